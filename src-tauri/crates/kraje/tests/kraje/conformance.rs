//! The contract at every position of random games, and the cards that must never get lost.

use game::{Game, Seat, Viewer};
use game_check::{check, tier};
use kraje::{Action, Choosing, Kraje, N_CARDS, Pack, Setup};

/// PK-SETUP: the 18 cards are somewhere, each once.
fn cards_are_conserved(position: &Kraje) -> Result<(), String> {
    let view = position.view(Viewer::Everything);
    let mut cards: Vec<u8> = view.unseen.iter().chain(&view.discarded).map(|card| card.0).collect();
    cards.extend(view.shared.map(|shared| shared.card.0));
    cards.extend(view.deck_top.map(|card| card.0));
    for seat in &view.seats {
        cards.extend(seat.hand.iter().map(|card| card.0));
        cards.extend(seat.placed.iter().map(|placement| placement.card.0));
        // A committed placement is in the realm already.
        if let Some(Action::Discard { card }) = seat.committed {
            cards.push(card.0);
        }
    }
    cards.sort_unstable();
    let all: Vec<u8> = (1..=N_CARDS as u8).collect();
    if cards == all { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
}

/// PK-SCORE: the fast totals and the sheet are the same for every seat.
fn totals_agree(position: &Kraje) -> Result<(), String> {
    let totals = position.totals();
    let sheet = position.score(Viewer::Everything);
    for seat in Seat::all(position.n_seats()) {
        let (fast, slow) = (totals[seat.index()], sheet.of(seat).total());
        if fast != slow {
            return Err(format!("seat {seat} has {fast} in the totals and {slow} on the sheet"));
        }
    }
    Ok(())
}

/// What crosses to the screen with every position stays small.
fn view_is_small(position: &Kraje) -> Result<(), String> {
    for viewer in Seat::all(position.n_seats()).map(Viewer::Seat) {
        let size = serde_json::to_string(&position.view(viewer)).map_or(0, |json| json.len());
        if size > MOST_BYTES {
            return Err(format!("the view has {size} bytes"));
        }
    }
    Ok(())
}

/// The largest view there may be, as JSON.
const MOST_BYTES: usize = 6_000;

fn laws(position: &Kraje) -> Result<(), String> {
    cards_are_conserved(position)?;
    totals_agree(position)?;
    view_is_small(position)
}

/// How many games are played.
fn n_games() -> u64 {
    tier(60, 200)
}

#[test]
fn solo_games_keep_the_contract() {
    check::<Kraje>(&Setup::for_seats(1), 0..n_games(), laws);
}

#[test]
fn games_for_two_keep_the_contract() {
    check::<Kraje>(&Setup::for_seats(2), 0..n_games(), laws);
}

#[test]
fn games_of_open_choosing_keep_the_contract() {
    for first in [None, Seat::new(1)] {
        let setup = Setup { choosing: Choosing::Open, first, ..Setup::for_seats(2) };
        check::<Kraje>(&setup, 0..n_games() / 2, laws);
    }
}

#[test]
fn games_with_another_pack_keep_the_contract() {
    let pack = Pack::load(&crate::crowded::pack()).unwrap().reference().clone();
    for seats in [1, 2] {
        check::<Kraje>(
            &Setup { pack: pack.clone(), ..Setup::for_seats(seats) },
            0..n_games() / 4,
            laws,
        );
    }
}
