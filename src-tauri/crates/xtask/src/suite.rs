//! Every check and every test, with what each took; the quick check of what changed; and the
//! measurements.

use std::collections::BTreeSet;
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};

use crate::clock::{Clock, Reader};
use crate::faults::Faults;
use crate::shell::{Failure, cargo, cargo_command, run, run_heard};
use crate::{changes, machine, node, ui};

/// All crates, with the same features in every step: otherwise they would be built once for each.
pub(crate) const ALL: &[&str] = &["--workspace", "--features", "api/bindings"];
const NO_WARNINGS: &[&str] = &["--", "-D", "warnings"];

/// Runs everything and prints what took how long.
pub(crate) fn run_all() -> Result<(), Failure> {
    let clock = Clock::start();
    let done = stages(&clock);
    clock.tell();
    done
}

/// The stages in their order. Programs are built first and once; what plays the app in a browser
/// waits for half of its time, which is the Rust tests' then.
fn stages(clock: &Clock) -> Result<(), Failure> {
    clock.stage("packages of the machine", || {
        machine::require(machine::TO_BUILD)?;
        machine::require(machine::TO_TEST)
    })?;
    // The shell carries the UI inside.
    clock.stage("UI built", ui::build)?;
    thread::scope(|scope| {
        let ui = scope.spawn(|| clock.stage("UI checked, beside the next", || check_ui(clock)));
        clock.stage("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
        clock.stage("Rust built, tests and all", || cargo(&["build", "--all-targets"], ALL))?;
        joined(ui)?;
        let browser = scope.spawn(|| {
            clock.stage("app in a browser and in its window, beside the next", || {
                told(clock, &mut node::npm_command("tests/e2e", &["test"]))
            })
        });
        let rust = clock
            .stage("clippy", || cargo(&[&["clippy", "--all-targets"], ALL].concat(), NO_WARNINGS))
            .and_then(|()| {
                clock.stage("Rust tests", || {
                    told(clock, cargo_command().args(["test", "--no-fail-fast"]).args(ALL))
                })
            });
        both(rust, joined(browser))
    })
}

/// What went wrong in either of two stages that ran beside each other.
fn both(one: Result<(), Failure>, other: Result<(), Failure>) -> Result<(), Failure> {
    match (one, other) {
        (Err(one), Err(other)) => Err(Failure::new(format!("{one}\n{other}"))),
        (one, other) => one.and(other),
    }
}

fn joined(stage: ScopedJoinHandle<'_, Result<(), Failure>>) -> Result<(), Failure> {
    stage.join().map_err(|_| Failure::new("a stage of the run panicked"))?
}

fn check_ui(clock: &Clock) -> Result<(), Failure> {
    node::npm("ui", &["run", "check"])?;
    told(clock, &mut node::npm_command("ui", &["test"]))?;
    node::install("tests/e2e")?;
    node::npm("tests/e2e", &["run", "check"])
}

/// Runs tests and keeps how long each of their files took, and what failed.
fn told(clock: &Clock, command: &mut Command) -> Result<(), Failure> {
    let mut reader = Reader::default();
    let mut faults = Faults::default();
    let done = run_heard(command, |line| {
        faults.read(line);
        if let Some((name, took)) = reader.read(line) {
            clock.file(name, took);
        }
    });
    if done.is_err() {
        clock.faults(faults.told());
    }
    done
}

/// What can be told soon of the work at hand: format, clippy and types of everything, and the unit
/// tests of what differs from `main`.
pub(crate) fn check() -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    let clock = Clock::start();
    let done = check_changes(&clock);
    clock.tell();
    done
}

fn check_changes(clock: &Clock) -> Result<(), Failure> {
    let since = changes::since()?;
    let files = changes::files(&since)?;
    let crates = changes::crates(&files);
    clock.stage("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    thread::scope(|scope| {
        let screens = scope.spawn(|| {
            clock.stage("UI: types, lint, tests of what changed, beside the next", || {
                check_changed_screens(clock, &since)
            })
        });
        let rust = clock
            .stage("clippy", || cargo(&[&["clippy", "--all-targets"], ALL].concat(), NO_WARNINGS))
            .and_then(|()| {
                clock.stage("unit tests of what changed", || test_crates(clock, &crates))
            });
        both(rust, joined(screens))
    })
}

fn check_changed_screens(clock: &Clock, since: &str) -> Result<(), Failure> {
    node::install("ui")?;
    node::npm("ui", &["run", "check"])?;
    let words = ["exec", "--", "vitest", "run", "--passWithNoTests", "--changed", since];
    told(clock, &mut node::npm_command("ui", &words))?;
    node::install("tests/e2e")?;
    node::npm("tests/e2e", &["run", "check"])
}

/// The unit tests of these crates and the house's policy. What they have in `tests/` plays thousands
/// of games or kills the app hundreds of times: that is the whole run's business.
fn test_crates(clock: &Clock, crates: &BTreeSet<&str>) -> Result<(), Failure> {
    let test = |of: &[&str], names: &[&str]| {
        if names.is_empty() {
            return Ok(());
        }
        let packages = names.iter().flat_map(|name| ["--package", name]);
        told(clock, cargo_command().arg("test").args(of).args(packages))
    };
    let units = crates.iter().filter(|name| **name != changes::POLICY);
    let (programs, libraries): (Vec<&str>, Vec<&str>) =
        units.partition(|name| changes::is_program(name));
    test(&["--lib"], &libraries)?;
    test(&["--bins"], &programs)?;
    // Whatever the file, it is the policy's too.
    test(&[], if crates.is_empty() { &[] } else { &[changes::POLICY] })
}

/// The engines' tests with packs made at random, as many as asked and a thousand games with each.
pub(crate) fn packs(n_packs: &str) -> Result<(), Failure> {
    let engines = changes::engines()?;
    let mut command = cargo_command();
    command.env("PACKS", n_packs).env("PACK_GAMES", "1000").args(["test", "--release"]);
    command.args(engines.iter().flat_map(|name| ["--package", name.as_str()]));
    run(command.args(["--", "--nocapture", "to_its_end", "to_their_ends"]))
}

/// Measures what people feel; the figures and their commands are kept in `tests/bench/`.
pub(crate) fn measure() -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    machine::require(machine::TO_TEST)?;
    ui::build()?;
    let what = ["--package", "ctyrhra", "--package", "lab", "--bins", "--example", "empty"];
    cargo(&["build", "--release", "--features", "ctyrhra/custom-protocol"], &what)?;
    node::install("tests/e2e")?;
    node::npm("tests/e2e", &["run", "measure"])
}
