//! The contract at every position of random games, with the conservation laws of Okanagan, and
//! areas, influence and heaps against a flood fill from scratch.

use crate::laws::Laws;
use game_check::{Check, tier};
use okanagan::{Okanagan, Setup};

/// Positions of each game at which all views are compared; everything else is checked everywhere.
const LOOKS: usize = 48;

fn check(setup: &Setup) {
    let laws = Laws::default();
    let checked = Check::<Okanagan>::of(setup)
        .seeds(0..games())
        .law(|position| laws.check(position))
        .looks(LOOKS)
        .run();
    match checked {
        Ok(tally) => assert_eq!(tally.games, games(), "{tally}"),
        Err(fault) => panic!("{fault}"),
    }
}

/// How many games are played.
fn games() -> u64 {
    tier(30, 100)
}

#[test]
fn two_seats() {
    check(&Setup::new(2));
}

#[test]
fn three_seats() {
    check(&Setup::new(3));
}

#[test]
fn four_seats() {
    check(&Setup::new(4));
}

#[test]
fn a_short_game() {
    for seats in [2, 4] {
        check(&Setup { rounds: Some(1), ..Setup::new(seats) });
    }
}
