//! Against whom the day's games are played: chosen by strength, or once for all, and told.

use api::App;
use api::wire::{
    DayCard, DayLevel, DayOf, DayOpponent, DayReason, Reply, Request, SettingsChange, SettingsOf,
};
use table::{GameId, Level, Sitter};

use crate::begin::play_against;
use crate::desk::{Folder, forge, plan, table};
use crate::even::house_of;
use crate::result::play;

const GAME: GameId = GameId::Bastards;
const DAY: &str = "2026-11-22";
/// Ratings that say nothing yet.
const NEW: [(f64, f64); 2] = [(1_000.0, 300.0); 2];

async fn card(app: &App, game: GameId, who: Option<&str>) -> DayCard {
    let of = DayOf { day: DAY.into(), profile: who.map(str::to_owned) };
    let Reply::Day(day) = app.handle(Request::Day(of)).await.unwrap() else { panic!("no day") };
    day.games.into_iter().find(|it| it.game == game).unwrap()
}

async fn opponent(app: &App, who: Option<&str>) -> (Level, DayReason) {
    let DayCard { sitters, opponent, .. } = card(app, GAME, who).await;
    let DayOpponent { level, rating, reason } = opponent.unwrap();
    assert_eq!(sitters, [Sitter::Person, Sitter::Bot { level }]);
    assert_eq!(rating, bots::strength(GAME, level, 2).map(|it| it.points));
    (level, reason)
}

#[tokio::test]
async fn who_is_known_plays_against_the_nearest_level() {
    for level in Level::LADDER {
        let strength = bots::strength(GAME, level, 2).unwrap().points;
        let folder = Folder::new();
        let ratings = [(strength + 9.0, 60.0), (strength - 9.0, 60.0)];
        let (app, people) = house_of(GAME.name(), &folder, 1, ratings).await;
        for who in people {
            assert_eq!(opponent(&app, Some(&who)).await, (level, DayReason::Nearest));
        }
    }
}

#[tokio::test]
async fn until_then_against_whom_they_chose_last() {
    let folder = Folder::new();
    let (app, [eva, adam]) = house_of(GAME.name(), &folder, 1, NEW).await;
    let unknown = (Level::Guest, DayReason::Unknown);
    assert_eq!(opponent(&app, Some(&eva)).await, unknown);
    assert_eq!(opponent(&app, None).await, unknown, "a guest");
    assert_eq!(opponent(&app, Some("nobody")).await, unknown);
    let mut new = plan(GAME.name(), "pr", Some("1ZA"));
    new.seats[0].profile = Some(eva.clone());
    new.seats[1].sitter = Sitter::Bot { level: Level::Newcomer };
    play(&app, new).await;
    assert_eq!(opponent(&app, Some(&eva)).await, (Level::Newcomer, DayReason::Last));
    assert_eq!(opponent(&app, Some(&adam)).await, unknown, "that was not their game");
}

#[tokio::test]
async fn one_may_be_chosen_once_for_all() {
    let folder = Folder::new();
    let (app, [eva, _]) = house_of(GAME.name(), &folder, 1, NEW).await;
    for level in [Level::Rival, Level::Master] {
        let setting = DayLevel::Level(level);
        let change = SettingsChange { day_opponent: Some(setting), ..SettingsChange::default() };
        app.handle(Request::Settings(SettingsOf { change: Some(change) })).await.unwrap();
        assert_eq!(opponent(&app, Some(&eva)).await, (level, DayReason::Chosen));
        assert_eq!(opponent(&app, None).await, (level, DayReason::Chosen));
    }
    let alone = card(&app, GameId::Kraje, Some(&eva)).await;
    assert_eq!((alone.opponent, alone.sitters), (None, vec![Sitter::Person]), "a game for one");
}

/// The deal is the same, and told is who sat there, even where nobody may choose them any more.
#[tokio::test]
async fn a_day_is_told_with_whom_it_was_played_against() {
    let folder = Folder::new();
    let app = folder.open();
    table(&app, play_against(Level::Guest, GAME, DAY, "Eva")).await.unwrap();
    let petr = table(&app, play_against(Level::Newcomer, GAME, DAY, "Petr")).await.unwrap();
    drop(app);
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    let n_seeds: u32 =
        db.query_row("SELECT count(DISTINCT seed) FROM game", [], |row| row.get(0)).unwrap();
    assert_eq!(n_seeds, 1);
    drop(db);
    forge(&folder.file(), "UPDATE seat SET bot_level = 'greedy' WHERE bot_level = 'newcomer'");
    let app = folder.open();
    let players = card(&app, GAME, None).await.players;
    let against = |name: &str| {
        let player = players.iter().find(|it| it.name == name).unwrap();
        player.today.as_ref().unwrap().against
    };
    assert_eq!((against("Eva"), against("Petr")), (Some(Level::Guest), Some(Level::Greedy)));
    let back = table(&app, play_against(Level::Rival, GAME, DAY, "Petr")).await.unwrap();
    let greedy = Sitter::Bot { level: Level::Greedy };
    assert_eq!((back.table, back.seats[1].sitter), (petr.table, greedy), "it goes on as it was");
}
