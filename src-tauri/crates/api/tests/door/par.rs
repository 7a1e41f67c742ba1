//! Par through the door: played while nobody waits, once, the same with interruptions as without, and
//! told with the result and on the page of the day.

use std::fs::File;
use std::time::Duration;

use api::App;
use api::wire::{
    ApiError, DayOf, DayPlay, Idle, OfTable, Par, ParLeft, Reply, Request, SettingsChange,
    SettingsOf, TableState,
};
use bots::to_par;
use rusqlite::{Connection, OpenFlags};
use search::Stop;
use serde_json::{Value, json};
use table::{GameId, KeptTable, Sitter};
use tokio::time::{Instant, sleep};

use crate::backup::exported;
use crate::begin::play;
use crate::desk::{Folder, of, plan, saved, table};
use crate::result::{play_on, result};

const DAY: &str = "2026-11-22";

/// Nobody has asked for anything for so long: there is time to spare.
const AFTER: Duration = Duration::from_millis(20);

/// More than any of these takes.
const LONG: Duration = Duration::from_mins(5);

/// Long enough for several games of [`GameId::Bastards`].
const MOMENT: Duration = Duration::from_secs(3);

fn db(folder: &Folder) -> Connection {
    Connection::open(folder.file()).unwrap()
}

/// What the expert has made so far, as it is on disk: whoever asked the app would disturb it.
fn kept(folder: &Folder) -> Option<(String, Value, i64)> {
    let read = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let db = Connection::open_with_flags(folder.file(), read).unwrap();
    let sql = "SELECT key, body, at FROM reckoned WHERE kind = 'par'";
    let row = |row: &rusqlite::Row<'_>| -> rusqlite::Result<(String, String, i64)> {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    };
    let found = db.query_row(sql, [], row).ok();
    found.map(|(key, body, at)| (key, serde_json::from_str(&body).unwrap(), at))
}

/// The points or leads of the games that were played so far.
fn made(folder: &Folder) -> Vec<i32> {
    let results = kept(folder).map(|(_, body, _)| body["results"].clone());
    results.map(|it| serde_json::from_value(it).unwrap()).unwrap_or_default()
}

/// Waits until so many games were played.
async fn until_made(folder: &Folder, n: usize) -> Vec<i32> {
    let began = Instant::now();
    while made(folder).len() < n {
        assert!(began.elapsed() < LONG, "{:?} of {n}", made(folder));
        sleep(Duration::from_millis(20)).await;
    }
    made(folder)
}

/// Ends an app that may be playing: whoever asks for something stops that, and what it was at lets go
/// of the file a moment later.
async fn end(app: App, folder: &Folder) {
    app.handle(Request::Hello).await.unwrap();
    drop(app);
    let mut lock = folder.file().into_os_string();
    lock.push(".lock");
    let began = Instant::now();
    while File::open(&lock).unwrap().try_lock().is_err() {
        assert!(began.elapsed() < LONG, "the app goes on");
        sleep(AFTER).await;
    }
}

/// A finished game with nothing left to review.
fn looked_at(folder: &Folder, game: GameId) {
    let judge = review::Settings::of(game.name()).unwrap().judge;
    let body = json!({"judge": judge, "done": true, "ledger": {}}).to_string();
    let sql = "INSERT OR REPLACE INTO review (game_id, body) SELECT id, ?1 FROM game";
    db(folder).execute(sql, [body]).unwrap();
}

/// What the expert makes of a game's deal, time after time.
fn experts(folder: &Folder, game: GameId, state: &TableState, n: u32) -> i32 {
    let new = saved(&folder.file(), &state.table).new;
    let sitters = state.seats.iter().map(|it| it.sitter).collect::<Vec<Sitter>>();
    let deal = KeptTable {
        setup: new.setup,
        rules: new.rules,
        seed: new.seed,
        sitters,
        script: new.script,
        practice: true,
        steps: Vec::new(),
        at: 0,
    };
    to_par(game, &deal, n, &std::sync::Arc::new(Stop::new())).unwrap()
}

/// A day's game of Space Bastards, played to its end by whatever comes.
async fn days_game(folder: &Folder) -> TableState {
    let app = folder.open();
    let over = play_on(&app, play(GameId::Bastards, DAY, "Eva"), 3).await;
    assert_eq!(result(&app, of(&over)).await.unwrap().par, None, "nobody has played it to par");
    drop(app);
    looked_at(folder, GameId::Bastards);
    over
}

/// How the only one who played it stands on the page of the day.
async fn on_the_day(app: &App, game: GameId) -> DayPlay {
    let reply = app.handle(Request::Day(DayOf { day: DAY.into(), profile: None })).await.unwrap();
    let Reply::Day(day) = reply else { panic!("no day: {reply:?}") };
    let card = day.games.into_iter().find(|it| it.game == game).unwrap();
    card.players[0].today.clone().unwrap()
}

fn mean(all: &[i32]) -> f64 {
    all.iter().map(|&it| f64::from(it)).sum::<f64>() / all.len() as f64
}

/// That a par is what was made of a deal.
fn is_of(par: &Par, all: &[i32], own: i32) {
    assert_eq!(par.games as usize, all.len());
    // Told to a tenth and to a whole point, a half of which may be rounded either way.
    let is_near = |told: f64, is: f64, by: f64| (told - is).abs() < by + 1e-9;
    assert!(is_near(par.mean, mean(all), 0.05), "{par:?} of {all:?}");
    assert!(is_near(f64::from(par.over), f64::from(own) - mean(all), 0.5), "{par:?}, {own}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_days_game_comes_to_par_while_nobody_waits_and_both_pages_tell_it() {
    let folder = Folder::new();
    let over = days_game(&folder).await;
    let app = folder.open();
    app.work_when_idle(AFTER);
    let all = until_made(&folder, 8).await;
    for n in [0, 5] {
        let expert = experts(&folder, GameId::Bastards, &over, n);
        assert_eq!(all[n as usize], expert, "game {n} of {all:?}");
    }
    let told = result(&app, of(&over)).await.unwrap();
    let (par, seat) = (told.par.unwrap(), &told.seats[0]);
    is_of(&par, &all, seat.margin.unwrap());
    assert_eq!(on_the_day(&app, GameId::Bastards).await.par, Some(par));
    end(app, &folder).await;

    // It is known from now on, and nobody plays it again.
    let known = kept(&folder);
    let app = folder.open();
    app.work_when_idle(AFTER);
    sleep(MOMENT).await;
    assert_eq!(kept(&folder), known);
    assert_eq!(result(&app, of(&over)).await.unwrap().par, Some(par));
    let game = &exported(&app).await["plays"][0];
    assert_eq!((&game["par"], &game["day"]), (&json!(par.mean), &json!(DAY)));
}

#[tokio::test(flavor = "multi_thread")]
async fn interrupted_and_gone_on_with_it_comes_to_the_same() {
    let (whole, in_parts) = (Folder::new(), Folder::new());
    let over = days_game(&whole).await;
    days_game(&in_parts).await;
    let app = whole.open();
    app.work_when_idle(AFTER);
    let all = until_made(&whole, 8).await;
    end(app, &whole).await;
    // Somebody asks for something again and again, and the app ends twice.
    for n in [2, 5, 8] {
        let app = in_parts.open();
        app.work_when_idle(AFTER);
        let mut pause = Duration::from_millis(100);
        while made(&in_parts).len() < n {
            sleep(pause).await;
            assert!(app.handle(Request::Hello).await.is_ok());
            pause += pause / 4;
        }
        end(app, &in_parts).await;
        let known = made(&in_parts).len();
        assert_eq!(made(&in_parts), all[..known], "what was made stands");
    }
    assert_eq!(kept(&in_parts).unwrap().0, kept(&whole).unwrap().0, "it is the same deal");
    let app = in_parts.open();
    let day = on_the_day(&app, GameId::Bastards).await;
    assert_eq!(day.par, result(&whole.open(), of(&over)).await.unwrap().par);
    assert!(day.par.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_to_par_while_somebody_waits() {
    let folder = Folder::new();
    days_game(&folder).await;
    let app = folder.open();
    // A game goes on; then it is at its end, but nothing is to be done unasked.
    let new = Request::NewTable(plan("hunters", "pp", Some("4")));
    let running = table(&app, new).await.unwrap();
    app.work_when_idle(AFTER);
    sleep(MOMENT).await;
    assert_eq!(made(&folder), [0; 0], "a game goes on");
    let idle = |idle| {
        let change = SettingsChange { idle: Some(idle), ..SettingsChange::default() };
        Request::Settings(SettingsOf { change: Some(change) })
    };
    app.handle(idle(Idle::Off)).await.unwrap();
    app.handle(Request::Abandon(of(&running))).await.unwrap();
    sleep(MOMENT).await;
    assert_eq!(made(&folder), [0; 0], "nothing is wanted unasked");
    app.handle(idle(Idle::On)).await.unwrap();
    until_made(&folder, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_wait_has_the_expert_play_at_once() {
    let folder = Folder::new();
    let app = folder.open();
    let new = || Request::NewTable(plan("kraje", "p", Some("7")));
    let to_par = async |state: &TableState| app.handle(Request::ToPar(of(state))).await;
    let running = table(&app, new()).await.unwrap();
    assert_eq!(to_par(&running).await, Err(ApiError::Running));
    let over = play_on(&app, new(), 1).await;
    let left = async || result(&app, of(&over)).await.unwrap().par_left;
    assert_eq!(left().await, Some(8));
    assert_eq!(to_par(&over).await, Ok(Reply::ParLeft(ParLeft { left: 7 })));
    assert_eq!(left().await, Some(7));
    let [first] = made(&folder)[..] else { panic!("not one: {:?}", made(&folder)) };
    let body = json!({"version": 6, "results": [first, 1, 2, 3, 4, 5, 6]}).to_string();
    db(&folder).execute("UPDATE reckoned SET body = ?1 WHERE kind = 'par'", [body]).unwrap();
    assert_eq!(to_par(&over).await, Ok(Reply::ParLeft(ParLeft { left: 0 })));
    assert!(result(&app, of(&over)).await.unwrap().par.is_some());
    assert_eq!(left().await, None);
    // A game of several that was of no day has none.
    let several = play_on(&app, Request::NewTable(plan("kraje", "pp", Some("7"))), 1).await;
    assert!(matches!(to_par(&several).await, Err(ApiError::BadRequest { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_one_is_over_or_under_what_the_expert_makes_of_it() {
    let folder = Folder::new();
    let app = folder.open();
    let over = play_on(&app, Request::NewTable(plan("kraje", "p", Some("7"))), 1).await;
    end(app, &folder).await;
    looked_at(&folder, GameId::Kraje);
    let app = folder.open();
    app.work_when_idle(AFTER);
    let first = until_made(&folder, 1).await;
    end(app, &folder).await;
    // Seven of eight are there: it is not known yet, and one more is played.
    let seven = [first.clone(), vec![30, 31, 32, 33, 34, 35]].concat();
    let body = |version: u32, results: &[i32]| {
        let body = json!({"version": version, "results": results}).to_string();
        let sql = "UPDATE reckoned SET body = ?1 WHERE kind = 'par'";
        assert_eq!(db(&folder).execute(sql, [body]).unwrap(), 1);
    };
    let version = kept(&folder).unwrap().1["version"].as_u64().unwrap() as u32;
    body(version, &seven);
    let asked = || OfTable { table: over.table.clone() };
    let app = folder.open();
    assert_eq!(result(&app, asked()).await.unwrap().par, None);
    app.work_when_idle(AFTER);
    let all = until_made(&folder, 8).await;
    assert_eq!(all[..7], seven);
    assert_eq!(all[7], experts(&folder, GameId::Kraje, &over, 7));
    let told = result(&app, asked()).await.unwrap();
    is_of(&told.par.unwrap(), &all, told.seats[0].result.score);
    end(app, &folder).await;
    // What another version of the expert made is not told.
    body(version + 1, &all);
    let app = folder.open();
    assert_eq!(result(&app, asked()).await.unwrap().par, None);
}
