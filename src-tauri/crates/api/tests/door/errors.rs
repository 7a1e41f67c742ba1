//! Every error code, reached from outside. (`bug` has no door: `guard.rs` tests it.)

use api::wire::{AddPack, ApiError, At, Decision, OfTable, PositionAt, Request, StoryOf, Take};
use game::{Refusal, SetupError, rng_from_seed};
use kraje::{Action, CardId, Placement, Rotation, Side};
use table::{AnyAction, AnyChance, AnyRefusal, AnySetup, GameId};

use crate::desk::{Folder, at, next_request, of, plan, saved, seat, story, table};

fn place(card: u8) -> AnyAction {
    AnyAction::Kraje(Action::Place(Placement {
        card: CardId(card),
        side: Side::Plain,
        rotation: Rotation::NONE,
        y: 0,
        x: 0,
    }))
}

fn bad(place: &str) -> ApiError {
    ApiError::BadRequest { r#where: place.to_owned() }
}

#[tokio::test]
async fn what_a_table_refuses_has_its_code() {
    let folder = Folder::new();
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    let id = state.table.clone();
    let decide = |seat, action, at| {
        let (table, actions) = (id.clone(), vec![action]);
        Decision { table, seat, actions, at }
    };
    let act = |seat, action, at| Request::Act(decide(seat, action, at));
    let one = seat(0);

    // Behind the curtain nobody acts, looks or takes what is not theirs.
    for request in [
        act(one, place(1), state.shown.at),
        Request::Preview(decide(one, place(1), state.shown.at)),
        Request::Log(story(&state, None)),
        Request::Position(PositionAt { table: id.clone(), at: 0, seat: None }),
        Request::Take(Take { table: id.clone(), seat: seat(1) }),
        Request::Continue(at(&state)),
    ] {
        assert_eq!(app.handle(request).await.unwrap_err(), ApiError::NotOnTurn);
    }
    let state = table(&app, Request::Take(Take { table: id.clone(), seat: one })).await.unwrap();
    assert_eq!(app.handle(Request::Undo(at(&state))).await.unwrap_err(), ApiError::NothingToUndo);
    let behind = ApiError::Stale { at: state.shown.at };
    for request in [
        act(one, place(1), state.shown.at + 1),
        Request::Preview(decide(one, place(1), state.shown.at + 1)),
        Request::Pass(At { table: id.clone(), at: 0 }),
        Request::Undo(At { table: id.clone(), at: 999 }),
    ] {
        assert_eq!(app.handle(request).await.unwrap_err(), behind);
    }
    let foreign = act(seat(1), place(1), state.shown.at);
    assert_eq!(app.handle(foreign).await.unwrap_err(), ApiError::NotOnTurn);
    let unknown = act(seat(4), place(1), state.shown.at);
    assert_eq!(app.handle(unknown).await.unwrap_err(), ApiError::NotOnTurn);
    for card in [0, 19, 255] {
        let refused = app.handle(act(one, place(card), state.shown.at)).await.unwrap_err();
        let ApiError::Illegal { n: 0, refusal: AnyRefusal::Kraje(Refusal::Rule(_)) } = refused
        else {
            panic!("{refused:?}")
        };
    }
    for n in [0, Decision::MOST_ACTIONS + 1] {
        let many = Decision { actions: vec![place(1); n], ..decide(one, place(1), state.shown.at) };
        for request in [Request::Act(many.clone()), Request::Preview(many)] {
            assert_eq!(app.handle(request).await.unwrap_err(), bad("actions"), "{n}");
        }
    }
    let beyond = PositionAt { table: id.clone(), at: state.shown.at + 1, seat: None };
    assert_eq!(app.handle(Request::Position(beyond)).await.unwrap_err(), bad("at"));
    let other = AnyAction::Hunters(
        serde_json::from_str(r#"{"type":"leave"}"#).unwrap_or_else(|_| first_of_hunters()),
    );
    assert_eq!(
        app.handle(act(one, other, state.shown.at)).await.unwrap_err(),
        ApiError::UnknownGame
    );
    assert_eq!(table(&app, Request::Cover(of(&state))).await.unwrap().shown.at, state.shown.at);
}

fn first_of_hunters() -> hunters::Action {
    use game::{Dealer, Game, Step};
    let mut position = hunters::Hunters::new(&hunters::Setup::new(2)).unwrap();
    loop {
        let turn = position.turn().seats().first();
        if let Some(seat) = turn {
            return position.legal_actions(seat).next().unwrap();
        }
        let outcome = Dealer::new(1).draw(&position, 0).unwrap();
        position.apply(Step::Chance(outcome), &mut ());
    }
}

#[tokio::test]
async fn a_double_tap_does_nothing_twice() {
    let folder = Folder::new();
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let tap = next_request(&state, &mut rng_from_seed(1)).unwrap();
    let once = table(&app, tap.clone()).await.unwrap();
    assert_eq!(app.handle(tap).await.unwrap_err(), ApiError::Stale { at: once.shown.at });
}

#[tokio::test]
async fn a_table_nobody_knows_is_unknown() {
    let folder = Folder::new();
    let app = folder.open();
    let nowhere = OfTable { table: "nowhere".into() };
    let unknown = ApiError::UnknownTable { table: "nowhere".into() };
    for request in [
        Request::Open(nowhere.clone()),
        Request::Log(StoryOf { table: "nowhere".into(), seat: None }),
        Request::Cover(nowhere.clone()),
        Request::Abandon(nowhere.clone()),
        Request::Restore(nowhere.clone()),
        Request::Undo(At { table: "nowhere".into(), at: 0 }),
    ] {
        assert_eq!(app.handle(request).await.unwrap_err(), unknown);
    }
    app.handle(Request::Close(nowhere)).await.unwrap();
}

#[tokio::test]
async fn a_game_that_cannot_be_set_up_says_why() {
    let folder = Folder::new();
    let app = folder.open();
    let new = |plan| app.handle(Request::NewTable(plan));
    let refused = new(plan("kraje", "ppp", None)).await.unwrap_err();
    let seats = SetupError::Seats { given: 3, least: 1, most: 2 };
    assert_eq!(refused, ApiError::Setup { why: seats });
    let mut unknown_pack = plan("kraje", "pp", None);
    let AnySetup::Kraje(setup) = &mut unknown_pack.setup else { panic!("kraje") };
    setup.pack.sha256 = "00".into();
    let refused = new(unknown_pack).await.unwrap_err();
    assert!(matches!(refused, ApiError::Setup { why: SetupError::Pack { .. } }));

    let mut few = plan("kraje", "pp", None);
    few.seats.pop();
    assert_eq!(new(few).await.unwrap_err(), bad("seats"));
    let mut nameless = plan("kraje", "pp", None);
    nameless.seats[1].name = "  ".into();
    assert_eq!(new(nameless).await.unwrap_err(), bad("seats[1].name"));
    let mut long = plan("kraje", "pp", None);
    long.seats[0].mark = "m".repeat(41);
    assert_eq!(new(long).await.unwrap_err(), bad("seats[0].mark"));
    assert_eq!(new(plan("kraje", "p", Some("Ř"))).await.unwrap_err(), ApiError::Seed);

    // A script that deals one card twice, and one of another game.
    let outcome = |text: &str| AnyChance::Kraje(serde_json::from_str(text).unwrap());
    let first = first_outcome().await;
    let mut twice = plan("kraje", "pp", None);
    twice.script = Some(vec![outcome(&first), outcome(&first)]);
    assert_eq!(new(twice).await.unwrap_err(), bad("script[1]"));
}

/// What chance brings up first in some game, as JSON.
async fn first_outcome() -> String {
    let folder = Folder::new();
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    saved(&folder.file(), &state.table).moves[0].what.clone()
}

#[tokio::test]
async fn a_pack_with_a_missing_card_names_its_faults() {
    let folder = Folder::new();
    let app = folder.open();
    let own = include_str!("../../../kraje/data/cards.json");
    let mut pack: serde_json::Value = serde_json::from_str(own).unwrap();
    pack["cards"].as_array_mut().unwrap().remove(4);
    let add = |game, text: String| app.handle(Request::AddPack(AddPack { game, text }));
    let refused = add(GameId::Kraje, pack.to_string()).await.unwrap_err();
    let ApiError::Pack { faults } = &refused else { panic!("{refused:?}") };
    let text = serde_json::to_string(faults).unwrap();
    assert!(text.contains("\"cardMissing\"") && text.contains("\"card\":5"), "{text}");
    let refused = add(GameId::Kraje, "not even JSON".into()).await.unwrap_err();
    assert!(matches!(refused, ApiError::Pack { .. }));
    let refused = add(GameId::Hunters, own.into()).await.unwrap_err();
    assert!(matches!(refused, ApiError::Pack { .. }));
    let unknown = api::wire::CatalogueOf { game: GameId::Kraje, pack: Some("00".into()) };
    assert_eq!(app.handle(Request::Catalogue(unknown)).await.unwrap_err(), bad("pack"));
}

#[tokio::test]
async fn two_apps_on_one_game_do_not_write_over_each_other() {
    let folder = Folder::new();
    let one = folder.open();
    let state = table(&one, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    // Opened at once, either of them might be the owner.
    let other = folder.open();
    let there = table(&other, Request::Open(of(&state))).await.unwrap();
    let mut rng = rng_from_seed(2);
    let acted = table(&one, next_request(&state, &mut rng).unwrap()).await.unwrap();
    let refused = table(&other, next_request(&there, &mut rng).unwrap()).await.unwrap_err();
    assert_eq!(refused, ApiError::InUse);
    let again = table(&other, Request::Open(of(&state))).await.unwrap();
    assert_eq!((again.shown.at, again.shown.view), (acted.shown.at, acted.shown.view));
}
