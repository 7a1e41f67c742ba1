//! Whole games as text, one for the fewest and one for the most seats of each game and for every
//! version of its rules that games are played under. Each must replay step by step to the same
//! scores: where one no longer does, `RULES` of that game has to rise.
//!
//! A new one: `lab playout --game G --seats N --seed S --bots … --trace FILE`. An old one is never
//! made anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use table::GameId;

fn playthroughs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let mut found: Vec<_> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    found.sort();
    found
}

fn first_line(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

#[test]
fn every_game_ever_shipped_still_replays() {
    let mut refused = Vec::new();
    for path in playthroughs() {
        let output =
            Command::new(env!("CARGO_BIN_EXE_lab")).arg("replay").arg(&path).output().unwrap();
        if !output.status.success() {
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            refused.push(format!("{}: {told}", path.display()));
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn every_game_has_one_for_its_fewest_and_most_seats() {
    let games: Vec<_> = playthroughs()
        .iter()
        .map(|path| {
            let first = first_line(path);
            (first["game"].as_str().unwrap().to_owned(), first["setup"]["seats"].as_u64().unwrap())
        })
        .collect();
    for game in GameId::ALL {
        let (least, most) = game.seats();
        for n in [least, most] {
            let wanted = (game.name().to_owned(), u64::from(n));
            assert!(games.contains(&wanted), "no playthrough of {wanted:?}");
        }
    }
}
