//! Packs: the original is whole, others load beside it, and each kind of broken pack is refused
//! with the reason.

use game::{Game, PackRef, SetupError};
use kraje::{Facing, Kraje, Pack, PackFault, Setup, Side};
use serde_json::{Value, json};

fn original() -> Value {
    serde_json::from_str(include_str!("../../data/cards.json")).unwrap()
}

/// What is wrong with the original after this change.
#[track_caller]
fn faults(change: impl FnOnce(&mut Value)) -> Vec<PackFault> {
    let mut pack = original();
    change(&mut pack);
    Pack::load(&pack.to_string()).expect_err("the change breaks it").faults().to_vec()
}

/// A field of card `id` in the file.
fn at<'a>(
    pack: &'a mut Value,
    id: usize,
    facing: &str,
    row: usize,
    column: usize,
) -> &'a mut Value {
    &mut pack["cards"][id - 1][facing]["grid"][row][column]
}

/// SHA-256 of the pack the app comes with. Saved games hold it: the file must never change without
/// a new version, and then the old one stays beside it.
const SHA256: &str = "d3b72aa4c5e7eb43ce4819baedf2b8f072ab7e8a515d82c068815c4b05b0541e";

#[test]
fn the_original_is_whole() {
    let pack = Pack::original();
    assert_eq!(
        pack.reference(),
        &PackRef { id: "kraje-original".into(), version: "1.0.0".into(), sha256: SHA256.into() }
    );
    assert_eq!((pack.cards().len(), pack.conditions().len()), (18, 18));
    for card in pack.cards() {
        let n_fields = |side: Side| {
            card.face(side).grid.iter().flatten().filter(|field| field.condition).count()
        };
        assert_eq!((n_fields(Side::Scoring), n_fields(Side::Plain)), (2, 0));
    }
    let catalogue = serde_json::to_value(pack.catalogue()).unwrap();
    assert_eq!(catalogue["conditions"][0]["rule"], "largestRiverChain");
    assert_eq!(catalogue["conditions"][0]["params"], json!({"pts": 4, "minGroup": 2}));
    assert_eq!(catalogue["conditions"][2]["name"]["cs"], "Horská hradba");
    assert_eq!(catalogue["cards"][0]["scoring"]["grid"][2][1]["ends"], json!(["N", "W"]));
}

#[test]
fn another_pack_loads_at_run_time() {
    let mut text = original();
    text["pack"]["version"] = json!("9.9.9");
    let text = text.to_string();
    let pack = Pack::load(&text).unwrap();
    assert_eq!(Pack::load(&text).unwrap(), pack, "the same text is the same pack");
    assert_ne!(pack, Pack::original());
    let setup = Setup { pack: pack.reference().clone(), ..Setup::for_seats(2) };
    assert_eq!(Kraje::new(&setup).unwrap().pack(), pack);
    // A game names its pack by id, version and hash; one wrong, and it does not start.
    for change in [
        |pack: &mut PackRef| pack.id.push('x'),
        |pack: &mut PackRef| pack.version.push('x'),
        |pack: &mut PackRef| pack.sha256.replace_range(0..1, "x"),
    ] {
        let mut setup = setup.clone();
        change(&mut setup.pack);
        assert!(matches!(Kraje::new(&setup), Err(SetupError::Pack { .. })));
    }
}

#[test]
fn a_setup_may_leave_out_the_pack() {
    let setup: Setup = serde_json::from_str(r#"{"seats":1}"#).unwrap();
    assert_eq!(setup, Setup::for_seats(1));
    for seats in [0, 3] {
        let refused = Kraje::new(&Setup::for_seats(seats)).unwrap_err();
        assert_eq!(refused, SetupError::Seats { given: seats, least: 1, most: 2 });
    }
    assert!(serde_json::from_str::<Setup>(r#"{"seats":1,"colour":2}"#).is_err());
}

#[test]
fn a_missing_card_is_refused() {
    let faults = faults(|pack| {
        pack["cards"].as_array_mut().unwrap().remove(6);
    });
    let expected = [
        PackFault::CardCount { given: 17 },
        PackFault::CardMissing { card: 7 },
        PackFault::ConditionOnNoCard { condition: 7 },
    ];
    assert_eq!(faults, expected);
}

#[test]
fn a_card_twice_is_refused() {
    let faults = faults(|pack| pack["cards"][6]["id"] = json!(3));
    assert_eq!(faults, [PackFault::CardTwice { card: 3 }, PackFault::CardMissing { card: 7 }]);
}

#[test]
fn wrong_numbers_are_refused() {
    let faults = faults(|pack| {
        pack["cards"][0]["id"] = json!(0);
        pack["cards"][1]["condition"] = json!(19);
    });
    let expected = [
        PackFault::CardNumber { card: 0 },
        PackFault::ConditionNumber { no: 19 },
        PackFault::CardMissing { card: 1 },
        PackFault::ConditionOnNoCard { condition: 2 },
    ];
    assert_eq!(faults, expected);
}

#[test]
fn two_cards_with_one_condition_are_refused() {
    let faults = faults(|pack| pack["cards"][6]["condition"] = json!(3));
    let expected = [
        PackFault::ConditionOnTwoCards { condition: 3, card: 7 },
        PackFault::ConditionOnNoCard { condition: 7 },
    ];
    assert_eq!(faults, expected);
}

#[test]
fn two_conditions_of_one_number_are_refused() {
    let faults = faults(|pack| pack["conditions"][4]["no"] = json!(4));
    let expected = [PackFault::ConditionTwice { no: 4 }, PackFault::ConditionMissing { no: 5 }];
    assert_eq!(faults, expected);
}

#[test]
fn a_missing_condition_is_refused() {
    let faults = faults(|pack| {
        pack["conditions"].as_array_mut().unwrap().pop();
    });
    let expected =
        [PackFault::ConditionCount { given: 17 }, PackFault::ConditionMissing { no: 18 }];
    assert_eq!(faults, expected);
}

#[test]
fn three_condition_fields_are_refused() {
    let faults = faults(|pack| *at(pack, 2, "front", 1, 0) = json!({"condition": true}));
    assert_eq!(faults, [PackFault::ConditionFields { card: 2, front: 3, back: 0 }]);
}

#[test]
fn conditions_on_both_sides_are_refused() {
    let faults = faults(|pack| {
        *at(pack, 2, "back", 1, 0) = json!({"condition": true});
        *at(pack, 2, "back", 1, 1) = json!({"condition": true});
    });
    assert_eq!(faults, [PackFault::ConditionFields { card: 2, front: 2, back: 2 }]);
}

#[test]
fn condition_fields_apart_are_refused() {
    let faults = faults(|pack| {
        *at(pack, 2, "front", 0, 1) = json!({});
        *at(pack, 2, "front", 1, 1) = json!({"condition": true});
    });
    assert_eq!(faults, [PackFault::ConditionApart { card: 2 }]);
}

#[test]
fn a_condition_may_be_on_the_back_and_upright() {
    let mut pack = original();
    let card = &mut pack["cards"][3];
    let (front, back) = (card["front"].clone(), card["back"].clone());
    (card["front"], card["back"]) = (back, front);
    *at(&mut pack, 5, "front", 0, 1) = json!({});
    *at(&mut pack, 5, "front", 1, 0) = json!({"condition": true});
    let pack = Pack::load(&pack.to_string()).unwrap();
    assert!(pack.cards()[3].scoring.grid[0][0].condition);
    assert!(pack.cards()[4].scoring.grid[1][0].condition);
}

#[test]
fn fields_that_contradict_themselves_are_refused() {
    let place = |row, column| kraje::FieldAt { card: 2, facing: Facing::Back, row, column };
    let broken = [
        (json!({"s": ["forest"], "ends": ["N"]}), PackFault::EndWithoutRiver { at: place(1, 1) }),
        (json!({"s": ["river"]}), PackFault::RiverWithoutEnd { at: place(1, 1) }),
        (json!({"s": ["deer", "deer"]}), PackFault::Doubled { at: place(1, 1) }),
        (
            json!({"s": ["dragon"]}),
            PackFault::UnknownSymbol { at: Some(place(1, 1)), symbol: "dragon".into() },
        ),
        (
            json!({"s": ["river"], "ends": ["N", "up"]}),
            PackFault::UnknownEnd { at: place(1, 1), end: "up".into() },
        ),
    ];
    for (field, fault) in broken {
        assert_eq!(faults(|pack| *at(pack, 2, "back", 1, 1) = field), [fault]);
    }
    let not_bare =
        faults(|pack| *at(pack, 2, "front", 0, 1) = json!({"condition": true, "s": ["wolf"]}));
    let front = kraje::FieldAt { card: 2, facing: Facing::Front, row: 0, column: 1 };
    assert_eq!(not_bare, [PackFault::ConditionNotBare { at: front }]);
}

#[test]
fn a_grid_of_another_size_is_refused() {
    let faults = faults(|pack| {
        pack["cards"][0]["back"]["grid"].as_array_mut().unwrap().pop();
    });
    assert_eq!(faults, [PackFault::Grid { card: 1, facing: Facing::Back }]);
}

#[test]
fn unknown_rules_and_symbols_are_refused() {
    let faults = faults(|pack| {
        pack["conditions"][0]["rule"] = json!("mostDragons");
        pack["symbols"][6] = json!("dragon");
    });
    let expected = [
        PackFault::UnknownSymbol { at: None, symbol: "dragon".into() },
        PackFault::UnknownRule { condition: 1, rule: "mostDragons".into() },
    ];
    assert_eq!(faults, expected);
}

#[test]
fn wrong_parameters_are_refused() {
    let broken = [
        (1, json!({"pts": 4})),
        (1, json!({"pts": 4, "minGroup": 0})),
        (2, json!({"symbol": "dragon", "minGroup": 2, "pts": 3})),
        (3, json!({"symbol": "mountain", "pts": -3})),
        (3, json!({"symbol": "mountain", "pts": 3, "colour": 1})),
        (5, json!({"symbols": ["wolf", "wolf"], "pts": 6})),
        (5, json!({"symbols": ["wolf"], "pts": 6})),
        (10, json!({"symbol": "wolf", "from": [], "minDistance": 5, "pts": 8})),
        (11, json!({"symbol": "deer", "near": "forest", "min": 9, "pts": 8})),
        (17, json!({"symbols": [], "pts": 1})),
        (17, json!({"symbols": ["deer"], "pts": 1_000_000})),
    ];
    for (no, params) in broken {
        let faults = faults(|pack| pack["conditions"][no - 1]["params"] = params.clone());
        let is_it = matches!(faults[..], [PackFault::Params { condition, .. }]
            if usize::from(condition) == no);
        assert!(is_it, "{params}: {faults:?}");
    }
}

#[test]
fn another_frame_is_refused() {
    let faults = faults(|pack| {
        pack["schema"] = json!("ctyrhra/kraje@2");
        pack["pack"]["id"] = json!("");
        pack["card"]["rows"] = json!(4);
        pack["setup"]["rounds"] = json!(5);
        pack["soloRanks"][1][0] = json!(60);
    });
    let expected = [
        PackFault::Schema { given: "ctyrhra/kraje@2".into() },
        PackFault::NoTitle,
        PackFault::Unsupported { name: "card" },
        PackFault::Unsupported { name: "setup.rounds" },
        PackFault::Ranks,
    ];
    assert_eq!(faults, expected);
}

#[test]
fn what_is_no_pack_is_refused() {
    for text in ["", "[]", "{}", "{\"schema\":", "\u{0}"] {
        let error = Pack::load(text).unwrap_err();
        assert!(matches!(error.faults(), [PackFault::Json { .. }]), "{error}");
    }
}
