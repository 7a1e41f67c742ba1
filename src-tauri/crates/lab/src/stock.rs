//! The engines the lab works on: the one place where it knows games by name.
//!
//! Not the table's shelf: an engine is measured and checked here before it has a screen.

use std::error::Error;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use bots::Opponents;
use game::Game;

/// An engine with what the lab needs to start games of it.
pub(crate) trait Stocked: Opponents {
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// The normal game for so many seats.
    fn setup_for(seats: u8) -> Self::Setup;

    /// The engine's own laws, beside the contract.
    fn keeps_its_laws(&self) -> Result<(), String>;
}

/// Something to do with an engine that is known by name only when the program runs.
pub(crate) trait Task {
    /// What comes out.
    type Output;

    /// Does it with this engine.
    fn run<G: Stocked>(self) -> Self::Output;
}

macro_rules! stock {
    ($($Engine:path: $seats:expr, $setup_for:path, $laws:expr;)*) => {
        $(impl Stocked for $Engine {
            const SEATS: RangeInclusive<u8> = $seats;

            fn setup_for(seats: u8) -> Self::Setup {
                $setup_for(seats)
            }

            fn keeps_its_laws(&self) -> Result<(), String> {
                $laws(self)
            }
        })*

        /// The names of the engines.
        pub(crate) const NAMES: &[&str] = &[$(<$Engine as Game>::NAME),*];

        /// Does the task with the engine of this name; `None` when there is none.
        pub(crate) fn with<T: Task>(name: &str, task: T) -> Option<T::Output> {
            $(if name == <$Engine as Game>::NAME {
                return Some(task.run::<$Engine>());
            })*
            None
        }
    };
}

stock! {
    hunters::Hunters: hunters::LEAST_SEATS..=hunters::MOST_SEATS, hunters::Setup::new,
        hunters::Hunters::keeps_its_parts;
    okanagan::Okanagan: okanagan::LEAST_SEATS..=okanagan::MOST_SEATS, okanagan::Setup::new,
        okanagan::Okanagan::keeps_its_parts;
    kraje::Kraje: 1..=2, kraje::Setup::for_seats, |_| Ok(());
    bastards::Bastards: 2..=5, bastards::Setup::standard, |_| Ok(());
}

/// The setup in this file, or else the normal game for so many seats.
pub(crate) fn setup<G: Stocked>(
    seats: Option<u8>,
    file: Option<&Path>,
) -> Result<G::Setup, Box<dyn Error>> {
    let setup = match file {
        Some(file) => {
            let place = |why: &dyn Error| format!("{}: {why}", file.display());
            let text = fs::read_to_string(file).map_err(|why| place(&why))?;
            serde_json::from_str(&text).map_err(|why| place(&why))?
        }
        None => G::setup_for(seats.unwrap_or(*G::SEATS.start())),
    };
    let n_seats = G::new(&setup)?.n_seats();
    if seats.is_some_and(|seats| seats != n_seats) {
        return Err(
            format!("the setup is for {n_seats} seats, not for {}", seats.unwrap_or(0)).into()
        );
    }
    Ok(setup)
}
