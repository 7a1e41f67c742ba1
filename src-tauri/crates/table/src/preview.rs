//! What an action would change, as far as the acting seat can know.

use std::mem::discriminant;

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
pub(crate) fn changes<S: Copy + Eq, U: Copy, F: Copy + Eq>(
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
///
/// What has grown may go by another name than before, and so may what has grown together from several:
/// a line also came from all lines of its kind that are gone and whose fields are among its own.
fn line_changes<S: Copy + Eq, U: Copy, F: Copy + Eq>(
    before: &[Line<S, U, F>],
    after: &[Line<S, U, F>],
) -> Vec<LineChange<S, U, F>>
where
    Line<S, U, F>: PartialEq,
{
    let mut gone: Vec<&Line<S, U, F>> = before.iter().collect();
    let same = after.iter().map(|line| {
        let old = gone.iter().position(|old| old.source() == line.source());
        (line, old.map(|i| gone.remove(i)))
    });
    let same: Vec<_> = same.collect();
    let mut changed = Vec::new();
    for (line, old) in same {
        if old == Some(line) {
            continue;
        }
        let has_become = |old: &Line<S, U, F>| {
            discriminant(old.source()) == discriminant(line.source())
                && !old.fields().is_empty()
                && old.fields().iter().all(|it| line.fields().contains(it))
        };
        let parts = gone.extract_if(.., |old| has_become(old)).map(Line::points).sum::<i32>();
        changed.push(LineChange {
            source: *line.source(),
            before: old.map_or(0, Line::points) + parts,
            after: line.points(),
            terms: line.terms().to_vec(),
            fields: line.fields().to_vec(),
        });
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

#[cfg(test)]
mod tests {
    use game::SeatSheet;

    use super::*;

    #[derive(Copy, Clone, Eq, PartialEq, Debug)]
    enum Source {
        Meadow(u8),
        River(u8),
    }

    /// A line worth so much.
    fn line(source: Source, points: i32, fields: &[u8]) -> Line<Source, (), u8> {
        let terms = vec![Term { count: points, each: 1, of: () }];
        Line::new(source, terms, fields.to_vec())
    }

    fn changed(before: &[Line<Source, (), u8>], after: &[Line<Source, (), u8>]) -> Vec<(i32, i32)> {
        line_changes(before, after).iter().map(|it| (it.before, it.after)).collect()
    }

    #[test]
    fn what_has_grown_is_one_line_whatever_it_is_called_now() {
        let before = [line(Source::Meadow(5), 6, &[5, 6])];
        assert_eq!(changed(&before, &[line(Source::Meadow(2), 6, &[2, 5, 6])]), [(6, 6)]);
        assert_eq!(changed(&before, &[line(Source::Meadow(2), 8, &[2, 5, 6])]), [(6, 8)]);
    }

    #[test]
    fn what_has_grown_together_is_one_line() {
        let before = [line(Source::Meadow(5), 6, &[5]), line(Source::Meadow(7), 4, &[7])];
        assert_eq!(changed(&before, &[line(Source::Meadow(5), 10, &[5, 6, 7])]), [(10, 10)]);
    }

    #[test]
    fn what_is_gone_or_of_another_kind_is_a_line_of_its_own() {
        let before = [line(Source::Meadow(5), 6, &[5])];
        assert_eq!(changed(&before, &[line(Source::River(4), 3, &[4, 5])]), [(0, 3), (6, 0)]);
        assert_eq!(changed(&before, &[line(Source::Meadow(2), 3, &[2])]), [(0, 3), (6, 0)]);
        // Without fields nothing tells what a line came from.
        let goal = [line(Source::Meadow(5), 6, &[])];
        assert_eq!(changed(&goal, &[line(Source::Meadow(2), 3, &[])]), [(0, 3), (6, 0)]);
    }

    #[test]
    fn sheets_that_are_the_same_change_nothing() {
        let sheet = || SeatSheet::new(vec![line(Source::Meadow(5), 6, &[5])]);
        let both = [ScoreSheet::new(vec![sheet()]), ScoreSheet::new(vec![sheet()])];
        assert!(changes(&both[0], &both[1]).seats[0].lines.is_empty());
    }
}
