//! What a seat of Hunters and Gatherers is expected to end with, by weights that were fitted to how
//! games ended.
//!
//! A sum of plain things: what is sure, and for each area the seat has pieces in how much it is worth,
//! how far it is open, how likely it closes; and the pieces in the supply. What each of them is good
//! for hangs on whether the seat leads there alone, shares the lead or is behind, and on how much of
//! the game is still to come.

use ::hunters::{AreaKind, Hunters, Land, Piece};
use game::{Game, MAX_SEATS, Seat};
use search::Worth;

use super::knowledge::Knowledge;
use crate::judge::Hand;
use crate::learns::{Stages, Table, row};

/// How many land tiles there are to begin with.
const ALL_TILES: f32 = 78.0;

/// The shares of the game still to come at which weights are given; between them they change evenly.
const STAGES: Stages = [0.0, 0.15, 0.45, 1.0];

/// The chance that one fitting tile still to come is put into an open square of a forest or river.
const FOREST_REACH: f32 = 0.04;
const RIVER_REACH: f32 = 0.06;

/// The same where there is one open square, of those that were seen to close; each further one makes
/// it so much less likely. Between the two thoughts the weights choose.
const FOREST_MISSES: f32 = 0.68;
const RIVER_MISSES: f32 = 0.74;
const EACH_SQUARE: f32 = 0.55;
const MOST_LIKELY: f32 = 0.88;

/// Traits of a forest for each standing of a seat: points if it closes, by either thought of how
/// likely that is, that likelihood, by either, with each open square, points if it does not, menhirs,
/// and that it is there. The same of a river without menhirs.
const OF_FOREST: usize = 8;
const OF_RIVER: usize = 7;
/// Of a meadow: points, open sides, of them up to three, tigers, that it is there, points for each
/// open side.
const OF_MEADOW: usize = 6;
/// Of a system: points, open sides, of them up to two, that it is there, points for each open side.
const OF_SYSTEM: usize = 5;
/// Standings: alone in front, sharing the lead, behind.
const STANDINGS: usize = 3;
const PAWNS: usize = 5;
const HUTS: usize = 3;

const FORESTS: usize = 0;
const RIVERS: usize = FORESTS + STANDINGS * OF_FOREST;
const MEADOWS: usize = RIVERS + STANDINGS * OF_RIVER;
const SYSTEMS: usize = MEADOWS + STANDINGS * OF_MEADOW;
/// Pawns that come back when a forest or a river closes.
const RETURNS: usize = SYSTEMS + STANDINGS * OF_SYSTEM;
const SUPPLY: usize = RETURNS + 2;
const HUT_SUPPLY: usize = SUPPLY + PAWNS;
const BONUS: usize = HUT_SUPPLY + HUTS;
const ON_TURN: usize = BONUS + 1;
const ALWAYS: usize = ON_TURN + 1;
/// How many traits there are.
const N_TRAITS: usize = ALWAYS + 1;

type Traits = [f32; N_TRAITS];

/// What a seat has of an area: the points that are sure and the pawns that come back. The rest it
/// tells as traits, each with its number.
fn take(land: &Land, seat: Seat, tell: &mut impl FnMut(usize, f32)) -> (f32, u8) {
    let own = land.pieces[seat.index()];
    if own == 0 {
        return (0.0, 0);
    }
    let most = land.most();
    let leads = own == most;
    let worth = f32::from(land.worth);
    if land.open == 0 {
        let returns = matches!(land.kind, AreaKind::Forest | AreaKind::River);
        return (if leads { worth } else { 0.0 }, if returns { own } else { 0 });
    }
    let is_level = |(other, &n): (usize, &u8)| other != seat.index() && n == most;
    let is_shared = land.pieces.iter().enumerate().any(is_level);
    let standing = if leads { usize::from(is_shared) } else { 2 };
    let open = f32::from(land.open);
    let mut all = |at: usize, traits: &[f32]| {
        traits.iter().enumerate().for_each(|(n, &it)| tell(at + n, it));
    };
    match land.kind {
        AreaKind::Meadow => {
            let tigers = f32::from(land.tigers);
            let traits = [worth, open, open.min(3.0), tigers, 1.0, worth * open];
            all(MEADOWS + standing * OF_MEADOW, &traits);
        }
        AreaKind::System => {
            let traits = [worth, open, open.min(2.0), 1.0, worth * open];
            all(SYSTEMS + standing * OF_SYSTEM, &traits);
        }
        AreaKind::Forest => {
            let (few, many) = (closes(land, FOREST_REACH), closes_by_squares(land, FOREST_MISSES));
            let squares = land.fits.len() as f32;
            let menhir = if land.menhirs > 0 { many } else { 0.0 };
            let lost = worth * (1.0 - many);
            let traits = [few * worth, many * worth, few, many, many * squares, lost, 1.0, menhir];
            all(FORESTS + standing * OF_FOREST, &traits);
            all(RETURNS, &[f32::from(own) * few, f32::from(own) * many]);
        }
        AreaKind::River => {
            let (few, many) = (closes(land, RIVER_REACH), closes_by_squares(land, RIVER_MISSES));
            let squares = land.fits.len() as f32;
            let lost = worth * (1.0 - many);
            let traits = [few * worth, many * worth, few, many, many * squares, lost, 1.0];
            all(RIVERS + standing * OF_RIVER, &traits);
            all(RETURNS, &[f32::from(own) * few, f32::from(own) * many]);
        }
    }
    (0.0, 0)
}

/// The chance that an open forest or river closes, if fitting tiles go where they fit by chance.
fn closes(land: &Land, reach: f32) -> f32 {
    let misses = 1.0 - reach;
    land.fits.iter().map(|&n| 1.0 - misses.powi(i32::from(n))).product()
}

/// The same by what was seen: somebody sees to it.
fn closes_by_squares(land: &Land, misses: f32) -> f32 {
    let first = |&n: &u8| MOST_LIKELY * (1.0 - misses.powi(i32::from(n)));
    let least = land.fits.iter().map(first).reduce(f32::min).unwrap_or(1.0);
    least * EACH_SQUARE.powi(land.fits.len() as i32 - 1)
}

/// Tells the pieces in a supply.
fn stock(pawns: u8, huts: u8, tell: &mut impl FnMut(usize, f32)) {
    (0..usize::from(pawns).min(PAWNS)).for_each(|n| tell(SUPPLY + n, 1.0));
    (0..usize::from(huts).min(HUTS)).for_each(|n| tell(HUT_SUPPLY + n, 1.0));
}

/// The part of the tiles that is still to come.
pub(super) fn left(position: &Hunters) -> f32 {
    f32::from(position.n_to_come()) / ALL_TILES
}

/// What each seat has: the points that are sure, the pawns and huts that are or come back in its
/// supply. The rest is told as traits but for the supply: seat, number, trait.
fn holdings(
    position: &Hunters,
    mut tell: impl FnMut(usize, usize, f32),
) -> ([f32; MAX_SEATS], [(u8, u8); MAX_SEATS]) {
    let seats = || Seat::all(position.n_seats());
    let (mut sure, mut supply) = ([0.0; MAX_SEATS], [(0, 0); MAX_SEATS]);
    for seat in seats() {
        sure[seat.index()] = f32::from(position.points_of(seat));
        supply[seat.index()] = position.supply_of(seat);
        tell(seat.index(), ALWAYS, 1.0);
    }
    position.each_occupied(|land| {
        for seat in seats() {
            let i = seat.index();
            let (points, returned) = take(land, seat, &mut |n, it| tell(i, n, it));
            sure[i] += points;
            supply[i].0 += returned;
        }
    });
    if let Some(seat) = position.awaits_bonus() {
        tell(seat.index(), BONUS, 1.0);
    }
    if let Some(seat) = position.actor() {
        tell(seat.index(), ON_TURN, 1.0);
    }
    (sure, supply)
}

impl Hand<Hunters> for Knowledge {
    /// Who has just placed a tile puts the best piece on it. The weights are points of the final
    /// total.
    fn learned(&self, table: &Table, position: &Hunters) -> Worth {
        let weights: Traits = table.weights(&STAGES, left(position));
        let mut worth = [0.0; MAX_SEATS];
        let (sure, supplies) = holdings(position, |seat, n, it| worth[seat] += weights[n] * it);
        let worth_of_supply = |(pawns, huts): (u8, u8)| {
            let mut sum = 0.0;
            stock(pawns, huts, &mut |n, it| sum += weights[n] * it);
            sum
        };
        for seat in Seat::all(position.n_seats()) {
            let i = seat.index();
            worth[i] += sure[i] + worth_of_supply(supplies[i]);
        }
        if let Some(seat) = position.actor() {
            let (pawns, huts) = supplies[seat.index()];
            let before = worth_of_supply((pawns, huts));
            let mut most = 0.0_f32;
            position.each_vacancy(|piece, _, land| {
                let mut with = land.clone();
                with.pieces[seat.index()] += 1;
                let mut gain = 0.0;
                let (points, returned) = take(&with, seat, &mut |n, it| gain += weights[n] * it);
                let supply = match piece {
                    Piece::Pawn => (pawns - 1 + returned, huts),
                    Piece::Hut => (pawns, huts - 1),
                };
                most = most.max(points + gain + worth_of_supply(supply) - before);
            });
            worth[seat.index()] += most;
        }
        worth
    }

    fn traits(&self, position: &Hunters, seat: Seat) -> (f32, Vec<f32>) {
        let mut traits = [0.0; N_TRAITS];
        let (sure, supplies) = holdings(position, |of, n, it| {
            if of == seat.index() {
                traits[n] += it;
            }
        });
        let (pawns, huts) = supplies[seat.index()];
        stock(pawns, huts, &mut |n, it| traits[n] += it);
        (sure[seat.index()], row(&traits, &STAGES, left(position)))
    }
}
