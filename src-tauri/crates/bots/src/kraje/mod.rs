//! What the opponents know of Podivné kraje.

use search::{Guide, Points, Worth};
use serde::Deserialize;
use table::Level;

use crate::{Bot, Data, Opponents};
use ::kraje::Kraje;

impl Opponents for Kraje {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/kraje.json");

    fn bot(level: Level, n_seats: u8, character: u64) -> Bot<Self> {
        Data::<Self>::own().bot(level, n_seats, character)
    }
}

/// What a position of Podivné kraje is worth.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {}

impl Guide<Kraje> for Knowledge {
    fn value(&self, position: &Kraje) -> Worth {
        Guide::<Kraje>::value(&Points, position)
    }
}
