//! Par: what the expert makes of a deal.

use std::sync::Arc;

use game::Seat;
use search::Stop;
use table::{GameId, KeptTable, Level, Sitter, for_game};

use crate::{Bots, Opponents, play};

/// Who plays to par.
const PLAYER: Level = Level::Expert;

/// What the expert makes of a deal at the place of its only person, when it plays it for the `n`-th
/// time: the points of a seat alone, else how many it is ahead of the best other seat. It is bound by
/// positions judged and not by time, so it is the same on every device. `None` where there is not one
/// person, the deal cannot be played, or it was stopped.
pub fn to_par(game: GameId, deal: &KeptTable, n: u32, stop: &Arc<Stop>) -> Option<i32> {
    for_game!(game, G => played::<G>(deal, n, stop))
}

fn played<G: Opponents>(deal: &KeptTable, n: u32, stop: &Arc<Stop>) -> Option<i32> {
    let start = G::new_under(&serde_json::from_str(&deal.setup).ok()?, deal.rules).ok()?;
    let n_seats = start.n_seats();
    let mut persons = Seat::all(n_seats).zip(&deal.sitters).filter(|(_, it)| it.is_person());
    let (own, _) = persons.next().filter(|_| deal.sitters.len() == usize::from(n_seats))?;
    if persons.next().is_some() {
        return None;
    }
    let level = |sitter: &Sitter| match *sitter {
        Sitter::Person => PLAYER,
        Sitter::Bot { level } => level,
    };
    let levels: Vec<Level> = deal.sitters.iter().map(level).collect();
    let bots = Bots::again(&levels, deal.seed, n).until(stop);
    let (end, _) = play(start, bots, deal.seed, |_, _| Ok(())).ok()?;
    let totals = end.totals();
    let others = Seat::all(n_seats).filter(|&seat| seat != own).map(|it| totals[it.index()]);
    Some(totals[own.index()] - others.max().unwrap_or(0))
}
