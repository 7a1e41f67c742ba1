//! [`Kraje`]: the position, its start and what it says of itself (PK-SETUP).

use game::{Seat, SeatSet, SetupError, Turn, Viewer};
use serde::Serialize;

use crate::action::{Action, Chance};
use crate::card::{CardId, ConditionNo, ROUNDS};
use crate::hand::CardSet;
use crate::pack::Pack;
use crate::realm::Realm;
use crate::setup::{Choosing, Setup};

/// A position of Podivné kraje.
///
/// The order of the deck is no part of it: chance decides when a card comes up. A committed card
/// stays in its hand until both seats have committed one.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Kraje {
    pub(crate) pack: &'static Pack,
    pub(crate) n_seats: u8,
    /// Who begins the rounds of open choosing; nobody where both choose at once (PK-ROUND).
    pub(crate) leader: Option<Seat>,
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
        let pack = setup.check()?;
        let leader = setup.first.unwrap_or(Seat::FIRST);
        Ok(Self {
            pack,
            n_seats: setup.seats,
            leader: (setup.choosing == Choosing::Open).then_some(leader),
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
                let is_waiting = |seat: &Seat| self.committed[seat.index()].is_none();
                Turn::Seats(match self.leader {
                    None => Seat::all(self.n_seats).filter(is_waiting).collect(),
                    // Whoever chose last in the first half of a round goes on with the second.
                    Some(leader) => {
                        let first = if self.pick == 0 { leader } else { leader.next(2) };
                        first.round(2).find(is_waiting).into_iter().collect::<SeatSet>()
                    }
                })
            }
            Stage::Over => Turn::Over,
        }
    }

    /// The seat that gets the next card: in turn, whoever begins first.
    fn dealt_to(&self) -> Seat {
        let first = self.leader.unwrap_or(Seat::FIRST);
        let second = first.next(self.n_seats);
        let n_cards = |seat: Seat| self.hands[seat.index()].len();
        if n_cards(second) < n_cards(first) { second } else { first }
    }

    /// Whether hands and choices are hidden (PK-ROUND): not from oneself, and not in open choosing.
    pub(crate) const fn keeps_secrets(&self) -> bool {
        !self.is_solo() && self.leader.is_none()
    }

    /// Whether `viewer` may know what `seat` has committed.
    pub(crate) fn knows_committed(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.keeps_secrets() || viewer.knows(seat)
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
            Some(Action::Place(placement)) if self.knows_committed(viewer, seat) => {
                let mut with_committed = realm.clone();
                with_committed.place(self.pack, placement);
                look(&with_committed)
            }
            Some(_) | None => look(realm),
        }
    }
}
