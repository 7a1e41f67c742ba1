//! Score sheets: how many points, for what, and which fields earned them.
//!
//! A sheet cannot disagree with itself: points are the sum of terms and totals the sum of lines,
//! computed in the constructors here and nowhere else.

use serde::Serialize;

use crate::{MAX_SEATS, Seat};

/// One term of an equation: `count` things of one kind at `each` points.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Term<U> {
    /// What is counted.
    pub of: U,
    /// How many there are.
    pub count: i32,
    /// Points for each.
    pub each: i32,
}

/// One line of a sheet: a source of points with its equation and its fields.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Line<S, U, F> {
    source: S,
    points: i32,
    terms: Vec<Term<U>>,
    fields: Vec<F>,
}

/// The lines of one seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SeatSheet<S, U, F> {
    total: i32,
    lines: Vec<Line<S, U, F>>,
}

/// The sheets of all seats, in seat order. `S`, `U`, `F` are the game's sources, units and fields.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct ScoreSheet<S, U, F> {
    seats: Vec<SeatSheet<S, U, F>>,
}

impl<S, U, F: Ord> Line<S, U, F> {
    /// A line worth the sum of its terms; the fields are kept ascending and without doubles.
    pub fn new(source: S, terms: Vec<Term<U>>, mut fields: Vec<F>) -> Self {
        fields.sort_unstable();
        fields.dedup();
        let points = terms.iter().map(|term| term.count * term.each).sum();
        Self { source, points, terms, fields }
    }
}

impl<S, U, F> Line<S, U, F> {
    /// What the points are for.
    pub const fn source(&self) -> &S {
        &self.source
    }

    /// The sum of the terms.
    pub const fn points(&self) -> i32 {
        self.points
    }

    /// The equation.
    pub fn terms(&self) -> &[Term<U>] {
        &self.terms
    }

    /// The fields that earned the points, ascending.
    pub fn fields(&self) -> &[F] {
        &self.fields
    }
}

impl<S, U, F> SeatSheet<S, U, F> {
    /// The sheet with these lines, in the order they are read out.
    pub fn new(lines: Vec<Line<S, U, F>>) -> Self {
        Self { total: lines.iter().map(Line::points).sum(), lines }
    }

    /// The lines in the order they are read out.
    pub fn lines(&self) -> &[Line<S, U, F>] {
        &self.lines
    }

    /// The sum of the lines.
    pub const fn total(&self) -> i32 {
        self.total
    }
}

impl<S, U, F> ScoreSheet<S, U, F> {
    /// The sheet of a table, seats in order.
    pub const fn new(seats: Vec<SeatSheet<S, U, F>>) -> Self {
        Self { seats }
    }

    /// The seats' sheets in seat order.
    pub fn seats(&self) -> &[SeatSheet<S, U, F>] {
        &self.seats
    }

    /// The sheet of one seat.
    pub fn of(&self, seat: Seat) -> &SeatSheet<S, U, F> {
        &self.seats[seat.index()]
    }
}

/// Totals as a fixed array, seats beyond the last at 0.
pub(crate) fn totals<S, U, F>(sheet: &ScoreSheet<S, U, F>) -> [i32; MAX_SEATS] {
    let mut totals = [0; MAX_SEATS];
    for (total, seat) in totals.iter_mut().zip(&sheet.seats) {
        *total = seat.total;
    }
    totals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_the_sum_of_terms_and_totals_of_lines() {
        let line = Line::new(
            "forest",
            vec![
                Term { of: "zone", count: 4, each: 2 },
                Term { of: "mushroom", count: 1, each: 3 },
            ],
            vec![3, 1, 3],
        );
        assert_eq!((line.points(), line.fields()), (11, &[1, 3][..]));
        let sheet = SeatSheet::new(vec![line.clone(), line]);
        assert_eq!(sheet.total(), 22);
    }
}
