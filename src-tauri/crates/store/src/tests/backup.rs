//! Backups: what is damaged in one costs itself, and what comes is merged without a double or a loss.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use sha2::{Digest, Sha256};

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
    file
}

/// A backup that came to a folder, and stays where it was.
pub(super) fn came(file: &Path, here: &Folder) -> Result<Incoming, BackupError> {
    let coming = backup_file(&saves(here));
    fs::copy(file, &coming).unwrap();
    let incoming = Incoming::open(&coming, &saves(here));
    assert!(!coming.exists());
    incoming
}

/// A game of a backup, and what it is here.
pub(super) type Found = (String, u64, Standing);

/// Reads a backup to its end.
pub(super) fn look(here: &Store, incoming: &mut Incoming) -> Vec<Found> {
    let mut found = Vec::new();
    while let Some((id, place)) = incoming.next_game().unwrap() {
        let standing = here.standing(incoming, &id).unwrap();
        found.push((id, place, standing));
    }
    found
}

/// What the games of a backup are here, and how they come.
pub(super) fn standings(found: &[Found]) -> Vec<(&str, Standing)> {
    found.iter().map(|it| (it.0.as_str(), it.2)).collect()
}

/// Takes everything in; nobody is somebody here.
pub(super) fn take_all(here: &mut Store, incoming: &mut Incoming, found: &[Found]) {
    here.take_people(incoming, &BTreeMap::new(), 99).unwrap();
    let coming = |it: &Found| match it.2 {
        Standing::New | Standing::Further => Coming::Played,
        Standing::Known | Standing::Other => Coming::Beside,
    };
    let games: Vec<(u64, Coming)> = found.iter().map(|it| (it.1, coming(it))).collect();
    assert!(here.take_games(incoming, &games).unwrap().into_iter().all(|came| came));
    here.take_rest(incoming, &BTreeMap::new()).unwrap();
}

/// The same at once. Returns what the games were here before.
pub(super) fn restore(file: &Path, folder: &Folder, here: &mut Store) -> Vec<Found> {
    let mut incoming = came(file, folder).unwrap();
    let found = look(here, &mut incoming);
    take_all(here, &mut incoming, &found);
    found
}

#[test]
fn a_backup_comes_back_whole_and_not_twice() {
    let (there, store) = house("backup-there");
    let file = backup_of(&there);
    let here = Folder::new("backup-here");
    let mut new = here.open();
    for round in 0..2 {
        let mut incoming = came(&file, &here).unwrap();
        assert_eq!((incoming.head.made_at, incoming.head.schema), (77, SCHEMA));
        let found = look(&new, &mut incoming);
        assert_eq!((incoming.head.records, incoming.n_damaged()), (3, 0));
        take_all(&mut new, &mut incoming, &found);
        let known = if round == 0 { Standing::New } else { Standing::Known };
        assert!(found.iter().all(|it| it.2 == known), "{found:?}");
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
    let mut incoming = came(&file, &here).unwrap();
    assert_eq!(incoming.next_game().unwrap().unwrap().0, "a-runs");
    assert_eq!(incoming.store().game("a-runs"), Err(StoreError::Damaged));
    assert_eq!(incoming.next_game().unwrap().unwrap().0, "b-over");
    assert_eq!(incoming.store().game("b-over").unwrap().moves, sound.moves);
}

#[test]
fn what_is_no_backup_is_refused() {
    let (there, _) = house("backup-broken");
    let bytes = fs::read(backup_of(&there)).unwrap();
    let here = Folder::new("backup-refuses");
    let file = here.0.join("x.backup");
    let refused = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        let refused = came(&file, &here).unwrap_err();
        assert!(!here.0.join("games-incoming.db").exists(), "nothing is left of it");
        refused
    };
    for none in [&b""[..], b"{}", b"[1]\n", b"PK\x03\x04", &[0xff; 9000]] {
        assert_eq!(refused(none), BackupError::NoBackup);
    }
    let text = String::from_utf8_lossy(&bytes[..255]).into_owned();
    let with_head = |head: String| [head.as_bytes(), &bytes[255..]].concat();
    let newer = with_head(text.replace("\"schema\":", "\"schema\":9"));
    assert!(matches!(refused(&newer), BackupError::Newer { known: SCHEMA, .. }));
    let newer = with_head(text.replace("\"ctyrhraBackup\":2", "\"ctyrhraBackup\":3"));
    assert_eq!(refused(&newer), BackupError::Newer { found: 3, known: 2 });
    // A database, as backups once were.
    let older =
        br#"{"ctyrhraBackup":1,"app":"0.1.0","schema":13,"madeAt":1,"bytes":9,"sha256":""}"#;
    assert_eq!(refused(older), BackupError::Older { found: 1, oldest: 2 });
    // Nothing of what it says it has is there.
    fs::write(&file, &bytes[..256]).unwrap();
    assert_eq!(came(&file, &here).unwrap().next_game(), Err(BackupError::Damaged));
}

#[test]
fn what_is_damaged_costs_its_record() {
    let (there, store) = house("backup-costs");
    let games = ["a-runs", "b-over"].map(|id| (id, store.game(id).unwrap()));
    let bytes = fs::read(backup_of(&there)).unwrap();
    let here = Folder::new("backup-costs-here");
    let store = here.open();
    let file = here.0.join("x.backup");
    let left = |bytes: &[u8], n_damaged: u64| {
        fs::write(&file, bytes).unwrap();
        let mut incoming = came(&file, &here).unwrap();
        let mut n_games = 0;
        loop {
            match incoming.next_game() {
                Ok(Some((id, _))) => {
                    let game = &games.iter().find(|it| it.0 == id).unwrap().1;
                    assert_eq!(incoming.store().game(&id).unwrap().moves, game.moves);
                    assert_eq!(store.standing(&incoming, &id), Ok(Standing::New));
                    n_games += 1;
                }
                Ok(None) => break,
                Err(error) => return assert_eq!((error, n_damaged), (BackupError::Damaged, 3)),
            }
        }
        assert_eq!(incoming.n_damaged(), n_damaged);
        assert!(n_games + n_damaged >= 2 && n_games < 3);
    };
    let begins: Vec<usize> =
        (0..bytes.len()).filter(|&at| bytes[at..].starts_with(b"4HF2")).collect();
    assert_eq!(begins.len(), 3);
    let ends = [begins[1], begins[2], bytes.len()];
    for at in (256..bytes.len()).step_by(tier(37, 3)) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 4;
        left(&flipped, 1);
        left(&bytes[..at], ends.iter().filter(|&&end| end > at).count() as u64);
        // Something came between.
        let torn = [&bytes[..at], b"4HF2\xff\xff\0\0torn", &bytes[at..]].concat();
        left(&torn, u64::from(!begins.contains(&at)));
    }
    // A record that comes twice, and what is between records.
    let twice = [&bytes[..], b"4HF", &bytes[begins[1]..]].concat();
    left(&twice, 0);
}

/// A backup of these records: what they say as JSON.
fn backup_with(here: &Folder, texts: &[String]) -> PathBuf {
    let here_name = here.0.file_name().unwrap().to_string_lossy();
    let (there, _) = house(&format!("{here_name}-there"));
    let mut bytes = fs::read(backup_of(&there)).unwrap();
    for text in texts {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::new(6));
        packed.write_all(text.as_bytes()).unwrap();
        let packed = packed.finish().unwrap();
        bytes.extend(b"4HF2");
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(&Sha256::digest(&packed)[..8]);
        bytes.extend(packed);
    }
    let file = here.0.join("x.backup");
    fs::write(&file, bytes).unwrap();
    file
}

#[test]
fn what_is_forged_in_a_record_costs_that_record() {
    let game = |columns: &str, row: &str| {
        format!(r#"{{"game":{{"columns":[{columns}],"cells":[{row}]}}}}"#)
    };
    let columns = r#""id","game","rules","setup","seed","salt","script","started_at","tz_offset","changed_at","at","app_version""#;
    let sound = r#""x","toy",3,"{}",1,"s","[]",1,0,1,0,"1""#;
    let forged = [
        String::new(),
        "null".to_owned(),
        "[".repeat(100_000),
        "[[1,2],[3]]".to_owned(),
        r#"{"game":[]}"#.to_owned(),
        r#"{"gone":{"columns":["id"],"cells":["b-over"]}}"#.to_owned(),
        r#"{"sqlite_schema":{"columns":["id"],"cells":["x"]}}"#.to_owned(),
        r#"{"game":{"columns":["id"],"cells":["x"]}}"#.to_owned(),
        r#"{"game":{"columns":["id"],"cells":["x"],"more":1}}"#.to_owned(),
        game(columns, ""),
        game(columns, &format!("{sound},{sound}")),
        game(columns, &sound.replace("\"x\"", "\"x y\"")),
        game(columns, &sound.replace("\"x\"", "\"x\\u0000y\"")),
        game(columns, &sound.replace("\"x\"", &format!("\"{}\"", "x".repeat(65)))),
        game(columns, &sound.replace("\"x\"", "[\"x\"]")),
        game(columns, &sound.replace("\"x\"", "true")),
        game(columns, &sound.replace("\"x\"", "null")),
        game(columns, &sound.replace("\"{}\"", "\"{\"")),
        game(columns, &sound.replace("\"{}\"", &format!("\"\\\"{}\\\"\"", "x".repeat(5 << 20)))),
        game(columns, &sound.replace(",3,", ",99999999999999999999999,")),
        game(columns, &sound.replace(",0,\"1\"", ",-7,\"1\"")),
        game(columns, &format!("{sound},{}", vec!["1"; 1_000_000].join(","))),
        game("", &vec!["1"; 1_000_000].join(",")),
        // Unpacked it is longer than any record.
        game(columns, &sound.replace("{}", &" ".repeat(17 << 20))),
    ];
    let here = Folder::new("backup-forged-here");
    let mut store = here.open();
    let file = backup_with(&here, &forged);
    let found = restore(&file, &here, &mut store);
    assert_eq!(standings(&found), [("a-runs", Standing::New), ("b-over", Standing::New)]);
    // One that fits together comes so far, and is no game that was written.
    let file = backup_with(&here, &[game(columns, sound)]);
    let mut incoming = came(&file, &here).unwrap();
    let found = look(&store, &mut incoming);
    assert_eq!(found[2].0, "x");
    assert_eq!(incoming.store().game("x"), Err(StoreError::Damaged));
    let came =
        store.take_games(&mut incoming, &[(found[2].1, Coming::Played), (7, Coming::Played)]);
    assert_eq!((came, listed(&store).len()), (Ok(vec![false, false]), 2));
}

#[test]
fn what_only_looks_like_records_is_given_up() {
    let here = Folder::new("backup-vain");
    let mut store = here.open();
    let file = backup_with(&here, &[]);
    let mut bytes = fs::read(&file).unwrap();
    // Each begins a record as long as any.
    bytes.extend(b"4HF2\0\0\xff\0".repeat(tier(3, 5) << 20));
    fs::write(&file, bytes).unwrap();
    assert_eq!(restore(&file, &here, &mut store).len(), 2);
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
    let mut store = here.open();
    restore(&backup_of(&there), &here, &mut store);
    let label = "ž".repeat(MOST_LABEL);
    let mut names: Vec<_> = store.people().unwrap().into_iter().map(|it| it.traits.name).collect();
    names.sort();
    assert_eq!(names, ["?", &label]);
    let rows = store.games_with(&["a-runs".into(), "b-over".into()]).unwrap();
    assert!(rows.iter().flat_map(|row| &row.seats).all(|seat| seat.seat.name == label));
    let (runs, over) = (&rows[0], &rows[1]);
    assert_eq!(over.note.chars().count(), MOST_NOTE);
    assert!(over.ended_at.is_some_and(|it| it < 1 << 50), "a date: {:?}", over.ended_at);
    assert_eq!((runs.started_at, runs.changed_at), (0, 0));
    let mut incoming = came(&backup_of(&there), &here).unwrap();
    look(&store, &mut incoming);
    let settings = incoming.store().settings().unwrap();
    assert_eq!(settings.into_keys().collect::<Vec<_>>(), ["short"]);
}

#[test]
fn nothing_hides_in_the_texts_of_a_stranger() {
    let (there, store) = house("backup-hidden");
    drop(store);
    let db = Connection::open(saves(&there)).unwrap();
    db.execute_batch(
        "UPDATE seat SET name = 'A' || char(0) || hex(zeroblob(1000000));
         UPDATE game SET note = 'x' || char(0) || hex(zeroblob(1000000)) WHERE id = 'b-over';
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
    let mut incoming = came(&backup_of(&there), &here).unwrap();
    let found = look(&store, &mut incoming);
    assert_eq!(incoming.store().settings().unwrap()["broken"], "\"\u{fffd}\"");
    take_all(&mut store, &mut incoming, &found);
    let mut names: Vec<_> = store.people().unwrap().into_iter().map(|it| it.traits.name).collect();
    names.sort();
    assert_eq!(names, ["1", "Eva"], "one of them was merged into nobody");
    let rows = store.games_with(&["a-runs".into(), "b-over".into()]).unwrap();
    assert!(rows.iter().all(|row| row.is_whole));
    let over = &rows[1];
    assert_eq!((over.note.len(), over.seats[0].seat.name.len()), (MOST_NOTE, MOST_LABEL));
    assert!(over.seats[0].seat.name.starts_with("A0"));
    assert!(over.seats.iter().all(|seat| seat.seat.profile.is_none()), "nobody of that name");
    assert_eq!(store.settings().unwrap().into_keys().collect::<Vec<_>>(), Vec::<String>::new());
    assert_eq!(listed(&store).len(), 2);
}

#[test]
fn a_crowd_is_no_household() {
    let (there, store) = house("backup-crowd");
    drop(store);
    let db = Connection::open(saves(&there)).unwrap();
    db.execute_batch(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
         INSERT INTO profile (id, name, mark, created_at) SELECT 'p' || i, 'P' || i, 'sun', 1 FROM n",
    )
    .unwrap();
    drop(db);
    let here = Folder::new("backup-crowd-here");
    let mut incoming = came(&backup_of(&there), &here).unwrap();
    assert_eq!(incoming.next_game(), Err(BackupError::Damaged));
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
        let mut incoming = came(&file, &here).unwrap();
        let found = look(&store, &mut incoming);
        assert_eq!(standings(&found)[0], ("a-runs", Standing::Other), "{change_of}");
        let came = store.take_games(&mut incoming, &[(found[0].1, Coming::Unplayed)]).unwrap();
        assert_eq!(came, [false], "{change_of}");
        assert_eq!(store.game("a-runs").unwrap().moves.len(), 2);
    }
    let (there, _) = house("points-there");
    let here = Folder::new("points-here");
    let mut store = here.open();
    let mut incoming = came(&backup_of(&there), &here).unwrap();
    let found = look(&store, &mut incoming);
    store.take_people(&incoming, &BTreeMap::new(), 99).unwrap();
    store.take_games(&mut incoming, &[(found[1].1, Coming::Unplayed)]).unwrap();
    store.sum(&[("b-over".into(), None)]).unwrap();
    assert_eq!(store.results(&ResultFilter::default()).unwrap(), []);
    assert_eq!(listed(&store)[0].seats[0].score, None);
}

#[test]
fn what_the_app_left_half_written_is_gone_with_the_next_start() {
    let folder = Folder::new("leftovers");
    drop(folder.open());
    for name in ["backup.db", "incoming.db", "rescuing.db", "rescuing.db-journal"] {
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
    store.remark("a-runs", &Remark { note: Some("tady".into()), is_excluded: Some(true) }).unwrap();
    let found = restore(&file, &here, &mut store);
    assert_eq!(
        standings(&found)[..2],
        [("a-runs", Standing::Further), ("b-over", Standing::Known)]
    );
    let joined: Vec<bool> =
        store.game("a-runs").unwrap().moves.iter().map(|it| it.joined).collect();
    assert_eq!(joined, [false, false, false, true]);
    let row = &store.games_with(&["a-runs".into()]).unwrap()[0];
    assert_eq!((row.note.as_str(), row.is_excluded), ("tady", true), "what is said here stands");
    // Here it goes another way now.
    store.change("a-runs", 2, &change(2, &steps(&["x"]), 3, 50)).unwrap();
    assert_eq!(restore(&file, &here, &mut store)[0].2, Standing::Other);
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
    assert_eq!(restore(&file, &here, &mut store)[0].2, Standing::Further);
    let new = store.game("a-runs").unwrap().new;
    assert_eq!((&new.agreements, &new.seats), (&game.agreements, &game.seats));
    assert_eq!(restore(&file, &here, &mut store)[0].2, Standing::Known);
    // Somebody played on here: what was agreed on there is of before.
    store.change("a-runs", 2, &change(2, &steps(&["x"]), 3, 50)).unwrap();
    assert_eq!(restore(&file, &here, &mut store)[0].2, Standing::Known);
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
    let mut incoming = came(&file, &here).unwrap();
    let games = look(&store, &mut incoming);
    let found = store.newcomers(&incoming).unwrap();
    assert_eq!(found.len(), 1, "Eva is known");
    assert_eq!((found[0].id.as_str(), found[0].n_games), ("petr", 1));
    assert_eq!(found[0].namesake.as_deref(), Some("pete"));
    let nobody = [("petr".to_owned(), "nobody".to_owned())].into();
    let refused = store.take_people(&incoming, &nobody, 99);
    assert_eq!(refused, Err(StoreError::UnknownPerson("nobody".into())));
    assert_eq!(store.people().unwrap().len(), 2, "nobody came");
    let same = [("petr".to_owned(), "pete".to_owned())].into();
    store.take_people(&incoming, &same, 99).unwrap();
    store.take_games(&mut incoming, &[(games[2].1, Coming::Played)]).unwrap();
    assert_eq!(store.game("d-petr").unwrap().new.seats[0].profile.as_deref(), Some("pete"));
    store.split_person("petr", 100).unwrap();
    assert_eq!(store.game("d-petr").unwrap().new.seats[0].profile.as_deref(), Some("petr"));
}
