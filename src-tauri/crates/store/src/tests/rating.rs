//! Ratings: kept in the order games ended, and taken up again where that changes.

use super::result::{finish, finish_ahead};
use super::*;

/// Rates every game as its number among those of its turn, and returns their ids.
fn rate(store: &mut Store, most: usize) -> Vec<String> {
    let games = store.to_rate(None, most).unwrap().games;
    let rated: Vec<_> = games
        .iter()
        .map(|game| (game.game_id.clone(), vec![Some([1.0, 2.0, 3.0]); game.seats.len()]))
        .collect();
    store.keep_ratings(&rated).unwrap();
    games.into_iter().map(|game| game.game_id).collect()
}

#[test]
fn games_are_rated_in_the_order_they_ended() {
    let folder = Folder::new("rate-order");
    let mut store = folder.open();
    for (id, now) in [("b", 2_000_000), ("a", 3_000_000), ("c", 1_000_000)] {
        finish(&mut store, id, now, &[(2, 1), (1, 2)]);
    }
    assert_eq!(rate(&mut store, 2), ["c", "b"]);
    assert_eq!(rate(&mut store, 2), ["a"]);
    assert_eq!(rate(&mut store, 2), Vec::<String>::new());
}

#[test]
fn who_had_a_head_start_is_told_to_the_rater() {
    let folder = Folder::new("rate-ahead");
    let mut store = folder.open();
    finish_ahead(&mut store, "a", 1_000_000, &[(2, 1), (1, 2)]);
    let game = store.to_rate(None, 9).unwrap().games.remove(0);
    assert!(game.is_counted && game.is_whole);
    assert_eq!(game.seats.iter().map(|it| it.is_ahead).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn what_hangs_on_a_change_is_rated_anew() {
    let folder = Folder::new("rate-anew");
    let mut store = folder.open();
    for (id, now) in [("a", 1_000_000), ("b", 2_000_000), ("c", 3_000_000)] {
        finish(&mut store, id, now, &[(2, 1), (1, 2)]);
    }
    rate(&mut store, 9);
    finish(&mut store, "late", 1_500_000, &[(2, 1), (1, 2)]);
    assert_eq!(rate(&mut store, 9), ["late", "b", "c"], "it came between");
    store.abandon("b", 4_000_000).unwrap();
    let again = store.to_rate(None, 9).unwrap().games;
    assert_eq!(again.iter().map(|it| it.game_id.as_str()).collect::<Vec<_>>(), ["b", "c"]);
    assert_eq!(again.iter().map(|it| it.is_counted).collect::<Vec<_>>(), [false, true]);
    rate(&mut store, 9);
    store.db.execute("DELETE FROM game WHERE id = 'late'", []).unwrap();
    assert_eq!(rate(&mut store, 9), ["b", "c"]);
}

#[test]
fn a_rating_is_known_as_of_a_time() {
    let folder = Folder::new("rate-line");
    let mut store = folder.open();
    for (id, now) in [("a", 1_000_000), ("b", 2_000_000)] {
        finish(&mut store, id, now, &[(2, 1), (1, 2)]);
    }
    store
        .db
        .execute_batch(
            "INSERT INTO profile (id, name, mark, created_at) VALUES ('eva', 'Eva', 'sun', 1);
             UPDATE seat SET profile_id = 'eva' WHERE idx = 0;",
        )
        .unwrap();
    let kept: Vec<_> = [("a", 900.0), ("b", 950.0)]
        .map(|(id, after)| (id.to_owned(), vec![Some([800.0, after, 90.0]), None]))
        .into();
    store.keep_ratings(&kept).unwrap();
    let before = |game, ended_at, id| store.rating_before("eva", game, (ended_at, id)).unwrap();
    assert_eq!(before("toy", 1_000_000, "a"), None, "not its own");
    assert_eq!(before("toy", 1_000_000, "b"), Some((900.0, 90.0)), "one of the same time");
    assert_eq!(before("toy", 1_999_999, ""), Some((900.0, 90.0)));
    assert_eq!(before("toy", 9_000_000, ""), Some((950.0, 90.0)));
    assert_eq!(before("other", 9_000_000, ""), None);
    let line = store.rating_line("eva", "toy").unwrap();
    assert_eq!(line.iter().map(|it| it.rating).collect::<Vec<_>>(), [900.0, 950.0]);
    assert_eq!(line[1].game_id, "b");
}
