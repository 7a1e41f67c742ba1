//! [`Table`]: lays out a position by playing it, tile by tile, with every draw chosen by hand.

use std::collections::VecDeque;

use game::{Game, Seat, Step, Turn, Viewer};
use hunters::{Action, Chance, Event, Hands, Hunters, Phase, Piece, Setup, TileId};
use tiling::Rotation;

/// What is done with a tile once it lies.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Then {
    /// Nothing.
    Pass,
    /// A pawn on this zone.
    Pawn(u8),
    /// A hut on this zone.
    Hut(u8),
    /// The shaman: take back the pawn on this tile and zone, then put one on this zone.
    BackThenPawn(u8, u8, u8),
    /// The shaman: take nothing back, put nothing.
    KeepThenPass,
    /// Stop here, before a piece is put.
    Stop,
}

/// One tile: its id, where it goes (x, y, quarter turns), and what is done then. Tiles from 79 on
/// are bonus tiles and come from the pile.
pub(crate) type Move = (u8, (i8, i8, u8), Then);

/// A game that plays a list of moves.
pub(crate) struct Table {
    pub(crate) game: Hunters,
    pub(crate) events: Vec<Event>,
}

/// A game of two with open hands, begun by seat 0.
pub(crate) fn two() -> Setup {
    seats(2)
}

/// The same for more.
pub(crate) fn seats(n: u8) -> Setup {
    Setup { hands: Hands::Open, first: Some(Seat::FIRST), ..Setup::new(n) }
}

pub(crate) fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap()
}

impl Table {
    /// Plays the moves in order; land tiles are drawn just as they are needed, and tiles that are
    /// in no move fill the hands afterwards.
    pub(crate) fn play(setup: &Setup, moves: &[Move]) -> Self {
        Self::play_first(setup, moves, moves.len())
    }

    /// Plays the first `n` of the moves; the tiles of the others are drawn in their turn.
    pub(crate) fn play_first(setup: &Setup, moves: &[Move], n: usize) -> Self {
        Self::go_on(Hunters::new(setup).unwrap(), moves, n)
    }

    /// The same from the start of a game, whatever rules it is played under.
    pub(crate) fn go_on(game: Hunters, moves: &[Move], n: usize) -> Self {
        let mut table = Self { game, events: Vec::new() };
        let mut draws: VecDeque<u8> =
            moves.iter().map(|it| it.0).filter(|&tile| tile < 79).collect();
        let mut moves = moves[..n].iter().copied().peekable();
        let mut doing = Then::Pass;
        loop {
            let phase = table.phase();
            let action = match phase {
                Phase::Deal | Phase::Refill | Phase::Replace => {
                    table.draw(draws.pop_front());
                    continue;
                }
                Phase::Bonus => {
                    let Some(&(tile, ..)) = moves.peek() else { break };
                    table.chance(Chance::Bonus { tile: TileId(tile) });
                    continue;
                }
                Phase::Place => {
                    let Some((tile, (x, y, turns), then)) = moves.next() else { break };
                    doing = then;
                    Action::Place { tile: TileId(tile), x, y, turns: Rotation::quarters(turns) }
                }
                Phase::TakeBack => match doing {
                    Then::BackThenPawn(tile, zone, _) => {
                        Action::TakeBack { tile: TileId(tile), zone }
                    }
                    Then::KeepThenPass => Action::Keep,
                    Then::Stop => break,
                    other => panic!("the shaman asks, but the move says {other:?}"),
                },
                Phase::Occupy => match doing {
                    Then::Pass | Then::KeepThenPass => Action::Pass,
                    Then::Pawn(zone) | Then::BackThenPawn(.., zone) => {
                        Action::Occupy { piece: Piece::Pawn, zone }
                    }
                    Then::Hut(zone) => Action::Occupy { piece: Piece::Hut, zone },
                    Then::Stop => break,
                },
                Phase::First | Phase::Over => break,
            };
            table.act(action);
        }
        table
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.view(Viewer::Everything).phase
    }

    /// Takes an action for the seat on turn.
    pub(crate) fn act(&mut self, action: Action) {
        let seat = self.game.turn().seats().first().expect("somebody is on turn");
        self.take(Step::Act { seat, action });
    }

    pub(crate) fn chance(&mut self, outcome: Chance) {
        self.take(Step::Chance(outcome));
    }

    fn take(&mut self, step: Step<Hunters>) {
        if let Err(illegal) = self.game.play(step, &mut self.events) {
            panic!("{illegal}");
        }
    }

    /// Draws this land tile, or any that fits.
    fn draw(&mut self, tile: Option<u8>) {
        let any = || {
            let last = self.game.chance_outcomes().map(|(outcome, _)| outcome).last();
            let Some(Chance::Land { tile }) = last else { panic!("no land tile left") };
            tile
        };
        let tile = tile.map_or_else(any, TileId);
        self.chance(Chance::Land { tile });
    }

    /// Points so far of each seat, without meadows and systems.
    pub(crate) fn points(&self) -> Vec<i32> {
        self.game.view(Viewer::Public).seats.iter().map(|seat| seat.points).collect()
    }

    /// Points of each seat if the game ended now.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.game.totals()[..self.game.n_seats() as usize].to_vec()
    }

    /// Whether it is this seat's turn.
    pub(crate) fn is_on_turn(&self, n: u8) -> bool {
        self.game.turn() == Turn::of(seat(n))
    }

    /// The events of points, as (points, seats).
    pub(crate) fn scored(&self) -> Vec<(i32, Vec<Seat>)> {
        let scored = self.events.iter().filter_map(|event| match event {
            Event::Scored { points, seats, .. } => Some((*points, seats.clone())),
            _ => None,
        });
        scored.collect()
    }
}
