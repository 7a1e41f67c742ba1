//! [`HeadToHead`]: how somebody fares against each other one.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use crate::{Played, Sat, Share, Who};

/// How somebody fared against one other; against bots of one level where several of them sat there, on
/// the mean.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Against whom.
    pub who: Who,
    /// Whether that is a bot.
    pub is_bot: bool,
    /// Games both sat at.
    pub games: u32,
    /// Games with a better place than the other.
    pub better: u32,
    /// Games with the same place.
    pub same: u32,
    /// Games with a worse place than the other.
    pub worse: u32,
    /// How often the place was better; the same one is half of that.
    pub above: Share,
    /// The mean of how many points more than the other, below 0 for fewer.
    pub mean_margin: f64,
}

/// How somebody fared against everybody met.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HeadToHead {
    /// Everybody met, most games first.
    pub meetings: Vec<Meeting>,
}

/// The fewest games after which somebody is called a rival or a nemesis.
const LEAST_GAMES: u32 = 5;

impl HeadToHead {
    /// The meetings in these games of somebody, each with their own seat.
    pub fn of(own: &[(&Played, &Sat)]) -> Self {
        let mut found: BTreeMap<Who, Meeting> = BTreeMap::new();
        for (game, seat) in own {
            for (who, others) in others_of(game, seat) {
                let blank = Meeting {
                    who,
                    is_bot: others.iter().all(|other| other.is_bot),
                    games: 0,
                    better: 0,
                    same: 0,
                    worse: 0,
                    above: Share::default(),
                    mean_margin: 0.0,
                };
                // Bots of one level are one to meet, however many of them sit there: it is one game.
                let count = others.len() as f64;
                let above = others.iter().map(|other| above(seat, other)).sum::<f64>() / count;
                let points = others.iter().map(|other| f64::from(other.score)).sum::<f64>() / count;
                let meeting = found.entry(who).or_insert(blank);
                meeting.games += 1;
                match above.total_cmp(&0.5) {
                    Ordering::Greater => meeting.better += 1,
                    Ordering::Equal => meeting.same += 1,
                    Ordering::Less => meeting.worse += 1,
                }
                meeting.above.add(above, 0.5);
                // The sum for now.
                meeting.mean_margin += f64::from(seat.score) - points;
            }
        }
        let mut meetings: Vec<Meeting> = found.into_values().collect();
        for meeting in &mut meetings {
            meeting.mean_margin /= f64::from(meeting.games);
        }
        meetings.sort_by_key(|meeting| (Reverse(meeting.games), meeting.who));
        Self { meetings }
    }

    /// The person beaten most often, when met often enough.
    pub fn rival(&self) -> Option<Who> {
        let most = self.people().max_by_key(|it| (it.better, it.games))?;
        (most.better > 0).then_some(most.who)
    }

    /// The person lost to most often, when met often enough.
    pub fn nemesis(&self) -> Option<Who> {
        let most = self.people().max_by_key(|it| (it.worse, it.games))?;
        (most.worse > 0).then_some(most.who)
    }

    fn people(&self) -> impl Iterator<Item = &Meeting> {
        self.meetings.iter().filter(|it| !it.is_bot && it.games >= LEAST_GAMES)
    }
}

/// All others of a game by who they are.
fn others_of<'a>(game: &'a Played, seat: &Sat) -> BTreeMap<Who, Vec<&'a Sat>> {
    let mut others: BTreeMap<Who, Vec<&Sat>> = BTreeMap::new();
    for other in &game.seats {
        match other.who {
            Some(who) if other.who != seat.who => others.entry(who).or_default().push(other),
            _ => {}
        }
    }
    others
}

/// Whether one had the better place than another: the same one is half of that.
const fn above(seat: &Sat, other: &Sat) -> f64 {
    if seat.place == other.place {
        0.5
    } else if seat.place < other.place {
        1.0
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seats: &[(u32, i32, u8)]) -> Played {
        let sat = |&(who, score, place): &(u32, i32, u8)| Sat {
            who: Some(Who(who)),
            score,
            place,
            ..Sat::default()
        };
        let seats = seats.iter().map(sat).collect();
        Played { id: 0, ended_at: 0, day: 0, lasted_ms: 0, seats }
    }

    #[test]
    fn meetings_count_places_and_points() {
        let mut games = vec![game(&[(1, 10, 1), (2, 4, 2), (3, 1, 3)]); 4];
        games.push(game(&[(1, 5, 2), (2, 9, 1)]));
        games.push(game(&[(2, 7, 1), (1, 7, 1)]));
        let own: Vec<_> = games
            .iter()
            .map(|game| (game, game.seats.iter().find(|it| it.who == Some(Who(1))).unwrap()))
            .collect();
        let heads = HeadToHead::of(&own);
        let Meeting { who, games, better, same, worse, mean_margin, above, .. } = heads.meetings[0];
        assert_eq!((who, games, better, same, worse), (Who(2), 6, 4, 1, 1));
        assert_eq!((above.times, above.of, above.mark()), (4.5, 6, Some(0.5)));
        assert!((mean_margin - 20.0 / 6.0).abs() < 1e-12);
        assert_eq!((heads.rival(), heads.nemesis()), (Some(Who(2)), Some(Who(2))));
        assert_eq!(heads.meetings[1].games, 4, "too few to be a rival");
    }

    #[test]
    fn two_bots_of_one_level_are_met_in_one_game() {
        // Ahead of one and behind the other; ahead of both; behind one, level with the other.
        let mut games = [
            game(&[(1, 10, 2), (2, 4, 3), (2, 13, 1)]),
            game(&[(1, 9, 1), (2, 4, 2), (2, 3, 3)]),
            game(&[(1, 5, 2), (2, 8, 1), (2, 5, 2)]),
        ];
        for seat in games.iter_mut().flat_map(|game| &mut game.seats[1..]) {
            seat.is_bot = true;
        }
        let own: Vec<_> = games.iter().map(|game| (game, &game.seats[0])).collect();
        let heads = HeadToHead::of(&own);
        let [Meeting { games, better, same, worse, mean_margin, above, .. }] = heads.meetings[..]
        else {
            panic!("one to meet")
        };
        assert_eq!((games, better, same, worse), (3, 1, 1, 1));
        assert_eq!((above.times, above.of), (1.75, 3));
        assert!((mean_margin - (1.5 + 5.5 - 1.5) / 3.0).abs() < 1e-12);
    }
}
