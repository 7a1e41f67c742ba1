//! The toy's types for setup, decisions, chance, events, views and scores.

use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use super::flaw::{Flaw, has};
use super::{Cards, RANKS};

/// Setup, in JSON as its wire form: the place where a flaw spoils it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "WireSetup", from = "WireSetup")]
pub struct Setup {
    pub n_seats: u8,
    pub n_cards: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireSetup {
    n_seats: u8,
    n_cards: u8,
}

impl From<Setup> for WireSetup {
    fn from(setup: Setup) -> Self {
        let n_cards = if has(Flaw::SetupJson) { 3 } else { setup.n_cards };
        Self { n_seats: setup.n_seats, n_cards }
    }
}

impl From<WireSetup> for Setup {
    fn from(wire: WireSetup) -> Self {
        Self { n_seats: wire.n_seats, n_cards: wire.n_cards }
    }
}

/// Action, in JSON as its wire form.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "WireAction", from = "WireAction")]
pub enum Action {
    Bid { rank: u8 },
    Exchange { rank: u8 },
    Pass,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum WireAction {
    Bid { rank: u8 },
    Exchange { rank: u8 },
    Pass,
}

impl From<Action> for WireAction {
    fn from(action: Action) -> Self {
        match action {
            Action::Bid { rank } => Self::Bid { rank },
            Action::Exchange { .. } if has(Flaw::ActionJson) => Self::Exchange { rank: 0 },
            Action::Exchange { rank } => Self::Exchange { rank },
            Action::Pass => Self::Pass,
        }
    }
}

impl From<WireAction> for Action {
    fn from(wire: WireAction) -> Self {
        match wire {
            WireAction::Bid { rank } => Self::Bid { rank },
            WireAction::Exchange { rank } => Self::Exchange { rank },
            WireAction::Pass => Self::Pass,
        }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Chance {
    Card { rank: u8 },
    Prize { points: u8 },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    Dealt { seat: Seat, rank: Option<u8> },
    Prize { points: u8 },
    Bid { seat: Seat, rank: Option<u8> },
    Revealed { bids: Vec<Option<u8>>, winner: Option<Seat> },
    Discarded { seat: Seat, rank: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub turn: Turn,
    pub prize: u8,
    pub discard: Cards,
    pub points: Vec<i32>,
    pub hand_sizes: Vec<u8>,
    pub hands: Vec<Option<Cards>>,
    pub has_bid: Vec<bool>,
    pub bids: Vec<Option<u8>>,
    pub hint: usize,
}

/// Ranks that may be bid or exchanged, and whether one may pass.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    pub bids: [bool; RANKS],
    pub exchanges: [bool; RANKS],
    pub has_pass: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
pub enum Source {
    Prizes,
    Hand,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
pub enum Unit {
    Prize,
    Card,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
pub struct Field(pub u8);

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub enum Reason {
    NotInHand,
    NotNow,
    /// Only said by the flaw that tells secrets in its refusals.
    StockHas(u8),
}
