//! Closed areas: whose influence, who acts, who takes what.

use okanagan::{Action, Closing, Event, Prospect, Reason, Stage, Terrain};

use crate::rules::table::{BORDER_0, BORDER_1, FARM_0, Table, reward, seat, take, tile};

/// The rulebook's worked case. White (seat 0) has a farm and a silo in the forest, Yellow (1) and
/// Red (2) a warehouse each; Red closes it. Its icons: hexagon (T17), hexagon and circle (T05),
/// square and circle (T04), circle (T16).
///
/// ```text
///           x=1      x=2      x=3
/// y=-1               T04 ──── T16      Red's warehouse on T16
/// y=0    T17 ─────── T05               White's farm, Yellow's warehouse
/// ```
fn worked_case() -> Table {
    let mut table = Table::new([17, 5, 51], [&[40, 4, 31, 16, 41], &[43, 1], &[46, 24]]);
    table.lay_and_draw(1, 0, 3, Action::Farm { segment: 1 });
    table.lay_and_draw(2, 0, 3, BORDER_0);
    table.lay_and_draw(-1, 0, 0, Action::Silo);
    table.lay_and_draw(2, -1, 1, Action::Silo);
    // T31 lies apart: prairie to the north and east below the start.
    table.lay_and_draw(0, 1, 0, Action::Silo);
    let forest = table.area(2, -1, 0);
    assert_eq!((forest.icons, forest.open_edges, forest.size), ([1, 2, 2], 1, 3));
    table.lay(3, -1, 0, BORDER_1);
    table
}

#[test]
fn ok_influence() {
    let mut table = worked_case();
    let forest = table.area(2, -1, 0);
    assert_eq!((forest.icons, forest.open_edges, forest.size), ([1, 2, 3], 0, 4));
    let influence: Vec<_> =
        forest.standings.iter().map(|it| (it.seat.index(), it.influence)).collect();
    assert_eq!(influence, [(0, 4), (1, 2), (2, 2)]);
    // White is first without a question; Red, who closed the area, orders Yellow and itself.
    assert_eq!((table.view().stage, table.on_turn()), (Stage::OrderTied, vec![2]));
    assert_eq!(table.legal(), [1, 2].map(|i| Action::Next { seat: seat(i) }));
    assert_eq!(table.refusal(Action::Next { seat: seat(0) }), Reason::NotTied);
    table.go(Action::Next { seat: seat(1) });
    let order = [0, 1, 2].map(seat).to_vec();
    assert!(table.events.contains(&Event::Ranked { order }), "the last needs no question");
}

/// The same case to its end: Red acts and takes a nugget, White three circles and a hexagon,
/// Yellow the last two, Red none.
#[test]
fn ok_rewards() {
    let mut table = worked_case();
    table.go(Action::Next { seat: seat(1) });
    assert_eq!((table.view().stage, table.on_turn()), (Stage::Bonus, vec![2]));
    table.go(Action::Bonus { pile: 1 });
    assert_eq!(table.view().players[2].nuggets, 1);

    assert_eq!((table.view().stage, table.on_turn()), (Stage::Heap, vec![0]));
    let heap = table.view().evaluation.unwrap().heap;
    assert_eq!(heap[..3], [1, 2, 3], "square, hexagons, circles");
    assert_eq!(table.view().supply[..3], [11, 10, 9]);
    assert_eq!(table.refusal(take("lake.circle")), Reason::NotInHeap);
    for name in ["forest.circle", "forest.circle", "forest.circle", "forest.hexagon"] {
        table.go(take(name));
    }
    // Yellow may take two, and two are left: nothing to ask. Red's turn goes on.
    assert_eq!((table.view().stage, table.on_turn()), (Stage::Draw, vec![2]));
    assert_eq!(table.view().players[0].tokens[..3], [0, 1, 3]);
    assert_eq!(table.view().players[1].tokens[..3], [1, 1, 0]);
    assert_eq!(table.view().players[2].tokens, [0; 12], "Red's claim lapses");
}

/// Had Red put itself before Yellow, Yellow would act, and Red would have the last two.
#[test]
fn ok_influence_tie_the_other_way() {
    let mut table = worked_case();
    table.go(Action::Next { seat: seat(2) });
    assert_eq!(table.on_turn(), [1], "Yellow is the weakest, in Red's turn");
    table.go(Action::NoBonus);
    for name in ["forest.circle", "forest.circle", "forest.circle", "forest.hexagon"] {
        table.go(take(name));
    }
    assert_eq!(table.view().players[2].tokens[..3], [1, 1, 0]);
    assert_eq!(table.view().players[1].tokens, [0; 12]);
}

/// All who stand in an area see what closing it would give them.
#[test]
fn ok_close_says_beforehand_what_it_would_give() {
    let table = worked_case();
    let standings = table.area(2, -1, 0).standings;
    let said: Vec<_> =
        standings.iter().map(|it| (it.takes_least, it.takes_most, it.action)).collect();
    let tied = Prospect::IfLastOfTied;
    assert_eq!(said, [(4, 4, Prospect::No), (0, 2, tied), (0, 2, tied)]);
}

/// What is left of the heap returns to the supply: a warehouse alone takes two of three.
#[test]
fn ok_rewards_left_over_return() {
    // T01 has forest with two squares to the north and east; turned by one, to the east and south.
    let mut table = Table::new([1, 43], [&[40, 17, 42], &[46], &[44]]);
    table.lay_and_draw(0, -1, 1, Action::Silo);
    table.lay_and_draw(0, 1, 0, Action::Silo);
    // T17 turned by one has forest to the west: it closes hexagon, two squares, hexagon.
    table.lay(1, -1, 1, Action::Silo);
    assert_eq!(table.area(1, -1, 1).icons, [2, 2, 0]);
    table.go(Action::Rewards);
    table.go(take("forest.square"));
    table.go(take("forest.hexagon"));
    assert_eq!(table.view().stage, Stage::Draw);
    assert_eq!(table.view().supply[..3], [11, 11, 12], "two silos: two of four");
    assert!(table.events.iter().any(|it| matches!(it, Event::HeapReturned { .. })));
}

/// Two areas closed at once. Seat 0 has T18 north of the start with a warehouse between prairie
/// and forest; seat 1 has T32 east of it with one between lake and forest; T17 at (1, -1) turned
/// by nothing closes the forest of T32 (to its south) and the prairie of T18 (to its west).
fn two_at_once() -> Table {
    let mut table = Table::new([18, 32], [&[40, 17, 41], &[43, 4, 28], &[46, 36]]);
    table.lay(0, -1, 3, BORDER_1);
    table.go(Action::Rewards);
    table.go(Action::DrawPile { pile: 0 });
    table.lay(1, 0, 1, BORDER_1);
    table.go(Action::Rewards);
    table.go(Action::DrawPile { pile: 0 });
    table.lay(1, -1, 0, BORDER_1);
    table
}

/// While the tile is only tried out one sees what it closes: both areas, each with one building.
#[test]
fn ok_close_is_foreseen_by_the_placed_tile() {
    let table = two_at_once();
    let closes = table.events.iter().rev().find_map(|event| {
        if let Event::TilePlaced { closes, .. } = event { Some(closes.clone()) } else { None }
    });
    let closing = |segment, terrain, influence: [u8; 2]| Closing {
        segment,
        terrain,
        influence: influence.to_vec(),
    };
    let (forest, prairie) = (Terrain::Forest, Terrain::Prairie);
    let wanted = [closing(1, forest, [0, 2]), closing(2, prairie, [2, 0])];
    assert_eq!(closes.unwrap(), wanted, "what is built on the tile comes after");
}

#[test]
fn ok_close() {
    let table = two_at_once();
    assert_eq!((table.view().stage, table.on_turn()), (Stage::ChooseArea, vec![0]));
    // Segment 1 of T17 is the forest, segment 2 the prairie.
    let (forest, prairie) = (Action::Evaluate { segment: 1 }, Action::Evaluate { segment: 2 });
    assert_eq!(table.legal(), [forest, prairie]);
    assert_eq!(table.refusal(Action::Evaluate { segment: 0 }), Reason::NotClosed);

    // The nugget shows first: in the forest both have two, and seat 0 lets seat 1 go first to be
    // the weakest and have it; then, alone in the prairie, two mountain circles show.
    let mut forest_first = table.clone();
    forest_first.go(forest);
    forest_first.go(Action::Next { seat: seat(1) });
    assert_eq!(forest_first.on_turn(), [0]);
    forest_first.go(Action::Bonus { pile: 1 });
    assert_eq!(forest_first.view().players[0].nuggets, 1);
    assert_eq!(forest_first.view().stage, Stage::Bonus, "one area is left: no question");
    forest_first.go(Action::Bonus { pile: 1 });
    assert_eq!(forest_first.tokens(0, "mountain.circle"), 2);

    // The other way round seat 0 has the nugget of the prairie, and seat 1 puts up with what
    // shows then.
    let mut prairie_first = table;
    prairie_first.go(prairie);
    prairie_first.go(Action::Bonus { pile: 1 });
    assert_eq!(prairie_first.view().players[0].nuggets, 1);
    assert_eq!(prairie_first.view().stage, Stage::OrderTied);
    prairie_first.go(Action::Next { seat: seat(0) });
    assert_eq!(prairie_first.on_turn(), [1], "now seat 1 is the weakest");
    prairie_first.go(Action::Bonus { pile: 1 });
    assert_eq!(prairie_first.tokens(1, "mountain.circle"), 2);
    assert_eq!(prairie_first.tokens(0, "forest.square"), 1, "seat 0 takes both of the forest");
}

/// A closed area with nobody in it gives nothing to anybody, and nobody is asked.
#[test]
fn ok_close_with_nobody() {
    let mut table = Table::new([17, 16], [&[40], &[43], &[46]]);
    // The forest of T17 closes that of the start; the farm stands in its lake.
    table.lay(0, -1, 0, FARM_0);
    assert_eq!(table.view().stage, Stage::Draw);
    assert_eq!(table.area(0, -1, 1).open_edges, 0);
    assert!(table.events.iter().any(|it| matches!(it, Event::ClosedEmpty { segment: 1, .. })));
    assert_eq!(table.view().supply, [12; 12]);
}

/// The weakest may do without; who is alone has the action or the rewards.
#[test]
fn ok_action() {
    let mut table = Table::new([17, 16], [&[40], &[43, 1, 42], &[46, 24]]);
    table.lay(0, -1, 0, BORDER_0);
    let bonus = |pile| Action::Bonus { pile };
    assert_eq!(table.legal(), [bonus(0), bonus(1), bonus(2), Action::Rewards]);
    assert_eq!(table.refusal(Action::NoBonus), Reason::Alone);
    assert_eq!(table.refusal(bonus(3)), Reason::EmptyPile);

    let mut rewarded = table.clone();
    rewarded.go(Action::Rewards);
    assert_eq!(rewarded.tokens(0, "forest.hexagon"), 2);
    assert_eq!(rewarded.view().stage, Stage::Draw);

    table.go(bonus(1));
    assert_eq!(table.view().players[0].nuggets, 1);
    assert_eq!(table.tokens(0, "forest.hexagon"), 0, "not both");
    assert_eq!(table.view().supply[reward("forest.hexagon").index()], 12);
    // The tile went under its pile: as many as before, the next back shows, its own is known.
    let pile = &table.view().piles[1];
    assert_eq!((pile.size, pile.back), (18, Some(crate::rules::table::back(42))));
    assert_eq!(pile.under, [crate::rules::table::back(1)]);

    let mut tied = worked_case();
    tied.go(Action::Next { seat: seat(1) });
    assert!(tied.legal().contains(&Action::NoBonus));
    assert_eq!(tied.refusal(Action::Rewards), Reason::NotAlone);
    tied.go(Action::NoBonus);
    assert_eq!(tied.view().stage, Stage::Heap);
    assert_eq!(tied.view().removed, [], "and nothing else has happened");
    assert_eq!(tied.view().open[0], Some(tile(40)));
}
