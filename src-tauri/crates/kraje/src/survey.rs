//! What a player needs to think ahead: the parts of a position and of a realm, without a score
//! sheet or a list of actions. Players are handed positions imagined for them
//! ([`game::Game::imagine`]), so nothing here can leak.

use game::Seat;

use crate::action::Action;
use crate::card::{REALM_CARDS, Rotation, Symbol};
use crate::conditions::count;
use crate::hand::CardSet;
use crate::place::{Field, Spot};
use crate::position::Kraje;
use crate::realm::Realm;
use crate::rule::Rule;

impl Kraje {
    /// The realm of a seat, without a card that is committed.
    pub const fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    /// What a seat has committed in this half of the round.
    pub const fn committed(&self, seat: Seat) -> Option<Action> {
        self.committed[seat.index()]
    }

    /// Whether all see what a seat has committed (PK-ROUND).
    pub const fn chooses_openly(&self) -> bool {
        self.leader.is_some()
    }

    /// The cards in a hand, a committed one included.
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The deck without its top card.
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// Whether the next card of a seat is its second one of the round: the one left over by the
    /// other seat or, alone, the one taken from the deck.
    pub const fn is_second_pick(&self) -> bool {
        self.pick == 1
    }

    /// How many more cards each seat places, or discards for PK-STUCK; committed ones are not
    /// placed yet.
    pub const fn n_to_place(&self) -> usize {
        REALM_CARDS - 2 * self.n_rounds as usize - self.pick as usize
    }
}

impl Realm {
    /// What a rule is worth in it, whether or not its condition is there. A rule that copies
    /// another one ([`Rule::LandOfPlenty`]) is worth nothing by itself.
    pub fn value(&self, rule: &Rule) -> i32 {
        count(rule, self, &mut ()) * rule.each()
    }

    /// The fields a symbol shows on, row by row.
    pub fn fields_with(&self, symbol: Symbol) -> impl Iterator<Item = Field> {
        self.fields_of(*self.symbol(symbol))
    }

    /// All fields, row by row.
    pub fn all_fields(&self) -> impl Iterator<Item = Field> {
        self.fields_of(*self.fields())
    }

    /// Where a card turned like this may go (PK-PLACE), row by row. The same for all cards; with
    /// no spot for any rotation the realm is stuck (PK-STUCK).
    pub fn open_spots(&self, rotation: Rotation) -> impl Iterator<Item = Spot> + use<> {
        self.spots().of(rotation)
    }
}
