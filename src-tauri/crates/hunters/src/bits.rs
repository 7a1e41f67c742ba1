//! Sets kept as the bits of a number: walking them and picking from them.

/// The numbers of the bits that are set, ascending.
pub(crate) fn ones(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The number of the `n`th bit that is set, from 0; there are more than `n`.
pub(crate) const fn nth_one(mut set: u64, mut n: u32) -> u32 {
    while n > 0 {
        set &= set - 1;
        n -= 1;
    }
    set.trailing_zeros()
}
