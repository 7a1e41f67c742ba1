//! [`Simulator`]: plays guessed futures on by what an evaluator thinks best, for players and for judges alike.

use std::fmt;

use game::{Game, Seat, Step, Turn};
use rand::{RngExt, SeedableRng};

use crate::keyed_draws::KeyedDraws;
use crate::turns::{MOST_STEPS, Turns};
use crate::{Dice, Evaluator, Limits, Worth, leave_out_folly};

/// What nobody can know: what is hidden, and what chance will bring up.
#[derive(Clone, Debug)]
pub struct Determinization<G> {
    /// Where it begins, with all that is hidden.
    pub start: G,
    /// What chance will bring up.
    pub luck: u64,
}

/// Where a future was left.
#[derive(Clone, Debug)]
pub struct End<G> {
    /// The position.
    pub position: G,
    /// What each seat is expected to end with, from there.
    pub worth: Worth,
}

/// Plays futures on by what the evaluator likes best, on one thread.
pub struct Simulator<'a, G: Game, K> {
    evaluator: &'a K,
    considers: usize,
    by_keyed_draws: bool,
    whole_turns: bool,
    has_whims: bool,
    limits: Limits<'a>,
    n_judged: u64,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    /// What the seat on turn goes on with, the next last.
    row: Vec<G::Action>,
}

impl<G: Game, K> fmt::Debug for Simulator<'_, G, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Simulator").field("n_judged", &self.n_judged).finish_non_exhaustive()
    }
}

impl<'a, G: Game, K: Evaluator<G>> Simulator<'a, G, K> {
    /// A simulator whose seats consider `considers` of their actions, drawn evenly at random. Of the
    /// limits only the deadline counts.
    pub const fn new(evaluator: &'a K, considers: usize, limits: Limits<'a>) -> Self {
        Self {
            evaluator,
            considers,
            by_keyed_draws: false,
            whole_turns: false,
            has_whims: false,
            limits,
            n_judged: 0,
            legal: Vec::new(),
            priors: Vec::new(),
            row: Vec::new(),
        }
    }

    /// Has seats draw draws for the actions they consider and among equals, instead of dice for
    /// their places, so that in a future they do the same after every candidate wherever they can.
    pub const fn by_keyed_draws(mut self, by_keyed_draws: bool) -> Self {
        self.by_keyed_draws = by_keyed_draws;
        self
    }

    /// Has turns end where the game says that they do, whoever decides something in them, so that
    /// nobody sees less far for what lets others decide.
    pub const fn whole_turns(mut self, whole_turns: bool) -> Self {
        self.whole_turns = whole_turns;
        self
    }

    /// Has seats stray from what they like best as far as the evaluator says ([`Evaluator::whim`]): by dice,
    /// so that with draws, too, they no longer do the same after every candidate.
    pub const fn with_whims(mut self, has_whims: bool) -> Self {
        self.has_whims = has_whims;
        self
    }

    /// Whom it asks.
    pub const fn evaluator(&self) -> &'a K {
        self.evaluator
    }

    /// How many positions and actions were judged.
    pub const fn n_judged(&self) -> u64 {
        self.n_judged
    }

    /// What the evaluator thinks of some actions before they are tried.
    pub fn priors(&mut self, position: &G, seat: Seat, actions: &[G::Action]) -> Vec<f32> {
        let mut priors = Vec::new();
        self.evaluator.prior(position, seat, actions, &mut priors);
        self.n_judged += actions.len() as u64;
        priors
    }

    /// Where a future is left when this seat begins with these actions, without any, as it goes; after
    /// so many turns of each seat on the mean, or where the game is over before. `None` when stopped
    /// on the way.
    pub fn end(
        &mut self,
        future: &Determinization<G>,
        first: Option<(Seat, &[G::Action])>,
        rounds: u32,
    ) -> Option<End<G>> {
        if self.limits.is_stopped() {
            return None;
        }
        // The same luck brings up the same for every candidate, whatever seats choose between.
        let mut chance = Dice::seed_from_u64(future.luck);
        let mut dice = Dice::seed_from_u64(!future.luck);
        let mut position = future.start.clone();
        if let Some((seat, plan)) = first {
            for &action in plan {
                position.apply(Step::Act { seat, action }, &mut ());
            }
        }
        let most_turns = rounds.saturating_mul(u32::from(position.n_seats()));
        let mut turns =
            Turns::new(first.map(|(seat, _)| self.active(&future.start).unwrap_or(seat)));
        self.row.clear();
        for _ in 0..MOST_STEPS {
            let turn = position.turn();
            let next = turn.seats().first();
            // A turn ends when somebody else or chance comes in; all ends are equally many away.
            let n_ended = turns.ended(self.active(&position).or(next));
            if n_ended > most_turns {
                break;
            }
            let step = match turn {
                Turn::Over => None,
                Turn::Chance => position.sample_chance(&mut chance).map(Step::Chance),
                Turn::Seats(_) => next.and_then(|seat| {
                    let draws = self
                        .by_keyed_draws
                        .then(|| KeyedDraws::new(future.luck, [n_ended, turns.asked()]));
                    let action = self.liked(&position, seat, draws, &mut dice)?;
                    Some(Step::Act { seat, action })
                }),
            };
            let Some(step) = step else { break };
            if self.limits.is_stopped() {
                return None;
            }
            position.apply(step, &mut ());
            self.n_judged += 1;
        }
        self.n_judged += 1;
        let worth = self.evaluator.value(&position);
        Some(End { position, worth })
    }

    /// Whose turn it is where that is asked for.
    fn active(&self, position: &G) -> Option<Seat> {
        if self.whole_turns { position.whose_turn() } else { None }
    }

    /// What the evaluator likes best of the actions that a seat considers, by draws or by dice.
    fn liked(
        &mut self,
        position: &G,
        seat: Seat,
        draws: Option<KeyedDraws>,
        dice: &mut Dice,
    ) -> Option<G::Action> {
        if let Some(next) = self.row.pop() {
            return Some(next);
        }
        self.legal.clear();
        self.legal.extend(position.legal_actions(seat));
        if self.legal.len() <= 1 {
            return self.legal.first().copied();
        }
        leave_out_folly(self.evaluator, position, seat, &mut self.legal);
        self.n_judged += u64::from(self.evaluator.row(position, seat, &mut self.row));
        self.row.reverse();
        if let Some(next) = self.row.pop() {
            return Some(next);
        }
        match draws {
            Some(draws) => draws.leave(&mut self.legal, self.considers.max(1)),
            None => leave_one_of_each_part(&mut self.legal, self.considers.max(1), dice),
        }
        self.priors.clear();
        self.evaluator.prior(position, seat, &self.legal, &mut self.priors);
        self.n_judged += self.legal.len() as u64;
        let whim = if self.has_whims { self.evaluator.whim(position, seat) } else { 0.0 };
        if whim > 0.0 {
            self.priors.iter_mut().for_each(|prior| *prior += whim * gumbel(dice));
        }
        let most = self.priors.iter().copied().reduce(f32::max)?;
        // Of equals any, or all futures would go the same way.
        let all = || self.legal.iter().zip(&self.priors);
        let equals = || all().filter(|&(_, &prior)| prior >= most).map(|(&action, _)| action);
        match draws {
            Some(draws) => equals().min_by_key(|action| draws.of(action)),
            None => equals().nth(dice.random_range(0..equals().count().max(1))),
        }
    }
}

/// A number with Gumbel's distribution: who adds one to each prior and takes the most has chosen by a
/// softmax of them.
fn gumbel(dice: &mut Dice) -> f32 {
    let share = dice.random::<f32>().max(f32::MIN_POSITIVE);
    -(-share.ln()).ln()
}

/// Leaves one of each of so many even parts: the order stays and none is met twice.
fn leave_one_of_each_part<A: Copy>(actions: &mut Vec<A>, n_parts: usize, dice: &mut Dice) {
    let n = actions.len();
    if n > n_parts {
        for part in 0..n_parts {
            let of_part = part * n / n_parts..(part + 1) * n / n_parts;
            actions[part] = actions[dice.random_range(of_part)];
        }
        actions.truncate(n_parts);
    }
}
