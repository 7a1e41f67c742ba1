//! Everything a developer runs: `cargo xtask <command>`.
//!
//! Depends on nothing but std, so that it builds in a second on a fresh machine and can then
//! install what the rest needs.

#![allow(clippy::print_stdout, reason = "a command-line tool talks to its terminal")]

mod changes;
mod clock;
mod faults;
mod installer;
mod lines;
mod machine;
mod node;
mod package;
mod shell;
mod suite;
mod targets;
mod ui;
mod windows;
mod wine;

use std::env;
use std::process::{Command, ExitCode};

use shell::{Failure, cargo, run};
use suite::Tier;

const HELP: &str = "\
cargo xtask play               install what is missing, build and start the app
cargo xtask check              format, clippy, types, the unit tests of what differs from main
cargo xtask test               install what is missing, run every check, and every test in one look
cargo xtask test --all         the same in every size, language and theme, with long random runs
cargo xtask serve [PORT]       build and serve the same app to a browser on this machine
cargo xtask bindings           write the TypeScript types of the door to the UI anew
cargo xtask lines              how many lines there are of what
cargo xtask bench [GAME]       speed of the engines (release build)
cargo xtask measure            start, reply times, memory and size of the app, frames of the boards
cargo xtask packs [N]          N packs of components made at random, a thousand games with each
cargo xtask fuzz [--minutes N] requests, traces, packs, codes, backups and files with changes
cargo xtask check-targets [T]  types of the whole app for Android, iOS, Windows and macOS, or for T
cargo xtask windows            the app, its tests and its installer, for Windows and under Wine
cargo xtask package            build the Debian and RPM packages of the app
cargo xtask check-packages     the same, then install, play, replace and remove each

Set CTYRHRA_NO_INSTALL=1 to be told what is missing instead of having it installed.";

/// The profile that is soon built on a fresh machine.
const PLAY: &[&str] = &["--profile", "play"];
/// Where the app is served when nobody says otherwise.
const PORT: &str = "4444";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["play"] => play(),
        ["check"] => suite::check(),
        ["test"] => suite::run_all(Tier::Quick),
        ["test", "--all"] => suite::run_all(Tier::Whole),
        ["serve"] => serve(PORT),
        ["serve", port] => serve(port),
        ["bindings"] => bindings(),
        ["bench", rest @ ..] => bench(rest),
        ["lines"] => lines::run(),
        ["measure"] => suite::measure(),
        ["packs"] => suite::packs("20"),
        ["packs", packs] => suite::packs(packs),
        ["fuzz", rest @ ..] => fuzz(rest),
        ["check-targets"] => targets::check(None),
        ["check-targets", target] => targets::check(Some(target)),
        ["windows"] => windows::run(),
        ["package"] => package::run(),
        ["check-packages"] => package::check(),
        _ => {
            println!("{HELP}");
            return ExitCode::from(u8::from(!matches!(words.as_slice(), [] | ["help" | "--help"])));
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            println!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Starts the app with the UI inside: in its window, or in a browser where no window can open.
fn play() -> Result<(), Failure> {
    if !machine::has_display() {
        println!(
            "There is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set):\n\
             serving the same app to a browser on this machine instead."
        );
        return serve(PORT);
    }
    machine::require(machine::TO_BUILD)?;
    ui::build()?;
    cargo(&["run", "--package", "ctyrhra", "--features", "custom-protocol"], PLAY)
}

/// Serves the app to a browser on this machine, with the saves of a development file.
fn serve(port: &str) -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    ui::build()?;
    cargo(&["build", "--package", "host"], PLAY)?;
    println!("\nOpen http://127.0.0.1:{port} in a browser on this machine; Ctrl+C ends it.");
    let serve = ["run", "--quiet", "--package", "host", "--profile", "play", "--", "serve"];
    cargo(&serve, &["--port", port, "--db", "target/served.db", "--ui", "ui/dist"])
}

/// Writes `ui/src/host/gen` from the Rust types. Built with the features of every other step, since
/// `cargo run` of one package would build half of the dependencies once more.
fn bindings() -> Result<(), Failure> {
    cargo(&["build", "--example", "bindings"], suite::ALL)?;
    let fault = |error| Failure::new(format!("this program's own folder is unknown: {error}"));
    let ours = env::current_exe().map_err(fault)?;
    run(&mut Command::new(ours.with_file_name("examples").join("bindings")))
}

/// Everything that reads what others wrote, with changes nobody meant, for as long as asked.
fn fuzz(rest: &[&str]) -> Result<(), Failure> {
    cargo(&["run", "--release", "--package", "lab", "--", "fuzz"], rest)
}

fn bench(game: &[&str]) -> Result<(), Failure> {
    let mut words = vec!["run", "--release", "--package", "lab", "--", "bench"];
    if let [game] = game {
        words.extend(["--game", game]);
    }
    cargo(&words, &[])
}
