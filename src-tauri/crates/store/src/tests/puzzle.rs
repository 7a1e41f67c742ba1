//! Tries of the day's puzzles: the first counts, they follow their person and come over with a backup.

use super::*;

const PEOPLE: &str = "INSERT INTO profile (id, name, mark, created_at)
    VALUES ('eva', 'Eva', 'sun', 1), ('jan', 'Jan', 'moon', 1)";

fn solved(store: &Store, who: &str) -> Vec<(i64, bool)> {
    let all = store.puzzle_tries("kraje").unwrap();
    let own = all.into_iter().filter(|it| it.profile == who);
    own.map(|it| (it.number, it.is_solved)).collect()
}

#[test]
fn the_first_try_of_a_day_and_game_counts() {
    let folder = Folder::new("puzzle");
    let mut store = folder.open();
    store.db.execute_batch(PEOPLE).unwrap();
    let number = |day: &str| store.day_number(day).unwrap().unwrap();
    let (first, next) = (number("2026-02-28"), number("2026-03-01"));
    let noon = |day: &str| 43_200_000 + 86_400_000 * (number(day) - number("1970-01-01"));
    let (then, after) = (noon("2026-03-03"), noon("2026-03-06"));
    let mut keep = |game: &str, day: &str, who: &str, is_solved, now| {
        store.keep_puzzle_try((game, day), who, is_solved, now).unwrap()
    };
    assert!(keep("kraje", "2026-03-01", "eva", true, 30));
    assert!(keep("kraje", "2026-02-28", "eva", false, 10));
    assert!(!keep("kraje", "2026-02-28", "eva", true, 20), "solved too late");
    assert!(keep("hunters", "2026-02-28", "eva", true, 20), "another game");
    assert!(keep("kraje", "2026-02-28", "jan", true, 20), "somebody else");
    assert_eq!(next, first + 1);
    assert_eq!(solved(&store, "eva"), [(first, false), (next, true)]);
    assert_eq!(solved(&store, "jan"), [(first, true)]);
    store.keep_puzzle_try(("kraje", "2026-03-03"), "jan", true, then).unwrap();
    store.keep_puzzle_try(("kraje", "2026-03-04"), "jan", true, after).unwrap();
    let tries = store.puzzle_tries("kraje").unwrap();
    assert_eq!(
        tries.iter().map(|it| it.is_late).collect::<Vec<_>>(),
        [false, false, false, false, true]
    );
    let nobody = store.keep_puzzle_try(("kraje", "2026-03-01"), "nobody", true, 1);
    assert_eq!(nobody, Err(StoreError::UnknownPerson("nobody".into())));
    // What nobody wrote is nobody's trouble.
    store
        .db
        .execute_batch(
            "INSERT INTO puzzle_result (puzzle, profile_id, at, tries, solved) VALUES
               ('kraje:2026-13-01', 'eva', 1, 1, 1), ('kraje:', 'eva', 1, 1, 1),
               ('kraje:2026-02-28x', 'eva', 1, 1, 1)",
        )
        .unwrap();
    assert_eq!(solved(&store, "eva").len(), 2);
}

#[test]
fn tries_follow_their_person_and_the_earlier_one_counts() {
    let folder = Folder::new("puzzle-merge");
    let mut store = folder.open();
    store.db.execute_batch(PEOPLE).unwrap();
    store.keep_puzzle_try(("kraje", "2026-03-01"), "eva", false, 10).unwrap();
    store.keep_puzzle_try(("kraje", "2026-03-01"), "jan", true, 20).unwrap();
    store.keep_puzzle_try(("kraje", "2026-03-02"), "eva", true, 30).unwrap();
    store.merge_people("eva", "jan", 40).unwrap();
    let outcomes = |store: &Store, who| -> Vec<bool> {
        solved(store, who).into_iter().map(|it| it.1).collect()
    };
    assert_eq!(outcomes(&store, "jan"), [false, true]);
    assert_eq!(outcomes(&store, "eva"), Vec::<bool>::new());
    let again = store.keep_puzzle_try(("kraje", "2026-03-02"), "jan", true, 50).unwrap();
    assert!(!again, "whoever they were then has tried it");
    store.split_person("eva", 60).unwrap();
    assert_eq!((outcomes(&store, "eva"), outcomes(&store, "jan")), (vec![false, true], vec![true]));
    store.db.execute("DELETE FROM profile WHERE id = 'eva'", []).unwrap();
    let left: u32 =
        store.db.query_row("SELECT count(*) FROM puzzle_result", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 1, "they go with their person");
}

#[test]
fn a_backup_brings_tries_and_nothing_that_was_reckoned() {
    let folder = Folder::new("puzzle-backup");
    let mut store = folder.open();
    store.db.execute_batch(PEOPLE).unwrap();
    store.keep_puzzle_try(("kraje", "2026-03-01"), "eva", true, 10).unwrap();
    store.keep_reckoned(("par", "a"), "{}", 1).unwrap();
    let backup = folder.0.join("a.backup");
    write_backup(&folder.0.join("games.db"), &backup, "0.1.0", 1).unwrap();
    let mut incoming = Incoming::open(&backup, &folder.0.join("other.db")).unwrap();
    assert_eq!(incoming.next_game(), Ok(None));
    assert_eq!(solved(incoming.store(), "eva").len(), 1);
    assert_eq!(incoming.store().reckoned("par", "a").unwrap(), None, "a stranger's word");
    store.db.execute("DELETE FROM puzzle_result", []).unwrap();
    store.take_rest(&incoming, &BTreeMap::new()).unwrap();
    assert_eq!(solved(&store, "eva").len(), 1);
}

#[test]
fn what_was_reckoned_is_kept_and_the_oldest_goes() {
    let folder = Folder::new("reckoned");
    let mut store = folder.open();
    assert_eq!(store.reckoned("par", "a").unwrap(), None);
    store.keep_reckoned(("par", "a"), "{}", 1).unwrap();
    store.keep_reckoned(("par", "a"), "[1]", 2).unwrap();
    store.keep_reckoned(("puzzle", "a"), "[2]", 1).unwrap();
    assert_eq!(store.reckoned("par", "a").unwrap().as_deref(), Some("[1]"));
    store
        .db
        .execute_batch(
            "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
             INSERT INTO reckoned SELECT 'par', 'n' || i, '{}', 2 + i FROM n",
        )
        .unwrap();
    store.keep_reckoned(("par", "last"), "{}", 9_000).unwrap();
    assert_eq!(store.reckoned("par", "a").unwrap(), None, "of more than enough the oldest goes");
    assert!(store.reckoned("puzzle", "a").unwrap().is_some(), "other kinds stay");
    store.db.execute("UPDATE reckoned SET body = CAST(X'FF00' AS TEXT)", []).unwrap();
    assert_eq!(store.reckoned("par", "last").unwrap(), None);
}
