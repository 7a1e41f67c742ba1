//! [`Portrait`]: all that the games of one kind tell about one person.

use serde::Serialize;

use crate::{HeadToHead, Played, Sat, Selection, Share, Spread, Streak};

/// The most games told of one by one.
const MOST_SCORES: usize = 120;

/// What the games of one kind tell about one person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Portrait {
    /// How many games.
    pub games: u32,
    /// Wins, a shared one as the part it is; the mark is 1 over the number of seats.
    pub wins: Share,
    /// How often each place was reached, the first place first.
    pub places: Vec<u32>,
    /// The scores.
    pub scores: Spread,
    /// The table of the best score, the first that reached it.
    pub best_table: String,
    /// The table of the worst score, the first that reached it.
    pub worst_table: String,
    /// The mean of the scores with which one of the seats won, whoever that was.
    pub winning_mean: f64,
    /// Points by source, in the order of the game.
    pub by_source: Vec<SourceMean>,
    /// Streaks of wins, shared ones too.
    pub streak: Streak,
    /// How often each rank was reached in games for one, the best first; none without ranks.
    pub by_rank: Vec<u32>,
    /// Wins as the one who begins, and as one who does not.
    pub starting: Starting,
    /// How somebody fared against each other.
    pub heads: HeadToHead,
    /// Time.
    pub times: Times,
    /// The latest games, oldest first, at most 120.
    pub course: Vec<ScoreAt>,
    /// When the last of the games ended, in ms since 1970 UTC.
    pub last_at: i64,
}

/// Points from one source.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SourceMean {
    /// The mean for a game.
    pub mean: f64,
    /// The most in a game.
    pub most: i32,
}

/// Wins by who begins. Games in which nobody does are in neither.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Starting {
    /// Of games one began.
    pub first: Share,
    /// Of the others.
    pub later: Share,
}

/// How long somebody thought.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Times {
    /// In all games together, in ms.
    pub total_ms: u64,
    /// The mean for a game, in ms.
    pub game_ms: f64,
    /// The mean for an action, in ms.
    pub act_ms: f64,
}

/// The score of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct ScoreAt {
    /// The game.
    pub table: String,
    /// When it ended, in ms since 1970 UTC.
    pub at: i64,
    /// The score.
    pub score: i32,
    /// The place, from 1.
    pub place: u8,
}

impl Portrait {
    /// What the selected ones of these games, ordered by their end, tell; nothing when there are
    /// none. `sources` and `ranks` are those of the game, in their order.
    pub fn of(
        games: &[Played],
        selection: &Selection,
        sources: &[&str],
        ranks: &[&str],
    ) -> Option<Self> {
        let own = selection.of(games);
        let last_at = own.last()?.0.ended_at;
        let n_seats = own.iter().map(|(game, _)| game.seats.len()).max()?;
        let scores = Spread::of(own.iter().map(|(_, seat)| seat.result.score))?;
        let table = |score: i32| {
            let first = own.iter().find(|(_, seat)| seat.result.score == score);
            first.map(|(game, _)| game.table.clone())
        };
        let share = |is_of: &dyn Fn(&Played, &Sat) -> bool| -> Share {
            let some = own.iter().filter(|(game, seat)| is_of(game, seat));
            some.map(|(game, seat)| (seat.win(), 1.0 / game.seats.len() as f64)).collect()
        };
        let begins = |game: &Played| game.seats.iter().any(|it| it.result.is_starter);
        let mut places = vec![0; n_seats];
        for (_, seat) in &own {
            places[usize::from(seat.result.place).clamp(1, n_seats) - 1] += 1;
        }
        let reached = |rank: &str| {
            own.iter().filter(|(_, seat)| seat.result.rank.as_deref() == Some(rank)).count() as u32
        };
        let mut by_rank: Vec<u32> = ranks.iter().map(|rank| reached(rank)).collect();
        if by_rank.iter().all(|&times| times == 0) {
            by_rank.clear();
        }
        let winning = own.iter().filter_map(|(game, _)| winning_score(game));
        let course = own[own.len().saturating_sub(MOST_SCORES)..].iter().map(|(game, seat)| {
            let (score, place) = (seat.result.score, seat.result.place);
            ScoreAt { table: game.table.clone(), at: game.ended_at, score, place }
        });
        Some(Self {
            games: own.len() as u32,
            wins: share(&|_, _| true),
            places,
            best_table: table(scores.best)?,
            worst_table: table(scores.worst)?,
            scores,
            winning_mean: winning.map(f64::from).sum::<f64>() / own.len() as f64,
            by_source: by_source(&own, sources),
            streak: Streak::of(own.iter().map(|(_, seat)| seat.has_won())),
            by_rank,
            starting: Starting {
                first: share(&|_, seat| seat.result.is_starter),
                later: share(&|game, seat| begins(game) && !seat.result.is_starter),
            },
            heads: HeadToHead::of(&own),
            times: Times::of(&own),
            course: course.collect(),
            last_at,
        })
    }
}

/// The score of who won.
fn winning_score(game: &Played) -> Option<i32> {
    game.seats.iter().filter(|seat| seat.has_won()).map(|seat| seat.result.score).max()
}

fn by_source(own: &[(&Played, &Sat)], sources: &[&str]) -> Vec<SourceMean> {
    let source = |kind: &&str| {
        let points = || own.iter().map(|(_, seat)| *seat.result.points.get(*kind).unwrap_or(&0));
        let sum: i64 = points().map(i64::from).sum();
        SourceMean { mean: sum as f64 / own.len() as f64, most: points().max().unwrap_or(0) }
    };
    sources.iter().map(source).collect()
}

impl Times {
    fn of(own: &[(&Played, &Sat)]) -> Self {
        let results = || own.iter().map(|(_, seat)| &seat.result);
        let total_ms = results().fold(0, |sum: u64, it| sum.saturating_add(it.think_ms));
        let n_acts: u64 = results().map(|it| u64::from(it.n_acts)).sum();
        Self {
            total_ms,
            game_ms: total_ms as f64 / own.len() as f64,
            act_ms: total_ms as f64 / n_acts.max(1) as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use game::SeatResult;

    use super::*;
    use crate::{Against, PlaysPart};

    /// A game of two between 1 and 2; the first begins.
    fn game(id: u32, scores: [i32; 2]) -> Played {
        let place = |own: i32, other: i32| if own >= other { 1 } else { 2 };
        let [a, b] = scores;
        let sat = |who: &str, score, place, is_starter| Sat {
            profile: Some(who.into()),
            n_tied: if a == b { 2 } else { 1 },
            margin: Some(score * 2 - a - b),
            result: SeatResult {
                is_starter,
                score,
                place,
                points: BTreeMap::from([("lake".into(), score - 3), ("wood".into(), 3)]),
                think_ms: 4_000,
                n_acts: 4,
                ..SeatResult::default()
            },
            ..Sat::default()
        };
        let seats = vec![sat("1", a, place(a, b), true), sat("2", b, place(b, a), false)];
        Played { table: id.to_string(), ended_at: i64::from(id) * 10, day: id as i32, seats }
    }

    fn of(who: &str) -> Selection {
        Selection { person: who.into(), ..Selection::default() }
    }

    fn games() -> Vec<Played> {
        vec![game(0, [10, 5]), game(1, [7, 7]), game(2, [4, 20]), game(3, [9, 8]), game(4, [9, 2])]
    }

    fn portrait(who: &str) -> Option<Portrait> {
        Portrait::of(&games(), &of(who), &["lake", "wood", "road"], &["king"])
    }

    #[test]
    fn a_portrait_adds_up() {
        let portrait = portrait("1").unwrap();
        assert_eq!((portrait.games, portrait.places.as_slice()), (5, &[4, 1][..]));
        assert_eq!((portrait.wins.times, portrait.wins.mark), (3.5, Some(0.5)));
        assert_eq!((&*portrait.best_table, &*portrait.worst_table), ("0", "2"));
        assert_eq!(portrait.scores.best, 10);
        assert!((portrait.winning_mean - (10 + 7 + 20 + 9 + 9) as f64 / 5.0).abs() < 1e-12);
        let means: f64 = portrait.by_source.iter().map(|it| it.mean).sum();
        assert!((means - portrait.scores.mean).abs() < 1e-12, "sources make up the score");
        let rest = [SourceMean { mean: 3.0, most: 3 }, SourceMean { mean: 0.0, most: 0 }];
        assert_eq!(portrait.by_source[1..], rest);
        assert_eq!(portrait.by_rank, [0; 0], "nobody plays alone");
        assert_eq!(portrait.streak, Streak { current: 2, longest: 2 });
        assert_eq!((portrait.starting.first.of, portrait.starting.later.of), (5, 0));
        assert_eq!((portrait.times.total_ms, portrait.times.act_ms), (20_000, 1_000.0));
        assert_eq!((portrait.course.len(), portrait.last_at), (5, 40));
        assert_eq!(Portrait::of(&games(), &of("9"), &[], &[]), None, "a stranger has none");
    }

    #[test]
    fn every_number_leads_to_its_games() {
        let (games, own) = (games(), of("1"));
        let part = |part| own.part(&games, &part).concat();
        assert_eq!(part(PlaysPart::All), "01234");
        assert_eq!(part(PlaysPart::Won), "0134");
        assert_eq!(part(PlaysPart::Place { place: 2 }), "2");
        assert_eq!(part(PlaysPart::Scores { from: 7, to: 9 }), "134");
        assert_eq!(part(PlaysPart::Began { began: false }), "");
        assert_eq!(part(PlaysPart::Rank { rank: "king".into() }), "");
        assert_eq!(part(PlaysPart::CurrentStreak), "34");
        assert_eq!(of("2").part(&games, &PlaysPart::LongestStreak).concat(), "12");
        for bin in portrait("1").unwrap().scores.bins {
            let inside = part(PlaysPart::Scores { from: bin.from, to: bin.to });
            assert_eq!(inside.len(), bin.count as usize);
        }
    }

    #[test]
    fn games_are_selected_by_time_help_and_company() {
        let mut games = games();
        games[1].seats[0].is_assisted = true;
        games[2].seats[1].is_bot = true;
        let ids = |selection: Selection| selection.part(&games, &PlaysPart::All).concat();
        let against = |it| ids(Selection { against: Some(it), ..of("1") });
        let player = |who: &str| Against::Player { profile: who.into() };
        assert_eq!(ids(Selection { from: Some(2), ..of("1") }), "234");
        assert_eq!(ids(Selection { is_assisted: Some(true), ..of("1") }), "1");
        assert_eq!(ids(Selection { is_assisted: Some(false), ..of("1") }), "0234");
        assert_eq!(against(Against::Bots), "2");
        assert_eq!(against(Against::People), "0134");
        assert_eq!(against(player("2")), "01234");
        assert_eq!(against(player("3")), "");
    }
}
