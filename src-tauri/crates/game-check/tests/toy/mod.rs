//! A toy game to test what is built over the contract: a small auction with hidden hands, secret
//! simultaneous bids, open and secret chance. Not one of the shelf's games, and never shipped.
//!
//! Each of 2 to 4 seats is dealt a secret hand of cards of ranks 1 to 5. Every round a die shows
//! the prize, each seat bids a card face down, and the single highest bid wins the prize; the bids
//! are discarded. The winner may exchange a card for one from the stock, unseen by the others, as
//! long as it pays a point for each. The last card in hand stays secret and is worth its rank.
//!
//! The toy is sound, unless a test puts one fault into it on purpose (see [`flaw`]).

#![allow(dead_code, unreachable_pub, missing_docs, reason = "shared by several tests")]

pub mod flaw;
mod knowledge;
mod rules;
mod words;

use game::{Places, Seat, SeatSet};

pub use words::{Action, Chance, Event, Field, Offer, Reason, Setup, Source, Unit, View};

pub const RANKS: usize = 5;
pub const COPIES: u8 = 4;
pub const MOST_SEATS: usize = 4;

/// How many cards of each rank; index = rank − 1.
pub type Cards = [u8; RANKS];

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// Chance deals a card to this seat; `then_bid` after an exchange.
    Deal {
        seat: Seat,
        is_exchange: bool,
    },
    /// Chance rolls the prize.
    Prize,
    /// All who have not yet bid.
    Bid,
    /// The winner may exchange cards.
    Exchange {
        seat: Seat,
    },
    Over,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Toy {
    pub n_seats: u8,
    pub n_cards: u8,
    pub phase: Phase,
    pub stock: Cards,
    pub discard: Cards,
    pub hands: [Cards; MOST_SEATS],
    pub bids: [Option<u8>; MOST_SEATS],
    pub points: [i32; MOST_SEATS],
    pub prize: u8,
}

pub fn sum(cards: Cards) -> u8 {
    cards.iter().sum()
}

/// The ranks of these cards, ascending, one entry a card.
pub fn ranks(cards: Cards) -> impl Iterator<Item = u8> {
    (1..).zip(cards).flat_map(|(rank, n)| std::iter::repeat_n(rank, usize::from(n)))
}

impl Toy {
    /// The toy's own law: all cards are somewhere.
    pub fn cards_are_conserved(&self) -> Result<(), String> {
        for rank in 1..=RANKS as u8 {
            let at = usize::from(rank - 1);
            let in_hands: u8 = self.hands.iter().map(|hand| hand[at]).sum();
            let in_bids = self.bids.iter().filter(|&&bid| bid == Some(rank)).count() as u8;
            let n = self.stock[at] + self.discard[at] + in_hands + in_bids;
            if n != COPIES {
                return Err(format!("{n} cards of rank {rank} instead of {COPIES}"));
            }
        }
        Ok(())
    }

    /// Seats that have not bid yet.
    pub fn waiting(&self) -> SeatSet {
        Seat::all(self.n_seats).filter(|seat| self.bids[seat.index()].is_none()).collect()
    }

    /// Prizes and cards in hand of each seat.
    pub fn whole_points(&self) -> impl Iterator<Item = i32> {
        let hand = |i: usize| ranks(self.hands[i]).map(i32::from).sum::<i32>();
        (0..usize::from(self.n_seats)).map(move |i| self.points[i] + hand(i))
    }

    pub fn ranking(&self) -> Places {
        Places::by_key(self.whole_points())
    }
}
