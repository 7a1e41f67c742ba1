//! [`Phase`], [`Need`] and [`Evaluation`]: what is to be decided now, what chance has to bring up
//! first, and how far the evaluation of a closed area has come.

use game::{Seat, SeatSet};
use serde::Serialize;

use crate::figures::MOST_SEATS;
use crate::reward::{N_REWARDS, Reward, Shape, Tokens};

/// What is to be decided, once chance has brought up what it has to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Phase {
    /// All discard goals before the first round (OK-GOALS).
    KeepFirst,
    /// All discard goals before the second round (OK-ROUND2).
    KeepSecond,
    /// The active player places the held tile (OK-PLACE).
    Place,
    /// It fitted nowhere: another is drawn (OK-PLACE).
    Redraw,
    /// The active player builds (OK-BUILD).
    Build,
    /// The active player chooses the closed area to evaluate next (OK-CLOSE).
    Choose,
    /// The active player orders tied players (OK-INFLUENCE).
    Order,
    /// The weakest player may use an action (OK-ACTION).
    Bonus,
    /// A reward of this shape is taken from the supply (OK-B1).
    Gain { shape: Shape },
    /// Goals are discarded (OK-B5).
    Change,
    /// A player gives a token to the one who uses the action (OK-B7).
    Tribute { giver: Seat },
    /// The own token of a swap is chosen (OK-B8).
    SwapGive,
    /// The other player's token of a swap is chosen (OK-B8).
    SwapTake { given: Reward },
    /// The own token of a swap with the supply is chosen (OK-B9, OK-B10).
    TradeGive { same: Alike, left: u8 },
    /// The supply's token is chosen (OK-B9, OK-B10).
    TradeTake { same: Alike, left: u8, given: Reward },
    /// Tokens are taken from the heap (OK-REWARDS).
    Heap,
    /// The active player draws a tile (OK-DRAW).
    Draw,
    /// The game is over (OK-END): all goals lie open, unless the end was only foreseen.
    Over { is_revealed: bool },
}

/// What stays the same in a swap with the supply.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Alike {
    /// Same colour, other shape (OK-B9).
    Colour,
    /// Same shape, other colour (OK-B10).
    Shape,
}

impl Phase {
    /// Whether a closed area is being evaluated, or one of several is to be chosen (OK-CLOSE).
    pub(crate) const fn is_evaluating(self) -> bool {
        match self {
            Self::Choose
            | Self::Order
            | Self::Bonus
            | Self::Gain { .. }
            | Self::Change
            | Self::Tribute { .. }
            | Self::SwapGive
            | Self::SwapTake { .. }
            | Self::TradeGive { .. }
            | Self::TradeTake { .. }
            | Self::Heap => true,
            Self::KeepFirst
            | Self::KeepSecond
            | Self::Place
            | Self::Redraw
            | Self::Build
            | Self::Draw
            | Self::Over { .. } => false,
        }
    }
}

impl Alike {
    /// Whether a token may be swapped for that one.
    pub(crate) fn allows(self, given: Reward, taken: Reward) -> bool {
        given != taken
            && match self {
                Self::Colour => given.terrain() == taken.terrain(),
                Self::Shape => given.shape() == taken.shape(),
            }
    }
}

/// What chance has to bring up before anything can be decided.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Need {
    /// Nothing.
    Nothing,
    /// A goal card for this seat.
    Goal { seat: Seat },
    /// The first tile of this seat (OK-TILES).
    Deal { seat: Seat },
    /// The landscape of the tile this seat draws from a pile (OK-DRAW).
    Drawn { seat: Seat, pile: u8 },
    /// The tile turned up at this place from this pile.
    Open { place: u8, pile: u8 },
    /// The back of the new top of this pile.
    Back { pile: u8 },
    /// Who starts (OK-START).
    Start,
}

/// The evaluation of the areas a tile has closed (OK-CLOSE).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// Areas still to come, by their lowest segment on the placed tile, as bits.
    pub(crate) pending: u8,
    /// The area being evaluated; nonsense between two areas.
    pub(crate) segment: u8,
    /// The players in it as far as their order is settled, the strongest first.
    pub(crate) order: [Seat; MOST_SEATS as usize],
    pub(crate) n_ordered: u8,
    /// The players tied for the next place in the order.
    pub(crate) tied: SeatSet,
    /// The player who uses the bonus action, or may.
    pub(crate) actor: Seat,
    /// Whose turn it is to take from the heap, as a number in the order.
    pub(crate) picker: u8,
    /// How many tokens that player may still take.
    pub(crate) picks: u8,
    pub(crate) heap: Tokens,
}

impl Evaluation {
    /// Nothing to evaluate.
    pub(crate) const NONE: Self = Self {
        pending: 0,
        segment: 0,
        order: [Seat::FIRST; MOST_SEATS as usize],
        n_ordered: 0,
        tied: SeatSet::EMPTY,
        actor: Seat::FIRST,
        picker: 0,
        picks: 0,
        heap: [0; N_REWARDS],
    };

    /// The players in the area as far as their order is settled, the strongest first.
    pub(crate) fn order(&self) -> &[Seat] {
        &self.order[..self.n_ordered as usize]
    }

    /// Whether a single player stands in the area.
    pub(crate) const fn is_alone(&self) -> bool {
        self.n_ordered == 1
    }
}

/// Whether there is anything to ask: no question is put that has one answer.
pub(crate) enum Choice<T> {
    /// Nothing can be chosen.
    Nothing,
    /// Only this.
    Forced(T),
    /// One of several.
    Free,
}

impl<T> Choice<T> {
    /// The choice among these.
    pub(crate) fn among(choices: impl IntoIterator<Item = T>) -> Self {
        let mut choices = choices.into_iter();
        match (choices.next(), choices.next()) {
            (None, _) => Self::Nothing,
            (Some(only), None) => Self::Forced(only),
            (Some(_), Some(_)) => Self::Free,
        }
    }
}
