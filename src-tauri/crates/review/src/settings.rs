//! [`Settings`]: how each game is judged, from `data/judge.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use search::WinModel;
use serde::Deserialize;

/// How one game is judged.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settings {
    /// The version of the judge: what an older one said is made anew. Rises with any change of what
    /// it says of this game.
    pub judge: u32,
    /// How many turns each seat plays on before the evaluator is asked what the end is worth.
    pub rounds: u32,
    /// How many of its actions a seat considers on the way, evenly spread over all.
    pub considers: usize,
    /// How many positions are imagined to find the candidates where something is hidden.
    pub imagines: u32,
    /// How many candidates the look at every decision has, the one that was played apart.
    pub candidates: usize,
    /// In how many futures.
    pub looks: usize,
    /// How many alternatives are left where it is looked closely.
    pub finalists: usize,
    /// In how many futures the best of them is chosen.
    pub trials: usize,
    /// In how many other futures it is compared with what was played, at most.
    pub futures: usize,
    /// How many positions and actions are judged in looking closely, in a whole game.
    pub nodes: u64,
    /// In how many futures of each seat a standing is reckoned.
    pub standings: usize,
    /// How many turns each seat plays on before the evaluator is asked what a draw has led to.
    pub draw_rounds: u32,
    /// In how many futures the luck of a draw is reckoned.
    pub draws: usize,
    /// In how many whole games it is reckoned what such a game usually brings.
    pub usual: usize,
    /// The least losses in points of an inaccuracy, a mistake and a blunder.
    pub points: [f64; 3],
    /// What a lead means for the chance of being first.
    pub odds: WinModel,
    /// From the day of this Julian number on every second puzzle asks for the most
    /// points; in games whose last decision nobody can know all about there is no such day.
    #[serde(default)]
    pub most_points_from: Option<i64>,
}

/// How carefully games are judged.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Care {
    /// As `data/judge.json` says.
    #[default]
    Whole,
    /// Little of everything: a review of a second, for tests of what is made of it.
    Hasty,
}

/// The least losses in the chance of being first of an inaccuracy, a mistake and a blunder.
pub(crate) const CHANCE: [f64; 3] = [0.05, 0.1, 0.15];

static ALL: LazyLock<BTreeMap<String, Settings>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/judge.json")).expect("it is read in a test")
});

static HASTY: LazyLock<BTreeMap<String, Settings>> =
    LazyLock::new(|| ALL.iter().map(|(game, it)| (game.clone(), it.hasty())).collect());

impl Settings {
    /// How the game of this name is judged; `None` for one without a judge.
    pub fn of(game: &str) -> Option<&'static Self> {
        Self::with(game, Care::Whole)
    }

    /// The same with another care.
    pub fn with(game: &str, care: Care) -> Option<&'static Self> {
        match care {
            Care::Whole => &ALL,
            Care::Hasty => &HASTY,
        }
        .get(game)
    }

    /// The same judge in a hurry.
    fn hasty(&self) -> Self {
        Self {
            rounds: 1,
            considers: 3,
            imagines: 2,
            candidates: 2,
            looks: 2,
            finalists: 1,
            trials: 2,
            futures: 4,
            nodes: 60_000,
            standings: 1,
            draw_rounds: 1,
            draws: 3,
            usual: 2,
            points: [0.1, 0.5, 1.0],
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::GameId;

    #[test]
    fn every_game_has_a_judge() {
        for game in GameId::ALL {
            let settings = Settings::of(game.name()).unwrap();
            assert!(settings.points.is_sorted() && settings.points[0] > 0.0, "{}", game.name());
            assert!(
                settings.judge > 0
                    && settings.looks > 1
                    && settings.trials > 0
                    && settings.futures > 1
            );
        }
        assert_eq!(ALL.len(), GameId::ALL.len());
    }
}
