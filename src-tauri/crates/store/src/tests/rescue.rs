//! Damaged files: what the schema is called no longer, what refers to what is lost, and an end of
//! the app in the middle of it.

use super::*;
use crate::migrate::MIGRATIONS;
use crate::rescue::Damaged;

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
        assert_eq!(store.people().unwrap()[0].n_games, 2);
    }
}

#[test]
fn a_file_of_an_older_schema_is_read_by_that_one() {
    let folder = Folder::new("older");
    write_as_of(OLDEST_SCHEMA, &damaged("older-from"), &folder);
    // `CREATE INDEX game_by_kind`: no table is touched by it.
    overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
    let (store, n) = rescued(&folder);
    assert_eq!((n, store.people().unwrap().len()), (2, 1));
}

#[test]
fn a_half_migrated_file_is_mended() {
    let folder = damaged("half");
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    // A migration ran and its number was not written, which no version of ours does.
    db.pragma_update(None, "user_version", SCHEMA - 1).unwrap();
    drop(db);
    let (store, n) = rescued(&folder);
    assert_eq!((n, store.people().unwrap().len()), (2, 1));
}

#[test]
fn who_is_lost_is_told_by_their_seats_and_what_else_is_lost_by_nothing() {
    let folder = damaged("dangling");
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.pragma_update(None, "foreign_keys", "OFF").unwrap();
    db.execute_batch("DELETE FROM profile; UPDATE game SET parent = 'x' WHERE id = 'h'").unwrap();
    drop(db);
    overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
    let (store, n) = rescued(&folder);
    assert_eq!(n, 2);
    let seats = store.game("g").unwrap().new.seats;
    assert_eq!((seats[0].name.as_str(), seats[0].profile.as_deref()), ("A", Some("eva")));
    assert_eq!(store.people().unwrap()[0].traits.name, "A");
    assert_eq!(store.game("h").unwrap().new.origin.parent, None);
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

#[test]
fn whatever_is_not_in_our_schema_makes_the_file_another() {
    for foreign in [
        "CREATE TRIGGER sqlitevil AFTER INSERT ON game BEGIN DELETE FROM move; END",
        "CREATE TRIGGER sqliteview INSTEAD OF INSERT ON play_of BEGIN DELETE FROM move; END",
        "CREATE VIEW sqlitelook AS SELECT 1",
        "CREATE INDEX sqlitemore ON move (what)",
        "CREATE TABLE sqlitetable (x)",
    ] {
        let folder = damaged("foreign");
        Connection::open(folder.0.join("games.db")).unwrap().execute_batch(foreign).unwrap();
        let (mut store, n) = rescued(&folder);
        assert_eq!(n, 2, "{foreign}");
        store.begin(&new_game("new"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
        assert_eq!(store.game("g").unwrap().moves.len(), 2, "{foreign}");
    }
    let folder = damaged("counted");
    Connection::open(folder.0.join("games.db")).unwrap().execute_batch("ANALYZE").unwrap();
    assert_eq!(folder.open().game("g").unwrap().moves.len(), 2, "counting rows does no harm");
}

/// Ten people and sixty games with steps of all lengths, some of them longer than a page.
pub(super) fn crowded(name: &str) -> (Folder, Vec<SavedGame>) {
    let folder = Folder::new(name);
    let mut store = folder.open();
    for n in 0..10 {
        let traits = Traits { name: format!("Ž{n}"), mark: "sun".into(), ..Traits::default() };
        store.add_person(&format!("person-{n}"), &traits, 5).unwrap();
    }
    let long = "dlouhý tah ".repeat(700);
    for n in 0..60 {
        let mut game = new_game(&format!("game-{n:03}"));
        // So that no page holds half of the games.
        game.script = format!("[\"{}\"]", "card".repeat(100));
        game.seats[0].profile = Some(format!("person-{}", n % 10));
        let texts: Vec<String> = (0..20 + n).map(|i| format!("{n} {i}")).collect();
        let mut texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        if n % 7 == 0 {
            texts.push(&long);
        }
        let steps = steps(&texts);
        store.begin(&game, &change(0, &steps, steps.len(), 10 + n)).unwrap();
        store.hint(&game.id, 3, 0).unwrap();
        if n % 3 == 0 {
            let over = Change {
                ending: Some(ended(&[(12, 1), (9, 2)])),
                ..change(steps.len(), &[], steps.len(), 100_000 + n)
            };
            store.change(&game.id, 1, &over).unwrap();
        }
    }
    let games = (0..60).map(|n| store.game(&format!("game-{n:03}")).unwrap()).collect();
    drop(store);
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.execute_batch("PRAGMA journal_mode = DELETE").unwrap();
    (folder, games)
}

/// How many of the games are there as they were, and how many are there and are others.
fn compared(store: &Store, games: &[SavedGame]) -> (usize, usize) {
    let found: Vec<_> = games.iter().map(|game| (game, store.game(&game.new.id))).collect();
    let same = found.iter().filter(|(game, found)| found.as_ref() == Ok(*game)).count();
    let there = found.iter().filter(|(_, found)| found.is_ok()).count();
    (same, there - same)
}

#[test]
fn a_file_without_its_header_or_its_schema_loses_nothing() {
    let (folder, games) = crowded("header");
    let file = folder.0.join("games.db");
    let sound = fs::read(&file).unwrap();
    for (from, to) in [(0, 16), (0, 100), (16, 24), (44, 48), (60, 64), (92, 100), (0, 4096)] {
        for noise in [0x00, 0xff, 0x55] {
            let mut bytes = sound.clone();
            bytes[from..to].fill(noise);
            fs::write(&file, &bytes).unwrap();
            let store = open(&file).into_store();
            assert_eq!(compared(&store, &games), (60, 0), "{from}..{to} {noise:x}");
            assert_eq!(store.people().unwrap().len(), 10, "{from}..{to} {noise:x}");
            let mut store = store;
            store.begin(&new_game("new"), &change(0, &[], 0, 1)).unwrap();
            assert_eq!(store.settings().unwrap(), BTreeMap::new());
        }
    }
}

#[test]
fn any_bit_of_the_header_can_flip() {
    let (folder, games) = crowded("bits");
    let file = folder.0.join("games.db");
    let sound = fs::read(&file).unwrap();
    // In the whole tier some bit of each byte, in the quick one of every fourth.
    for bit in (0..800).step_by(tier(29, 7)) {
        let mut bytes = sound.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(&file, &bytes).unwrap();
        let opened = open(&file);
        assert!(matches!(opened, Opened::Sound(_) | Opened::SetAside { .. }), "{bit}: {opened:?}");
        let mut store = opened.into_store();
        assert_eq!(compared(&store, &games), (60, 0), "{bit}");
        let begun = store.begin(&new_game("new"), &change(0, &[], 0, 1));
        assert_eq!(begun, Ok(()), "{bit}");
    }
}

#[test]
fn a_lost_page_costs_only_what_stood_on_it() {
    let (folder, games) = crowded("pages");
    let file = folder.0.join("games.db");
    let sound = fs::read(&file).unwrap();
    let db = Connection::open(&file).unwrap();
    let mut query = db
        .prepare("SELECT pageno, name FROM dbstat WHERE pagetype IN ('leaf', 'internal')")
        .unwrap();
    let pages: Vec<(usize, String)> = query
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    drop(query);
    drop(db);

    let mut n_inner = 0;
    for (page, name) in pages.into_iter().step_by(tier(4, 1)) {
        let begin = (page - 1) * 4096;
        // The head of the page only: its rows stand.
        let mut bytes = sound.clone();
        let head = if page == 1 { 100 } else { 0 };
        bytes[begin + head..begin + head + 12].fill(0xff);
        fs::write(&file, &bytes).unwrap();
        let store = open(&file).into_store();
        assert_eq!(compared(&store, &games), (60, 0), "{name}, page {page}, its head");
        drop(store);
        // All of it.
        bytes[begin..begin + 4096].fill(0);
        fs::write(&file, &bytes).unwrap();
        let opened = open(&file);
        let is_new = matches!(opened, Opened::SetAside { .. });
        assert!(is_new || page == 1, "{name}, page {page}: {opened:?}");
        let store = opened.into_store();
        let (same, changed) = compared(&store, &games);
        if name == "profile" {
            // Who the people are is told by their seats.
            assert_eq!(store.people().unwrap().len(), 10);
            continue;
        }
        let holds_games = ["game", "seat", "move", "hint"].contains(&&*name);
        if name == "hint" {
            // A hint is no part of what is played.
            assert_eq!(same + changed, 60, "{name}, page {page}");
            continue;
        }
        assert_eq!(changed, 0, "{name}, page {page}");
        assert!(same >= 30, "{name}, page {page}: {same}");
        if !holds_games {
            assert_eq!(same, 60, "{name}, page {page}");
            n_inner += 1;
        }
    }
    assert!(n_inner > tier(5, 20), "the test would be empty");
}

#[test]
fn what_is_derived_and_what_is_unknown_costs_no_game() {
    for damage in [
        "UPDATE game SET final_sheet = '[}', on_turn = '][' WHERE ended_at IS NOT NULL",
        "UPDATE game SET practice = 5; UPDATE seat SET is_tied = 7",
        "ALTER TABLE game ADD COLUMN mood TEXT; UPDATE game SET mood = 'glad'",
        "ALTER TABLE move ADD COLUMN weight REAL DEFAULT 1.5",
        "ALTER TABLE seat ADD COLUMN hat TEXT; UPDATE seat SET hat = 'red' WHERE idx = 1",
        "ALTER TABLE profile ADD COLUMN hat TEXT; UPDATE profile SET hat = 'red'",
        "DROP TABLE play; CREATE TABLE more (x)",
    ] {
        let (folder, games) = crowded("derived");
        let db = Connection::open(folder.0.join("games.db")).unwrap();
        db.execute_batch("PRAGMA ignore_check_constraints = ON").unwrap();
        db.execute_batch(damage).unwrap();
        drop(db);
        let (store, n) = rescued(&folder);
        assert_eq!(n, 60, "{damage}");
        for game in &games {
            let found = store.game(&game.new.id).unwrap();
            assert_eq!(
                (&found.moves, &found.new.seats),
                (&game.moves, &game.new.seats),
                "{damage}"
            );
        }
        assert_eq!(store.people().unwrap().len(), 10, "{damage}");
    }
}

/// Copies of a file and of the log beside it, which alone holds the last game.
fn with_a_log(name: &str) -> (Folder, Vec<SavedGame>) {
    let (folder, games) = crowded(name);
    let mut store = folder.open();
    store.db.execute_batch("PRAGMA wal_autocheckpoint = 0").unwrap();
    store.begin(&new_game("late"), &change(0, &steps(&["a", "b"]), 2, 10)).unwrap();
    let copy = Folder::new(&format!("{name}-copy"));
    for end in ["", "-wal"] {
        let name = format!("games.db{end}");
        fs::copy(folder.0.join(&name), copy.0.join(&name)).unwrap();
    }
    assert!(fs::metadata(copy.0.join("games.db-wal")).unwrap().len() > 0);
    (copy, games)
}

#[test]
fn what_only_the_log_beside_the_file_holds_comes_over() {
    let (copy, games) = with_a_log("log");
    let damaged = Damaged::open(&copy.0.join("games.db")).unwrap().unwrap();
    let mut new = Connection::open_in_memory().unwrap();
    migrate::migrate(&mut new, MIGRATIONS, None).unwrap();
    damaged.rescue(&mut new).unwrap();
    let store = Store::on(new, None);
    assert_eq!(compared(&store, &games), (60, 0));
    assert_eq!(store.game("late").unwrap().moves.len(), 2);
}

#[test]
fn who_looked_on_puts_a_damaged_file_aside_once_it_is_the_owner() {
    let folder = damaged("looked-on");
    let first = folder.open();
    let file = folder.0.join("games.db");
    let Opened::Unwritable(mut second, StoreError::InUse) = open(&file) else { panic!() };
    drop(first);
    overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
    let again = open_again(&file, &mut second);
    let Ok(Opened::SetAside { store, rescued: 2, .. }) = again else { panic!("{again:?}") };
    assert_eq!(store.game("g").unwrap().moves.len(), 2);
}

#[cfg(windows)]
#[test]
fn a_damaged_file_that_others_hold_is_put_aside_with_its_log_when_they_let_go() {
    use std::os::windows::fs::OpenOptionsExt;
    /// Others may read and write, and not move.
    const READ_AND_WRITE: u32 = 3;
    let (folder, _) = with_a_log("held");
    let file = folder.0.join("games.db");
    suspect(&file);
    let mut bytes = fs::read(&file).unwrap();
    // A page that the log does not hold.
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 12].fill(0xff);
    fs::write(&file, bytes).unwrap();
    let held = fs::File::options().read(true).share_mode(READ_AND_WRITE).open(&file).unwrap();
    let opened = open(&file);
    let Opened::Unwritable(mut before, StoreError::ReadOnly) = opened else { panic!("{opened:?}") };
    assert_eq!(open_again(&file, &mut before).unwrap_err(), StoreError::ReadOnly);
    drop(held);
    let store = open_again(&file, &mut before).unwrap().into_store();
    assert_eq!(store.game("late").unwrap().moves.len(), 2);
}

#[test]
fn guests_alone_come_over_too() {
    let folder = Folder::new("guests");
    let mut store = folder.open();
    let mut game = new_game("g");
    game.seats.pop();
    store.begin(&game, &change(0, &steps(&["a"]), 1, 10)).unwrap();
    drop(store);
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.execute_batch("PRAGMA journal_mode = DELETE").unwrap();
    drop(db);
    overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
    let (store, n) = rescued(&folder);
    assert_eq!((n, store.people().unwrap().len()), (1, 0));
}

/// Fifteen finished games as they were played, step by step, and no second copy.
fn played(name: &str) -> (Folder, Vec<SavedGame>) {
    let folder = Folder::new(name);
    let mut store = folder.open();
    let sheet = format!("[{}0]", "1, ".repeat(900));
    let over = FinalResult { sheet, ..ended(&[(12, 1), (9, 2)]) };
    for n in 0..15 {
        let id = format!("game-{n:03}");
        store.begin(&new_game(&id), &change(0, &[], 0, 10 + n)).unwrap();
        for i in 0..20 {
            let step = steps(&["a step of some length"]);
            store.change(&id, 1 + i as u64, &change(i, &step, i + 1, 20 + n)).unwrap();
        }
        let over = Change { ending: Some(over.clone()), ..change(20, &[], 20, 900 + n) };
        store.change(&id, 21, &over).unwrap();
    }
    let games = listed(&store).iter().map(|row| store.game(&row.id).unwrap()).collect();
    drop(store);
    let db = Connection::open(folder.0.join("games.db")).unwrap();
    db.execute_batch("PRAGMA journal_mode = DELETE").unwrap();
    fs::rename(folder.0.join("games-finished.log"), folder.0.join("log")).unwrap();
    (folder, games)
}

#[test]
fn a_finished_game_that_lost_its_steps_is_a_damaged_one_unless_it_has_a_second_copy() {
    let lost = "DELETE FROM move WHERE game_id = 'game-003'";
    // Its row, too, may be one that was given up: what it was when the game began.
    let begun = "UPDATE game SET at = 0, ended_at = NULL, final_sheet = NULL, revision = 0,
        chain = NULL WHERE id = 'game-003'";
    for (damage, has_copy) in [(lost, false), (begun, false), (lost, true), (begun, true)] {
        let (folder, games) = played("no-steps");
        let db = Connection::open(folder.0.join("games.db")).unwrap();
        db.execute_batch(lost).unwrap();
        db.execute_batch(damage).unwrap();
        drop(db);
        overwrite(&folder, b"game_by_kind ON", b"game_by_kinx ON");
        if has_copy {
            fs::rename(folder.0.join("log"), folder.0.join("games-finished.log")).unwrap();
        }
        let (store, n) = rescued(&folder);
        let rows = listed(&store);
        let named: Vec<&str> =
            rows.iter().filter(|row| row.is_damaged).map(|row| row.id.as_str()).collect();
        assert_eq!(named, if has_copy { vec![] } else { vec!["game-003"] }, "{damage}");
        assert!(rows.iter().all(|row| row.status == GameStatus::Finished), "{damage}");
        assert_eq!(n as usize, 15 - named.len());
        assert_eq!(compared(&store, &games), (n as usize, 0));
    }
}

#[test]
fn a_finished_game_of_a_file_whose_pages_are_shifted_never_goes_on() {
    let (folder, games) = played("shifted");
    let file = folder.0.join("games.db");
    let sound = fs::read(&file).unwrap();
    let mut n_named = 0;
    for (page, n_bytes) in [(2, 512), (6, 4096), (12, 1), (20, 2048), (50, 4096), (55, 512)] {
        let mut bytes = sound.clone();
        bytes.splice(page * 4096..page * 4096, vec![0; n_bytes]);
        fs::write(&file, &bytes).unwrap();
        let (store, n) = rescued(&folder);
        let rows = listed(&store);
        n_named += rows.iter().filter(|row| row.is_damaged).count();
        let n_sound = rows.iter().filter(|row| store.game(&row.id).is_ok()).count();
        assert_eq!(n_sound, n as usize, "{page} {n_bytes}");
        assert!(rows.iter().all(|row| row.is_damaged == store.game(&row.id).is_err()));
        let going_on: Vec<&str> = rows
            .iter()
            .filter(|row| row.status == GameStatus::Running && !row.is_damaged)
            .map(|row| row.id.as_str())
            .collect();
        assert_eq!(going_on, Vec::<&str>::new(), "{page} {n_bytes}");
        for game in &games {
            if let Ok(found) = store.game(&game.new.id) {
                assert_eq!((found.at, found.moves), (game.at, game.moves.clone()));
            }
        }
    }
    assert!(n_named > 0, "the test would be empty");
}

#[test]
fn saves_lie_in_folders_of_any_name() {
    let folder = Folder::new("any name");
    let mut inner = folder.0.join("Příliš žluťoučký kůň").join("100 % #1 & 'Eva'");
    while inner.as_os_str().len() < 300 {
        inner.push("an evening at the tall tower of Babel, with the whole family and a dog");
    }
    let file = inner.join("games.db");
    let Opened::Sound(mut store) = open(&file) else { panic!("a new file") };
    store.begin(&new_game("g"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
    assert!(matches!(open(&file), Opened::Unwritable(_, StoreError::InUse)));
    write_backup(&file, &backup_file(&file), "0.1.0", 10).unwrap();
    let mut incoming = Incoming::open(&backup_file(&file), &file).unwrap();
    assert_eq!(incoming.next_game().unwrap().unwrap().0, "g");
    assert_eq!(incoming.store().game("g").unwrap().moves.len(), 1);
    drop((store, incoming));
    assert_eq!(check_whole(&file), Ok(()));
    let mut bytes = fs::read(&file).unwrap();
    bytes[0] = b'?';
    fs::write(&file, bytes).unwrap();
    let Opened::SetAside { store, kept_as, rescued } = open(&file) else { panic!("damaged") };
    assert!(kept_as.exists());
    assert_eq!((rescued, store.game("g").unwrap().moves.len()), (1, 1));
}
