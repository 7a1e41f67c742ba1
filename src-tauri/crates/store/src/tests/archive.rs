//! The second copy of finished games: what it gives back, and what it does not.

use super::rescue::crowded;
use super::result::finish;
use super::*;

#[test]
fn a_finished_game_that_is_damaged_comes_from_the_second_copy() {
    let folder = Folder::new("archive");
    let mut store = folder.open();
    store.begin(&new_game("runs"), &change(0, &steps(&["a"]), 1, 10)).unwrap();
    finish(&mut store, "over", 1_000_000, &[(12, 1), (9, 2)]);
    let sound = store.game("over").unwrap();
    for odd in ["UPDATE seat SET bot_level = 'rival'", "UPDATE game SET seed = 1, rules = 70000"] {
        store.db.execute_batch(odd).unwrap();
        assert_eq!(store.game("over").unwrap_err(), StoreError::Damaged);
        assert_eq!(store.put_back("over"), Ok(true));
        assert_eq!(store.game("over").unwrap(), sound);
        assert_eq!(store.put_back("runs"), Ok(false), "it is not over");
    }
    assert_eq!(listed(&store).len(), 2);
    // A record that is damaged costs itself.
    finish(&mut store, "later", 2_000_000, &[(1, 1), (1, 1)]);
    let log = folder.0.join("games-finished.log");
    let mut bytes = fs::read(&log).unwrap();
    bytes[40] ^= 1;
    fs::write(&log, bytes).unwrap();
    assert_eq!(store.put_back("over"), Ok(false));
    assert_eq!(store.put_back("later"), Ok(true));
}

#[test]
fn a_file_that_is_lost_leaves_its_finished_games() {
    let (folder, games) = crowded("archive-lost");
    fs::write(folder.0.join("games.db"), vec![0x55; 40_000]).unwrap();
    let opened = open(&folder.0.join("games.db"));
    let Opened::SetAside { store, rescued, .. } = opened else { panic!("{opened:?}") };
    assert_eq!(rescued, 20, "every third is over");
    for game in games.iter().step_by(3) {
        let found = store.game(&game.new.id).unwrap();
        assert_eq!((&found.moves, found.status), (&game.moves, GameStatus::Finished));
    }
}

#[test]
fn what_was_deleted_for_good_does_not_come_back() {
    let folder = Folder::new("archive-bin");
    let mut store = folder.open();
    finish(&mut store, "over", 1_000_000, &[(12, 1), (9, 2)]);
    store.abandon("over", 2_000_000).unwrap();
    let due = 2_000_000 + BINNED_FOR_MS;
    assert_eq!(store.empty_bin(due), Ok(0), "seen for the first time");
    assert_eq!(store.empty_bin(due + 24 * 60 * 60 * 1000), Ok(1), "due a day before, too");
    assert_eq!(store.put_back("over"), Ok(false));
}
