//! One owner at a time, and a file that is changed under the app. What only some systems let others
//! do to an open file is tested in `taken`.

use std::fs;
use std::path::PathBuf;

use super::{Folder, change, new_game, steps};
use crate::path::{beside, with_end};
use crate::*;

impl Folder {
    pub(super) fn file(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

/// A store with a game of one step.
pub(super) fn with_a_game(folder: &Folder) -> Store {
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
    store
}

/// Plays the next step on and says how many a later start finds.
pub(super) fn goes_on(folder: &Folder, mut store: Store) -> usize {
    store.change("g", 1, &change(1, &steps(&["b"]), 2, 20)).unwrap();
    drop(store);
    folder.open().game("g").unwrap().moves.len()
}

#[test]
fn the_second_app_may_look_and_not_write_until_the_first_one_ends() {
    let folder = Folder::new("second");
    let first = with_a_game(&folder);
    let Opened::Unwritable(mut second, StoreError::InUse) = open(&folder.file()) else { panic!() };
    assert_eq!(second.game("g").unwrap().moves.len(), 1);
    let refused = second.change("g", 1, &change(1, &steps(&["b"]), 2, 20));
    assert_eq!(refused, Err(StoreError::InUse));
    assert_eq!(open_again(&folder.file(), &mut second).unwrap_err(), StoreError::InUse);
    drop(first);
    let again = open_again(&folder.file(), &mut second).unwrap().into_store();
    assert_eq!(goes_on(&folder, again), 2);
}

#[test]
fn nothing_is_put_back_while_all_is_in_place() {
    let folder = Folder::new("in-place");
    let mut store = with_a_game(&folder);
    assert_eq!(store.keep_in_place(), Ok(None));
    store.change("g", 1, &change(1, &steps(&["b"]), 2, 20)).unwrap();
    assert_eq!(store.keep_in_place(), Ok(None));
    store.db.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
}

#[test]
fn of_a_file_that_was_cut_comes_what_can_be_read_and_a_game_in_memory_is_written_whole() {
    for n_left in [0, 90, 3_000, 8_192, 50_000] {
        cut(n_left);
    }
}

fn cut(n_left: u64) {
    let folder = Folder::new("cut");
    let store = with_a_game(&folder);
    store.db.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    // As the next start would find it: nothing in the log, nothing kept in memory.
    drop(store);
    let mut store = folder.open();
    fs::File::options().write(true).open(folder.file()).unwrap().set_len(n_left).unwrap();
    let done = store.keep_in_place();
    let Ok(Some(PutBack { kept_as: Some(_), is_whole: false })) = done else {
        panic!("{n_left}: {done:?}");
    };
    assert_eq!(store.n_losses(), 1);
    let all = steps(&["a", "b"]);
    store.write_whole(&new_game("g"), &change(0, &all, 2, 20)).unwrap();
    drop(store);
    assert_eq!(folder.open().game("g").unwrap().moves, all);
}

#[test]
fn a_lock_is_an_empty_file_beside_the_saves() {
    let folder = Folder::new("lock");
    let store = folder.open();
    let lock = with_end(&folder.file(), ".lock");
    assert_eq!(fs::metadata(&lock).unwrap().len(), 0);
    drop(store);
    // One that an ended app has left is no lock.
    assert!(lock.exists());
    drop(folder.open());
    assert!(!beside(&folder.file(), "rescuing").exists());
}

/// The reason why nothing else is tested there of a file that is taken away.
#[cfg(windows)]
#[test]
fn nobody_takes_away_a_file_that_is_open() {
    let folder = Folder::new("held");
    let store = with_a_game(&folder);
    let (file, log) = (folder.file(), with_end(&folder.file(), "-wal"));
    for held in [&file, &log] {
        fs::remove_file(held).unwrap_err();
        fs::rename(held, folder.0.join("mine.db")).unwrap_err();
        fs::write(folder.0.join("other.db"), "other").unwrap();
        fs::rename(folder.0.join("other.db"), held).unwrap_err();
    }
    assert_eq!(goes_on(&folder, store), 2);
}
