//! The lab from outside: what it prints, what it refuses, and with which exit code.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use game::Game as _;
use game_check::Check;
use kraje::{Kraje, Setup};
use serde_json::{Value, json};

fn lab(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The lab may stop reading at the first bad line.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Standard output of a command that must succeed.
fn printed(arguments: &[&str], input: &str) -> String {
    let output = lab(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// What a trace is refused with; the exit code must be 1.
fn refused(trace: &str) -> String {
    let output = lab(&["replay", "-"], trace);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
    text(&output.stderr).trim().to_owned()
}

/// The trace that `playout` writes with these arguments.
fn traced(name: &str, arguments: &[&str]) -> String {
    let file = std::env::temp_dir().join(format!("lab-test-{}-{name}.jsonl", std::process::id()));
    let all = [&["playout", "--trace", file.to_str().unwrap()], arguments].concat();
    printed(&all, "");
    let trace = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    trace
}

fn game(name: &str) -> Vec<Value> {
    let trace = traced(name, &["--game", "kraje", "--seats", "2", "--seed", "3"]);
    trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn lines(values: &[Value]) -> String {
    values.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_game_replays_from_its_trace() {
    let help = printed(&["playout", "--help"], "");
    let names = help.split("[possible values: ").nth(1).unwrap().split(']').next().unwrap();
    for name in names.split(", ") {
        let common = ["--game", name, "--setup"];
        let plain = traced(name, &["--game", name, "--seats", "2", "--seed", "7"]);
        let setup = &serde_json::from_str::<Value>(plain.lines().next().unwrap()).unwrap()["setup"];
        let file = std::env::temp_dir().join(format!("lab-setup-{}-{name}", std::process::id()));
        std::fs::write(&file, setup.to_string()).unwrap();
        let rest = [file.to_str().unwrap(), "--seed", "7", "--states", "--bots", "random,random"];
        let with_states = traced(name, &[&common[..], &rest[..]].concat());
        std::fs::remove_file(&file).unwrap();
        for trace in [plain, with_states] {
            let last = trace.lines().last().unwrap();
            assert_eq!(printed(&["replay", "-"], &trace).trim(), last, "{name}");
            assert!(last.starts_with("{\"final\":") && last.contains("\"places\":["), "{name}");
        }
    }
}

#[test]
fn a_trace_has_the_documented_lines() {
    let trace = traced("lines", &["--game", "kraje", "--seats", "2", "--seed", "3", "--states"]);
    let trace: Vec<Value> = trace.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let (head, last) = (&trace[0], &trace[trace.len() - 1]);
    assert_eq!((&head["game"], &head["seed"]), (&json!("kraje"), &json!(3)));
    assert_eq!(head["rules"], json!(Kraje::RULES));
    assert_eq!(head["setup"], serde_json::to_value(Setup::for_seats(2)).unwrap());
    for (line, n) in trace[1..trace.len() - 1].iter().zip(1..) {
        assert_eq!(line["n"], json!(n));
        assert!(line["by"] == json!("chance") || line["by"].is_u64(), "{line}");
        assert!(line["step"].is_object(), "{line}");
        assert_eq!(line["scores"].as_array().unwrap().len(), 2);
        assert!(line["state"]["turn"].is_object() && line["state"]["view"].is_object(), "{line}");
    }
    assert_eq!(last["final"]["seats"].as_array().unwrap().len(), 2);
    assert_eq!(last["places"].as_array().unwrap().len(), 2);
}

#[test]
fn a_trace_written_by_hand_replays_without_the_rest() {
    let mut bare = game("bare");
    let last = bare.pop().unwrap();
    for line in &mut bare {
        for name in ["seed", "rules", "n", "scores"] {
            line.as_object_mut().unwrap().remove(name);
        }
    }
    let found: Value = serde_json::from_str(&printed(&["replay", "-"], &lines(&bare))).unwrap();
    assert_eq!(found, last);
    // Cut short between two lines, it gives the score so far and does not call it final.
    bare.truncate(12);
    let so_far: Value = serde_json::from_str(&printed(&["replay", "-"], &lines(&bare))).unwrap();
    assert!(so_far["soFar"].is_object() && so_far["final"].is_null(), "{so_far}");
}

#[test]
fn games_may_follow_one_another() {
    let arguments = ["--game", "kraje", "--seats", "1", "--seed", "1", "--games", "3"];
    let trace = traced("three", &arguments);
    assert_eq!(printed(&["replay", "-"], &trace).lines().count(), 3);
    let seeds: Vec<Value> = trace
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|line| !line["game"].is_null())
        .map(|line| line["seed"].clone())
        .collect();
    assert_eq!(seeds, [json!(1), json!(2), json!(3)]);
}

#[test]
fn the_same_seed_is_the_same_game_and_another_is_another() {
    let trace = |seed| {
        let arguments = ["--game", "kraje", "--seats", "2", "--bots", "greedy", "--seed", seed];
        traced(&format!("seed-{seed}"), &arguments)
    };
    assert_eq!(trace("8"), trace("8"));
    assert_ne!(trace("8"), trace("9"));
}

#[test]
fn an_illegal_step_is_named_with_its_reason() {
    let mut moved = game("illegal");
    let first = moved.iter().position(|line| line["by"].is_u64()).unwrap();
    moved[first]["step"]["x"] = json!(9);
    let why = refused(&lines(&moved));
    assert!(why.starts_with(&format!("line {}: step {first}: ", first + 1)), "{why}");
    assert!(why.contains("FirstCardAtOrigin"), "{why}");

    let mut twice = game("twice");
    twice.insert(2, twice[1].clone());
    twice[2]["n"] = json!(2);
    let why = refused(&lines(&twice));
    assert!(why.starts_with("line 3: step 2: chance: "), "{why}");

    let mut late = game("late");
    late.insert(late.len() - 1, late[first].clone());
    let n = late.len() - 2;
    late[n]["n"] = json!(n);
    let why = refused(&lines(&late));
    assert!(why.contains(&format!("step {n}: ")) && why.contains("Over"), "{why}");
}

#[test]
fn what_a_trace_says_of_scores_and_the_end_is_compared() {
    let mut scores = game("scores");
    scores[20]["scores"][1] = json!(999);
    let why = refused(&lines(&scores));
    assert!(
        why.starts_with("line 21: step 20: scores should be [") && why.contains("999"),
        "{why}"
    );

    let mut sheet = game("sheet");
    let last = sheet.len() - 1;
    sheet[last]["final"]["seats"][0]["total"] = json!(999);
    assert!(refused(&lines(&sheet)).contains("final should be "));

    let mut places = game("places");
    places[last]["places"] = json!([1, 1]);
    assert!(refused(&lines(&places)).contains("places should be [1,1], but is "));

    let mut early = game("early");
    early.remove(last - 1);
    assert!(refused(&lines(&early)).contains("the game is not over"));
}

#[test]
fn a_damaged_trace_is_refused_with_a_clear_message() {
    let whole = lines(&game("damaged"));
    let cut = &whole[..whole.len() / 2];
    let n_lines = cut.lines().count();
    assert!(refused(cut).starts_with(&format!("line {n_lines}: not a JSON object: ")));
    assert_eq!(refused(""), "the trace is empty");
    assert!(refused("hello\n").starts_with("line 1: not a JSON object: "));
    assert!(refused("{\"n\":1}\n").starts_with("line 1: a game begins with {\"game\""));
    let why = refused("{\"game\":\"chess\",\"setup\":{}}\n");
    assert!(why.starts_with("line 1: there is no game \"chess\" here; there are "), "{why}");

    let with = |change: fn(&mut Vec<Value>)| {
        let mut trace = game("with");
        change(&mut trace);
        refused(&lines(&trace))
    };
    let why = with(|trace| trace[0]["rules"] = json!(65_000));
    assert!(why.starts_with("line 1: the trace is for rules 65000, here are rules "), "{why}");
    let why = with(|trace| trace[0]["setup"] = json!({ "seats": 7 }));
    assert!(why.contains("no game can start from this setup: 7 seats"), "{why}");
    let why = with(|trace| trace[0]["setup"] = json!({ "seats": "two" }));
    assert!(why.starts_with("line 1: setup: "), "{why}");
    let why = with(|trace| trace[0]["seed"] = json!("three"));
    assert!(why.starts_with("line 1: seed: "), "{why}");
    let why = with(|trace| trace[4]["by"] = json!(77));
    assert!(why.starts_with("line 5: by: there is no seat 77"), "{why}");
    let why = with(|trace| trace[4]["by"] = json!("fate"));
    assert!(why.starts_with("line 5: by: \"fate\" is neither"), "{why}");
    let why = with(|trace| drop(trace[4].as_object_mut().unwrap().remove("step")));
    assert!(why.starts_with("line 5: step: is missing"), "{why}");
    let why = with(|trace| trace[4]["step"] = json!({ "type": "wish" }));
    assert!(why.starts_with("line 5: step: unknown variant `wish`"), "{why}");
    let why = with(|trace| drop(trace.remove(4)));
    assert!(why.starts_with("line 5: n: is 5, but this is step 4"), "{why}");
    let missing = lab(&["replay", "no-such-file"], "");
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).starts_with("no-such-file: "));
}

/// The kit's faults carry their game in the trace format: what it writes, `replay` must read.
#[test]
fn the_trace_of_a_fault_replays() {
    let n_laid = std::cell::Cell::new(0);
    let law = |_: &Kraje| {
        n_laid.set(n_laid.get() + 1);
        if n_laid.get() > 60 { Err("enough".to_owned()) } else { Ok(()) }
    };
    let setup = Setup::for_seats(2);
    let fault = Check::<Kraje>::of(&setup).seeds(0..1).law(law).run().unwrap_err();
    assert!(fault.n_steps() > 0, "{fault}");
    assert!(printed(&["replay", "-"], &fault.trace().join("\n")).starts_with("{\"soFar\":"));
}

#[test]
fn wrong_usage_is_told_apart_from_a_no() {
    for arguments in [
        &["playout", "--game", "chess", "--seats", "2"][..],
        &["playout", "--game", "kraje"],
        &["playout", "--game", "kraje", "--seats", "2", "--bots", "clever"],
        &["playout", "--game", "kraje", "--seats", "2", "--states"],
        &["replay"],
        &[],
    ] {
        assert_eq!(lab(arguments, "").status.code(), Some(2), "{arguments:?}");
    }
    for arguments in [
        &["playout", "--game", "kraje", "--seats", "6"][..],
        &["playout", "--game", "kraje", "--seats", "2", "--bots", "random,random,random"],
    ] {
        assert_eq!(lab(arguments, "").status.code(), Some(1), "{arguments:?}");
    }
}

/// Frozen levels are those of another build, which is told of a game line by line.
#[test]
fn a_build_that_is_told_of_games_plays_them_as_it_does_among_its_own() {
    for (name, seats) in
        [("kraje", "1"), ("kraje", "2"), ("hunters", "2"), ("okanagan", "3"), ("bastards", "3")]
    {
        let figures = |lab: &[&str]| {
            let who =
                ["arena", "--game", name, "--seats", seats, "--a", "newcomer", "--b", "regular"];
            let how = ["--nodes", "200", "--blocks", "1", "--first-seed", "7", "--json"];
            let printed = printed(&[&who[..], &how, lab].concat(), "");
            let mut figures: Value = serde_json::from_str(&printed).unwrap();
            for time in ["timeA", "timeB"] {
                figures[time] = figures[time]["choices"].take();
            }
            figures
        };
        let among_its_own = figures(&[]);
        assert!(among_its_own["timeB"].as_u64().unwrap() > 5, "{among_its_own}");
        assert_eq!(figures(&["--b-lab", env!("CARGO_BIN_EXE_lab")]), among_its_own);
    }
}

#[test]
fn a_seat_is_played_by_what_it_is_told() {
    let game = game("seat");
    let first = game.iter().position(|line| line["by"].is_u64()).unwrap();
    let ask = |n: usize, seat: u8| {
        let told = lines(&[&game[..n], &[json!({ "choose": seat })]].concat());
        lab(&["seat", "--level", "greedy"], &told)
    };
    let answer: Value = serde_json::from_str(text(&ask(first, 1).stdout)).unwrap();
    let mut played = game[..first].to_vec();
    played.push(json!({ "by": 1, "step": answer["step"] }));
    printed(&["replay", "-"], &lines(&played));

    let why = |output: Output| {
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
        text(&output.stderr).to_owned()
    };
    assert!(why(ask(first, 7)).contains("choose: there is no seat 7"));
    assert!(why(ask(1, 0)).contains("choose: seat 0 is not asked"));
    let nobody = lines(&[&game[..first], &[json!({ "choose": 0 })]].concat());
    assert!(refused(&nobody).contains("choose: nobody plays here"));
    let arena = ["arena", "--game", "kraje", "--seats", "2", "--a", "random", "--b", "random"];
    let missing = lab(&[&arena[..], &["--b-lab", "/no/such/lab"]].concat(), "");
    assert!(why(missing).starts_with("/no/such/lab: "));
}

#[test]
fn check_says_what_it_looked_at() {
    let found = printed(&["check", "--game", "kraje", "--seats", "1", "--games", "5"], "");
    assert!(found.starts_with("kraje, seats 1: 5 games, "), "{found}");
}

#[test]
fn bench_gives_one_object_a_line() {
    let found = printed(&["bench", "--game", "kraje", "--json"], "");
    let lines: Vec<Value> = found.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    assert_eq!(lines.iter().map(|it| it["seats"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2]);
    for line in lines {
        assert_eq!(line["game"], "kraje");
        for name in [
            "games_per_s",
            "steps_per_s",
            "clone_ns",
            "legal_actions_ns",
            "apply_ns",
            "preview_ns",
            "imagine_ns",
            "score_ns",
            "totals_ns",
            "view_ns",
            "offer_ns",
            "state_bytes",
        ] {
            assert!(line[name].as_f64().unwrap() > 0.0, "{name} in {line}");
        }
    }
}

#[test]
fn improve_finds_what_a_newcomer_gives_away() {
    let improve = |level| {
        let what = ["improve", "--game", "kraje", "--seats", "1", "--level", level, "--games", "6"];
        let how = ["--best", "3", "--others", "1", "--futures", "8", "--then", "regular"];
        printed(&[&what[..], &how].concat(), "")
    };
    // The points of the line for one standard error: the mean and the ends of its interval.
    let gain = |printed: &str| -> Vec<f64> {
        let line = printed.lines().find(|it| it.starts_with("1 standard")).unwrap();
        let points =
            line.split_whitespace().rev().take(3).map(|it| it.trim_matches(['[', ',', ']']));
        points.map(|it| it.parse().unwrap()).collect::<Vec<_>>()
    };
    let newcomer = improve("newcomer");
    let [_, low, mean] = gain(&newcomer)[..] else { panic!("{newcomer}") };
    assert!(low > 0.0 && mean > 5.0, "{newcomer}");
    let rival = improve("rival");
    assert!(gain(&rival)[2] < mean / 2.0, "{rival}");
    assert_eq!(improve("rival"), rival, "the same command says the same");
}
