//! [`strength`]: how strong a level is in rating points, worked out from the ladder.
//!
//! On the scale of ratings 400 points more mean ten wins to one between two. Taking a level's part
//! of the first places `p`, alone among `n − 1` others of the level below it, for what the model of
//! Bradley and Terry (for more than two: of Plackett and Luce) says of one stronger by `d` points,
//!
//! `p = w / (w + n − 1)` with `w = 10^(d / 400)`, so `d = 400 · log10(p · (n − 1) / (1 − p))`.
//!
//! The middle of the ladder, [`MIDDLE`], has the points of the middle of the scale, and the others
//! lie above and below it by the sum of the rungs between. A rung's deviation is the width of its
//! 95 % interval in points over 2 · 1.96; those of the rungs between add up as squares.

use table::{GameId, Level};

use crate::{Rung, ladder};

/// Who is in the middle of the scale: as strong as somebody of whom nothing is known is thought.
const MIDDLE: Level = Level::Regular;
/// The points there.
const MIDDLE_POINTS: f64 = 1000.0;
/// Points for ten to one.
const TEN_TO_ONE: f64 = 400.0;
/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_964;

/// How strong a level was measured to be: 400 points more mean ten wins to one.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Strength {
    /// The points.
    pub points: f64,
    /// One standard deviation of the measurement.
    pub deviation: f64,
}

/// How strong a level is at a table of so many seats. Where no ladder was climbed for them, that of
/// the nearest number of seats is taken; `None` where there is none, or where a rung between the
/// level and the middle is missing, and for the frozen yardsticks. A ladder that ends below a level
/// is not gone on with by another one: a level may play in a plainer way among more seats.
pub fn strength(game: GameId, level: Level, n_seats: u8) -> Option<Strength> {
    strength_by(ladder(), game, level, n_seats)
}

fn strength_by(ladder: &[Rung], game: GameId, level: Level, n_seats: u8) -> Option<Strength> {
    // Games for one have no places to rate.
    let of_game = || ladder.iter().filter(|it| it.game == game && it.seats > 1);
    let seats =
        of_game().map(|it| it.seats).min_by_key(|&seats| (seats.abs_diff(n_seats), seats))?;
    let rungs: Vec<&Rung> = of_game().filter(|it| it.seats == seats).collect();
    climbed(&rungs, level)
}

/// The way from the middle to a level along these rungs.
fn climbed(rungs: &[&Rung], level: Level) -> Option<Strength> {
    let place = |level| Level::LADDER.iter().position(|&it| it == level);
    let (from, to) = (place(MIDDLE)?, place(level)?);
    let (mut points, mut variance) = (0.0, 0.0_f64);
    for pair in Level::LADDER[from.min(to)..=from.max(to)].windows(2) {
        let rung = rungs.iter().find(|it| it.level == pair[1] && it.below == pair[0])?;
        points += of_share(rung, rung.firsts);
        let half = (of_share(rung, rung.high) - of_share(rung, rung.low)) / 2.0;
        variance += (half / Z).powi(2);
    }
    let points = MIDDLE_POINTS + if to < from { -points } else { points };
    Some(Strength { points, deviation: variance.sqrt() })
}

/// How much stronger is who has this part of the first places. No more can be told by so many games
/// than half a game lost, or won.
fn of_share(rung: &Rung, share: f64) -> f64 {
    let least = 0.5 / f64::from(rung.games);
    let share = share.clamp(least, 1.0 - least);
    TEN_TO_ONE * (share * f64::from(rung.seats - 1) / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(seats: u8, [below, level]: [Level; 2], firsts: f64, half: f64) -> Rung {
        let (low, high) = (firsts - half, firsts + half);
        Rung { game: GameId::Hunters, seats, level, below, games: 400, firsts, low, high }
    }

    fn points(ladder: &[Rung], level: Level, n_seats: u8) -> Option<f64> {
        strength_by(ladder, GameId::Hunters, level, n_seats).map(|it| it.points.round())
    }

    const UP: [Level; 2] = [Level::Regular, Level::Rival];
    const FURTHER: [Level; 2] = [Level::Rival, Level::Expert];
    const DOWN: [Level; 2] = [Level::Guest, Level::Regular];

    #[test]
    fn ten_wins_to_one_are_400_points_up_or_down() {
        let ladder = [rung(2, UP, 10.0 / 11.0, 0.0), rung(2, DOWN, 10.0 / 11.0, 0.0)];
        assert_eq!(points(&ladder, Level::Rival, 2), Some(1400.0));
        assert_eq!(points(&ladder, Level::Regular, 2), Some(1000.0));
        assert_eq!(points(&ladder, Level::Guest, 2), Some(600.0));
        assert_eq!(strength_by(&ladder, GameId::Kraje, Level::Rival, 2), None);
    }

    #[test]
    fn among_more_the_part_of_an_equal_is_smaller() {
        for seats in 2..=5 {
            let even = 1.0 / f64::from(seats);
            assert_eq!(points(&[rung(seats, UP, even, 0.0)], Level::Rival, seats), Some(1000.0));
        }
        // As strong as ten: ten places of thirteen beside three others.
        assert_eq!(points(&[rung(4, UP, 10.0 / 13.0, 0.0)], Level::Rival, 4), Some(1400.0));
    }

    #[test]
    fn rungs_add_up_and_so_do_their_doubts() {
        let ladder = [rung(2, UP, 0.7, 0.05), rung(2, FURTHER, 0.7, 0.05)];
        let of = |level| strength_by(&ladder, GameId::Hunters, level, 2).unwrap();
        let (one, two) = (of(Level::Rival), of(Level::Expert));
        assert!((two.points - 1000.0 - 2.0 * (one.points - 1000.0)).abs() < 1e-9);
        assert!((two.deviation - one.deviation * 2.0_f64.sqrt()).abs() < 1e-9);
        // The slope of the logarithm at 0.7 is 1 / (0.7 * 0.3) to a share.
        let about = TEN_TO_ONE / 10.0_f64.ln() * 0.05 / Z / 0.21;
        assert!((one.deviation / about - 1.0).abs() < 0.03, "{one:?} {about}");
    }

    #[test]
    fn what_was_not_measured_is_not_known() {
        let ladder = [rung(2, FURTHER, 0.7, 0.05)];
        assert_eq!(points(&ladder, Level::Expert, 2), None, "nobody knows the rival");
        assert_eq!(points(&ladder, Level::Greedy, 2), None);
        assert_eq!(points(&ladder, Level::Guest, 2), None);
        let alone = Rung { game: GameId::Kraje, ..rung(1, UP, 0.7, 0.05) };
        assert_eq!(strength_by(&[alone], GameId::Kraje, Level::Rival, 2), None);
    }

    #[test]
    fn without_a_ladder_for_a_table_the_nearest_one_is_taken() {
        let ladder =
            [rung(2, UP, 0.7, 0.0), rung(2, FURTHER, 0.7, 0.0), rung(4, UP, 10.0 / 13.0, 0.0)];
        assert_eq!(points(&ladder, Level::Rival, 5), Some(1400.0));
        assert_eq!(points(&ladder, Level::Rival, 3), points(&ladder, Level::Rival, 2));
        assert!(points(&ladder, Level::Expert, 3).is_some());
        assert_eq!(points(&ladder, Level::Expert, 5), None, "the ladder for four ends below it");
    }

    /// Otherwise the ratings of people would be pulled to where they do not belong.
    #[test]
    fn a_level_of_the_house_is_stronger_than_the_one_below_it() {
        for &game in GameId::ALL {
            let (least, most) = game.seats();
            for n_seats in least.max(2)..=most {
                let known = Level::LADDER.map(|level| strength(game, level, n_seats));
                let known: Vec<Strength> = known.into_iter().flatten().collect();
                assert!(known.is_sorted_by(|a, b| a.points < b.points), "{game:?} {known:?}");
                assert!(known.iter().all(|it| it.deviation < 200.0), "{game:?} {known:?}");
            }
        }
    }
}
