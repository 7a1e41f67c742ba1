//! `lab ladder`: every level against the one below it.

use std::io::Write;

use bots::{Bot, Data, Opponents};
use serde::Serialize;
use table::{Level, for_game};

use super::block::{Outcome, Side, Told};
use super::blocks;
use super::figures::means;
use crate::ratio::Ratio;
use crate::{Done, cli, setup};

pub(crate) fn run(wanted: &cli::Ladder, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => climb::<G>(wanted, out))
}

/// One level against the one below it, as `bots/data/ladder.json` has it.
#[derive(Serialize)]
struct Rung {
    game: &'static str,
    seats: u8,
    level: Level,
    below: Level,
    games: u32,
    firsts: f64,
    low: f64,
    high: f64,
}

fn climb<G: Opponents>(wanted: &cli::Ladder, out: &mut dyn Write) -> Done {
    let setup = setup::of::<G>(Some(wanted.seats), None)?;
    let data = Data::<G>::own();
    let mut rungs = Vec::new();
    for pair in Level::LADDER.windows(2) {
        let (below, level) = (pair[0], pair[1]);
        if !wanted.levels.is_empty() && !wanted.levels.contains(&level) {
            continue;
        }
        let sides = [level, below].map(|level| ByNodes { level, data });
        let deals = (wanted.first_seed, wanted.blocks);
        let blocks = blocks((&setup, wanted.seats), &sides[0], &sides[1], deals, wanted.threads)?;
        let firsts = Ratio::of_share(&means(&blocks, |it: &Outcome| it.first));
        rungs.push(Rung {
            game: G::NAME,
            seats: wanted.seats,
            level,
            below,
            games: blocks.iter().map(|block| block.games.len() as u32).sum(),
            firsts: rounded(firsts.mean),
            low: rounded(firsts.low),
            high: rounded(firsts.high),
        });
    }
    serde_json::to_writer_pretty(&mut *out, &rungs)?;
    Ok(writeln!(out)?)
}

/// A level bound by its positions alone.
pub(super) struct ByNodes<'a, G: Opponents> {
    pub(super) level: Level,
    pub(super) data: &'a Data<G>,
}

impl<G: Opponents> Side<G> for ByNodes<'_, G> {
    fn bot(&self, n_seats: u8, character: u64, _: &Told) -> Result<Bot<G>, String> {
        Ok(self.data.bot(self.level, n_seats, character).by_nodes())
    }
}

/// To tenths of a per cent.
fn rounded(share: f64) -> f64 {
    (1e3 * share).round() / 1e3
}
