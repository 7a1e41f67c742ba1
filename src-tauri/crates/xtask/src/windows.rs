//! Builds for Windows on Linux, and tests under Wine.
//!
//! The compiler is the one of [`targets`]; linker, C compiler and archiver are MinGW's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::clock::Clock;
use crate::shell::{self, Failure, root};
use crate::targets::{self, at, put};
use crate::{machine, suite};

const TARGET: &str = "x86_64-pc-windows-gnu";

/// What Debian calls MinGW's tools with threads as C++ has them.
const GCC: &str = "x86_64-w64-mingw32-gcc-posix";

/// Debian's own `wine` asks for the half that runs programs of 32 bits first.
const WINE: &str = "/usr/lib/wine/wine64";

/// Rust's standard library asks this library for chance, and Wine 8 has none of its name.
const CHANCE: &str = "
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T n) {
  return SystemFunction036(bytes, (ULONG)n);
}
";

/// What is tested there: what must last, in files that Windows treats in its own ways.
const TESTED: &[&str] = &["--package", "store"];

/// Builds the tests for Windows and runs them under Wine.
pub(crate) fn run() -> Result<(), Failure> {
    let clock = Clock::start();
    let done = stages(&clock);
    clock.tell();
    done
}

/// The stages in their order.
pub(crate) fn stages(clock: &Clock) -> Result<(), Failure> {
    clock.stage("Windows: packages of the machine", || machine::require(machine::TO_WINDOWS))?;
    let tools = targets::tools()?;
    let wine = Wine::ready()?;
    clock.stage("Windows: tests built", || shell::run(cargo(&tools, &wine).arg("--no-run")))?;
    clock.stage("Windows: the saves under Wine", || {
        suite::heard(clock, cargo(&tools, &wine).arg("--no-fail-fast"))
    })
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
fn folder() -> PathBuf {
    root().join("target/windows")
}

/// The newer cargo, that builds for Windows and runs what it built under Wine.
fn cargo(tools: &Path, wine: &Wine) -> Command {
    let name = TARGET.replace('-', "_");
    let upper = name.to_uppercase();
    let mut command = targets::cargo(tools);
    command
        .args(["test", "--target", TARGET, "-Zbuild-std=std,panic_unwind", "--target-dir"])
        .arg(folder().join("built"))
        .args(TESTED)
        .env(format!("CC_{name}"), GCC)
        .env(format!("AR_{name}"), "x86_64-w64-mingw32-gcc-ar-posix")
        .env(format!("CARGO_TARGET_{upper}_LINKER"), GCC)
        .env(format!("CARGO_TARGET_{upper}_RUNNER"), WINE)
        // Else a library hands out all its names, of which Windows counts 65,535 at most.
        .env(format!("CARGO_TARGET_{upper}_RUSTFLAGS"), "-Clink-arg=-Wl,--exclude-all-symbols")
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    wine.told(&mut command);
    command
}

/// Wine with a folder of its own that it takes for a whole Windows.
struct Wine {
    prefix: PathBuf,
}

impl Wine {
    /// Sees to it that the folder is there.
    fn ready() -> Result<Self, Failure> {
        let wine = Self { prefix: folder().join("prefix") };
        let chance = wine.prefix.join("drive_c/windows/system32/bcryptprimitives.dll");
        if chance.exists() {
            return Ok(wine);
        }
        fs::create_dir_all(&wine.prefix).map_err(|error| at(&wine.prefix, &error))?;
        shell::run(wine.command("wineboot").arg("--init"))?;
        let source = folder().join("chance.c");
        put(&source, CHANCE)?;
        shell::run(
            Command::new(GCC).args(["-shared", "-o"]).arg(&chance).arg(&source).arg("-ladvapi32"),
        )?;
        Ok(wine)
    }

    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(WINE);
        command.arg(program);
        self.told(&mut command);
        command
    }

    /// Tells a program, and those it starts, which Windows is meant.
    fn told<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("WINEPREFIX", &self.prefix)
            .env("WINEARCH", "win64")
            .env("WINEDEBUG", "-all")
            // Names of files are what they are to the letter.
            .env("LC_ALL", "C.UTF-8")
            // Else Wine asks whether it may fetch them.
            .env("WINEDLLOVERRIDES", "mscoree,mshtml=")
            .env_remove("DISPLAY")
    }
}
