//! Names of files beside the saves, and moving them about.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::StoreError;

pub(crate) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(from_io(&error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Renames a file, if it is there.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    match fs::rename(from, to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(from_io(&error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

pub(crate) fn from_io(error: &io::Error) -> StoreError {
    let is_full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
    if is_full { StoreError::Full } else { StoreError::ReadOnly }
}

/// A name beside the file: `games.db` and `x` make `games-x.db`.
pub(crate) fn beside(path: &Path, what: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{what}.{end}"))
}

/// The path with something put to its very end.
pub(crate) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}

/// The path as a URI, for options after a question mark.
pub(crate) fn uri(path: &Path) -> String {
    let mut uri = "file:".to_owned();
    for c in spelled(path).to_string_lossy().chars() {
        match c {
            '%' => uri.push_str("%25"),
            '?' => uri.push_str("%3f"),
            '#' => uri.push_str("%23"),
            c => uri.push(c),
        }
    }
    uri
}

/// The path as the database takes it. Windows opens one of more than 260 letters only where it is
/// spelled out, which the database leaves to who calls it.
#[cfg(windows)]
pub(crate) fn spelled(path: &Path) -> PathBuf {
    use std::path::{Component, Prefix};
    /// Room for what the database puts to the end.
    const SHORT: usize = 240;
    let Ok(whole) = std::path::absolute(path) else { return path.to_owned() };
    match whole.components().next() {
        Some(Component::Prefix(it))
            if matches!(it.kind(), Prefix::Disk(_)) && whole.as_os_str().len() > SHORT =>
        {
            let mut spelled = OsString::from(r"\\?\");
            spelled.push(whole);
            spelled.into()
        }
        _ => path.to_owned(),
    }
}

/// The path as the database takes it.
#[cfg(not(windows))]
pub(crate) fn spelled(path: &Path) -> PathBuf {
    path.to_owned()
}
