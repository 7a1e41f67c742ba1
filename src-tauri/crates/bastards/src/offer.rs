//! [`Offer`]: the legal actions of a seat in the shape its screen needs.

use serde::Serialize;

use crate::action::Action;
use crate::ids::{Cell, Colour, Node, Planet, Race, Relation, Side, Turned};

/// What a seat may do now. Everything optional is a list: empty means not now.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// Where the token in hand can be laid: `Lay`.
    pub lay: Vec<Placement>,
    /// Planets to name: `Name`.
    pub name: Vec<Planet>,
    /// Set-aside tokens to choose from: `Choose`.
    pub choose: Vec<Race>,
    /// Cards to plan: `Plan` with one of them.
    pub cards: Vec<Relation>,
    /// Whether two of them may be planned: `Plan` with a second one.
    pub two_cards: bool,
    /// Coins left once a second card is paid for; 0 where two cannot be planned.
    pub coins_after_two: u16,
    /// Births: `Love`.
    pub love: Vec<Birth>,
    /// Victims: `Shoot` or `Eat`.
    pub victims: Vec<Victims>,
    /// Pairs: `Pair`.
    pub pairs: Vec<PairOffer>,
    /// Whether an answer is due: `Accept`, `Refuse`.
    pub answer: bool,
    /// Fields to put the ship on: `Put`.
    pub put: Vec<Node>,
    /// Next fields: `Fly`.
    pub fly: Vec<StepOffer>,
    /// Everything the ship can still reach and end on, for the map; each field knows the one
    /// before it.
    pub reach: Vec<Reach>,
    /// Creatures to load, by anchor: `Load`.
    pub load: Vec<Cell>,
    /// Creatures to unload: `Unload`.
    pub unload: Vec<UnloadOffer>,
    /// Creatures to change: `Mutate`.
    pub mutate: Vec<MutationOffer>,
    /// Planets whose corpses can be re-laid: `Relay`.
    pub relay: Vec<Planet>,
    /// Creatures to take up, by anchor: `Lift`.
    pub lift: Vec<Cell>,
    /// Race cards to swap: `Swap`.
    pub swap: Vec<SwapOffer>,
    /// Relations whose sides can be swapped: `Flip`.
    pub flip: Vec<Relation>,
    /// Relations to lock: `Lock`.
    pub lock: Vec<Relation>,
    /// Whether that may be all: `Done`.
    pub done: bool,
    /// What the next such action costs; 0 where it is free.
    pub prices: OfferPrices,
}

/// One way for a token to lie.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Placement {
    /// Its anchor.
    pub cell: Cell,
    /// Its orientation.
    pub turn: Turned,
}

/// A birth and where the child could lie.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Birth {
    /// Where.
    pub planet: Planet,
    /// The child's race.
    pub race: Race,
    /// The places for it.
    pub fits: Vec<Placement>,
}

/// Creatures that can be shot or eaten together.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Victims {
    /// Shooting or eating.
    pub relation: Relation,
    /// Where.
    pub planet: Planet,
    /// Whose.
    pub colour: Colour,
    /// Their anchors.
    pub cells: Vec<Cell>,
}

/// Two creatures that can be paired.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PairOffer {
    /// Where.
    pub planet: Planet,
    /// Whose creature of the left race.
    pub left: Colour,
    /// Whose creature of the right race.
    pub right: Colour,
}

/// A field one step away.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct StepOffer {
    /// Where to.
    pub node: Node,
    /// Coins for it.
    pub cost: u8,
}

/// A field the ship can reach.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Reach {
    /// Where to.
    pub node: Node,
    /// The field before it on a shortest way.
    pub before: Node,
    /// Steps to it.
    pub steps: u8,
    /// Coins to it.
    pub cost: u8,
    /// Whether the flight may end there: no other ship is on it.
    pub free: bool,
}

/// A creature in the hold and where it could lie.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct UnloadOffer {
    /// What.
    pub race: Race,
    /// The places for it.
    pub fits: Vec<Placement>,
}

/// Creatures that can change.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MutationOffer {
    /// Where.
    pub planet: Planet,
    /// Whose.
    pub colour: Colour,
    /// The side of the relation that shows what they are now.
    pub from: Side,
    /// How many there are.
    pub count: u8,
    /// How many of them change.
    pub changes: u8,
    /// Coins for it.
    pub cost: u8,
}

/// A race card that can be swapped.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SwapOffer {
    /// Which relation.
    pub relation: Relation,
    /// Which side.
    pub side: Side,
    /// What can come.
    pub races: Vec<Race>,
}

/// What things cost now.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OfferPrices {
    /// A second card.
    pub second_card: u8,
    /// A birth.
    pub love: u8,
    /// A shooting or a meal.
    pub strike: u8,
    /// Re-laying corpses.
    pub relay: u8,
    /// Swapping left and right.
    pub flip: u8,
    /// A lock.
    pub lock: u8,
}

impl Offer {
    /// Exactly the legal actions, ascending.
    pub(crate) fn unfolded(&self) -> Vec<Action> {
        let mut all = Vec::new();
        all.extend(self.lay.iter().map(|&Placement { cell, turn }| Action::Lay { cell, turn }));
        all.extend(self.name.iter().map(|&planet| Action::Name { planet }));
        all.extend(self.choose.iter().map(|&race| Action::Choose { race }));
        for (i, &card) in self.cards.iter().enumerate() {
            all.push(Action::Plan { card, second: None });
            let others = if self.two_cards { &self.cards[i + 1..] } else { &[] };
            all.extend(others.iter().map(|&it| Action::Plan { card, second: Some(it) }));
        }
        all.extend(self.love.iter().map(|it| Action::Love { planet: it.planet, race: it.race }));
        all.extend(self.victims.iter().map(|&Victims { relation, planet, colour, .. }| {
            if relation == Relation::Eating {
                Action::Eat { planet, colour }
            } else {
                Action::Shoot { planet, colour }
            }
        }));
        all.extend(self.pairs.iter().map(|&PairOffer { planet, left, right }| Action::Pair {
            planet,
            left,
            right,
        }));
        if self.answer {
            all.extend([Action::Accept, Action::Refuse]);
        }
        all.extend(self.put.iter().map(|&node| Action::Put { node }));
        all.extend(self.fly.iter().map(|it| Action::Fly { node: it.node }));
        all.extend(self.load.iter().map(|&cell| Action::Load { cell }));
        all.extend(self.unload.iter().map(|it| Action::Unload { race: it.race }));
        all.extend(self.mutate.iter().map(|&MutationOffer { planet, colour, from, .. }| {
            Action::Mutate { planet, colour, from }
        }));
        all.extend(self.relay.iter().map(|&planet| Action::Relay { planet }));
        all.extend(self.lift.iter().map(|&cell| Action::Lift { cell }));
        for &SwapOffer { relation, side, ref races } in &self.swap {
            all.extend(races.iter().map(|&race| Action::Swap { relation, side, race }));
        }
        all.extend(self.flip.iter().map(|&relation| Action::Flip { relation }));
        all.extend(self.lock.iter().map(|&relation| Action::Lock { relation }));
        if self.done {
            all.push(Action::Done);
        }
        all
    }
}
