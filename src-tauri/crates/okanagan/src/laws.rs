//! Laws every position keeps, for checks from outside: components neither appear nor vanish.

use crate::board::Piece;
use crate::figures::{MOST_SEATS, N_NUGGETS, TOKENS_OF_A_TYPE};
use crate::goals::N_GOALS;
use crate::position::Okanagan;
use crate::reward::N_REWARDS;
use crate::stacks::Held;
use crate::tile::{Building, N_TILES, Tile};

impl Okanagan {
    /// Whether tokens, nuggets, goals, tiles and buildings are all somewhere, and once.
    ///
    /// # Errors
    /// What is missing or doubled.
    pub(crate) fn keeps_its_parts(&self) -> Result<(), String> {
        for reward in 0..N_REWARDS {
            let held: u8 = self.tokens.iter().map(|tokens| tokens[reward]).sum();
            let supply = self.supply[reward];
            let there = held + supply + self.eval.heap[reward];
            // One that was given back after its type had run out is out of the game.
            if there > TOKENS_OF_A_TYPE || there < TOKENS_OF_A_TYPE && supply > 0 {
                return Err(format!("tokens of type {reward}"));
            }
        }
        if self.nuggets.iter().sum::<u8>() > N_NUGGETS {
            return Err("nuggets".to_owned());
        }
        let goals = &self.goals;
        let places = goals.hands.iter().chain(&goals.discards).copied().chain([goals.deck]);
        is_parted(places, (1 << N_GOALS) - 1).map_err(|what| format!("goals: {what}"))?;

        let stacks = &self.stacks;
        let bit = |tile: Tile| 1 << tile.index();
        let on_table = self.board.pieces().iter().map(|piece| bit(piece.tile));
        let open = stacks.open.iter().flatten().map(|&tile| bit(tile));
        let held = stacks.held.iter().flatten().map(|&Held { tile, .. }| bit(tile));
        let rest = [stacks.unseen, stacks.removed];
        let places = on_table.chain(open).chain(held).chain(rest);
        is_parted(places, (1 << N_TILES) - 1).map_err(|what| format!("tiles: {what}"))?;
        let in_piles: u32 = stacks.piles.iter().map(|pile| pile.len() as u32).sum();
        if self.starter.is_some() && in_piles != stacks.unseen.count_ones() {
            return Err(format!("{in_piles} tiles in piles"));
        }

        for seat in 0..MOST_SEATS as usize {
            for (kind, building) in Building::ALL.into_iter().enumerate() {
                let is_it = |piece: &&Piece| {
                    piece.built.is_some_and(|(owner, spot)| {
                        owner.index() == seat && spot.building() == building
                    })
                };
                let built = self.board.pieces().iter().filter(is_it).count() as u8;
                let rounds = 0..=self.round;
                let given: u8 =
                    rounds.map(|round| self.pack.stock(self.n_seats, round)[kind]).sum();
                let given = if seat < self.n_seats as usize { given } else { 0 };
                if built + self.stock[seat][kind] != given {
                    return Err(format!("buildings of seat {seat}, kind {kind}"));
                }
            }
        }
        Ok(())
    }
}

/// Whether sets hold everything together and nothing twice.
fn is_parted(sets: impl Iterator<Item = u64>, all: u64) -> Result<(), String> {
    let mut seen = 0;
    for set in sets {
        if seen & set != 0 {
            return Err(format!("{:#x} in two places", seen & set));
        }
        seen |= set;
    }
    if seen == all { Ok(()) } else { Err(format!("{:#x} nowhere", all & !seen)) }
}
