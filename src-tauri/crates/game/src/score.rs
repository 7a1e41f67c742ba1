//! Score sheets: how many points, for what, and which fields earned them.
//!
//! A sheet cannot disagree with itself: points are the sum of terms and totals the sum of lines,
//! computed in the constructors here and nowhere else. Engines know no head start: the table adds
//! what was agreed on before the game, and only to whole sheets.

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
    /// Points the seat had before the first step; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    handicap: Option<i32>,
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
        Self { total: lines.iter().map(Line::points).sum(), lines, handicap: None }
    }

    /// The same sheet with a head start.
    fn with_handicap(self, points: u16) -> Self {
        let points = i32::from(points);
        let handicap = (points != 0).then_some(points);
        Self { total: self.counted() + points, lines: self.lines, handicap }
    }

    /// The lines in the order they are read out.
    pub fn lines(&self) -> &[Line<S, U, F>] {
        &self.lines
    }

    /// The sum of the lines, and of the head start.
    pub const fn total(&self) -> i32 {
        self.total
    }

    /// The sum of the lines: what was won at the table.
    pub fn counted(&self) -> i32 {
        self.total - self.handicap.unwrap_or(0)
    }
}

impl<S, U, F> ScoreSheet<S, U, F> {
    /// The sheet of a table, seats in order.
    pub const fn new(seats: Vec<SeatSheet<S, U, F>>) -> Self {
        Self { seats }
    }

    /// The same sheets with a head start for each seat; those left out have none.
    #[must_use]
    pub fn with_handicaps(self, handicaps: &[u16]) -> Self {
        let points = handicaps.iter().copied().chain(std::iter::repeat(0));
        let seats = self.seats.into_iter().zip(points);
        Self { seats: seats.map(|(seat, points)| seat.with_handicap(points)).collect() }
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
        let table = ScoreSheet::new(vec![sheet.clone(), sheet.clone()]).with_handicaps(&[0, 5]);
        assert_eq!(table.seats()[0], sheet, "no head start leaves no trace");
        assert_eq!((table.seats()[1].total(), table.seats()[1].counted()), (27, 22));
        let back = table.with_handicaps(&[]);
        assert_eq!(back.seats()[1], sheet, "one is put in place of another, not on top of it");
    }
}
