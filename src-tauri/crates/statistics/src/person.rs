//! [`Portrait`]: all that the games of one kind tell about one person.

use crate::{HeadToHead, Played, Sat, Selection, Share, Spread, Streak};

/// What the games of one kind tell about one person.
#[derive(Clone, PartialEq, Debug)]
pub struct Portrait {
    /// How many games.
    pub games: u32,
    /// Wins, a shared one as the part it is; the mark is 1 over the number of seats.
    pub wins: Share,
    /// How often each place was reached, the first place first.
    pub places: Vec<u32>,
    /// The scores.
    pub scores: Spread,
    /// The game of the best score, the first that reached it.
    pub best: u32,
    /// The game of the worst score, the first that reached it.
    pub worst: u32,
    /// The mean of the scores with which one of the seats won, whoever that was.
    pub winning_mean: f64,
    /// Points by source, in the order of the game.
    pub sources: Vec<SourceMean>,
    /// Streaks of wins, shared ones too.
    pub streak: Streak,
    /// How often each rank was reached in games for one, the best first; none without ranks.
    pub ranks: Vec<u32>,
    /// Wins as the one who starts, and as one who does not.
    pub starting: Starting,
    /// How somebody fared against each other.
    pub heads: HeadToHead,
    /// Time.
    pub times: Times,
    /// The scores and ratings over time, oldest first.
    pub course: Course,
    /// When the first and the last of the games ended, in ms since 1970 UTC.
    pub span: (i64, i64),
}

/// Points from one source.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SourceMean {
    /// The mean for a game.
    pub mean: f64,
    /// The most in a game.
    pub most: i32,
}

/// Wins by who starts. Games in which nobody does are in neither.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Starting {
    /// Of games one started.
    pub first: Share,
    /// Of the others.
    pub later: Share,
}

/// How long somebody thought.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Times {
    /// In all games together, in ms.
    pub total_ms: u64,
    /// The mean for a game, in ms.
    pub mean_ms: f64,
    /// The mean for an action, in ms.
    pub act_ms: f64,
}

/// The games one after another.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// Game, time of its end in ms since 1970 UTC, score, place.
    pub scores: Vec<(u32, i64, i32, u8)>,
}

impl Portrait {
    /// What the selected ones of these games, ordered by their end, tell; nothing when there are
    /// none. `n_ranks` is how many ranks a game for one has.
    pub fn of(games: &[Played], selection: &Selection, n_ranks: usize) -> Option<Self> {
        let own = selection.of(games);
        let ((first, _), (last, _)) = (own.first()?, own.last()?);
        let n_seats = own.iter().map(|(game, _)| game.seats.len()).max()?;
        let n_games = own.len() as f64;
        let scores = Spread::of(own.iter().map(|(_, seat)| seat.score))?;
        let with = |score: i32| own.iter().find(|(_, seat)| seat.score == score);
        let mut wins = Share::default();
        let mut starting = Starting::default();
        let mut places = vec![0; n_seats];
        let mut ranks = vec![0; n_ranks];
        for (game, seat) in &own {
            let chance = 1.0 / game.seats.len() as f64;
            wins.add(seat.win(), chance);
            if game.seats.iter().any(|it| it.is_starter) {
                let part = if seat.is_starter { &mut starting.first } else { &mut starting.later };
                part.add(seat.win(), chance);
            }
            places[usize::from(seat.place).clamp(1, n_seats) - 1] += 1;
            if let Some(times) = seat.rank.and_then(|rank| ranks.get_mut(usize::from(rank))) {
                *times += 1;
            }
        }
        if ranks.iter().all(|&times| times == 0) {
            ranks.clear();
        }
        let winning = own.iter().filter_map(|(game, _)| winning_score(game));
        Some(Self {
            games: own.len() as u32,
            wins,
            places,
            best: with(scores.best)?.0.id,
            worst: with(scores.worst)?.0.id,
            scores,
            winning_mean: winning.map(f64::from).sum::<f64>() / n_games,
            sources: sources(&own),
            streak: Streak::of(own.iter().map(|(_, seat)| seat.place == 1)),
            ranks,
            starting,
            heads: HeadToHead::of(&own),
            times: Times::of(&own),
            course: Course {
                scores: own
                    .iter()
                    .map(|(game, seat)| (game.id, game.ended_at, seat.score, seat.place))
                    .collect(),
            },
            span: (first.ended_at, last.ended_at),
        })
    }
}

/// The score of who won.
fn winning_score(game: &Played) -> Option<i32> {
    game.seats.iter().filter(|seat| seat.place == 1).map(|seat| seat.score).max()
}

fn sources(own: &[(&Played, &Sat)]) -> Vec<SourceMean> {
    let n_sources = own.iter().map(|(_, seat)| seat.points.len()).max().unwrap_or(0);
    let source = |i: usize| {
        let points = || own.iter().map(|(_, seat)| seat.points.get(i).copied().unwrap_or(0));
        let sum: i64 = points().map(i64::from).sum();
        SourceMean { mean: sum as f64 / own.len() as f64, most: points().max().unwrap_or(0) }
    };
    (0..n_sources).map(source).collect()
}

impl Times {
    fn of(own: &[(&Played, &Sat)]) -> Self {
        let total_ms: u64 =
            own.iter().fold(0, |sum: u64, (_, seat)| sum.saturating_add(seat.think_ms));
        let n_acts: u64 = own.iter().map(|(_, seat)| u64::from(seat.n_acts)).sum();
        Self {
            total_ms,
            mean_ms: total_ms as f64 / own.len() as f64,
            act_ms: total_ms as f64 / n_acts.max(1) as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Part, Sitters, Who};

    /// A game of two between 1 and 2; the first starts.
    fn game(id: u32, scores: [i32; 2]) -> Played {
        let place = |own: i32, other: i32| if own >= other { 1 } else { 2 };
        let [a, b] = scores;
        let sat = |who, score, place, is_starter| Sat {
            who: Some(Who(who)),
            is_starter,
            score,
            place,
            n_tied: if a == b { 2 } else { 1 },
            margin: Some(score * 2 - a - b),
            points: vec![score - 3, 3],
            think_ms: 4_000,
            n_acts: 4,
            ..Sat::default()
        };
        let seats = vec![sat(1, a, place(a, b), true), sat(2, b, place(b, a), false)];
        Played { id, ended_at: i64::from(id) * 10, day: id as i32, lasted_ms: 9_000, seats }
    }

    fn of(who: u32) -> Selection {
        Selection { who: Who(who), is_assisted: None, from: None, to: None, sitters: Sitters::All }
    }

    fn games() -> Vec<Played> {
        vec![game(0, [10, 5]), game(1, [7, 7]), game(2, [4, 20]), game(3, [9, 8]), game(4, [9, 2])]
    }

    #[test]
    fn a_portrait_adds_up() {
        let portrait = Portrait::of(&games(), &of(1), 0).unwrap();
        assert_eq!((portrait.games, portrait.places.as_slice()), (5, &[4, 1][..]));
        assert_eq!((portrait.wins.times, portrait.wins.expected), (3.5, 2.5));
        assert_eq!((portrait.best, portrait.worst, portrait.scores.best), (0, 2, 10));
        assert!((portrait.winning_mean - (10 + 7 + 20 + 9 + 9) as f64 / 5.0).abs() < 1e-12);
        assert_eq!(portrait.sources[1], SourceMean { mean: 3.0, most: 3 });
        let means: f64 = portrait.sources.iter().map(|it| it.mean).sum();
        assert!((means - portrait.scores.mean).abs() < 1e-12, "sources make up the score");
        assert_eq!(portrait.streak, Streak { current: 2, longest: 2 });
        assert_eq!((portrait.starting.first.of, portrait.starting.later.of), (5, 0));
        assert_eq!((portrait.times.total_ms, portrait.times.act_ms), (20_000, 1_000.0));
        assert_eq!(portrait.span, (0, 40));
        assert_eq!(Portrait::of(&games(), &of(9), 0), None, "a stranger has none");
    }

    #[test]
    fn every_number_leads_to_its_games() {
        let (games, own) = (games(), of(1));
        assert_eq!(own.part(&games, Part::All), [0, 1, 2, 3, 4]);
        assert_eq!(own.part(&games, Part::Won), [0, 1, 3, 4]);
        assert_eq!(own.part(&games, Part::Place(2)), [2]);
        assert_eq!(own.part(&games, Part::Scores(7, 9)), [1, 3, 4]);
        assert_eq!(own.part(&games, Part::Started(false)), Vec::<u32>::new());
        assert_eq!(own.part(&games, Part::CurrentStreak), [3, 4]);
        assert_eq!(of(2).part(&games, Part::LongestStreak), [1, 2]);
        let portrait = Portrait::of(&games, &own, 0).unwrap();
        for bin in &portrait.scores.bins {
            let part = own.part(&games, Part::Scores(bin.from, bin.to));
            assert_eq!(part.len(), bin.count as usize);
        }
    }

    #[test]
    fn games_are_selected_by_time_help_and_company() {
        let mut games = games();
        games[1].seats[0].is_assisted = true;
        games[2].seats[1].is_bot = true;
        let ids = |selection: Selection| selection.part(&games, Part::All);
        assert_eq!(ids(Selection { from: Some(1), to: Some(3), ..of(1) }), [1, 2, 3]);
        assert_eq!(ids(Selection { is_assisted: Some(true), ..of(1) }), [1]);
        assert_eq!(ids(Selection { is_assisted: Some(false), ..of(1) }), [0, 2, 3, 4]);
        assert_eq!(ids(Selection { sitters: Sitters::Bots, ..of(1) }), [2]);
        assert_eq!(ids(Selection { sitters: Sitters::People, ..of(1) }), [0, 1, 3, 4]);
        assert_eq!(ids(Selection { sitters: Sitters::With(Who(2)), ..of(1) }), [0, 1, 2, 3, 4]);
        assert_eq!(ids(Selection { sitters: Sitters::With(Who(3)), ..of(1) }), Vec::<u32>::new());
    }
}
