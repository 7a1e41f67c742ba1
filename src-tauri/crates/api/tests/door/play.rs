//! Whole games through the door, with people and bots, closed and opened again.

use api::wire::{
    ApiError, Decisions, GameStatus, OfGame, PositionAt, Preview, Push, Reply, Request,
    SettingsChange, SettingsOf, Sight, TableState,
};
use std::time::Duration;

use game::{Places, rng_from_seed};
use table::{GameId, Holder, Next};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{sleep, timeout};

use crate::desk::{
    Folder, act, at, decision, games, later, next_request, of, plan, saved, story, table,
};

/// The next state that a bot's move pushes.
pub(crate) async fn pushed(pushes: &mut Receiver<Push>) -> TableState {
    loop {
        match pushes.recv().await {
            Ok(Push::Table { state }) => return *state,
            // Who is too slow misses some; the next one is as good.
            Ok(Push::Thinking { .. } | Push::Restoring { .. } | Push::Review { .. })
            | Err(RecvError::Lagged(_)) => {}
            Ok(Push::Trouble { trouble }) => panic!("{trouble:?}"),
            Err(RecvError::Closed) => panic!("the app is gone"),
        }
    }
}

async fn play_whole(game: &str, seats: &str, seed: u64) {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let mut rng = rng_from_seed(seed);
    let mut state = table(&app, Request::NewTable(plan(game, seats, None))).await.unwrap();
    while state.shown.next != Next::Over {
        state = match next_request(&state, &mut rng) {
            Some(request) => table(&app, request).await.unwrap(),
            None => pushed(&mut pushes).await,
        };
    }
    assert_eq!(state.shown.holder, Holder::Open);
    let (code, salt) = (state.seed.clone().unwrap(), state.salt.clone().unwrap());
    assert_eq!(state.seed_hash, api::seed::hash(&salt, api::seed::seed(&code).unwrap()));
    let rows = games(&app).await;
    assert_eq!(rows[0].status, GameStatus::Finished);
    let places: Vec<u8> = rows[0].seats.iter().map(|seat| seat.place.unwrap()).collect();
    assert_eq!(state.shown.places.as_ref().map(Places::as_slice), Some(&places[..]));

    // Another app on the same file finds the same table, and the same deal under the same seed.
    drop(app);
    let app = folder.open();
    let again = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!(
        (&again.shown.view, &again.shown.sheet, again.shown.at),
        (&state.shown.view, &state.shown.sheet, state.shown.at)
    );
    let same = plan(game, seats, Some(&code));
    let first = table(&app, Request::NewTable(same)).await.unwrap();
    assert_ne!((&first.table, &first.seed_hash), (&state.table, &state.seed_hash));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_play_a_whole_game() {
    play_whole("kraje", "pp", 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_a_whole_game_alone() {
    play_whole("kraje", "p", 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_a_whole_game_against_a_bot() {
    play_whole("kraje", "pg", 3).await;
    play_whole("kraje", "rp", 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_play_a_whole_game_with_a_bot_among_them() {
    play_whole("hunters", "prp", 5).await;
    play_whole("hunters", "rrrrr", 6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_of_the_house_is_played_to_its_end() {
    for &game in GameId::ALL {
        let most = usize::from(game.seats().1);
        let seats = if most > 2 { "prp" } else { "pr" };
        play_whole(game.name(), seats, 7).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_where_it_stood() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(7);
    let mut state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    for _ in 0..9 {
        state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    let rows = games(&app).await;
    assert_eq!((rows[0].status, rows[0].at), (GameStatus::Running, state.shown.at));
    drop(app);

    let app = folder.open();
    let again = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!(again.shown.at, state.shown.at);
    assert!(matches!(again.shown.holder, Holder::Nobody { .. }));
    assert!(
        again.shown.view.is_none() && again.shown.events.is_empty() && again.shown.since.is_empty()
    );
    let taken = table(&app, next_request(&again, &mut rng).unwrap()).await.unwrap();
    assert!(taken.shown.view.is_some());
}

#[tokio::test]
async fn what_was_taken_back_can_be_taken_again_after_a_restart() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(8);
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    for _ in 0..4 {
        state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    let back = table(&app, Request::Undo(at(&state))).await.unwrap();
    assert!(back.shown.at < state.shown.at && back.shown.can_redo);
    drop(app);
    let app = folder.open();
    let again = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!((again.shown.at, again.shown.can_redo), (back.shown.at, true));
    let forth = table(&app, Request::Redo(at(&again))).await.unwrap();
    assert_eq!((&forth.shown.view, forth.shown.at), (&state.shown.view, state.shown.at));
    assert!(forth.shown.practice);
}

#[tokio::test]
async fn a_preview_says_what_the_act_then_does() {
    let folder = Folder::new();
    let app = folder.open();
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let mut n_changes = 0;
    while state.shown.next != Next::Over {
        let action = state.shown.offer.as_ref().unwrap().actions()[0];
        let preview = Request::Preview(decision(&state, &[action]));
        let reply = app.handle(preview).await.unwrap();
        let Reply::Preview(preview) = reply else { panic!("no preview") };
        let total = |state: &TableState| {
            let sheet = serde_json::to_value(state.shown.sheet.as_ref().unwrap()).unwrap();
            sheet["seats"][0]["total"].as_i64().unwrap()
        };
        let before = total(&state);
        state = table(&app, act(&state, action)).await.unwrap();
        let change = serde_json::to_value(&preview.changes).unwrap();
        let change = &change["seats"][0];
        assert_eq!(change["before"].as_i64(), Some(before));
        assert_eq!(change["after"].as_i64(), Some(total(&state)));
        let lines = change["lines"].as_array().unwrap();
        let sum = |key: &str| lines.iter().map(|line| line[key].as_i64().unwrap()).sum::<i64>();
        assert_eq!(sum("after") - sum("before"), total(&state) - before);
        n_changes += lines.len();
    }
    assert!(n_changes > 0);
}

#[tokio::test]
async fn a_preview_says_whether_the_act_could_not_be_taken_back() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(11);
    let mut state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    let mut said = Vec::new();
    while said.len() < 2 {
        let request = next_request(&state, &mut rng).unwrap();
        let Request::Act(act) = &request else {
            state = table(&app, request).await.unwrap();
            continue;
        };
        let reply = app.handle(Request::Preview(act.clone())).await.unwrap();
        let Reply::Preview(preview) = reply else { panic!("no preview") };
        state = table(&app, request).await.unwrap();
        assert_eq!(preview.reveals, !state.shown.can_undo);
        said.push(preview.reveals);
    }
    assert_eq!(said, [false, true], "the last answer of a round lays both open");
}

#[tokio::test]
async fn what_all_that_is_offered_would_change_is_told_in_one_answer() {
    let folder = Folder::new();
    let app = folder.open();
    for game in ["kraje", "hunters", "okanagan", "bastards"] {
        let mut state = table(&app, Request::NewTable(plan(game, "pp", None))).await.unwrap();
        let mut rng = rng_from_seed(5);
        while state.shown.next != Next::Act || state.shown.offer.is_none() || state.shown.at < 9 {
            let request = next_request(&state, &mut rng).unwrap();
            state = table(&app, request).await.unwrap();
        }
        let offered = state.shown.offer.as_ref().unwrap().actions();
        let decisions: Vec<_> = offered.iter().take(40).map(|&action| vec![action]).collect();
        let ask = |decisions, at| Decisions {
            table: state.table.clone(),
            seat: state.shown.actor.unwrap(),
            decisions,
            at,
        };
        let all = Request::PreviewAll(ask(decisions.clone(), state.shown.at));
        let Reply::Previews(all) = app.handle(all).await.unwrap() else { panic!("no previews") };
        assert_eq!(all.previews.len(), decisions.len());
        for (actions, told) in decisions.iter().zip(all.previews) {
            let one = app.handle(Request::Preview(decision(&state, actions))).await.unwrap();
            let Reply::Preview(one) = one else { panic!("no preview") };
            assert_eq!(Preview { offer: None, ..one }, told, "{game}");
        }
        // Nobody fishes in an older position, and no list is longer than a screen has.
        let late = Request::PreviewAll(ask(decisions.clone(), state.shown.at - 1));
        let at = state.shown.at;
        assert_eq!(app.handle(late).await.unwrap_err(), ApiError::Stale { at });
        let action = decisions[0].clone();
        for odd in [vec![Vec::new()], vec![action; Decisions::MOST + 1]] {
            let refused = app.handle(Request::PreviewAll(ask(odd, at))).await.unwrap_err();
            assert_eq!(refused, ApiError::BadRequest { r#where: "decisions".into() });
        }
    }
}

#[tokio::test]
async fn every_earlier_position_and_the_whole_log_can_be_read() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(10);
    let mut state = table(&app, Request::NewTable(plan("hunters", "pp", None))).await.unwrap();
    while state.shown.next != Next::Over {
        state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    let Reply::Log(log) = app.handle(Request::Log(story(&state, None))).await.unwrap() else {
        panic!("no log")
    };
    let mut entries = log.entries.into_iter();
    for n in 0..=state.shown.at {
        let asked = PositionAt { table: state.table.clone(), at: n, seat: None };
        let Reply::Position(position) = app.handle(Request::Position(asked)).await.unwrap() else {
            panic!("no position")
        };
        for event in position.events {
            assert_eq!(Some(event), entries.next());
        }
        if n == state.shown.at {
            assert_eq!(Some(position.view), state.shown.view);
        }
    }
    assert_eq!(entries.next(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_stop_when_their_table_is_closed_and_go_on_when_it_opens() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let state = table(&app, Request::NewTable(plan("hunters", "rrrrr", None))).await.unwrap();
    pushed(&mut pushes).await;
    app.handle(Request::Close(of(&state))).await.unwrap();
    // Whatever was on its way to the disk has come there.
    sleep(Duration::from_millis(50)).await;
    let at = games(&app).await[0].at;
    sleep(Duration::from_millis(150)).await;
    assert_eq!(games(&app).await[0].at, at);
    let mut state = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!(state.shown.at, at);
    while state.shown.next != Next::Over {
        state = pushed(&mut pushes).await;
    }
}

#[tokio::test]
async fn an_abandoned_game_comes_back() {
    let folder = Folder::new();
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    app.handle(Request::Abandon(of(&state))).await.unwrap();
    assert_eq!(games(&app).await[0].status, GameStatus::Abandoned);
    table(&app, Request::Open(of(&state))).await.unwrap_err();
    app.handle(Request::Restore(of(&state))).await.unwrap();
    assert_eq!(games(&app).await[0].status, GameStatus::Running);
    assert_eq!(table(&app, Request::Open(of(&state))).await.unwrap().shown.at, state.shown.at);
}

#[tokio::test]
async fn settings_are_kept_and_so_are_those_of_a_newer_app() {
    let folder = Folder::new();
    let app = folder.open();
    let change = SettingsChange {
        language: Some(api::wire::Language::Cs),
        text_size: Some(api::wire::TextSize::Huge),
        ..SettingsChange::default()
    };
    let changed = app.handle(Request::Settings(SettingsOf { change: Some(change) })).await;
    let Ok(Reply::Settings(changed)) = changed else { panic!("no settings") };
    assert_eq!(changed.language, api::wire::Language::Cs);
    drop(app);
    {
        let mut store = store::open(&folder.file()).into_store();
        let newer = [("sounds", "\"birds\""), ("theme", "\"sepia\"")];
        let newer = newer.map(|(key, value)| (key.to_owned(), value.to_owned()));
        store.set(&newer.into()).unwrap();
    }
    let app = folder.open();
    let Ok(Reply::Settings(read)) = app.handle(Request::Settings(SettingsOf::default())).await
    else {
        panic!("no settings")
    };
    assert_eq!(read, changed);
    drop(app);
    let kept = store::open(&folder.file()).into_store().settings().unwrap();
    assert_eq!(kept["sounds"], "\"birds\"");
}

#[tokio::test]
async fn a_pack_that_was_added_is_there_after_a_restart_and_can_be_played() {
    let folder = Folder::new();
    let app = folder.open();
    let own = include_str!("../../../kraje/data/cards.json");
    let text = own.replace("kraje-original", "kraje-printed");
    assert_ne!(own, text);
    let add = |text: String| Request::AddPack(api::wire::AddPack { game: GameId::Kraje, text });
    let Ok(Reply::Packs(packs)) = app.handle(add(text)).await else { panic!("no packs") };
    assert_eq!(packs.packs.len(), 2);
    let card = packs.packs[1].card.clone();
    assert_eq!(card.id, "kraje-printed");
    drop(app);
    let app = folder.open();
    let Ok(Reply::Packs(again)) = app.handle(Request::Packs(OfGame { game: GameId::Kraje })).await
    else {
        panic!("no packs")
    };
    assert_eq!(again, packs);
    let of_pack = api::wire::CatalogueOf { game: GameId::Kraje, pack: Some(card.sha256.clone()) };
    app.handle(Request::Catalogue(of_pack)).await.unwrap();
    let mut plan = plan("kraje", "p", None);
    let table::AnySetup::Kraje(setup) = &mut plan.setup else { panic!("kraje") };
    setup.pack = game::PackRef { id: card.id, version: card.version, sha256: card.sha256 };
    table(&app, Request::NewTable(plan)).await.unwrap();
}

/// The most bytes a table may take on its way to the screen, whole game through.
const MOST_BYTES: usize = 40_000;

#[tokio::test]
async fn replies_are_small() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(11);
    for &game in GameId::ALL {
        let mut sizes = Vec::new();
        let new = Request::NewTable(plan(game.name(), "pp", None));
        let mut state = table(&app, new).await.unwrap();
        while state.shown.next != Next::Over {
            sizes.push(serde_json::to_string(&state).unwrap().len());
            state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
        }
        sizes.sort_unstable();
        let (middle, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        println!("{}: {middle} bytes in the middle, {most} at most", game.name());
        assert!(most < MOST_BYTES, "{game:?}: {most} bytes");
    }
}

#[tokio::test]
async fn time_out_of_sight_is_no_thinking() {
    let (minute, night) = (Duration::from_mins(1), Duration::from_hours(8));
    // Alone, with nothing to hide, with secrets, and against somebody who thinks as well.
    for (game, seats) in [("kraje", "p"), ("okanagan", "pp"), ("kraje", "pp"), ("hunters", "pr")] {
        let folder = Folder::new();
        let app = folder.open();
        let mut rng = rng_from_seed(8);
        let mut state = table(&app, Request::NewTable(plan(game, seats, None))).await.unwrap();
        // Behind the curtain nobody thinks, either.
        let mut take = async |mut state: TableState| {
            while state.shown.next != Next::Act {
                later(night).await;
                state = match next_request(&state, &mut rng) {
                    Some(request) => table(&app, request).await.unwrap(),
                    None => table(&app, Request::Open(of(&state))).await.unwrap(),
                };
            }
            state
        };
        for _ in 0..3 {
            state = take(state).await;
            let seat = state.shown.actor.unwrap();
            later(minute).await;
            state = table(&app, Request::Cover(of(&state))).await.unwrap();
            later(night).await;
            let seen = Sight { is_in_sight: true, is_on_battery: false };
            app.handle(Request::Sight(seen)).await.unwrap();
            state = take(state).await;
            later(minute).await;
            let actions = state.shown.offer.as_ref().unwrap().actions();
            state = table(&app, act(&state, actions[0])).await.unwrap();
            let moves = saved(&folder.file(), &state.table).moves;
            let own = moves.iter().rfind(|it| it.seat == Some(seat.index() as u8)).unwrap();
            assert!((120_000..180_000).contains(&own.think_ms), "{game} {seats}: {own:?}");
        }
    }
}

#[tokio::test]
async fn a_phones_app_stops_in_the_background_and_goes_on_after_it() {
    let (minute, night) = (Duration::from_mins(1), Duration::from_hours(8));
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(8);
    let mut state = table(&app, Request::NewTable(plan("hunters", "pr", None))).await.unwrap();
    while state.shown.next != Next::Act {
        sleep(Duration::from_millis(20)).await;
        let request = next_request(&state, &mut rng).unwrap_or_else(|| Request::Open(of(&state)));
        state = table(&app, request).await.unwrap();
    }
    let seat = state.shown.actor.unwrap().index() as u8;
    later(minute).await;
    app.suspend().await;
    later(night).await;
    app.resume().await;
    later(minute).await;
    // The person's turn ends in the background: the bot has to wait.
    app.suspend().await;
    let mut pushes = app.pushes();
    while state.shown.actor.is_some() {
        let actions = state.shown.offer.as_ref().unwrap().actions();
        state = table(&app, act(&state, actions[0])).await.unwrap();
    }
    let moves = saved(&folder.file(), &state.table).moves;
    let own = moves.iter().find(|it| it.seat == Some(seat)).unwrap();
    assert!((120_000..180_000).contains(&own.think_ms), "{own:?}");
    sleep(Duration::from_millis(500)).await;
    assert!(pushes.is_empty(), "no bot thinks");
    app.resume().await;
    let next = timeout(Duration::from_mins(1), pushed(&mut pushes)).await.expect("a bot acts");
    assert!(next.shown.at > state.shown.at);
}
