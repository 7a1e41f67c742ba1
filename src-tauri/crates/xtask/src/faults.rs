//! What test runners say went wrong, to be said again where a long run ends: nobody scrolls back
//! over twenty thousand lines, and of a run elsewhere often the last ones are all there is.

use crate::clock::plain;

/// How many lines of one runner's failures are said again.
const MOST: usize = 80;

/// Gathers them from what a runner prints, line by line.
#[derive(Default)]
pub(crate) struct Faults {
    is_telling: bool,
    lines: Vec<String>,
}

impl Faults {
    /// Takes a line, and keeps it when it tells of a failure.
    pub(crate) fn read(&mut self, line: &str) {
        let line = plain(line);
        let starts = line == "failures:"
            || line.contains("Failed Tests")
            || line.contains("Failed Suites")
            || line.contains("Unhandled Errors")
            || line.starts_with("error: ");
        // cargo goes on with the next crate; vitest's list of failures is the end of what it says.
        let ends = line.starts_with("test result:") || line.trim_start().starts_with("Test Files");
        self.is_telling = (self.is_telling || starts) && !ends;
        if self.is_telling && !line.trim().is_empty() && self.lines.len() < MOST {
            self.lines.push(line);
        }
    }

    /// What was told.
    pub(crate) fn told(self) -> Vec<String> {
        self.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(printed: &str) -> Vec<String> {
        let mut faults = Faults::default();
        printed.lines().for_each(|line| faults.read(line));
        faults.told()
    }

    #[test]
    fn what_failed_is_kept_and_what_passed_is_not() {
        let cargo = "
running 2 tests
test a_game_ends ... FAILED
test a_game_begins ... ok

failures:

---- a_game_ends stdout ----
it did not

failures:
    a_game_ends

test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

running 1 test
test of_another_crate ... ok";
        let kept = ["failures:", "---- a_game_ends stdout ----", "it did not"];
        assert_eq!(told(cargo)[..3], kept);
        assert_eq!(told(cargo).len(), 5);

        let vitest = "
 \u{1b}[32m✓\u{1b}[39m browser/kraje.test.ts (9 tests) 161346ms
⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯

 \u{1b}[31mFAIL\u{1b}[39m browser/rough.test.ts > a lift outside
Error: the piece is lost
 Test Files  1 failed | 26 passed (27)
      Tests  1 failed";
        assert_eq!(
            told(vitest)[1..],
            [" FAIL browser/rough.test.ts > a lift outside", "Error: the piece is lost"]
        );
        assert!(told("test result: ok. 3 passed; 0 failed").is_empty());
    }
}
