//! OK-B1 to OK-B10: the bonus actions on the backs of tiles.

use game::{Seat, Sink};

use crate::back::Back;
use crate::bits::ones;
use crate::event::Event;
use crate::phase::{Alike, Choice, Phase};
use crate::position::Okanagan;
use crate::reward::{N_REWARDS, Reward};
use crate::stacks::N_PILES;
use crate::tile::Tile;

/// How often OK-B9 and OK-B10 swap at the most.
const N_TRADES: u8 = 2;

impl Okanagan {
    /// Uses the action on top of this pile. The tile goes under the pile before the action does
    /// anything, so that OK-B6 and the next evaluation find the piles settled (OK-ACTION).
    pub(super) fn use_bonus(&mut self, seat: Seat, pile: u8, events: &mut impl Sink<Event>) {
        let from = &mut self.stacks.piles[pile as usize];
        let back = from.back().expect("the pile has a top tile");
        from.put_under();
        events.put(|| Event::BonusUsed { seat, pile, back });
        match back {
            Back::Gain1Shape { shape } => match Choice::among(self.supplied(shape)) {
                Choice::Nothing => self.share_out(events),
                Choice::Forced(only) => {
                    self.gain(seat, only, 1, events);
                    self.share_out(events);
                }
                Choice::Free => self.phase = Phase::Gain { shape },
            },
            Back::Gain2Type { terrain, shape } => {
                self.gain(seat, Reward::new(terrain, shape), 2, events);
                self.share_out(events);
            }
            Back::PickFirst => {
                // The one who acts is the last in the order.
                let order = &mut self.eval.order[..self.eval.n_ordered as usize];
                order.rotate_right(1);
                self.share_out(events);
            }
            Back::Nugget => {
                if self.nuggets_left() > 0 {
                    self.nuggets[seat.index()] += 1;
                    events.put(|| Event::NuggetDrawn { seat });
                }
                self.share_out(events);
            }
            Back::Goals2 => {
                self.goals.change(seat);
                self.phase = Phase::Change;
            }
            Back::Refresh3 => {
                let mut removed = 0;
                for place in 0..N_PILES {
                    if let Some(tile) = self.stacks.open[place].take() {
                        self.stacks.remove(tile);
                        removed |= 1 << tile.index();
                    }
                }
                events.put(|| Event::TilesRemoved {
                    tiles: ones(removed).filter_map(Tile::new).collect(),
                });
                self.share_out(events);
            }
            Back::Tribute => self.ask_tribute(seat.next(self.n_seats), events),
            Back::SwapPlayer => self.begin_swap(seat, events),
            Back::SwapSameColour => self.trade(seat, Alike::Colour, N_TRADES, events),
            Back::SwapSameShape => self.trade(seat, Alike::Shape, N_TRADES, events),
        }
    }

    /// Tokens from the supply, as far as it has them.
    fn gain(&mut self, seat: Seat, reward: Reward, most: u8, events: &mut impl Sink<Event>) {
        let count = most.min(self.supply[reward.index()]);
        self.supply[reward.index()] -= count;
        self.tokens[seat.index()][reward.index()] += count;
        if count > 0 {
            events.put(|| Event::Gained { seat, reward, count });
        }
    }

    /// OK-B7: asks the players from this one on, clockwise, up to the one who acts. Who has none
    /// gives none; who has one type only gives that.
    fn ask_tribute(&mut self, mut giver: Seat, events: &mut impl Sink<Event>) {
        while giver != self.eval.actor {
            match Choice::among(self.own_types(giver)) {
                Choice::Nothing => {}
                Choice::Forced(only) => self.pay(giver, only, events),
                Choice::Free => {
                    self.phase = Phase::Tribute { giver };
                    return;
                }
            }
            giver = giver.next(self.n_seats);
        }
        self.share_out(events);
    }

    fn pay(&mut self, from: Seat, reward: Reward, events: &mut impl Sink<Event>) {
        let to = self.eval.actor;
        self.tokens[from.index()][reward.index()] -= 1;
        self.tokens[to.index()][reward.index()] += 1;
        events.put(|| Event::Given { from, to, reward });
    }

    /// OK-B8: nothing happens where there is nothing to swap.
    fn begin_swap(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let anybody_has = Seat::all(self.n_seats)
            .any(|other| other != seat && self.own_types(other).next().is_some());
        match Choice::among(self.own_types(seat)) {
            Choice::Forced(only) if anybody_has => self.choose_swap(only, events),
            Choice::Free if anybody_has => self.phase = Phase::SwapGive,
            Choice::Nothing | Choice::Forced(_) | Choice::Free => self.share_out(events),
        }
    }

    fn choose_swap(&mut self, given: Reward, events: &mut impl Sink<Event>) {
        self.phase = Phase::SwapTake { given };
        if let Choice::Forced((other, reward)) = Choice::among(self.swappable()) {
            self.swap_with(other, reward, events);
        }
    }

    /// OK-B8: takes another player's token for the one given.
    pub(super) fn swap_with(&mut self, with: Seat, taken: Reward, events: &mut impl Sink<Event>) {
        let Phase::SwapTake { given } = self.phase else { return };
        let seat = self.eval.actor;
        self.tokens[seat.index()][given.index()] -= 1;
        self.tokens[with.index()][given.index()] += 1;
        self.tokens[with.index()][taken.index()] -= 1;
        self.tokens[seat.index()][taken.index()] += 1;
        events.put(|| Event::Swapped { seat, with, given, taken });
        self.share_out(events);
    }

    /// OK-B9, OK-B10: asks for the next swap with the supply, where there can be one.
    fn trade(&mut self, seat: Seat, same: Alike, left: u8, events: &mut impl Sink<Event>) {
        if left > 0 && self.own_types(seat).any(|given| self.is_tradable(same, given)) {
            self.phase = Phase::TradeGive { same, left };
        } else {
            self.share_out(events);
        }
    }

    fn finish_trade(
        &mut self,
        (same, left): (Alike, u8),
        given: Reward,
        taken: Reward,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.eval.actor;
        self.tokens[seat.index()][given.index()] -= 1;
        // OK-REWARDS: of a type that has run out none comes back.
        if self.supply[given.index()] > 0 {
            self.supply[given.index()] += 1;
        }
        self.supply[taken.index()] -= 1;
        self.tokens[seat.index()][taken.index()] += 1;
        events.put(|| Event::Traded { seat, given, taken });
        self.trade(seat, same, left - 1, events);
    }

    /// A token is taken: from the supply (OK-B1, OK-B9, OK-B10) or the heap (OK-REWARDS).
    pub(super) fn take(&mut self, seat: Seat, reward: Reward, events: &mut impl Sink<Event>) {
        if let Phase::TradeTake { same, left, given } = self.phase {
            self.finish_trade((same, left), given, reward, events);
        } else if self.phase == Phase::Heap {
            self.eval.heap[reward.index()] -= 1;
            self.eval.picks -= 1;
            self.tokens[seat.index()][reward.index()] += 1;
            events.put(|| {
                let mut tokens = [0; N_REWARDS];
                tokens[reward.index()] = 1;
                Event::HeapTaken { seat, tokens }
            });
            self.pick(events);
        } else {
            self.gain(seat, reward, 1, events);
            self.share_out(events);
        }
    }

    /// A token is given: in tribute (OK-B7), or for a swap (OK-B8, OK-B9, OK-B10).
    pub(super) fn give(&mut self, seat: Seat, reward: Reward, events: &mut impl Sink<Event>) {
        if let Phase::TradeGive { same, left } = self.phase {
            match Choice::among(self.traded_for(same, reward)) {
                Choice::Forced(only) => self.finish_trade((same, left), reward, only, events),
                Choice::Nothing | Choice::Free => {
                    self.phase = Phase::TradeTake { same, left, given: reward };
                }
            }
        } else if self.phase == Phase::SwapGive {
            self.choose_swap(reward, events);
        } else {
            self.pay(seat, reward, events);
            self.ask_tribute(seat.next(self.n_seats), events);
        }
    }
}
