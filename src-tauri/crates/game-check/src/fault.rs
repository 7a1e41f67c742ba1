//! [`Fault`]: a broken law with everything needed to see it again.

use std::error::Error;
use std::fmt;

use game::{Game, Seat, Step};
use serde_json::{Value, json};

use crate::Law;
use crate::breach::Breach;

/// A broken law: which, where, and the game that led there.
#[derive(Clone, Debug)]
pub struct Fault {
    game: &'static str,
    law: Law,
    seed: u64,
    n_steps: usize,
    seat: Option<Seat>,
    found: String,
    trace: Vec<String>,
}

impl Fault {
    pub(crate) fn new<G: Game>(
        setup: &G::Setup,
        seed: u64,
        log: &[Step<G>],
        breach: Breach,
    ) -> Self {
        Self {
            game: G::NAME,
            law: breach.law,
            seed,
            n_steps: log.len(),
            seat: breach.seat,
            found: breach.found,
            trace: trace::<G>(setup, seed, log),
        }
    }

    /// The law that was broken.
    pub const fn law(&self) -> Law {
        self.law
    }

    /// The seed of the random game.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many steps had been taken when the fault was found.
    pub const fn n_steps(&self) -> usize {
        self.n_steps
    }

    /// The seat the fault concerns, if it concerns one.
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What was found.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// The game so far as the lines of a trace.
    pub fn trace(&self) -> &[String] {
        &self.trace
    }
}

/// The lines of a trace as `lab replay` reads them. A value that JSON cannot hold stands in its
/// Debug form: such a trace does not replay, but it can be read.
fn trace<G: Game>(setup: &G::Setup, seed: u64, log: &[Step<G>]) -> Vec<String> {
    let header = json!({
        "game": G::NAME,
        "rules": G::RULES,
        "setup": value_of(setup),
        "seed": seed,
    });
    let lines = log.iter().zip(1..).map(|(step, n)| match step {
        Step::Act { seat, action } => json!({ "n": n, "by": seat, "step": value_of(action) }),
        Step::Chance(outcome) => json!({ "n": n, "by": "chance", "step": value_of(outcome) }),
    });
    std::iter::once(header).chain(lines).map(|line| line.to_string()).collect()
}

fn value_of<T: serde::Serialize + fmt::Debug>(it: &T) -> Value {
    serde_json::to_value(it).unwrap_or_else(|_| Value::String(format!("{it:?}")))
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks a law: {} ({:?})", self.game, self.law, self.law)?;
        write!(f, "  seed {}, after {} steps", self.seed, self.n_steps)?;
        match self.seat {
            Some(seat) => writeln!(f, ", seat {seat}")?,
            None => writeln!(f)?,
        }
        writeln!(f, "  {}", self.found)?;
        writeln!(f, "  the game so far, a trace for `lab replay`:")?;
        for line in &self.trace {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl Error for Fault {}
