//! What an arena tells.

use std::io::Write;

use game::Game;
use serde::Serialize;

use super::block::{Block, Outcome, Thought};
use crate::ratio::{Ratio, points};
use crate::{Done, cli};

/// What an arena tells. Names as in the JSON, which others read.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Figures {
    game: &'static str,
    rules: u16,
    seats: u8,
    a: &'static str,
    b: &'static str,
    first_seed: u64,
    blocks: usize,
    games: usize,
    /// Games in which A alone was first, shared the first place, was not first.
    wins: usize,
    draws: usize,
    losses: usize,
    /// A's part of the first places; `even` is that of equals.
    firsts: Ratio,
    even: f64,
    /// A's share of its pairs with each B, by places; the same as `firsts` with two seats.
    pairs: Ratio,
    /// The same in Elo.
    elo: Ratio,
    /// A's points less those of the best B.
    margin: Ratio,
    points_a: Ratio,
    points_b: Ratio,
    time_a: Time,
    time_b: Time,
}

/// What one side used up, for a choice among several actions.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Time {
    choices: u32,
    /// CPU milliseconds, mean, of the thread that plays.
    cpu_ms: f64,
    /// Milliseconds by the clock on the wall: mean, 99th percentile, most.
    wall_ms: f64,
    wall_ms_p99: f64,
    wall_ms_most: f64,
}

impl Figures {
    pub(super) fn of<G: Game>(seats: u8, wanted: &cli::Arena, blocks: &[Block]) -> Self {
        let games = || blocks.iter().flat_map(|block| &block.games);
        let means = |of: fn(&Outcome) -> f64| means(blocks, of);
        let pairs = Ratio::of_share(&means(|it| it.pairs));
        Self {
            game: G::NAME,
            rules: G::RULES,
            seats,
            a: wanted.a.name(),
            b: wanted.b.name(),
            first_seed: wanted.first_seed,
            blocks: blocks.len(),
            games: games().count(),
            wins: games().filter(|it| it.first >= 1.0).count(),
            draws: games().filter(|it| it.first > 0.0 && it.first < 1.0).count(),
            losses: games().filter(|it| it.first <= 0.0).count(),
            firsts: Ratio::of_share(&means(|it| it.first)),
            even: 1.0 / f64::from(seats.max(2)),
            pairs,
            elo: pairs.elo(),
            margin: Ratio::of(&means(|it| it.margin)),
            points_a: Ratio::of(&means(|it| it.points_a)),
            points_b: Ratio::of(&means(|it| it.points_b)),
            time_a: Time::of(games().map(|it| &it.time_a)),
            time_b: Time::of(games().map(|it| &it.time_b)),
        }
    }

    pub(super) fn print(&self, out: &mut dyn Write) -> Done {
        let Self { game, seats, a, b, .. } = self;
        writeln!(
            out,
            "{game}, seats {seats}: A = {a}, B = {b}; {} blocks from seed {}, {} games",
            self.blocks, self.first_seed, self.games
        )?;
        writeln!(out, "A first    {} of equals: {}", percent(self.firsts), percent_of(self.even))?;
        writeln!(out, "A alone first {}, shared {}, not {}", self.wins, self.draws, self.losses)?;
        writeln!(out, "pairs      {}   Elo {}", percent(self.pairs), points(self.elo))?;
        writeln!(out, "margin     {}", points(self.margin))?;
        writeln!(out, "points A   {}   B {}", points(self.points_a), points(self.points_b))?;
        self.time_a.print("A", out)?;
        self.time_b.print("B", out)
    }
}

/// The mean of a figure in each block.
pub(super) fn means(blocks: &[Block], of: fn(&Outcome) -> f64) -> Vec<f64> {
    let mean =
        |block: &Block| block.games.iter().map(of).sum::<f64>() / block.games.len().max(1) as f64;
    blocks.iter().map(mean).collect()
}

impl Time {
    fn of<'a>(thoughts: impl Iterator<Item = &'a Thought>) -> Self {
        let (mut choices, mut cpu, mut walls) = (0, 0.0, Vec::new());
        for thought in thoughts {
            choices += thought.choices;
            cpu += thought.cpu;
            walls.extend_from_slice(&thought.walls);
        }
        walls.sort_by(f32::total_cmp);
        let n = f64::from(choices.max(1));
        let p99 = walls.get((walls.len() * 99 / 100).min(walls.len().saturating_sub(1)));
        Self {
            choices,
            cpu_ms: 1e3 * cpu / n,
            wall_ms: 1e3 * walls.iter().map(|&wall| f64::from(wall)).sum::<f64>() / n,
            wall_ms_p99: 1e3 * p99.copied().map_or(0.0, f64::from),
            wall_ms_most: 1e3 * walls.last().copied().map_or(0.0, f64::from),
        }
    }

    fn print(&self, whose: &str, out: &mut dyn Write) -> Done {
        Ok(writeln!(
            out,
            "time {whose}     {:.2} ms of CPU a choice ({} choices); wall {:.2} ms, p99 {:.1}, most {:.1}",
            self.cpu_ms, self.choices, self.wall_ms, self.wall_ms_p99, self.wall_ms_most
        )?)
    }
}

fn percent(it: Ratio) -> String {
    format!("{:5.1} % [{:.1}, {:.1}]", 100.0 * it.mean, 100.0 * it.low, 100.0 * it.high)
}

fn percent_of(it: f64) -> String {
    format!("{:.1} %", 100.0 * it)
}
