//! What a seat of Space Bastards is expected to end with, by weights that were fitted to how games
//! ended: the terms that were thought of by hand, the countings to come told apart, and what cards in
//! hand threaten.

use ::bastards::{Bastards, Planet, Relation};
use game::{Game, MAX_SEATS, Seat};
use search::Worth;

use super::forecast::{SCORINGS, ScoringForecast};
use super::knowledge::{COLOURS, Estimate, Knowledge, ROUNDS};
use crate::Learns;
use crate::learns::{BySeats, Stages, Table, dot, row};

/// The shares of the game still to come at which weights are given; between them they change evenly.
const STAGES: Stages = [0.05, 0.3, 0.6, 1.0];

/// The slope of a second forecast, in which a lead of one creature is little.
const SOFT: f32 = 1.1;

/// Coins, and the coins up to what a second card costs.
const COINS: usize = 0;
/// Pairs that diplomacy and trade in hand could make.
const PAIRS: usize = 2;
/// That love in hand can bring a child, and what it would bring at best.
const LOVE: usize = 4;
/// Creatures that shooting in hand could hit, what that would bring at best; the same of eating.
const STRIKES: usize = 6;
/// Each card in hand, and how many can still be played before cards return.
const CARDS: usize = 10;
const SHIP: usize = 19;
const HOLD: usize = 20;
/// What the planets bring in the next counting, that once more by how far away it is, and in the two
/// countings after it: by the forecast and by the soft one.
const SHARP: usize = 21;
const SOFTLY: usize = 25;
/// Creatures on planets, and planets with any.
const CREATURES: usize = 29;
/// Creatures that somebody's shooting could hit, what that would cost at worst; the same of eating.
const THREATS: usize = 31;
/// That the ship still flies before the clock moves on.
const FLIES: usize = 35;
const ALWAYS: usize = 36;
/// How many traits there are.
const N_TRAITS: usize = 37;

type Traits = [f32; N_TRAITS];

/// The traits of all seats.
fn traits(estimate: &Estimate<'_>) -> [Traits; MAX_SEATS] {
    let mut all = [[0.0; N_TRAITS]; MAX_SEATS];
    for seat in Seat::all(estimate.position.n_seats()) {
        holdings(estimate, seat, &mut all[seat.index()]);
        strikes(estimate, seat, &mut all);
    }
    planets(estimate, &mut all);
    all
}

/// Coins, cards and the ship of a seat.
fn holdings(estimate: &Estimate<'_>, seat: Seat, own: &mut Traits) {
    let position = estimate.position;
    let coins = f32::from(position.coins_of(seat));
    own[COINS..COINS + 2].copy_from_slice(&[coins, coins.min(2.0)]);
    for (n, relation) in [Relation::Diplomacy, Relation::Trade].into_iter().enumerate() {
        if estimate.has_use(seat, relation) {
            own[PAIRS + n] = f32::from(position.pairs_of(seat, relation));
        }
    }
    if estimate.has_use(seat, Relation::Love) {
        position.births_of(seat, |planet| {
            own[LOVE] = 1.0;
            let gain = estimate.change(planet, seat.index(), |it| it[seat.index()] += 1);
            own[LOVE + 1] = own[LOVE + 1].max(gain);
        });
    }
    let mut n_cards = 0.0;
    for relation in Relation::ALL.into_iter().filter(|&it| position.has_card(seat, it)) {
        own[CARDS + relation.index()] = 1.0;
        n_cards += 1.0;
    }
    let rounds = position.rounds_until_cards_return().map_or(0.0, f32::from);
    own[CARDS + Relation::ALL.len()] = f32::min(n_cards, rounds + 1.0);
    own[SHIP] = estimate.ship(seat);
    own[HOLD] = f32::from(position.n_in_hold(seat));
    own[FLIES] = f32::from(u8::from(position.flies_later(seat)));
    own[ALWAYS] = 1.0;
}

/// What shooting and eating in the hand of a seat could do, to it and to those who are hit.
fn strikes(estimate: &Estimate<'_>, seat: Seat, all: &mut [Traits; MAX_SEATS]) {
    let position = estimate.position;
    for (n, relation) in [Relation::Shooting, Relation::Eating].into_iter().enumerate() {
        if !estimate.has_use(seat, relation) {
            continue;
        }
        position.strikes_of(seat, relation, |planet, colour, victims| {
            let hit = colour.index();
            let mut tell = |at: usize, whose: usize, sign: f32| {
                let change = sign * estimate.change(planet, whose, |it| it[hit] -= victims);
                let told = &mut all[whose][at + 2 * n..at + 2 * n + 2];
                told[0] = told[0].max(f32::from(victims));
                told[1] = told[1].max(change);
            };
            tell(STRIKES, seat.index(), 1.0);
            if colour.seat().is_some() {
                tell(THREATS, hit, -1.0);
            }
        });
    }
}

/// What planets bring each seat.
fn planets(estimate: &Estimate<'_>, all: &mut [Traits; MAX_SEATS]) {
    let position = estimate.position;
    let soft = ScoringForecast::with_slope(estimate.knowledge, position, SOFT);
    let next = position.scorings_to_come().next().map_or(1, |it| it.rounds);
    // Countings are four rounds apart.
    let far = (f32::from(next) - 1.0) / 3.0;
    for (_, creatures) in &estimate.planets {
        for seat in Seat::all(position.n_seats()).map(Seat::index) {
            let own = &mut all[seat];
            for (at, forecast) in [(SHARP, &estimate.forecast), (SOFTLY, &soft)] {
                let [next, second, third]: [f32; SCORINGS] = forecast.each(*creatures, seat);
                let told = [next, far * next, second, third];
                own[at..].iter_mut().zip(told).for_each(|(sum, it)| *sum += it);
            }
            own[CREATURES] += f32::from(creatures[seat]);
            own[CREATURES + 1] += f32::from(u8::from(creatures[seat] > 0));
        }
    }
}

/// The part of the game that is still to come.
fn left(position: &Bastards) -> f32 {
    f32::from(super::rounds_left(position)) / ROUNDS
}

impl Knowledge {
    /// The same to whom counts what was learned.
    pub(super) fn taught(&self) -> Self {
        let mut taught = self.clone();
        taught.is_taught = true;
        taught
    }

    /// The points each seat is expected to end with by what was learned, if that counts.
    pub(super) fn by_learning(&self, estimate: &Estimate<'_>) -> Option<Worth> {
        let position = estimate.position;
        let table = self.learned.of(position.n_seats()).filter(|_| self.is_taught)?;
        let weights = table.weights::<N_TRAITS>(&STAGES, left(position));
        let all = traits(estimate);
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(position.n_seats()) {
            let traits = dot(&all[seat.index()], &weights);
            worth[seat.index()] = f32::from(position.points_so_far(seat)) + traits;
        }
        Some(worth)
    }
}

impl Learns<Bastards> for Knowledge {
    fn blank(&self) -> Self {
        let mut blank = self.clone();
        blank.learned = BySeats::default();
        blank
    }

    fn traits(&self, position: &Bastards, seat: Seat) -> (f32, Vec<f32>) {
        let all = traits(&Estimate::of(self, position));
        let row = row(&all[seat.index()], &STAGES, left(position));
        (f32::from(position.points_so_far(seat)), row)
    }

    fn with(&self, n_seats: u8, weights: &[f32]) -> Self {
        let mut with = self.taught();
        with.learned = self.learned.with(n_seats, Table::of(weights));
        with
    }
}

impl Estimate<'_> {
    /// What a change of the creatures on a planet brings a seat there.
    fn change(&self, planet: Planet, own: usize, change: impl Fn(&mut [u8; COLOURS])) -> f32 {
        let there = self.planets.iter().find(|it| it.0 == planet);
        let Some(&(_, before)) = there else { return 0.0 };
        let mut after = before;
        change(&mut after);
        self.forecast.expected(after, own, 1) - self.forecast.expected(before, own, 1)
    }
}

#[cfg(test)]
mod tests {
    use game::{Title, Turn};
    use search::Evaluator as _;

    use super::*;
    use crate::{Data, Opponents, by_chance};

    #[test]
    fn what_was_learned_is_the_sum_of_the_traits_where_it_counts() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let weights: Vec<f32> = (0..4 * N_TRAITS).map(|n| (n % 7) as f32 / 10.0).collect();
        let learned = data.evaluator().with(3, &weights);
        let mut by_hand = learned.clone();
        by_hand.is_taught = false;
        let start = Bastards::new(&Bastards::standard(3)).unwrap();
        let mut n_threatened = 0;
        for position in by_chance::positions(start, 5).iter().filter(|it| it.turn() != Turn::Over) {
            let worth = learned.value(position);
            for seat in Seat::all(3) {
                let (sure, row) = learned.traits(position, seat);
                let sum: f32 = row.iter().zip(&weights).map(|(a, b)| a * b).sum();
                assert!((worth[seat.index()] - sure - sum).abs() < 1e-3);
                let stages = row.chunks(N_TRAITS);
                n_threatened += usize::from(stages.map(|it| it[THREATS]).any(|it| it > 0.0));
            }
            let hands = by_hand.value(position).into_iter().zip(data.evaluator().value(position));
            hands.for_each(|(a, b)| assert!((a - b).abs() < 1e-6, "{a} and {b}"));
        }
        assert!(n_threatened > 10, "{n_threatened}");
    }
}
