//! A file of the database read without the database: its pages one by one, whatever its header and
//! its trees say. After <https://sqlite.org/fileformat2.html>; the tests compare with files that the
//! database wrote.

mod page;
mod pages;
mod record;
mod tree;
mod wal;

pub(crate) use page::{Page, scattered};
pub(crate) use pages::{Pages, is_header_sound};
pub(crate) use record::{Cell, Kind, Stored};
pub(crate) use tree::{free_pages, roots, walk};

/// The number that these bytes are, most significant first; 0 beyond the end.
fn number(bytes: &[u8], at: usize, n: usize) -> u64 {
    (at..at + n).fold(0, |sum, i| sum << 8 | u64::from(bytes.get(i).copied().unwrap_or(0)))
}
