//! What lies beside the saved games and nobody needs any more: halves of files that the app was
//! writing when it ended, and copies from before a migration when there are newer ones.

use std::fs;
use std::path::{Path, PathBuf};

use crate::migrate::PART;
use crate::path::{beside, remove, with_end};

/// How many copies of the saves from before a migration are kept.
const COPIES: usize = 2;

/// The ending of a copy's file name, followed by its schema and its time.
const COPY: &str = "schema-";

/// Where the saves are copied before they are brought from this schema to a newer one.
pub(crate) fn copy_before_migration(saves: &Path, schema: u32, today: &str) -> PathBuf {
    beside(saves, &format!("{COPY}{schema}-{today}"))
}

/// Removes old copies and left-over files beside the saves. A file that cannot be removed now is
/// tried again at the next start.
pub(crate) fn tidy(saves: &Path) {
    for what in ["backup", "incoming", "rescuing"] {
        for end in ["-wal", "-shm", "-journal", ""] {
            let _ = remove(&with_end(&beside(saves, what), end));
        }
    }
    let (mut copies, cut): (Vec<_>, Vec<_>) =
        copies(saves).into_iter().partition(|(_, path)| path.extension() == saves.extension());
    copies.sort();
    let n_old = copies.len().saturating_sub(COPIES);
    for (_, path) in copies.iter().take(n_old).chain(&cut) {
        let _ = remove(path);
    }
}

/// The copies of the saves from before migrations with their times, those cut short too.
fn copies(saves: &Path) -> Vec<(String, PathBuf)> {
    let example = beside(saves, COPY);
    let (Some(folder), Some(start)) = (saves.parent(), example.file_stem()) else {
        return Vec::new();
    };
    let start = start.to_string_lossy();
    let of = |path: PathBuf| {
        let end = path.extension()?;
        if Some(end) != saves.extension() && end != PART {
            return None;
        }
        // The time alone says which is newer.
        let (schema, time) = path.file_stem()?.to_str()?.strip_prefix(&*start)?.split_once('-')?;
        schema.parse::<u32>().ok()?;
        Some((time.to_owned(), path))
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| of(entry.path())).collect()
}
