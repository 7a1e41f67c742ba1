//! The worked examples of the rules page (`data/examples.json`): each is laid out and played, and
//! areas, influence, shares and points are what the engine says.

use game::{Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{opened, seat};
use crate::action::Action;
use crate::goals::Goal;
use crate::pack::Pack;
use crate::phase::Phase;
use crate::position::Okanagan;
use crate::reward::{Reward, Shape};
use crate::setup::Setup;
use crate::tile::{Spot, Tile};

#[derive(Deserialize)]
struct Page {
    pack: Value,
    lands: Vec<Land>,
    hands: Vec<Hand>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Land {
    section: String,
    key: String,
    seats: u8,
    laid: Vec<Laid>,
    areas: Value,
    lit: Value,
    #[serde(default)]
    order: Vec<u8>,
    acts: Option<u8>,
    #[serde(default)]
    takes: Vec<[u8; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laid {
    tile: Tile,
    x: i8,
    y: i8,
    turns: u8,
    by: Option<u8>,
    build: Option<Spot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    section: String,
    key: String,
    tokens: Vec<(Reward, u8)>,
    goals: Vec<Goal>,
    nuggets: Vec<u8>,
    lines: Value,
}

fn page() -> Page {
    serde_json::from_str(include_str!("../../data/examples.json")).unwrap()
}

/// The action that builds there.
const fn building(spot: Spot) -> Action {
    match spot {
        Spot::Farm { segment } => Action::Farm { segment },
        Spot::Warehouse { border } => Action::Warehouse { border },
        Spot::Silo => Action::Silo,
    }
}

impl Land {
    /// The position after the last tile is laid and built on.
    fn laid(&self) -> Okanagan {
        let mut game = opened(&Setup::new(self.seats));
        let (last, before) = self.laid.split_last().unwrap();
        for Laid { tile, x, y, turns, by, build } in before {
            game.laid(tile.index() as u8, (*x, *y), *turns, by.zip(*build));
        }
        game.laid(last.tile.index() as u8, (last.x, last.y), last.turns, None);
        if let (Some(by), Some(build)) = (last.by, last.build) {
            game.active = seat(by);
            game.phase = Phase::Build;
            game.go(building(build));
        }
        game
    }

    /// What is there then, in the words of the file.
    fn found(&self) -> Value {
        let game = self.laid();
        let board = &game.board;
        let n_pieces = board.pieces().len();
        let segments_of =
            |piece: usize| 0..game.pack.face(board.pieces()[piece].tile).segments.len();
        let areas = segments_of(n_pieces - 1).map(|segment| {
            let area = board.last_area(segment as u8);
            json!({ "segment": segment, "terrain": area.terrain, "open": area.open,
                "icons": area.icons, "influence": area.influence[..self.seats as usize] })
        });
        // The picture is about what is closed, if anything, with the most influence in it.
        let about = segments_of(n_pieces - 1)
            .map(|segment| segment as u8)
            .filter(|&segment| board.last_area(segment).open == 0)
            .max_by_key(|&segment| board.last_area(segment).influence.iter().sum::<u8>())
            .map(|segment| board.area_number(n_pieces - 1, segment));
        let lit = (0..n_pieces).flat_map(|piece| segments_of(piece).map(move |it| (piece, it)));
        let lit = lit
            .filter(|&(piece, segment)| about == Some(board.area_number(piece, segment as u8)))
            .map(|(piece, segment)| json!([board.pieces()[piece].tile, segment]));
        json!({ "areas": areas.collect::<Vec<_>>(), "lit": lit.collect::<Vec<_>>() })
    }

    /// Plays on to the end of the evaluation as the example says, and checks what it says.
    fn share_out(&self) {
        let name = &self.key;
        let mut game = self.laid();
        while game.phase == Phase::Order {
            let tied = game.eval.tied;
            let next = self.order.iter().map(|&it| seat(it)).find(|&it| tied.contains(it));
            game.go(Action::Next { seat: next.unwrap() });
        }
        let order: Vec<Seat> = self.order.iter().map(|&it| seat(it)).collect();
        assert_eq!((game.phase, game.eval.order()), (Phase::Bonus, &order[..]), "{name}");
        assert!(game.legal().contains(&Action::Bonus { pile: 0 }), "{name}");
        let terrain = game.board.last_area(game.eval.segment).terrain;
        if let Some(acts) = self.acts {
            assert_eq!(game.eval.actor, seat(acts), "{name}");
            game.go(Action::NoBonus);
        } else {
            game.go(Action::Rewards);
        }
        let has = |game: &Okanagan, seat: Seat| {
            Shape::ALL.map(|shape| game.tokens[seat.index()][Reward::new(terrain, shape).index()])
        };
        while game.phase == Phase::Heap {
            let picker = game.turn_of_one();
            let wanted = self.takes[order.iter().position(|&it| it == picker).unwrap()];
            let taken = has(&game, picker);
            let shape = Shape::ALL.into_iter().find(|&it| taken[it as usize] < wanted[it as usize]);
            game.go(Action::Take { reward: Reward::new(terrain, shape.unwrap()) });
        }
        for (&seat, takes) in order.iter().zip(&self.takes) {
            assert_eq!(has(&game, seat), *takes, "{name}: what {seat:?} has");
        }
    }
}

impl Hand {
    fn found(&self) -> Value {
        let mut game = opened(&Setup::new(self.nuggets.len() as u8));
        for &(reward, n) in &self.tokens {
            game.tokens[0][reward.index()] = n;
        }
        for (nuggets, &n) in game.nuggets.iter_mut().zip(&self.nuggets) {
            *nuggets = n;
        }
        game.goals.hands[0] = self.goals.iter().fold(0, |all, goal| all | 1 << goal.index());
        let sheet = game.sheet(Viewer::Seat(Seat::FIRST));
        let lines = sheet.of(Seat::FIRST).lines().iter().filter(|line| line.points() != 0);
        let lines = lines.map(|line| {
            let [term] = line.terms() else { panic!("one term a line") };
            json!({ "source": line.source(), "count": term.count, "points": line.points() })
        });
        lines.collect()
    }
}

#[test]
fn every_example_is_what_the_engine_says() {
    let page = page();
    let original = Pack::original().reference();
    assert_eq!(page.pack, json!({ "id": original.id, "version": original.version }));
    let mut wrong = Vec::new();
    for land in &page.lands {
        let found = land.found();
        if found != json!({ "areas": land.areas, "lit": land.lit }) {
            wrong.push(format!("ACTUAL {}-{} {found}", land.section, land.key));
        }
        if !land.takes.is_empty() {
            land.share_out();
        }
    }
    for hand in &page.hands {
        let found = hand.found();
        if found != hand.lines {
            wrong.push(format!("ACTUAL {}-{} {found}", hand.section, hand.key));
        }
    }
    assert!(wrong.is_empty(), "the file says something else:\n{}\n", wrong.join("\n"));
}
