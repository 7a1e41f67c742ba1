//! The contract at every position of random games, with the conservation laws of Okanagan, and
//! areas, influence and heaps against a flood fill from scratch.

mod laws;

use game_check::Check;
use okanagan::{Okanagan, Setup};

fn check(seats: u8) {
    let checked = Check::<Okanagan>::of(&Setup::new(seats))
        .seeds(0..games())
        .law(laws::components_are_conserved)
        .law(laws::areas_agree_with_flooding)
        .law(laws::closing_gives_what_it_says)
        .run();
    match checked {
        Ok(tally) => assert_eq!(tally.games, games(), "{tally}"),
        Err(fault) => panic!("{fault}"),
    }
}

/// A hundred, or as many as `OKANAGAN_GAMES` says.
fn games() -> u64 {
    std::env::var("OKANAGAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

#[test]
fn two_seats() {
    check(2);
}

#[test]
fn three_seats() {
    check(3);
}

#[test]
fn four_seats() {
    check(4);
}
