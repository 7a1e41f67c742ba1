//! Seeds as people write them, and the promise made of one before the game.

use sha2::{Digest, Sha256};

use crate::letters::{LETTERS, values};

/// The code of a seed: 13 letters of 5 bits in groups, the highest first: `0-0000-0000-0000`.
pub fn code(seed: u64) -> String {
    let mut code = String::with_capacity(16);
    for i in (0..13).rev() {
        code.push(char::from(LETTERS[(seed >> (5 * i) & 31) as usize]));
        if i > 0 && i % 4 == 0 {
            code.push('-');
        }
    }
    code
}

/// The seed of a code, however it is written: small letters, no hyphens, I and L for 1, O for 0.
/// `None` when it is no code.
pub fn seed(code: &str) -> Option<u64> {
    let values = values(code)?;
    // Thirteen letters have one bit more than a seed.
    if values.is_empty() || values.len() > 13 || values.len() == 13 && values[0] > 15 {
        return None;
    }
    Some(values.iter().fold(0, |seed, &value| seed << 5 | u64::from(value)))
}

/// SHA-256 of `salt:code` in hex: shown before the game, so that nobody can change the seed, and
/// salted, so that nobody can guess it.
pub fn hash(salt: &str, seed: u64) -> String {
    hex(&Sha256::digest(format!("{salt}:{}", code(seed))))
}

/// Bytes in lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from_digit(digit.into(), 16).expect("four bits")).collect()
}

/// The bytes of a text in hexadecimal; `None` when it is none.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let pairs = digits.chunks_exact(2);
    pairs.remainder().is_empty().then(|| pairs.map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_code_reads_back_as_its_seed(it: u64) {
            prop_assert_eq!(seed(&code(it)), Some(it));
            prop_assert_eq!(seed(&code(it).to_lowercase().replace('-', "")), Some(it));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            let _ = seed(&text);
        }
    }

    #[test]
    fn codes_are_read_as_people_write_them() {
        assert_eq!(code(2026), "0-0000-0000-01ZA");
        assert_eq!(seed("1za"), Some(2026));
        assert_eq!(seed(" lzA "), Some(2026));
        assert_eq!(seed(&code(u64::MAX)), Some(u64::MAX));
        for none in ["", "-", "U", "Ř", "G-0000-0000-0000", "00-0000-0000-0000-0"] {
            assert_eq!(seed(none), None, "{none}");
        }
    }

    #[test]
    fn the_promise_can_be_checked_with_any_tool() {
        // printf 'salt:0-0000-0000-01ZA' | sha256sum
        let promise = "af4a8bba42fa1244c4ee40546252316157e9eebefecbcbde82ae90ae35fde7fe";
        assert_eq!(hash("salt", 2026), promise);
    }
}
