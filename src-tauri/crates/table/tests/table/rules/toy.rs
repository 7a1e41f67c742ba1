//! A toy game with everything that makes hand-over and undo hard: hidden hands, simultaneous
//! secret answers, two piles, and open actions one after the other.
//!
//! Everybody holds two cards. Twice: all put down a card in secret at once and get its points;
//! then one after the other bids 0 to 2 twice over, and gets the bids' sum when a die beats it.
//! Nothing is rolled for two bids of 0.

use game::{
    Game, Line, Places, ScoreSheet, Seat, SeatSet, SeatSheet, SetupError, Sheet, Sink, Step, Term,
    Turn, Viewer,
};
use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Serialize};

/// The lowest card; cards are large numbers so that they are easily found in any text.
pub(crate) const FIRST_CARD: u16 = 7001;
const N_CARDS: u16 = 14;
const N_ROUNDS: u8 = 2;

#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Toy {
    setup: Setup,
    hands: Vec<Vec<u16>>,
    deck: Vec<u16>,
    answers: Vec<Option<u16>>,
    shown: Vec<Vec<u16>>,
    points: Vec<i32>,
    round: u8,
    phase: Phase,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Phase {
    Deal,
    Answer,
    Bid { seat: Seat, first: Option<u8> },
    Roll { seat: Seat, bid: u8 },
    Over,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) has_secrets: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum Action {
    Answer { card: u16 },
    Bid { bid: u8 },
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum Chance {
    Deal { card: u16 },
    Roll { die: u8 },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum Event {
    Dealt { seat: Seat, card: Option<u16> },
    Answered { seat: Seat, card: Option<u16> },
    Revealed { cards: Vec<u16> },
    Bid { seat: Seat, bid: u8 },
    Rolled { seat: Seat, die: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct View {
    hands: Vec<Option<Vec<u16>>>,
    answers: Vec<Option<u16>>,
    has_answered: Vec<bool>,
    shown: Vec<Vec<u16>>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Offer {
    actions: Vec<Action>,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Only {
    Points,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Reason {
    NotInHand,
    NotABid,
}

impl Toy {
    fn needy(&self) -> Option<Seat> {
        Seat::all(self.setup.seats).find(|seat| self.hands[seat.index()].len() < 2)
    }

    fn next_phase(&mut self, seat: Seat) {
        self.phase = if seat.index() + 1 < usize::from(self.setup.seats) {
            Phase::Bid { seat: seat.next(self.setup.seats), first: None }
        } else {
            self.round += 1;
            if self.round == N_ROUNDS { Phase::Over } else { Phase::Answer }
        };
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Source = Only;
    type Unit = Only;
    type Field = u8;
    type Reason = Reason;

    const NAME: &'static str = "toy";
    const RULES: u16 = 1;

    fn begin(setup: &Setup, _: u16) -> Result<Self, SetupError> {
        if !(1..=5).contains(&setup.seats) {
            return Err(SetupError::Seats { given: setup.seats, least: 1, most: 5 });
        }
        let n = usize::from(setup.seats);
        Ok(Self {
            setup: *setup,
            hands: vec![Vec::new(); n],
            deck: (FIRST_CARD..FIRST_CARD + N_CARDS).collect(),
            answers: vec![None; n],
            shown: vec![Vec::new(); n],
            points: vec![0; n],
            round: 0,
            phase: Phase::Deal,
        })
    }

    fn n_seats(&self) -> u8 {
        self.setup.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Roll { .. } => Turn::Chance,
            Phase::Answer => {
                let open = |seat: &Seat| self.answers[seat.index()].is_none();
                Turn::Seats(Seat::all(self.setup.seats).filter(open).collect::<SeatSet>())
            }
            Phase::Bid { seat, .. } => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn has_secrets(&self) -> bool {
        self.setup.has_secrets
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let actions = match self.phase {
            _ if !self.turn().has(seat) => Vec::new(),
            Phase::Answer => {
                self.hands[seat.index()].iter().map(|&card| Action::Answer { card }).collect()
            }
            Phase::Bid { .. } => (0..=2).map(|bid| Action::Bid { bid }).collect(),
            Phase::Deal | Phase::Roll { .. } | Phase::Over => Vec::new(),
        };
        actions.into_iter()
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        let outcomes: Vec<Chance> = match self.phase {
            Phase::Deal => self.deck.iter().map(|&card| Chance::Deal { card }).collect(),
            Phase::Roll { .. } => (1..=6).map(|die| Chance::Roll { die }).collect(),
            Phase::Answer | Phase::Bid { .. } | Phase::Over => Vec::new(),
        };
        outcomes.into_iter().map(|outcome| (outcome, 1))
    }

    fn pile(&self) -> u8 {
        u8::from(self.phase != Phase::Deal)
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Chance::Deal { card }) => {
                let seat = self.needy().expect("dealing");
                self.deck.retain(|&it| it != card);
                self.hands[seat.index()].push(card);
                self.hands[seat.index()].sort_unstable();
                events.put(|| Event::Dealt { seat, card: Some(card) });
                if self.needy().is_none() {
                    self.phase = Phase::Answer;
                }
            }
            Step::Act { seat, action: Action::Answer { card } } => {
                self.hands[seat.index()].retain(|&it| it != card);
                self.answers[seat.index()] = Some(card);
                events.put(|| Event::Answered { seat, card: Some(card) });
                if self.answers.iter().all(Option::is_some) {
                    let cards: Vec<u16> =
                        self.answers.iter_mut().filter_map(Option::take).collect();
                    for (i, &card) in cards.iter().enumerate() {
                        self.points[i] += i32::from(card - FIRST_CARD);
                        self.shown[i].push(card);
                    }
                    events.put(|| Event::Revealed { cards });
                    self.phase = Phase::Bid { seat: Seat::FIRST, first: None };
                }
            }
            Step::Act { seat, action: Action::Bid { bid } } => {
                events.put(|| Event::Bid { seat, bid });
                let Phase::Bid { first, .. } = self.phase else { unreachable!("a bid") };
                match first {
                    None => self.phase = Phase::Bid { seat, first: Some(bid) },
                    Some(0) if bid == 0 => self.next_phase(seat),
                    Some(first) => self.phase = Phase::Roll { seat, bid: first + bid },
                }
            }
            Step::Chance(Chance::Roll { die }) => {
                let Phase::Roll { seat, bid } = self.phase else { unreachable!("a roll") };
                events.put(|| Event::Rolled { seat, die });
                if die > bid {
                    self.points[seat.index()] += i32::from(bid);
                }
                self.next_phase(seat);
            }
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        let is_legal = self.legal_actions(seat).any(|it| it == action);
        (!is_legal).then_some(match action {
            Action::Answer { .. } => Reason::NotInHand,
            Action::Bid { .. } => Reason::NotABid,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let knows =
            |i: usize| !self.setup.has_secrets || viewer.knows(Seat::new(i as u8).expect("a seat"));
        let n = self.hands.len();
        View {
            hands: (0..n).map(|i| knows(i).then(|| self.hands[i].clone())).collect(),
            answers: (0..n).map(|i| self.answers[i].filter(|_| knows(i))).collect(),
            has_answered: self.answers.iter().map(Option::is_some).collect(),
            shown: self.shown.clone(),
            points: self.points.clone(),
        }
    }

    fn offer(&self, seat: Seat) -> Offer {
        Offer { actions: self.legal_actions(seat).collect() }
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        offer.actions.clone()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        let knows = |seat| viewer.knows(seat);
        Some(match event {
            Event::Dealt { seat, card } => {
                Event::Dealt { seat: *seat, card: card.filter(|_| knows(*seat)) }
            }
            Event::Answered { seat, card } => {
                Event::Answered { seat: *seat, card: card.filter(|_| knows(*seat)) }
            }
            Event::Revealed { .. } | Event::Bid { .. } | Event::Rolled { .. } => event.clone(),
        })
    }

    fn reveals(&self, seat: Seat, _: Action) -> bool {
        self.phase == Phase::Answer && self.turn() == Turn::of(seat)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut next = self.clone();
        let others: Vec<Seat> = Seat::all(self.setup.seats).filter(|&it| it != seat).collect();
        let mut hidden = self.deck.clone();
        for &other in &others {
            hidden.append(&mut next.hands[other.index()].clone());
            hidden.extend(self.answers[other.index()]);
        }
        hidden.shuffle(rng);
        for other in others {
            for card in &mut next.hands[other.index()] {
                *card = hidden.pop().expect("as many as were taken");
            }
            next.hands[other.index()].sort_unstable();
            if let Some(card) = &mut next.answers[other.index()] {
                *card = hidden.pop().expect("as many as were taken");
            }
        }
        hidden.sort_unstable();
        next.deck = hidden;
        next
    }

    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        let mut next = self.clone();
        if let Action::Answer { card } = action {
            next.hands[seat.index()].retain(|&it| it != card);
            next.answers[seat.index()] = Some(card);
            events.put(|| Event::Answered { seat, card: Some(card) });
        } else {
            next.apply(Step::Act { seat, action }, events);
        }
        next
    }

    fn score(&self, _: Viewer) -> Sheet<Self> {
        let sheet = |&points: &i32| {
            let terms = vec![Term { of: Only::Points, count: points, each: 1 }];
            SeatSheet::new(vec![Line::new(Only::Points, terms, Vec::new())])
        };
        ScoreSheet::new(self.points.iter().map(sheet).collect())
    }

    fn places(&self) -> Option<Places> {
        (self.phase == Phase::Over).then(|| Places::by_key(self.points.iter().copied()))
    }
}
