//! [`View`]: all that one viewer may know, built by allow-list.
//!
//! Nearly everything lies open. Hidden are only settlers chosen and cards planned until the last
//! seat has answered; they enter a view in one place, [`View::secrets`].

mod making;

use game::{Odds, Seat};
use serde::Serialize;

use crate::ids::{Cell, Colour, N_COLOURS, N_RACES, Node, Planet, Race, Relation, Turned};
use crate::offer::Reach;
use crate::prospect::Prospect;

/// What one viewer sees of a position.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Round with actions, 1–12; 0 before the first.
    pub round: u8,
    /// Field of the track the clock stands on.
    pub clock: u8,
    /// The round a short game ends with; not there where all of the track is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub ends: Option<u8>,
    /// Who holds the start player's token; `null` until it is drawn.
    pub start: Option<Seat>,
    /// The relations in order of priority.
    pub relations: Vec<RelationView>,
    /// Race cards on offer at the change of relations, sorted; before the deal is over, those
    /// still to be dealt.
    pub offer: Vec<Race>,
    /// All planets, in the order of the catalogue.
    pub planets: Vec<PlanetView>,
    /// All seats.
    pub seats: Vec<SeatView>,
    /// The neutral colour, with two players.
    pub neutral: Option<NeutralView>,
    /// What is going on.
    pub stage: StageView,
    /// Tokens in hand, to be laid before anything else.
    pub laying: Option<LayingView>,
    /// Answers that lie face down and that the viewer may see: its own.
    pub secrets: Vec<SecretView>,
    /// What each relation would do for the viewer now, in order of priority; only for a seat.
    pub prospects: Vec<Prospect>,
}

/// A relation.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct RelationView {
    /// Which.
    pub relation: Relation,
    /// Its race cards, left and right; `null` until dealt, and for the change of relations.
    pub pair: [Option<Race>; 2],
    /// Whether it is locked for this round.
    pub locked: bool,
}

/// A planet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PlanetView {
    /// Which.
    pub planet: Planet,
    /// Whether it is shut off.
    pub radioactive: bool,
    /// Whether it has been settled, or is being.
    pub settled: bool,
    /// Cells that nothing covers; none on a radioactive planet.
    pub free: Vec<Cell>,
    /// What lies on it, by anchor.
    pub tokens: Vec<TokenView>,
    /// Who would dominate it now.
    pub leader: Option<Colour>,
}

/// A token on a planet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct TokenView {
    /// Its anchor: the lowest of its cells.
    pub cell: Cell,
    /// Whose.
    pub colour: Colour,
    /// What.
    pub race: Race,
    /// Its orientation.
    pub turn: Turned,
    /// Whether it is a corpse.
    pub corpse: bool,
    /// The cells it covers.
    pub cells: Vec<Cell>,
}

/// A seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Coins.
    pub coins: u16,
    /// Points so far, without coins.
    pub points: u16,
    /// Tokens in the supply, by race in the order of the catalogue.
    pub supply: [u8; N_RACES],
    /// Tokens set aside for settling, by race.
    pub set_aside: [u8; N_RACES],
    /// Living creatures on planets and in the hold.
    pub living: u8,
    /// Creatures in the hold, laid out so that they fit.
    pub hold: Vec<HeldView>,
    /// Where the ship is; `null` before its first flight.
    pub ship: Option<Node>,
    /// What the ship could reach in an ordinary flight from there as it is loaded now.
    pub reach: Vec<Reach>,
    /// Cards turned up this round.
    pub open: Vec<Relation>,
    /// Cards in hand. Known to all: they follow from those played.
    pub hand: Vec<Relation>,
    /// Cards played since they last returned to hand, those of this round included.
    pub played: Vec<Relation>,
    /// Whether an answer of this seat lies face down.
    pub answered: bool,
}

/// A creature in a hold.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct HeldView {
    /// What.
    pub race: Race,
    /// Its anchor.
    pub cell: Cell,
    /// Its orientation.
    pub turn: Turned,
    /// The cells it covers.
    pub cells: Vec<Cell>,
}

/// The neutral colour.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NeutralView {
    /// Tokens in the supply, by race.
    pub supply: [u8; N_RACES],
    /// Races of the cards not turned over yet.
    pub cards: Vec<Race>,
    /// The chance that any one of them is turned over, for a planet that is settled next and for all
    /// that are still to be settled; only for a seat, and while there are some.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub odds: Option<Odds>,
    /// Living creatures.
    pub living: u8,
}

/// What is going on.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StageView {
    /// Race cards are dealt.
    Deal,
    /// The start player is drawn.
    First,
    /// A seat names a planet.
    Name {
        /// Who.
        seat: Seat,
    },
    /// All choose a settler in secret.
    Choose {
        /// Who named.
        namer: Seat,
        /// What.
        planet: Planet,
        /// Who has not answered.
        waiting: Vec<Seat>,
    },
    /// Chance says what is sent: the neutral colour's card is turned over, or settlers are dealt.
    Neutral {
        /// Who named.
        namer: Seat,
        /// What.
        planet: Planet,
        /// What each seat sends; `null`: not known yet.
        sent: Vec<Option<Race>>,
    },
    /// Settlers are laid.
    Settle {
        /// Who named.
        namer: Seat,
        /// What.
        planet: Planet,
        /// What each colour sends; `null`: nothing.
        sent: Vec<Option<Race>>,
        /// Whose settler is laid now.
        colour: Colour,
        /// Who has to send another token, and which it may send.
        exchange: Option<ExchangeView>,
    },
    /// All choose cards in secret.
    Plan {
        /// Who has not answered.
        waiting: Vec<Seat>,
    },
    /// A card is resolved.
    Resolve {
        /// Which relation.
        relation: Relation,
        /// Whose action.
        seat: Seat,
        /// How far it is.
        progress: Progress,
    },
    /// A ship flies.
    Fly {
        /// Whose.
        seat: Seat,
        /// How far it is.
        flight: FlightView,
    },
    /// The game is over.
    Over,
}

/// How far a seat's action is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Progress {
    /// Love.
    Love {
        /// Births so far.
        births: u8,
    },
    /// Shooting or eating.
    Strike {
        /// Blows so far.
        blows: u8,
    },
    /// Trade or diplomacy.
    Pairs {
        /// Creatures not in a pair yet, where there are any.
        unpaired: Vec<UnpairedView>,
        /// A pair that waits for an answer.
        asked: Option<AskedView>,
    },
    /// Migration.
    Migration {
        /// The flight.
        flight: FlightView,
    },
    /// Mutation.
    Mutation {
        /// Whether creatures have changed.
        mutated: bool,
        /// Whether corpses were re-laid.
        relaid: bool,
        /// Creatures to be taken up, because not all can change.
        lifting: Option<LiftingView>,
    },
    /// Change of relations.
    Change {
        /// Whether this seat swapped a card or locked a relation for free.
        changed: bool,
        /// Whether it swapped the sides of a relation.
        flipped: bool,
        /// Its paid locks.
        locks: u8,
        /// The relation it has just changed: locked, but its sides may still be swapped.
        fresh: Option<Relation>,
        /// Seats that still follow.
        following: Vec<Seat>,
    },
}

/// A flight under way.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct FlightView {
    /// Steps so far.
    pub steps: u8,
    /// Steps it can still make, as it is loaded and paid for.
    pub left: u8,
    /// Whether the hold was never occupied in this flight.
    pub empty: bool,
    /// Whether the last move was through the teleport, so that the next cannot be.
    pub jumped: bool,
    /// What was loaded in this flight: none of it may go down where it came up.
    pub passengers: Vec<PassengerView>,
}

/// A creature loaded in this flight.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PassengerView {
    /// What.
    pub race: Race,
    /// The planets it was loaded on, or may have been where several look alike.
    pub from: Vec<Planet>,
    /// Where it lies now; absent in the hold.
    pub planet: Option<Planet>,
    /// Its anchor there.
    pub cell: Option<Cell>,
}

/// Creatures of a planet not in a pair yet, by colour.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct UnpairedView {
    /// Where.
    pub planet: Planet,
    /// Of the left race.
    pub left: [u8; N_COLOURS],
    /// Of the right race; where both cards show one race, all stand left.
    pub right: [u8; N_COLOURS],
}

/// Who has to send another settler.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct ExchangeView {
    /// Who.
    pub seat: Seat,
    /// What it may send.
    pub races: Vec<Race>,
}

/// A pair that waits for an answer.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct AskedView {
    /// Who has to answer.
    pub partner: Seat,
    /// Where.
    pub planet: Planet,
    /// Whose creature of the left race.
    pub left: Colour,
    /// Whose creature of the right race.
    pub right: Colour,
}

/// Creatures to be taken up.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct LiftingView {
    /// Where.
    pub planet: Planet,
    /// Whose.
    pub colour: Colour,
    /// What they are.
    pub from: Race,
    /// What they become.
    pub to: Race,
    /// How many more.
    pub left: u8,
}

/// Tokens in hand.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct LayingView {
    /// Who lays them.
    pub seat: Seat,
    /// Where.
    pub planet: Planet,
    /// Whether they are corpses.
    pub corpses: bool,
    /// In the order in which they are laid; the first is in hand now.
    pub tokens: Vec<InHandView>,
}

/// A token in hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct InHandView {
    /// Whose.
    pub colour: Colour,
    /// What.
    pub race: Race,
}

/// An answer that lies face down.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SecretView {
    /// Whose.
    pub seat: Seat,
    /// The settler.
    pub race: Option<Race>,
    /// The cards; empty for a settler.
    pub cards: Vec<Relation>,
}
