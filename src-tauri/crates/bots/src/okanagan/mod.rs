//! What the opponents know of Okanagan.

mod knowledge;
mod learned;
mod purse;
mod ranking;

use std::sync::Arc;

use game::Seat;
use search::{Guide, Player, Worth, own_plan};
use serde_json::Value;

use crate::judge::Judge;
use crate::{Opponents, one_ply_without_settings};
use ::okanagan::{Action, Okanagan};
use knowledge::Knowledge;
use ranking::Ranking;

impl Opponents for Okanagan {
    type Guide = Judge<Knowledge>;

    const DATA: &'static str = include_str!("../../data/okanagan.json");

    fn by_hand(guide: &Arc<Self::Guide>) -> Arc<Self::Guide> {
        Arc::new(guide.by_hand())
    }

    /// The frozen ranking player; it has no settings.
    fn planner(
        _: Arc<Self::Guide>,
        settings: &Value,
        character: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        one_ply_without_settings(Ranking, settings, character)
    }
}

impl Guide<Okanagan> for Judge<Knowledge> {
    fn value(&self, position: &Okanagan) -> Worth {
        self.worth(position)
    }

    fn prior(&self, position: &Okanagan, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.look(position, seat, actions, out);
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
