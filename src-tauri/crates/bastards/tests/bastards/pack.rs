//! A pack is checked whole: every kind of fault is refused with its reason.

use bastards::{Bastards, Pack, PackError, Setup, pack};
use game::{Game, SetupError};

const TEXT: &str = include_str!("../../data/bastards.json");

/// The original with one text replaced by another.
fn with(from: &str, to: &str) -> Result<Pack, PackError> {
    assert!(TEXT.contains(from), "{from} is not in the pack");
    Pack::parse(&TEXT.replacen(from, to, 1))
}

#[test]
fn the_original_is_sound_and_has_a_name() {
    let parsed = Pack::parse(TEXT).unwrap();
    assert_eq!(parsed.reference(), pack().reference());
    assert_eq!(parsed.reference().sha256.len(), 64);
    assert_eq!(parsed.reference().id, "bastards-original");
}

/// Drawings are written with `X`, because `#` and quotes do not go together in raw strings.
fn fault(from: &str, to: &str) -> PackError {
    with(&from.replace('X', "#"), &to.replace('X', "#")).map(|_| ()).expect_err("a fault")
}

fn id(id: &str) -> PackError {
    PackError::Id { id: id.to_owned() }
}

fn grid(id: &str) -> PackError {
    PackError::Grid { id: id.to_owned() }
}

#[test]
fn what_is_no_pack_is_refused() {
    let typo = fault(r#""schema""#, r#""shema""#);
    assert!(matches!(typo, PackError::Unreadable { line: 2, .. }), "{typo}");
    assert!(matches!(fault("bastards@1", "bastards@2"), PackError::Schema { .. }));
}

#[test]
fn what_the_engine_does_not_know_is_refused_by_name() {
    let named = |from: &str, to: &str, name: &str| {
        let PackError::Unreadable { what, .. } = fault(from, to) else { panic!("{to} was read") };
        assert!(what.contains(name), "{what}");
    };
    named(r#""kind": "start""#, r#""kind": "start", "bonus": 2"#, "bonus");
    named(r#""kind": "shipOnly""#, r#""kind": "shipOnly", "n": 3"#, "`n`");
    named(r#""n": 1}"#, r#""n": 1, "double": true}"#, "double");
    named(r#""costSource": "seed""#, r#""costSource": "guess""#, "guess");
    named(r#""comboCost": 2,"#, r#""comboCost": 2, "luck": 1,"#, "luck");
    let steps = fault(r#"{"id": "love", "#, r#"{"id": "love", "freeSteps": 2, "#);
    assert_eq!(steps, PackError::Number { name: "freeSteps" });
    let six = fault(r#""5": 8"#, r#""5": 8, "6": 9"#);
    assert_eq!(six, PackError::List { name: "preset" });
}

#[test]
fn shapes_and_grids_are_checked() {
    let snake = fault(r#"["XXX"], "count""#, r#"["XX.", ".XX"], "count""#);
    assert_eq!(snake, PackError::Lopsided { id: "cactusoid".to_owned() });
    assert_eq!(fault(r#"["XX"], "count""#, r#"["X.X"], "count""#), grid("spud"));
    assert_eq!(fault(r#""cells": 12"#, r#""cells": 11"#), grid("p1"));
    let torn = fault(r#"["XXXX", "XXXX", "XXXX"]"#, r#"["XXXX", "....", "XXXX"]"#);
    assert_eq!(torn, grid("p2"));
    let narrow = fault("   \"XXX\",\n   \"XXX\"", "   \"XXX\"");
    assert!(matches!(narrow, PackError::NoRoom { race: "toucanosaur", .. }));
}

#[test]
fn paths_are_checked() {
    assert_eq!(fault(r#""docks": ["d1"]"#, r#""docks": ["d99"]"#), id("d1"));
    assert_eq!(fault(r#"{"id": "c2", "#, r#"{"id": "c1", "#), id("c1"));
    let cut = fault(r#"["x1", "c1"], ["c1", "d10a"], "#, "");
    assert_eq!(cut, PackError::Paths);
    assert_eq!(fault(r#"[["T1", "T2"]]"#, r#"[["T1", "x1"]]"#), PackError::Paths);
}

#[test]
fn scenarios_track_and_numbers_are_checked() {
    let twice = fault(r#""order": ["love", "#, r#""order": ["shooting", "#);
    assert_eq!(twice, PackError::Scenario { id: "standard".to_owned() });
    assert_eq!(fault(r#"{"kind": "round", "n": 7},"#, ""), PackError::Track);
    assert_eq!(fault(r#""n": 12, "scoreDominance": 2"#, r#""n": 12"#), PackError::Track);
    let few_cards = fault(r#""perRace": 4"#, r#""perRace": 2"#);
    assert_eq!(few_cards, PackError::Number { name: "raceCards" });
    let free_points = fault(r#""moneyPerPoint": 5"#, r#""moneyPerPoint": 0"#);
    assert_eq!(free_points, PackError::Number { name: "prices" });
    assert_eq!(fault(r#""3": 7"#, r#""3": 6"#), PackError::List { name: "preset" });
    let frog = fault(r#""id": "toadling""#, r#""id": "frog""#);
    assert_eq!(frog, PackError::List { name: "races" });
}

#[test]
fn a_saved_setup_names_its_pack() {
    let json = serde_json::to_string(&Setup::standard(2)).unwrap();
    assert!(json.contains(&pack().reference().sha256));
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), Setup::standard(2));
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats":2}"#).unwrap(), Setup::standard(2));
    let other = json.replace(&pack().reference().sha256, "00");
    let other: Setup = serde_json::from_str(&other).unwrap();
    let refused = Bastards::new(&other);
    assert!(matches!(refused, Err(SetupError::Pack { .. })));
    assert!(serde_json::from_str::<Setup>(r#"{"seats":2,"planets":["p11"]}"#).is_err());
}

#[test]
fn a_short_game_ends_where_dominance_counts() {
    for rounds in [4, 8] {
        assert!(Bastards::new(&Setup { rounds: Some(rounds), ..Setup::standard(2) }).is_ok());
    }
    for rounds in [0, 1, 3, 5, 12, 13] {
        let refused = Bastards::new(&Setup { rounds: Some(rounds), ..Setup::standard(2) }).err();
        let given = rounds.to_string();
        assert_eq!(refused, Some(SetupError::Option { name: "rounds", given }));
    }
}

#[test]
fn a_setup_without_a_last_round_is_written_as_before() {
    let plain = Setup::standard(3);
    let text = serde_json::to_string(&plain).unwrap();
    assert!(!text.contains("rounds"), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), plain);
    let short = Setup { rounds: Some(4), ..plain };
    let text = serde_json::to_string(&short).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), short);
}
