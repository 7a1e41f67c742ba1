//! The Debian package of the app.

use crate::shell::Failure;
use crate::{machine, node, ui};

/// Builds the .deb with the bundler that npm carries (the lock file of `ui/` pins it).
pub(crate) fn run() -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    ui::build()?;
    node::npm("ui", &["exec", "--", "tauri", "build", "--bundles", "deb"])
}
