//! Whether a pack that was read is one to play with.

use super::fault::{PackError, TileError};
use crate::catalogue::{CatalogueTile, CatalogueZone, Side, TileKind, ZoneKind};
use crate::zone::{FIRST_LAKE, Power};

/// One start tile, land tiles for five hands of three, each power once.
pub(crate) fn check_counts(tiles: &[CatalogueTile]) -> Result<(), PackError> {
    let count = |kind| tiles.iter().filter(|tile| tile.kind == kind).count();
    if count(TileKind::Start) != 1 {
        return Err(PackError::StartTiles(count(TileKind::Start)));
    }
    if count(TileKind::Land) < 15 {
        return Err(PackError::TooFewLandTiles(count(TileKind::Land)));
    }
    let mut seen = Vec::new();
    for power in tiles.iter().flat_map(|tile| &tile.zones).filter_map(|zone| zone.is.power()) {
        if seen.contains(&power) {
            return Err(PackError::PowerTwice(power));
        }
        seen.push(power);
    }
    Ok(())
}

/// Powers are on bonus tiles: those of the raft and the logboat on lakes, the others on meadows.
pub(crate) fn check_powers(kind: TileKind, zones: &[CatalogueZone]) -> Result<(), TileError> {
    for CatalogueZone { zone, is } in zones {
        let fits = match is {
            ZoneKind::Meadow { power, .. } => !matches!(power, Some(Power::Raft | Power::Logboat)),
            ZoneKind::Lake { power, .. } => {
                matches!(power, None | Some(Power::Raft | Power::Logboat))
            }
            ZoneKind::Forest { .. } | ZoneKind::River { .. } => true,
        };
        if !fits || is.power().is_some() && kind != TileKind::Bonus {
            return Err(TileError::Power(*zone));
        }
    }
    Ok(())
}

/// Zones on the edge are numbered 0, 1, 2 … by first appearance, and there are no others but lakes.
pub(crate) fn check_numbers(sides: &[Side; 4], zones: &[CatalogueZone]) -> Result<(), TileError> {
    let mut next = 0;
    for &zone in sides.iter().flat_map(|side| &side.zones) {
        if zone > next {
            return Err(TileError::Numbering);
        }
        next = next.max(zone + 1);
    }
    let n_edge = zones.iter().filter(|zone| zone.zone < FIRST_LAKE).count();
    if n_edge == next as usize { Ok(()) } else { Err(TileError::Numbering) }
}

pub(crate) fn check_waters(sides: &[Side; 4], zones: &[CatalogueZone]) -> Result<(), TileError> {
    for CatalogueZone { zone, is } in zones {
        let n_sides = sides.iter().filter(|side| side.zones.get(1) == Some(zone)).count();
        match is {
            ZoneKind::River { lake: Some(lake), .. } => {
                let is_lake = zones.iter().any(|other| {
                    other.zone == *lake && matches!(other.is, ZoneKind::Lake { .. })
                });
                if !is_lake || n_sides > 1 {
                    return Err(TileError::RiverLake(*zone));
                }
            }
            ZoneKind::River { lake: None, .. } => {
                if n_sides > 2 {
                    return Err(TileError::RiverSides(*zone));
                }
            }
            ZoneKind::Lake { .. } => {
                if !zones.iter().any(|other| {
                    matches!(other.is, ZoneKind::River { lake: Some(lake), .. } if lake == *zone)
                }) {
                    return Err(TileError::LonelyLake(*zone));
                }
            }
            ZoneKind::Forest { .. } | ZoneKind::Meadow { .. } => {}
        }
    }
    Ok(())
}
