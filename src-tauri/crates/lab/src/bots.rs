//! The bots that play the lab's games.

use table::Level;

pub(crate) use bots::Bots;

/// The level of this name.
pub(crate) fn level_named(name: &str) -> Result<Level, String> {
    Level::named(name)
        .ok_or_else(|| format!("levels are {}", Level::ALL.map(Level::name).join(", ")))
}
