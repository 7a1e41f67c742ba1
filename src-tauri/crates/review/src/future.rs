//! [`Future`] and [`Scout`]: what may come, and who plays it on.

use game::{Game, Places, Seat, Step, Turn};
use rand::{RngExt, SeedableRng};
use search::{Dice, Guide, Stop, Worth};

use crate::settings::Settings;

/// No game of the house comes near so many steps; a future that does is cut.
const MOST_STEPS: u32 = 20_000;

/// What nobody can know: what is hidden, and what chance will bring up.
pub(crate) struct Future<G> {
    pub(crate) start: G,
    pub(crate) luck: u64,
}

/// Where a future was left.
pub(crate) struct End {
    /// What each seat is expected to end with, from there.
    pub(crate) worth: Worth,
    /// The places, where the game was over.
    pub(crate) places: Option<Places>,
}

/// Plays futures on by what the guide likes best, on one thread.
pub(crate) struct Scout<'a, G: Game, K> {
    guide: &'a K,
    settings: &'a Settings,
    stop: &'a Stop,
    /// How many positions and actions were judged.
    pub(crate) n_judged: u64,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
}

impl<'a, G: Game, K: Guide<G>> Scout<'a, G, K> {
    pub(crate) const fn new(guide: &'a K, settings: &'a Settings, stop: &'a Stop) -> Self {
        Self { guide, settings, stop, n_judged: 0, legal: Vec::new(), priors: Vec::new() }
    }

    /// What the guide thinks of some actions before they are tried.
    pub(crate) fn priors(&mut self, position: &G, seat: Seat, actions: &[G::Action]) -> Vec<f32> {
        let mut priors = Vec::new();
        self.guide.prior(position, seat, actions, &mut priors);
        self.n_judged += actions.len() as u64;
        priors
    }

    /// Where a future is left when this seat begins with this action; without one, as it goes.
    /// `None` when it was stopped on the way.
    pub(crate) fn end(
        &mut self,
        future: &Future<G>,
        first: Option<(Seat, G::Action)>,
    ) -> Option<End> {
        self.end_after(future, first, self.settings.rounds)
    }

    /// The same after so many turns of each seat, or where the game is over before.
    pub(crate) fn end_after(
        &mut self,
        future: &Future<G>,
        first: Option<(Seat, G::Action)>,
        rounds: u32,
    ) -> Option<End> {
        // The same luck brings up the same for every candidate, whatever seats choose between.
        let mut chance = Dice::seed_from_u64(future.luck);
        let mut dice = Dice::seed_from_u64(!future.luck);
        let mut position = future.start.clone();
        if let Some((seat, action)) = first {
            position.apply(Step::Act { seat, action }, &mut ());
        }
        let most_turns = rounds.saturating_mul(u32::from(position.n_seats()));
        let (mut actor, mut n_ended) = (first.map(|(seat, _)| seat), 0);
        for _ in 0..MOST_STEPS {
            let turn = position.turn();
            let next = turn.seats().first();
            n_ended += u32::from(actor.is_some() && actor != next);
            actor = next;
            // A turn ends when somebody else or chance comes in; all ends are equally many away.
            if n_ended > most_turns {
                break;
            }
            let step = match turn {
                Turn::Over => None,
                Turn::Chance => position.sample_chance(&mut chance).map(Step::Chance),
                Turn::Seats(_) => next.and_then(|seat| {
                    let action = self.liked(&position, seat, &mut dice)?;
                    Some(Step::Act { seat, action })
                }),
            };
            let Some(step) = step else { break };
            if self.stop.is_stopped() {
                return None;
            }
            position.apply(step, &mut ());
            self.n_judged += 1;
        }
        self.n_judged += 1;
        Some(End { worth: self.guide.value(&position), places: position.places() })
    }

    /// What the guide likes best of the actions that a seat considers.
    fn liked(&mut self, position: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        self.legal.clear();
        self.legal.extend(position.legal_actions(seat));
        if self.legal.len() <= 1 {
            return self.legal.first().copied();
        }
        let (n_legal, considers) = (self.legal.len(), self.settings.considers.max(1));
        if n_legal > considers {
            // One of each of so many even parts: the order stays and none is met twice.
            for n in 0..considers {
                let part = n * n_legal / considers..(n + 1) * n_legal / considers;
                self.legal[n] = self.legal[dice.random_range(part)];
            }
            self.legal.truncate(considers);
        }
        self.priors.clear();
        self.guide.prior(position, seat, &self.legal, &mut self.priors);
        self.n_judged += self.legal.len() as u64;
        let most = self.priors.iter().copied().reduce(f32::max)?;
        let equals = || self.legal.iter().zip(&self.priors).filter(|&(_, &prior)| prior >= most);
        let drawn = dice.random_range(0..equals().count().max(1));
        equals().nth(drawn).map(|(&action, _)| action)
    }
}

impl End {
    /// Adds the points that seats had before the first step. Places are then by points alone.
    pub(crate) fn start_ahead(&mut self, heads: &[f32]) {
        if heads.iter().all(|&head| head <= 0.0) {
            return;
        }
        self.worth.iter_mut().zip(heads).for_each(|(worth, head)| *worth += head);
        if let Some(places) = &self.places {
            let points = self.worth.iter().take(places.as_slice().len());
            self.places = Some(Places::by_key(points.map(|it| it.round() as i32)));
        }
    }

    /// The points of a seat less those of the best other one; alone, its points.
    pub(crate) fn lead(&self, seat: Seat, n_seats: u8) -> f64 {
        let others = Seat::all(n_seats).filter(|&other| other != seat);
        let best = others.map(|other| self.worth[other.index()]).reduce(f32::max);
        f64::from(self.worth[seat.index()] - best.unwrap_or(0.0))
    }
}
