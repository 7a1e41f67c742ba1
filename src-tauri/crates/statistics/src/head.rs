//! [`HeadToHead`]: how somebody fares against each other one.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Played, Sat, Share};

/// How somebody fared against one other; against bots of one level where several of them sat there, on
/// the mean.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Meeting {
    /// The profile of the other.
    pub profile: String,
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
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
pub struct HeadToHead {
    /// Everybody met, most games first.
    pub meetings: Vec<Meeting>,
    /// Who was beaten most often, by profile; of people met five times or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<String>,
    /// Who won most often, by profile; of people met five times or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nemesis: Option<String>,
}

/// The fewest games after which somebody is called a rival or a nemesis.
const LEAST_GAMES: u32 = 5;

/// Whether somebody met is a bot, and the games with them: how often the place was better, and how
/// many points more.
type Games = (bool, Vec<(f64, f64)>);

impl HeadToHead {
    /// The meetings in these games of somebody, each with their own seat.
    pub fn of(own: &[(&Played, &Sat)]) -> Self {
        let mut found: BTreeMap<&str, Games> = BTreeMap::new();
        for (game, seat) in own {
            for (profile, others) in others_of(game, seat) {
                // Bots of one level are one to meet, however many of them sit there: it is one game.
                let count = others.len() as f64;
                let mean = |of: &dyn Fn(&Sat) -> f64| {
                    others.iter().map(|other| of(other)).sum::<f64>() / count
                };
                let points = f64::from(seat.result.score) - mean(&|it| it.result.score.into());
                let is_bot = others.iter().all(|other| other.is_bot);
                let games = &mut found.entry(profile).or_insert((is_bot, Vec::new())).1;
                games.push((mean(&|it| above(seat, it)), points));
            }
        }
        let meeting = |(profile, (is_bot, games)): (&str, Games)| {
            let count =
                |wanted| games.iter().filter(|it| it.0.total_cmp(&0.5) == wanted).count() as u32;
            Meeting {
                profile: profile.to_owned(),
                is_bot,
                games: games.len() as u32,
                better: count(Ordering::Greater),
                same: count(Ordering::Equal),
                worse: count(Ordering::Less),
                above: games.iter().map(|it| (it.0, 0.5)).collect(),
                mean_margin: games.iter().map(|it| it.1).sum::<f64>() / games.len() as f64,
            }
        };
        let mut meetings: Vec<Meeting> = found.into_iter().map(meeting).collect();
        // Of equal ones the order of their profiles stays.
        meetings.sort_by_key(|meeting| Reverse(meeting.games));
        let most = |times: fn(&Meeting) -> u32| {
            let people = meetings.iter().filter(|it| !it.is_bot && it.games >= LEAST_GAMES);
            let most = people.max_by_key(|it| (times(it), it.games))?;
            (times(most) > 0).then(|| most.profile.clone())
        };
        Self { rival: most(|it| it.better), nemesis: most(|it| it.worse), meetings }
    }
}

/// All others of a game by who they are.
fn others_of<'a>(game: &'a Played, seat: &Sat) -> BTreeMap<&'a str, Vec<&'a Sat>> {
    let mut others: BTreeMap<&str, Vec<&Sat>> = BTreeMap::new();
    for other in game.seats.iter().filter(|it| it.profile != seat.profile) {
        if let Some(profile) = &other.profile {
            others.entry(profile).or_default().push(other);
        }
    }
    others
}

/// Whether one had the better place than another: the same one is half of that.
fn above(seat: &Sat, other: &Sat) -> f64 {
    match seat.result.place.cmp(&other.result.place) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use game::SeatResult;

    use super::*;

    fn game(seats: &[(u32, i32, u8)]) -> Played {
        let sat = |&(who, score, place): &(u32, i32, u8)| Sat {
            profile: Some(who.to_string()),
            result: SeatResult { score, place, ..SeatResult::default() },
            ..Sat::default()
        };
        let seats = seats.iter().map(sat).collect();
        Played { table: String::new(), ended_at: 0, day: 0, seats }
    }

    #[test]
    fn meetings_count_places_and_points() {
        let mut games = vec![game(&[(1, 10, 1), (2, 4, 2), (3, 1, 3)]); 4];
        games.push(game(&[(1, 5, 2), (2, 9, 1)]));
        games.push(game(&[(2, 7, 1), (1, 7, 1)]));
        let own: Vec<_> = games
            .iter()
            .map(|game| {
                (game, game.seats.iter().find(|it| it.profile.as_deref() == Some("1")).unwrap())
            })
            .collect();
        let heads = HeadToHead::of(&own);
        let Meeting { profile, games, better, same, worse, mean_margin, above, .. } =
            &heads.meetings[0];
        assert_eq!((&**profile, *games, *better, *same, *worse), ("2", 6, 4, 1, 1));
        assert_eq!((above.times, above.of, above.mark), (4.5, 6, Some(0.5)));
        assert!((mean_margin - 20.0 / 6.0).abs() < 1e-12);
        assert_eq!((heads.rival.as_deref(), heads.nemesis.as_deref()), (Some("2"), Some("2")));
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
