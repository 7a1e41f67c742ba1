//! A second pack: the original one with two symbols on many fields, springs, forks and other
//! parameters, so that a pack other than the app's own is played with, too.

use kraje::Pack;
use serde_json::{Value, json};

/// The text of the pack.
pub(crate) fn pack() -> String {
    let mut pack: Value = serde_json::from_str(include_str!("../../data/cards.json")).unwrap();
    pack["pack"]["id"] = json!("crowded");
    let symbols = ["forest", "mountain", "village", "deer", "wolf", "crystal"];
    let ends = [json!(["N"]), json!(["E", "S", "W"]), json!(["N", "E", "S", "W"]), json!(["W"])];
    let mut n = 0;
    for card in pack["cards"].as_array_mut().unwrap() {
        for facing in ["front", "back"] {
            for row in card[facing]["grid"].as_array_mut().unwrap() {
                for field in row.as_array_mut().unwrap() {
                    n += 1;
                    let is_river = field["s"][0] == json!("river");
                    if is_river {
                        field["ends"] = ends[n % 4].clone();
                    }
                    let second = json!(symbols[n % 6]);
                    if let Some(list) = field.get_mut("s").and_then(Value::as_array_mut)
                        && n % 3 == 0
                        && !list.contains(&second)
                    {
                        list.push(second);
                    }
                }
            }
        }
    }
    let change = [
        (1, json!({"pts": 3, "minGroup": 4})),
        (2, json!({"symbol": "mountain", "minGroup": 3, "pts": 2})),
        (3, json!({"symbol": "forest", "pts": 1})),
        (4, json!({"symbol": "forest", "pts": 2})),
        (5, json!({"symbols": ["crystal", "village"], "pts": 5})),
        (6, json!({"symbol": "wolf", "notNear": false, "notSameLine": true, "pts": 4})),
        (7, json!({"symbol": "forest", "pts": 3})),
        (8, json!({"symbol": "river", "pts": 1})),
        (9, json!({"from": "crystal", "to": "crystal", "distance": 2, "pts": 2})),
        (
            10,
            json!({"symbol": "deer", "from": ["crystal", "deer", "wolf"], "minDistance": 3, "pts": 7}),
        ),
        (11, json!({"symbol": "wolf", "near": "mountain", "min": 1, "pts": 8})),
        (12, json!({"centre": "village", "count": "village", "maxDistance": 2, "pts": 3})),
        (15, json!({"pts": 2, "minGroup": 1})),
        (16, json!({"includeShared": false})),
        (17, json!({"symbols": ["crystal"], "pts": 2})),
    ];
    for (no, params) in change {
        pack["conditions"][no - 1]["params"] = params;
    }
    // A second condition that copies.
    pack["conditions"][17]["rule"] = json!("copyLowest");
    pack["conditions"][17]["params"] = json!({"includeShared": true});
    let text = pack.to_string();
    assert!(Pack::load(&text).is_ok(), "{:?}", Pack::load(&text));
    text
}
