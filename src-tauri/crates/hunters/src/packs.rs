//! Whatever pack loads can be played to its end: packs drawn at random within what the file may
//! say, and the one in the program with a few changes. Only tests load others, so this stands in
//! the crate. `cargo xtask packs` plays thousands.

use game::HouseRng;
use game_check::Packs;
use rand::RngExt;
use serde_json::{Map, Value, json};

use crate::pack::{JSON, Pack};
use crate::position::Hunters;
use crate::setup::{MenhirRule, Setup, Variant};

fn setups(text: &str) -> Vec<Setup> {
    let Ok(pack) = Pack::load(text) else { return Vec::new() };
    let pack = &pack.catalogue.pack;
    let setup =
        |seats, variant, menhir| Setup { variant, menhir, pack: pack.clone(), ..Setup::new(seats) };
    vec![
        setup(2, Variant::Normal, MenhirRule::Any),
        setup(5, Variant::Strategic, MenhirRule::Occupied),
        setup(3, Variant::Strategic, MenhirRule::Any),
        setup(4, Variant::Normal, MenhirRule::Occupied),
    ]
}

fn is_chosen(one_in: u32, rng: &mut HouseRng) -> bool {
    rng.random_range(0..one_in) == 0
}

fn one_of<'a>(items: &[&'a str], rng: &mut HouseRng) -> &'a str {
    items[rng.random_range(0..items.len())]
}

/// The zones of a tile that is being drawn, by number.
#[derive(Default)]
struct Zones(Vec<Value>);

impl Zones {
    /// A zone of this type along the edge: one that is there already, or a new one while a tile has
    /// room for it (eight numbers are for edges).
    fn along(
        &mut self,
        kind: &str,
        rng: &mut HouseRng,
        make: impl Fn(&mut HouseRng) -> Value,
    ) -> usize {
        let known: Vec<usize> = (0..self.0.len()).filter(|&i| self.0[i]["type"] == kind).collect();
        if !known.is_empty() && (self.0.len() > 4 || is_chosen(2, rng)) {
            return known[rng.random_range(0..known.len())];
        }
        self.0.push(make(rng));
        self.0.len() - 1
    }
}

fn forest(rng: &mut HouseRng) -> Value {
    json!({"type": "forest", "kind": one_of(&["plain", "menhir", "mushrooms"], rng)})
}

fn meadow(rng: &mut HouseRng) -> Value {
    let kinds = ["mammoth", "aurochs", "deer", "tiger"];
    let n_animals = rng.random_range(0..3) / 2 * rng.random_range(1..3);
    let animals: Vec<&str> = (0..n_animals).map(|_| one_of(&kinds, rng)).collect();
    json!({"type": "meadow", "animals": animals, "power": null})
}

fn river(rng: &mut HouseRng) -> Value {
    json!({"type": "river", "fish": rng.random_range(0..3), "lake": null})
}

/// Sides and zones of a tile without a power.
fn landscape(rng: &mut HouseRng) -> (Value, Value) {
    let mut zones = Zones::default();
    let mut sides = Map::new();
    let mut river_sides = [0; 12];
    for side in ["n", "e", "s", "w"] {
        // Three more zones must find room on a side with a river.
        let has_room = zones.0.len() < 5;
        let terrain = one_of(
            if has_room { &["forest", "meadow", "river"] } else { &["forest", "meadow"] },
            rng,
        );
        let parts = match terrain {
            "forest" => json!(["forest", zones.along("forest", rng, forest)]),
            "meadow" => json!(["meadow", zones.along("meadow", rng, meadow)]),
            _ => {
                let first = zones.along("meadow", rng, meadow);
                let known = (0..zones.0.len())
                    .find(|&i| zones.0[i]["type"] == "river" && river_sides[i] < 2)
                    .filter(|_| is_chosen(2, rng));
                let water = known.unwrap_or_else(|| {
                    zones.0.push(river(rng));
                    zones.0.len() - 1
                });
                river_sides[water] += 1;
                json!(["river", first, water, zones.along("meadow", rng, meadow)])
            }
        };
        sides.insert(side.to_owned(), parts);
    }
    let mut all = Map::new();
    // Rivers that touch one side may end at a lake, several at the same one.
    let mut n_lakes = 0;
    for (i, zone) in zones.0.iter_mut().enumerate() {
        if zone["type"] == "river" && river_sides[i] == 1 && is_chosen(2, rng) {
            if n_lakes == 0 || n_lakes < 2 && is_chosen(2, rng) {
                n_lakes += 1;
            }
            zone["lake"] = json!(7 + n_lakes);
        }
        all.insert(i.to_string(), zone.clone());
    }
    for lake in 0..n_lakes {
        let fish = rng.random_range(0..4);
        all.insert((8 + lake).to_string(), json!({"type": "lake", "fish": fish, "power": null}));
    }
    (Value::Object(sides), Value::Object(all))
}

/// Fewer tiles, so that what an engine has room for is not full, some of them drawn anew.
fn drawn(rng: &mut HouseRng) -> String {
    let mut pack: Value = serde_json::from_str(JSON).expect("the pack in the program is JSON");
    let tiles = pack["tiles"].as_array_mut().expect("tiles");
    let n_kept = rng.random_range(16..70);
    while tiles.len() > n_kept {
        let i = rng.random_range(0..tiles.len());
        let is_needed = tiles[i]["kind"] == "start"
            || tiles[i]["kind"] == "normal"
                && tiles.iter().filter(|it| it["kind"] == "normal").count() <= 15;
        if !is_needed {
            tiles.remove(i);
        }
    }
    let one_in = rng.random_range(1..5);
    for (i, tile) in tiles.iter_mut().enumerate() {
        tile["id"] = json!(i);
        if is_chosen(one_in, rng) {
            (tile["sides"], tile["zones"]) = landscape(rng);
        }
    }
    pack.to_string()
}

#[test]
fn packs_drawn_at_random_can_be_played_to_their_ends() {
    let tally = Packs::asked(16, 4).play::<Hunters>(drawn, setups);
    println!("{tally}");
    // What is drawn may be more than the engine has room for.
    assert!(tally.taken * 4 > tally.made * 3, "{tally}");
}

#[test]
fn the_pack_with_changes_is_refused_or_can_be_played_to_its_end() {
    let original = serde_json::from_str(JSON).expect("the pack in the program is JSON");
    let tally = Packs::asked(60, 3).play_changed::<Hunters>(original, 3, setups);
    println!("{tally}");
}
