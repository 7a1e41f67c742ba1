//! The conformance kit over every seat count, variant and way to hold the hands.

use game_check::check;
use hunters::{Hunters, Setup};

fn conforms(setup: &Setup, seeds: std::ops::Range<u64>) {
    check::<Hunters>(setup, seeds, Hunters::keeps_its_parts);
}

#[test]
fn normal_games_conform() {
    for seats in 2..=5 {
        conforms(&Setup::new(seats), 0..20);
    }
}
