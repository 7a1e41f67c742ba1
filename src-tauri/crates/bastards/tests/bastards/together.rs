//! Rulings of mutation and flight that take several creatures at once.

use crate::script::{C, L, S, Script, T, U, colour, fly, lay, load, node, planet, seat};
use bastards::{Action, Relation, Setup, Side};
use game::Game;

use Relation::{Love, Migration, Mutation, Trade};

/// Own toucanosaurs on cells 0, 8, 9 and 1, 2, 10 of p2, four columns and three rows; cells 11 and
/// 19 are free. Its owner has played mutation, which changes toucanosaurs and cactusoids.
fn two_toucanosaurs() -> Script {
    let pairs = [(Love, [U, T]), (Mutation, [U, C])];
    let mut script = Script::of(&Setup::standard(2), &pairs);
    script.settle("p2", &[(U, 0, 0, 0), (T, 3, 0, 0), (C, 0, 2, 0)]);
    script.settle_rest(&[L, C, U]);
    script.plan(&[&[Love, Mutation], &[Trade]]);
    script.act(0, Action::Love { planet: planet("p2"), race: U });
    script.acts(0, &[lay(1, 0, 2), Action::Done]);
    script.until(0, Action::Done);
    let free: Vec<u8> = script.view().planets[1].free.iter().map(|cell| cell.0).collect();
    assert_eq!(free, [11, 19]);
    script
}

const TO_CACTUSOIDS: Side = Side::Left;

#[test]
fn sb_mutate_lifts_all_that_change_before_any_is_laid() {
    let mut script = two_toucanosaurs();
    // Neither makes room for a cactusoid alone, both together make room for two.
    let mutate = Action::Mutate { planet: planet("p2"), colour: colour(0), from: TO_CACTUSOIDS };
    let offer = script.position.offer(seat(0));
    let offered = offer.mutate.iter().find(|it| it.planet == planet("p2")).unwrap();
    assert_eq!((offered.count, offered.changes), (2, 2));
    script.acts(0, &[mutate, lay(0, 0, 0), lay(0, 1, 0)]);
    assert_eq!((script.count("p2", 0, U), script.count("p2", 0, C)), (0, 2));
}

/// A ship on the field of p9 again, with one toadling in the hold: it has loaded one on p9, then
/// one on p3, and unloaded one of them on p10.
fn twins_apart() -> Script {
    let planets = ["p9", "p3", "p10", "p1", "p2"].map(planet).to_vec();
    let setup = Setup { planets, ..Setup::standard(2) };
    let mut script = Script::of(&setup, &[(Love, [L, L])]);
    script.settle("p9", &[(T, 2, 0, 0), (S, 0, 2, 0), (L, 2, 2, 0)]);
    script.settle("p3", &[(T, 1, 0, 0), (S, 0, 1, 0), (C, 0, 2, 0)]);
    script.settle_rest(&[L, C, U]);
    script.plan(&[&[Migration], &[Trade]]);
    let put = Action::Put { node: node("d9") };
    script.until(0, put);
    script.acts(0, &[put, load(2, 0), fly("x2"), fly("d3"), load(1, 0), fly("x2"), fly("d10a")]);
    script.act(0, Action::Unload { race: T });
    let first = script.position.legal_actions(seat(0)).next().unwrap();
    script.acts(0, &[first, fly("x2"), fly("d9")]);
    script
}

#[test]
fn sb_fly_unloads_what_some_assignment_of_the_twins_allows() {
    let mut script = twins_apart();
    // The one that left on p10 may have been the one from p9, so the other one may leave here.
    script.acts(0, &[Action::Unload { race: T }, lay(2, 0, 0)]);
    assert_eq!((script.count("p9", 0, T), script.count("p10", 0, T)), (1, 1));
    assert_eq!(script.view().seats[0].hold, []);
}
