//! The pack as it is and packs that are refused.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

use game::{Game, PackRef, SetupError};
use okanagan::{
    Catalogue, Counted, Figure, Goal, GoalFault, Okanagan, Pack, PackFault, Setup, Tile, TileFault,
};
use serde_json::{Value, json};

const TEXT: &str = include_str!("../data/pack.json");

/// The pack with something changed.
fn changed(change: impl FnOnce(&mut Value)) -> Result<&'static Pack, Vec<PackFault>> {
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
    assert_eq!((catalogue.explorer_points, catalogue.nugget_points), (4, [10, 5, 2, 0]));
    let of_a_player: [u8; 3] = std::array::from_fn(|i| pack.stock(2, 0)[i] + pack.stock(2, 1)[i]);
    assert_eq!((of_a_player, 4 * of_a_player.iter().sum::<u8>()), ([3, 5, 4], 48));
    assert!(catalogue.tiles.iter().all(|tile| tile.segments.len() >= 2));
    let worth = |points| catalogue.goals.iter().filter(|goal| goal.points == points).count();
    assert_eq!([3, 5, 7].map(worth), [12, 12, 12]);
}

/// The only fault of a pack with something changed.
#[track_caller]
fn refused(change: fn(&mut Value)) -> PackFault {
    let mut faults = changed(change).unwrap_err();
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

#[test]
fn a_pack_that_contradicts_itself_or_the_rulebook_is_refused() {
    let of_tile = |number, fault| PackFault::Tile { tile: Tile::new(number).unwrap(), fault };
    let of_goal = |number, fault| PackFault::Goal { goal: Goal::new(number).unwrap(), fault };
    let figure = |of| PackFault::Figure { of };
    let count = |of, given, wanted| PackFault::Count { of, given, wanted };
    assert!(matches!(Pack::load("{").unwrap_err()[..], [PackFault::Json { .. }]));
    assert_eq!(
        refused(|it| it["schema"] = json!("kraje@1")),
        PackFault::Schema { given: "kraje@1".to_owned() }
    );
    assert_eq!(
        refused(|it| drop(it["tiles"].as_array_mut().unwrap().pop())),
        count(Counted::Tiles, 60, 61)
    );
    assert_eq!(
        refused(|it| it["tiles"][4]["edges"]["N"] = json!("lake")),
        of_tile(5, TileFault::Edges)
    );
    assert_eq!(
        refused(|it| it["tiles"][0]["borders"] = json!([[0, 1], [1, 2]])),
        of_tile(1, TileFault::Borders)
    );
    assert_eq!(refused(|it| it["tiles"][0]["silo"] = json!([0, 1])), of_tile(1, TileFault::Silo));
    assert_eq!(
        refused(|it| drop(it["tiles"][7].as_object_mut().unwrap().remove("back"))),
        of_tile(8, TileFault::Back)
    );
    assert_eq!(
        refused(|it| it["tiles"][2]["areas"][0]["rewards"] = json!(vec!["square"; 5])),
        of_tile(3, TileFault::Segment)
    );
    assert_eq!(refused(|it| it["goals"][0]["vp"] = json!(4)), of_goal(1, GoalFault::Kind));
    assert_eq!(
        refused(|it| it["goals"][1]["set"] = json!(["forest.square"])),
        of_goal(2, GoalFault::Twice)
    );
    assert_eq!(
        refused(|it| it["rewardTypes"][3]["count"] = json!(11)),
        count(Counted::TokensOfAType, 11, 12)
    );
    assert_eq!(
        refused(|it| it["nuggetCards"][0]["count"] = json!(16)),
        count(Counted::Nuggets, 16, 17)
    );
    assert_eq!(refused(|it| it["sharedGoal"]["vp"] = json!(5)), figure(Figure::Explorer));
    assert_eq!(
        refused(|it| it["nuggetMajority"]["vp"] = json!([10, 5, 3, 0])),
        figure(Figure::Nuggets)
    );
    assert_eq!(refused(|it| it["buildings"][0]["influence"] = json!(4)), figure(Figure::Buildings));
    // One farm more than a player has, over both rounds.
    assert_eq!(refused(|it| it["supply"]["2"][0]["farm"] = json!(2)), figure(Figure::Stock));
    // Sixty tiles of nothing but forest with sixteen squares each.
    let crowded = refused(|it| {
        let edges = ["N", "E", "S", "W"];
        for tile in it["tiles"].as_array_mut().unwrap() {
            tile["edges"] = edges.map(|edge| (edge, "forest")).into_iter().collect();
            tile["areas"] = edges
                .map(|edge| json!({ "terrain": "forest", "edges": [edge], "rewards": vec!["square"; 4] }))
                .into();
            tile["borders"] = json!([]);
            tile["silo"] = json!([0, 1, 2, 3]);
        }
    });
    assert_eq!(crowded, figure(Figure::Icons));
}

/// A pack is read to its end, so that everything can be mended at once.
#[test]
fn all_faults_of_a_pack_are_told() {
    let faults = changed(|it| {
        it["schema"] = json!("kraje@1");
        it["sharedGoal"]["vp"] = json!(5);
        it["tiles"].as_array_mut().unwrap().swap(0, 1);
        it["tiles"][4]["silo"] = json!([0]);
        it["goals"][0]["vp"] = json!(4);
        it["goals"].as_array_mut().unwrap().pop();
    });
    let tile = |number, fault| PackFault::Tile { tile: Tile::new(number).unwrap(), fault };
    assert_eq!(
        faults.unwrap_err(),
        [
            PackFault::Schema { given: "kraje@1".to_owned() },
            PackFault::Figure { of: Figure::Explorer },
            tile(2, TileFault::Order),
            tile(1, TileFault::Order),
            tile(5, TileFault::Silo),
            PackFault::Count { of: Counted::Goals, given: 35, wanted: 36 },
            PackFault::Goal { goal: Goal::new(1).unwrap(), fault: GoalFault::Kind },
            PackFault::Count { of: Counted::GoalsOfAKind, given: 11, wanted: 12 },
        ]
    );
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
