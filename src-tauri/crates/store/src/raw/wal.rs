//! The log beside the file: which pages in it are newer than those of the file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::number;

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// The newest pages of a log that was written whole, by their numbers. As the database does, it
/// ends at the first frame that is not what was written, and counts only what was committed.
pub(super) fn pages(path: &Path, size: usize) -> BTreeMap<u32, Vec<u8>> {
    let Ok(log) = fs::read(path) else { return BTreeMap::new() };
    let magic = number(&log, 0, 4);
    let is_known = magic & !1 == 0x377f_0682 && number(&log, 8, 4) == size as u64;
    if log.len() < HEAD || !is_known {
        return BTreeMap::new();
    }
    let is_big = magic & 1 == 1;
    let mut sum = checksum(&log[..24], is_big, (0, 0));
    if sum != sums(&log, 24) {
        return BTreeMap::new();
    }
    let (mut committed, mut open) = (BTreeMap::new(), BTreeMap::new());
    for frame in log[HEAD..].chunks_exact(FRAME_HEAD + size) {
        let (head, page) = frame.split_at(FRAME_HEAD);
        sum = checksum(page, is_big, checksum(&head[..8], is_big, sum));
        if head[8..16] != log[16..24] || sum != sums(head, 16) {
            break;
        }
        open.insert(number(head, 0, 4) as u32, page.to_vec());
        if number(head, 4, 4) != 0 {
            committed.append(&mut open);
        }
    }
    committed
}

fn sums(bytes: &[u8], at: usize) -> (u32, u32) {
    (number(bytes, at, 4) as u32, number(bytes, at + 4, 4) as u32)
}

fn checksum(bytes: &[u8], is_big: bool, start: (u32, u32)) -> (u32, u32) {
    let word = |it: &[u8]| {
        let it: [u8; 4] = it.try_into().expect("words have four bytes");
        if is_big { u32::from_be_bytes(it) } else { u32::from_le_bytes(it) }
    };
    bytes.chunks_exact(8).fold(start, |(a, b), pair| {
        let a = a.wrapping_add(word(&pair[..4])).wrapping_add(b);
        (a, b.wrapping_add(word(&pair[4..])).wrapping_add(a))
    })
}
