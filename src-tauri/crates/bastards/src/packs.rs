//! Whatever pack loads can be played to its end: packs drawn at random within what the file may
//! say, and the one in the program with a few changes. Only tests play with others, so this stands
//! in the crate. `cargo xtask packs` plays thousands.

use game::HouseRng;
use game_check::Packs;
use rand::RngExt;
use serde_json::{Value, json};

use crate::ids::Relation;
use crate::pack::{Pack, play_with};
use crate::position::Bastards;
use crate::setup::Setup;

const TEXT: &str = include_str!("../data/bastards.json");

fn original() -> Value {
    serde_json::from_str(TEXT).expect("the pack in the program is JSON")
}

fn setups(text: &str) -> Vec<Setup> {
    let Ok(pack) = Pack::parse(text) else { return Vec::new() };
    play_with(Box::leak(Box::new(pack)));
    let backwards = |seats| {
        let mut order = Relation::ALL;
        order.reverse();
        Setup { order, ..Setup::standard(seats) }
    };
    vec![Setup::standard(2), Setup::standard(5), backwards(3), Setup::standard(4)]
}

fn one_of<T: Clone>(items: &[T], rng: &mut HouseRng) -> T {
    items[rng.random_range(0..items.len())].clone()
}

/// Figures that are their own mirror images.
const SHAPES: [&[&str]; 9] = [
    &["#"],
    &["##"],
    &["###"],
    &["####"],
    &["#.", "##"],
    &["##", "##"],
    &[".#.", "###"],
    &["#.#", "###"],
    &[".#.", "###", ".#."],
];

/// A planet of so many cells that hang together.
fn planet(n_cells: usize, rng: &mut HouseRng) -> Vec<String> {
    let mut cells = [[false; 7]; 7];
    cells[3][3] = true;
    let mut n = 1;
    while n < n_cells {
        let (x, y): (usize, usize) = (rng.random_range(0..7), rng.random_range(0..7));
        let at = |x: usize, y: usize| cells.get(y).and_then(|row| row.get(x)) == Some(&true);
        let is_beside =
            at(x.wrapping_sub(1), y) || at(x + 1, y) || at(x, y.wrapping_sub(1)) || at(x, y + 1);
        if is_beside && !cells[y][x] {
            cells[y][x] = true;
            n += 1;
        }
    }
    let mark = |&is_cell: &bool| if is_cell { '#' } else { '.' };
    cells.iter().map(|row| row.iter().map(mark).collect()).collect()
}

fn drawn(rng: &mut HouseRng) -> String {
    let mut pack = original();
    pack["raceCards"]["perRace"] = json!(rng.random_range(3..=10));
    pack["ship"]["grid"] = one_of(
        &[json!(["###", "###"]), json!(["####", "####"]), json!(["##", "##", "##", "#."])],
        rng,
    );
    let empty: u8 = rng.random_range(0..=9);
    pack["ship"]["moveEmpty"] = json!(empty);
    pack["ship"]["moveLoaded"] = json!(rng.random_range(0..=empty));
    pack["setup"]["money"] = json!(one_of(&[0, 1, 5, 20, 255], rng));
    pack["setup"]["handPerRace"] = json!(2);
    pack["setup"]["radioactiveTokens"] = json!(9);
    pack["comboCost"] = json!(one_of(&[0, 1, 2, 9, 255], rng));
    pack["moneyPerPoint"] = json!(one_of(&[1, 2, 5, 255], rng));
    for at in 0..5 {
        let race = &mut pack["races"][at];
        race["shape"] = json!(one_of(&SHAPES, rng));
        race["count"] = json!(rng.random_range(2..=6));
    }
    for at in 0..10 {
        let n_cells = rng.random_range(9..=32);
        let planet = &mut pack["planets"][at];
        planet["grid"] = json!(self::planet(n_cells, rng));
        planet["cells"] = json!(n_cells);
    }
    for seats in 2..=5 {
        let most = if seats == 2 { 5 } else { 10 };
        let n_planets = rng.random_range(1..=most);
        let first = rng.random_range(0..=10 - n_planets);
        let ids: Vec<String> = (first..first + n_planets).map(|n| format!("p{}", n + 1)).collect();
        pack["setup"]["planets"][seats.to_string()] = json!(n_planets);
        pack["setup"]["preset"][seats.to_string()] = json!(ids);
    }
    for action in pack["actions"].as_array_mut().expect("actions") {
        for it in action["strengthen"].as_array_mut().expect("a list") {
            it["cost"] = json!(rng.random_range(1..=9));
            it["max"] = match it["id"].as_str() {
                Some("step") => json!(rng.random_range(1..=9)),
                Some("extraLock") => json!(rng.random_range(1..=6)),
                _ => json!(1),
            };
        }
    }
    pack["actions"][5]["freeSteps"] = json!(rng.random_range(0..=9));
    pack["track"] = track(rng);
    pack.to_string()
}

/// Twelve rounds of which three are scored, the last one too.
fn track(rng: &mut HouseRng) -> Value {
    let (one, other) = (rng.random_range(1..=5), rng.random_range(6..=11));
    let mut track = vec![json!({"kind": "start"})];
    for n in 1..=12 {
        if rng.random_range(0..4) == 0 {
            track.push(json!({"kind": "shipOnly"}));
        }
        let mut round = json!({"kind": "round", "n": n});
        if [one, other, 12].contains(&n) {
            round["scoreDominance"] = json!(one_of(&[1, 2, 3, 255], rng));
        }
        if rng.random_range(0..4) == 0 {
            round["returnCards"] = json!(true);
        }
        track.push(round);
    }
    Value::Array(track)
}

#[test]
fn packs_drawn_at_random_can_be_played_to_their_ends() {
    let tally = Packs::asked(24, 4).play::<Bastards>(drawn, setups);
    println!("{tally}");
    // A race may fit nowhere on a planet that was drawn.
    assert!(tally.taken * 5 > tally.made, "{tally}");
}

#[test]
fn the_pack_with_changes_is_refused_or_can_be_played_to_its_end() {
    let tally = Packs::asked(80, 3).play_changed::<Bastards>(original(), 3, setups);
    println!("{tally}");
}
