//! Reviews: kept with their game, gone with it, and never carried over.

use rusqlite::Connection;

use super::backup::restore;
use super::result::finish;
use super::*;

#[test]
fn a_review_is_kept_with_its_game_and_goes_with_it() {
    let folder = Folder::new("review");
    let mut store = folder.open();
    finish(&mut store, "a", 1_700_000_000_000, &[(12, 1), (9, 2)]);
    assert_eq!(store.review("a").unwrap(), None);
    store.keep_review("a", "{}").unwrap();
    store.keep_review("a", r#"{"share":7}"#).unwrap();
    assert_eq!(store.review("a").unwrap().as_deref(), Some(r#"{"share":7}"#));
    // Nobody's review is nobody's trouble.
    store.keep_review("no such game", "{}").unwrap();
    assert_eq!(store.review("no such game").unwrap(), None);
    drop(store);
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.pragma_update(None, "foreign_keys", "ON").unwrap();
    db.execute("DELETE FROM game WHERE id = 'a'", []).unwrap();
    drop(db);
    assert_eq!(folder.open().review("a").unwrap(), None);
}

#[test]
fn a_review_that_is_no_text_any_more_is_none() {
    let folder = Folder::new("review-damaged");
    let mut store = folder.open();
    finish(&mut store, "a", 1_700_000_000_000, &[(12, 1), (9, 2)]);
    store.keep_review("a", "{}").unwrap();
    store.db.execute("UPDATE review SET body = CAST(X'FF00' AS TEXT)", []).unwrap();
    assert_eq!(store.review("a").unwrap(), None);
}

#[test]
fn a_backup_brings_no_review() {
    let folder = Folder::new("review-backup");
    let mut store = folder.open();
    finish(&mut store, "a", 1_700_000_000_000, &[(12, 1), (9, 2)]);
    store.keep_review("a", "{}").unwrap();
    let backup = folder.0.join("a.backup");
    write_backup(&folder.0.join("games.db"), &backup, "0.1.0", 1).unwrap();
    let other = Folder::new("review-other");
    restore(&backup, &other, &mut other.open());
    assert_eq!(other.open().review("a").unwrap(), None, "a stranger's word is not believed");
}
