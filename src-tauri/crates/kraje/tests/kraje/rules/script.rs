//! Games whose every step is written down.

use game::{Game, HouseRng, Seat, Step, Turn, rng_from_seed};
use kraje::{Action, CardId, Chance, Event, Kraje, Placement, Rotation, Setup, Side};

/// A game played by hand; every step is checked.
pub(crate) struct Script {
    pub(crate) position: Kraje,
}

impl Script {
    pub(crate) fn for_seats(n_seats: u8) -> Self {
        Self { position: Kraje::new(&Setup::for_seats(n_seats)).unwrap() }
    }

    /// A solo game in which these two cards were dealt, 18 shared and 17 on top.
    pub(crate) fn with_hand(one: CardId, other: CardId) -> Self {
        let mut game = Self::for_seats(1);
        game.chance(Chance::Shared { card: CardId(18) });
        game.chance(Chance::Top { card: CardId(17) });
        game.deal(&[(0, one.0), (0, other.0)]);
        game
    }

    pub(crate) fn step(&mut self, step: Step<Kraje>) -> Vec<Event> {
        let mut events = Vec::new();
        self.position.play(step, &mut events).unwrap();
        events
    }

    pub(crate) fn chance(&mut self, outcome: Chance) {
        self.step(Step::Chance(outcome));
    }

    /// Deals these cards: seat and card.
    pub(crate) fn deal(&mut self, cards: &[(u8, u8)]) {
        for &(index, card) in cards {
            self.chance(Chance::Deal { seat: seat(index), card: CardId(card) });
        }
    }

    pub(crate) fn act(&mut self, index: u8, action: Action) -> Vec<Event> {
        self.step(Step::Act { seat: seat(index), action })
    }

    pub(crate) fn can_come_up(&self, outcome: Chance) -> bool {
        self.position.chance_outcomes().any(|(it, _)| it == outcome)
    }
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

pub(crate) fn place(card: u8, side: Side, quarters: u8, x: i8, y: i8) -> Action {
    Action::Place(Placement { card: CardId(card), side, rotation: Rotation::of(quarters), y, x })
}

/// A random step with plain sides up; nothing at the end.
pub(crate) fn plain_step(position: &Kraje, rng: &mut HouseRng) -> Option<Step<Kraje>> {
    let step = random_step(position, rng)?;
    let Step::Act { seat, action: Action::Place(placement) } = step else { return Some(step) };
    let action = Action::Place(Placement { side: Side::Plain, ..placement });
    Some(Step::Act { seat, action })
}

pub(crate) fn random_step(position: &Kraje, rng: &mut HouseRng) -> Option<Step<Kraje>> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => position.sample_chance(rng).map(Step::Chance),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            position.sample_action(seat, rng).map(|action| Step::Act { seat, action })
        }
    }
}

/// The end of a random game.
pub(crate) fn random_end(n_seats: u8, seed: u64) -> Kraje {
    let mut game = Script::for_seats(n_seats);
    let mut rng = rng_from_seed(seed);
    while let Some(step) = random_step(&game.position, &mut rng) {
        game.step(step);
    }
    game.position
}
