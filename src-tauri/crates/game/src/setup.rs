//! [`SetupError`]: a setup that no game can start from.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::{PackRef, Seat};

/// Why a game cannot start from a setup. A code with data; the UI has the words.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum SetupError {
    /// Too few or too many seats.
    Seats {
        /// What the setup asked for.
        given: u8,
        /// The fewest the game has.
        least: u8,
        /// The most the game has.
        most: u8,
    },
    /// An option has a value the game does not know, or options exclude each other.
    Option {
        /// Name of the setup's field.
        name: &'static str,
        /// What the setup asked for.
        given: String,
    },
    /// The pack of components is not known here.
    Pack {
        /// Id, version and hash that were asked for.
        given: String,
    },
}

impl SetupError {
    /// No pack with this reference.
    pub fn no_pack(asked: &PackRef) -> Self {
        Self::Pack { given: asked.to_string() }
    }

    /// Checks who is to begin, when somebody is named.
    ///
    /// # Errors
    /// When the seat is not one of these.
    pub fn check_first(first: Option<Seat>, seats: u8) -> Result<(), Self> {
        match first {
            Some(seat) if seat.index() >= usize::from(seats) => {
                Err(Self::Option { name: "first", given: seat.to_string() })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// No such version of the rules.
    pub fn no_rules(asked: u16) -> Self {
        Self::Option { name: "rules", given: asked.to_string() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { given, least, most } => {
                write!(f, "{given} seats, but the game is for {least} to {most}")
            }
            Self::Option { name, given } => write!(f, "option {name} cannot be {given}"),
            Self::Pack { given } => write!(f, "no pack {given}"),
        }
    }
}

impl Error for SetupError {}
