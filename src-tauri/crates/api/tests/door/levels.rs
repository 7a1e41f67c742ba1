//! Computer players of every level bring every game to its end, with every number of seats, in the
//! app: on its threads, told to hurry, saved move by move.

use std::collections::BTreeMap;

use api::App;
use api::wire::{GameStatus, Push, Reply, Request};
use table::{GameId, Level, Next, Sitter};
use tokio::sync::broadcast::error::RecvError;

use crate::desk::{Folder, games, of, plan, settings, table};

/// Games of a kind for every number of seats, as many as it takes for every level to sit somewhere.
async fn all_levels_play(game: GameId) {
    let ((least, most), game) = (game.seats(), game.name());
    let folder = Folder::new();
    let app = folder.open();
    let mut n_games = 0;
    for n in usize::from(least)..=usize::from(most) {
        for levels in Level::LADDER.chunks(n) {
            // The last ones are joined by the first again.
            let levels = levels.iter().chain(&Level::LADDER).copied().take(n);
            play(&app, game, &levels.collect::<Vec<_>>()).await;
            n_games += 1;
        }
    }
    let rows = games(&app).await;
    assert_eq!(rows.len(), n_games);
    assert!(rows.iter().all(|row| row.status == GameStatus::Finished), "{game}");
}

async fn play(app: &App, game: &str, levels: &[Level]) {
    let mut pushes = app.pushes();
    let mut plan = plan(game, &"r".repeat(levels.len()), None);
    for (seat, &level) in plan.seats.iter_mut().zip(levels) {
        seat.sitter = Sitter::Bot { level };
    }
    let mut state = table(app, Request::NewTable(plan)).await.unwrap();
    while state.shown.next != Next::Over {
        // Who thinks may have acted already, or not have begun; neither is refused.
        app.handle(Request::Hurry(of(&state))).await.unwrap();
        match pushes.recv().await {
            Ok(Push::Table { state: next }) => state = *next,
            // Who is too slow misses some; the next one is as good.
            Ok(Push::Thinking { .. } | Push::Restoring { .. } | Push::Review { .. })
            | Err(RecvError::Lagged(_)) => {}
            Ok(Push::Trouble { trouble }) => panic!("{game} {levels:?}: {trouble:?}"),
            Err(RecvError::Closed) => panic!("{game} {levels:?}: the app is gone"),
        }
    }
    assert!(state.shown.places.is_some(), "{game} {levels:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_levels_play_every_game() {
    let games = GameId::ALL.iter().map(|&game| tokio::spawn(all_levels_play(game)));
    for game in games.collect::<Vec<_>>() {
        game.await.unwrap();
    }
}

async fn longer(app: &App) -> f32 {
    match app.handle(Request::Pace).await {
        Ok(Reply::Pace(pace)) => pace.longer,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn how_fast_the_device_is_is_found_out_once() {
    let folder = Folder::new();
    let app = App::open(folder.file());
    let found = longer(&app).await;
    assert!((1.0..=6.0).contains(&found), "{found}");
    let kept = settings(&folder.file())["pace"].clone();
    let (kept, version): (f32, String) = serde_json::from_str(&kept).unwrap();
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    assert!((kept.clamp(1.0, 6.0) - found).abs() < 1e-6, "{kept} is kept for {found}");
}

#[tokio::test]
async fn a_slow_device_stays_slow_as_far_as_anybody_would_wait() {
    for (slow, expected) in [(3.5, 3.5), (0.2, 1.0), (1000.0, 6.0)] {
        let folder = Folder::new();
        let mut store = store::open(&folder.file()).into_store();
        let kept = serde_json::json!([slow, env!("CARGO_PKG_VERSION")]).to_string();
        store.set(&BTreeMap::from([("pace".to_owned(), kept.clone())])).unwrap();
        drop(store);
        let found = longer(&App::open(folder.file())).await;
        assert!((found - expected).abs() < 1e-6, "{kept}: {found}");
    }
}
