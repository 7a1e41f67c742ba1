//! The list: pages by keys, filters, the bin and what players say of a game.

use super::result::finish;
use super::*;

/// The ids of all pages, page by page.
fn pages(store: &Store, filter: &ListFilter, most: usize) -> Vec<Vec<String>> {
    let mut pages = Vec::new();
    let mut after = None;
    loop {
        let page = store.list(filter, after.as_ref(), most).unwrap();
        pages.push(page.rows.into_iter().map(|row| row.id).collect());
        after = page.next;
        if after.is_none() {
            return pages;
        }
    }
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
        let pages = pages(&store, &ListFilter::default(), most);
        assert_eq!(pages.concat(), all, "{most} a page");
        assert!(pages.iter().all(|page| (1..=most).contains(&page.len())), "{pages:?}");
    }
    assert_eq!(store.count(&ListFilter::default()).unwrap(), 8);
}

#[test]
fn a_game_that_begins_between_two_pages_moves_none() {
    let folder = Folder::new("list-between");
    let mut store = house(&folder);
    let first = store.list(&ListFilter::default(), None, 2).unwrap();
    store.begin(&new_game("new"), &change(0, &[], 0, 99)).unwrap();
    let second = store.list(&ListFilter::default(), first.next.as_ref(), 2).unwrap();
    let ids: Vec<&str> = second.rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, ["a", "h"]);
}

#[test]
fn filters_narrow_the_list_and_its_count() {
    let folder = Folder::new("list-filter");
    let mut store = house(&folder);
    let found = |store: &Store, filter: ListFilter| {
        let pages = pages(store, &filter, 2).concat();
        assert_eq!(store.count(&filter).unwrap() as usize, pages.len());
        pages
    };
    let with = |people: &[&str]| ListFilter {
        people: people.iter().map(|&it| it.to_owned()).collect(),
        ..ListFilter::default()
    };
    assert_eq!(found(&store, with(&["eva"])), ["d", "c", "a"]);
    assert_eq!(found(&store, with(&["adam"])), ["b"]);
    assert_eq!(found(&store, with(&["eva", "adam"])), Vec::<String>::new());
    assert_eq!(found(&store, with(&["eva", "bot:greedy"])), ["d", "c", "a"]);
    let other = ListFilter { game: Some("chess".into()), ..ListFilter::default() };
    assert_eq!(found(&store, other), Vec::<String>::new());
    let finished = ListFilter { status: Some(Status::Finished), ..ListFilter::default() };
    assert_eq!(found(&store, finished.clone()), ["h", "f", "e"]);
    let early = ListFilter { from: Some(1_000_000), to: Some(3_000_000), ..finished };
    assert_eq!(found(&store, early), ["f", "e"]);
    store.merge_people("adam", "eva", 6_000_000).unwrap();
    assert_eq!(found(&store, with(&["eva"])), ["d", "c", "a", "b"], "people follow merges");
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
    assert_eq!(store.count(&ListFilter::default()).unwrap(), 7);
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
    let ids = pages(&store, &ListFilter::default(), 99).concat();
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
