//! [`Evaluator`]: what a player knows of one game beyond its rules. This file is the manual for
//! writing one.
//!
//! The searches of this crate know no game; all they know of hexes, cards and goals they ask a
//! evaluator. An evaluator is handed whole positions, but never the real one: what a seat cannot see was
//! imagined before ([`game::Game::imagine`]), so an evaluator cannot leak.
//!
//! Everything is counted in **points of the final score**, so that the parts of an evaluator and its
//! weights have a meaning that can be argued about ("an open forest is worth 60 % of its tiles").

use std::hash::{Hash, Hasher as _};
use std::sync::Arc;

use game::{Game, MAX_SEATS, Seat};

use crate::hash::Mixer;

/// The points of each seat; index = seat, 0 beyond `n_seats`.
pub type Worth = [f32; MAX_SEATS];

/// The dice of a search: much faster than the house's generator, and the same stream on every
/// machine. Never used to deal.
pub type Dice = rand_xoshiro::Xoshiro256PlusPlus;

/// A game's knowledge. One value evaluators many threads.
///
/// Only [`value`](Evaluator::value) has to be written. It is called once a future and once an action
/// of a one-ply look, so microseconds matter: no allocation, no score sheet.
pub trait Evaluator<G: Game>: Send + Sync {
    /// The points each seat is expected to end with, from here, everybody playing well: what it
    /// has, and what its areas, pieces, goals and hand are still good for. For a finished game
    /// exactly [`totals`](Game::totals). May be asked at any position, in the middle of a turn too.
    fn value(&self, position: &G) -> Worth;

    /// How good each of `actions` looks for `seat` before any search: the points one expects it to
    /// gain, this turn's later small steps counted in. Only differences matter (all 0 = no
    /// opinion), but their size does: a roll-out trusts an action that looks 5 points better more
    /// than one that looks 1 point better. `actions` are some or all of the seat's legal ones;
    /// `out` comes empty and takes one number for each, in their order.
    ///
    /// Called for every choice of a future, so it may cost about as much as a future.
    fn prior(&self, position: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        let _ = (position, seat);
        out.resize(actions.len(), 0.0);
    }

    /// Actions that `seat` takes one after the other in a roll-out that chooses by this evaluator, where
    /// they are better thought of as one and nobody else and no chance comes in between: into `out`,
    /// which comes empty; gives how many positions were judged for it. Without any, actions are
    /// chosen one by one.
    fn row(&self, position: &G, seat: Seat, out: &mut Vec<G::Action>) -> u32 {
        let _ = (position, seat, out);
        0
    }

    /// How far what `seat` does here in a future may stray from what is liked best, in points: the
    /// scale of a softmax over the priors, for players whose futures have whims. 0 does what is liked
    /// best.
    ///
    /// Where chance brings nothing up, seats that do what they like best do the same in every future,
    /// and a candidate is judged by one way of going on; with whims it is by many, the likelier ones
    /// more often.
    fn whim(&self, position: &G, seat: Seat) -> f32 {
        let _ = (position, seat);
        0.0
    }

    /// The part of the game that is still to come, 1 at its start and 0 at its end: for players who
    /// want to know what a lead means by then.
    fn left(&self, position: &G) -> f64 {
        let _ = position;
        1.0
    }

    /// What plan an action belongs to: actions of the same plan get the same number. The lower
    /// levels like and overlook whole plans ("that lake of mine", "anything in the far corner") all
    /// game long, as people do, instead of throwing dice at every move. Without an opinion every
    /// action is a plan of its own.
    fn plan(&self, position: &G, seat: Seat, action: G::Action) -> u64 {
        let _ = (position, seat);
        own_plan(&action)
    }

    /// Whether nobody should choose this action, however the value of what follows is guessed: `seat`
    /// has another one that is as good whatever is hidden and whatever comes, or pays for nothing as
    /// things stand.
    fn is_folly(&self, position: &G, seat: Seat, action: G::Action) -> bool {
        let _ = (position, seat, action);
        false
    }
}

/// Leaves out what an evaluator calls folly, but where nothing else is left.
pub fn leave_out_folly<G: Game>(
    evaluator: &impl Evaluator<G>,
    position: &G,
    seat: Seat,
    actions: &mut Vec<G::Action>,
) {
    let is_sane = |&action: &G::Action| !evaluator.is_folly(position, seat, action);
    if actions.iter().any(is_sane) {
        actions.retain(is_sane);
    }
}

/// The number of a plan that is this one action's own.
pub fn own_plan(action: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    action.hash(&mut mixer);
    mixer.finish()
}

/// Knows nothing but the score sheet: the points that seats would have if the game ended now.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Points;

impl<G: Game> Evaluator<G> for Points {
    fn value(&self, position: &G) -> Worth {
        position.totals().map(|points| points as f32)
    }
}

/// Whoever holds an evaluator is one.
macro_rules! evaluator_by_pointer {
    ($($Pointer:ty),*) => {$(
impl<G: Game, T: Evaluator<G>> Evaluator<G> for $Pointer {
    fn value(&self, position: &G) -> Worth {
        T::value(self, position)
    }

    fn prior(&self, position: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        T::prior(self, position, seat, actions, out);
    }

    fn row(&self, position: &G, seat: Seat, out: &mut Vec<G::Action>) -> u32 {
        T::row(self, position, seat, out)
    }

    fn whim(&self, position: &G, seat: Seat) -> f32 {
        T::whim(self, position, seat)
    }

    fn left(&self, position: &G) -> f64 {
        T::left(self, position)
    }

    fn plan(&self, position: &G, seat: Seat, action: G::Action) -> u64 {
        T::plan(self, position, seat, action)
    }

    fn is_folly(&self, position: &G, seat: Seat, action: G::Action) -> bool {
        T::is_folly(self, position, seat, action)
    }
}
    )*};
}

evaluator_by_pointer!(Arc<T>, &T);
