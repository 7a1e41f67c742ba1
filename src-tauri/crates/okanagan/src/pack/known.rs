//! What a pack says that the rules here have in one way only: it may be said or left out, and said
//! otherwise it is refused, because it would not be played so.

use serde_json::{Value, json};

use super::check::Faults;
use super::fault::PackFault;
use super::file::PackFile;
use crate::figures::{LEAST_SEATS, MOST_SEATS};
use crate::reward::Terrain;
use crate::tile::Building;

/// The colour of a terrain's rewards.
const fn colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "green",
        Terrain::Lake => "blue",
        Terrain::Prairie => "yellow",
        Terrain::Mountain => "grey",
    }
}

/// Where a building stands on a tile (OK-BUILD).
const fn slot(building: Building) -> &'static str {
    match building {
        Building::Farm => "area",
        Building::Warehouse => "border",
        Building::Silo => "centre",
    }
}

/// Everything that is said and that the rules have otherwise; `unknown` are the places of keys that
/// no pack has.
pub(crate) fn check_known(file: &PackFile, unknown: Vec<String>, faults: &mut Faults) {
    for at in unknown {
        faults.put(PackFault::Unknown { at });
    }
    let mut only = |at: String, given: Option<&Value>, known: &str| {
        if let Some(given) = given.filter(|it| **it != known) {
            faults.put(PackFault::Unsupported { at, given: given.to_string() });
        }
    };
    for (i, entry) in file.terrains.iter().enumerate() {
        only(format!("terrains[{i}].colour"), entry.colour.as_ref(), colour(entry.id));
    }
    for (i, entry) in file.buildings.iter().enumerate() {
        only(format!("buildings[{i}].slot"), entry.slot.as_ref(), slot(entry.id));
    }
    for (i, entry) in file.reward_types.iter().enumerate() {
        let at = format!("rewardTypes[{i}].colour");
        only(at, entry.colour.as_ref(), colour(entry.terrain));
    }
    only("sharedGoal.id".to_owned(), file.shared_goal.id.as_ref(), "explorer");
    only("sharedGoal.kind".to_owned(), file.shared_goal.kind.as_ref(), "colourSet");
    let ties = file.nugget_majority.ties.as_ref();
    only("nuggetMajority.ties".to_owned(), ties, "shareFullSkipNext");
    // Every card is one nugget.
    for (i, entry) in file.nugget_cards.iter().enumerate().filter(|(_, it)| it.value != 1) {
        let at = format!("nuggetCards[{i}].value");
        faults.put(PackFault::Unsupported { at, given: json!(entry.value).to_string() });
    }
    let is_played = |seats: &u8| (LEAST_SEATS..=MOST_SEATS).contains(seats);
    for seats in file.supply.keys().filter(|seats| !is_played(seats)) {
        faults.put(PackFault::Unknown { at: format!("supply.{seats}") });
    }
}
