//! What requests carry.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{AnyAction, AnyChance, AnySetup, GameId, Sitter};

use super::label::label;
use super::{Help, ProfileId, SettingsChange, TableId};

/// Which table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfTable {
    /// The table.
    pub table: TableId,
}

/// Which table, and how much of it the screen has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct At {
    /// The table.
    pub table: TableId,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

/// Which game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfGame {
    /// The game.
    pub game: GameId,
}

/// Which components.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CatalogueOf {
    /// The game.
    pub game: GameId,
    /// Its pack, by the SHA-256 of its text; without it the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

/// A game to start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// The game and how it is set up.
    pub setup: AnySetup,
    /// Who sits where; as many as the setup has seats.
    pub seats: Vec<SeatPlan>,
    /// The code of a seed, to play the same deal again; without it a new one is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether this is practice: free undo, and no place in statistics.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub practice: Option<bool>,
    /// Whether the people at the table trust each other: the device goes from hand to hand without a
    /// curtain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trust: Option<bool>,
    /// What chance brings up, in this order, before the seed decides: positions taken over from
    /// a real table, puzzles, tests. Such a game is always practice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub script: Option<Vec<AnyChance>>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatPlan {
    /// What the seat is called; at most 40 characters.
    #[serde(deserialize_with = "label")]
    pub name: String,
    /// Colour and symbol of the seat, in the screen's own words; at most 40 characters.
    pub mark: String,
    /// Who plays it.
    pub sitter: Sitter,
    /// The profile of the person; absent for bots, whose profile is their level's, and guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// How much help they want; absent for as much as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Help>,
    /// The points it has before the first step, at most [`table::MOST_HANDICAP`]; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<u16>,
}

/// Whether anybody sees the screen, and what the device lives on.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Sight {
    /// Whether it can be seen.
    pub is_in_sight: bool,
    /// Whether the device is known to live on its battery.
    pub is_on_battery: bool,
}

/// Who is about to sit down to a game, for the head starts that would make their chances equal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EvenOf {
    /// The game.
    pub game: GameId,
    /// Who sits where, with the head starts as they are.
    pub seats: Vec<SeatPlan>,
}

/// A head start to change while the game goes on. It holds from the beginning of the game, and that
/// it was changed is kept with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HandicapOf {
    /// The table.
    pub table: TableId,
    /// Whose.
    pub seat: Seat,
    /// How many points.
    pub points: u16,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

/// A decision of a seat: one or several actions that go with one ✔, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Decision {
    /// The table.
    pub table: TableId,
    /// Who decides.
    pub seat: Seat,
    /// What it does: at least one action, at most [`Decision::MOST_ACTIONS`].
    pub actions: Vec<AnyAction>,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

impl Decision {
    /// The most actions of one decision: many times what any screen has for one ✔.
    pub const MOST_ACTIONS: usize = 64;
}

/// Several decisions of a seat, of which one is to be taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Decisions {
    /// The table.
    pub table: TableId,
    /// Who decides.
    pub seat: Seat,
    /// The actions of each decision; at most [`Decisions::MOST`] of them.
    pub decisions: Vec<Vec<AnyAction>>,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

impl Decisions {
    /// The most decisions that are looked at together.
    pub const MOST: usize = 512;
}

/// Who wants a hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HintOf {
    /// The table.
    pub table: TableId,
    /// The seat of the person that is to act.
    pub seat: Seat,
    /// How many steps the screen has seen; anything but the present number is `stale`.
    pub at: u32,
}

/// Who takes the device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Take {
    /// The table.
    pub table: TableId,
    /// The seat of the person who takes the device.
    pub seat: Seat,
}

/// An earlier position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionAt {
    /// The table.
    pub table: TableId,
    /// After how many steps.
    pub at: u32,
    /// As this seat knew it then; only of games that are over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// Whose story of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StoryOf {
    /// The table.
    pub table: TableId,
    /// As this seat knew it; only of games that are over. Without it, as the holder may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// Settings to change.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SettingsOf {
    /// What changes; nothing when only reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<SettingsChange>,
}

/// A pack of components to add.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddPack {
    /// The game it is for.
    pub game: GameId,
    /// The text of the pack's file.
    pub text: String,
}
