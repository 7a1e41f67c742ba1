//! [`Check`]: how a check is asked for.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::Game;

use crate::breach::Breach;
use crate::fairness::Fairness;
use crate::fault::Fault;
use crate::law::Law;
use crate::run::{OwnLaw, Plan, Run};
use crate::tally::Tally;

/// Steps after which a random game counts as endless, unless [`Check::bound`] says otherwise.
const DEFAULT_BOUND: usize = 10_000;

/// From this many games on a game with secrets must have shown that `imagine` changes something.
const GAMES_TO_SHOW_SECRETS: u64 = 10;

/// Checks the contract in random games of this setup, one for each seed, together with the game's
/// own laws.
///
/// # Panics
/// With the [`Fault`] when a law is broken.
#[track_caller]
pub fn check<G: Game>(
    setup: &G::Setup,
    seeds: Range<u64>,
    laws: impl Fn(&G) -> Result<(), String>,
) {
    if let Err(fault) = Check::<G>::of(setup).seeds(seeds).law(laws).run() {
        panic!("{fault}");
    }
}

/// A check with all its knobs; [`check`] is the short form.
pub struct Check<'a, G: Game> {
    setup: &'a G::Setup,
    seeds: Range<u64>,
    laws: Vec<OwnLaw<'a, G>>,
    bound: usize,
    looks: usize,
}

impl<'a, G: Game> Check<'a, G> {
    /// A check of games with this setup: seeds 0 to 99, no laws of the game's own.
    pub fn of(setup: &'a G::Setup) -> Self {
        Self { setup, seeds: 0..100, laws: Vec::new(), bound: DEFAULT_BOUND, looks: usize::MAX }
    }

    /// One random game for each of these seeds.
    #[must_use]
    pub fn seeds(mut self, seeds: Range<u64>) -> Self {
        self.seeds = seeds;
        self
    }

    /// One more law of the game's own, such as the conservation of its components; checked at
    /// every position, imagined ones too.
    #[must_use]
    pub fn law(mut self, law: impl Fn(&G) -> Result<(), String> + 'a) -> Self {
        self.laws.push(Box::new(law));
        self
    }

    /// The most steps a game may take.
    #[must_use]
    pub fn bound(mut self, n_steps: usize) -> Self {
        self.bound = n_steps;
        self
    }

    /// At about how many positions of each game everybody's view and imagination are compared, all
    /// by default. They cost most by far, so many games with a few looks each, drawn by the seed,
    /// find more in the same time than few games with all. Everything else is checked everywhere.
    #[must_use]
    pub fn looks(mut self, n_positions: usize) -> Self {
        self.looks = n_positions;
        self
    }

    fn plan(&self) -> Plan<'_, G> {
        let Self { setup, bound, looks, .. } = *self;
        Plan { setup, laws: &self.laws, bound, looks }
    }

    /// Plays and checks.
    ///
    /// # Errors
    /// The first broken law.
    pub fn run(&self) -> Result<Tally, Fault> {
        let mut tally = Tally::default();
        let mut fairness = Fairness::default();
        let mut is_anything_hidden = false;
        let mut has_secrets = false;
        for seed in self.seeds.clone() {
            let mut run = Run::<G>::new(self.plan(), seed, &mut fairness);
            // A panicking engine is a fault like any other, and the trace is what one needs then.
            let checked = catch_unwind(AssertUnwindSafe(|| run.play())).unwrap_or_else(|panic| {
                Err(Breach::new(Law::Panic, None, panic_message(panic.as_ref())))
            });
            if let Err(breach) = checked {
                let breach = run.placed(breach);
                return Err(Fault::new(self.setup, seed, run.log(), breach));
            }
            tally += run.tally();
            is_anything_hidden |= run.is_anything_hidden();
            has_secrets |= run.has_secrets();
        }
        let of_all = |breach| Fault::new::<G>(self.setup, self.seeds.start, &[], breach);
        if has_secrets && !is_anything_hidden && tally.games >= GAMES_TO_SHOW_SECRETS {
            let found = "has_secrets, but no imagined position looked different to any other seat";
            return Err(of_all(Breach::new(Law::ImagineChanges, None, found.to_owned())));
        }
        fairness.check().map_err(of_all)?;
        Ok(tally)
    }
}

pub(crate) fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("panicked: {}", text.unwrap_or("(no message)"))
}
