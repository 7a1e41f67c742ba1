//! Help from the bots: hints, which mark the game, and bots that hurry.

use api::App;
use api::wire::{ApiError, HintOf, Hints, Push, Reply, Request, TableState};
use game::rng_from_seed;
use table::{GameId, Level};

use crate::desk::{Folder, decision, next_request, of, plan, seat, table};

async fn hint(app: &App, state: &TableState) -> Result<api::wire::Hint, ApiError> {
    let (table, seat) = (state.table.clone(), state.shown.actor.unwrap());
    let reply = app.handle(Request::Hint(HintOf { table, seat, at: state.shown.at })).await?;
    let Reply::Hint(hint) = reply else { panic!("no hint: {reply:?}") };
    Ok(hint)
}

/// A new game of two people, with the device in the hands of whoever acts first.
/// Always dealt the same: of some hands one decision is so much better that no other is suggested.
async fn person_to_act(app: &App, game: &str) -> TableState {
    let mut rng = rng_from_seed(1);
    let mut state = table(app, Request::NewTable(plan(game, "pp", Some("1")))).await.unwrap();
    while state.shown.actor.is_none() {
        state = table(app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    state
}

#[tokio::test]
async fn a_hint_is_on_offer_and_marks_the_game() {
    for game in GameId::ALL.iter().map(|game| game.name()) {
        let folder = Folder::new();
        let app = folder.open();
        let state = person_to_act(&app, game).await;
        assert!(!state.assisted);
        let found = hint(&app, &state).await.unwrap();
        let first = found.actions[0];
        assert!(state.shown.offer.as_ref().unwrap().actions().contains(&first), "{game}");
        // A hand is sorted out in one decision of two cards; everywhere else one thing is advised.
        assert_eq!(found.actions.len(), if game == "okanagan" { 2 } else { 1 }, "{game}");
        let asked = decision(&state, &found.actions);
        let reply = app.handle(Request::Preview(asked)).await.unwrap();
        assert_eq!(reply, Reply::Preview(found.preview), "{game}");
        assert!(!found.why.reasons.is_empty() || found.why.is_even, "{game}");

        // The mark is on disk, though no move followed.
        drop(app);
        let app = folder.open();
        let mut state = table(&app, Request::Open(of(&state))).await.unwrap();
        assert!(state.assisted, "{game}");
        let mut rng = rng_from_seed(1);
        while state.shown.actor.is_none() {
            state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
        }
        let taken = Request::Act(decision(&state, &found.actions));
        let next = table(&app, taken).await.unwrap();
        assert!(next.assisted, "{game}");
    }
}

#[tokio::test]
async fn what_is_suggested_is_legal_and_different_and_marks_the_game() {
    for game in GameId::ALL.iter().map(|game| game.name()) {
        let folder = Folder::new();
        let app = folder.open();
        let state = person_to_act(&app, game).await;
        let (of_table, seat) = (of(&state), state.shown.actor.unwrap());
        let ask = HintOf { table: state.table.clone(), seat, at: state.shown.at };
        let reply = app.handle(Request::Suggest(ask)).await.unwrap();
        let Reply::Hints(Hints { hints }) = reply else { panic!("no hints: {reply:?}") };
        assert!((2..=3).contains(&hints.len()), "{game}: {} suggestions", hints.len());
        for (n, found) in hints.iter().enumerate() {
            let asked = Request::Preview(decision(&state, &found.actions));
            let reply = app.handle(asked).await.unwrap();
            assert_eq!(reply, Reply::Preview(found.preview.clone()), "{game} {n}");
            assert!(hints[..n].iter().all(|other| other.actions != found.actions), "{game} {n}");
        }
        assert!(table(&app, Request::Open(of_table)).await.unwrap().assisted, "{game}");
    }
}

#[tokio::test]
async fn no_hint_for_who_is_not_to_act_or_has_not_seen_all() {
    let folder = Folder::new();
    let app = folder.open();
    let state = person_to_act(&app, "okanagan").await;
    let ask = |seat, at| Request::Hint(HintOf { table: state.table.clone(), seat, at });
    for n in 0..2 {
        if state.shown.actor != Some(seat(n)) {
            let refused = app.handle(ask(seat(n), state.shown.at)).await;
            assert_eq!(refused, Err(ApiError::NotOnTurn));
        }
        let refused = app.handle(ask(seat(n), state.shown.at + 1)).await;
        assert_eq!(refused, Err(ApiError::Stale { at: state.shown.at }));
    }
    let after = table(&app, Request::Open(of(&state))).await.unwrap();
    assert!(!after.assisted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_told_to_hurry_act_all_the_same() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let mut plan = plan("kraje", "gg", None);
    for seat in &mut plan.seats {
        seat.sitter = table::Sitter::Bot { level: Level::Master };
    }
    let state = table(&app, Request::NewTable(plan)).await.unwrap();
    let mut n_acts = 0;
    while n_acts < 3 {
        match pushes.recv().await.unwrap() {
            Push::Thinking { progress, .. } => {
                assert!((0.0..=1.0).contains(&progress));
                let reply = app.handle(Request::Hurry(of(&state))).await;
                assert_eq!(reply, Ok(Reply::Done(())));
            }
            Push::Table { .. } => n_acts += 1,
            Push::Restoring { .. } | Push::Review { .. } => {}
            Push::Trouble { trouble } => panic!("{trouble:?}"),
        }
    }
    app.handle(Request::Close(of(&state))).await.unwrap();
    let refused = app.handle(Request::Hurry(of(&state))).await;
    assert_eq!(refused, Err(ApiError::UnknownTable { table: state.table }));
}
