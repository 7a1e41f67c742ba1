//! [`Seen`]: a position as one seat sees it; all that a bot ever gets.

use rand::Rng;

use crate::{Game, Seat, Sheet, Turn, Viewer};

/// A position seen through one seat's eyes. The position itself is private here, so a bot that
/// peeks does not compile.
#[derive(Copy, Clone, Debug)]
pub struct Seen<'a, G> {
    position: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of `position`.
    pub const fn new(position: &'a G, seat: Seat) -> Self {
        Self { position, seat }
    }

    /// Whose eyes these are.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Number of seats at the table.
    pub fn n_seats(&self) -> u8 {
        self.position.n_seats()
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// Whether the seats hold secrets from each other.
    pub fn has_secrets(&self) -> bool {
        self.position.has_secrets()
    }

    /// What this seat may do now, ascending.
    pub fn legal_actions(&self) -> impl Iterator<Item = G::Action> + 'a {
        self.position.legal_actions(self.seat)
    }

    /// One of them at random.
    pub fn sample_action(&self, rng: &mut impl Rng) -> Option<G::Action> {
        self.position.sample_action(self.seat, rng)
    }

    /// All this seat may know.
    pub fn view(&self) -> G::View {
        self.position.view(Viewer::Seat(self.seat))
    }

    /// The score sheet as this seat may know it.
    pub fn score(&self) -> Sheet<G> {
        self.position.score(Viewer::Seat(self.seat))
    }

    /// A full position at random among those this seat cannot tell from the real one.
    pub fn imagine(&self, rng: &mut impl Rng) -> G {
        self.position.imagine(self.seat, rng)
    }
}
