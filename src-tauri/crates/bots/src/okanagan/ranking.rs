//! [`Ranking`]: a frozen yardstick for Okanagan, in the manner of the well-known ranking players of
//! tile games: points, and open areas by their chance of being closed. Its figures stay as they
//! are.

use ::okanagan::{Land, Okanagan};
use game::{Game, MAX_SEATS, Seat, Turn};
use search::{Evaluator, Worth};

/// How much of an open area's tokens its chance of closing is good for.
const OPEN: f32 = 0.8;
/// A token that is not part of a set yet.
const TOKEN: f32 = 1.0;
/// The action of the weakest.
const ACTION: f32 = 1.0;

/// Weighs open areas by the tiles that still fit.
#[derive(Copy, Clone, Debug)]
pub(super) struct Ranking;

impl Evaluator<Okanagan> for Ranking {
    fn value(&self, position: &Okanagan) -> Worth {
        let mut worth = position.totals().map(|points| points as f32);
        if position.turn() == Turn::Over {
            return worth;
        }
        for seat in Seat::all(position.n_seats()) {
            let n_tokens: u8 = position.tokens_of(seat).iter().sum();
            worth[seat.index()] += TOKEN * f32::from(n_tokens);
        }
        let chances = chances(position);
        let now = position.sharing().map(|sharing| sharing.area);
        let pending = position.pending().chain(now).fold([false; 256], |mut all, number| {
            all[usize::from(number)] = true;
            all
        });
        for (number, land) in position.lands() {
            let number = usize::from(number);
            let chance = match land.open {
                0 if pending[number] => 1.0,
                0 => 0.0,
                _ => OPEN * chances[number],
            };
            if chance > 0.0 && land.influence != [0; 4] {
                share_out(&land, chance, &mut worth);
            }
        }
        worth
    }
}

/// The chance of each open area that all its gaps are filled, by its number.
fn chances(position: &Okanagan) -> [f32; 256] {
    let to_come = position.tiles_to_come();
    let misses = 1.0 - 1.0 / f32::from(position.n_seats());
    let mut chances = [1.0; 256];
    for gap in position.gaps() {
        // Each gap is filled by what fits it, and most gaps by nothing.
        let n_fitting = (gap.fitting & to_come).count_ones() as f32 / 10.0;
        let chance = 1.0 - misses.powf(n_fitting);
        for number in gap.beside.into_iter().flatten() {
            chances[usize::from(number)] *= chance;
        }
    }
    chances
}

/// Gives each seat in an area its part of the icons, from the strongest down.
fn share_out(land: &Land, chance: f32, worth: &mut [f32; MAX_SEATS]) {
    let mut left: u8 = land.icons.iter().sum();
    let mut given = [false; 4];
    let mut weakest = None;
    for _ in 0..given.len() {
        let there = (0..given.len()).filter(|&seat| !given[seat] && land.influence[seat] > 0);
        let Some(seat) = there.max_by_key(|&seat| land.influence[seat]) else { break };
        given[seat] = true;
        let n = left.min(land.influence[seat]);
        left -= n;
        worth[seat] += chance * 2.0 * TOKEN * f32::from(n);
        weakest = Some(seat);
    }
    if let Some(weakest) = weakest {
        worth[weakest] += chance * ACTION;
    }
}
