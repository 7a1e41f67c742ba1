//! Head starts: points that seats have before the first step, agreed on by the people at the table.
//!
//! Engines and bots know nothing of them: no rule of a game asks how many points somebody has been
//! given. So they belong to the table, which adds them to whatever is counted, and they are a fact
//! about the whole game and not a step of it: changed while a game goes on, they hold from its
//! beginning, and its steps replay as before.

use std::cmp::Reverse;

use game::{Game, MAX_SEATS, Places, Seat, Sheet, Viewer};

use crate::shelf::{OnShelf, on_table};
use crate::{AnyTable, Table};

/// The largest head start of a seat, in points.
pub const MOST_HANDICAP: u16 = 99;

/// The head starts of all seats, those beyond the last at 0.
pub(crate) type Handicaps = [u16; MAX_SEATS];

impl AnyTable {
    /// The same table with these head starts, in seat order; seats left out have none.
    #[must_use]
    pub fn with_handicaps(&self, handicaps: &[u16]) -> Self {
        on_table!(self, table => OnShelf::put_table(table.with_handicaps(handicaps)))
    }

    /// The head starts, in seat order.
    pub fn handicaps(&self) -> &[u16] {
        on_table!(self, table => table.handicaps())
    }
}

impl<G: Game> Table<G> {
    /// The same table with these head starts, in seat order; seats left out have none.
    #[must_use]
    pub fn with_handicaps(&self, handicaps: &[u16]) -> Self {
        let mut points = [0; MAX_SEATS];
        for (to, &from) in points.iter_mut().zip(handicaps) {
            *to = from.min(MOST_HANDICAP);
        }
        Self { handicaps: points, ..self.clone() }
    }

    /// The head starts, in seat order.
    pub fn handicaps(&self) -> &[u16] {
        &self.handicaps[..usize::from(self.position.n_seats())]
    }

    /// The sheet of a position of this game as a viewer may know it, head starts among it.
    pub(crate) fn sheet_of(&self, position: &G, viewer: Viewer) -> Sheet<G> {
        position.score(viewer).with_handicaps(&self.handicaps)
    }

    /// These points of all seats, with the head starts.
    pub(crate) fn ahead(&self, mut totals: [i32; MAX_SEATS]) -> [i32; MAX_SEATS] {
        for (total, &points) in totals.iter_mut().zip(&self.handicaps) {
            *total += i32::from(points);
        }
        totals
    }

    /// The final places, when the game is over; of one that ended early, by the points. Of seats that
    /// are level with their head starts, the one that came further by the rules is before the other:
    /// it was given less, or was before it among equals.
    pub fn places(&self) -> Option<Places> {
        let seats = || Seat::all(self.position.n_seats());
        let standing = || {
            let totals = self.position.totals();
            Places::by_key(seats().map(|seat| totals[seat.index()]))
        };
        let by_rules = self.position.places().or_else(|| self.is_ended.then(standing))?;
        if self.handicaps == [0; MAX_SEATS] {
            return Some(by_rules);
        }
        let totals = self.ahead(self.position.totals());
        Some(Places::by_key(seats().map(|seat| (totals[seat.index()], Reverse(by_rules.of(seat))))))
    }
}
