//! One row a game: what it draws together, and that it follows its results.

use super::result::finish;
use super::*;

const DAY: i64 = 86_400_000;

#[test]
fn a_house_is_counted_over_all_games() {
    let folder = Folder::new("house");
    let mut store = folder.open();
    store.add_person("eva", &Traits::default(), 1).unwrap();
    for (id, day, who, other) in
        [("a", 100, "A", None), ("b", 101, "A", Some("greedy")), ("c", 101, "C", None)]
    {
        let mut game = new_game(id);
        game.seats[0].name = who.into();
        game.seats[0].profile = Some("eva".into());
        game.seats[1].bot_level = other.map(str::to_owned);
        store.begin(&game, &change(0, &steps(&["x", "y"]), 2, day * DAY)).unwrap();
        let margin = if id == "a" { 4 } else { 1 };
        let ending = Some(ended(&[(9 + margin, 1), (9, 2)]));
        let over = Change { ending, on_turn: vec![], ..change(2, &[], 2, day * DAY + 60_000) };
        store.change(id, 1, &over).unwrap();
    }
    let house = store.house(101 + 365, 6).unwrap();
    let days: Vec<_> = house.days.iter().map(|it| (it.1, it.2)).collect();
    assert_eq!(days, [(1, 2_000), (2, 3_000)], "people's time only");
    assert_eq!(house.games, [("toy".to_owned(), 3, 5_000)]);
    assert_eq!(house.people.len(), 1, "neither guests nor bots");
    let bots: Vec<_> = house.bots.iter().map(|it| (it.0.as_str(), it.1)).collect();
    assert_eq!(bots, [("bot:greedy", 1)]);
    assert_eq!((house.people[0].0.as_str(), house.people[0].1), ("eva", 3));
    assert_eq!(house.closest, Some(("c".to_owned(), 1)), "a bot's game is not close");
    assert_eq!(house.longest, Some(("a".to_owned(), 2_000)), "the first of them");
    let dates: Vec<_> = house.this_day.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(dates, ["c", "b"], "the same date a year before, the latest first");
    store.abandon("c", 9).unwrap();
    let house = store.house(101 + 365, 6).unwrap();
    assert_eq!((house.games[0].1, house.closest), (2, Some(("a".to_owned(), 4))));
    store.db.execute("UPDATE seat SET handicap = 3 WHERE game_id = 'a' AND idx = 1", []).unwrap();
    let house = store.house(101 + 365, 6).unwrap();
    assert_eq!((house.games[0].1, house.closest), (2, None), "points given away make none close");
}

#[test]
fn an_upset_is_a_win_against_a_well_known_stronger_one() {
    let folder = Folder::new("upset");
    let mut store = folder.open();
    for id in ["a", "b", "c"] {
        finish(&mut store, id, 1_000_000, &[(5, 1), (1, 2)]);
    }
    let rated = |before: f64, other: f64, width: f64| {
        vec![Some([before, before, 60.0]), Some([other, other, width])]
    };
    store
        .keep_ratings(&[
            ("a".into(), rated(1_000.0, 1_150.0, 60.0)),
            ("b".into(), rated(1_000.0, 1_900.0, 200.0)),
            ("c".into(), rated(1_200.0, 1_150.0, 60.0)),
        ])
        .unwrap();
    assert_eq!(store.house(0, 6).unwrap().upset, Some(("a".to_owned(), 150.0)));
}

#[test]
fn records_are_found_among_few_games() {
    let folder = Folder::new("records");
    let mut store = folder.open();
    for (n, score) in [(1, 30), (2, 20), (3, 90), (4, 40), (5, 35), (6, 90)] {
        finish(&mut store, &format!("g{n}"), n * 1_000_000, &[(score, 1), (10, 2)]);
    }
    store.db.execute("UPDATE result SET is_bot = 1 WHERE game_id = 'g3'", []).unwrap();
    let kinds = store.kinds(None).unwrap();
    assert_eq!(kinds.len(), 1);
    assert_eq!((kinds[0].clean, kinds[0].assisted, kinds[0].n_seats), (6, 0, 2));
    assert_eq!(store.kinds(Some("chess")).unwrap(), []);
    let rows = store.record_rows(&kinds[0], false, None).unwrap();
    let ids: Vec<_> = rows.iter().step_by(2).map(|row| row.game_id.as_str()).collect();
    assert_eq!(ids, ["g1", "g4", "g6"], "the best, the best before it, and the first and fastest");
    assert_eq!(store.record_rows(&kinds[0], true, None).unwrap(), []);
}

#[test]
fn the_best_are_found_by_what_they_are_best_in() {
    let folder = Folder::new("best");
    let mut store = folder.open();
    for (n, score) in [(1, 30), (2, 20), (3, 90), (4, 40), (5, 30), (6, 90)] {
        finish(&mut store, &format!("g{n}"), n * 1_000_000, &[(score, 1), (10, 2)]);
    }
    store.db.execute("UPDATE result SET is_bot = game_id = 'g3'", []).unwrap();
    let kind = store.kinds(None).unwrap().remove(0);
    let ids = |among: &Among| -> Vec<String> {
        store.best(among, 3).unwrap().into_iter().map(|row| row.game_id).collect()
    };
    let all = Among::of(kind.clone(), false);
    assert_eq!(ids(&all), ["g6", "g4", "g1"], "no bot's, and of equal ones the first");
    let lost = Among { peak: Peak::LosingScore, ..all.clone() };
    assert_eq!(ids(&lost), ["g1", "g2", "g4"]);
    assert_eq!(ids(&Among { floor: Some(35), ..all.clone() }), ["g6", "g4"]);
    let reached = store.reached(&all, 100).unwrap();
    assert_eq!(reached.len(), 10, "of every seat");
    let before = Among { before: Some(reached[0].clone()), ..all.clone() };
    assert_eq!(ids(&before), ["g4", "g1", "g5"]);
    // Ten scores: 90, 40, 30, 30, 20 and five times 10.
    assert_eq!(store.usual_score(&kind, false).unwrap(), Some(20));
    assert_eq!(store.usual_score(&kind, true).unwrap(), None);
}

#[test]
fn the_best_of_somebody_and_among_people() {
    let folder = Folder::new("best-of-somebody");
    let mut store = folder.open();
    store.add_person("eva", &Traits::default(), 1).unwrap();
    for (id, score, bot) in [("a", 5, None), ("b", 9, Some("greedy")), ("c", 7, None)] {
        let mut game = new_game(id);
        game.seats[0].profile = (id != "c").then(|| "eva".into());
        game.seats[1].bot_level = bot.map(str::to_owned);
        store.begin(&game, &change(0, &steps(&["x", "y"]), 2, 1)).unwrap();
        let ending = Some(ended(&[(score, 1), (3, 2)]));
        let over = Change { ending, on_turn: vec![], ..change(2, &[], 2, 60_000) };
        store.change(id, 1, &over).unwrap();
    }
    let kind = store.kinds(None).unwrap().remove(0);
    let first = |is_people_only, profile: Option<&str>| -> Vec<String> {
        let profile = profile.map(str::to_owned);
        let among = Among { profile, is_people_only, ..Among::of(kind.clone(), false) };
        let best = store.best(&among, 10).unwrap().into_iter();
        best.filter(|row| row.idx == 0).map(|row| row.game_id).collect()
    };
    assert_eq!(first(None, None), ["b", "c", "a"]);
    assert_eq!(first(Some(true), None), ["c", "a"]);
    assert_eq!(first(Some(false), None), ["b"]);
    assert_eq!(first(None, Some("eva")), ["b", "a"]);
    assert_eq!(first(Some(true), Some("eva")), ["a"]);
    assert_eq!(store.players(&kind, false).unwrap(), [("eva".to_owned(), 2)]);
    let sheets = store.final_sheets(&kind, false, "eva", 9).unwrap();
    assert_eq!(sheets.iter().map(|it| it.idx).collect::<Vec<_>>(), [0, 0]);
}

#[test]
fn a_row_goes_with_its_results() {
    let folder = Folder::new("play-gone");
    let mut store = folder.open();
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    assert_eq!(store.house(0, 6).unwrap().games.len(), 1);
    store.change("g", 2, &change(1, &[], 1, 1_000_100)).unwrap();
    assert_eq!(store.house(0, 6).unwrap(), House::default());
}
