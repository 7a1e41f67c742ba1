//! Names and notes: without signs that nobody sees and that change how the text around them looks.

/// Whether a sign cannot be seen and is no part of writing: it controls something, or turns the
/// direction in which the text around it runs.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{061c}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
        )
}

/// A name without such signs.
pub fn clean_label(text: &str) -> String {
    text.chars().filter(|&c| !is_unseen(c)).collect()
}

/// A note without such signs; it may have lines.
pub fn clean_note(text: &str) -> String {
    text.chars().filter(|&c| matches!(c, '\n' | '\t') || !is_unseen(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_seen_stays() {
        assert_eq!(clean_label("E\0v\u{1b}a\u{202e}\n"), "Eva");
        let names = ["Žofie", "אבא", "👩\u{200d}👧", "Zoë d’Arc"];
        assert_eq!(names.map(clean_label), names);
        assert_eq!(clean_note("a\n\tb\u{2066}\r"), "a\n\tb");
    }
}
