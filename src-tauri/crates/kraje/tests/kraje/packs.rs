//! Whatever pack loads can be played to its end: packs drawn at random within what the file may
//! say, and the original with a few changes. `cargo xtask packs` plays thousands.

use game::HouseRng;
use game_check::Packs;
use kraje::{Kraje, Pack, Setup};
use rand::RngExt;
use serde_json::{Value, json};

const SYMBOLS: [&str; 7] = ["river", "forest", "mountain", "village", "deer", "wolf", "crystal"];
const ENDS: [&str; 4] = ["N", "E", "S", "W"];

fn original() -> Value {
    serde_json::from_str(include_str!("../../data/cards.json")).unwrap()
}

fn setups(text: &str) -> Vec<Setup> {
    let Ok(pack) = Pack::load(text) else { return Vec::new() };
    let setup = |seats| Setup { pack: pack.reference().clone(), ..Setup::for_seats(seats) };
    [1, 2].map(setup).into()
}

fn one_of<T: Copy>(items: &[T], rng: &mut HouseRng) -> T {
    items[rng.random_range(0..items.len())]
}

fn some_of(items: &[&'static str], least: usize, rng: &mut HouseRng) -> Vec<&'static str> {
    loop {
        let chosen: Vec<_> =
            items.iter().copied().filter(|_| rng.random_range(0..3) == 0).collect();
        if chosen.len() >= least {
            return chosen;
        }
    }
}

/// Small, as in the rules; or as large as the file can say.
fn count(least: u32, rng: &mut HouseRng) -> u32 {
    match rng.random_range(0..8) {
        0 => one_of(&[i32::MAX as u32, u32::MAX, 255, 256], rng),
        _ => rng.random_range(least..8),
    }
}

fn points(rng: &mut HouseRng) -> i32 {
    one_of(&[0, 1, 2, 3, 4, 5, 8, 1000], rng)
}

/// A field that is no condition's.
fn field(rng: &mut HouseRng) -> Value {
    let symbols = some_of(&SYMBOLS, 0, rng);
    if symbols.contains(&"river") {
        json!({"s": symbols, "ends": some_of(&ENDS, 1, rng)})
    } else {
        json!({"s": symbols})
    }
}

fn face(rng: &mut HouseRng) -> Value {
    json!({"grid": std::array::from_fn::<_, 3, _>(|_| [field(rng), field(rng)])})
}

/// A rule of the file with parameters of its kind.
fn condition(rng: &mut HouseRng) -> (&'static str, Value) {
    let symbol = one_of(&SYMBOLS, rng);
    let other = one_of(&SYMBOLS, rng);
    let pts = points(rng);
    match rng.random_range(0..17) {
        0 => ("largestRiverChain", json!({"pts": pts, "minGroup": count(1, rng)})),
        1 => ("groupedCells", json!({"symbol": symbol, "minGroup": count(1, rng), "pts": pts})),
        2 => ("borderCells", json!({"symbol": symbol, "pts": pts})),
        3 => ("distinctSymbolsNear", json!({"symbol": symbol, "pts": pts})),
        4 => {
            let next = SYMBOLS.iter().position(|it| *it == symbol).unwrap() + 1;
            ("pairs", json!({"symbols": [symbol, SYMBOLS[next % 7]], "pts": pts}))
        }
        5 => {
            let (near, line) = (rng.random_range(0..2) == 0, rng.random_range(0..2) == 0);
            (
                "isolated",
                json!({"symbol": symbol, "notNear": near, "notSameLine": line, "pts": pts}),
            )
        }
        6 => ("riverFlowsInto", json!({"symbol": symbol, "pts": pts})),
        7 => ("riverFlowsPast", json!({"symbol": symbol, "pts": pts})),
        8 => {
            let distance = count(0, rng);
            (
                "exactDistance",
                json!({"from": symbol, "to": other, "distance": distance, "pts": pts}),
            )
        }
        9 => {
            let from = some_of(&SYMBOLS, 1, rng);
            let far = count(0, rng);
            ("farFrom", json!({"symbol": symbol, "from": from, "minDistance": far, "pts": pts}))
        }
        10 => {
            let min = rng.random_range(1..=8);
            ("enoughNear", json!({"symbol": symbol, "near": other, "min": min, "pts": pts}))
        }
        11 => {
            let far = count(0, rng);
            (
                "bestCentre",
                json!({"centre": symbol, "count": other, "maxDistance": far, "pts": pts}),
            )
        }
        12 => ("longestLine", json!({"pts": pts})),
        13 => ("largestSquare", json!({"pts": pts})),
        14 => ("largestEmptyGroup", json!({"pts": pts, "minGroup": count(1, rng)})),
        15 => ("copyLowest", json!({"includeShared": rng.random_range(0..2) == 0})),
        _ => ("countCells", json!({"symbols": some_of(&SYMBOLS, 1, rng), "pts": pts})),
    }
}

/// The two fields of a condition: neighbours.
const CONDITIONS: [[(usize, usize); 2]; 7] = [
    [(0, 0), (0, 1)],
    [(1, 0), (1, 1)],
    [(2, 0), (2, 1)],
    [(0, 0), (1, 0)],
    [(1, 0), (2, 0)],
    [(0, 1), (1, 1)],
    [(1, 1), (2, 1)],
];

fn drawn(rng: &mut HouseRng) -> String {
    let mut pack = original();
    pack["pack"]["id"] = json!("drawn");
    pack["setup"]["conditionPenalty"] = json!(one_of(&[0, 1, 2, 5, 1000], rng));
    for at in 0..18 {
        let (rule, params) = condition(rng);
        pack["conditions"][at]["rule"] = json!(rule);
        pack["conditions"][at]["params"] = params;
        let card = &mut pack["cards"][at];
        card["front"] = face(rng);
        card["back"] = face(rng);
        let facing = one_of(&["front", "back"], rng);
        for (row, column) in one_of(&CONDITIONS, rng) {
            card[facing]["grid"][row][column] = json!({"condition": true});
        }
    }
    pack.to_string()
}

#[test]
fn packs_drawn_at_random_can_be_played_to_their_ends() {
    let tally = Packs::asked(20, 6).play::<Kraje>(drawn, setups);
    println!("{tally}");
    assert_eq!(tally.taken, tally.made, "the generator makes what the file may say");
}

#[test]
fn the_pack_with_changes_is_refused_or_can_be_played_to_its_end() {
    let tally = Packs::asked(100, 4).play_changed::<Kraje>(original(), 3, setups);
    println!("{tally}");
}
