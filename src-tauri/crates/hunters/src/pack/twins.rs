//! Tiles that are the same but for rotation.

use crate::catalogue::{CatalogueTile, Side, ZoneKind};
use crate::zone::{FIRST_LAKE, TileId};

/// Gives every tile the lowest id among those that are the same but for rotation and pile.
pub(crate) fn name_twins(tiles: &mut [CatalogueTile]) {
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
