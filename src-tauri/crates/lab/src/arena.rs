//! `lab arena`: which of two bots is the stronger, and how sure that is.
//!
//! One deal (a seed) with the seats gone round is one block, and every figure is made of blocks:
//! the games of a block share their luck, so they are no independent trials.

mod block;
mod figures;
mod ladder;
mod other_lab;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bots::{Bot, Budget, Data, Opponents};
use table::{Level, for_game};

use crate::threads::on_threads;
use crate::{Done, cli, setup};
use block::{Block, Side, Told, play_block};
use figures::Figures;
use other_lab::OtherLab;

pub(crate) use ladder::run as run_ladder;
pub(crate) use other_lab::run as run_seat;

pub(crate) fn run(wanted: &cli::Arena, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => compare::<G>(wanted, out))
}

fn compare<G: Opponents>(wanted: &cli::Arena, out: &mut dyn Write) -> Done {
    let setup = setup::of::<G>(wanted.seats, wanted.setup.as_deref())?;
    let n_seats = G::new(&setup)?.n_seats();
    let of = |level, data: Option<&PathBuf>| {
        let (nodes, ms) = (wanted.nodes, wanted.ms);
        cli::SeatOf { level, data: data.cloned(), nodes, ms }
    };
    let a = Entrant::<G>::new(&of(wanted.a, wanted.a_data.as_ref()))?;
    let b = of(wanted.b, wanted.b_data.as_ref());
    let b: Box<dyn Side<G>> = match wanted.b_lab.clone() {
        Some(program) => Box::new(OtherLab { program, who: b }),
        None => Box::new(Entrant::new(&b)?),
    };
    let blocks =
        blocks((&setup, n_seats), &a, &*b, (wanted.first_seed, wanted.blocks), wanted.threads)?;
    let figures = Figures::of::<G>(n_seats, wanted, &blocks);
    if wanted.json {
        serde_json::to_writer(&mut *out, &figures)?;
        Ok(writeln!(out)?)
    } else {
        figures.print(out)
    }
}

/// The data file of a game.
pub(crate) fn read_data<G: Opponents>(path: &Path) -> Result<Data<G>, String> {
    let place = |why: &dyn std::error::Error| format!("{}: {why}", path.display());
    let text = fs::read_to_string(path).map_err(|why| place(&why))?;
    Data::read(&text).map_err(|why| place(&why))
}

/// One of the two who are compared.
struct Entrant<G: Opponents> {
    level: Level,
    /// Its data file, when that is not the game's own.
    data: Option<Data<G>>,
    /// What it may use up for a choice, when that is not left to its level.
    budget: Option<Budget>,
}

impl<G: Opponents> Entrant<G> {
    fn new(who: &cli::SeatOf) -> Result<Self, Box<dyn std::error::Error>> {
        let data = who.data.as_deref().map(read_data).transpose()?;
        let is_given = who.nodes.is_some() || who.ms.is_some();
        let given = Budget { nodes: who.nodes.unwrap_or(u32::MAX), ms: who.ms };
        let is_frozen = matches!(who.level, Level::Random | Level::Greedy);
        Ok(Self { level: who.level, data, budget: (is_given && !is_frozen).then_some(given) })
    }
}

impl<G: Opponents> Side<G> for Entrant<G> {
    fn bot(&self, n_seats: u8, character: u64, _: &Told) -> Result<Bot<G>, String> {
        let data = self.data.as_ref().unwrap_or_else(|| Data::own());
        let bot = data.bot(self.level, n_seats, character);
        Ok(Bot { budget: self.budget.unwrap_or(bot.budget), ..bot })
    }
}

/// Plays so many blocks from a seed on, several at a time; in the order of their seeds.
fn blocks<G: Opponents>(
    (setup, n_seats): (&G::Setup, u8),
    a: &dyn Side<G>,
    b: &dyn Side<G>,
    (first_seed, n_blocks): (u64, u64),
    n_threads: usize,
) -> Result<Vec<Block>, String> {
    let seeds = first_seed..first_seed + n_blocks;
    on_threads(n_threads, seeds, |seed| play_block(setup, n_seats, a, b, seed))
        .into_iter()
        .collect()
}
