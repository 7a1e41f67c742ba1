//! [`Record`]: the best that people reached in games of one kind.

use serde::{Deserialize, Serialize};

use crate::{Played, Sat};

/// What a record is about.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Feat {
    /// The highest score.
    Score,
    /// The largest distance to the second of a game won.
    Margin,
    /// The highest score that did not win.
    LosingScore,
    /// The largest single source of points.
    Feature,
    /// The most points at one stroke.
    Stroke,
    /// The shortest thinking of who won, or of a game for one, among results with as many points as
    /// half of all have: hurrying without a look at the points is no feat.
    Fastest,
}

impl Feat {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 6] =
        [Self::Score, Self::Margin, Self::LosingScore, Self::Feature, Self::Stroke, Self::Fastest];

    /// What a seat reached; nothing where it means nothing. The fastest has at least `floor` points.
    fn of(self, game: &Played, seat: &Sat, floor: Option<i32>) -> Option<i64> {
        let is_alone = game.seats.len() == 1;
        let (is_winner, result) = (seat.has_won(), &seat.result);
        match self {
            Self::Score => Some(i64::from(result.score)),
            Self::Margin => seat.margin.filter(|&it| is_winner && it > 0).map(i64::from),
            Self::LosingScore => (!is_winner).then_some(i64::from(result.score)),
            Self::Feature => result.feature.as_ref().map(|it| i64::from(it.points)),
            Self::Stroke => result.stroke.map(|it| i64::from(it.points)),
            Self::Fastest => {
                let is_good = floor.is_none_or(|floor| result.score >= floor);
                let is_feat = (is_winner || is_alone) && result.think_ms > 0 && is_good;
                is_feat.then(|| i64::try_from(result.think_ms).unwrap_or(i64::MAX))
            }
        }
    }

    /// Whether the first beats the second.
    fn beats(self, it: i64, other: i64) -> bool {
        match self {
            Self::Fastest => it < other,
            Self::Score | Self::Margin | Self::LosingScore | Self::Feature | Self::Stroke => {
                it > other
            }
        }
    }
}

/// The best that somebody reached.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record {
    /// In what.
    pub feat: Feat,
    /// Points, or ms of the fastest.
    pub value: i64,
    /// In which game.
    pub table: String,
    /// On which seat.
    pub seat: u8,
    /// What was the best before it; nothing when it is the first.
    pub before: Option<Beaten>,
}

/// What was the best before a record.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Beaten {
    /// Points, or ms of the fastest.
    pub value: i64,
    /// In which game.
    pub table: String,
    /// On which seat.
    pub seat: u8,
}

/// The records of people, with or without help, in games of one kind ordered by their end. Who
/// reaches the same later does not take a record away. The fastest has at least `floor` points.
pub fn records(games: &[Played], is_assisted: bool, floor: Option<i32>) -> Vec<Record> {
    Feat::ALL.into_iter().filter_map(|feat| record(games, is_assisted, feat, floor)).collect()
}

fn record(games: &[Played], is_assisted: bool, feat: Feat, floor: Option<i32>) -> Option<Record> {
    let mut best: Option<Record> = None;
    for game in games {
        let seats = (0..).zip(&game.seats);
        for (n, seat) in seats.filter(|(_, it)| !it.is_bot && it.is_assisted == is_assisted) {
            let Some(value) = feat.of(game, seat, floor) else { continue };
            if best.as_ref().is_none_or(|best| feat.beats(value, best.value)) {
                // Two seats of one game: what stood before the game is what was broken.
                let before = match best {
                    Some(best) if best.table == game.table => best.before,
                    Some(Record { value, table, seat, .. }) => Some(Beaten { value, table, seat }),
                    None => None,
                };
                best = Some(Record { feat, value, table: game.table.clone(), seat: n, before });
            }
        }
    }
    best
}

/// The records that the last of these games broke; none when it is the first of its kind, where
/// everything would be a record.
pub fn broken(games: &[Played]) -> Vec<Record> {
    let Some(last) = games.last() else { return Vec::new() };
    let both = [false, true]
        .into_iter()
        .flat_map(|is_assisted| records(games, is_assisted, usual_score(games, is_assisted)));
    both.filter(|record| record.table == last.table && record.before.is_some()).collect()
}

/// The score that half of the people reached: the middle one, the higher of two.
fn usual_score(games: &[Played], is_assisted: bool) -> Option<i32> {
    let seats = games.iter().flat_map(|it| &it.seats);
    let seats = seats.filter(|it| !it.is_bot && it.is_assisted == is_assisted);
    let mut scores: Vec<i32> = seats.map(|it| it.result.score).collect();
    scores.sort_unstable();
    scores.get(scores.len() / 2).copied()
}

/// Which of these results, the best first and of equal ones the earliest, were a record when they were
/// reached, by what tells the times when: the newest first.
pub fn milestones<T, When: Ord>(best_first: &[T], when: impl Fn(&T) -> When) -> Vec<&T> {
    let mut found: Vec<&T> = Vec::new();
    for it in best_first {
        // What is better stands before it; it was the best as long as that was not there.
        if found.last().is_none_or(|better| when(it) < when(better)) {
            found.push(it);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use game::{SeatResult, Stroke};

    use super::*;

    fn game(id: u32, seats: &[(i32, u8, bool)]) -> Played {
        let best = |own: usize| {
            seats.iter().enumerate().filter(|&(i, _)| i != own).map(|(_, it)| it.0).max()
        };
        let sat = |(i, &(score, place, is_bot)): (usize, &(i32, u8, bool))| Sat {
            profile: Some(i.to_string()),
            is_bot,
            margin: best(i).map(|best| score - best),
            result: SeatResult {
                score,
                place,
                stroke: Some(Stroke { points: score / 2, at: 1 }),
                think_ms: score.unsigned_abs().into(),
                ..SeatResult::default()
            },
            ..Sat::default()
        };
        let seats = seats.iter().enumerate().map(sat).collect();
        Played { table: id.to_string(), ended_at: id.into(), day: 0, seats }
    }

    fn found(games: &[Played], feat: Feat) -> Option<(i64, u32, u8, Option<i64>)> {
        let all = records(games, false, None);
        let record = all.iter().find(|it| it.feat == feat)?;
        let before = record.before.as_ref().map(|it| it.value);
        Some((record.value, record.table.parse().unwrap(), record.seat, before))
    }

    #[test]
    fn records_are_held_by_people_and_by_who_was_first() {
        let games = [
            game(0, &[(30, 1, false), (20, 2, false)]),
            game(1, &[(90, 1, true), (29, 2, false)]),
            game(2, &[(35, 1, false), (34, 2, false)]),
            game(3, &[(10, 2, false), (35, 1, false)]),
        ];
        assert_eq!(found(&games, Feat::Score), Some((35, 2, 0, Some(30))), "no bot, the first 35");
        assert_eq!(found(&games, Feat::Margin), Some((25, 3, 1, Some(10))));
        assert_eq!(found(&games, Feat::LosingScore), Some((34, 2, 1, Some(29))));
        assert_eq!(found(&games, Feat::Fastest), Some((30, 0, 0, None)), "winners only");
        assert_eq!(found(&games, Feat::Feature), None);
        assert_eq!(records(&games, true, None), [], "nobody was helped");
    }

    #[test]
    fn a_game_breaks_what_stood_before_it() {
        let mut games = vec![game(0, &[(30, 1, false), (20, 2, false)])];
        assert_eq!(broken(&games), [], "the first game of its kind breaks nothing");
        games.push(game(1, &[(40, 2, false), (41, 1, false)]));
        let feats: Vec<_> =
            broken(&games).into_iter().map(|it| (it.feat, it.value, it.before)).collect();
        let before = |value, seat| Some(Beaten { value, table: "0".into(), seat });
        assert_eq!(
            feats,
            [
                (Feat::Score, 41, before(30, 0)),
                (Feat::LosingScore, 40, before(20, 1)),
                (Feat::Stroke, 20, before(15, 0)),
            ]
        );
    }

    #[test]
    fn hurrying_alone_is_no_feat() {
        let fastest = |games: &[Played]| {
            let all = broken(games).into_iter().filter(|it| it.feat == Feat::Fastest);
            all.map(|it| (it.value, it.before.unwrap().value)).next()
        };
        // The time is as long as the score is high.
        let mut games = vec![game(0, &[(40, 1, false)]), game(1, &[(30, 1, false)])];
        assert_eq!(fastest(&games), None, "the worse of two");
        games.push(game(2, &[(35, 1, false)]));
        assert_eq!(fastest(&games), Some((35, 40)), "the middle one of three");
        games.push(game(3, &[(-33, 1, false)]));
        assert_eq!(fastest(&games), None);
        let now = records(&games, false, Some(35));
        let fastest = now.iter().find(|it| it.feat == Feat::Fastest).unwrap();
        assert_eq!(fastest.table, "2");
    }

    #[test]
    fn milestones_are_what_was_best_when_it_came() {
        // Value and time, the best first.
        let reached = [(90, 6), (80, 3), (80, 7), (50, 4), (50, 2), (20, 1)];
        assert_eq!(milestones(&reached, |it| it.1), [&(90, 6), &(80, 3), &(50, 2), &(20, 1)]);
        assert_eq!(milestones::<(i32, i32), i32>(&[], |it| it.1), Vec::<&(i32, i32)>::new());
    }
}
