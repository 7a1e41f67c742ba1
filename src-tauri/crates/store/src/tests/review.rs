//! Reviews: kept with their game, gone with it, and never carried over.

use rusqlite::Connection;

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
    let incoming = Incoming::unpack(&backup, &folder.0.join("other.db")).unwrap();
    assert_eq!(incoming.store().review("a").unwrap(), None, "a stranger's word is not believed");
}

#[test]
fn a_part_of_the_reviews_of_a_person_is_found() {
    let folder = Folder::new("review-parts");
    let mut store = folder.open();
    let games = ["a", "b", "c", "d"];
    for (n, id) in games.into_iter().enumerate() {
        finish(&mut store, id, 1_700_000_000_000 + n as i64, &[(12, 1), (9, 2)]);
        store.keep_review(id, &format!(r#"{{"ledger":{{"of":"{id}"}}}}"#)).unwrap();
    }
    store
        .db
        .execute_batch(
            "INSERT INTO profile (id, name, mark, created_at) VALUES ('eva', 'Eva', 'sun', 1);
             UPDATE seat SET profile_id = 'eva' WHERE idx = 0;",
        )
        .unwrap();
    store.keep_review("b", "{{{").unwrap();
    store.keep_review("c", r#"{"ledger":null}"#).unwrap();
    let found = |game, who, most| store.in_reviews((game, who), "$.ledger", most).unwrap();
    let own = |id: &str| (0, format!(r#"{{"of":"{id}"}}"#));
    assert_eq!(found("toy", "eva", 9), [own("d"), own("a")]);
    assert_eq!(found("toy", "eva", 1), [own("d")]);
    assert_eq!(found("another", "eva", 9), []);
    assert_eq!(found("toy", "nobody", 9), []);
}
