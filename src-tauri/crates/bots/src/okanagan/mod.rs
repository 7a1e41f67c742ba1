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

    /// A place for the tile is one idea, however turned; a draw is about the tile that lies there, an
    /// action about what it does. What is drawn, and what is done with tokens, is a whim of the turn:
    /// nobody shuns the same tile all game.
    fn plan(&self, position: &Okanagan, _: Seat, action: Action) -> u64 {
        if let Action::Place { at, .. } = action {
            return u64::from(at.x as u8) << 8 | u64::from(at.y as u8);
        }
        if !self.hand().knows_exchanges {
            return own_plan(&action);
        }
        let turn = position.tiles_to_come().count_ones();
        let there = match action {
            Action::DrawOpen { place } => {
                position.open_tile(place).map(|tile| own_plan(&(tile, turn)))
            }
            Action::DrawPile { pile } => {
                position.top_of(pile).map(|back| own_plan(&(back, turn, DRAWN)))
            }
            Action::Bonus { pile } => position.top_of(pile).map(|back| own_plan(&back)),
            Action::NoBonus
            | Action::Rewards
            | Action::Take { .. }
            | Action::Give { .. }
            | Action::TakeFrom { .. }
            | Action::Stop => Some(own_plan(&(action, turn))),
            Action::DiscardGoal { .. }
            | Action::Place { .. }
            | Action::Misfit
            | Action::Farm { .. }
            | Action::Warehouse { .. }
            | Action::Silo
            | Action::Evaluate { .. }
            | Action::Next { .. } => None,
        };
        there.unwrap_or_else(|| own_plan(&action))
    }
}

/// Tells the plan to draw a tile with such a back from the one to use it.
const DRAWN: u8 = 1;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ::okanagan::Tile;
    use game::{Game, Title, Turn};

    use super::*;
    use crate::{Data, by_chance};

    #[test]
    fn nobody_shuns_the_same_tile_all_game() {
        let data: Data<Okanagan> = Data::read(Okanagan::DATA).unwrap();
        let start = Okanagan::new(&Okanagan::standard(2)).unwrap();
        let mut plans: BTreeMap<Tile, Vec<u64>> = BTreeMap::new();
        for position in by_chance::positions(start, 1) {
            let Turn::Seats(seats) = position.turn() else { continue };
            let seat = seats.first().unwrap();
            for action in position.legal_actions(seat) {
                let Action::DrawOpen { place } = action else { continue };
                let plan = data.guide().plan(&position, seat, action);
                plans.entry(position.open_tile(place).unwrap()).or_default().push(plan);
            }
        }
        let lay_there = |all: &&Vec<u64>| all.len() > 1;
        assert!(plans.values().filter(lay_there).count() > 3, "{plans:?}");
        for mut all in plans.into_values() {
            let n_draws = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), n_draws, "each draw is another whim");
        }
    }
}
