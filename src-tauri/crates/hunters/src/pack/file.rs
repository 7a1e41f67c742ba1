//! The file of a pack as it is written, and reading it: what comes out is a [`Catalogue`] in which
//! every zone is where it should be. The format is explained in the head of `data/tiles.json`.

use std::collections::BTreeMap;

use game::PackRef;
use serde::Deserialize;
use serde_json::Value;

use super::check::{check_counts, check_numbers, check_powers, check_waters};
use super::fault::{PackError, SCHEMA, TileError};
use super::twins::name_twins;
use crate::catalogue::{
    Catalogue, CatalogueTile, CatalogueZone, ForestKind, Side, TileKind, ZoneKind,
};
use crate::pieces::{N_HUTS, N_PAWNS};
use crate::zone::{Animal, FIRST_LAKE, Power, Terrain, TileId};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPack {
    schema: String,
    /// For whoever opens the file, as the next two; the game does not use it.
    #[serde(rename = "game")]
    _game: Option<Value>,
    #[serde(rename = "conventions")]
    _conventions: Option<Value>,
    #[serde(rename = "notes")]
    _notes: Option<Value>,
    tiles: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: u32,
    kind: TileKind,
    sides: RawSides,
    zones: BTreeMap<String, RawZone>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSides {
    n: Vec<RawPart>,
    e: Vec<RawPart>,
    s: Vec<RawPart>,
    w: Vec<RawPart>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum RawPart {
    Terrain(Terrain),
    Zone(u8),
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
enum RawZone {
    Forest {
        kind: ForestKind,
    },
    Meadow {
        animals: Vec<Animal>,
        #[serde(default)]
        art_animals: Vec<Animal>,
        power: Option<Power>,
    },
    River {
        fish: u8,
        lake: Option<u8>,
    },
    Lake {
        fish: u8,
        power: Option<Power>,
    },
}

/// Reads and checks a pack.
pub(crate) fn read(id: &str, version: &str, json: &str) -> Result<Catalogue, PackError> {
    let raw: RawPack =
        serde_json::from_str(json).map_err(|error| PackError::Json(error.to_string()))?;
    if raw.schema != SCHEMA {
        return Err(PackError::Schema(raw.schema));
    }
    let mut tiles = Vec::new();
    for (expected, raw) in raw.tiles.into_iter().enumerate() {
        if raw.id as usize != expected || expected > usize::from(u8::MAX) {
            return Err(PackError::TileNumber { expected, found: raw.id });
        }
        let tile = expected as u8;
        tiles.push(read_tile(tile, raw).map_err(|why| PackError::Tile { tile, why })?);
    }
    check_counts(&tiles)?;
    name_twins(&mut tiles);
    Ok(Catalogue {
        pack: PackRef::of(id, version, json),
        tiles,
        pawns: N_PAWNS as u8,
        huts: N_HUTS as u8,
    })
}

fn read_tile(id: u8, raw: RawTile) -> Result<CatalogueTile, TileError> {
    let mut zones = Vec::new();
    for (key, zone) in raw.zones {
        let zone_number: u8 = key.parse().map_err(|_| TileError::ZoneKey)?;
        // Written in one way only, so that no zone stands there twice.
        if zone_number.to_string() != key {
            return Err(TileError::ZoneKey);
        }
        let is = match zone {
            RawZone::Forest { kind } => ZoneKind::Forest { kind },
            RawZone::Meadow { animals, art_animals, power } => {
                ZoneKind::Meadow { animals, art_animals, power }
            }
            RawZone::River { fish, lake } => ZoneKind::River { fish, lake },
            RawZone::Lake { fish, power } => ZoneKind::Lake { fish, power },
        };
        let is_lake = matches!(is, ZoneKind::Lake { .. });
        if zone_number > 9 || is_lake != (zone_number >= FIRST_LAKE) {
            return Err(TileError::ZoneKey);
        }
        zones.push(CatalogueZone { zone: zone_number, is });
    }
    zones.sort_by_key(|zone| zone.zone);
    let RawSides { n, e, s, w } = raw.sides;
    let mut sides = Vec::new();
    for (nth, parts) in [n, e, s, w].into_iter().enumerate() {
        sides.push(read_side(nth as u8, &parts, &zones)?);
    }
    let sides: [Side; 4] = sides.try_into().expect("four were read");
    check_numbers(&sides, &zones)?;
    check_waters(&sides, &zones)?;
    check_powers(raw.kind, &zones)?;
    Ok(CatalogueTile { id: TileId(id), kind: raw.kind, twin: TileId(id), sides, zones })
}

fn read_side(nth: u8, parts: &[RawPart], zones: &[CatalogueZone]) -> Result<Side, TileError> {
    let (terrain, numbers) = match parts {
        [
            RawPart::Terrain(Terrain::River),
            a @ RawPart::Zone(_),
            b @ RawPart::Zone(_),
            c @ RawPart::Zone(_),
        ] => (Terrain::River, [a, b, c].as_slice().to_vec()),
        [RawPart::Terrain(terrain @ (Terrain::Forest | Terrain::Meadow)), a @ RawPart::Zone(_)] => {
            (*terrain, vec![a])
        }
        _ => return Err(TileError::Side(nth)),
    };
    let mut along = Vec::new();
    for (at, part) in numbers.into_iter().enumerate() {
        let RawPart::Zone(number) = part else { return Err(TileError::Side(nth)) };
        let zone = zones.iter().find(|zone| zone.zone == *number);
        let is_right = match zone.map(|zone| &zone.is) {
            Some(ZoneKind::Forest { .. }) => terrain == Terrain::Forest,
            Some(ZoneKind::Meadow { .. }) => {
                terrain == Terrain::Meadow || terrain == Terrain::River && at != 1
            }
            Some(ZoneKind::River { .. }) => terrain == Terrain::River && at == 1,
            Some(ZoneKind::Lake { .. }) | None => false,
        };
        if !is_right {
            return Err(TileError::SideZone(nth));
        }
        along.push(*number);
    }
    Ok(Side { terrain, zones: along })
}
