//! One test for each tag of the rules, named after it, with figures worked out by hand. A move is
//! (tile, (x, y, quarter turns), what is put on it); `table` plays them in turn.
//!
//! The start tile lies at (0, 0): forest with a menhir to the east and south, a lake with one fish
//! whose river runs west, and an aurochs on the meadow to the north.

#![allow(clippy::unwrap_used, clippy::wildcard_enum_match_arm, reason = "this is a test")]

mod majority;
mod powers;
mod rulings;

use crate::table::Then::{BackThenPawn, Hut, KeepThenPass, Pass, Pawn, Stop};
use crate::table::{Move, Table, seat, seats, two};
use game::{Game, Places, Refusal, Seat, SetupError, Step, Turn, Viewer};
use hunters::{
    Action, CanoeRule, Chance, Event, ForestScore, Hands, Hunters, MenhirRule, Offer, Phase, Piece,
    Reason, Setup, Source, TileId, Unit, Variant, catalogue,
};
use tiling::Rotation;

/// Seat 0 puts a gatherer into the start tile's forest; seat 1 closes it: three zones, 6 points for
/// seat 0, and the menhir's bonus turn for seat 1.
const CLOSE_START: [Move; 2] = [(35, (1, 0, 2), Pawn(1)), (37, (0, 1, 0), Pass)];

fn after(moves: &[&[Move]]) -> Table {
    Table::play(&two(), &moves.concat())
}

fn refusal(table: &Table, action: Action) -> Option<Reason> {
    let seat = table.game.turn().seats().first().unwrap();
    match table.game.refusal(seat, action)? {
        Refusal::Rule(reason) => Some(reason),
        other => panic!("{other:?}"),
    }
}

fn place(tile: u8, x: i8, y: i8, turns: u8) -> Action {
    Action::Place { tile: TileId(tile), x, y, turns: Rotation::quarters(turns) }
}

#[test]
fn hg_hand_everybody_holds_one_tile_or_three() {
    for (variant, full) in [(Variant::Normal, 1), (Variant::Strategic, 3)] {
        for n in 2..=5 {
            let setup = Setup { variant, hands: Hands::Hidden, ..seats(n) };
            let table = Table::play(&setup, &[]);
            let view = table.game.view(Viewer::Seat(Seat::FIRST));
            assert!(view.seats.iter().all(|seat| seat.land == full));
            assert_eq!(view.bag, 78 - n * full);
            // Only one's own hand is seen; what the others hold is among the unseen.
            assert_eq!(view.seats[0].hand.as_ref().map(Vec::len), Some(full as usize));
            assert!(view.seats[1..].iter().all(|seat| seat.hand.is_none()));
            assert_eq!(view.unseen.len() as u8, 78 + 16 - full);
            assert!(table.is_on_turn(0));
        }
    }
}

#[test]
fn hg_hand_chance_chooses_who_begins() {
    let mut game = Hunters::new(&Setup::new(3)).unwrap();
    assert_eq!((game.turn(), game.pile()), (Turn::Chance, 2));
    let outcomes: Vec<_> = game.chance_outcomes().collect();
    assert_eq!(outcomes, [0, 1, 2].map(|n| (Chance::First { seat: seat(n) }, 1)));
    game.play(Step::Chance(Chance::First { seat: seat(2) }), &mut ()).unwrap();
    for tile in [61, 62, 63] {
        assert_eq!(game.pile(), 0);
        game.play(Step::Chance(Chance::Land { tile: TileId(tile) }), &mut ()).unwrap();
    }
    assert_eq!(game.turn(), Turn::of(seat(2)));
    // The hands were dealt from the first seat on.
    let hands: Vec<_> =
        game.view(Viewer::Everything).seats.into_iter().map(|seat| seat.hand.unwrap()).collect();
    assert_eq!(hands, [[TileId(62)], [TileId(63)], [TileId(61)]]);
}

#[test]
fn hg_hand_open_hands_are_seen_by_all() {
    let table = Table::play(&two(), &[]);
    let view = table.game.view(Viewer::Public);
    assert!(view.seats.iter().all(|seat| seat.hand.is_some()));
    assert_eq!(view.unseen.len(), 76 + 16);
    assert!(!table.game.has_secrets());
}

#[test]
fn hg_place_all_touching_sides_must_match() {
    // East of the start tile its forest asks for a forest.
    let table = Table::play(&two(), &[(35, (1, 0, 2), Stop)]);
    let mut game = Hunters::new(&two()).unwrap();
    for tile in [35, 37] {
        game.play(Step::Chance(Chance::Land { tile: TileId(tile) }), &mut ()).unwrap();
    }
    let refused = |action| match game.refusal(Seat::FIRST, action) {
        Some(Refusal::Rule(reason)) => Some(reason),
        None => None,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(place(35, 1, 0, 2)), None);
    let side = tiling::Dir::West;
    assert_eq!(refused(place(35, 1, 0, 0)), Some(Reason::SidesDiffer { side }));
    assert_eq!(refused(place(35, 0, 0, 0)), Some(Reason::Taken));
    assert_eq!(refused(place(35, 1, 1, 0)), Some(Reason::NotBeside));
    assert_eq!(refused(place(35, 100, 100, 0)), Some(Reason::NotBeside));
    assert_eq!(refused(place(36, 1, 0, 0)), Some(Reason::NotHeld));
    assert_eq!(refused(Action::Pass), Some(Reason::NotNow));
    // 35 shows forest on one side only: one rotation east, one south, three north, none west.
    let Offer::Place { tiles } = game.offer(Seat::FIRST) else { panic!() };
    let spots: Vec<_> =
        tiles[0].spots.iter().map(|spot| (spot.x, spot.y, spot.turns.len())).collect();
    assert_eq!(spots, [(0, -1, 3), (0, 1, 1), (1, 0, 1)]);
    assert_eq!(table.phase(), Phase::Occupy);
}

#[test]
fn hg_place_a_tile_that_fits_nowhere_is_replaced() {
    // Tile 14 ends the only open river, so the crossing of four rivers fits nowhere.
    let mut game = Hunters::new(&two()).unwrap();
    let mut events = Vec::new();
    let draw = |tile| Step::Chance(Chance::Land { tile: TileId(tile) });
    game.play(draw(14), &mut events).unwrap();
    game.play(draw(13), &mut events).unwrap();
    let act = |seat, action| Step::Act { seat, action };
    game.play(act(seat(0), place(14, -1, 0, 1)), &mut events).unwrap();
    game.play(act(seat(0), Action::Pass), &mut events).unwrap();
    game.play(draw(61), &mut events).unwrap();
    // Seat 1 shows the crossing and draws another tile before it plays.
    assert!(events.contains(&Event::Removed { seat: seat(1), tile: TileId(13) }));
    assert_eq!(game.view(Viewer::Public).phase, Phase::Replace);
    game.play(draw(62), &mut events).unwrap();
    assert_eq!(game.turn(), Turn::of(seat(1)));
    let view = game.view(Viewer::Public);
    assert_eq!(view.removed, [TileId(13)]);
    assert_eq!(view.seats[1].hand, Some(vec![TileId(62)]));
}

#[test]
fn hg_occupy_one_pawn_where_nobody_is() {
    // Seat 0 stands in the start tile's forest, so seat 1 may not join it there.
    let table = after(&[&[(39, (1, 0, 0), Pawn(1)), (30, (2, 0, 0), Stop)]]);
    let on = |piece, zone| refusal(&table, Action::Occupy { piece, zone });
    assert_eq!(on(Piece::Pawn, 1), Some(Reason::Occupied));
    assert_eq!(on(Piece::Pawn, 0), None);
    assert_eq!(on(Piece::Pawn, 7), Some(Reason::NoSuchZone));
    assert_eq!(on(Piece::Hut, 0), Some(Reason::NoSuchZone));
}

#[test]
fn hg_occupy_huts_and_pawns_do_not_hinder_each_other() {
    // The start tile's lake and the new one's are one system; its river is closed at once, so a
    // fisher scores 2 tiles and 2 fish. The next tile may still take the hut of that system.
    let table = after(&[&[(3, (-1, 0, 0), Hut(1)), (15, (-1, -1, 1), Stop)]]);
    assert_eq!(
        table.game.offer(seat(1)),
        Offer::Occupy { tile: TileId(15), pawns: vec![0, 1, 2], huts: vec![] }
    );
    let table = after(&[&[(3, (-1, 0, 0), Pawn(1)), (15, (-1, -1, 1), Stop)]]);
    assert_eq!(
        table.game.offer(seat(1)),
        Offer::Occupy { tile: TileId(15), pawns: vec![0, 2], huts: vec![1] }
    );
}

#[test]
fn hg_occupy_each_system_on_a_tile_is_one_choice() {
    // Three rivers of one lake are three places for fishers and one for a hut, the lowest.
    let table = after(&[&[(3, (-1, 0, 0), Stop)]]);
    assert_eq!(
        table.game.offer(seat(0)),
        Offer::Occupy { tile: TileId(3), pawns: vec![0, 1, 2, 3, 4, 5], huts: vec![1] }
    );
    // Tile 17 carries two rivers that are not joined: two systems, unless the table joins them.
    let table = after(&[&[(17, (-1, 0, 0), Stop)]]);
    let Offer::Occupy { huts, .. } = table.game.offer(seat(0)) else { panic!() };
    assert_eq!(huts, [1, 3]);
}

#[test]
fn hg_occupy_a_pawn_may_stand_on_what_the_same_tile_closes() {
    let table = after(&[&[(3, (-1, 0, 0), Pawn(3))]]);
    // River between two lakes: tiles 56 and 3, one fish in each lake.
    assert_eq!(table.points(), [4, 0]);
    assert_eq!(table.game.view(Viewer::Public).seats[0].pawns, 5);
}

#[test]
fn hg_close_forests_score_and_pawns_return() {
    let table = after(&[&CLOSE_START]);
    assert_eq!(table.points(), [6, 0]);
    assert_eq!(table.game.view(Viewer::Public).seats[0].pawns, 5);
    assert!(table.game.view(Viewer::Public).pieces.is_empty());
}

#[test]
fn hg_close_a_loop_closes_a_river() {
    // Four bends in a ring: four tiles, no fish.
    let table = after(&[&[
        (15, (0, -1, 3), Pass),
        (16, (0, -2, 0), Pawn(1)),
        (18, (1, -2, 1), Pass),
        (21, (1, -1, 2), Pass),
    ]]);
    assert_eq!(table.points(), [0, 4]);
}

#[test]
fn hg_close_two_forests_at_once() {
    // Tile 41 has a forest to the east and one to the west that do not touch: it closes both.
    // East: 41 and 34, 4 points for seat 1; west: 56, 37 and 41, 6 points for seat 0, with a
    // menhir, so seat 1 has the bonus turn.
    let table = after(&[&[
        (62, (0, -1, 0), Pass),
        (61, (1, -1, 0), Pass),
        (36, (2, -1, 2), Pass),
        (34, (2, 0, 0), Pawn(3)),
        (37, (0, 1, 0), Pawn(0)),
        (41, (1, 0, 0), Pass),
    ]]);
    assert_eq!(table.points(), [6, 4]);
    assert_eq!(table.phase(), Phase::Bonus);
    assert_eq!(table.scored(), [(4, vec![seat(1)]), (6, vec![seat(0)])]);
}

#[test]
fn hg_bonus_closing_an_occupied_menhir_forest() {
    // Occupied by anybody: seat 0 stands there, seat 1 closes and plays on with the bonus tile.
    let table = after(&[&CLOSE_START]);
    assert_eq!((table.phase(), table.game.pile()), (Phase::Bonus, 1));
    assert_eq!(table.game.chance_outcomes().count(), 16);
    let table = after(&[&CLOSE_START, &[(85, (0, -1, 0), Stop)]]);
    assert!(table.is_on_turn(1));
    let view = table.game.view(Viewer::Public);
    assert!(view.extra);
    assert_eq!(view.pile, 15);
}

#[test]
fn hg_bonus_asks_for_a_piece_unless_the_house_rule_says_any() {
    let empty = [(35, (1, 0, 2), Pass), (37, (0, 1, 0), Pass)];
    assert!(Table::play(&two(), &empty).is_on_turn(0));
    let any = Setup { menhir: MenhirRule::Any, ..two() };
    assert_eq!(Table::play(&any, &empty).phase(), Phase::Bonus);
    // Whether it is occupied is asked after one's own occupying step.
    let own = [(35, (1, 0, 2), Pass), (37, (0, 1, 0), Pawn(0))];
    let table = Table::play(&two(), &own);
    assert_eq!((table.phase(), table.points()), (Phase::Bonus, vec![0, 6]));
}

#[test]
fn hg_bonus_a_bonus_tile_earns_no_other() {
    // In its bonus turn seat 1 closes a second menhir forest of seat 0 (39, 34 and 90, 6 points):
    // no second bonus turn.
    let table = after(&[
        &[(39, (0, -1, 0), Pawn(1)), (34, (1, -1, 0), Pass)],
        &CLOSE_START,
        &[(90, (-1, -1, 3), Pass)],
    ]);
    assert_eq!(table.points(), [12, 0]);
    assert!(table.is_on_turn(0));
    assert_eq!(table.game.view(Viewer::Public).pile, 15);
}

/// Seat 1 stands in the start tile's forest, seat 0 closes it while no river is open, and the tile
/// with rivers on all sides comes.
fn bonus_that_fits_nowhere() -> Table {
    let moves = [(14, (-1, 0, 1), Pass), (35, (1, 0, 2), Pawn(1)), (37, (0, 1, 0), Pass)];
    let mut table = Table::go_on(Hunters::new(&two()).unwrap(), &moves, 3);
    assert_eq!(table.phase(), Phase::Bonus);
    table.chance(Chance::Bonus { tile: TileId(83) });
    assert!(table.events.contains(&Event::Removed { seat: seat(0), tile: TileId(83) }));
    let view = table.game.view(Viewer::Public);
    assert_eq!((view.pile, view.removed), (15, vec![TileId(83)]));
    table
}

#[test]
fn hg_bonus_a_bonus_tile_that_fits_nowhere_is_replaced() {
    // Tile 83 leaves the game and the next one is drawn, until one fits: the fire, with which seat
    // 0 plays on, north of the start tile.
    let mut table = bonus_that_fits_nowhere();
    assert_eq!(table.phase(), Phase::Bonus);
    let next: Vec<Chance> = table.game.chance_outcomes().map(|(outcome, _)| outcome).collect();
    assert_eq!(next.len(), 15);
    assert!(!next.contains(&Chance::Bonus { tile: TileId(83) }));
    table.chance(Chance::Bonus { tile: TileId(85) });
    assert!(table.is_on_turn(0));
    let view = table.game.view(Viewer::Public);
    assert_eq!((view.phase, view.extra, view.pile), (Phase::Place, true, 14));
    table.act(place(85, 0, -1, 0));
    table.act(Action::Pass);
    assert_eq!(table.phase(), Phase::Refill);
}

#[test]
fn hg_bonus_in_the_strategic_variant_any_tile_of_the_hand() {
    let setup = Setup { variant: Variant::Strategic, ..two() };
    let mut table = Table { game: Hunters::new(&setup).unwrap(), events: Vec::new() };
    for tile in [35, 61, 62, 37, 36, 63] {
        table.chance(Chance::Land { tile: TileId(tile) });
    }
    table.act(place(35, 1, 0, 2));
    table.act(Action::Occupy { piece: Piece::Pawn, zone: 1 });
    table.chance(Chance::Land { tile: TileId(60) });
    table.act(place(37, 0, 1, 0));
    table.act(Action::Pass);
    table.chance(Chance::Bonus { tile: TileId(85) });
    // Seat 1 keeps the fire and plays a land tile: still three in hand after one draw.
    table.act(place(36, 0, -1, 2));
    table.act(Action::Pass);
    table.chance(Chance::Land { tile: TileId(59) });
    let hand = table.game.view(Viewer::Public).seats[1].hand.clone();
    assert_eq!(hand, Some(vec![TileId(59), TileId(63), TileId(85)]));
    assert!(table.is_on_turn(0));
}

#[test]
fn hg_tie_shares_points() {
    // Two forests with a pawn each grow together and close: nine zones, 18 points for both.
    let table = after(&[&[
        (39, (1, 0, 0), Pawn(1)),
        (63, (0, -1, 0), Pawn(0)),
        (40, (1, -1, 0), Pass),
        (30, (2, -1, 0), Pass),
        (33, (2, 0, 0), Pass),
        (37, (0, 1, 0), Pass),
        (36, (0, -2, 0), Pass),
        (35, (-1, -1, 0), Pass),
    ]]);
    assert_eq!(table.points(), [18, 18]);
}

#[test]
fn hg_tie_the_most_take_all() {
    // As before, but seat 1 has a second pawn in it: ten zones, 20 points for seat 1 alone, and
    // two pawns give no more than one.
    let table = after(&[&[
        (39, (1, 0, 0), Pawn(1)),
        (63, (0, -1, 0), Pawn(0)),
        (40, (1, -1, 0), Pass),
        (35, (1, -2, 2), Pawn(1)),
        (75, (0, -2, 0), Pass),
        (30, (2, -1, 0), Pass),
        (33, (2, 0, 0), Pass),
        (37, (0, 1, 0), Pass),
        (34, (-1, -1, 2), Pass),
    ]]);
    assert_eq!(table.points(), [0, 20]);
    // Seat 0 closed it and has the bonus turn all the same.
    assert_eq!(table.phase(), Phase::Bonus);
    assert_eq!(table.game.view(Viewer::Public).seats[1].pawns, 5);
}

/// A square of four forest tiles in which tile 67 has two pieces of the forest that are apart.
const SPLIT: [Move; 3] = [(30, (1, 0, 0), Pawn(1)), (33, (1, 1, 0), Pass), (67, (0, 1, 0), Pass)];

#[test]
fn hg_forest_counts_zones() {
    // 56, 30, 33 and twice 67: five zones, 10 points; by the house rule four tiles, 8 points.
    assert_eq!(Table::play(&two(), &SPLIT).points(), [10, 0]);
    let tiles = Setup { forest_score: ForestScore::Tiles, ..two() };
    assert_eq!(Table::play(&tiles, &SPLIT).points(), [8, 0]);
}

#[test]
fn hg_mushroom_three_points_more() {
    // Seat 1's bonus tile 87 has mushrooms at its forest bend: with caps 36 and 34 three zones and
    // one of them with mushrooms, 3 × 2 + 3 = 9.
    let table = after(&[
        &CLOSE_START,
        &[(87, (0, -1, 2), Pawn(1)), (34, (-1, -1, 2), Pass), (36, (0, -2, 0), Pass)],
    ]);
    assert_eq!(table.points(), [6, 9]);
    // Mushrooms are no menhir: seat 1 closed it with a land tile and has no bonus turn.
    assert!(table.is_on_turn(0));
    assert_eq!(table.game.view(Viewer::Public).pile, 15);
}

#[test]
fn hg_river_tiles_and_fish() {
    // Seat 0: two tiles, a fish in each of the lakes. Then a river from one arm of the lake of
    // tile 3 round to another: 3, 15, 16 and 19, a fish in the river, and one in the lake, which
    // counts once though it is at both ends: 6 points for seat 1.
    let table = after(&[&[
        (3, (-1, 0, 0), Pawn(3)),
        (15, (-1, -1, 1), Pawn(1)),
        (16, (-2, -1, 0), Pass),
        (19, (-2, 0, 3), Pass),
    ]]);
    assert_eq!(table.points(), [4, 6]);
}

/// Seat 0 hunts on the meadow north of the start tile: its aurochs and a deer.
const HUNT: [Move; 1] = [(62, (0, -1, 0), Pawn(0))];
/// A tiger beyond.
const TIGER: [Move; 1] = [(31, (0, -2, 0), Pass)];

#[test]
fn hg_meadow_counts_at_the_end() {
    // A deer and an aurochs, then a tiger that eats the deer, then one that finds none: never
    // below 0 for deer.
    assert_eq!(after(&[&HUNT]).totals(), [3, 0]);
    assert_eq!(after(&[&HUNT, &TIGER]).totals(), [2, 0]);
    let table = after(&[&HUNT, &TIGER, &[(32, (-1, -1, 0), Pass)]]);
    assert_eq!(table.totals(), [2, 0]);
    // Nothing of it is scored before the end.
    assert_eq!(table.points(), [0, 0]);
    // A mammoth is 3: seat 1 hunts on its own tile.
    assert_eq!(after(&[&HUNT, &[(35, (1, 0, 2), Pawn(0))]]).totals(), [3, 3]);
}

#[test]
fn hg_tiger_eats_one_deer() {
    // Two deer, one tiger: one deer is left, with the aurochs 3.
    let table = after(&[&HUNT, &TIGER, &[(67, (1, -1, 0), Pass)]]);
    assert_eq!(table.totals(), [3, 0]);
}

#[test]
fn hg_end_when_nobody_holds_a_tile() {
    let mut table = Table { game: Hunters::new(&two()).unwrap(), events: Vec::new() };
    let mut rng = game::rng_from_seed(3);
    let mut before = table.game.clone();
    while table.game.turn() != Turn::Over {
        before = table.game.clone();
        if let Some(outcome) = table.game.sample_chance(&mut rng) {
            table.chance(outcome);
        } else {
            let seat = table.game.turn().seats().first().unwrap();
            let action = table.game.sample_action(seat, &mut rng).unwrap();
            table.act(action);
        }
    }
    // The bag ran empty and the last tiles were played all the same.
    let view = table.game.view(Viewer::Public);
    assert_eq!(view.bag, 0);
    assert!(view.seats.iter().all(|seat| seat.hand == Some(vec![])));
    // Nobody stands any more; hunters lie and huts stay. The sheet is what the running one said.
    let catalogue = catalogue();
    for piece in &view.pieces {
        let zones = &catalogue.tiles[piece.at.tile.index()].zones;
        let is_meadow =
            matches!(zones[piece.at.zone as usize].is, hunters::ZoneKind::Meadow { .. });
        assert!(piece.piece == Piece::Hut || is_meadow);
    }
    assert_eq!(before.view(Viewer::Public).bag, 0);
    let totals = table.totals();
    assert_eq!(table.game.places(), Some(Places::by_key(totals)));
    assert_eq!(table.game.legal_actions(seat(0)).count(), 0);
}

#[test]
fn a_sheet_names_source_terms_and_fields() {
    let table = after(&[&HUNT, &TIGER, &CLOSE_START]);
    let sheet = table.game.score(Viewer::Public);
    let lines = sheet.of(seat(0)).lines();
    let at = |tile, zone| hunters::Zone { tile: TileId(tile), zone };
    assert_eq!(lines.len(), 2);
    assert_eq!(*lines[0].source(), Source::Forest { at: at(35, 1) });
    assert_eq!(lines[0].fields(), [at(35, 1), at(37, 0), at(56, 1)]);
    let terms: Vec<_> =
        lines[1].terms().iter().map(|term| (term.of, term.count, term.each)).collect();
    assert_eq!(terms, [(Unit::Deer, 1, 1), (Unit::EatenDeer, 1, -1), (Unit::Aurochs, 1, 2)]);
    assert_eq!(*lines[1].source(), Source::Meadow { at: at(31, 1) });
}

#[test]
fn setups_that_do_not_exist_are_refused() {
    let seats = |given| SetupError::Seats { given, least: 2, most: 5 };
    assert_eq!(Hunters::new(&Setup::new(1)).err(), Some(seats(1)));
    assert_eq!(Hunters::new(&Setup::new(6)).err(), Some(seats(6)));
    let setup = Setup { first: Some(seat(3)), ..Setup::new(3) };
    let option = SetupError::Option { name: "first", given: "3".into() };
    assert_eq!(Hunters::new(&setup).err(), Some(option));
    // A short stack is one of land tiles, each once, in their order, that goes round.
    for (tiles, given) in [
        (&[1, 1][..], "1 1"),
        (&[2, 1], "2 1"),
        (&[1], "1"),
        (&[1, 56], "1 56"),
        (&[1, 200], "1 200"),
    ] {
        let stack = tiles.iter().map(|&tile| TileId(tile)).collect();
        let option = SetupError::Option { name: "stack", given: given.into() };
        assert_eq!(Hunters::new(&Setup { stack, ..Setup::new(2) }).err(), Some(option));
    }
    let mut setup = Setup::new(2);
    setup.pack.sha256 = "0".into();
    assert!(matches!(Hunters::new(&setup).err(), Some(SetupError::Pack { .. })));
    // A file may leave out what is usual.
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats":4}"#).unwrap(), Setup::new(4));
}

#[test]
fn a_short_stack_is_all_that_is_drawn_and_the_rest_is_not_removed() {
    let stack: Vec<TileId> = (1..9).map(TileId).collect();
    let setup = Setup { stack: stack.clone(), first: Some(Seat::FIRST), ..Setup::new(2) };
    let game = Hunters::new(&setup).unwrap();
    let view = game.view(Viewer::Public);
    assert_eq!((view.bag, view.removed.len()), (8, 0));
    let drawn: Vec<_> = game.chance_outcomes().map(|(chance, _)| chance).collect();
    let land: Vec<_> = stack.into_iter().map(|tile| Chance::Land { tile }).collect();
    assert_eq!(drawn, land);
}

#[test]
fn a_gap_says_what_fits() {
    let table = Table::play(&two(), &[]);
    let hunters::View { outlook, unseen, .. } = table.game.view(Viewer::Public);
    assert_eq!(outlook.gaps.len(), 4);
    let gap = outlook.gaps.iter().find(|gap| (gap.x, gap.y) == (-1, 0)).unwrap();
    let fits = &outlook.fills[usize::from(gap.fills)];
    // West of the start tile only rivers fit: nothing without a river does.
    let catalogue = catalogue();
    let has_river = |tile: TileId| {
        let sides = &catalogue.tiles[tile.index()].sides;
        sides.iter().any(|side| side.terrain == hunters::Terrain::River)
    };
    for (kind, its) in outlook.kinds.iter().enumerate() {
        assert_eq!(fits.contains(&(kind as u8)), has_river(its.tile), "{its:?}");
    }
    // 6 and 10 are the same tile.
    assert_eq!(
        outlook.kinds.iter().find(|kind| kind.tile == TileId(6)).map(|kind| kind.left),
        Some(2)
    );
    assert_eq!(
        outlook.kinds.iter().map(|kind| usize::from(kind.left)).sum::<usize>(),
        unseen.len()
    );
}
