//! [`Setup`]: what a game is started with.

use game::{PackRef, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::ids::{N_RELATIONS, Planet, Relation};
use crate::pack::{TrackField, pack};

/// What fixes the starting position of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Number of seats, 2–5.
    pub seats: u8,
    /// The relations in order of priority (`SB-SCENARIO`).
    #[serde(default = "standard_order")]
    #[cfg_attr(feature = "bindings", ts(as = "Option<Vec<Relation>>", optional))]
    pub order: [Relation; N_RELATIONS],
    /// The inhabited planets, each once (`SB-PLANETS`); empty: the pack's choice for this number of
    /// seats.
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(as = "Option<Vec<Planet>>", optional))]
    pub planets: Vec<Planet>,
    /// The pack of components.
    #[serde(default = "original")]
    #[cfg_attr(feature = "bindings", ts(as = "Option<PackRef>", optional))]
    pub pack: PackRef,
    /// The start player (`SB-START`); `null`: drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub first: Option<Seat>,
    /// The round a short game ends with (`SB-TRACK`), one in which dominance counts; `null`: the
    /// last of the track.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub rounds: Option<u8>,
    /// Who says which tokens settle where (`SB-SETTLE`).
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Settling>"))]
    pub settling: Settling,
}

/// Who says which tokens settle where.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Settling {
    /// The players, in secret, planet by planet.
    #[default]
    Chosen,
    /// Chance, for all planets before the first round.
    Dealt,
}

fn original() -> PackRef {
    pack().reference.clone()
}

fn standard_order() -> [Relation; N_RELATIONS] {
    pack().standard_order
}

impl Setup {
    /// The standard game for `seats`.
    pub fn standard(seats: u8) -> Self {
        Self {
            seats,
            order: standard_order(),
            planets: Vec::new(),
            pack: original(),
            first: None,
            rounds: None,
            settling: Settling::Chosen,
        }
    }

    /// The scenario of the pack with this id; `None` when there is none.
    pub fn scenario(seats: u8, id: &str) -> Option<Self> {
        let scenario = pack().file.scenarios.iter().find(|it| it.id == id)?;
        let order = scenario.order.as_slice().try_into().ok()?;
        Some(Self { order, ..Self::standard(seats) })
    }

    /// The inhabited planets as a set.
    ///
    /// # Errors
    /// When the setup is not one the pack can play.
    pub(crate) fn inhabited(&self) -> Result<u16, SetupError> {
        if !(2..=5).contains(&self.seats) {
            return Err(SetupError::Seats { given: self.seats, least: 2, most: 5 });
        }
        SetupError::check_first(self.first, self.seats)?;
        if self.pack != pack().reference {
            return Err(SetupError::no_pack(&self.pack));
        }
        if !Relation::is_order(self.order) {
            let given = self.order.map(Relation::id).join(" ");
            return Err(SetupError::Option { name: "order", given });
        }
        if self.planets.is_empty() {
            return Ok(pack().preset(self.seats));
        }
        let set = self.planets.iter().fold(0, |set, planet| set | planet.bit());
        if set.count_ones() as usize != self.planets.len() {
            let given: Vec<_> = self.planets.iter().map(|planet| planet.id()).collect();
            return Err(SetupError::Option { name: "planets", given: given.join(" ") });
        }
        Ok(set)
    }

    /// How many fields of the track are played.
    ///
    /// # Errors
    /// When the round it ends with is not an earlier one in which dominance counts.
    pub(crate) fn n_fields(&self) -> Result<u8, SetupError> {
        let track = &pack().track;
        let Some(last) = self.rounds else { return Ok(track.len() as u8) };
        let is_last = |field: &TrackField| matches!(*field, TrackField::Round { number, dominance: 1.., .. } if number == last);
        let found = track.iter().position(is_last).filter(|at| at + 1 < track.len());
        let fault = || SetupError::Option { name: "rounds", given: last.to_string() };
        found.map(|at| at as u8 + 1).ok_or_else(fault)
    }
}
