//! [`PackError`]: what is wrong with a pack.

use std::fmt;

use serde::Serialize;

/// Why a pack is refused.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PackError {
    /// It is no JSON of the right shape.
    Unreadable {
        /// Line of the text, from 1.
        line: usize,
        /// What the parser says.
        what: String,
    },
    /// It is written for another kind of pack.
    Schema {
        /// What it says it is.
        given: String,
    },
    /// A list does not hold what it must, in the order it must.
    List {
        /// Name of the list.
        name: &'static str,
    },
    /// An id is used twice or refers to nothing.
    Id {
        /// The id.
        id: String,
    },
    /// A drawing is not one connected figure of a size that the engine takes, or its number of
    /// cells is not what the pack says.
    Grid {
        /// Whose drawing.
        id: String,
    },
    /// A shape is not its own mirror image, so a corpse could not keep its cells.
    Lopsided {
        /// The race.
        id: String,
    },
    /// A race fits nowhere on this planet or in the ship.
    NoRoom {
        /// The race.
        race: &'static str,
        /// The planet, or `ship`.
        place: String,
    },
    /// Some path fields cannot be reached.
    Paths,
    /// A scenario is not an order of the eight relations.
    Scenario {
        /// The scenario.
        id: String,
    },
    /// The track does not have the twelve rounds in order, with the last one scored.
    Track,
    /// A number is out of the range that the engine takes.
    Number {
        /// Its name.
        name: &'static str,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { line, what } => write!(f, "line {line}: {what}"),
            Self::Schema { given } => write!(f, "unknown schema {given}"),
            Self::List { name } => write!(f, "list {name} is not what it must be"),
            Self::Id { id } => write!(f, "id {id} is used twice or unknown"),
            Self::Grid { id } => write!(f, "the grid of {id} is not one figure of its size"),
            Self::Lopsided { id } => write!(f, "the shape of {id} is not its own mirror image"),
            Self::NoRoom { race, place } => write!(f, "{race} fits nowhere on {place}"),
            Self::Paths => write!(f, "the paths do not hang together"),
            Self::Scenario { id } => write!(f, "scenario {id} is no order of the relations"),
            Self::Track => write!(f, "the track does not have twelve rounds in order"),
            Self::Number { name } => write!(f, "{name} is out of range"),
        }
    }
}

impl std::error::Error for PackError {}
