//! What finished games leave behind: written with the ending, followed when people and games
//! change, and made again.

use super::*;

/// Plays a game of two to its end.
pub(super) fn finish(store: &mut Store, id: &str, now: i64, seats: &[(i32, u8)]) {
    store.begin(&new_game(id), &change(0, &steps(&["deal", "act"]), 2, now - 600_000)).unwrap();
    let over = Change { ending: Some(ended(seats)), on_turn: vec![], ..change(2, &[], 2, now) };
    store.change(id, 1, &over).unwrap();
}

fn all(store: &Store) -> Vec<ResultRow> {
    store.results(&ResultFilter::default()).unwrap()
}

#[test]
fn an_ending_leaves_a_row_for_every_seat() {
    let folder = Folder::new("leaves");
    let mut store = folder.open();
    finish(&mut store, "g", 1_700_000_000_000, &[(12, 1), (9, 2)]);
    let rows = all(&store);
    assert_eq!(rows.len(), 2);
    let ResultRow { game, variant, n_seats, lasted_ms, .. } = &rows[0];
    assert_eq!(
        (game.as_str(), variant.as_str(), *n_seats, *lasted_ms),
        ("toy", "long", 2, 600_000)
    );
    assert_eq!((rows[0].margin, rows[1].margin), (Some(3), Some(-3)));
    assert_eq!((rows[0].is_bot, rows[1].is_bot), (false, true));
    assert_eq!(rows[1].result, ended(&[(12, 1), (9, 2)]).seats[1]);
    assert!(rows.iter().all(|row| row.is_counted && row.is_verified && !row.is_assisted));
    assert!((19_675..=19_676).contains(&rows[0].day), "the day where it was played");
    assert_eq!(store.to_sum(0, 9).unwrap().0, Vec::<String>::new());
    let other = ResultFilter { variant: Some("short".into()), ..ResultFilter::default() };
    assert_eq!(store.results(&other).unwrap(), []);
}

#[test]
fn hints_mark_the_seat_that_took_them() {
    let folder = Folder::new("hints");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["deal", "act"]), 2, 10)).unwrap();
    store.hint("g", 1, 0).unwrap();
    store.hint("g", 1, 0).unwrap();
    assert_eq!(store.hint("other", 1, 0), Err(StoreError::Unknown("other".into())));
    let over = Change { ending: Some(ended(&[(1, 1), (0, 2)])), ..change(2, &[], 2, 20) };
    store.change("g", 1, &over).unwrap();
    let rows = all(&store);
    assert_eq!((rows[0].is_assisted, rows[0].n_hints), (true, 1));
    assert_eq!((rows[1].is_assisted, rows[1].n_hints), (false, 0));
}

#[test]
fn a_hint_stays_when_the_step_it_was_for_does_not() {
    let folder = Folder::new("stays");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &steps(&["deal"]), 1, 10)).unwrap();
    store.hint("g", 1, 0).unwrap();
    let mut hinted = steps(&["act"]);
    hinted[0].hint_used = true;
    store.change("g", 1, &change(1, &hinted, 2, 20)).unwrap();
    store.change("g", 2, &change(1, &[], 1, 30)).unwrap();
    assert_eq!(store.game("g").unwrap().hinted, [1]);
    let over = Change { ending: Some(ended(&[(1, 1), (0, 2)])), ..change(1, &[], 1, 40) };
    store.change("g", 3, &over).unwrap();
    let hints: Vec<u32> = all(&store).iter().map(|row| row.n_hints).collect();
    assert_eq!(hints, [1, 0]);
}

#[test]
fn an_undo_of_the_end_takes_the_rows_away() {
    let folder = Folder::new("undone");
    let mut store = folder.open();
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    store.change("g", 2, &change(1, &[], 1, 1_000_100)).unwrap();
    assert_eq!(all(&store), []);
}

#[test]
fn what_is_left_out_or_in_the_bin_does_not_count() {
    let folder = Folder::new("left-out");
    let mut store = folder.open();
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    let is_counted = |store: &Store| all(store).iter().all(|row| row.is_counted);
    store.abandon("g", 1_000_001).unwrap();
    assert!(!is_counted(&store));
    store.restore("g", 1_000_002).unwrap();
    assert!(is_counted(&store));
    store.db.execute("UPDATE game SET excluded = 1", []).unwrap();
    assert!(!is_counted(&store));
}

#[test]
fn rows_follow_the_person_of_the_seat() {
    let folder = Folder::new("follow");
    let mut store = folder.open();
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    store
        .db
        .execute_batch(
            "INSERT INTO profile (id, name, mark, created_at) VALUES ('eva', 'Eva', 'sun', 1);
             UPDATE seat SET profile_id = 'eva' WHERE idx = 0;",
        )
        .unwrap();
    assert_eq!(all(&store)[0].profile.as_deref(), Some("eva"));
    assert_ne!(all(&store)[1].profile.as_deref(), Some("eva"));
}

#[test]
fn results_are_forgotten_and_made_again() {
    let folder = Folder::new("again");
    let mut store = folder.open();
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    store.forget_results().unwrap();
    assert_eq!(store.to_sum(0, 9).unwrap().0, ["g"]);
    store.sum(&[("g".into(), Some(ended(&[(8, 2), (9, 1)])))]).unwrap();
    assert_eq!(store.to_sum(0, 9).unwrap().0, Vec::<String>::new());
    let scores: Vec<i32> = all(&store).iter().map(|row| row.result.score).collect();
    assert_eq!(scores, [8, 9], "in place of the old ones");
    assert_eq!(listed(&store)[0].seats[0].score, Some(8));
}

#[test]
fn a_game_that_cannot_be_played_again_keeps_its_points_unverified() {
    let folder = Folder::new("unplayable");
    let mut store = folder.open();
    finish(&mut store, "old", 1_000_000, &[(12, 1), (12, 1)]);
    finish(&mut store, "bare", 1_000_001, &[(5, 2), (6, 1)]);
    store.db.execute("DELETE FROM result WHERE game_id = 'bare'", []).unwrap();
    store.sum(&[("old".into(), None), ("bare".into(), None)]).unwrap();
    let rows = all(&store);
    assert!(rows.iter().all(|row| !row.is_verified));
    let told = |row: &ResultRow| (row.result.score, row.result.place, row.n_tied);
    assert_eq!(
        rows.iter().map(told).collect::<Vec<_>>(),
        [(12, 1, 2), (12, 1, 2), (5, 2, 1), (6, 1, 1)]
    );
}

#[test]
fn a_game_from_another_file_comes_without_results() {
    let folder = Folder::new("from-afar");
    let mut store = folder.open();
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    store
        .db
        .execute_batch(
            "CREATE TEMP TABLE copy AS SELECT id, game, rules, app_version, setup, seed, salt,
                started_at, tz_offset, changed_at, ended_at, at, summed FROM game;
             UPDATE copy SET id = 'h';
             INSERT INTO game (id, game, rules, app_version, setup, seed, salt, started_at,
                tz_offset, changed_at, ended_at, at, summed) SELECT * FROM copy;",
        )
        .unwrap();
    assert_eq!(store.to_sum(0, 9).unwrap().0, ["h"]);
}

#[test]
fn the_pages_of_statistics_are_read_by_indices() {
    let folder = Folder::new("indices");
    let store = folder.open();
    let plan = |query: &str| -> String {
        let mut plan = store.db.prepare(&format!("EXPLAIN QUERY PLAN {query}")).unwrap();
        let lines = plan.query_map([], |row| row.get::<_, String>(3)).unwrap();
        lines.map(Result::unwrap).collect::<Vec<_>>().join("; ")
    };
    let one = plan(
        "SELECT score FROM result WHERE game = 'g' AND variant = '' AND n_seats = 2
         ORDER BY game, variant, n_seats, ended_at, game_id, idx",
    );
    assert!(one.starts_with("SEARCH result USING PRIMARY KEY") && !one.contains("TEMP"), "{one}");
    let all =
        plan("SELECT score FROM result ORDER BY game, variant, n_seats, ended_at, game_id, idx");
    assert_eq!(all, "SCAN result", "in the order it lies");
    let left = plan(
        "SELECT id FROM game INDEXED BY game_to_sum WHERE ended_at IS NOT NULL AND summed < 1 AND rowid > 0
         ORDER BY rowid LIMIT 9",
    );
    assert!(left.contains("game_to_sum"), "{left}");
}

/// Plays a game of two to its end, the second of whom has a head start.
pub(super) fn finish_ahead(store: &mut Store, id: &str, now: i64, seats: &[(i32, u8)]) {
    let mut game = new_game(id);
    game.seats[1].handicap = 5;
    store.begin(&game, &change(0, &steps(&["deal", "act"]), 2, now - 600_000)).unwrap();
    let ending = FinalResult { variant: "long handicap".into(), ..ended(seats) };
    let over = Change { ending: Some(ending), on_turn: vec![], ..change(2, &[], 2, now) };
    store.change(id, 1, &over).unwrap();
}

/// Each game with its kind, and whether it counts.
fn kinds(store: &Store) -> Vec<(String, String, bool)> {
    let told = |it: &ResultRow| (it.game_id.clone(), it.variant.clone(), it.is_counted);
    all(store).iter().step_by(2).map(told).collect()
}

#[test]
fn a_head_start_makes_a_kind_of_its_own_in_files_from_before_too() {
    let own = |id: &str, is_counted| (id.to_owned(), "long handicap".to_owned(), is_counted);
    let even = |id: &str| (id.to_owned(), "long".to_owned(), true);
    let now = Folder::new("ahead");
    let mut store = now.open();
    finish(&mut store, "even", 1_000_000, &[(12, 1), (9, 2)]);
    finish_ahead(&mut store, "ahead", 2_000_000, &[(12, 1), (9, 2)]);
    finish_ahead(&mut store, "left", 3_000_000, &[(12, 1), (9, 2)]);
    store.db.execute("UPDATE game SET excluded = 1 WHERE id = 'left'", []).unwrap();
    let told = vec![even("even"), own("ahead", true), own("left", false)];
    assert_eq!(kinds(&store), told);
    drop(store);

    // Schema 16 knew no such kind, and such games did not count.
    let old = Folder::new("ahead-old");
    write_as_of(16, &now, &old);
    let db = Connection::open(old.0.join("games.db")).unwrap();
    let then = "UPDATE result SET variant = 'long', is_counted = 0 WHERE game_id != 'even';
        UPDATE game SET variant = 'long'";
    db.execute_batch(then).unwrap();
    drop(db);
    let mut store = old.open();
    assert_eq!(kinds(&store), told);
    assert_eq!(store.house(0, 6).unwrap().games, [("toy".to_owned(), 2, 2_000)]);
    // Also where nothing but points and places is left of them.
    store.db.execute("DELETE FROM result", []).unwrap();
    let ids = ["even", "ahead", "left"];
    store.sum(&ids.map(|id| (id.to_owned(), None))).unwrap();
    assert_eq!(kinds(&store), told);
    store.db.execute("UPDATE game SET excluded = 0", []).unwrap();
    assert_eq!(kinds(&store)[2], own("left", true));
}

/// The time of a text such as `2027-10-30 20:00`, which is in UTC.
#[cfg(unix)]
fn ms(utc: &str) -> i64 {
    let db = Connection::open_in_memory().unwrap();
    db.query_row("SELECT 1000 * strftime('%s', ?1)", [utc], |row| row.get(0)).unwrap()
}

/// Does one part of the test below where the clock on the wall is this one.
#[cfg(unix)]
fn in_zone(zone: &str, part: &str, folder: &Folder) {
    let test = "tests::result::the_day_of_a_game_is_that_of_where_and_when_it_ended";
    let status = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test])
        .env("TZ", zone)
        .env("STORE_ZONE", format!("{part}@{}", folder.0.display()))
        .status();
    assert!(status.unwrap().success(), "{zone} {part}");
}

// Elsewhere a program is told no zone like these.
#[cfg(unix)]
#[test]
fn the_day_of_a_game_is_that_of_where_and_when_it_ended() {
    const PRAGUE: &str = "CET-1CEST,M3.5.0,M10.5.0/3";
    const NEW_YORK: &str = "EST5EDT,M3.2.0,M11.1.0";
    let times = [
        ("autumn", "2027-10-30 20:00", "2027-10-31 22:30"),
        ("away", "2027-01-10 20:00", "2027-01-11 02:00"),
    ];
    if let Ok(told) = std::env::var("STORE_ZONE") {
        let (part, folder) = told.split_once('@').unwrap();
        let path = PathBuf::from(folder).join("games.db");
        let mut store = open(&path).into_store();
        for (id, began, ended_at) in times {
            match part {
                "begin" => {
                    store.begin(&new_game(id), &change(0, &steps(&["a"]), 1, ms(began))).unwrap();
                }
                "end" => {
                    let ending = Some(ended(&[(2, 1), (1, 2)]));
                    let over = Change { ending, ..change(1, &[], 1, ms(ended_at)) };
                    let is_away = std::env::var("TZ").unwrap() == NEW_YORK;
                    if is_away == (id == "away") {
                        store.change(id, 1, &over).unwrap();
                    }
                }
                _ => {}
            }
        }
        return;
    }
    let folder = Folder::new("zones");
    in_zone(PRAGUE, "begin", &folder);
    in_zone(PRAGUE, "end", &folder);
    in_zone(NEW_YORK, "end", &folder);
    let store = folder.open();
    let days = |store: &Store| -> Vec<(String, i64)> {
        all(store)
            .iter()
            .filter(|row| row.idx == 0)
            .map(|it| (it.game_id.clone(), i64::from(it.day)))
            .collect()
    };
    let [tenth, eleventh, october] =
        ["2027-01-10", "2027-01-11", "2027-10-31"].map(|day| ms(day) / (24 * 60 * 60 * 1000));
    let told = [("away".to_owned(), tenth), ("autumn".to_owned(), october)];
    assert_eq!(days(&store), told);
    let texts: Vec<_> =
        store.plays().unwrap().into_iter().map(|it| (it.started, it.ended)).collect();
    let texts: Vec<(&str, &str)> =
        texts.iter().step_by(2).map(|it| (it.0.as_str(), it.1.as_str())).collect();
    assert_eq!(
        texts,
        [
            ("2027-01-10T21:00:00+01:00", "2027-01-10T21:00:00-05:00"),
            ("2027-10-30T22:00:00+02:00", "2027-10-31T23:30:00+01:00"),
        ]
    );
    drop(store);
    // Of games from before nobody knows that they ended elsewhere.
    let old = Folder::new("zones-old");
    write_as_of(13, &folder, &old);
    let db = Connection::open(old.0.join("games.db")).unwrap();
    db.execute("UPDATE result SET day = 0", []).unwrap();
    drop(db);
    in_zone(PRAGUE, "open", &old);
    let told = [("away".to_owned(), eleventh), ("autumn".to_owned(), october)];
    assert_eq!(days(&old.open()), told);
}
