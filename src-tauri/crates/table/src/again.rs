//! Another game after this one: the usual setup, and who began.

use game::{Game, Seat, Title, Turn};

use crate::shelf::{OnShelf, for_game, on_table};
use crate::{AnySetup, AnyTable, GameId, Table};

impl GameId {
    /// The setup of the usual game for this many seats, with the game's own pack.
    pub fn standard(self, seats: u8) -> AnySetup {
        for_game!(self, G => <G as OnShelf>::put_setup(<G as Title>::standard(seats)))
    }
}

impl AnySetup {
    /// The same setup with this seat to begin; unchanged where all begin at once.
    pub fn begun_by(self, seat: Seat) -> Self {
        for_game!(self.game(), G => begun_by::<G>(self, seat))
    }
}

impl AnyTable {
    /// The seat that began; see [`Table::starter`].
    pub fn starter(&self) -> Seat {
        on_table!(self, table => table.starter())
    }
}

impl<G: Game> Table<G> {
    /// The seat that began: as the game says, else the first to act alone, and not as the last of
    /// several who chose at once. Where all always choose at once, play goes from the first seat on.
    pub fn starter(&self) -> Seat {
        let mut position = self.fixed.start.clone();
        let mut at_once = false;
        for step in self.log.iter().map(|entry| Some(entry.kept.step)).chain([None]) {
            let turn = position.turn();
            if matches!(turn, Turn::Seats(_))
                && let Some(seat) = position.starter()
            {
                return seat;
            }
            match turn {
                Turn::Seats(seats) if seats.len() == 1 && !at_once => {
                    return seats.first().unwrap_or(Seat::FIRST);
                }
                Turn::Seats(_) => at_once = true,
                Turn::Chance | Turn::Over => at_once = false,
            }
            if let Some(step) = step {
                position.apply(step, &mut ());
            }
        }
        Seat::FIRST
    }
}

fn begun_by<G: OnShelf>(setup: AnySetup, seat: Seat) -> AnySetup {
    let setup = G::find_setup(setup).expect("the game was chosen by the setup");
    G::put_setup(G::begun_by(setup, seat))
}
