//! Decisions of several actions: one request, all of it or nothing, one undo.

use api::App;
use api::wire::{ApiError, Decision, Reply, Request, TableState};
use game::{HouseRng, rng_from_seed};
use table::{AnyAction, AnyEvent, Next};

use crate::desk::{Folder, act, at, decision, next_request, of, plan, saved, table};

/// Two actions that go together, at a table that waits for them.
struct Pair {
    state: TableState,
    actions: [AnyAction; 2],
    /// What happens in both.
    happens: Vec<AnyEvent>,
    /// The table after both, taken one by one.
    after: TableState,
}

/// Plays on until somebody has two actions that go together, and comes back to before them.
async fn pair(app: &App, mut state: TableState, rng: &mut HouseRng) -> Pair {
    loop {
        let request = next_request(&state, rng).expect("there are such in every game");
        let Request::Act(first) = &request else {
            state = table(app, request).await.unwrap();
            continue;
        };
        let (seat, first) = (first.seat, first.actions[0]);
        let after_first = table(app, act(&state, first)).await.unwrap();
        let is_last = after_first.shown.next != Next::Act || after_first.shown.actor != Some(seat);
        if is_last || !after_first.shown.can_undo {
            state = after_first;
            continue;
        }
        let then = after_first.shown.offer.as_ref().unwrap().actions()[0];
        let after = table(app, act(&after_first, then)).await.unwrap();
        // Whoever finds the device lying there must be whoever decided.
        let stays = after.shown.next == Next::Continue || after.shown.actor == Some(seat);
        if !after.shown.can_undo || after.shown.at != state.shown.at + 2 || !stays {
            state = after;
            continue;
        }
        let events = after_first.shown.events.iter().chain(&after.shown.events);
        let happens = events.map(|it| it.event.clone()).collect();
        let back = table(app, Request::Undo(at(&after))).await.unwrap();
        assert_eq!(back.shown.at, after_first.shown.at, "sent one by one, taken back one by one");
        state = table(app, Request::Undo(at(&back))).await.unwrap();
        return Pair { state, actions: [first, then], happens, after };
    }
}

async fn reopened(app: App, folder: &Folder, state: &TableState) -> (App, TableState) {
    drop(app);
    let app = folder.open();
    let mut rng = rng_from_seed(0);
    let mut state = table(&app, Request::Open(of(state))).await.unwrap();
    if state.shown.view.is_none() {
        // Behind the curtain: the same person takes the device again.
        state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    (app, state)
}

#[tokio::test]
async fn what_goes_together_is_foreseen_and_done_as_a_whole() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(12);
    let mut state = table(&app, Request::NewTable(plan("bastards", "pp", None))).await.unwrap();
    for _ in 0..5 {
        let found = pair(&app, state, &mut rng).await;
        let both = decision(&found.state, &found.actions);
        let Reply::Preview(whole) = app.handle(Request::Preview(both.clone())).await.unwrap()
        else {
            panic!("no preview")
        };
        assert_eq!(whole.events, found.happens);
        assert!(!whole.reveals);
        state = table(&app, Request::Act(both)).await.unwrap();
        let happened: Vec<AnyEvent> =
            state.shown.events.iter().map(|it| it.event.clone()).collect();
        assert_eq!(happened, found.happens);
        assert_eq!(
            (&state.shown.view, state.shown.at),
            (&found.after.shown.view, found.after.shown.at)
        );
    }
}

#[tokio::test]
async fn one_undo_takes_back_a_decision_also_after_a_restart_and_redo_takes_it_again() {
    for game in ["hunters", "okanagan", "bastards"] {
        let folder = Folder::new();
        let app = folder.open();
        let mut rng = rng_from_seed(13);
        let begun = table(&app, Request::NewTable(plan(game, "pp", None))).await.unwrap();
        let Pair { state, actions, after, .. } = pair(&app, begun, &mut rng).await;
        let both = Request::Act(decision(&state, &actions));
        let done = table(&app, both).await.unwrap();

        let (app, done) = reopened(app, &folder, &done).await;
        assert!(done.shown.can_undo, "{game}");
        let back = table(&app, Request::Undo(at(&done))).await.unwrap();
        assert_eq!(
            (&back.shown.view, back.shown.at),
            (&state.shown.view, state.shown.at),
            "{game}"
        );

        let (app, back) = reopened(app, &folder, &back).await;
        assert!(back.shown.can_redo, "{game}");
        let again = table(&app, Request::Redo(at(&back))).await.unwrap();
        assert_eq!(
            (&again.shown.view, again.shown.at),
            (&after.shown.view, after.shown.at),
            "{game}"
        );
        assert!(!again.shown.can_redo, "{game}");

        let (app, again) = reopened(app, &folder, &again).await;
        let back = table(&app, Request::Undo(at(&again))).await.unwrap();
        assert_eq!(
            (&back.shown.view, back.shown.at),
            (&state.shown.view, state.shown.at),
            "{game}"
        );
    }
}

#[tokio::test]
async fn a_refused_second_action_leaves_the_first_undone() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(14);
    let begun = table(&app, Request::NewTable(plan("hunters", "pp", None))).await.unwrap();
    let Pair { state, actions: [first, then], .. } = pair(&app, begun, &mut rng).await;
    let twice = Request::Act(decision(&state, &[first, first, then]));
    let refused = app.handle(twice).await.unwrap_err();
    assert!(matches!(refused, ApiError::Illegal { n: 1, .. }), "{refused:?}");
    let saved = || saved(&folder.file(), &state.table);
    assert_eq!(saved().at, state.shown.at as usize);
    let both = Request::Act(decision(&state, &[first, then]));
    let done = table(&app, both).await.unwrap();
    assert_eq!(saved().at, done.shown.at as usize);
}

#[tokio::test]
async fn what_comes_to_light_ends_a_decision() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(15);
    let mut state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    let revealing: Decision = loop {
        let request = next_request(&state, &mut rng).unwrap();
        if let Request::Act(act) = &request {
            let reply = app.handle(Request::Preview(act.clone())).await.unwrap();
            let Reply::Preview(preview) = reply else { panic!("no preview") };
            if preview.reveals {
                break act.clone();
            }
        }
        state = table(&app, request).await.unwrap();
    };
    let action = revealing.actions[0];
    let more = Decision { actions: vec![action; 2], ..revealing };
    let refused = app.handle(Request::Act(more)).await.unwrap_err();
    assert_eq!(refused, ApiError::Unforeseen { n: 1 });
    let alone = table(&app, act(&state, action)).await.unwrap();
    assert!(alone.shown.at > state.shown.at, "nothing was changed by the refusal");
}

#[tokio::test]
async fn nobody_else_and_no_chance_comes_into_a_decision() {
    let folder = Folder::new();
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let action = state.shown.offer.as_ref().unwrap().actions()[0];
    let over_chance = Request::Act(decision(&state, &[action, action]));
    let refused = app.handle(over_chance).await.unwrap_err();
    let ApiError::Illegal { n: 1, refusal } = refused else { panic!("{refused:?}") };
    assert_eq!(serde_json::to_value(refusal).unwrap()["type"], "chanceFirst");
    let next = table(&app, act(&state, action)).await.unwrap();
    assert!(next.shown.at > state.shown.at);
}
