//! Whether chance brought up what the seed said it would: the proof after a game that nothing was
//! arranged in it.

use game::{Dealer, Game, Step};

use crate::shelf::on_table;
use crate::{AnyTable, Table};

/// One thing that chance brought up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Draw {
    /// The step, from 0.
    pub n: usize,
    /// The pile it was drawn from.
    pub pile: u8,
    /// Which draw from this pile it was, from 0.
    pub nth: u32,
    /// Whether the seed brings up the same.
    pub holds: bool,
}

impl AnyTable {
    /// Everything that chance brought up, drawn again from the seed. For finished games: a seed
    /// tells what is still to come.
    pub fn draws(&self) -> Vec<Draw> {
        on_table!(self, table => table.draws())
    }
}

impl<G: Game> Table<G> {
    /// Everything that chance brought up, drawn again from the seed.
    pub(crate) fn draws(&self) -> Vec<Draw> {
        let dealer = Dealer::new(self.seed());
        let mut position = self.fixed.start.clone();
        let mut n_drawn = [0; 256];
        let mut draws = Vec::new();
        for (n, entry) in self.log.iter().enumerate() {
            if let Step::Chance(outcome) = entry.kept.step {
                let pile = position.pile();
                let nth = n_drawn[usize::from(pile)];
                let holds = dealer.draw(&position, nth) == Some(outcome);
                draws.push(Draw { n, pile, nth, holds });
                n_drawn[usize::from(pile)] += 1;
            }
            position.apply(entry.kept.step, &mut ());
        }
        draws
    }

    /// How often the pile that chance draws from now was drawn from before.
    pub(crate) fn n_drawn(&self) -> u32 {
        let pile = self.position.pile();
        self.log.iter().filter(|entry| entry.pile == Some(pile)).count() as u32
    }
}
