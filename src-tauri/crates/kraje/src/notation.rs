//! A realm as text, for positions from a real table, for reports and for tests that a person can
//! check by hand.
//!
//! One line a row, one word a field: `.` is no field, `o` an empty field, a number a field of that
//! condition, and otherwise the symbols' letters `R F M V D W C` (river, forest, mountain, village,
//! deer, wolf, crystal) with the river's ends `n e s w`, so `Rew` is a river from east to west and
//! `RMs` a spring on a mountain. The first word of the first line lies at `[0, 0]`.

use std::error::Error;
use std::fmt;

use crate::card::{ConditionNo, End, N_CARDS, Symbol};
use crate::place::Field;
use crate::realm::{Realm, Shown};

/// The most rows, and columns, of a realm.
const MOST: usize = 17;

/// The letters of symbols and ends, in their order.
const SYMBOLS: [(char, Symbol); 7] = [
    ('R', Symbol::River),
    ('F', Symbol::Forest),
    ('M', Symbol::Mountain),
    ('V', Symbol::Village),
    ('D', Symbol::Deer),
    ('W', Symbol::Wolf),
    ('C', Symbol::Crystal),
];
const ENDS: [(char, End); 4] = [('n', End::N), ('e', End::E), ('s', End::S), ('w', End::W)];

/// Why a text is no realm.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum NotationError {
    /// More than 17 rows or columns, or no field at all.
    Size,
    /// A word that says nothing.
    Word(String),
    /// Not two neighbouring fields of a condition.
    Condition(ConditionNo),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => write!(f, "a realm has 1 to 17 rows and columns"),
            Self::Word(word) => write!(f, "{word} is no field"),
            Self::Condition(no) => write!(f, "condition {} has two neighbouring fields", no.0),
        }
    }
}

impl Error for NotationError {}

impl Realm {
    /// The realm that a text shows. Which cards it came from is not known then.
    ///
    /// # Errors
    /// When the text is not of the form that this file describes.
    pub fn from_text(text: &str) -> Result<Self, NotationError> {
        let rows: Vec<Vec<&str>> = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|words| !words.is_empty())
            .collect();
        if rows.len() > MOST || rows.iter().any(|words| words.len() > MOST) {
            return Err(NotationError::Size);
        }
        let mut fields = Vec::new();
        for (y, words) in (0..).zip(&rows) {
            for (x, word) in (0..).zip(words) {
                fields.extend(shown(word)?.map(|shown| (Field { y, x }, shown)));
            }
        }
        if fields.is_empty() {
            return Err(NotationError::Size);
        }
        let mut conditions = Vec::new();
        for no in (1..=N_CARDS as u8).map(ConditionNo) {
            let of_it = fields.iter().filter(|(_, shown)| shown.condition == Some(no));
            let of_it: Vec<Field> = of_it.map(|&(field, _)| field).collect();
            match of_it[..] {
                [] => {}
                [one, other] if one.x.abs_diff(other.x) + one.y.abs_diff(other.y) == 1 => {
                    conditions.push((no, [one, other]));
                }
                _ => return Err(NotationError::Condition(no)),
            }
        }
        Self::of_fields(&fields, &conditions).ok_or(NotationError::Size)
    }
}

/// What a word shows; `None` where there is no field.
fn shown(word: &str) -> Result<Option<Shown>, NotationError> {
    let mut shown = Shown::default();
    if word == "." {
        return Ok(None);
    }
    if word == "o" {
        return Ok(Some(shown));
    }
    let wrong = || NotationError::Word(word.to_owned());
    if let Ok(no) = word.parse::<u8>() {
        let is_known = (1..=N_CARDS as u8).contains(&no);
        shown.condition = Some(ConditionNo(no)).filter(|_| is_known);
        return if is_known { Ok(Some(shown)) } else { Err(wrong()) };
    }
    for letter in word.chars() {
        let symbol = SYMBOLS.iter().find(|(it, _)| *it == letter).map(|&(_, symbol)| symbol);
        let end = ENDS.iter().find(|(it, _)| *it == letter).map(|&(_, end)| end);
        shown.symbols.extend(symbol);
        shown.ends.extend(end);
        if symbol.is_none() && end.is_none() {
            return Err(wrong());
        }
    }
    let is_river = shown.symbols.contains(&Symbol::River);
    if is_river == shown.ends.is_empty() { Err(wrong()) } else { Ok(Some(shown)) }
}

impl fmt::Display for Realm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields: Vec<(Field, String)> =
            self.shown_fields().map(|(field, shown)| (field, word(&shown))).collect();
        let xs = || fields.iter().map(|(field, _)| field.x);
        let ys = || fields.iter().map(|(field, _)| field.y);
        let width = fields.iter().map(|(_, word)| word.len()).max().unwrap_or(1);
        for y in ys().min().unwrap_or(0)..=ys().max().unwrap_or(-1) {
            let words = (xs().min().unwrap_or(0)..=xs().max().unwrap_or(-1)).map(|x| {
                let field = fields.iter().find(|(field, _)| *field == Field { y, x });
                format!("{:<width$}", field.map_or(".", |(_, word)| word))
            });
            writeln!(f, "{}", words.collect::<Vec<_>>().join(" ").trim_end())?;
        }
        Ok(())
    }
}

fn word(shown: &Shown) -> String {
    if let Some(no) = shown.condition {
        return no.0.to_string();
    }
    let symbols = SYMBOLS.iter().filter(|(_, symbol)| shown.symbols.contains(symbol));
    let ends = ENDS.iter().filter(|(_, end)| shown.ends.contains(end));
    let letters: String =
        symbols.map(|(letter, _)| letter).chain(ends.map(|(letter, _)| letter)).collect();
    if letters.is_empty() { "o".to_owned() } else { letters }
}
