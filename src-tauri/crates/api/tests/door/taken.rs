//! A file of saved games that somebody else has, or takes away while the app runs.

use std::fs;
use std::path::Path;
use std::time::Duration;

use api::App;
use api::wire::{ApiError, Push, Request, TableState, Trouble};
use game::{HouseRng, rng_from_seed};
use rusqlite::Connection;
use tokio::time::{sleep, timeout};

use crate::broken::trouble;
use crate::desk::{Folder, games, next_request, of, plan, table};

/// Plays on for a few steps.
async fn play_on(app: &App, mut state: TableState, rng: &mut HouseRng) -> TableState {
    for _ in 0..6 {
        state = table(app, next_request(&state, rng).unwrap()).await.unwrap();
    }
    state
}

async fn begin(app: &App, rng: &mut HouseRng) -> TableState {
    let state = table(app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    play_on(app, state, rng).await
}

/// What a later start finds of a game.
async fn found_later(folder: &Folder, state: &TableState) -> TableState {
    let app = folder.open();
    assert_eq!(trouble(&app).await, []);
    table(&app, Request::Open(of(state))).await.unwrap()
}

/// Waits until something is so.
async fn until<T>(mut what: impl AsyncFnMut() -> Option<T>) -> T {
    let look = async {
        loop {
            if let Some(found) = what().await {
                return found;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_mins(1), look).await.expect("it never came to be so")
}

#[tokio::test]
async fn a_second_app_looks_on_until_the_first_one_ends() {
    let folder = Folder::new();
    let mut rng = rng_from_seed(1);
    let first = folder.open();
    let state = begin(&first, &mut rng).await;
    let second = folder.open();
    assert_eq!(trouble(&second).await, [Trouble::InUse]);
    assert_eq!(games(&second).await.len(), 1);
    let seen = table(&second, Request::Open(of(&state))).await.unwrap();
    let new = || Request::NewTable(plan("kraje", "pp", None));
    assert_eq!(table(&second, new()).await.unwrap_err(), ApiError::InUse);
    assert_eq!(seen.shown.at, state.shown.at);
    drop(first);
    until(async || table(&second, new()).await.ok()).await;
    assert_eq!(trouble(&second).await, []);
    assert_eq!(games(&second).await.len(), 2);
}

#[tokio::test]
async fn a_lock_of_another_program_at_the_start_is_waited_for() {
    let folder = Folder::new();
    let mut rng = rng_from_seed(1);
    let state = begin(&folder.open(), &mut rng).await;
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE").unwrap();
    let app = folder.open();
    assert_eq!(trouble(&app).await, [Trouble::InUse]);
    drop(other);
    let back = until(async || table(&app, Request::Open(of(&state))).await.ok()).await;
    until(async || trouble(&app).await.is_empty().then_some(())).await;
    assert_eq!(back.shown.at, state.shown.at);
    play_on(&app, back, &mut rng).await;
}

// Elsewhere nobody can take it away.
#[cfg(unix)]
#[tokio::test]
async fn what_was_acknowledged_is_there_however_the_file_was_taken_away() {
    for taken in ["deleted", "deleted with its folder", "moved", "replaced", "log deleted"] {
        let folder = Folder::new();
        let file = folder.file();
        let mut rng = rng_from_seed(2);
        let app = App::open(&file);
        let state = begin(&app, &mut rng).await;
        match taken {
            "deleted" => fs::remove_file(&file).unwrap(),
            "deleted with its folder" => fs::remove_dir_all(folder.path()).unwrap(),
            "moved" => fs::rename(&file, folder.path().join("elsewhere.db")).unwrap(),
            "replaced" => {
                let other = Folder::new();
                begin(&other.open(), &mut rng).await;
                fs::rename(other.file(), &file).unwrap();
            }
            _ => fs::remove_file(folder.path().join("games.db-wal")).unwrap(),
        }
        let state = play_on(&app, state, &mut rng).await;
        let told = trouble(&app).await;
        let [Trouble::PutBack { kept_as }] = &told[..] else { panic!("{taken}: {told:?}") };
        let is_kept = kept_as.as_ref().is_some_and(|it| Path::new(it).exists());
        assert_eq!(is_kept, matches!(taken, "replaced" | "log deleted"), "{taken}");
        drop(app);
        assert_eq!(found_later(&folder, &state).await.shown.at, state.shown.at, "{taken}");
    }
}

// Elsewhere nobody can take it away.
#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_taken_away_while_nobody_plays_is_put_back_by_itself() {
    let folder = Folder::new();
    let app = folder.open();
    let state = begin(&app, &mut rng_from_seed(3)).await;
    fs::remove_file(folder.file()).unwrap();
    until(async || folder.file().exists().then_some(())).await;
    assert_eq!(trouble(&app).await, [Trouble::PutBack { kept_as: None }]);
    // Also when the app ends before it has looked.
    fs::remove_file(folder.file()).unwrap();
    drop(app);
    assert_eq!(found_later(&folder, &state).await.shown.at, state.shown.at);
}

#[tokio::test]
async fn open_tables_are_written_whole_when_the_file_was_cut() {
    for n_left in [0, 3000, 8192] {
        let folder = Folder::new();
        let mut rng = rng_from_seed(4);
        let app = folder.open();
        let [one, two] = [begin(&app, &mut rng).await, begin(&app, &mut rng).await];
        drop(app);
        let app = folder.open();
        let two = table(&app, Request::Open(of(&two))).await.unwrap();
        let mut one = table(&app, Request::Open(of(&one))).await.unwrap();
        let saves = fs::File::options().write(true).open(folder.file()).unwrap();
        saves.set_len(n_left).unwrap();
        one = play_on(&app, one, &mut rng).await;
        assert!(matches!(&trouble(&app).await[..], [Trouble::PutBack { kept_as: Some(_) }]));
        until(async || (games(&app).await.len() == 2).then_some(())).await;
        drop(app);
        for state in [one, two] {
            assert_eq!(found_later(&folder, &state).await.shown.at, state.shown.at);
        }
    }
}

#[tokio::test]
async fn at_the_end_and_in_the_background_one_file_holds_everything() {
    for is_end in [false, true] {
        let folder = Folder::new();
        let mut rng = rng_from_seed(7);
        let app = folder.open();
        let mut state = begin(&app, &mut rng).await;
        if is_end {
            app.end().await;
        } else {
            app.rest().await;
        }
        let copy = Folder::new();
        fs::copy(folder.file(), copy.file()).unwrap();
        assert_eq!(found_later(&copy, &state).await.shown.at, state.shown.at, "{is_end}");
        let next = table(&app, next_request(&state, &mut rng).unwrap()).await;
        if is_end {
            assert!(!folder.path().join("games.db-wal").exists());
        } else {
            state = play_on(&app, next.unwrap(), &mut rng).await;
            assert_eq!(trouble(&app).await, []);
            drop(app);
            assert_eq!(found_later(&folder, &state).await.shown.at, state.shown.at);
        }
    }
}

/// Holds the file as a program does that copies or checks it.
fn lock(folder: &Folder) -> Connection {
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}

#[tokio::test]
async fn a_lock_of_a_few_seconds_ends_neither_a_table_nor_its_bots() {
    let folder = Folder::new();
    let mut rng = rng_from_seed(5);
    let first = folder.open();
    let mine = table(&first, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let bots = table(&first, Request::NewTable(plan("hunters", "gg", None))).await.unwrap();
    drop(first);
    let app = folder.open();
    let mine = table(&app, Request::Open(of(&mine))).await.unwrap();
    let mut pushes = app.pushes();
    let other = lock(&folder);
    let bots = table(&app, Request::Open(of(&bots))).await.unwrap();
    // A bot is as good as done at once, and wants to write.
    sleep(Duration::from_millis(300)).await;
    let act = next_request(&mine, &mut rng).unwrap();
    assert_eq!(table(&app, act.clone()).await.unwrap_err(), ApiError::Busy);
    assert_eq!(app.handle(Request::Abandon(of(&mine))).await.unwrap_err(), ApiError::Busy);
    drop(other);
    table(&app, act).await.unwrap();
    let next = until(async || match pushes.try_recv() {
        Ok(Push::Table { state }) => Some(state),
        told => {
            assert!(!matches!(told, Ok(Push::Trouble { .. })), "{told:?}");
            None
        }
    });
    assert!(next.await.shown.at > bots.shown.at);
}

#[tokio::test]
async fn a_game_that_was_played_on_beside_the_app_is_shown_as_it_is_on_disk() {
    let folder = Folder::new();
    let mut rng = rng_from_seed(6);
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    Connection::open(folder.file())
        .unwrap()
        .execute("UPDATE game SET revision = revision + 1, note = 'theirs'", [])
        .unwrap();
    let act = next_request(&state, &mut rng).unwrap();
    let refused = table(&app, act.clone()).await.unwrap_err();
    assert_eq!(refused, ApiError::Stale { at: state.shown.at });
    table(&app, act).await.unwrap();
}
