//! Building the UI, only when something in it changed.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::node;
use crate::shell::{Failure, root};

/// Builds `ui/dist` when it is older than what it is made from.
pub(crate) fn build() -> Result<(), Failure> {
    node::install("ui")?;
    let ui = root().join("ui");
    let built = fs::metadata(ui.join("dist/index.html")).and_then(|it| it.modified()).ok();
    let sources =
        ["src", "public", "index.html", "vite.config.ts", "floor.json", "package-lock.json"];
    let newest = sources.iter().filter_map(|name| newest(&ui.join(name))).max();
    if built.is_none() || newest > built {
        node::npm("ui", &["run", "build"])?;
    }
    Ok(())
}

/// The latest change of a file or of anything in a folder.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).and_then(|it| it.modified()).ok();
    let inside = fs::read_dir(path).ok().into_iter().flatten().flatten();
    inside.map(|entry| newest(&entry.path())).fold(own, Option::max)
}
