//! An app with a file of its own that goes away with it, and somebody who asks it things.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use api::App;
use api::wire::{At, Decision, Reply, Request, TableState, Take};
use game::HouseRng;
use rand::RngExt;
use serde_json::{Value, json};
use table::{Holder, Next};
use tokio::runtime::Runtime;

/// A folder that goes away with it.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        static N: AtomicU32 = AtomicU32::new(0);
        let n = N.fetch_add(1, Ordering::Relaxed);
        let name = format!("lab-fuzz-{}-{n}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Where the saves lie.
    pub(super) fn saves(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Somebody at the door.
pub(super) struct Desk<'a> {
    pub(super) app: App,
    runtime: &'a Runtime,
}

impl<'a> Desk<'a> {
    /// Opens the saves of a folder.
    pub(super) fn at(folder: &Folder, runtime: &'a Runtime) -> Self {
        let app = runtime.block_on(async { App::open(folder.saves()) });
        Self { app, runtime }
    }

    /// Sends a text; what comes back is JSON and speaks of no fault of the app.
    pub(super) fn call(&self, text: &str) -> Result<Result<Value, Value>, Box<dyn Error>> {
        let odd = |why: &str, answer: &str| -> Box<dyn Error> {
            format!("{why}: {answer}\nasked: {text}").into()
        };
        match self.runtime.block_on(self.app.call(text)) {
            Ok(reply) => Ok(Ok(serde_json::from_str(&reply).map_err(|_| odd("no JSON", &reply))?)),
            Err(error) => {
                let value: Value =
                    serde_json::from_str(&error).map_err(|_| odd("no JSON", &error))?;
                if value["code"] == "bug" { Err(odd("a bug", &error)) } else { Ok(Err(value)) }
            }
        }
    }

    /// Asks something that the app has to answer whatever came before.
    pub(super) fn must(&self, request: &Value) -> Result<Value, Box<dyn Error>> {
        let answer = self.call(&request.to_string())?;
        answer.map_err(|error| format!("{error} for {request}").into())
    }

    /// Sends a request of our own; `None` where it is refused.
    pub(super) fn table(&self, request: Request) -> Option<TableState> {
        let reply = self.runtime.block_on(self.app.handle(request)).ok()?;
        if let Reply::Table(state) = reply { Some(state) } else { None }
    }

    /// Every list and every game, as somebody would look at them who looks at everything. Each may
    /// be refused, and none may be a bug.
    pub(super) fn look_at_everything(&self) -> Result<(), Box<dyn Error>> {
        for kind in ["hello", "settings", "people", "household", "records"] {
            let _ = self.call(&json!({"type": kind}).to_string())?;
        }
        for form in ["csv", "csvSemicolon", "json"] {
            let _ = self.call(&json!({"type": "exportPlays", "form": form}).to_string())?;
        }
        let mut tables = Vec::new();
        for status in ["running", "finished", "abandoned"] {
            let games = self.call(&json!({"type": "games", "status": status}).to_string())?;
            let rows = games.ok().and_then(|it| it["games"].as_array().cloned());
            tables.extend(rows.into_iter().flatten().map(|row| row["table"].clone()));
        }
        for table in tables.iter().take(12) {
            for kind in ["picture", "result", "open", "log", "course", "fairness", "share", "close"]
            {
                let _ = self.call(&json!({"type": kind, "table": table}).to_string())?;
            }
        }
        Ok(())
    }
}

/// What somebody who just plays on asks next; `None` when only a bot can go on, or nobody.
pub(super) fn next_request(state: &TableState, rng: &mut HouseRng) -> Option<Request> {
    let (table, at) = (state.table.clone(), state.shown.at);
    if let Holder::Nobody { next: seat } = state.shown.holder {
        let passes = state.shown.next == Next::Pass;
        return passes.then_some(Request::Take(Take { table, seat }));
    }
    match state.shown.next {
        Next::Act => {
            let actions = state.shown.offer.as_ref()?.actions();
            let action = *actions.get(rng.random_range(0..actions.len().max(1)))?;
            let seat = state.shown.actor?;
            Some(Request::Act(Decision { table, seat, actions: vec![action], at }))
        }
        Next::Pass => Some(Request::Pass(At { table, at })),
        Next::Continue => Some(Request::Continue(At { table, at })),
        Next::Wait | Next::Over => None,
    }
}
