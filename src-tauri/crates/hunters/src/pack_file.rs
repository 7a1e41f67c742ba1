//! Reads a pack of tiles and checks it whole: what comes out is a [`Catalogue`] in which every
//! zone is where it should be. The format is explained in the head of `data/tiles.json`.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use game::PackRef;
use serde::Deserialize;

use crate::catalogue::{
    Catalogue, CatalogueTile, CatalogueZone, ForestKind, Side, TileKind, ZoneKind,
};
use crate::{Animal, Power, Terrain, TileId};

/// The format this program reads.
const SCHEMA: &str = "hg-tiles/1";
/// Lakes have these zone numbers, everything else lower ones.
const FIRST_LAKE: u8 = 8;

/// Why a pack was refused.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PackError {
    /// It is not JSON of the right shape.
    Json(String),
    /// It has another format.
    Schema(String),
    /// Tiles are not numbered 0, 1, 2 … in order.
    TileNumber {
        /// The number that should stand here.
        expected: usize,
        /// What stands here.
        found: u32,
    },
    /// A tile is wrong.
    Tile {
        /// Which one.
        tile: u8,
        /// What is wrong.
        why: TileError,
    },
    /// There is not exactly one start tile.
    StartTiles(usize),
    /// There are too few land tiles to fill five hands of three.
    TooFewLandTiles(usize),
    /// There is more of something than the engine holds.
    TooMany(&'static str),
    /// A power is on more than one tile.
    PowerTwice(Power),
}

/// What is wrong with a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TileError {
    /// A side has the wrong number of zones or an unknown terrain.
    Side(u8),
    /// A side names a zone that is not there or is of another kind.
    SideZone(u8),
    /// Zones along the edge are not numbered from 0 by first appearance, clockwise from north.
    Numbering,
    /// A zone key is no number, a lake has a low number or another zone a high one.
    ZoneKey,
    /// A river's lake is no lake, or a river with a lake touches two sides.
    RiverLake(u8),
    /// A river touches more than two sides.
    RiverSides(u8),
    /// A lake has no river.
    LonelyLake(u8),
    /// A power is on a zone of the wrong kind, or on a tile that is no bonus tile.
    Power(u8),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(why) => write!(f, "not a pack: {why}"),
            Self::Schema(found) => write!(f, "format {found}, not {SCHEMA}"),
            Self::TileNumber { expected, found } => {
                write!(f, "tile {found} where tile {expected} should be")
            }
            Self::Tile { tile, why } => write!(f, "tile {tile}: {why:?}"),
            Self::StartTiles(n) => write!(f, "{n} start tiles"),
            Self::TooFewLandTiles(n) => write!(f, "only {n} land tiles"),
            Self::TooMany(what) => write!(f, "too many {what}"),
            Self::PowerTwice(power) => write!(f, "{power:?} twice"),
        }
    }
}

impl Error for PackError {}

#[derive(Deserialize)]
struct RawPack {
    schema: String,
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
    let count = |kind| tiles.iter().filter(|tile: &&CatalogueTile| tile.kind == kind).count();
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
    name_twins(&mut tiles);
    Ok(Catalogue { pack: PackRef::of(id, version, json), tiles })
}

fn read_tile(id: u8, raw: RawTile) -> Result<CatalogueTile, TileError> {
    let mut zones = Vec::new();
    for (key, zone) in raw.zones {
        let zone_number: u8 = key.parse().map_err(|_| TileError::ZoneKey)?;
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
    for CatalogueZone { zone, is } in &zones {
        let fits = match is {
            ZoneKind::Meadow { power, .. } => !matches!(power, Some(Power::Raft | Power::Logboat)),
            ZoneKind::Lake { power, .. } => {
                matches!(power, None | Some(Power::Raft | Power::Logboat))
            }
            ZoneKind::Forest { .. } | ZoneKind::River { .. } => true,
        };
        if !fits || is.power().is_some() && raw.kind != TileKind::Bonus {
            return Err(TileError::Power(*zone));
        }
    }
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

/// Zones on the edge are numbered 0, 1, 2 … by first appearance, and there are no others but lakes.
fn check_numbers(sides: &[Side; 4], zones: &[CatalogueZone]) -> Result<(), TileError> {
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

fn check_waters(sides: &[Side; 4], zones: &[CatalogueZone]) -> Result<(), TileError> {
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

/// Gives every tile the lowest id among those that are the same but for rotation and pile.
fn name_twins(tiles: &mut [CatalogueTile]) {
    let shapes: Vec<Vec<_>> =
        tiles.iter().map(|tile| (0..4).map(|turns| turned(tile, turns)).collect()).collect();
    for at in 0..tiles.len() {
        let twin = (0..=at).find(|&other| {
            tiles[other].kind == tiles[at].kind && shapes[other].contains(&shapes[at][0])
        });
        tiles[at].twin = TileId(twin.expect("a tile is its own twin") as u8);
    }
}

/// The tile after some quarter turns, its zones numbered anew by first appearance.
fn turned(tile: &CatalogueTile, turns: usize) -> (Vec<Side>, Vec<ZoneKind>) {
    let mut numbers: Vec<u8> = Vec::new();
    let mut renumber = |zone: u8| {
        let known = numbers.iter().position(|&it| it == zone);
        known.unwrap_or_else(|| {
            numbers.push(zone);
            numbers.len() - 1
        }) as u8
    };
    let sides: Vec<Side> = (0..4)
        .map(|nth| {
            let side = &tile.sides[(nth + 4 - turns) % 4];
            let zones = side.zones.iter().map(|&zone| renumber(zone)).collect();
            Side { terrain: side.terrain, zones }
        })
        .collect();
    let is = |zone: u8| {
        let found = tile.zones.iter().find(|it| it.zone == zone);
        found.expect("sides and lakes were checked").is.clone()
    };
    let mut lakes: Vec<u8> = Vec::new();
    let mut zones: Vec<ZoneKind> = Vec::new();
    for &zone in &numbers {
        zones.push(match is(zone) {
            ZoneKind::River { fish, lake: Some(lake) } => {
                let nth = lakes.iter().position(|&it| it == lake).unwrap_or_else(|| {
                    lakes.push(lake);
                    lakes.len() - 1
                });
                ZoneKind::River { fish, lake: Some(FIRST_LAKE + nth as u8) }
            }
            other @ (ZoneKind::River { lake: None, .. }
            | ZoneKind::Forest { .. }
            | ZoneKind::Meadow { .. }
            | ZoneKind::Lake { .. }) => other,
        });
    }
    zones.extend(lakes.into_iter().map(is));
    (sides, zones)
}
