//! [`Event`]: what happened, for the log and the animation, and what of it is told to whom.

use game::{Seat, Viewer};
use serde::Serialize;
use tiling::{Pos, Rotation};

use crate::back::Back;
use crate::goals::Goal;
use crate::reward::{Reward, Terrain, Tokens};
use crate::tile::{Spot, Tile};

/// What happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// A seat drew a goal card; only it knows which.
    GoalDrawn {
        /// Who.
        seat: Seat,
        /// Which, for those who may know.
        goal: Option<Goal>,
    },
    /// A seat discarded a goal card face down; only it knows which.
    GoalDiscarded {
        /// Who.
        seat: Seat,
        /// Which, for those who may know.
        goal: Option<Goal>,
    },
    /// The goal deck was empty and the discards were shuffled into it.
    GoalsReshuffled,
    /// A seat got its first tile.
    TileDealt {
        /// Who.
        seat: Seat,
        /// The landscape, for those who may know.
        tile: Option<Tile>,
        /// The back all see.
        back: Back,
    },
    /// A tile was turned up.
    TileOpened {
        /// The place it lies at.
        place: u8,
        /// The pile it came from.
        pile: u8,
        /// The tile.
        tile: Tile,
    },
    /// The back of a pile's new top tile came to light.
    BackShown {
        /// The pile.
        pile: u8,
        /// What it shows.
        back: Back,
    },
    /// A seat starts.
    Started {
        /// Who.
        seat: Seat,
    },
    /// A tile was placed.
    TilePlaced {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where.
        at: Pos,
        /// How it is turned.
        rotation: Rotation,
        /// The areas it closes, before anything is built on it.
        closes: Vec<Closing>,
        /// Who has influence in what it is a part of now, ascending.
        joins: Vec<Seat>,
    },
    /// A tile fitted nowhere; it was shown and removed.
    TileMisfit {
        /// Whose it was.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Something was built.
    Built {
        /// By whom.
        seat: Seat,
        /// On which tile.
        at: Pos,
        /// On which spot.
        spot: Spot,
    },
    /// An area was closed with nobody in it.
    ClosedEmpty {
        /// The tile that closed it.
        at: Pos,
        /// Its lowest segment on that tile.
        segment: u8,
        /// Its terrain.
        terrain: Terrain,
    },
    /// A closed area comes to be evaluated.
    Evaluated {
        /// The tile that closed it.
        at: Pos,
        /// Its lowest segment on that tile.
        segment: u8,
        /// Its terrain.
        terrain: Terrain,
        /// By seat.
        influence: Vec<u8>,
    },
    /// The order of the players in the area is settled, the strongest first.
    Ranked {
        /// The players.
        order: Vec<Seat>,
    },
    /// The weakest player used an action.
    BonusUsed {
        /// Who.
        seat: Seat,
        /// From which pile.
        pile: u8,
        /// Which action.
        back: Back,
    },
    /// The weakest player used no action, or there was none.
    NoBonus {
        /// Who.
        seat: Seat,
    },
    /// A player alone in the area chose its rewards.
    RewardsChosen {
        /// Who.
        seat: Seat,
    },
    /// The rewards of the area were laid into a heap.
    HeapLaid {
        /// Tokens by type.
        heap: Tokens,
    },
    /// Tokens of the heap were taken.
    HeapTaken {
        /// By whom.
        seat: Seat,
        /// Tokens by type.
        tokens: Tokens,
    },
    /// What was left of the heap returned to the supply.
    HeapReturned {
        /// Tokens by type.
        tokens: Tokens,
    },
    /// Tokens came from the supply.
    Gained {
        /// To whom.
        seat: Seat,
        /// Which type.
        reward: Reward,
        /// How many.
        count: u8,
    },
    /// A nugget card was drawn.
    NuggetDrawn {
        /// By whom.
        seat: Seat,
    },
    /// The open tiles were removed from the game.
    TilesRemoved {
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// A player gave a token to another.
    Given {
        /// Who gave.
        from: Seat,
        /// Who got.
        to: Seat,
        /// Which type.
        reward: Reward,
    },
    /// Two players swapped tokens.
    Swapped {
        /// Who used the action.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// What was given.
        given: Reward,
        /// What was got.
        taken: Reward,
    },
    /// A player swapped a token with the supply.
    Traded {
        /// Who.
        seat: Seat,
        /// What was given.
        given: Reward,
        /// What was got.
        taken: Reward,
    },
    /// An open tile was drawn.
    OpenDrawn {
        /// By whom.
        seat: Seat,
        /// The place it lay at.
        place: u8,
        /// The tile.
        tile: Tile,
    },
    /// The top tile of a pile was drawn.
    PileDrawn {
        /// By whom.
        seat: Seat,
        /// The pile.
        pile: u8,
        /// The back all see.
        back: Back,
    },
    /// The landscape of a drawn tile, for its holder only.
    TileSeen {
        /// The holder.
        seat: Seat,
        /// The tile, for those who may know.
        tile: Option<Tile>,
    },
    /// A seat has no tile and is passed over.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The second round begins.
    SecondRound,
    /// The game is over; goals are revealed.
    Over,
}

/// An area that a tile closes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Closing {
    /// Its lowest segment on that tile.
    pub segment: u8,
    /// Its terrain.
    pub terrain: Terrain,
    /// Influence by seat.
    pub influence: Vec<u8>,
}

impl Event {
    /// The part of it that `viewer` may know.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Option<Self> {
        let mut told = self.clone();
        match &mut told {
            Self::GoalDrawn { seat, goal } | Self::GoalDiscarded { seat, goal } => {
                *goal = goal.filter(|_| viewer.knows(*seat));
            }
            Self::TileDealt { seat, tile, .. } => {
                *tile = tile.filter(|_| viewer.knows(*seat));
            }
            // Its back was told when it was drawn; there is nothing else in it for the others.
            Self::TileSeen { seat, .. } if !viewer.knows(*seat) => return None,
            Self::TileSeen { .. }
            | Self::GoalsReshuffled
            | Self::TileOpened { .. }
            | Self::BackShown { .. }
            | Self::Started { .. }
            | Self::TilePlaced { .. }
            | Self::TileMisfit { .. }
            | Self::Built { .. }
            | Self::ClosedEmpty { .. }
            | Self::Evaluated { .. }
            | Self::Ranked { .. }
            | Self::BonusUsed { .. }
            | Self::NoBonus { .. }
            | Self::RewardsChosen { .. }
            | Self::HeapLaid { .. }
            | Self::HeapTaken { .. }
            | Self::HeapReturned { .. }
            | Self::Gained { .. }
            | Self::NuggetDrawn { .. }
            | Self::TilesRemoved { .. }
            | Self::Given { .. }
            | Self::Swapped { .. }
            | Self::Traded { .. }
            | Self::OpenDrawn { .. }
            | Self::PileDrawn { .. }
            | Self::Skipped { .. }
            | Self::SecondRound
            | Self::Over => {}
        }
        Some(told)
    }
}
