//! A toy told as a list of scenes, so that what is best in it is known by construction: open or
//! hidden, with chance, one seat at a time or two at once.

#![allow(dead_code, unreachable_pub, missing_docs, reason = "shared by several tests")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use game::{Game, Places, ScoreSheet, Seat, SeatSet, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::{Rng, RngExt};
use search::{Evaluator, Stop, Worth};
use serde::{Deserialize, Serialize};

/// The number of a scene.
pub type At = usize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Scene {
    /// The end, with the points of both seats.
    Over([i32; 2]),
    /// A seat chooses where it goes on.
    One { seat: usize, next: Vec<At> },
    /// Both choose at once, each of so many; where it goes on is in the row of the first and the
    /// column of the second.
    Both { next: Vec<Vec<At>> },
    /// Chance goes on here, all ways equally likely.
    Chance { next: Vec<At> },
}

/// The scenes, the first of them the start, and those that seat 0 cannot tell from each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    pub scenes: Vec<Scene>,
    pub alike: Vec<Vec<At>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    pub told: Arc<Told>,
    pub at: At,
    /// Whose turn all of it is, whoever decides.
    pub active: Option<Seat>,
    /// What has been answered where both choose at once.
    answers: [Option<u8>; 2],
}

impl Tale {
    pub fn new(scenes: Vec<Scene>, alike: Vec<Vec<At>>) -> Self {
        Self { told: Arc::new(Told { scenes, alike }), at: 0, active: None, answers: [None; 2] }
    }

    fn scene(&self) -> &Scene {
        &self.told.scenes[self.at]
    }

    fn n_choices(&self, seat: Seat) -> u8 {
        let n = match (self.scene(), seat.index()) {
            (Scene::One { seat: own, next }, seat) if *own == seat => next.len(),
            (Scene::Both { next }, 0) if self.answers[0].is_none() => next.len(),
            (Scene::Both { next }, 1) if self.answers[1].is_none() => next[0].len(),
            _ => 0,
        };
        n as u8
    }
}

impl Game for Tale {
    type Setup = Told;
    type Action = u8;
    type Chance = u8;
    type Event = ();
    type View = At;
    type Offer = u8;
    type Source = ();
    type Unit = ();
    type Field = ();
    type Reason = ();

    const NAME: &'static str = "tale";
    const RULES: u16 = 1;

    fn begin(told: &Told, _: u16) -> Result<Self, SetupError> {
        Ok(Self::new(told.scenes.clone(), told.alike.clone()))
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.scene() {
            Scene::Over(_) => Turn::Over,
            Scene::Chance { .. } => Turn::Chance,
            Scene::One { .. } | Scene::Both { .. } => Turn::Seats(
                Seat::all(2).filter(|&seat| self.n_choices(seat) > 0).collect::<SeatSet>(),
            ),
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        self.active
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        0..self.n_choices(seat)
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        let n = if let Scene::Chance { next } = self.scene() { next.len() } else { 0 };
        (0..n as u8).map(|outcome| (outcome, 1))
    }

    fn apply(&mut self, step: Step<Self>, _: &mut impl Sink<()>) {
        self.at = match (step, self.scene()) {
            (Step::Chance(n), Scene::Chance { next }) => next[usize::from(n)],
            (Step::Act { action, .. }, Scene::One { next, .. }) => next[usize::from(action)],
            (Step::Act { seat, action }, Scene::Both { next }) => {
                let mut answers = self.answers;
                answers[seat.index()] = Some(action);
                let at = match answers {
                    [Some(row), Some(column)] => next[usize::from(row)][usize::from(column)],
                    _ => self.at,
                };
                self.answers = if at == self.at { answers } else { [None; 2] };
                at
            }
            _ => panic!("not a step of this scene"),
        };
    }

    fn objection(&self, seat: Seat, action: u8) -> Option<()> {
        (action >= self.n_choices(seat)).then_some(())
    }

    fn view(&self, _: Viewer) -> At {
        let twins = self.told.alike.iter().find(|twins| twins.contains(&self.at));
        twins.map_or(self.at, |twins| twins[0])
    }

    fn offer(&self, seat: Seat) -> u8 {
        self.n_choices(seat)
    }

    fn offered(offer: &u8) -> Vec<u8> {
        (0..*offer).collect()
    }

    fn tell((): &(), _: Viewer) -> Option<()> {
        None
    }

    fn reveals(&self, _: Seat, _: u8) -> bool {
        false
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut other = self.clone();
        if let Scene::Both { next } = self.scene() {
            let n = if seat.index() == 0 { next[0].len() } else { next.len() };
            let hidden = &mut other.answers[1 - seat.index()];
            *hidden = hidden.map(|_| rng.random_range(0..n) as u8);
        }
        if seat == Seat::FIRST
            && let Some(twins) = self.told.alike.iter().find(|twins| twins.contains(&self.at))
        {
            other.at = twins[rng.random_range(0..twins.len())];
        }
        other
    }

    fn score(&self, _: Viewer) -> Sheet<Self> {
        ScoreSheet::new(Vec::new())
    }

    fn totals(&self) -> [i32; game::MAX_SEATS] {
        let mut totals = [0; game::MAX_SEATS];
        if let Scene::Over(points) = self.scene() {
            totals[..2].copy_from_slice(points);
        }
        totals
    }

    fn places(&self) -> Option<Places> {
        match self.scene() {
            Scene::Over(points) => Some(Places::by_key(points.iter().copied())),
            Scene::One { .. } | Scene::Both { .. } | Scene::Chance { .. } => None,
        }
    }
}

/// An evaluator that counts how often it is asked what a position is worth, and calls the player back at
/// one of them.
pub struct Counting<'a, K> {
    evaluator: K,
    asked: AtomicU32,
    stop_at: u32,
    stop: &'a Stop,
}

impl<'a, K> Counting<'a, K> {
    pub const fn new(evaluator: K, stop_at: u32, stop: &'a Stop) -> Self {
        Self { evaluator, asked: AtomicU32::new(0), stop_at, stop }
    }

    pub fn asked(&self) -> u32 {
        self.asked.load(Ordering::Relaxed)
    }
}

impl<K: Evaluator<Tale>> Evaluator<Tale> for Counting<'_, K> {
    fn value(&self, position: &Tale) -> Worth {
        if self.asked.fetch_add(1, Ordering::Relaxed) + 1 == self.stop_at {
            self.stop.stop();
        }
        self.evaluator.value(position)
    }

    fn prior(&self, position: &Tale, seat: Seat, actions: &[u8], out: &mut Vec<f32>) {
        self.evaluator.prior(position, seat, actions, out);
    }
}
