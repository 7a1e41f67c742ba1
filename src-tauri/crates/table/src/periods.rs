//! [`Periods`]: the turns or rounds of a game, as its players count them.

use game::{Game, SeatSet, Turn};
use serde::Serialize;

use crate::shelf::on_table;
use crate::{AnyTable, Table};

/// What the players of a game count: "in turn 12", "in round 3".
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Period {
    /// Turns, those of all seats one after the other; a bonus turn is a part of the turn it is for.
    Turn,
    /// Rounds, see [`Game::round`].
    Round,
}

/// Where the turns or rounds of a game begin.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Periods {
    /// What is counted.
    pub of: Period,
    /// After how many steps each of them begins: the first one after 0.
    pub starts: Vec<u32>,
}

/// A turn or a round.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct When {
    /// What is counted.
    pub of: Period,
    /// Its number, from 1.
    pub nth: u32,
}

impl Periods {
    /// The turn or round that step `n`, from 0, belongs to.
    pub fn of_step(&self, n: u32) -> When {
        let nth = self.starts.partition_point(|&start| start <= n) as u32;
        When { of: self.of, nth }
    }
}

impl AnyTable {
    /// The turns or rounds of the game so far.
    pub fn periods(&self) -> Periods {
        on_table!(self, table => table.periods())
    }
}

impl<G: Game> Table<G> {
    fn periods(&self) -> Periods {
        let mut position = self.fixed.start.clone();
        let of = if position.round().is_some() { Period::Round } else { Period::Turn };
        let mut last = mark(&position);
        let mut starts = vec![0];
        // Who begins may be drawn after all have chosen something in setting up: no turn ends by that.
        let mut together = SeatSet::EMPTY;
        let mut has_begun = false;
        for (entry, n) in self.log.iter().zip(1..) {
            let asked = position.turn().seats();
            if asked.len() > 1 {
                together = asked;
            } else if !asked.iter().any(|it| together.contains(it)) {
                together = SeatSet::EMPTY;
            }
            has_begun |= entry.kept.by().is_some_and(|seat| !together.contains(seat));
            position.apply(entry.kept.step, &mut ());
            let now = mark(&position);
            if now == last || position.turn() == Turn::Over {
                continue;
            }
            last = now;
            if has_begun || of == Period::Round {
                starts.push(n);
            }
        }
        Periods { of, starts }
    }
}

/// What is another one in every period: the round, or else whose turn it is.
fn mark<G: Game>(position: &G) -> (Option<u8>, SeatSet) {
    match position.round() {
        Some(round) => (Some(round), SeatSet::EMPTY),
        None => (None, on_turn(position)),
    }
}

/// Whose turn it is, or else all who decide.
pub(crate) fn on_turn<G: Game>(position: &G) -> SeatSet {
    match position.whose_turn() {
        Some(seat) => SeatSet::from_iter([seat]),
        None => position.turn().seats(),
    }
}
