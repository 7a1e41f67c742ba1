//! What may stand in the columns of a record that somebody else wrote: words, texts, times and counts
//! such as this app writes them.

use rusqlite::types::Value;

use crate::cells::LATEST;
use crate::label::{clean_label, clean_note};
use crate::{MOST_LABEL, MOST_NOTE};

/// The longest name of a thing the app knows: an id, a level, a version, a colour.
const MOST_WORD: usize = 64;

/// The longest value of a setting, in bytes, and what is said of the try of a puzzle.
const MOST_SETTING: usize = 4096;

/// The longest list of seats or agreements, in bytes.
const MOST_LIST: usize = 100_000;

/// The largest pack of components, in bytes, and whatever else is written as JSON.
const MOST_TEXT: usize = 4 << 20;

/// What may stand in a column. Where it cannot be brought into bounds, the row is lost.
#[derive(Copy, Clone)]
enum Bound {
    /// A word such as the app gives things: some signs that can be seen, without a blank.
    Word,
    /// Another word stands for one that is none.
    WordOr(&'static str),
    /// Nothing stands for a word that is none.
    WordIfAny,
    /// A name: cut, and without what cannot be seen.
    Label,
    /// A note: likewise.
    Note,
    /// A text of so many bytes.
    Text(usize),
    /// A time: brought into the calendar.
    Time,
    /// A number from 0 to this.
    Count(i64),
    /// Another number stands for one that is not between these.
    Else { least: i64, most: i64, blank: Option<i64> },
}

const fn count_or_none(most: i64) -> Bound {
    Bound::Else { least: 0, most, blank: Some(0) }
}

/// The offset of a clock from UTC, in minutes.
const fn offset(blank: Option<i64>) -> Bound {
    Bound::Else { least: -1440, most: 1440, blank }
}

const U8: i64 = u8::MAX as i64;
const U16: i64 = u16::MAX as i64;
const U32: i64 = u32::MAX as i64;

/// The bounds of columns by table, of any table where none is named; the first stands.
const BOUNDS: &[(&str, &[&str], Bound)] = &[
    ("pack", &["name"], Bound::Text(MOST_NOTE)),
    ("", &["id", "game"], Bound::Word),
    ("", &["bot_level"], Bound::WordOr("?")),
    ("", &["help_level", "text_size", "bot_version"], Bound::WordIfAny),
    ("", &["name", "mark"], Bound::Label),
    ("", &["created_at", "changed_at", "gone_at", "played_at", "tried_at", "due"], Bound::Time),
    ("game", &["started_at", "ended_at", "abandoned_at", "imported_at", "learned_at"], Bound::Time),
    ("game", &["salt"], Bound::Word),
    ("game", &["app_version"], Bound::WordOr("?")),
    ("game", &["variant"], Bound::WordOr("")),
    ("game", &["day", "lesson"], Bound::WordIfAny),
    ("game", &["note", "place"], Bound::Note),
    ("game", &["on_turn", "agreements"], Bound::Text(MOST_LIST)),
    ("game", &["tz_offset"], offset(Some(0))),
    ("game", &["ended_tz"], offset(None)),
    ("game", &["revision"], count_or_none(1_000_000_000)),
    ("game", &["summed"], count_or_none(0)),
    ("seat", &["handicap"], count_or_none(U16)),
    ("seat", &["handicap_at"], count_or_none(U32)),
    ("move", &["think_ms"], count_or_none(U32)),
    ("move", &["undone"], count_or_none(U16)),
    ("exercise", &["ply", "times", "tries"], Bound::Count(U32)),
    ("exercise", &["seat"], Bound::Count(U8)),
    ("setting", &["key"], Bound::Word),
    ("setting", &["value"], Bound::Text(MOST_SETTING)),
    ("puzzle_result", &["puzzle"], Bound::Word),
    ("puzzle_result", &["detail"], Bound::Text(MOST_SETTING)),
    ("pack", &["sha256", "version"], Bound::Word),
];

/// A value within the bounds of its column; nothing where its row is lost.
pub(crate) fn bounded(table: &str, column: &str, value: Value) -> Option<Value> {
    let is_of =
        |it: &&(&str, &[&str], Bound)| (it.0.is_empty() || it.0 == table) && it.1.contains(&column);
    let bound = BOUNDS.iter().find(is_of).map_or(Bound::Text(MOST_TEXT), |it| it.2);
    match (bound, value) {
        (Bound::Word, Value::Text(it)) => is_word(&it).then_some(Value::Text(it)),
        (Bound::WordOr(blank), Value::Text(it)) => {
            Some(Value::Text(if is_word(&it) { it } else { blank.to_owned() }))
        }
        (Bound::WordIfAny, Value::Text(it)) => {
            Some(if is_word(&it) { Value::Text(it) } else { Value::Null })
        }
        (Bound::Label, Value::Text(it)) => Some(cut(&it, clean_label, MOST_LABEL)),
        (Bound::Note, Value::Text(it)) => Some(cut(&it, clean_note, MOST_NOTE)),
        (Bound::Text(most), Value::Text(it)) => (it.len() <= most).then_some(Value::Text(it)),
        (Bound::Time, Value::Integer(it)) => Some(Value::Integer(it.clamp(0, LATEST))),
        (Bound::Count(most), Value::Integer(it)) => {
            (0..=most).contains(&it).then_some(Value::Integer(it))
        }
        (Bound::Else { least, most, blank }, Value::Integer(it)) => {
            let kept = Some(it).filter(|it| (least..=most).contains(it)).or(blank);
            Some(kept.map_or(Value::Null, Value::Integer))
        }
        (_, value) => Some(value),
    }
}

fn is_word(text: &str) -> bool {
    (1..=MOST_WORD).contains(&text.len()) && text.bytes().all(|it| (b'!'..=b'~').contains(&it))
}

fn cut(text: &str, clean: fn(&str) -> String, most: usize) -> Value {
    // No more is read than could be kept, whatever stands there.
    let begin: String = text.chars().take(8 * most).collect();
    Value::Text(clean(&begin).chars().take(most).collect())
}

/// The row of a person or a seat with a name: one without could be neither told from others nor chosen.
pub(crate) fn named(mut row: Vec<Value>, place: impl Fn(&str) -> Option<usize>) -> Vec<Value> {
    if let (Some(name), Some(level)) = (place("name"), place("bot_level"))
        && row[name] == Value::Text(String::new())
        && row[level] == Value::Null
    {
        row[name] = Value::Text("?".to_owned());
    }
    row
}
