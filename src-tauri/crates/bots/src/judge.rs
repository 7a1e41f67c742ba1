//! [`Judge`]: an evaluator of two parts, what was thought by hand and what was learned on top of it.

use game::{Game, Seat, Step, Turn};
use search::{Evaluator, Points, Worth, lead};
use serde::{Deserialize, Serialize};

use crate::Learns;
use crate::learns::{BySeats, Table};

/// What was thought of a game by hand, and may be learned on top of.
pub(crate) trait Hand<G: Game>: Clone + Send + Sync {
    /// The points each seat is expected to end with, while the game goes on.
    fn worth(&self, position: &G) -> Worth;

    /// The same by weights that were learned of games with so many seats.
    fn learned(&self, table: &Table, position: &G) -> Worth;

    /// What is sure of a seat's points, and its traits, one for each weight of a table.
    fn traits(&self, position: &G, seat: Seat) -> (f32, Vec<f32>);
}

/// What a position is worth: by weights that were learned, or as it was thought by hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Judge<H> {
    /// Fitted to how games ended.
    Learned {
        /// All there is for numbers of seats that nothing was learned of.
        hand: H,
        /// What was learned.
        tables: BySeats<Table>,
    },
    /// Set by hand, as all levels had it until they learned.
    Hand(H),
}

impl<H: Clone> Judge<H> {
    pub(crate) const fn hand(&self) -> &H {
        match self {
            Self::Learned { hand, .. } | Self::Hand(hand) => hand,
        }
    }

    /// What was thought by hand alone.
    pub(crate) fn by_hand(&self) -> Self {
        Self::Hand(self.hand().clone())
    }

    /// See [`Evaluator::value`].
    pub(crate) fn worth<G: Game>(&self, position: &G) -> Worth
    where
        H: Hand<G>,
    {
        if position.turn() == Turn::Over {
            return Points.value(position);
        }
        let table = match self {
            Self::Learned { tables, .. } => tables.of(position.n_seats()),
            Self::Hand(_) => None,
        };
        match table {
            Some(table) => self.hand().learned(table, position),
            None => self.hand().worth(position),
        }
    }

    /// Evaluates the position after each action and pushes it to `out`; see [`Evaluator::prior`].
    pub(crate) fn look<G: Game>(
        &self,
        position: &G,
        seat: Seat,
        actions: &[G::Action],
        out: &mut Vec<f32>,
    ) where
        H: Hand<G>,
    {
        for &action in actions {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            out.push(lead(&self.worth(&next), seat, next.n_seats()));
        }
    }
}

impl<G: Game, H: Hand<G>> Learns<G> for Judge<H>
where
    Self: Evaluator<G>,
{
    fn blank(&self) -> Self {
        Self::Learned { hand: self.hand().clone(), tables: BySeats::default() }
    }

    fn traits(&self, position: &G, seat: Seat) -> (f32, Vec<f32>) {
        self.hand().traits(position, seat)
    }

    fn with(&self, n_seats: u8, weights: &[f32]) -> Self {
        let table = Table::of(weights);
        let tables = match self {
            Self::Learned { tables, .. } => tables.with(n_seats, table),
            Self::Hand(_) => BySeats::default().with(n_seats, table),
        };
        Self::Learned { hand: self.hand().clone(), tables }
    }
}
