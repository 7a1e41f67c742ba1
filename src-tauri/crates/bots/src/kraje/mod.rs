//! What the opponents know of Podivné kraje.

mod facts;
mod future;
mod knowledge;
mod last_round;
mod network;
mod outlook;
mod planner;
mod self_play;

use std::sync::{Arc, OnceLock};

use game::{Game, Seat};
use search::{Evaluator, Player, Worth};
use serde::Deserialize;
use serde_json::Value;
use table::Level;

use crate::{Case, Data, Fact, Opponents};
use ::kraje::{Action, Kraje, Placement, Realm, Rotation};
pub use facts::KrajeTopic;
pub use self_play::{NetworkSize, REALM_NETWORKS, RealmLesson, realm_lessons};

use knowledge::Knowledge;
use outlook::{Ahead, Outlook};
use planner::{Planner, Settings};

impl Opponents for Kraje {
    type Evaluator = Knowledge;
    type Topic = KrajeTopic;

    /// What is expected of futures is not known to the point.
    const LEAST_REASON: f32 = 1.0;

    const DATA: &'static str = include_str!("../../data/kraje.json");

    fn data() -> &'static OnceLock<Data<Self>> {
        static DATA: OnceLock<Data<Kraje>> = OnceLock::new();
        &DATA
    }

    fn facts(case: &Case<'_, Self>) -> Vec<Fact<KrajeTopic>> {
        facts::facts(case)
    }

    /// For two its master thinks half a second, and its expert is held back to be a level below.
    fn adviser(n_seats: u8) -> Level {
        if n_seats == 2 { Level::Master } else { Level::Expert }
    }

    fn is_twin(position: &Self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Place(placement) if is_twin(position.realm(seat), placement))
    }

    fn planner(
        evaluator: Arc<Knowledge>,
        settings: &Value,
        _: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        let settings = if settings.is_null() {
            Ok(Settings::default())
        } else {
            Settings::deserialize(settings)
        };
        let settings = settings.map_err(|why| why.to_string())?;
        Ok(Box::new(Planner::new(evaluator, settings)))
    }
}

impl Evaluator<Kraje> for Knowledge {
    fn value(&self, position: &Kraje) -> Worth {
        let outlook = Outlook::new(self, position);
        let mut worth = [0.0; game::MAX_SEATS];
        for seat in Seat::all(position.n_seats()) {
            let realm = position.realm(seat);
            let after_next = Ahead::after_next(position, seat);
            worth[seat.index()] = match position.committed(seat) {
                // No network was told of a realm without a card; beside one of another seat that has its
                // first, guesses of another kind would look like a lead.
                None if realm.is_empty() => {
                    let mut most: Option<f32> = None;
                    outlook.each(realm, position.hand(seat), after_next, |_, value| {
                        most = Some(most.map_or(value, |it| it.max(value)));
                    });
                    most.unwrap_or_else(|| outlook.value(realm, now(position, seat)))
                }
                None => outlook.value(realm, now(position, seat)),
                Some(action) => outlook.value(&after(realm, action, &outlook), after_next),
            };
        }
        worth
    }

    fn prior(&self, position: &Kraje, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let outlook = Outlook::new(self, position);
        let realm = position.realm(seat);
        let worth_now = outlook.value(realm, now(position, seat));
        // Both go up the same way, so one walk finds the wanted among all.
        let mut wanted = actions.iter().peekable();
        let ahead = Ahead::after_next(position, seat);
        outlook.each(realm, position.hand(seat), ahead, |placement, value| {
            if wanted.next_if_eq(&&Action::Place(placement)).is_some() {
                out.push(value - worth_now);
            }
        });
        // Of a realm that is stuck nothing more comes.
        out.resize(actions.len(), 0.0);
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

/// Turned as a whole a realm is worth the same, so its first card may as well lie upright.
fn is_twin(realm: &Realm, placement: Placement) -> bool {
    realm.is_empty() && placement.rotation != Rotation::NONE
}

/// A realm after an action of its owner.
fn after(realm: &Realm, action: Action, outlook: &Outlook<'_>) -> Realm {
    let mut next = realm.clone();
    if let Action::Place(placement) = action {
        next.place(outlook.pack, placement);
    }
    next
}

/// What a realm still gets before the seat chooses.
fn now(position: &Kraje, seat: Seat) -> Ahead {
    let after_next = Ahead::after_next(position, seat);
    let unseen = after_next.unseen.with(position.hand(seat));
    Ahead { n_cards: position.n_to_place(), unseen }
}
