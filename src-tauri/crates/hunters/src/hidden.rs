//! What a seat cannot see: other hands. The unseen tiles of a viewer, imagined hands, and actions
//! whose consequences would tell on a hidden hand.

use game::{Seat, Sink, Viewer};
use rand::{Rng, RngExt};

use crate::effect::Event;
use crate::moves::Action;
use crate::setup::Hands;
use crate::state::Hunters;
use crate::tile_set::TileSet;
use crate::view::Phase;

impl Hunters {
    pub(crate) fn has_hidden_hands(&self) -> bool {
        self.facts.rules.hands == Hands::Hidden
    }

    /// Whether `viewer` sees the hand of `seat`.
    pub(crate) fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        !self.has_hidden_hands() || viewer.knows(seat)
    }

    /// Every tile `viewer` has not seen: bag, bonus pile and hidden hands.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> TileSet {
        let mut unseen = self.facts.bag.or(self.facts.pile);
        for seat in Seat::all(self.facts.rules.n_seats) {
            if !self.shows_hand(seat, viewer) {
                unseen = unseen.or(self.hand(seat));
            }
        }
        unseen
    }

    /// Deals the hands that `seat` cannot see anew from all it has not seen. Backs tell land from
    /// bonus tiles, so each hand keeps its numbers of both; and a seat that is to place a tile has
    /// shown that it need not replace any, so all its tiles fit somewhere.
    pub(crate) fn redealt(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut game = self.clone();
        if !self.has_hidden_hands() {
            return game;
        }
        let others = || Seat::all(self.facts.rules.n_seats).filter(|&other| other != seat);
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
    pub(crate) fn tells_on_a_hand(&self, action: Action) -> bool {
        let seat = self.facts.seat;
        self.may_tell_on_a_hand() && {
            let after = self.foreseen(action, &mut ());
            after.facts.seat != seat
                && self.unseen_by(Viewer::Seat(seat)).iter().any(|tile| !after.fits_anywhere(tile))
        }
    }

    const fn may_tell_on_a_hand(&self) -> bool {
        matches!(self.facts.rules.hands, Hands::Hidden) && self.facts.bag.is_empty()
    }

    /// The position after an action as its seat can foresee it: nobody else's tiles are looked at.
    pub(crate) fn foreseen(&self, action: Action, events: &mut impl Sink<Event>) -> Self {
        let mut next = self.clone();
        next.facts.is_foreseen = self.may_tell_on_a_hand();
        next.act(action, events);
        next.facts.is_foreseen = false;
        next
    }
}
