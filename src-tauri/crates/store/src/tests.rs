//! The store by itself: what a change leaves, and what a full file, another writer and a file that
//! cannot be written do to it.

mod archive;
mod backup;
mod damage;
mod exercise;
mod life;
mod list;
mod logged;
mod owner;
mod people;
mod play;
mod puzzle;
mod rating;
mod rescue;
mod result;
mod review;
// Elsewhere nobody can: see `owner`.
#[cfg(unix)]
mod taken;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use ::game::{Feature, SeatResult, Stroke};
use game_check::tier;

use crate::*;

/// A folder that goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn open(&self) -> Store {
        let opened = open(&self.0.join("games.db"));
        let Opened::Sound(store) = opened else { panic!("{opened:?}") };
        store
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn new_game(id: &str) -> NewGame {
    let seat = |name: &str, level: Option<&str>| NewSeat {
        name: name.into(),
        mark: "m".into(),
        bot_level: level.map(str::to_owned),
        profile: None,
        help: None,
        handicap: 0,
        handicap_at: 0,
    };
    NewGame {
        id: id.into(),
        game: "toy".into(),
        rules: 3,
        app_version: "0.1.0".into(),
        setup: "{}".into(),
        seed: u64::MAX - 1,
        salt: "salt".into(),
        script: "[]".into(),
        trust: false,
        seats: vec![seat("A", None), seat("B", Some("greedy"))],
        agreements: "[]".into(),
        origin: Origin::default(),
    }
}

/// All saved games.
fn listed(store: &Store) -> Vec<GameRow> {
    store.list(&ListFilter::default(), GamesOrder::default(), None, 99).unwrap().rows
}

fn steps(texts: &[&str]) -> Vec<Move> {
    let step = |(i, text): (usize, &&str)| Move {
        seat: (i % 2 == 1).then_some(0),
        what: format!("\"{text}\""),
        think_ms: 5,
        undone: 0,
        hint_used: false,
        joined: false,
    };
    texts.iter().enumerate().map(step).collect()
}

fn change(keep: usize, moves: &[Move], at: usize, now: i64) -> Change<'_> {
    Change {
        keep,
        moves,
        at,
        practice: false,
        on_turn: vec![1],
        ending: None,
        is_learned: false,
        agreed: None,
        now,
    }
}

/// How a game ended with these points and places.
fn ended(seats: &[(i32, u8)]) -> FinalResult {
    let seat = |&(score, place): &(i32, u8)| SeatResult {
        score,
        place,
        points: BTreeMap::from([("wood".into(), score)]),
        feature: Some(Feature { kind: "wood".into(), points: score }),
        stroke: Some(Stroke { points: score, at: 3 }),
        think_ms: 1_000,
        n_acts: 2,
        ..SeatResult::default()
    };
    let seats = seats.iter().map(seat).collect();
    FinalResult { sheet: "[]".into(), variant: "long".into(), seats }
}

/// Writes the saves of one folder into another, as an app of this schema has them.
fn write_as_of(schema: u32, from: &Folder, to: &Folder) {
    let mut db = Connection::open(to.0.join("games.db")).unwrap();
    migrate::migrate(&mut db, migrate::up_to(schema), None).unwrap();
    db.execute("ATTACH ?1 AS it", [from.0.join("games.db").to_str().unwrap()]).unwrap();
    for table in ["profile", "game", "seat", "move", "result"] {
        let columns = Table::named(&db, table.to_owned()).unwrap();
        let columns = columns.kept().collect::<Vec<_>>().join(", ");
        let copy = format!("INSERT INTO {table} ({columns}) SELECT {columns} FROM it.{table}");
        db.execute(&copy, []).unwrap();
    }
}

#[test]
fn a_game_comes_back_as_it_was_written() {
    let folder = Folder::new("comes-back");
    let (game, moves) = (new_game("g"), steps(&["deal", "act", "deal"]));
    folder.open().begin(&game, &change(0, &moves, 2, 10)).unwrap();
    let found = folder.open().game("g").unwrap();
    assert_eq!((&found.new, &found.moves, found.at), (&game, &moves, 2));
    assert_eq!((found.status, found.revision), (GameStatus::Running, 1));
    assert_eq!(folder.open().game("h").unwrap_err(), StoreError::Unknown("h".into()));
    assert!(folder.open().begin(&game, &change(0, &moves, 2, 10)).is_err(), "ids are unique");
}

#[test]
fn what_was_decided_together_comes_back_together() {
    let folder = Folder::new("together");
    let mut moves = steps(&["deal", "act", "act", "deal"]);
    moves[2] = Move { joined: true, ..moves[1].clone() };
    folder.open().begin(&new_game("g"), &change(0, &moves, 3, 10)).unwrap();
    assert_eq!(folder.open().game("g").unwrap().moves, moves);
}

#[test]
fn a_change_keeps_the_steps_before_it_and_replaces_those_after() {
    let folder = Folder::new("change");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["a", "b", "c"]), 3, 10)).unwrap();
    let more = steps(&["x", "y", "z"]);
    assert_eq!(store.change("g", 1, &change(1, &more, 2, 20)), Ok(2));
    let found = store.game("g").unwrap();
    let texts: Vec<&str> = found.moves.iter().map(|it| it.what.as_str()).collect();
    assert_eq!((texts, found.at), (vec!["\"a\"", "\"x\"", "\"y\"", "\"z\""], 2));
}

#[test]
fn who_has_not_seen_the_last_change_does_not_write() {
    let folder = Folder::new("revision");
    let mut one = folder.open();
    // Whoever comes in beside the lock, as an older version of the app does.
    let mut other = open::sound(&folder.0.join("games.db"), 0).unwrap();
    one.begin(&new_game("g"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
    one.change("g", 1, &change(1, &steps(&["b"]), 2, 20)).unwrap();
    let late = other.change("g", 1, &change(1, &steps(&["c"]), 2, 30));
    assert_eq!(late, Err(StoreError::Stale));
    assert_eq!(other.game("g").unwrap().moves[1].what, "\"b\"");
}

#[test]
fn an_ending_is_kept_and_an_undo_takes_it_back() {
    let folder = Folder::new("ending");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
    let ending = ended(&[(12, 1), (9, 2)]);
    let over = Change { ending: Some(ending), on_turn: vec![], ..change(1, &[], 1, 20) };
    store.change("g", 1, &over).unwrap();
    let row = &listed(&store)[0];
    assert_eq!(row.status, GameStatus::Finished);
    assert_eq!((row.seats[0].score, row.seats[1].rank), (Some(12), Some(2)));
    let margins: Vec<i32> = store
        .db
        .prepare("SELECT margin FROM seat ORDER BY idx")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(margins, [3, -3]);
    store.change("g", 2, &change(1, &[], 0, 40)).unwrap();
    let row = &listed(&store)[0];
    assert_eq!((row.status, row.seats[0].score), (GameStatus::Running, None));
}

#[test]
fn games_are_listed_running_first_and_newest_first() {
    let folder = Folder::new("list");
    let mut store = folder.open();
    for (id, now) in [("old", 10), ("new", 30), ("mid", 20), ("gone", 40), ("over", 50)] {
        store.begin(&new_game(id), &change(0, &[], 0, now)).unwrap();
    }
    store.abandon("gone", 60).unwrap();
    let ending = ended(&[(1, 1), (1, 1)]);
    let over = Change { ending: Some(ending), ..change(0, &[], 0, 70) };
    store.change("over", 1, &over).unwrap();
    let ids =
        |store: &Store| -> Vec<String> { listed(store).into_iter().map(|row| row.id).collect() };
    assert_eq!(ids(&store), ["new", "mid", "old", "over", "gone"]);
    store.restore("gone", 90).unwrap();
    assert_eq!(ids(&store)[0], "gone");
    assert_eq!(store.abandon("nobody", 90).unwrap_err(), StoreError::Unknown("nobody".into()));
}

#[test]
fn a_full_file_takes_nothing_and_loses_nothing() {
    let folder = Folder::new("full");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
    let n_pages: u32 = store.db.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    store.db.pragma_update(None, "max_page_count", n_pages).unwrap();
    let long = "x".repeat(100_000);
    let refused = store.change("g", 1, &change(1, &steps(&[&long]), 2, 20));
    assert_eq!(refused, Err(StoreError::Full));
    let settings = BTreeMap::from([("key".to_owned(), format!("\"{long}\""))]);
    assert_eq!(store.set(&settings), Err(StoreError::Full));
    let found = store.game("g").unwrap();
    assert_eq!((found.at, found.moves.len(), found.revision), (1, 1, 1));
    store.db.pragma_update(None, "max_page_count", 1_000_000).unwrap();
    assert_eq!(store.change("g", 1, &change(1, &steps(&[&long]), 2, 20)), Ok(2));
}

#[test]
fn what_is_acknowledged_is_synchronised() {
    let folder = Folder::new("synchronised");
    let store = folder.open();
    let pragma = |name| -> String {
        let value =
            store.db.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0));
        format!("{:?}", value.unwrap())
    };
    assert_eq!(pragma("journal_mode"), "Text(\"wal\")");
    assert_eq!(pragma("synchronous"), "Integer(2)", "2 is FULL");
    assert_eq!(pragma("foreign_keys"), "Integer(1)");
}

#[test]
fn the_schema_holds_every_table_strictly() {
    let folder = Folder::new("strict");
    let store = folder.open();
    let mut query = store
        .db
        .prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'")
        .unwrap();
    let tables: Vec<(String, bool)> = query
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(tables.len(), 16);
    assert!(tables.iter().all(|(_, is_strict)| *is_strict), "{tables:?}");
}

#[test]
fn a_game_with_a_gap_in_its_log_is_damaged_and_no_other() {
    let folder = Folder::new("gap");
    let mut store = folder.open();
    for id in ["good", "bad"] {
        store.begin(&new_game(id), &change(0, &steps(&["a", "b", "c"]), 3, 10)).unwrap();
    }
    store.db.execute("DELETE FROM move WHERE game_id = 'bad' AND ply = 1", []).unwrap();
    assert_eq!(store.game("bad").unwrap_err(), StoreError::Damaged);
    assert_eq!(store.game("good").unwrap().at, 3);
}

#[test]
fn days_are_numbered_and_their_games_found() {
    let folder = Folder::new("days");
    let mut store = folder.open();
    let number = |day: &str| store.day_number(day).unwrap();
    assert_eq!(number("2027-01-01").unwrap(), number("2026-12-31").unwrap() + 1);
    assert_eq!(number("2028-03-01").unwrap(), number("2028-02-28").unwrap() + 2, "a leap year");
    for none in ["2026-02-30", "2026-2-3", "today", "", "2026-11-22 "] {
        assert_eq!(number(none), None, "{none}");
    }
    for (id, day) in [("b", Some("2026-11-22")), ("a", Some("2026-11-21")), ("c", None)] {
        let origin = Origin { day: day.map(str::to_owned), ..Origin::default() };
        let game = NewGame { origin, ..new_game(id) };
        store.begin(&game, &change(0, &[], 0, 10)).unwrap();
    }
    let found = store.day_games("toy").unwrap();
    let told: Vec<_> = found.iter().map(|it| (&*it.id, &*it.day, &*it.player.seat.name)).collect();
    assert_eq!(told, [("a", "2026-11-21", "A"), ("b", "2026-11-22", "A")]);
    assert!(found.iter().all(|it| it.bot_level.as_deref() == Some("greedy")));
    assert_eq!(store.day_games("other").unwrap(), []);
    assert_eq!(store.game("b").unwrap().new.origin.day.as_deref(), Some("2026-11-22"));
}

#[test]
fn who_played_a_deal_before_is_known() {
    let folder = Folder::new("played");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &[], 0, 10)).unwrap();
    let guest = |name: &str| Who { profile: None, name: name.into() };
    let played = |seed: u64, name: &str| store.has_played("toy", seed, &[guest(name)]).unwrap();
    assert!(played(u64::MAX - 1, "A"));
    assert!(!played(u64::MAX - 1, "B"), "a bot learns nothing");
    assert!(!played(u64::MAX - 1, "C"));
    assert!(!played(7, "A"));
    let somebody = Who { profile: Some("p".into()), ..guest("A") };
    assert!(!store.has_played("toy", u64::MAX - 1, &[somebody]).unwrap(), "another A");
}

#[test]
fn what_was_changed_by_anything_else_is_not_shown() {
    let folder = Folder::new("chain");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["a", "b", "c", "d"]), 3, 10)).unwrap();
    store.change("g", 1, &change(2, &steps(&["x", "y"]), 4, 20)).unwrap();
    store.change("g", 2, &change(4, &[], 2, 30)).unwrap();
    let sound = store.game("g").unwrap();
    for odd in [
        "UPDATE move SET what = '\"z\"' WHERE ply = 1",
        "UPDATE move SET what = '\"z\"' WHERE ply = 3",
        "UPDATE move SET seat = 1 WHERE ply = 1",
        "UPDATE move SET joined = 1 WHERE ply = 2",
        "DELETE FROM move WHERE ply = 3",
        "UPDATE game SET at = 1",
        "UPDATE game SET seed = seed - 1",
        "UPDATE game SET setup = '[]'",
        "UPDATE game SET rules = 4",
        "UPDATE seat SET bot_level = 'rival' WHERE idx = 1",
        "UPDATE seat SET bot_level = '' WHERE idx = 0",
        "DELETE FROM seat WHERE idx = 1",
        "UPDATE game SET chain = chain + 1",
        "UPDATE game SET chain = NULL",
        "UPDATE game SET base = NULL",
        "UPDATE move SET chain = NULL WHERE ply = 0",
    ] {
        let other = Folder::new("chain-odd");
        store.db.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
        fs::copy(folder.0.join("games.db"), other.0.join("games.db")).unwrap();
        let other = other.open();
        assert_eq!(other.game("g").unwrap(), sound);
        other.db.execute_batch(odd).unwrap();
        assert_eq!(other.game("g").unwrap_err(), StoreError::Damaged, "{odd}");
    }
    // What is no part of what is played may change.
    store.db.execute_batch("UPDATE move SET think_ms = 7; UPDATE seat SET score = 1").unwrap();
    store.game("g").unwrap();
}
