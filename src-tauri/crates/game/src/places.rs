//! [`Places`]: who came first.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// The final place of every seat, counted from 1; tied seats share a place and the next places
/// are skipped (1, 2, 2, 4).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Places(Vec<u8>);

impl Places {
    /// Places by a key for each seat, in seat order: the greater key comes first, equal keys tie.
    /// Tie-breaks go into the key: `(points, tokens)`.
    pub fn by_key<K: Ord>(keys: impl IntoIterator<Item = K>) -> Self {
        let keys: Vec<K> = keys.into_iter().take(MAX_SEATS).collect();
        let place = |key: &K| 1 + keys.iter().filter(|&other| key < other).count() as u8;
        Self(keys.iter().map(place).collect())
    }

    /// The place of `seat`, 1 = first.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// The places in seat order.
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_seats_share_a_place_and_the_next_is_skipped() {
        assert_eq!(Places::by_key([5, 9, 5, 1]).as_slice(), [2, 1, 2, 4]);
        assert_eq!(Places::by_key([(5, 1), (5, 2)]).as_slice(), [2, 1]);
    }
}
