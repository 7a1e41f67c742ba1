//! What the opponents know of Carcassonne: Hunters and Gatherers.

mod facts;
mod knowledge;
mod learned;

use std::sync::OnceLock;

use game::Seat;
use search::{Evaluator, Worth};

use crate::judge::Judge;
use crate::{Case, Data, Fact, Opponents};
use ::hunters::{Action, Hunters};
pub use facts::HuntersTopic;
use knowledge::Knowledge;

impl Opponents for Hunters {
    type Evaluator = Judge<Knowledge>;
    type Topic = HuntersTopic;

    const DATA: &'static str = include_str!("../../data/hunters.json");

    fn data() -> &'static OnceLock<Data<Self>> {
        static DATA: OnceLock<Data<Hunters>> = OnceLock::new();
        &DATA
    }

    fn facts(case: &Case<'_, Self>) -> Vec<Fact<HuntersTopic>> {
        facts::facts(case)
    }
}

impl Evaluator<Hunters> for Judge<Knowledge> {
    fn value(&self, position: &Hunters) -> Worth {
        self.worth(position)
    }

    fn prior(&self, position: &Hunters, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.look(position, seat, actions, out);
    }

    fn left(&self, position: &Hunters) -> f64 {
        f64::from(learned::left(position))
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

#[cfg(test)]
mod tests {
    use ::hunters::{Setup, Variant};
    use game::{Game, Step};
    use search::lead;

    use super::*;
    use crate::by_chance::{self, times_a_turn};

    #[test]
    fn many_actions_looked_at_together_are_worth_what_each_is_alone() {
        let data: Data<Hunters> = Data::read(Hunters::DATA).unwrap();
        let evaluator = data.evaluator();
        let setups = [Setup::new(2), Setup { variant: Variant::Strategic, ..Setup::new(4) }];
        for (seed, setup) in setups.into_iter().enumerate() {
            let start = Hunters::new(&setup).unwrap();
            for position in by_chance::positions(start, seed as u8) {
                let Some(seat) = position.turn().seats().first() else { continue };
                let actions: Vec<Action> = position.legal_actions(seat).collect();
                let alone = actions.iter().map(|&action| {
                    let mut next = position.clone();
                    next.apply(Step::Act { seat, action }, &mut ());
                    lead(&evaluator.value(&next), seat, next.n_seats())
                });
                let mut together = Vec::new();
                evaluator.prior(&position, seat, &actions, &mut together);
                assert_eq!(together, alone.collect::<Vec<_>>(), "{actions:?}");
            }
        }
    }

    #[test]
    fn an_extra_turn_belongs_to_the_turn_that_brought_it() {
        let placed = times_a_turn::<Hunters>(0..8, |it| matches!(it, Action::Place { .. }));
        assert!(placed.len() > 8 * 50 && placed.iter().all(|&n| n <= 2), "{placed:?}");
        let n_extra = placed.iter().filter(|&&n| n == 2).count();
        assert!(n_extra > 3, "{n_extra}");
    }
}
