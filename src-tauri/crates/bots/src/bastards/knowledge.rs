//! [`Knowledge`]: what creatures, coins, cards and ships of Space Bastards are good for.

use ::bastards::{Bastards, Colour, Planet, Race, Relation};
use arrayvec::ArrayVec;
use game::{Game, MAX_SEATS, Seat};
use search::Worth;
use serde::{Deserialize, Serialize};

use super::distances::board;
use super::forecast::{SCORINGS, ScoringForecast};
use crate::learns::{BySeats, Table};

/// The weights. All are points, but for those that say otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {
    /// How sure one creature ahead makes a planet when it is counted at once: the slope of the
    /// logistic curve.
    pub(super) sure: f32,
    /// How much surer it is when only ships are still to fly before.
    pub(super) landing: f32,
    /// How much less sure each round until then makes it.
    pub(super) blur: f32,
    /// The part of a counting's points that still counts one round earlier.
    pub(super) patience: f32,
    /// A coin.
    pub(super) coin: f32,
    /// A creature on a planet, each, when all rounds are still to come.
    creature: f32,
    /// A creature in the hold, each, beyond what it could do where it can be brought.
    loaded: f32,
    /// The part that is left of what a flight would change, for each flight that it takes.
    ship: f32,
    /// What an action of a flight must bring to be worth the effort.
    pub(super) effort: f32,
    /// A pair that the card of diplomacy in hand could make now.
    diplomacy: f32,
    /// A pair that the card of trade in hand could make now.
    trade: f32,
    /// A child that the card of love in hand could bring now.
    love: f32,
    /// A creature that the card of shooting or eating in hand could hit now.
    victim: f32,
    /// A card in hand, when all rounds until the cards return are still to come.
    card: f32,
    /// The second card of a round, beyond its price.
    pub(super) second_card: f32,
    /// What cards do whose effect is not worked out: migration, mutation, change.
    others: [f32; 3],
    /// How far plans stray in futures from what promises most ([`search::Evaluator::whim`]).
    pub(super) whim: f32,
    /// How much of a point of the mean other, rather than of the best other, a point is worth.
    pub(super) all: f32,
    /// What was learned of how games end, instead of the weights for positions.
    #[serde(default)]
    pub(super) learned: BySeats<Table>,
    /// Whether that counts.
    #[serde(skip)]
    pub(super) is_taught: bool,
}

/// Colours at a table, the neutral one included.
pub(super) const COLOURS: usize = 6;
/// Planets.
const PLANETS: usize = 10;
/// Rounds with actions.
pub(super) const ROUNDS: f32 = 12.0;
/// Steps of a ship that carries something, and of an empty one.
pub(super) const LOADED: u8 = 2;
pub(super) const EMPTY: u8 = 3;

/// A position taken apart.
pub(super) struct Estimate<'a> {
    pub(super) knowledge: &'a Knowledge,
    pub(super) position: &'a Bastards,
    pub(super) forecast: ScoringForecast,
    pub(super) planets: ArrayVec<(Planet, [u8; COLOURS]), PLANETS>,
}

impl<'a> Estimate<'a> {
    pub(super) fn of(knowledge: &'a Knowledge, position: &'a Bastards) -> Self {
        Self {
            knowledge,
            position,
            forecast: ScoringForecast::of(knowledge, position),
            planets: position
                .inhabited_planets()
                .map(|planet| (planet, position.creatures_on(planet)))
                .take(PLANETS)
                .collect(),
        }
    }

    /// The points each seat is expected to end with.
    pub(super) fn worth(&self) -> Worth {
        let Self { knowledge, position, .. } = *self;
        let mut worth = [0.0; MAX_SEATS];
        let each = self.each_creature();
        for seat in Seat::all(position.n_seats()) {
            worth[seat.index()] = f32::from(position.points_so_far(seat))
                + knowledge.coin * f32::from(position.coins_of(seat))
                + self.hand(seat)
                + self.ship(seat);
        }
        for (_, creatures) in &self.planets {
            for (own, worth) in worth.iter_mut().enumerate().take(position.n_seats().into()) {
                *worth += self.planet(*creatures, own, 1) + each * f32::from(creatures[own]);
            }
        }
        worth
    }

    /// What playing each card now would bring a seat, by relation.
    pub(super) fn cards(&self, seat: Seat) -> [f32; 8] {
        let Self { knowledge, position, .. } = *self;
        let mut cards = [0.0_f32; 8];
        let own = seat.index();
        let lead_after = |planet: Planet, change: &dyn Fn(&mut [u8; COLOURS])| {
            let found = self.planets.iter().find(|(it, _)| *it == planet);
            let Some(&(_, before)) = found else { return 0.0 };
            let mut after = before;
            change(&mut after);
            self.standing(after, own) - self.standing(before, own)
        };
        position.births_of(seat, |planet| {
            let gain = lead_after(planet, &|creatures| creatures[own] += 1);
            cards[Relation::Love.index()] = cards[Relation::Love.index()].max(gain);
        });
        for relation in [Relation::Shooting, Relation::Eating] {
            position.strikes_of(seat, relation, |planet, colour: Colour, n| {
                let gain = lead_after(planet, &|creatures| creatures[colour.index()] -= n);
                cards[relation.index()] = cards[relation.index()].max(gain);
            });
        }
        let pairs = |relation| f32::from(position.pairs_of(seat, relation));
        cards[Relation::Diplomacy.index()] = pairs(Relation::Diplomacy);
        cards[Relation::Trade.index()] = knowledge.coin * pairs(Relation::Trade);
        let rest = [Relation::Migration, Relation::Mutation, Relation::Change];
        for (relation, gain) in rest.into_iter().zip(knowledge.others) {
            cards[relation.index()] = gain;
        }
        cards
    }

    /// A creature on a planet, whoever else is there.
    fn each_creature(&self) -> f32 {
        self.knowledge.creature * f32::from(self.forecast.rounds_left()) / ROUNDS
    }

    /// What a planet is worth to a seat, with what it is worth to the best other taken off.
    pub(super) fn standing(&self, creatures: [u8; COLOURS], own: usize) -> f32 {
        let n_seats = usize::from(self.position.n_seats());
        let others = (0..n_seats).filter(|&other| other != own);
        let best = others.map(|other| self.planet(creatures, other, 1)).fold(0.0, f32::max);
        self.planet(creatures, own, 1) - best + self.each_creature() * f32::from(creatures[own])
    }

    /// The points a planet is expected to bring a seat in all countings after so many flights.
    fn planet(&self, creatures: [u8; COLOURS], own: usize, flights: u8) -> f32 {
        self.forecast.expected(creatures, own, flights)
    }

    /// What the ship of a seat could change where it can come to, the sooner the better: what is aboard
    /// one creature after the other to where it changes most, or without anything aboard the best that
    /// could be fetched, as far as it may be loaded and finds room.
    pub(super) fn ship(&self, seat: Seat) -> f32 {
        let position = self.position;
        let (Some(node), true) = (position.ship_of(seat), self.forecast.rounds_left() > 0) else {
            return 0.0;
        };
        let next = if position.flies_later(seat) { 1 } else { 2 };
        if position.n_in_hold(seat) > 0 {
            self.brought(seat, next, |to| flights_for(board().to(node, to), LOADED).max(1))
        } else {
            self.fetched(seat, next, |from, to| {
                let (there, between) = (board().to(node, from), board().between(from, to));
                let to_load = flights_for(there, EMPTY);
                let then = flights_for(between, LOADED).max(1);
                Needs {
                    to_load,
                    in_all: if there + between <= LOADED { 1 } else { to_load + then },
                }
            })
        }
    }

    /// What one creature more would bring each planet from that flight on, and one fewer cost it.
    fn changes(&self, own: usize, flights: u8) -> [(f32, f32); PLANETS] {
        let mut changes = [(0.0, 0.0); PLANETS];
        for ((_, creatures), (gain, loss)) in self.planets.iter().zip(&mut changes) {
            let n = creatures[own];
            let numbers = [n.saturating_sub(1), n, n + 1];
            let [less, as_it_is, more] =
                self.forecast.expected_with(numbers, *creatures, own, flights);
            *gain = more - as_it_is;
            *loss = as_it_is - less;
        }
        changes
    }

    /// What is left of a change that takes so many flights.
    fn faded(&self, change: f32, flights: u8) -> f32 {
        change * self.knowledge.ship.powi(i32::from(flights))
    }

    /// The flights that a ship still has when that one is its next.
    fn flights_from(&self, next: u8) -> u8 {
        (self.forecast.flights_left() + 1).saturating_sub(next)
    }

    /// What is aboard is good for, one after the other where it changes most.
    fn brought(&self, seat: Seat, next: u8, needs: impl Fn(Planet) -> u8) -> f32 {
        let Self { knowledge, position, .. } = *self;
        let (own, hold) = (seat.index(), position.hold_of(seat));
        let has_room = |planet| {
            Race::ALL
                .into_iter()
                .any(|race| hold[race.index()] > 0 && position.has_room(planet, race))
        };
        let left = self.flights_from(next);
        let mut planets: ArrayVec<(u8, [u8; COLOURS]), PLANETS> = self
            .planets
            .iter()
            .filter(|&&(planet, _)| has_room(planet))
            .map(|&(planet, creatures)| (needs(planet), creatures))
            .filter(|&(needs, _)| needs <= left)
            .collect();
        let n_aboard = position.n_in_hold(seat);
        let mut worth = 0.0;
        for _ in 0..n_aboard {
            let more = planets.iter_mut().map(|(needs, creatures)| {
                let n = creatures[own];
                let from = next + *needs - 1;
                let numbers = [n, n + 1];
                let [as_it_is, more] = self.forecast.expected_with(numbers, *creatures, own, from);
                (self.faded(more - as_it_is, *needs), creatures)
            });
            let Some((gain, creatures)) = more.max_by(|(a, _), (b, _)| a.total_cmp(b)) else {
                break;
            };
            creatures[own] += 1;
            worth += gain;
        }
        let aboard = knowledge.loaded * f32::from(self.forecast.rounds_left()) / ROUNDS;
        worth + f32::from(n_aboard) * (aboard + self.each_creature() * 0.5)
    }

    /// The most that fetching a creature from one planet for another would change. What it costs there
    /// it costs from the flight on that loads it, and what it brings comes with the one that unloads
    /// it, so that to fly is never worth less than to be able to.
    fn fetched(&self, seat: Seat, next: u8, needs: impl Fn(Planet, Planet) -> Needs) -> f32 {
        let position = self.position;
        let left = self.flights_from(next);
        let mut changes: [Option<[(f32, f32); PLANETS]>; SCORINGS] = [None; SCORINGS];
        let mut best = 0.0_f32;
        for (from, &(source, _)) in self.planets.iter().enumerate() {
            let races = position.races_on(source, seat);
            let loadable = |race: Race| races[race.index()] > 0 && !position.is_locked(race);
            if !Race::ALL.into_iter().any(loadable) {
                continue;
            }
            let has_room = |planet| {
                Race::ALL.into_iter().any(|race| loadable(race) && position.has_room(planet, race))
            };
            for (to, &(target, _)) in self.planets.iter().enumerate() {
                let Needs { to_load, in_all } = needs(source, target);
                if to == from || in_all > left {
                    continue;
                }
                let flight = next + in_all - 1;
                let Some(changes) = changes.get_mut(self.forecast.n_before(flight)) else {
                    continue;
                };
                let changes = changes.get_or_insert_with(|| self.changes(seat.index(), flight));
                let (gain, loss) = (changes[to].0, changes[from].1);
                let brings = self.faded(gain, in_all) - self.faded(loss, to_load);
                if brings > best && has_room(target) {
                    best = brings;
                }
            }
        }
        best
    }

    /// Whether a seat has a card that may still be played: in the last flights none may.
    pub(super) fn has_use(&self, seat: Seat, relation: Relation) -> bool {
        let is_over = self.position.is_time_to_fly() && self.forecast.flights_left() <= 1;
        !is_over && self.position.has_card(seat, relation)
    }

    /// What the cards in hand are still good for.
    fn hand(&self, seat: Seat) -> f32 {
        let Self { knowledge, position, .. } = *self;
        let mut worth = 0.0;
        for (relation, each) in
            [(Relation::Diplomacy, knowledge.diplomacy), (Relation::Trade, knowledge.trade)]
        {
            if each != 0.0 && self.has_use(seat, relation) {
                worth += each * f32::from(position.pairs_of(seat, relation));
            }
        }
        if knowledge.love != 0.0 && self.has_use(seat, Relation::Love) {
            let mut can = false;
            position.births_of(seat, |_| can = true);
            worth += if can { knowledge.love } else { 0.0 };
        }
        for relation in [Relation::Shooting, Relation::Eating] {
            if knowledge.victim != 0.0 && self.has_use(seat, relation) {
                let mut most = 0;
                position.strikes_of(seat, relation, |_, _, n| most = most.max(n));
                worth += knowledge.victim * f32::from(most);
            }
        }
        let n_cards = Relation::ALL.iter().filter(|&&it| position.has_card(seat, it)).count();
        let rounds = position.rounds_until_cards_return().map_or(0.0, f32::from);
        worth + knowledge.card * (n_cards as f32).min(rounds + 1.0)
    }
}

/// How many flights it takes to fetch a creature.
struct Needs {
    /// Until it can be loaded; none where the ship is there.
    to_load: u8,
    /// Until it is where it is wanted.
    in_all: u8,
}

/// How many flights of so many steps a way takes.
fn flights_for(distance: u8, steps: u8) -> u8 {
    distance.div_ceil(steps)
}

#[cfg(test)]
mod tests {
    use game::Title;

    use super::*;
    use crate::{Data, Opponents, by_chance};

    /// Positions of games of chance.
    fn positions() -> impl Iterator<Item = Bastards> {
        let start = Bastards::new(&Bastards::standard(3)).unwrap();
        (0..12).flat_map(move |seed| by_chance::positions(start.clone(), seed))
    }

    #[test]
    fn a_ship_is_good_for_what_it_may_load_and_what_finds_room() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let (mut n_locked, mut n_without_room) = (0, 0);
        for position in positions() {
            for seat in Seat::all(3).filter(|&it| position.ship_of(it).is_some()) {
                let of = |planets: &dyn Fn(Planet) -> bool| {
                    let mut estimate = Estimate::of(data.evaluator(), &position);
                    estimate.planets.retain(|(planet, _)| planets(*planet));
                    let n_aboard = f32::from(position.n_in_hold(seat));
                    let rounds = estimate.forecast.rounds_left();
                    let loaded = data.evaluator().loaded * f32::from(rounds) / ROUNDS;
                    let each = loaded + estimate.each_creature() * 0.5;
                    (estimate.ship(seat), rounds, n_aboard * each)
                };
                let hold = position.hold_of(seat);
                let is_empty = hold.iter().sum::<u8>() == 0;
                let (worth, rounds, least) = of(&|planet| {
                    let races = position.races_on(planet, seat);
                    let all = || Race::ALL.into_iter();
                    if is_empty {
                        all().all(|it| races[it.index()] == 0 || position.is_locked(it))
                    } else {
                        all().all(|it| hold[it.index()] == 0 || !position.has_room(planet, it))
                    }
                });
                if rounds == 0 {
                    continue;
                }
                n_locked += usize::from(is_empty);
                n_without_room += usize::from(!is_empty);
                assert!((worth - least).abs() < 1e-4, "{worth} and {least}");
            }
        }
        assert!(n_locked > 100 && n_without_room > 100, "{n_locked} and {n_without_room}");
    }

    #[test]
    fn a_creature_is_missed_from_its_loading_on_and_brings_something_when_it_is_there() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let mut n_dearer = 0;
        for position in positions() {
            let estimate = Estimate::of(data.evaluator(), &position);
            for seat in Seat::all(3) {
                let left = estimate.flights_from(1);
                let of =
                    |to_load, in_all| estimate.fetched(seat, 1, |_, _| Needs { to_load, in_all });
                if left < 2 {
                    continue;
                }
                assert!(of(0, 2) <= of(1, 2), "{} and {}", of(0, 2), of(1, 2));
                n_dearer += usize::from(of(0, 2) < of(1, 2));
                // After the last counting nothing is of use.
                assert!(of(0, left + 1).abs() < 1e-6, "{}", of(0, left + 1));
            }
        }
        assert!(n_dearer > 20, "{n_dearer}");
    }

    /// Cards are played where they are planned, so that none is after the last plan.
    #[test]
    fn a_card_is_of_no_use_once_nothing_is_planned_any_more() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let (mut n_of_use, mut n_not) = (0, 0);
        for seed in 0..5 {
            let start = Bastards::new(&Bastards::standard(3)).unwrap();
            let met = by_chance::positions(start, seed);
            let last_plan = met.iter().rposition(Bastards::is_planning).unwrap();
            for (n, position) in met.iter().enumerate() {
                let estimate = Estimate::of(data.evaluator(), position);
                let is_over = n > last_plan && position.is_time_to_fly();
                for (seat, card) in Seat::all(3).flat_map(|it| Relation::ALL.map(|c| (it, c))) {
                    let has_use = position.has_card(seat, card) && !is_over;
                    assert_eq!(estimate.has_use(seat, card), has_use, "{seed}, position {n}");
                    n_of_use += u32::from(has_use);
                    n_not += u32::from(is_over && position.has_card(seat, card));
                }
            }
        }
        assert!(n_of_use > 100 && n_not > 10, "{n_of_use} and {n_not}");
    }
}
