//! Sets kept as the bits of a number: walking them and picking from them.

use rand::{Rng, RngExt};

/// The numbers of the bits that are set, ascending.
pub(crate) fn ones(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The number of the `n`th bit that is set, from 0; there are more than `n`.
pub(crate) fn nth_one(mut set: u64, n: u32) -> u8 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}

/// One of the bits that are set, all equally likely; `None` of an empty set.
pub(crate) fn any_one(set: u64, rng: &mut impl Rng) -> Option<u8> {
    let n = set.count_ones();
    (n > 0).then(|| nth_one(set, rng.random_range(0..n)))
}
