//! Positions that take a whole game to come about, laid out by hand: what has run out, a tile that
//! fits nowhere. Every figure here is worked out in the sentence above it.

use game::{Game, Refusal, Seat, Step, Turn};
use tiling::{Pos, Rotation};

use crate::action::{Action, Chance, Reason};
use crate::event::Event;
use crate::goals::cards;
use crate::pack::Pack;
use crate::position::Okanagan;
use crate::setup::Setup;
use crate::stacks::{Held, Known, Pile, Top};
use crate::tile::{Back, Goal, N_GOALS, Reward, Shape, Spot, Terrain, Tile};
use crate::turn::{Need, Phase};

const FIRST: Seat = Seat::FIRST;

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn tile(number: u8) -> Tile {
    Tile::new(number).unwrap()
}

/// The first turn of the first round, with three piles that show their backs, three open tiles and
/// a tile in every hand: the lowest tiles in order.
fn opened(setup: &Setup) -> Okanagan {
    let mut game = Okanagan::new(setup).unwrap();
    while game.turn() != Turn::of(FIRST) || game.starter.is_none() {
        match game.turn() {
            Turn::Chance => game.bring_up_any(),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.legal_actions(seat).next().unwrap();
                game.go(action);
            }
            Turn::Over => unreachable!("it has just begun"),
        }
    }
    game
}

impl Okanagan {
    fn go(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let seat = self.turn().seats().first().unwrap();
        self.play(Step::Act { seat, action }, &mut events).unwrap();
        events
    }

    /// Chance brings up the first of what may come.
    fn bring_up_any(&mut self) {
        let (outcome, _) = self.chance_outcomes().next().unwrap();
        self.apply(Step::Chance(outcome), &mut ());
    }

    /// The same until somebody has to decide.
    fn settle(&mut self) {
        while self.turn() == Turn::Chance {
            self.bring_up_any();
        }
    }

    /// Lays a tile, wherever it is, and somebody's building on it, without a turn.
    fn laid(&mut self, number: u8, at: (i8, i8), quarters: u8, built: Option<(u8, Spot)>) {
        let (tile, at) = (tile(number), Pos::new(at.0, at.1));
        let rotation = Rotation::quarters(quarters);
        assert_eq!(self.board.refusal(self.pack, tile, at, rotation), None);
        self.board.place(self.pack, tile, at, rotation);
        if let Some((builder, spot)) = built {
            self.board.build(self.pack, seat(builder), spot);
        }
    }

    /// Empties a pile.
    fn empty(&mut self, pile: usize) {
        self.stacks.piles[pile] = Pile::EMPTY;
    }
}

/// The forest of the rulebook's worked case, closed by Red (seat 2): a square, two hexagons, three
/// circles; White (seat 0) 4, Yellow (seat 1) 2, Red 2. Red puts itself last and does not act.
fn worked_case(supply_of_circles: u8) -> Okanagan {
    let mut game = opened(&Setup::new(3));
    game.supply[Reward::new(Terrain::Forest, Shape::Circle).index()] = supply_of_circles;
    game.laid(17, (1, 0), 3, Some((0, Spot::Farm { segment: 1 })));
    game.laid(5, (2, 0), 3, Some((1, Spot::Warehouse { border: 0 })));
    game.laid(4, (2, -1), 1, Some((0, Spot::Silo)));
    game.active = seat(2);
    game.laid(16, (3, -1), 0, None);
    game.phase = Phase::Build;
    game.go(Action::Warehouse { border: 1 });
    game.go(Action::Next { seat: seat(1) });
    game
}

/// OK-REWARDS: the supply has two of the three circles, so the heap is a square, two hexagons and
/// two circles: five. White takes four; of its two Yellow gets the one that is left.
#[test]
fn ok_rewards_run_out_in_the_middle_of_a_heap() {
    let mut game = worked_case(2);
    let events = game.go(Action::NoBonus);
    assert_eq!(game.eval.heap[..3], [1, 2, 2]);
    assert_eq!(game.supply[..3], [11, 10, 0]);
    assert!(
        events.iter().any(|it| matches!(it, Event::HeapLaid { heap } if heap[..3] == [1, 2, 2]))
    );
    for (shape, n) in [(Shape::Circle, 2), (Shape::Hexagon, 2)] {
        for _ in 0..n {
            game.go(Action::Take { reward: Reward::new(Terrain::Forest, shape) });
        }
    }
    assert_eq!(game.tokens[0][..3], [0, 2, 2]);
    assert_eq!(game.tokens[1][..3], [1, 0, 0], "one instead of two");
    assert_eq!(game.tokens[2][..3], [0, 0, 0]);
}

/// OK-REWARDS: with no circle left the heap is three. White's four are more than that: nobody is
/// asked, White has all.
#[test]
fn ok_rewards_a_type_that_has_run_out_is_gone() {
    let mut game = worked_case(0);
    let events = game.go(Action::NoBonus);
    assert_eq!(game.tokens[0][..3], [1, 2, 0]);
    assert_eq!(game.tokens[1][..3], [0, 0, 0]);
    assert_eq!(game.phase, Phase::Draw);
    assert!(!events.iter().any(|it| matches!(it, Event::HeapReturned { .. })));
}

/// OK-B1, OK-B2: two of a type of which the supply has one is one; a circle of one's choice with
/// forest circles gone is one of the other three colours, and with one colour left is that.
#[test]
fn ok_b2_takes_what_the_supply_has() {
    let circle = |terrain| Reward::new(terrain, Shape::Circle);
    let using = |back, supply: [u8; 4]| {
        let mut game = worked_case(12);
        for (terrain, n) in Terrain::ALL.into_iter().zip(supply) {
            game.supply[circle(terrain).index()] = n;
        }
        game.stacks.piles[1].top = Top::Shows(back);
        game.go(Action::Bonus { pile: 1 });
        game.settle();
        game
    };
    let two = Back::Gain2Type { terrain: Terrain::Lake, shape: Shape::Circle };
    let game = using(two, [12, 1, 12, 12]);
    assert_eq!(game.tokens[2][circle(Terrain::Lake).index()], 1);
    assert_eq!(game.supply[circle(Terrain::Lake).index()], 0);

    let any = Back::Gain1Shape { shape: Shape::Circle };
    let game = using(any, [0, 1, 12, 12]);
    let others = [Terrain::Lake, Terrain::Prairie, Terrain::Mountain].map(circle);
    let offered: Vec<Action> = game.legal_actions(seat(2)).collect();
    assert_eq!(offered, others.map(|reward| Action::Take { reward }));
    let refused = game.refusal(seat(2), Action::Take { reward: circle(Terrain::Forest) });
    assert_eq!(refused, Some(Refusal::Rule(Reason::SupplyEmpty)));

    let game = using(any, [0, 0, 0, 3]);
    assert_eq!(game.tokens[2][circle(Terrain::Mountain).index()], 1, "nothing to ask");
}

/// OK-B4: all seventeen nuggets are with players, so the action gives nothing.
#[test]
fn ok_b4_with_no_nugget_left() {
    let mut game = worked_case(12);
    game.nuggets = [8, 9, 0, 0];
    assert_eq!(game.nuggets_left(), 0);
    game.stacks.piles[1].top = Top::Shows(Back::Nugget);
    let events = game.go(Action::Bonus { pile: 1 });
    assert_eq!(game.nuggets, [8, 9, 0, 0]);
    assert!(!events.iter().any(|it| matches!(it, Event::NuggetDrawn { .. })));
}

/// OK-B5: 36 cards, nine in three hands, one in the deck, 26 discarded. Red draws the last one;
/// then the 26 are the deck, and any of them may come second.
#[test]
fn ok_b5_with_one_card_in_the_deck() {
    let mut game = worked_case(12);
    let last = Goal::new(36).unwrap();
    let in_hands: u64 = game.goals.hands.iter().sum();
    game.goals.deck = 1 << last.index();
    game.goals.discards = [((1 << N_GOALS) - 1) & !in_hands & !game.goals.deck, 0, 0, 0];
    game.stacks.piles[1].top = Top::Shows(Back::Goals2);
    game.go(Action::Bonus { pile: 1 });
    while game.need != (Need::Goal { seat: seat(2) }) {
        game.bring_up_any();
    }
    assert_eq!(game.chance_outcomes().collect::<Vec<_>>(), [(Chance::Goal { goal: last }, 1)]);
    let mut events = Vec::new();
    game.apply(Step::Chance(Chance::Goal { goal: last }), &mut events);
    assert!(events.contains(&Event::GoalsReshuffled));
    assert_eq!(game.goals.n_discards(), 0);
    assert_eq!(game.chance_outcomes().count(), 26);
    game.bring_up_any();
    assert_eq!(game.phase, Phase::Change);
    assert_eq!(cards(game.goals.hands[2]).count(), 5);
}

/// OK-DRAW: the second pile is empty, the first has 5 tiles, the third 7. The open tile before the
/// second pile is drawn: its place is filled from the third. With 7 and 7 it is the first.
#[test]
fn ok_draw_fills_the_place_of_an_empty_pile_from_the_largest() {
    for (first, third, source) in [(5, 7, 2), (7, 7, 0)] {
        let mut game = opened(&Setup::new(2));
        game.empty(1);
        game.stacks.piles[0].between = first - 1;
        game.stacks.piles[2].between = third - 1;
        game.phase = Phase::Draw;
        let offered: Vec<Action> = game.legal_actions(FIRST).collect();
        assert!(!offered.contains(&Action::DrawPile { pile: 1 }));
        let refused = game.refusal(FIRST, Action::DrawPile { pile: 1 });
        assert_eq!(refused, Some(Refusal::Rule(Reason::EmptyPile)));
        game.go(Action::DrawOpen { place: 1 });
        assert_eq!(game.need, Need::Open { place: 1, pile: source });
    }
}

/// OK-DRAW: nothing is on offer. Seat 0 plays on without a tile: after seat 1 its turn is passed
/// over, and as seat 1 has none either by then, the game is over and goals are revealed, with
/// buildings left.
#[test]
fn ok_draw_with_nothing_on_offer() {
    let mut game = opened(&Setup::new(2));
    for pile in 0..3 {
        game.empty(pile);
    }
    game.stacks.open = [None; 3];
    let held = |number| Some(Held { tile: tile(number), known: Known::ToHolder });
    game.stacks.held = [held(17), held(16), None, None];
    // The lake of T17 beside that of the start: it stays open.
    game.go(Action::Place { at: Pos::new(1, 0), rotation: Rotation::quarters(2) });
    game.go(Action::Silo);
    assert_eq!(game.turn(), Turn::of(seat(1)), "no draw");
    assert!(!game.has_tile(FIRST));
    let at = game.legal_actions(seat(1)).next().unwrap();
    game.go(at);
    let mut events = game.go(Action::Silo);
    while let Turn::Seats(_) = game.turn() {
        let action = game.legal_actions(game.turn().seats().first().unwrap()).last().unwrap();
        events.extend(game.go(action));
    }
    assert_eq!(game.turn(), Turn::Over);
    assert!(events.contains(&Event::Over));
    assert!(game.places().is_some());
    assert_ne!(game.stock[0], [0; 3]);
}

/// OK-ACTION: with all piles empty there is no action to choose; who is alone has the rewards.
#[test]
fn ok_action_with_all_piles_empty() {
    let mut game = opened(&Setup::new(2));
    for pile in 0..3 {
        game.empty(pile);
    }
    // T17 closes the forest of the start: two hexagons for a warehouse of two.
    game.laid(17, (0, -1), 0, None);
    game.phase = Phase::Build;
    let events = game.go(Action::Warehouse { border: 0 });
    assert!(events.contains(&Event::NoBonus { seat: FIRST }));
    assert_eq!(game.tokens[0][..3], [0, 2, 0]);
}

/// OK-PLACE: forest and mountain lie around the start so that every open edge is a mountain, but
/// for the lake to its east. A tile of forest and prairie fits nowhere: it is shown and removed,
/// and one of the six on offer is taken and can be placed at once.
#[test]
fn ok_place_with_a_tile_that_fits_nowhere() {
    let text = include_str!("../data/pack.json");
    let mut file: serde_json::Value = serde_json::from_str(text).unwrap();
    let two_parts = |one: &str, at: &[&str], other: &str, rest: &[&str]| {
        let edges =
            at.iter().map(|edge| (*edge, one)).chain(rest.iter().map(|edge| (*edge, other)));
        serde_json::json!({
            "edges": edges.collect::<std::collections::BTreeMap<_, _>>(),
            "areas": [
                { "terrain": one, "edges": at, "rewards": ["square"] },
                { "terrain": other, "edges": rest, "rewards": ["square"] },
            ],
            "borders": [[0, 1]],
            "silo": [0, 1],
        })
    };
    for (number, parts) in [
        (58, two_parts("forest", &["S"], "mountain", &["N", "E", "W"])),
        (59, two_parts("prairie", &["N"], "mountain", &["E", "S", "W"])),
        (60, two_parts("forest", &["N", "E", "S"], "prairie", &["W"])),
    ] {
        let tile = file["tiles"][number - 1].as_object_mut().unwrap();
        tile.extend(parts.as_object().unwrap().clone());
    }
    let pack = Pack::load(&file.to_string()).unwrap();
    let mut game = opened(&Setup { seats: 2, pack: pack.reference().clone() });
    game.laid(58, (0, -1), 0, None);
    game.laid(59, (0, 1), 0, None);
    game.stacks.held[0] = Some(Held { tile: tile(60), known: Known::ToHolder });
    assert_eq!(game.board.places().len(), 8, "seven mountains and a lake");
    assert_eq!(game.legal_actions(FIRST).collect::<Vec<_>>(), [Action::Misfit]);

    let events = game.go(Action::Misfit);
    assert!(events.contains(&Event::TileMisfit { seat: FIRST, tile: tile(60) }));
    assert_eq!(game.stacks.removed, 1 << 60);
    assert_eq!((game.phase, game.turn()), (Phase::Redraw, Turn::of(FIRST)));
    assert_eq!(game.legal_actions(FIRST).count(), 6, "three open tiles, three piles");
    game.go(Action::DrawOpen { place: 0 });
    game.settle();
    assert_eq!((game.phase, game.turn()), (Phase::Place, Turn::of(FIRST)));
    assert!(game.legal_actions(FIRST).all(|it| matches!(it, Action::Place { .. })));
}
