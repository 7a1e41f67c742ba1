//! [`Data`]: a game's data file, with the evaluator's weights and the levels' recipes.

use std::fmt;
use std::sync::Arc;

use serde::Deserialize;
use serde::de::IgnoredAny;
use table::Level;

use crate::{Bot, Budget, Opponents, PlayerConfig};

/// A game's data file, read and checked:
///
/// ```json
/// {
///   "evaluator": { "the weights of the game's evaluator": 0.5 },
///   "tuned": "how the weights were found: command and seeds",
///   "levels": [
///     { "level": "guest", "seats": [1, 2], "nodes": 5000, "ms": 300,
///       "plays": { "kind": "onePly", "faults": { "envy": 0.5 } } }
///   ]
/// }
/// ```
///
/// A level may stand there several times, for different numbers of seats; without `seats` it is
/// for all. The first that fits counts.
pub struct Data<G: Opponents> {
    evaluator: Arc<G::Evaluator>,
    levels: Vec<LevelConfig>,
}

/// How one level plays a game with so many seats.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LevelConfig {
    /// Which level.
    pub level: Level,
    /// For how many seats; empty for any number.
    #[serde(default)]
    pub seats: Vec<u8>,
    /// How it is made.
    pub plays: PlayerConfig,
    /// The most positions it judges for a choice.
    pub nodes: u32,
    /// The most milliseconds for a choice.
    pub ms: u32,
}

/// What is wrong with a data file.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DataError(String);

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for DataError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<K> {
    evaluator: K,
    #[serde(rename = "tuned")]
    _tuned: IgnoredAny,
    levels: Vec<LevelConfig>,
}

impl<G: Opponents> Data<G> {
    /// Reads a data file and checks it: every config makes a player.
    ///
    /// # Errors
    /// What is wrong with it, with the place.
    pub fn read(text: &str) -> Result<Self, DataError> {
        let file: File<G::Evaluator> =
            serde_json::from_str(text).map_err(|why| DataError(format!("{}: {why}", G::NAME)))?;
        let data = Self { evaluator: Arc::new(file.evaluator), levels: file.levels };
        for plan in &data.levels {
            plan.plays.player::<G>(&data.evaluator, 0).map_err(|why| {
                DataError(format!("{}, level {}: {why}", G::NAME, plan.level.name()))
            })?;
        }
        Ok(data)
    }

    /// The game's own, read when it is first asked for.
    pub fn own() -> &'static Self {
        let read = || Self::read(G::DATA).expect("the data files of the house are read in a test");
        G::data().get_or_init(read)
    }

    /// The evaluator.
    pub fn evaluator(&self) -> &Arc<G::Evaluator> {
        &self.evaluator
    }

    /// The plan of a level for so many seats; `None` for the frozen yardsticks, which have none,
    /// and where the file names none.
    pub fn plan(&self, level: Level, n_seats: u8) -> Option<&LevelConfig> {
        let fits = |plan: &&LevelConfig| {
            plan.level == level && (plan.seats.is_empty() || plan.seats.contains(&n_seats))
        };
        self.levels.iter().find(fits)
    }

    /// The bot of a level for so many seats, of this character. A level that the file does not
    /// name plays at random.
    pub fn bot(&self, level: Level, n_seats: u8, character: u64) -> Bot<G> {
        if level == Level::Greedy {
            return Bot::greedy();
        }
        let made = self.plan(level, n_seats).map(|plan| {
            let player = plan.plays.player::<G>(&self.evaluator, character);
            let budget = Budget { nodes: plan.nodes, ms: Some(plan.ms) };
            Bot { player: player.expect("every config was tried when the file was read"), budget }
        });
        made.unwrap_or_else(Bot::random)
    }
}
