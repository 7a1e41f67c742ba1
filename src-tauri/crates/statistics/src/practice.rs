//! [`Practice`]: when a position comes back to be solved again.
//!
//! What was solved comes back after a few days, and is done when it is solved then, too: once may have
//! been luck or fresh memory. What was not solved comes back the next day, and begins from the start. Trying
//! before its time, as right after a review, is welcome and proves nothing: it only puts off when it comes.

/// How often in a row it has to be solved.
pub const TIMES: u32 = 2;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// After a game it rests so long: who has just been told the answer would only repeat it.
const FRESH_MS: i64 = DAY_MS / 2;

/// After so long it comes back when it was solved.
const SOLVED_MS: i64 = 3 * DAY_MS;

/// The same when it was not.
const FAILED_MS: i64 = DAY_MS;

/// How far somebody has come with a position. Times are in ms since 1970.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Practice {
    /// From when on it comes back.
    pub due: i64,
    /// How often it was solved since it was last not.
    pub times: u32,
    /// How often it was tried.
    pub tries: u32,
}

impl Practice {
    /// Of a game that ended then, when nobody has tried it.
    pub const fn fresh(ended_at: i64) -> Self {
        Self { due: ended_at.saturating_add(FRESH_MS), times: 0, tries: 0 }
    }

    /// After it was tried at this time.
    #[must_use]
    pub const fn after(self, is_solved: bool, now: i64) -> Self {
        let is_proof = is_solved && self.due <= now;
        let rest = if is_proof { SOLVED_MS } else { FAILED_MS };
        let (due, times) = (now.saturating_add(rest), self.times);
        Self {
            due: if is_solved && due < self.due { self.due } else { due },
            times: match (is_solved, is_proof) {
                (false, _) => 0,
                (true, false) => times,
                (true, true) => times.saturating_add(1),
            },
            tries: self.tries.saturating_add(1),
        }
    }

    /// Whether it never comes back.
    pub const fn is_done(self) -> bool {
        self.times >= TIMES
    }

    /// Whether it comes back now.
    pub const fn is_due(self, now: i64) -> bool {
        !self.is_done() && self.due <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: i64 = 1_700_000_000_000;

    #[test]
    fn it_rests_after_the_game_and_comes_back_until_it_is_solved_twice() {
        let fresh = Practice::fresh(NOON);
        assert!(!fresh.is_due(NOON) && fresh.is_due(NOON + DAY_MS));
        let once = fresh.after(true, NOON + DAY_MS);
        assert_eq!((once.times, once.tries), (1, 1));
        assert!(!once.is_due(NOON + 3 * DAY_MS) && once.is_due(NOON + 4 * DAY_MS));
        let twice = once.after(true, NOON + 4 * DAY_MS);
        assert!(twice.is_done() && !twice.is_due(i64::MAX));
    }

    #[test]
    fn what_was_not_solved_comes_back_the_next_day_and_begins_anew() {
        let once = Practice::fresh(NOON).after(true, NOON + DAY_MS);
        let failed = once.after(false, NOON);
        assert_eq!((failed.times, failed.tries), (0, 2));
        assert!(!failed.is_due(NOON + DAY_MS - 1) && failed.is_due(NOON + DAY_MS));
        assert!(!failed.after(true, NOON).is_done());
    }

    #[test]
    fn what_is_solved_before_its_time_comes_back_all_the_same() {
        let early = Practice::fresh(NOON).after(true, NOON);
        assert_eq!((early.times, early.tries, early.due), (0, 1, NOON + DAY_MS));
        let missed = Practice::fresh(NOON).after(false, NOON);
        assert_eq!((missed.times, missed.tries, missed.due), (0, 1, NOON + DAY_MS));
        let once = early.after(true, NOON + DAY_MS);
        assert_eq!(once.after(true, NOON + 2 * DAY_MS), Practice { tries: 3, ..once });
    }

    #[test]
    fn a_clock_that_is_off_breaks_nothing() {
        assert!(!Practice::fresh(i64::MAX).is_due(0));
        let far = Practice { due: 0, times: u32::MAX, tries: u32::MAX }.after(true, i64::MAX);
        assert!(far.is_done() && far.tries == u32::MAX);
    }
}
