//! [`TileSet`]: hands, bag and pile as bits, so that they have no order.

use crate::bits::{nth_one, ones};
use crate::zone::TileId;

/// A set of tiles, one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct TileSet(pub(crate) u128);

impl TileSet {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn contains(self, tile: TileId) -> bool {
        tile.0 < 128 && self.0 >> tile.0 & 1 != 0
    }

    pub(crate) const fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    pub(crate) const fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest `n + 1`-th member; there must be that many.
    pub(crate) const fn nth(self, n: u32) -> TileId {
        let low = self.0 as u64;
        let n_low = low.count_ones();
        TileId(if n < n_low {
            nth_one(low, n) as u8
        } else {
            64 + nth_one((self.0 >> 64) as u64, n - n_low) as u8
        })
    }

    /// Ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = TileId> {
        ones(self.0).map(|tile| TileId(tile as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_in_order_and_by_number() {
        let mut set = TileSet::EMPTY;
        for tile in [94, 0, 63, 64, 5] {
            set.insert(TileId(tile));
        }
        let members: Vec<TileId> = set.iter().collect();
        assert_eq!(members, [0, 5, 63, 64, 94].map(TileId));
        for (n, &tile) in members.iter().enumerate() {
            assert_eq!(set.nth(n as u32), tile);
            assert!(set.contains(tile));
        }
        set.remove(TileId(63));
        assert_eq!(set.len(), 4);
        assert!(!set.contains(TileId(63)) && !set.contains(TileId(200)));
    }
}
