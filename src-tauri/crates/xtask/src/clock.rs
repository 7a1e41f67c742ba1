//! What took how long: every stage of a run, and the slowest of its test files; what failed, last.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::shell::Failure;

/// How many of the slowest test files are told.
const SLOWEST: usize = 12;

/// A run's stages and test files with the time each took, in the order in which they ended.
pub(crate) struct Clock {
    begun: Instant,
    stages: Mutex<Vec<(String, Duration)>>,
    files: Mutex<Vec<(String, Duration)>>,
    faults: Mutex<Vec<String>>,
}

impl Clock {
    /// A clock that runs from now on.
    pub(crate) fn start() -> Self {
        Self {
            begun: Instant::now(),
            stages: Mutex::default(),
            files: Mutex::default(),
            faults: Mutex::default(),
        }
    }

    /// Does what a stage is there for and keeps how long it took, also when it failed.
    pub(crate) fn stage(
        &self,
        name: &str,
        work: impl FnOnce() -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let begun = Instant::now();
        let done = work();
        let name = if done.is_ok() { name.to_owned() } else { format!("{name} (failed)") };
        locked(&self.stages).push((name, begun.elapsed()));
        done
    }

    /// Keeps how long a test file took.
    pub(crate) fn file(&self, name: String, took: Duration) {
        locked(&self.files).push((name, took));
    }

    /// Keeps what went wrong.
    pub(crate) fn faults(&self, lines: Vec<String>) {
        locked(&self.faults).extend(lines);
    }

    /// Prints it all. Stages beside each other add up to more than the whole.
    pub(crate) fn tell(&self) {
        println!("\nWhat took how long, in minutes: {} in all", minutes(self.begun.elapsed()));
        for (name, took) in &*locked(&self.stages) {
            println!("{:>8}  {name}", minutes(*took));
        }
        let mut files = locked(&self.files);
        if !files.is_empty() {
            println!("The slowest test files:");
        }
        files.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
        for (name, took) in files.iter().take(SLOWEST) {
            println!("{:>8}  {name}", minutes(*took));
        }
        let faults = locked(&self.faults);
        if !faults.is_empty() {
            println!("What failed:");
        }
        for line in &*faults {
            println!("    {line}");
        }
    }
}

fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

fn minutes(took: Duration) -> String {
    let seconds = took.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Finds in what test runners print, line by line, how long each test file took.
#[derive(Default)]
pub(crate) struct Reader {
    /// The crate whose tests run now.
    of: String,
    /// The file whose tests run now.
    file: String,
}

impl Reader {
    /// A test file that this line says is done, with the time it took.
    pub(crate) fn read(&mut self, line: &str) -> Option<(String, Duration)> {
        let line = plain(line);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            // cargo names the crate only with its own unit tests, which come first.
            ["Running", "unittests", file, program] => {
                let program = program.rsplit('/').next().unwrap_or_default();
                let (name, _) = program.rsplit_once('-').unwrap_or((program, ""));
                name.clone_into(&mut self.of);
                (*file).clone_into(&mut self.file);
                None
            }
            ["Running", file, _] => {
                (*file).clone_into(&mut self.file);
                None
            }
            ["Doc-tests", name] => {
                (*name).clone_into(&mut self.of);
                "examples in the documentation".clone_into(&mut self.file);
                None
            }
            ["test", "result:", .., "in", seconds] => {
                let seconds = seconds.trim_end_matches('s').parse().ok()?;
                Some((format!("{}: {}", self.of, self.file), Duration::from_secs_f64(seconds)))
            }
            // vitest.
            [_, file, .., took] if file.contains(".test.ts") => {
                let took = took.strip_suffix("ms")?.parse().ok()?;
                Some(((*file).to_owned(), Duration::from_millis(took)))
            }
            _ => None,
        }
    }
}

/// A line without the colours of a terminal (`ESC [ … m`).
pub(crate) fn plain(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, after)| after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_files_are_found_in_what_the_runners_print() {
        let printed = "
     Running unittests src/lib.rs (target/debug/deps/game_check-1c2)
test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.50s
     Running tests/faults.rs (target/debug/deps/faults-9aa)
test faults::a_lie_is_found ... ok
test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 61.25s
   Doc-tests game
test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 2.00s
 ✓ browser/kraje.test.ts (9 tests) 161346ms
     ✓ two people play a whole game 29468ms
 \u{1b}[31m❯\u{1b}[39m window/window.test.ts \u{1b}[2m(4 tests | 1 failed)\u{1b}[22m\u{1b}[33m 90\u{1b}[2mms\u{1b}[22m";
        let mut reader = Reader::default();
        let found: Vec<_> = printed.lines().filter_map(|line| reader.read(line)).collect();
        let found: Vec<_> =
            found.iter().map(|(name, took)| (name.as_str(), took.as_millis())).collect();
        assert_eq!(
            found,
            [
                ("game_check: src/lib.rs", 500),
                ("game_check: tests/faults.rs", 61_250),
                ("game: examples in the documentation", 2_000),
                ("browser/kraje.test.ts", 161_346),
                ("window/window.test.ts", 90),
            ]
        );
    }
}
