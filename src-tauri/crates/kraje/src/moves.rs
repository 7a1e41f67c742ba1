//! What a seat can decide: where a card goes, which places are open to it, and why others are
//! not (PK-PLACE).

use game::Seat;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, ConditionNo, Face, Rotation, Side};
use crate::hand::CardSet;
use crate::realm::{Realm, Spots};
use crate::turn::Kraje;

/// One decision of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// Puts a card from the hand into the own realm.
    Place(Placement),
    /// Puts a card from the hand out of the game, because no card fits anywhere in the own realm
    /// any more (PK-STUCK).
    Discard {
        /// Which card.
        card: CardId,
    },
}

/// A card in its place. Ascending by card, side, rotation, then row by row from the north.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Placement {
    /// Which card.
    pub card: CardId,
    /// The side that is up.
    pub side: Side,
    /// How far it is turned clockwise.
    pub rotation: Rotation,
    /// Row of the north-west field of the turned card; see [`Spot`].
    pub y: i8,
    /// Column of the north-west field of the turned card; see [`Spot`].
    pub x: i8,
}

impl Placement {
    /// Where its north-west field lies.
    pub const fn spot(self) -> Spot {
        Spot(self.x, self.y)
    }
}

/// A place for a card, `[x, y]`: where the north-west field of the card lies once it is turned.
/// x grows to the east, y to the south. The north-west field of the first card of a realm is
/// `[0, 0]`; numbers never shift during a game. All fields of a realm have both numbers within
/// `-14..=16`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Spot(pub i8, pub i8);

/// What a seat may do now: any of these cards with any side up, turned 0 or 2 quarters at any of
/// the upright spots, or 1 or 3 quarters at any of the sideways spots. Everything is empty when the
/// seat is not on turn. When it is stuck, there are cards but no spots.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// The cards it may place, or discard when it is stuck, ascending.
    pub cards: Vec<CardId>,
    /// Whether no card fits anywhere, so that one of them is discarded instead (PK-STUCK).
    pub is_stuck: bool,
    /// Where a card may go that is 2 wide and 3 tall, row by row.
    pub upright: Vec<Spot>,
    /// Where a card may go that is 3 wide and 2 tall, row by row.
    pub sideways: Vec<Spot>,
}

/// Why a card may not go there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// The seat does not hold this card.
    NotYourCard {
        /// The card.
        card: CardId,
    },
    /// Cards still fit somewhere, so none may be discarded (PK-STUCK).
    NotStuck,
    /// The first card of a realm goes to `[0, 0]` and nowhere else: there is nothing yet to be
    /// beside.
    FirstCardAtOrigin,
    /// The card would cover no field of the realm.
    CoversNothing,
    /// The card would cover a field of a condition.
    CoversCondition {
        /// The condition.
        condition: ConditionNo,
        /// Column of the first condition field it would cover, row by row.
        x: i8,
        /// Row of that field.
        y: i8,
    },
}

impl Kraje {
    /// The cards `seat` may place now; none when it is not on turn.
    fn playable(&self, seat: Seat) -> CardSet {
        if self.on_turn().has(seat) { self.hands[seat.index()] } else { CardSet::EMPTY }
    }

    fn open_spots(&self, seat: Seat) -> Spots {
        if self.on_turn().has(seat) { self.realms[seat.index()].spots() } else { Spots::NONE }
    }

    pub(crate) fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> + use<> {
        unfold(self.playable(seat), self.open_spots(seat))
    }

    pub(crate) fn offer_to(&self, seat: Seat) -> Offer {
        let (cards, spots) = (self.playable(seat), self.open_spots(seat));
        Offer {
            cards: cards.iter().collect(),
            is_stuck: !cards.is_empty() && spots.is_empty(),
            upright: spots.of(Rotation::of(0)).collect(),
            sideways: spots.of(Rotation::of(1)).collect(),
        }
    }

    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Option<Reason> {
        let card = action.card();
        if !self.hands[seat.index()].contains(card) {
            return Some(Reason::NotYourCard { card });
        }
        let realm = &self.realms[seat.index()];
        match action {
            Action::Place(placement) => realm.refusal(placement.rotation, placement.spot()),
            Action::Discard { .. } => (!realm.spots().is_empty()).then_some(Reason::NotStuck),
        }
    }

    pub(crate) fn random_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if !self.on_turn().has(seat) {
            return None;
        }
        Some(random_action(self.hands[seat.index()], &self.realms[seat.index()], rng))
    }
}

/// What may be done with these cards (not none) in this realm, all equally likely.
pub(crate) fn random_action(hand: CardSet, realm: &Realm, rng: &mut impl Rng) -> Action {
    let spots = realm.spots();
    let [n_upright, n_sideways] = spots.counts();
    if n_upright + n_sideways == 0 {
        let card = hand.nth(rng.random_range(0..hand.len()));
        return Action::Discard { card: card.expect("the index is below the number of cards") };
    }
    // Each spot stands for every card, both sides and both ways up.
    let n_spots = n_upright + n_sideways;
    let mut index = rng.random_range(0..n_spots * hand.len() * 4);
    let spot = index % n_spots;
    index /= n_spots;
    let (turn, spot) = if spot < n_upright { (0, spot) } else { (1, spot - n_upright) };
    let rotation = Rotation::of(turn + 2 * (index % 2) as u8);
    let side = Side::ALL[(index / 2 % 2) as usize];
    let card = hand.nth(index / 4).expect("the index is below the number of cards times four");
    let Spot(x, y) = spots.nth(rotation, spot).expect("the index is below the number of spots");
    Action::Place(Placement { card, side, rotation, y, x })
}

/// Every card, side, rotation and spot, ascending.
fn unfold(cards: CardSet, spots: Spots) -> impl Iterator<Item = Action> {
    let stuck = if spots.is_empty() { cards } else { CardSet::EMPTY };
    let discards = stuck.iter().map(|card| Action::Discard { card });
    discards.chain(cards.iter().flat_map(move |card| {
        Side::ALL.into_iter().flat_map(move |side| {
            Rotation::ALL.into_iter().flat_map(move |rotation| {
                spots
                    .of(rotation)
                    .map(move |Spot(x, y)| Action::Place(Placement { card, side, rotation, y, x }))
            })
        })
    }))
}

impl Action {
    /// The card it is about.
    pub const fn card(self) -> CardId {
        match self {
            Self::Place(Placement { card, .. }) | Self::Discard { card } => card,
        }
    }
}

impl Offer {
    /// Every action in it, ascending.
    pub(crate) fn unfolded(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.is_stuck {
            actions.extend(self.cards.iter().map(|&card| Action::Discard { card }));
        }
        for &card in &self.cards {
            for side in Side::ALL {
                for rotation in Rotation::ALL {
                    let spots = if rotation.is_sideways() { &self.sideways } else { &self.upright };
                    actions.extend(spots.iter().map(|&Spot(x, y)| {
                        Action::Place(Placement { card, side, rotation, y, x })
                    }));
                }
            }
        }
        actions
    }
}

impl Realm {
    /// Why a card turned like this may not go there (PK-PLACE); `None` when it may.
    pub fn refusal(&self, rotation: Rotation, spot: Spot) -> Option<Reason> {
        if self.spots().has(rotation, spot) {
            return None;
        }
        if self.is_empty() {
            return Some(Reason::FirstCardAtOrigin);
        }
        let Spot(x, y) = spot;
        let (width, height) = Face::size(rotation);
        let (east, south) = (x.saturating_add(width as i8), y.saturating_add(height as i8));
        let covered = |x_covered: i8, y_covered: i8| {
            (x..east).contains(&x_covered) && (y..south).contains(&y_covered)
        };
        let hidden = self.conditions().iter().flat_map(|own| own.fields.map(|at| (at, own.no)));
        let hidden = hidden.filter(|(at, _)| covered(at.x, at.y)).min();
        Some(hidden.map_or(Reason::CoversNothing, |(at, condition)| Reason::CoversCondition {
            condition,
            x: at.x,
            y: at.y,
        }))
    }
}
