//! [`Streak`]: games in a row.

use std::ops::Range;

use serde::Serialize;

/// How many games in a row.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
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

/// Days one after another.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct DaySpan {
    /// The first, in days since 1970.
    pub from: i32,
    /// The last.
    pub to: i32,
    /// How many they are.
    pub days: u32,
}

/// The streak of these ascending days that reaches today or yesterday, and the longest; of equal ones the
/// last.
pub fn day_streak(
    days: impl Iterator<Item = i32>,
    today: i32,
) -> (Option<DaySpan>, Option<DaySpan>) {
    let (mut run, mut longest): (Option<DaySpan>, Option<DaySpan>) = (None, None);
    for day in days {
        let next = match run {
            Some(it) if it.to.checked_add(1) == Some(day) => {
                DaySpan { to: day, days: it.days + 1, ..it }
            }
            _ => DaySpan { from: day, to: day, days: 1 },
        };
        run = Some(next);
        longest = longest.filter(|it| it.days > next.days).or(run);
    }
    (run.filter(|it| it.to >= today.saturating_sub(1)), longest)
}

/// A missed day is forgiven when so many days, it and those before, hold no other.
const FORGIVEN_ONCE_IN: i64 = 7;

/// The streak as it stands today after these ascending days, and the longest: of days that were not
/// missed, where one missed day in any seven is forgiven.
pub fn forgiving(days: impl Iterator<Item = i64>, today: i64) -> (u32, u32) {
    let mut run = Forgiving::default();
    let mut longest = 0;
    for day in days.take_while(|&it| it <= today) {
        run = run.reached(day).counted(day);
        longest = longest.max(run.n);
    }
    (run.reached(today).n, longest)
}

/// A streak of days that forgives.
#[derive(Copy, Clone, Default)]
struct Forgiving {
    last: Option<i64>,
    /// How many days it has.
    n: u32,
    /// The last day that was forgiven.
    forgiven: Option<i64>,
    /// How many it has since then.
    since: u32,
}

impl Forgiving {
    /// What is left of it on this day, before that is counted.
    fn reached(self, day: i64) -> Self {
        let Some(last) = self.last else { return self };
        let missed = last.saturating_add(1);
        match day.saturating_sub(missed) {
            ..=0 => self,
            1 => {
                let is_soon = |before: i64| missed.saturating_sub(before) < FORGIVEN_ONCE_IN;
                // Of two days too close together only the later one is forgiven.
                let n = if self.forgiven.is_some_and(is_soon) { self.since } else { self.n };
                Self { last: Some(missed), n, forgiven: Some(missed), since: 0 }
            }
            _ => Self::default(),
        }
    }

    fn counted(self, day: i64) -> Self {
        Self { last: Some(day), n: self.n + 1, since: self.since + 1, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_missed_day_in_any_seven_is_forgiven() {
        let told = |days: &[i64], today| forgiving(days.iter().copied(), today);
        assert_eq!(told(&[], 9), (0, 0));
        assert_eq!(told(&[1, 2, 3], 3), (3, 3));
        assert_eq!(told(&[1, 2, 3], 4), (3, 3), "today is not over");
        assert_eq!(told(&[1, 2, 3], 5), (3, 3), "one day is forgiven before anything is played");
        assert_eq!(told(&[1, 2, 3], 6), (0, 3), "two are not");
        assert_eq!(told(&[1, 2, 4, 5], 5), (4, 4));
        assert_eq!(told(&[1, 2, 5, 6], 6), (2, 2));
        // Days 3 and 10 are seven apart, 3 and 9 are not.
        assert_eq!(told(&[1, 2, 4, 5, 6, 7, 8, 9, 11], 11), (9, 9));
        assert_eq!(told(&[1, 2, 4, 5, 6, 7, 8, 10], 10), (6, 7), "the later one is forgiven");
        assert_eq!(told(&[1, 2, 4, 5, 6, 7, 8], 10), (5, 7));
        assert_eq!(told(&[1, 3, 5, 7, 9], 9), (2, 2), "every other day is no streak");
        assert_eq!(told(&[1, 2, 3, 8], 3), (3, 3), "later days are not known yet");
    }

    #[test]
    fn days_in_a_row_are_counted() {
        let told = |days: &[i32], today| day_streak(days.iter().copied(), today);
        let span = |from, to, days| Some(DaySpan { from, to, days });
        assert_eq!(told(&[100, 101, 103], 104), (span(103, 103, 1), span(100, 101, 2)));
        assert_eq!(told(&[7, 8, 9], 9), (span(7, 9, 3), span(7, 9, 3)));
        assert_eq!(told(&[7, 8, 9], 11), (None, span(7, 9, 3)), "yesterday was missed");
        assert_eq!(told(&[1, 2, 5, 6], 6).1, span(5, 6, 2), "the last of equal ones");
        assert_eq!(told(&[], 0), (None, None));
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
