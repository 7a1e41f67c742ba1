//! Damaged files: what the schema is called no longer, what refers to what is lost, and an end of
//! the app in the middle of it.

use super::*;
use crate::migrate::MIGRATIONS;

/// A folder with a file that holds two games of a person, and a page of which is damaged.
fn damaged(name: &str) -> Folder {
    let folder = Folder::new(name);
    let mut store = folder.open();
    let traits = Traits { name: "Eva".into(), mark: "sun".into(), ..Traits::default() };
    store.add_person("eva", &traits, 5).unwrap();
    for id in ["g", "h"] {
        let mut game = new_game(id);
        game.seats[0].profile = Some("eva".into());
        store.begin(&game, &change(0, &steps(&["a", "b"]), 2, 10)).unwrap();
    }
    drop(store);
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.execute_batch("PRAGMA journal_mode = DELETE").unwrap();
    folder
}

/// Writes other bytes over the beginning of every place where these are.
fn overwrite(folder: &Folder, old: &[u8], new: &[u8]) {
    let file = folder.0.join("games.db");
    let mut bytes = fs::read(&file).unwrap();
    let found: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at..].starts_with(old)).collect();
    assert!(!found.is_empty());
    for at in found {
        bytes[at..at + new.len()].copy_from_slice(new);
    }
    fs::write(file, bytes).unwrap();
}

fn rescued(folder: &Folder) -> (Store, u32) {
    let opened = open(&folder.0.join("games.db"));
    let Opened::SetAside { store, rescued, kept_as } = opened else { panic!("{opened:?}") };
    assert!(kept_as.exists());
    (store, rescued)
}

#[test]
fn a_flipped_bit_in_the_name_of_a_column_costs_nothing() {
    for name in ["started_at", "played_as"] {
        let folder = damaged("column");
        overwrite(&folder, name.as_bytes(), b"\xffx");
        let (store, n) = rescued(&folder);
        assert_eq!(n, 2, "{name}");
        assert_eq!(store.game("g").unwrap().new.seats[0].profile, Some("eva".into()));
        assert_eq!(store.people().unwrap()[0].n_seats, 2);
    }
}

#[test]
fn a_file_of_an_older_schema_is_read_by_that_one() {
    let folder = Folder::new("older");
    let file = folder.0.join("games.db");
    let old = Connection::open(&file).unwrap();
    old.execute_batch(MIGRATIONS[0]).unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    old.execute_batch(
        "INSERT INTO game (id, game, rules, app_version, setup, seed, salt, started_at, tz_offset,
           changed_at, at)
         VALUES ('g', 'toy', 1, '0.1.0', '{}', 1, 's', 10, 60, 20, 0);
         INSERT INTO seat (game_id, idx, name, mark) VALUES ('g', 0, 'Eva', 'sun');",
    )
    .unwrap();
    drop(old);
    // `CREATE INDEX game_by_kind`: no table is touched by it.
    overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
    let (store, n) = rescued(&folder);
    assert_eq!(n, 1);
    assert_eq!(store.people().unwrap()[0].traits.name, "Eva", "the later migrations ran");
}

#[test]
fn a_half_migrated_file_is_mended() {
    let folder = damaged("half");
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    // A migration ran and its number was not written, which no version of ours does.
    db.pragma_update(None, "user_version", MIGRATIONS.len() - 1).unwrap();
    drop(db);
    let (store, n) = rescued(&folder);
    assert_eq!((n, store.people().unwrap().len()), (2, 1));
}

#[test]
fn what_refers_to_somebody_lost_is_kept_without_them() {
    let folder = damaged("dangling");
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.pragma_update(None, "foreign_keys", "OFF").unwrap();
    db.execute_batch("DELETE FROM profile; UPDATE game SET parent = 'x' WHERE id = 'h'").unwrap();
    drop(db);
    overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
    let (store, n) = rescued(&folder);
    assert_eq!(n, 2);
    let seats = store.game("g").unwrap().new.seats;
    assert_eq!((seats[0].name.as_str(), &seats[0].profile), ("A", &None));
}

#[test]
fn an_end_in_the_middle_of_it_loses_nothing() {
    // Before the new file was whole, a part of it lies there.
    let folder = damaged("middle");
    overwrite(&folder, b"started_at", b"startex_at");
    fs::write(folder.0.join("games-rescuing.db"), "half of it").unwrap();
    assert_eq!(rescued(&folder).1, 2);
    // After the damaged one was put aside, the new one waits under another name.
    fs::rename(folder.0.join("games.db"), folder.0.join("games-rescued.db")).unwrap();
    assert_eq!(folder.open().game("h").unwrap().at, 2);
}

/// Turns the middle of the pages of a table into nonsense, without a change of size or schema.
fn spoil(folder: &Folder, table: &str) {
    let file = folder.0.join("games.db");
    let db = Connection::open(&file).unwrap();
    let query = format!("SELECT rootpage FROM sqlite_schema WHERE name = '{table}'");
    let page: usize = db.query_row(&query, [], |row| row.get(0)).unwrap();
    drop(db);
    let mut bytes = fs::read(&file).unwrap();
    bytes[(page - 1) * 4096..(page - 1) * 4096 + 12].fill(0xff);
    fs::write(file, bytes).unwrap();
}

#[test]
fn a_large_file_is_opened_unread_and_checked_beside() {
    let folder = damaged("large");
    let file = folder.0.join("games.db");
    let opened = open::open_checking(&file, 0);
    let Opened::Sound(store) = opened else { panic!("{opened:?}") };
    assert!(!store.is_checked());
    assert_eq!(check_whole(&file), Ok(()));
    drop(store);
    assert!(folder.open().is_checked(), "a small one is");

    spoil(&folder, "score_event");
    let opened = open::open_checking(&file, 0);
    let Opened::Sound(store) = opened else { panic!("nothing looked there: {opened:?}") };
    assert_eq!(store.game("g").unwrap().at, 2, "and what is whole can be played");
    assert_eq!(check_whole(&file), Err(StoreError::Damaged));
    drop(store);
    let Opened::SetAside { rescued, .. } = open::open_checking(&file, 0) else {
        panic!("the word that was left was not read")
    };
    assert_eq!(rescued, 2);
    let Opened::Sound(store) = open::open_checking(&file, 0) else { panic!("once only") };
    assert!(!store.is_checked(), "the word is gone");
}

#[test]
fn a_large_file_that_was_cut_is_noticed_at_once() {
    let folder = damaged("cut");
    let file = folder.0.join("games.db");
    let bytes = fs::read(&file).unwrap();
    fs::write(&file, &bytes[..bytes.len() - 4096]).unwrap();
    assert!(matches!(open::open_checking(&file, 0), Opened::SetAside { .. }));
}

#[test]
fn a_suspected_file_that_is_sound_stays() {
    let folder = damaged("suspected");
    let file = folder.0.join("games.db");
    suspect(&file);
    let Opened::Sound(store) = open::open_checking(&file, 0) else { panic!("it is sound") };
    assert!(store.is_checked());
    drop(store);
    let Opened::Sound(store) = open::open_checking(&file, 0) else { panic!("it is sound") };
    assert!(!store.is_checked(), "once is enough");
}
