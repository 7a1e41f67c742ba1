//! What the levels miss, as measured: what others can punish.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{GameId, Level};

/// What a level misses. A slip is an action that costs so many points or more against the best that a
/// faultless look to the end of the own turn finds.
///
/// `data/slips.json` is a list of these, one line each, as `lab slips --json` writes them. A level
/// that looks further than its own turn is not there: such a look cannot judge it.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Slips {
    /// In which game.
    pub game: GameId,
    /// With how many seats.
    pub seats: u8,
    /// The level, at all of them.
    pub level: Level,
    /// Games that were looked at, each counted once for every seat.
    pub games: u32,
    /// From how many points on it is a slip.
    pub points: f64,
    /// Slips a seat and game, the mean.
    pub each: f64,
    /// In which share of the games points were left lying that would have been on the sheet at once.
    pub lying: f64,
    /// In which share it was missed what was still to come of something.
    pub unforeseen: f64,
    /// In which share it was missed what another seat would have of it.
    pub given: f64,
}

/// What was measured.
pub fn slips() -> &'static [Slips] {
    static ALL: LazyLock<Vec<Slips>> = LazyLock::new(|| {
        read(include_str!("../data/slips.json")).expect("what is missed is read in a test")
    });
    &ALL
}

/// Reads such a list and checks that every line says something possible.
fn read(text: &str) -> Result<Vec<Slips>, String> {
    let all: Vec<Slips> = serde_json::from_str(text).map_err(|why| why.to_string())?;
    for it in &all {
        let (least, most) = it.game.seats();
        let is_share = |it: f64| (0.0..=1.0).contains(&it);
        let is_fine = (least..=most).contains(&it.seats)
            && it.games > 0
            && it.points > 0.0
            && it.each >= it.lying.max(it.unforeseen).max(it.given)
            && [it.lying, it.unforeseen, it.given].into_iter().all(is_share);
        if !is_fine {
            return Err(format!("nobody can play like this: {it:?}"));
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"[{"game":"hunters","seats":2,"level":"guest","games":40,"points":6,
        "each":3.5,"lying":0.25,"unforeseen":0.9,"given":0.4}]"#;

    #[test]
    fn what_is_missed_is_said_once_and_less_of_it_the_higher_the_level() {
        let all = slips();
        for (i, it) in all.iter().enumerate() {
            let is_same = |other: &&Slips| {
                (other.game, other.seats, other.level) == (it.game, it.seats, it.level)
            };
            assert_eq!(all.iter().position(|other| is_same(&other)), Some(i), "twice: {it:?}");
            let lower = all.iter().filter(|other| {
                (other.game, other.seats) == (it.game, it.seats) && other.level < it.level
            });
            for other in lower {
                assert!(other.each >= it.each, "{other:?} misses less than {it:?}");
            }
        }
    }

    #[test]
    fn shares_beyond_all_and_seats_that_no_game_has_are_refused() {
        assert_eq!(read(LINE).map(|all| all.len()), Ok(1));
        for (from, to) in [
            ("0.25", "25"),
            ("\"seats\":2", "\"seats\":6"),
            ("40", "0"),
            ("3.5", "0.5"),
            ("\"points\":6", "\"points\":0"),
            ("\"given\"", "\"givn\""),
        ] {
            assert!(LINE.contains(from));
            assert!(read(&LINE.replace(from, to)).is_err(), "{from} → {to}");
        }
    }
}
