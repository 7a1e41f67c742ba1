//! Requests: those of `tests/corpus/requests.jsonl`, one of each kind and some more, with changes,
//! between the moves of a game that is played on.

use std::error::Error;
use std::fs;

use api::wire::Request;
use game::HouseRng;
use game_check::Mutator;
use rand::RngExt;
use serde_json::{Value, json};
use table::GameId;
use tokio::runtime::Runtime;

use super::desk::{Desk, Folder, next_request};
use super::{Target, bytes, file};

/// Requests of one case.
const REQUESTS: usize = 60;

pub(super) struct Requests {
    runtime: Runtime,
    texts: String,
}

impl Requests {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        let texts = fs::read_to_string(file("tests/corpus/requests.jsonl"))?;
        Ok(Self { runtime: Runtime::new()?, texts })
    }
}

impl Target for Requests {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let folder = Folder::new()?;
        let desk = Desk::at(&folder, &self.runtime);
        let eva = desk.must(&json!({"type": "addPerson", "name": "Eva", "mark": "sun"}))?;
        let game = GameId::ALL[rng.random_range(0..GameId::ALL.len())];
        let sitter = |kind: &str| match kind {
            "person" => json!({"type": "person"}),
            level => json!({"type": "bot", "level": level}),
        };
        let seat = |kind: &str| json!({"name": kind, "mark": kind, "sitter": sitter(kind)});
        let seats = [seat("person"), seat(["person", "random"][rng.random_range(0..2)])];
        let new = json!({"type": "newTable", "setup": {"game": game, "seats": 2}, "seats": seats});
        let begun = desk.must(&new)?;
        let id = begun["table"].as_str().ok_or("a table without an id")?.to_owned();
        let texts = self.texts.replace("$table", &id);
        let texts = texts.replace("$person", eva["added"].as_str().unwrap_or_default());
        let corpus: Vec<Value> =
            texts.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
        let mutator = Mutator::of(Value::Array(corpus.clone()));
        let open = || Request::Open(api::wire::OfTable { table: id.clone() });
        let mut state = desk.table(open());
        for _ in 0..REQUESTS {
            if rng.random_range(0..3) == 0 {
                // Whatever came in between, the game goes on where it stands.
                let next = state.as_ref().and_then(|it| next_request(it, rng));
                state = next.and_then(|it| desk.table(it)).or_else(|| desk.table(open()));
                continue;
            }
            let mut request = Value::Array(vec![corpus[rng.random_range(0..corpus.len())].clone()]);
            for _ in 0..rng.random_range(0..4) {
                mutator.change(&mut request, rng);
            }
            let mut text = request.get(0).unwrap_or(&request).to_string().into_bytes();
            if rng.random_range(0..8) == 0 {
                bytes::change(&mut text, rng);
            }
            let _ = desk.call(&String::from_utf8_lossy(&text))?;
        }
        desk.look_at_everything()?;
        let hello = desk.must(&json!({"type": "hello"}))?;
        if hello["trouble"] != json!([]) {
            return Err(format!("the saves came to harm: {}", hello["trouble"]).into());
        }
        Ok(())
    }
}
