//! The packages of the app that can be built on Debian.

use crate::shell::Failure;
use crate::{machine, node, ui};

/// The bundler, at the version of the `tauri` crate. It stands here and not in a lock file: npm
/// locks a tool only for the platforms that its registry offers, and a lock file that lacks some
/// cannot be installed from on any.
pub(crate) const BUNDLER: &str = "@tauri-apps/cli@2.12.5";

/// Builds the .deb and the .rpm into `target/release/bundle`.
pub(crate) fn run() -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    ui::build()?;
    let bundler = ["exec", "--yes", "--package", BUNDLER, "--", "tauri"];
    let build = ["build", "--bundles", "deb,rpm"];
    node::npm("src-tauri", &[&bundler[..], &build].concat())
}

/// Builds the packages, then installs each into a clean folder, starts it, plays, puts a later
/// version over it (the .rpm: itself), removes it, and looks each time whether the game is still
/// there. The build takes as long as any release build; what follows, half a minute.
pub(crate) fn check() -> Result<(), Failure> {
    machine::require(machine::TO_TEST)?;
    machine::require(machine::TO_UNPACK)?;
    run()?;
    node::install("tests/e2e")?;
    node::npm("tests/e2e", &["run", "packages"])
}
