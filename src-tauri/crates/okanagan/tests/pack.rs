//! The pack as it is and packs that are refused.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

use game::{Game, PackRef, SetupError};
use okanagan::{Catalogue, Counted, Goal, Okanagan, Pack, PackFault, Setup, Tile};
use serde_json::{Value, json};

const TEXT: &str = include_str!("../data/pack.json");

/// The pack with something changed.
fn changed(change: impl FnOnce(&mut Value)) -> Result<&'static Pack, PackFault> {
    let mut file = serde_json::from_str(TEXT).unwrap();
    change(&mut file);
    Pack::load(&file.to_string())
}

#[test]
fn the_built_in_pack_has_the_rulebooks_counts() {
    let pack = Pack::load(TEXT).unwrap();
    assert_eq!(pack.reference(), Pack::original().reference());
    let catalogue = Catalogue::of(pack);
    assert_eq!(catalogue.tiles.len(), 61);
    assert_eq!(catalogue.goals.len(), 36);
    assert_eq!(catalogue.rewards.len() * catalogue.tokens_of_a_type as usize, 144);
    assert_eq!(catalogue.nuggets, 17);
    let of_a_player: [u8; 3] = std::array::from_fn(|i| pack.stock(2, 0)[i] + pack.stock(2, 1)[i]);
    assert_eq!((of_a_player, 4 * of_a_player.iter().sum::<u8>()), ([3, 5, 4], 48));
    assert!(catalogue.tiles.iter().all(|tile| tile.segments.len() >= 2));
    let worth = |points| catalogue.goals.iter().filter(|goal| goal.points == points).count();
    assert_eq!([3, 5, 7].map(worth), [12, 12, 12]);
}

#[test]
fn a_pack_that_contradicts_itself_or_the_rulebook_is_refused() {
    let tile = |number| Tile::new(number).unwrap();
    let refused = |change: fn(&mut Value)| changed(change).unwrap_err();
    assert!(matches!(Pack::load("{"), Err(PackFault::Json { .. })));
    assert!(matches!(refused(|it| it["schema"] = json!("kraje@1")), PackFault::Schema { .. }));
    assert!(matches!(
        refused(|it| drop(it["tiles"].as_array_mut().unwrap().pop())),
        PackFault::Count { of: Counted::Tiles, given: 60, wanted: 61 }
    ));
    assert!(matches!(
        refused(|it| it["tiles"][4]["edges"]["N"] = json!("lake")),
        PackFault::Tile { tile: t, .. } if t == tile(5)
    ));
    assert!(matches!(
        refused(|it| it["tiles"][0]["borders"] = json!([[0, 1], [1, 2]])),
        PackFault::Tile { tile: t, .. } if t == tile(1)
    ));
    assert!(matches!(refused(|it| it["tiles"][0]["silo"] = json!([0, 1])), PackFault::Tile { .. }));
    assert!(matches!(
        refused(|it| drop(it["tiles"][7].as_object_mut().unwrap().remove("back"))),
        PackFault::Tile { .. }
    ));
    assert!(matches!(
        refused(|it| it["tiles"].as_array_mut().unwrap().swap(0, 1)),
        PackFault::Tile { .. }
    ));
    assert!(matches!(
        refused(|it| it["goals"][0]["vp"] = json!(4)),
        PackFault::Goal { goal, .. } if goal.number() == 1
    ));
    assert!(matches!(
        refused(|it| it["goals"][1]["set"] = json!(["forest.square"])),
        PackFault::Goal { goal, .. } if goal.number() == 2
    ));
    assert!(matches!(
        refused(|it| it["rewardTypes"][3]["count"] = json!(11)),
        PackFault::Count { given: 11, .. }
    ));
    assert!(matches!(
        refused(|it| it["nuggetCards"][0]["count"] = json!(16)),
        PackFault::Count { of: Counted::Nuggets, .. }
    ));
    assert!(matches!(
        refused(|it| it["supply"]["2"][0]["farm"] = json!(2)),
        PackFault::Figure { .. }
    ));
    assert!(matches!(refused(|it| it["sharedGoal"]["vp"] = json!(5)), PackFault::Figure { .. }));
}

#[test]
fn a_setup_is_for_two_to_four_and_for_a_known_pack() {
    for seats in [0, 1, 5, 255] {
        let refused = Okanagan::new(&Setup::new(seats));
        assert!(matches!(refused, Err(SetupError::Seats { least: 2, most: 4, .. })), "{seats}");
    }
    let other = PackRef { sha256: "0".repeat(64), ..Setup::new(2).pack };
    let refused = Okanagan::new(&Setup { seats: 2, pack: other });
    assert!(matches!(refused, Err(SetupError::Pack { .. })));
    // Another pack can be played once it is loaded, and not under another name.
    let own = changed(|it| it["pack"]["id"] = json!("printed")).unwrap().reference().clone();
    assert!(Okanagan::new(&Setup { seats: 2, pack: own.clone() }).is_ok());
    assert!(Okanagan::new(&Setup { seats: 2, pack: PackRef { id: "x".into(), ..own } }).is_err());
    let short: Setup = serde_json::from_str(r#"{"seats":3}"#).unwrap();
    assert_eq!(short, Setup::new(3), "the built-in pack where none is named");
    assert!(serde_json::to_string(&short).unwrap().contains(&short.pack.sha256));
}

#[test]
fn ids_are_read_as_they_are_written_and_nothing_else_is() {
    for number in 0..61 {
        let tile = Tile::new(number).unwrap();
        let text = serde_json::to_string(&tile).unwrap();
        assert_eq!(text, format!("\"T{number:02}\""));
        assert_eq!(serde_json::from_str::<Tile>(&text).unwrap(), tile);
    }
    for text in ["\"T61\"", "\"T1\"", "\"T+1\"", "\"t01\"", "\"\"", "7"] {
        assert!(serde_json::from_str::<Tile>(text).is_err(), "{text}");
    }
    for text in ["0", "37", "\"1\""] {
        assert!(serde_json::from_str::<Goal>(text).is_err(), "{text}");
    }
    let reward = |text| serde_json::from_str::<okanagan::Reward>(text);
    assert!(reward("\"lake.circle\"").is_ok());
    assert!(reward("\"lake.triangle\"").is_err());
    assert!(reward("\"lake\"").is_err());
}
