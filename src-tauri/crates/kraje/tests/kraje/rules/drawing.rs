//! Realms drawn as text; a `*` behind a field says that it is lit.

use game::{Game, Seat, Viewer};
use kraje::{ConditionNo, End, Field, Kraje, Pack, Realm, Source, Symbol, condition_line};

/// What a condition is worth in the drawn realm, and that just the starred fields earn it.
#[track_caller]
pub(crate) fn assert_worth(no: u8, points: i32, drawing: &str) {
    let realm = Realm::from_text(&drawing.replace('*', "")).unwrap();
    let condition = Pack::original().condition(ConditionNo(no));
    let source = Source::Own { condition: condition.no };
    let line = condition_line(source, condition, &realm);
    assert_eq!(line.points(), points, "points of\n{realm}");
    let lit: Vec<Field> = line.fields().to_vec();
    assert_eq!(lit, starred(drawing), "lit fields of\n{realm}");
}

pub(crate) fn starred(drawing: &str) -> Vec<Field> {
    let mut fields = Vec::new();
    for (y, line) in (0..).zip(drawing.lines()) {
        for (x, word) in (0..).zip(line.split_whitespace()) {
            fields.extend(word.ends_with('*').then_some(Field { y, x }));
        }
    }
    fields
}

/// That the view of a seat's realm is the drawn one, its first word at `[0, 0]`.
#[track_caller]
pub(crate) fn assert_shows(position: &Kraje, seat: Seat, drawing: &str) {
    let view = position.view(Viewer::Seat(seat));
    let mut shown = Vec::new();
    for field in &view.seats[seat.index()].fields {
        let symbols: String = field.symbols.iter().map(|&symbol| letter(symbol)).collect();
        let ends: String = field.ends.iter().map(|&end| small(end)).collect();
        let word = match field.condition {
            Some(no) => no.0.to_string(),
            None if symbols.is_empty() => "o".to_owned(),
            None => symbols + &ends,
        };
        shown.push((Field { y: field.y, x: field.x }, word));
    }
    let mut drawn = Vec::new();
    for (y, line) in (0..).zip(drawing.lines()) {
        for (x, word) in (0..).zip(line.split_whitespace()).filter(|(_, word)| *word != ".") {
            drawn.push((Field { y, x }, word.to_owned()));
        }
    }
    assert_eq!(shown, drawn);
}

fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::River => 'R',
        Symbol::Forest => 'F',
        Symbol::Mountain => 'M',
        Symbol::Village => 'V',
        Symbol::Deer => 'D',
        Symbol::Wolf => 'W',
        Symbol::Crystal => 'C',
    }
}

fn small(end: End) -> char {
    match end {
        End::N => 'n',
        End::E => 'e',
        End::S => 's',
        End::W => 'w',
    }
}
