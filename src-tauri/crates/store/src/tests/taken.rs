//! A file that is taken away under the app, where the system lets others do that.

use std::fs;

use super::owner::{goes_on, with_a_game};
use super::{Folder, change, new_game, steps};
use crate::path::{beside, with_end};
use crate::*;

#[test]
fn a_change_of_a_file_that_is_gone_is_not_acknowledged() {
    let folder = Folder::new("not-acknowledged");
    let mut store = with_a_game(&folder);
    fs::remove_file(folder.file()).unwrap();
    let told = store.change("g", 1, &change(1, &steps(&["b"]), 2, 20));
    assert_eq!(told, Err(StoreError::Gone));
}

#[test]
fn a_file_that_was_deleted_with_its_folder_is_written_anew() {
    let folder = Folder::new("deleted");
    let mut store = with_a_game(&folder);
    fs::remove_dir_all(&folder.0).unwrap();
    let done = store.keep_in_place();
    assert_eq!(done, Ok(Some(PutBack { kept_as: None, is_whole: true })));
    assert_eq!(goes_on(&folder, store), 2);
}

#[test]
fn a_log_that_was_deleted_is_noticed() {
    let folder = Folder::new("log-deleted");
    let mut store = with_a_game(&folder);
    fs::remove_file(with_end(&folder.file(), "-wal")).unwrap();
    assert!(store.keep_in_place().unwrap().unwrap().is_whole);
    assert_eq!(goes_on(&folder, store), 2);
}

#[test]
fn a_file_that_was_moved_is_written_anew_and_the_moved_one_left() {
    let folder = Folder::new("moved");
    let mut store = with_a_game(&folder);
    fs::rename(folder.file(), folder.0.join("mine.db")).unwrap();
    assert!(store.keep_in_place().unwrap().unwrap().is_whole);
    assert_eq!(goes_on(&folder, store), 2);
    assert!(folder.0.join("mine.db").exists());
}

#[test]
fn what_was_put_in_the_place_of_the_file_is_kept() {
    let (folder, other) = (Folder::new("replaced"), Folder::new("replacing"));
    let mut store = with_a_game(&folder);
    other.open().begin(&new_game("theirs"), &change(0, &[], 0, 10)).unwrap();
    fs::rename(other.file(), folder.file()).unwrap();
    let PutBack { kept_as, is_whole } = store.keep_in_place().unwrap().unwrap();
    assert!(is_whole);
    let kept_as = kept_as.unwrap();
    assert_eq!(goes_on(&folder, store), 2);
    assert_eq!(open(&kept_as).into_store().game("theirs").unwrap().at, 0);
}

#[test]
fn what_cannot_be_put_back_is_refused_until_it_can() {
    let folder = Folder::new("no-way-back");
    let mut store = with_a_game(&folder);
    fs::remove_dir_all(&folder.0).unwrap();
    fs::write(&folder.0, "in the way").unwrap();
    assert_eq!(store.keep_in_place(), Err(StoreError::ReadOnly));
    let refused = store.change("g", 1, &change(1, &steps(&["b"]), 2, 20));
    assert_eq!(refused, Err(StoreError::ReadOnly));
    fs::remove_file(&folder.0).unwrap();
    assert!(store.keep_in_place().unwrap().unwrap().is_whole);
    assert_eq!(goes_on(&folder, store), 2);
}

#[test]
fn what_was_put_back_and_cannot_be_opened_yet_is_not_lost() {
    let folder = Folder::new("not-opened");
    let mut store = with_a_game(&folder);
    fs::remove_file(folder.file()).unwrap();
    // The file is in its place again, and its opening ends with what must be removed and cannot be.
    let in_the_way = beside(&folder.file(), "suspect");
    fs::create_dir(&in_the_way).unwrap();
    assert_eq!(store.keep_in_place(), Err(StoreError::ReadOnly));
    assert_eq!(store.game("g").unwrap().moves.len(), 1, "meanwhile it can be read");
    let refused = store.change("g", 1, &change(1, &steps(&["b"]), 2, 20));
    assert_eq!(refused, Err(StoreError::ReadOnly));
    let Opened::Unwritable(_, StoreError::InUse) = open(&folder.file()) else {
        panic!("the lock is gone")
    };
    fs::remove_dir(&in_the_way).unwrap();
    assert_eq!(store.keep_in_place(), Ok(Some(PutBack { kept_as: None, is_whole: true })));
    assert_eq!(goes_on(&folder, store), 2);
    assert!(!beside(&folder.file(), "rescued").exists());
}

#[test]
fn a_copy_that_cannot_be_settled_yet_is_not_lost() {
    let folder = Folder::new("not-settled");
    let mut store = with_a_game(&folder);
    fs::remove_file(folder.file()).unwrap();
    store.copy_aside(&folder.file()).unwrap();
    let away = folder.0.with_extension("away");
    fs::rename(&folder.0, &away).unwrap();
    fs::write(&folder.0, "in the way").unwrap();
    for _ in 0..2 {
        assert_eq!(store.keep_in_place(), Err(StoreError::ReadOnly));
    }
    fs::remove_file(&folder.0).unwrap();
    fs::rename(&away, &folder.0).unwrap();
    assert!(store.keep_in_place().unwrap().unwrap().is_whole);
    assert_eq!(goes_on(&folder, store), 2);
}

#[test]
fn a_file_that_comes_back_by_itself_is_written_again() {
    let folder = Folder::new("comes-back");
    let mut store = with_a_game(&folder);
    let away = folder.0.with_extension("away");
    fs::rename(&folder.0, &away).unwrap();
    fs::write(&folder.0, "in the way").unwrap();
    assert_eq!(store.keep_in_place(), Err(StoreError::ReadOnly));
    fs::remove_file(&folder.0).unwrap();
    fs::rename(&away, &folder.0).unwrap();
    assert_eq!(store.keep_in_place(), Ok(None));
    assert_eq!(goes_on(&folder, store), 2);
}
