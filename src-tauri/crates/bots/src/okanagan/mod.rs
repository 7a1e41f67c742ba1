//! What the opponents know of Okanagan.

mod knowledge;
mod purse;
mod ranking;

use std::sync::Arc;

use game::{Game, Seat, Step, Turn};
use search::{Guide, Player, Points, Worth, own_plan};
use serde_json::Value;

use crate::{Opponents, one_ply_without_settings};
use ::okanagan::{Action, Okanagan};
use knowledge::{Estimate, Knowledge};
use ranking::Ranking;

impl Opponents for Okanagan {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/okanagan.json");

    /// The frozen ranking player; it has no settings.
    fn planner(
        _: Arc<Knowledge>,
        settings: &Value,
        character: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        one_ply_without_settings(Ranking, settings, character)
    }
}

impl Guide<Okanagan> for Knowledge {
    fn value(&self, position: &Okanagan) -> Worth {
        if position.turn() == Turn::Over {
            return Guide::<Okanagan>::value(&Points, position);
        }
        Estimate::of(self, position).worth()
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
