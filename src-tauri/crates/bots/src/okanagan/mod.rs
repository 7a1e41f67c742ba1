//! What the opponents know of Okanagan.

mod knowledge;
mod learned;
mod purse;
mod ranking;

use std::sync::Arc;

use game::{Game, Seat, Step, Turn};
use search::{Guide, Player, Points, Worth, own_plan};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Learns, Opponents, one_ply_without_settings};
use ::okanagan::{Action, Okanagan};
use knowledge::{Estimate, Knowledge};
use learned::Learned;
use ranking::Ranking;

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

impl Learns<Okanagan> for Judge {
    fn blank(&self) -> Self {
        Self::Learned(Learned::blank(self.hand().clone()))
    }

    fn traits(&self, position: &Okanagan, seat: Seat) -> (f32, Vec<f32>) {
        (0.0, Learned::row(self.hand(), position, seat))
    }

    fn with(&self, n_seats: u8, weights: &[f32]) -> Self {
        match self {
            Self::Learned(learned) => Self::Learned(learned.with(n_seats, weights)),
            Self::Hand(hand) => Self::Learned(Learned::blank(hand.clone()).with(n_seats, weights)),
        }
    }
}

impl Opponents for Okanagan {
    type Guide = Judge;

    const DATA: &'static str = include_str!("../../data/okanagan.json");

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

impl Guide<Okanagan> for Judge {
    fn value(&self, position: &Okanagan) -> Worth {
        if position.turn() == Turn::Over {
            return Guide::<Okanagan>::value(&Points, position);
        }
        match self {
            Self::Learned(learned) => learned.worth(position),
            Self::Hand(knowledge) => Estimate::of(knowledge, position).worth(),
        }
    }

    /// Placing a tile is worth what the table is worth then, with the best building on it, which
    /// the value counts in.
    fn prior(&self, position: &Okanagan, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        for &action in actions {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            let worth = Guide::<Okanagan>::value(self, &next);
            let others = Seat::all(next.n_seats()).filter(|&other| other != seat);
            let best_other = others.map(|other| worth[other.index()]).reduce(f32::max);
            out.push(worth[seat.index()] - best_other.unwrap_or(0.0));
        }
    }

    /// A place for the tile is one idea, however turned.
    fn plan(&self, _: &Okanagan, _: Seat, action: Action) -> u64 {
        if let Action::Place { at, .. } = action {
            u64::from(at.x as u8) << 8 | u64::from(at.y as u8)
        } else {
            own_plan(&action)
        }
    }
}
