//! Many at once: requests that come together, and tables that nobody closes.

use std::time::Duration;

use api::wire::{ApiError, Import, Reply, Request, ShareFault};
use game::rng_from_seed;
use table::GameId;
use tokio::time::timeout;

use crate::begin::play;
use crate::desk::{Folder, games, next_request, plan, table};

#[tokio::test]
async fn a_days_game_that_is_asked_for_many_times_at_once_is_one_table() {
    let folder = Folder::new();
    let app = folder.open();
    let ask = |_| {
        let app = app.clone();
        tokio::spawn(async move { table(&app, play(GameId::Kraje, "2026-11-22", "Eva")).await })
    };
    let asked: Vec<_> = (0..32).map(ask).collect();
    let mut tables = Vec::new();
    for it in asked {
        tables.push(it.await.unwrap().unwrap().table);
    }
    tables.dedup();
    assert_eq!(tables.len(), 1);
    assert_eq!(games(&app).await.len(), 1);
}

#[tokio::test]
async fn a_days_game_is_found_again_after_the_calendar_went_astray() {
    let folder = Folder::new();
    let app = folder.open();
    let today = table(&app, play(GameId::Kraje, "2026-11-22", "Eva")).await.unwrap();
    for astray in ["2027-12-24", "2019-01-01"] {
        let other = table(&app, play(GameId::Kraje, astray, "Eva")).await.unwrap();
        assert_ne!(other.table, today.table);
    }
    let again = table(&app, play(GameId::Kraje, "2026-11-22", "Eva")).await.unwrap();
    assert_eq!(again.table, today.table);
}

#[tokio::test]
async fn backups_that_are_asked_for_at_once_wait_for_each_other() {
    let folder = Folder::new();
    let app = folder.open();
    table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    let ask = |_| {
        let app = app.clone();
        tokio::spawn(async move { app.handle(Request::Backup).await })
    };
    for made in (0..6).map(ask).collect::<Vec<_>>() {
        assert!(matches!(made.await.unwrap(), Ok(Reply::Backup(_))));
    }
}

#[tokio::test]
async fn a_text_longer_than_any_game_is_refused_before_it_is_read() {
    let folder = Folder::new();
    let app = folder.open();
    let text = format!("4H{}", "A".repeat(1_800_000));
    let refused = app.handle(Request::Import(Import { text })).await.unwrap_err();
    assert_eq!(refused, ApiError::Share { why: ShareFault::NoGame });
}

#[tokio::test]
async fn others_are_answered_while_a_long_code_is_looked_at() {
    let folder = Folder::new();
    let app = folder.open();
    app.handle(Request::Hello).await.unwrap();
    let text = format!("4H{}", "B".repeat(1_000_000));
    let looked_at = tokio::spawn({
        let app = app.clone();
        async move { app.handle(Request::Import(Import { text })).await }
    });
    // One thread runs all of this: an answer comes only if looking is done elsewhere.
    tokio::task::yield_now().await;
    let state = table(&app, Request::NewTable(plan("kraje", "pp", None)));
    timeout(Duration::from_mins(1), state).await.unwrap().unwrap();
    looked_at.await.unwrap().unwrap_err();
}

#[tokio::test]
async fn tables_that_nobody_closes_leave_the_memory_and_go_on_when_asked() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(7);
    let mut states = Vec::new();
    for _ in 0..40 {
        states.push(table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap());
    }
    assert!(app.n_open().await <= 16);
    for mut state in states {
        let from = state.shown.at;
        for _ in 0..6 {
            let Some(next) = next_request(&state, &mut rng) else { break };
            state = match table(&app, next).await {
                Ok(state) => state,
                // Back from the disk, the curtain has fallen.
                Err(ApiError::NotOnTurn) => {
                    table(&app, Request::Open(crate::desk::of(&state))).await.unwrap()
                }
                Err(error) => panic!("{error:?}"),
            };
        }
        assert!(state.shown.at > from);
    }
}
