//! Bytes as letters that people can read to each other: Crockford's base 32, the digits and
//! capitals without I, L, O and U, which are misread. Five bits a letter, the highest first.

use std::sync::LazyLock;

use data_encoding::{DecodeError, Encoding, Specification};
use unicode_normalization::UnicodeNormalization;

/// The letters, by their values.
pub(crate) const SYMBOLS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Writes capitals; reads small letters too, I and L for 1, O for 0. What fills up the last letter
/// must be zeros.
static LETTERS: LazyLock<Encoding> = LazyLock::new(|| {
    let mut letters = Specification::new();
    letters.symbols.push_str(SYMBOLS);
    letters.translate.from.push_str("abcdefghjkmnpqrstvwxyzIiLlOo");
    letters.translate.to.push_str("ABCDEFGHJKMNPQRSTVWXYZ111100");
    letters.encoding().expect("32 symbols, none of them translated")
});

/// Bytes as letters; the last one is filled up with zeros.
pub(crate) fn from_bytes(bytes: &[u8]) -> String {
    LETTERS.encode(bytes)
}

/// The bytes of letters.
///
/// # Errors
/// Where something is no letter, or the letters are not of whole bytes.
pub(crate) fn to_bytes(letters: &str) -> Result<Vec<u8>, DecodeError> {
    LETTERS.decode(letters.as_bytes())
}

/// The value of a letter; `None` of what is none.
pub(crate) fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    SYMBOLS.find(letter).map(|value| value as u8)
}

/// A pasted text in the plainest signs, all hyphens alike, without what nobody sees and without what
/// mail puts before the lines it quotes.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for line in text.lines() {
        let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '>' | '|'));
        let seen = line.nfkc().filter(|&c| c == '\t' || !store::is_unseen(c));
        plain.extend(seen.map(|c| if is_hyphen(c) { '-' } else { c }));
        plain.push('\n');
    }
    plain
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2e3a}'..='\u{2e3b}' | '\u{301c}')
}

/// A text without the hyphens and spaces that people write between letters.
pub(crate) fn joined(text: &str) -> String {
    plain(text).chars().filter(|c| !c.is_whitespace() && *c != '-').collect()
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
            prop_assert_eq!(to_bytes(&joined(&spaced)), Ok(bytes));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            let _ = to_bytes(&joined(&text));
        }
    }
}
