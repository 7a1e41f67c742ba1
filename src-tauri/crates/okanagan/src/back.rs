//! [`Back`]: the bonus actions on the backs of tiles.

use serde::{Deserialize, Serialize};

use crate::reward::{Reward, Shape, Terrain};

/// Number of different backs there can be.
pub(crate) const N_BACKS: usize = 23;

/// The back of a tile: a bonus action (OK-B1 to OK-B10).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "camelCase")]
pub enum Back {
    /// OK-B1: one reward of the shape, colour of one's choice.
    Gain1Shape {
        /// The shape.
        shape: Shape,
    },
    /// OK-B2: two rewards of the type.
    Gain2Type {
        /// The colour.
        terrain: Terrain,
        /// The shape.
        shape: Shape,
    },
    /// OK-B3: take first from this area's heap.
    PickFirst,
    /// OK-B4: a gold nugget card.
    Nugget,
    /// OK-B5: draw 2 goal cards, then discard 2.
    Goals2,
    /// OK-B6: remove the open tiles, open new ones.
    Refresh3,
    /// OK-B7: every other player gives a token.
    Tribute,
    /// OK-B8: swap a token with another player.
    SwapPlayer,
    /// OK-B9: up to twice swap with the supply, same colour.
    SwapSameColour,
    /// OK-B10: up to twice swap with the supply, same shape.
    SwapSameShape,
}

impl Back {
    /// A number for each back there can be.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Gain1Shape { shape } => shape as usize,
            Self::Gain2Type { terrain, shape } => 3 + Reward::new(terrain, shape).index(),
            Self::PickFirst => 15,
            Self::Nugget => 16,
            Self::Goals2 => 17,
            Self::Refresh3 => 18,
            Self::Tribute => 19,
            Self::SwapPlayer => 20,
            Self::SwapSameColour => 21,
            Self::SwapSameShape => 22,
        }
    }

    /// All backs there can be, ascending, each at its [`index`](Self::index).
    pub(crate) const ALL: [Self; N_BACKS] = {
        let mut all = [Self::PickFirst; N_BACKS];
        let mut i = 0;
        while i < 3 {
            all[i] = Self::Gain1Shape { shape: Shape::ALL[i] };
            i += 1;
        }
        while i < 15 {
            all[i] = Self::Gain2Type {
                terrain: Terrain::ALL[(i - 3) / 3],
                shape: Shape::ALL[(i - 3) % 3],
            };
            i += 1;
        }
        all[16] = Self::Nugget;
        all[17] = Self::Goals2;
        all[18] = Self::Refresh3;
        all[19] = Self::Tribute;
        all[20] = Self::SwapPlayer;
        all[21] = Self::SwapSameColour;
        all[22] = Self::SwapSameShape;
        all
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backs_stand_in_their_order_by_their_numbers() {
        assert!(Back::ALL.is_sorted());
        for (i, back) in Back::ALL.into_iter().enumerate() {
            assert_eq!(back.index(), i);
        }
    }
}
