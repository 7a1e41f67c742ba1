//! `lab flights`: what the ships of Space Bastards fly for.
//!
//! A **flight** is what a seat does from its first `put` or `fly` to its `done`, with what it loaded
//! or unloaded right before. One **with cargo** loads or unloads something. A **bounce** does
//! neither and comes back to a field that it has left: it flew for nothing.

use std::fs;
use std::io::Write;

use bastards::{Action, Bastards, Node, Setup};
use bots::{Data, character};
use game::{Game, MAX_SEATS, Seat, Step};
use table::Level;

use crate::bots::Bots;
use crate::{Done, cli, playout};

pub(crate) fn run(wanted: &cli::Flights, out: &mut dyn Write) -> Done {
    let data = match &wanted.data {
        None => Data::<Bastards>::own(),
        Some(path) => {
            let place = |why: &dyn std::error::Error| format!("{}: {why}", path.display());
            let text = fs::read_to_string(path).map_err(|why| place(&why))?;
            Data::read(&text).map_err(|why| place(&why))?
        }
    };
    let levels = if wanted.levels.is_empty() { &Level::LADDER[..] } else { &wanted.levels };
    writeln!(out, "bastards: {} games each from seed {}", wanted.games, wanted.first_seed)?;
    writeln!(out, "seats level     flights   with cargo      bounces")?;
    for &seats in &wanted.seats {
        let start = Bastards::new(&Setup::standard(seats))?;
        for &level in levels {
            let mut tally = Tally::default();
            for seed in wanted.first_seed..wanted.first_seed + wanted.games {
                let bot = |seat| data.bot(level, seats, character(seed, seat)).by_nodes();
                let bots = Bots::of(Seat::all(seats).map(bot), seed);
                let mut log = Log::default();
                playout::play(start.clone(), bots, seed, |step, _| {
                    if let Step::Act { seat, action } = step {
                        log.see(seat, action);
                    }
                    Ok(())
                })?;
                tally.add(log.tally);
            }
            let Tally { flights, cargo, bounces } = tally;
            let share = |part: u32| 100.0 * f64::from(part) / f64::from(flights.max(1));
            writeln!(
                out,
                "{seats:>5} {:<9} {flights:>7} {cargo:>5} ({:4.1} %) {bounces:>4} ({:4.1} %)",
                level.name(),
                share(cargo),
                share(bounces),
            )?;
        }
    }
    Ok(())
}

/// How many flights there were.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
struct Tally {
    flights: u32,
    /// Of them with something loaded or unloaded.
    cargo: u32,
    /// Of them without, and back on a field that they had left.
    bounces: u32,
}

impl Tally {
    const fn add(&mut self, other: Self) {
        self.flights += other.flights;
        self.cargo += other.cargo;
        self.bounces += other.bounces;
    }
}

/// What the ship of one seat is doing.
#[derive(Clone, Debug, Default)]
struct Ship {
    /// Where it is.
    node: Option<Node>,
    /// Fields it has left in this flight.
    left: Vec<Node>,
    flies: bool,
    has_cargo: bool,
    came_back: bool,
}

impl Ship {
    fn move_to(&mut self, node: Node) {
        self.left.extend(self.node.replace(node));
        self.flies = true;
        self.came_back |= self.left.contains(&node);
    }

    /// The flight ends here, if there was one.
    fn land(&mut self) -> Tally {
        let ended = std::mem::take(self);
        self.node = ended.node;
        Tally {
            flights: u32::from(ended.flies),
            cargo: u32::from(ended.flies && ended.has_cargo),
            bounces: u32::from(ended.flies && !ended.has_cargo && ended.came_back),
        }
    }
}

/// Watches the actions of a game.
#[derive(Debug, Default)]
struct Log {
    ships: [Ship; MAX_SEATS],
    tally: Tally,
}

impl Log {
    fn see(&mut self, seat: Seat, action: Action) {
        let ship = &mut self.ships[seat.index()];
        if let Action::Put { node } | Action::Fly { node } = action {
            ship.move_to(node);
        } else if matches!(action, Action::Load { .. } | Action::Unload { .. }) {
            ship.has_cargo = true;
        } else if action == Action::Done {
            self.tally.add(ship.land());
        }
    }
}

#[cfg(test)]
mod tests {
    use bastards::{Cell, Race, Turned};

    use super::*;

    fn fly(id: &str) -> Action {
        Action::Fly { node: Node::by_id(id).expect("a field of the board") }
    }

    const LOAD: Action = Action::Load { cell: Cell(0) };
    const UNLOAD: Action = Action::Unload { race: Race::Spud };
    const LAY: Action = Action::Lay { cell: Cell(0), turn: Turned(0) };

    fn counted(actions: &[Action]) -> [u32; 3] {
        let mut log = Log::default();
        for &action in actions {
            log.see(Seat::FIRST, action);
        }
        let Tally { flights, cargo, bounces } = log.tally;
        [flights, cargo, bounces]
    }

    #[test]
    fn a_flight_goes_somewhere() {
        assert_eq!(counted(&[Action::Done]), [0, 0, 0]);
        assert_eq!(counted(&[fly("x1"), fly("d1"), Action::Done]), [1, 0, 0]);
        assert_eq!(counted(&[LOAD, Action::Done]), [0, 0, 0], "it has not left its field");
        assert_eq!(counted(&[fly("x1")]), [0, 0, 0], "it is still in the air");
    }

    #[test]
    fn whoever_loads_or_unloads_has_cargo() {
        let put = Action::Put { node: Node::by_id("d1").expect("a field of the board") };
        assert_eq!(counted(&[put, LOAD, fly("x1"), Action::Done]), [1, 1, 0]);
        assert_eq!(counted(&[put, fly("x1"), UNLOAD, LAY, Action::Done]), [1, 1, 0]);
        assert_eq!(counted(&[LOAD, fly("x1"), Action::Done]), [1, 1, 0], "loaded before it left");
        let next = [LOAD, fly("x1"), Action::Done, fly("d9"), Action::Done];
        assert_eq!(counted(&next), [2, 1, 0], "the second flight touched nothing");
    }

    #[test]
    fn an_empty_way_back_is_a_bounce() {
        let to = [fly("d1"), Action::Done];
        let bounce = [fly("x1"), fly("d1"), Action::Done];
        assert_eq!(counted(&[&to[..], &bounce].concat()), [2, 0, 1]);
        let round = [fly("x1"), fly("d9"), fly("x1"), Action::Done];
        assert_eq!(counted(&[&to[..], &round].concat()), [2, 0, 1], "back to where it passed");
        let with_cargo = [fly("x1"), fly("d1"), LOAD, Action::Done];
        assert_eq!(counted(&[&to[..], &with_cargo].concat()), [2, 1, 0]);
        let onwards = [fly("x1"), fly("d9"), Action::Done];
        assert_eq!(counted(&[&to[..], &onwards].concat()), [2, 0, 0]);
    }

    #[test]
    fn seats_fly_on_their_own_accounts() {
        let mut log = Log::default();
        let [a, b] = [0, 1].map(|n| Seat::new(n).expect("a seat"));
        for (seat, action) in [(a, fly("d1")), (b, fly("x1")), (a, Action::Done)] {
            log.see(seat, action);
        }
        log.see(b, fly("d1"));
        log.see(b, Action::Done);
        assert_eq!(log.tally, Tally { flights: 2, cargo: 0, bounces: 0 });
    }
}
