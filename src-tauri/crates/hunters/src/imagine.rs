//! What a seat does not know, which is other hands: dealt anew, left out of what it can foresee, and
//! actions whose consequences would tell on them.

use game::{Seat, Sink, Viewer};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::position::Hunters;
use crate::tile_set::TileSet;

impl Hunters {
    /// Deals the hands that `seat` cannot see anew from all it has not seen. Backs tell land from
    /// bonus tiles, so each hand keeps its numbers of both; and a seat that is to place a tile has
    /// shown that it need not replace any, so all its tiles fit somewhere.
    pub(crate) fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut game = self.clone();
        if !self.has_hidden_hands() {
            return game;
        }
        let others = || self.seats().filter(|&other| other != seat);
        let facts = &mut game.facts;
        for other in others() {
            let hand = &mut facts.hands[other.index()];
            facts.bag = facts.bag.or(hand.and(self.pack.land));
            facts.pile = facts.pile.or(hand.and(self.pack.bonus));
            *hand = TileSet::EMPTY;
        }
        // Whoever is bound to tiles that fit chooses first; the others then have the same number
        // of hands to choose from whatever it got.
        let placer = (self.facts.phase == Phase::Place).then_some(self.facts.seat);
        let bound = others().filter(|&other| Some(other) == placer);
        let free = others().filter(|&other| Some(other) != placer);
        for other in bound.chain(free) {
            let old = self.hand(other);
            for (pile, n_tiles) in [
                (&mut facts.bag, old.and(self.pack.land).len()),
                (&mut facts.pile, old.and(self.pack.bonus).len()),
            ] {
                let mut fitting = *pile;
                if n_tiles > 0 && Some(other) == placer {
                    for tile in pile.iter().filter(|&tile| !self.fits_anywhere(tile)) {
                        fitting.remove(tile);
                    }
                }
                for _ in 0..n_tiles {
                    let tile = fitting.nth(rng.random_range(0..u32::from(fitting.len())));
                    fitting.remove(tile);
                    pile.remove(tile);
                    facts.hands[other.index()].insert(tile);
                }
            }
        }
        game
    }

    /// Whether an action may show something of a hidden hand: it ends the turn, there is nothing to
    /// draw, and among the tiles its seat has not seen is one that fits nowhere, which the next
    /// seat would have to show (`HG-PLACE`). Asks nothing about the hand itself.
    pub(crate) fn may_show_a_hand(&self, seat: Seat, action: Action) -> bool {
        self.has_hidden_hands() && self.facts.bag.is_empty() && {
            let after = self.foreseen_by(seat, action, &mut ());
            after.facts.seat != seat
                && self.unseen_by(Viewer::Seat(seat)).iter().any(|tile| !after.fits_anywhere(tile))
        }
    }

    /// The position after an action as its seat can foresee it: where hands are hidden, nobody
    /// looks yet whether the next one's tiles fit.
    pub(crate) fn foreseen_by(
        &self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Self {
        let mut next = self.clone();
        if self.has_hidden_hands() {
            if let Some(seat) = next.settle(seat, action, events) {
                next.hand_on(seat, events);
            }
        } else {
            next.act(seat, action, events);
        }
        next
    }
}
