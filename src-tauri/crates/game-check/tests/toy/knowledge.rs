//! What each viewer of the toy may know.

use game::{Game, Line, ScoreSheet, Seat, SeatSheet, Sheet, Term, Viewer};
use rand::Rng;
use rand::seq::SliceRandom;

use super::{Event, Field, Phase, Source, Toy, Unit, View, flaw::Flaw, flaw::has, ranks, sum};

impl Toy {
    fn knows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        let is_open = self.phase == Phase::Over && !has(Flaw::FinalSecret);
        is_open || viewer.knows(seat)
    }

    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = || Seat::all(self.n_seats);
        let hand = |seat: Seat| self.hands[seat.index()];
        let is_leaked = has(Flaw::LeakedHand) && viewer != Viewer::Public;
        let knows_hand = |seat| {
            is_leaked
                || self.knows_hand(viewer, seat)
                    && !(has(Flaw::EverythingLacks) && viewer == Viewer::Everything)
        };
        let knows_bid = |seat| viewer.knows(seat) || has(Flaw::AnswerShown);
        View {
            turn: self.turn(),
            prize: self.prize,
            discard: self.discard,
            points: seats().map(|seat| self.points[seat.index()]).collect(),
            hand_sizes: seats().map(|seat| sum(hand(seat))).collect(),
            hands: seats().map(|seat| knows_hand(seat).then(|| hand(seat))).collect(),
            has_bid: seats().map(|seat| self.bids[seat.index()].is_some()).collect(),
            bids: seats().map(|seat| self.bids[seat.index()].filter(|_| knows_bid(seat))).collect(),
            hint: self.stock.iter().filter(|&&n| n > 0 && has(Flaw::ViewDepends)).count(),
        }
    }

    pub(super) fn told_to(event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Dealt { seat, rank } => {
                let knows = viewer.knows(seat)
                    || has(Flaw::EventLeaksDeal)
                    || has(Flaw::PublicKnowsMore) && viewer == Viewer::Public;
                Event::Dealt { seat, rank: rank.filter(|_| knows) }
            }
            Event::Bid { seat, rank } => {
                let knows = viewer.knows(seat) || has(Flaw::EventLeaksBid);
                Event::Bid { seat, rank: rank.filter(|_| knows) }
            }
            Event::Prize { .. } | Event::Revealed { .. } | Event::Discarded { .. } => event.clone(),
        }
    }

    pub(super) fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut next = self.clone();
        if has(Flaw::ImaginePeeks) || self.phase == Phase::Over {
            return next;
        }
        let others = || Seat::all(self.n_seats).filter(|&it| it != seat);
        let keeps_bids = has(Flaw::AnswerShown);
        // Counting ranks sorts the hidden cards, so that their true places are forgotten.
        let mut hidden = self.stock;
        for other in others() {
            for (n, more) in hidden.iter_mut().zip(self.hands[other.index()]) {
                *n += more;
            }
            let bid = self.bids[other.index()].filter(|_| !keeps_bids);
            if let Some(rank) = bid {
                hidden[usize::from(rank - 1)] += 1;
            }
        }
        let mut pool: Vec<u8> = ranks(hidden).collect();
        if has(Flaw::ImagineFollows) {
            pool = others().flat_map(|it| ranks(self.hands[it.index()])).collect();
            pool.extend(others().filter_map(|it| self.bids[it.index()]));
            pool.extend(ranks(self.stock));
        }
        pool.shuffle(rng);
        let mut deal = |n: u8| {
            let mut cards = super::Cards::default();
            for rank in pool.drain(..usize::from(n)) {
                cards[usize::from(rank - 1)] += 1;
            }
            cards
        };
        for other in others() {
            next.hands[other.index()] = deal(sum(self.hands[other.index()]));
            if let Some(bid) = next.bids[other.index()].as_mut().filter(|_| !keeps_bids) {
                *bid = ranks(deal(1)).next().expect("a card was dealt");
            }
        }
        next.stock = deal(sum(self.stock));
        if has(Flaw::ImagineLoses) && next.stock[0] > 0 {
            next.stock[0] -= 1;
        }
        next
    }

    pub(super) fn sheet_for(&self, viewer: Viewer) -> Sheet<Self> {
        let seats = Seat::all(self.n_seats).map(|seat| {
            let points = self.points[seat.index()];
            let prizes = Term { of: Unit::Prize, count: points, each: 1 };
            let prizes = Line::new(Source::Prizes, vec![prizes], vec![Field(seat.index() as u8)]);
            let knows = self.knows_hand(viewer, seat) || has(Flaw::ScoreTells);
            let hand = ranks(self.hands[seat.index()]).filter(|_| knows);
            let hand = hand.map(|rank| Term { of: Unit::Card, count: 1, each: i32::from(rank) });
            SeatSheet::new(vec![prizes, Line::new(Source::Hand, hand.collect(), Vec::new())])
        });
        ScoreSheet::new(seats.collect())
    }
}
