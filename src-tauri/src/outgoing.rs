//! Files that leave the app. A web view of ours saves nothing by itself, so the screen hands a
//! file over piece by piece, and the system's own dialog says where it goes: a folder on a
//! computer, a document of whichever app people choose on a phone.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use data_encoding::BASE64;
use tauri::{AppHandle, Manager, Runtime, State, WebviewWindow};
use tauri_plugin_dialog::DialogExt;
use tauri_plugin_fs::{FilePath, FsExt, OpenOptions};
use tokio::sync::oneshot;

/// The file that is being written, if one is: the screen asks for one at a time.
#[derive(Default)]
pub(crate) struct Outgoing(Mutex<Slot>);

#[derive(Default)]
enum Slot {
    #[default]
    Free,
    /// The dialog is open.
    Asking,
    Writing(Writing),
}

impl Outgoing {
    /// A panic elsewhere leaves at worst a piece of a file that was never called whole.
    fn slot(&self) -> MutexGuard<'_, Slot> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks, under this title, where a file of this name should go. `false`: nowhere, or the question stands already.
///
/// # Errors
/// The file cannot be made there; see [`why`].
#[tauri::command]
pub(crate) async fn save_as<R: Runtime>(
    shell: AppHandle<R>,
    window: WebviewWindow<R>,
    outgoing: State<'_, Outgoing>,
    name: String,
    title: String,
) -> Result<bool, &'static str> {
    {
        let mut slot = outgoing.slot();
        if matches!(*slot, Slot::Asking) {
            return Ok(false);
        }
        // A file that was begun before and never finished is given up here.
        *slot = Slot::Asking;
    }
    let chosen = ask(&shell, &window, &name, &title).await;
    let begun = chosen.map(|place| Writing::begin(&shell, place)).transpose();
    let mut slot = outgoing.slot();
    match begun {
        Ok(Some(writing)) => {
            *slot = Slot::Writing(writing);
            Ok(true)
        }
        Ok(None) => {
            *slot = Slot::Free;
            Ok(false)
        }
        Err(error) => {
            *slot = Slot::Free;
            Err(why(&error))
        }
    }
}

/// Begins a file of this name that is for another app, where such files lie until they are fetched.
///
/// # Errors
/// The file cannot be made there; see [`why`].
#[tauri::command]
pub(crate) async fn share_begin<R: Runtime>(
    shell: AppHandle<R>,
    outgoing: State<'_, Outgoing>,
    name: String,
) -> Result<(), &'static str> {
    let place = to_share(&shell, &name).ok_or("other")?;
    // What was shared before has been fetched, or never will be.
    let begun = place.parent().map_or(Ok(()), |folder| {
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder)
    });
    let writing = begun.and_then(|()| Writing::beside(&place)).map_err(|error| why(&error))?;
    *outgoing.slot() = Slot::Writing(writing);
    Ok(())
}

/// Where a file of this name lies for another app: the one folder that the app shows to others.
pub(crate) fn to_share<R: Runtime>(shell: &AppHandle<R>, name: &str) -> Option<PathBuf> {
    let folder = shell.path().app_cache_dir().ok()?.join("shared");
    // A name, and no way to another folder.
    Some(folder.join(Path::new(name).file_name()?))
}

/// Adds a piece, in base 64, to the file that was asked for last.
///
/// # Errors
/// It cannot be written, and what was written is gone; see [`why`].
#[tauri::command]
pub(crate) async fn save_part(
    outgoing: State<'_, Outgoing>,
    data: String,
) -> Result<(), &'static str> {
    let mut slot = outgoing.slot();
    let Slot::Writing(writing) = &mut *slot else { return Err("other") };
    let written = BASE64
        .decode(data.as_bytes())
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
        .and_then(|bytes| writing.add(&bytes));
    written.map_err(|error| {
        *slot = Slot::Free;
        why(&error)
    })
}

/// Closes the file: it is whole (`keep`), or what there is of it should go.
///
/// # Errors
/// It cannot be written to the end, and what was written is gone; see [`why`].
#[tauri::command]
pub(crate) async fn save_end(
    outgoing: State<'_, Outgoing>,
    keep: bool,
) -> Result<(), &'static str> {
    let slot = std::mem::take(&mut *outgoing.slot());
    match slot {
        Slot::Writing(writing) if keep => writing.finish().map_err(|error| why(&error)),
        Slot::Writing(_) | Slot::Free | Slot::Asking => Ok(()),
    }
}

async fn ask<R: Runtime>(
    shell: &AppHandle<R>,
    window: &WebviewWindow<R>,
    name: &str,
    title: &str,
) -> Option<FilePath> {
    let dialog = shell.dialog().file().set_file_name(name).set_title(title);
    #[cfg(desktop)]
    let dialog = {
        let paths = shell.path();
        let folder =
            paths.document_dir().ok().filter(|it| it.is_dir()).or_else(|| paths.home_dir().ok());
        let dialog = dialog.set_parent(window);
        match folder {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        }
    };
    #[cfg(mobile)]
    let _ = window;
    let (answer, answered) = oneshot::channel();
    dialog.save_file(move |place| {
        let _ = answer.send(place);
    });
    answered.await.ok().flatten()
}

/// Why a file could not be written, as far as the screen has words for it.
fn why(error: &io::Error) -> &'static str {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the list of the standard library is open")]
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            "full"
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "forbidden",
        _ => "other",
    }
}

/// A file on its way. Dropped before [`Writing::finish`], it leaves nothing behind where the
/// system lets us take it back.
struct Writing {
    file: File,
    /// Written beside its place, so that an older file of the same name stays until the new one is
    /// whole. Absent where a place is no path but a document of another app.
    aside: Option<Aside>,
}

impl Writing {
    fn begin<R: Runtime>(shell: &AppHandle<R>, place: FilePath) -> io::Result<Self> {
        let document = match place {
            FilePath::Path(path) => return Self::beside(&path),
            FilePath::Url(url) => match url.to_file_path() {
                Ok(path) => return Self::beside(&path),
                Err(()) => FilePath::Url(url),
            },
        };
        let mut options = OpenOptions::new();
        options.read(false).write(true).truncate(true).create(true);
        Ok(Self { file: shell.fs().open(document, options)?, aside: None })
    }

    fn beside(path: &Path) -> io::Result<Self> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = path.with_file_name(name);
        let file = File::create(&part)?;
        Ok(Self { file, aside: Some(Aside { part, place: path.to_owned() }) })
    }

    fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    fn finish(self) -> io::Result<()> {
        let Self { mut file, aside } = self;
        file.flush()?;
        match aside {
            Some(aside) => {
                file.sync_all()?;
                drop(file);
                fs::rename(&aside.part, &aside.place)
            }
            // Not every other app's document can be forced to its disk; closing it hands it over.
            None => Ok(()),
        }
    }
}

/// A file written beside the place it is meant for; what is still there when it is dropped goes.
struct Aside {
    part: PathBuf,
    place: PathBuf,
}

impl Drop for Aside {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.part);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("ctyrhra-outgoing-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn files(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_takes_its_place_only_when_it_is_whole() {
        let folder = folder("whole");
        let place = folder.join("záloha.ctyrhra");
        fs::write(&place, "old").unwrap();
        let mut writing = Writing::beside(&place).unwrap();
        writing.add(b"ne").unwrap();
        assert_eq!(fs::read(&place).unwrap(), b"old");
        writing.add(b"w").unwrap();
        writing.finish().unwrap();
        assert_eq!(fs::read(&place).unwrap(), b"new");
        assert_eq!(files(&folder), ["záloha.ctyrhra"]);
    }

    #[test]
    fn a_file_given_up_leaves_the_old_one_and_nothing_else() {
        let folder = folder("given-up");
        let place = folder.join("games.csv");
        fs::write(&place, "old").unwrap();
        let mut writing = Writing::beside(&place).unwrap();
        writing.add(b"new").unwrap();
        drop(writing);
        assert_eq!(fs::read(&place).unwrap(), b"old");
        assert_eq!(files(&folder), ["games.csv"]);
    }

    #[test]
    fn a_place_that_cannot_be_written_is_told_as_a_code() {
        let folder = folder("nowhere");
        let error = Writing::beside(&folder.join("missing/games.csv")).err().unwrap();
        assert_eq!(why(&error), "other");
        assert_eq!(why(&io::ErrorKind::StorageFull.into()), "full");
        assert_eq!(why(&io::ErrorKind::PermissionDenied.into()), "forbidden");
    }
}
