//! [`Table`]: a game dealt by hand. What lies in the piles is laid out like real tiles, so a test
//! says which tile comes when, and chance follows.
//!
//! Tiles are turned clockwise. As drawn, segment 0 has the north and east edge, 1 the south, 2 the
//! west; border 0 lies between segments 0 and 1, border 1 between 1 and 2, border 2 between 2 and 0.

use std::collections::VecDeque;

use game::{Game, Refusal, Seat, Step, Turn, Viewer};
use okanagan::{
    Action, AreaView, Back, Chance, Event, Goal, Okanagan, Pack, Reason, Reward, Setup, Stage,
    Tile, View,
};
use tiling::{Pos, Rotation};

/// A game dealt by hand.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Okanagan,
    hands: Vec<Tile>,
    piles: [VecDeque<Tile>; 3],
    goals: Vec<VecDeque<Goal>>,
    /// All that has happened.
    pub(crate) events: Vec<Event>,
}

/// The seat with this number.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

/// The tile with this number.
pub(crate) fn tile(number: u8) -> Tile {
    Tile::new(number).unwrap()
}

/// The goals with these numbers.
pub(crate) fn goals<const N: usize>(numbers: [u8; N]) -> [Goal; N] {
    numbers.map(|number| Goal::new(number).unwrap())
}

/// The reward type with this name.
pub(crate) fn reward(name: &str) -> Reward {
    Reward::all().find(|reward| reward.to_string() == name).unwrap()
}

/// The back of the tile with this number.
pub(crate) fn back(number: u8) -> Back {
    Pack::original().back(tile(number)).unwrap()
}

impl Table {
    /// A table with these tiles in hand, one for each seat, and these on top of the piles: of each
    /// pile the first is turned up, the second shows its back. Seat 0 starts. Seat `n` is dealt
    /// and keeps the goals from `10 n + 1` to `10 n + 3`.
    pub(crate) fn new<const N: usize>(hands: [u8; N], tops: [&[u8]; 3]) -> Self {
        Self::with_goals(hands, tops, &[[1, 2, 3], [11, 12, 13], [21, 22, 23], [31, 32, 33]])
    }

    /// The same where the seats keep these goals.
    pub(crate) fn with_goals<const N: usize>(
        hands: [u8; N],
        tops: [&[u8]; 3],
        kept: &[[u8; 3]],
    ) -> Self {
        let mut table = Self::dealt(hands, tops, kept);
        for seat in Seat::all(N as u8) {
            for _ in 0..2 {
                let hand = table.view().players[seat.index()].goals.clone().unwrap();
                let kept = goals(kept[seat.index()]);
                let goal = hand.iter().map(|it| it.goal).find(|it| !kept.contains(it)).unwrap();
                table.act(seat, Action::DiscardGoal { goal });
            }
        }
        table
    }

    /// The same, goals dealt but not yet chosen.
    pub(crate) fn dealt<const N: usize>(
        hands: [u8; N],
        tops: [&[u8]; 3],
        kept: &[[u8; 3]],
    ) -> Self {
        let used =
            |number: &u8| hands.contains(number) || tops.iter().any(|it| it.contains(number));
        let mut rest = (1..=60).filter(|number| !used(number));
        let n_tiles = 60 - N;
        let piles = [0, 1, 2].map(|i| {
            let size = n_tiles / 3 + usize::from(i < n_tiles % 3);
            let mut pile: VecDeque<Tile> = tops[i].iter().map(|&number| tile(number)).collect();
            while pile.len() < size {
                pile.push_back(tile(rest.next().unwrap()));
            }
            pile
        });
        let kept = &kept[..N];
        let mut others = (1..=36).filter(|number| !kept.as_flattened().contains(number));
        let goals = kept.iter().map(|kept| {
            let others = [others.next().unwrap(), others.next().unwrap()];
            goals(*kept).into_iter().chain(goals(others)).collect()
        });
        let mut table = Self {
            game: Okanagan::new(&Setup::new(N as u8)).unwrap(),
            hands: hands.map(tile).to_vec(),
            piles,
            goals: goals.collect(),
            events: Vec::new(),
        };
        table.settle();
        table
    }

    /// All there is to see.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    /// Lets chance bring up what lies there.
    #[allow(clippy::wildcard_enum_match_arm)] // all other stages are the players'
    fn settle(&mut self) {
        while self.game.turn() == Turn::Chance {
            let outcome = match self.view().stage {
                Stage::DealGoal { seat } => {
                    let first = self.game.chance_outcomes().next().unwrap().0;
                    let planned = self.goals[seat.index()].pop_front();
                    planned.map_or(first, |goal| Chance::Goal { goal })
                }
                Stage::DealTile { seat } => Chance::Tile { tile: self.hands[seat.index()] },
                Stage::DrawTile { pile, .. } | Stage::OpenTile { pile, .. } => {
                    Chance::Tile { tile: self.piles[pile as usize].pop_front().unwrap() }
                }
                Stage::ShowBack { pile } => {
                    let top = self.piles[pile as usize][0];
                    Chance::Back { back: Pack::original().back(top).unwrap() }
                }
                Stage::Start => Chance::Start { seat: seat(0) },
                other => panic!("chance has nothing to do with {other:?}"),
            };
            self.game.play(Step::Chance(outcome), &mut self.events).unwrap();
        }
    }

    /// A seat acts; the action must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        if let Action::Bonus { pile } = action {
            self.piles[pile as usize].rotate_left(1);
        }
        self.game.play(Step::Act { seat, action }, &mut self.events).unwrap();
        self.settle();
    }

    /// The only seat on turn acts.
    #[track_caller]
    pub(crate) fn go(&mut self, action: Action) {
        let turn = self.game.turn().seats();
        assert_eq!(turn.len(), 1, "one seat on turn");
        self.act(turn.first().unwrap(), action);
    }

    /// The active seat places its tile and builds.
    #[track_caller]
    pub(crate) fn lay(&mut self, x: i8, y: i8, quarters: u8, build: Action) {
        self.go(place(x, y, quarters));
        self.go(build);
    }

    /// The same, and the seat draws from the first pile.
    #[track_caller]
    pub(crate) fn lay_and_draw(&mut self, x: i8, y: i8, quarters: u8, build: Action) {
        self.lay(x, y, quarters, build);
        self.go(Action::DrawPile { pile: 0 });
    }

    /// Why the seat on turn may not do this.
    #[track_caller]
    pub(crate) fn refusal(&self, action: Action) -> Reason {
        let seat = self.game.turn().seats().first().unwrap();
        match self.game.refusal(seat, action) {
            Some(Refusal::Rule(reason)) => reason,
            other => panic!("{action:?} is refused with {other:?}"),
        }
    }

    /// The legal actions of the seat on turn.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let seat = self.game.turn().seats().first().unwrap();
        self.game.legal_actions(seat).collect()
    }

    /// How many tokens of a type a seat has.
    pub(crate) fn tokens(&self, seat: u8, name: &str) -> u8 {
        self.view().players[seat as usize].tokens[reward(name).index()]
    }

    /// The area of a segment of the tile at this place.
    pub(crate) fn area(&self, x: i8, y: i8, segment: usize) -> AreaView {
        let view = self.view();
        let tile = view.board.iter().find(|it| it.at == Pos::new(x, y)).unwrap();
        view.areas.iter().find(|it| it.id == tile.areas[segment]).unwrap().clone()
    }

    /// Who is on turn, by number.
    pub(crate) fn on_turn(&self) -> Vec<usize> {
        self.game.turn().seats().iter().map(Seat::index).collect()
    }
}

/// Place at these coordinates with these quarter turns.
pub(crate) fn place(x: i8, y: i8, quarters: u8) -> Action {
    Action::Place { at: Pos::new(x, y), rotation: Rotation::quarters(quarters) }
}

/// Take a token of this type.
pub(crate) fn take(name: &str) -> Action {
    Action::Take { reward: reward(name) }
}

/// Give a token of this type.
pub(crate) fn give(name: &str) -> Action {
    Action::Give { reward: reward(name) }
}

pub(crate) const FARM_0: Action = Action::Farm { segment: 0 };
pub(crate) const BORDER_0: Action = Action::Warehouse { border: 0 };
pub(crate) const BORDER_1: Action = Action::Warehouse { border: 1 };
