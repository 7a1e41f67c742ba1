//! [`Sitter`]: who plays a seat, a person at this device or a bot.

use serde::{Deserialize, Serialize};

/// Who plays a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Sitter {
    /// Somebody at this device.
    Person,
    /// The device itself.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Sitter {
    /// Whether a person sits here.
    pub const fn is_person(self) -> bool {
        match self {
            Self::Person => true,
            Self::Bot { .. } => false,
        }
    }
}

/// How a bot chooses.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// Any legal action.
    Random,
    /// What scores most at once.
    Greedy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name in saves. Never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
