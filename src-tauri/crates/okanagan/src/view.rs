//! [`View`]: all one viewer may know of a position, in the shape the screen draws.
//!
//! Built by allow-list in `view/making.rs`. Tokens are counted by type in the catalogue's order; areas
//! are numbered, and every tile says to which area each of its segments belongs.

use game::{Draws, Seat};
use serde::Serialize;
use tiling::{Pos, Rotation};

use crate::back::Back;
use crate::goals::Goal;
use crate::phase::Alike;
use crate::reward::{Reward, Shape, Terrain, Tokens};
use crate::tile::{Spot, Tile};

mod gaps;
mod making;

pub use gaps::GapView;

/// All one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// 1 or 2.
    pub round: u8,
    /// The round a short game ends with; not there where both are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub ends: Option<u8>,
    /// Who started; nobody while the game is being set up.
    pub starter: Option<Seat>,
    /// Whose turn it is, whoever decides something in it.
    pub active: Seat,
    /// What is to be decided, or what chance is to bring up.
    pub stage: Stage,
    /// The tiles on the table in the order they were placed.
    pub board: Vec<TileOnBoard>,
    /// The areas, open and closed.
    pub areas: Vec<AreaView>,
    /// The three piles.
    pub piles: [PileView; 3],
    /// The three places of open tiles.
    pub open: [Option<Tile>; 3],
    /// Tiles out of the game.
    pub removed: Vec<Tile>,
    /// Tokens of each type in the supply.
    pub supply: Tokens,
    /// Nugget cards nobody has.
    pub nuggets_left: u8,
    /// Goal cards in the deck.
    pub goals_in_deck: u8,
    /// Goal cards among the discards.
    pub goals_discarded: u8,
    /// How many tiles this viewer still draws; nothing for who draws none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub draws: Option<Draws>,
    /// The free squares beside tiles with what fits them; none for who draws no tiles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<GapView>>"))]
    pub gaps: Vec<GapView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The evaluation of closed areas, while there is one.
    pub evaluation: Option<EvaluationView>,
}

/// What is to be decided, or what chance is to bring up first.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Stage {
    /// Chance deals or draws a goal card for a seat.
    DealGoal {
        /// Whose.
        seat: Seat,
    },
    /// Chance deals a seat its first tile.
    DealTile {
        /// Whose.
        seat: Seat,
    },
    /// Chance says which tile a seat has drawn from a pile.
    DrawTile {
        /// Whose.
        seat: Seat,
        /// From which pile.
        pile: u8,
    },
    /// Chance turns up a tile.
    OpenTile {
        /// At which place.
        place: u8,
        /// From which pile.
        pile: u8,
    },
    /// Chance shows the back of a pile's new top.
    ShowBack {
        /// Which pile.
        pile: u8,
    },
    /// Chance says who starts.
    Start,
    /// All choose the goals they keep.
    KeepGoals,
    /// Place the held tile.
    Place,
    /// Draw another tile, since the held one fitted nowhere.
    Redraw,
    /// Build on the placed tile.
    Build,
    /// Choose the closed area to be evaluated next.
    ChooseArea,
    /// Order tied players.
    OrderTied,
    /// The weakest player may use an action.
    Bonus,
    /// Take a reward of this shape from the supply.
    Gain {
        /// The shape.
        shape: Shape,
    },
    /// Discard goals drawn by an action.
    ChangeGoals,
    /// Give a token in tribute.
    Tribute,
    /// Choose the own token of a swap with a player.
    SwapGive,
    /// Choose the other player's token of the swap.
    SwapTake {
        /// What is given for it.
        given: Reward,
    },
    /// Choose the own token of a swap with the supply.
    TradeGive {
        /// What stays the same.
        same: Alike,
        /// Swaps left, with this one.
        left: u8,
    },
    /// Choose the supply's token of the swap.
    TradeTake {
        /// What stays the same.
        same: Alike,
        /// Swaps left, with this one.
        left: u8,
        /// What is given for it.
        given: Reward,
    },
    /// Take tokens of the heap.
    Heap,
    /// Draw a tile.
    Draw,
    /// The game is over.
    Over,
}

/// A tile on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TileOnBoard {
    /// Which.
    pub tile: Tile,
    /// Where.
    pub at: Pos,
    /// How it is turned.
    pub rotation: Rotation,
    /// For each of its segments the id of its area.
    pub areas: Vec<u8>,
    /// What stands on it.
    pub building: Option<BuildingView>,
}

/// A building.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BuildingView {
    /// Whose.
    pub seat: Seat,
    /// On which spot of the tile.
    pub spot: Spot,
}

/// An area.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AreaView {
    /// Its id in this position.
    pub id: u8,
    /// Its terrain.
    pub terrain: Terrain,
    /// How many tiles it lies on.
    pub size: u8,
    /// Edges still open; 0 = closed.
    pub open_edges: u8,
    /// Reward icons by shape.
    pub icons: [u8; 3],
    /// What the supply has for them now, by shape.
    pub heap: [u8; 3],
    /// The players in it, the strongest first; equal ones in seat order.
    pub standings: Vec<Standing>,
}

/// What a player has and may expect in an area if it were closed as it stands (OK-CLOSE).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// Influence.
    pub influence: u8,
    /// Tokens it gets at the least, should the ties go against it.
    pub takes_least: u8,
    /// Tokens it gets at the most, should the ties go its way.
    pub takes_most: u8,
    /// Whether it gets the action.
    pub action: Prospect,
}

/// Whether a player gets the action of an area.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Prospect {
    /// No: somebody is weaker.
    No,
    /// If the one who closes the area puts it last of the tied.
    IfLastOfTied,
    /// Yes: nobody is as weak.
    Yes,
    /// Alone: the action or the rewards.
    Instead,
}

/// A pile.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PileView {
    /// How many tiles.
    pub size: u8,
    /// The back of the top tile.
    pub back: Option<Back>,
    /// Known backs of tiles put under the pile, the lowest last.
    pub under: Vec<Back>,
}

/// A player.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// The tile before the player.
    pub held: Option<HeldView>,
    /// Farms, warehouses, silos to be built in this round.
    pub stock: [u8; 3],
    /// The same for the round to come; nothing in the last.
    pub stock_to_come: [u8; 3],
    /// How many tiles the player still places and builds on: a building each, in this round and the
    /// next.
    pub to_place: u8,
    /// Tokens by type.
    pub tokens: Tokens,
    /// Nugget cards.
    pub nuggets: u8,
    /// How many goal cards are in hand.
    pub n_goals: u8,
    /// The goal cards, for those who may know them.
    pub goals: Option<Vec<GoalView>>,
    /// How many goal cards are yet to be discarded.
    pub to_discard: u8,
    /// The player's discards that lie among the others, for those who may know them.
    pub discards: Option<Vec<Goal>>,
}

/// A tile before a player, landscape down.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HeldView {
    /// The back all see.
    pub back: Back,
    /// The tile, for those who may know: the holder, and everybody if it lay open before.
    pub tile: Option<Tile>,
}

/// A goal card in hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GoalView {
    /// Which.
    pub goal: Goal,
    /// How many times the player's tokens cover it now.
    pub covered: u8,
    /// Points for that.
    pub points: u8,
}

/// The evaluation of the areas that the tile placed last has closed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EvaluationView {
    /// The area being evaluated; nothing while the next one is being chosen.
    pub area: Option<u8>,
    /// Areas still to come.
    pub pending: Vec<PendingArea>,
    /// The players as far as their order is settled, the strongest first; then those tied for the
    /// next place are in `tied`.
    pub order: Vec<Seat>,
    /// The players tied for the next place.
    pub tied: Vec<Seat>,
    /// Who uses the action, or may.
    pub actor: Option<Seat>,
    /// The heap as far as it is not taken.
    pub heap: Tokens,
    /// Who takes from the heap now, and how many tokens more.
    pub picker: Option<Picker>,
}

/// A closed area still to be evaluated.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingArea {
    /// Its lowest segment on the tile placed last, as actions name it.
    pub segment: u8,
    /// Its id.
    pub area: u8,
}

/// Who takes from the heap.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Picker {
    /// Who.
    pub seat: Seat,
    /// How many tokens more.
    pub picks: u8,
}
