//! [`Table`]: a table of the schema, and which stored values can be a row of it.

use rusqlite::types::Value;
use rusqlite::{Connection, Row, ToSql, params_from_iter};

use crate::StoreError;
use crate::bounds::{bounded, named};
use crate::raw::{Kind, Stored};
use crate::record::Rows;

/// Columns that can be told from nothing else: a row in which one of them cannot be read is lost.
const ESSENTIAL: &[(&str, &[&str])] = &[
    ("game", &["id", "game", "rules", "setup", "seed", "script", "at"]),
    ("seat", &["game_id", "idx", "bot_level"]),
    ("move", &["game_id", "ply", "seat", "what"]),
    ("hint", &["game_id", "ply", "seat"]),
    ("exercise", &["game_id", "ply", "seat"]),
    ("profile", &["id", "bot_level"]),
    ("pack", &["game", "sha256", "id", "version", "text"]),
    ("setting", &["key", "value"]),
    ("puzzle_result", &["puzzle", "profile_id", "at"]),
];

/// Columns that hold JSON, here and in older schemas.
const JSON: [&str; 8] =
    ["setup", "script", "on_turn", "final_sheet", "what", "value", "detail", "agreements"];

/// Columns that say yes or no.
const YES_OR_NO: [&str; 7] =
    ["practice", "excluded", "is_tied", "joined", "solved", "trust", "is_late"];

/// Columns that came after the oldest schema: rows from before do not have them stored.
const ADDED: [(&str, &str); 5] = [
    ("game", "ended_tz"),
    ("game", "agreements"),
    ("game", "trust"),
    ("exercise", "tried_at"),
    ("puzzle_result", "is_late"),
];

/// A table of the schema.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: String,
    columns: Vec<Column>,
    /// Which kind of tree it is stored in.
    pub(crate) kind: Kind,
    /// The columns in the order they are stored.
    stored: Vec<usize>,
    /// How many of them every row has, however old.
    n_least: usize,
    insert: String,
}

#[derive(Debug)]
struct Column {
    name: String,
    type_name: String,
    is_needed: bool,
    /// What stands there where nothing is said.
    blank: Value,
    /// Whether it is kept, and not made of others.
    is_kept: bool,
    is_essential: bool,
}

impl Table {
    /// The tables of a sound database.
    pub(crate) fn all(db: &Connection) -> Result<Vec<Self>, StoreError> {
        let mut query = db.prepare(
            "SELECT name FROM pragma_table_list
             WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name",
        )?;
        let names: Vec<String> =
            query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        names.into_iter().map(|name| Self::named(db, name)).collect()
    }

    /// Those that these parts of a record are rows of.
    pub(crate) fn all_of(db: &Connection, parts: &[(&str, &str)]) -> Result<Vec<Self>, StoreError> {
        parts.iter().map(|it| Self::named(db, it.0.to_owned())).collect()
    }

    /// The one of this name.
    pub(crate) fn of_name<'a>(tables: &'a [Self], name: &str) -> &'a Self {
        tables.iter().find(|it| it.name == name).expect("whoever asks for a table has read it")
    }

    /// The table of this name.
    pub(crate) fn named(db: &Connection, name: String) -> Result<Self, StoreError> {
        let essential = ESSENTIAL.iter().find(|it| it.0 == name).map_or(&[][..], |it| it.1);
        let mut query = db.prepare(
            "SELECT name, type, \"notnull\", dflt_value, hidden, pk FROM pragma_table_xinfo(?1)",
        )?;
        let column = |row: &Row<'_>| {
            let (name, blank): (String, Option<String>) = (row.get(0)?, row.get(3)?);
            let is_essential = essential.contains(&&*name);
            let blank = blank.unwrap_or_else(|| "NULL".to_owned());
            Ok(Column {
                type_name: row.get(1)?,
                is_needed: row.get(2)?,
                blank: db.query_row(&format!("SELECT {blank}"), [], |row| row.get(0))?,
                is_kept: row.get::<_, u8>(4)? == 0,
                is_essential,
                name,
            })
        };
        let columns: Vec<Column> = query.query_map([&name], column)?.collect::<Result<_, _>>()?;
        let keys: Vec<usize> =
            query.query_map([&name], |row| row.get(5))?.collect::<Result<_, _>>()?;
        let by_keys: bool = db.query_row(
            "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?1",
            [&name],
            |row| row.get(0),
        )?;
        let mut stored: Vec<usize> = (0..columns.len()).filter(|&i| columns[i].is_kept).collect();
        if by_keys {
            stored.sort_by_key(|&i| if keys[i] == 0 { usize::MAX } else { keys[i] });
        }
        let n_least = stored.len() - ADDED.iter().filter(|it| it.0 == name).count();
        let kept: Vec<&str> =
            columns.iter().filter(|it| it.is_kept).map(|it| it.name.as_str()).collect();
        let marks = vec!["?"; kept.len()].join(", ");
        let newer = if name == "game" {
            // Of two states of one game the one that was written last.
            let theirs: Vec<String> = kept.iter().map(|it| format!("excluded.{it}")).collect();
            format!(
                "ON CONFLICT (id) DO UPDATE SET ({}) = ({}) WHERE excluded.revision > revision",
                kept.join(", "),
                theirs.join(", ")
            )
        } else {
            "ON CONFLICT DO NOTHING".to_owned()
        };
        let insert = format!("INSERT INTO {name} ({}) VALUES ({marks}) {newer}", kept.join(", "));
        let kind = if by_keys { Kind::Keyed } else { Kind::Table };
        Ok(Self { name, columns, kind, stored, n_least, insert })
    }

    /// The names of its columns that are kept, and not made of others.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().filter(|it| it.is_kept).map(|it| it.name.as_str())
    }

    /// Whether stored values are a row of this table and of no other: nothing in them is odd.
    pub(crate) fn is_row(&self, values: &[Stored]) -> bool {
        // The words of a schema have the form of a person who never did anything.
        const OF_SCHEMA: [&str; 4] = ["table", "index", "trigger", "view"];
        let is_of_schema =
            matches!(&values.first(), Some(Ok(Value::Text(it))) if OF_SCHEMA.contains(&&**it));
        !is_of_schema
            && (self.n_least..=self.stored.len()).contains(&values.len())
            && self.stored.iter().zip(values).all(|(&i, value)| {
                let column = &self.columns[i];
                value.as_ref().is_ok_and(|value| column.fits(value))
                    && !(column.is_essential && column.is_needed && is_blank(value))
            })
    }

    /// Whether stored values have the types of a row of this table.
    pub(crate) fn is_like(&self, values: &[Stored]) -> bool {
        values.len() >= self.n_least
            && self.stored.iter().zip(values).all(|(&i, value)| {
                let Column { type_name, is_needed, .. } = &self.columns[i];
                match value {
                    Ok(Value::Null) => !is_needed,
                    Ok(Value::Integer(_)) => matches!(&**type_name, "INTEGER" | "REAL"),
                    Ok(Value::Real(_)) => type_name == "REAL",
                    Ok(Value::Text(_)) | Err(_) => type_name == "TEXT",
                    Ok(Value::Blob(_)) => false,
                }
            })
    }

    /// The row that stored values make, with blanks for what cannot be read and could be told from
    /// elsewhere, or is not missed; nothing where something is lost for good. Columns that this
    /// table does not have are left out.
    pub(crate) fn row(&self, values: Vec<Stored>) -> Option<Vec<Value>> {
        let mut row: Vec<Value> = self.columns.iter().map(|it| it.blank.clone()).collect();
        let n_values = values.len();
        for (&i, value) in self.stored.iter().zip(values) {
            row[i] = self.columns[i].mended(value)?;
        }
        let missing = self.stored.get(n_values..).unwrap_or_default();
        let is_whole = missing.iter().all(|&i| {
            let column = &self.columns[i];
            column.fits(&column.blank) && !column.is_essential
        });
        is_whole.then_some(row)
    }

    /// The rows that somebody else wrote down of this table, about a thing whose id stands in the column
    /// `key`, such as the app could have written them; nothing for one that is lost.
    pub(crate) fn bounded<'a>(
        &'a self,
        rows: &'a Rows,
        (key, id): (&'a str, &'a str),
    ) -> impl Iterator<Item = Option<Vec<Value>>> + 'a {
        let place = |column: &Column| rows.columns.iter().position(|it| *it == column.name);
        let places: Vec<Option<usize>> = self.columns.iter().map(place).collect();
        rows.rows().map(move |row| {
            let value = |(column, place): (&Column, &Option<usize>)| {
                let value = match place.and_then(|it| row.get(it)) {
                    _ if column.name == key => Value::Text(id.to_owned()),
                    Some(cell) => cell.value(),
                    None => column.blank.clone(),
                };
                bounded(&self.name, &column.name, column.mended(Ok(value))?)
            };
            let row = self.columns.iter().zip(&places).map(value).collect::<Option<Vec<_>>>()?;
            Some(named(row, |name| self.columns.iter().position(|it| it.name == name)))
        })
    }

    /// Copies the rows that are not there yet; those that the other file does not take stay away.
    ///
    /// # Errors
    /// When the other file cannot be written.
    pub(crate) fn copy(&self, from: &Connection, to: &Connection) -> Result<(), StoreError> {
        let columns: Vec<&str> = self.columns.iter().map(|it| it.name.as_str()).collect();
        let mut query =
            from.prepare(&format!("SELECT {} FROM {}", columns.join(", "), self.name))?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            let row = (0..columns.len()).map(|i| row.get(i)).collect::<Result<Vec<_>, _>>()?;
            self.try_put(to, &row)?;
        }
        Ok(())
    }

    /// Writes a row, where the other rows there let it.
    pub(crate) fn try_put(&self, db: &Connection, row: &[Value]) -> Result<(), StoreError> {
        match self.put(db, row).map_err(StoreError::from) {
            Err(error) if error.is_of_disk() => Err(error),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    pub(crate) fn put(&self, db: &Connection, row: &[Value]) -> rusqlite::Result<()> {
        let kept = self.columns.iter().zip(row).filter(|(column, _)| column.is_kept);
        let values = kept.map(|(_, value)| value as &dyn ToSql);
        db.prepare_cached(&self.insert)?.execute(params_from_iter(values))?;
        Ok(())
    }
}

fn is_blank(value: &Stored) -> bool {
    matches!(value, Ok(Value::Text(text)) if text.is_empty())
}

impl Column {
    fn fits(&self, value: &Value) -> bool {
        match value {
            Value::Null => !self.is_needed,
            Value::Integer(it) => {
                let is_one = !YES_OR_NO.contains(&&*self.name) || matches!(it, 0 | 1);
                matches!(&*self.type_name, "INTEGER" | "REAL") && is_one
            }
            Value::Real(_) => self.type_name == "REAL",
            Value::Text(text) => self.type_name == "TEXT" && (!self.is_json() || is_json(text)),
            Value::Blob(_) => false,
        }
    }

    fn is_json(&self) -> bool {
        JSON.contains(&&*self.name)
    }

    /// The value, or what stands for one that does not belong there.
    fn mended(&self, value: Stored) -> Option<Value> {
        let lossy = match value {
            Ok(value) if self.fits(&value) => return Some(value),
            Ok(Value::Integer(it)) if YES_OR_NO.contains(&&*self.name) => {
                return Some(Value::Integer(i64::from(it != 0)));
            }
            Ok(_) => None,
            Err(lossy) => Some(lossy),
        };
        if self.is_essential {
            return None;
        }
        match lossy {
            Some(text) if self.type_name == "TEXT" && !self.is_json() => Some(Value::Text(text)),
            _ if self.fits(&self.blank) => Some(self.blank.clone()),
            _ if self.type_name == "TEXT" => Some(Value::Text(String::new())),
            _ => Some(Value::Integer(0)),
        }
    }
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok()
}
