//! What a seat of Hunters and Gatherers is expected to end with, by weights that were fitted to how
//! games ended.
//!
//! A sum of plain things: what is sure, and for each area the seat has pieces in how much it is worth,
//! how far it is open, how likely it closes; and the pieces in the supply. What each of them is good
//! for hangs on whether the seat leads there alone, shares the lead or is behind, and on how much of
//! the game is still to come.

use ::hunters::{Action, AreaKind, Changed, Hunters, Land, LandId, Piece};
use arrayvec::ArrayVec;
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

/// The most areas that are remembered; there are hardly ever more with pieces.
const MOST_AREAS: usize = 32;

/// What all seats have of an area.
#[derive(Copy, Clone, Default)]
struct Shares {
    worth: Worth,
    /// Pawns that come back.
    returned: [u8; MAX_SEATS],
}

impl Shares {
    fn of(land: &Land, n_seats: u8, weights: &Traits) -> Self {
        let mut shares = Self::default();
        for seat in Seat::all(n_seats) {
            let i = seat.index();
            let worth = &mut shares.worth[i];
            let (points, returned) = take(land, seat, &mut |n, it| *worth += weights[n] * it);
            *worth += points;
            shares.returned[i] = returned;
        }
        shares
    }
}

/// The areas that lie the same in all positions after an action, most of them after any.
#[derive(Default)]
pub(crate) struct Memo {
    /// The tiles to come in those positions: they say what fits, and the weights.
    to_come: u128,
    weights: Option<Traits>,
    shares: ArrayVec<(LandId, Shares), MOST_AREAS>,
    /// What the last action has changed; `None` where it may be anything.
    changed: Option<Changed>,
}

impl Memo {
    /// Forgets what was true while other tiles were to come.
    fn bring_to(&mut self, position: &Hunters) {
        let to_come = position.tiles_to_come();
        if self.to_come != to_come {
            *self = Self { to_come, changed: self.changed.take(), ..Self::default() };
        }
    }
}

impl Hand<Hunters> for Knowledge {
    type Memo = Memo;

    fn note(&self, memo: &mut Memo, after: &Hunters, before: &Hunters, action: Action) {
        memo.changed = after.changed_by(before, action);
    }

    /// Who has just placed a tile puts the best piece on it. The weights are points of the final
    /// total.
    fn learned(&self, table: &Table, position: &Hunters, memo: &mut Memo) -> Worth {
        memo.bring_to(position);
        let Memo { weights, shares, changed, .. } = memo;
        let weights = weights.get_or_insert_with(|| table.weights(&STAGES, left(position)));
        let n_seats = position.n_seats();
        let mut worth = [0.0; MAX_SEATS];
        let mut supplies = [(0, 0); MAX_SEATS];
        for seat in Seat::all(n_seats) {
            worth[seat.index()] = f32::from(position.points_of(seat)) + weights[ALWAYS];
            supplies[seat.index()] = position.supply_of(seat);
        }
        // Areas come in the order of before, but for those that are changed.
        let mut next = 0;
        position.each_occupied(|area, land| {
            let reckoned = || Shares::of(&land(), n_seats, weights);
            let may_know = changed.as_ref().is_some_and(|it| !it.contains(&area));
            let is_it = |n: &usize| may_know && shares[*n].0 == area;
            let known = (next..shares.len()).chain(0..next).find(is_it);
            let known = known.map(|n| {
                next = n + 1;
                shares[n].1
            });
            let its = known.unwrap_or_else(reckoned);
            if may_know && known.is_none() {
                // Without room it is reckoned each time.
                let _ = shares.try_push((area, its));
            }
            for i in 0..usize::from(n_seats) {
                worth[i] += its.worth[i];
                supplies[i].0 += its.returned[i];
            }
        });
        if let Some(seat) = position.awaits_bonus() {
            worth[seat.index()] += weights[BONUS];
        }
        let worth_of_supply = |(pawns, huts): (u8, u8)| {
            let mut sum = 0.0;
            stock(pawns, huts, &mut |n, it| sum += weights[n] * it);
            sum
        };
        for (worth, &supply) in worth.iter_mut().zip(&supplies).take(usize::from(n_seats)) {
            *worth += worth_of_supply(supply);
        }
        if let Some(seat) = position.actor() {
            worth[seat.index()] += weights[ON_TURN];
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
        let mut tell = |n: usize, it: f32| traits[n] += it;
        let mut sure = f32::from(position.points_of(seat));
        let (mut pawns, huts) = position.supply_of(seat);
        tell(ALWAYS, 1.0);
        position.each_occupied(|_, land| {
            let (points, returned) = take(&land(), seat, &mut tell);
            sure += points;
            pawns += returned;
        });
        if position.awaits_bonus() == Some(seat) {
            tell(BONUS, 1.0);
        }
        if position.actor() == Some(seat) {
            tell(ON_TURN, 1.0);
        }
        stock(pawns, huts, &mut tell);
        (sure, row(&traits, &STAGES, left(position)))
    }
}
