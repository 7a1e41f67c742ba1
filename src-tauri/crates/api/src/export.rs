//! Finished games for other programs: as a table (CSV) and as JSON. `EXPORT.md` of this crate says
//! what stands in every column.

use std::collections::BTreeMap;

use csv::{Terminator, WriterBuilder};
use review::{Review, Settings};
use serde_json::{Map, Value, json};
use store::{AT_A_TABLE, PlayRow, Store, StoreError, WholeReview};
use table::GameId;

use crate::app::App;
use crate::clock::now;
use crate::par::Deal;
use crate::seed;
use crate::wire::{ApiError, ExportForm, ExportPlays, TextFile};

/// The version of the shape of both forms.
const VERSION: u8 = 3;

impl App {
    /// All finished games as a file for other programs.
    pub(crate) async fn export_plays(&self, of: ExportPlays) -> Result<TextFile, ApiError> {
        self.catch_up().await?;
        self.rate().await?;
        let read = |store: &mut Store| Ok((lines(store)?, store.date(now())?));
        let (lines, day) = self.inner.db.run(read).await?;
        let (end, text) = match of.form {
            ExportForm::Csv => ("csv", csv(&lines, Numbers::Point)),
            ExportForm::CsvSemicolon => ("csv", csv(&lines, Numbers::Comma)),
            ExportForm::Json => ("json", json(&lines)),
        };
        Ok(TextFile { name: format!("ctyrhra-{day}.{end}"), text })
    }
}

/// A seat of a finished game with what is known of it beside its result.
struct Line {
    it: PlayRow,
    /// What the expert makes of the deal.
    par: Option<f64>,
    /// How many of its decisions were not worse than another, of 100.
    accuracy: Option<u32>,
    /// What luck gave it, in points.
    luck: Option<f64>,
}

/// Everything there is to tell, the seats of a game together.
fn lines(store: &Store) -> Result<Vec<Line>, StoreError> {
    let reviews: BTreeMap<String, Review> =
        store.whole_reviews()?.into_iter().filter_map(told).collect();
    let rows = store.plays()?;
    let mut lines = Vec::with_capacity(rows.len());
    for seats in rows.chunk_by(|a, b| a.row.game_id == b.row.game_id) {
        let judge = Settings::of(&seats[0].row.game).map(|it| it.judge);
        // What another judge made is made anew before it is told.
        let review = reviews.get(&seats[0].row.game_id).filter(|it| Some(it.judge) == judge);
        let par = par(store, seats)?;
        for it in seats {
            let seat = |review: &Review| {
                let all = &review.seats;
                all.iter().find(|seat| seat.seat.index() == usize::from(it.row.idx)).cloned()
            };
            let own = review.and_then(seat).filter(|own| own.decisions > 0);
            let ledger = review.and_then(|review| review.ledger.as_ref());
            let luck = ledger.and_then(|ledger| ledger.edge(usize::from(it.row.idx)));
            lines.push(Line {
                par,
                accuracy: own.map(|own| own.accuracy),
                luck: luck.map(|luck| review::rounded(luck, 1)),
                it: it.clone(),
            });
        }
    }
    Ok(lines)
}

/// A review as the page of the game tells it.
fn told(kept: WholeReview) -> Option<(String, Review)> {
    let mut review: Review = serde_json::from_str(&kept.body).ok()?;
    review.leave_out_advice(|n| kept.hinted.contains(&n), kept.at);
    Some((kept.id, review))
}

/// The par of a game, where it has one and that is known.
fn par(store: &Store, seats: &[PlayRow]) -> Result<Option<f64>, StoreError> {
    let n_persons = seats.iter().filter(|it| it.level.is_none()).count();
    if n_persons != 1 || (seats.len() > 1 && seats[0].day.is_none()) {
        return Ok(None);
    }
    // What can be read no more has no par.
    let Ok(saved) = store.game(&seats[0].row.game_id) else { return Ok(None) };
    let par = Deal::of(&saved.new).map(|deal| deal.par(store)).transpose()?.flatten();
    Ok(par.map(|par| par.to(0).mean))
}

/// Whether the game was played at a real table, where nobody knows the deal.
fn is_real(line: &Line) -> bool {
    line.it.row.variant == AT_A_TABLE
}

/// What stands in a column.
type Column = (&'static str, fn(&Line) -> Value);

/// What is true of a whole game: the first columns of the table, the fields of an object.
const OF_GAME: &[Column] = &[
    ("game_id", |line| json!(line.it.row.game_id)),
    ("game", |line| json!(line.it.row.game)),
    ("variant", |line| json!(line.it.row.variant)),
    ("seats", |line| json!(line.it.row.n_seats)),
    ("started", |line| json!(line.it.started)),
    ("started_offset", |line| json!(offset(&line.it.started))),
    ("ended", |line| json!(line.it.ended)),
    ("ended_offset", |line| json!(offset(&line.it.ended))),
    ("lasted_s", |line| {
        json!(Some(line.it.row.lasted_ms / 1000).filter(|&it| it > 0 || !is_real(line)))
    }),
    ("real_table", |line| json!(is_real(line))),
    ("location", |line| json!(line.it.place)),
    ("deal", |line| json!((!is_real(line)).then(|| seed::code(line.it.seed)))),
    ("day", |line| json!(line.it.day)),
    ("par", |line| json!(line.par)),
    ("counted", |line| json!(line.it.row.is_counted)),
    ("practice", |line| json!(line.it.practice)),
    ("imported", |line| json!(line.it.is_imported)),
    ("verified", |line| json!(line.it.row.is_verified)),
    ("note", |line| json!(line.it.note)),
];

/// What is true of a seat.
const OF_SEAT: &[Column] = &[
    ("seat", |line| json!(line.it.row.idx + 1)),
    ("player", |line| json!(line.it.name)),
    ("player_id", |line| json!(line.it.row.profile)),
    ("bot", |line| json!(line.it.level)),
    ("starter", |line| json!(line.it.row.result.is_starter)),
    ("handicap", |line| json!(line.it.handicap)),
    ("score", |line| json!(line.it.row.result.score)),
    ("place", |line| json!(line.it.row.result.place)),
    ("tied", |line| json!(line.it.row.n_tied)),
    ("margin", |line| json!(line.it.row.margin)),
    ("rank", |line| json!(line.it.row.result.rank)),
    ("accuracy", |line| json!(line.accuracy)),
    ("luck", |line| json!(line.luck)),
    ("think_s", |line| json!((line.it.row.result.think_ms as f64 / 100.0).round() / 10.0)),
    ("actions", |line| json!(line.it.row.result.n_acts)),
    ("undone", |line| json!(line.it.row.result.n_undone)),
    ("hints", |line| json!(line.it.row.n_hints)),
    ("rating", |line| json!(line.it.row.rating.map(|it| (it[1] * 10.0).round() / 10.0))),
];

/// The columns that are times.
const TIMES: [&str; 2] = ["started", "ended"];

/// Where the length of a time ends without its offset: `2026-11-22T19:30:00`.
const LOCAL: usize = 19;

/// The offset of a time: `UTC+01:00`.
fn offset(time: &str) -> String {
    time.get(LOCAL..).map(|it| format!("UTC{it}")).unwrap_or_default()
}

/// A time as spreadsheets take it for one, that of the clock on the wall: `2026-11-22 19:30:00`.
fn on_the_wall(time: &str) -> String {
    time.get(..LOCAL).map(|it| it.replace('T', " ")).unwrap_or_default()
}

/// The name of what a seat has from each kind of source: an object in JSON, columns of the table.
const POINTS: &str = "points";

fn points(line: &Line) -> Value {
    json!(line.it.row.result.points)
}

/// The kinds of sources of the games that were played, each once.
fn kinds(lines: &[Line]) -> Vec<&'static str> {
    let is_played = |game: &&GameId| lines.iter().any(|line| line.it.row.game == game.name());
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
fn csv(lines: &[Line], numbers: Numbers) -> String {
    let columns = || OF_GAME.iter().chain(OF_SEAT);
    let kinds = kinds(lines);
    let between = if numbers == Numbers::Comma { b';' } else { b',' };
    let mut table = WriterBuilder::new();
    table.terminator(Terminator::CRLF).delimiter(between);
    let mut table = table.from_writer(Vec::new());
    let in_memory = "nothing fails in memory, and all lines have as many cells";
    let names = columns().map(|column| column.0.to_owned());
    let names = names.chain(kinds.iter().map(|kind| format!("{POINTS}_{kind}")));
    table.write_record(names).expect(in_memory);
    for line in lines {
        let points = points(line);
        let cells = columns().map(|&(name, of)| {
            let value = of(line);
            let time = value.as_str().filter(|_| TIMES.contains(&name));
            time.map_or_else(|| cell(&value, numbers), on_the_wall)
        });
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
fn json(lines: &[Line]) -> String {
    let fields = |columns: &[Column], line: &Line| -> Map<String, Value> {
        columns.iter().map(|(name, of)| ((*name).to_owned(), of(line))).collect()
    };
    let games = lines.chunk_by(|a, b| a.it.row.game_id == b.it.row.game_id).map(|seats| {
        let mut game = fields(OF_GAME, &seats[0]);
        let players = seats.iter().map(|line| {
            let mut seat = fields(OF_SEAT, line);
            seat.insert(POINTS.to_owned(), points(line));
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
    fn a_time_is_that_of_the_wall_beside_its_offset() {
        let time = "2026-11-22T19:30:00+01:00";
        assert_eq!(on_the_wall(time), "2026-11-22 19:30:00");
        assert_eq!(offset(time), "UTC+01:00");
        assert_eq!((on_the_wall("").as_str(), offset("").as_str()), ("", ""));
    }

    #[test]
    fn a_number_is_written_as_the_place_writes_it() {
        assert_eq!(cell(&json!(1512.5), Numbers::Point), "1512.5");
        assert_eq!(cell(&json!(1512.5), Numbers::Comma), "1512,5");
        assert_eq!(cell(&json!("a.b"), Numbers::Comma), "a.b", "texts stay");
    }
}
