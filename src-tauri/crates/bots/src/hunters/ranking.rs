//! [`Ranking`]: a frozen yardstick for Hunters and Gatherers, in the manner of the well-known
//! ranking players of tile games: points, and open areas by their chance of being closed. Its
//! figures stay as they are.

use ::hunters::{AreaKind, Hunters, Land};
use game::{Game, MAX_SEATS, Seat, Turn};
use search::{Evaluator, Worth};

/// How much of an open area's points its chance of closing is good for.
const OPEN: f32 = 0.8;
/// How much of a meadow or system counts before the end.
const LASTING: f32 = 0.99;
/// A pawn in the supply.
const PAWN: f32 = 0.15;
/// No pawn in the supply.
const NO_PAWN: f32 = -4.0;
/// What a pawn costs in an area that closes with less than this chance.
const STUCK: [(f32, f32); 3] = [(0.1, 12.0), (0.3, 3.0), (0.6, 1.2)];

/// Weighs open areas by the tiles that still fit.
#[derive(Copy, Clone, Debug)]
pub(super) struct Ranking;

impl Evaluator<Hunters> for Ranking {
    fn value(&self, position: &Hunters) -> Worth {
        if position.turn() == Turn::Over {
            return position.totals().map(|points| points as f32);
        }
        let n_seats = position.n_seats();
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(n_seats) {
            let (n_pawns, _) = position.supply_of(seat);
            let supply = if n_pawns == 0 { NO_PAWN } else { PAWN * f32::from(n_pawns) };
            worth[seat.index()] = f32::from(position.points_of(seat)) + supply;
        }
        position.each_occupied(|land| {
            let (points, stuck) = judged(land, n_seats);
            let most = land.most();
            for (worth, &n) in worth.iter_mut().zip(&land.pieces) {
                if n == most {
                    *worth += points;
                }
                *worth -= stuck * f32::from(n);
            }
        });
        worth
    }
}

/// The points an area is likely to bring, and what each pawn in it costs.
fn judged(land: &Land, n_seats: u8) -> (f32, f32) {
    let points = f32::from(land.worth);
    if matches!(land.kind, AreaKind::Meadow | AreaKind::System) {
        return (LASTING * points, 0.0);
    }
    if land.open == 0 {
        return (points, 0.0);
    }
    let misses = 1.0 - 1.0 / f32::from(n_seats);
    let chance: f32 = land.fits.iter().map(|&n| 1.0 - misses.powi(i32::from(n))).product();
    let cost = STUCK.iter().find(|(least, _)| chance < *least).map_or(0.0, |&(_, cost)| cost);
    (OPEN * chance * points, cost)
}
