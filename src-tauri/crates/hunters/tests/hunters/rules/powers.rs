//! The special tiles: traps, fire, shaman, raft and canoe, one test for each tag.

use super::*;

/// Seat 1 in the start tile's forest; seat 0 closes it and has the bonus turn. Two moves, for a
/// turn that begins with seat 1.
const CLOSE_FOR_0: [Move; 2] = [(35, (1, 0, 2), Pawn(1)), (37, (0, 1, 0), Pass)];

#[test]
fn hg_hunting_trap_tigers_eat_outside_the_range_first() {
    // In range of the trap: aurochs, deer of 62, tiger of 31. Outside: deer of 67, mammoth of 35.
    // The tiger eats the deer of 67, so the trap scores 1 + 2; the mammoth is left for the hunter.
    let table = after(&[
        &HUNT,
        &TIGER,
        &[(67, (1, -1, 0), Pass)],
        &CLOSE_FOR_0,
        &[(94, (-1, -1, 0), Pass)],
    ]);
    assert_eq!(table.points(), [3, 6]);
    assert_eq!(table.totals(), [6, 6]);
    let ate = table.events.iter().find_map(|event| match event {
        Event::Ate { deer, .. } => Some(deer.tile),
        _ => None,
    });
    assert_eq!(ate, Some(TileId(67)));
}

#[test]
fn hg_hunting_trap_tigers_eat_inside_where_they_must() {
    // No deer outside: the tiger eats the one inside, the aurochs is left: 2 points, and the
    // meadow has nothing for the hunter any more.
    let moves: [&[Move]; 4] = [
        &HUNT,
        &TIGER,
        &[(35, (1, 0, 2), Pass), (37, (0, 1, 0), Pawn(0))],
        &[(94, (-1, -1, 0), Stop)],
    ];
    let table = after(&moves);
    assert_eq!(table.points(), [0, 8]);
    assert_eq!(table.totals(), [0, 8]);
    // The trap's tile may still be occupied: its forest, not the hunter's meadow.
    assert_eq!(refusal(&table, Action::Occupy { piece: Piece::Pawn, zone: 0 }), None);
    let on_meadow = Action::Occupy { piece: Piece::Pawn, zone: 1 };
    assert_eq!(refusal(&table, on_meadow), Some(Reason::Occupied));
}

#[test]
fn hg_hunting_trap_scores_the_placer_without_a_hunter() {
    // Nobody hunts: the aurochs is scored by whoever places the trap. The mammoth of 35 is in the
    // range but on another meadow.
    let table = after(&[&CLOSE_START, &[(94, (0, -1, 0), Pass)]]);
    assert_eq!(table.points(), [6, 2]);
    // It never counts again: a hunter who comes later gets nothing for it.
    let table = after(&[&CLOSE_START, &[(94, (0, -1, 0), Pawn(1))]]);
    assert_eq!(table.totals(), [6, 2]);
}

/// After `CLOSE_START` or `CLOSE_FOR_0`: a second menhir forest south of it, 39 with caps 34 and
/// 36, three zones. Three moves.
const CLOSE_SOUTH: [Move; 3] =
    [(39, (0, 2, 0), Pawn(1)), (34, (1, 2, 0), Pass), (36, (-1, 2, 3), Pass)];

#[test]
fn hg_fire_scares_tigers() {
    // The fire joins the meadow of aurochs, deer and tiger: the deer lives.
    let table = after(&[&HUNT, &TIGER, &CLOSE_START, &[(85, (-1, -1, 0), Pass)]]);
    assert_eq!(table.totals(), [9, 0]);
}

#[test]
fn hg_fire_reaches_a_meadow_that_joins_later() {
    // The fire burns on the meadow of 35 and 37; in the north the tiger eats the deer: aurochs 2.
    let moves: [&[Move]; 4] = [&HUNT, &TIGER, &CLOSE_START, &[(85, (1, 1, 0), Pass)]];
    assert_eq!(after(&moves).totals(), [6 + 2, 0]);
    // 61 joins both: deer 1 + 1, aurochs 2, mammoths 3 + 3, and nothing is eaten.
    let joined = [moves.concat(), vec![(61, (1, -1, 0), Pass)]].concat();
    assert_eq!(after(&[&joined]).totals(), [6 + 10, 0]);
}

#[test]
fn hg_fire_holds_for_a_later_hunting_trap() {
    // Seat 1 lights the fire; later seat 0 traps deer (1), aurochs (2) and the mammoth of 35 (3):
    // no tiger eats.
    let table = after(&[
        &HUNT,
        &TIGER,
        &CLOSE_START,
        &[(85, (-1, -1, 0), Pass)],
        &CLOSE_SOUTH,
        &[(94, (1, -1, 1), Pass)],
    ]);
    // Seat 0: 6 (start forest) + 6 (39, 34, 36) + 6 (trap).
    assert_eq!(table.points(), [18, 0]);
    assert_eq!(table.totals(), [18, 0]);
}

#[test]
fn hg_pit_trap_doubles_its_range() {
    // In range of the pit: deer of 62, aurochs of 56; outside: deer of 67, mammoth of 35. The tiger
    // eats the deer outside, so 2 × 1 + 2 × 2 + 3 = 9 for the hunter.
    let table = after(&[
        &HUNT,
        &TIGER,
        &[(67, (1, -1, 0), Pass)],
        &CLOSE_FOR_0,
        &[(92, (-1, -1, 3), Pass)],
    ]);
    assert_eq!(table.totals(), [9, 6]);
}

#[test]
fn hg_pit_trap_reaches_its_own_meadow_only() {
    // Seat 1 hunts on the pit trap's tile: the aurochs twice; the mammoth of 35 is in the range but
    // on another meadow.
    let table = after(&[&CLOSE_START, &[(92, (0, -1, 0), Pawn(1))]]);
    assert_eq!(table.totals(), [6, 4]);
}

#[test]
fn hg_pit_trap_with_a_fire() {
    // The fire keeps the tiger from the deer of 62, and the pit trap doubles: deer 2, aurochs 4,
    // mammoth of 35 6.
    let table = after(&[
        &HUNT,
        &TIGER,
        &CLOSE_START,
        &[(85, (-1, -1, 0), Pass)],
        &CLOSE_SOUTH,
        &[(92, (1, -1, 0), Pass)],
    ]);
    assert_eq!(table.totals(), [12 + 12, 0]);
}

#[test]
fn hg_pit_trap_marked_animals_do_not_count() {
    // The hunting trap of seat 1 scores deer and aurochs, the tiger having nothing outside eats
    // the deer: 2 points. A pit trap over the same animals finds none left.
    let table = after(&[
        &HUNT,
        &TIGER,
        &CLOSE_START,
        &[(94, (-1, -1, 0), Pass)],
        &CLOSE_SOUTH,
        &[(92, (1, -1, 0), Pass)],
    ]);
    assert_eq!(table.points(), [12, 2]);
    // But the pit joins the meadow of 35, whose mammoth is in its range: twice 3.
    assert_eq!(table.totals(), [12 + 6, 2]);
}

#[test]
fn hg_shaman_takes_back_the_only_hunter() {
    // Seat 1's hunter is alone on the meadow; the shaman takes it back, and at once it may lie
    // down there again.
    let table = after(&[
        &[(35, (1, 0, 2), Pawn(1)), (62, (0, -1, 0), Pawn(0)), (61, (0, -2, 0), Pass)],
        &[(37, (0, 1, 0), Pass), (88, (-1, -1, 2), BackThenPawn(62, 0, 0))],
    ]);
    let view = table.game.view(Viewer::Public);
    assert_eq!(view.pieces.len(), 1);
    assert_eq!(view.pieces[0].at.tile, TileId(88));
    assert_eq!(view.seats[1].pawns, 4);
    // Aurochs 2, deer 1, mammoth 3 on the one meadow.
    assert_eq!(table.totals(), [6, 6]);
}

#[test]
fn hg_shaman_need_not() {
    let moves: [&[Move]; 2] = [
        &[(35, (1, 0, 2), Pawn(1)), (62, (0, -1, 0), Pawn(0)), (61, (0, -2, 0), Pass)],
        &[(37, (0, 1, 0), Pass), (88, (-1, -1, 2), KeepThenPass)],
    ];
    assert_eq!(after(&moves).game.view(Viewer::Public).pieces.len(), 1);
    // Who has no pawn on the table is not asked.
    let table = after(&[&CLOSE_START, &[(88, (-1, 0, 0), Stop)]]);
    assert_eq!(table.phase(), Phase::Occupy);
}

#[test]
fn hg_shaman_takes_a_gatherer_but_no_hut() {
    // Seat 0 has a hut on the lake of 3 and a gatherer on 39. The shaman may call the gatherer, for
    // no points, and not the hut; the pawn goes to the forest of the shaman's tile.
    let moves = |gatherer, then| -> [Move; 6] {
        [
            (3, (-1, 0, 0), Hut(1)),
            (35, (1, 0, 2), Pawn(1)),
            (39, (0, -1, 0), gatherer),
            (61, (0, -2, 0), Pass),
            (37, (0, 1, 0), Pass),
            (88, (-2, 0, 0), then),
        ]
    };
    let table = after(&[&moves(Pawn(1), Stop)]);
    let gatherer = hunters::Zone { tile: TileId(39), zone: 1 };
    assert_eq!(table.game.offer(seat(0)), Offer::TakeBack { pawns: vec![gatherer] });
    let hut = Action::TakeBack { tile: TileId(3), zone: 1 };
    assert_eq!(refusal(&table, hut), Some(Reason::NoOwnPawn));
    let table = after(&[&moves(Pawn(1), BackThenPawn(39, 1, 3))]);
    assert_eq!(table.points(), [0, 6]);
    let pawns: Vec<_> = table
        .game
        .view(Viewer::Public)
        .pieces
        .into_iter()
        .filter(|piece| piece.piece == Piece::Pawn)
        .map(|piece| piece.at.tile)
        .collect();
    assert_eq!(pawns, [TileId(88)]);
    // Who has nothing but the hut on the table is not asked.
    assert_eq!(after(&[&moves(Pass, Stop)]).phase(), Phase::Occupy);
}

#[test]
fn hg_system_counts_fish_at_the_end() {
    // Lakes of 56 and 3, a fish each: 2 points for the hut, closed or not.
    let table = after(&[&[(3, (-1, 0, 0), Hut(1))]]);
    assert_eq!((table.points(), table.totals()), (vec![0, 0], vec![2, 0]));
}

#[test]
fn hg_raft_counts_lakes() {
    // Seat 1 puts the raft's lake beside the start tile's and a hut on it: 2 fish + 2 lakes.
    let table = after(&[&CLOSE_START, &[(91, (-1, 0, 0), Hut(1))]]);
    assert_eq!(table.totals(), [6, 4]);
}

#[test]
fn hg_canoe_counts_lakes_at_once() {
    // Seat 0 has joined a second lake; the canoe's is the third: 3 × 2 for seat 1, and seat 0's hut
    // is not affected: 3 fish.
    let table = after(&[
        &[(3, (-1, 0, 0), Hut(1)), (61, (0, -1, 0), Pass)],
        &CLOSE_START,
        &[(93, (-2, 0, 0), Pass)],
    ]);
    assert_eq!(table.points(), [6, 6]);
    assert_eq!(table.totals(), [9, 6]);
}

#[test]
fn hg_canoe_stays_in_the_box_by_the_house_rule() {
    let without = Setup { canoe: CanoeRule::Out, ..two() };
    let table = Table::play(&without, &CLOSE_START);
    assert_eq!(table.phase(), Phase::Bonus);
    let bonus: Vec<Chance> = table.game.chance_outcomes().map(|(outcome, _)| outcome).collect();
    assert_eq!(bonus.len(), 15);
    assert!(!bonus.contains(&Chance::Bonus { tile: TileId(93) }));
    // It is out of the game, not one that was removed, and nobody expects it.
    let view = table.game.view(Viewer::Public);
    assert_eq!((view.pile, view.removed), (15, vec![]));
    assert!(!view.unseen.contains(&TileId(93)));
}

#[test]
fn hg_canoe_and_raft_on_one_system() {
    // Canoe between the start tile's lake and nothing: 2 lakes, 4 points for seat 1. Later seat 0
    // adds the raft with a hut: 3 fish + 3 lakes.
    let table = after(&[
        &CLOSE_START,
        &[(93, (-1, 0, 0), Pass)],
        &CLOSE_SOUTH,
        &[(91, (-2, 0, 0), Hut(1))],
    ]);
    assert_eq!(table.points(), [12, 4]);
    assert_eq!(table.totals(), [12 + 6, 4]);
}

/// 8 with its lake north of where seat 1's bonus tile will join it to the lake of the start tile.
const TWO_LAKES: [Move; 4] = [
    (62, (0, -1, 0), Pass),
    (8, (-1, -1, 3), Pass),
    (35, (1, 0, 2), Pawn(1)),
    (37, (0, 1, 0), Pass),
];

#[test]
fn hg_canoe_counts_the_lakes_of_all_it_joins() {
    // The lakes of 8 and 56 and its own: 3 × 2. A lake that comes later gives nothing more.
    let joined = [&TWO_LAKES[..], &[(93, (-1, 0, 0), Pass)]].concat();
    let later = [&joined[..], &[(3, (-2, 0, 0), Pass)]].concat();
    for moves in [joined, later] {
        let table = after(&[&moves]);
        assert_eq!(table.points(), [6, 6]);
        let sheet = table.game.score(Viewer::Public);
        let line = sheet.of(seat(1)).lines().iter().find(|it| *it.source() == Source::Canoe);
        let lake = |tile| hunters::Zone { tile: TileId(tile), zone: 8 };
        assert_eq!(line.unwrap().fields(), [lake(8), lake(56), lake(93)]);
    }
}

#[test]
fn hg_raft_counts_lakes_that_join_later_too() {
    // Fish and lakes of 8, 56 and the raft's own tile, for seat 1's hut: 3 + 3. Then the lake of 3:
    // one fish and one lake more.
    let joined = [&TWO_LAKES[..], &[(91, (-1, 0, 0), Hut(1))]].concat();
    assert_eq!(after(&[&joined]).totals(), [6, 6]);
    assert_eq!(after(&[&joined, &[(3, (-2, 0, 0), Pass)]]).totals(), [6, 8]);
}
