//! Games at real tables: kept, changed, counted apart, and merged once.

use super::backup::{restore, standings};
use super::result::finish;
use super::*;

const DAY: i32 = 20_600;

fn seat(name: &str, profile: Option<&str>) -> NewSeat {
    NewSeat {
        name: name.into(),
        profile: profile.map(str::to_owned),
        ..new_game("").seats[0].clone()
    }
}

/// A game of Eva, who is known here, and of somebody who is not.
fn log(id: &str, scores: [i32; 2]) -> NewLog {
    let made = |score| LoggedSeat { score, points: BTreeMap::new(), wins_ties: false };
    NewLog {
        id: id.into(),
        game: "toy".into(),
        play: LoggedPlay {
            day: DAY,
            minute: Some(23 * 60),
            minutes: Some(120),
            seats: scores.map(made).to_vec(),
        },
        seats: vec![seat("Eva", Some("eva")), seat("Babi", None)],
        place: "U babičky".into(),
        note: String::new(),
        is_imported: false,
    }
}

fn house(name: &str) -> (Folder, Store) {
    let folder = Folder::new(name);
    let mut store = folder.open();
    let traits = Traits { name: "Eva".into(), mark: "sun".into(), ..Traits::default() };
    store.add_person("eva", &traits, 5).unwrap();
    (folder, store)
}

fn keep(store: &mut Store, log: NewLog) -> bool {
    store.log(&[log], "0.1.0", 5_000_000_000_000).unwrap()[0]
}

fn rows(store: &Store) -> Vec<ResultRow> {
    store.results(&ResultFilter::default()).unwrap()
}

#[test]
fn a_game_is_kept_as_it_was_written_down_and_changed() {
    let (_folder, mut store) = house("logged");
    let mut first = log("g", [43, 40]);
    first.play.seats[0].points = BTreeMap::from([("wood".into(), 50), ("loss".into(), -7)]);
    assert!(keep(&mut store, first.clone()));
    assert_eq!(store.logged("g").unwrap(), first);
    store.remark("g", &Remark { note: Some("hezké".into()), is_excluded: None }).unwrap();
    let again = NewLog { note: "hezké".into(), place: String::new(), ..log("g", [10, 12]) };
    assert!(keep(&mut store, again.clone()));
    assert_eq!(store.logged("g").unwrap(), again);
    let row = &listed(&store)[0];
    assert_eq!((row.rules, row.status, row.is_damaged), (BY_THE_BOX, GameStatus::Finished, false));
    let ends: Vec<_> = row.seats.iter().map(|it| (it.score, it.rank)).collect();
    assert_eq!(ends, [(Some(10), Some(2)), (Some(12), Some(1))]);
    assert_eq!(listed(&store).len(), 1);
    store.abandon("g", 9).unwrap();
    assert_eq!(store.real_plays(None).unwrap(), [], "in the bin");
    store.restore("g", 10).unwrap();
    assert_eq!(store.real_plays(None).unwrap()[0].games, 1);
}

#[test]
fn what_was_played_here_is_not_written_over_and_what_is_known_comes_once() {
    let (_folder, mut store) = house("logged-known");
    finish(&mut store, "g", 1_000_000, &[(12, 1), (9, 2)]);
    let refused = store.log(&[log("new", [1, 2]), log("g", [1, 2])], "0.1.0", 9);
    assert_eq!(refused, Err(StoreError::Unknown("g".into())));
    assert_eq!(listed(&store).len(), 1, "all or none");
    assert_eq!(store.logged("g"), Err(StoreError::Unknown("g".into())));
    let import = |id: &str| NewLog { is_imported: true, ..log(id, [7, 3]) };
    let both = [import("g"), import("other"), import("other")];
    assert_eq!(store.log(&both, "0.1.0", 9), Ok(vec![false, true, false]));
    let nobody =
        NewLog { seats: vec![seat("A", Some("who")), seat("B", None)], ..log("x", [1, 2]) };
    let refused = store.log(&[nobody], "0.1.0", 9);
    assert_eq!(refused, Err(StoreError::UnknownPerson("who".into())));
}

#[test]
fn the_day_is_the_one_written_down_and_ties_are_shared_unless_broken() {
    let (_folder, mut store) = house("logged-ties");
    keep(&mut store, log("even", [40, 40]));
    let mut broken = log("broken", [40, 40]);
    broken.play.seats[1].wins_ties = true;
    broken.play.minutes = None;
    keep(&mut store, broken);
    let told: Vec<_> = rows(&store)
        .iter()
        .map(|it| (it.game_id.clone(), it.day, it.result.place, it.n_tied, it.lasted_ms))
        .collect();
    let row = |id: &str, place, n_tied, ms| (id.to_owned(), DAY, place, n_tied, ms);
    let hours = 7_200_000;
    let even = [row("even", 1, 2, hours), row("even", 1, 2, hours)];
    let broken = [row("broken", 2, 1, 0), row("broken", 1, 1, 0)];
    assert!(told.iter().all(|it| even.contains(it) || broken.contains(it)), "{told:?}");
    let sum = &store.real_plays(Some("eva")).unwrap()[0];
    assert_eq!((sum.games, sum.timed, sum.lasted_ms), (2, 1, hours));
    assert_eq!(store.real_plays(Some("adam")).unwrap(), []);
}

#[test]
fn it_counts_and_is_held_against_nothing() {
    let (_folder, mut store) = house("logged-apart");
    let mut game = new_game("here");
    game.seats[0].profile = Some("eva".into());
    store.begin(&game, &change(0, &steps(&["a", "b"]), 2, 10)).unwrap();
    let over = Change { ending: Some(ended(&[(12, 1), (9, 2)])), ..change(2, &[], 2, 20) };
    store.change("here", 1, &over).unwrap();
    keep(&mut store, log("real", [999, 998]));
    assert!(rows(&store).iter().filter(|it| it.game_id == "real").all(|it| {
        it.is_counted && !it.is_verified && it.variant == AT_A_TABLE && it.result.think_ms == 0
    }));
    let found = store.house(DAY, 9).unwrap();
    assert_eq!(found.days.iter().map(|it| it.1).sum::<u32>(), 2);
    assert_eq!(found.people, [("eva".to_owned(), 2, rows(&store)[3].ended_at.max(20))]);
    assert_eq!(found.closest, None, "one point apart, and nobody looked on");
    let kinds = store.kinds(None).unwrap();
    assert_eq!(kinds.iter().map(|it| it.variant.as_str()).collect::<Vec<_>>(), ["long"]);
    assert_eq!(store.kinds_of("eva").unwrap().len(), 1);
    assert_eq!(store.people().unwrap()[0].n_counted, 2);
    assert_eq!(store.last_reviews(9).unwrap().len(), 1);
    let keys: Vec<String> = store.deals_to_key(9).unwrap();
    assert!(!keys.contains(&"real".to_owned()));
    let rated = store.to_rate(None, 9).unwrap().games;
    let counted: Vec<_> = rated.iter().map(|it| (it.game_id.as_str(), it.is_counted)).collect();
    assert_eq!(counted, [("here", true), ("real", false)]);
    let real = ListFilter { traits: vec![GameTrait::Real], ..ListFilter::default() };
    let found = store.list(&real, GamesOrder::default(), None, 9).unwrap();
    assert_eq!((found.total, found.rows[0].place.as_str()), (Some(1), "U babičky"));
}

#[test]
fn what_is_derived_is_made_again_and_what_is_odd_leaves_nothing() {
    let (_folder, mut store) = house("logged-again");
    keep(&mut store, log("g", [43, 40]));
    let before = rows(&store);
    store.forget_results().unwrap();
    assert_eq!(store.to_sum(0, 9).unwrap().0, ["g"]);
    store.sum(&[("g".into(), None)]).unwrap();
    assert_eq!(rows(&store), before);
    store.db.execute_batch("UPDATE game SET setup = '{\"day\":1,\"seats\":[]}'").unwrap();
    assert_eq!(store.logged("g"), Err(StoreError::Damaged));
    store.db.execute_batch("DELETE FROM result; UPDATE game SET summed = 0").unwrap();
    store.sum(&[("g".into(), None)]).unwrap();
    assert_eq!(rows(&store), []);
    for odd in [
        "{}",
        r#"{"day":1,"minute":1440,"seats":[{"score":1}]}"#,
        r#"{"day":1,"minutes":0,"seats":[{"score":1}]}"#,
        r#"{"day":1,"seats":[{"score":99999}]}"#,
        r#"{"day":1,"seats":[{"score":3,"points":{"wood":2}}]}"#,
        r#"{"day":1,"seats":[{"score":3,"more":2}]}"#,
        r#"{"day":-1,"seats":[{"score":3}]}"#,
    ] {
        assert_eq!(LoggedPlay::read(odd), None, "{odd}");
    }
}

#[test]
fn a_backup_brings_it_once_and_what_was_written_last_stands() {
    let (there, mut old) = house("logged-there");
    keep(&mut old, log("g", [43, 40]));
    let (here, mut store) = house("logged-here");
    let file = there.0.join("house.backup");
    let take = |store: &mut Store, expected: Standing| {
        write_backup(&there.0.join("games.db"), &file, "0.1.0", 77).unwrap();
        assert_eq!(standings(&restore(&file, &here, store)), [("g", expected)]);
        let (ids, _) = store.to_sum(0, 9).unwrap();
        store.sum(&ids.into_iter().map(|id| (id, None)).collect::<Vec<_>>()).unwrap();
    };
    take(&mut store, Standing::New);
    take(&mut store, Standing::Known);
    keep(&mut old, log("g", [10, 20]));
    take(&mut store, Standing::Further);
    assert_eq!(store.logged("g").unwrap(), log("g", [10, 20]));
    assert_eq!(rows(&store).iter().map(|it| it.result.score).collect::<Vec<_>>(), [10, 20]);
    keep(&mut store, log("g", [1, 2]));
    keep(&mut store, log("g", [3, 4]));
    take(&mut store, Standing::Known);
    assert_eq!(store.logged("g").unwrap(), log("g", [3, 4]));
    assert_eq!(listed(&store).len(), 1);
}
