//! [`Run`]: one random game with every check at every position.

use std::collections::VecDeque;

use game::{Game, HouseRng, Seat, Step, rng_from_seed};
use rand::{Rng, RngExt};

use crate::breach::{Breach, Checked, ensure, same};
use crate::fairness::Fairness;
use crate::law::Law;
use crate::scene::{Looks, Scene};
use crate::scores;
use crate::secrets::{self, Imagined};
use crate::steps;
use crate::tally::Tally;
use crate::turns::{self, Pool};

/// How many actions and outcomes of a game are kept for trying them where they are not legal.
const POOL: usize = 96;

/// How many positions back a step is compared with, to find circles.
const RECENT: usize = 6;

/// One imagined position in so many is played to its end, at most.
const PLAYED_OUT_EVERY: usize = 8;

/// How many imagined positions of a long game are played to their ends, about: the work of a game
/// must not grow with the square of its length.
const PLAYED_OUT: usize = 24;

/// How many steps of an imagined game a complaint lists.
const STEPS_TOLD: usize = 12;

/// A law of the game's own.
pub(crate) type OwnLaw<'a, G> = Box<dyn Fn(&G) -> Result<(), String> + 'a>;

/// What is checked, the same for every game of a check.
pub(crate) struct Plan<'a, G: Game> {
    pub(crate) setup: &'a G::Setup,
    pub(crate) laws: &'a [OwnLaw<'a, G>],
    pub(crate) bound: usize,
    pub(crate) looks: usize,
}

pub(crate) struct Run<'a, G: Game> {
    plan: Plan<'a, G>,
    fairness: &'a mut Fairness,
    /// Draws the game that is played; nothing else, so that seed and game stay together.
    walk: HouseRng,
    /// Draws what is checked.
    rng: HouseRng,
    log: Vec<Step<G>>,
    recent: VecDeque<G>,
    tally: Tally,
    is_anything_hidden: bool,
    has_secrets: bool,
    play_out: Option<PlayOut<G>>,
    /// Whether the survey of this game came to an end; if not, imagined games will not either.
    is_ending: bool,
    /// Steps of the game.
    n_steps: usize,
    played_out_every: usize,
}

/// A game played on from a position that this seat imagined.
struct PlayOut<G: Game> {
    seat: Seat,
    steps: Vec<Step<G>>,
}

impl<'a, G: Game> Run<'a, G> {
    pub(crate) fn new(plan: Plan<'a, G>, seed: u64, fairness: &'a mut Fairness) -> Self {
        let walk = rng_from_seed(seed);
        let mut rng = rng_from_seed(seed);
        rng.set_stream(1);
        Self {
            plan,
            fairness,
            walk,
            rng,
            log: Vec::new(),
            recent: VecDeque::new(),
            tally: Tally { games: 1, ..Tally::default() },
            is_anything_hidden: false,
            has_secrets: false,
            play_out: None,
            is_ending: true,
            n_steps: 0,
            played_out_every: PLAYED_OUT_EVERY,
        }
    }

    /// The steps taken so far.
    pub(crate) fn log(&self) -> &[Step<G>] {
        &self.log
    }

    pub(crate) const fn tally(&self) -> Tally {
        self.tally
    }

    /// Whether some seat saw something that another did not.
    pub(crate) const fn is_anything_hidden(&self) -> bool {
        self.is_anything_hidden
    }

    pub(crate) const fn has_secrets(&self) -> bool {
        self.has_secrets
    }

    /// Plays the game with all checks.
    pub(crate) fn play(&mut self) -> Checked {
        let start = self.start()?;
        self.has_secrets = start.has_secrets();
        let pool = self.survey(&start);
        let mut position = start.clone();
        loop {
            let scene = Scene::of(&position);
            self.check_position(&scene, &start, &pool)?;
            let step = scene.draw_step(&mut self.walk);
            let is_looked_at = self.is_looked_at(step);
            if is_looked_at {
                self.look(&scene, &pool, step)?;
            }
            let Some(step) = step else { break };
            steps::check_step(scene.position, step)?;
            if is_looked_at {
                self.look_beside(&scene, step)?;
            }
            let before = position.clone();
            position.apply(step, &mut ());
            self.log.push(step);
            turns::check_round(&before, &position)?;
            self.check_end(before, &position)?;
        }
        self.tally.longest = self.log.len() as u64;
        self.check_replay(&position)
    }

    fn start(&self) -> Result<G, Breach> {
        let json = serde_json::to_string(self.plan.setup);
        let back = json.as_ref().ok().and_then(|it| serde_json::from_str::<G::Setup>(it).ok());
        ensure(back.as_ref() == Some(self.plan.setup), Law::SetupJson, None, || {
            format!("{:?} is {json:?} in JSON, which reads back as {back:?}", self.plan.setup)
        })?;
        let start = || {
            G::new(self.plan.setup).map_err(|why| {
                Breach::new(Law::Setup, None, format!("{:?}: {why}", self.plan.setup))
            })
        };
        let position = start()?;
        same(Law::Setup, None, || "two starts differ".to_owned(), &position, &start()?)?;
        let rules = || "rules (one: of new games, other: at the start)".to_owned();
        same(Law::Setup, None, rules, &G::RULES, &position.rules())?;
        Ok(position)
    }

    /// Plays the game once without checks, for a sample of all actions and outcomes that occur.
    fn survey(&mut self, start: &G) -> Pool<G> {
        let mut pool = Pool { actions: Vec::new(), outcomes: Vec::new() };
        let mut position = start.clone();
        let mut walk = self.walk.clone();
        let (mut n_actions, mut n_outcomes) = (0, 0);
        while self.log.len() < self.plan.bound {
            let scene = Scene::of(&position);
            for action in scene.seats().flat_map(|seat| scene.actions(seat)) {
                keep(&mut pool.actions, *action, &mut n_actions, &mut self.rng);
            }
            for (outcome, _) in &scene.outcomes {
                keep(&mut pool.outcomes, *outcome, &mut n_outcomes, &mut self.rng);
            }
            let Some(step) = scene.draw_step(&mut walk) else { break };
            self.log.push(step);
            position.apply(step, &mut ());
        }
        self.is_ending = self.log.len() < self.plan.bound;
        self.n_steps = self.log.len();
        let n_imagined = self.n_steps.min(self.plan.looks) * usize::from(start.n_seats());
        self.played_out_every = PLAYED_OUT_EVERY.max(n_imagined / PLAYED_OUT);
        self.log.clear();
        pool
    }

    /// The checks that cost little, at every position.
    fn check_position(&mut self, scene: &Scene<'_, G>, start: &G, pool: &Pool<G>) -> Checked {
        self.tally.positions += 1;
        let constants = |it: &G| (it.n_seats(), it.has_secrets(), it.rules());
        let what = || "(n_seats, has_secrets, rules) (one: at the start, other: now)".to_owned();
        same(Law::Constant, None, what, &constants(start), &constants(scene.position))?;
        self.check_quickly(scene)?;
        turns::check_doors(scene, pool, self.fairness, &mut self.rng)
    }

    /// Whether views are compared at this position: at as many as wanted, drawn evenly, and at the
    /// end.
    fn is_looked_at(&mut self, step: Option<Step<G>>) -> bool {
        let looks = self.plan.looks;
        step.is_none() || self.n_steps <= looks || self.rng.random_range(0..self.n_steps) < looks
    }

    /// Everybody's view of a position, beside imagined ones.
    fn look(&mut self, scene: &Scene<'_, G>, pool: &Pool<G>, step: Option<Step<G>>) -> Checked {
        self.tally.looks += 1;
        let looks = Looks::of(scene.position);
        scores::check_sheets(scene, &looks)?;
        // Every position can be drawn, whoever looks; in turn, because a view costs much.
        let n_viewers = usize::from(scene.position.n_seats()) + 1;
        if let Some((_, look)) = looks.limited().nth(self.log.len() % n_viewers) {
            look.view();
        }
        for seat in scene.seats() {
            let played = step.and_then(|step| match step {
                Step::Act { seat: actor, action } => (actor == seat).then_some(action),
                Step::Chance(_) => None,
            });
            let seed = self.rng.next_u64();
            let imagined = scene.position.imagine(seat, &mut rng_from_seed(seed));
            self.tally.imagined += 1;
            // The real position has passed this, so a breach here is the imagination's.
            self.check_quickly(&Scene::of(&imagined)).map_err(|it| it.in_imagination(seat))?;
            let rng = &mut self.rng;
            let n_steps = self.log.len();
            let it = Imagined { position: &imagined, seed, seat, n_steps };
            secrets::check_seat(scene, &looks, it, pool, played, rng)?;
            // Once a game with secrets has shown that it has some, there is nothing more to find.
            if !(self.has_secrets && self.is_anything_hidden) {
                self.is_anything_hidden |=
                    secrets::is_anything_hidden(scene, &looks, &imagined, seat)?;
            }
            let is_chosen = self.tally.imagined.is_multiple_of(self.played_out_every as u64);
            if self.is_ending && is_chosen {
                self.play_out(imagined, seat)?;
            }
        }
        Ok(())
    }

    fn check_own(&self, position: &G) -> Checked {
        for law in self.plan.laws {
            law(position).map_err(|found| Breach::new(Law::Own, None, found))?;
        }
        Ok(())
    }

    /// An imagined position is played to its end and keeps the laws on the way.
    fn play_out(&mut self, mut position: G, seat: Seat) -> Checked {
        self.play_out = Some(PlayOut { seat, steps: Vec::new() });
        let mut rng = rng_from_seed(self.rng.next_u64());
        while let Some(step) = Scene::of(&position).draw_step(&mut rng) {
            position.apply(step, &mut ());
            let n_steps = self.played_on(step);
            ensure(n_steps <= self.plan.bound, Law::ImaginePlayable, seat, || {
                "the imagined game does not end".to_owned()
            })?;
            turns::check_turn(&Scene::of(&position))?;
            self.check_own(&position)?;
        }
        scores::check_totals(&Scene::of(&position))?;
        self.play_out = None;
        Ok(())
    }

    /// Notes a step of the play-out; gives how many steps the game has with it.
    fn played_on(&mut self, step: Step<G>) -> usize {
        let steps = self.play_out.as_mut().map(|it| &mut it.steps);
        let n_steps = steps.map_or(0, |steps| {
            steps.push(step);
            steps.len()
        });
        self.log.len() + n_steps
    }

    /// The laws that every position must keep, imagined ones too.
    fn check_quickly(&self, scene: &Scene<'_, G>) -> Checked {
        turns::check_turn(scene)?;
        self.check_own(scene.position)?;
        scores::check_totals(scene)
    }

    /// A breach with the play-out in which it was found, if it was found in one.
    pub(crate) fn placed(&self, mut breach: Breach) -> Breach {
        if let Some(PlayOut { seat, steps }) = &self.play_out {
            let n_steps = steps.len();
            let last = &steps[n_steps.saturating_sub(STEPS_TOLD)..];
            let found = &breach.found;
            breach.found = format!(
                "{found}\n  in a position imagined by seat {seat} and played on for {n_steps} \
                 steps, the last of them {last:?}"
            );
        }
        breach
    }

    /// What might be done instead of the step that is played next.
    fn look_beside(&mut self, scene: &Scene<'_, G>, step: Step<G>) -> Checked {
        let other = match step {
            Step::Act { seat, .. } => {
                scene.draw_action(seat, &mut self.rng).map(|action| Step::Act { seat, action })
            }
            Step::Chance(_) => scene.draw_step(&mut self.rng),
        };
        if let Some(other) = other.filter(|&it| it != step) {
            steps::check_step(scene.position, other)?;
            steps::check_told_apart(scene.position, step, other)?;
        }
        steps::check_answers(scene, &mut self.rng)
    }

    fn check_end(&mut self, before: G, position: &G) -> Checked {
        let n_steps = self.log.len();
        ensure(n_steps <= self.plan.bound, Law::End, None, || {
            format!("not over after {n_steps} steps")
        })?;
        let back = self.recent.iter().position(|earlier| earlier == position);
        ensure(back.is_none(), Law::End, None, || {
            let n_back = self.recent.len() - back.unwrap_or_default() + 1;
            format!("the position is the same as {n_back} steps ago, so the game can go in circles")
        })?;
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(before);
        Ok(())
    }

    /// The log, through JSON, leads to the same position.
    fn check_replay(&self, end: &G) -> Checked {
        let breach = |found: String| Breach::new(Law::Replay, None, found);
        let json = serde_json::to_string(&self.log).map_err(|why| breach(why.to_string()))?;
        let log: Vec<Step<G>> =
            serde_json::from_str(&json).map_err(|why| breach(why.to_string()))?;
        let mut position = self.start()?;
        for (step, n) in log.into_iter().zip(1..) {
            position.play(step, &mut ()).map_err(|why| breach(format!("step {n}: {why}")))?;
        }
        same(Law::Replay, None, || "one: played, other: replayed".to_owned(), end, &position)
    }
}

/// Keeps a fair sample of all that was shown (reservoir sampling).
fn keep<T: Copy>(pool: &mut Vec<T>, it: T, n_shown: &mut usize, rng: &mut impl Rng) {
    *n_shown += 1;
    if pool.len() < POOL {
        pool.push(it);
    } else {
        let at = rng.random_range(0..*n_shown);
        if at < POOL {
            pool[at] = it;
        }
    }
}
