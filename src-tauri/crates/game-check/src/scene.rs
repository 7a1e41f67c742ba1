//! [`Scene`]: a position with what the checks ask about again and again, worked out once.

use std::cell::OnceCell;

use game::{Game, MAX_SEATS, Seat, Sheet, Step, Turn, Viewer};
use rand::{Rng, RngExt};

pub(crate) struct Scene<'a, G: Game> {
    pub(crate) position: &'a G,
    pub(crate) turn: Turn,
    /// Legal actions by seat, seats that do not exist included.
    actions: Vec<Vec<G::Action>>,
    pub(crate) outcomes: Vec<(G::Chance, u32)>,
}

impl<'a, G: Game> Scene<'a, G> {
    pub(crate) fn of(position: &'a G) -> Self {
        let actions = every_seat().map(|seat| position.legal_actions(seat).collect()).collect();
        Self {
            position,
            turn: position.turn(),
            actions,
            outcomes: position.chance_outcomes().collect(),
        }
    }

    /// The seats at the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.position.n_seats())
    }

    /// The legal actions of `seat`, as listed.
    pub(crate) fn actions(&self, seat: Seat) -> &[G::Action] {
        &self.actions[seat.index()]
    }

    /// A legal step, drawn evenly over seats and over what each may do; `None` when there is none.
    pub(crate) fn draw_step(&self, rng: &mut impl Rng) -> Option<Step<G>> {
        match self.turn {
            Turn::Over => None,
            Turn::Chance => {
                let total: u32 = self.outcomes.iter().map(|(_, weight)| weight).sum();
                let mut left = rng.random_range(0..total.max(1));
                self.outcomes.iter().find_map(|&(outcome, weight)| {
                    let is_it = left < weight;
                    left = left.saturating_sub(weight);
                    is_it.then_some(Step::Chance(outcome))
                })
            }
            Turn::Seats(seats) => {
                let seat = draw(&seats.iter().collect::<Vec<_>>(), rng)?;
                Some(Step::Act { seat, action: self.draw_action(seat, rng)? })
            }
        }
    }

    /// A legal action of `seat`.
    pub(crate) fn draw_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        draw(self.actions(seat), rng)
    }
}

/// What everybody sees of a position, worked out once and only when it is asked for: views are
/// the dearest of all, and where nothing is hidden nobody compares them.
pub(crate) struct Looks<'a, G: Game> {
    seats: Vec<Look<'a, G>>,
    public: Look<'a, G>,
    everything: OnceCell<G::View>,
}

/// What one viewer sees of a position.
pub(crate) struct Look<'a, G: Game> {
    position: &'a G,
    viewer: Viewer,
    view: OnceCell<G::View>,
    pub(crate) sheet: Sheet<G>,
}

impl<'a, G: Game> Look<'a, G> {
    pub(crate) fn of(position: &'a G, viewer: Viewer) -> Self {
        Self { position, viewer, view: OnceCell::new(), sheet: position.score(viewer) }
    }

    pub(crate) fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.position.view(self.viewer))
    }
}

impl<'a, G: Game> Looks<'a, G> {
    pub(crate) fn of(position: &'a G) -> Self {
        let seats = Seat::all(position.n_seats());
        Self {
            seats: seats.map(|seat| Look::of(position, Viewer::Seat(seat))).collect(),
            public: Look::of(position, Viewer::Public),
            everything: OnceCell::new(),
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> &Look<'a, G> {
        &self.seats[seat.index()]
    }

    pub(crate) const fn public(&self) -> &Look<'a, G> {
        &self.public
    }

    pub(crate) fn everything(&self) -> &G::View {
        self.everything.get_or_init(|| self.public.position.view(Viewer::Everything))
    }

    /// Everybody who may look, but for those who know everything.
    pub(crate) fn limited(&self) -> impl Iterator<Item = (Option<Seat>, &Look<'a, G>)> {
        let seats = Seat::all(self.seats.len() as u8).map(Some).zip(&self.seats);
        std::iter::once((None, &self.public)).chain(seats)
    }
}

/// One item, all equally likely.
pub(crate) fn draw<T: Copy>(items: &[T], rng: &mut impl Rng) -> Option<T> {
    (!items.is_empty()).then(|| items[rng.random_range(0..items.len())])
}

/// Every seat there can be in any game.
pub(crate) fn every_seat() -> impl Iterator<Item = Seat> {
    Seat::all(MAX_SEATS as u8)
}

/// Everybody who may look at a game with so many seats, but for those who know everything.
pub(crate) fn limited_viewers(n_seats: u8) -> impl Iterator<Item = Viewer> {
    std::iter::once(Viewer::Public).chain(Seat::all(n_seats).map(Viewer::Seat))
}

/// The seat behind a viewer.
pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Everything => None,
    }
}

/// What a viewer is told of these events.
pub(crate) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::tell(event, viewer)).collect()
}

/// The position after a legal step, with its events.
pub(crate) fn after<G: Game>(position: &G, step: Step<G>) -> (G, Vec<G::Event>) {
    let mut next = position.clone();
    let mut events = Vec::new();
    next.apply(step, &mut events);
    (next, events)
}
