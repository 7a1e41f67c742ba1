//! What a seat of Okanagan is expected to end with, by weights that were fitted to how games ended,
//! on top of what was thought by hand.
//!
//! What an area brings is worked out as by hand; how much of it counts hangs on the place of the seat
//! among those in the area and on how much of the game is still to come.

use ::okanagan::{Land, Okanagan};
use game::{Game, MAX_SEATS, Seat};
use search::Worth;

use crate::judge::Hand;
use crate::learns::{Stages, Table, dot, row};

use super::knowledge::{Estimate, Knowledge, nuggets};

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

type Traits = [f32; N_TRAITS];

/// Adds what an area is to each seat.
fn take(estimate: &Estimate<'_>, land: &Land, chance: f32, all: &mut [Traits; MAX_SEATS]) {
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
        let at = AREAS + place * OF_AREA;
        all[i][at..at + OF_AREA].iter_mut().zip(more).for_each(|(sum, it)| *sum += it);
    }
}

/// Adds what an area brings that is closed, or what it is as long as it is open.
fn count(estimate: &Estimate<'_>, land: &Land, chance: f32, all: &mut [Traits; MAX_SEATS]) {
    if land.open > 0 {
        return take(estimate, land, chance, all);
    }
    let shares = estimate.shares(land);
    all.iter_mut().zip(shares).for_each(|(own, share)| own[NOW] += share);
}

/// The traits of all seats.
fn traits(estimate: &Estimate<'_>) -> [Traits; MAX_SEATS] {
    let position = estimate.position;
    let mut all = [[0.0; N_TRAITS]; MAX_SEATS];
    let sharing = position.sharing();
    let points = nuggets(position);
    for (seat, sets) in Seat::all(position.n_seats()).zip(&estimate.sets) {
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
    for prospect in &estimate.prospects {
        match sharing.as_ref().filter(|it| it.area == prospect.number) {
            Some(sharing) => {
                let shares = estimate.under_way(sharing, &prospect.land);
                all.iter_mut().zip(shares).for_each(|(own, share)| own[NOW] += share);
            }
            None => count(estimate, &prospect.land, prospect.chance, &mut all),
        }
    }
    all
}

impl Hand<Okanagan> for Knowledge {
    type Memo = ();

    fn worth(&self, position: &Okanagan) -> Worth {
        Estimate::of(self, position).worth()
    }

    /// Who has just placed a tile builds the best on it.
    fn learned(&self, table: &Table, position: &Okanagan, (): &mut ()) -> Worth {
        let estimate = Estimate::of(self, position);
        let weights: Traits = table.weights(&STAGES, estimate.left);
        let mut worth = traits(&estimate).map(|own| dot(&own, &weights));
        if let Some(seat) = estimate.builder() {
            let price = |kind: usize| weights[STOCK + kind];
            let worth_of = |land: &Land, chance: f32| {
                let mut all = [[0.0; N_TRAITS]; MAX_SEATS];
                count(&estimate, land, chance, &mut all);
                all.map(|own| dot(&own, &weights))
            };
            worth[seat.index()] += estimate.best_building(seat, price, worth_of, |_| 1.0);
        }
        worth
    }

    /// Nothing is sure: the tokens of a goal that is met may still be wanted for another one.
    fn traits(&self, position: &Okanagan, seat: Seat) -> (f32, Vec<f32>) {
        let estimate = Estimate::of(self, position);
        let own = traits(&estimate)[seat.index()];
        (0.0, row(&own, &STAGES, estimate.left))
    }
}
