//! A file of every schema there ever was opens: everything in it is still there, and plays on.

use std::fs;
use std::path::{Path, PathBuf};

use api::App;
use api::wire::{GameResult, GameRow, Reply, Request, SettingsChange, SettingsOf, Theme};
use api::wire::{OfTable, Settings};
use game::rng_from_seed;
use rusqlite::Connection;
use table::GameId;

use crate::broken::trouble;
use crate::desk::{Folder, games, next_request, of, plan, table};
use crate::result::{play, result};

/// Of every game one that is over, against the computer, and one that two people go on with.
async fn household(folder: &Folder) -> App {
    let app = folder.open();
    for game in GameId::ALL {
        play(&app, plan(game.name(), "pg", Some("ABCD-1"))).await;
        let new = plan(game.name(), "pp", Some("ABCD-2"));
        let mut state = table(&app, Request::NewTable(new)).await.unwrap();
        let mut rng = rng_from_seed(7);
        for _ in 0..9 {
            let request = next_request(&state, &mut rng).unwrap();
            state = table(&app, request).await.unwrap();
        }
        app.handle(Request::Close(of(&state))).await.unwrap();
    }
    let change = Some(SettingsChange { theme: Some(Theme::Dark), ..SettingsChange::default() });
    app.handle(Request::Settings(SettingsOf { change })).await.unwrap();
    app
}

/// The migrations in their order.
fn migrations() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/migrations");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// The first column of what a query finds.
fn texts(db: &Connection, sql: &str) -> Vec<String> {
    let mut query = db.prepare(sql).unwrap();
    query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// Writes what an app of this schema would have written: its tables, as its migrations made them,
/// with as much of every row as it had columns for.
fn write_as_of(schema: u32, from: &Path, to: &Path) {
    let db = Connection::open(to).unwrap();
    db.pragma_update(None, "foreign_keys", "OFF").unwrap();
    for sql in migrations().iter().take(schema as usize) {
        db.execute_batch(sql).unwrap();
    }
    db.execute("ATTACH ?1 AS now", [from.to_str().unwrap()]).unwrap();
    for name in texts(&db, "SELECT name FROM main.sqlite_master WHERE type = 'table'") {
        // People were names before there were profiles; triggers keep what is drawn together.
        if name == "play" || (name == "profile" && schema < 3) {
            continue;
        }
        let both = texts(
            &db,
            &format!(
                "SELECT name FROM pragma_table_info('{name}', 'main')
                 INTERSECT SELECT name FROM pragma_table_info('{name}', 'now')"
            ),
        );
        let is_known = |it: &String| schema >= 3 || it != "profile_id";
        let columns: Vec<String> = both.into_iter().filter(is_known).collect();
        if !columns.is_empty() {
            let columns = columns.join(", ");
            let copy = format!("INSERT INTO {name} ({columns}) SELECT {columns} FROM now.{name}");
            db.execute_batch(&copy).unwrap();
        }
    }
    db.pragma_update(None, "user_version", schema).unwrap();
}

/// A row but for who the people are: names became people only later.
fn anonymous(mut row: GameRow) -> GameRow {
    for seat in &mut row.seats {
        seat.profile = None;
    }
    row
}

async fn rows(app: &App) -> Vec<GameRow> {
    games(app).await.into_iter().map(anonymous).collect()
}

/// How every game that is over went, its points step by step.
async fn courses(app: &App) -> Vec<(GameResult, Vec<(i32, u8)>)> {
    let mut all = Vec::new();
    for row in games(app).await.into_iter().filter(|row| row.ended_at.is_some()) {
        let told = result(app, OfTable { table: row.table }).await.unwrap();
        let seats = told.seats.iter().map(|seat| (seat.score, seat.place)).collect();
        all.push((told, seats));
    }
    all
}

async fn settings(app: &App) -> Settings {
    let reply = app.handle(Request::Settings(SettingsOf { change: None })).await.unwrap();
    let Reply::Settings(settings) = reply else { panic!("no settings: {reply:?}") };
    settings
}

#[tokio::test]
async fn a_file_of_every_schema_opens_whole_and_plays_on() {
    assert_eq!(migrations().len(), store::SCHEMA as usize);
    let now = Folder::new();
    let app = household(&now).await;
    let (before, told, kept) = (rows(&app).await, courses(&app).await, settings(&app).await);
    assert_eq!((before.len(), told.len()), (2 * GameId::ALL.len(), GameId::ALL.len()));
    drop(app);
    for schema in 1..=store::SCHEMA {
        let folder = Folder::new();
        write_as_of(schema, &now.file(), &folder.file());
        let app = folder.open();
        assert_eq!(trouble(&app).await, [], "schema {schema}");
        assert_eq!(rows(&app).await, before, "schema {schema}");
        assert_eq!(settings(&app).await, kept, "schema {schema}");
        for ((was, seats), (is, again)) in told.iter().zip(courses(&app).await) {
            assert_eq!((&is.course, again), (&was.course, seats.clone()), "schema {schema}");
            assert_eq!((is.is_counted, &is.variant), (was.is_counted, &was.variant));
        }
        let mut rng = rng_from_seed(u64::from(schema));
        for row in before.iter().filter(|row| row.ended_at.is_none()) {
            let open = Request::Open(OfTable { table: row.table.clone() });
            let mut state = table(&app, open).await.unwrap();
            assert_eq!(state.shown.at, row.at, "schema {schema}");
            for _ in 0..12 {
                let Some(request) = next_request(&state, &mut rng) else { break };
                state = table(&app, request).await.unwrap();
            }
            assert!(state.shown.at > row.at, "schema {schema}: {row:?}");
        }
        drop(app);
        let again = rows(&folder.open()).await;
        let steps = |rows: &[GameRow]| rows.iter().map(|row| row.at).sum::<u32>();
        assert!(steps(&again) > steps(&before), "schema {schema}: what was played on is kept");
    }
}
