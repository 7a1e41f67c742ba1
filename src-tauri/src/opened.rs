//! What the system asks the app to open: a game or a backup that somebody has tapped, or a link with
//! the code of a game, before the app is up or while it is. The screen reads what was tapped, and
//! nothing else.

use std::io::Read;
#[cfg(desktop)]
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use tauri::ipc::Response;
use tauri::{AppHandle, Emitter, Manager, Runtime, State};
use tauri_plugin_fs::{FilePath, FsExt, OpenOptions};

/// No backup is larger; what is, is no file of ours.
const MOST_BYTES: u64 = 1 << 28;

/// What the links of the app begin with; the code of a game is what follows.
const SCHEME: &str = "ctyrhra";

/// The file that was tapped last and has not been read.
#[derive(Default)]
pub(crate) struct Opened(Mutex<Option<FilePath>>);

impl Opened {
    fn put(&self, file: Option<FilePath>) -> Option<FilePath> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut waiting, file)
    }
}

/// A file was tapped: it waits for the screen, which is told.
pub(crate) fn bring<R: Runtime>(shell: &AppHandle<R>, file: FilePath) {
    shell.state::<Opened>().put(Some(file));
    let _ = shell.emit("opened", ());
}

/// The file among the words that a program was started with in some folder.
#[cfg(desktop)]
pub(crate) fn among(words: &[String], folder: &Path) -> Option<FilePath> {
    let word = words.iter().skip(1).find(|word| !word.starts_with('-'))?;
    // Desktops that know links hand over files as links, too.
    if let Ok(url) = tauri::Url::parse(word) {
        if url.scheme() == SCHEME {
            return Some(FilePath::Url(url));
        }
        if url.scheme() == "file" {
            return url.to_file_path().ok().map(FilePath::Path);
        }
    }
    Some(FilePath::Path(folder.join(word)))
}

/// The code in a link of the app's own; nothing in any other.
fn code_in(file: &FilePath) -> Option<&str> {
    let FilePath::Url(url) = file else { return None };
    let rest = url.as_str().strip_prefix(SCHEME)?.strip_prefix(':')?;
    Some(rest.trim_matches('/'))
}

/// What a file is called, as far as that is known.
fn name(file: &FilePath) -> String {
    let last = match file {
        FilePath::Path(path) => path.file_name().map(|it| it.to_string_lossy().into_owned()),
        FilePath::Url(url) => url.path().rsplit('/').next().map(str::to_owned),
    };
    last.unwrap_or_default()
}

/// The name of the file that waits; nothing when none does.
#[tauri::command]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn opened_name(opened: State<'_, Opened>) -> Option<String> {
    let file = opened.put(None)?;
    let name = name(&file);
    opened.put(Some(file));
    Some(name)
}

/// What stands in the file that waits. It waits no longer.
///
/// # Errors
/// `other`: none waits, or it cannot be read, or it is larger than any file of ours.
#[tauri::command(async)]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn opened_bytes<R: Runtime>(
    shell: AppHandle<R>,
    opened: State<'_, Opened>,
) -> Result<Response, &'static str> {
    let file = opened.put(None).ok_or("other")?;
    if let Some(code) = code_in(&file) {
        return Ok(Response::new(code.as_bytes().to_vec()));
    }
    let mut options = OpenOptions::new();
    options.read(true);
    let mut bytes = Vec::new();
    let read = shell.fs().open(file, options).map_err(|_| "other")?;
    read.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|_| "other")?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err("other");
    }
    Ok(Response::new(bytes))
}

#[cfg(all(test, desktop))]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_the_first_word_that_is_no_switch() {
        let words = |words: &[&str]| words.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
        let found = |list: &[&str]| {
            among(&words(list), Path::new("/home/eva")).map(|it| it.into_path().expect("a path"))
        };
        assert_eq!(found(&["ctyrhra"]), None);
        assert_eq!(found(&["ctyrhra", "--quiet"]), None);
        assert_eq!(found(&["ctyrhra", "a.json"]).as_deref(), Some(Path::new("/home/eva/a.json")));
        assert_eq!(
            found(&["ctyrhra", "-x", "/tmp/b.backup", "c"]).as_deref(),
            Some(Path::new("/tmp/b.backup"))
        );
        assert_eq!(
            found(&["ctyrhra", "file:///tmp/moje%20hra.ctyrhra"]).as_deref(),
            Some(Path::new("/tmp/moje hra.ctyrhra"))
        );
    }

    #[test]
    fn a_link_brings_its_code_as_it_is() {
        for link in
            ["ctyrhra:AbC-d_9", "ctyrhra://AbC-d_9", "ctyrhra://AbC-d_9/", "CTYRHRA:AbC-d_9"]
        {
            let words = ["ctyrhra".to_owned(), link.to_owned()];
            let found = among(&words, Path::new("/home/eva")).expect("a link");
            assert_eq!(code_in(&found), Some("AbC-d_9"), "{link}");
        }
        for other in ["https://example.org/ctyrhra:A", "ctyrhrax:A"] {
            let words = ["ctyrhra".to_owned(), other.to_owned()];
            let found = among(&words, Path::new("/home/eva")).expect("a word");
            assert_eq!(code_in(&found), None, "{other}");
        }
    }
}
