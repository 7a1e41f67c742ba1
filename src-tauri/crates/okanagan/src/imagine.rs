//! What a seat does not know, other seats' goals and landscapes: dealt anew, and left out of what
//! it can foresee.

use game::{Seat, Sink};
use rand::Rng;

use crate::action::Action;
use crate::bits::any_one;
use crate::event::Event;
use crate::figures::MOST_SEATS;
use crate::phase::Phase;
use crate::position::Okanagan;
use crate::stacks::Known;
use crate::tile::Tile;

impl Okanagan {
    /// A position at random among those this seat cannot tell from the real one.
    ///
    /// What it cannot know:
    /// - which of the cards neither in its hand nor among its own discards are in the deck, in
    ///   other hands, among the others' discards;
    /// - which of the tiles with the same back another player drew from a pile, and which are
    ///   still in the piles.
    ///
    /// A goal deck that was reshuffled is as unknown as a new one: nobody is taken to remember
    /// which cards went into it.
    pub(crate) fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        world.imagine_goals(seat, rng);
        world.imagine_tiles(seat, rng);
        world
    }

    /// The position after an action as its seat can foresee it: where the game ends, the others'
    /// goals are not shown.
    pub(crate) fn foreseen_by(
        &self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Self {
        let mut next = self.clone();
        next.act(seat, action, events);
        if let Phase::Over { is_revealed } = &mut next.phase {
            *is_revealed = false;
        }
        next
    }

    fn imagine_goals(&mut self, seat: Seat, rng: &mut impl Rng) {
        let are_hidden = !self.goals_lie_open();
        let goals = &mut self.goals;
        let mut unknown = goals.deck;
        for other in Seat::all(MOST_SEATS).filter(|&other| other != seat) {
            unknown |= goals.discards[other.index()];
            if are_hidden {
                unknown |= goals.hands[other.index()];
            }
        }
        for other in Seat::all(MOST_SEATS).filter(|&other| other != seat) {
            if are_hidden {
                redeal(&mut goals.hands[other.index()], &mut unknown, rng);
            }
            redeal(&mut goals.discards[other.index()], &mut unknown, rng);
        }
        goals.deck = unknown;
    }

    fn imagine_tiles(&mut self, seat: Seat, rng: &mut impl Rng) {
        let pack = self.pack;
        let stacks = &mut self.stacks;
        for other in Seat::all(MOST_SEATS).filter(|&other| other != seat) {
            let Some(held) = &mut stacks.held[other.index()] else { continue };
            if held.known == Known::ToAll {
                continue;
            }
            // All go back before any is drawn anew, or the shuffle would not be fair.
            stacks.unseen |= 1 << held.tile.index();
        }
        for other in Seat::all(MOST_SEATS).filter(|&other| other != seat) {
            let Some(held) = &mut stacks.held[other.index()] else { continue };
            if held.known == Known::ToAll {
                continue;
            }
            let back = pack.back(held.tile).expect("the start tile is never held");
            let drawn = any_one(stacks.unseen & pack.tiles_with(back), rng)
                .and_then(Tile::new)
                .expect("the tile itself is among them");
            stacks.unseen &= !(1 << drawn.index());
            held.tile = drawn;
        }
    }
}

/// Deals as many cards as there were from the unknown ones.
fn redeal(cards: &mut u64, unknown: &mut u64, rng: &mut impl Rng) {
    let n = cards.count_ones();
    *cards = 0;
    for _ in 0..n {
        let card = 1 << any_one(*unknown, rng).expect("the cards themselves are among them");
        *unknown &= !card;
        *cards |= card;
    }
}
