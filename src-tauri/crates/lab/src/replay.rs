//! `lab replay`: reads traces and believes nothing in them.

use std::fmt::Debug;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use game::{Game, Seat, Step, Turn};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::{GameId, for_game};
use thiserror::Error;

use crate::{Done, cli, trace};

/// What is wrong with a trace.
#[derive(Debug, Error)]
pub(crate) enum Refused {
    #[error("the trace cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("the trace is empty")]
    Empty,
    #[error("line {line}: not a JSON object: {why}")]
    NotJson { line: usize, why: serde_json::Error },
    #[error("line {line}: a game begins with {{\"game\", \"rules\", \"setup\", \"seed\"}}")]
    NoHead { line: usize },
    #[error("line {line}: {field}: {why}")]
    Field { line: usize, field: &'static str, why: String },
    #[error("line {line}: there is no game {name:?} here; there are {}", cli::names().join(", "))]
    NoGame { line: usize, name: String },
    #[error("line {line}: the trace is for rules {given}, here are rules {oldest} to {newest}")]
    Rules { line: usize, given: u16, oldest: u16, newest: u16 },
    #[error("line {line}: no game can start from this setup: {why}")]
    Setup { line: usize, why: String },
    #[error("line {line}: step {n}: {why}")]
    Step { line: usize, n: usize, why: String },
    #[error("line {line}: step {n}: {what} should be {given}, but is {found}")]
    Differs { line: usize, n: usize, what: &'static str, given: Value, found: Value },
    #[error("line {line}: the final sheet comes after {n} steps, but the game is not over")]
    NotOver { line: usize, n: usize },
}

pub(crate) fn run(wanted: &cli::Replay, out: &mut dyn Write) -> Done {
    let file: Box<dyn BufRead> = if wanted.file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let place = |why| format!("{}: {why}", wanted.file.display());
        Box::new(BufReader::new(File::open(&wanted.file).map_err(place)?))
    };
    read(file, out)
}

/// Replays the games of a trace and prints how each ends.
pub(crate) fn read(trace: Box<dyn BufRead>, out: &mut dyn Write) -> Done {
    each_game(trace, |head, lines| for_game!(head.game, G => tell::<G>(head, lines, out)))
}

/// Reads the games of a trace one after the other; `read` reads all lines of one.
pub(crate) fn each_game(
    trace: Box<dyn BufRead>,
    mut read: impl FnMut(Head, &mut Lines) -> Done,
) -> Done {
    let mut lines = Lines { texts: trace.lines(), number: 0, ahead: None };
    let mut n_games = 0;
    while let Some((line, head)) = lines.next()? {
        read(Head::read(line, head)?, &mut lines)?;
        n_games += 1;
    }
    if n_games == 0 { Err(Refused::Empty.into()) } else { Ok(()) }
}

type Object = Map<String, Value>;

/// The lines of a trace with their numbers; empty ones are passed over.
pub(crate) struct Lines {
    texts: io::Lines<Box<dyn BufRead>>,
    number: usize,
    ahead: Option<(usize, Object)>,
}

impl Lines {
    fn next(&mut self) -> Result<Option<(usize, Object)>, Refused> {
        if let Some(ahead) = self.ahead.take() {
            return Ok(Some(ahead));
        }
        loop {
            let Some(text) = self.texts.next().transpose()? else { return Ok(None) };
            self.number += 1;
            if !text.trim().is_empty() {
                let line = self.number;
                let object = serde_json::from_str(&text);
                return object
                    .map(|it| Some((line, it)))
                    .map_err(|why| Refused::NotJson { line, why });
            }
        }
    }

    /// The next line of the same game; the head of another is left where it is.
    fn next_of_game(&mut self) -> Result<Option<(usize, Object)>, Refused> {
        let Some((line, object)) = self.next()? else { return Ok(None) };
        if object.contains_key("game") {
            self.ahead = Some((line, object));
            return Ok(None);
        }
        Ok(Some((line, object)))
    }
}

/// The first line of a game.
pub(crate) struct Head {
    line: usize,
    pub(crate) game: GameId,
    rules: Option<u16>,
    setup: Value,
    pub(crate) seed: Option<u64>,
}

impl Head {
    fn read(line: usize, mut object: Object) -> Result<Self, Refused> {
        if !object.contains_key("game") || !object.contains_key("setup") {
            return Err(Refused::NoHead { line });
        }
        let name: String = required(line, "game", &mut object)?;
        let rules = optional(line, "rules", &mut object)?;
        let seed = optional(line, "seed", &mut object)?;
        let setup = required(line, "setup", &mut object)?;
        let game = GameId::named(&name).ok_or(Refused::NoGame { line, name })?;
        Ok(Self { line, game, rules, setup, seed })
    }
}

/// Who takes a step, as a trace names them.
#[derive(Deserialize)]
#[serde(untagged)]
enum By {
    Seat(u8),
    Name(String),
}

fn optional<T: DeserializeOwned>(
    line: usize,
    field: &'static str,
    object: &mut Object,
) -> Result<Option<T>, Refused> {
    let value = object.remove(field).filter(|it| !it.is_null());
    let read = value.map(serde_json::from_value).transpose();
    read.map_err(|why| Refused::Field { line, field, why: why.to_string() })
}

fn required<T: DeserializeOwned>(
    line: usize,
    field: &'static str,
    object: &mut Object,
) -> Result<T, Refused> {
    let missing = || Refused::Field { line, field, why: "is missing".to_owned() };
    optional(line, field, object)?.ok_or_else(missing)
}

/// Replays one game and prints how it ends, or stands.
fn tell<G: Game>(head: Head, lines: &mut Lines, out: &mut dyn Write) -> Done {
    let (end, n_steps) = replay::<G>(head, lines, |_, _| Err("nobody plays here".to_owned()))?;
    if end.turn() == Turn::Over {
        serde_json::to_writer(&mut *out, &trace::end(&end))?;
    } else {
        writeln!(io::stderr(), "the trace stops after {n_steps} steps; the game is not over")?;
        serde_json::to_writer(&mut *out, &trace::so_far(&end))?;
    }
    Ok(writeln!(out)?)
}

/// Replays one game to the end of its lines; gives the last position and the number of steps.
/// `choose` is asked where a line asks a seat, which is no step.
pub(crate) fn replay<G: Game>(
    head: Head,
    lines: &mut Lines,
    mut choose: impl FnMut(&G, Seat) -> Result<(), String>,
) -> Result<(G, usize), Refused> {
    let line = head.line;
    let rules = head.rules.unwrap_or(G::RULES);
    if !G::has_rules(rules) {
        let (given, oldest, newest) = (rules, G::OLDEST_RULES, G::RULES);
        return Err(Refused::Rules { line, given, oldest, newest });
    }
    let setup: G::Setup = serde_json::from_value(head.setup).map_err(|why| Refused::Field {
        line,
        field: "setup",
        why: why.to_string(),
    })?;
    let mut position =
        G::new_under(&setup, rules).map_err(|why| Refused::Setup { line, why: why.to_string() })?;
    let mut n_steps = 0;
    while let Some((line, mut object)) = lines.next_of_game()? {
        if object.contains_key("final") {
            if position.turn() != Turn::Over {
                return Err(Refused::NotOver { line, n: n_steps });
            }
            compare(line, n_steps, &mut object, &trace::end(&position), ["final", "places"])?;
            if let Some((line, _)) = lines.next_of_game()? {
                return Err(Refused::NoHead { line });
            }
            return Ok((position, n_steps));
        }
        if let Some(number) = optional(line, "choose", &mut object)? {
            let refused = |why| Refused::Field { line, field: "choose", why };
            let seat = seat_of(number).map_err(refused)?;
            if !position.turn().seats().contains(seat) {
                return Err(refused(format!("seat {number} is not asked")));
            }
            choose(&position, seat).map_err(refused)?;
            continue;
        }
        n_steps += 1;
        let n = n_steps;
        let numbered: Option<usize> = optional(line, "n", &mut object)?;
        if numbered.is_some_and(|given| given != n) {
            let why = format!("is {}, but this is step {n}", numbered.unwrap_or(0));
            return Err(Refused::Field { line, field: "n", why });
        }
        let step = read_step::<G>(line, &mut object)?;
        let illegal = |why: String| Refused::Step { line, n, why };
        position.play(step, &mut ()).map_err(|why| illegal(why.to_string()))?;
        if object.contains_key("scores") {
            let found = serde_json::json!({ "scores": trace::scores(&position) });
            compare(line, n, &mut object, &found, ["scores"])?;
        }
        if object.contains_key("state") {
            let found = serde_json::json!({ "state": trace::state(&position) });
            compare(line, n, &mut object, &found, ["state"])?;
        }
    }
    Ok((position, n_steps))
}

fn read_step<G: Game>(line: usize, object: &mut Object) -> Result<Step<G>, Refused> {
    match required(line, "by", object)? {
        By::Seat(number) => {
            let seat = seat_of(number).map_err(|why| Refused::Field { line, field: "by", why })?;
            Ok(Step::Act { seat, action: required(line, "step", object)? })
        }
        By::Name(name) if name == "chance" => Ok(Step::Chance(required(line, "step", object)?)),
        By::Name(name) => {
            let why = format!("{name:?} is neither a seat nor \"chance\"");
            Err(Refused::Field { line, field: "by", why })
        }
    }
}

fn seat_of(number: u8) -> Result<Seat, String> {
    Seat::new(number).ok_or_else(|| format!("there is no seat {number}"))
}

/// Ok when these fields, where the trace has them, are what was found.
fn compare<const N: usize>(
    line: usize,
    n: usize,
    object: &mut Object,
    found: &impl serde::Serialize,
    fields: [&'static str; N],
) -> Result<(), Refused> {
    let unwritable = |why: serde_json::Error| Refused::Step { line, n, why: why.to_string() };
    let mut found = serde_json::to_value(found).map_err(unwritable)?;
    for what in fields {
        let Some(given) = object.remove(what) else { continue };
        let found = found.get_mut(what).map_or(Value::Null, Value::take);
        if given != found {
            return Err(Refused::Differs { line, n, what, given, found });
        }
    }
    Ok(())
}
