//! [`Regions`]: things that grow together into areas.
//!
//! A union-find kept flat: every member knows its root, and the members of an area form a ring. So
//! asking is one load, an area can be walked, and joining relabels the smaller side only.

/// A partition of `0..N`; everything starts alone.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Regions<const N: usize> {
    root: [u16; N],
    next: [u16; N],
    /// Members of the area, at its root.
    size: [u16; N],
}

/// Two areas have become one.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Joined {
    /// The root that stays.
    pub kept: usize,
    /// The root that is none any more.
    pub gone: usize,
}

impl<const N: usize> Regions<N> {
    /// Everything alone.
    pub const fn new() -> Self {
        assert!(N <= u16::MAX as usize, "members are numbered in 16 bits");
        let mut alone = [0; N];
        let mut i = 0;
        while i < N {
            alone[i] = i as u16;
            i += 1;
        }
        Self { root: alone, next: alone, size: [1; N] }
    }

    /// The root of the area of `i`: the same for all its members, and one of them.
    pub const fn root(&self, i: usize) -> usize {
        self.root[i] as usize
    }

    /// Whether `i` stands for its area.
    pub const fn is_root(&self, i: usize) -> bool {
        self.root(i) == i
    }

    /// How many members the area of `i` has.
    pub const fn size(&self, i: usize) -> usize {
        self.size[self.root(i)] as usize
    }

    /// Joins the areas of `a` and `b`; `None` when they are one already.
    pub fn join(&mut self, a: usize, b: usize) -> Option<Joined> {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return None;
        }
        let (kept, gone) = if self.size[a] >= self.size[b] { (a, b) } else { (b, a) };
        let mut i = gone;
        loop {
            self.root[i] = kept as u16;
            i = self.next[i] as usize;
            if i == gone {
                break;
            }
        }
        self.next.swap(kept, gone);
        self.size[kept] += self.size[gone];
        Some(Joined { kept, gone })
    }

    /// The members of the area of `i`, each once, beginning with `i`.
    pub fn members(&self, i: usize) -> impl Iterator<Item = usize> + '_ {
        let mut at = Some(i);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.next[here] as usize;
            at = (next != i).then_some(next);
            Some(here)
        })
    }
}

impl<const N: usize> Default for Regions<N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn joins_agree_with_flooding(joins in prop::collection::vec((0usize..20, 0usize..20), 0..40)) {
            let mut regions = Regions::<20>::new();
            let mut label: Vec<usize> = (0..20).collect();
            for (a, b) in joins {
                let (x, y) = (label[a], label[b]);
                let joined = regions.join(a, b);
                prop_assert_eq!(joined.is_some(), x != y);
                if let Some(Joined { kept, gone }) = joined {
                    prop_assert!(regions.is_root(kept) && !regions.is_root(gone));
                }
                for l in &mut label {
                    if *l == y {
                        *l = x;
                    }
                }
                for i in 0..20 {
                    let mut members: Vec<usize> = regions.members(i).collect();
                    members.sort_unstable();
                    let flooded: Vec<usize> = (0..20).filter(|&j| label[j] == label[i]).collect();
                    prop_assert_eq!(regions.size(i), flooded.len());
                    prop_assert_eq!(members, flooded);
                    prop_assert_eq!(regions.root(i) == regions.root(a), label[i] == label[a]);
                }
            }
        }
    }
}
