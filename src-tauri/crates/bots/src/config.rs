//! [`PlayerConfig`]: how a level is made.

use std::sync::Arc;

use search::{OnePly, Player, Rollout, RolloutSettings, Weakness};
use serde::Deserialize;
use serde_json::Value;

use crate::Opponents;

/// How a level is made, as `plays` in a data file: an object with `kind` and the kind's settings.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PlayerConfig {
    /// Looks to the end of its own turn, with or without human faults; see [`Weakness`].
    OnePly {
        /// Its faults.
        #[serde(default)]
        faults: Weakness,
    },
    /// Tries its most promising actions in guessed futures; see [`RolloutSettings`].
    Rollout {
        /// What is set about it.
        #[serde(default)]
        settings: RolloutSettings,
    },
    /// A player of the game's own; see [`Opponents::planner`].
    Planner {
        /// What the planner wants to know.
        #[serde(default)]
        settings: Value,
    },
}

impl PlayerConfig {
    /// The player made by this config.
    ///
    /// # Errors
    /// What a planner has against its settings.
    pub(crate) fn player<G: Opponents>(
        &self,
        evaluator: &Arc<G::Evaluator>,
        character: u64,
    ) -> Result<Box<dyn Player<G>>, String> {
        let evaluator = Arc::clone(evaluator);
        match self {
            Self::OnePly { faults } => Ok(Box::new(OnePly::new(evaluator, *faults, character))),
            Self::Rollout { settings } => Ok(Box::new(Rollout::new(evaluator, *settings))),
            Self::Planner { settings } => G::planner(evaluator, settings, character),
        }
    }
}
