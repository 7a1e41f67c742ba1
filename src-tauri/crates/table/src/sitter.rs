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

/// How well a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// A yardstick: any legal action.
    Random,
    /// A yardstick: what scores most at once.
    Greedy,
    /// Has just learnt the rules.
    Newcomer,
    /// Plays now and then.
    Guest,
    /// Plays often, one turn at a time.
    Regular,
    /// Looks some turns ahead.
    Rival,
    /// Looks further.
    Expert,
    /// As strong as the time allows.
    Master,
}

impl Level {
    /// All there are.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Greedy,
        Self::Newcomer,
        Self::Guest,
        Self::Regular,
        Self::Rival,
        Self::Expert,
        Self::Master,
    ];

    /// The levels people play against, weakest first.
    pub const LADDER: [Self; 6] =
        [Self::Newcomer, Self::Guest, Self::Regular, Self::Rival, Self::Expert, Self::Master];

    /// The name in saves. Never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Newcomer => "newcomer",
            Self::Guest => "guest",
            Self::Regular => "regular",
            Self::Rival => "rival",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
