//! What the opponents know of Okanagan.

use search::{Guide, Points, Worth};
use serde::Deserialize;
use table::Level;

use crate::{Bot, Data, Opponents};
use ::okanagan::Okanagan;

impl Opponents for Okanagan {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/okanagan.json");

    fn bot(level: Level, n_seats: u8, character: u64) -> Bot<Self> {
        Data::<Self>::own().bot(level, n_seats, character)
    }
}

/// What a position of Okanagan is worth.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {}

impl Guide<Okanagan> for Knowledge {
    fn value(&self, position: &Okanagan) -> Worth {
        Guide::<Okanagan>::value(&Points, position)
    }
}
