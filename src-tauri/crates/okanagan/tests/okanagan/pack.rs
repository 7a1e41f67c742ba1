//! The pack as it is and packs that are refused.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

use game::{Game, PackRef, SetupError};
use okanagan::{
    Catalogue, Counted, Figure, Goal, GoalFault, Okanagan, Pack, PackFault, Setup, Tile, TileFault,
};
use serde_json::{Value, json};

const TEXT: &str = include_str!("../../data/pack.json");

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
    // Sixty tiles of nearly nothing but forest with twelve squares each.
    let crowded = refused(|it| {
        let sides = [("N", "forest"), ("E", "forest"), ("S", "forest"), ("W", "lake")];
        for tile in it["tiles"].as_array_mut().unwrap() {
            tile["edges"] = sides.into_iter().collect();
            let area = |(edge, terrain)| json!({ "terrain": terrain, "edges": [edge], "rewards": vec!["square"; 4] });
            tile["areas"] = sides.map(area).into();
            tile["borders"] = json!([[2, 3], [3, 0]]);
            tile["silo"] = json!([0, 1, 2, 3]);
        }
    });
    assert_eq!(crowded, figure(Figure::Icons));
}

/// What the rules here have in one way only may be left out, and is refused said otherwise.
#[test]
fn what_the_engine_does_not_know_is_refused_by_name() {
    let unsupported = |at: &str, given: &str| PackFault::Unsupported {
        at: at.to_owned(),
        given: given.to_owned(),
    };
    let unknown = |at: &str| PackFault::Unknown { at: at.to_owned() };
    assert_eq!(
        refused(|it| it["nuggetMajority"]["ties"] = json!("shareHalf")),
        unsupported("nuggetMajority.ties", "\"shareHalf\"")
    );
    assert_eq!(
        refused(|it| it["sharedGoal"]["kind"] = json!("shapeSet")),
        unsupported("sharedGoal.kind", "\"shapeSet\"")
    );
    assert_eq!(
        refused(|it| it["sharedGoal"]["id"] = json!("settler")),
        unsupported("sharedGoal.id", "\"settler\"")
    );
    assert_eq!(
        refused(|it| it["buildings"][0]["slot"] = json!("border")),
        unsupported("buildings[0].slot", "\"border\"")
    );
    assert_eq!(
        refused(|it| it["terrains"][3]["colour"] = json!(7)),
        unsupported("terrains[3].colour", "7")
    );
    assert_eq!(
        refused(|it| it["rewardTypes"][5]["colour"] = json!("green")),
        unsupported("rewardTypes[5].colour", "\"green\"")
    );
    // Seventeen nuggets on nine cards.
    assert_eq!(
        refused(
            |it| it["nuggetCards"] = json!([{"value": 1, "count": 1}, {"value": 2, "count": 8}])
        ),
        unsupported("nuggetCards[1].value", "2")
    );
    assert_eq!(refused(|it| it["weather"] = json!("rain")), unknown("weather"));
    assert_eq!(refused(|it| it["pack"]["author"] = json!("Eva")), unknown("pack.author"));
    assert_eq!(
        refused(|it| it["tiles"][3]["edges"]["NW"] = json!("lake")),
        unknown("tiles[3].edges.NW")
    );
    assert_eq!(
        refused(|it| it["tiles"][3]["areas"][1]["bridge"] = json!(true)),
        unknown("tiles[3].areas[1].bridge")
    );
    assert_eq!(
        refused(|it| it["tiles"][0]["back"] = json!({"action": "nugget", "count": 2})),
        unknown("tiles[0].back.count")
    );
    assert_eq!(
        refused(|it| it["supply"]["3"][1]["tower"] = json!(1)),
        unknown("supply.3[1].tower")
    );
    assert_eq!(refused(|it| it["supply"]["5"] = it["supply"]["4"].clone()), unknown("supply.5"));
    // What cannot be read at all is told with its place, too.
    let at = |change: fn(&mut Value)| {
        let fault = refused(change);
        let PackFault::Json { at, .. } = fault else { panic!("{fault}") };
        at
    };
    assert_eq!(at(|it| it["tiles"][3]["edges"]["N"] = json!("swamp")), "tiles[3].edges.N");
    assert_eq!(at(|it| it["goals"][4]["vp"] = json!(-1)), "goals[4].vp");
    assert_eq!(at(|it| it["tiles"][9]["back"] = json!({"action": "fly"})), "tiles[9].back");
    // Left out, it is as here.
    let bare = changed(|it| {
        for place in ["/nuggetMajority/ties", "/sharedGoal/kind", "/sharedGoal/id", "/pack/note"] {
            let (parent, key) = place.rsplit_once('/').unwrap();
            it.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key).unwrap();
        }
        it["buildings"][0].as_object_mut().unwrap().remove("slot").unwrap();
    });
    assert!(bare.is_ok(), "{bare:?}");
}

/// A tile that is all forest, in two segments: no warehouse could stand there.
fn without_border(it: &mut Value) {
    let tile = &mut it["tiles"][6];
    tile["edges"] = json!({"N": "forest", "E": "forest", "S": "forest", "W": "forest"});
    tile["areas"] = json!([
        {"terrain": "forest", "edges": ["N", "E"], "rewards": ["square"]},
        {"terrain": "forest", "edges": ["S", "W"], "rewards": ["circle"]}
    ]);
    tile["borders"] = json!([]);
    tile["silo"] = json!([0, 1]);
}

#[test]
fn a_tile_without_any_border_is_refused() {
    let fault = PackFault::Tile { tile: Tile::new(7).unwrap(), fault: TileFault::NoBorder };
    assert_eq!(refused(without_border), fault);
    // Nobody builds on the start tile.
    let start = changed(|it| {
        without_border(it);
        let ids = [it["startTile"]["id"].clone(), it["tiles"][6]["id"].clone()];
        let back = it["tiles"][6].as_object_mut().unwrap().remove("back").unwrap();
        it["startTile"]["back"] = back;
        let tile = it["tiles"][6].take();
        it["tiles"][6] = std::mem::replace(&mut it["startTile"], tile);
        (it["startTile"]["id"], it["tiles"][6]["id"]) = ids.into();
    });
    assert!(start.is_ok(), "{start:?}");
}

/// What older versions let through is played on: games were begun with it.
#[test]
fn a_pack_that_was_added_before_opens_again() {
    let mut file: Value = serde_json::from_str(TEXT).unwrap();
    file["pack"]["id"] = json!("old");
    file["weather"] = json!("rain");
    file["nuggetMajority"]["ties"] = json!("shareHalf");
    without_border(&mut file);
    let text = file.to_string();
    assert_eq!(Pack::load(&text).unwrap_err().len(), 3);
    let pack = Pack::load_again(&text).unwrap();
    assert_eq!(pack.reference(), &PackRef::of("old", "1.0.0", &text));
    let setup = Setup { pack: pack.reference().clone(), ..Setup::new(2) };
    assert!(Okanagan::new(&setup).is_ok());
    file["sharedGoal"]["vp"] = json!(5);
    let faults = Pack::load_again(&file.to_string()).unwrap_err();
    assert_eq!(faults, [PackFault::Figure { of: Figure::Explorer }]);
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
    let refused = Okanagan::new(&Setup { pack: other, ..Setup::new(2) });
    assert!(matches!(refused, Err(SetupError::Pack { .. })));
    // Another pack can be played once it is loaded, and not under another name.
    let own = changed(|it| it["pack"]["id"] = json!("printed")).unwrap().reference().clone();
    assert!(Okanagan::new(&Setup { pack: own.clone(), ..Setup::new(2) }).is_ok());
    assert!(
        Okanagan::new(&Setup { pack: PackRef { id: "x".into(), ..own }, ..Setup::new(2) }).is_err()
    );
    let short: Setup = serde_json::from_str(r#"{"seats":3}"#).unwrap();
    assert_eq!(short, Setup::new(3), "the built-in pack where none is named");
    assert!(serde_json::to_string(&short).unwrap().contains(&short.pack.sha256));
}

#[test]
fn a_short_game_ends_with_the_first_round() {
    assert!(Okanagan::new(&Setup { rounds: Some(1), ..Setup::new(2) }).is_ok());
    for rounds in [0, 2, 3, 255] {
        let refused = Okanagan::new(&Setup { rounds: Some(rounds), ..Setup::new(2) }).err();
        let given = rounds.to_string();
        assert_eq!(refused, Some(SetupError::Option { name: "rounds", given }));
    }
    // Saved setups of whole games are spelled as they always were.
    assert!(!serde_json::to_string(&Setup::new(2)).unwrap().contains("rounds"));
    let short = Setup { rounds: Some(1), ..Setup::new(2) };
    let text = serde_json::to_string(&short).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), short);
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
