//! [`Prospect`]: what each relation would do for a seat now, for the screen.

use serde::Serialize;

use crate::ids::{Colour, Planet, Race, Relation};

/// What playing a relation's card would do for a seat as things stand.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "BastardsProspect"))]
#[serde(rename_all = "camelCase")]
pub struct Prospect {
    /// Which relation.
    pub relation: Relation,
    /// Where it would do something, and what.
    pub places: Vec<ProspectPlace>,
    /// Coins or points that trade or diplomacy bring at most; births, blows or changes possible
    /// without strengthening; free steps of a migration.
    pub total: u8,
}

/// What a relation would do on one planet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "BastardsProspectPlace"))]
#[serde(rename_all = "camelCase")]
pub struct ProspectPlace {
    /// Where.
    pub planet: Planet,
    /// Whose creatures: the victims, the changed; one's own for births and pairs.
    pub colour: Colour,
    /// What: the child, the victim, what changes; `null` for pairs.
    pub race: Option<Race>,
    /// Victims, pairs or changed creatures; 1 for a birth.
    pub count: u8,
}
