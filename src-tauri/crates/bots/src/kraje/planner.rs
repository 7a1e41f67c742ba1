//! [`Planner`]: looks at the most promising placements in the same guessed futures, and drops them
//! one after the other as they fall behind.

use std::sync::Arc;

use game::{HouseRng, Seen};
use kraje::{Action, CardSet, Kraje, Placement, Realm};
use rand::SeedableRng;
use search::{Dice, Limits, Player, RaceRules, Racing};
use serde::Deserialize;

use super::future::Guess;
use super::is_twin;
use super::knowledge::Knowledge;
use super::last_round::LastRound;
use super::outlook::{Ahead, Outlook};

/// What makes a planner.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(super) struct Settings {
    /// How many placements it looks into, the most promising first.
    candidates: usize,
    /// Whether it works out the last round for two, in which nothing is hidden, instead of trying
    /// placements in it.
    last_round: bool,
    /// How many futures all of them are tried in before any is dropped.
    trials: usize,
    /// How sure it must be that a placement is worse before it drops it: in standard errors.
    doubt: f32,
    /// A lead of so many points is nearly won, and a deficit nearly lost.
    decided: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { candidates: 24, last_round: false, trials: 6, doubt: 2.0, decided: 25.0 }
    }
}

/// Tries placements in guessed futures of the game.
pub(super) struct Planner {
    knowledge: Arc<Knowledge>,
    settings: Settings,
}

/// How many futures the promise of a placement is as good as.
const PROMISE: f32 = 4.0;

/// A placement, and the realm with it.
struct Candidate {
    placement: Placement,
    realm: Realm,
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
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<Action> {
        let seat = seen.seat();
        let position = seen.imagine(rng);
        let outlook = Outlook::new(&self.knowledge, &position);
        if self.settings.last_round
            && let Some(known) = LastRound::new(&outlook, &position, seat, limits)
        {
            return Some(Action::Place(known.choose(self.settings.decided, rng)));
        }
        let ahead = Ahead::after_next(&position, seat);
        let realm = position.realm(seat);
        let candidates =
            self.candidates(&outlook, realm, position.hand(seat), ahead, seen.n_seats() > 1);
        let Settings { trials, doubt, .. } = self.settings;
        let mut race = Racing::new(RaceRules { trials, doubt, promise: PROMISE }, candidates);
        let best = |race: &Racing<Candidate>| race.best().map(|it| Action::Place(it.placement));
        if race.is_decided() || ahead.n_cards == 0 {
            // The candidates come from the best down.
            return best(&race).or_else(|| seen.legal_actions().next());
        }
        let mut dice = Dice::from_rng(rng);
        while !race.is_decided()
            && outlook.n_judged() < u64::from(limits.nodes())
            && !limits.is_stopped()
        {
            let imagined = seen.imagine(rng);
            let guess = Guess::new(&outlook, &imagined, seat, &mut dice);
            let Some(worths) = self.try_all(&outlook, &guess, race.candidates(), limits) else {
                break;
            };
            race.count(worths);
            limits.tell_progress(u32::try_from(outlook.n_judged()).unwrap_or(u32::MAX));
        }
        best(&race)
    }
}

impl Planner {
    /// The most promising placements, from the best down, each with its promise.
    fn candidates(
        &self,
        outlook: &Outlook<'_>,
        realm: &Realm,
        hand: CardSet,
        ahead: Ahead,
        is_contest: bool,
    ) -> Vec<(Candidate, f32)> {
        let mut all = Vec::new();
        outlook.each(realm, hand, ahead, |placement, value| {
            if !is_twin(realm, placement) {
                all.push((value, placement));
            }
        });
        all.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        all.truncate(self.settings.candidates.max(1));
        let scale = if is_contest { 1.0 / self.settings.decided } else { 1.0 };
        let candidate = |(value, placement)| {
            let mut realm = realm.clone();
            realm.place(outlook.pack, placement);
            (Candidate { placement, realm }, value * scale)
        };
        all.into_iter().map(candidate).collect()
    }

    /// What every candidate comes to in a future; `None` when stopped on the way.
    fn try_all<'a>(
        &self,
        outlook: &Outlook<'_>,
        guess: &Guess<'_>,
        candidates: impl Iterator<Item = &'a Candidate>,
        limits: Limits<'_>,
    ) -> Option<Vec<f32>> {
        // What the cards left over bring to the other seat, and what comes from it, hangs on
        // which card is placed far more than on how; so one future serves all placements of a card.
        let mut futures = Vec::new();
        let mut worths = Vec::new();
        for candidate in candidates {
            if limits.is_stopped() {
                return None;
            }
            let card = candidate.placement.card;
            if !futures.iter().any(|&(of, _)| of == card) {
                futures.push((card, guess.after(card, &candidate.realm)));
            }
            let (_, future) = futures.iter().find(|&&(of, _)| of == card)?;
            let lead = future.own(outlook, candidate.realm.clone()) - future.other;
            worths.push(self.of_lead(lead, guess.is_contest()));
        }
        Some(worths)
    }

    /// Alone every point counts the same; against somebody a lead that is large enough already
    /// need not grow.
    fn of_lead(&self, lead: f32, is_contest: bool) -> f32 {
        if is_contest { (lead / self.settings.decided).tanh() } else { lead }
    }
}
