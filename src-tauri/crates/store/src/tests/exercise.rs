//! Exercises: told by reviews, kept with their game, following the person of their seat.

use super::backup::restore;
use super::result::finish;
use super::*;
use crate::Tried;

/// Three games of Eva at the first seat, each with a blunder in step 7 of hers and one of somebody else.
fn played(store: &mut Store) {
    for (n, id) in ["a", "b", "c"].into_iter().enumerate() {
        finish(store, id, 1_700_000_000_000 + n as i64, &[(12, 1), (9, 2)]);
        let decision = |n: u32, seat: u32, grade: &str| {
            format!(
                r#"{{"n":{n},"seat":{seat},"grade":"{grade}",
                    "chance":{{"mean":0.2}},"points":{{"mean":7.5}}}}"#
            )
        };
        let all = [decision(5, 0, "good"), decision(7, 0, "blunder"), decision(8, 1, "blunder")];
        let body = format!(r#"{{"judge":1,"decisions":[{}]}}"#, all.join(","));
        store.keep_review(id, &body).unwrap();
    }
    let people = "INSERT INTO profile (id, name, mark, created_at)
          VALUES ('eva', 'Eva', 'sun', 1), ('jan', 'Jan', 'moon', 1);
        UPDATE seat SET profile_id = 'eva', played_as = 'eva' WHERE idx = 0;";
    store.db.execute_batch(people).unwrap();
}

const TRIED: Tried = Tried { due: 99, times: 1, tries: 3, at: 98 };

fn found(store: &Store, who: &str) -> Vec<(String, u32, Option<Tried>)> {
    let all = store.exercises(who, 50).unwrap();
    all.into_iter().map(|it| (it.id, it.ply, it.tried)).collect()
}

#[test]
fn own_blunders_of_the_last_games_are_found_with_what_came_of_them() {
    let folder = Folder::new("exercise");
    let mut store = folder.open();
    played(&mut store);
    store.keep_tried("b", 7, 0, TRIED).unwrap();
    assert_eq!(store.tried("b", 7, 0).unwrap(), Some(TRIED));
    let own = |id: &str, tried| (id.to_owned(), 7, tried);
    assert_eq!(found(&store, "eva"), [own("c", None), own("b", Some(TRIED)), own("a", None)]);
    assert_eq!(store.exercises("eva", 1).unwrap()[0].lost, (0.2, 7.5));
    assert_eq!(found(&store, "jan"), []);
    // What is left out of statistics, in the bin, a fork or a lesson brings none, nor what is damaged.
    store.db.execute("UPDATE game SET excluded = 1 WHERE id = 'a'", []).unwrap();
    store.db.execute("UPDATE game SET abandoned_at = 5 WHERE id = 'b'", []).unwrap();
    assert_eq!(found(&store, "eva"), [own("c", None)]);
    store.keep_review("c", "{{{").unwrap();
    assert_eq!(found(&store, "eva"), []);
    store.keep_tried("no such game", 1, 0, TRIED).unwrap();
    assert_eq!(store.tried("no such game", 1, 0).unwrap(), None);
}

#[test]
fn it_goes_with_its_game_and_follows_its_person() {
    let folder = Folder::new("exercise-merge");
    let mut store = folder.open();
    played(&mut store);
    store.keep_tried("b", 7, 0, TRIED).unwrap();
    store.merge_people("eva", "jan", 5).unwrap();
    assert_eq!(found(&store, "jan").len(), 3);
    assert!(found(&store, "jan").contains(&("b".to_owned(), 7, Some(TRIED))));
    store.split_person("eva", 6).unwrap();
    assert_eq!((found(&store, "eva").len(), found(&store, "jan").len()), (3, 0));
    store.db.execute("DELETE FROM game WHERE id = 'b'", []).unwrap();
    let left: u32 =
        store.db.query_row("SELECT count(*) FROM exercise", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 0);
}

#[test]
fn a_backup_brings_what_was_tried_and_nothing_that_cannot_be() {
    let folder = Folder::new("exercise-backup");
    let mut store = folder.open();
    played(&mut store);
    store.keep_tried("a", 7, 0, TRIED).unwrap();
    store.keep_tried("b", 7, 0, Tried { due: i64::MAX, times: 0, tries: 1, at: -5 }).unwrap();
    let forged = "INSERT INTO exercise VALUES ('c', -4, 0, 1, 1, 1, 1), ('c', 7, 0, 1, -1, 1, 1)";
    store.db.execute(forged, []).unwrap();
    let backup = folder.0.join("a.backup");
    write_backup(&folder.0.join("games.db"), &backup, "0.1.0", 1).unwrap();
    let other = Folder::new("exercise-other");
    restore(&backup, &other, &mut other.open());
    let there = other.open();
    assert_eq!(there.tried("a", 7, 0).unwrap(), Some(TRIED));
    assert!(there.tried("b", 7, 0).unwrap().is_some_and(|it| it.due < i64::MAX && it.at == 0));
    assert_eq!(there.tried("c", 7, 0).unwrap(), None);
    // Here a game is tried otherwise than there: what is here stands, and what is missing comes.
    let kept = Tried { due: 7, times: 2, tries: 2, at: 6 };
    store.keep_tried("a", 7, 0, kept).unwrap();
    store.db.execute("DELETE FROM exercise WHERE game_id = 'b'", []).unwrap();
    restore(&backup, &folder, &mut store);
    assert_eq!(store.tried("a", 7, 0).unwrap(), Some(kept));
    assert!(store.tried("b", 7, 0).unwrap().is_some());
}
