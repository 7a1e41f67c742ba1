//! A second copy of finished games, that does not share the fate of the first: one record a game, put
//! to the end of a file of its own when the game ends, with a checksum, and read only where a game of
//! the first is damaged. The file is bounded: when it is full it becomes the old one, and the old one
//! before it goes.
//!
//! A record is four letters, the length of what follows them as four bytes, eight bytes of SHA-256,
//! and JSON, compressed (zlib). Whoever reads looks for the letters: a damaged record costs itself.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rusqlite::types::{Value as Cell, ValueRef};
use rusqlite::{Connection, params_from_iter};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::StoreError;
use crate::game::read;
use crate::table::Table;

const LETTERS: &[u8; 4] = b"4HF1";

/// The length of what stands before the JSON of a record, in bytes.
const HEAD: usize = 16;

/// The size at which the file becomes the old one, in bytes: some ten thousand games.
const MOST_BYTES: u64 = 16 << 20;

/// The longest record that is read, in bytes, before and after it is unpacked.
const MOST_RECORD: u64 = 16 << 20;

/// What a game is made of, first the one that others refer to.
const TABLES: [&str; 4] = ["game", "seat", "move", "hint"];

/// The second copy beside some saves.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    newer: PathBuf,
    older: PathBuf,
}

impl Archive {
    pub(crate) fn beside(saves: &Path) -> Self {
        let stem = saves.file_stem().unwrap_or_default().to_string_lossy();
        let file = |what: &str| saves.with_file_name(format!("{stem}-{what}.log"));
        Self { newer: file("finished"), older: file("finished-before") }
    }

    /// Puts a game that ended to the end of it. What fails here fails without a word: the game is
    /// in the first copy.
    pub(crate) fn keep(&self, db: &Connection, id: &str) {
        let _ = dump(db, id).map(|rows| self.append(&json!({ "id": id, "rows": rows })));
    }

    /// Games that were deleted for good do not come back.
    pub(crate) fn forget(&self, ids: &[String]) {
        for id in ids {
            let _ = self.append(&json!({ "id": id }));
        }
    }

    fn append(&self, record: &Value) -> io::Result<()> {
        if fs::metadata(&self.newer).is_ok_and(|it| it.len() > MOST_BYTES) {
            fs::rename(&self.newer, &self.older)?;
        }
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::new(6));
        packed.write_all(record.to_string().as_bytes())?;
        let packed = packed.finish()?;
        let mut bytes = LETTERS.to_vec();
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(&Sha256::digest(&packed)[..8]);
        bytes.extend(packed);
        // In one piece, so that none of another process comes into it.
        File::options().create(true).append(true).open(&self.newer)?.write_all(&bytes)
    }

    /// The last record of each game, those that were deleted for good without rows.
    fn records(&self) -> BTreeMap<String, Option<Value>> {
        let mut found = BTreeMap::new();
        for file in [&self.older, &self.newer] {
            let bytes = fs::read(file).unwrap_or_default();
            let mut at = 0;
            while let Some(n) = bytes[at..].windows(4).position(|it| it == LETTERS) {
                at += n;
                let Some((record, n_bytes)) = record(&bytes[at..]) else {
                    at += 1;
                    continue;
                };
                at += n_bytes;
                if let Some(id) = record["id"].as_str() {
                    found.insert(id.to_owned(), record.get("rows").cloned());
                }
            }
        }
        found
    }

    /// Puts back a damaged game as it ended. Returns whether it was there.
    ///
    /// # Errors
    /// When the saves cannot be written; nothing is changed then.
    pub(crate) fn put_back(&self, db: &mut Connection, id: &str) -> Result<bool, StoreError> {
        let Some(Some(rows)) = self.records().remove(id) else { return Ok(false) };
        put(db, id, &rows)
    }

    /// Puts back those of these damaged games that are there. Returns how many.
    ///
    /// # Errors
    /// When the saves cannot be written.
    pub(crate) fn put_back_some(
        &self,
        db: &mut Connection,
        ids: &[String],
    ) -> Result<u32, StoreError> {
        let records = self.records();
        let mut n_back = 0;
        for id in ids {
            if let Some(Some(rows)) = records.get(id) {
                n_back += u32::from(put(db, id, rows)?);
            }
        }
        Ok(n_back)
    }

    /// Puts back all games that are missing, damaged or older than here.
    ///
    /// # Errors
    /// When the saves cannot be written.
    pub(crate) fn fill(&self, db: &mut Connection) -> Result<(), StoreError> {
        for (id, rows) in self.records() {
            let Some(rows) = rows else { continue };
            let revision = rows["game"][0]["revision"].as_u64().unwrap_or(0);
            let is_there = read(db, &id)
                .is_ok_and(|(game, sums)| sums.fit(&game) && game.revision >= revision);
            if !is_there {
                put(db, &id, &rows)?;
            }
        }
        Ok(())
    }
}

/// The record at the beginning of these bytes, and how long it is.
fn record(bytes: &[u8]) -> Option<(Value, usize)> {
    let n: [u8; 4] = bytes.get(4..8)?.try_into().ok()?;
    let n = u32::from_le_bytes(n) as usize;
    let packed = bytes.get(HEAD..HEAD.checked_add(n)?)?;
    if Sha256::digest(packed)[..8] != bytes[8..HEAD] {
        return None;
    }
    let mut text = String::new();
    ZlibDecoder::new(packed).take(MOST_RECORD).read_to_string(&mut text).ok()?;
    Some((serde_json::from_str(&text).ok()?, HEAD + n))
}

/// All rows of a game, by table.
fn dump(db: &Connection, id: &str) -> Result<Value, StoreError> {
    let mut tables = Map::new();
    for table in TABLES {
        let columns = Table::named(db, table.to_owned())?;
        let columns: Vec<&str> = columns.kept().collect();
        let mut query = db.prepare_cached(&format!(
            "SELECT {} FROM {table} WHERE {} = ?1",
            columns.join(", "),
            key(table)
        ))?;
        let mut rows = query.query([id])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let mut cells = Map::new();
            for (i, column) in columns.iter().enumerate() {
                let value = match row.get_ref(i)? {
                    ValueRef::Null => continue,
                    ValueRef::Integer(it) => json!(it),
                    ValueRef::Real(it) => json!(it),
                    ValueRef::Text(it) => json!(String::from_utf8_lossy(it)),
                    ValueRef::Blob(_) => return Err(StoreError::Damaged),
                };
                cells.insert((*column).to_owned(), value);
            }
            found.push(Value::Object(cells));
        }
        tables.insert(table.to_owned(), Value::Array(found));
    }
    Ok(Value::Object(tables))
}

/// Writes the rows of a game in place of what is there of it. Returns whether they are what was
/// written at its end.
fn put(db: &mut Connection, id: &str, rows: &Value) -> Result<bool, StoreError> {
    let mut step = db.transaction()?;
    let one = step.savepoint()?;
    let is_there = match put_rows(&one, id, rows) {
        Ok(()) => read(&one, id).is_ok_and(|(game, sums)| sums.fit(&game)),
        Err(error) if error.is_of_disk() => return Err(error),
        Err(_) => false,
    };
    if is_there {
        one.commit()?;
    } else {
        drop(one);
    }
    step.commit()?;
    Ok(is_there)
}

fn put_rows(db: &Connection, id: &str, rows: &Value) -> Result<(), StoreError> {
    db.pragma_update(None, "defer_foreign_keys", "ON")?;
    db.execute("DELETE FROM result WHERE game_id = ?1", [id])?;
    db.execute("DELETE FROM game WHERE id = ?1", [id])?;
    for table in TABLES {
        let columns = Table::named(db, table.to_owned())?;
        db.execute(&format!("DELETE FROM {table} WHERE {} = ?1", key(table)), [id])?;
        for row in rows[table].as_array().into_iter().flatten() {
            let cells: Vec<(&str, Cell)> = columns
                .kept()
                .filter_map(|column| Some((column, cell(row.get(column)?)?)))
                .collect();
            let names: Vec<&str> = cells.iter().map(|it| it.0).collect();
            let marks = vec!["?"; names.len()].join(", ");
            db.prepare_cached(&format!(
                "INSERT INTO {table} ({}) VALUES ({marks})",
                names.join(", ")
            ))?
            .execute(params_from_iter(cells.into_iter().map(|it| it.1)))?;
        }
    }
    // Unknown profiles become guests.
    for column in ["profile_id", "played_as"] {
        db.execute(
            &format!(
                "UPDATE seat SET {column} = NULL WHERE game_id = ?1 AND {column} IS NOT NULL
                    AND {column} NOT IN (SELECT id FROM profile)"
            ),
            [id],
        )?;
    }
    db.execute(
        "UPDATE game SET parent = NULL, fork_at = NULL WHERE id = ?1 AND parent IS NOT NULL
            AND parent NOT IN (SELECT it.id FROM game AS it)",
        [id],
    )?;
    db.execute("UPDATE game SET summed = 0 WHERE id = ?1", [id])?;
    Ok(())
}

fn key(table: &str) -> &'static str {
    if table == "game" { "id" } else { "game_id" }
}

fn cell(value: &Value) -> Option<Cell> {
    Some(match value {
        Value::String(text) => Cell::Text(text.clone()),
        Value::Number(it) => match it.as_i64() {
            Some(it) => Cell::Integer(it),
            None => Cell::Real(it.as_f64()?),
        },
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => return None,
    })
}
