//! The toy's rules: who may do what, and what it does.

use game::{
    Game, Illegal, MAX_SEATS, Places, Refusal, Seat, SeatSet, SetupError, Sheet, Sink, Step, Turn,
    Viewer,
};
use rand::{Rng, RngExt};

use super::{
    Action, COPIES, Chance, Event, Field, MOST_SEATS, Offer, Phase, RANKS, Reason, Setup, Source,
    Toy, Unit, View, flaw, flaw::Flaw, flaw::has, sum,
};

impl Toy {
    fn may(&self, seat: Seat, action: Action) -> bool {
        let has = |rank: u8| {
            (1..=RANKS as u8).contains(&rank) && self.hands[seat.index()][usize::from(rank - 1)] > 0
        };
        match (self.phase, action) {
            (Phase::Bid, Action::Bid { rank }) => has(rank),
            (Phase::Exchange { .. }, Action::Exchange { rank }) => {
                has(rank) && sum(self.stock) > 0 && self.points[seat.index()] > 0
            }
            (Phase::Exchange { .. }, Action::Pass) => true,
            _ => false,
        }
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if !self.turn().has(seat) || seat.index() >= usize::from(self.n_seats) {
            return Vec::new();
        }
        assert!(!has(Flaw::Panic) || self.points[seat.index()] <= 12, "too rich");
        let ranks = 1..=RANKS as u8;
        let bids = ranks.clone().map(|rank| Action::Bid { rank });
        let exchanges = ranks.map(|rank| Action::Exchange { rank });
        bids.chain(exchanges).chain([Action::Pass]).filter(|&it| self.may(seat, it)).collect()
    }

    fn take(&mut self, seat: Seat, rank: u8) {
        self.hands[seat.index()][usize::from(rank - 1)] -= 1;
    }

    fn dealt(&mut self, seat: Seat, rank: u8, is_exchange: bool) {
        self.stock[usize::from(rank - 1)] -= 1;
        self.hands[seat.index()][usize::from(rank - 1)] += 1;
        let next = seat.next(self.n_seats);
        self.phase = if is_exchange {
            Phase::Exchange { seat }
        } else if sum(self.hands[next.index()]) < self.n_cards {
            Phase::Deal { seat: next, is_exchange: false }
        } else {
            Phase::Prize
        };
    }

    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let best = self.bids.iter().flatten().max().copied();
        let mut highest = Seat::all(self.n_seats).filter(|seat| self.bids[seat.index()] == best);
        let winner = highest.next().filter(|_| highest.next().is_none());
        drop(highest);
        let bids = self.bids;
        let n_seats = usize::from(self.n_seats);
        let mut is_told = false;
        events.put(|| {
            is_told = true;
            Event::Revealed { bids: bids[..n_seats].to_vec(), winner }
        });
        for bid in &mut self.bids {
            if let Some(rank) = bid.take() {
                self.discard[usize::from(rank - 1)] += 1;
            }
        }
        if has(Flaw::SinkMatters) && is_told {
            self.points[0] += 1;
        }
        if has(Flaw::Endless) && self.hands[..n_seats].iter().all(|&hand| sum(hand) <= 1) {
            // The discards are dealt again, for ever.
            self.stock = [COPIES; RANKS];
            self.discard = [0; RANKS];
            self.hands = Default::default();
            self.points[0] += 1;
            self.phase = Phase::Deal { seat: Seat::FIRST, is_exchange: false };
            return;
        }
        self.phase = match winner {
            Some(seat) => {
                self.points[seat.index()] += i32::from(self.prize);
                Phase::Exchange { seat }
            }
            None => self.next_round(),
        };
    }

    /// The last bid turns all bids over; the last pass ends the game and opens the hands.
    fn brings_to_light(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Bid { .. } => self.waiting() == SeatSet::only(seat),
            Action::Exchange { .. } => false,
            Action::Pass => self.next_round() == Phase::Over,
        }
    }

    fn next_round(&self) -> Phase {
        if sum(self.hands[0]) > 1 { Phase::Prize } else { Phase::Over }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Source = Source;
    type Unit = Unit;
    type Field = Field;
    type Reason = Reason;

    const NAME: &'static str = "toy";
    const RULES: u16 = 1;

    fn begin(setup: &Setup, _: u16) -> Result<Self, SetupError> {
        let Setup { n_seats, n_cards } = *setup;
        if !(2..=MOST_SEATS as u8).contains(&n_seats) {
            return Err(SetupError::Seats { given: n_seats, least: 2, most: MOST_SEATS as u8 });
        }
        if !(2..=4).contains(&n_cards) {
            return Err(SetupError::Option { name: "nCards", given: n_cards.to_string() });
        }
        // A start that is not always the same is the point of two flaws.
        let gift = match flaw::n_starts() {
            n if has(Flaw::StartDiffers) => i32::from(n % 2),
            n => i32::from(has(Flaw::ReplayDiffers) && n > 2),
        };
        Ok(Self {
            n_seats,
            n_cards,
            phase: Phase::Deal { seat: Seat::FIRST, is_exchange: false },
            stock: [COPIES; RANKS],
            discard: [0; RANKS],
            hands: Default::default(),
            bids: Default::default(),
            points: [gift, 0, 0, 0],
            prize: 0,
        })
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal { .. } | Phase::Prize => Turn::Chance,
            Phase::Bid if has(Flaw::WrongTurn) => {
                Turn::Seats(Seat::all(self.n_seats).filter(|it| it.index() > 0).collect())
            }
            Phase::Bid => Turn::Seats(self.waiting()),
            Phase::Exchange { seat } => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn round(&self) -> Option<u8> {
        has(Flaw::RoundsBack).then_some(if self.phase == Phase::Bid { 2 } else { 1 })
    }

    fn has_secrets(&self) -> bool {
        let is_denied = has(Flaw::Inconstant) && self.phase == Phase::Over;
        !is_denied && !has(Flaw::DeniesSecrets)
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let mut actions = self.actions(seat);
        if has(Flaw::WrongTurn) && self.phase == Phase::Bid {
            // On turn are the wrong seats, but those who may bid are right.
            let bids = (1..=RANKS as u8).map(|rank| Action::Bid { rank });
            let is_waiting = self.waiting().contains(seat);
            actions = bids.filter(|&it| is_waiting && self.may(seat, it)).collect();
        }
        if has(Flaw::WrongOrder) {
            actions.reverse();
        }
        if has(Flaw::DoubleAction) {
            actions.extend(actions.last().copied());
        }
        actions.into_iter()
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        let least = u32::from(!has(Flaw::WeightZero));
        let mut outcomes: Vec<(Chance, u32)> = match self.phase {
            Phase::Deal { .. } => (1..=RANKS as u8)
                .zip(self.stock)
                .map(|(rank, n)| (Chance::Card { rank }, u32::from(n)))
                .filter(|&(_, n)| n >= least)
                .collect(),
            Phase::Prize => {
                (1..=6).map(|points| (Chance::Prize { points }, u32::from(7 - points))).collect()
            }
            Phase::Bid | Phase::Exchange { .. } | Phase::Over => Vec::new(),
        };
        if has(Flaw::ChanceOrder) {
            outcomes.reverse();
        }
        outcomes.into_iter()
    }

    fn pile(&self) -> u8 {
        u8::from(self.phase == Phase::Prize)
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Chance::Card { rank }) => {
                let Phase::Deal { seat, is_exchange } = self.phase else { return };
                events.put(|| Event::Dealt { seat, rank: Some(rank) });
                self.dealt(seat, rank, is_exchange);
            }
            Step::Chance(Chance::Prize { points }) => {
                events.put(|| Event::Prize { points });
                self.prize = points;
                self.phase = Phase::Bid;
            }
            Step::Act { seat, action: Action::Bid { rank } } => {
                let is_first = self.waiting().len() == usize::from(self.n_seats);
                if has(Flaw::AnswerOrder) && is_first {
                    self.points[seat.index()] += 1;
                }
                events.put(|| Event::Bid { seat, rank: Some(rank) });
                self.take(seat, rank);
                self.bids[seat.index()] = Some(rank);
                if self.waiting().is_empty() {
                    self.reveal(events);
                }
            }
            Step::Act { seat, action: Action::Exchange { rank } } => {
                events.put(|| Event::Discarded { seat, rank });
                if has(Flaw::LongCircle) {
                    // Taken back at once: the same card leaves and returns.
                    self.prize = if self.prize == 0 { rank } else { 0 };
                    return;
                }
                self.take(seat, rank);
                self.points[seat.index()] -= 1;
                if !has(Flaw::LostCard) {
                    self.discard[usize::from(rank - 1)] += 1;
                }
                self.phase = Phase::Deal { seat, is_exchange: true };
            }
            Step::Act { action: Action::Pass, .. } => {
                if !has(Flaw::Circle) {
                    self.phase = self.next_round();
                }
            }
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal<Reason>> {
        let turn = self.turn();
        if has(Flaw::WrongRefusal) && !turn.has(seat) {
            return Some(Refusal::Rule(Reason::NotNow));
        }
        match turn {
            Turn::Over => Some(Refusal::Over),
            Turn::Chance => Some(Refusal::ChanceFirst),
            Turn::Seats(seats) if !seats.contains(seat) => Some(Refusal::NotYourTurn),
            Turn::Seats(_) => self.objection(seat, action).map(Refusal::Rule),
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        if has(Flaw::RefusesLegal) && action == (Action::Exchange { rank: 3 }) {
            return Some(Reason::NotNow);
        }
        if has(Flaw::PermitsIllegal) && self.phase == Phase::Bid {
            return None;
        }
        if self.may(seat, action) {
            return None;
        }
        Some(match action {
            _ if has(Flaw::RefusalTells) => Reason::StockHas(self.stock[0]),
            Action::Bid { .. } if self.phase == Phase::Bid => Reason::NotInHand,
            Action::Bid { .. } | Action::Exchange { .. } | Action::Pass => Reason::NotNow,
        })
    }

    fn play(
        &mut self,
        step: Step<Self>,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal<Self>> {
        let why = match step {
            Step::Act { seat, action } => self.refusal(seat, action),
            Step::Chance(it) if self.turn() == Turn::Chance => {
                let is_possible = self.chance_outcomes().any(|(outcome, _)| outcome == it);
                (!is_possible).then_some(Refusal::Impossible)
            }
            Step::Chance(_) => Some(Refusal::NotChance),
        };
        if let Some(why) = why {
            if has(Flaw::PlaySpoils) {
                self.prize = 0;
            }
            return Err(Illegal { step, why });
        }
        self.apply(step, events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn offer(&self, seat: Seat) -> Offer {
        let mut offer = Offer::default();
        let mut actions = self.actions(seat);
        if has(Flaw::OfferLacks) && actions.len() > 2 {
            actions.pop();
        }
        for action in actions {
            match action {
                Action::Bid { rank } => offer.bids[usize::from(rank - 1)] = true,
                Action::Exchange { rank } => offer.exchanges[usize::from(rank - 1)] = true,
                Action::Pass => offer.has_pass = true,
            }
        }
        offer
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        let in_list = |list: [bool; RANKS]| (1..).zip(list).filter(|it| it.1).map(|it| it.0);
        let bids = in_list(offer.bids).map(|rank| Action::Bid { rank });
        let exchanges = in_list(offer.exchanges).map(|rank| Action::Exchange { rank });
        bids.chain(exchanges).chain(offer.has_pass.then_some(Action::Pass)).collect()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(Self::told_to(event, viewer))
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        !has(Flaw::DishonestReveals) && self.brings_to_light(seat, action)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.imagined_by(seat, rng)
    }

    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        let mut next = self.clone();
        let action_step = Step::Act { seat, action };
        if has(Flaw::ForeseeLeaks) || !self.brings_to_light(seat, action) {
            next.apply(action_step, events);
            if has(Flaw::ForeseeDiffers) {
                next.points[seat.index()] += 1;
            }
        } else if let Action::Bid { rank } = action {
            events.put(|| Event::Bid { seat, rank: Some(rank) });
            next.take(seat, rank);
            next.bids[seat.index()] = Some(rank);
        }
        next
    }

    fn score(&self, viewer: Viewer) -> Sheet<Self> {
        self.sheet_for(viewer)
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for (total, points) in totals.iter_mut().zip(self.whole_points()) {
            *total = points;
        }
        if has(Flaw::TotalsDiffer) && self.phase == Phase::Over {
            totals[0] += 1;
        }
        totals
    }

    fn places(&self) -> Option<Places> {
        if has(Flaw::WrongPlaces) && self.phase == Phase::Over {
            return Some(Places::by_key(Seat::all(self.n_seats).map(Seat::index)));
        }
        let is_early = has(Flaw::EarlyPlaces) && sum(self.hands[0]) == 1;
        (is_early || self.phase == Phase::Over).then(|| self.ranking())
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let actions = self.actions(seat);
        let is_unfair = has(Flaw::SampleUnfair) && actions.len() > 1;
        let n_actions = actions.len() - usize::from(is_unfair);
        if has(Flaw::SampleIllegal) && n_actions > 0 {
            return Some(Action::Bid { rank: rng.random_range(1..=RANKS as u8) });
        }
        (n_actions > 0).then(|| actions[rng.random_range(0..n_actions)])
    }
}
