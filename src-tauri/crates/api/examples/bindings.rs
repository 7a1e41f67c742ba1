//! Writes the UI's TypeScript types anew: `cargo xtask bindings`.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(api::bindings::DIR);
    fs::remove_dir_all(&dir)?;
    fs::create_dir(&dir)?;
    api::bindings::files().into_iter().try_for_each(|(name, text)| fs::write(dir.join(name), text))
}
