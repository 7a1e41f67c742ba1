//! [`LifeSum`]: what one person's games tell all together, whatever they played.
//!
//! Points of unlike games are never pooled here: only what means the same in each of them is, plays,
//! hours, days and the share of good decisions.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{DaySpan, Mean, day_streak};

/// A finished game of one person that counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Lived {
    /// Its table's id.
    pub table: String,
    /// Which kind it is of: a number the caller gives each.
    pub kind: usize,
    /// The day it ended where it was played, in days since 1970.
    pub day: i32,
    /// The person's points.
    pub score: i32,
    /// How long they thought, in ms.
    pub think_ms: u64,
    /// Whether they were told what is good.
    pub is_assisted: bool,
    /// How many of 100 of their own decisions were good; nothing where no review is done.
    pub accuracy: Option<u32>,
}

/// What one person's games tell all together.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct LifeSum {
    /// All of it, from the first day to the last; absent for somebody who finished nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all: Option<Stretch>,
    /// The years in which something was played, oldest first.
    pub years: Vec<Stretch>,
    /// The months likewise.
    pub months: Vec<Stretch>,
    /// The days likewise.
    pub calendar: Vec<DayPlays>,
    /// The streak of days with a game that reaches today or yesterday.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<DaySpan>,
    /// The longest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest: Option<DaySpan>,
    /// The largest number of kinds of which each was played as many times or more.
    pub h_index: u32,
    /// What is told of each kind, by its number.
    #[serde(skip)]
    #[cfg_attr(feature = "bindings", ts(skip))]
    pub kinds: Vec<KindSum>,
}

/// What was played between two days.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Stretch {
    /// The first day, in days since 1970.
    pub from: i32,
    /// The last.
    pub to: i32,
    /// How many games ended.
    pub games: u32,
    /// How long the person thought in them, in ms.
    pub think_ms: u64,
    /// How many of 100 of their own decisions were good, the mean of the games that were reviewed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<Mean>,
}

/// How much was played on a day.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct DayPlays {
    /// In days since 1970.
    pub day: i32,
    /// How many games ended.
    pub games: u32,
}

/// What is told of the games of one kind.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct KindSum {
    /// How many.
    pub games: u32,
    /// How long the person thought in them, in ms.
    pub think_ms: u64,
    /// The best of those without advice.
    pub best: Option<TopScore>,
}

/// The most points of somebody.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct TopScore {
    /// The first game that brought them.
    pub table: String,
    /// How many.
    pub score: i32,
}

/// What is being added up.
#[derive(Default)]
struct Sum {
    games: u32,
    think_ms: u64,
    accuracies: Vec<f64>,
}

impl Sum {
    fn add(&mut self, game: &Lived) {
        self.games += 1;
        self.think_ms = self.think_ms.saturating_add(game.think_ms);
        self.accuracies.extend(game.accuracy.map(f64::from));
    }

    fn between(&self, from: i32, to: i32) -> Stretch {
        let accuracy = Mean::of(&self.accuracies);
        Stretch { from, to, games: self.games, think_ms: self.think_ms, accuracy }
    }
}

impl LifeSum {
    /// Of these games of one person, the oldest first, of so many kinds; a game that stands there twice
    /// running is one.
    pub fn of(games: &[Lived], n_kinds: usize, today: i32) -> Self {
        let (mut years, mut months) = (BTreeMap::new(), BTreeMap::new());
        let (mut days, mut all) = (BTreeMap::new(), Sum::default());
        let mut kinds = vec![KindSum::default(); n_kinds];
        let mut last = None;
        for game in games.iter().filter(|game| last.replace(&game.table) != Some(&game.table)) {
            let (year, month) = month_of(game.day);
            years.entry(year).or_insert_with(Sum::default).add(game);
            months.entry((year, month)).or_insert_with(Sum::default).add(game);
            all.add(game);
            *days.entry(game.day).or_insert(0_u32) += 1;
            if let Some(kind) = kinds.get_mut(game.kind) {
                kind.add(game);
            }
        }
        let (current, longest) = day_streak(days.keys().copied(), today);
        let ends = days.keys().next().zip(days.keys().next_back());
        let year = |(&it, sum): (&i64, &Sum)| sum.between(day_of(it, 1), day_of(it + 1, 1) - 1);
        let month = |(&(year, month), sum): (&(i64, i64), &Sum)| {
            sum.between(day_of(year, month), day_of(year, month + 1) - 1)
        };
        Self {
            all: ends.map(|(&from, &to)| all.between(from, to)),
            years: years.iter().map(year).collect(),
            months: months.iter().map(month).collect(),
            calendar: days.into_iter().map(|(day, games)| DayPlays { day, games }).collect(),
            current,
            longest,
            h_index: h_index(kinds.iter().map(|it| it.games)),
            kinds,
        }
    }
}

impl KindSum {
    fn add(&mut self, game: &Lived) {
        self.games += 1;
        self.think_ms = self.think_ms.saturating_add(game.think_ms);
        let is_better = self.best.as_ref().is_none_or(|best| game.score > best.score);
        if !game.is_assisted && is_better {
            self.best = Some(TopScore { table: game.table.clone(), score: game.score });
        }
    }
}

/// The largest h such that h of these are h or more.
fn h_index(counts: impl Iterator<Item = u32>) -> u32 {
    let mut counts: Vec<u32> = counts.collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    (1..).zip(counts).take_while(|&(nth, count)| count >= nth).count() as u32
}

/// Days in 400 years of the Gregorian calendar.
const ERA: i64 = 146_097;

/// Days from 1st March of the year 0 to 1st January 1970.
const TO_1970: i64 = 719_468;

/// The year and the month, from 1, of a day since 1970. Years are counted from March, so that the day a
/// leap year has more is the last of one.
fn month_of(day: i32) -> (i64, i64) {
    let day = i64::from(day) + TO_1970;
    let (era, of_era) = (day.div_euclid(ERA), day.rem_euclid(ERA));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + i64::from(month <= 2), month)
}

/// The first day of a month, in days since 1970; the 13th is the first of the next year.
fn day_of(year: i64, month: i64) -> i32 {
    let (year, month) = if month > 12 { (year + 1, month - 12) } else { (year, month) };
    let year = if month <= 2 { year - 1 } else { year };
    let from_march = (month + 9) % 12;
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let days = of_era * 365 + of_era / 4 - of_era / 100 + (153 * from_march + 2) / 5;
    (era * ERA + days - TO_1970).clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, kind: usize, day: i32) -> Lived {
        Lived {
            table: id.into(),
            kind,
            day,
            score: 10 * kind as i32 + day,
            think_ms: 1_000,
            is_assisted: false,
            accuracy: None,
        }
    }

    #[test]
    fn months_and_years_are_those_of_the_calendar() {
        // Days since 1970, from `date -d … +%s` over 86 400.
        for (day, month) in [
            (0, (1970, 1)),
            (-1, (1969, 12)),
            (59, (1970, 3)),
            (11_016, (2000, 2)),
            (11_017, (2000, 3)),
            (20_512, (2026, 2)),
            (20_513, (2026, 3)),
            (20_817, (2026, 12)),
        ] {
            assert_eq!(month_of(day), month, "{day}");
        }
        for day in -800_000..800_000 {
            let (year, month) = month_of(day);
            let (first, next) = (day_of(year, month), day_of(year, month + 1));
            assert!((first..next).contains(&day) && (28..=31).contains(&(next - first)), "{day}");
        }
        for day in [i32::MIN, i32::MAX] {
            LifeSum::of(&[game("a", 0, day)], 1, 0);
        }
    }

    #[test]
    fn what_was_played_is_told_by_day_month_and_year() {
        let mut games = vec![
            game("a", 0, 20_453),
            game("b", 0, 20_453),
            game("c", 1, 20_454),
            game("d", 2, 20_513),
        ];
        games[1].accuracy = Some(80);
        games[2].accuracy = Some(91);
        games[3].think_ms = u64::MAX;
        // Who sat on two seats of a game has played it once.
        games.insert(1, games[0].clone());
        let life = LifeSum::of(&games, 3, 20_514);
        let all = life.all.unwrap();
        assert_eq!((all.from, all.to, all.games, all.think_ms), (20_453, 20_513, 4, u64::MAX));
        assert_eq!((all.accuracy.unwrap().games, all.accuracy.unwrap().mean), (2, 85.5));
        let ends = |it: &Stretch| (it.from, it.to, it.games);
        // The last day of 2025 and the first of 2026; then 1st March.
        assert_eq!(
            life.years.iter().map(ends).collect::<Vec<_>>(),
            [(20_089, 20_453, 2), (20_454, 20_818, 2)]
        );
        let months: Vec<_> = life.months.iter().map(ends).collect();
        assert_eq!(months, [(20_423, 20_453, 2), (20_454, 20_484, 1), (20_513, 20_543, 1)]);
        assert_eq!(life.months[2].accuracy, None);
        let days: Vec<_> = life.calendar.iter().map(|it| (it.day, it.games)).collect();
        assert_eq!(days, [(20_453, 2), (20_454, 1), (20_513, 1)]);
        let span = |from, to, days| Some(DaySpan { from, to, days });
        assert_eq!(
            (life.current, life.longest),
            (span(20_513, 20_513, 1), span(20_453, 20_454, 2))
        );
        assert_eq!(LifeSum::of(&games, 3, 20_515).current, None, "two days without a game end it");
        assert_eq!(LifeSum::of(&[], 0, 0), LifeSum::default());
    }

    #[test]
    fn the_best_of_a_kind_is_the_first_without_advice() {
        let mut games =
            [game("a", 0, 5), game("b", 0, 9), game("c", 0, 9), game("d", 1, 7), game("e", 0, 30)];
        games[4].is_assisted = true;
        games[3].is_assisted = true;
        let kinds = LifeSum::of(&games, 2, 0).kinds;
        assert_eq!(kinds[0].best, Some(TopScore { table: "b".into(), score: 9 }));
        assert_eq!((kinds[0].games, kinds[1].games, kinds[1].best.as_ref()), (4, 1, None));
    }

    #[test]
    fn h_kinds_were_played_h_times_or_more() {
        let h = |counts: &[u32]| h_index(counts.iter().copied());
        assert_eq!((h(&[]), h(&[0]), h(&[9]), h(&[1, 1])), (0, 0, 1, 1));
        assert_eq!((h(&[3, 9, 3]), h(&[2, 9, 2]), h(&[5, 4, 4, 4, 1])), (3, 2, 4));
    }
}
