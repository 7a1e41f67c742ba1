//! [`Goal`], what a card asks for, and [`Goals`]: deck, hands, discards.
//!
//! Sets of cards are bits. Who discarded a card is kept because the player remembers it: the
//! position one seat can imagine depends on it.

use arrayvec::ArrayVec;
use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bits::ones;
use crate::figures::MOST_SEATS;
use crate::reward::{Reward, Tokens};

/// Number of goal cards.
pub(crate) const N_GOALS: usize = 36;

/// A goal card. Written as its number in the pack, 1 to 36.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Goal(u8);

impl Goal {
    /// The goal with this number of the pack, `1..=N_GOALS`; `None` otherwise.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= N_GOALS { Some(Self(number - 1)) } else { None }
    }

    /// For indexing, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in the pack, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Goal {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("no goal card of this number")
    }
}

impl From<Goal> for u8 {
    fn from(goal: Goal) -> Self {
        goal.number()
    }
}

/// A goal card: points for every time one's tokens cover its set (OK-VP).
#[derive(Clone, Debug)]
pub struct GoalCard {
    /// The set; a type may stand in it several times.
    pub set: ArrayVec<Reward, 4>,
    /// Points each time.
    pub points: u8,
}

impl GoalCard {
    /// How many times these tokens cover the set.
    #[inline]
    pub fn covered(&self, tokens: &Tokens) -> u8 {
        let times = |reward: &Reward| {
            let needed = self.set.iter().filter(|other| *other == reward).count() as u8;
            let have = tokens[reward.index()];
            // Searches ask this all the time, and nearly always for one: that is no division.
            if needed == 1 { have } else { have / needed }
        };
        self.set.iter().map(times).min().unwrap_or(0)
    }
}

/// Cards dealt to each player at the start (OK-GOALS).
pub(crate) const N_DEALT: u8 = 5;
/// Cards drawn for the second round and by OK-B5, and cards discarded every time.
pub(crate) const N_CHANGED: u8 = 2;

const ALL_CARDS: u64 = (1 << N_GOALS) - 1;

/// The goal cards.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Goals {
    /// What may still be drawn; no order, chance brings it up.
    pub(crate) deck: u64,
    pub(crate) hands: [u64; MOST_SEATS as usize],
    /// Discards since the deck was last reshuffled, by who discarded them.
    pub(crate) discards: [u64; MOST_SEATS as usize],
    /// Cards each seat has yet to draw.
    pub(crate) to_draw: [u8; MOST_SEATS as usize],
    /// Cards each seat has yet to discard.
    pub(crate) to_discard: [u8; MOST_SEATS as usize],
}

impl Goals {
    /// All cards in the deck, the opening hands not dealt yet.
    pub(crate) fn new(n_seats: u8) -> Self {
        let mut goals = Self {
            deck: ALL_CARDS,
            hands: [0; 4],
            discards: [0; 4],
            to_draw: [0; 4],
            to_discard: [0; 4],
        };
        for seat in Seat::all(n_seats) {
            goals.to_draw[seat.index()] = N_DEALT;
            goals.to_discard[seat.index()] = N_CHANGED;
        }
        goals
    }

    /// This seat is to draw two cards and then to discard two.
    pub(crate) fn change(&mut self, seat: Seat) {
        self.to_draw[seat.index()] = N_CHANGED;
        self.to_discard[seat.index()] = N_CHANGED;
    }

    /// Whose card is drawn next.
    pub(crate) fn next_drawer(&self) -> Option<Seat> {
        Seat::all(MOST_SEATS).find(|seat| self.to_draw[seat.index()] > 0)
    }

    /// Who has yet to discard.
    pub(crate) fn discarders(&self) -> SeatSet {
        Seat::all(MOST_SEATS).filter(|seat| self.to_discard[seat.index()] > 0).collect()
    }

    /// Shuffles the discards into the deck if it is empty (OK-B5); whether it was.
    pub(crate) fn reshuffle(&mut self) -> bool {
        if self.deck != 0 {
            return false;
        }
        self.deck = self.discards.iter().fold(0, |all, cards| all | cards);
        self.discards = [0; 4];
        true
    }

    pub(crate) fn draw(&mut self, seat: Seat, goal: Goal) {
        self.deck &= !bit(goal);
        self.hands[seat.index()] |= bit(goal);
        self.to_draw[seat.index()] -= 1;
    }

    pub(crate) fn discard(&mut self, seat: Seat, goal: Goal) {
        self.hands[seat.index()] &= !bit(goal);
        self.discards[seat.index()] |= bit(goal);
        self.to_discard[seat.index()] -= 1;
    }

    pub(crate) fn has(&self, seat: Seat, goal: Goal) -> bool {
        self.hands[seat.index()] & bit(goal) != 0
    }

    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Goal> + use<> {
        cards(self.hands[seat.index()])
    }

    /// How many cards lie face down among the discards.
    pub(crate) fn n_discards(&self) -> u8 {
        self.discards.iter().map(|cards| cards.count_ones() as u8).sum()
    }
}

const fn bit(goal: Goal) -> u64 {
    1 << goal.index()
}

/// The cards of a set, ascending.
pub(crate) fn cards(set: u64) -> impl Iterator<Item = Goal> + use<> {
    ones(set & ALL_CARDS).map(Goal)
}
