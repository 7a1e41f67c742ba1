//! A short run of `lab fuzz` with fixed seeds; `cargo xtask fuzz --minutes N` is the long one.

use std::process::Command;

/// Cases of a target that must all be answered as they should be.
fn stands(target: &str, cases: u32) {
    stands_from(target, 1, cases);
}

fn stands_from(target: &str, seed: u64, cases: u32) {
    let (seed, cases) = (seed.to_string(), cases.to_string());
    let run = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["fuzz", "--targets", target, "--cases", &cases, "--seed", &seed])
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

/// What is changed has to be right before: otherwise it would all be refused at once.
#[test]
fn every_request_of_the_corpus_is_understood() {
    let texts = include_str!("../corpus/requests.jsonl");
    assert!(texts.lines().count() > 50);
    for text in texts.lines() {
        api::read(text).unwrap_or_else(|why| panic!("{why:?}: {text}"));
    }
}

#[test]
fn requests_with_changes() {
    stands("requests", 12);
}

#[test]
fn traces_with_changes() {
    stands("traces", 150);
}

#[test]
fn packs_with_changes() {
    stands("packs", 200);
}

#[test]
fn codes_with_changes() {
    stands("codes", 10);
}

#[test]
fn backups_with_changes() {
    stands("backups", 12);
}

#[test]
fn databases_with_changes() {
    stands("databases", 12);
}

/// A household that never came to an end of its sums, a backup that was given up for one row, a
/// game of the year 10000: long runs found them once.
#[test]
fn what_was_found_once_is_mended() {
    for (target, seed) in
        [("databases", 1007), ("databases", 2033), ("backups", 25), ("codes", 5033)]
    {
        stands_from(target, seed, 1);
    }
}
