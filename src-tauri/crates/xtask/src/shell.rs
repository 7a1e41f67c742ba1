//! Running other programs, loudly and with clear failures.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

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
    verdict(&line, status)
}

/// Runs a command like [`run`] and lets `hear` have every line of what it prints.
pub(crate) fn run_heard(command: &mut Command, mut hear: impl FnMut(&str)) -> Result<(), Failure> {
    let line = spell(command);
    println!("\n\u{25b6} {line}");
    let fault = |error: io::Error| Failure::new(format!("`{line}` could not be run: {error}"));
    // One pipe for both, so that lines stay in their order.
    let (reader, writer) = io::pipe().map_err(fault)?;
    command.stdout(writer.try_clone().map_err(fault)?).stderr(writer);
    let mut child = command.spawn().map_err(fault)?;
    // The command holds the writing ends as long as it lives, and with it the pipe stays open.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    for text in BufReader::new(reader).lines() {
        let text = text.map_err(fault)?;
        println!("{text}");
        hear(&text);
    }
    verdict(&line, child.wait().map_err(fault)?)
}

fn verdict(line: &str, status: ExitStatus) -> Result<(), Failure> {
    if status.success() { Ok(()) } else { Err(Failure::new(format!("`{line}` failed ({status})"))) }
}

/// What a command prints, or `None` when it cannot be run or fails.
pub(crate) fn output(program: &str, words: &[&str]) -> Option<String> {
    let out = Command::new(program).args(words).stderr(Stdio::null()).output().ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_owned())
}

/// Runs the cargo that runs us.
pub(crate) fn cargo(words: &[&str], more: &[&str]) -> Result<(), Failure> {
    run(cargo_command().args(words).args(more))
}

/// The cargo that runs us, in the project's top folder.
pub(crate) fn cargo_command() -> Command {
    let mut command = Command::new(our_cargo());
    command.current_dir(root());
    command
}

/// The same for a whole run: it gives way to the browsers beside it, and writes nothing that only a
/// later edit would use (four gigabytes).
pub(crate) fn batch_cargo() -> Command {
    let mut command = Command::new("nice");
    command.args(["-n", "19"]).arg(our_cargo());
    command.current_dir(root()).env("CARGO_INCREMENTAL", "0");
    command
}

fn our_cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn spell(command: &Command) -> String {
    let mut words = vec![command.get_program()];
    words.extend(command.get_args());
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
