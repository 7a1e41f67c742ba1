//! Chance: what has to come up before anything can be decided, and taking in what did.

use game::{Seat, Sink};

use crate::action::Chance;
use crate::event::Event;
use crate::phase::{Need, Phase};
use crate::position::Okanagan;
use crate::stacks::{Held, Known, Top};

impl Okanagan {
    /// Works out what chance has to bring up before anything can be decided.
    pub(super) fn look_for_need(&mut self, events: &mut impl Sink<Event>) {
        self.need = if matches!(self.phase, Phase::Over { .. }) {
            Need::Nothing
        } else if self.starter.is_some() {
            let need = self.need_of_stacks();
            if need == Need::Nothing { self.need_of_goals(events) } else { need }
        } else {
            let need = self.need_of_goals(events);
            // Tiles are laid out once all have chosen their goals (OK-GOALS, OK-TILES).
            if need == Need::Nothing && self.phase != Phase::KeepFirst {
                self.need_of_setting_up(events)
            } else {
                need
            }
        };
    }

    fn need_of_goals(&mut self, events: &mut impl Sink<Event>) -> Need {
        let Some(seat) = self.goals.next_drawer() else { return Need::Nothing };
        if self.goals.reshuffle() {
            events.put(|| Event::GoalsReshuffled);
        }
        Need::Goal { seat }
    }

    fn need_of_setting_up(&mut self, events: &mut impl Sink<Event>) -> Need {
        if let Some(seat) = Seat::all(self.n_seats).find(|&seat| !self.has_tile(seat)) {
            return Need::Deal { seat };
        }
        if let Some(place) = self.stacks.open.iter().position(Option::is_none) {
            return Need::Open { place: place as u8, pile: place as u8 };
        }
        if let Some(pile) = self.covered_pile() {
            return Need::Back { pile };
        }
        let Some(seat) = self.first else { return Need::Start };
        self.start_with(seat, events);
        Need::Nothing
    }

    /// OK-START: everything is laid out, and this seat has the first turn.
    fn start_with(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.starter = Some(seat);
        self.active = seat;
        events.put(|| Event::Started { seat });
    }

    fn need_of_stacks(&self) -> Need {
        if let Some((seat, pile)) = self.drawing {
            return Need::Drawn { seat, pile };
        }
        if let Some(pile) = self.covered_pile() {
            return Need::Back { pile };
        }
        let open = &self.stacks.open;
        for (place, _) in open.iter().enumerate().filter(|(_, tile)| tile.is_none()) {
            if let Some(pile) = self.stacks.source(place) {
                return Need::Open { place: place as u8, pile: pile as u8 };
            }
        }
        Need::Nothing
    }

    fn covered_pile(&self) -> Option<u8> {
        let piles = &self.stacks.piles;
        piles.iter().position(|pile| pile.top == Top::Covered).map(|pile| pile as u8)
    }

    /// Takes in what chance has brought up.
    pub(crate) fn take_chance(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        let pack = self.pack;
        match (self.need, outcome) {
            (Need::Goal { seat }, Chance::Goal { goal }) => {
                self.goals.draw(seat, goal);
                events.put(|| Event::GoalDrawn { seat, goal: Some(goal) });
            }
            (Need::Deal { seat }, Chance::Tile { tile }) => {
                self.stacks.see_whole(pack, tile);
                self.stacks.held[seat.index()] = Some(Held { tile, known: Known::ToHolder });
                events.put(|| {
                    let back = pack.back(tile).expect("the start tile is never dealt");
                    Event::TileDealt { seat, tile: Some(tile), back }
                });
            }
            (Need::Drawn { seat, pile }, Chance::Tile { tile }) => {
                self.drawing = None;
                self.stacks.piles[pile as usize].pop();
                self.stacks.see(tile);
                self.stacks.held[seat.index()] = Some(Held { tile, known: Known::ToHolder });
                events.put(|| Event::TileSeen { seat, tile: Some(tile) });
            }
            (Need::Open { place, pile }, Chance::Tile { tile }) => {
                let from = &mut self.stacks.piles[pile as usize];
                if from.top == Top::Covered {
                    self.stacks.see_whole(pack, tile);
                } else {
                    self.stacks.see(tile);
                }
                self.stacks.piles[pile as usize].pop();
                self.stacks.open[place as usize] = Some(tile);
                events.put(|| Event::TileOpened { place, pile, tile });
            }
            (Need::Back { pile }, Chance::Back { back }) => {
                self.stacks.see_back(back);
                self.stacks.piles[pile as usize].top = Top::Shows(back);
                events.put(|| Event::BackShown { pile, back });
            }
            (Need::Start, Chance::Start { seat }) => self.start_with(seat, events),
            (
                Need::Nothing
                | Need::Goal { .. }
                | Need::Deal { .. }
                | Need::Drawn { .. }
                | Need::Open { .. }
                | Need::Back { .. }
                | Need::Start,
                Chance::Goal { .. }
                | Chance::Tile { .. }
                | Chance::Back { .. }
                | Chance::Start { .. },
            ) => debug_assert!(false, "the caller knows the outcome to be possible"),
        }
        self.look_for_need(events);
    }
}
