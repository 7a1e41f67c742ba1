//! Games in which everything is left to chance, for tests to look at what comes up in them.

use std::ops::Range;

use game::{Step, Title, Turn};
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

/// How often something can be done in each turn of some games for three; turns without it left out.
pub(crate) fn times_a_turn<G: Title>(
    seeds: Range<u8>,
    is_it: impl Fn(&G::Action) -> bool,
) -> Vec<usize> {
    let can = |position: &&G| {
        let seat = position.turn().seats().first();
        seat.is_some_and(|seat| {
            let can = position.legal_actions(seat).any(|it| is_it(&it));
            assert!(!can || Some(seat) == position.whose_turn(), "nobody else does it");
            can
        })
    };
    let start = G::new(&G::standard(3)).unwrap();
    let times = |seed| {
        let all = positions(start.clone(), seed);
        let turns = all.chunk_by(|a, b| a.whose_turn() == b.whose_turn());
        turns.map(|turn| turn.iter().filter(can).count()).collect::<Vec<_>>()
    };
    seeds.flat_map(times).filter(|&n| n > 0).collect()
}
