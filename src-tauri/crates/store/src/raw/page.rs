//! [`Page`]: what stands on one page of a tree.

use super::number;
use super::pages::{HEADER, Pages};
use super::record::{self, Cell, Kind};

/// A page of a tree, as far as its own head tells.
pub(crate) struct Page {
    bytes: Vec<u8>,
    /// Where its head begins: after that of the file on the first page.
    begin: usize,
    /// What kind of tree it belongs to.
    pub(crate) kind: Kind,
    is_leaf: bool,
    cells: Vec<usize>,
}

impl Page {
    /// The page of this number; nothing when it is none of a tree.
    pub(crate) fn of(pages: &Pages, number_of: u32) -> Option<Self> {
        let bytes = pages.bytes(number_of)?;
        let begin = if number_of == 1 { HEADER } else { 0 };
        let (kind, is_leaf) = match bytes[begin] {
            2 => (Kind::Keyed, false),
            5 => (Kind::Table, false),
            10 => (Kind::Keyed, true),
            13 => (Kind::Table, true),
            _ => return None,
        };
        let head = begin + if is_leaf { 8 } else { 12 };
        let n_cells = number(&bytes, begin + 3, 2) as usize;
        let fits = head + 2 * n_cells <= bytes.len();
        let cells = if fits { n_cells } else { 0 };
        let cells = (0..cells).map(|i| number(&bytes, head + 2 * i, 2) as usize).collect();
        Some(Self { bytes, begin, kind, is_leaf, cells })
    }

    /// The pages below it.
    pub(crate) fn children(&self) -> Vec<u32> {
        if self.is_leaf {
            return Vec::new();
        }
        let cells = self.cells.iter().map(|&at| number(&self.bytes, at, 4) as u32);
        cells.chain([number(&self.bytes, self.begin + 8, 4) as u32]).collect()
    }

    /// Where the rows of its cells begin: in a tree by keys those above hold rows too.
    fn rows(&self) -> impl Iterator<Item = usize> {
        let skipped = if self.is_leaf { 0 } else { 4 };
        let has_rows = self.is_leaf || self.kind == Kind::Keyed;
        self.cells.iter().filter(move |_| has_rows).map(move |at| at + skipped)
    }

    /// The rows that stand on it.
    pub(crate) fn cells(&self, pages: &Pages) -> Vec<Cell> {
        self.rows().filter_map(|at| record::cell(pages, &self.bytes, at, self.kind)).collect()
    }

    /// Whether its head, its cells and the gaps between them make up the whole page, as they do on
    /// each that was not changed by anything but the database.
    pub(crate) fn is_sound(&self) -> bool {
        let (bytes, begin) = (&self.bytes, self.begin);
        let head = begin + if self.is_leaf { 8 } else { 12 };
        let content = match number(bytes, begin + 5, 2) as usize {
            0 => 65_536,
            it => it,
        };
        if number(bytes, begin + 3, 2) as usize != self.cells.len()
            || head + 2 * self.cells.len() > content
            || content > bytes.len()
        {
            return false;
        }
        let mut spans: Vec<(usize, usize)> = Vec::new();
        for &at in &self.cells {
            let n = if self.is_leaf {
                record::length(bytes, at, self.kind)
            } else if self.kind == Kind::Keyed {
                record::length(bytes, at + 4, self.kind).map(|n| n + 4)
            } else {
                record::varint(bytes, at + 4).map(|(_, n)| n + 4)
            };
            let Some(n) = n else { return false };
            spans.push((at, n.max(4)));
        }
        let mut free = number(bytes, begin + 1, 2) as usize;
        while free != 0 {
            // One after the other, so that it ends.
            let next = number(bytes, free, 2) as usize;
            if free < content || (next != 0 && next < free + 4) {
                return false;
            }
            spans.push((free, number(bytes, free + 2, 2) as usize));
            free = next;
        }
        spans.sort_unstable();
        let is_apart = spans.windows(2).all(|pair| pair[0].0 + pair[0].1 <= pair[1].0);
        let in_place = spans.iter().all(|&(at, n)| at >= content && at + n <= bytes.len());
        let n_used: usize = spans.iter().map(|it| it.1).sum();
        let n_fragments = usize::from(bytes[begin + 7]);
        is_apart && in_place && n_used + n_fragments == bytes.len() - content
    }
}

/// Whatever on a page has the form of a row, wherever it begins. What only looks like one hides none
/// that stands within it.
pub(crate) fn scattered(pages: &Pages, number_of: u32, mut take: impl FnMut(Kind, Cell)) {
    let Some(bytes) = pages.bytes(number_of) else { return };
    for at in 0..bytes.len().saturating_sub(4) {
        for kind in [Kind::Table, Kind::Keyed] {
            if let Some(cell) = record::cell(pages, &bytes, at, kind) {
                take(kind, cell);
            }
        }
    }
}
