//! `lab check`: the conformance kit in release, for more games than a test run has time for.

use std::io::Write;

use game::Title;
use game_check::Check;
use table::for_game;

use crate::clock::Clock;
use crate::{Done, cli, setup};

pub(crate) fn run(wanted: &cli::Check, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => check::<G>(wanted, out))
}

fn check<G: Title>(wanted: &cli::Check, out: &mut dyn Write) -> Done {
    let setup = setup::of::<G>(wanted.seats, wanted.setup.as_deref())?;
    let clock = Clock::start();
    let seeds = wanted.seed..wanted.seed.saturating_add(wanted.games);
    let check = Check::<G>::of(&setup).seeds(seeds).law(G::keeps_its_laws);
    let tally = check.looks(wanted.looks.unwrap_or(usize::MAX)).run()?;
    let seats = G::new(&setup)?.n_seats();
    let seconds = clock.seconds();
    Ok(writeln!(out, "{}, seats {seats}: {tally}; {seconds:.1} s of CPU", G::NAME)?)
}
