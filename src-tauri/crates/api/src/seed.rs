//! Seeds as people write them, and the promise made of one before the game.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::letters;

/// Letters of a seed: 65 bits, one more than it has.
const N_LETTERS: usize = 13;

/// Zeros before them, so that letters and bytes come out even: 16 letters are 10 bytes.
const ZEROS: &str = "000";

/// The code of a seed: 13 letters in groups: `0-0000-0000-0000`.
pub fn code(seed: u64) -> String {
    let letters = letters::from_bytes(&u128::from(seed).to_be_bytes()[6..]);
    let letters = &letters[ZEROS.len()..];
    format!("{}-{}-{}-{}", &letters[..1], &letters[1..5], &letters[5..9], &letters[9..])
}

/// The seed of a code, however it is written: small letters, no hyphens, I and L for 1, O for 0. Where
/// something stands around it, it has to be written as [`code`] writes it. `None` when it is no code.
pub fn seed(text: &str) -> Option<u64> {
    let plain = letters::plain(text);
    let words = || plain.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let is_code = |word: &&str| word.split('-').map(str::len).eq([1, 4, 4, 4]);
    read(text).or_else(|| words().filter(is_code).find_map(read))
}

/// The seed of a code with nothing around it.
fn read(code: &str) -> Option<u64> {
    let letters = letters::joined(code);
    if letters.is_empty() || letters.len() > N_LETTERS {
        return None;
    }
    let width = ZEROS.len() + N_LETTERS;
    let bytes: [u8; 10] =
        letters::to_bytes(&format!("{letters:0>width$}")).ok()?.try_into().ok()?;
    let mut whole = [0; 16];
    whole[6..].copy_from_slice(&bytes);
    u64::try_from(u128::from_be_bytes(whole)).ok()
}

/// SHA-256 of `salt:code` in hex: shown before the game, so that nobody can change the seed, and
/// salted, so that nobody can guess it.
pub fn hash(salt: &str, seed: u64) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{salt}:{}", code(seed))))
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
        let code = code(2026);
        for pasted in [
            format!("\u{201e}{code}\u{201c}"),
            format!("Zahraj si {code}, je těžká."),
            format!("> {}", code.replace('-', "\u{2011}")),
            format!("\u{200b}{code}\u{200e}"),
            format!("ctyrhra:{code}"),
        ] {
            assert_eq!(seed(&pasted), Some(2026), "{pasted}");
        }
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
