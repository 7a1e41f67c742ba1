//! The ten bonus actions. In most tests the first tile closes the forest of the start tile, and
//! whoever placed it is alone there and uses the action on top of the second pile.

use okanagan::{Action, Alike, Reason, Shape, Stage};

use crate::rules::table::{BORDER_0, BORDER_1, Table, give, reward, seat, take, tile};

const USE: Action = Action::Bonus { pile: 1 };

/// Seat 0 is alone in the forest of the start tile and T17, and this tile shows its back.
fn alone(action: u8) -> Table {
    let mut table = Table::new([17, 36], [&[40], &[43, action, 44], &[46]]);
    table.lay(0, -1, 0, BORDER_0);
    table
}

/// The sides of the start tile are closed one after another, clockwise from north, each by the
/// next seat with a warehouse. The first two take rewards: two forest hexagons; a lake hexagon and
/// a lake circle. Who closes the third may use this tile's action.
fn third_corner<const N: usize>(hands: [u8; N], draws: &[u8], action: u8) -> Table {
    let mut table = Table::new(hands, [draws, &[43, action, 44], &[46]]);
    for (x, y, quarters) in [(0, -1, 0), (1, 0, 1)] {
        table.lay(x, y, quarters, BORDER_0);
        table.go(Action::Rewards);
        table.go(Action::DrawPile { pile: 0 });
    }
    table.lay(0, 1, 2, BORDER_0);
    table
}

fn from(index: u8, name: &str) -> Action {
    Action::TakeFrom { seat: seat(index), reward: reward(name) }
}

#[test]
fn ok_b1() {
    let mut table = alone(2);
    table.go(USE);
    assert_eq!(table.view().stage, Stage::Gain { shape: Shape::Circle });
    let circles = ["forest.circle", "lake.circle", "prairie.circle", "mountain.circle"];
    assert_eq!(table.legal(), circles.map(take));
    assert_eq!(table.refusal(take("forest.square")), Reason::WrongShape);
    table.go(take("lake.circle"));
    assert_eq!(table.tokens(0, "lake.circle"), 1);
    assert_eq!(table.view().supply[reward("lake.circle").index()], 11);
    assert_eq!(table.view().stage, Stage::Draw);
}

#[test]
fn ok_b2() {
    let mut table = alone(6);
    table.go(USE);
    assert_eq!(table.tokens(0, "prairie.circle"), 2);
    assert_eq!(table.view().supply[reward("prairie.circle").index()], 10);
    assert_eq!(table.view().stage, Stage::Draw);
}

/// The weakest player takes first from the heap, and then it is empty.
#[test]
fn ok_b3() {
    let mut table = Table::new([18, 32], [&[40, 17, 41], &[43, 24, 44], &[46, 36]]);
    for (x, y, quarters) in [(0, -1, 3), (1, 0, 1)] {
        table.lay(x, y, quarters, BORDER_1);
        table.go(Action::Rewards);
        table.go(Action::DrawPile { pile: 0 });
    }
    // The forest of T32 and T17, two influence each; a square and a hexagon.
    table.lay(1, -1, 0, BORDER_1);
    table.go(Action::Evaluate { segment: 1 });
    table.go(Action::Next { seat: seat(1) });
    assert_eq!(table.on_turn(), [0], "seat 0 is the weakest");

    let mut without = table.clone();
    without.go(Action::NoBonus);
    assert_eq!((without.tokens(1, "forest.square"), without.tokens(1, "forest.hexagon")), (1, 1));

    let before = table.tokens(0, "forest.hexagon");
    table.go(USE);
    assert_eq!(table.tokens(0, "forest.square"), 1);
    assert_eq!(table.tokens(0, "forest.hexagon"), before + 1);
    assert_eq!(table.tokens(1, "forest.square"), 0);
}

/// Alone, taking first gives nothing: the rewards were given up for the action.
#[test]
fn ok_b3_alone() {
    let mut table = alone(24);
    table.go(USE);
    assert_eq!(table.view().players[0].tokens, [0; 12]);
    assert_eq!(table.view().stage, Stage::Draw);
}

#[test]
fn ok_b4() {
    let mut table = alone(1);
    table.go(USE);
    assert_eq!((table.view().players[0].nuggets, table.view().nuggets_left), (1, 16));
}

#[test]
fn ok_b5() {
    let mut table = alone(3);
    table.go(USE);
    assert_eq!((table.view().stage, table.on_turn()), (Stage::ChangeGoals, vec![0]));
    // Five were dealt and two discarded by each of two players; two more are drawn.
    assert_eq!((table.view().players[0].n_goals, table.view().goals_in_deck), (5, 24));
    assert_eq!(table.legal().len(), 5, "any of the five may go");
    for _ in 0..2 {
        let any = table.legal()[0];
        table.go(any);
    }
    assert_eq!((table.view().players[0].n_goals, table.view().goals_discarded), (3, 6));
    assert_eq!(table.view().stage, Stage::Draw);
}

/// The weakest player need not be the one on turn: seat 1 changes goals in the turn of seat 0.
#[test]
fn ok_b5_by_another() {
    let mut table = Table::new([18, 32], [&[40, 17, 41], &[43, 3, 44], &[46, 36]]);
    for (x, y, quarters) in [(0, -1, 3), (1, 0, 1)] {
        table.lay(x, y, quarters, BORDER_1);
        table.go(Action::Rewards);
        table.go(Action::DrawPile { pile: 0 });
    }
    table.lay(1, -1, 0, BORDER_1);
    table.go(Action::Evaluate { segment: 1 });
    table.go(Action::Next { seat: seat(0) });
    table.act(seat(1), USE);
    assert_eq!((table.view().active, table.on_turn()), (seat(0), vec![1]));
    for _ in 0..2 {
        let any = table.legal()[0];
        table.act(seat(1), any);
    }
    assert_eq!(table.tokens(0, "forest.square"), 1, "then the heap is shared out");
}

#[test]
fn ok_b6() {
    let mut table = alone(39);
    assert_eq!(table.view().open, [40, 43, 46].map(|number| Some(tile(number))));
    let next = [0, 2].map(|pile| table.view().piles[pile].back);
    table.go(USE);
    assert_eq!(table.view().removed, [40, 43, 46].map(tile));
    let open = table.view().open.map(Option::unwrap);
    assert_eq!(open[1], tile(44), "T39 went under its pile before");
    let backs = [open[0], open[2]].map(|it| okanagan::Pack::original().back(it));
    assert_eq!(backs, next, "the tiles whose backs were seen");
    assert_eq!([0, 1, 2].map(|pile| table.view().piles[pile].size), [18, 17, 17]);
    assert_eq!(table.view().stage, Stage::Draw);
}

/// Every other player gives one token, clockwise; who has one type is not asked, who has none
/// gives none.
#[test]
fn ok_b7() {
    let mut table = third_corner([17, 32, 16], &[40], 7);
    table.go(USE);
    assert_eq!(table.tokens(2, "forest.hexagon"), 1, "seat 0 has nothing else");
    assert_eq!((table.view().stage, table.on_turn()), (Stage::Tribute, vec![1]));
    assert_eq!(table.legal(), ["lake.hexagon", "lake.circle"].map(give));
    assert_eq!(table.refusal(give("forest.square")), Reason::NoToken);
    table.go(give("lake.circle"));
    assert_eq!((table.tokens(2, "lake.circle"), table.tokens(1, "lake.circle")), (1, 0));
    assert_eq!((table.view().stage, table.on_turn()), (Stage::Draw, vec![2]));

    let mut none = alone(7);
    none.go(USE);
    assert_eq!(none.view().players[0].tokens, [0; 12]);
}

/// The player chooses both tokens.
#[test]
fn ok_b8() {
    let mut table = third_corner([17, 32], &[40, 16], 8);
    table.go(USE);
    // Seat 0 has forest hexagons only, so its own token needs no question.
    assert_eq!(table.view().stage, Stage::SwapTake { given: reward("forest.hexagon") });
    assert_eq!(table.legal(), [from(1, "lake.hexagon"), from(1, "lake.circle")]);
    assert_eq!(table.refusal(from(0, "forest.hexagon")), Reason::NoSuchPlayer);
    assert_eq!(table.refusal(from(3, "forest.hexagon")), Reason::NoSuchPlayer);
    assert_eq!(table.refusal(from(1, "lake.square")), Reason::NoToken);
    table.go(from(1, "lake.circle"));
    let has = |table: &Table, seat| {
        ["forest.hexagon", "lake.hexagon", "lake.circle"].map(|name| table.tokens(seat, name))
    };
    assert_eq!((has(&table, 0), has(&table, 1)), ([1, 0, 1], [1, 1, 0]));
}

/// With two types of one's own the first question is which to give.
#[test]
fn ok_b8_asks_for_both() {
    let mut table = Table::new([17, 32], [&[40, 16, 22], &[43, 8, 44], &[46]]);
    for (x, y, quarters) in [(0, -1, 0), (1, 0, 1), (0, 1, 2)] {
        table.lay(x, y, quarters, BORDER_0);
        table.go(Action::Rewards);
        table.go(Action::DrawPile { pile: 0 });
    }
    table.lay(-1, 0, 3, BORDER_0);
    table.go(USE);
    assert_eq!((table.view().stage, table.on_turn()), (Stage::SwapGive, vec![1]));
    assert_eq!(table.legal(), ["lake.hexagon", "lake.circle"].map(give));
    table.go(give("lake.hexagon"));
    let theirs = ["forest.hexagon", "prairie.square", "prairie.hexagon"];
    assert_eq!(table.legal(), theirs.map(|name| from(0, name)));
}

/// Nobody else has a token: it may be chosen, and nothing happens.
#[test]
fn ok_b8_with_nothing_to_swap() {
    let mut table = alone(8);
    table.go(USE);
    assert_eq!(table.view().stage, Stage::Draw);
}

#[test]
fn ok_b9() {
    let mut table = third_corner([17, 32], &[40, 16], 14);
    table.go(USE);
    assert_eq!(table.view().stage, Stage::TradeGive { same: Alike::Colour, left: 2 });
    assert_eq!(table.legal(), [give("forest.hexagon"), Action::Stop]);
    assert_eq!(table.refusal(give("lake.hexagon")), Reason::NoToken);
    table.go(give("forest.hexagon"));
    assert_eq!(table.legal(), ["forest.square", "forest.circle"].map(take));
    assert_eq!(table.refusal(take("lake.hexagon")), Reason::WrongColour);
    assert_eq!(table.refusal(take("forest.hexagon")), Reason::SameType);
    table.go(take("forest.circle"));
    assert_eq!(table.view().stage, Stage::TradeGive { same: Alike::Colour, left: 1 });
    let supply = table.view().supply;
    assert_eq!(supply[..3], [12, 11, 11], "one hexagon back, one circle out");

    let mut once = table.clone();
    once.go(Action::Stop);
    assert_eq!(once.view().stage, Stage::Draw);
    table.go(give("forest.hexagon"));
    table.go(take("forest.square"));
    assert_eq!(table.view().stage, Stage::Draw, "twice at the most");
    assert_eq!(table.view().players[0].tokens[..3], [1, 0, 1]);
}

#[test]
fn ok_b10() {
    let mut table = third_corner([17, 32], &[40, 16], 15);
    table.go(USE);
    assert_eq!(table.view().stage, Stage::TradeGive { same: Alike::Shape, left: 2 });
    table.go(give("forest.hexagon"));
    let others = ["lake.hexagon", "prairie.hexagon", "mountain.hexagon"];
    assert_eq!(table.legal(), others.map(take));
    assert_eq!(table.refusal(take("forest.circle")), Reason::WrongShape);
    table.go(take("mountain.hexagon"));
    table.go(Action::Stop);
    assert_eq!(table.tokens(0, "mountain.hexagon"), 1);
}

/// With no token of one's own an exchange does nothing.
#[test]
fn ok_b10_with_nothing_to_swap() {
    let mut table = alone(15);
    table.go(USE);
    assert_eq!(table.view().stage, Stage::Draw);
}
