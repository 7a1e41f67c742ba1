//! [`Frozen`]: a yardstick for Space Bastards, what its players knew before they searched whole
//! flights. Its figures stay as they are, so that strengths measured against it in different years
//! can be compared.

use ::bastards::{Action, Bastards, Colour, Planet, Relation, Scoring};
use arrayvec::ArrayVec;
use game::{Game, MAX_SEATS, Seat, Step, Turn};
use search::{Evaluator, OnePly, Player, Points, Rollout, Worth, lead, own_plan};

use crate::PlayerConfig;

/// A player with this evaluator.
pub(super) fn player(
    config: &PlayerConfig,
    character: u64,
) -> Result<Box<dyn Player<Bastards>>, String> {
    match config {
        PlayerConfig::OnePly { faults } => Ok(Box::new(OnePly::new(Frozen, *faults, character))),
        PlayerConfig::Rollout { settings } => Ok(Box::new(Rollout::new(Frozen, *settings))),
        PlayerConfig::Search { .. } | PlayerConfig::Planner { .. } => {
            Err("the frozen players look one turn ahead or roll out".to_owned())
        }
    }
}

/// Weighs positions as in the beginning.
#[derive(Copy, Clone, Debug)]
pub(super) struct Frozen;

/// Its weights, in points.
struct Weights {
    sure: f32,
    blur: f32,
    patience: f32,
    coin: f32,
    creature: f32,
    loaded: f32,
    diplomacy: f32,
    trade: f32,
    card: f32,
    second_card: f32,
    others: [f32; 3],
}

const WEIGHTS: Weights = Weights {
    sure: 2.5,
    blur: 0.5,
    patience: 0.9,
    coin: 0.25,
    creature: 0.2,
    loaded: 0.1,
    diplomacy: 0.3,
    trade: 0.1,
    card: 0.1,
    second_card: 0.6,
    others: [0.3, 0.3, 0.2],
};

impl Evaluator<Bastards> for Frozen {
    fn value(&self, position: &Bastards) -> Worth {
        if position.turn() == Turn::Over {
            return Evaluator::<Bastards>::value(&Points, position);
        }
        Estimate::of(position).worth()
    }

    fn prior(&self, position: &Bastards, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let n_seats = position.n_seats();
        if position.is_planning() {
            let cards = Estimate::of(position).cards(seat);
            out.extend(actions.iter().map(|action| {
                let Action::Plan { card, second } = *action else { return 0.0 };
                let of_second = second.map_or(0.0, |it| cards[it.index()] - WEIGHTS.second_card);
                cards[card.index()] + of_second
            }));
            return;
        }
        for &action in actions {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            let worth = Evaluator::<Bastards>::value(self, &next);
            out.push(lead(&worth, seat, n_seats));
        }
    }

    fn plan(&self, _: &Bastards, _: Seat, action: Action) -> u64 {
        if let Action::Plan { card, .. } = action {
            16 + card.index() as u64
        } else if matches!(action, Action::Lay { .. }) {
            1
        } else {
            own_plan(&action)
        }
    }
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
struct Estimate<'a> {
    position: &'a Bastards,
    scorings: ArrayVec<Scoring, SCORINGS>,
    planets: ArrayVec<(Planet, [u8; COLOURS]), PLANETS>,
}

impl<'a> Estimate<'a> {
    fn of(position: &'a Bastards) -> Self {
        Self {
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
    fn worth(&self) -> Worth {
        let Self { position, .. } = *self;
        let mut worth = [0.0; MAX_SEATS];
        let left = self.scorings.last().map_or(0.0, |last| f32::from(last.rounds) / ROUNDS);
        for seat in Seat::all(position.n_seats()) {
            let own = &mut worth[seat.index()];
            *own = f32::from(position.points_so_far(seat))
                + WEIGHTS.coin * f32::from(position.coins_of(seat))
                + WEIGHTS.loaded * f32::from(position.n_in_hold(seat))
                + self.hand(seat);
        }
        for &(_, creatures) in &self.planets {
            for seat in Seat::all(position.n_seats()) {
                worth[seat.index()] += self.planet(creatures, seat.index())
                    + WEIGHTS.creature * left * f32::from(creatures[seat.index()]);
            }
        }
        worth
    }

    /// What playing each card now would bring a seat, by relation.
    fn cards(&self, seat: Seat) -> [f32; 8] {
        let Self { position, .. } = *self;
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
        cards[Relation::Trade.index()] = WEIGHTS.coin * pairs(Relation::Trade);
        let rest = [Relation::Migration, Relation::Mutation, Relation::Change];
        for (relation, gain) in rest.into_iter().zip(WEIGHTS.others) {
            cards[relation.index()] = gain;
        }
        cards
    }

    /// What a planet is worth to a seat, with what it is worth to the best other taken off.
    fn standing(&self, creatures: [u8; COLOURS], own: usize) -> f32 {
        let n_seats = usize::from(self.position.n_seats());
        let others = (0..n_seats).filter(|&other| other != own);
        let best = others.map(|other| self.planet(creatures, other)).fold(0.0, f32::max);
        self.planet(creatures, own) - best + WEIGHTS.creature * f32::from(creatures[own])
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
        let Weights { sure, blur, patience, .. } = WEIGHTS;
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
        let Self { position, .. } = *self;
        let mut worth = 0.0;
        for (relation, each) in
            [(Relation::Diplomacy, WEIGHTS.diplomacy), (Relation::Trade, WEIGHTS.trade)]
        {
            if each != 0.0 && position.has_card(seat, relation) {
                worth += each * f32::from(position.pairs_of(seat, relation));
            }
        }
        let n_cards = Relation::ALL.iter().filter(|&&it| position.has_card(seat, it)).count();
        let rounds = position.rounds_until_cards_return().map_or(0.0, f32::from);
        worth + WEIGHTS.card * (n_cards as f32).min(rounds + 1.0)
    }
}
