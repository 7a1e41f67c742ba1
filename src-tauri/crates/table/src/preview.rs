//! What an action would change, as far as the acting seat can know.

use game::{Line, ScoreSheet, Seat, Term};
use serde::Serialize;

/// What an action would change on the score sheets, seat by seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Changes<S, U, F> {
    seats: Vec<SeatChange<S, U, F>>,
}

impl<S, U, F> Changes<S, U, F> {
    /// What a seat's total would gain.
    pub(crate) fn gain(&self, seat: Seat) -> i32 {
        self.seats.iter().find(|it| it.seat == seat).map_or(0, |it| it.after - it.before)
    }
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

/// What differs between two sheets of the same table.
pub(crate) fn changes<S: Copy + Eq, U: Copy, F: Copy>(
    before: &ScoreSheet<S, U, F>,
    after: &ScoreSheet<S, U, F>,
) -> Changes<S, U, F>
where
    Line<S, U, F>: PartialEq,
{
    let seats = Seat::all(after.seats().len() as u8);
    let change = |seat: Seat| {
        let (before, after) = (before.of(seat), after.of(seat));
        SeatChange {
            seat,
            before: before.total(),
            after: after.total(),
            lines: line_changes(before.lines(), after.lines()),
        }
    };
    Changes { seats: seats.map(change).collect() }
}

/// Pairs the lines by source (and by order where a source has more than one) and keeps those that
/// differ: those of the sheet after first, in its order, then those that are gone.
fn line_changes<S: Copy + Eq, U: Copy, F: Copy>(
    before: &[Line<S, U, F>],
    after: &[Line<S, U, F>],
) -> Vec<LineChange<S, U, F>>
where
    Line<S, U, F>: PartialEq,
{
    let mut gone: Vec<&Line<S, U, F>> = before.iter().collect();
    let mut changed = Vec::new();
    for line in after {
        let old = gone.iter().position(|old| old.source() == line.source());
        let old = old.map(|i| gone.remove(i));
        if old != Some(line) {
            changed.push(LineChange {
                source: *line.source(),
                before: old.map_or(0, Line::points),
                after: line.points(),
                terms: line.terms().to_vec(),
                fields: line.fields().to_vec(),
            });
        }
    }
    changed.extend(gone.into_iter().map(|line| LineChange {
        source: *line.source(),
        before: line.points(),
        after: 0,
        terms: line.terms().to_vec(),
        fields: line.fields().to_vec(),
    }));
    changed
}
