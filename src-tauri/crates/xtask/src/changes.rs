//! What differs from `main`: committed since then, changed, or new; and which crates are engines.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::process::Command;

use crate::shell::{Failure, root};

/// The crate of what the house promises of every file.
pub(crate) const POLICY: &str = "tests";

/// The commit to compare with: where the work at hand left `main`, or the last one on it.
pub(crate) fn since() -> Result<String, Failure> {
    git(&["merge-base", "HEAD", "main"]).or_else(|_| git(&["rev-parse", "HEAD"]))
}

/// Files that differ from a commit or are new, from the top of the project.
pub(crate) fn files(since: &str) -> Result<Vec<String>, Failure> {
    let changed = git(&["diff", "--name-only", since])?;
    let fresh = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(fresh.lines()).map(str::to_owned).collect())
}

/// The crates that these files belong to, but for those that are gone.
pub(crate) fn crates(files: &[String]) -> BTreeSet<&str> {
    let mut found: BTreeSet<&str> = files.iter().filter_map(|file| crate_of(file)).collect();
    let folders = root().join("src-tauri/crates");
    found.retain(|name| !is_below(name) || folders.join(name).join("Cargo.toml").exists());
    found
}

/// The engines: the crates that have rules.
pub(crate) fn engines() -> Result<Vec<String>, Failure> {
    let folders = root().join("src-tauri/crates");
    let fault = |error| Failure::new(format!("{}: {error}", folders.display()));
    let mut found = Vec::new();
    for entry in fs::read_dir(&folders).map_err(fault)? {
        let folder = entry.map_err(fault)?.path();
        if let Some(name) = folder.file_name().and_then(OsStr::to_str)
            && folder.join("RULES.md").exists()
        {
            found.push(name.to_owned());
        }
    }
    Ok(found)
}

/// Whether a crate is a program and no library.
pub(crate) fn is_program(name: &str) -> bool {
    root().join("src-tauri/crates").join(name).join("src/main.rs").exists()
}

/// Whether a crate lies below the shell; `tests` and the shell itself do not.
fn is_below(name: &str) -> bool {
    !["ctyrhra", POLICY].contains(&name)
}

fn crate_of(file: &str) -> Option<&str> {
    let mut folders = file.split('/');
    match (folders.next(), folders.next(), folders.next()) {
        (Some("src-tauri"), Some("crates"), name) => name,
        (Some("src-tauri"), Some(_), _) => Some("ctyrhra"),
        // The house's policy looks at every file.
        (Some(_), ..) => Some(POLICY),
        (None, ..) => None,
    }
}

pub(crate) fn git(words: &[&str]) -> Result<String, Failure> {
    let out = Command::new("git").args(words).current_dir(root()).output();
    match out {
        Ok(out) if out.status.success() => {
            Ok(String::from_utf8_lossy(&out.stdout).trim().to_owned())
        }
        _ => Err(Failure::new(format!("`git {}` failed", words.join(" ")))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_belong_to_crates() {
        let of = |file| crate_of(file).unwrap();
        assert_eq!(of("src-tauri/crates/kraje/tests/rules.rs"), "kraje");
        assert_eq!(of("src-tauri/src/lib.rs"), "ctyrhra");
        assert_eq!(of("ui/src/main.tsx"), "tests");
        assert_eq!(of("README.md"), "tests");
    }
}
