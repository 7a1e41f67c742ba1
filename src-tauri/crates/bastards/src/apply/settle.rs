//! Settling: one token of each colour on every inhabited planet (`SB-SETTLE`, `SB-TWO`).

use game::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cell, Colour, Counts, N_COLOURS, N_RACES, Planet, Race};
use crate::legal::Actions;
use crate::packing;
use crate::position::{ALL_RACES, Bastards, Laying, Phase, Secret, Settle, SettleStage};
use crate::setup::Settling;

impl Bastards {
    /// This seat names the next planet; where settlers are dealt, it is the first one left.
    pub(super) fn ask_for_planet(&mut self, namer: Seat) {
        let mut left = Planet::of_set(self.facts.inhabited & !self.facts.settled);
        self.facts.phase = match (self.facts.settling, left.next()) {
            (Settling::Dealt, Some(planet)) => {
                self.facts.settled |= planet.bit();
                Phase::Draw { namer, planet, sent: [None; N_COLOURS] }
            }
            (Settling::Dealt, None) | (Settling::Chosen, _) => Phase::Name { seat: namer },
        };
    }

    /// Chance says what the next colour sends. When all are known, they settle.
    pub(super) fn send_drawn(&mut self, race: Race, events: &mut impl Sink<Event>) {
        let Phase::Draw { namer, planet, mut sent } = self.facts.phase else { return };
        let Some(colour) = self.next_drawn(namer, sent) else { return };
        sent[colour.index()] = Some(race);
        self.facts.phase = Phase::Draw { namer, planet, sent };
        if self.next_drawn(namer, sent).is_none() {
            self.begin_settling(namer, planet, sent, events);
        }
    }

    /// All have chosen a settler.
    pub(super) fn show_choices(&mut self, events: &mut impl Sink<Event>) {
        let Phase::Choose { namer, planet } = self.facts.phase else { return };
        let mut sent = [None; N_COLOURS];
        for seat in Seat::all(self.facts.n_seats) {
            if let Secret::Settler(race) = self.seat(seat).secret {
                sent[seat.index()] = Some(race);
            }
            self.seat_mut(seat).secret = Secret::Nothing;
        }
        events.put(|| Event::ChoicesShown { races: sent.iter().flatten().copied().collect() });
        if self.has_neutral() {
            self.facts.phase = Phase::Draw { namer, planet, sent };
        } else {
            self.begin_settling(namer, planet, sent, events);
        }
    }

    /// `SB-TWO`: the last card is shuffled with the others again while planets are to be settled.
    pub(super) fn turn_neutral_card(&mut self, race: Race) {
        self.facts.neutral_cards &= !(1 << race.index());
        if self.facts.neutral_cards == 0 && self.facts.settled != self.facts.inhabited {
            self.facts.neutral_cards = ALL_RACES;
        }
    }

    pub(super) fn begin_settling(
        &mut self,
        namer: Seat,
        planet: Planet,
        sent: [Option<Race>; N_COLOURS],
        events: &mut impl Sink<Event>,
    ) {
        let settle = Settle { namer, planet, sent, at: 0, asked: 0, stage: SettleStage::Lay };
        self.settle(settle, events);
    }

    /// The token just laid was the last in hand: the next colour's turn.
    pub(super) fn next_settler(&mut self, events: &mut impl Sink<Event>) {
        if let Phase::Settle(settle) = self.facts.phase {
            self.settle(Settle { at: settle.at + 1, asked: 0, ..settle }, events);
        }
    }

    /// Goes on until a token is in hand, somebody has to choose, or the planet is settled.
    fn settle(&mut self, mut settle: Settle, events: &mut impl Sink<Event>) {
        while let Some(colour) = self.settler(settle.namer, settle.at) {
            let Some(race) = settle.sent[colour.index()] else {
                settle.at += 1;
                settle.asked = 0;
                continue;
            };
            let fits = Self::pack().shape(race).fits(self.ground(settle.planet).free);
            if fits && self.lies_as_sent(&settle) {
                self.hand_settler(&settle, colour, race, events);
                return;
            }
            if self.packs(&settle, settle.at) {
                self.hand_all_settlers(&settle, events);
                return;
            }
            if !self.exchange_for_room(&mut settle, events) {
                return;
            }
        }
        if self.facts.settled == self.facts.inhabited {
            self.end_settling(events);
        } else {
            self.ask_for_planet(settle.namer.next(self.facts.n_seats));
        }
    }

    /// Whether the tokens on the planet are those that were sent: nobody exchanged one since.
    fn lies_as_sent(&self, settle: &Settle) -> bool {
        let ground = self.ground(settle.planet);
        (0..settle.at).filter_map(|at| self.settler(settle.namer, at)).all(|colour| {
            settle.sent[colour.index()].is_none_or(|race| ground.count(colour, race) == 1)
        })
    }

    /// Whether the settlers up to and with this one can lie on the planet together.
    fn packs(&self, settle: &Settle, at: u8) -> bool {
        room_for(settle.planet, self.sent_by_race(settle, at))
    }

    fn sent_by_race(&self, settle: &Settle, at: u8) -> Counts {
        let mut counts = [0; N_RACES];
        let colours = (0..=at).filter_map(|at| self.settler(settle.namer, at));
        for race in colours.filter_map(|colour| settle.sent[colour.index()]) {
            counts[race.index()] += 1;
        }
        counts
    }

    /// The token fits as things lie: its owner, or the namer for the neutral colour, lays it.
    fn hand_settler(
        &mut self,
        settle: &Settle,
        colour: Colour,
        race: Race,
        events: &mut impl Sink<Event>,
    ) {
        self.take_set_aside(colour, race);
        let mut laying = Laying::new(colour.seat().unwrap_or(settle.namer), settle.planet);
        laying.add(colour, race, 1);
        self.facts.laying = Some(laying);
        self.facts.phase = Phase::Settle(Settle { asked: 0, stage: SettleStage::Lay, ..*settle });
        self.lay_dealt(events);
    }

    /// It fits when all are re-laid: its owner takes up the planet's tokens and lays all of them.
    fn hand_all_settlers(&mut self, settle: &Settle, events: &mut impl Sink<Event>) {
        let planet = settle.planet;
        let anchors = self.ground(planet).anchors();
        if anchors != 0 {
            events.put(|| Event::TakenUp { planet, cells: Cell::of_set(anchors) });
        }
        let mut back: Vec<(Colour, Race)> = Vec::new();
        self.take_up(planet, anchors, |colour, race, _| back.push((colour, race)));
        for (colour, race) in back {
            self.give_back(colour, race);
        }
        let owner = self.settler(settle.namer, settle.at).and_then(Colour::seat);
        let mut laying = Laying::new(owner.unwrap_or(settle.namer), planet);
        for at in 0..=settle.at {
            if let Some(colour) = self.settler(settle.namer, at)
                && let Some(race) = settle.sent[colour.index()]
            {
                self.take_set_aside(colour, race);
                laying.add(colour, race, 1);
            }
        }
        self.facts.laying = Some(laying);
        self.facts.phase = Phase::Settle(Settle { asked: 0, stage: SettleStage::Lay, ..*settle });
        self.lay_dealt(events);
    }

    /// Where settlers are dealt, what is in hand goes to the first place that is legal.
    fn lay_dealt(&mut self, events: &mut impl Sink<Event>) {
        while self.facts.settling == Settling::Dealt
            && let Some(laying) = self.facts.laying
        {
            let mut lays = Actions::new();
            self.list_lays(&laying, &mut lays);
            let Some(&Action::Lay { cell, turn }) = lays.first() else { return };
            self.lay(cell, turn, events);
        }
    }

    fn take_set_aside(&mut self, colour: Colour, race: Race) {
        match colour.seat() {
            Some(seat) => self.seat_mut(seat).set_aside[race.index()] -= 1,
            None => self.facts.supply[colour.index()][race.index()] -= 1,
        }
    }

    fn give_back(&mut self, colour: Colour, race: Race) {
        match colour.seat() {
            Some(seat) => self.seat_mut(seat).set_aside[race.index()] += 1,
            None => self.facts.supply[colour.index()][race.index()] += 1,
        }
    }

    /// The settler does not fit whatever is re-laid. Its owner sends the smallest token in hand;
    /// if that is not enough, those before do, in reverse order. `false` when somebody has to
    /// choose; `true` when `settle` has changed and may be tried again.
    fn exchange_for_room(&mut self, settle: &mut Settle, events: &mut impl Sink<Event>) -> bool {
        while settle.asked <= settle.at {
            let by = settle.at - settle.asked;
            settle.asked += 1;
            let (colour, counts) =
                (self.settler(settle.namer, by), self.sent_by_race(settle, settle.at));
            let helps = |race: &Race| {
                self.can_make_room(settle, by, exchanged(counts, settle, colour, *race))
            };
            let races: Vec<Race> =
                self.smaller_choices(settle, by).into_iter().filter(helps).collect();
            match races[..] {
                [] => {}
                [race, ref rest @ ..]
                    if rest.is_empty() || self.facts.settling == Settling::Dealt =>
                {
                    self.send_instead(settle, by, race, events);
                    return true;
                }
                [..] => {
                    let races = races.iter().fold(0, |set, race| set | 1 << race.index());
                    let stage = SettleStage::Exchange { by, races };
                    self.facts.phase = Phase::Settle(Settle { stage, ..*settle });
                    return false;
                }
            }
        }
        let colour = self.settler(settle.namer, settle.at).expect("the one that does not fit");
        settle.sent[colour.index()] = None;
        events.put(|| Event::LeftOut { colour });
        true
    }

    /// The smallest tokens a seat could send instead of what it sent: those of the fewest cells
    /// among what it has set aside, if it did not send one of them already. The owner of the token
    /// that does not fit may also send another of the same size.
    fn smaller_choices(&self, settle: &Settle, by: u8) -> Vec<Race> {
        let pack = Self::pack();
        let colour = self.settler(settle.namer, by);
        let Some((seat, now)) =
            colour.and_then(|colour| Some((colour.seat()?, settle.sent[colour.index()]?)))
        else {
            return Vec::new();
        };
        let n_cells = |race: Race| pack.shape(race).n_cells();
        // What it sent counts as in hand: it lies on the planet or is still set aside.
        let in_hand = |race: &Race| *race == now || self.seat(seat).set_aside[race.index()] > 0;
        let hand = || Race::ALL.into_iter().filter(in_hand);
        let least = hand().map(n_cells).min().unwrap_or(0);
        let is_owner = by == settle.at;
        hand()
            .filter(|&race| race != now && n_cells(race) == least)
            .filter(|_| is_owner || n_cells(now) > least)
            .collect()
    }

    /// Whether there is room when this seat has exchanged and those before it may still.
    fn can_make_room(&self, settle: &Settle, by: u8, counts: Counts) -> bool {
        room_for(settle.planet, counts)
            || (0..by).rev().any(|earlier| {
                let colour = self.settler(settle.namer, earlier);
                self.smaller_choices(settle, earlier).into_iter().any(|race| {
                    let counts = exchanged(counts, settle, colour, race);
                    self.can_make_room(settle, earlier, counts)
                })
            })
    }

    fn send_instead(
        &mut self,
        settle: &mut Settle,
        by: u8,
        to: Race,
        events: &mut impl Sink<Event>,
    ) {
        let colour = self.settler(settle.namer, by).expect("somebody exchanges");
        if let (Some(from), Some(seat)) = (settle.sent[colour.index()].replace(to), colour.seat()) {
            events.put(|| Event::SettlerExchanged { seat, from, to });
        }
    }

    /// A seat chose which of its smallest tokens to send instead.
    pub(super) fn exchange(&mut self, race: Race, events: &mut impl Sink<Event>) {
        if let Phase::Settle(mut settle) = self.facts.phase
            && let SettleStage::Exchange { by, .. } = settle.stage
        {
            settle.stage = SettleStage::Lay;
            self.send_instead(&mut settle, by, race, events);
            self.settle(settle, events);
        }
    }

    /// Tokens not used go back to the supplies.
    fn end_settling(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.facts.n_seats) {
            let set_aside = std::mem::take(&mut self.seat_mut(seat).set_aside);
            for (supply, n) in self.facts.supply[seat.index()].iter_mut().zip(set_aside) {
                *supply += n;
            }
        }
        events.put(|| Event::SettlingOver);
        self.advance_clock(events);
    }
}

/// The counts when a colour sends `to` instead of what it sent.
fn exchanged(counts: Counts, settle: &Settle, colour: Option<Colour>, to: Race) -> Counts {
    let mut counts = counts;
    if let Some(from) = colour.and_then(|colour| settle.sent[colour.index()]) {
        counts[from.index()] -= 1;
        counts[to.index()] += 1;
    }
    counts
}

/// Whether these tokens alone can lie on a planet together.
fn room_for(planet: Planet, counts: Counts) -> bool {
    let pack = Bastards::pack();
    packing::fits(&pack.shapes, pack.planets[planet.index()].cells, counts)
}
