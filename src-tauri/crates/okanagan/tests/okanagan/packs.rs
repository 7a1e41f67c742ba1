//! Whatever pack loads can be played to its end: packs drawn at random within what the file may
//! say, and the original with a few changes. `cargo xtask packs` plays thousands.

use game::HouseRng;
use game_check::Packs;
use okanagan::{Okanagan, Pack, Setup};
use rand::RngExt;
use rand::seq::SliceRandom;
use serde_json::{Value, json};

const TERRAINS: [&str; 4] = ["forest", "lake", "prairie", "mountain"];
const SHAPES: [&str; 3] = ["square", "hexagon", "circle"];
const EDGES: [&str; 4] = ["N", "E", "S", "W"];

fn original() -> Value {
    serde_json::from_str(include_str!("../../data/pack.json")).unwrap()
}

fn setups(text: &str) -> Vec<Setup> {
    let Ok(pack) = Pack::load(text) else { return Vec::new() };
    let setup = |seats| Setup { pack: pack.reference().clone(), ..Setup::new(seats) };
    [2, 3, 4].map(setup).into()
}

fn one_of<T: Copy>(items: &[T], rng: &mut HouseRng) -> T {
    items[rng.random_range(0..items.len())]
}

fn back(rng: &mut HouseRng) -> Value {
    let plain = [
        "pickFirst",
        "nugget",
        "goals2",
        "refresh3",
        "tribute",
        "swapPlayer",
        "swapSameColour",
        "swapSameShape",
    ];
    let (terrain, shape) = (one_of(&TERRAINS, rng), one_of(&SHAPES, rng));
    match rng.random_range(0..10) {
        0 => json!({"action": "gain1Shape", "shape": shape}),
        1 => json!({"action": "gain2Type", "terrain": terrain, "shape": shape}),
        _ => json!({"action": one_of(&plain, rng)}),
    }
}

/// Edges, areas, borders and silo of a tile with at least one border.
fn landscape(rng: &mut HouseRng) -> Value {
    loop {
        let terrains = std::array::from_fn::<_, 4, _>(|_| one_of(&TERRAINS, rng));
        // Edges of one terrain are one segment, or not.
        let mut segments: Vec<Vec<usize>> = Vec::new();
        let mut segment_at = [0; 4];
        for edge in 0..4 {
            let is_same = |it: &Vec<usize>| terrains[it[0]] == terrains[edge];
            let known = segments.iter().position(is_same).filter(|_| rng.random_range(0..3) > 0);
            segment_at[edge] = known.unwrap_or(segments.len());
            match known {
                Some(known) => segments[known].push(edge),
                None => segments.push(vec![edge]),
            }
        }
        let mut borders: Vec<[usize; 2]> = (0..4)
            .map(|edge| [segment_at[edge], segment_at[(edge + 1) % 4]])
            .filter(|[a, b]| terrains[segments[*a][0]] != terrains[segments[*b][0]])
            .map(|[a, b]| [a.min(b), a.max(b)])
            .collect();
        borders.sort_unstable();
        borders.dedup();
        if segments.len() < 2 || borders.is_empty() {
            continue;
        }
        let area = |edges: &Vec<usize>, rng: &mut HouseRng| {
            let rewards: Vec<&str> =
                (0..rng.random_range(0..=4)).map(|_| one_of(&SHAPES, rng)).collect();
            let names: Vec<&str> = edges.iter().map(|&edge| EDGES[edge]).collect();
            json!({"terrain": terrains[edges[0]], "edges": names, "rewards": rewards})
        };
        let areas: Vec<Value> = segments.iter().map(|edges| area(edges, rng)).collect();
        let edges: Value =
            EDGES.into_iter().zip(terrains).collect::<Vec<_>>().into_iter().collect();
        let silo: Vec<usize> = (0..segments.len()).collect();
        return json!({"edges": edges, "areas": areas, "borders": borders, "silo": silo});
    }
}

/// What a player builds of each kind in each round, within the buildings there are; one warehouse
/// after another where there is nothing else.
fn supply(seats: usize, counts: [usize; 3], rng: &mut HouseRng) -> Value {
    loop {
        let rounds: [[usize; 3]; 2] =
            std::array::from_fn(|_| counts.map(|most| rng.random_range(0..=most)));
        let is_there = (0..3).all(|kind| rounds[0][kind] + rounds[1][kind] <= counts[kind]);
        let placed: usize = rounds.iter().flatten().sum();
        if is_there && placed * seats < 41 && rounds.iter().all(|it| *it != [0; 3]) {
            let entry = |[farm, warehouse, silo]: [usize; 3]| json!({"farm": farm, "warehouse": warehouse, "silo": silo});
            return json!(rounds.map(entry));
        }
    }
}

fn drawn(rng: &mut HouseRng) -> String {
    let mut pack = original();
    pack["pack"]["id"] = json!("drawn");
    for at in 0..60 {
        let id = pack["tiles"][at]["id"].clone();
        let mut tile = landscape(rng);
        tile["id"] = id;
        tile["back"] = back(rng);
        pack["tiles"][at] = tile;
    }
    if rng.random_range(0..2) == 0 {
        let mut start = landscape(rng);
        start["id"] = json!("T00");
        pack["startTile"] = start;
    }
    let goals = pack["goals"].as_array_mut().unwrap();
    goals.shuffle(rng);
    for (goal, id) in goals.iter_mut().zip(1..) {
        goal["id"] = json!(id);
    }
    let farms = rng.random_range(0..=12);
    let warehouses = rng.random_range(0..=12 - farms);
    let counts = [farms, warehouses, 12 - farms - warehouses];
    for (kind, count) in counts.into_iter().enumerate() {
        pack["buildings"][kind]["count"] = json!(count);
    }
    for seats in [2, 3, 4] {
        pack["supply"][seats.to_string()] = supply(seats, counts, rng);
    }
    pack.to_string()
}

#[test]
fn packs_drawn_at_random_can_be_played_to_their_ends() {
    let tally = Packs::asked(12, 6).play::<Okanagan>(drawn, setups);
    println!("{tally}");
    assert_eq!(tally.taken, tally.made, "the generator makes what the file may say");
}

#[test]
fn the_pack_with_changes_is_refused_or_can_be_played_to_its_end() {
    let tally = Packs::asked(200, 4).play_changed::<Okanagan>(original(), 2, setups);
    println!("{tally}");
}
