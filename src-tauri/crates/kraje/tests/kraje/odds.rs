//! The chance that a card comes: from what a seat knows, and with as many cards as it still gets.

use std::collections::BTreeSet;

use game::{Draws, Game, Odds, Seat, Step, Turn, Viewer, rng_from_seed};
use kraje::{CardId, Kraje, Setup, Stage};

/// Random games for so many, position by position.
fn walk(n_seats: u8, mut saw: impl FnMut(u64, &Kraje)) {
    for n in 0..20 {
        let mut rng = rng_from_seed(n);
        let mut position = Kraje::new(&Setup::for_seats(n_seats)).unwrap();
        loop {
            saw(n, &position);
            let step = match position.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(position.sample_chance(&mut rng).unwrap()),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    Step::Act { seat, action: position.sample_action(seat, &mut rng).unwrap() }
                }
            };
            position.apply(step, &mut ());
        }
    }
}

#[test]
fn a_seat_gets_as_many_cards_as_is_said() {
    for n_seats in 1..=2 {
        // Of each game: what was said when, and which cards each seat has held by then.
        let mut said = Vec::new();
        let mut held: Vec<[BTreeSet<CardId>; 2]> = Vec::new();
        walk(n_seats, |game, position| {
            held.resize(game as usize + 1, Default::default());
            let held = &mut held[game as usize];
            for seat in Seat::all(n_seats) {
                let view = position.view(Viewer::Seat(seat));
                held[seat.index()].extend(&view.seats[seat.index()].hand);
                if let (Some(coming), Stage::Place) = (view.coming, view.stage) {
                    let Draws { unseen, next, all } = coming.draws;
                    assert_eq!(usize::from(unseen), view.unseen.len());
                    assert_eq!(coming.each, coming.draws.odds(1));
                    assert!(next <= all && (next > 0) == (all > 0));
                    said.push((game as usize, seat.index(), all, held[seat.index()].len()));
                }
            }
        });
        assert!(said.len() > 100);
        for (game, seat, all, before) in said {
            assert_eq!(
                held[game][seat].len() - before,
                usize::from(all),
                "{n_seats} {game} {seat}"
            );
        }
    }
}

#[test]
fn in_the_first_round_the_figures_are_these() {
    for (n_seats, unseen) in [(1, 14), (2, 14)] {
        let mut first = None;
        walk(n_seats, |_, position| {
            if position.turn() != Turn::Chance && first.is_none() {
                first = position.view(Viewer::Seat(Seat::FIRST)).coming;
            }
        });
        let coming = first.unwrap();
        assert_eq!(coming.draws, Draws { unseen, next: 1, all: 10 });
        assert_eq!(coming.each, Odds { next: 7, all: 71 });
    }
}

#[test]
fn what_a_seat_cannot_see_changes_none_of_its_odds() {
    let mut n_other = 0;
    walk(2, |game, position| {
        for seat in Seat::all(2) {
            let other = position.imagine(seat, &mut rng_from_seed(game));
            let coming = |it: &Kraje| it.view(Viewer::Seat(seat)).coming;
            assert_eq!(coming(position), coming(&other));
            n_other += u32::from(*position != other);
        }
        assert_eq!(position.view(Viewer::Public).coming, None);
    });
    assert!(n_other > 40, "{n_other}");
}
