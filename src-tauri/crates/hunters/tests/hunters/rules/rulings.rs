//! Rulings and corners of the rules: each a small position with a sentence and a figure worked out
//! by hand, or a game played for what a few tiles cannot reach.

use hunters::Mark;

use rand::seq::IndexedRandom;

use super::*;

#[test]
fn hg_bonus_at_most_one_a_turn() {
    // Tile 41 closes a menhir forest on either side: 56, 37, 41 and 41, 39, 34, three zones each,
    // 6 + 6 points for seat 1, and one bonus turn for seat 0.
    let closing: [Move; 7] = [
        (62, (0, -1, 0), Pass),
        (61, (1, -1, 0), Pass),
        (36, (2, -1, 2), Pass),
        (39, (2, 0, 0), Pawn(1)),
        (34, (3, 0, 0), Pass),
        (37, (0, 1, 0), Pawn(0)),
        (41, (1, 0, 0), Pass),
    ];
    let table = after(&[&closing]);
    assert_eq!((table.points(), table.phase()), (vec![0, 12], Phase::Bonus));
    let table = after(&[&closing, &[(85, (-1, -1, 0), Pass)]]);
    assert!(table.is_on_turn(1));
    assert_eq!(table.game.view(Viewer::Public).pile, 15);
}

#[test]
fn hg_bonus_a_kept_bonus_tile_earns_none() {
    // Seat 1 keeps the bonus tile 90. In a later turn of its own it closes seat 0's forest of 36,
    // 60 and 90 with it, a menhir in it: 6 more points for seat 0, and no bonus turn.
    let mut table = strategic([35, 61, 62], [37, 36, 63]);
    table.act(place(35, 1, 0, 2));
    table.act(Action::Occupy { piece: Piece::Pawn, zone: 1 });
    table.chance(Chance::Land { tile: TileId(60) });
    table.act(place(37, 0, 1, 0));
    table.act(Action::Pass);
    table.chance(Chance::Bonus { tile: TileId(90) });
    table.act(place(36, 0, -1, 2));
    table.act(Action::Pass);
    table.chance(Chance::Land { tile: TileId(59) });
    // Backs differ, so everybody sees that seat 1 holds a bonus tile.
    let seat_1 = table.game.view(Viewer::Public).seats[1].clone();
    assert_eq!((seat_1.land, seat_1.bonus), (2, 1));
    table.act(place(60, 0, -2, 1));
    table.act(Action::Occupy { piece: Piece::Pawn, zone: 1 });
    table.chance(Chance::Land { tile: TileId(58) });
    table.act(place(90, 0, -3, 0));
    table.act(Action::Pass);
    assert_eq!((table.points(), table.phase()), (vec![12, 0], Phase::Refill));
    assert_eq!(table.game.view(Viewer::Public).pile, 15);
}

#[test]
fn hg_bonus_an_empty_pile_gives_nothing() {
    // Two with three tiles in hand who close a menhir forest with every tile they can, by the house
    // rule occupied or not, until the sixteen bonus tiles are gone: from then on such a forest
    // earns nothing. The tiles are drawn so that they often can.
    let setup = Setup { menhir: MenhirRule::Any, variant: Variant::Strategic, ..two() };
    let mut rng = game::rng_from_seed(2);
    let mut game = Hunters::new(&setup).unwrap();
    let mut n_without = 0;
    while let Some(step) = best_step(&game, &mut rng) {
        let before = game.view(Viewer::Everything);
        let mut events = Vec::new();
        game.play(step, &mut events).unwrap();
        // A bonus tile or a bonus turn earns nothing anyway.
        let is_normal = !before.extra && before.current.is_some_and(|tile| tile.0 < 79);
        if is_normal && n_menhirs_closed(&events) > 0 {
            let is_told = events.iter().any(|event| matches!(event, Event::BonusTurn { .. }));
            assert_eq!(is_told, before.pile > 0);
            n_without += u32::from(before.pile == 0);
        }
    }
    assert!(n_without > 0, "no menhir forest was closed after the last bonus tile");
}

/// Chance at random, and the placement that closes most menhir forests.
fn best_step(game: &Hunters, rng: &mut game::HouseRng) -> Option<Step<Hunters>> {
    let steps: Vec<Step<Hunters>> = match game.turn().seats().first() {
        Some(seat) if game.view(Viewer::Everything).phase == Phase::Place => {
            game.legal_actions(seat).map(|action| Step::Act { seat, action }).collect()
        }
        Some(seat) => return Some(Step::Act { seat, action: last_action(game, seat) }),
        None => return draw_small_forest(game, rng).map(Step::Chance),
    };
    let worth = |&step: &Step<Hunters>| {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.apply(step, &mut events);
        if let Some(seat) = next.turn().seats().first() {
            let action = last_action(&next, seat);
            next.apply(Step::Act { seat, action }, &mut events);
        }
        // Few open ends are soon none.
        let areas = next.view(Viewer::Everything).areas;
        let open = areas.iter().filter(|area| area.kind == hunters::AreaKind::Forest);
        let n_open: usize = open.map(|area| usize::from(area.open)).sum();
        n_menhirs_closed(&events) * 1000 + 500 - n_open
    };
    steps.iter().copied().max_by_key(worth)
}

/// At random, but tiles with one forest side or two first: they close forests.
fn draw_small_forest(game: &Hunters, rng: &mut game::HouseRng) -> Option<Chance> {
    let is_small = |outcome: &Chance| {
        let Chance::Land { tile } = outcome else { return true };
        let sides = &catalogue().tiles[tile.index()].sides;
        let n_forest = sides.iter().filter(|it| it.terrain == hunters::Terrain::Forest).count();
        (1..=2).contains(&n_forest)
    };
    let outcomes = game.chance_outcomes().map(|(outcome, _)| outcome);
    let small: Vec<Chance> = outcomes.filter(is_small).collect();
    small.choose(rng).copied().or_else(|| game.sample_chance(rng))
}

/// Passing, keeping, or whatever comes last.
fn last_action(game: &Hunters, seat: Seat) -> Action {
    game.legal_actions(seat).last().unwrap()
}

fn n_menhirs_closed(events: &[Event]) -> usize {
    let catalogue = catalogue();
    let is_menhir = |at: &hunters::Zone| {
        let zones = &catalogue.tiles[at.tile.index()].zones;
        let is = zones.iter().find(|zone| zone.zone == at.zone).map(|zone| &zone.is);
        matches!(is, Some(hunters::ZoneKind::Forest { kind: hunters::ForestKind::Menhir }))
    };
    let closed = events.iter().filter(|event| match event {
        Event::Scored { source: Source::Forest { .. }, fields, .. } => fields.iter().any(is_menhir),
        _ => false,
    });
    closed.count()
}

#[test]
fn hg_place_misfits_go_lowest_first_until_all_fit() {
    // Seat 1 holds the crossing 13 and the bonus tile 83, rivers on all sides; then seat 0 ends
    // the only open river. On its turn seat 1 shows 13, draws, shows 83 and draws a land tile.
    let mut table = strategic([35, 14, 61], [37, 36, 13]);
    table.act(place(35, 1, 0, 2));
    table.act(Action::Occupy { piece: Piece::Pawn, zone: 1 });
    table.chance(Chance::Land { tile: TileId(60) });
    table.act(place(37, 0, 1, 0));
    table.act(Action::Pass);
    table.chance(Chance::Bonus { tile: TileId(83) });
    table.act(place(36, 0, -1, 2));
    table.act(Action::Pass);
    table.chance(Chance::Land { tile: TileId(59) });
    table.act(place(14, -1, 0, 1));
    table.act(Action::Pass);
    table.events.clear();
    for tile in [58, 62, 63] {
        table.chance(Chance::Land { tile: TileId(tile) });
    }
    let told: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Removed { seat, tile } => Some((*seat, tile.0, "removed")),
            Event::Drew { seat, tile: Some(tile), .. } => Some((*seat, tile.0, "drew")),
            _ => None,
        })
        .collect();
    let expected =
        [(0, 58, "drew"), (1, 13, "removed"), (1, 62, "drew"), (1, 83, "removed"), (1, 63, "drew")];
    assert_eq!(told, expected.map(|(n, tile, what)| (seat(n), tile, what)));
    let view = table.game.view(Viewer::Public);
    assert_eq!(view.seats[1].hand, Some([59, 62, 63].map(TileId).to_vec()));
    assert!(table.is_on_turn(1));
}

#[test]
fn hg_hand_a_seat_without_a_tile_is_passed_over() {
    // Five seats with three tiles each. The crossing of four rivers is drawn last and rivers are closed
    // wherever they can be, so it fits nowhere and nothing replaces it: its seat runs out of tiles
    // first and is passed over while others play their last.
    let crossing = TileId(13);
    let mut rng = game::rng_from_seed(4);
    let setup = Setup { hands: Hands::Hidden, variant: Variant::Strategic, ..seats(5) };
    let mut game = Hunters::new(&setup).unwrap();
    let mut events = Vec::new();
    loop {
        let step = if let Some(seat) = game.turn().seats().first() {
            let step = |action| Step::Act { seat, action };
            let n_rooms = |action: &Action| {
                let mut next = game.clone();
                next.apply(step(*action), &mut ());
                n_rooms_for(&next, crossing)
            };
            game.legal_actions(seat).min_by_key(n_rooms).map(step)
        } else {
            let outcomes = game.chance_outcomes().map(|(outcome, _)| outcome);
            let is_other = |it: &Chance| *it != Chance::Land { tile: crossing };
            let others: Vec<Chance> = outcomes.filter(is_other).collect();
            let any = others.choose(&mut rng).copied();
            any.or_else(|| game.sample_chance(&mut rng)).map(Step::Chance)
        };
        let Some(step) = step else { break };
        game.play(step, &mut events).unwrap();
    }
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted);
    let removed = at(&|event| matches!(event, Event::Removed { tile, .. } if *tile == crossing));
    let skipped = at(&|event| matches!(event, Event::Skipped { .. })).unwrap();
    assert!(removed.unwrap() < skipped);
    // Somebody played on after that, and nobody holds a tile at the end.
    assert!(events[skipped..].iter().any(|event| matches!(event, Event::Placed { .. })));
    let view = game.view(Viewer::Everything);
    assert_eq!(view.phase, Phase::Over);
    assert!(view.seats.iter().all(|seat| seat.hand == Some(vec![])));
}

/// On how many squares a kind of tile would fit.
fn n_rooms_for(game: &Hunters, tile: TileId) -> usize {
    let hunters::Outlook { kinds, gaps, fills, .. } = game.view(Viewer::Public).outlook;
    let Some(kind) = kinds.iter().position(|it| it.tile == tile) else { return 0 };
    let is_room = |fill: u16| fills[usize::from(fill)].contains(&(kind as u8));
    gaps.iter().filter(|gap| is_room(gap.fills)).count()
}

#[test]
fn hg_river_ends_at_a_spring_or_at_trees() {
    // Tile 68 has a spring, on tile 14 the river ends at the trees: two tiles and the fish in the
    // lake of the start tile, 3 points either way.
    assert_eq!(after(&[&[(68, (-1, 0, 3), Pawn(2))]]).points(), [3, 0]);
    assert_eq!(after(&[&[(14, (-1, 0, 1), Pawn(1))]]).points(), [3, 0]);
}

/// The start forest and that of 31 in the north, closed one after the other by seat 0, around a
/// meadow with seat 0's hunter: deer on 62, 67 and 37, an aurochs on 56, mammoths on 35 and 61, a
/// tiger on 31. The pit trap (1, 2) reaches 37 and 61; the hunting trap (-1, -1) reaches 62, 56 and
/// the tiger.
const TWO_TRAPS: [Move; 11] = [
    (62, (0, -1, 0), Pawn(0)),
    (31, (0, -2, 0), Pass),
    (67, (1, -1, 0), Pass),
    (37, (0, 1, 0), Pawn(0)),
    (61, (1, 1, 0), Pass),
    (36, (0, -3, 0), Pawn(1)),
    (35, (1, 0, 2), Pass),
    (92, (1, 2, 2), Pass),
    (77, (2, 0, 0), Pass),
    (34, (-1, -2, 2), Pass),
    (94, (-1, -1, 3), Pass),
];

#[test]
fn hg_hunting_trap_spares_deer_that_a_pit_trap_doubles() {
    // Both 37 and 67 are outside the hunting trap's range. The tiger eats 67, though 37 is the
    // lower number, because the pit trap doubles 37. The trap scores 62 and 56: 1 + 2.
    let table = after(&[&TWO_TRAPS]);
    let eaten = table.events.iter().find_map(|event| match event {
        Event::Ate { deer, .. } => Some(deer.tile),
        _ => None,
    });
    assert_eq!(eaten, Some(TileId(67)));
    assert_eq!(table.points(), [3, 12]);
    // At the end the hunter has 37 and 61 twice and 35 once: 2 + 6 + 3.
    assert_eq!(table.totals(), [3 + 11, 12]);
}

#[test]
fn hg_tiger_that_finds_no_deer_stays_unspent() {
    // Aurochs and mammoth are trapped, 2 + 3 for seat 1; the tiger in range found no deer, so the
    // deer of 62 that joins later is eaten at the end. With the mammoth of 35 seat 0 has 6 + 3.
    let table = after(&[&[
        (61, (0, -1, 0), Pawn(0)),
        (31, (0, -2, 0), Pass),
        (35, (1, 0, 2), Pawn(1)),
        (37, (0, 1, 0), Pass),
        (94, (-1, -1, 0), Pass),
        (62, (1, -1, 0), Pass),
    ]]);
    assert!(table.game.view(Viewer::Public).animals.iter().all(|it| it.mark != Mark::Fed));
    assert_eq!(table.points(), [6, 5]);
    assert_eq!(table.totals(), [9, 5]);
}

#[test]
fn hg_tiger_does_not_eat_what_the_trap_has_scored() {
    // Seat 0 traps deer and aurochs: 1 + 2. A tiger that comes later leaves the scored deer of 62
    // alone and eats that of 67; the mammoth of 35 is left.
    let table = after(&[&[
        (62, (0, -1, 0), Pawn(0)),
        (35, (1, 0, 2), Pawn(1)),
        (37, (0, 1, 0), Pass),
        (94, (-1, -1, 0), Pass),
        (31, (0, -2, 0), Pass),
        (67, (1, -1, 0), Pass),
    ]]);
    assert_eq!(table.points(), [3, 6]);
    assert_eq!(table.totals(), [3 + 3, 6]);
}

#[test]
fn hg_pit_trap_doubles_for_the_majority() {
    // Seat 1 places the pit trap, seat 0 has the hunter. The only deer is in range and eaten
    // there: 2 - 2, and the aurochs twice, 4; with 6 for the forest seat 0 has 10.
    let table = after(&[&HUNT, &TIGER, &CLOSE_START, &[(92, (-1, -1, 3), Pass)]]);
    assert_eq!(table.totals(), [6 + 4, 0]);
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    // Whatever number an action names, in every phase that asks for one.
    let placing = after(&[]);
    let calling = after(&[
        &[(35, (1, 0, 2), Pawn(1)), (62, (0, -1, 0), Pawn(0)), (61, (0, -2, 0), Pass)],
        &[(37, (0, 1, 0), Pass), (88, (-1, -1, 2), Stop)],
    ]);
    let occupying = after(&[&[(3, (-1, 0, 0), Stop)]]);
    let phases = [Phase::Place, Phase::TakeBack, Phase::Occupy];
    for (table, phase) in [&placing, &calling, &occupying].into_iter().zip(phases) {
        assert_eq!(table.phase(), phase);
        let seat = table.game.turn().seats().first().unwrap();
        let legal: Vec<Action> = table.game.legal_actions(seat).collect();
        let numbers = || (0..=255).map(|n: u8| (n, n.cast_signed()));
        let places = numbers().flat_map(|(n, x)| {
            [(x, 0), (0, x), (x, x), (x, 127)].map(|(x, y)| place(n, x, y, n % 4))
        });
        let backs = numbers().flat_map(|(n, _)| {
            [(n, 0), (62, n), (n, n)]
                .map(|(tile, zone)| Action::TakeBack { tile: TileId(tile), zone })
        });
        let pieces = numbers().flat_map(|(zone, _)| {
            [Piece::Pawn, Piece::Hut].map(|piece| Action::Occupy { piece, zone })
        });
        for action in places.chain(backs).chain(pieces).chain([Action::Keep, Action::Pass]) {
            let is_refused = table.game.refusal(seat, action).is_some();
            assert_eq!(is_refused, !legal.contains(&action), "{action:?}");
        }
    }
}

/// A strategic game of two with these hands.
fn strategic(first: [u8; 3], second: [u8; 3]) -> Table {
    let setup = Setup { variant: Variant::Strategic, ..two() };
    let mut table = Table { game: Hunters::new(&setup).unwrap(), events: Vec::new() };
    for tile in first.into_iter().chain(second) {
        table.chance(Chance::Land { tile: TileId(tile) });
    }
    table
}
