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
    /// The same setup with seat 0 to begin, where chance or another seat might.
    pub fn begun_by_first(self) -> Self {
        for_game!(self.game(), G => begun_by_first::<G>(self))
    }
}

impl AnyTable {
    /// The seat that began; see [`Table::starter`].
    pub fn starter(&self) -> Seat {
        on_table!(self, table => table.starter())
    }
}

impl<G: Game> Table<G> {
    /// The seat that was alone to act first. Where all chose at once, play goes from the first
    /// seat on.
    pub fn starter(&self) -> Seat {
        let n_before = self.log.iter().take_while(|entry| entry.kept.by().is_none()).count();
        match self.position_after(n_before).turn() {
            Turn::Seats(seats) if seats.len() == 1 => seats.first().unwrap_or(Seat::FIRST),
            Turn::Seats(_) | Turn::Chance | Turn::Over => Seat::FIRST,
        }
    }
}

fn begun_by_first<G: OnShelf>(setup: AnySetup) -> AnySetup {
    let setup = G::find_setup(setup).expect("the game was chosen by the setup");
    G::put_setup(G::begun_by_first(setup))
}
