//! What the opponents know of Space Bastards.

use search::{Guide, Points, Worth};
use serde::Deserialize;
use table::Level;

use crate::{Bot, Data, Opponents};
use ::bastards::Bastards;

impl Opponents for Bastards {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/bastards.json");

    fn bot(level: Level, n_seats: u8, character: u64) -> Bot<Self> {
        Data::<Self>::own().bot(level, n_seats, character)
    }
}

/// What a position of Space Bastards is worth.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {}

impl Guide<Bastards> for Knowledge {
    fn value(&self, position: &Bastards) -> Worth {
        Guide::<Bastards>::value(&Points, position)
    }
}
