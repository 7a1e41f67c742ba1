//! The text of a pack as it stands in `data/bastards.json`, before anything is checked.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ids::Relation;

/// The whole file.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PackFile {
    pub(crate) schema: String,
    pub(crate) pack: Head,
    pub(crate) race_cards: RaceCards,
    pub(crate) ship: Ship,
    pub(crate) setup: Start,
    pub(crate) combo_cost: u8,
    pub(crate) money_per_point: u8,
    pub(crate) races: Vec<RaceEntry>,
    pub(crate) planets: Vec<PlanetEntry>,
    pub(crate) actions: Vec<ActionEntry>,
    pub(crate) track: Vec<TrackEntry>,
    pub(crate) scenarios: Vec<ScenarioEntry>,
    pub(crate) board: BoardEntry,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    pub(crate) id: String,
    pub(crate) version: String,
    #[serde(rename = "note")]
    pub(crate) _note: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RaceCards {
    pub(crate) per_race: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Ship {
    pub(crate) grid: Vec<String>,
    pub(crate) move_loaded: u8,
    pub(crate) move_empty: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Start {
    pub(crate) planets: BTreeMap<u8, u8>,
    pub(crate) preset: BTreeMap<u8, Vec<String>>,
    pub(crate) money: u8,
    pub(crate) hand_per_race: u8,
    pub(crate) radioactive_tokens: u8,
    pub(crate) neutral_player_for: u8,
}

/// A name in both languages.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// In Czech.
    pub cs: String,
    /// In English.
    pub en: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RaceEntry {
    pub(crate) id: String,
    pub(crate) shape: Vec<String>,
    pub(crate) count: u8,
    pub(crate) name: Name,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlanetEntry {
    pub(crate) id: String,
    pub(crate) name: Name,
    pub(crate) grid: Vec<String>,
    pub(crate) cells: u8,
    pub(crate) docks: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ActionEntry {
    pub(crate) id: Relation,
    /// Of migration only.
    pub(crate) free_steps: Option<u8>,
    pub(crate) strengthen: Vec<StrengthenEntry>,
    pub(crate) name: Name,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StrengthenEntry {
    pub(crate) id: String,
    pub(crate) cost: u8,
    pub(crate) max: u8,
    #[serde(rename = "costSource")]
    pub(crate) _cost_source: CostSource,
}

/// Where a price is from.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum CostSource {
    /// The rulebook.
    Seed,
    /// This implementation.
    Ruling,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub(crate) enum TrackEntry {
    // With braces, because what has none lets all fields through.
    Start {},
    Round {
        n: u8,
        #[serde(default)]
        score_dominance: u8,
        #[serde(default)]
        return_cards: bool,
    },
    ShipOnly {},
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioEntry {
    pub(crate) id: String,
    pub(crate) order: Vec<Relation>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardEntry {
    pub(crate) nodes: Vec<NodeEntry>,
    pub(crate) edges: Vec<[String; 2]>,
    pub(crate) teleports: Vec<[String; 2]>,
}

/// What kind of path field.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NodeKind {
    /// Empty space.
    Path,
    /// A planet's own field.
    Dock,
    /// One end of a teleport.
    Teleport,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NodeEntry {
    pub(crate) id: String,
    pub(crate) kind: NodeKind,
    pub(crate) xy: [f64; 2],
}
