//! Reading the whole file of saved games beside the work, now and then: a large file takes too
//! long to read for anybody to wait for it at the start.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::sync::broadcast::Sender;

use crate::clock::now;
use crate::wire::{Push, Trouble};

/// The setting that says when the whole file was last found sound, in ms since 1970 UTC.
const CHECKED_AT: &str = "checkedAt";

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
        // Written down before it is known: who ends the app every few minutes must not read the
        // file at every start. Where it is not sound, the next start reads all of it anyway.
        let _ = store.set(&[(CHECKED_AT.to_owned(), now().to_string())].into());
        let run = move || {
            thread::sleep(AFTER);
            self.run();
        };
        // Without a thread it waits for the next time.
        let _ = thread::Builder::new().name("check".into()).spawn(run);
    }

    fn run(&self) {
        if store::check_whole(&self.path) == Err(StoreError::Damaged) {
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
    let kept = store.settings().unwrap_or_default();
    let last = kept.get(CHECKED_AT).and_then(|at| at.parse::<i64>().ok());
    // A clock that was ahead must not put it off for years.
    last.is_none_or(|last| !(0..EVERY_MS).contains(&(now() - last)))
}
