//! [`Action`] and [`Chance`]: the only things that move the game on.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Cell, Colour, Node, Planet, Race, Relation, Side, Turned};

/// One small decision of a seat. Whatever lays a token down ends in [`Action::Lay`].
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// Lay the token in hand with its anchor on this cell.
    Lay {
        /// The lowest cell it covers, row by row from the top left.
        cell: Cell,
        /// Its orientation.
        turn: Turned,
    },
    /// Name the planet to be settled next (`SB-SETTLE`).
    Name {
        /// Which.
        planet: Planet,
    },
    /// Choose one of the set-aside tokens, in secret or for an exchange (`SB-SETTLE`).
    Choose {
        /// Its race.
        race: Race,
    },
    /// Choose one action card or two, in secret (`SB-PLAN`).
    Plan {
        /// The card, or the first of the two in the printed order.
        card: Relation,
        /// The second card, for coins.
        second: Option<Relation>,
    },
    /// A birth on this planet; the token is laid next (`SB-LOVE`).
    Love {
        /// Where.
        planet: Planet,
        /// The child's race.
        race: Race,
    },
    /// Shoot the creatures of one colour (`SB-SHOOT`).
    Shoot {
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
    },
    /// Eat the creatures of one colour (`SB-EAT`).
    Eat {
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
    },
    /// Pair two creatures (`SB-TRADE`, `SB-DIPLOMACY`). Where both cards show the same race, the
    /// own creature stands left.
    Pair {
        /// Where.
        planet: Planet,
        /// Whose creature of the left race.
        left: Colour,
        /// Whose creature of the right race.
        right: Colour,
    },
    /// Agree to the pair asked for.
    Accept,
    /// Refuse the pair asked for.
    Refuse,
    /// Put the ship on the map for its first flight (`SB-FLY`).
    Put {
        /// Where.
        node: Node,
    },
    /// Fly to a neighbouring field, or through the teleport.
    Fly {
        /// Where to.
        node: Node,
    },
    /// Load a creature from the planet the ship is at.
    Load {
        /// The creature's anchor.
        cell: Cell,
    },
    /// Unload a creature of this race; it is laid next.
    Unload {
        /// Which.
        race: Race,
    },
    /// Change a colour's creatures of one race into the other (`SB-MUTATE`).
    Mutate {
        /// Where.
        planet: Planet,
        /// Whose.
        colour: Colour,
        /// The race they have now is the one on this side of the relation.
        from: Side,
    },
    /// Re-lay all corpses of a planet (`SB-MUTATE`); they are laid next.
    Relay {
        /// Where.
        planet: Planet,
    },
    /// Take up a creature that is to change, where not all can.
    Lift {
        /// Its anchor.
        cell: Cell,
    },
    /// Swap a race card with one on offer, which locks the relation (`SB-CHANGE`).
    Swap {
        /// Which relation.
        relation: Relation,
        /// Which of its cards goes.
        side: Side,
        /// The card that comes.
        race: Race,
    },
    /// Swap left and right of a relation (`SB-CHANGE`).
    Flip {
        /// Which.
        relation: Relation,
    },
    /// Lock a relation (`SB-CHANGE`).
    Lock {
        /// Which.
        relation: Relation,
    },
    /// That is all: end the action or the flight.
    Done,
}

/// What chance brings up.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Chance {
    /// The next race card, for the next free place: relations in the printed order, left before
    /// right (`SB-RELATIONS`).
    Card {
        /// What it shows.
        race: Race,
    },
    /// The start player (`SB-START`).
    Start {
        /// Who.
        seat: Seat,
    },
    /// What the next colour sends, where settlers are dealt (`SB-SETTLE`).
    Settler {
        /// One of its tokens set aside.
        race: Race,
    },
    /// The neutral colour's next card (`SB-TWO`).
    Neutral {
        /// What it shows.
        race: Race,
    },
}

/// Why an action is refused. Data is what the sentence needs.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// Something else is to be decided now.
    NotNow,
    /// A token in hand has to be laid first.
    LayFirst,
    /// The planet is shut off by a radioactive token.
    Radioactive,
    /// The planet is settled already.
    Settled,
    /// No such token is set aside.
    NotSetAside,
    /// Only one of the smallest tokens may be sent now.
    NotSmallest,
    /// The card is not in hand.
    NotInHand,
    /// Two different cards, in the printed order.
    SameCard,
    /// It costs more than the seat has.
    Coins {
        /// The price.
        needed: u8,
    },
    /// The parents are not both there.
    NoParents,
    /// The race is not one of the relation's.
    WrongRace,
    /// No creature of the attacking race there.
    NoAttacker,
    /// No creature there that could be hit.
    NoVictim,
    /// Not one's own creatures.
    OwnColour,
    /// No token of this race is left in the supply.
    NoSupply,
    /// There is no room for it.
    NoRoom,
    /// The token does not lie on free cells there.
    Taken,
    /// The rest could not be laid any more.
    BlocksRest,
    /// No such two creatures are left for a pair.
    NoPair,
    /// One of the two must be one's own.
    NotOwnPair,
    /// The ship is on the map already, or not yet.
    ShipPlaced,
    /// Another ship is there.
    ShipThere,
    /// Not a neighbouring field.
    NotNext,
    /// The ship has no step left.
    NoStep,
    /// The teleport is not used twice in a row.
    JustJumped,
    /// The flight could not end on a free field any more.
    NowhereToEnd,
    /// The ship is not at an inhabited planet.
    NoDock,
    /// There is no living creature of one's own there.
    NotYours,
    /// The race may not be loaded now, because of the relation of migration.
    Grounded,
    /// The hold has no room.
    HoldFull,
    /// The hold has no such creature.
    NotInHold,
    /// It was loaded on this very planet in this flight.
    UpAndDown,
    /// It has been done already.
    AlreadyDone,
    /// There are no corpses.
    NoCorpses,
    /// As many as possible must change; this one does not allow it.
    TooFew,
    /// The relation is locked.
    Locked,
    /// The card is not on offer.
    NotOnOffer,
    /// It would change nothing.
    NoChange,
    /// Only who played the card may.
    NotPlayed,
    /// One card must be swapped or one relation locked first.
    MustChange,
}
