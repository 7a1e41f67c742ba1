//! Running other programs, loudly and with clear failures.

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a command of ours could not be carried out; printed as it is.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The top of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(3)
        .expect("xtask lives three folders below the top")
        .to_path_buf()
}

/// Runs a command in the project's top folder and shows what it prints.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let line = spell(command);
    println!("\n\u{25b6} {line}");
    let status = command
        .status()
        .map_err(|error| Failure::new(format!("`{line}` could not be started: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failure::new(format!("`{line}` failed ({status})"))) }
}

/// What a command prints, or `None` when it cannot be run or fails.
pub(crate) fn output(program: &str, words: &[&str]) -> Option<String> {
    let out = Command::new(program).args(words).stderr(Stdio::null()).output().ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_owned())
}

/// Runs the cargo that runs us.
pub(crate) fn cargo(words: &[&str], more: &[&str]) -> Result<(), Failure> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).args(words).args(more).current_dir(root()))
}

fn spell(command: &Command) -> String {
    let mut words = vec![command.get_program()];
    words.extend(command.get_args());
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
