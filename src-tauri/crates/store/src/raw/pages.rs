//! [`Pages`]: the pages of a file by their numbers.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use super::{number, wal};
use crate::path::with_end;

/// The size of a page, in bytes, that the app's own files have.
const USUAL_SIZE: usize = 4096;

/// The length of the file's header, in bytes.
pub(super) const HEADER: usize = 100;

const MAGIC: &[u8] = b"SQLite format 3\0";

/// Whether a file has a header as SQLite writes it for this app. SQLite refuses to read or to write
/// a file with any other.
pub(crate) fn is_header_sound(path: &Path) -> bool {
    let mut header = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEADER as u64).read_to_end(&mut header));
    match read {
        // An empty file is a new one; what cannot be read at all is told as that.
        Err(_) | Ok(0) => true,
        Ok(_) if is_header(&header) => true,
        // What was not yet carried over from the log beside it is read from there.
        Ok(_) => wal::pages(&with_end(path, "-wal"), USUAL_SIZE)
            .get(&1)
            .is_some_and(|page| is_header(&page[..HEADER])),
    }
}

fn is_header(header: &[u8]) -> bool {
    let is = |at: usize, n: usize, from: u64, to: u64| (from..=to).contains(&number(header, at, n));
    header.len() == HEADER
        && header.starts_with(MAGIC)
        && page_size(header).is_some()
        && is(18, 1, 1, 2)
        && is(19, 1, 1, 2)
        && header[20..24] == [0, 64, 32, 32]
        && is(44, 4, 0, 4)
        // No file of ours moves pages about by itself.
        && is(52, 4, 0, 0)
        && is(56, 4, 0, 1)
        && is(64, 4, 0, 0)
        && header[72..92].iter().all(|&it| it == 0)
        // The pages in no use begin somewhere when there are any, and are not all there are.
        && (number(header, 32, 4) == 0) == (number(header, 36, 4) == 0)
        && number(header, 36, 4) <= number(header, 28, 4)
}

fn page_size(header: &[u8]) -> Option<usize> {
    let told = number(header, 16, 2) as usize;
    let size = if told == 1 { 65_536 } else { told };
    (size.is_power_of_two() && size >= 512).then_some(size)
}

/// The pages of a file, with those of the log beside it in their places.
pub(crate) struct Pages {
    file: RefCell<File>,
    newer: BTreeMap<u32, Vec<u8>>,
    /// The size of a page, in bytes.
    pub(crate) size: usize,
    /// How many there are.
    pub(crate) n: u32,
}

impl Pages {
    /// The pages of a file; nothing where it cannot be opened.
    pub(crate) fn open(path: &Path) -> Option<Self> {
        let mut file = File::open(path).ok()?;
        let n_bytes = fs::metadata(path).ok()?.len();
        let mut header = vec![0; HEADER];
        let is_read = file.read_exact(&mut header).is_ok() && header.starts_with(MAGIC);
        let told = page_size(&header).filter(|_| is_read);
        let size = told.unwrap_or(USUAL_SIZE);
        let newer = wal::pages(&with_end(path, "-wal"), size);
        // The last page may be cut.
        let n = n_bytes.div_ceil(size as u64).max(newer.keys().last().copied().unwrap_or(0).into());
        Some(Self { file: RefCell::new(file), newer, size, n: u32::try_from(n).ok()? })
    }

    /// The bytes of a page, numbered from 1. What is not there, or cannot be read, is 0.
    pub(crate) fn bytes(&self, page: u32) -> Option<Vec<u8>> {
        if page == 0 || page > self.n {
            return None;
        }
        if let Some(newer) = self.newer.get(&page) {
            return Some(newer.clone());
        }
        let mut bytes = Vec::with_capacity(self.size);
        let mut file = self.file.borrow_mut();
        let begin = u64::from(page - 1) * self.size as u64;
        // A place of the disk that cannot be read costs what stands there.
        let _ = file
            .seek(SeekFrom::Start(begin))
            .and_then(|_| file.by_ref().take(self.size as u64).read_to_end(&mut bytes));
        bytes.resize(self.size, 0);
        Some(bytes)
    }
}
