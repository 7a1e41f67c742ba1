//! [`Knowledge`]: what creatures, coins and cards of Space Bastards are good for.

use ::bastards::{Bastards, Colour, Planet, Relation, Scoring};
use arrayvec::ArrayVec;
use game::{Game, MAX_SEATS, Seat};
use search::Worth;
use serde::Deserialize;

/// The weights. All are points, but for those that say otherwise.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {
    /// How sure one creature ahead makes a planet when it is counted at once: the slope of the
    /// logistic curve.
    sure: f32,
    /// How much less sure each round until then makes it.
    blur: f32,
    /// The part of a counting's points that still counts one round earlier.
    patience: f32,
    /// A coin.
    coin: f32,
    /// A creature on a planet, each, when all rounds are still to come.
    creature: f32,
    /// A creature in the hold, each.
    loaded: f32,
    /// A pair that the card of diplomacy in hand could make now.
    diplomacy: f32,
    /// A pair that the card of trade in hand could make now.
    trade: f32,
    /// A card in hand, when all rounds until the cards return are still to come.
    card: f32,
    /// The second card of a round, beyond its price.
    pub(super) second_card: f32,
    /// What cards do whose effect is not worked out: migration, mutation, change.
    others: [f32; 3],
}

/// Colours at a table, the neutral one included.
const COLOURS: usize = 6;
/// Countings of dominance in a game.
const SCORINGS: usize = 3;
/// Planets.
const PLANETS: usize = 10;
/// Rounds with actions.
const ROUNDS: f32 = 12.0;

/// A position taken apart.
pub(super) struct Estimate<'a> {
    knowledge: &'a Knowledge,
    position: &'a Bastards,
    scorings: ArrayVec<Scoring, SCORINGS>,
    planets: ArrayVec<(Planet, [u8; COLOURS]), PLANETS>,
}

impl<'a> Estimate<'a> {
    pub(super) fn of(knowledge: &'a Knowledge, position: &'a Bastards) -> Self {
        Self {
            knowledge,
            position,
            scorings: position.scorings_to_come().take(SCORINGS).collect(),
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
        let left = self.scorings.last().map_or(0.0, |last| f32::from(last.rounds) / ROUNDS);
        for seat in Seat::all(position.n_seats()) {
            let own = &mut worth[seat.index()];
            *own = f32::from(position.points_so_far(seat))
                + knowledge.coin * f32::from(position.coins_of(seat))
                + knowledge.loaded * f32::from(position.n_in_hold(seat))
                + self.hand(seat);
        }
        for &(_, creatures) in &self.planets {
            for seat in Seat::all(position.n_seats()) {
                worth[seat.index()] += self.planet(creatures, seat.index())
                    + knowledge.creature * left * f32::from(creatures[seat.index()]);
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

    /// What a planet is worth to a seat, with what it is worth to the best other taken off.
    fn standing(&self, creatures: [u8; COLOURS], own: usize) -> f32 {
        let n_seats = usize::from(self.position.n_seats());
        let others = (0..n_seats).filter(|&other| other != own);
        let best = others.map(|other| self.planet(creatures, other)).fold(0.0, f32::max);
        self.planet(creatures, own) - best + self.knowledge.creature * f32::from(creatures[own])
    }

    /// The points a planet is expected to bring a seat.
    fn planet(&self, creatures: [u8; COLOURS], own: usize) -> f32 {
        let n_own = creatures[own];
        if n_own == 0 {
            return 0.0;
        }
        let others = creatures.iter().enumerate().filter(|&(colour, _)| colour != own);
        let best_other = others.map(|(_, &n)| n).max().unwrap_or(0);
        // Level is not ahead: a tie brings nothing.
        let ahead = f32::from(n_own) - f32::from(best_other) - 0.5;
        let Knowledge { sure, blur, patience, .. } = *self.knowledge;
        let one = |scoring: &Scoring| {
            let away = f32::from(scoring.rounds) - 1.0;
            let slope = sure / (1.0 + blur * away);
            let chance = 1.0 / (1.0 + (-slope * ahead).exp());
            f32::from(scoring.each) * patience.powf(away) * chance
        };
        self.scorings.iter().map(one).sum()
    }

    /// What the cards in hand are still good for.
    fn hand(&self, seat: Seat) -> f32 {
        let Self { knowledge, position, .. } = *self;
        let mut worth = 0.0;
        for (relation, each) in
            [(Relation::Diplomacy, knowledge.diplomacy), (Relation::Trade, knowledge.trade)]
        {
            if each != 0.0 && position.has_card(seat, relation) {
                worth += each * f32::from(position.pairs_of(seat, relation));
            }
        }
        let n_cards = Relation::ALL.iter().filter(|&&it| position.has_card(seat, it)).count();
        let rounds = position.rounds_until_cards_return().map_or(0.0, f32::from);
        worth + knowledge.card * (n_cards as f32).min(rounds + 1.0)
    }
}

/// The points of a seat less those of the best other.
pub(super) fn lead(worth: &Worth, seat: Seat, n_seats: u8) -> f32 {
    let others = Seat::all(n_seats).filter(|&other| other != seat);
    let best = others.map(|other| worth[other.index()]).reduce(f32::max);
    worth[seat.index()] - best.unwrap_or(0.0)
}
