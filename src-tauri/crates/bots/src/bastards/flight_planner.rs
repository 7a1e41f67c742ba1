//! [`FlightPlanner`]: flies by whole plans, and does everything else by the evaluator's first look or by
//! roll-outs.

use std::sync::Arc;

use ::bastards::{Action, Bastards, Relation};
use game::{Game, HouseRng, Seat, Seen, rng_from_seed};
use rand::RngExt;
use search::{Evaluator, Limits, Player, Rollout, RolloutSettings, leave_out_folly, own_plan};
use serde::Deserialize;

use super::flight::Search;
use super::knowledge::Knowledge;

/// How a flight planner plays.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(super) struct Settings {
    /// The share of ideas that it does not notice, 0..1, the same all game: a card, a deed. All
    /// flights are noticed.
    overlooks: f32,
    /// How much it likes or dislikes ideas for their own sake, in points (the standard deviation);
    /// the same all game. An empty flight is never liked for its own sake.
    taste: f32,
    /// How many positions on the way of a flight it looks at.
    halts: usize,
    /// Whether it tries in roll-outs what is no flight and no pair.
    rollout: Option<RolloutSettings>,
    /// Whether it judges by what was learned.
    learned: bool,
    /// How many flights it tries in them; with one or none it flies what looks best at once.
    tries_flights: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            overlooks: 0.0,
            taste: 0.0,
            halts: 800,
            rollout: None,
            learned: false,
            tries_flights: 0,
        }
    }
}

/// Flies by whole plans.
pub(super) struct FlightPlanner {
    evaluator: Arc<Knowledge>,
    settings: Settings,
    character: u64,
    rollout: Option<Rollout<Arc<Knowledge>>>,
}

impl FlightPlanner {
    pub(super) fn new(evaluator: Arc<Knowledge>, settings: Settings, character: u64) -> Self {
        let evaluator = if settings.learned { Arc::new(evaluator.taught()) } else { evaluator };
        let rollout = settings.rollout.map(|it| Rollout::new(Arc::clone(&evaluator), it));
        Self { evaluator, settings, character, rollout }
    }

    /// The first action of the flight that it likes best.
    fn fly(
        &self,
        seen: &Seen<'_, Bastards>,
        position: &Bastards,
        limits: Limits<'_>,
    ) -> Option<Action> {
        let seat = seen.seat();
        // What lives where is liked or not, never where the ship is, so no empty flight is; nor what
        // it holds, or it would never let go of it.
        let judge = |end: &Bastards| {
            let planets = end.inhabited_planets();
            let lives: Vec<[u8; 5]> = planets.map(|it| end.races_on(it, seat)).collect();
            self.evaluator.judged(end, seat) + self.liking(&lives)
        };
        let search =
            Search { seat, most: self.settings.halts, effort: self.evaluator.effort, judge };
        let Some(rollout) = self.rollout.as_ref().filter(|_| self.settings.tries_flights > 1)
        else {
            let mut plan = Vec::new();
            search.run(position, &mut plan);
            return plan.first().copied();
        };
        let flights = search.best(position, self.settings.tries_flights);
        // Whoever asks again in the middle of a flight meets the same futures, and so the same plan.
        let luck = own_plan(&(self.character, seat, played(position)));
        let plan = rollout.choose_plan(seen, flights, limits, &mut rng_from_seed(luck));
        plan?.first().copied()
    }

    /// What looks best at once; of equals any.
    fn look(
        &self,
        position: &Bastards,
        seat: Seat,
        legal: &[Action],
        rng: &mut HouseRng,
    ) -> Option<Action> {
        let mut priors = Vec::new();
        self.evaluator.prior(position, seat, legal, &mut priors);
        let idea = |action: Action| self.evaluator.plan(position, seat, action);
        let likes = |&action: &Action| {
            let is_noticed = action == Action::Done
                || share(own_plan(&(self.character, idea(action)))) >= self.settings.overlooks;
            // Nobody is for or against all pairs of a game.
            let has_liking = !matches!(action, Action::Done | Action::Accept | Action::Refuse);
            let liking = if has_liking { self.liking(&idea(action)) } else { 0.0 };
            liking - if is_noticed { 0.0 } else { UNNOTICED }
        };
        let worth: Vec<f32> =
            legal.iter().map(likes).zip(&priors).map(|(it, prior)| it + prior).collect();
        let most = worth.iter().copied().reduce(f32::max)?;
        let equals = || legal.iter().zip(&worth).filter(|&(_, &worth)| worth >= most);
        let drawn = rng.random_range(0..equals().count().max(1));
        equals().nth(drawn).map(|(&action, _)| action)
    }

    /// How much it likes an idea for its own sake, in points.
    fn liking(&self, idea: &impl std::hash::Hash) -> f32 {
        if self.settings.taste == 0.0 {
            return 0.0;
        }
        let idea = own_plan(&(!self.character, own_plan(idea)));
        // The sum of three even numbers is close enough to a bell, with standard deviation 1/2.
        let bell = (1..=3_u64).map(|n| share(own_plan(&(idea, n)))).sum::<f32>() - 1.5;
        2.0 * self.settings.taste * bell
    }
}

/// Which cards have been played, and how much is still to come: the same all through a flight.
fn played(position: &Bastards) -> u64 {
    let has = |seat| Relation::ALL.map(|it| position.has_card(seat, it));
    let all: Vec<_> = Seat::all(position.n_seats()).map(has).collect();
    own_plan(&(all, position.rounds_until_cards_return(), position.scorings_to_come().count()))
}

/// What is not noticed looks so many points worse: it is done only where all is unnoticed.
const UNNOTICED: f32 = 1_000.0;

/// A number evenly spread over 0..1 from a mixed one.
fn share(mixed: u64) -> f32 {
    (mixed >> 40) as f32 / (1 << 24) as f32
}

impl Player<Bastards> for FlightPlanner {
    fn choose(
        &self,
        seen: Seen<'_, Bastards>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<Action> {
        let mut legal: Vec<Action> = seen.legal_actions().collect();
        let first = *legal.first()?;
        // Close together is as good a place as any.
        if legal.len() == 1 || matches!(first, Action::Lay { .. }) || limits.is_stopped() {
            return Some(first);
        }
        let seat = seen.seat();
        let position = seen.imagine(rng);
        if position.is_flying(seat) {
            return self.fly(&seen, &position, limits).or(Some(first));
        }
        let is_pairing = legal.iter().any(|it| matches!(it, Action::Pair { .. } | Action::Accept));
        match &self.rollout {
            Some(rollout) if !is_pairing => rollout.choose(seen, limits, rng),
            _ => {
                leave_out_folly(&self.evaluator, &position, seat, &mut legal);
                self.look(&position, seat, &legal, rng)
            }
        }
    }
}
