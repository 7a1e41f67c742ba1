//! What a seat of Okanagan is expected to end with, by weights that were fitted to how games ended,
//! on top of what was thought by hand.
//!
//! What an area brings is worked out as by hand; how much of it counts hangs on the place of the seat
//! among those in the area and on how much of the game is still to come.

use ::okanagan::{Action, Land, Okanagan};
use game::{Game, MAX_SEATS, Seat};
use search::Worth;

use crate::judge::Hand;
use crate::learns::{Stages, Table, dot, row};

use super::knowledge::{Estimate, Knowledge, nuggets};
use super::memo::{Memo, Prospect};

/// The shares of the game still to come at which weights are given; between them they change evenly.
const STAGES: Stages = [0.0, 0.2, 0.5, 1.0];

/// Places of a seat in an area: alone, first of several, between, last of several.
const PLACES: usize = 4;
/// For each place: the worth of the tokens it takes and how many they are, both if the area closes;
/// that it closes; its influence there, if it closes and if not; and that it is there.
const OF_AREA: usize = 6;

/// Tokens, goals and the explorer card as thought by hand.
const PURSE: usize = 0;
/// Tokens.
const TOKENS: usize = 1;
/// Farms, warehouses and silos still to be built in this round.
const STOCK: usize = 2;
/// Points for nuggets as they are now, how many there are, and being ahead or behind with them.
const NUGGETS: usize = 5;
/// What areas that are closed bring, as thought by hand.
const NOW: usize = 9;
const ON_TURN: usize = 10;
const ALWAYS: usize = 11;
const AREAS: usize = 12;
/// How many traits there are.
const N_TRAITS: usize = AREAS + PLACES * OF_AREA;

pub(super) type Traits = [f32; N_TRAITS];

/// Tells what an area is to each seat: the seat, the number of a trait, and the trait.
fn take(
    estimate: &Estimate<'_>,
    land: &Land,
    chance: f32,
    tell: &mut impl FnMut(usize, usize, f32),
) {
    let portions = estimate.portions(land);
    let n_there = portions.iter().filter(|it| it.place.is_some()).count();
    for (i, portion) in portions.iter().enumerate() {
        let Some(place) = portion.place else { continue };
        let place = match place {
            _ if n_there == 1 => 0,
            0 => 1,
            last if last + 1 == n_there => 3,
            _ => 2,
        };
        let influence = f32::from(land.influence[i]);
        let more = [
            chance * portion.tokens,
            chance * portion.n_tokens,
            chance,
            chance * influence,
            (1.0 - chance) * influence,
            1.0,
        ];
        more.into_iter().enumerate().for_each(|(n, it)| tell(i, AREAS + place * OF_AREA + n, it));
    }
}

/// Tells what an area brings that is closed, or what it is as long as it is open.
fn count(
    estimate: &Estimate<'_>,
    land: &Land,
    chance: f32,
    tell: &mut impl FnMut(usize, usize, f32),
) {
    if land.open > 0 {
        return take(estimate, land, chance, tell);
    }
    let shares = estimate.shares(land);
    shares.into_iter().enumerate().for_each(|(i, share)| tell(i, NOW, share));
}

/// The same of an area that is being shared out, maybe.
fn count_due(
    estimate: &Estimate<'_>,
    prospect: &Prospect,
    tell: &mut impl FnMut(usize, usize, f32),
) {
    match estimate.position.sharing().filter(|it| it.area == prospect.number) {
        Some(sharing) => {
            let shares = estimate.under_way(&sharing, &prospect.land);
            shares.into_iter().enumerate().for_each(|(i, share)| tell(i, NOW, share));
        }
        None => count(estimate, &prospect.land, prospect.chance, tell),
    }
}

/// The traits of all seats that do not come of areas.
fn holdings(estimate: &Estimate<'_>) -> [[f32; AREAS]; MAX_SEATS] {
    let position = estimate.position;
    let mut all = [[0.0; AREAS]; MAX_SEATS];
    let points = nuggets(position);
    for (seat, sets) in Seat::all(position.n_seats()).zip(estimate.sets()) {
        let own = &mut all[seat.index()];
        own[PURSE] = sets.worth();
        own[TOKENS] = f32::from(position.tokens_of(seat).iter().sum::<u8>());
        for (n, &stock) in position.stock(seat).iter().enumerate() {
            own[STOCK + n] = f32::from(stock);
        }
        let n_nuggets = position.nuggets_of(seat);
        let others = || Seat::all(position.n_seats()).filter(|&other| other != seat);
        let most = others().map(|other| position.nuggets_of(other)).max().unwrap_or(0);
        own[NUGGETS] = points[seat.index()];
        own[NUGGETS + 1] = f32::from(n_nuggets);
        own[NUGGETS + 2] = f32::from(u8::from(n_nuggets > most));
        own[NUGGETS + 3] = f32::from(u8::from(n_nuggets < most));
        own[ALWAYS] = 1.0;
    }
    if let Some(seat) = position.turn().seats().first() {
        all[seat.index()][ON_TURN] = 1.0;
    }
    all
}

impl Hand<Okanagan> for Knowledge {
    type Memo = Memo;

    fn worth(&self, position: &Okanagan, memo: &mut Memo) -> Worth {
        Estimate::of(self, position, memo).worth()
    }

    /// Who has just placed a tile builds the best on it.
    fn learned(&self, table: &Table, position: &Okanagan, memo: &mut Memo) -> Worth {
        let estimate = Estimate::of(self, position, memo);
        let weights = estimate.memo.weights(|| table.weights(&STAGES, estimate.left));
        let of_holdings = weights.first_chunk().expect("they come before areas");
        let mut worth = holdings(&estimate).map(|own| dot(&own, of_holdings));
        for prospect in &estimate.prospects {
            let share = estimate.memo.share(prospect, || {
                let mut share = [0.0; MAX_SEATS];
                count_due(&estimate, prospect, &mut |i, n, it| share[i] += weights[n] * it);
                share
            });
            worth.iter_mut().zip(share).for_each(|(worth, share)| *worth += share);
        }
        if let Some(seat) = estimate.builder() {
            let price = |kind: usize| weights[STOCK + kind];
            let worth_of = |land: &Land, chance: f32| {
                let mut share = [0.0; MAX_SEATS];
                count(&estimate, land, chance, &mut |i, n, it| share[i] += weights[n] * it);
                share
            };
            worth[seat.index()] += estimate.best_building(seat, price, worth_of, |_| 1.0);
        }
        worth
    }

    fn note(&self, memo: &mut Memo, after: &Okanagan, before: &Okanagan, action: Action) {
        memo.note(self, after, before, action);
    }

    /// Nothing is sure: the tokens of a goal that is met may still be wanted for another one.
    fn traits(&self, position: &Okanagan, seat: Seat) -> (f32, Vec<f32>) {
        let mut memo = Memo::default();
        let estimate = Estimate::of(self, position, &mut memo);
        let mut own: Traits = [0.0; N_TRAITS];
        own[..AREAS].copy_from_slice(&holdings(&estimate)[seat.index()]);
        for prospect in &estimate.prospects {
            count_due(&estimate, prospect, &mut |i, n, it| {
                if i == seat.index() {
                    own[n] += it;
                }
            });
        }
        (0.0, row(&own, &STAGES, estimate.left))
    }
}
