//! OK-CLOSE: which closed area comes next, who stands where in it, and sharing out its rewards.

use game::{Seat, SeatSet, Sink};

use crate::bits::ones;
use crate::event::{Closing, Event};
use crate::phase::{Evaluation, Phase};
use crate::position::Okanagan;
use crate::reward::{N_REWARDS, Reward, Shape, types_in};

impl Okanagan {
    /// The areas the placed tile has closed, as they stand.
    pub(super) fn closings(&self) -> Vec<Closing> {
        let closing = |segment| {
            let area = self.board.last_area(segment);
            let influence = area.influence[..self.n_seats as usize].to_vec();
            Closing { segment, terrain: area.terrain, influence }
        };
        ones(self.board.closed_by_last(self.pack).into()).map(closing).collect()
    }

    /// Who has influence in an area that the placed tile is a part of.
    pub(super) fn joined_by_last(&self) -> Vec<Seat> {
        let n_segments = self.pack.face(self.board.last().tile).segments.len() as u8;
        let is_in = |seat: Seat| {
            (0..n_segments).any(|it| self.board.last_area(it).influence[seat.index()] > 0)
        };
        Seat::all(self.n_seats).filter(|&seat| is_in(seat)).collect()
    }

    /// The areas the placed tile has closed: those with nobody in them are done at once, nothing
    /// happens there (OK-INFLUENCE).
    pub(super) fn close(&mut self, events: &mut impl Sink<Event>) {
        let mut pending = self.board.closed_by_last(self.pack);
        for segment in ones(pending as u64) {
            let area = self.board.last_area(segment);
            if area.influence == [0; 4] {
                pending &= !(1 << segment);
                let terrain = area.terrain;
                events.put(|| Event::ClosedEmpty { at: self.board.last().at, segment, terrain });
            }
        }
        self.eval = Evaluation { pending, ..Evaluation::NONE };
        self.next_area(events);
    }

    /// OK-CLOSE: the next area, chosen by the active player where there are several.
    fn next_area(&mut self, events: &mut impl Sink<Event>) {
        let pending = self.eval.pending;
        self.eval = Evaluation { pending, ..Evaluation::NONE };
        match pending.count_ones() {
            0 => self.after_closing(events),
            1 => self.evaluate(pending.trailing_zeros() as u8, events),
            _ => self.phase = Phase::Choose,
        }
    }

    /// Begins with this area.
    pub(super) fn evaluate(&mut self, segment: u8, events: &mut impl Sink<Event>) {
        let pending = self.eval.pending & !(1 << segment);
        self.eval = Evaluation { pending, segment, ..Evaluation::NONE };
        let area = self.board.last_area(segment);
        let n_seats = self.n_seats as usize;
        events.put(|| Event::Evaluated {
            at: self.board.last().at,
            segment,
            terrain: area.terrain,
            influence: area.influence[..n_seats].to_vec(),
        });
        self.order(events);
    }

    /// OK-INFLUENCE: orders the players as far as it needs no decision.
    fn order(&mut self, events: &mut impl Sink<Event>) {
        let influence = self.board.last_area(self.eval.segment).influence;
        loop {
            let ordered = self.eval.order();
            let left =
                |seat: Seat| if ordered.contains(&seat) { 0 } else { influence[seat.index()] };
            let most = Seat::all(self.n_seats).map(left).max().unwrap_or(0);
            if most == 0 {
                break;
            }
            let strongest: SeatSet =
                Seat::all(self.n_seats).filter(|&seat| left(seat) == most).collect();
            if strongest.len() > 1 {
                self.eval.tied = strongest;
                self.phase = Phase::Order;
                return;
            }
            self.rank(strongest.first().expect("somebody has the most"));
        }
        self.eval.tied = SeatSet::EMPTY;
        events.put(|| Event::Ranked { order: self.eval.order().to_vec() });
        self.ask_weakest(events);
    }

    fn rank(&mut self, seat: Seat) {
        self.eval.order[self.eval.n_ordered as usize] = seat;
        self.eval.n_ordered += 1;
    }

    /// The active player puts one of the tied players next.
    pub(super) fn order_next(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.rank(seat);
        self.order(events);
    }

    /// OK-ACTION: the weakest may use one of the actions on the piles.
    fn ask_weakest(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.eval.order[self.eval.n_ordered as usize - 1];
        self.eval.actor = seat;
        if self.stacks.piles.iter().any(|pile| !pile.is_empty()) {
            self.phase = Phase::Bonus;
        } else {
            events.put(|| Event::NoBonus { seat });
            self.lay_heap(events);
        }
    }

    /// The action is over. Who is alone in the area has had it instead of the rewards.
    pub(super) fn share_out(&mut self, events: &mut impl Sink<Event>) {
        if self.eval.is_alone() {
            self.next_area(events);
        } else {
            self.lay_heap(events);
        }
    }

    /// OK-REWARDS: lays the rewards of the area into a heap, as far as the supply has them.
    pub(super) fn lay_heap(&mut self, events: &mut impl Sink<Event>) {
        let area = self.board.last_area(self.eval.segment);
        for (shape, icons) in Shape::ALL.into_iter().zip(area.icons) {
            let reward = Reward::new(area.terrain, shape).index();
            let n = icons.min(self.supply[reward]);
            self.supply[reward] -= n;
            self.eval.heap[reward] = n;
        }
        events.put(|| Event::HeapLaid { heap: self.eval.heap });
        self.eval.picker = 0;
        self.eval.picks = self.influence(self.eval.order[0]);
        self.pick(events);
    }

    /// Shares out the heap as far as it needs no decision: from the strongest down, each takes as
    /// many tokens as the influence, all before the next one.
    pub(super) fn pick(&mut self, events: &mut impl Sink<Event>) {
        loop {
            let heap = self.eval.heap;
            let n_left: u8 = heap.iter().sum();
            if n_left == 0 || self.eval.picker == self.eval.n_ordered {
                break;
            }
            let seat = self.eval.order[self.eval.picker as usize];
            let picks = self.eval.picks;
            let mut types = types_in(&heap);
            let first = types.next().expect("the heap is not empty");
            let is_one_type = types.next().is_none();
            if picks > 0 && n_left > picks && !is_one_type {
                self.phase = Phase::Heap;
                return;
            }
            if picks > 0 {
                let mut taken = heap;
                if is_one_type {
                    taken[first.index()] = n_left.min(picks);
                }
                for (reward, n) in taken.into_iter().enumerate() {
                    self.eval.heap[reward] -= n;
                    self.tokens[seat.index()][reward] += n;
                }
                events.put(|| Event::HeapTaken { seat, tokens: taken });
            }
            self.eval.picker += 1;
            if self.eval.picker < self.eval.n_ordered {
                self.eval.picks = self.influence(self.eval.order[self.eval.picker as usize]);
            }
        }
        let heap = self.eval.heap;
        if heap != [0; N_REWARDS] {
            for (supply, left) in self.supply.iter_mut().zip(heap) {
                *supply += left;
            }
            events.put(|| Event::HeapReturned { tokens: heap });
        }
        self.next_area(events);
    }
}
