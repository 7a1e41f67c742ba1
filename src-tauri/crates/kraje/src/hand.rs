//! [`CardSet`]: a set of cards, for hands, the deck and what is discarded.

use crate::card::{CardId, N_CARDS};

/// A set of cards: card number n is bit n.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The whole pack.
    pub const ALL: Self = Self(((1 << N_CARDS) - 1) << 1);

    /// Puts a card in.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// Whether the card is in it. Any number may be asked for.
    pub const fn contains(self, card: CardId) -> bool {
        card.0 < 32 && self.0 >> card.0 & 1 == 1
    }

    /// The cards of both.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| CardId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(lowest)
        })
    }

    /// The lowest card.
    pub fn first(self) -> Option<CardId> {
        self.iter().next()
    }

    /// The card of this index, ascending.
    pub fn nth(self, index: u32) -> Option<CardId> {
        let left = (0..index).fold(self.0, |left, _| left & left.wrapping_sub(1));
        (left != 0).then(|| CardId(left.trailing_zeros() as u8))
    }
}
