//! An app with a file of its own, and somebody who plays at it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use api::wire::{
    ApiError, At, Decision, GameRow, GamesFilter, NewTable, OfTable, Reply, Request, SeatPlan,
    StoryOf, TableState, Take,
};
use api::{App, Care, Effort};
use game::{HouseRng, Seat};
use rand::RngExt;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, Row, params};
use sha2::{Digest, Sha256};
use store::{SavedGame, Store};
use table::{AnyAction, GameId, Holder, Level, Next, Sitter};

/// A folder that goes away with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static N: AtomicU32 = AtomicU32::new(0);
        let n = N.fetch_add(1, Ordering::Relaxed);
        let name = format!("door-{}-{n}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("games.db")
    }

    /// The app on its file, which takes little thought and the same on every machine.
    pub(crate) fn open(&self) -> App {
        App::open_with(self.file(), Effort { by_nodes: true, care: Care::Hasty })
    }
}

/// Lets time pass, without waiting for it.
pub(crate) async fn later(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

/// A game as it is on disk.
pub(crate) fn saved(file: &Path, id: &str) -> SavedGame {
    on_disk(file, |store| store.game(id).unwrap())
}

/// Changes a file as somebody who forges games would: each gets the checksums that fit it.
pub(crate) fn forge(file: &Path, statement: &str) {
    let sum = |parts: &[&[u8]]| {
        let mut sha = Sha256::new();
        for part in parts {
            sha.update((part.len() as u64).to_le_bytes());
            sha.update(part);
        }
        i64::from_be_bytes(*sha.finalize().first_chunk().unwrap())
    };
    let db = Connection::open(file).unwrap();
    db.execute_batch(statement).unwrap();
    let rows = |sql: &str, id: &str| -> Vec<Vec<Value>> {
        let mut query = db.prepare(sql).unwrap();
        let n = query.column_count();
        let row = |row: &Row<'_>| (0..n).map(|i| row.get(i)).collect();
        query.query_map([id], row).unwrap().map(Result::unwrap).collect()
    };
    let bytes = |value: &Value| match value {
        Value::Text(text) => text.clone().into_bytes(),
        Value::Integer(it) => it.to_le_bytes().to_vec(),
        Value::Null | Value::Real(_) | Value::Blob(_) => vec![0],
    };
    for game in rows("SELECT id, game, rules, setup, seed, script, at FROM game WHERE ?1 = ''", "")
    {
        let Value::Text(id) = &game[0] else { panic!("no id: {game:?}") };
        let mut parts: Vec<Vec<u8>> = game[1..6].iter().map(bytes).collect();
        parts[1].truncate(2);
        let seats = "SELECT bot_level, handicap, handicap_at, idx FROM seat WHERE game_id = ?1
            ORDER BY idx";
        let seats = rows(seats, id);
        parts.extend(seats.iter().map(|seat| bytes(&seat[0])));
        for seat in seats.iter().filter(|it| it[1..3] != [0.into(), 0.into()]) {
            let [points, at, idx] = [1, 2, 3].map(|i| bytes(&seat[i]));
            parts.push([&idx[..1], &points[..2], &at[..4]].concat());
        }
        let base = sum(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>());
        let steps =
            rows("SELECT seat, joined, what, ply FROM move WHERE game_id = ?1 ORDER BY ply", id);
        let mut last = base;
        for step in &steps {
            let seat = if step[0] == Value::Null { u8::MAX } else { bytes(&step[0])[0] };
            last = sum(&[&last.to_le_bytes(), &[seat, bytes(&step[1])[0]], &bytes(&step[2])]);
            let update = "UPDATE move SET chain = ?3 WHERE game_id = ?1 AND ply = ?2";
            db.execute(update, params![id, step[3], last]).unwrap();
        }
        let n = (steps.len() as u64).to_le_bytes();
        let chain = sum(&[&last.to_le_bytes(), &n, &bytes(&game[6])]);
        let set = "UPDATE game SET base = ?2, chain = ?3 WHERE id = ?1";
        db.execute(set, params![id, base, chain]).unwrap();
    }
}

/// The settings as they are on disk.
pub(crate) fn settings(file: &Path) -> BTreeMap<String, String> {
    on_disk(file, |store| store.settings().unwrap())
}

/// What is on disk, read from a copy: whoever opens the file itself first waits for the app that has
/// it to end.
fn on_disk<T>(file: &Path, read: impl FnOnce(&Store) -> T) -> T {
    let copy = Folder::new();
    let db = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    db.execute("VACUUM INTO ?1", [copy.file().to_str().unwrap()]).unwrap();
    read(&store::open(&copy.file()).into_store())
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The seat of this number.
pub(crate) fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap()
}

/// A game to start: one letter a seat, `p` for a person, `r` for a random and `g` for a greedy bot.
pub(crate) fn plan(game: &str, seats: &str, seed: Option<&str>) -> NewTable {
    let n = seats.len() as u8;
    let setup = GameId::named(game).unwrap().standard(n);
    let plan = |(i, c): (usize, char)| SeatPlan {
        name: format!("Seat {i}"),
        mark: format!("mark{i}"),
        sitter: match c {
            'p' => Sitter::Person,
            'r' => Sitter::Bot { level: Level::Random },
            _ => Sitter::Bot { level: Level::Greedy },
        },
        profile: None,
        help: None,
        handicap: None,
    };
    NewTable {
        setup,
        seats: seats.chars().enumerate().map(plan).collect(),
        seed: seed.map(str::to_owned),
        practice: None,
        trust: None,
        script: None,
    }
}

/// A request answered with a table.
pub(crate) async fn table(app: &App, request: Request) -> Result<TableState, ApiError> {
    let reply = app.handle(request).await?;
    let Reply::Table(state) = reply else { panic!("no table: {reply:?}") };
    Ok(state)
}

/// The saved games.
pub(crate) async fn games(app: &App) -> Vec<GameRow> {
    let reply = app.handle(Request::Games(GamesFilter::default())).await.unwrap();
    let Reply::Games(games) = reply else { panic!("no games: {reply:?}") };
    games.games
}

pub(crate) fn of(state: &TableState) -> OfTable {
    OfTable { table: state.table.clone() }
}

/// The story of a table with these eyes; without, with the holder's.
pub(crate) fn story(state: &TableState, seat: Option<Seat>) -> StoryOf {
    StoryOf { table: state.table.clone(), seat }
}

pub(crate) fn at(state: &TableState) -> At {
    At { table: state.table.clone(), at: state.shown.at }
}

/// The actor's decision.
pub(crate) fn decision(state: &TableState, actions: &[AnyAction]) -> Decision {
    let (table, seat) = (state.table.clone(), state.shown.actor.unwrap());
    Decision { table, seat, actions: actions.to_vec(), at: state.shown.at }
}

/// The actor's action.
pub(crate) fn act(state: &TableState, action: AnyAction) -> Request {
    Request::Act(decision(state, &[action]))
}

/// What somebody who just plays on asks next; `None` when only a bot can go on, or nobody.
pub(crate) fn next_request(state: &TableState, rng: &mut HouseRng) -> Option<Request> {
    let table = state.table.clone();
    if let Holder::Nobody { next } = state.shown.holder {
        return (state.shown.next == Next::Pass)
            .then_some(Request::Take(Take { table, seat: next }));
    }
    Some(match state.shown.next {
        Next::Act => {
            let actions = state.shown.offer.as_ref().unwrap().actions();
            act(state, actions[rng.random_range(0..actions.len())])
        }
        Next::Pass => Request::Pass(at(state)),
        Next::Continue => Request::Continue(at(state)),
        Next::Wait | Next::Over => return None,
    })
}
