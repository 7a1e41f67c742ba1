//! Every check and every test, in the order that fails soonest; and the measurements.

use std::thread;

use crate::shell::{Failure, cargo};
use crate::{machine, node, ui};

/// Runs everything. The UI is built first because the shell carries it inside; then the UI's own
/// checks run beside the Rust build, which leaves its second core idle at the end.
pub(crate) fn run_all() -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    machine::require(machine::TO_TEST)?;
    ui::build()?;
    let ui = thread::spawn(check_ui);
    let rust = check_rust();
    ui.join().map_err(|_| Failure::new("the UI's checks panicked"))??;
    rust?;
    node::npm("tests/e2e", &["test"])
}

fn check_ui() -> Result<(), Failure> {
    node::npm("ui", &["run", "check"])?;
    node::npm("ui", &["test"])?;
    node::install("tests/e2e")?;
    node::npm("tests/e2e", &["run", "check"])
}

fn check_rust() -> Result<(), Failure> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    let all: &[&str] = &["--workspace", "--features", "api/bindings"];
    cargo(&[&["clippy", "--all-targets"], all].concat(), &["--", "-D", "warnings"])?;
    cargo(&[&["test"], all].concat(), &[])?;
    // With the same features, or every crate would be built a second time.
    cargo(&[&["build"], all].concat(), &[])
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
