//! Codes of games: those of `tests/corpus/codes.txt` with letters changed, and with the bytes behind
//! the letters changed and sealed again, so that what is read is not only the seal.

use std::error::Error;
use std::fs;

use data_encoding::{Encoding, Specification};
use game::HouseRng;
use rand::RngExt;
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::runtime::Runtime;

use super::desk::{Desk, Folder};
use super::{Target, bytes, file};

/// Codes of one case.
const CODES: usize = 20;

/// The bytes of the seal at the end: the first of a SHA-256 over all before.
const SEAL: usize = 4;

pub(super) struct Codes {
    runtime: Runtime,
    corpus: Vec<String>,
    letters: Encoding,
}

impl Codes {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        let text = fs::read_to_string(file("tests/corpus/codes.txt"))?;
        let mut letters = Specification::new();
        letters.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
        Ok(Self {
            runtime: Runtime::new()?,
            corpus: text.lines().map(str::to_owned).collect(),
            letters: letters.encoding()?,
        })
    }

    /// The code with its bytes changed, and the right seal for them.
    fn sealed(&self, code: &str, rng: &mut HouseRng) -> Result<String, Box<dyn Error>> {
        let mut inside = self.letters.decode(&code.as_bytes()[2..])?;
        inside.truncate(inside.len().saturating_sub(SEAL));
        for _ in 0..rng.random_range(1..4) {
            bytes::change(&mut inside, rng);
        }
        let seal = Sha256::digest(&inside);
        inside.extend(&seal[..SEAL]);
        Ok(format!("4H{}", self.letters.encode(&inside)))
    }
}

impl Target for Codes {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let folder = Folder::new()?;
        let desk = Desk::at(&folder, &self.runtime);
        for _ in 0..CODES {
            let code = &self.corpus[rng.random_range(0..self.corpus.len())];
            let text = match rng.random_range(0..6) {
                0 => {
                    let mut text = code.clone().into_bytes();
                    bytes::change(&mut text, rng);
                    String::from_utf8_lossy(&text).into_owned()
                }
                1 => {
                    let times: Vec<u32> = (0..rng.random_range(0..40)).collect();
                    let inside = self.sealed(code, rng)?;
                    let version = rng.random_range(0..3);
                    json!({"ctyrhraGame": version, "code": inside, "thinkMs": times, "undone": times})
                        .to_string()
                }
                _ => self.sealed(code, rng)?,
            };
            let request = json!({"type": "import", "text": text}).to_string();
            let Ok(imported) = desk.call(&request)? else { continue };
            // What was taken over is a game like any other, and goes on to others as it came.
            let table = &imported["table"];
            for kind in ["open", "result", "log"] {
                desk.must(&json!({"type": kind, "table": table}))?;
            }
            let shared = desk.must(&json!({"type": "share", "table": table}))?;
            let again = desk.must(&json!({"type": "import", "text": shared["code"]}))?;
            if again["isNew"] != json!(false) || again["table"] != *table {
                return Err(format!("{text} comes back as another game: {again}").into());
            }
        }
        desk.look_at_everything()
    }
}
