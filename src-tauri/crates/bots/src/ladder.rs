//! The ladder: how often a level comes first against the one below, as measured.

use std::sync::LazyLock;

use serde::Deserialize;
use table::{GameId, Level};

/// How often a level came first against those of the level below it, everything else being equal:
/// one bot of `level` among bots of `below`, each deal played from every seat. In a game for one
/// both play each deal, and who makes more points of it comes first.
///
/// `data/ladder.json` is a list of these. A pair of levels that was not measured is not there.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rung {
    /// In which game.
    pub game: GameId,
    /// With how many seats.
    pub seats: u8,
    /// The level.
    pub level: Level,
    /// The level it was measured against.
    pub below: Level,
    /// In how many games.
    pub games: u32,
    /// Its part of the first places, 0..=1; a shared first place counts as its part of one.
    pub firsts: f64,
    /// The lower end of the 95 % interval of `firsts`.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The ladder as it was measured.
pub fn ladder() -> &'static [Rung] {
    static ALL: LazyLock<Vec<Rung>> = LazyLock::new(|| {
        read(include_str!("../data/ladder.json"))
            .expect("the ladder of the house is read in a test")
    });
    &ALL
}

/// Reads a ladder and checks that every rung says something possible.
fn read(text: &str) -> Result<Vec<Rung>, String> {
    let rungs: Vec<Rung> = serde_json::from_str(text).map_err(|why| why.to_string())?;
    for rung in &rungs {
        let (least, most) = rung.game.seats();
        let is_share = |it: f64| (0.0..=1.0).contains(&it);
        let is_fine = (least..=most).contains(&rung.seats)
            && rung.level != rung.below
            && rung.games > 0
            && is_share(rung.low)
            && is_share(rung.high)
            && (rung.low..=rung.high).contains(&rung.firsts);
        if !is_fine {
            return Err(format!("no rung can be like this: {rung:?}"));
        }
    }
    Ok(rungs)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUNG: &str = r#"[{"game":"hunters","seats":2,"level":"guest","below":"newcomer",
        "games":200,"firsts":0.71,"low":0.65,"high":0.77}]"#;

    #[test]
    fn the_ladder_of_the_house_says_possible_things() {
        // Panics where it does not.
        let rungs = ladder();
        for (i, rung) in rungs.iter().enumerate() {
            let is_same = |other: &&Rung| {
                (other.game, other.seats, other.level, other.below)
                    == (rung.game, rung.seats, rung.level, rung.below)
            };
            assert_eq!(rungs.iter().position(|other| is_same(&other)), Some(i), "twice: {rung:?}");
        }
    }

    #[test]
    fn shares_beyond_all_and_seats_that_no_game_has_are_refused() {
        assert_eq!(read(RUNG).map(|rungs| rungs.len()), Ok(1));
        for (from, to) in [
            ("0.71", "71"),
            ("\"seats\":2", "\"seats\":6"),
            ("\"seats\":2", "\"seats\":1"),
            ("newcomer", "guest"),
            ("200", "0"),
            ("0.65", "0.75"),
            ("\"games\"", "\"gamez\""),
        ] {
            assert!(RUNG.contains(from));
            assert!(read(&RUNG.replace(from, to)).is_err(), "{from} → {to}");
        }
    }
}
