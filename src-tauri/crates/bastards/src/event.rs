//! [`Event`]: what happened, for the log and the animation.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::ids::{Cell, Colour, Node, Planet, Race, Relation, Side, Turned};

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// A race card was dealt to a relation.
    Dealt {
        /// Which relation.
        relation: Relation,
        /// Which side.
        side: Side,
        /// What it shows.
        race: Race,
    },
    /// The last six race cards are on offer.
    OfferLaid {
        /// What they show.
        races: Vec<Race>,
    },
    /// The start player was drawn, or the token went on.
    StartPlayer {
        /// Who.
        seat: Seat,
    },
    /// A planet was named.
    Named {
        /// By whom.
        seat: Seat,
        /// Which.
        planet: Planet,
    },
    /// A seat chose its token.
    Chosen {
        /// Who.
        seat: Seat,
        /// Which; hidden from the others.
        race: Option<Race>,
    },
    /// All chose; the tokens are shown.
    ChoicesShown {
        /// By seat.
        races: Vec<Race>,
    },
    /// The neutral colour's card was turned over.
    NeutralCard {
        /// What it shows.
        race: Race,
    },
    /// A settler does not fit: its owner or an earlier one sends another token.
    SettlerExchanged {
        /// Whose.
        seat: Seat,
        /// What it was.
        from: Race,
        /// What it is.
        to: Race,
    },
    /// A settler fits nowhere whatever is exchanged; its colour has no token on this planet.
    LeftOut {
        /// Whose.
        colour: Colour,
    },
    /// Tokens were taken up to be laid anew.
    TakenUp {
        /// From where.
        planet: Planet,
        /// The anchors of the tokens.
        cells: Vec<Cell>,
    },
    /// A token was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
        /// What.
        race: Race,
        /// Its anchor.
        cell: Cell,
        /// Its orientation.
        turn: Turned,
        /// Whether it is a corpse.
        corpse: bool,
        /// Who has the most creatures there now; nobody on a tie.
        leader: Option<Colour>,
    },
    /// The set-aside tokens went back to the supplies.
    SettlingOver,
    /// The clock went on to a round with actions.
    Round {
        /// Its number.
        number: u8,
    },
    /// The clock went on to a step where only ships fly.
    ShipStep,
    /// A seat chose its cards.
    Planned {
        /// Who.
        seat: Seat,
        /// Which; hidden from the others.
        cards: Option<Vec<Relation>>,
    },
    /// All cards are turned up.
    PlansShown {
        /// By seat; empty for a seat without cards.
        cards: Vec<Vec<Relation>>,
    },
    /// Coins were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// A seat's action begins.
    Begun {
        /// Who.
        seat: Seat,
        /// Which.
        relation: Relation,
    },
    /// A seat's action has no effect to choose from, or it had enough.
    Ended {
        /// Who.
        seat: Seat,
        /// Which.
        relation: Relation,
    },
    /// A child is born; it is laid next.
    Born {
        /// Whose.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// What.
        race: Race,
    },
    /// Creatures became corpses.
    Shot {
        /// By whom.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
        /// What.
        race: Race,
        /// Their anchors.
        cells: Vec<Cell>,
        /// Who has the most creatures there now; nobody on a tie.
        leader: Option<Colour>,
    },
    /// Creatures were eaten.
    Eaten {
        /// By whom.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
        /// What.
        race: Race,
        /// Their anchors.
        cells: Vec<Cell>,
        /// Who has the most creatures there now; nobody on a tie.
        leader: Option<Colour>,
    },
    /// A pair was asked for; its other owner answers.
    Asked {
        /// By whom.
        seat: Seat,
        /// Whom.
        partner: Seat,
        /// Trade or diplomacy.
        relation: Relation,
        /// Where.
        planet: Planet,
    },
    /// A pair was made.
    Paired {
        /// By whom.
        seat: Seat,
        /// Trade or diplomacy.
        relation: Relation,
        /// Where.
        planet: Planet,
        /// Whose creature of the left race.
        left: Colour,
        /// Whose creature of the right race.
        right: Colour,
    },
    /// A pair was refused.
    Refused {
        /// By whom.
        seat: Seat,
        /// Trade or diplomacy.
        relation: Relation,
        /// Where.
        planet: Planet,
    },
    /// A ship came onto the map.
    ShipPut {
        /// Whose.
        seat: Seat,
        /// Where.
        node: Node,
    },
    /// A ship flew one step or through the teleport.
    Flew {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Node,
        /// Where to.
        to: Node,
    },
    /// A creature was loaded.
    Loaded {
        /// Whose.
        seat: Seat,
        /// From where.
        planet: Planet,
        /// What.
        race: Race,
        /// Its anchor.
        cell: Cell,
        /// Who has the most creatures there now; nobody on a tie.
        leader: Option<Colour>,
    },
    /// A creature leaves the hold; it is laid next.
    Unloaded {
        /// Whose.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// What.
        race: Race,
    },
    /// A flight ended.
    Landed {
        /// Whose.
        seat: Seat,
    },
    /// Creatures change; the new ones are laid next.
    Mutated {
        /// By whom.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
        /// What they were.
        from: Race,
        /// What they become.
        to: Race,
        /// How many.
        count: u8,
    },
    /// A race card was swapped with one on offer.
    Swapped {
        /// By whom.
        seat: Seat,
        /// Which relation.
        relation: Relation,
        /// Which side.
        side: Side,
        /// What was there.
        from: Race,
        /// What is there now.
        to: Race,
    },
    /// Left and right were swapped.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which relation.
        relation: Relation,
    },
    /// A relation was locked.
    Locked {
        /// By whom.
        seat: Seat,
        /// Which.
        relation: Relation,
    },
    /// The locks of the round are taken off.
    Unlocked,
    /// Dominance was counted.
    Dominance {
        /// After which round.
        round: u8,
        /// Points for each planet.
        each: u8,
        /// Who dominates which planet.
        winners: Vec<Dominated>,
    },
    /// Played cards returned to hand.
    CardsReturned,
    /// The game is over; coins have become points.
    Over,
}

/// A planet and who dominates it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Dominated {
    /// Where.
    pub planet: Planet,
    /// Who.
    pub seat: Seat,
}

impl Event {
    /// The part that `viewer` may know: choices and plans of other seats are face down.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Self {
        if let Self::Chosen { seat, .. } = *self
            && !viewer.knows(seat)
        {
            return Self::Chosen { seat, race: None };
        }
        if let Self::Planned { seat, .. } = *self
            && !viewer.knows(seat)
        {
            return Self::Planned { seat, cards: None };
        }
        self.clone()
    }
}
