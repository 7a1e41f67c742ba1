//! Changes to bytes that know nothing of what the bytes mean.

use game::HouseRng;
use rand::RngExt;

/// What files are kept in: damage comes in pages.
const PAGE: usize = 4096;

/// Changes bytes somewhere: one bit, one byte, a piece cut out, doubled or made noise.
pub(super) fn change(bytes: &mut Vec<u8>, rng: &mut HouseRng) {
    if bytes.is_empty() {
        return bytes.push(rng.random());
    }
    let n = bytes.len();
    let from = rng.random_range(0..n);
    let to = n.min(from + rng.random_range(1..32));
    match rng.random_range(0..8) {
        0 | 1 => bytes[from] ^= 1 << rng.random_range(0..8),
        2 => bytes[from] = rng.random(),
        3 => bytes[from] = [0, 1, 0x7f, 0x80, 0xff][rng.random_range(0..5)],
        4 => drop(bytes.drain(from..to)),
        5 => {
            let piece = bytes[from..to].to_vec();
            let at = rng.random_range(0..n);
            bytes.splice(at..at, piece);
        }
        6 => bytes[from..to].iter_mut().for_each(|it| *it = rng.random()),
        _ => bytes.truncate(from),
    }
}

/// Damages a file as disks do: bits, whole pages of zeros or of noise, an end that is missing.
pub(super) fn damage(bytes: &mut Vec<u8>, rng: &mut HouseRng) {
    let n_pages = bytes.len().div_ceil(PAGE).max(1);
    let from = PAGE * rng.random_range(0..n_pages);
    let to = bytes.len().min(from + PAGE);
    match rng.random_range(0..8) {
        0 => bytes[from..to].fill(0),
        1 => bytes[from..to].iter_mut().for_each(|it| *it = rng.random()),
        2 => bytes.truncate(from.max(1)),
        3 => {
            let other = PAGE * rng.random_range(0..n_pages);
            let n = (to - from).min(bytes.len() - other);
            bytes.copy_within(other..other + n, from);
        }
        4 => change(bytes, rng),
        5 => {
            let at = rng.random_range(0..bytes.len().min(100));
            bytes[at] ^= 1 << rng.random_range(0..8);
        }
        _ => {
            for _ in 0..rng.random_range(1..9) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] ^= 1 << rng.random_range(0..8);
            }
        }
    }
}
