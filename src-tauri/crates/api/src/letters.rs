//! Bytes as letters that people can read to each other: the digits and capitals without I, L, O
//! and U, which are misread. Five bits a letter, the highest first.

/// The letters, by their values.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The values of the letters of a text, however they are written: small letters, hyphens and
/// spaces between them, I and L for 1, O for 0. `None` where something is no letter.
pub(crate) fn values(text: &str) -> Option<Vec<u8>> {
    let written = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let value = |c: char| {
        let c = match c.to_ascii_uppercase() {
            'I' | 'L' => '1',
            'O' => '0',
            c => c,
        };
        LETTERS.iter().position(|&letter| char::from(letter) == c).map(|value| value as u8)
    };
    written.map(value).collect()
}

/// Bytes as letters; the last one is filled up with zeros.
pub(crate) fn from_bytes(bytes: &[u8]) -> String {
    let n_letters = (bytes.len() * 8).div_ceil(5);
    let bit = |i: usize| bytes.get(i / 8).is_some_and(|byte| byte >> (7 - i % 8) & 1 == 1);
    let value = |i: usize| (0..5).fold(0, |value, j| value << 1 | usize::from(bit(5 * i + j)));
    (0..n_letters).map(|i| char::from(LETTERS[value(i)])).collect()
}

/// The bytes of letters, by their values; `None` when what fills up the last one is not zero.
pub(crate) fn to_bytes(values: &[u8]) -> Option<Vec<u8>> {
    let bit = |i: usize| values[i / 5] >> (4 - i % 5) & 1;
    let n_bits = values.len() * 5;
    let byte = |i: usize| (0..8).fold(0, |byte, j| byte << 1 | bit(8 * i + j));
    let n_bytes = n_bits / 8;
    let is_full = (8 * n_bytes..n_bits).all(|i| bit(i) == 0) && n_bits - 8 * n_bytes < 5;
    is_full.then(|| (0..n_bytes).map(byte).collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bytes_read_back(bytes: Vec<u8>) {
            let text = from_bytes(&bytes);
            let spaced = text.to_lowercase().replace('0', "o ").replace('1', "-l");
            prop_assert_eq!(to_bytes(&values(&spaced).unwrap()), Some(bytes));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            if let Some(values) = values(&text) {
                let _ = to_bytes(&values);
            }
        }
    }
}
