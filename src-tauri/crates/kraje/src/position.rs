//! [`Kraje`]: the position, its start and what it says of itself (PK-SETUP).

use game::{Seat, SeatSet, SetupError, Turn, Viewer};
use serde::Serialize;

use crate::action::{Action, Chance};
use crate::card::{CardId, ConditionNo, ROUNDS};
use crate::hand::CardSet;
use crate::pack::Pack;
use crate::realm::Realm;
use crate::setup::Setup;

/// A position of Podivné kraje.
///
/// The order of the deck is no part of it: chance decides when a card comes up. A committed card
/// stays in its hand until it is revealed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Kraje {
    pub(crate) pack: &'static Pack,
    pub(crate) n_seats: u8,
    pub(crate) stage: Stage,
    /// Rounds that are over.
    pub(crate) n_rounds: u8,
    /// Placements of this round that are over, 0 or 1.
    pub(crate) pick: u8,
    pub(crate) shared: Option<CardId>,
    pub(crate) deck_top: Option<CardId>,
    /// The deck without its top card.
    pub(crate) deck: CardSet,
    pub(crate) discarded: CardSet,
    pub(crate) hands: [CardSet; 2],
    pub(crate) committed: [Option<Action>; 2],
    pub(crate) realms: [Realm; 2],
}

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Chance reveals the shared condition.
    Shared,
    /// Chance turns up the plain side of the deck's top card.
    Top,
    /// Chance deals from the bottom of the deck.
    Deal,
    /// Chance gives the next card from the top of the deck (PK-SOLO).
    Take,
    /// Seats place cards.
    Place,
    /// Nothing: the game is over.
    Over,
}

impl Kraje {
    pub(crate) fn start(setup: &Setup) -> Result<Self, SetupError> {
        if !(1..=2).contains(&setup.seats) {
            return Err(SetupError::Seats { given: setup.seats, least: 1, most: 2 });
        }
        let pack = Pack::find(&setup.pack).ok_or_else(|| SetupError::no_pack(&setup.pack))?;
        Ok(Self {
            pack,
            n_seats: setup.seats,
            stage: Stage::Shared,
            n_rounds: 0,
            pick: 0,
            shared: None,
            deck_top: None,
            deck: CardSet::ALL,
            discarded: CardSet::EMPTY,
            hands: [CardSet::EMPTY; 2],
            committed: [None; 2],
            realms: [Realm::EMPTY; 2],
        })
    }

    /// The pack it is played with.
    pub const fn pack(&self) -> &'static Pack {
        self.pack
    }

    pub(crate) const fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// The round that is played, from 1; the last one when the game is over.
    pub(crate) fn round_played(&self) -> u8 {
        (self.n_rounds + 1).min(ROUNDS)
    }

    pub(crate) fn on_turn(&self) -> Turn {
        match self.stage {
            Stage::Shared | Stage::Top | Stage::Deal | Stage::Take => Turn::Chance,
            Stage::Place => {
                let waiting =
                    Seat::all(self.n_seats).filter(|seat| self.committed[seat.index()].is_none());
                Turn::Seats(waiting.collect::<SeatSet>())
            }
            Stage::Over => Turn::Over,
        }
    }

    /// The seat that gets the next card: in turn, the first seat first.
    fn dealt_to(&self) -> Seat {
        let is_second = !self.is_solo() && self.hands[1].len() < self.hands[0].len();
        let seat = Seat::FIRST;
        if is_second { seat.next(self.n_seats) } else { seat }
    }

    /// The outcome that this card comes up; only for the stages of chance.
    pub(crate) fn outcome(&self, card: CardId) -> Option<Chance> {
        match self.stage {
            Stage::Shared => Some(Chance::Shared { card }),
            Stage::Top => Some(Chance::Top { card }),
            Stage::Deal => Some(Chance::Deal { seat: self.dealt_to(), card }),
            Stage::Take => Some(Chance::Take { card }),
            Stage::Place | Stage::Over => None,
        }
    }

    /// The shared condition; `None` before it is revealed.
    pub fn shared(&self) -> Option<ConditionNo> {
        self.shared.map(|card| self.pack.card(card).condition)
    }

    /// Looks at the realm of `seat` as `viewer` may know it: with the committed card for who may
    /// know it.
    pub(crate) fn with_realm<T>(
        &self,
        viewer: Viewer,
        seat: Seat,
        look: impl FnOnce(&Realm) -> T,
    ) -> T {
        let realm = &self.realms[seat.index()];
        match self.committed[seat.index()] {
            Some(Action::Place(placement)) if viewer.knows(seat) => {
                let mut with_committed = realm.clone();
                with_committed.place(self.pack, placement);
                look(&with_committed)
            }
            Some(_) | None => look(realm),
        }
    }
}
