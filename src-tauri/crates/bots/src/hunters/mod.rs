//! What the opponents know of Carcassonne: Hunters and Gatherers.

use search::{Guide, Points, Worth};
use serde::Deserialize;
use table::Level;

use crate::{Bot, Data, Opponents};
use ::hunters::Hunters;

impl Opponents for Hunters {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/hunters.json");

    fn bot(level: Level, n_seats: u8, character: u64) -> Bot<Self> {
        Data::<Self>::own().bot(level, n_seats, character)
    }
}

/// What a position of Carcassonne: Hunters and Gatherers is worth.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {}

impl Guide<Hunters> for Knowledge {
    fn value(&self, position: &Hunters) -> Worth {
        Guide::<Hunters>::value(&Points, position)
    }
}
