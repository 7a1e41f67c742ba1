//! [`Judge`]: an evaluator of two parts, what was thought by hand and what was learned on top of it.

use game::{Game, Seat, Step, Turn};
use search::{Evaluator, Points, Worth, lead};
use serde::{Deserialize, Serialize};

use crate::Learns;
use crate::learns::{BySeats, Table};

/// What was thought of a game by hand, and is learned on top of.
pub(crate) trait Hand<G: Game>: Clone + Send + Sync {
    /// What is remembered of positions that are one action away from the same one.
    type Memo: Default;

    /// The points each seat is expected to end with, while the game goes on, where nothing was
    /// learned of games with so many seats.
    fn worth(&self, position: &G, memo: &mut Self::Memo) -> Worth {
        let _ = memo;
        Points.value(position)
    }

    /// The same by weights that were learned of games with so many seats.
    fn learned(&self, table: &Table, position: &G, memo: &mut Self::Memo) -> Worth;

    /// Notes what is still true of the position `after` an action.
    fn note(&self, memo: &mut Self::Memo, after: &G, before: &G, action: G::Action) {
        let _ = (memo, after, before, action);
    }

    /// What is sure of a seat's points, and its traits, one for each weight of a table.
    fn traits(&self, position: &G, seat: Seat) -> (f32, Vec<f32>);
}

/// What a position is worth: by weights that were fitted to how games ended, and by hand where
/// nothing was learned of games with so many seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge<H> {
    hand: H,
    tables: BySeats<Table>,
}

impl<H: Clone> Judge<H> {
    pub(crate) const fn hand(&self) -> &H {
        &self.hand
    }

    /// See [`Evaluator::value`].
    pub(crate) fn worth<G: Game>(&self, position: &G) -> Worth
    where
        H: Hand<G>,
    {
        self.worth_with(position, &mut H::Memo::default())
    }

    fn worth_with<G: Game>(&self, position: &G, memo: &mut H::Memo) -> Worth
    where
        H: Hand<G>,
    {
        if position.turn() == Turn::Over {
            return Points.value(position);
        }
        match self.tables.of(position.n_seats()) {
            Some(table) => self.hand.learned(table, position, memo),
            None => self.hand.worth(position, memo),
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
        let mut memo = H::Memo::default();
        for &action in actions {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            self.hand.note(&mut memo, &next, position, action);
            out.push(lead(&self.worth_with(&next, &mut memo), seat, next.n_seats()));
        }
    }
}

impl<G: Game, H: Hand<G>> Learns<G> for Judge<H>
where
    Self: Evaluator<G>,
{
    fn blank(&self) -> Self {
        Self { hand: self.hand.clone(), tables: BySeats::default() }
    }

    fn traits(&self, position: &G, seat: Seat) -> (f32, Vec<f32>) {
        self.hand.traits(position, seat)
    }

    fn with(&self, n_seats: u8, weights: &[f32]) -> Self {
        Self { hand: self.hand.clone(), tables: self.tables.with(n_seats, Table::of(weights)) }
    }
}
