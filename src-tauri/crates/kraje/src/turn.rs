//! [`Kraje`]: the position, whose turn it is, and what each step does to it (PK-SETUP, PK-ROUND,
//! PK-SOLO, PK-END).

use game::{Seat, SeatSet, SetupError, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::event::Event;
use crate::hand::CardSet;
use crate::moves::Action;
use crate::pack::Pack;
use crate::realm::Realm;
use crate::setup::Setup;
use crate::view::Stage;

/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 4;
/// Cards dealt to a hand in a round.
pub(crate) const HAND: u8 = 2;
/// Cards of a realm at the end.
pub(crate) const REALM_CARDS: usize = 8;

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

/// What chance can bring up.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Chance {
    /// The card of the shared condition (PK-SETUP).
    Shared {
        /// The card.
        card: CardId,
    },
    /// The card whose plain side is now seen on top of the deck.
    Top {
        /// The card.
        card: CardId,
    },
    /// A card from the bottom of the deck.
    Deal {
        /// Who gets it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The card below the discarded top of the deck (PK-SOLO).
    Take {
        /// The card.
        card: CardId,
    },
}

impl Chance {
    /// The card that comes up.
    pub const fn card(self) -> CardId {
        match self {
            Self::Shared { card }
            | Self::Top { card }
            | Self::Deal { card, .. }
            | Self::Take { card } => card,
        }
    }
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

    /// A card comes up.
    pub(crate) fn bring_up(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        self.deck.remove(outcome.card());
        match outcome {
            Chance::Shared { card } => {
                let condition = self.pack.card(card).condition;
                self.shared = Some(card);
                self.stage = Stage::Top;
                events.put(|| Event::SharedRevealed { card, condition });
            }
            Chance::Top { card } => {
                self.deck_top = Some(card);
                events.put(|| Event::TopRevealed { card });
                // Alone, the top changes within a round: then the card just taken is placed.
                if self.hands[0].is_empty() {
                    self.begin_round(events);
                } else {
                    self.stage = Stage::Place;
                }
            }
            Chance::Deal { seat, card } => {
                self.hands[seat.index()].insert(card);
                events.put(|| Event::Dealt { seat, card: Some(card) });
                let mut hands = self.hands.iter().take(usize::from(self.n_seats));
                if hands.all(|hand| hand.len() == u32::from(HAND)) {
                    self.stage = Stage::Place;
                }
            }
            Chance::Take { card } => {
                let seat = Seat::FIRST;
                self.hands[0].insert(card);
                self.stage = Stage::Top;
                events.put(|| Event::Taken { seat, card });
            }
        }
    }

    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.stage = Stage::Deal;
        let round = self.n_rounds + 1;
        events.put(|| Event::RoundBegan { round });
    }

    /// A seat commits an action without anything coming to light.
    pub(crate) fn commit(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.committed[seat.index()] = Some(action);
        if !self.is_solo() {
            events.put(|| Event::Committed { seat, action: Some(action) });
        }
    }

    /// Whether all seats have committed.
    pub(crate) fn is_settled(&self) -> bool {
        self.committed.iter().take(usize::from(self.n_seats)).all(Option::is_some)
    }

    /// All committed cards come to lie open, and the round goes on.
    pub(crate) fn reveal(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.n_seats) {
            let Some(action) = self.committed[seat.index()].take() else { continue };
            self.hands[seat.index()].remove(action.card());
            match action {
                Action::Place(placement) => {
                    self.realms[seat.index()].place(self.pack, placement);
                    events.put(|| Event::Placed { seat, placement });
                }
                Action::Discard { card } => {
                    self.discarded.insert(card);
                    events.put(|| Event::HandDiscarded { seat, card });
                }
            }
        }
        if self.pick == 0 {
            self.pick = 1;
            if self.is_solo() {
                self.discard(events);
            } else {
                self.pass(events);
            }
            return;
        }
        self.pick = 0;
        self.n_rounds += 1;
        if self.n_rounds == ROUNDS {
            self.stage = Stage::Over;
            events.put(|| Event::Ended);
        } else {
            self.begin_round(events);
        }
    }

    /// PK-ROUND: each gets the card the other did not choose.
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        for from in Seat::all(self.n_seats) {
            let card = self.hands[from.index()].first();
            events.put(|| Event::Passed { from, to: from.next(2), card });
        }
        self.hands.swap(0, 1);
    }

    /// PK-SOLO: the card in the hand and the top of the deck go, the next one comes.
    fn discard(&mut self, events: &mut impl Sink<Event>) {
        for card in self.hands[0].iter() {
            self.discarded.insert(card);
            events.put(|| Event::HandDiscarded { seat: Seat::FIRST, card });
        }
        self.hands[0] = CardSet::EMPTY;
        if let Some(card) = self.deck_top.take() {
            self.discarded.insert(card);
            events.put(|| Event::TopDiscarded { card });
        }
        self.stage = Stage::Take;
    }
}
