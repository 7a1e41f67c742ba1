//! [`Planner`]: looks at the most promising placements in the same guessed futures, and drops them
//! one after the other as they fall behind.

use std::sync::Arc;

use game::{HouseRng, Seen};
use kraje::{Action, CardSet, Kraje, Placement, Realm};
use rand::SeedableRng;
use search::{Dice, Leash, Player};
use serde::Deserialize;

use super::future::Guess;
use super::knowledge::Knowledge;
use super::outlook::Outlook;

/// What makes a planner.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(super) struct Settings {
    /// How many placements it looks into, the most promising first.
    candidates: usize,
    /// How many futures all of them are tried in before any is dropped.
    trials: usize,
    /// How sure it must be that a placement is worse before it drops it: in standard errors.
    doubt: f32,
    /// A lead of so many points is nearly won, and a deficit nearly lost.
    decided: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { candidates: 24, trials: 6, doubt: 2.0, decided: 25.0 }
    }
}

/// Tries placements in guessed futures of the game.
pub(super) struct Planner {
    knowledge: Arc<Knowledge>,
    settings: Settings,
}

/// How many futures the promise of a placement is as good as.
const PROMISE: f32 = 4.0;

/// A placement and how it did.
struct Candidate {
    placement: Placement,
    realm: Realm,
    /// What it looked like before any future.
    promise: f32,
    /// What it came to in each future.
    worth: Vec<f32>,
}

impl Planner {
    pub(super) const fn new(knowledge: Arc<Knowledge>, settings: Settings) -> Self {
        Self { knowledge, settings }
    }
}

impl Player<Kraje> for Planner {
    fn choose(
        &self,
        seen: Seen<'_, Kraje>,
        leash: Leash<'_>,
        rng: &mut HouseRng,
    ) -> Option<Action> {
        let seat = seen.seat();
        let position = seen.imagine(rng);
        let outlook = Outlook::new(&self.knowledge, position.pack(), position.shared());
        let n_left = position.n_to_place() - 1;
        let realm = position.realm(seat);
        let mut candidates =
            self.candidates(&outlook, realm, position.hand(seat), n_left, seen.n_seats() > 1);
        if candidates.len() <= 1 || n_left == 0 {
            let only = candidates.first().map(|it| Action::Place(it.placement));
            return only.or_else(|| seen.legal_actions().next());
        }
        let mut dice = Dice::from_rng(rng);
        while outlook.n_judged() < u64::from(leash.nodes()) && !leash.is_stopped() {
            let imagined = seen.imagine(rng);
            let guess = Guess::new(&outlook, &imagined, seat, &mut dice);
            if !self.try_all(&outlook, &guess, &mut candidates, leash) {
                break;
            }
            self.drop_the_worse(&mut candidates);
            leash.tell_progress(u32::try_from(outlook.n_judged()).unwrap_or(u32::MAX));
            if candidates.len() == 1 {
                break;
            }
        }
        let best =
            candidates.iter().reduce(|best, it| if it.sum() > best.sum() { it } else { best });
        best.map(|it| Action::Place(it.placement))
    }
}

impl Planner {
    /// The most promising placements, from the best down.
    fn candidates(
        &self,
        outlook: &Outlook<'_>,
        realm: &Realm,
        hand: CardSet,
        n_left: usize,
        is_contest: bool,
    ) -> Vec<Candidate> {
        let mut all = Vec::new();
        outlook.each(realm, hand, n_left, |placement, value| {
            all.push((value, placement));
        });
        all.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        all.truncate(self.settings.candidates.max(1));
        let scale = if is_contest { 1.0 / self.settings.decided } else { 1.0 };
        let candidate = |(value, placement)| {
            let mut realm = realm.clone();
            realm.place(outlook.pack, placement);
            Candidate { placement, realm, promise: value * scale, worth: Vec::new() }
        };
        all.into_iter().map(candidate).collect()
    }

    /// Plays a future with every candidate; `false` when it was stopped on the way, and then
    /// nothing is counted.
    fn try_all(
        &self,
        outlook: &Outlook<'_>,
        guess: &Guess<'_>,
        candidates: &mut [Candidate],
        leash: Leash<'_>,
    ) -> bool {
        // What the cards left over bring to the other seat, and what comes from it, hangs on
        // which card is placed far more than on how; so one future serves all placements of a card.
        let mut futures = Vec::new();
        let mut worths = Vec::with_capacity(candidates.len());
        for candidate in &*candidates {
            if leash.is_stopped() {
                return false;
            }
            let card = candidate.placement.card;
            if !futures.iter().any(|&(of, _)| of == card) {
                futures.push((card, guess.after(card, &candidate.realm)));
            }
            let future = futures.iter().find(|&&(of, _)| of == card);
            let Some((_, future)) = future else { continue };
            let lead = future.own(outlook, candidate.realm.clone()) - future.other;
            worths.push(self.of_lead(lead, guess.is_contest()));
        }
        for (candidate, worth) in candidates.iter_mut().zip(worths) {
            candidate.worth.push(worth);
        }
        true
    }

    /// Alone every point counts the same; against somebody a lead that is large enough already
    /// need not grow.
    fn of_lead(&self, lead: f32, is_contest: bool) -> f32 {
        if is_contest { (lead / self.settings.decided).tanh() } else { lead }
    }

    /// Drops every candidate that is worse than the best one beyond doubt.
    fn drop_the_worse(&self, candidates: &mut Vec<Candidate>) {
        let Some(first) = candidates.first() else { return };
        if first.worth.len() < self.settings.trials.max(2) {
            return;
        }
        let best =
            candidates.iter().reduce(|best, it| if it.sum() > best.sum() { it } else { best });
        let Some(best) = best.map(|it| it.worth.clone()) else { return };
        candidates.retain(|it| !it.is_worse(&best, self.settings.doubt));
    }
}

impl Candidate {
    /// What it came to in all futures, its promise counted like some of them: a single future says
    /// less than what is known of realms.
    fn sum(&self) -> f32 {
        PROMISE * self.promise + self.worth.iter().sum::<f32>()
    }

    /// Whether it fell behind by so many standard errors of the difference.
    fn is_worse(&self, best: &[f32], doubt: f32) -> bool {
        let n = best.len() as f32;
        let behind = || best.iter().zip(&self.worth).map(|(best, own)| best - own);
        let mean = behind().sum::<f32>() / n;
        let variance = behind().map(|it| (it - mean).powi(2)).sum::<f32>() / (n - 1.0);
        mean > 0.0 && mean * mean > doubt * doubt * variance / n
    }
}
