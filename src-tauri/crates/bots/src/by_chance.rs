//! Games in which everything is left to chance, for tests to look at what comes up in them.

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
