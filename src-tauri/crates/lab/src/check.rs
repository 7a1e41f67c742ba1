//! `lab check`: the conformance kit in release, for more games than a test run has time for.

use std::io::Write;

use game_check::Check;

use crate::clock::Clock;
use crate::stock::{self, Stocked, Task};
use crate::{Done, cli};

pub(crate) fn run(wanted: &cli::Check, out: &mut dyn Write) -> Done {
    stock::with(&wanted.game, Checked { wanted, out }).unwrap_or_else(|| Err("no such game".into()))
}

struct Checked<'a> {
    wanted: &'a cli::Check,
    out: &'a mut dyn Write,
}

impl Task for Checked<'_> {
    type Output = Done;

    fn run<G: Stocked>(self) -> Done {
        let Self { wanted, out } = self;
        let setup = stock::setup::<G>(wanted.seats, wanted.setup.as_deref())?;
        let clock = Clock::start();
        let seeds = wanted.seed..wanted.seed.saturating_add(wanted.games);
        let check = Check::<G>::of(&setup).seeds(seeds).law(G::keeps_its_laws);
        let tally = check.looks(wanted.looks.unwrap_or(usize::MAX)).run()?;
        let seats = G::new(&setup)?.n_seats();
        let seconds = clock.seconds();
        Ok(writeln!(out, "{}, seats {seats}: {tally}; {seconds:.1} s of CPU", G::NAME)?)
    }
}
