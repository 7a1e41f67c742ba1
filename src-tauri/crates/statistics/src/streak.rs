//! [`Streak`]: games in a row.

use std::ops::Range;

/// How many games in a row.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Streak {
    /// Up to the last game.
    pub current: u32,
    /// At most.
    pub longest: u32,
}

impl Streak {
    /// The streaks of what happened in games, oldest first.
    pub fn of(happened: impl Iterator<Item = bool> + Clone) -> Self {
        let length = |range: Range<usize>| range.len() as u32;
        Self { current: length(current(happened.clone())), longest: length(longest(happened)) }
    }
}

/// The streak up to the last game.
pub(crate) fn current(happened: impl Iterator<Item = bool>) -> Range<usize> {
    let mut run = 0..0;
    for it in happened {
        run.end += 1;
        if !it {
            run.start = run.end;
        }
    }
    run
}

/// The longest streak; of equal ones the last.
pub(crate) fn longest(happened: impl Iterator<Item = bool>) -> Range<usize> {
    let (mut best, mut run) = (0..0, 0..0);
    for it in happened {
        run.end += 1;
        if !it {
            run.start = run.end;
        } else if run.len() >= best.len() {
            best = run.clone();
        }
    }
    best
}

/// The streak up to the last of these ascending days, and the longest.
pub fn day_streak(days: impl Iterator<Item = i32>) -> (u32, u32) {
    let (mut run, mut longest, mut last) = (0, 0, None);
    for day in days {
        run = if last.is_some() && last == day.checked_sub(1) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(day);
    }
    (run, longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_are_counted() {
        assert_eq!(day_streak([100, 101, 103].into_iter()), (1, 2));
        assert_eq!(day_streak([7, 8, 9].into_iter()), (3, 3));
        assert_eq!(day_streak(std::iter::empty()), (0, 0));
    }

    #[test]
    fn streaks_are_counted_up_to_now_and_at_most() {
        let streak = |games: &str| {
            let Streak { current, longest } = Streak::of(games.chars().map(|c| c == 'w'));
            (current, longest)
        };
        assert_eq!(streak(""), (0, 0));
        assert_eq!(streak("lww"), (2, 2));
        assert_eq!(streak("wwwlwl"), (0, 3));
        assert_eq!(longest("wwlww".chars().map(|c| c == 'w')), 3..5);
        assert_eq!(current("wwlww".chars().map(|c| c == 'w')), 3..5);
    }
}
