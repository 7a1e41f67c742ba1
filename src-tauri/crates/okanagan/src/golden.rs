//! Positions that take a whole game to come about, laid out by hand: what has run out, a tile that
//! fits nowhere. Every figure here is worked out in the sentence above it.

use game::{Game, Refusal, Seat, Step, Turn};
use tiling::{Pos, Rotation};

use crate::action::{Action, Chance, Reason};
use crate::back::Back;
use crate::event::Event;
use crate::goals::{Goal, N_GOALS, cards};
use crate::pack::Pack;
use crate::phase::{Alike, Need, Phase};
use crate::position::Okanagan;
use crate::reward::{Reward, Shape, Terrain};
use crate::setup::Setup;
use crate::stacks::{Held, Known, Pile, Top};
use crate::tile::{Spot, Tile};

mod examples;

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
/// circles; White (seat 0) 4, Yellow (seat 1) 2, Red 2. Red has yet to order Yellow and itself.
fn worked_case_tied(supply_of_circles: u8) -> Okanagan {
    let mut game = opened(&Setup::new(3));
    game.supply[Reward::new(Terrain::Forest, Shape::Circle).index()] = supply_of_circles;
    game.laid(17, (1, 0), 3, Some((0, Spot::Farm { segment: 1 })));
    game.laid(5, (2, 0), 3, Some((1, Spot::Warehouse { border: 0 })));
    game.laid(4, (2, -1), 1, Some((0, Spot::Silo)));
    game.active = seat(2);
    game.laid(16, (3, -1), 0, None);
    game.phase = Phase::Build;
    game.go(Action::Warehouse { border: 1 });
    game
}

/// The same; Red has put itself last and may act.
fn worked_case(supply_of_circles: u8) -> Okanagan {
    let mut game = worked_case_tied(supply_of_circles);
    game.go(Action::Next { seat: seat(1) });
    game
}

impl Okanagan {
    /// The first of the two weakest acts on what shows on the second pile.
    fn uses(&mut self, back: Back) -> Vec<Event> {
        self.stacks.piles[1].top = Top::Shows(back);
        self.go(Action::Bonus { pile: 1 })
    }

    /// The only seat on turn.
    fn turn_of_one(&self) -> Seat {
        self.turn().seats().first().unwrap()
    }

    /// The legal actions of the only seat on turn.
    fn legal(&self) -> Vec<Action> {
        self.legal_actions(self.turn_of_one()).collect()
    }

    /// Why the only seat on turn may not do this.
    fn objects(&self, action: Action) -> Option<Refusal<Reason>> {
        self.refusal(self.turn_of_one(), action)
    }
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
fn ok_rewards_a_type_that_has_run_out_cannot_be_had() {
    let mut game = worked_case(0);
    let events = game.go(Action::NoBonus);
    assert_eq!(game.tokens[0][..3], [1, 2, 0]);
    assert_eq!(game.tokens[1][..3], [0, 0, 0]);
    assert_eq!(game.phase, Phase::Draw);
    assert!(!events.iter().any(|it| matches!(it, Event::HeapReturned { .. })));
}

/// OK-REWARDS: the supply has no circle when Red swaps its own for a square. It has run out, so the one
/// that was given back is gone as well: the heap is a square and two hexagons.
#[test]
fn ok_rewards_a_type_that_has_run_out_is_gone_for_the_rest_of_the_game() {
    let game = circle_given_back();
    assert_eq!(game.tokens[0][..3], [1, 2, 0]);
    assert_eq!(game.tokens[2][..3], [1, 0, 0]);
    assert_eq!(game.supply[..3], [10, 10, 0]);
}

/// White has all other circles, the supply none; Red swaps its own one for a square.
fn circle_given_back() -> Okanagan {
    let of = |shape| Reward::new(Terrain::Forest, shape);
    let mut game = worked_case(0);
    game.tokens[2][of(Shape::Circle).index()] = 1;
    game.uses(Back::SwapSameColour);
    game.settle();
    game.go(Action::Give { reward: of(Shape::Circle) });
    game.go(Action::Take { reward: of(Shape::Square) });
    assert_eq!(game.supply[..3], [11, 12, 0]);
    game.go(Action::Stop);
    game
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
fn fitting_nowhere() -> Okanagan {
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
    let mut game = opened(&Setup { pack: pack.reference().clone(), ..Setup::new(2) });
    game.laid(58, (0, -1), 0, None);
    game.laid(59, (0, 1), 0, None);
    game.stacks.held[0] = Some(Held { tile: tile(60), known: Known::ToHolder });
    game
}

/// OK-PLACE: it is shown and removed, and one of the six on offer is taken and can be placed at
/// once.
#[test]
fn ok_place_with_a_tile_that_fits_nowhere() {
    let mut game = fitting_nowhere();
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

/// OK-PLACE, OK-DRAW: with nothing on offer the turn is over with no tile placed and none held. Seat
/// 1 plays on, and seat 0 is passed over from then on.
#[test]
fn ok_place_with_a_tile_that_fits_nowhere_and_nothing_on_offer() {
    let mut game = fitting_nowhere();
    for pile in 0..3 {
        game.empty(pile);
    }
    game.stacks.open = [None; 3];
    let n_pieces = game.board.pieces().len();
    game.go(Action::Misfit);
    assert_eq!(game.stacks.removed, 1 << 60);
    assert_eq!((game.phase, game.turn()), (Phase::Place, Turn::of(seat(1))));
    assert!(!game.has_tile(FIRST));
    assert_eq!((game.board.pieces().len(), game.stock[0]), (n_pieces, [1, 3, 2]));
}

/// OK-B3: Red, the weakest of three, takes two of the six first, any two; the four that are left
/// are White's, who is asked nothing, and Yellow goes without. Nobody may take fewer.
#[test]
fn ok_b3_from_the_weakest_of_three() {
    let mut game = worked_case(12);
    game.uses(Back::PickFirst);
    game.settle();
    assert_eq!((game.phase, game.turn()), (Phase::Heap, Turn::of(seat(2))));
    assert_eq!((game.eval.heap[..3].to_vec(), game.eval.picks), (vec![1, 2, 3], 2));
    assert_eq!(game.objects(Action::Stop), Some(Refusal::Rule(Reason::NotNow)));
    let forest = |shape| Action::Take { reward: Reward::new(Terrain::Forest, shape) };
    game.go(forest(Shape::Square));
    game.go(forest(Shape::Circle));
    assert_eq!(game.tokens[2][..3], [1, 0, 1]);
    assert_eq!(game.tokens[0][..3], [0, 2, 2]);
    assert_eq!(game.tokens[1][..3], [0, 0, 0]);
    assert_eq!(game.phase, Phase::Draw);
}

/// OK-REWARDS: what the action gives leaves the supply before the heap is laid. Of three circles Red
/// gains two, so the heap has one circle instead of three: White's four are all of it.
#[test]
fn ok_rewards_after_the_action() {
    let mut game = worked_case(3);
    game.uses(Back::Gain2Type { terrain: Terrain::Forest, shape: Shape::Circle });
    game.settle();
    assert_eq!(game.tokens[2][..3], [0, 0, 2]);
    assert_eq!(game.tokens[0][..3], [1, 2, 1]);
    assert_eq!(game.tokens[1][..3], [0, 0, 0]);
    assert_eq!(game.supply[..3], [11, 10, 0]);
}

/// OK-ACTION: a pile of one tile keeps it, and its action is there for the next one too.
#[test]
fn ok_action_of_a_pile_of_one_tile() {
    let mut game = worked_case(12);
    game.empty(1);
    game.uses(Back::Nugget);
    assert_eq!(game.nuggets[2], 1);
    assert_eq!((game.stacks.piles[1].len(), game.stacks.piles[1].back()), (1, Some(Back::Nugget)));
    assert_eq!(game.phase, Phase::Heap, "no back is to come to light");
}

/// OK-B6: one tile is left in all piles, and it is the one that shows the action. The three open
/// tiles leave; the tile stays under its pile, so it is turned up before the first pile, and the
/// other places stay empty.
#[test]
fn ok_b6_with_one_tile_left() {
    let mut game = worked_case(12);
    for pile in 0..3 {
        game.empty(pile);
    }
    let open = game.stacks.open.map(Option::unwrap);
    game.uses(Back::Refresh3);
    assert_eq!(game.need, Need::Open { place: 0, pile: 1 }, "from the largest pile");
    game.settle();
    assert_eq!(game.stacks.removed, open.iter().fold(0, |all, tile| all | 1 << tile.index()));
    let [first, second, third] = game.stacks.open;
    assert_eq!(first.and_then(|tile| game.pack.back(tile)), Some(Back::Refresh3));
    assert_eq!((second, third), (None, None));
    assert!(game.stacks.piles.iter().all(Pile::is_empty));
}

/// OK-B7: Yellow (seat 1) acts in Red's turn, so Red is asked first and then White, each for a token
/// of two types; the tokens come to Yellow.
#[test]
fn ok_b7_clockwise_from_who_acts() {
    let mut game = worked_case_tied(12);
    let [wood, fish] = [(Terrain::Forest, Shape::Square), (Terrain::Lake, Shape::Circle)]
        .map(|(terrain, shape)| Reward::new(terrain, shape));
    for giver in [0, 2] {
        for reward in [wood, fish] {
            game.tokens[giver][reward.index()] += 1;
            game.supply[reward.index()] -= 1;
        }
    }
    game.go(Action::Next { seat: seat(2) });
    game.uses(Back::Tribute);
    game.settle();
    assert_eq!(game.turn(), Turn::of(seat(2)));
    assert_eq!(game.legal(), [wood, fish].map(|reward| Action::Give { reward }));
    game.go(Action::Give { reward: fish });
    assert_eq!(game.turn(), Turn::of(FIRST));
    game.go(Action::Give { reward: wood });
    let of = |seat: usize| [wood, fish].map(|reward| game.tokens[seat][reward.index()]);
    assert_eq!([of(0), of(1), of(2)], [[0, 1], [1, 1], [1, 0]]);
    assert_eq!(game.phase, Phase::Heap, "then the heap");
}

/// OK-B8: Red and White have one wood each and Yellow nothing, so wood goes for wood: nothing is
/// asked and nothing changes. With nothing of its own Red swaps nothing.
#[test]
fn ok_b8_like_for_like() {
    let wood = Reward::new(Terrain::Forest, Shape::Square);
    let mut game = worked_case(12);
    for seat in [0, 2] {
        game.tokens[seat][wood.index()] = 1;
        game.supply[wood.index()] -= 1;
    }
    let before = game.tokens;
    let mut poor = game.clone();
    let events = game.uses(Back::SwapPlayer);
    let swapped = Event::Swapped { seat: seat(2), with: FIRST, given: wood, taken: wood };
    assert!(events.contains(&swapped));
    assert_eq!((game.tokens, game.phase), (before, Phase::Heap));

    poor.tokens[2][wood.index()] = 0;
    let events = poor.uses(Back::SwapPlayer);
    assert!(!events.iter().any(|it| matches!(it, Event::Swapped { .. })));
}

/// OK-B9: the supply has no forest hexagon and no forest circle, so wood cannot be swapped; of the
/// lake it has one hexagon and no circle, so the lake square goes for that without a question, and
/// the second swap could take the square back.
#[test]
fn ok_b9_as_far_as_the_supply_has_it() {
    let reward = |terrain, shape| Reward::new(terrain, shape).index();
    let give = |terrain, shape| Action::Give { reward: Reward::new(terrain, shape) };
    let (forest, lake) = (Terrain::Forest, Terrain::Lake);
    let mut game = worked_case(0);
    game.supply[reward(forest, Shape::Hexagon)] = 0;
    game.supply[reward(lake, Shape::Hexagon)] = 1;
    game.supply[reward(lake, Shape::Circle)] = 0;
    game.tokens[2][reward(forest, Shape::Square)] = 1;
    let mut only_wood = game.clone();
    game.tokens[2][reward(lake, Shape::Square)] = 1;
    game.uses(Back::SwapSameColour);
    game.settle();
    assert_eq!(game.legal(), [give(lake, Shape::Square), Action::Stop]);
    let refused = game.objects(give(forest, Shape::Square));
    assert_eq!(refused, Some(Refusal::Rule(Reason::NothingForIt)));
    game.go(give(lake, Shape::Square));
    assert_eq!(game.tokens[2][3..6], [0, 1, 0]);
    assert_eq!(game.phase, Phase::TradeGive { same: Alike::Colour, left: 1 });
    assert_eq!(game.legal(), [give(lake, Shape::Hexagon), Action::Stop]);

    only_wood.uses(Back::SwapSameColour);
    assert!(!matches!(only_wood.phase, Phase::TradeGive { .. }), "nothing to swap");
}

/// OK-TIE: all have 4 points, for one token of each colour, and no nugget; the third has a token
/// more and wins, the others share the second place. With one more the first shares the victory.
#[test]
fn ok_tie_of_three() {
    let mut game = opened(&Setup::new(3));
    game.goals.hands = [0; 4];
    game.end(&mut ());
    for tokens in &mut game.tokens[..3] {
        *tokens = [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0];
    }
    game.tokens[2][1] = 1;
    assert_eq!(game.totals()[..3], [4, 4, 4]);
    assert_eq!(game.places().unwrap().as_slice(), [2, 2, 1]);
    game.tokens[0][11] = 1;
    assert_eq!(game.places().unwrap().as_slice(), [1, 3, 1]);
    game.nuggets[1] = 1;
    assert_eq!(game.places().unwrap().as_slice(), [2, 1, 2], "14 against 4 and 4");
}
