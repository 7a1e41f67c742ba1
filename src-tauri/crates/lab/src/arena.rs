//! `lab arena`: which of two bots is the stronger, and how sure that is.
//!
//! One deal (a seed) with the seats gone round is one block, and every figure is made of blocks:
//! the games of a block share their luck, so they are no independent trials.

mod block;
mod figures;
mod ladder;

use std::fs;
use std::io::Write;
use std::path::Path;

use bots::{Bot, Budget, Data, Opponents};
use table::{Level, for_game};

use crate::threads::on_threads;
use crate::{Done, cli, setup};
use block::{Block, Side, play_block};
use figures::Figures;

pub(crate) use ladder::run as run_ladder;

pub(crate) fn run(wanted: &cli::Arena, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => compare::<G>(wanted, out))
}

fn compare<G: Opponents>(wanted: &cli::Arena, out: &mut dyn Write) -> Done {
    let setup = setup::of::<G>(wanted.seats, wanted.setup.as_deref())?;
    let start = G::new(&setup)?;
    let a = Entrant::<G>::new(wanted.a, wanted.a_data.as_deref(), wanted)?;
    let b = Entrant::<G>::new(wanted.b, wanted.b_data.as_deref(), wanted)?;
    let blocks = blocks(&start, &a, &b, (wanted.first_seed, wanted.blocks), wanted.threads)?;
    let figures = Figures::of::<G>(start.n_seats(), wanted, &blocks);
    if wanted.json {
        serde_json::to_writer(&mut *out, &figures)?;
        Ok(writeln!(out)?)
    } else {
        figures.print(out)
    }
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
    fn new(
        level: Level,
        data: Option<&Path>,
        wanted: &cli::Arena,
    ) -> Result<Self, Box<dyn std::error::Error>> {
        let data = match data {
            None => None,
            Some(path) => {
                let place = |why: &dyn std::error::Error| format!("{}: {why}", path.display());
                let text = fs::read_to_string(path).map_err(|why| place(&why))?;
                Some(Data::read(&text).map_err(|why| place(&why))?)
            }
        };
        let is_given = wanted.nodes.is_some() || wanted.ms.is_some();
        let given = Budget { nodes: wanted.nodes.unwrap_or(u32::MAX), ms: wanted.ms };
        let is_frozen = matches!(level, Level::Random | Level::Greedy);
        Ok(Self { level, data, budget: (is_given && !is_frozen).then_some(given) })
    }
}

impl<G: Opponents> Side<G> for Entrant<G> {
    fn bot(&self, n_seats: u8, character: u64) -> Bot<G> {
        let data = self.data.as_ref().unwrap_or_else(|| Data::own());
        let bot = data.bot(self.level, n_seats, character);
        Bot { budget: self.budget.unwrap_or(bot.budget), ..bot }
    }
}

/// Plays so many blocks from a seed on, several at a time; in the order of their seeds.
fn blocks<G: Opponents>(
    start: &G,
    a: &impl Side<G>,
    b: &impl Side<G>,
    (first_seed, n_blocks): (u64, u64),
    n_threads: usize,
) -> Result<Vec<Block>, String> {
    on_threads(n_threads, first_seed..first_seed + n_blocks, |seed| play_block(start, a, b, seed))
        .into_iter()
        .collect()
}
