//! [`Setup`]: what fixes the starting position.

use game::{PackRef, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::pack::{Pack, built_in};
use crate::tile_set::TileSet;
use crate::zone::TileId;

/// The fewest seats of the game.
pub(crate) const LEAST_SEATS: u8 = 2;
/// The most seats of the game.
pub(crate) const MOST_SEATS: u8 = 5;

/// Seats, variant, house rules and pack of one game. Fields that a file leaves out have the values
/// of [`Setup::new`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// Number of seats, 2 to 5.
    pub seats: u8,
    /// How many tiles everybody holds (`HG-HAND`).
    #[serde(default)]
    pub variant: Variant,
    /// Whether the hands lie open (`HG-HAND`).
    #[serde(default)]
    pub hands: Hands,
    /// Which closed menhir forests earn a bonus turn (`HG-BONUS`).
    #[serde(default)]
    pub menhir: MenhirRule,
    /// What a closed forest counts (`HG-FOREST`).
    #[serde(default)]
    pub forest_score: ForestScore,
    /// Whether the canoe is played with (`HG-CANOE`).
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(as = "Option<CanoeRule>", optional))]
    pub canoe: CanoeRule,
    /// Who begins (`HG-HAND`); `null`: chance decides.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The tiles played with.
    #[serde(default = "built_in")]
    pub pack: PackRef,
    /// The land tiles in the bag, ascending, for a short game (`HG-HAND`); empty: all of the pack.
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(as = "Option<Vec<TileId>>", optional))]
    pub stack: Vec<TileId>,
}

impl Setup {
    /// The normal game for this many seats: one hidden tile each, first seat by chance.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            variant: Variant::default(),
            hands: Hands::default(),
            menhir: MenhirRule::default(),
            forest_score: ForestScore::default(),
            canoe: CanoeRule::default(),
            first: None,
            pack: built_in(),
            stack: Vec::new(),
        }
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// When there are too few or too many seats, when the one to begin is not among them, when the
    /// pack is not the one in the program, or when its tiles are not as listed or do not go round.
    pub(crate) fn check(&self) -> Result<(&'static Pack, TileSet), SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats {
                given: self.seats,
                least: LEAST_SEATS,
                most: MOST_SEATS,
            });
        }
        SetupError::check_first(self.first, self.seats)?;
        let pack = Pack::find(&self.pack).ok_or_else(|| SetupError::no_pack(&self.pack))?;
        if self.stack.is_empty() {
            return Ok((pack, pack.land));
        }
        let goes_round = self.stack.len() >= usize::from(self.seats * self.variant.hand());
        let is_ascending = self.stack.is_sorted_by(|tile, next| tile < next);
        if !goes_round || !is_ascending || !self.stack.iter().all(|&tile| pack.land.contains(tile))
        {
            let given: Vec<_> = self.stack.iter().map(|tile| tile.0.to_string()).collect();
            return Err(SetupError::Option { name: "stack", given: given.join(" ") });
        }
        let mut land = TileSet::EMPTY;
        self.stack.iter().for_each(|&tile| land.insert(tile));
        Ok((pack, land))
    }
}

/// How many tiles everybody holds.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Variant {
    /// One tile each.
    #[default]
    Normal,
    /// Three tiles each.
    Strategic,
}

impl Variant {
    /// Tiles in a full hand.
    pub const fn hand(self) -> u8 {
        match self {
            Self::Normal => 1,
            Self::Strategic => 3,
        }
    }
}

/// Who sees a hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Hands {
    /// Its owner.
    #[default]
    Hidden,
    /// Everybody.
    Open,
}

/// Which closed menhir forests earn a bonus turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MenhirRule {
    /// Those with a gatherer of anybody.
    #[default]
    Occupied,
    /// All.
    Any,
}

/// What a closed forest counts.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ForestScore {
    /// 2 for each zone.
    #[default]
    Zones,
    /// 2 for each tile.
    Tiles,
}

/// Whether the canoe is played with.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CanoeRule {
    /// It is among the bonus tiles.
    #[default]
    In,
    /// It stays in the box.
    Out,
}
