//! Names and notes: without signs that nobody sees and that change how the text around them looks, and
//! when two names are the same.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Whether a sign cannot be seen: it controls something, turns the direction in which the text around
/// it runs, or is blank and no space. What joins signs into one (in writing and in pictures) is none.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d159}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Whether a sign only says how the one before it looks, or joins it to the next.
fn is_joining(c: char) -> bool {
    matches!(c, '\u{200c}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// A name as it is written: composed (NFC), with single spaces, and without what nobody sees.
pub fn clean_label(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut seen = text.nfc().filter(|&c| !is_unseen(c) || c.is_whitespace()).peekable();
    while let Some(c) = seen.next() {
        let before = clean.chars().next_back().filter(|&it| it != ' ');
        let keeps = if c.is_whitespace() {
            // At the end it is taken away again.
            before.is_some()
        } else if is_joining(c) {
            // In letters of Latin it joins nothing.
            let is_joined = |it: &char| !it.is_ascii() && !it.is_whitespace();
            let is_last = c < '\u{fe00}' && !seen.peek().is_some_and(is_joined);
            before.is_some_and(|it| !it.is_ascii_alphabetic()) && !is_last
        } else {
            before.is_some() || !is_combining_mark(c)
        };
        if keeps {
            clean.push(if c.is_whitespace() { ' ' } else { c });
        }
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// A note without signs that nobody sees; it may have lines.
pub fn clean_note(text: &str) -> String {
    text.chars().filter(|&c| matches!(c, '\n' | '\t') || !is_unseen(c)).collect()
}

/// What a name is told by: small letters without the marks on them. Two names of which this is the same
/// are the same name; the screen compares in this way too (`ui/src/kit/fold.ts`).
pub fn folded(name: &str) -> String {
    let plain: String =
        clean_label(name).nfd().filter(|&c| !is_combining_mark(c) && !is_joining(c)).collect();
    plain.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_seen_stays() {
        assert_eq!(clean_label("E\0v\u{1b}a\u{202e}\n"), "Eva");
        let names = ["Žofie", "אבא", "👩\u{200d}👧", "❤\u{fe0f}", "1\u{fe0f}\u{20e3}", "Zoë d’Arc"];
        assert_eq!(names.map(clean_label), names);
        assert_eq!(clean_note("a\n\tb\u{2066}\r"), "a\n\tb");
        for unseen in
            ["\u{200b}", "\u{3164}", "\u{2800}", "\u{ad}", "\u{2060}", "\u{200d}", "\u{fe0f}"]
        {
            assert_eq!(clean_label(unseen), "", "{unseen:?}");
            for eva in [format!("Eva{unseen}"), format!("{unseen}Eva"), format!("E{unseen}va")] {
                assert_eq!(clean_label(&eva), "Eva", "{unseen:?}");
            }
        }
        assert_eq!(clean_label(" \u{a0} Anna \n Marie\u{3000}"), "Anna Marie");
        assert_eq!(clean_label("\u{301}\u{302}"), "", "marks on nothing");
        assert_eq!(clean_label("Z\u{30c}ofie"), "Žofie");
    }

    #[test]
    fn a_name_is_the_same_however_it_is_written() {
        for name in ["Žofie", "Z\u{30c}ofie", "zofie", "ŽOFIE", " Zofie ", "Žo\u{200b}fie\u{200d}"]
        {
            assert_eq!(folded(name), "zofie", "{name}");
        }
        assert_ne!(folded("Žofka"), folded("Žofie"));
        assert_eq!(folded("\u{130}rem"), folded("irem"));
    }
}
