//! Games in which everything is left to chance, for tests to look at what comes up in them.

use game::{Seat, Step, Title, Turn};
use rand::SeedableRng;
use search::Dice;

/// All positions of a game of chance in which somebody or chance is to move.
pub(crate) fn positions<G: Title>(start: G, seed: u8) -> Vec<G> {
    let mut dice = Dice::from_seed([seed; 32]);
    let mut position = start;
    let mut met = Vec::new();
    while position.turn() != Turn::Over {
        met.push(position.clone());
        let step = match position.turn().seats().first() {
            None => Step::Chance(position.sample_chance(&mut dice).unwrap()),
            Some(seat) => {
                Step::Act { seat, action: position.sample_action(seat, &mut dice).unwrap() }
            }
        };
        position.apply(step, &mut ());
    }
    met
}

/// How often something is chosen in each turn of a game in which it can be, by whose turn it is.
pub(crate) fn times_a_turn<G: Title>(
    positions: &[G],
    active: impl Fn(&G) -> Option<Seat>,
    is_it: impl Fn(&G::Action) -> bool,
) -> Vec<usize> {
    let of_one_turn = |a: &G, b: &G| active(a) == active(b);
    let can = |position: &&G| {
        let seat = position.turn().seats().first();
        seat.is_some_and(|seat| {
            let can = position.legal_actions(seat).any(|it| is_it(&it));
            assert!(!can || Some(seat) == active(position), "nobody else does it");
            can
        })
    };
    let turns = positions.chunk_by(of_one_turn).map(|turn| turn.iter().filter(can).count());
    turns.filter(|&n| n > 0).collect()
}
