//! [`Household`]: what all games together tell about those who play here.

use std::collections::BTreeMap;

use crate::{Played, Who};

/// What all games together tell.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Household {
    /// How many games were played to their end.
    pub games: u32,
    /// Who played, most games first; not bots, nor guests.
    pub people: Vec<Plays>,
    /// How long people thought, in ms.
    pub think_ms: u64,
    /// On how many days something was played.
    pub days: u32,
    /// Days in a row with a game, up to the last day played, and at most.
    pub day_streak: (u32, u32),
    /// The calendar: every day with a game, oldest first.
    pub calendar: Vec<CalendarDay>,
    /// The game of people that was decided by the fewest points: game and margin.
    pub closest: Option<(u32, i32)>,
    /// The game in which people thought longest: game and ms.
    pub longest: Option<(u32, u64)>,
    /// The win with the greatest rating deficit against the best at the table: game and points.
    pub upset: Option<(u32, f64)>,
    /// Games on the same day and month of earlier years.
    pub this_day: Vec<u32>,
}

/// How much somebody played.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Plays {
    /// Who.
    pub who: Who,
    /// How many games.
    pub games: u32,
    /// When the last of them ended, in ms since 1970 UTC.
    pub last_at: i64,
}

/// A day of the calendar.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct CalendarDay {
    /// In days since 1970.
    pub day: i32,
    /// How many games ended that day.
    pub games: u32,
}

/// Ratings wider than this say little: no upset is made of them.
const KNOWN_WELL: f64 = 110.0;

impl Household {
    /// What these games tell, whatever their kinds. `today` is in days since 1970.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Played>, today: i32) -> Self {
        let mut found = Self::default();
        let mut by_day: BTreeMap<i32, u32> = BTreeMap::new();
        let mut people: BTreeMap<Who, Plays> = BTreeMap::new();
        for game in games {
            found.games += 1;
            *by_day.entry(game.day).or_default() += 1;
            let mut think_ms = 0;
            for seat in game.seats.iter().filter(|seat| !seat.is_bot) {
                think_ms += seat.think_ms;
                let Some(who) = seat.who else { continue };
                let plays = people.entry(who).or_insert(Plays { who, games: 0, last_at: 0 });
                plays.games += 1;
                plays.last_at = plays.last_at.max(game.ended_at);
            }
            found.think_ms += think_ms;
            found.see(game, think_ms);
            if game.day < today && is_same_date(game.day, today) {
                found.this_day.push(game.id);
            }
        }
        found.people = people.into_values().collect();
        found.people.sort_by_key(|it| (std::cmp::Reverse(it.games), it.who));
        found.days = by_day.len() as u32;
        found.day_streak = day_streak(by_day.keys().copied());
        found.calendar =
            by_day.into_iter().map(|(day, games)| CalendarDay { day, games }).collect();
        found
    }

    /// Whether this game is remarkable.
    fn see(&mut self, game: &Played, think_ms: u64) {
        let n_people = game.seats.iter().filter(|seat| !seat.is_bot).count();
        let winner = game.seats.iter().find(|seat| seat.place == 1);
        if let Some(margin) = winner.and_then(|it| it.margin).filter(|_| n_people > 1)
            && self.closest.is_none_or(|(_, least)| margin.abs() < least)
        {
            self.closest = Some((game.id, margin.abs()));
        }
        if think_ms > 0 && self.longest.is_none_or(|(_, most)| think_ms > most) {
            self.longest = Some((game.id, think_ms));
        }
        if let Some(deficit) = upset(game)
            && self.upset.is_none_or(|(_, most)| deficit > most)
        {
            self.upset = Some((game.id, deficit));
        }
    }
}

/// By how many points a lone winner was rated below the best other seat.
fn upset(game: &Played) -> Option<f64> {
    let known =
        |it: &crate::Sat| it.rating.filter(|(_, width)| *width <= KNOWN_WELL).map(|it| it.0);
    let winner = game.seats.iter().find(|it| it.place == 1 && it.n_tied == 1 && !it.is_bot)?;
    let others = game.seats.iter().filter(|it| !std::ptr::eq(*it, winner)).filter_map(known);
    let deficit = others.fold(f64::MIN, f64::max) - known(winner)?;
    (deficit > 0.0).then_some(deficit)
}

/// The streak up to the last of these ascending days, and the longest.
fn day_streak(days: impl Iterator<Item = i32>) -> (u32, u32) {
    let (mut run, mut longest, mut last) = (0, 0, None);
    for day in days {
        run = if last == Some(day - 1) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(day);
    }
    (run, longest)
}

/// Whether two days, in days since 1970, are the same day of the same month.
fn is_same_date(day: i32, other: i32) -> bool {
    month_and_day(day) == month_and_day(other)
}

/// Month and day in the Gregorian calendar, by counting from the first of March: Hinnant's
/// `civil_from_days`.
fn month_and_day(days: i32) -> (i32, i32) {
    let of_era = (days + 719_468).rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    (if month < 10 { month + 3 } else { month - 9 }, of_year - (153 * month + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sat;

    fn game(id: u32, day: i32, seats: &[(u32, i32, u8)]) -> Played {
        let sat = |&(who, margin, place): &(u32, i32, u8)| Sat {
            who: Some(Who(who)),
            is_bot: who >= 90,
            margin: Some(margin),
            place,
            n_tied: 1,
            think_ms: 1_000 * u64::from(id + 1),
            ..Sat::default()
        };
        let seats = seats.iter().map(sat).collect();
        Played { id, ended_at: 0, day, lasted_ms: 0, seats }
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(month_and_day(0), (1, 1));
        assert_eq!(month_and_day(-1), (12, 31));
        assert_eq!(month_and_day(59), (3, 1), "1970 has no 29th of February");
        assert_eq!(month_and_day(20_779), (11, 22), "22nd November 2026");
        assert_eq!(month_and_day(11_016), (2, 29), "2000 has one");
    }

    #[test]
    fn a_household_is_counted_over_all_games() {
        let games = [
            game(0, 100, &[(1, 4, 1), (2, -4, 2)]),
            game(1, 101, &[(1, -1, 2), (90, 1, 1)]),
            game(2, 103, &[(1, 2, 1), (2, -2, 2)]),
            game(3, 103, &[(3, 30, 1), (2, -30, 2)]),
        ];
        let house = Household::of(&games, 100 + 365);
        assert_eq!((house.games, house.days), (4, 3));
        let people: Vec<_> = house.people.iter().map(|it| (it.who.0, it.games)).collect();
        assert_eq!(people, [(1, 3), (2, 3), (3, 1)]);
        assert_eq!(house.think_ms, 1_000 * (2 + 2 + 6 + 8), "people's time only");
        assert_eq!(house.day_streak, (1, 2));
        assert_eq!(house.calendar[2], CalendarDay { day: 103, games: 2 });
        assert_eq!(house.closest, Some((2, 2)), "among people");
        assert_eq!(house.longest, Some((3, 8_000)));
        assert_eq!(house.this_day, [0]);
        assert_eq!(house.upset, None, "nobody is rated");
    }

    #[test]
    fn an_upset_is_a_win_against_a_well_known_stronger_one() {
        let mut games =
            [game(0, 1, &[(1, 5, 1), (2, -5, 2)]), game(1, 2, &[(1, 5, 1), (2, -5, 2)])];
        games[0].seats[0].rating = Some((1_000.0, 60.0));
        games[0].seats[1].rating = Some((1_150.0, 60.0));
        games[1].seats[0].rating = Some((1_000.0, 60.0));
        games[1].seats[1].rating = Some((1_900.0, 200.0));
        assert_eq!(Household::of(&games, 9).upset, Some((0, 150.0)));
    }
}
