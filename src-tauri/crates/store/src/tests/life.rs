//! What one person did over all games, as the disk tells it.

use super::result::finish;
use super::*;
use crate::{CountedFilter, SeatSum};

const DAY: i64 = 86_400_000;
const NOON: i64 = 1_700_000_000_000 / DAY * DAY + DAY / 2;

/// Games of Eva against a bot, one a day from the same day on.
fn lived(folder: &Folder, ids: &[&str]) -> Store {
    let mut store = folder.open();
    for (n, id) in ids.iter().enumerate() {
        finish(&mut store, id, NOON + n as i64 * DAY, &[(12 + n as i32, 1), (9, 2)]);
    }
    store
        .db
        .execute_batch(
            "INSERT INTO profile (id, name, mark, created_at) VALUES ('eva', 'Eva', 'sun', 1);
             UPDATE seat SET profile_id = 'eva', played_as = 'eva' WHERE idx = 0;",
        )
        .unwrap();
    store
}

#[test]
fn a_life_is_one_row_a_game_that_counts() {
    let folder = Folder::new("life");
    let mut store = lived(&folder, &["a", "b", "c", "d"]);
    store.remark("c", &Remark { is_excluded: Some(true), ..Remark::default() }).unwrap();
    let told = store.life("eva").unwrap();
    let rows: Vec<_> = told.iter().map(|it| (&*it.game_id, it.score, it.n_seats)).collect();
    assert_eq!(rows, [("a", 12, 2), ("b", 13, 2), ("d", 15, 2)]);
    assert_eq!((&*told[0].game, &*told[0].variant, told[0].think_ms), ("toy", "long", 1_000));
    assert_eq!(told[2].day - told[0].day, 3);
    assert_eq!(store.life("nobody").unwrap(), []);

    let counted = |filter: CountedFilter| store.counted(&filter).unwrap().concat();
    let all = CountedFilter::default();
    let eva = CountedFilter { profile: Some("eva".into()), ..all.clone() };
    let days = |from, to| CountedFilter { from: Some(from), to: Some(to), ..eva.clone() };
    let first = told[0].day;
    assert_eq!(counted(all.clone()), "dba", "newest first");
    assert_eq!(counted(eva.clone()), "dba");
    assert_eq!(counted(days(first, first + 1)), "ba");
    assert_eq!(counted(days(first + 2, first + 2)), "");
    assert_eq!(counted(CountedFilter { profile: Some("nobody".into()), ..all.clone() }), "");
    let long = |it: &str| CountedFilter { variant: Some(it.into()), ..eva.clone() };
    assert_eq!((counted(long("long")), counted(long(""))), ("dba".into(), String::new()));
    let seats = |n| CountedFilter { n_seats: Some(n), game: Some("toy".into()), ..all.clone() };
    assert_eq!((counted(seats(2)), counted(seats(3))), ("dba".into(), String::new()));
}

#[test]
fn reviews_are_summed_up_once_and_anew_when_they_or_their_game_change() {
    let folder = Folder::new("life-reviewed");
    let mut store = lived(&folder, &["a", "b", "c"]);
    let sum = |accuracy, luck| SeatSum { decisions: 4, accuracy, luck };
    for id in ["a", "b"] {
        store.keep_review(id, "{}").unwrap();
    }
    assert_eq!(store.reviews_to_sum(1, 9).unwrap(), ["a", "b"]);
    assert_eq!(store.reviews_to_sum(1, 1).unwrap(), ["a"]);
    let sums = [
        ("a".to_owned(), vec![sum(80, Some(-1.5)), sum(0, Some(1.5))]),
        ("b".to_owned(), Vec::new()),
        ("no such game".to_owned(), vec![sum(1, None)]),
    ];
    store.keep_reviewed(1, &sums).unwrap();
    assert_eq!(store.reviews_to_sum(1, 9).unwrap(), Vec::<String>::new());
    let told = store.reviewed("eva", None).unwrap();
    assert_eq!(told.len(), 1, "of one that is not done there is nothing");
    assert_eq!((&*told[0].game_id, told[0].sum), ("a", sum(80, Some(-1.5))));
    assert_eq!(store.reviewed("eva", Some("other")).unwrap(), []);
    assert_eq!(store.reviewed("bot:greedy", None).unwrap()[0].sum, sum(0, Some(1.5)));

    store.keep_review("b", "{}").unwrap();
    store.change("a", 2, &change(1, &[], 1, NOON + 9 * DAY)).unwrap();
    assert_eq!(store.reviewed("eva", None).unwrap(), [], "its end was taken back");
    assert_eq!(store.reviews_to_sum(1, 9).unwrap(), ["a", "b"]);
    assert_eq!(store.reviews_to_sum(2, 9).unwrap().len(), 2, "another judge");
    store.keep_reviewed(1, &[("b".to_owned(), vec![sum(50, None)])]).unwrap();
    store.remark("b", &Remark { is_excluded: Some(true), ..Remark::default() }).unwrap();
    assert_eq!(store.reviewed("eva", None).unwrap(), [], "it does not count");
    // It goes with its game.
    store.db.execute("DELETE FROM game WHERE id = 'b'", []).unwrap();
    let left: u32 = store
        .db
        .query_row("SELECT count(*) FROM reviewed WHERE game_id = 'b'", [], |it| it.get(0))
        .unwrap();
    assert_eq!(left, 0);
}

#[test]
fn pars_are_found_by_what_they_are_kept_as() {
    let folder = Folder::new("life-par");
    let mut store = lived(&folder, &["a", "b", "c"]);
    assert_eq!(store.deals_to_key(9).unwrap(), Vec::<String>::new(), "games of two have none");
    store.db.execute_batch("UPDATE game SET day = '2026-02-28' WHERE id != 'c'").unwrap();
    let ended = ended(&[(12, 1), (9, 2)]);
    for id in ["a", "b", "c"] {
        store.sum(&[(id.to_owned(), Some(ended.clone()))]).unwrap();
    }
    assert_eq!(store.deals_to_key(9).unwrap(), ["a", "b"]);
    let keys = [("a".to_owned(), "deal".to_owned()), ("b".to_owned(), String::new())];
    store.keep_deals(&keys).unwrap();
    assert_eq!(store.deals_to_key(9).unwrap(), Vec::<String>::new());
    assert_eq!(store.par_games("par", "eva").unwrap(), []);
    store.keep_reckoned(("par", "deal"), "body", 1).unwrap();
    let told = store.par_games("par", "eva").unwrap();
    assert_eq!(told.len(), 1);
    assert_eq!((&*told[0].game_id, told[0].own, &*told[0].body), ("a", 3, "body"), "how far ahead");
    assert_eq!(store.par_games("par", "bot:greedy").unwrap(), []);

    let deals = store.day_deals("eva").unwrap();
    let told: Vec<_> = deals.iter().map(|it| (&*it.game_id, it.day, it.score, it.place)).collect();
    // `date -d 2026-02-28 +%s` over 86 400.
    assert_eq!(told, [("a", 20_512, 12, 1), ("b", 20_512, 12, 1)]);
    store.abandon("a", NOON).unwrap();
    assert_eq!(store.day_deals("eva").unwrap().len(), 1, "what lies in the bin is not told");
}

#[test]
fn first_tries_are_counted_by_game() {
    let folder = Folder::new("life-puzzles");
    let mut store = lived(&folder, &["a"]);
    store
        .db
        .execute(
            "INSERT INTO profile (id, name, mark, created_at) VALUES ('jan', 'J', 'sun', 1)",
            [],
        )
        .unwrap();
    let mut keep = |game: &str, day: &str, who: &str, is_solved, now| {
        store.keep_puzzle_try((game, day), who, is_solved, now).unwrap();
    };
    keep("kraje", "2026-03-01", "eva", false, 10);
    keep("kraje", "2026-03-01", "eva", true, 11);
    keep("kraje", "2026-03-02", "eva", true, 20);
    keep("hunters", "2026-03-02", "eva", true, 20);
    keep("kraje", "2026-03-01", "jan", true, 30);
    keep("kraje", "2026-03-03", "jan", true, 30);
    store
        .db
        .execute(
            "INSERT INTO puzzle_result (puzzle, profile_id, at, tries, solved)
            VALUES ('x', 'eva', 1, 1, 1)",
            [],
        )
        .unwrap();
    let told = |store: &Store, who: &str| -> Vec<(String, u32, u32)> {
        let all = store.puzzle_tallies(who).unwrap().into_iter();
        all.map(|it| (it.game, it.n_tried, it.n_solved)).collect()
    };
    assert_eq!(told(&store, "eva"), [("hunters".into(), 1, 1), ("kraje".into(), 2, 1)]);
    store.merge_people("eva", "jan", 40).unwrap();
    let merged = [("hunters".into(), 1, 1), ("kraje".into(), 3, 2)];
    assert_eq!(told(&store, "jan"), merged, "the earlier try counts");
}
