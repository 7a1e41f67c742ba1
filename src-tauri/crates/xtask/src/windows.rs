//! Builds for Windows on Linux, and tests under Wine.
//!
//! The compiler is the one of [`targets`]; linker, C compiler and archiver are MinGW's.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::clock::Clock;
use crate::shell::{self, Failure, root};
use crate::targets;
use crate::wine::{self, Wine};
use crate::{installer, machine, suite, ui};

const TARGET: &str = "x86_64-pc-windows-gnu";

/// What Debian calls MinGW's tools with threads as C++ has them.
pub(crate) const GCC: &str = "x86_64-w64-mingw32-gcc-posix";

/// All crates of the app with what it is packed with, the same in every step: otherwise half of the
/// dependencies would be built once more.
const ALL: &[&str] = &[
    "--workspace",
    "--exclude",
    "xtask",
    "--exclude",
    "tests",
    "--features",
    "ctyrhra/custom-protocol",
];

/// Tests that are programs of their own: the engines with their golden games, traces and recorded
/// games in the lab, the door, the served app that is killed.
const PROGRAMS: &[&str] = &["kraje", "hunters", "okanagan", "bastards", "lab", "door", "serve"];

/// What must last, in files that Windows treats in its own ways.
const SAVES: &[&str] = &["test", "--package", "store"];

/// How often the served app is killed, if `KILLS` says no other number.
const N_KILLS: &str = "20";

/// What remains to be seen on a Windows of Microsoft's.
const NOT_HERE: &str = "\
Not tried, since Wine has none of it: the window and the page in it (WebView2), the device's battery, \
files and links handed to an app that is open, NTFS, a power cut.";

/// Builds the app, its tests and its installer for Windows, and runs them under Wine.
pub(crate) fn run() -> Result<(), Failure> {
    let clock = Clock::start();
    let done = stages(&clock);
    clock.tell();
    done
}

/// The stages in their order.
pub(crate) fn stages(clock: &Clock) -> Result<(), Failure> {
    clock.stage("Windows: packages of the machine", || machine::require(machine::TO_WINDOWS))?;
    // The shell carries the UI inside.
    clock.stage("Windows: UI built", ui::build)?;
    let tools = targets::tools()?;
    let wine = Wine::ready()?;
    let built = |words: &[&str]| {
        let mut command = cargo(&tools, &wine);
        command.args(words);
        command
    };
    let programs: Vec<&str> = PROGRAMS.iter().flat_map(|name| ["--test", name]).collect();
    clock.stage("Windows: app, lab and tests built", || {
        shell::run(built(&["build", "--bins"]).args(&programs).args(ALL))
    })?;
    clock
        .stage("Windows: tests of the saves built", || shell::run(built(SAVES).arg("--no-run")))?;
    clock.stage("Windows: the saves under Wine", || {
        suite::heard(clock, built(SAVES).arg("--no-fail-fast"))
    })?;
    clock.stage("Windows: games, door and served app under Wine", || {
        let mut command = built(&["test", "--no-fail-fast"]);
        suite::heard(clock, command.args(&programs).args(ALL))
    })?;
    clock.stage("Windows: installed, started, replaced, removed under Wine", || {
        installer::check(&wine, &folder().join("built").join(TARGET).join("debug"))
    })?;
    println!("\n{NOT_HERE}");
    Ok(())
}

/// The same as a part of everything, where Debian has the compiler.
pub(crate) fn among_all(clock: &Clock) -> Result<(), Failure> {
    if fs::read_to_string("/etc/os-release").is_ok_and(|it| it.contains("bookworm")) {
        return stages(clock);
    }
    println!("left out: Windows under Wine, for which this is not Debian 12");
    Ok(())
}

/// A folder below `target/` for all that is made here.
pub(crate) fn folder() -> PathBuf {
    root().join("target/windows")
}

/// The newer cargo, that builds for Windows and runs what it built under Wine.
fn cargo(tools: &Path, wine: &Wine) -> Command {
    let name = TARGET.replace('-', "_");
    let upper = name.to_uppercase();
    let mut command = targets::cargo(tools);
    command
        .env("KILLS", env::var_os("KILLS").unwrap_or_else(|| N_KILLS.into()))
        .arg("-Zbuild-std=std,panic_unwind")
        .env("CARGO_BUILD_TARGET", TARGET)
        .env("CARGO_TARGET_DIR", folder().join("built"))
        .env(format!("CC_{name}"), GCC)
        .env(format!("AR_{name}"), "x86_64-w64-mingw32-gcc-ar-posix")
        .env(format!("CARGO_TARGET_{upper}_LINKER"), GCC)
        .env(format!("CARGO_TARGET_{upper}_RUNNER"), wine::PROGRAM)
        // Else a library hands out all its names, of which Windows counts 65,535 at most.
        .env(format!("CARGO_TARGET_{upper}_RUSTFLAGS"), "-Clink-arg=-Wl,--exclude-all-symbols")
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    wine.told(&mut command);
    command
}
