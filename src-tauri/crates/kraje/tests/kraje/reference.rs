//! Every condition and every total beside a second implementation that is slow and obviously
//! right: lists of fields, loops over neighbours, a queue for distances. Compared over random
//! games, over games with a pack of crowded fields (two symbols, springs, forks), and over random
//! drawings.

use crate::slow::{Land, Square};
use game::{Game, HouseRng, Step, Turn, Viewer, rng_from_seed};
use kraje::{
    ConditionNo, Kraje, Pack, Realm, SeatView, Setup, Source, Stage, condition_line, sheet,
};
use rand::RngExt;

/// The realm of a view as the slow implementation has it.
fn land_of(seat: &SeatView) -> Land {
    let squares = seat.fields.iter().map(|field| Square {
        x: i32::from(field.x),
        y: i32::from(field.y),
        symbols: field.symbols.clone(),
        ends: field.ends.clone(),
        condition: field.condition,
    });
    Land::new(squares.collect())
}

/// Plays a random game and compares every total on the way.
fn compare_game(setup: &Setup, rng: &mut HouseRng) {
    let mut position = Kraje::new(setup).unwrap();
    let pack = position.pack();
    loop {
        let view = position.view(Viewer::Everything);
        let shared = view.shared.map(|shared| shared.condition);
        let totals = position.totals();
        for (seat, total) in view.seats.iter().zip(totals) {
            let land = land_of(seat);
            assert_eq!(total, crate::slow::total(pack, &land, &seat.conditions, shared));
            if view.stage == Stage::Over {
                compare_conditions(pack, &land, &seat.conditions);
            }
        }
        let step = match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.sample_chance(rng).map(Step::Chance),
            Turn::Seats(seats) => seats.first().and_then(|seat| {
                position.sample_action(seat, rng).map(|action| Step::Act { seat, action })
            }),
        };
        position.apply(step.unwrap(), &mut ());
    }
}

/// All conditions in this realm, not only those that lie in it.
fn compare_conditions(pack: &Pack, land: &Land, own: &[ConditionNo]) {
    let text = land.to_text();
    let realm = Realm::from_text(&text).unwrap();
    assert_eq!(Realm::from_text(&realm.to_string()).unwrap(), realm, "written and read again");
    for condition in pack.conditions() {
        let line = condition_line(Source::Own { condition: condition.no }, condition, &realm);
        let expected = crate::slow::value(&condition.rule, land);
        assert_eq!(line.points(), expected, "condition {} in\n{text}", condition.no.0);
        let is_lit = !line.fields().is_empty();
        assert_eq!(is_lit, line.points() != 0, "light of {} in\n{text}", condition.no.0);
        let total = sheet(pack, &realm, Some(condition.no)).total();
        let mut own = own.to_vec();
        own.sort_unstable();
        assert_eq!(total, crate::slow::total(pack, land, &own, Some(condition.no)), "in\n{text}");
    }
}

#[test]
fn random_games_are_scored_alike() {
    let mut rng = rng_from_seed(1);
    for n in 0..200 {
        compare_game(&Setup::for_seats(1 + n % 2), &mut rng);
    }
}

#[test]
fn random_games_with_crowded_fields_are_scored_alike() {
    let pack = Pack::load(&crate::crowded::pack()).unwrap();
    let mut rng = rng_from_seed(2);
    for n in 0..200 {
        let setup = Setup { pack: pack.reference().clone(), ..Setup::for_seats(1 + n % 2) };
        compare_game(&setup, &mut rng);
    }
}

#[test]
fn random_drawings_are_scored_alike() {
    let mut rng = rng_from_seed(3);
    let pack = Pack::load(&crate::crowded::pack()).unwrap();
    for _ in 0..2_000 {
        let land = Land::random(&mut rng);
        let own = land.conditions();
        compare_conditions(Pack::original(), &land, &own);
        compare_conditions(pack, &land, &own);
    }
}

/// Legal spots beside the words of PK-PLACE, cell by cell, and the edge of the world: nothing a
/// card can do leads outside the planes.
#[test]
fn spots_are_those_of_the_rule() {
    let mut rng = rng_from_seed(4);
    for _ in 0..100 {
        let mut position = Kraje::new(&Setup::for_seats(1)).unwrap();
        loop {
            let step = match position.turn() {
                Turn::Over => break,
                Turn::Chance => position.sample_chance(&mut rng).map(Step::Chance),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let land = land_of(&position.view(Viewer::Seat(seat)).seats[0]);
                    let offer = position.offer(seat);
                    for (spots, size) in [(&offer.upright, (2, 3)), (&offer.sideways, (3, 2))] {
                        let spots: Vec<(i32, i32)> =
                            spots.iter().map(|spot| (spot.0.into(), spot.1.into())).collect();
                        assert_eq!(spots, land.spots(size));
                    }
                    position.sample_action(seat, &mut rng).map(|action| Step::Act { seat, action })
                }
            };
            position.apply(step.unwrap(), &mut ());
        }
    }
}

/// The largest realms there can be: always the spot furthest out in one direction.
#[test]
fn a_realm_never_leaves_its_planes() {
    let mut rng = rng_from_seed(5);
    let mut widest = 0;
    for n in 0..400 {
        let (east, south) =
            [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)][n % 8];
        let mut position = Kraje::new(&Setup::for_seats(1)).unwrap();
        while let Some(step) = match position.turn() {
            Turn::Over => None,
            Turn::Chance => position.sample_chance(&mut rng).map(Step::Chance),
            Turn::Seats(seats) => seats.first().and_then(|seat| {
                let noise: Vec<u8> = (0..1000).map(|_| rng.random()).collect();
                let far = position.legal_actions(seat).zip(noise).max_by_key(|(action, noise)| {
                    let kraje::Action::Place(placement) = action else { return (0, *noise) };
                    let out = i32::from(placement.x) * east + i32::from(placement.y) * south;
                    (out, *noise)
                });
                far.map(|(action, _)| Step::Act { seat, action })
            }),
        } {
            position.apply(step, &mut ());
            let view = position.view(Viewer::Public);
            let land = land_of(&view.seats[0]);
            let shared = view.shared.map(|shared| shared.condition);
            let total =
                crate::slow::total(position.pack(), &land, &view.seats[0].conditions, shared);
            assert_eq!(position.totals()[0], total);
            let fields = &view.seats[0].fields;
            let axes: [Vec<i8>; 2] = [
                fields.iter().map(|field| field.x).collect(),
                fields.iter().map(|field| field.y).collect(),
            ];
            for along in axes.iter().filter(|along| !along.is_empty()) {
                let (low, high) = (along.iter().min().unwrap(), along.iter().max().unwrap());
                assert!(*low >= -14 && *high <= 16, "{low} to {high}");
                widest = widest.max(high - low + 1);
            }
        }
    }
    assert_eq!(widest, 17, "the furthest a realm can reach was reached");
}
