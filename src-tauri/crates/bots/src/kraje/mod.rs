//! What the opponents know of Podivné kraje.

mod beam;
mod future;
mod knowledge;
mod outlook;
mod planner;

use std::sync::Arc;

use game::{Game, Seat};
use search::{Dice, Guide, Player, Worth};
use serde::Deserialize;
use serde_json::Value;

use crate::Opponents;
use ::kraje::{Action, Kraje, Realm};
pub use beam::{Beam, BeamWidth, clairvoyant};
use knowledge::Knowledge;
use outlook::Outlook;
use planner::{Planner, Settings};

/// How many actions a roll-out draws, to take the best of them.
const DRAWN: usize = 6;

impl Opponents for Kraje {
    type Guide = Knowledge;

    const DATA: &'static str = include_str!("../../data/kraje.json");

    fn planner(
        guide: Arc<Knowledge>,
        settings: &Value,
        _: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        let settings = if settings.is_null() {
            Ok(Settings::default())
        } else {
            Settings::deserialize(settings)
        };
        let settings = settings.map_err(|why| why.to_string())?;
        Ok(Box::new(Planner::new(guide, settings)))
    }
}

impl Guide<Kraje> for Knowledge {
    fn value(&self, position: &Kraje) -> Worth {
        let outlook = Outlook::new(self, position.pack(), position.shared());
        let mut worth = [0.0; game::MAX_SEATS];
        for seat in Seat::all(position.n_seats()) {
            let n_left = position.n_to_place();
            worth[seat.index()] = match position.committed(seat) {
                None => outlook.value(position.realm(seat), n_left),
                Some(action) => {
                    outlook.value(&after(position.realm(seat), action, &outlook), n_left - 1)
                }
            };
        }
        worth
    }

    fn prior(&self, position: &Kraje, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let outlook = Outlook::new(self, position.pack(), position.shared());
        let realm = position.realm(seat);
        let n_left = position.n_to_place();
        let now = outlook.value(realm, n_left);
        // Both go up the same way, so one walk finds the wanted among all.
        let mut wanted = actions.iter().peekable();
        outlook.each(realm, position.hand(seat), n_left - 1, |placement, value| {
            if wanted.next_if_eq(&&Action::Place(placement)).is_some() {
                out.push(value - now);
            }
        });
        // Of a realm that is stuck nothing more comes.
        out.resize(actions.len(), 0.0);
    }

    fn playout(&self, position: &Kraje, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let mut best = position.sample_action(seat, dice)?;
        let outlook = Outlook::new(self, position.pack(), position.shared());
        let realm = position.realm(seat);
        let n_left = position.n_to_place() - 1;
        let value = |action| outlook.value(&after(realm, action, &outlook), n_left);
        let mut most = value(best);
        for _ in 1..DRAWN {
            let Some(action) = position.sample_action(seat, dice) else { break };
            let worth = value(action);
            if worth > most {
                (best, most) = (action, worth);
            }
        }
        Some(best)
    }

    /// A card with a side up and turned so: the spots for it are one idea.
    fn plan(&self, _: &Kraje, _: Seat, action: Action) -> u64 {
        match action {
            Action::Place(it) => {
                let turned = 4 * (it.side as u64) + u64::from(it.rotation.quarters());
                8 * u64::from(it.card.0) + turned
            }
            Action::Discard { card } => u64::from(card.0),
        }
    }
}

/// A realm after an action of its owner.
fn after(realm: &Realm, action: Action, outlook: &Outlook<'_>) -> Realm {
    let mut next = realm.clone();
    if let Action::Place(placement) = action {
        next.place(outlook.pack, placement);
    }
    next
}
