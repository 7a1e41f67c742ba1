//! [`PackError`]: all that is wrong with a pack.

use std::error::Error;
use std::fmt;

use serde::Serialize;

/// Why a pack was refused: everything that is wrong with it, not only the first thing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PackError {
    faults: Vec<PackFault>,
}

/// The side of a card as the pack file calls it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Facing {
    /// `front`.
    Front,
    /// `back`.
    Back,
}

/// One thing that is wrong with a pack. Rows and columns count from 0 in the north-west.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PackFault {
    /// The text is not JSON, or lacks a field, or has one too many.
    Json {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the reader of the JSON says, in English.
        message: String,
    },
    /// Another kind of file, or a newer version of this kind.
    Schema {
        /// What it calls itself.
        given: String,
    },
    /// The id or the version of the pack is empty.
    NoTitle,
    /// A symbol the game does not have.
    UnknownSymbol {
        /// Where: the card and its side; nothing when it stands in the list of symbols.
        at: Option<FieldAt>,
        /// Its name.
        symbol: String,
    },
    /// The size of a card, a number of seats, cards or rounds that this game does not have.
    Unsupported {
        /// The field of the file.
        name: &'static str,
    },
    /// The solo ranks are not six, the points of each below those of the one before.
    Ranks,
    /// There are not 18 conditions.
    ConditionCount {
        /// How many there are.
        given: usize,
    },
    /// A number that no condition can have.
    ConditionNumber {
        /// The number.
        no: u8,
    },
    /// Two conditions of one number.
    ConditionTwice {
        /// The number.
        no: u8,
    },
    /// No condition of this number.
    ConditionMissing {
        /// The number.
        no: u8,
    },
    /// A rule the game does not know.
    UnknownRule {
        /// The condition.
        condition: u8,
        /// The rule's id.
        rule: String,
    },
    /// A parameter is missing, unknown or out of range.
    Params {
        /// The condition.
        condition: u8,
        /// What is wrong, in English.
        message: String,
    },
    /// There are not 18 cards.
    CardCount {
        /// How many there are.
        given: usize,
    },
    /// A number that no card can have.
    CardNumber {
        /// The number.
        card: u8,
    },
    /// Two cards of one number.
    CardTwice {
        /// The number.
        card: u8,
    },
    /// No card of this number.
    CardMissing {
        /// The number.
        card: u8,
    },
    /// Two cards with one condition.
    ConditionOnTwoCards {
        /// The condition.
        condition: u8,
        /// The second card that has it.
        card: u8,
    },
    /// A condition that no card has.
    ConditionOnNoCard {
        /// The condition.
        condition: u8,
    },
    /// A side that is not three rows of two fields.
    Grid {
        /// The card.
        card: u8,
        /// The side.
        facing: Facing,
    },
    /// Not exactly two condition fields on exactly one side.
    ConditionFields {
        /// The card.
        card: u8,
        /// How many on its front.
        front: usize,
        /// How many on its back.
        back: usize,
    },
    /// Two condition fields that do not touch.
    ConditionApart {
        /// The card.
        card: u8,
    },
    /// A condition field with symbols or ends.
    ConditionNotBare {
        /// Where.
        at: FieldAt,
    },
    /// A field with the same symbol or end twice.
    Doubled {
        /// Where.
        at: FieldAt,
    },
    /// An end that is none of N, E, S, W.
    UnknownEnd {
        /// Where.
        at: FieldAt,
        /// Its name.
        end: String,
    },
    /// An end on a field without a river.
    EndWithoutRiver {
        /// Where.
        at: FieldAt,
    },
    /// A river without an end.
    RiverWithoutEnd {
        /// Where.
        at: FieldAt,
    },
}

/// A field of a card in the pack file.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct FieldAt {
    /// The card.
    pub card: u8,
    /// The side.
    pub facing: Facing,
    /// The row.
    pub row: usize,
    /// The column.
    pub column: usize,
}

impl PackError {
    pub(super) const fn new(faults: Vec<PackFault>) -> Self {
        Self { faults }
    }

    /// Everything that is wrong, in the order of the file.
    pub fn faults(&self) -> &[PackFault] {
        &self.faults
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the pack has {} faults:", self.faults.len())?;
        self.faults.iter().try_for_each(|fault| write!(f, " {fault:?};"))
    }
}

impl Error for PackError {}
