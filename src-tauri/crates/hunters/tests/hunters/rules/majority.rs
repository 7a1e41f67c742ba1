//! Who may put a piece where, and who gets the points: supplies, shared and stolen areas of every
//! kind, and the end of the game.

use super::*;

#[test]
fn hg_hand_a_tile_is_drawn_at_the_end_of_the_own_turn() {
    let mut table = after(&[&[(35, (1, 0, 2), Stop)]]);
    table.events.clear();
    table.act(Action::Pass);
    // The seat that has just played draws, and only then the next turn begins.
    assert_eq!((table.phase(), table.events.len()), (Phase::Refill, 0));
    table.chance(Chance::Land { tile: TileId(62) });
    let drew = Event::Drew { seat: seat(0), bonus: false, tile: Some(TileId(62)), secret: false };
    assert_eq!(table.events, [drew, Event::TurnBegan { seat: seat(1) }]);
}

#[test]
fn hg_occupy_own_pieces_hinder_too() {
    // Seat 0 hunts on 62 already; 61 joins the same meadow and has nothing else, so nothing is
    // asked and seat 1 is on turn.
    let hunter = [(62, (0, -1, 0), Pawn(0)), (35, (1, 0, 2), Pass), (61, (1, -1, 0), Stop)];
    assert!(after(&[&hunter]).is_on_turn(1));
    // The same with a hut: the river of 15 leads to the lake with seat 0's hut.
    let hut = [(3, (-1, 0, 0), Hut(1)), (62, (0, -1, 0), Pass), (15, (-1, -1, 1), Stop)];
    let table = after(&[&hut]);
    let on_river = |piece| refusal(&table, Action::Occupy { piece, zone: 1 });
    assert_eq!(on_river(Piece::Hut), Some(Reason::Occupied));
    assert_eq!(on_river(Piece::Pawn), None);
}

/// Seat 0 puts all five pawns: gatherer (closed by 37 at the start tile), hunter, two fishers,
/// gatherer.
const FIVE_PAWNS: [Move; 10] = [
    (35, (1, 0, 2), Pawn(1)),
    (62, (0, -1, 0), Pass),
    (33, (0, -2, 0), Pawn(1)),
    (61, (1, -1, 0), Pass),
    (3, (-1, 0, 0), Pawn(1)),
    (36, (1, -2, 2), Pass),
    (21, (-2, 0, 0), Pawn(1)),
    (30, (2, 0, 3), Pass),
    (34, (-1, -2, 2), Pawn(3)),
    (76, (2, -1, 2), Pass),
];

#[test]
fn hg_occupy_five_pawns_and_no_more() {
    // The river of 15 and its meadows: what is free there takes no pawn, but the hut it still has.
    let table = after(&[&FIVE_PAWNS, &[(15, (-1, -1, 1), Stop)]]);
    assert_eq!(table.game.view(Viewer::Public).seats[0].pawns, 0);
    let expected = Offer::Occupy { tile: TileId(15), pawns: vec![], huts: vec![1] };
    assert_eq!(table.game.offer(seat(0)), expected);
    let pawn = Action::Occupy { piece: Piece::Pawn, zone: 1 };
    assert_eq!(refusal(&table, pawn), Some(Reason::SupplyEmpty));
}

#[test]
fn hg_close_a_returned_pawn_serves_in_the_bonus_turn() {
    // With all five out, 37 closes the start forest, 6 points; the gatherer is home again, and in
    // the bonus turn it hunts on 90: mammoth and aurochs there, deer of 37.
    let table = after(&[&FIVE_PAWNS, &[(37, (0, 1, 0), Pass), (90, (0, 2, 0), Pawn(0))]]);
    assert_eq!(table.points(), [6, 0]);
    let view = table.game.view(Viewer::Public);
    assert_eq!(view.seats[0].pawns, 0);
    let hunter = view.pieces.iter().find(|piece| piece.at.tile == TileId(90)).unwrap();
    assert_eq!((hunter.seat, hunter.piece), (seat(0), Piece::Pawn));
    // The hunter of 33: deer of 62, aurochs of 56, 36 and 76, mammoths of 61 and 35, deer of 30.
    let north = 1 + 3 * 2 + 2 * 3 + 1;
    assert_eq!(table.totals(), [6 + north + 3 + 2 + 1, 0]);
}

#[test]
fn hg_occupy_three_huts_and_no_more() {
    let table = after(&[&[
        (3, (-1, 0, 0), Hut(1)),
        (37, (0, 1, 0), Pass),
        (15, (0, -1, 2), Hut(1)),
        (36, (1, 1, 0), Pass),
        (16, (1, -1, 0), Hut(1)),
        (61, (0, 2, 0), Pass),
        (18, (-1, 1, 1), Stop),
    ]]);
    assert_eq!(table.game.view(Viewer::Public).seats[0].huts, 0);
    let hut = Action::Occupy { piece: Piece::Hut, zone: 1 };
    assert_eq!(refusal(&table, hut), Some(Reason::SupplyEmpty));
    let pawn = Action::Occupy { piece: Piece::Pawn, zone: 1 };
    assert_eq!(refusal(&table, pawn), None);
}

#[test]
fn hg_tie_hunters_share_a_meadow_and_one_more_takes_it() {
    // 61 joins the meadows of both hunters: deer of 62, aurochs of 56, mammoths of 35 and 61.
    let shared = [(62, (0, -1, 0), Pawn(0)), (35, (1, 0, 2), Pawn(0)), (61, (1, -1, 0), Pass)];
    assert_eq!(after(&[&shared]).totals(), [9, 9]);
    // Seat 1's second hunter joins from the south with the deer of 37 and the aurochs of 36.
    let stolen = [(37, (0, 1, 0), Pawn(1)), (33, (0, -2, 0), Pass), (36, (1, 1, 0), Pass)];
    assert_eq!(after(&[&shared, &stolen]).totals(), [0, 12]);
}

#[test]
fn hg_tie_huts_share_a_system_and_one_more_takes_it() {
    // 19 joins the waters of both huts: lakes of 56 and 3 with a fish each, and the fish of 19.
    let shared = [
        (3, (-1, 0, 0), Hut(1)),
        (15, (0, -1, 2), Hut(1)),
        (21, (-2, 0, 0), Pass),
        (18, (-1, 1, 1), Hut(1)),
        (19, (-1, -1, 0), Pass),
    ];
    assert_eq!(after(&[&shared]).totals(), [3, 3]);
    // 16 joins the river of seat 1's second hut: two against one.
    assert_eq!(after(&[&shared, &[(16, (-2, 1, 3), Pass)]]).totals(), [0, 3]);
}

#[test]
fn hg_tie_fishers_share_a_river() {
    // From the lake of 3 by 19 and 15 to the lake of 59: four tiles, fish 1 + 1 + 1.
    let table = after(&[&[
        (15, (0, -1, 2), Pawn(1)),
        (3, (-1, 0, 0), Pawn(1)),
        (19, (-1, -1, 0), Pass),
        (59, (0, -2, 2), Pass),
    ]]);
    assert_eq!(table.points(), [7, 7]);
    let seats = table.game.view(Viewer::Public).seats;
    assert!(seats.iter().all(|seat| seat.pawns == 5));
}

#[test]
fn hg_tie_only_pieces_of_the_right_kind_count() {
    // Seat 0's fisher is on the river of seat 1's hut: the fish of the lakes of 56 and 3 are seat
    // 1's, and a river that is open gives the fisher nothing.
    let table = after(&[&[(3, (-1, 0, 0), Pawn(1)), (15, (-1, -1, 1), Hut(1))]]);
    assert_eq!(table.totals(), [0, 2]);
}

#[test]
fn hg_end_the_last_tiles_are_played_from_the_hand() {
    // When the bag is empty nobody draws any more, everybody plays what the hand still holds, and a
    // menhir forest earns its bonus turn even then. After the last tile meadows and systems are
    // counted, each once.
    let mut n_late_bonus = 0;
    for (seed, variant) in (0..24).zip([Variant::Normal, Variant::Strategic].into_iter().cycle()) {
        let setup = Setup { variant, menhir: MenhirRule::Any, ..seats(4) };
        let (game, late) = played_out(&setup, seed);
        let n_of = |is: &dyn Fn(&Event) -> bool| late.iter().filter(|event| is(event)).count();
        assert_eq!(n_of(&|it| matches!(it, Event::Drew { bonus: false, .. })), 0);
        let n_bonus = n_of(&|it| matches!(it, Event::BonusTurn { .. }));
        assert_eq!(n_of(&|it| matches!(it, Event::Drew { bonus: true, .. })), n_bonus);
        n_late_bonus += n_bonus;
        // Whoever drew the last tile has had the turn; the three others still hold full hands.
        let n_used = n_of(&|it| matches!(it, Event::Placed { .. } | Event::Removed { .. }));
        assert!(n_used >= 3 * usize::from(variant.hand()), "{n_used} tiles");
        let end = late.iter().position(|event| *event == Event::Ended).unwrap();
        let counted = |wanted: Seat| -> i32 {
            let its = late[end..].iter().filter_map(|event| match event {
                Event::Scored { points, seats, .. } => seats.contains(&wanted).then_some(*points),
                _ => None,
            });
            its.sum()
        };
        let view = game.view(Viewer::Public);
        for (n, total) in (0..4).zip(game.totals()) {
            assert_eq!(view.seats[usize::from(n)].points + counted(seat(n)), total);
        }
        assert_eq!(game.places(), Some(Places::by_key(game.totals()[..4].to_vec())));
    }
    assert!(n_late_bonus > 0, "no bonus turn came after the bag was empty");
}

/// A random game to its end, and the events since the bag was empty.
fn played_out(setup: &Setup, seed: u64) -> (Hunters, Vec<Event>) {
    let mut game = Hunters::new(setup).unwrap();
    let mut rng = game::rng_from_seed(seed);
    let mut late = Vec::new();
    loop {
        let is_late = game.view(Viewer::Public).bag == 0;
        let step = match game.turn() {
            Turn::Over => return (game, late),
            Turn::Chance => Step::Chance(game.sample_chance(&mut rng).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                Step::Act { seat, action: game.sample_action(seat, &mut rng).unwrap() }
            }
        };
        let mut events = Vec::new();
        game.play(step, &mut events).unwrap();
        if is_late {
            late.append(&mut events);
        }
    }
}
