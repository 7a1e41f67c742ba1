//! Reading the whole file of saved games beside the work, now and then: a large file takes too
//! long to read for anybody to wait for it at the start.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::sync::broadcast::Sender;

use crate::clock::now;
use crate::wire::{Push, Trouble};

/// The setting that says when the whole file was last found sound, in ms since 1970 UTC.
const CHECKED_AT: &str = "checkedAt";

/// The setting that says how often that was begun since and not done: the app ended before.
const BEGUN: &str = "checkBegun";

/// Whoever ends the app so often before the file was read has it read at once.
const MOST_BEGUN: u32 = 2;

/// A file is read whole once in so many ms.
const EVERY_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// The first seconds belong to the players.
const AFTER: Duration = Duration::from_secs(20);

/// What is needed to read the file, and to say what was found.
pub(crate) struct Check {
    pub(crate) path: PathBuf,
    pub(crate) trouble: Arc<Mutex<Vec<Trouble>>>,
    pub(crate) pushes: Sender<Push>,
}

impl Check {
    /// Reads the whole file on a thread of its own, unless that was done lately.
    pub(crate) fn begin(self, store: &mut Store) {
        if store.is_checked() || !is_due(store) {
            return;
        }
        let begun: u32 = setting(store, BEGUN).unwrap_or(0);
        let _ = store.set(&[(BEGUN.to_owned(), begun.saturating_add(1).to_string())].into());
        let run = move || {
            thread::sleep(if begun < MOST_BEGUN { AFTER } else { Duration::ZERO });
            self.run();
        };
        // Without a thread it waits for the next time.
        let _ = thread::Builder::new().name("check".into()).spawn(run);
    }

    fn run(&self) {
        let found = store::check_whole(&self.path);
        if found.is_ok() {
            // Only now is it known. Where that cannot be written, it is read once more.
            let done = [(CHECKED_AT, now().to_string()), (BEGUN, "0".to_owned())];
            let done = done.map(|(key, value)| (key.to_owned(), value));
            let _ = store::set_beside(&self.path, &done.into());
        } else if found == Err(StoreError::Damaged) {
            let trouble = Trouble::Damaged;
            let mut known = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
            known.push(trouble.clone());
            drop(known);
            // Nobody may be listening; whoever comes next is told with `hello`.
            let _ = self.pushes.send(Push::Trouble { trouble });
        }
    }
}

fn is_due(store: &Store) -> bool {
    let last: Option<i64> = setting(store, CHECKED_AT);
    // A clock that was ahead must not put it off for years.
    last.is_none_or(|last| !(0..EVERY_MS).contains(&(now() - last)))
}

fn setting<T: FromStr>(store: &Store, key: &str) -> Option<T> {
    store.settings().unwrap_or_default().get(key)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_checked_only_when_all_of_it_was_read_and_sound() {
        let folder = std::env::temp_dir().join(format!("check-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let path = folder.join("games.db");
        let check = || {
            let (pushes, _) = tokio::sync::broadcast::channel(1);
            Check { path: path.clone(), trouble: Arc::default(), pushes }
        };
        let mut store = store::open(&path).into_store();
        store.set(&[(BEGUN.to_owned(), "1".to_owned())].into()).unwrap();
        assert!(is_due(&store));
        check().run();
        assert!(!is_due(&store), "it was read just now");
        assert_eq!(setting(&store, BEGUN), Some(0));
        store.set(&[(CHECKED_AT.to_owned(), "1".to_owned())].into()).unwrap();
        drop(store);
        let mut bytes = std::fs::read(&path).unwrap();
        let n = bytes.len();
        bytes[n - 4096..].fill(0xff);
        std::fs::write(&path, bytes).unwrap();
        let damaged = check();
        damaged.run();
        assert_eq!(damaged.trouble.lock().unwrap().as_slice(), [Trouble::Damaged]);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
