//! [`Turns`]: how many turns a future has seen.

use game::Seat;

/// No game of the house comes near so many steps; a future that does is cut.
pub(crate) const MOST_STEPS: u32 = 20_000;

/// Counts turns. A turn ends when somebody else or chance comes in.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Turns {
    n_ended: u32,
    actor: Option<Seat>,
    n_asked: u32,
}

impl Turns {
    /// From the turn of this seat on; without one, from the next turn on.
    pub(crate) const fn new(actor: Option<Seat>) -> Self {
        Self { n_ended: 0, actor, n_asked: 0 }
    }

    /// How many have ended when this seat is asked, or chance.
    pub(crate) fn ended(&mut self, asked: Option<Seat>) -> u32 {
        if self.actor != asked {
            self.n_ended += u32::from(self.actor.is_some());
            self.n_asked = 0;
        }
        self.n_asked += 1;
        self.actor = asked;
        self.n_ended
    }

    /// How often the seat on turn, or chance, has been asked in a row.
    pub(crate) const fn asked(&self) -> u32 {
        self.n_asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_ends_when_somebody_else_or_chance_comes_in() {
        let [a, b] = [0, 1].map(Seat::new);
        let mut turns = Turns::new(a);
        let asked = [a, b, b, None, b, a];
        assert_eq!(asked.map(|asked| turns.ended(asked)), [0, 1, 1, 2, 2, 3]);
        let mut turns = Turns::new(None);
        assert_eq!([None, a, a, b].map(|asked| turns.ended(asked)), [0, 0, 0, 1]);
        let asked = [b, b, None, a].map(|asked| {
            turns.ended(asked);
            turns.asked()
        });
        assert_eq!(asked, [2, 3, 1, 1]);
    }
}
