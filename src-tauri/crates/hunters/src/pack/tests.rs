//! The pack in the program is the rulebook's, and broken packs are refused with the reason.

use serde_json::{Value, json};

use super::{JSON, Pack, PackError, TileError};
use crate::catalogue::{CatalogueTile, ForestKind, TileKind, ZoneKind};
use crate::zone::{Animal, Power};

fn built_in() -> Pack {
    Pack::read("test", "1", JSON).unwrap()
}

/// The pack after a change to its JSON.
fn changed(change: impl FnOnce(&mut Value)) -> Option<PackError> {
    let mut pack: Value = serde_json::from_str(JSON).unwrap();
    change(&mut pack);
    Pack::read("test", "1", &pack.to_string()).err()
}

/// What is wrong with a tile after a change to it.
fn changed_tile(tile: u8, change: impl FnOnce(&mut Value)) -> Option<TileError> {
    let error = changed(|pack| change(&mut pack["tiles"][tile as usize]))?;
    let PackError::Tile { tile: found, why } = error else { panic!("{error}") };
    assert_eq!(found, tile);
    Some(why)
}

#[test]
fn the_pack_has_the_counts_of_the_rulebook() {
    let pack = built_in();
    let tiles = &pack.catalogue.tiles;
    let count = |kind| tiles.iter().filter(|tile| tile.kind == kind).count();
    let kinds = [TileKind::Start, TileKind::Land, TileKind::Bonus].map(count);
    assert_eq!(kinds, [1, 78, 16]);
    assert_eq!(pack.start.0, 56);
    let zones = || tiles.iter().flat_map(|tile| &tile.zones).map(|zone| &zone.is);
    let forests = |wanted| {
        zones().filter(|is| matches!(is, ZoneKind::Forest { kind } if *kind == wanted)).count()
    };
    // Every land forest of two or three sides has a menhir; one bonus tile has.
    assert_eq!(forests(ForestKind::Menhir), 31);
    assert_eq!(forests(ForestKind::Mushrooms), 2);
    let n = |animal| pack.all(animal).count_ones();
    let animals = [Animal::Mammoth, Animal::Aurochs, Animal::Deer, Animal::Tiger].map(n);
    assert_eq!(animals, [8, 13, 33, 13]);
    let fish: u32 = zones()
        .map(|is| match is {
            ZoneKind::River { fish, .. } | ZoneKind::Lake { fish, .. } => u32::from(*fish),
            ZoneKind::Forest { .. } | ZoneKind::Meadow { .. } => 0,
        })
        .sum();
    assert_eq!(fish, 50);
    assert_eq!(zones().filter(|is| matches!(is, ZoneKind::Lake { .. })).count(), 29);
    let mut powers: Vec<Power> = zones().filter_map(ZoneKind::power).collect();
    powers.sort_unstable();
    assert_eq!(
        powers,
        [
            Power::HuntingTrap,
            Power::PitTrap,
            Power::WildFire,
            Power::Shaman,
            Power::Raft,
            Power::Logboat
        ]
    );
}

#[test]
fn tiles_that_are_the_same_but_for_rotation_are_twins() {
    let pack = built_in();
    let is_twin = |tile: &&CatalogueTile| tile.twin != tile.id;
    let twins: Vec<(u8, u8)> =
        pack.catalogue.tiles.iter().filter(is_twin).map(|tile| (tile.twin.0, tile.id.0)).collect();
    // As the head of the file lists them.
    let listed = [
        (6, 10),
        (25, 27),
        (31, 32),
        (39, 40),
        (50, 52),
        (38, 60),
        (29, 69),
        (33, 75),
        (33, 77),
        (30, 78),
    ];
    assert_eq!(twins, listed);
}

#[test]
fn a_pack_is_named_by_its_bytes() {
    let other = Pack::read("test", "1", &format!("{JSON} ")).unwrap();
    assert_ne!(other.catalogue.pack.sha256, built_in().catalogue.pack.sha256);
    assert_eq!(other.catalogue.pack.sha256.len(), 64);
}

#[test]
fn a_broken_pack_is_refused() {
    assert_eq!(changed(|_| ()), None);
    assert!(matches!(Pack::read("test", "1", "{").err(), Some(PackError::Json(_))));
    let other = "hg-tiles/2".to_owned();
    assert_eq!(changed(|pack| pack["schema"] = json!(other)), Some(PackError::Schema(other)));
    assert!(matches!(
        changed(|pack| pack["tiles"][3]["zones"]["0"]["type"] = json!("sea")),
        Some(PackError::Json(_))
    ));
    assert!(matches!(
        changed(|pack| pack["tiles"][3]["extra"] = json!(1)),
        Some(PackError::Json(_))
    ));
    assert!(matches!(
        changed(|pack| pack["weather"] = json!("rain")),
        Some(PackError::Json(why)) if why.contains("weather")
    ));
    assert_eq!(
        changed(|pack| pack["tiles"][3]["id"] = json!(4)),
        Some(PackError::TileNumber { expected: 3, found: 4 })
    );
    assert_eq!(
        changed(|pack| pack["tiles"][3]["kind"] = json!("start")),
        Some(PackError::StartTiles(2))
    );
    let few = |pack: &mut Value| {
        for tile in 0..78 {
            if tile != 56 {
                pack["tiles"][tile]["kind"] = json!("menhir");
            }
        }
    };
    assert_eq!(changed(few), Some(PackError::TooFewLandTiles(1)));
    let twice = |pack: &mut Value| pack["tiles"][92]["zones"]["1"]["power"] = json!("wild_fire");
    assert_eq!(changed(twice), Some(PackError::PowerTwice(Power::WildFire)));
    let more = |pack: &mut Value| {
        let mut tile = pack["tiles"][62].clone();
        tile["id"] = json!(95);
        pack["tiles"].as_array_mut().unwrap().push(tile);
    };
    assert_eq!(changed(more), Some(PackError::TooMany("tiles")));
    let herd = |pack: &mut Value| {
        pack["tiles"][62]["zones"]["0"]["animals"] = json!(vec!["tiger"; 70]);
    };
    assert_eq!(changed(herd), Some(PackError::TooMany("animals")));
    let shoal = |pack: &mut Value| {
        for tile in [0, 1, 2, 3, 4] {
            pack["tiles"][tile]["zones"]["8"]["fish"] = json!(250);
        }
    };
    assert_eq!(changed(shoal), Some(PackError::TooMany("fish")));
}

#[test]
fn a_broken_tile_is_refused() {
    let sides = |n: Value| move |tile: &mut Value| tile["sides"]["n"] = n;
    assert_eq!(changed_tile(0, sides(json!(["river", 0, 1]))), Some(TileError::Side(0)));
    assert_eq!(changed_tile(0, sides(json!(["meadow", 0, 1]))), Some(TileError::Side(0)));
    assert_eq!(changed_tile(0, sides(json!(["river", 0, 3, 2]))), Some(TileError::SideZone(0)));
    assert_eq!(changed_tile(0, sides(json!(["river", 0, 1, 7]))), Some(TileError::SideZone(0)));
    assert_eq!(changed_tile(0, sides(json!(["river", 2, 1, 0]))), Some(TileError::Numbering));
    let zone = |key: &'static str, zone: Value| move |tile: &mut Value| tile["zones"][key] = zone;
    let meadow = json!({"type": "meadow", "animals": [], "power": null});
    assert_eq!(changed_tile(0, zone("7", meadow.clone())), Some(TileError::Numbering));
    assert_eq!(changed_tile(0, zone("9", meadow.clone())), Some(TileError::ZoneKey));
    assert_eq!(changed_tile(0, zone("x", meadow)), Some(TileError::ZoneKey));
    let lake = json!({"type": "lake", "fish": 1, "power": null});
    assert_eq!(changed_tile(0, zone("5", lake.clone())), Some(TileError::ZoneKey));
    assert_eq!(changed_tile(0, zone("08", lake.clone())), Some(TileError::ZoneKey));
    assert_eq!(changed_tile(0, zone("9", lake)), Some(TileError::LonelyLake(9)));
    let river = |lake: Value| json!({"type": "river", "fish": 0, "lake": lake});
    assert_eq!(changed_tile(0, zone("1", river(json!(9)))), Some(TileError::RiverLake(1)));
    let through = |tile: &mut Value| {
        tile["zones"]["1"]["lake"] = json!(8);
        tile["zones"]["8"] = json!({"type": "lake", "fish": 1, "power": null});
    };
    assert_eq!(changed_tile(15, through), Some(TileError::RiverLake(1)));
    let crossing = |tile: &mut Value| {
        tile["sides"] = json!({
            "n": ["river", 0, 1, 2], "e": ["river", 2, 1, 3],
            "s": ["river", 3, 1, 0], "w": ["meadow", 0]
        });
        tile["zones"]["3"] = json!({"type": "meadow", "animals": [], "power": null});
    };
    assert_eq!(changed_tile(15, crossing), Some(TileError::RiverSides(1)));
    let power = |at: &'static str, power: &'static str| {
        move |tile: &mut Value| tile["zones"][at]["power"] = json!(power)
    };
    assert_eq!(changed_tile(62, power("0", "shaman")), Some(TileError::Power(0)));
    assert_eq!(changed_tile(82, power("2", "raft")), Some(TileError::Power(2)));
    assert_eq!(changed_tile(82, power("8", "pit_trap")), Some(TileError::Power(8)));
}
