//! `host`: the two commands that browser tests and `cargo xtask serve` need.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Serves the app over loopback HTTP.
#[derive(Debug, Parser)]
#[command(name = "host", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(host::Serve),
    Stock(host::Stock),
}

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = match Cli::parse().command {
        Command::Serve(wanted) => wanted.run(&mut out),
        Command::Stock(wanted) => wanted.run(&mut out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
