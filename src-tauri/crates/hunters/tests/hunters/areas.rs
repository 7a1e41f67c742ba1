//! Random games of every kind, with every figure of every area compared with a flood fill from
//! scratch at every position, and every point that comes in counted a second time.

#![allow(clippy::unwrap_used, clippy::wildcard_enum_match_arm, reason = "this is a test")]

use std::collections::BTreeSet;

use crate::flood::{Flood, Flooded};
use game::{Game, Seat, Step, Turn, Viewer, rng_from_seed};
use hunters::{
    Action, Animal, AreaKind, Chance, Content, Event, ForestScore, Hands, Hunters, Mark,
    MenhirRule, Phase, Piece, Power, Setup, TileId, Unit, Variant, View, Zone, ZoneKind,
};
use proptest::prelude::*;

fn setups() -> impl Strategy<Value = Setup> {
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (2u8..=5, flags).prop_map(|(seats, (strategic, open, any, tiles))| Setup {
        variant: if strategic { Variant::Strategic } else { Variant::Normal },
        hands: if open { Hands::Open } else { Hands::Hidden },
        menhir: if any { MenhirRule::Any } else { MenhirRule::Occupied },
        forest_score: if tiles { ForestScore::Tiles } else { ForestScore::Zones },
        ..Setup::new(seats)
    })
}

/// A step at random.
fn next_step(game: &Hunters, rng: &mut game::HouseRng) -> Option<Step<Hunters>> {
    match game.turn() {
        Turn::Chance => game.sample_chance(rng).map(Step::Chance),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            let action = game.sample_action(seat, rng)?;
            Some(Step::Act { seat, action })
        }
        Turn::Over => None,
    }
}

/// Everything the view says of areas is what the flood finds.
fn compare_areas(flood: &Flood<'_>, view: &View, areas: &[Flooded]) {
    let mut listed = BTreeSet::new();
    for area in areas {
        let index_of = |zone: &Zone| {
            let placed = view.placed.iter().find(|it| it.id == zone.tile).unwrap();
            match area.kind {
                AreaKind::System => {
                    let river = placed.areas[zone.zone as usize];
                    view.areas[river as usize].system.unwrap()
                }
                AreaKind::Forest | AreaKind::Meadow | AreaKind::River => {
                    placed.areas[zone.zone as usize]
                }
            }
        };
        let edge = area.zones.iter().filter(|zone| zone.zone < 8);
        let indices: BTreeSet<u16> = edge.map(index_of).collect();
        assert_eq!(indices.len(), 1, "{:?} is one area", area.zones);
        let index = *indices.first().unwrap();
        assert!(listed.insert(index), "areas that do not touch are two");
        let seen = &view.areas[index as usize];
        assert_eq!(seen.kind, area.kind);
        assert_eq!(seen.open as usize, area.open, "open sides of {:?}", area.zones);
        assert_eq!(seen.tiles as usize, Flood::n_tiles(area));
        assert_eq!(seen.worth as usize, flood.worth(area), "worth of {:?}", area.zones);
        let pieces = flood.pieces(area);
        let none = pieces.iter().all(|&n| n == 0);
        let expected: &[u8] = if none { &[] } else { &pieces };
        assert_eq!(&seen.pieces[..], expected);
        if !none {
            assert_eq!(&seen.leaders[..], Flood::leaders(&pieces));
        }
        let of = |content| {
            let found = seen.contents.iter().find(|(it, _)| *it == content);
            found.map_or(0, |&(_, n)| usize::from(n))
        };
        let term = |unit| {
            let terms = seen.terms.iter().filter(|it| it.0 == unit);
            terms.map(|it| it.1 as usize).sum::<usize>()
        };
        let zones = || area.zones.iter().map(|&zone| flood.is(zone));
        match area.kind {
            AreaKind::Forest => {
                let is_menhir = |is: &&ZoneKind| {
                    matches!(is, ZoneKind::Forest { kind: hunters::ForestKind::Menhir })
                };
                assert_eq!(of(Content::Menhir), zones().filter(is_menhir).count());
            }
            AreaKind::System => {
                let n_lakes = area.zones.iter().filter(|zone| flood.is_lake(**zone)).count();
                assert_eq!(of(Content::Lake), n_lakes);
            }
            AreaKind::Meadow => {
                let live = |wanted| {
                    let animals = flood.animals(area).into_iter();
                    let gone = [Some(Mark::Scored), Some(Mark::Eaten), Some(Mark::Fed)];
                    animals.filter(|it| it.2 == wanted && !gone.contains(&it.3)).count()
                };
                assert_eq!(term(Unit::Deer), live(Animal::Deer));
                assert_eq!(of(Content::Tiger), live(Animal::Tiger));
            }
            AreaKind::River => {}
        }
    }
    assert_eq!(listed.len(), view.areas.len());
}

/// Points so far, counted a second time by watching the views.
struct Referee {
    points: Vec<usize>,
    settled: BTreeSet<Zone>,
}

impl Referee {
    /// What the step from `before` to `after` should have scored.
    fn watch(&mut self, setup: &Setup, step: Step<Hunters>, before: &View, after: &View) {
        let Step::Act { seat, action } = step else { return };
        if let Action::Place { tile, .. } = action {
            self.watch_powers(setup, seat, tile, before, after);
        }
        // The tile is settled when nothing more is asked about it.
        if matches!(after.phase, Phase::TakeBack | Phase::Occupy) && after.current.is_some() {
            return;
        }
        // The table as it was when areas closed: the tiles after, the pieces before and the new one.
        let mut table = after.clone();
        table.pieces.clone_from(&before.pieces);
        if let Action::Occupy { piece, zone } = action {
            let at = Zone { tile: before.current.unwrap(), zone };
            table.pieces.push(hunters::PieceView { seat, piece, at });
        }
        let flood = Flood::new(&table, setup);
        for area in flood.areas() {
            let is_closing = matches!(area.kind, AreaKind::Forest | AreaKind::River)
                && area.open == 0
                && !self.settled.contains(area.zones.first().unwrap());
            if is_closing {
                for winner in Flood::leaders(&flood.pieces(&area)) {
                    self.points[winner.index()] += flood.worth(&area);
                }
                self.settled.extend(&area.zones);
                let is_left = |piece: &hunters::PieceView| {
                    piece.piece == Piece::Pawn && area.zones.contains(&piece.at)
                };
                assert!(!after.pieces.iter().any(is_left), "pawns return from closed areas");
            }
        }
    }

    /// Hunting trap and canoe.
    fn watch_powers(
        &mut self,
        setup: &Setup,
        seat: Seat,
        tile: TileId,
        before: &View,
        after: &View,
    ) {
        let flood = Flood::new(after, setup);
        for area in flood.areas() {
            let canoe = area.zones.iter().any(|zone| {
                zone.tile == tile
                    && matches!(flood.is(*zone), ZoneKind::Lake { power: Some(Power::Logboat), .. })
            });
            if canoe && area.kind == AreaKind::System {
                let n_lakes = area.zones.iter().filter(|zone| flood.is_lake(**zone)).count();
                self.points[seat.index()] += 2 * n_lakes;
            }
            if flood.has_power(&area, Power::HuntingTrap).is_some_and(|trap| trap.tile == tile) {
                self.points[seat.index()] += trapped(&flood, &area, tile, before);
            }
        }
    }
}

/// `HG-HUNTING-TRAP` with lists: what the trap scores, checked against the marks in the view.
fn trapped(flood: &Flood<'_>, area: &Flooded, trap: TileId, before: &View) -> usize {
    let is_marked_before = |zone: Zone, nth: u8| {
        before.animals.iter().any(|it| it.at == zone && it.nth == nth && it.mark != Mark::Doubled)
    };
    let animals = flood.animals(area);
    let of = |wanted, is_near| -> Vec<_> {
        let live = animals.iter().filter(|&&(zone, nth, animal, _)| {
            animal == wanted
                && flood.is_near(trap, zone.tile) == is_near
                && !is_marked_before(zone, nth)
        });
        live.copied().collect()
    };
    let has_fire = flood.has_power(area, Power::WildFire).is_some();
    let n_tigers = if has_fire { 0 } else { of(Animal::Tiger, true).len() };
    let (near, far) = (of(Animal::Deer, true), of(Animal::Deer, false));
    let n_eaten_far = n_tigers.min(far.len());
    let n_eaten_near = (n_tigers - n_eaten_far).min(near.len());
    let eaten = |deer: &[(Zone, u8, Animal, Option<Mark>)]| {
        deer.iter().filter(|it| it.3 == Some(Mark::Eaten)).count()
    };
    assert_eq!((eaten(&near), eaten(&far)), (n_eaten_near, n_eaten_far));
    near.len() - n_eaten_near
        + 2 * of(Animal::Aurochs, true).len()
        + 3 * of(Animal::Mammoth, true).len()
}

fn play_and_compare(setup: &Setup, seed: u64) {
    let mut rng = rng_from_seed(seed);
    let mut game = Hunters::new(setup).unwrap();
    let n_seats = setup.seats as usize;
    let mut referee = Referee { points: vec![0; n_seats], settled: BTreeSet::new() };
    let mut view = game.view(Viewer::Everything);
    while let Some(step) = next_step(&game, &mut rng) {
        let mut events = Vec::new();
        game.apply(step, &mut events);
        let after = game.view(Viewer::Everything);
        // No tile is lost: what is nowhere any more was shown and removed just now or earlier.
        let removed = events.iter().filter_map(|event| match event {
            Event::Removed { tile, .. } => Some(*tile),
            _ => None,
        });
        let gone: BTreeSet<TileId> = view.removed.iter().copied().chain(removed).collect();
        assert_eq!(after.removed, gone.into_iter().collect::<Vec<_>>());
        referee.watch(setup, step, &view, &after);
        let flood = Flood::new(&after, setup);
        if after.placed.len() != view.placed.len() || after.pieces != view.pieces {
            let areas = flood.areas();
            compare_areas(&flood, &after, &areas);
            let mut totals = referee.points.clone();
            for area in &areas {
                if matches!(area.kind, AreaKind::Meadow | AreaKind::System) {
                    for leader in Flood::leaders(&flood.pieces(area)) {
                        totals[leader.index()] += flood.worth(area);
                    }
                }
            }
            let engine: Vec<usize> =
                game.totals()[..n_seats].iter().map(|&it| it as usize).collect();
            assert_eq!(engine, totals, "totals after {step:?}");
        }
        let so_far: Vec<usize> = after.seats.iter().map(|seat| seat.points as usize).collect();
        assert_eq!(so_far, referee.points, "points after {step:?}");
        for seat in Seat::all(setup.seats) {
            assert_eq!(game.score(Viewer::Public).of(seat).total(), game.totals()[seat.index()]);
        }
        view = after;
    }
    assert_eq!(view.phase, Phase::Over);
    assert!(matches!(game.turn(), Turn::Over) && view.bag == 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn areas_agree_with_flooding(setup in setups(), seed in any::<u64>()) {
        play_and_compare(&setup, seed);
    }
}

/// Whatever the draw above takes: every seat count with both variants, and each house rule.
#[test]
fn areas_agree_with_flooding_for_every_seat_count_and_variant() {
    for seats in 2..=5 {
        for variant in [Variant::Normal, Variant::Strategic] {
            let plain = Setup { variant, ..Setup::new(seats) };
            play_and_compare(&plain, u64::from(seats));
            let (menhir, forest_score) = (MenhirRule::Any, ForestScore::Tiles);
            play_and_compare(&Setup { menhir, forest_score, ..plain }, u64::from(seats) + 9);
        }
    }
}

/// Pit trap, fire and tiger early and the hunting trap late, when there are animals around it.
#[test]
fn powers_that_meet_agree_with_flooding() {
    let mut n_ate_far = 0;
    for seed in 0..80 {
        let setup = Setup { menhir: MenhirRule::Any, ..Setup::new(2) };
        let mut rng = rng_from_seed(seed);
        let mut game = Hunters::new(&setup).unwrap();
        let mut referee = Referee { points: vec![0; 2], settled: BTreeSet::new() };
        let mut view = game.view(Viewer::Everything);
        let early = [[92u8, 81, 90], [81, 86, 83], [85, 92, 81], [86, 92, 90]][seed as usize % 4];
        while let Some(mut step) = next_step(&game, &mut rng) {
            if matches!(step, Step::Chance(Chance::Bonus { .. })) {
                let late: &[u8] = if view.placed.len() > 35 { &[94] } else { &[] };
                let wanted = late.iter().chain(&early).map(|&tile| TileId(tile));
                let mut drawable = wanted.map(|tile| Step::Chance(Chance::Bonus { tile }));
                step = drawable.find(|&it| game.clone().play(it, &mut ()).is_ok()).unwrap_or(step);
            }
            if let Step::Act { seat, action: Action::Place { tile: TileId(94), .. } } = step {
                // Where tigers eat most, so that they have a choice.
                let hungry = |&action: &Action| {
                    let mut events = Vec::new();
                    game.clone().apply(Step::Act { seat, action }, &mut events);
                    events.iter().filter(|event| matches!(event, Event::Ate { .. })).count()
                };
                let action = game.legal_actions(seat).max_by_key(hungry).unwrap();
                step = Step::Act { seat, action };
            }
            let mut events = Vec::new();
            game.play(step, &mut events).unwrap();
            let after = game.view(Viewer::Everything);
            referee.watch(&setup, step, &view, &after);
            let flood = Flood::new(&after, &setup);
            n_ate_far += events
                .iter()
                .filter(|event| {
                    matches!(event, Event::Ate { deer, .. } if !flood.is_near(TileId(94), deer.tile))
                })
                .count();
            compare_areas(&flood, &after, &flood.areas());
            let so_far: Vec<usize> = after.seats.iter().map(|seat| seat.points as usize).collect();
            assert_eq!(so_far, referee.points, "points after {step:?}");
            view = after;
        }
    }
    assert!(n_ate_far > 5, "tigers must have had the choice: {n_ate_far}");
}
