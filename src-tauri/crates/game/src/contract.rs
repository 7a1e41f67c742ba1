//! [`Game`]: what every rule engine provides. This file is the manual for writing one.

use std::fmt::Debug;
use std::hash::Hash;

use rand::{Rng, RngExt};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Illegal, Places, Refusal, ScoreSheet, Seat, SetupError, Sink, Step, Turn, Viewer, score,
};

/// The score sheet of game `G`.
pub type Sheet<G> = ScoreSheet<<G as Game>::Source, <G as Game>::Unit, <G as Game>::Field>;

/// The rules of one game as a plain value.
///
/// # Obligations
/// - The value is the position and nothing else: no history, clock, text, deck order or random
///   number generator. Two positions are equal exactly when the rules cannot tell them apart.
/// - Somebody is on turn exactly when somebody has an action: each seat in `Turn::Seats` has at
///   least one legal action, every other seat none; `Turn::Chance` has at least one outcome.
/// - Every game ends, whatever is played.
/// - Whoever is asked about hidden things answers with what the asker may know, built by
///   allow-list: [`view`](Game::view), [`offer`](Game::offer), [`score`](Game::score),
///   [`tell`](Game::tell) and [`foresee`](Game::foresee) for a seat must not change when
///   [`imagine`](Game::imagine) reshuffles what that seat cannot see.
///
/// The conformance kit (`game-check`) tests all of this at every position of random games.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What fixes the starting position: seats, variants, house rules, pack of components.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat. Small: "place" and "occupy" are two actions.
    type Action: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing chance can bring up.
    type Chance: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, for the log and the animation; derived, never the truth.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// All that one viewer may know of a position.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// The legal actions of a seat, grouped for a screen; see [`offer`](Game::offer).
    type Offer: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a line of the score sheet is for ("the mighty river", "this forest").
    type Source: Copy + Ord + Hash + Debug + Serialize + Send + Sync;
    /// What a term of a line counts ("fish", "closed forest tile").
    type Unit: Copy + Ord + Hash + Debug + Serialize + Send + Sync;
    /// A place on the board that earned points, so that the screen can light it.
    type Field: Copy + Ord + Hash + Debug + Serialize + Send + Sync;
    /// Why the rules refuse an action, as a code with data; the UI has the words.
    type Reason: Copy + Eq + Debug + Serialize + Send + Sync;

    /// The name in saves, traces and requests. Never changes.
    const NAME: &'static str;
    /// Version of the rules that new games are played under. Rises when an old log would replay
    /// differently.
    const RULES: u16;

    /// The oldest version that begun games still open, replay and go on under. An engine with more
    /// than one overrides this and [`rules`](Game::rules).
    const OLDEST_RULES: u16 = Self::RULES;

    /// The starting position under a version of the rules that the game has; asked for by
    /// [`new`](Game::new) and [`new_under`](Game::new_under).
    ///
    /// # Errors
    /// When the setup asks for what the game does not have: seats, options, components.
    fn begin(setup: &Self::Setup, rules: u16) -> Result<Self, SetupError>;

    /// The starting position of a new game.
    ///
    /// # Errors
    /// As [`begin`](Game::begin).
    fn new(setup: &Self::Setup) -> Result<Self, SetupError> {
        Self::begin(setup, Self::RULES)
    }

    /// The starting position of a game that is played under this version of the rules.
    ///
    /// # Errors
    /// As [`begin`](Game::begin), and when the game [does not have](Game::has_rules) the version.
    fn new_under(setup: &Self::Setup, rules: u16) -> Result<Self, SetupError> {
        if Self::has_rules(rules) {
            Self::begin(setup, rules)
        } else {
            Err(SetupError::no_rules(rules))
        }
    }

    /// Whether games can be played under this version of the rules.
    fn has_rules(rules: u16) -> bool {
        (Self::OLDEST_RULES..=Self::RULES).contains(&rules)
    }

    /// The version of the rules this game is played under; constant during a game.
    fn rules(&self) -> u16 {
        Self::RULES
    }

    /// Number of seats; constant during a game.
    fn n_seats(&self) -> u8;

    /// Who is to act. More than one seat: secret and simultaneous, in any order, revealed by the
    /// last; a seat that has answered is no longer in the set.
    fn turn(&self) -> Turn;

    /// Whose turn it is, in games in which others and chance decide something in it; without an
    /// answer, whoever decides.
    fn whose_turn(&self) -> Option<Seat> {
        None
    }

    /// The round that is played, from 1, in games whose players count rounds, the last one when the
    /// game is over; without an answer they count turns. It never falls.
    fn round(&self) -> Option<u8> {
        None
    }

    /// The seat that begins, where the position of the first action says so; without an answer it is
    /// the first that acts alone.
    fn starter(&self) -> Option<Seat> {
        None
    }

    /// Whether the seats of this game hold secrets from each other, so that a shared device must
    /// be handed over behind a curtain. May depend on the setup; constant during a game.
    fn has_secrets(&self) -> bool;

    /// Whether a seat knows now what another must not, or is asked in secret. While it is false all
    /// seats see the same, and a shared device lies open to them.
    fn hides(&self) -> bool {
        self.has_secrets()
    }

    /// What `seat` may do now, ascending and without doubles; empty when it is not on turn.
    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Self::Action> + '_;

    /// What chance may bring up now with its weights (all positive), ascending by outcome and
    /// without doubles; empty unless `turn()` is `Turn::Chance`.
    fn chance_outcomes(&self) -> impl Iterator<Item = (Self::Chance, u32)> + '_;

    /// Which pile chance draws from now. The dealer numbers draws pile by pile, so that the order
    /// of one pile does not depend on how often another was used.
    fn pile(&self) -> u8 {
        0
    }

    /// Takes a step that the caller knows to be legal; anything else may corrupt the position.
    /// The position afterwards must not depend on the sink.
    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Self::Event>);

    /// Why the rules refuse this action of a seat that is on turn; `None` when they allow it.
    /// Agrees with [`legal_actions`](Game::legal_actions). Asked of no other seat.
    fn objection(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;

    /// Why `seat` may not do `action` now; `None` when it may.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<Refusal<Self::Reason>> {
        match self.turn() {
            Turn::Over => Some(Refusal::Over),
            Turn::Chance => Some(Refusal::ChanceFirst),
            Turn::Seats(seats) if !seats.contains(seat) => Some(Refusal::NotYourTurn),
            Turn::Seats(_) => self.objection(seat, action).map(Refusal::Rule),
        }
    }

    /// Why this step may not be taken now; `None` when it may.
    fn why_not(&self, step: Step<Self>) -> Option<Refusal<Self::Reason>> {
        match step {
            Step::Act { seat, action } => self.refusal(seat, action),
            Step::Chance(_) if self.turn() != Turn::Chance => Some(Refusal::NotChance),
            Step::Chance(outcome) => {
                let is_possible = self.chance_outcomes().any(|(it, _)| it == outcome);
                (!is_possible).then_some(Refusal::Impossible)
            }
        }
    }

    /// Checks a step and takes it.
    ///
    /// # Errors
    /// The step and the reason when it is not legal; the position is then unchanged.
    fn play(
        &mut self,
        step: Step<Self>,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal<Self>> {
        if let Some(why) = self.why_not(step) {
            return Err(Illegal { step, why });
        }
        self.apply(step, events);
        Ok(())
    }

    /// What `viewer` may know of this position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The legal actions of `seat` in the shape its screen needs, small enough to send with every
    /// position. [`offered`](Game::offered) unfolds it to exactly the legal actions.
    fn offer(&self, seat: Seat) -> Self::Offer;

    /// All actions in an offer, ascending.
    fn offered(offer: &Self::Offer) -> Vec<Self::Action>;

    /// The part of an event that `viewer` may know; `None` when it may not even know of it.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether this legal action of `seat` brings to light something the seat could not know (it
    /// is the last of several secret answers, say). Such an action is never taken back.
    fn reveals(&self, seat: Seat, action: Self::Action) -> bool;

    /// Whether this legal action of `seat` is only a part of what it decides as a whole: more of the
    /// kind follow at once, by the same seat. Advice is then about all of them.
    fn is_part(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// A full position chosen at random among those that `seat` cannot tell from this one. It is a
    /// function of what the seat sees and of `rng` alone: gather what is hidden in an order that
    /// does not tell where it lies (count or sort it), then shuffle. So a bot's choice can be
    /// shown not to hang on the truth.
    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// The position after this legal action as far as `seat` can know it beforehand: like
    /// `apply`, but nothing hidden comes to light. For previews.
    fn foresee(
        &self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Self {
        let mut next = self.clone();
        next.apply(Step::Act { seat, action }, events);
        next
    }

    /// The score sheet as `viewer` may know it: what every seat would have if the game ended with
    /// this position, line by line, with the fields that earned each line.
    fn score(&self, viewer: Viewer) -> Sheet<Self>;

    /// The totals of [`score`](Game::score) for `Viewer::Everything`, without building the sheet:
    /// the fast path for search. Index = seat; entries beyond `n_seats` are 0.
    fn totals(&self) -> [i32; crate::MAX_SEATS] {
        score::totals(&self.score(Viewer::Everything))
    }

    /// The final places with the game's own tie-breaks; `None` until the game is over.
    fn places(&self) -> Option<Places>;

    /// One legal action of `seat`, all equally likely; `None` when it has none. Engines override
    /// it where drawing is cheaper than listing.
    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action> {
        let n_actions = self.legal_actions(seat).count();
        if n_actions == 0 {
            return None;
        }
        self.legal_actions(seat).nth(rng.random_range(0..n_actions))
    }

    /// One chance outcome by weight; `None` when chance is not on turn.
    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Self::Chance> {
        let total: u32 = self.chance_outcomes().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut left = rng.random_range(0..total);
        for (outcome, weight) in self.chance_outcomes() {
            if left < weight {
                return Some(outcome);
            }
            left -= weight;
        }
        None
    }
}
