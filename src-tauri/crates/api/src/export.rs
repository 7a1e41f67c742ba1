//! Finished games for other programs: as a table (CSV) and as JSON. `EXPORT.md` of this crate says
//! what stands in every column.

use csv::{Terminator, WriterBuilder};
use serde_json::{Map, Value, json};
use store::{PlayRow, Store};
use table::GameId;

use crate::app::App;
use crate::clock::now;
use crate::wire::{ApiError, ExportForm, ExportPlays, TextFile};

/// The version of the shape of both forms.
const VERSION: u8 = 1;

impl App {
    /// All finished games as a file for other programs.
    pub(crate) async fn export_plays(&self, of: ExportPlays) -> Result<TextFile, ApiError> {
        self.catch_up().await?;
        self.rate().await?;
        let read = |store: &mut Store| Ok((store.plays()?, store.date(now())?));
        let (rows, day) = self.inner.db.run(read).await?;
        let (end, text) = match of.form {
            ExportForm::Csv => ("csv", csv(&rows, Numbers::Point)),
            ExportForm::CsvSemicolon => ("csv", csv(&rows, Numbers::Comma)),
            ExportForm::Json => ("json", json(&rows)),
        };
        Ok(TextFile { name: format!("ctyrhra-{day}.{end}"), text })
    }
}

/// What stands in a column.
type Column = (&'static str, fn(&PlayRow) -> Value);

/// What is true of a whole game: the first columns of the table, the fields of an object.
const OF_GAME: &[Column] = &[
    ("game_id", |it| json!(it.row.game_id)),
    ("game", |it| json!(it.row.game)),
    ("variant", |it| json!(it.row.variant)),
    ("seats", |it| json!(it.row.n_seats)),
    ("started", |it| json!(it.started)),
    ("ended", |it| json!(it.ended)),
    ("lasted_s", |it| json!(it.row.lasted_ms / 1000)),
    ("counted", |it| json!(it.row.is_counted)),
    ("practice", |it| json!(it.practice)),
    ("verified", |it| json!(it.row.is_verified)),
    ("note", |it| json!(it.note)),
];

/// What is true of a seat.
const OF_SEAT: &[Column] = &[
    ("seat", |it| json!(it.row.idx + 1)),
    ("player", |it| json!(it.name)),
    ("player_id", |it| json!(it.row.profile)),
    ("bot", |it| json!(it.level)),
    ("starter", |it| json!(it.row.result.is_starter)),
    ("handicap", |it| json!(it.handicap)),
    ("score", |it| json!(it.row.result.score)),
    ("place", |it| json!(it.row.result.place)),
    ("tied", |it| json!(it.row.n_tied)),
    ("margin", |it| json!(it.row.margin)),
    ("rank", |it| json!(it.row.result.rank)),
    ("think_s", |it| json!(it.row.result.think_ms / 1000)),
    ("actions", |it| json!(it.row.result.n_acts)),
    ("undone", |it| json!(it.row.result.n_undone)),
    ("hints", |it| json!(it.row.n_hints)),
    ("rating", |it| json!(it.row.rating.map(|rating| (rating[1] * 10.0).round() / 10.0))),
];

/// The name of what a seat has from each kind of source: an object in JSON, columns of the table.
const POINTS: &str = "points";

fn points(row: &PlayRow) -> Value {
    json!(row.row.result.points)
}

/// The kinds of sources of the games that were played, each once.
fn kinds(rows: &[PlayRow]) -> Vec<&'static str> {
    let is_played = |game: &&GameId| rows.iter().any(|it| it.row.game == game.name());
    let mut kinds: Vec<&'static str> = Vec::new();
    for &kind in GameId::ALL.iter().filter(is_played).flat_map(|game| game.sources()) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

/// How numbers are written, and with that what may stand between cells.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Numbers {
    /// 1.5
    Point,
    /// 1,5
    Comma,
}

/// The table: a line with the names, then a line a seat; RFC 4180, UTF-8 with the mark that lets
/// spreadsheets know it.
fn csv(rows: &[PlayRow], numbers: Numbers) -> String {
    let columns = || OF_GAME.iter().chain(OF_SEAT);
    let kinds = kinds(rows);
    let between = if numbers == Numbers::Comma { b';' } else { b',' };
    let mut table = WriterBuilder::new();
    table.terminator(Terminator::CRLF).delimiter(between);
    let mut table = table.from_writer(Vec::new());
    let in_memory = "nothing fails in memory, and all lines have as many cells";
    let names = columns().map(|column| column.0.to_owned());
    let names = names.chain(kinds.iter().map(|kind| format!("{POINTS}_{kind}")));
    table.write_record(names).expect(in_memory);
    for row in rows {
        let points = points(row);
        let cells = columns().map(|column| cell(&column.1(row), numbers));
        let of_kinds = kinds.iter().map(|&kind| cell(&points[kind], numbers));
        table.write_record(cells.chain(of_kinds)).expect(in_memory);
    }
    let text = String::from_utf8(table.into_inner().expect(in_memory));
    format!("\u{feff}{}", text.expect("all cells are UTF-8"))
}

fn cell(value: &Value, numbers: Numbers) -> String {
    match value {
        Value::Null => String::new(),
        // What somebody wrote must not become a formula of the spreadsheet.
        Value::String(text) if text.starts_with(['=', '+', '-', '@', '\t', '\r']) => {
            format!("'{text}")
        }
        Value::String(text) => text.clone(),
        Value::Number(number) if numbers == Numbers::Comma => number.to_string().replace('.', ","),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

/// The same as JSON, with the seats within their game.
fn json(rows: &[PlayRow]) -> String {
    let fields = |columns: &[Column], row: &PlayRow| -> Map<String, Value> {
        columns.iter().map(|(name, of)| ((*name).to_owned(), of(row))).collect()
    };
    let games = rows.chunk_by(|a, b| a.row.game_id == b.row.game_id).map(|seats| {
        let mut game = fields(OF_GAME, &seats[0]);
        let players = seats.iter().map(|row| {
            let mut seat = fields(OF_SEAT, row);
            seat.insert(POINTS.to_owned(), points(row));
            Value::Object(seat)
        });
        game.insert("players".to_owned(), players.collect());
        Value::Object(game)
    });
    json!({ "ctyrhraPlays": VERSION, "plays": games.collect::<Vec<_>>() }).to_string()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_column_is_documented() {
        let told = include_str!("../EXPORT.md");
        for name in OF_GAME.iter().chain(OF_SEAT).map(|column| column.0).chain([POINTS]) {
            assert!(told.contains(&format!("| `{name}` |")), "{name}");
        }
        let told = told.lines().filter(|line| line.starts_with("| `")).count();
        assert_eq!(told, OF_GAME.len() + OF_SEAT.len() + 1, "and no other");
    }

    #[test]
    fn the_schema_has_every_field() {
        let schema: Value = serde_json::from_str(include_str!("../export.schema.json")).unwrap();
        let fields = |what: &str| -> BTreeSet<String> {
            let properties = schema["$defs"][what]["properties"].as_object();
            properties.expect("properties").keys().cloned().collect()
        };
        let names = |columns: &[Column], last: &str| -> BTreeSet<String> {
            columns.iter().map(|column| column.0).chain([last]).map(str::to_owned).collect()
        };
        assert_eq!(fields("play"), names(OF_GAME, "players"));
        assert_eq!(fields("player"), names(OF_SEAT, POINTS));
    }

    #[test]
    fn a_cell_is_never_a_formula() {
        let cell = |value| cell(&value, Numbers::Point);
        assert_eq!(cell(json!("Eva")), "Eva");
        assert_eq!(cell(json!("=1+1")), "'=1+1");
        assert_eq!(cell(json!(-5)), "-5", "numbers are numbers");
        assert_eq!(cell(Value::Null), "");
    }

    #[test]
    fn a_number_is_written_as_the_place_writes_it() {
        assert_eq!(cell(&json!(1512.5), Numbers::Point), "1512.5");
        assert_eq!(cell(&json!(1512.5), Numbers::Comma), "1512,5");
        assert_eq!(cell(&json!("a.b"), Numbers::Comma), "a.b", "texts stay");
    }
}
