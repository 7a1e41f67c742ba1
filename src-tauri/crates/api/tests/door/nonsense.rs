//! Whatever comes through the door, the app answers and stands.

use api::wire::Request;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::desk::{Folder, plan, table};

/// Any JSON, with a liking for the words of the door.
fn any_json() -> impl Strategy<Value = Value> {
    let words = prop::sample::select(vec![
        "hello", "act", "kraje", "hunters", "place", "person", "bot", "random", "plain", "pass", "",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-2_i64..20).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        words.prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 5, |inner| {
        let keys = prop::sample::select(vec![
            "type", "game", "seat", "seats", "setup", "pack", "card", "side", "rotation", "x", "y",
            "name", "mark", "sitter", "level", "change", "language", "id",
        ]);
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            btree_map(keys.prop_map(str::to_owned), inner, 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// A request that is nearly right: one of ours with some fields replaced.
fn nearly(table: &str) -> impl Strategy<Value = Value> + use<> {
    let place = json!({"game": "kraje", "type": "place", "card": 3, "side": "plain",
        "rotation": 0, "x": 0, "y": 0});
    let person = json!({"name": "A", "mark": "a", "sitter": {"type": "person"}});
    let ours = vec![
        json!({"type": "act", "table": table, "seat": 0, "at": 0, "actions": [place, place]}),
        json!({"type": "preview", "table": table, "seat": 0, "at": 1, "actions": [place]}),
        json!({"type": "newTable", "setup": {"game": "kraje", "seats": 1}, "seats": [person]}),
        json!({"type": "position", "table": table, "at": 1}),
        json!({"type": "undo", "table": table, "at": 1}),
        json!({"type": "redo", "table": table, "at": 1}),
        json!({"type": "take", "table": table, "seat": 1}),
        json!({"type": "continue", "table": table, "at": 1}),
        json!({"type": "settings", "change": {"language": "cs"}}),
        json!({"type": "addPack", "game": "kraje", "text": "{}"}),
        json!({"type": "catalogue", "game": "kraje", "pack": "0"}),
        json!({"type": "games", "status": "running"}),
        json!({"type": "log", "table": table}),
        json!({"type": "hello"}),
    ];
    (prop::sample::select(ours), vec((any::<prop::sample::Index>(), any_json()), 0..3)).prop_map(
        |(mut request, changes)| {
            for (index, value) in changes {
                let fields = request.as_object_mut().unwrap();
                let key = index.get(&fields.keys().cloned().collect::<Vec<_>>()).clone();
                if key != "type" {
                    fields.insert(key, value);
                }
            }
            request
        },
    )
}

#[test]
fn no_request_breaks_the_app() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = Folder::new();
    let (app, id) = runtime.block_on(async {
        let app = folder.open();
        let state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
        (app, state.table)
    });
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        failure_persistence: None,
        cases: 2_000,
        ..ProptestConfig::default()
    });
    let requests = prop_oneof![
        3 => nearly(&id).prop_map(|request| request.to_string()),
        1 => any_json().prop_map(|request| request.to_string()),
        1 => any::<String>(),
    ];
    let done = runner.run(&requests, |request| {
        let answer = runtime.block_on(app.call(&request));
        if let Err(error) = answer {
            let error: Value = serde_json::from_str(&error).unwrap();
            prop_assert_ne!(&error["code"], "bug", "{}: {}", request, error);
        }
        Ok(())
    });
    done.unwrap();
    let hello = runtime.block_on(app.call(r#"{"type":"hello"}"#));
    assert!(hello.unwrap().contains("\"trouble\":[]"));
}
