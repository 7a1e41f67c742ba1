//! How many lines the repository holds, by kind.

use std::fs;

use crate::changes::git;
use crate::shell::{Failure, root};

/// The name of a kind, and whether a file is of it.
type Kind = (&'static str, fn(&str) -> bool);

/// The kinds; a file is of the first that takes it.
const KINDS: [Kind; 6] = [
    ("Rust", |path| path.starts_with("src-tauri/") && path.contains("/src/") && is(path, ".rs")),
    ("Rust tests, examples", |path| is(path, ".rs")),
    ("types written by `bindings`", |path| path.starts_with("ui/src/host/gen/")),
    ("UI tests", |path| {
        is_script(path) && (path.contains(".test.") || !path.starts_with("ui/src"))
    }),
    ("UI", is_script),
    ("CSS", |path| is(path, ".css")),
];

fn is(path: &str, ending: &str) -> bool {
    path.ends_with(ending)
}

fn is_script(path: &str) -> bool {
    is(path, ".ts") || is(path, ".tsx")
}

/// Prints the lines of each kind.
pub(crate) fn run() -> Result<(), Failure> {
    let files = git(&["ls-files"])?;
    let mut counts = [0; KINDS.len()];
    for path in files.lines() {
        let Some(kind) = KINDS.iter().position(|(_, is_of)| is_of(path)) else { continue };
        // A file that was removed and not yet committed has none.
        counts[kind] +=
            fs::read_to_string(root().join(path)).map_or(0, |text| text.lines().count());
    }
    for ((name, _), count) in KINDS.iter().zip(counts) {
        println!("{count:>7}  {name}");
    }
    Ok(())
}
