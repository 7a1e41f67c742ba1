//! What an action would change, as far as the acting seat can know.

use game::{Seat, Term};
use serde::Serialize;

/// What an action would change on the score sheets, seat by seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Changes<S, U, F> {
    seats: Vec<SeatChange<S, U, F>>,
}

/// What an action would change on the sheet of one seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SeatChange<S, U, F> {
    seat: Seat,
    before: i32,
    after: i32,
    /// Only the lines that change, in the order of the sheets.
    lines: Vec<LineChange<S, U, F>>,
}

/// What an action would change on one line. Terms and fields are those after the action, or, of a
/// line that goes, those before.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct LineChange<S, U, F> {
    source: S,
    before: i32,
    after: i32,
    terms: Vec<Term<U>>,
    fields: Vec<F>,
}
