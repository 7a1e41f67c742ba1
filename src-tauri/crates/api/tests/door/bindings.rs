//! The UI's TypeScript types and the Rust types they were written from say the same.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

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
