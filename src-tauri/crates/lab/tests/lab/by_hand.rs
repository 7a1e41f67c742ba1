//! Traces written by hand from RULES.md alone, as an adapter of another program would write them:
//! nothing but the setup, the steps and the scores worked out on paper.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn replayed(trace: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The lab may stop reading at the first bad line.
    let _ = child.stdin.take().unwrap().write_all(trace.as_bytes());
    child.wait_with_output().unwrap()
}

/// What the lab prints for a trace that it must accept.
fn accepted(trace: &str) -> Value {
    let output = replayed(trace);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Seat 0 puts a gatherer into the start tile's forest, seat 1 a hunter north of it (deer 1,
/// aurochs 2). Seat 0's mammoth joins that meadow (3), where nothing can be put, so nothing is
/// asked. Seat 1 closes the forest, 3 zones for seat 0, and has the bonus turn: the shaman calls
/// the hunter back, and it lies down again on the shaman's own tile.
const SHAMAN: &str = r#"
{"game":"hunters","setup":{"seats":2}}
{"by":"chance","step":{"type":"first","seat":0},"scores":[0,0]}
{"by":"chance","step":{"type":"land","tile":35},"scores":[0,0]}
{"by":"chance","step":{"type":"land","tile":62},"scores":[0,0]}
{"by":0,"step":{"type":"place","tile":35,"x":1,"y":0,"turns":2},"scores":[0,0]}
{"by":0,"step":{"type":"occupy","piece":"pawn","zone":1},"scores":[0,0]}
{"by":"chance","step":{"type":"land","tile":61},"scores":[0,0]}
{"by":1,"step":{"type":"place","tile":62,"x":0,"y":-1,"turns":0},"scores":[0,0]}
{"by":1,"step":{"type":"occupy","piece":"pawn","zone":0},"scores":[0,3]}
{"by":"chance","step":{"type":"land","tile":37},"scores":[0,3]}
{"by":0,"step":{"type":"place","tile":61,"x":0,"y":-2,"turns":0},"scores":[0,6]}
{"by":"chance","step":{"type":"land","tile":14},"scores":[0,6]}
{"by":1,"step":{"type":"place","tile":37,"x":0,"y":1,"turns":0},"scores":[0,6]}
{"by":1,"step":{"type":"pass"},"scores":[6,6]}
{"by":"chance","step":{"type":"bonus","tile":88},"scores":[6,6]}
{"by":1,"step":{"type":"place","tile":88,"x":-1,"y":-1,"turns":2},"scores":[6,6]}
{"by":1,"step":{"type":"takeBack","tile":62,"zone":0},"scores":[6,0]}
{"by":1,"step":{"type":"occupy","piece":"pawn","zone":0},"scores":[6,6]}
{"by":"chance","step":{"type":"land","tile":13},"scores":[6,6]}
"#;

#[test]
fn a_bonus_turn_of_hunters_replays_from_a_script() {
    let sheet = &accepted(SHAMAN)["soFar"];
    let totals = [&sheet["seats"][0]["total"], &sheet["seats"][1]["total"]];
    assert_eq!(totals, [&json!(6), &json!(6)]);
}

/// The only open river ends on seat 0's tile 14, so seat 1's crossing 13 fits nowhere: it is shown
/// and replaced by 62 before seat 1 plays. The setup names the first seat: no step chooses it.
const MISFIT: &str = r#"
{"game":"hunters","setup":{"seats":2,"hands":"open","first":0}}
{"by":"chance","step":{"type":"land","tile":14}}
{"by":"chance","step":{"type":"land","tile":13}}
{"by":0,"step":{"type":"place","tile":14,"x":-1,"y":0,"turns":1}}
{"by":0,"step":{"type":"pass"}}
{"by":"chance","step":{"type":"land","tile":61}}
{"by":"chance","step":{"type":"land","tile":62}}
{"by":1,"step":{"type":"place","tile":62,"x":0,"y":-1,"turns":0}}
{"by":1,"step":{"type":"occupy","piece":"pawn","zone":0},"scores":[0,3]}
"#;

#[test]
fn a_replaced_tile_of_hunters_replays_from_a_script() {
    assert_eq!(accepted(MISFIT)["soFar"]["seats"][1]["total"], 3);
}

/// Seat 0 closes seat 1's forest while no river is open, and the bonus tile with rivers on all sides
/// fits nowhere. What comes then hangs on the rules.
const BONUS_MISFIT: &str = r#"
{"game":"hunters","rules":RULES,"setup":{"seats":2,"hands":"open","first":0}}
{"by":"chance","step":{"type":"land","tile":14}}
{"by":"chance","step":{"type":"land","tile":35}}
{"by":0,"step":{"type":"place","tile":14,"x":-1,"y":0,"turns":1}}
{"by":0,"step":{"type":"pass"}}
{"by":"chance","step":{"type":"land","tile":37}}
{"by":1,"step":{"type":"place","tile":35,"x":1,"y":0,"turns":2}}
{"by":1,"step":{"type":"occupy","piece":"pawn","zone":1}}
{"by":"chance","step":{"type":"land","tile":36}}
{"by":0,"step":{"type":"place","tile":37,"x":0,"y":1,"turns":0}}
{"by":0,"step":{"type":"pass"},"scores":[0,6]}
{"by":"chance","step":{"type":"bonus","tile":83}}
"#;

#[test]
fn a_bonus_tile_follows_one_that_fits_nowhere_and_older_rules_are_refused() {
    let refill = r#"{"by":"chance","step":{"type":"land","tile":61}}"#;
    let next = r#"{"by":"chance","step":{"type":"bonus","tile":85}}"#;
    let so_far = |rules| BONUS_MISFIT.replacen("RULES", rules, 1);
    accepted(&format!("{}{next}\n", so_far("2")));
    for (rules, step) in [("2", refill), ("1", refill), ("1", next)] {
        assert!(
            !replayed(&format!("{}{step}\n", so_far(rules))).status.success(),
            "{rules} {step}"
        );
    }
}

#[test]
fn a_script_with_another_score_or_a_tile_drawn_twice_is_refused() {
    let why = |trace: &str| String::from_utf8(replayed(trace).stderr).unwrap();
    let wrong = SHAMAN.replacen("[6,0]", "[6,3]", 1);
    assert!(
        why(&wrong).contains("step 16: scores should be [6,3], but is [6,0]"),
        "{}",
        why(&wrong)
    );
    let twice = MISFIT.replacen("\"tile\":61}", "\"tile\":14}", 1);
    assert!(why(&twice).contains("step 5: chance: "), "{}", why(&twice));
}
