//! [`Breach`]: a broken law where it was noticed, before seed, step and trace are known.

use std::fmt::Debug;

use game::Seat;

use crate::Law;

/// A broken law with the seat it concerns and what was found.
#[derive(Debug)]
pub(crate) struct Breach {
    pub(crate) law: Law,
    pub(crate) seat: Option<Seat>,
    pub(crate) found: String,
}

/// What every check gives back.
pub(crate) type Checked = Result<(), Breach>;

impl Breach {
    pub(crate) fn new(law: Law, seat: impl Into<Option<Seat>>, found: String) -> Self {
        Self { law, seat: seat.into(), found }
    }

    /// A breach that only an imagined position shows.
    pub(crate) fn in_imagination(mut self, seat: Seat) -> Self {
        self.found = format!("in an imagined position: {}: {}", self.law, self.found);
        self.law = Law::ImaginePlayable;
        self.seat = Some(seat);
        self
    }
}

/// Ok when the condition holds.
pub(crate) fn ensure(
    holds: bool,
    law: Law,
    seat: impl Into<Option<Seat>>,
    found: impl FnOnce() -> String,
) -> Checked {
    if holds { Ok(()) } else { Err(Breach::new(law, seat, found())) }
}

/// Ok when both are equal; otherwise the breach shows the first line that differs.
pub(crate) fn same<T: PartialEq + Debug>(
    law: Law,
    seat: impl Into<Option<Seat>>,
    what: impl FnOnce() -> String,
    left: &T,
    right: &T,
) -> Checked {
    ensure(left == right, law, seat, || format!("{}\n{}", what(), difference(left, right)))
}

/// The first lines in which two values' pretty forms differ, with the lines that lead there.
fn difference(left: &impl Debug, right: &impl Debug) -> String {
    const LINES_SHOWN: usize = 4;
    let (left, right) = (format!("{left:#?}"), format!("{right:#?}"));
    let Some(at) = first_difference(&left, &right) else {
        return "    (their Debug forms are equal)".to_owned();
    };
    let path = path_to(&left, at);
    let part = |text: &str| {
        let lines: Vec<&str> = text.lines().skip(at).take(LINES_SHOWN).map(str::trim).collect();
        lines.join(" ")
    };
    format!("    at {path}\n    one:   {}\n    other: {}", part(&left), part(&right))
}

fn first_difference(left: &str, right: &str) -> Option<usize> {
    let n_common = left.lines().zip(right.lines()).take_while(|(l, r)| l == r).count();
    (n_common < left.lines().count().max(right.lines().count())).then_some(n_common)
}

/// The opening lines that enclose line `at`, by their indentation.
fn path_to(text: &str, at: usize) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let lines: Vec<&str> = text.lines().collect();
    let mut depth = lines.get(at).map_or(0, |line| indent(line));
    let mut path = Vec::new();
    for line in lines[..at.min(lines.len())].iter().rev() {
        if indent(line) < depth {
            depth = indent(line);
            path.push(line.trim().trim_end_matches(['{', '(', '[']).trim());
        }
    }
    path.reverse();
    path.retain(|part| !part.is_empty());
    if path.is_empty() { "the top".to_owned() } else { path.join(" > ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_names_the_way_to_it() {
        #[derive(Debug)]
        #[expect(dead_code, reason = "read by Debug")]
        struct Hand {
            cards: Vec<u8>,
        }
        let text = difference(&Hand { cards: vec![1, 2] }, &Hand { cards: vec![1, 3] });
        assert_eq!(text, "    at Hand > cards:\n    one:   2, ], }\n    other: 3, ], }");
    }
}
