//! The page of a finished game.

use api::App;
use api::wire::{ApiError, GameResult, NewTable, OfTable, Push, Reply, Request, TableState};
use game::{SeatResult, rng_from_seed};

use crate::desk::{Folder, next_request, of, plan, table};

/// Plays a game to its end by whatever comes.
pub(crate) async fn play(app: &App, new: NewTable) -> TableState {
    let seed = new.seed.as_ref().map_or(0, |seed| seed.len() as u64);
    play_on(app, Request::NewTable(new), seed).await
}

/// Plays the game of a table to its end by whatever comes.
pub(crate) async fn play_on(app: &App, begin: Request, seed: u64) -> TableState {
    let mut rng = rng_from_seed(seed);
    let mut pushes = app.pushes();
    let mut state = table(app, begin).await.unwrap();
    while state.shown.places.is_none() {
        state = match next_request(&state, &mut rng) {
            Some(request) => match table(app, request).await {
                // A bot has answered what both were asked.
                Err(ApiError::Stale { .. }) => table(app, Request::Open(of(&state))).await.unwrap(),
                taken => taken.unwrap(),
            },
            None => loop {
                if let Push::Table { state } = pushes.recv().await.unwrap() {
                    break *state;
                }
            },
        };
    }
    state
}

async fn play_out(app: &App, game: &str, seats: &str, seed: &str) -> TableState {
    play(app, plan(game, seats, Some(seed))).await
}

pub(crate) async fn result(app: &App, of: OfTable) -> Result<GameResult, ApiError> {
    let reply = app.handle(Request::Result(of)).await?;
    let Reply::Result(result) = reply else { panic!("no result: {reply:?}") };
    Ok(result)
}

#[tokio::test]
async fn a_finished_game_tells_where_its_points_came_from() {
    let folder = Folder::new();
    let app = folder.open();
    let state = play_out(&app, "hunters", "ppp", "ABCD-1").await;
    let told = result(&app, of(&state)).await.unwrap();
    assert_eq!(told.seats.len(), 3);
    let finals = &told.course.last().unwrap().totals;
    for (seat, total) in told.seats.iter().zip(finals) {
        let SeatResult { points, score, .. } = &seat.result;
        assert!(points.keys().all(|kind| told.sources.contains(kind)));
        assert_eq!((points.values().sum::<i32>(), score), (*score, total));
    }
    let places: Vec<u8> = told.seats.iter().map(|seat| seat.result.place).collect();
    assert_eq!(places, state.shown.places.unwrap().as_slice());
    assert_eq!(told.day, None, "no day's game");
    assert!(told.is_counted && told.variant.is_empty() && told.lasted_ms >= 0);
}

#[tokio::test]
async fn the_page_outlives_the_app() {
    let folder = Folder::new();
    let app = folder.open();
    let state = play_out(&app, "kraje", "p", "ABCD-2").await;
    let told = result(&app, of(&state)).await.unwrap();
    drop(app);
    let again = result(&folder.open(), of(&state)).await.unwrap();
    assert_eq!(again, told);
    assert!(again.seats[0].result.rank.is_some(), "a game for one reaches a rank");
}

#[tokio::test]
async fn games_from_before_results_were_kept_are_summed_up() {
    let folder = Folder::new();
    let app = folder.open();
    let state = play_out(&app, "okanagan", "pp", "ABCD-3").await;
    let told = result(&app, of(&state)).await.unwrap();
    drop(app);
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    db.execute_batch("DELETE FROM result; UPDATE game SET summed = 0;").unwrap();
    drop(db);
    let again = result(&folder.open(), of(&state)).await.unwrap();
    assert_eq!(again, told);
}

#[tokio::test]
async fn a_game_that_goes_on_tells_nothing() {
    let folder = Folder::new();
    let app = folder.open();
    let running = table(&app, Request::NewTable(plan("hunters", "pp", None))).await.unwrap();
    let refused = result(&app, of(&running)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "table".into() });
    let unknown = OfTable { table: "nowhere".into() };
    let refused = result(&app, unknown).await.unwrap_err();
    assert_eq!(refused, ApiError::UnknownTable { table: "nowhere".into() });
}
