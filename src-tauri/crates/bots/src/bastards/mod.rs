//! What the opponents know of Space Bastards.

mod distances;
mod facts;
mod flight;
mod flight_planner;
mod forecast;
mod knowledge;
mod learned;

use std::sync::{Arc, OnceLock};

use game::{Game, Seat, Step, Turn};
use search::{Evaluator, Player, Points, Worth, lead, own_plan};
use serde::Deserialize;
use serde_json::Value;

use crate::{Case, Data, Fact, Opponents};
use ::bastards::{Action, Bastards, Race, Relation};
pub use facts::BastardsTopic;
use flight::{Search, after};
use flight_planner::{FlightPlanner, Settings};
use knowledge::{Estimate, Knowledge};

/// How many positions on the way of a flight are looked at in a roll-out.
const HALTS: usize = 60;
/// What a pair is preferred by to doing nothing as good.
const WILLING: f32 = 1e-3;

impl Opponents for Bastards {
    type Evaluator = Knowledge;
    type Topic = BastardsTopic;

    const DATA: &'static str = include_str!("../../data/bastards.json");

    fn data() -> &'static OnceLock<Data<Self>> {
        static DATA: OnceLock<Data<Bastards>> = OnceLock::new();
        &DATA
    }

    fn facts(case: &Case<'_, Self>) -> Vec<Fact<BastardsTopic>> {
        facts::facts(case)
    }

    fn is_telling(topic: &BastardsTopic) -> bool {
        facts::is_telling(*topic)
    }

    /// A flight planner.
    fn planner(
        evaluator: Arc<Knowledge>,
        settings: &Value,
        character: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        let settings = if settings.is_null() {
            Ok(Settings::default())
        } else {
            Settings::deserialize(settings)
        };
        let settings = settings.map_err(|why| why.to_string())?;
        Ok(Box::new(FlightPlanner::new(evaluator, settings, character)))
    }
}

/// Rounds until the last counting of dominance, the one under way included.
fn rounds_left(position: &Bastards) -> u8 {
    position.scorings_to_come().last().map_or(0, |it| it.rounds)
}

impl Knowledge {
    /// What a position is worth to a seat: its points less those of the others.
    fn judged(&self, position: &Bastards, seat: Seat) -> f32 {
        let worth = Evaluator::<Bastards>::value(self, position);
        let n_seats = position.n_seats();
        let others = Seat::all(n_seats).filter(|&other| other != seat);
        let sum: f32 = others.map(|other| worth[other.index()]).sum();
        let mean = sum / f32::from(n_seats - 1);
        let own = worth[seat.index()];
        self.all * (own - mean) + (1.0 - self.all) * lead(&worth, seat, n_seats)
    }

    /// What an action is worth: asked partners agree, and what is in hand is laid at once.
    fn worth_of(&self, position: &Bastards, seat: Seat, action: Action) -> f32 {
        let mut next = after(position, seat, action);
        if matches!(action, Action::Pair { .. })
            && let Some(partner) = next.turn().seats().first().filter(|&it| it != seat)
            && next.legal_actions(partner).any(|it| it == Action::Accept)
        {
            next.apply(Step::Act { seat: partner, action: Action::Accept }, &mut ());
        }
        lay_all(&mut next, seat);
        let is_pair = matches!(action, Action::Pair { .. } | Action::Accept);
        self.judged(&next, seat) + if is_pair { WILLING } else { 0.0 }
    }
}

/// Lays what is in hand: close together is as good a place as any.
fn lay_all(position: &mut Bastards, seat: Seat) {
    loop {
        let first = position.legal_actions(seat).next();
        let Some(action @ Action::Lay { .. }) = first else { break };
        position.apply(Step::Act { seat, action }, &mut ());
    }
}

impl Evaluator<Bastards> for Knowledge {
    fn value(&self, position: &Bastards) -> Worth {
        if position.turn() == Turn::Over {
            return Evaluator::<Bastards>::value(&Points, position);
        }
        let estimate = Estimate::of(self, position);
        self.by_learning(&estimate).unwrap_or_else(|| estimate.worth())
    }

    /// A plan is worth what its cards would do now; anything else, what it leaves behind.
    fn prior(&self, position: &Bastards, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        if position.is_planning() {
            let cards = Estimate::of(self, position).cards(seat);
            out.extend(actions.iter().map(|action| {
                let Action::Plan { card, second } = *action else { return 0.0 };
                let of_second = second.map_or(0.0, |it| cards[it.index()] - self.second_card);
                cards[card.index()] + of_second
            }));
        } else if let Some(Action::Lay { .. }) = actions.first() {
            // Close together is as good a place as any.
            out.extend((0..actions.len()).map(|n| -(n as f32)));
        } else {
            out.extend(actions.iter().map(|&action| self.worth_of(position, seat, action)));
        }
    }

    /// An action that costs coins which bring nothing as things stand.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action can be for nothing")]
    fn is_folly(&self, position: &Bastards, seat: Seat, action: Action) -> bool {
        match action {
            // Who stands left and who right matters to shooting and eating alone.
            Action::Flip { relation } => !matches!(relation, Relation::Shooting | Relation::Eating),
            // Corpses are in nobody's way but where they leave no room.
            Action::Relay { planet } => {
                let mut next = after(position, seat, action);
                lay_all(&mut next, seat);
                let gains =
                    |&it: &Race| next.has_room(planet, it) && !position.has_room(planet, it);
                !Race::ALL.iter().any(gains)
            }
            // What a change of relations opens is not known before it is made.
            Action::Plan { card, second: Some(second) } => [card, second]
                .iter()
                .any(|&it| it != Relation::Change && position.prospect(seat, it).total == 0),
            _ => false,
        }
    }

    /// Flights are flown as a whole.
    fn row(&self, position: &Bastards, seat: Seat, out: &mut Vec<Action>) -> u32 {
        let is_laying = matches!(position.legal_actions(seat).next(), Some(Action::Lay { .. }));
        if !position.is_flying(seat) || is_laying {
            return 0;
        }
        let judge = |end: &Bastards| self.judged(end, seat);
        Search { seat, most: HALTS, effort: self.effort, judge }.run(position, out)
    }

    /// Nothing is drawn once all have settled, so that without whims everybody plans the same in every
    /// future.
    fn whim(&self, position: &Bastards, _: Seat) -> f32 {
        if position.is_planning() { self.whim } else { 0.0 }
    }

    /// By rounds, the one under way included.
    fn left(&self, position: &Bastards) -> f64 {
        f64::from(rounds_left(position)) / f64::from(knowledge::ROUNDS)
    }

    /// Cards, planets and ships are the ideas; cells are not.
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

#[cfg(test)]
mod tests {
    #![allow(clippy::wildcard_enum_match_arm, reason = "this is a test")]

    use std::collections::BTreeSet;

    use game::{Seen, Title, rng_from_seed};
    use search::{Determinization, Limits, Simulator, Stop};
    use table::Level;

    use super::*;
    use crate::{by_chance, player, ranked};

    /// Nothing is drawn once everybody has settled, so what a card is worth is found out against more than
    /// the one plan that looks best.
    #[test]
    fn plans_are_many_in_futures_with_whims() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let start = Bastards::new(&Bastards::standard(2)).unwrap();
        let settled =
            by_chance::positions(start, 1).into_iter().find(Bastards::is_planning).unwrap();
        let stop = Stop::new();
        let plans = |has_whims| {
            let limits = Limits::new(u32::MAX, &stop);
            let mut simulator = Simulator::new(data.evaluator(), 200, limits).with_whims(has_whims);
            let mut rng = rng_from_seed(1);
            let mut end = |luck| {
                let start = Seen::new(&settled, Seat::FIRST).imagine(&mut rng);
                let end = simulator.end(&Determinization { start, luck }, None, 1).unwrap();
                Seat::all(2)
                    .map(|seat| Relation::ALL.map(|it| end.position.has_card(seat, it)))
                    .collect::<Vec<_>>()
            };
            (0..40).map(&mut end).collect::<BTreeSet<_>>().len()
        };
        let (with, without) = (plans(true), plans(false));
        assert!(with > 8 && without < 3, "{with} plans with whims, {without} without");
    }

    /// A creature that is taken aboard last leaves its planet a flight too early.
    #[test]
    fn a_flight_does_not_end_with_loading() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let (mut n_flights, mut n_loads) = (0, 0);
        let start = Bastards::new(&Bastards::standard(2)).unwrap();
        for position in (0..40).flat_map(|seed| by_chance::positions(start.clone(), seed)) {
            let Some(seat) = position.turn().seats().first() else { continue };
            let is_first = position.flown().is_some_and(|(steps, ..)| steps == 0);
            if !position.is_time_to_fly() || !is_first {
                continue;
            }
            let mut flight = Vec::new();
            data.evaluator().row(&position, seat, &mut flight);
            let is_load = |it: &Action| matches!(it, Action::Load { .. });
            n_flights += 1;
            n_loads += usize::from(flight.iter().any(is_load));
            let before_done = flight.iter().rev().nth(1);
            assert!(!before_done.is_some_and(is_load), "{flight:?}");
        }
        assert!(n_flights > 100 && n_loads > 10, "{n_flights} flights, {n_loads} of them load");
    }

    /// Whether an action costs coins that bring nothing as things stand.
    fn is_wasted(position: &Bastards, seat: Seat, action: Action) -> bool {
        let does = |card: Relation| {
            let mut prospects = position.prospects(seat).into_iter();
            card == Relation::Change || prospects.any(|it| it.relation == card && it.total > 0)
        };
        match action {
            Action::Plan { card, second: Some(second) } => !does(card) || !does(second),
            Action::Flip { relation } => !matches!(relation, Relation::Shooting | Relation::Eating),
            Action::Relay { planet } => {
                let mut relaid = position.foresee(seat, action, &mut ());
                lay_all(&mut relaid, seat);
                let room = |it: &Bastards| Race::ALL.map(|race| it.has_room(planet, race));
                room(&relaid).iter().zip(room(position)).all(|(&then, now)| then <= now)
            }
            _ => false,
        }
    }

    #[test]
    fn nobody_pays_for_what_does_nothing_at_any_level() {
        let start = Bastards::new(&Bastards::standard(2)).unwrap();
        let stop = Stop::new();
        let mut met = [0; 3];
        for position in (0..60).flat_map(|seed| by_chance::positions(start.clone(), seed)) {
            for seat in position.turn().seats().iter() {
                let wasted = |it: &Action| is_wasted(&position, seat, *it);
                let Some(first) = position.legal_actions(seat).find(wasted) else { continue };
                let n = match first {
                    Action::Plan { .. } => &mut met[0],
                    Action::Flip { .. } => &mut met[1],
                    _ => &mut met[2],
                };
                *n += 1;
                if *n > 20 {
                    continue;
                }
                let seen = || Seen::new(&position, seat);
                let limits = Limits::new(200, &stop);
                for level in Level::LADDER {
                    let bot = player::<Bastards>(level, 2, 1).player;
                    let chosen = bot.choose(seen(), limits, &mut rng_from_seed(1)).unwrap();
                    assert!(!wasted(&chosen), "{level:?} {chosen:?}, not {first:?}");
                }
                let ranked = ranked::<Bastards>(&seen(), limits, &mut rng_from_seed(1));
                assert!(!ranked.iter().any(|(it, _)| wasted(it)), "{ranked:?}");
            }
        }
        assert!(met.iter().all(|&n| n > 10), "plans, flips and corpses that were met: {met:?}");
    }
}
