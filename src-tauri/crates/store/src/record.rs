//! Records: the one way in which a game is written down outside the saves, in the second copy of
//! finished games and in backups. People, packs and settings of a backup are records, too.
//!
//! A record is four letters, the length of what follows them as four bytes, eight bytes of SHA-256,
//! and rows by table as JSON, compressed (zlib). Whoever reads looks for the letters: a damaged record
//! costs itself.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, Write};
use std::path::Path;

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rusqlite::Connection;
use rusqlite::types::{Value, ValueRef};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::StoreError;
use crate::table::Table;

const LETTERS: &[u8; 4] = b"4HF2";

/// The length of what stands before the JSON of a record, in bytes.
const HEAD: usize = 16;

/// The longest record that is read, in bytes, before and after it is unpacked.
const MOST_BYTES: u64 = 8 << 20;

/// How many bytes are read in vain before the rest is given up: what only looks like records is not
/// summed up again and again.
const MOST_IN_VAIN: u64 = 32 * MOST_BYTES;

/// What a game is made of, first the table that others refer to, with the column that holds its id.
pub(crate) const OF_GAME: [(&str, &str); 5] = [
    ("game", "id"),
    ("seat", "game_id"),
    ("move", "game_id"),
    ("hint", "game_id"),
    ("exercise", "game_id"),
];

/// What is kept of a person, of a pack of components and of a setting.
pub(crate) const OF_PERSON: [(&str, &str); 2] =
    [("profile", "id"), ("puzzle_result", "profile_id")];
pub(crate) const OF_PACK: [(&str, &str); 1] = [("pack", "sha256")];
pub(crate) const OF_SETTING: [(&str, &str); 1] = [("setting", "key")];

/// Rows by table.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Record(BTreeMap<String, Rows>);

/// Rows of a table, one behind the other. The id of what the record is about is said once, by the row
/// that others refer to.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rows {
    pub(crate) columns: Vec<String>,
    cells: Vec<Cell>,
}

impl Rows {
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(self.columns.len().max(1))
    }
}

impl Record {
    /// The rows of all these tables that are about one thing.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where there is none, or when it cannot be read.
    pub(crate) fn of(
        db: &Connection,
        tables: &[Table],
        parts: &[(&str, &str)],
        id: &str,
    ) -> Result<Self, StoreError> {
        let mut record = Self::default();
        for (n, &(name, key)) in parts.iter().enumerate() {
            let table = Table::of_name(tables, name);
            let columns = table.kept().filter(|&it| n == 0 || it != key);
            let columns: Vec<String> = columns.map(str::to_owned).collect();
            let sql = format!("SELECT {} FROM {name} WHERE {key} = ?1", columns.join(", "));
            let mut query = db.prepare_cached(&sql)?;
            let mut rows = query.query([id])?;
            let mut cells = Vec::new();
            while let Some(row) = rows.next()? {
                for i in 0..columns.len() {
                    cells.push(Cell::of(row.get_ref(i)?)?);
                }
            }
            if n == 0 && cells.is_empty() {
                return Err(StoreError::Damaged);
            }
            if !cells.is_empty() {
                record.0.insert(name.to_owned(), Rows { columns, cells });
            }
        }
        Ok(record)
    }

    /// A row of a single word.
    pub(crate) fn of_word((table, column): (&str, &str), word: &str) -> Self {
        let cells = vec![Cell::Text(word.to_owned())];
        Self(BTreeMap::from([(table.to_owned(), Rows { columns: vec![column.to_owned()], cells })]))
    }

    pub(crate) fn rows(&self, table: &str) -> Option<&Rows> {
        self.0.get(table)
    }

    /// What stands in a column of the only row of this table.
    pub(crate) fn cell(&self, table: &str, column: &str) -> Option<&Cell> {
        let Rows { columns, cells } = self.rows(table)?;
        let place = columns.iter().position(|it| it == column)?;
        cells.get(place).filter(|_| cells.len() == columns.len())
    }

    /// The id of what it is about, where that is made of these parts.
    pub(crate) fn id_of(&self, parts: &[(&str, &str)]) -> Option<&str> {
        match self.cell(parts[0].0, parts[0].1) {
            Some(Cell::Text(id)) => Some(id),
            _ => None,
        }
    }

    /// How often the game was changed.
    pub(crate) fn revision(&self) -> u64 {
        match self.cell("game", "revision") {
            Some(Cell::Integer(it)) => it.cast_unsigned(),
            _ => 0,
        }
    }

    /// Writes it to the end of a file, in one piece.
    pub(crate) fn append(&self, to: &mut impl Write) -> io::Result<()> {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::new(4));
        packed.write_all(&serde_json::to_vec(self)?)?;
        let packed = packed.finish()?;
        let mut bytes = LETTERS.to_vec();
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(&Sha256::digest(&packed)[..8]);
        bytes.extend(packed);
        to.write_all(&bytes)
    }

    fn unpack(packed: &[u8]) -> Option<Self> {
        let mut text = Vec::new();
        ZlibDecoder::new(packed).take(MOST_BYTES).read_to_end(&mut text).ok()?;
        serde_json::from_slice(&text).ok()
    }
}

/// The records of a file, one after the other.
#[derive(Debug)]
pub(crate) struct Records {
    file: BufReader<File>,
    at: u64,
    end: u64,
    in_vain: u64,
}

impl Records {
    /// Those of a file from this place on.
    pub(crate) fn open(path: &Path, at: u64) -> io::Result<Self> {
        let file = File::open(path)?;
        let end = file.metadata()?.len();
        Ok(Self { file: BufReader::with_capacity(1 << 16, file), at, end, in_vain: 0 })
    }

    /// The next record that is what was written, with its place; nothing in place of one that says
    /// nothing we understand.
    pub(crate) fn next(&mut self) -> io::Result<Option<(u64, Option<Record>)>> {
        while self.at < self.end {
            if let Some(packed) = self.packed(self.at)? {
                let place = self.at;
                self.at += (HEAD + packed.len()) as u64;
                return Ok(Some((place, Record::unpack(&packed))));
            }
            self.skip_to_letters()?;
        }
        Ok(None)
    }

    /// The record at a place that [`Records::next`] told.
    pub(crate) fn at(&mut self, place: u64) -> io::Result<Option<Record>> {
        Ok(self.packed(place)?.and_then(|packed| Record::unpack(&packed)))
    }

    /// What is packed at this place, if its sum is right.
    fn packed(&mut self, place: u64) -> io::Result<Option<Vec<u8>>> {
        let left = self.end.saturating_sub(place + HEAD as u64);
        if left == 0 {
            return Ok(None);
        }
        self.go_to(place)?;
        let mut head = [0; HEAD];
        self.file.read_exact(&mut head)?;
        let n_bytes = u32::from_le_bytes([head[4], head[5], head[6], head[7]]);
        if head[..4] != *LETTERS || u64::from(n_bytes) > left.min(MOST_BYTES) {
            return Ok(None);
        }
        let mut packed = vec![0; n_bytes as usize];
        self.file.read_exact(&mut packed)?;
        if Sha256::digest(&packed)[..8] == head[8..] {
            return Ok(Some(packed));
        }
        self.in_vain += u64::from(n_bytes);
        if self.in_vain > MOST_IN_VAIN {
            self.at = self.end;
        }
        Ok(None)
    }

    /// Goes on to the next place where a record may begin.
    fn skip_to_letters(&mut self) -> io::Result<()> {
        self.at += 1;
        while self.at < self.end {
            self.go_to(self.at)?;
            let bytes = self.file.fill_buf()?;
            if let Some(n) = bytes.iter().position(|&it| it == LETTERS[0]) {
                self.at += n as u64;
                if bytes.len() < n + 4 || bytes[n..].starts_with(LETTERS) {
                    return Ok(());
                }
                self.at += 1;
            } else {
                self.at += bytes.len().max(1) as u64;
            }
        }
        Ok(())
    }

    /// Stays within what is read already, where the place is there.
    fn go_to(&mut self, place: u64) -> io::Result<()> {
        let here = self.file.stream_position()?;
        self.file.seek_relative(place.cast_signed() - here.cast_signed())
    }
}

/// What stands in a column.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Cell {
    Integer(i64),
    Real(f64),
    Text(String),
    Nothing(()),
}

impl Cell {
    fn of(value: ValueRef<'_>) -> Result<Self, StoreError> {
        Ok(match value {
            ValueRef::Null => Self::Nothing(()),
            ValueRef::Integer(it) => Self::Integer(it),
            ValueRef::Real(it) => Self::Real(it),
            ValueRef::Text(it) => Self::Text(String::from_utf8_lossy(it).into_owned()),
            ValueRef::Blob(_) => return Err(StoreError::Damaged),
        })
    }

    pub(crate) fn value(&self) -> Value {
        match self {
            Self::Integer(it) => Value::Integer(*it),
            Self::Real(it) => Value::Real(*it),
            Self::Text(it) => Value::Text(it.clone()),
            Self::Nothing(()) => Value::Null,
        }
    }
}
