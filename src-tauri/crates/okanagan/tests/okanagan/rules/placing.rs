//! Setting up, placing, building, drawing.

use game::{Game, Seat, SetupError, Step, Turn, Viewer};
use okanagan::{Action, Building, Chance, Event, Okanagan, Reason, Setup, Stage, Terrain};
use tiling::Dir;

use crate::rules::table::{BORDER_0, FARM_0, Table, back, place, seat, tile};

const TOPS: [&[u8]; 3] = [&[40, 41, 42], &[43, 44, 45], &[46, 47, 48]];

#[test]
fn ok_goals() {
    let kept = [[1, 2, 3], [11, 12, 13]];
    let mut table = Table::dealt([16, 17], TOPS, &kept);
    assert_eq!(table.on_turn(), [0, 1], "all decide at once");
    let of = |table: &Table, viewer, seat: usize| table.game.view(viewer).players[seat].clone();
    let own = of(&table, Viewer::Seat(seat(0)), 0);
    assert_eq!((own.n_goals, own.goals.map(|goals| goals.len())), (5, Some(5)));
    let other = of(&table, Viewer::Seat(seat(1)), 0);
    assert_eq!((other.n_goals, other.goals), (5, None), "in secret");

    let [first, second] = crate::rules::table::goals([1, 2]);
    table.act(seat(0), Action::DiscardGoal { goal: first });
    assert_eq!(table.on_turn(), [0, 1]);
    table.act(seat(0), Action::DiscardGoal { goal: second });
    assert_eq!(table.on_turn(), [1], "who has discarded two waits");
    assert_eq!(table.game.view(Viewer::Seat(seat(1))).goals_discarded, 2);
    for goal in crate::rules::table::goals([11, 12]) {
        table.act(seat(1), Action::DiscardGoal { goal });
    }
    let view = table.view();
    assert_eq!((view.goals_in_deck, view.goals_discarded), (26, 4));
    assert!(view.players.iter().all(|player| player.n_goals == 3));
    assert_eq!(view.stage, Stage::Place);
}

#[test]
fn ok_stock() {
    for (seats, first, second) in
        [(2, [1, 3, 2], [2, 2, 2]), (3, [1, 3, 2], [1, 2, 2]), (4, [1, 2, 2], [1, 2, 2])]
    {
        let view = Okanagan::new(&Setup::new(seats)).unwrap().view(Viewer::Public);
        for player in &view.players {
            assert_eq!((player.stock, player.stock_to_come), (first, second), "{seats}");
        }
    }
}

#[test]
fn ok_tiles() {
    let sizes = |table: &Table| table.view().piles.map(|pile| pile.size);
    // 60 tiles less one a player; three piles, the first get the rest; one of each turned up.
    assert_eq!(sizes(&Table::new([1, 2], TOPS)), [19, 18, 18]);
    assert_eq!(sizes(&Table::new([1, 2, 3], TOPS)), [18, 18, 18]);
    assert_eq!(sizes(&Table::new([1, 2, 3, 4], TOPS)), [18, 18, 17]);

    let table = Table::new([1, 2], TOPS);
    assert_eq!(table.view().open, [40, 43, 46].map(|number| Some(tile(number))));
    assert_eq!(table.view().piles.map(|it| it.back.unwrap()), [41, 44, 47].map(back));
    let held = |viewer, seat: usize| table.game.view(viewer).players[seat].held.unwrap();
    assert_eq!(held(Viewer::Seat(seat(0)), 0).tile, Some(tile(1)));
    assert_eq!(held(Viewer::Seat(seat(1)), 0).tile, None, "the landscape is hidden");
    assert_eq!(held(Viewer::Seat(seat(1)), 0).back, back(1), "the back is not");
}

#[test]
fn ok_start() {
    let mut table = Table::new([1, 2, 3], TOPS);
    assert_eq!(table.view().starter, Some(seat(0)));
    // Clockwise: 0, 1, 2 and 0 again. Every tile below goes to the end of a row.
    for (n, on_turn) in [(1, 0), (2, 1), (3, 2)] {
        assert_eq!(table.on_turn(), [on_turn], "turn {n}");
        let any = table.legal()[0];
        table.go(any);
        table.go(Action::Silo);
        while table.view().stage != Stage::Draw {
            let any = *table.legal().last().unwrap();
            table.go(any);
        }
        table.go(Action::DrawPile { pile: 0 });
    }
    assert_eq!(table.on_turn(), [0]);

    // Whoever chance names starts, all equally likely.
    let (mut position, events) = laid_out(&Setup::new(3));
    assert!(!events.iter().any(|it| matches!(it, Event::Started { .. })));
    let starters: Vec<_> = position.chance_outcomes().collect();
    assert_eq!(starters, [0, 1, 2].map(|i| (Chance::Start { seat: seat(i) }, 1)));
    position.apply(Step::Chance(Chance::Start { seat: seat(2) }), &mut ());
    assert_eq!(position.turn(), Turn::of(seat(2)));

    // Whoever the setup names starts without it.
    let named = |index: u8| Setup { first: Some(seat(index)), ..Setup::new(3) };
    for index in 0..3 {
        let (position, events) = laid_out(&named(index));
        assert_eq!((position.turn(), position.pile()), (Turn::of(seat(index)), 0));
        assert_eq!(position.view(Viewer::Public).starter, Some(seat(index)));
        assert_eq!(events.last(), Some(&Event::Started { seat: seat(index) }));
    }
    let refused = Okanagan::new(&named(3)).err();
    assert_eq!(refused, Some(SetupError::Option { name: "first", given: "3".into() }));
}

/// A game with its tiles laid out, before chance says who starts or the first tile is placed.
fn laid_out(setup: &Setup) -> (Okanagan, Vec<Event>) {
    let mut position = Okanagan::new(setup).unwrap();
    let mut events = Vec::new();
    while !matches!(position.view(Viewer::Public).stage, Stage::Start | Stage::Place) {
        let step = match position.turn() {
            Turn::Chance => Step::Chance(position.chance_outcomes().next().unwrap().0),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                Step::Act { seat, action: position.legal_actions(seat).next().unwrap() }
            }
            Turn::Over => unreachable!("the game has not begun"),
        };
        position.apply(step, &mut events);
    }
    (position, events)
}

/// T16 has lake to the north and east, prairie to the south, forest to the west. Around the start
/// tile lie forest, lake, prairie, mountain, clockwise from north.
#[test]
fn ok_place() {
    let mut table = Table::new([16, 17], TOPS);
    assert_eq!(table.refusal(place(0, 0, 0)), Reason::Occupied);
    assert_eq!(table.refusal(place(1, 1, 0)), Reason::NoNeighbour, "a corner is not enough");
    assert_eq!(table.refusal(place(100, -100, 0)), Reason::NoNeighbour);
    assert_eq!(
        table.refusal(place(0, -1, 0)),
        Reason::EdgeMismatch { side: Dir::South, there: Terrain::Forest, here: Terrain::Prairie }
    );
    assert_eq!(table.refusal(Action::Misfit), Reason::TileFits);
    // Its forest faces north once turned by one quarter, so it lies north of the start turned by
    // three; its lake fits east of the start in two ways; its prairie south in one.
    assert_eq!(table.legal(), [place(0, -1, 3), place(0, 1, 2), place(1, 0, 2), place(1, 0, 3)]);
    table.go(place(1, 0, 3));
    assert_eq!(table.view().board[1].tile, tile(16));
    assert_eq!(table.view().players[0].held, None);
}

/// Every neighbour counts: T16 at (1, 0) turned by three has lake to the north, T01 at (0, -1)
/// turned by one has forest to the east, so at (1, -1) there must be lake to the south and forest
/// to the west of it. T18 has forest to the west only with prairie to the south of it; T17 fits,
/// turned by one.
#[test]
fn ok_place_matches_every_neighbour() {
    let mut table = Table::new([16, 1], [&[40, 18, 17], &[43], &[46]]);
    table.lay_and_draw(1, 0, 3, Action::Silo);
    table.lay_and_draw(0, -1, 1, Action::Silo);
    let there = |table: &Table| {
        let is_there =
            |it: &Action| matches!(it, Action::Place { at, .. } if (at.x, at.y) == (1, -1));
        table.legal().into_iter().filter(is_there).collect::<Vec<_>>()
    };
    assert_eq!(table.view().players[0].held.unwrap().tile, Some(tile(18)));
    assert_eq!(there(&table), []);
    table.lay_and_draw(0, 1, 2, FARM_0);
    assert_eq!(table.view().players[1].held.unwrap().tile, Some(tile(17)));
    assert_eq!(there(&table), [place(1, -1, 1)]);
}

#[test]
fn ok_build() {
    let mut table = Table::new([16, 1], TOPS);
    table.go(place(1, 0, 3));
    assert_eq!(
        table.legal(),
        [
            Action::Farm { segment: 0 },
            Action::Farm { segment: 1 },
            Action::Farm { segment: 2 },
            Action::Warehouse { border: 0 },
            Action::Warehouse { border: 1 },
            Action::Warehouse { border: 2 },
            Action::Silo,
        ]
    );
    assert_eq!(table.refusal(Action::Farm { segment: 3 }), Reason::NoSuchSpot);
    assert_eq!(table.refusal(Action::Warehouse { border: 3 }), Reason::NoSuchSpot);
    let influence = |table: &Table| {
        [0, 1, 2].map(|segment| table.area(1, 0, segment).standings.first().map(|it| it.influence))
    };
    let built = |action| {
        let mut table = table.clone();
        table.go(action);
        influence(&table)
    };
    assert_eq!(built(Action::Farm { segment: 1 }), [None, Some(3), None]);
    assert_eq!(built(Action::Warehouse { border: 0 }), [Some(2), Some(2), None]);
    assert_eq!(built(Action::Warehouse { border: 1 }), [None, Some(2), Some(2)]);
    assert_eq!(built(Action::Warehouse { border: 2 }), [Some(2), None, Some(2)]);
    assert_eq!(built(Action::Silo), [Some(1), Some(1), Some(1)]);

    table.go(FARM_0);
    assert_eq!(table.view().players[0].stock, [0, 3, 2]);
    table.go(Action::DrawPile { pile: 0 });
    table.lay_and_draw(0, -1, 1, Action::Silo);
    let any = table.legal()[0];
    table.go(any);
    assert_eq!(table.refusal(FARM_0), Reason::NoneLeft { building: Building::Farm });
    assert!(!table.legal().contains(&FARM_0), "the only farm of the round is built");
}

/// Areas where others stand may be joined: both have influence in the lake then.
#[test]
fn ok_build_beside_others() {
    let mut table = Table::new([16, 18], TOPS);
    table.lay_and_draw(1, 0, 3, FARM_0);
    // T18 has lake to the north and east; turned by two, to the south and west.
    table.lay(1, -1, 2, FARM_0);
    let standings = table.area(1, 0, 0).standings;
    assert_eq!(standings.iter().map(|it| it.influence).collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn ok_draw() {
    let mut table = Table::new([16, 17], TOPS);
    table.lay(1, 0, 3, BORDER_0);
    let open = |place| Action::DrawOpen { place };
    let pile = |pile| Action::DrawPile { pile };
    assert_eq!(table.legal(), [open(0), open(1), open(2), pile(0), pile(1), pile(2)]);
    let held = |table: &Table, viewer: u8| {
        table.game.view(Viewer::Seat(seat(viewer))).players[0].held.unwrap()
    };

    let mut from_pile = table.clone();
    from_pile.go(pile(1));
    assert_eq!(held(&from_pile, 0).tile, Some(tile(44)));
    assert_eq!((held(&from_pile, 1).tile, held(&from_pile, 1).back), (None, back(44)));
    assert_eq!(from_pile.view().piles[1].back, Some(back(45)), "the next back comes to light");
    assert_eq!(from_pile.on_turn(), [1]);

    table.go(open(1));
    assert_eq!(held(&table, 1).tile, Some(tile(43)), "all have seen what lay open");
    assert_eq!(table.view().open[1], Some(tile(44)), "and it is replaced at once");
    assert_eq!(table.view().piles[1].size, 17);
    assert_eq!(Seat::FIRST.next(2), table.view().active);
}
