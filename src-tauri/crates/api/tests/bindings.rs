//! Writes the UI's TypeScript types: one file a type, and `index.ts` with all of them.
//!
//! `cargo test -p api --features bindings -- bindings` writes `ui/src/host/gen/` anew and removes
//! what is left over (`cargo xtask bindings`). The files are committed; `cargo xtask test` runs
//! this and then fails when git sees a difference.

#![cfg(feature = "bindings")]
#![allow(clippy::unwrap_used, reason = "this is a test")]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use api::wire::{ApiError, Push, Reply, Request};
use ts_rs::{Config, TS};

/// Every file of the bindings with its text.
fn written_to(dir: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(dir) else { return BTreeMap::new() };
    entries
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// The bindings as the Rust types are now.
fn made_now() -> BTreeMap<String, String> {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bindings");
    let _ = fs::remove_dir_all(&dir);
    let config = Config::new().with_large_int("number").with_out_dir(&dir);
    Request::export_all(&config).unwrap();
    Reply::export_all(&config).unwrap();
    Push::export_all(&config).unwrap();
    ApiError::export_all(&config).unwrap();
    let mut files = written_to(&dir);
    let mut index =
        "// This file was written by `cargo test -p api --features bindings`.\n".to_owned();
    for name in files.keys().filter_map(|file| file.strip_suffix(".ts")) {
        writeln!(index, "export type {{ {name} }} from './{name}';").unwrap();
    }
    files.insert("index.ts".to_owned(), index);
    files
}

#[test]
fn bindings_are_what_the_rust_types_say() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/host/gen");
    let (made, found) = (made_now(), written_to(&dir));
    fs::create_dir_all(&dir).unwrap();
    for name in found.keys().filter(|name| !made.contains_key(*name)) {
        fs::remove_file(dir.join(name)).unwrap();
    }
    for (name, text) in &made {
        if found.get(name) != Some(text) {
            fs::write(dir.join(name), text).unwrap();
        }
    }
}
