//! [`Lasting`]: what lasted longest in a finished game: a forest that nobody closed, a card that brought
//! nothing, a planet that was held.

use std::collections::BTreeMap;

use game::{Seat, SeatSet, Title};

use crate::periods::on_turn;
use crate::shelf::on_table;
use crate::{AnyTable, Table};

/// What lasted longest, counted in turns of the seat it belonged to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Lasting {
    /// Whose it was.
    pub seat: Seat,
    /// After how many steps it was there for the first time.
    pub from: usize,
    /// After how many steps it was over, or of how many steps the game had.
    pub to: usize,
    /// How many turns of its own the seat began in between.
    pub turns: u32,
    /// Whether it lasted to the end.
    pub is_open: bool,
    /// What the seat's points changed by in the step that ended it.
    pub brought: i32,
}

impl AnyTable {
    /// What lasted longest in the whole game; of several that lasted as long the first that was over.
    pub fn lasting(&self) -> Option<Lasting> {
        on_table!(self, table => table.lasting())
    }
}

impl<G: Title> Table<G> {
    fn lasting(&self) -> Option<Lasting> {
        let mut position = self.fixed.start.clone();
        let n_seats = usize::from(position.n_seats());
        let mut turns = vec![0_u32; n_seats];
        let mut last = SeatSet::default();
        let mut open: BTreeMap<(Seat, u16), (usize, u32)> = BTreeMap::new();
        let mut longest: Option<Lasting> = None;
        let mut tell = |it: Lasting| {
            if longest.is_none_or(|longest| it.turns > longest.turns) {
                longest = Some(it);
            }
        };
        for (n, entry) in self.log.iter().enumerate() {
            let now = on_turn(&position);
            for seat in now.iter().filter(|&seat| !last.contains(seat)) {
                turns[seat.index()] += 1;
            }
            last = now;
            let before = position.totals();
            position.apply(entry.kept.step, &mut ());
            let totals = position.totals();
            let there = position.lasting();
            open.retain(|&(seat, what), &mut (from, since)| {
                let is_there = there.contains(&(seat, what));
                if !is_there {
                    let (turns, i) = (turns[seat.index()] - since, seat.index());
                    let brought = totals[i] - before[i];
                    tell(Lasting { seat, from, to: n + 1, turns, is_open: false, brought });
                }
                is_there
            });
            for (seat, what) in there {
                open.entry((seat, what)).or_insert((n + 1, turns[seat.index()]));
            }
        }
        for (&(seat, _), &(from, since)) in &open {
            let turns = turns[seat.index()] - since;
            tell(Lasting { seat, from, to: self.log.len(), turns, is_open: true, brought: 0 });
        }
        longest
    }
}
