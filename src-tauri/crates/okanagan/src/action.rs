//! [`Action`], [`Chance`] and [`Reason`]: what a seat can decide, what chance can bring up, and why
//! a decision is refused. The words of every save and trace; RULES.md lists them under "Notation".

use game::Seat;
use serde::{Deserialize, Serialize};
use tiling::{Dir, Pos, Rotation};

use crate::back::Back;
use crate::goals::Goal;
use crate::reward::{Reward, Terrain};
use crate::tile::{Building, Tile};

/// One decision of one seat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// Discard a goal card face down (OK-GOALS, OK-ROUND2, OK-B5).
    DiscardGoal {
        /// The card.
        goal: Goal,
    },
    /// Place the held tile (OK-PLACE).
    Place {
        /// Where.
        at: Pos,
        /// How it is turned.
        rotation: Rotation,
    },
    /// Show the held tile, which fits nowhere, and remove it from the game (OK-PLACE).
    Misfit,
    /// Build a farm on the placed tile (OK-BUILD).
    Farm {
        /// Number of the segment on the tile.
        segment: u8,
    },
    /// Build a warehouse on the placed tile (OK-BUILD).
    Warehouse {
        /// Number of the border on the tile.
        border: u8,
    },
    /// Build a silo on the placed tile (OK-BUILD).
    Silo,
    /// Evaluate this closed area next (OK-CLOSE).
    Evaluate {
        /// The lowest segment of the placed tile that belongs to it.
        segment: u8,
    },
    /// Of the tied players this one comes next in the order (OK-INFLUENCE).
    Next {
        /// The player.
        seat: Seat,
    },
    /// Use the bonus action on top of a pile (OK-ACTION).
    Bonus {
        /// Number of the pile, 0 to 2.
        pile: u8,
    },
    /// Use no bonus action (OK-ACTION).
    NoBonus,
    /// Alone in the area: take its rewards, not an action (OK-ACTION).
    Rewards,
    /// Take a token: of the heap (OK-REWARDS) or of the supply (OK-B1, OK-B9, OK-B10).
    Take {
        /// Its type.
        reward: Reward,
    },
    /// Give a token of one's own: to the asking player (OK-B7), for a swap with a player (OK-B8)
    /// or with the supply (OK-B9, OK-B10).
    Give {
        /// Its type.
        reward: Reward,
    },
    /// Take another player's token for the given one (OK-B8).
    TakeFrom {
        /// Whose.
        seat: Seat,
        /// Its type.
        reward: Reward,
    },
    /// Swap no more with the supply (OK-B9, OK-B10).
    Stop,
    /// Draw an open tile (OK-DRAW).
    DrawOpen {
        /// Its place, 0 to 2.
        place: u8,
    },
    /// Draw the top tile of a pile (OK-DRAW).
    DrawPile {
        /// Number of the pile, 0 to 2.
        pile: u8,
    },
}

/// One thing chance can bring up.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Chance {
    /// A goal card is dealt or drawn.
    Goal {
        /// The card.
        goal: Goal,
    },
    /// A tile is dealt, drawn or turned up.
    Tile {
        /// The tile.
        tile: Tile,
    },
    /// The back of a pile's new top tile comes to light.
    Back {
        /// What it shows.
        back: Back,
    },
    /// This seat starts (OK-START).
    Start {
        /// The seat.
        seat: Seat,
    },
}

/// Why the rules refuse an action.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// Something else is to be decided now.
    NotNow,
    /// The goal card is not in your hand.
    NotYourGoal,
    /// A tile lies there already.
    Occupied,
    /// No tile lies beside that place.
    NoNeighbour,
    /// The terrain does not match the tile on that side.
    EdgeMismatch {
        /// The side of the place.
        side: Dir,
        /// What lies there.
        there: Terrain,
        /// What the tile would show.
        here: Terrain,
    },
    /// The tile fits somewhere and has to be placed.
    TileFits,
    /// No such building is left in this round's stock.
    NoneLeft {
        /// The building.
        building: Building,
    },
    /// The tile has no such segment or border.
    NoSuchSpot,
    /// No area to be evaluated begins with that segment.
    NotClosed,
    /// That player is not among those tied for the next place.
    NotTied,
    /// The pile is empty.
    EmptyPile,
    /// No open tile lies there.
    NoOpenTile,
    /// Only a player alone in the area may choose its rewards.
    NotAlone,
    /// A player alone in the area takes the rewards or an action.
    Alone,
    /// That player has no such token.
    NoToken,
    /// The supply has no such token.
    SupplyEmpty,
    /// The heap has no such token.
    NotInHeap,
    /// The action asks for another shape.
    WrongShape,
    /// The action asks for another colour.
    WrongColour,
    /// A swap with the supply is for a token of another type.
    SameType,
    /// The token cannot be swapped: the supply has nothing for it.
    NothingForIt,
    /// You cannot take from yourself or from a seat that does not exist.
    NoSuchPlayer,
}
