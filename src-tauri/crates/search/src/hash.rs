//! [`Mixer`]: a hash that is the same on every machine and in every version, unlike the standard
//! library's, so that a bot's taste does not change with the compiler.

use std::hash::Hasher;

/// Mixes whatever is written to it into a number (the finalizer of `SplitMix64` after every word).
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    /// Adds a number.
    pub(crate) const fn with(self, number: u64) -> Self {
        let mut z = (self.0 ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Self(z ^ (z >> 31))
    }

    /// A number evenly spread over 0..1.
    pub(crate) fn share(self) -> f32 {
        (self.0 >> 40) as f32 / (1 << 24) as f32
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        *self = self.with(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_hash_are_pinned() {
        let mut mixer = Mixer::default();
        7_u8.hash_into(&mut mixer);
        assert_eq!(mixer.finish(), Mixer::default().with(7).finish());
        assert_eq!(Mixer::default().with(0).finish(), 0xE220_A839_7B1D_CDAF);
        let shares = (0..1_000).map(|n| Mixer::default().with(n).share());
        let mean = shares.sum::<f32>() / 1_000.0;
        assert!((0.45..0.55).contains(&mean), "{mean}");
    }

    trait HashInto {
        fn hash_into(&self, mixer: &mut Mixer);
    }

    impl<T: std::hash::Hash> HashInto for T {
        fn hash_into(&self, mixer: &mut Mixer) {
            self.hash(mixer);
        }
    }
}
