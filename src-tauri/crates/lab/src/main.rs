//! `lab`: the command-line tool that plays, replays, checks and measures the engines.
//!
//! Its interface is fixed, because others script against it: `cli.rs` is the whole of it. Results
//! go to standard output, everything else to standard error. Exit code 0: done; 1: the answer is
//! no (a trace that does not replay, a broken law, a file that cannot be read); 2: wrong usage.

mod arena;
mod bench;
mod bots;
mod check;
mod cli;
mod clock;
mod exploit;
mod fuzz;
mod improve;
mod learn;
mod playout;
mod ratio;
mod reasons;
mod replay;
mod review;
mod setup;
mod slips;
mod threads;
mod trace;

use std::error::Error;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = match Cli::parse().command {
        Command::Playout(wanted) => playout::run(&wanted, &mut out),
        Command::Replay(wanted) => replay::run(&wanted, &mut out),
        Command::Bench(wanted) => bench::run(&wanted, &mut out),
        Command::Arena(wanted) => arena::run(&wanted, &mut out),
        Command::Seat(wanted) => arena::run_seat(&wanted, &mut out),
        Command::Ladder(wanted) => arena::run_ladder(&wanted, &mut out),
        Command::Learn(wanted) => learn::run(&wanted, &mut out),
        Command::Slips(wanted) => slips::run(&wanted, &mut out),
        Command::Reasons(wanted) => reasons::run(&wanted, &mut out),
        Command::Improve(wanted) => improve::run(&wanted, &mut out),
        Command::Exploit(wanted) => exploit::run(&wanted, &mut out),
        Command::Check(wanted) => check::run(&wanted, &mut out),
        Command::Fuzz(wanted) => fuzz::run(&wanted, &mut out),
        Command::Review(wanted) => review::run(&wanted, &mut out),
        Command::Usual(wanted) => review::run_usual(&wanted, &mut out),
        Command::Odds(wanted) => review::run_odds(&wanted, &mut out),
        Command::Serve(wanted) => wanted.run(&mut out),
        Command::Stock(wanted) => wanted.run(&mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever closes the pipe has read enough.
        Err(why) if is_broken_pipe(why.as_ref()) => ExitCode::SUCCESS,
        Err(why) => {
            let _ = writeln!(io::stderr(), "{why}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(why: &(dyn Error + 'static)) -> bool {
    why.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}

/// What every command gives back.
type Done = Result<(), Box<dyn Error>>;
