//! The list: pages by keys, filters, the bin and what players say of a game.

use super::result::finish;
use super::*;

const NEWEST: GamesOrder = GamesOrder::Newest;

/// The ids of all pages, page by page.
fn pages(store: &Store, filter: &ListFilter, order: GamesOrder, most: usize) -> Vec<Vec<String>> {
    let mut pages = Vec::new();
    let mut after = None;
    loop {
        let page = store.list(filter, order, after.as_ref(), most).unwrap();
        pages.push(page.rows.into_iter().map(|row| row.id).collect());
        after = page.next;
        if after.is_none() {
            return pages;
        }
    }
}

/// The games that fit, page by page, of which the first one tells how many there are.
fn ordered(store: &Store, filter: &ListFilter, order: GamesOrder) -> Vec<String> {
    let pages = pages(store, filter, order, 2).concat();
    let first = store.list(filter, order, None, 1).unwrap();
    assert_eq!(first.total, Some(pages.len() as u32));
    pages
}

fn found(store: &Store, filter: &ListFilter) -> Vec<String> {
    ordered(store, filter, NEWEST)
}

fn n_all(store: &Store) -> u32 {
    store.list(&ListFilter::default(), NEWEST, None, 1).unwrap().total.unwrap()
}

fn house(folder: &Folder) -> Store {
    let mut store = folder.open();
    for who in ["eva", "adam"] {
        let traits = Traits { name: who.into(), ..Traits::default() };
        store.add_person(who, &traits, 1).unwrap();
    }
    for (id, who, now) in [("a", "eva", 10), ("b", "adam", 20), ("c", "eva", 20), ("d", "eva", 30)]
    {
        let mut game = new_game(id);
        game.seats[0].profile = Some(who.into());
        store.begin(&game, &change(0, &steps(&["x"]), 1, now)).unwrap();
    }
    for (id, now) in [("e", 1_000_000), ("f", 1_000_000), ("g", 2_000_000), ("h", 3_000_000)] {
        finish(&mut store, id, now, &[(2, 1), (1, 2)]);
    }
    store.abandon("b", 4_000_000).unwrap();
    store.abandon("g", 5_000_000).unwrap();
    store
}

#[test]
fn pages_follow_one_another_without_gap_or_double() {
    let folder = Folder::new("list-pages");
    let store = house(&folder);
    let all = ["d", "c", "a", "h", "f", "e", "g", "b"];
    for most in 1..=9 {
        let pages = pages(&store, &ListFilter::default(), NEWEST, most);
        assert_eq!(pages.concat(), all, "{most} a page");
        assert!(pages.iter().all(|page| (1..=most).contains(&page.len())), "{pages:?}");
    }
    assert_eq!(n_all(&store), 8);
}

#[test]
fn a_game_that_begins_between_two_pages_moves_none() {
    let folder = Folder::new("list-between");
    let mut store = house(&folder);
    let first = store.list(&ListFilter::default(), NEWEST, None, 2).unwrap();
    store.begin(&new_game("new"), &change(0, &[], 0, 99)).unwrap();
    let second = store.list(&ListFilter::default(), NEWEST, first.next.as_ref(), 2).unwrap();
    let ids: Vec<&str> = second.rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["a", "h"]);
}

#[test]
fn filters_narrow_the_list_and_its_count() {
    let folder = Folder::new("list-filter");
    let mut store = house(&folder);
    let with = |people: &[&str]| ListFilter {
        people: people.iter().map(|&it| it.to_owned()).collect(),
        ..ListFilter::default()
    };
    assert_eq!(found(&store, &with(&["eva"])), ["d", "c", "a"]);
    assert_eq!(found(&store, &with(&["adam"])), ["b"]);
    assert_eq!(found(&store, &with(&["eva", "adam"])), Vec::<String>::new());
    assert_eq!(found(&store, &with(&["eva", "bot:greedy"])), ["d", "c", "a"]);
    let other = ListFilter { game: Some("chess".into()), ..ListFilter::default() };
    assert_eq!(found(&store, &other), Vec::<String>::new());
    let finished = ListFilter { status: Some(GameStatus::Finished), ..ListFilter::default() };
    assert_eq!(found(&store, &finished), ["h", "f", "e"]);
    store.merge_people("adam", "eva", 6_000_000).unwrap();
    assert_eq!(found(&store, &with(&["eva"])), ["d", "c", "a", "b"], "people follow merges");
}

#[test]
fn text_is_found_in_names_and_notes_however_it_is_written() {
    let folder = Folder::new("list-text");
    let mut store = house(&folder);
    let named = |traits| Traits { name: "Žofie Nová".into(), ..traits };
    store.change_person("eva", named, 5).unwrap();
    let note =
        Remark { note: Some("Vánoce\nu babičky, 100 % štěstí".into()), is_excluded: None };
    store.remark("c", &note).unwrap();
    let with = |text: &str| {
        found(&store, &ListFilter { text: Some(text.into()), ..ListFilter::default() })
    };
    assert_eq!(with("zofie"), ["d", "c", "a"], "as the person is called now");
    assert_eq!(with("NOVÁ  žof"), ["d", "c", "a"], "words in any order");
    assert_eq!(with("vanoce Žofie"), ["c"], "a word in the name, a word in the note");
    assert_eq!(with("vanoce adam"), Vec::<String>::new());
    assert_eq!(with("babicky,"), ["c"], "behind the end of a line");
    assert_eq!(with("100 %"), ["c"], "signs mean themselves");
    assert_eq!(with("_%"), Vec::<String>::new());
    assert_eq!(with(" \u{301} ").len(), 8, "nothing is sought");
    let called = |text: &str, word: &str, games: &[&str], levels: &[&str]| {
        let all = |names: &[&str]| names.iter().map(|&it| it.to_owned()).collect();
        let called = Called { word: word.into(), games: all(games), levels: all(levels) };
        let text = Some(text.into());
        found(&store, &ListFilter { text, called: vec![called], ..ListFilter::default() })
    };
    let of_game = ListFilter { game: Some("toy".into()), ..ListFilter::default() };
    let toys = found(&store, &of_game);
    assert!(toys.len() > 3);
    assert_eq!(called("hry", "HRÝ", &["toy"], &[]), toys, "by the name of a game");
    assert_eq!(called("hry", "hra", &["toy"], &[]), Vec::<String>::new());
    assert_eq!(called("vanoce hry", "hry", &["toy"], &[]), ["c"], "beside other words");
    let with_bots = called("znalec", "Znalec", &[], &["greedy"]);
    assert_eq!(with_bots, with("b"), "by the name of a level");
    let finished = Some(GameStatus::Finished);
    let both = ListFilter { text: Some("b".into()), status: finished, ..ListFilter::default() };
    assert_eq!(
        found(&store, &both),
        ["h", "f", "e"],
        "bots and guests by the names of their seats"
    );
}

#[test]
fn days_are_those_of_where_it_was_played() {
    let folder = Folder::new("list-days");
    let mut store = folder.open();
    let day = 20_000;
    for (id, hours) in [("late", 23), ("early", 1), ("noon", 12)] {
        finish(&mut store, id, i64::from(day) * DAY_MS + hours * 3_600_000, &[(2, 1), (1, 2)]);
    }
    let west = "UPDATE game SET ended_tz = -120 WHERE id = 'early';
        UPDATE game SET ended_tz = 120 WHERE id = 'late';
        UPDATE game SET ended_tz = 0 WHERE id = 'noon'";
    store.db.execute_batch(west).unwrap();
    let days = |from, to| found(&store, &ListFilter { from, to, ..ListFilter::default() });
    assert_eq!(days(Some(day), Some(day)), ["noon"]);
    assert_eq!(days(None, Some(day)), ["noon", "early"]);
    assert_eq!(days(Some(day + 1), None), ["late"]);
    assert_eq!(days(Some(i32::MIN), Some(i32::MAX)).len(), 3);
}

#[test]
fn what_is_true_of_a_game_narrows_the_list() {
    let folder = Folder::new("list-traits");
    let mut store = house(&folder);
    let mut solo = new_game("solo");
    solo.seats.truncate(1);
    solo.origin.day = Some("2026-11-22".into());
    store.begin(&solo, &change(0, &steps(&["x"]), 1, 40)).unwrap();
    store.hint("solo", 1, 0).unwrap();
    let odd = "UPDATE game SET practice = 1, imported_at = 9 WHERE id = 'a';
        UPDATE seat SET profile_id = 'eva' WHERE game_id IN ('e', 'f') AND idx = 0;
        UPDATE seat SET rank = iif(rank = 1, 2, 1) WHERE game_id = 'f'";
    store.db.execute_batch(odd).unwrap();
    let is = |traits: &[GameTrait]| ListFilter { traits: traits.to_vec(), ..ListFilter::default() };
    assert_eq!(found(&store, &is(&[GameTrait::Solo])), ["solo"]);
    assert_eq!(found(&store, &is(&[GameTrait::OfDay, GameTrait::Assisted])), ["solo"]);
    assert_eq!(found(&store, &is(&[GameTrait::Practice])), ["a"]);
    assert_eq!(found(&store, &is(&[GameTrait::Imported])), ["a"]);
    assert_eq!(found(&store, &is(&[GameTrait::Practice, GameTrait::Solo])), Vec::<String>::new());
    assert_eq!(found(&store, &is(&[GameTrait::Won])), ["h", "e", "g"], "people, not bots");
    let of_eva = ListFilter { people: vec!["eva".into()], ..is(&[GameTrait::Won]) };
    assert_eq!(found(&store, &of_eva), ["e"]);
    let long = ListFilter { variant: Some("long".into()), ..ListFilter::default() };
    assert_eq!(found(&store, &long), ["h", "f", "e", "g"]);
    let plain = ListFilter { variant: Some(String::new()), ..ListFilter::default() };
    assert_eq!(found(&store, &plain), Vec::<String>::new(), "what goes on is of no variant yet");
    let row = store.games_with(&["solo".into()]).unwrap().remove(0);
    assert_eq!((row.is_assisted, row.is_imported), (true, false));
    assert_eq!(row.day.as_deref(), Some("2026-11-22"));
}

#[test]
fn an_order_goes_both_ways_over_all_pages() {
    let folder = Folder::new("list-order");
    let mut store = folder.open();
    for who in ["eva", "adam"] {
        let traits = Traits { name: who.into(), ..Traits::default() };
        store.add_person(who, &traits, 1).unwrap();
    }
    let scores = [("a", 30, 20), ("b", 10, 40), ("c", 25, 25), ("d", 40, 39)];
    for (n, (id, own, other)) in scores.into_iter().enumerate() {
        let places = if own >= other { [1, 2] } else { [2, 1] };
        finish(&mut store, id, 1_000_000 * (n as i64 + 1), &[(own, places[0]), (other, places[1])]);
    }
    store.db.execute("UPDATE seat SET profile_id = 'eva' WHERE idx = 0", []).unwrap();
    store.db.execute("UPDATE play SET think_ms = 10 * (game_id = 'b')", []).unwrap();
    let sorted = |order, people: &[&str]| {
        let people = people.iter().map(|&it| it.to_owned()).collect();
        let filter = ListFilter { people, ..ListFilter::default() };
        ordered(&store, &filter, order)
    };
    assert_eq!(sorted(GamesOrder::Oldest, &[]), ["a", "b", "c", "d"]);
    assert_eq!(sorted(GamesOrder::MostPoints, &[]), ["d", "b", "a", "c"]);
    assert_eq!(sorted(GamesOrder::FewestPoints, &["eva"]), ["b", "c", "a", "d"]);
    assert_eq!(sorted(GamesOrder::Closest, &[]), ["c", "d", "a", "b"]);
    assert_eq!(sorted(GamesOrder::Widest, &["eva"]), ["a", "d", "c", "b"]);
    assert_eq!(sorted(GamesOrder::Longest, &[])[0], "b");
    assert_eq!(sorted(GamesOrder::Shortest, &[])[0], "b", "those without come last");
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

#[test]
fn a_clock_that_was_ahead_at_one_start_deletes_nothing() {
    let folder = Folder::new("list-ahead");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &[], 0, 10)).unwrap();
    store.abandon("g", 20).unwrap();
    for ahead in [31, 400, 4_000] {
        assert_eq!(store.empty_bin(20 + ahead * DAY_MS), Ok(0), "{ahead} days ahead");
        for right in 1..29 {
            assert_eq!(store.empty_bin(20 + right * DAY_MS), Ok(0));
        }
    }
    assert_eq!(store.empty_bin(20 + 30 * DAY_MS), Ok(0), "seen for the first time");
    assert_eq!(store.empty_bin(20 + 31 * DAY_MS), Ok(1));
}

#[test]
fn a_game_never_ends_before_it_began() {
    let folder = Folder::new("list-began");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &[], 0, 1_000)).unwrap();
    let over = Change { ending: Some(ended(&[(1, 1), (1, 1)])), ..change(0, &[], 0, 400) };
    store.change("g", 1, &over).unwrap();
    let row = &listed(&store)[0];
    assert_eq!((row.started_at, row.changed_at, row.ended_at), (1_000, 1_000, Some(1_000)));
}

#[test]
fn the_bin_is_emptied_after_its_time_and_not_before() {
    let folder = Folder::new("list-bin");
    let mut store = house(&folder);
    let mut fork = new_game("fork");
    fork.origin.parent = Some(("g".into(), 1));
    store.begin(&fork, &change(0, &[], 0, 40)).unwrap();
    let due = 4_000_000 + BINNED_FOR_MS;
    assert_eq!(store.empty_bin(due - 1), Ok(0));
    assert_eq!(store.empty_bin(due), Ok(0), "seen for the first time");
    assert_eq!(store.empty_bin(due + DAY_MS - 1), Ok(0));
    assert_eq!(store.empty_bin(due + DAY_MS), Ok(1));
    assert_eq!(store.game("b").unwrap_err(), StoreError::Unknown("b".into()));
    let later = due + 5 * DAY_MS;
    assert_eq!(store.empty_bin(later), Ok(1), "due at the start before");
    assert_eq!(store.game("fork").unwrap().new.origin.parent, None, "it stays by itself");
    assert_eq!(n_all(&store), 7);
    let left: u32 = store
        .db
        .query_row("SELECT count(*) FROM move WHERE game_id IN ('b', 'g')", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
}

#[test]
fn a_finished_game_keeps_its_place_when_it_leaves_the_bin() {
    let folder = Folder::new("list-back");
    let mut store = house(&folder);
    store.restore("g", 6_000_000).unwrap();
    store.restore("b", 6_000_000).unwrap();
    let ids = pages(&store, &ListFilter::default(), NEWEST, 99).concat();
    assert_eq!(ids, ["b", "d", "c", "a", "h", "g", "f", "e"]);
}

#[test]
fn what_players_say_of_a_game_stays_and_counts() {
    let folder = Folder::new("list-remark");
    let mut store = house(&folder);
    let revision = store.game("h").unwrap().revision;
    let note = Remark { note: Some("with grandma".into()), is_excluded: None };
    store.remark("h", &note).unwrap();
    store.remark("h", &Remark { note: None, is_excluded: Some(true) }).unwrap();
    let row = &store.games_with(&["h".into()]).unwrap()[0];
    assert_eq!((row.note.as_str(), row.is_excluded), ("with grandma", true));
    assert_eq!(store.game("h").unwrap().revision, revision, "an open table goes on");
    let counted = |store: &Store| {
        let filter = ResultFilter { game_id: Some("h".into()), ..ResultFilter::default() };
        store.results(&filter).unwrap().iter().all(|row| row.is_counted)
    };
    assert!(!counted(&store));
    store.remark("h", &Remark { note: None, is_excluded: Some(false) }).unwrap();
    assert!(counted(&store));
    assert_eq!(store.remark("nobody", &note), Err(StoreError::Unknown("nobody".into())));
}
