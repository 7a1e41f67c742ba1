//! Games that begin from what was before: a known deal, another game after one, the day's game.

use api::App;
use api::wire::{
    Again, AgainHow, ApiError, Day, DayOf, GameStatus, PlayDay, Reply, Request, SeatPlan,
    TableState,
};
use game::{Turn, rng_from_seed};
use table::{AnySetup, GameId, Level, Next, Sitter};

use crate::desk::{Folder, next_request, of, plan, seat, table};
use crate::result::result;

/// Plays a game with people only to its end.
async fn finish(app: &App, mut state: TableState) -> TableState {
    let mut rng = rng_from_seed(1);
    while state.shown.next != Next::Over {
        let request = next_request(&state, &mut rng).expect("no bot sits here");
        state = table(app, request).await.unwrap();
    }
    state
}

fn again(state: &TableState, how: AgainHow) -> Request {
    Request::Again(Again { table: state.table.clone(), how })
}

#[tokio::test]
async fn what_is_no_seed_is_told_so() {
    let folder = Folder::new();
    let app = folder.open();
    let odd = plan("kraje", "p", Some("to není kód"));
    assert_eq!(table(&app, Request::NewTable(odd)).await.unwrap_err(), ApiError::Seed);
}

#[tokio::test]
async fn who_knows_a_deal_plays_it_for_practice() {
    let folder = Folder::new();
    let app = folder.open();
    let deal = |code: &str, name: &str| {
        let mut new = plan("kraje", "p", Some(code));
        new.seats[0].name = name.to_owned();
        Request::NewTable(new)
    };
    for (code, name, is_practice) in [
        ("1ZA", "Eva", false),
        ("0-0000-0000-01za", "Eva", true),
        ("1ZA", "Petr", false),
        ("1ZB", "Eva", false),
    ] {
        let state = table(&app, deal(code, name)).await.unwrap();
        assert_eq!(state.shown.practice, is_practice, "{name} on {code}");
    }
}

#[tokio::test]
async fn the_next_one_begins_the_next_game() {
    let folder = Folder::new();
    let app = folder.open();
    for game in ["hunters", "okanagan", "bastards"] {
        // The deals in which another seat begins than the first.
        let mut n_rotated = 0;
        for seed in 1..8 {
            let new = plan(game, "ppp", Some(&api::seed::code(seed)));
            let first = begun(&app, Request::NewTable(new)).await;
            let began = first.shown.turn.seats().first().unwrap();
            let next = (began.index() + 1) % 3;
            let state = begun(&app, again(&first, AgainHow::NextStarter)).await;
            assert_eq!(state.seats[0].name, format!("Seat {next}"), "{game}");
            assert_eq!(state.seats[2].name, format!("Seat {}", (next + 2) % 3));
            assert_eq!(state.shown.turn, Turn::of(seat(0)), "{game}, seed {seed}");
            assert!(!state.shown.practice);
            n_rotated += usize::from(next != 1);
        }
        assert!(n_rotated > 0, "the seeds of {game} should differ in who begins");
    }
}

/// A new table at which everybody has chosen what all choose at once before anybody begins.
async fn begun(app: &App, request: Request) -> TableState {
    let mut state = table(app, request).await.unwrap();
    let mut rng = rng_from_seed(1);
    while serde_json::to_string(&state.shown.view).unwrap().contains("keepGoals")
        || state.shown.turn.seats().is_empty()
        || state.shown.view.is_none()
    {
        let request = next_request(&state, &mut rng).expect("no bot sits here");
        state = table(app, request).await.unwrap();
    }
    state
}

#[tokio::test]
async fn the_same_deal_is_had_again_once_it_is_no_secret() {
    let folder = Folder::new();
    let app = folder.open();
    let first = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let early = table(&app, again(&first, AgainHow::SameSeed)).await.unwrap_err();
    assert_eq!(early, ApiError::Running);
    let over = finish(&app, first.clone()).await;
    let second = table(&app, again(&over, AgainHow::SameSeed)).await.unwrap();
    assert_eq!((&second.shown.view, &second.seats), (&first.shown.view, &first.seats));
    assert!(second.shown.practice && !first.shown.practice);
    let over = finish(&app, second).await;
    let seeds = [over.seed.unwrap()];
    let AnySetup::Kraje(_) = over.setup else { panic!("{:?}", over.setup) };
    assert_eq!(api::seed::seed(&seeds[0]).map(api::seed::code).as_ref(), Some(&seeds[0]));
}

async fn day(app: &App, day: &str) -> Day {
    let of = DayOf { day: day.into(), profile: None };
    let reply = app.handle(Request::Day(of)).await.unwrap();
    let Reply::Day(day) = reply else { panic!("no day: {reply:?}") };
    day
}

pub(crate) fn play(game: GameId, day: &str, name: &str) -> Request {
    play_against(Level::Guest, game, day, name)
}

pub(crate) fn play_against(level: Level, game: GameId, day: &str, name: &str) -> Request {
    let bots = usize::from(game.seats().0) - 1;
    let sitters = [Sitter::Person].into_iter().chain([Sitter::Bot { level }].repeat(bots));
    let seat = |(i, sitter)| SeatPlan {
        name: if i == 0 { name.to_owned() } else { "Bot".to_owned() },
        mark: format!("mark{i}"),
        sitter,
        profile: None,
        help: None,
        handicap: None,
    };
    let seats = sitters.enumerate().map(seat).collect();
    Request::PlayDay(PlayDay { game, day: day.to_owned(), seats })
}

#[tokio::test]
async fn the_days_game_is_one_deal_for_all_and_one_table_for_each() {
    let folder = Folder::new();
    let app = folder.open();
    let today = "2026-11-22";
    let eva = table(&app, play(GameId::Kraje, today, "Eva")).await.unwrap();
    let petr = table(&app, play(GameId::Kraje, today, "Petr")).await.unwrap();
    assert_eq!(eva.shown.view, petr.shown.view);
    assert_ne!(eva.table, petr.table);
    assert!(!eva.shown.practice && !petr.shown.practice);
    let back = table(&app, play(GameId::Kraje, today, "Eva")).await.unwrap();
    assert_eq!(back.table, eva.table);
    let tomorrow = table(&app, play(GameId::Kraje, "2026-11-23", "Eva")).await.unwrap();
    assert_ne!(tomorrow.shown.view, eva.shown.view);

    let over = finish(&app, eva).await;
    let kraje = &day(&app, today).await.games[0];
    assert_eq!((kraje.game, kraje.sitters.len(), kraje.players.len()), (GameId::Kraje, 1, 2));
    let told = kraje.players.iter().find(|player| player.name == "Eva").unwrap();
    let (todays, best) = (told.today.as_ref().unwrap(), told.best.as_ref().unwrap());
    assert_eq!((todays.status, &best.table), (GameStatus::Finished, &over.table));
    assert_eq!((todays.total, told.streak, told.days), (Some(best.total), 1, 1));
    let done = table(&app, play(GameId::Kraje, today, "Eva")).await.unwrap();
    assert_eq!(done.table, over.table, "one plays a day once");
    let page = result(&app, of(&over)).await.unwrap();
    let day_done = page.day.unwrap();
    assert_eq!((day_done.day.as_str(), &day_done.player), (today, told));
    // What came later is not in it.
    let tomorrow = finish(&app, tomorrow).await;
    let later = result(&app, of(&tomorrow)).await.unwrap().day.unwrap();
    assert_eq!((later.player.streak, later.player.days), (2, 2));
    assert_eq!(result(&app, of(&over)).await.unwrap().day.unwrap(), day_done);
}

#[tokio::test]
async fn a_day_begun_anew_is_practice() {
    let folder = Folder::new();
    let app = folder.open();
    let today = "2026-11-22";
    let first = table(&app, play(GameId::Kraje, today, "Eva")).await.unwrap();
    app.handle(Request::Abandon(of(&first))).await.unwrap();
    let second = table(&app, play(GameId::Kraje, today, "Eva")).await.unwrap();
    assert_eq!(second.shown.view, first.shown.view);
    assert!(second.shown.practice);
}

#[tokio::test]
async fn the_days_games_are_what_they_say() {
    let folder = Folder::new();
    let app = folder.open();
    for game in GameId::ALL {
        table(&app, play(*game, "2026-11-22", "Eva")).await.unwrap();
    }
    let Request::PlayDay(mut odd) = play(GameId::Hunters, "2026-11-22", "Eva") else {
        unreachable!("play makes nothing else")
    };
    for sitter in [Sitter::Person, Sitter::Bot { level: Level::Greedy }] {
        odd.seats[1].sitter = sitter;
        let refused = table(&app, Request::PlayDay(odd.clone())).await.unwrap_err();
        assert_eq!(refused, ApiError::BadRequest { r#where: "seats[1].sitter".into() });
    }
    let refused = table(&app, play(GameId::Kraje, "2026-02-30", "Eva")).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "day".into() });
}
