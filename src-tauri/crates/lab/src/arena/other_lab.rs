//! Seats that the `lab` of another build plays, and `lab seat`, which plays them there.
//!
//! A process plays one seat of one game. It is told what the trace of the game says, plays that by its
//! own rules, and its own bot sees what that seat sees; totals that come out otherwise end it.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use bots::{Bot, Budget, Opponents, character};
use game::{Game, HouseRng, Seat, Seen};
use search::{Limits, Player};
use serde::Deserialize;
use serde_json::json;
use table::for_game;

use super::Entrant;
use super::block::{Side, Told};
use crate::bots::Bots;
use crate::replay::{Head, Lines, each_game, replay};
use crate::{Done, cli};

/// Plays the seats that are asked in a trace on standard input.
pub(crate) fn run(wanted: &cli::SeatOf, out: &mut dyn Write) -> Done {
    let trace = Box::new(io::stdin().lock());
    each_game(trace, |head, lines| for_game!(head.game, G => sit::<G>(wanted, head, lines, out)))
}

fn sit<G: Opponents>(
    wanted: &cli::SeatOf,
    head: Head,
    lines: &mut Lines,
    out: &mut dyn Write,
) -> Done {
    let entrant = Entrant::<G>::new(wanted)?;
    let seed = head.seed.ok_or("bots draw lots by the seed of the game, which is missing")?;
    let mut bots = None;
    replay::<G>(head, lines, |position, seat| {
        if bots.is_none() {
            let n_seats = position.n_seats();
            let bot = |seat| entrant.bot(n_seats, character(seed, seat), &Told::default());
            let all: Vec<Bot<G>> = Seat::all(n_seats).map(bot).collect::<Result<_, _>>()?;
            bots = Some(Bots::of(all.into_iter(), seed));
        }
        let step = bots.as_mut().and_then(|bots| bots.choose(position, seat));
        let answer = json!({ "step": step.ok_or("the bot has nothing to do")? });
        writeln!(out, "{answer}").and_then(|()| out.flush()).map_err(|why| why.to_string())
    })?;
    Ok(())
}

/// A level as another build plays it.
pub(super) struct OtherLab {
    /// The `lab` of that build.
    pub(super) program: PathBuf,
    pub(super) who: cli::SeatOf,
}

impl<G: Opponents> Side<G> for OtherLab {
    fn bot(&self, _: u8, _: u64, told: &Told) -> Result<Bot<G>, String> {
        let mut command = Command::new(&self.program);
        command.args(["seat", "--level", self.who.level.name()]);
        if let Some(data) = &self.who.data {
            command.arg("--data").arg(data);
        }
        for (name, limit) in [("--nodes", self.who.nodes), ("--ms", self.who.ms)] {
            if let Some(limit) = limit {
                command.args([name, &limit.to_string()]);
            }
        }
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|why| format!("{}: {why}", self.program.display()))?;
        let process = Process {
            tells: child.stdin.take(),
            answers: child.stdout.take().map(BufReader::new),
            child,
            told: told.clone(),
            n_told: 0,
        };
        let budget = Budget { nodes: u32::MAX, ms: None };
        Ok(Bot { player: Box::new(Elsewhere(Mutex::new(process))), budget })
    }
}

/// A player in another process.
struct Elsewhere(Mutex<Process>);

struct Process {
    child: Child,
    tells: Option<ChildStdin>,
    answers: Option<BufReader<ChildStdout>>,
    told: Told,
    /// The bytes of the trace that it knows.
    n_told: usize,
}

/// A line that a process answers with.
#[derive(Deserialize)]
struct Answer<A> {
    step: A,
}

impl<G: Game> Player<G> for Elsewhere {
    fn choose(&self, seen: Seen<'_, G>, _: Limits<'_>, _: &mut HouseRng) -> Option<G::Action> {
        let mut process = self.0.lock().expect("no thread panics here");
        let answer = process.ask::<G::Action>(seen.seat());
        answer.map_err(|why| writeln!(io::stderr(), "the other lab: {why}")).ok()
    }
}

impl Process {
    /// What the bot there does for a seat, by all that has been told.
    fn ask<A: for<'de> Deserialize<'de>>(&mut self, seat: Seat) -> Result<A, Box<dyn Error>> {
        let (Some(tells), Some(answers)) = (&mut self.tells, &mut self.answers) else {
            return Err("it cannot be talked to".into());
        };
        let news = self.told.since(self.n_told);
        self.n_told += news.len();
        tells.write_all(&news)?;
        writeln!(tells, "{}", json!({ "choose": seat }))?;
        let mut line = String::new();
        if answers.read_line(&mut line)? == 0 {
            return Err("it has ended".into());
        }
        let answer: Answer<A> = serde_json::from_str(&line)?;
        Ok(answer.step)
    }
}

impl Drop for Process {
    /// Nothing more is told, so that it ends.
    fn drop(&mut self) {
        self.tells = None;
        let _ = self.child.wait();
    }
}
