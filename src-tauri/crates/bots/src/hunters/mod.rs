//! What the opponents know of Carcassonne: Hunters and Gatherers.

mod knowledge;
mod learned;
mod ranking;

use std::sync::Arc;

use game::{Game, Seat, Turn};
use rand::RngExt;
use search::{Dice, Guide, Player, Points, Worth, lead};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Learns, Opponents, one_ply_without_settings};
use ::hunters::{Action, Hunters};
use knowledge::{Estimate, Knowledge};
use learned::Learned;
use ranking::Ranking;

/// How often a roll-out puts a piece where it could.
const OCCUPIES: f32 = 0.3;

/// What a position is worth: by weights that were learned, or by weights set by hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Judge {
    /// Fitted to how games ended.
    Learned(Learned),
    /// Set by hand, as all levels had it until they learned.
    Hand(Knowledge),
}

impl Judge {
    fn hand(&self) -> &Knowledge {
        match self {
            Self::Learned(learned) => learned.hand(),
            Self::Hand(hand) => hand,
        }
    }
}

impl Learns<Hunters> for Judge {
    fn blank(&self) -> Self {
        Self::Learned(Learned::blank(self.hand().clone()))
    }

    fn traits(&self, position: &Hunters, seat: Seat) -> (f32, Vec<f32>) {
        Learned::traits(position, seat)
    }

    fn with(&self, n_seats: u8, weights: &[f32]) -> Self {
        match self {
            Self::Learned(learned) => Self::Learned(learned.with(n_seats, weights)),
            Self::Hand(hand) => Self::Learned(Learned::blank(hand.clone()).with(n_seats, weights)),
        }
    }
}

impl Opponents for Hunters {
    type Guide = Judge;

    const DATA: &'static str = include_str!("../../data/hunters.json");

    fn by_hand(guide: &Arc<Judge>) -> Arc<Judge> {
        Arc::new(Judge::Hand(guide.hand().clone()))
    }

    /// The frozen ranking player; it has no settings.
    fn planner(
        _: Arc<Judge>,
        settings: &Value,
        character: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        one_ply_without_settings(Ranking, settings, character)
    }
}

impl Guide<Hunters> for Judge {
    fn value(&self, position: &Hunters) -> Worth {
        if position.turn() == Turn::Over {
            return Guide::<Hunters>::value(&Points, position);
        }
        match self {
            Self::Learned(learned) => learned.worth(position),
            Self::Hand(knowledge) => Estimate::of(knowledge, position).worth(position),
        }
    }

    /// Placing a tile is worth what the table is worth then, with the best piece on it.
    fn prior(&self, position: &Hunters, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        for &action in actions {
            let mut next = position.clone();
            next.apply(game::Step::Act { seat, action }, &mut ());
            out.push(lead(&self.value(&next), seat, next.n_seats()));
        }
    }

    fn playout(&self, position: &Hunters, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let action = position.sample_action(seat, dice)?;
        if matches!(action, Action::Occupy { .. }) && dice.random_range(0.0..1.0) >= OCCUPIES {
            return Some(Action::Pass);
        }
        Some(action)
    }

    /// A place on the table is one idea, whichever tile and however turned; so is a kind of piece.
    fn plan(&self, _: &Hunters, _: Seat, action: Action) -> u64 {
        match action {
            Action::Place { x, y, .. } => u64::from(x as u8) << 8 | u64::from(y as u8),
            Action::Occupy { piece, zone } => 1 << 16 | (piece as u64) << 8 | u64::from(zone),
            Action::TakeBack { tile, zone } => 2 << 16 | u64::from(tile.0) << 8 | u64::from(zone),
            Action::Keep => 3 << 16,
            Action::Pass => 4 << 16,
        }
    }
}
