//! Every check and every test, with what each took; the quick check of what changed; and the
//! measurements.

use std::collections::BTreeSet;
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};

use crate::clock::{Clock, Reader};
use crate::faults::Faults;
use crate::shell::{Failure, batch_cargo, cargo, cargo_command, run, run_heard};
use crate::{changes, machine, node, ui, windows};

/// All crates, with the same features in every step: otherwise they would be built once for each.
pub(crate) const ALL: &[&str] = &["--workspace", "--features", "api/bindings"];
/// What clippy reads of a push: the shell alone needs half of all dependencies, and the build reads it.
const LINTED: &[&str] = &["--workspace", "--exclude", "ctyrhra", "--features", "api/bindings"];
const NO_WARNINGS: &[&str] = &["--", "-D", "warnings"];
/// What browsers need: it is built before everything else.
const HOST: &[&str] = &["build", "--bin", "host"];
/// Browser tests, and tests of the real window and of files for packages.
const BROWSERS: &[&str] = &["test", "--", "browser"];
const WINDOW: &[&str] = &["test", "--", "window", "packaging"];

/// How much is run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tier {
    /// Everything once: what every push is held to.
    Quick,
    /// Every size, language and theme, motion, the real judge, strength, long random runs, slow devices.
    Whole,
}

impl Tier {
    /// Tells a test program its tier: `ALL=1` is read by `tier.ts` and by `game_check::tier`.
    fn told(self, command: &mut Command) -> &mut Command {
        match self {
            Self::Quick => command.env_remove("ALL"),
            Self::Whole => command.env("ALL", "1").env("SHOTS", "1"),
        }
    }
}

/// Runs every test of a tier and prints what took how long.
pub(crate) fn run_all(tier: Tier) -> Result<(), Failure> {
    let clock = Clock::start();
    let done = stages(&clock, tier);
    clock.tell();
    done
}

/// The stages in their order. Browsers wait for half of their time, which is cargo's then.
fn stages(clock: &Clock, tier: Tier) -> Result<(), Failure> {
    clock.stage("packages of the machine", || {
        machine::require(machine::TO_BUILD)?;
        machine::require(machine::TO_TEST)
    })?;
    // The shell carries the UI inside.
    clock.stage("UI built", ui::build)?;
    clock.stage("host built", || run(batch_cargo().args(HOST).args(ALL)))?;
    node::install("tests/e2e")?;
    thread::scope(|scope| {
        let browsers = scope.spawn(|| {
            clock.stage("app in a browser, beside the next", || {
                heard(clock, tier.told(&mut node::npm_command("tests/e2e", BROWSERS)))
            })
        });
        let ui = scope.spawn(|| clock.stage("UI checked, beside the next", || check_ui(clock)));
        let rust = rust(clock, tier);
        both(both(rust, joined(ui)), joined(browsers))
    })?;
    clock.stage("app in its window", || {
        heard(clock, tier.told(&mut node::npm_command("tests/e2e", WINDOW)))
    })?;
    match tier {
        Tier::Whole => both(strained(clock), windows::among_all(clock)),
        Tier::Quick => Ok(()),
    }
}

/// What cargo does beside the browsers.
fn rust(clock: &Clock, tier: Tier) -> Result<(), Failure> {
    let linted = if tier == Tier::Whole { ALL } else { LINTED };
    let ignored: &[&str] = match tier {
        // What is measured or written by hand is no proof.
        Tier::Whole => &["--", "--include-ignored", "--skip", "by_hand"],
        Tier::Quick => &[],
    };
    clock.stage("format", || run(batch_cargo().args(["fmt", "--all", "--check"])))?;
    clock.stage("Rust built, tests and all", || {
        run(batch_cargo().args(["build", "--bins", "--tests"]).args(ALL))
    })?;
    let tests = clock.stage("Rust tests", || {
        let mut command = batch_cargo();
        command.args(["test", "--no-fail-fast"]).args(ALL).args(ignored);
        heard(clock, tier.told(&mut command))
    });
    let clippy = clock.stage("clippy", || {
        run(batch_cargo().args(["clippy", "--all-targets"]).args(linted).args(NO_WARNINGS))
    });
    both(tests, clippy)
}

/// All browser tests of the quick tier once more on a slow device.
fn strained(clock: &Clock) -> Result<(), Failure> {
    ["late", "busy"].into_iter().try_for_each(|strain| {
        clock.stage(&format!("app in a browser, STRAIN={strain}"), || {
            let mut command = node::npm_command("tests/e2e", BROWSERS);
            heard(clock, Tier::Quick.told(&mut command).env("STRAIN", strain))
        })
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
    heard(clock, &mut node::npm_command("ui", &["test"]))?;
    node::npm("tests/e2e", &["run", "check"])
}

/// Runs tests and keeps how long each of their files took, and what failed.
pub(crate) fn heard(clock: &Clock, command: &mut Command) -> Result<(), Failure> {
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
    heard(clock, &mut node::npm_command("ui", &words))?;
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
        heard(clock, cargo_command().arg("test").args(of).args(packages))
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
    let what = ["--package", "ctyrhra", "--package", "host", "--bins", "--example", "empty"];
    cargo(&["build", "--release", "--features", "ctyrhra/custom-protocol"], &what)?;
    node::install("tests/e2e")?;
    node::npm("tests/e2e", &["run", "measure"])
}
