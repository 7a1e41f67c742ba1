//! The lines of a trace as they are written; `cli.rs` tells the format, `replay.rs` reads it.

use std::io::{self, Write};

use game::{Game, Places, Seat, Sheet, Step, Turn, Viewer};
use serde::Serialize;

/// The first line: what fixes the start.
#[derive(Serialize)]
struct Head<'a, S> {
    game: &'static str,
    rules: u16,
    setup: &'a S,
    seed: u64,
}

/// The line of one step.
#[derive(Serialize)]
struct Taken<S, V> {
    n: usize,
    by: By,
    step: S,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<State<V>>,
    scores: Vec<i32>,
}

/// Who took a step: a seat's number, or "chance".
#[derive(Serialize)]
#[serde(untagged)]
enum By {
    Seat(Seat),
    Chance(&'static str),
}

/// The whole position.
#[derive(Serialize)]
pub(crate) struct State<V> {
    turn: Turn,
    view: V,
}

/// The last line: how it ended.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct End<G: Game> {
    #[serde(rename = "final")]
    sheet: Sheet<G>,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Places>,
}

/// The whole position as a trace has it.
pub(crate) fn state<G: Game>(position: &G) -> State<G::View> {
    State { turn: position.turn(), view: position.view(Viewer::Everything) }
}

/// All seats' totals.
pub(crate) fn scores<G: Game>(position: &G) -> Vec<i32> {
    position.totals()[..usize::from(position.n_seats())].to_vec()
}

/// The last line of a game that ends with this position.
pub(crate) fn end<G: Game>(position: &G) -> End<G> {
    End { sheet: position.score(Viewer::Everything), places: position.places() }
}

/// The points of a game that is not over.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct SoFar<G: Game> {
    #[serde(rename = "soFar")]
    sheet: Sheet<G>,
    turn: Turn,
}

/// What stands instead of the last line where a game stops before its end.
pub(crate) fn so_far<G: Game>(position: &G) -> SoFar<G> {
    SoFar { sheet: position.score(Viewer::Everything), turn: position.turn() }
}

/// Whether a trace holds the whole position after every step.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum States {
    Written,
    LeftOut,
}

/// Writes the trace of one game.
pub(crate) struct Writer<W: Write> {
    out: W,
    states: States,
    n_steps: usize,
}

impl<W: Write> Writer<W> {
    /// Begins a game.
    pub(crate) fn begin<G: Game>(
        mut out: W,
        states: States,
        setup: &G::Setup,
        seed: u64,
    ) -> io::Result<Self> {
        line(&mut out, &Head { game: G::NAME, rules: G::RULES, setup, seed })?;
        Ok(Self { out, states, n_steps: 0 })
    }

    /// A step, and the position after it.
    pub(crate) fn step<G: Game>(&mut self, step: Step<G>, position: &G) -> io::Result<()> {
        self.n_steps += 1;
        let (n, scores) = (self.n_steps, scores(position));
        let state = (self.states == States::Written).then(|| state(position));
        match step {
            Step::Act { seat, action } => {
                let by = By::Seat(seat);
                line(&mut self.out, &Taken { n, by, step: action, state, scores })
            }
            Step::Chance(outcome) => {
                let by = By::Chance("chance");
                line(&mut self.out, &Taken { n, by, step: outcome, state, scores })
            }
        }
    }

    /// The end of the game.
    pub(crate) fn end<G: Game>(mut self, position: &G) -> io::Result<()> {
        line(&mut self.out, &end(position))
    }
}

fn line(out: &mut impl Write, it: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, it)?;
    out.write_all(b"\n")
}
