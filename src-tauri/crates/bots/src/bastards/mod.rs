//! What the opponents know of Space Bastards.

mod knowledge;

use game::{Game, Seat, Step, Turn};
use search::{Guide, Points, Worth, own_plan};

use crate::Opponents;
use ::bastards::{Action, Bastards};
use knowledge::{Estimate, Knowledge};

impl Opponents for Bastards {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/bastards.json");
}

impl Guide<Bastards> for Knowledge {
    fn value(&self, position: &Bastards) -> Worth {
        if position.turn() == Turn::Over {
            return Guide::<Bastards>::value(&Points, position);
        }
        Estimate::of(self, position).worth()
    }

    /// A plan is worth what its cards would do now; anything else, what it leaves behind.
    fn prior(&self, position: &Bastards, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let n_seats = position.n_seats();
        if position.is_planning() {
            let cards = Estimate::of(self, position).cards(seat);
            out.extend(actions.iter().map(|action| {
                let Action::Plan { card, second } = *action else { return 0.0 };
                let of_second = second.map_or(0.0, |it| cards[it.index()] - self.second_card);
                cards[card.index()] + of_second
            }));
            return;
        }
        for &action in actions {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            let worth = Guide::<Bastards>::value(self, &next);
            out.push(knowledge::lead(&worth, seat, n_seats));
        }
    }

    /// Cards, planets and ships are the ideas; cells are not.
    fn plan(&self, _: &Bastards, _: Seat, action: Action) -> u64 {
        if let Action::Plan { card, .. } = action {
            16 + card.index() as u64
        } else if matches!(action, Action::Lay { .. }) {
            1
        } else {
            own_plan(&action)
        }
    }
}
