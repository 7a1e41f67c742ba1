//! Backups: whole or refused, older ones brought up, and merged without a double or a loss.

use std::collections::BTreeMap;

use super::result::finish;
use super::*;

/// A house with a person, a game that goes on and one that is over.
fn house(name: &str) -> (Folder, Store) {
    let folder = Folder::new(name);
    let mut store = folder.open();
    let traits = Traits { name: "Eva".into(), mark: "sun".into(), ..Traits::default() };
    store.add_person("eva", &traits, 5).unwrap();
    let mut game = new_game("a-runs");
    game.seats[0].profile = Some("eva".into());
    store.begin(&game, &change(0, &steps(&["a", "b"]), 2, 10)).unwrap();
    finish(&mut store, "b-over", 1_000_000, &[(12, 1), (9, 2)]);
    store.remark("b-over", &Remark { note: Some("hezké".into()), is_excluded: None }).unwrap();
    (folder, store)
}

fn saves(folder: &Folder) -> PathBuf {
    folder.0.join("games.db")
}

fn backup_of(folder: &Folder) -> PathBuf {
    let file = folder.0.join("house.backup");
    write_backup(&saves(folder), &file, "0.1.0", 77).unwrap();
    assert!(!folder.0.join("games-snapshot.db").exists());
    file
}

/// Takes everything in that is new or further; nobody is somebody here.
fn take_all(here: &mut Store, incoming: &Incoming) -> Vec<(String, Standing)> {
    let found = here.compare(incoming.store()).unwrap();
    here.take_people(incoming.file(), &BTreeMap::new(), 99).unwrap();
    let ids: Vec<(String, bool)> = found
        .iter()
        .filter(|it| matches!(it.1, Standing::New | Standing::Further))
        .map(|it| (it.0.clone(), true))
        .collect();
    assert_eq!(here.take_games(incoming.file(), &ids).unwrap(), Vec::<String>::new());
    here.take_rest(incoming.file(), &BTreeMap::new()).unwrap();
    found
}

#[test]
fn a_backup_comes_back_whole_and_not_twice() {
    let (there, store) = house("backup-there");
    let file = backup_of(&there);
    let here = Folder::new("backup-here");
    let mut new = here.open();
    for round in 0..2 {
        let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
        assert_eq!((incoming.head.made_at, incoming.head.schema), (77, SCHEMA));
        let found = take_all(&mut new, &incoming);
        let known = if round == 0 { Standing::New } else { Standing::Known };
        assert!(found.iter().all(|it| it.1 == known), "{found:?}");
        drop(incoming);
        assert!(!here.0.join("games-incoming.db").exists());
        assert_eq!(listed(&new).len(), 2);
    }
    for id in ["a-runs", "b-over"] {
        assert_eq!(new.game(id).unwrap(), store.game(id).unwrap());
    }
    assert_eq!(new.games_with(&["b-over".into()]).unwrap()[0].note, "hezké");
    assert_eq!(new.people().unwrap()[0].n_games, 1);
    assert_eq!(new.to_sum(0, 9).unwrap().0, ["b-over"], "its results are derived anew");
}

#[test]
fn a_damaged_game_goes_into_a_backup_from_the_second_copy() {
    let (there, store) = house("backup-mends");
    let sound = store.game("b-over").unwrap();
    store.db.execute_batch("UPDATE game SET seed = 1").unwrap();
    let file = there.0.join("house.backup");
    assert_eq!(write_backup(&saves(&there), &file, "0.1.0", 77), Ok(1), "one goes on");
    let here = Folder::new("backup-mended");
    drop(here.open());
    let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
    assert_eq!(incoming.store().game("b-over").unwrap().moves, sound.moves);
    assert_eq!(incoming.store().game("a-runs"), Err(StoreError::Damaged));
}

#[test]
fn what_is_no_backup_or_not_whole_is_refused() {
    let (there, _) = house("backup-broken");
    let bytes = fs::read(backup_of(&there)).unwrap();
    let here = Folder::new("backup-refuses");
    let refused = |bytes: &[u8]| {
        let file = here.0.join("x.backup");
        fs::write(&file, bytes).unwrap();
        let refused = Incoming::unpack(&file, &saves(&here)).unwrap_err();
        assert!(!here.0.join("games-incoming.db").exists(), "nothing is left of it");
        refused
    };
    for none in [&b""[..], b"{}", b"[1]\n", b"PK\x03\x04", &[0xff; 9000]] {
        assert_eq!(refused(none), BackupError::NoBackup);
    }
    let head = bytes.iter().position(|&it| it == b'\n').unwrap();
    for cut in [head + 1, head + 20, bytes.len() / 2, bytes.len() - 1] {
        assert_eq!(refused(&bytes[..cut]), BackupError::Damaged, "{cut}");
    }
    for at in (head + 3..bytes.len()).step_by(tier(389, 97)) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 4;
        assert_eq!(refused(&flipped), BackupError::Damaged, "{at}");
    }
    let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
    let with_head = |head: String| [head.as_bytes(), b"\n", &bytes[text.len() + 1..]].concat();
    let newer = with_head(text.replace("\"schema\":", "\"schema\":9"));
    assert!(matches!(refused(&newer), BackupError::Newer { known: SCHEMA, .. }));
    let (ours, theirs) = (format!("\"schema\":{SCHEMA}"), "\"schema\":3");
    let older = with_head(text.replace(&ours, theirs));
    assert_eq!(refused(&older), BackupError::Older { found: 3, oldest: OLDEST_SCHEMA });
    let newer = with_head(text.replace("\"ctyrhraBackup\":1", "\"ctyrhraBackup\":2"));
    assert_eq!(refused(&newer), BackupError::Newer { found: 2, known: 1 });
    let long = with_head(text.replace("\"bytes\":", "\"bytes\":99999999999999999"));
    assert_eq!(refused(&long), BackupError::Damaged);
}

#[test]
fn a_database_of_another_make_is_refused() {
    for foreign in [
        "CREATE TRIGGER trick AFTER INSERT ON setting BEGIN DELETE FROM game; END",
        "CREATE TRIGGER sqlitevil AFTER INSERT ON game BEGIN DELETE FROM move; END",
        // Each row makes two more.
        "CREATE TRIGGER sqlitespin AFTER UPDATE ON profile BEGIN
           INSERT INTO profile (id, name, mark, created_at) SELECT hex(randomblob(8)), '', '', 1;
           UPDATE profile SET mark = mark || 'x'; END; PRAGMA recursive_triggers = ON",
        "CREATE VIEW sqlitelook AS
           WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
    ] {
        let (there, store) = house("backup-foreign");
        drop(store);
        let db = Connection::open(saves(&there)).unwrap();
        db.execute_batch(foreign).unwrap();
        db.execute_batch("PRAGMA journal_mode = DELETE").unwrap();
        drop(db);
        let file = backup_of(&there);
        let here = Folder::new("backup-foreign-here");
        let refused = Incoming::unpack(&file, &saves(&here)).unwrap_err();
        assert_eq!(refused, BackupError::Damaged, "{foreign}");
    }
}

#[test]
fn texts_and_times_of_a_stranger_are_such_as_the_app_writes() {
    let (there, store) = house("backup-long");
    drop(store);
    let db = Connection::open(saves(&there)).unwrap();
    let long = "ž".repeat(100_000);
    for sql in [
        "UPDATE profile SET name = ?1, mark = ?1",
        "UPDATE seat SET name = ?1, mark = ?1",
        "UPDATE game SET note = ?1, place = ?1, app_version = ?1 WHERE id = 'b-over' AND ?1 != ''",
        "INSERT INTO setting VALUES ('long', json_quote(?1)), ('short', json_quote(substr(?1, 9000)))",
        "INSERT INTO profile (id, name, mark, created_at) VALUES ('blank', '  ', 'sun', 1 + (?1 = ''))",
    ] {
        db.execute(sql, [&long]).unwrap();
    }
    db.execute_batch(
        "DELETE FROM setting WHERE key = 'short';
         INSERT INTO setting VALUES ('short', '\"dark\"');
         UPDATE game SET ended_at = 9223372036854775807, tz_offset = 100000 WHERE id = 'b-over';
         UPDATE game SET started_at = -9223372036854775807, changed_at = -5 WHERE id = 'a-runs';",
    )
    .unwrap();
    drop(db);
    let here = Folder::new("backup-long-here");
    let incoming = Incoming::unpack(&backup_of(&there), &saves(&here)).unwrap();
    let label = "ž".repeat(MOST_LABEL);
    let mut names: Vec<_> =
        incoming.store().people().unwrap().into_iter().map(|it| it.traits.name).collect();
    names.sort();
    assert_eq!(names, ["?", &label]);
    let rows = incoming.store().games_with(&["a-runs".into(), "b-over".into()]).unwrap();
    assert!(rows.iter().flat_map(|row| &row.seats).all(|seat| seat.seat.name == label));
    let (runs, over) = (&rows[0], &rows[1]);
    assert_eq!(over.note.chars().count(), MOST_NOTE);
    assert!(over.ended_at.is_some_and(|it| it < 1 << 50), "a date: {:?}", over.ended_at);
    assert_eq!((runs.started_at, runs.changed_at), (0, 0));
    let settings = incoming.store().settings().unwrap();
    assert_eq!(settings.into_keys().collect::<Vec<_>>(), ["short"]);
}

#[test]
fn nothing_hides_in_the_texts_of_a_stranger() {
    let (there, store) = house("backup-hidden");
    drop(store);
    let db = Connection::open(saves(&there)).unwrap();
    db.execute_batch(
        "UPDATE seat SET name = 'A' || char(0) || hex(zeroblob(3000000));
         UPDATE game SET note = 'x' || char(0) || hex(zeroblob(3000000)) WHERE id = 'b-over';
         UPDATE profile SET name = 'E' || char(0x202e) || char(27) || 'va';
         INSERT INTO setting VALUES ('broken', CAST(x'22ff22' AS TEXT)),
           ('b' || char(0) || 'x', '1');
         INSERT INTO profile (id, name, mark, created_at) VALUES ('a b', 'blank', '', 1),
           ('x' || char(0) || 'y', 'nul', '', 1), (CAST(x'ff' AS TEXT), 'ff', '', 1);
         INSERT INTO profile (id, name, mark, created_at, merged_into) VALUES ('one', '1', '', 1, 'one');
         UPDATE seat SET profile_id = 'a b', played_as = 'a b' WHERE game_id = 'b-over';",
    )
    .unwrap();
    drop(db);
    let here = Folder::new("backup-hidden-here");
    let mut store = here.open();
    let incoming = Incoming::unpack(&backup_of(&there), &saves(&here)).unwrap();
    let there = incoming.store();
    let mut names: Vec<_> = there.people().unwrap().into_iter().map(|it| it.traits.name).collect();
    names.sort();
    assert_eq!(names, ["1", "Eva"], "one of them was merged into nobody");
    let rows = there.games_with(&["a-runs".into(), "b-over".into()]).unwrap();
    assert!(rows.iter().all(|row| row.is_whole));
    let over = &rows[1];
    assert_eq!((over.note.len(), over.seats[0].seat.name.len()), (MOST_NOTE, MOST_LABEL));
    assert!(over.seats[0].seat.name.starts_with("A0"));
    assert!(over.seats.iter().all(|seat| seat.seat.profile.is_none()), "nobody of that name");
    assert_eq!(there.settings().unwrap().into_keys().collect::<Vec<_>>(), Vec::<String>::new());
    take_all(&mut store, &incoming);
    assert_eq!(listed(&store).len(), 2);
}

#[test]
fn a_crowd_is_no_household() {
    let (there, store) = house("backup-crowd");
    drop(store);
    let db = Connection::open(saves(&there)).unwrap();
    db.execute_batch(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
         INSERT INTO profile (id, name, mark, created_at) SELECT 'p' || i, 'P' || i, 'sun', 1 FROM n",
    )
    .unwrap();
    drop(db);
    let here = Folder::new("backup-crowd-here");
    let refused = Incoming::unpack(&backup_of(&there), &saves(&here)).unwrap_err();
    assert_eq!(refused, BackupError::Damaged);
}

#[test]
fn another_deal_under_the_same_name_stays_away_and_what_was_not_played_brings_no_points() {
    for change_of in [
        "UPDATE game SET rules = 99 WHERE id = 'a-runs'",
        "UPDATE game SET seed = 7 WHERE id = 'a-runs'",
        "UPDATE game SET setup = '{\"seats\":1}' WHERE id = 'a-runs'",
        "UPDATE seat SET bot_level = 'rival' WHERE idx = 1",
    ] {
        let (there, mut store) = house("other-there");
        store.change("a-runs", 1, &change(2, &steps(&["c"]), 3, 30)).unwrap();
        store.db.execute_batch(change_of).unwrap();
        let file = backup_of(&there);
        let (here, mut store) = house("other-here");
        let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
        let found = store.compare(incoming.store()).unwrap();
        assert_eq!(found[0], ("a-runs".to_owned(), Standing::Other), "{change_of}");
        let refused = store.take_games(incoming.file(), &[("a-runs".into(), false)]).unwrap();
        assert_eq!(refused, ["a-runs"], "{change_of}");
        assert_eq!(store.game("a-runs").unwrap().moves.len(), 2);
    }
    let (there, _) = house("points-there");
    let here = Folder::new("points-here");
    let mut store = here.open();
    let incoming = Incoming::unpack(&backup_of(&there), &saves(&here)).unwrap();
    store.take_people(incoming.file(), &BTreeMap::new(), 99).unwrap();
    store.take_games(incoming.file(), &[("b-over".into(), false)]).unwrap();
    store.sum(&[("b-over".into(), None)]).unwrap();
    assert_eq!(store.results(&ResultFilter::default()).unwrap(), []);
    assert_eq!(listed(&store)[0].seats[0].score, None);
}

#[test]
fn what_the_app_left_half_written_is_gone_with_the_next_start() {
    let folder = Folder::new("leftovers");
    drop(folder.open());
    for name in
        ["backup.db", "snapshot.db", "snapshot.db-journal", "incoming.db", "incoming.db-wal"]
    {
        fs::write(folder.0.join(format!("games-{name}")), "half").unwrap();
    }
    for name in [
        "schema-9-2026-01-01-000000",
        "schema-10-2026-05-01-000000",
        "schema-10-2026-04-01-000000",
        "damaged-2026-01-01-000000",
    ] {
        fs::write(folder.0.join(format!("games-{name}.db")), "whole").unwrap();
    }
    fs::write(folder.0.join("games-schema-10-2026-06-01-000000.part"), "half").unwrap();
    fs::write(folder.0.join("games-schema.db"), "another's").unwrap();
    drop(folder.open());
    let mut left: Vec<_> = fs::read_dir(&folder.0)
        .unwrap()
        .map(|it| it.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with("games.db"))
        .collect();
    left.sort();
    assert_eq!(
        left,
        [
            "games-damaged-2026-01-01-000000.db",
            "games-schema-10-2026-04-01-000000.db",
            "games-schema-10-2026-05-01-000000.db",
            "games-schema.db",
        ]
    );
}

#[test]
fn backups_of_every_schema_are_taken_in() {
    let (now, store) = house("backup-now");
    let game = store.game("a-runs").unwrap();
    for schema in OLDEST_SCHEMA..=SCHEMA {
        let there = Folder::new("backup-old");
        write_as_of(schema, &now, &there);
        let file = backup_of(&there);
        let here = Folder::new("backup-old-here");
        let mut store = here.open();
        let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
        assert_eq!(incoming.head.schema, schema);
        take_all(&mut store, &incoming);
        assert_eq!(store.game("a-runs").unwrap().moves, game.moves, "schema {schema}");
    }
}

#[test]
fn what_was_played_on_goes_further_and_what_went_another_way_stays() {
    let (there, mut store) = house("merge-there");
    let mut decided = steps(&["c", "d"]);
    decided[1].joined = true;
    store.change("a-runs", 1, &change(2, &decided, 4, 30)).unwrap();
    let mut fork = new_game("c-fork");
    fork.origin.parent = Some(("nobody".into(), 1));
    let _ = store.begin(&fork, &change(0, &[], 0, 40));
    let file = backup_of(&there);

    let (here, mut store) = house("merge-here");
    let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
    store.remark("a-runs", &Remark { note: Some("tady".into()), is_excluded: Some(true) }).unwrap();
    let found = take_all(&mut store, &incoming);
    assert_eq!(found[0], ("a-runs".to_owned(), Standing::Further));
    assert_eq!(found[1], ("b-over".to_owned(), Standing::Known));
    let joined: Vec<bool> =
        store.game("a-runs").unwrap().moves.iter().map(|it| it.joined).collect();
    assert_eq!(joined, [false, false, false, true]);
    let row = &store.games_with(&["a-runs".into()]).unwrap()[0];
    assert_eq!((row.note.as_str(), row.is_excluded), ("tady", true), "what is said here stands");
    // Here it goes another way now.
    store.change("a-runs", 2, &change(2, &steps(&["x"]), 3, 50)).unwrap();
    assert_eq!(take_all(&mut store, &incoming)[0].1, Standing::Other);
    assert_eq!(store.game("a-runs").unwrap().moves.len(), 3);
}

#[test]
fn who_sits_there_now_comes_along() {
    let (there, mut store) = house("agreed-there");
    let mut game = store.game("a-runs").unwrap().new;
    (game.seats[0].bot_level, game.seats[0].profile) = (Some("rival".into()), None);
    game.agreements = "[{}]".into();
    let agreed = Change { agreed: Some(&game), ..change(2, &[], 2, 30) };
    store.change("a-runs", 1, &agreed).unwrap();
    let file = backup_of(&there);

    let (here, mut store) = house("agreed-here");
    let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
    assert_eq!(take_all(&mut store, &incoming)[0].1, Standing::Further);
    let new = store.game("a-runs").unwrap().new;
    assert_eq!((&new.agreements, &new.seats), (&game.agreements, &game.seats));
    assert_eq!(take_all(&mut store, &incoming)[0].1, Standing::Known);
    // Somebody played on here: what was agreed on there is of before.
    store.change("a-runs", 2, &change(2, &steps(&["x"]), 3, 50)).unwrap();
    assert_eq!(take_all(&mut store, &incoming)[0].1, Standing::Known);
}

#[test]
fn people_are_matched_by_who_they_are_or_as_somebody_says() {
    let (there, mut store) = house("who-there");
    store.add_person("petr", &Traits { name: "petr ".into(), ..Traits::default() }, 6).unwrap();
    let mut game = new_game("d-petr");
    game.seats[0].profile = Some("petr".into());
    store.begin(&game, &change(0, &[], 0, 60)).unwrap();
    let file = backup_of(&there);

    let (here, mut store) = house("who-here");
    store.add_person("pete", &Traits { name: "Petr".into(), ..Traits::default() }, 7).unwrap();
    let incoming = Incoming::unpack(&file, &saves(&here)).unwrap();
    let found = store.newcomers(incoming.store()).unwrap();
    assert_eq!(found.len(), 1, "Eva is known");
    assert_eq!((found[0].id.as_str(), found[0].n_games), ("petr", 1));
    assert_eq!(found[0].namesake.as_deref(), Some("pete"));
    let nobody = [("petr".to_owned(), "nobody".to_owned())].into();
    let refused = store.take_people(incoming.file(), &nobody, 99);
    assert_eq!(refused, Err(StoreError::UnknownPerson("nobody".into())));
    assert_eq!(store.people().unwrap().len(), 2, "nobody came");
    let same = [("petr".to_owned(), "pete".to_owned())].into();
    store.take_people(incoming.file(), &same, 99).unwrap();
    store.take_games(incoming.file(), &[("d-petr".into(), true)]).unwrap();
    assert_eq!(store.game("d-petr").unwrap().new.seats[0].profile.as_deref(), Some("pete"));
    store.split_person("petr", 100).unwrap();
    assert_eq!(store.game("d-petr").unwrap().new.seats[0].profile.as_deref(), Some("petr"));
}
