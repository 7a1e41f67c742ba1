//! What a seat may do, which places are open to it, and why others are not (PK-PLACE, PK-STUCK).

use game::Seat;
use rand::{Rng, RngExt};

use crate::action::{Action, Reason};
use crate::card::{Face, Rotation, Side};
use crate::hand::CardSet;
use crate::offer::Offer;
use crate::place::{Placement, Spot};
use crate::position::Kraje;
use crate::realm::{Realm, Spots};

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

    pub(crate) fn offer_of(&self, seat: Seat) -> Offer {
        let (cards, spots) = (self.playable(seat), self.open_spots(seat));
        Offer {
            cards: cards.iter().collect(),
            is_stuck: !cards.is_empty() && spots.is_empty(),
            upright: spots.of(Rotation::of(0)).collect(),
            sideways: spots.of(Rotation::of(1)).collect(),
        }
    }

    pub(crate) fn objection_to(&self, seat: Seat, action: Action) -> Option<Reason> {
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

    pub(crate) fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
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
