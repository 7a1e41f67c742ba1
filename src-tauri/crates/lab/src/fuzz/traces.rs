//! Traces: the recorded games of `tests/playthroughs`, with changes.

use std::error::Error;
use std::fs;
use std::io::Cursor;

use game::HouseRng;
use game_check::Mutator;
use rand::RngExt;
use serde_json::Value;

use super::{Target, bytes, file};
use crate::replay;

pub(super) struct Traces(Vec<Vec<Value>>);

impl Traces {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        let mut traces = Vec::new();
        let mut files: Vec<_> = fs::read_dir(file("tests/playthroughs"))?
            .map(|it| it.map(|it| it.path()))
            .collect::<Result<_, _>>()?;
        files.sort();
        for path in files {
            let text = fs::read_to_string(path)?;
            traces.push(text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?);
        }
        Ok(Self(traces))
    }
}

impl Target for Traces {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let trace = &self.0[rng.random_range(0..self.0.len())];
        let mut trace = Value::Array(trace.clone());
        let mutator = Mutator::of(trace.clone());
        for _ in 0..rng.random_range(1..4) {
            mutator.change(&mut trace, rng);
        }
        let whole = std::slice::from_ref(&trace);
        let lines = trace.as_array().map_or(whole, Vec::as_slice);
        let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
        let mut text = lines.join("\n").into_bytes();
        if rng.random_range(0..4) == 0 {
            bytes::change(&mut text, rng);
        }
        // Refused or not: whatever does not panic is an answer.
        let mut out = Vec::new();
        if replay::read(Box::new(Cursor::new(text)), &mut out).is_ok() {
            for line in out.split(|&byte| byte == b'\n').filter(|it| !it.is_empty()) {
                serde_json::from_slice::<Value>(line)?;
            }
        }
        Ok(())
    }
}
