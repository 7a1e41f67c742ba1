//! What people agree on while a game goes on.

use game::Seat;
use serde::{Deserialize, Serialize};

use super::{SeatPlan, TableId};

/// Something that people agreed on while a game goes on. Kept with the game in this form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Agreement {
    /// Somebody else sat down.
    Substitution {
        /// Where.
        seat: Seat,
        /// After how many steps.
        at: u32,
        /// Who sat there before.
        was: SeatPlan,
    },
    /// The game is over as it stands.
    End {
        /// After how many steps.
        at: u32,
    },
}

/// Whether a game is over as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EndOf {
    /// The table.
    pub table: TableId,
    /// Whether it is over; if not, it goes on after it was.
    pub is_over: bool,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

impl Agreement {
    /// After how many steps it was made.
    pub(crate) const fn at(&self) -> u32 {
        match self {
            Self::Substitution { at, .. } | Self::End { at } => *at,
        }
    }
}

/// Who is to sit on a seat from now on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SubstituteOf {
    /// The table.
    pub table: TableId,
    /// Where.
    pub seat: Seat,
    /// Who sits down, under the mark and with the head start of the seat; absent for who sat there
    /// before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<SeatPlan>,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}
