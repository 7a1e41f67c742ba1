//! [`Packs`]: whatever pack an engine takes can be played to its end.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Game, HouseRng, Seat, Step, Title, Turn, Viewer, rng_from_seed};
use rand::RngExt;
use serde_json::Value;

use crate::breach::{Breach, Checked, ensure};
use crate::check::{Check, panic_message};
use crate::fault::Fault;
use crate::law::Law;
use crate::mutate::Mutator;
use crate::scene::draw;

/// Steps after which a game counts as endless.
const BOUND: usize = 10_000;

/// Positions of a pack's first game at which all views are compared.
const LOOKS: usize = 4;

/// How many packs are made, and how many games are played with each that loads. `PACKS`,
/// `PACK_GAMES` and `PACK_SEED` in the environment ask for others: a long run needs no new test.
#[derive(Copy, Clone, Debug)]
pub struct Packs {
    made: u64,
    played: u64,
    seed: u64,
}

/// What a run has seen.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct PackTally {
    /// Packs that were made.
    pub made: u64,
    /// Packs among them that the engine took.
    pub taken: u64,
    /// Games played to the end with them.
    pub games: u64,
    /// Steps in them.
    pub steps: u64,
}

impl fmt::Display for PackTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { made, taken, games, steps } = self;
        write!(f, "{made} packs made, {taken} taken, {games} games of {steps} steps played out")
    }
}

impl Packs {
    /// So many packs with so many games each, unless the environment says otherwise.
    pub fn asked(packs: u64, games: u64) -> Self {
        let asked = |name, usual| {
            std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
        };
        Self {
            made: asked("PACKS", packs),
            played: asked("PACK_GAMES", games),
            seed: asked("PACK_SEED", 0),
        }
    }

    /// Makes packs and plays with those that load: the first game of each with the whole contract
    /// checked, the others as fast as they go. `load` gives the setups to play in turn, none where
    /// the engine refuses the pack.
    ///
    /// # Panics
    /// With the [`Fault`] and the text of the pack when a law is broken.
    #[track_caller]
    pub fn play<G: Title>(
        self,
        make: impl Fn(&mut HouseRng) -> String,
        load: impl Fn(&str) -> Vec<G::Setup>,
    ) -> PackTally {
        let mut tally = PackTally::default();
        for seed in self.seed..self.seed.saturating_add(self.made) {
            let text = make(&mut rng_from_seed(seed));
            tally.made += 1;
            let loaded = catch_unwind(AssertUnwindSafe(|| load(&text)));
            let setups = loaded.unwrap_or_else(|panic| {
                panic!("pack {seed}: {}\n{text}", panic_message(panic.as_ref()))
            });
            if setups.is_empty() {
                continue;
            }
            tally.taken += 1;
            for (n, setup) in (0..self.played).zip(setups.iter().cycle()) {
                let played = if n == 0 {
                    Check::<G>::of(setup)
                        .seeds(seed..seed + 1)
                        .looks(LOOKS)
                        .run()
                        .map(|it| it.longest)
                } else {
                    play_to_end::<G>(setup, n)
                };
                tally.games += 1;
                tally.steps += played.unwrap_or_else(|fault| panic!("pack {seed}: {fault}{text}"));
            }
        }
        tally
    }

    /// Makes the packs out of a sound one by up to `most_changes` changes each, and plays with those
    /// that load as [`play`](Self::play) does.
    ///
    /// # Panics
    /// As [`play`](Self::play), and when the engine took all of them or none: then nothing was tried.
    #[track_caller]
    pub fn play_changed<G: Title>(
        self,
        original: Value,
        most_changes: usize,
        load: impl Fn(&str) -> Vec<G::Setup>,
    ) -> PackTally {
        let mutator = Mutator::of(original);
        let change = |rng: &mut HouseRng| {
            let n_changes = rng.random_range(1..=most_changes);
            mutator.changed(n_changes, rng).to_string()
        };
        let tally = self.play::<G>(change, load);
        assert!(0 < tally.taken && tally.taken < tally.made, "{tally}");
        tally
    }
}

/// Plays a random game to its end without looking at more than whether it gets there; gives the
/// number of its steps.
///
/// # Errors
/// The broken law: somebody on turn has nothing to do, the game does not end, the engine panics,
/// or the sheet and the places at the end are not what they must be.
pub fn play_to_end<G: Game>(setup: &G::Setup, seed: u64) -> Result<u64, Fault> {
    let mut log = Vec::new();
    let played = catch_unwind(AssertUnwindSafe(|| play_on::<G>(setup, seed, &mut log)));
    let played = played
        .unwrap_or_else(|panic| Err(Breach::new(Law::Panic, None, panic_message(panic.as_ref()))));
    match played {
        Ok(()) => Ok(log.len() as u64),
        Err(breach) => Err(Fault::new::<G>(setup, seed, &log, breach)),
    }
}

fn play_on<G: Game>(setup: &G::Setup, seed: u64, log: &mut Vec<Step<G>>) -> Checked {
    let mut rng = rng_from_seed(seed);
    let start = G::new(setup).map_err(|why| Breach::new(Law::Setup, None, why.to_string()));
    let mut position = start?;
    loop {
        let step = match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.sample_chance(&mut rng).map(Step::Chance),
            Turn::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                draw(&seats, &mut rng).and_then(|seat| {
                    let action = position.sample_action(seat, &mut rng)?;
                    Some(Step::Act { seat, action })
                })
            }
        };
        let nothing = || format!("{:?}, and nothing to do", position.turn());
        let step = step.ok_or_else(|| Breach::new(Law::Turn, None, nothing()))?;
        position.apply(step, &mut ());
        log.push(step);
        ensure(log.len() <= BOUND, Law::End, None, || format!("not over after {BOUND} steps"))?;
    }
    ensure(position.places().is_some(), Law::Places, None, || "over without places".to_owned())?;
    let (fast, sheet) = (position.totals(), position.score(Viewer::Everything));
    for seat in Seat::all(position.n_seats()) {
        let (fast, slow) = (fast[seat.index()], sheet.of(seat).total());
        ensure(fast == slow, Law::Totals, seat, || format!("{fast}, on the sheet {slow}"))?;
    }
    Ok(())
}
