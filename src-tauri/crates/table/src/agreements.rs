//! What people agree on while a game goes on: a bot or somebody else plays a seat, the game ends early.
//!
//! Steps are by seat, so the log replays as before. Where somebody leaves only the device moves: they
//! have it no longer, and whoever sits down does not see what was shown to another. A game that ends
//! early stands as it stands; whoever goes on with it has seen everything, and plays for practice.

use game::{Game, Seat};

use crate::any::refused;
use crate::hand::Hand;
use crate::shelf::{OnShelf, on_table};
use crate::{AnyTable, Holder, Refused, Sitter, Table, TableError};

impl AnyTable {
    /// See [`Table::with_sitter`].
    ///
    /// # Errors
    /// As there.
    pub fn with_sitter(&self, seat: Seat, sitter: Sitter) -> Result<Self, Refused> {
        on_table!(self, table => with_sitter(table, seat, sitter))
    }

    /// See [`Table::ended`].
    #[must_use]
    pub fn ended(&self, is_ended: bool) -> Self {
        on_table!(self, table => OnShelf::put_table(table.ended(is_ended)))
    }

    /// Whether a seat acted in the steps from number `from` on.
    pub fn has_acted(&self, seat: Seat, from: usize) -> bool {
        on_table!(self, table => table.log.iter().skip(from).any(|it| it.kept.by() == Some(seat)))
    }
}

fn with_sitter<G: OnShelf>(
    table: &Table<G>,
    seat: Seat,
    sitter: Sitter,
) -> Result<AnyTable, Refused> {
    table.with_sitter(seat, sitter).map(G::put_table).map_err(refused::<G>)
}

impl<G: Game> Table<G> {
    /// The table where the game is over as it stands, or goes on after that.
    #[must_use]
    pub fn ended(&self, is_ended: bool) -> Self {
        let practice = self.practice || self.is_ended && !is_ended;
        Self { is_ended, practice, hand: Hand::Down { to: None }, ..self.clone() }
    }

    /// The table with somebody else on a seat. Whoever else holds the device keeps it.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] when no person would be left, or the game is over.
    pub fn with_sitter(&self, seat: Seat, sitter: Sitter) -> Result<Self, TableError<G::Reason>> {
        let mut sitters = self.sitters.to_vec();
        sitters[seat.index()] = sitter;
        let mut table = Self { sitters: sitters.into(), ..self.clone() };
        let persons = table.persons();
        if self.is_over() || persons.is_empty() {
            return Err(TableError::NotOnTurn);
        }
        table.hand = match (self.holder(), self.hand) {
            (Holder::Seat { seat: own }, _) if own != seat => Hand::Of(own),
            (Holder::Seat { .. }, _) if sitter.is_person() => Hand::Down { to: Some(seat) },
            (_, Hand::Down { to: Some(own) }) if persons.contains(own) => self.hand,
            _ if persons.len() == 1 => Hand::Down { to: persons.first() },
            _ => Hand::Down { to: None },
        };
        // What a seat did before somebody else took it over is nobody's to confirm.
        let last = self.last_act().and_then(|(_, entry)| entry.kept.by());
        table.is_confirmed |= last == Some(seat);
        table.settled()
    }
}
