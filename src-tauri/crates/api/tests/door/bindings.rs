//! The UI's TypeScript types and the Rust types they were written from say the same.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::json;
use table::GameId;

#[test]
fn bindings_are_what_the_rust_types_say() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(api::bindings::DIR);
    let mut written: BTreeMap<String, String> = fs::read_dir(&dir)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|it| (it.file_name().into_string().unwrap(), fs::read_to_string(it.path()).unwrap()))
        .collect();
    let said = api::bindings::files();
    let mut stale: Vec<&str> = Vec::new();
    for (name, text) in &said {
        if written.remove(name).as_ref() != Some(text) {
            stale.push(name);
        }
    }
    stale.extend(written.keys().map(String::as_str));
    assert!(stale.is_empty(), "stale in {}: {stale:?}; run `cargo xtask bindings`", dir.display());
}

/// A setup may say what it might leave out: `null`, or the usual value.
#[test]
fn a_setup_may_say_every_usual_value() {
    let files = api::bindings::files();
    for &game in GameId::ALL {
        let text = &files[&format!("{}.ts", game.name())];
        let (_, setup) = text.split_once("export type Setup = {\n").unwrap();
        let (setup, _) = setup.split_once("};").unwrap();
        let lines = setup.lines().filter(|line| !line.starts_with([' ', '/']));
        let fields = lines.filter_map(|line| line.split_once(": "));
        let names: Vec<_> = fields.map(|(name, _)| name.trim_end_matches('?')).collect();
        assert!(names.contains(&"seats") && names.contains(&"first"), "{names:?}");
        let usual = serde_json::to_value(game.standard(2)).unwrap();
        let mut request = json!({"type": "newTable", "setup": {"game": game}, "seats": []});
        for name in names {
            request["setup"][name] = usual[name].clone();
        }
        assert!(api::read(&request.to_string()).is_ok(), "{request}");
    }
}
