//! [`reasons`]: what speaks for a decision, as codes with figures.
//!
//! A game tells what a decision leaves behind ([`Opponents::facts`]): its planets, areas, goals, each
//! with what the evaluator makes of it. A reason is a fact in which the decision and the next best
//! one differ, in favour of the one that is advised: the greatest differences first. What both have
//! in common is none, and neither is what is said for the other one.

use game::{Seat, Seen, Turn, rng_from_seed};
use search::{Determinization, Evaluator as _, Limits, Simulator, Stop, leave_out_folly};
use serde::Serialize;
use table::{AnyAction, AnyTable, games};

use crate::{Data, Opponents};

/// So many reasons are given at most.
const MOST: usize = 2;

/// A second reason weighs at least this part of the first.
const SECOND: f32 = 0.4;

/// Where nothing weighs more, differences of this part of that are told.
const FAINT: f32 = 0.3;

/// So many others are looked at for one that differs in something that can be said.
const ALTERNATIVES: usize = 12;

/// Decisions between so many actions are looked at for whether they matter at all.
const FEW: usize = 64;

/// How many actions a seat considers where a decision is gone on with.
const CONSIDERS: usize = 64;

/// What is imagined and drawn for a reason is the same every time.
const SEED: u64 = 0x5EED;

/// A decision that is looked at.
#[derive(Debug)]
pub struct Case<'a, G: Opponents> {
    /// What is known of the game.
    pub evaluator: &'a G::Evaluator,
    /// The position before, as the seat may imagine it.
    pub before: &'a G,
    /// Who decides.
    pub seat: Seat,
    /// What it does; nothing for the position as it is.
    pub actions: &'a [G::Action],
    stop: &'a Stop,
}

/// Something that is so after a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact<T> {
    /// What is said.
    pub topic: T,
    /// What is compared: after another decision the fact of the same subject stands in its place.
    pub subject: u16,
    /// What it is worth to the seat, in points.
    pub worth: f32,
}

/// What speaks for a decision.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Why {
    /// The reasons, the strongest first.
    pub reasons: Vec<Reason>,
    /// Whether all that can be done comes to the same.
    pub is_even: bool,
}

/// One reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Reason {
    /// What is so after the decision.
    pub topic: Topic,
    /// By so many points it is better than the same after the next best decision; in halves.
    pub by: f32,
}

impl<G: Opponents> Case<'_, G> {
    /// The position after the decision and whatever its seat makes of its turn then, when each seat
    /// has had so many turns more.
    pub fn after(&self, rounds: u32) -> G {
        if self.actions.is_empty() {
            return self.before.clone();
        }
        let limits = Limits::new(u32::MAX, self.stop);
        let mut simulator = Simulator::new(self.evaluator, CONSIDERS, limits).by_keyed_draws(true);
        let future = Determinization { start: self.before.clone(), luck: SEED };
        let end = simulator.end(&future, Some((self.seat, self.actions)), rounds);
        end.map_or_else(|| self.before.clone(), |end| end.position)
    }
}

/// What speaks for `best`, with what each is better by, and whether all comes to the same: against
/// `other`, or against what the evaluator likes best of the rest.
pub fn explain<G: Opponents>(
    seen: &Seen<'_, G>,
    best: &[G::Action],
    other: Option<&[G::Action]>,
    stop: &Stop,
) -> (Vec<(G::Topic, f32)>, bool) {
    let evaluator = &**Data::<G>::own().evaluator();
    let before = &seen.imagine(&mut rng_from_seed(SEED));
    let seat = seen.seat();
    let facts = |actions: &[G::Action]| G::facts(&Case { evaluator, before, seat, actions, stop });
    let own = facts(best);
    let others = match other {
        Some(other) => vec![other.to_vec()],
        None => alternatives(evaluator, before, seat, best),
    };
    let gains = differences(&own, facts(&[]));
    let is_gain = |topic: &G::Topic| gains.iter().any(|(it, by)| it == topic && *by > 0.0);
    let mut known = Vec::new();
    // What it leaves as it was or worse, but for a pass, is said where it gains nothing.
    for (only_gains, least) in [(true, 1.0), (true, FAINT), (false, 1.0), (false, FAINT)] {
        for (n, other) in others.iter().enumerate() {
            if known.len() == n {
                known.push(facts(other));
            }
            let mut told = differences(&own, known[n].clone());
            told.retain(|(it, _)| G::is_telling(it) && (!only_gains || is_gain(it)));
            let told = greatest(told, least * G::LEAST_REASON);
            if !told.is_empty() || stop.is_stopped() {
                return (told, false);
            }
        }
    }
    // What is better than before may be said where nothing is better than elsewhere.
    for least in [1.0, FAINT] {
        let told = gains.iter().filter(|(it, _)| G::is_telling(it)).cloned().collect();
        let told = greatest(told, least * G::LEAST_REASON);
        if !told.is_empty() {
            return (told, false);
        }
    }
    // All that can be said of any is said of all.
    let legal: Vec<G::Action> = before.legal_actions(seat).take(FEW + 1).collect();
    let now = |action| before.foresee(seat, action, &mut ()).totals();
    let is_even = other.is_none()
        && before.turn() == Turn::of(seat)
        && (2..=FEW).contains(&legal.len())
        && legal.iter().all(|&it| facts(&[it]) == own && now(it) == now(legal[0]));
    (Vec::new(), is_even)
}

/// What else looks good at first sight, the best first.
fn alternatives<G: Opponents>(
    evaluator: &G::Evaluator,
    before: &G,
    seat: Seat,
    best: &[G::Action],
) -> Vec<Vec<G::Action>> {
    let is_other =
        |action: &G::Action| best.first() != Some(action) && !G::is_twin(before, seat, *action);
    let mut legal: Vec<G::Action> = before.legal_actions(seat).filter(is_other).collect();
    leave_out_folly(evaluator, before, seat, &mut legal);
    let mut priors = Vec::new();
    evaluator.prior(before, seat, &legal, &mut priors);
    let mut ranked: Vec<_> = legal.into_iter().zip(priors).collect();
    ranked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    ranked.into_iter().take(ALTERNATIVES).map(|(action, _)| vec![action]).collect()
}

/// The facts in which the first differ from the others, with what they are better by.
fn differences<T: Clone + PartialEq>(own: &[Fact<T>], mut others: Vec<Fact<T>>) -> Vec<(T, f32)> {
    let mut differing = Vec::new();
    for fact in own {
        match others.iter().position(|it| it.topic == fact.topic) {
            Some(n) => drop(others.remove(n)),
            None => differing.push(fact),
        }
    }
    let difference = |fact: &Fact<T>| {
        let instead = others.iter().position(|it| it.subject == fact.subject);
        let instead = instead.map_or(0.0, |n| others.remove(n).worth);
        (fact.topic.clone(), fact.worth - instead)
    };
    differing.into_iter().map(difference).collect()
}

/// The greatest of those that come to at least so much.
fn greatest<T: PartialEq>(mut told: Vec<(T, f32)>, least: f32) -> Vec<(T, f32)> {
    told.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let most = told.first().map_or(0.0, |&(_, by)| by);
    told.retain(|&(_, by)| by >= least && by >= SECOND * most);
    told.dedup_by(|a, b| a.0 == b.0);
    told.truncate(MOST);
    told
}

/// Points as they are told: in halves, and never none.
fn in_halves(points: f32) -> f32 {
    ((2.0 * points).round() / 2.0).max(0.5)
}

macro_rules! games {
    ($($Name:ident),*) => {
        /// What a reason says, whatever game it is of.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(tag = "game", rename_all = "camelCase")]
        #[allow(missing_docs, reason = "the variants are the games")]
        pub enum Topic { $($Name(<games::$Name as Opponents>::Topic),)* }

        /// What speaks for what is advised to a seat, by what it knows: against `other`, or against
        /// the next best there is. Actions of another game say nothing.
        pub fn reasons(
            table: &AnyTable,
            seat: Seat,
            best: &[AnyAction],
            other: Option<&[AnyAction]>,
            stop: &Stop,
        ) -> Why {
            match table {
                $(AnyTable::$Name(table) => {
                    let own = |actions: &[AnyAction]| {
                        let own = |&action: &AnyAction| {
                            if let AnyAction::$Name(action) = action { Some(action) } else { None }
                        };
                        actions.iter().filter_map(own).collect::<Vec<_>>()
                    };
                    let other = other.map(own);
                    let (told, is_even) =
                        explain(&table.seen(seat), &own(best), other.as_deref(), stop);
                    let reason =
                        |(topic, by)| Reason { topic: Topic::$Name(topic), by: in_halves(by) };
                    Why { reasons: told.into_iter().map(reason).collect(), is_even }
                })*
            }
        }
    };
}

// The games, one line each.
games!(Kraje, Hunters, Okanagan, Bastards);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_chance;

    /// What is said of each action of a game of chance and of the same position as its seat may
    /// imagine it; how often something was.
    fn told<G: Opponents>(n_seats: u8) -> (usize, usize) {
        let start = G::new(&G::standard(n_seats)).unwrap();
        let stop = Stop::new();
        let (mut n, mut n_told) = (0, 0);
        for position in by_chance::positions(start, 1).into_iter().step_by(5) {
            let Some(seat) = position.turn().seats().first() else { continue };
            let Some(action) = position.legal_actions(seat).nth(1) else { continue };
            let of = |it: &G| explain(&Seen::new(it, seat), &[action], None, &stop);
            let (reasons, is_even) = of(&position);
            let imagined = position.imagine(seat, &mut rng_from_seed(2));
            assert_eq!(of(&imagined), (reasons.clone(), is_even), "what is hidden says nothing");
            assert!(reasons.iter().all(|&(_, by)| by > 0.0), "{reasons:?}");
            assert!(!is_even || reasons.is_empty());
            let totals = |it| position.foresee(seat, it, &mut ()).totals();
            let brings_the_same = |it| totals(it) == totals(action);
            assert!(!is_even || position.legal_actions(seat).all(brings_the_same));
            n += 1;
            n_told += usize::from(!reasons.is_empty());
        }
        (n, n_told)
    }

    #[test]
    fn reasons_speak_for_what_is_advised_and_tell_nothing_hidden() {
        for (n, n_told) in [
            told::<games::Hunters>(3),
            told::<games::Okanagan>(2),
            told::<games::Bastards>(3),
            told::<games::Kraje>(2),
        ] {
            assert!(n > 2 && 2 * n_told > n, "{n_told} of {n}");
        }
    }

    fn fact(topic: &'static str, subject: u16, worth: f32) -> Fact<&'static str> {
        Fact { topic, subject, worth }
    }

    #[test]
    fn what_both_have_in_common_is_no_reason() {
        let own = [fact("a forest of 6", 1, 5.0), fact("a river of 3", 2, 2.0)];
        let other = [fact("a forest of 4", 1, 3.0), fact("a river of 3", 2, 2.0)];
        assert_eq!(differences(&own, other.to_vec()), [("a forest of 6", 2.0)]);
        let worse = differences(&other, own.to_vec());
        assert!(greatest(worse, 0.3).is_empty(), "what is worse speaks for nothing");
    }

    #[test]
    fn the_strongest_comes_first_and_what_is_small_beside_it_is_not_said() {
        let told = vec![("small", 0.5), ("great", 4.0), ("middling", 2.0)];
        assert_eq!(greatest(told, 0.3), [("great", 4.0), ("middling", 2.0)]);
    }

    #[test]
    fn points_are_told_in_halves() {
        let halves = [0.2, 0.8, 1.2, 2.9].map(in_halves).map(|it| (2.0 * it) as u32);
        assert_eq!(halves, [1, 2, 2, 6]);
    }
}
