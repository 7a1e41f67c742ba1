//! What a command starts from.

use std::error::Error;
use std::fs;
use std::path::Path;

use game::Title;

/// The setup in this file, or else the normal game for so many seats.
pub(crate) fn of<G: Title>(
    seats: Option<u8>,
    file: Option<&Path>,
) -> Result<G::Setup, Box<dyn Error>> {
    let setup = match file {
        Some(file) => {
            let place = |why: &dyn Error| format!("{}: {why}", file.display());
            let text = fs::read_to_string(file).map_err(|why| place(&why))?;
            serde_json::from_str(&text).map_err(|why| place(&why))?
        }
        None => G::standard(seats.unwrap_or(G::LEAST_SEATS)),
    };
    let n_seats = G::new(&setup)?.n_seats();
    if seats.is_some_and(|seats| seats != n_seats) {
        return Err(
            format!("the setup is for {n_seats} seats, not for {}", seats.unwrap_or(0)).into()
        );
    }
    Ok(setup)
}
