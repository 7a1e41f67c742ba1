//! Final sheets as they are kept: JSON of the game's own sources, read as far as lines can be told
//! apart.

use game::Feature;
use serde::Deserialize;
use serde_json::Value;
use store::{Store, StoreError};

use crate::wire::SheetLine;

/// The sheet of all seats.
#[derive(Debug, Deserialize)]
pub(crate) struct KeptSheet {
    pub(crate) seats: Vec<KeptSeat>,
}

/// The lines of one seat.
#[derive(Debug, Deserialize)]
pub(crate) struct KeptSeat {
    pub(crate) lines: Vec<KeptLine>,
}

/// One line.
#[derive(Debug, Deserialize)]
pub(crate) struct KeptLine {
    pub(crate) source: Value,
    pub(crate) points: i32,
}

/// As much of a setup as says where its components come from.
#[derive(Debug, Deserialize)]
struct KeptSetup {
    pack: Option<KeptPack>,
}

#[derive(Debug, Deserialize)]
struct KeptPack {
    sha256: String,
}

/// The pack of a game that is set up like this; nothing for games without packs.
pub(crate) fn pack_of(setup: &str) -> Option<String> {
    let setup: KeptSetup = serde_json::from_str(setup).ok()?;
    setup.pack.map(|it| it.sha256)
}

/// The line of a seat's final sheet that brought it most: the first of equal ones, as its result has it.
/// Nothing where the sheet that is kept says otherwise.
pub(crate) fn line_of(
    store: &Store,
    table: &str,
    seat: u8,
    feature: &Feature,
) -> Result<Option<SheetLine>, StoreError> {
    let Some((setup, sheet)) = store.setup_and_sheet(table)? else { return Ok(None) };
    let Ok(sheet) = serde_json::from_str::<KeptSheet>(&sheet) else { return Ok(None) };
    let Some(own) = sheet.seats.into_iter().nth(seat.into()) else { return Ok(None) };
    let most = own.lines.iter().map(|it| it.points).max();
    let line = own.lines.into_iter().find(|it| Some(it.points) == most);
    let line = line.filter(|it| it.points == feature.points);
    Ok(line.map(|it| SheetLine { source: it.source, pack: pack_of(&setup) }))
}
