//! What players read off a position agrees with what the rules offer and count.

use game::{Game, Seat, Step, Turn, Viewer, rng_from_seed};
use kraje::{
    Action, CardId, Kraje, N_CARDS, Placement, Rotation, Setup, Side, Source, Spot, Symbol,
};

/// Shows every position of some random games at which a seat chooses.
fn walk(n_seats: u8, mut saw: impl FnMut(&Kraje, Seat)) {
    let mut rng = rng_from_seed(u64::from(n_seats));
    for _ in 0..20 {
        let mut position = Kraje::new(&Setup::for_seats(n_seats)).unwrap();
        loop {
            let step = match position.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(position.sample_chance(&mut rng).unwrap()),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    saw(&position, seat);
                    let action = position.sample_action(seat, &mut rng).unwrap();
                    Step::Act { seat, action }
                }
            };
            position.apply(step, &mut ());
        }
    }
}

#[test]
fn cards_in_open_spots_are_the_legal_actions() {
    for n_seats in 1..=2 {
        walk(n_seats, |position, seat| {
            let realm = position.realm(seat);
            let mut actions = Vec::new();
            for card in position.hand(seat).iter() {
                for side in Side::ALL {
                    for rotation in Rotation::ALL {
                        actions.extend(realm.open_spots(rotation).map(|Spot(x, y)| {
                            Action::Place(Placement { card, side, rotation, y, x })
                        }));
                    }
                }
            }
            let legal: Vec<Action> = position.legal_actions(seat).collect();
            assert!(actions == legal || actions.is_empty() && position.offer(seat).is_stuck);
        });
    }
}

#[test]
fn totals_and_values_are_those_of_the_sheet() {
    walk(2, |position, seat| {
        let pack = position.pack();
        let realm = position.realm(seat);
        let sheet = position.score(Viewer::Seat(seat));
        assert_eq!(realm.total(pack, position.shared()), sheet.of(seat).total());
        for line in sheet.of(seat).lines() {
            let Source::Own { condition } = *line.source() else { continue };
            let copies = line.terms().iter().any(|term| term.count != 0)
                && realm.value(&pack.condition(condition).rule) == 0;
            assert!(copies || realm.value(&pack.condition(condition).rule) == line.points());
        }
    });
}

#[test]
fn fields_are_those_of_the_view() {
    walk(1, |position, seat| {
        let view = position.view(Viewer::Seat(seat));
        let shown = &view.seats[seat.index()].fields;
        let realm = position.realm(seat);
        assert!(realm.all_fields().map(|it| (it.x, it.y)).eq(shown.iter().map(|it| (it.x, it.y))));
        for symbol in Symbol::ALL {
            let seen = shown.iter().filter(|it| it.symbols.contains(&symbol));
            assert!(
                realm.fields_with(symbol).map(|it| (it.x, it.y)).eq(seen.map(|it| (it.x, it.y)))
            );
        }
    });
}

#[test]
fn every_card_lies_somewhere_and_eight_are_placed() {
    for n_seats in 1..=2 {
        walk(n_seats, |position, seat| {
            let view = position.view(Viewer::Everything);
            let in_deck = position.deck();
            let unseen = (1..=N_CARDS as u8).filter(|&id| in_deck.contains(CardId(id))).count();
            assert_eq!(unseen, usize::from(view.deck_count) - usize::from(view.deck_top.is_some()));
            let n_placed = usize::from(view.round - 1) * 2 + usize::from(view.pick - 1);
            assert_eq!(position.n_to_place(), 8 - n_placed);
            assert_eq!(position.is_second_pick(), view.pick == 2);
            assert_eq!(
                position.hand(seat).iter().collect::<Vec<_>>(),
                view.seats[seat.index()].hand
            );
        });
    }
}
