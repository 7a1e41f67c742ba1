//! What actions do: discarding, placing, building, drawing. What happens when areas close stands in
//! `apply/closing.rs`, the bonus actions in `apply/bonus.rs`, what chance brings up in
//! `apply/chance.rs` and what comes at the end of a turn in `apply/turn.rs`.

use game::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::position::Okanagan;
use crate::stacks::{Held, Known};
use crate::tile::Spot;

mod bonus;
mod chance;
mod closing;
mod turn;

impl Okanagan {
    /// Takes an action that is known to be legal.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let pack = self.pack;
        match action {
            Action::DiscardGoal { goal } => {
                self.goals.discard(seat, goal);
                events.put(|| Event::GoalDiscarded { seat, goal: Some(goal) });
                if self.goals.discarders().is_empty() {
                    self.goals_discarded(events);
                }
            }
            Action::Place { at, rotation } => {
                let held = self.stacks.held[seat.index()].take();
                let tile = held.expect("a seat places the tile it holds").tile;
                self.board.place(pack, tile, at, rotation);
                self.phase = Phase::Build;
                events.put(|| {
                    let (closes, joins) = (self.closings(), self.joined_by_last());
                    Event::TilePlaced { seat, tile, at, rotation, closes, joins }
                });
            }
            Action::Misfit => {
                let held = self.stacks.held[seat.index()].take();
                let tile = held.expect("a seat shows the tile it holds").tile;
                self.stacks.remove(tile);
                events.put(|| Event::TileMisfit { seat, tile });
                if self.stacks.has_offer() {
                    self.phase = Phase::Redraw;
                } else {
                    self.end_turn(events);
                }
            }
            Action::Farm { segment } => self.build(seat, Spot::Farm { segment }, events),
            Action::Warehouse { border } => self.build(seat, Spot::Warehouse { border }, events),
            Action::Silo => self.build(seat, Spot::Silo, events),
            Action::Evaluate { segment } => self.evaluate(segment, events),
            Action::Next { seat: next } => self.order_next(next, events),
            Action::Bonus { pile } => self.use_bonus(seat, pile, events),
            Action::NoBonus => {
                events.put(|| Event::NoBonus { seat });
                self.share_out(events);
            }
            Action::Rewards => {
                events.put(|| Event::RewardsChosen { seat });
                self.lay_heap(events);
            }
            Action::Take { reward } => self.take(seat, reward, events),
            Action::Give { reward } => self.give(seat, reward, events),
            Action::TakeFrom { seat: other, reward } => self.swap_with(other, reward, events),
            Action::Stop => self.share_out(events),
            Action::DrawOpen { place } => {
                let tile = self.stacks.open[place as usize].take();
                let tile = tile.expect("a seat draws an open tile that is there");
                self.stacks.held[seat.index()] = Some(Held { tile, known: Known::ToAll });
                events.put(|| Event::OpenDrawn { seat, place, tile });
                self.drawn(events);
            }
            Action::DrawPile { pile } => {
                self.drawing = Some((seat, pile));
                events.put(|| {
                    let back = self.stacks.piles[pile as usize].back();
                    Event::PileDrawn { seat, pile, back: back.expect("the pile has a top tile") }
                });
                self.drawn(events);
            }
        }
        self.look_for_need(events);
    }

    /// All who had to have discarded their goals (OK-GOALS, OK-ROUND2, OK-B5).
    fn goals_discarded(&mut self, events: &mut impl Sink<Event>) {
        if self.phase == Phase::KeepFirst {
            self.stacks.make_piles(self.n_seats);
            self.phase = Phase::Place;
        } else if self.phase == Phase::KeepSecond {
            self.begin_turn(self.active, events);
        } else {
            self.share_out(events);
        }
    }

    /// OK-BUILD.
    fn build(&mut self, seat: Seat, spot: Spot, events: &mut impl Sink<Event>) {
        self.stock[seat.index()][spot.building() as usize] -= 1;
        self.board.build(self.pack, seat, spot);
        events.put(|| Event::Built { seat, at: self.board.last().at, spot });
        self.close(events);
    }

    /// A tile has been chosen from the offer.
    fn drawn(&mut self, events: &mut impl Sink<Event>) {
        if self.phase == Phase::Redraw {
            self.phase = Phase::Place;
        } else {
            self.end_turn(events);
        }
    }
}
