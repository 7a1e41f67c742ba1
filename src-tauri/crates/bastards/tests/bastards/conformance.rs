//! The contract at every position of random games for every number of seats and scenario, with
//! the conservation laws of Space Bastards.

use crate::laws::laws;
use bastards::{Bastards, Catalogue, Planet, Settling, Setup};
use game_check::{Check, Tally, tier};

/// Positions of each game at which all views are compared; everything else is checked everywhere.
const LOOKS: usize = 48;

/// Games for each number of seats and scenario.
fn games() -> u64 {
    tier(12, 50)
}

fn check(setup: &Setup, games: u64) -> Tally {
    match Check::<Bastards>::of(setup).seeds(0..games).law(laws).looks(LOOKS).run() {
        Ok(tally) => tally,
        Err(fault) => panic!("{fault}"),
    }
}

fn check_scenarios(seats: u8) {
    for scenario in &Catalogue::new().scenarios {
        let setup = Setup::scenario(seats, &scenario.id).expect("a scenario of the pack");
        let tally = check(&setup, games());
        assert_eq!(tally.games, games(), "{tally}");
    }
}

#[test]
fn two_seats() {
    check_scenarios(2);
}

#[test]
fn three_seats() {
    check_scenarios(3);
}

#[test]
fn four_seats() {
    check_scenarios(4);
}

#[test]
fn five_seats() {
    check_scenarios(5);
}

/// Five players on the smallest planets: settlers that do not fit are common there.
#[test]
fn crowded_planets() {
    let ids = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"];
    let planets = ids.into_iter().filter_map(Planet::by_id).collect();
    check(&Setup { planets, ..Setup::standard(5) }, games());
}

#[test]
fn as_few_and_as_many_planets_as_there_are() {
    let all: Vec<Planet> = (1..=10).filter_map(|n| Planet::by_id(&format!("p{n}"))).collect();
    for (seats, n) in [(2, 1), (2, 10), (5, 1), (5, 10)] {
        check(&Setup { planets: all[..n].to_vec(), ..Setup::standard(seats) }, games());
    }
}

#[test]
fn a_short_game() {
    for (seats, rounds) in [(2, 4), (3, 8)] {
        check(&Setup { rounds: Some(rounds), ..Setup::standard(seats) }, games());
    }
}

/// Settling is left to chance, on the planets recommended and on the smallest.
#[test]
fn dealt_settlers() {
    let smallest: Vec<Planet> = (1..=8).filter_map(|n| Planet::by_id(&format!("p{n}"))).collect();
    for (seats, planets) in [(2, vec![]), (3, vec![]), (5, vec![]), (5, smallest)] {
        let settling = Settling::Dealt;
        check(&Setup { planets, settling, ..Setup::standard(seats) }, games());
    }
}
