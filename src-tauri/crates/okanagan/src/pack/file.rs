//! The file of a pack as it is written. Only shapes of JSON stand here; what is allowed, and what
//! it means, stands in `check.rs` and `known.rs`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_ignored::Path;
use serde_json::Value;

use super::fault::PackFault;
use crate::reward::{Reward, Shape, Terrain};
use crate::tile::{Building, Tile};

/// The whole file.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackFile {
    pub(crate) schema: String,
    pub(crate) pack: PackHead,
    pub(crate) terrains: Vec<TerrainEntry>,
    pub(crate) shapes: Vec<Shape>,
    pub(crate) start_tile: TileEntry,
    pub(crate) buildings: Vec<BuildingEntry>,
    pub(crate) supply: BTreeMap<u8, Vec<StockEntry>>,
    pub(crate) shared_goal: SharedGoal,
    pub(crate) nugget_cards: Vec<NuggetEntry>,
    pub(crate) nugget_majority: NuggetMajority,
    pub(crate) reward_types: Vec<RewardEntry>,
    pub(crate) tiles: Vec<TileEntry>,
    pub(crate) goals: Vec<GoalEntry>,
}

/// Who the pack is.
#[derive(Deserialize)]
pub(crate) struct PackHead {
    pub(crate) id: String,
    pub(crate) version: String,
    /// For whoever opens the file; the game does not use it.
    #[serde(rename = "note")]
    pub(crate) _note: Option<Value>,
}

/// A terrain and the colour of its rewards.
#[derive(Deserialize)]
pub(crate) struct TerrainEntry {
    pub(crate) id: Terrain,
    pub(crate) colour: Option<Value>,
}

/// A kind of building.
#[derive(Deserialize)]
pub(crate) struct BuildingEntry {
    pub(crate) id: Building,
    pub(crate) influence: u8,
    pub(crate) slot: Option<Value>,
    pub(crate) count: u8,
}

/// One player's buildings of one round.
#[derive(Deserialize)]
pub(crate) struct StockEntry {
    pub(crate) farm: u8,
    pub(crate) warehouse: u8,
    pub(crate) silo: u8,
}

/// The explorer card.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedGoal {
    pub(crate) id: Option<Value>,
    pub(crate) kind: Option<Value>,
    pub(crate) distinct_terrains: u8,
    pub(crate) vp: u8,
}

/// So many nugget cards of one kind.
#[derive(Deserialize)]
pub(crate) struct NuggetEntry {
    pub(crate) value: u8,
    pub(crate) count: u8,
}

/// What nuggets are worth at the end.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NuggetMajority {
    pub(crate) vp: Vec<u8>,
    pub(crate) ties: Option<Value>,
    pub(crate) require_positive: bool,
}

/// A reward type.
#[derive(Deserialize)]
pub(crate) struct RewardEntry {
    pub(crate) id: Reward,
    pub(crate) terrain: Terrain,
    pub(crate) colour: Option<Value>,
    pub(crate) shape: Shape,
    pub(crate) count: u8,
    /// For whoever opens the file; the screen has names of its own.
    #[serde(rename = "name")]
    pub(crate) _name: Option<Value>,
}

/// A tile. The start tile has no back.
#[derive(Deserialize)]
pub(crate) struct TileEntry {
    pub(crate) id: Tile,
    pub(crate) edges: EdgeTerrains,
    pub(crate) areas: Vec<SegmentEntry>,
    pub(crate) borders: Vec<(u8, u8)>,
    pub(crate) silo: Vec<u8>,
    /// Read in `check.rs`: an action of one shape of many would let keys through that it does not
    /// have.
    pub(crate) back: Option<Value>,
}

/// The terrain on each edge.
#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) struct EdgeTerrains {
    pub(crate) n: Terrain,
    pub(crate) e: Terrain,
    pub(crate) s: Terrain,
    pub(crate) w: Terrain,
}

/// A segment of a tile.
#[derive(Deserialize)]
pub(crate) struct SegmentEntry {
    pub(crate) terrain: Terrain,
    pub(crate) edges: Vec<EdgeName>,
    pub(crate) rewards: Vec<Shape>,
}

/// An edge of a tile as drawn.
#[derive(Copy, Clone, Eq, PartialEq, Deserialize)]
pub(crate) enum EdgeName {
    N,
    E,
    S,
    W,
}

/// A goal card.
#[derive(Deserialize)]
pub(crate) struct GoalEntry {
    pub(crate) id: u8,
    pub(crate) kind: GoalKind,
    pub(crate) set: Vec<Reward>,
    pub(crate) vp: u8,
}

/// The three kinds of goal cards.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GoalKind {
    /// One type, 3 points a token.
    Single,
    /// Two types of one colour, 5 points a pair.
    TerrainPair,
    /// Three types of one shape, 7 points a set.
    ShapeTriple,
}

/// Reads the file; gives with it the places of all keys that no entry here has.
///
/// # Errors
/// When it is not JSON, or not of this shape.
pub(crate) fn read(text: &str) -> Result<(PackFile, Vec<String>), PackFault> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let mut unknown = Vec::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let read = serde_ignored::deserialize(tracked, |path| unknown.push(spelt(&path)));
    let file = read.and_then(|file| json.end().map(|()| file));
    let fault = |why: serde_json::Error| {
        let at = track.path().to_string();
        PackFault::Json { at: if at == "." { "$".to_owned() } else { at }, detail: why.to_string() }
    };
    file.map(|file| (file, unknown)).map_err(fault)
}

/// A place in the file, written as in `tiles[3].edges.N`.
fn spelt(path: &Path<'_>) -> String {
    match path {
        Path::Root => String::new(),
        Path::Seq { parent, index } => format!("{}[{index}]", spelt(parent)),
        Path::Map { parent, key } => match spelt(parent) {
            above if above.is_empty() => key.clone(),
            above => format!("{above}.{key}"),
        },
        Path::Some { parent }
        | Path::NewtypeStruct { parent }
        | Path::NewtypeVariant { parent } => spelt(parent),
    }
}
