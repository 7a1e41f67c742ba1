//! Backups: everything in one file, and reading such a file.
//!
//! A backup is a line of JSON that says what it is ([`BackupHead`]), and after it records: the settings,
//! each pack, each person with their puzzles, each game. A backup is a stranger's file: nothing of it is
//! believed before it is checked, here as far as bounds and sums can tell, by the caller as far as the
//! rules can. What is damaged in a record costs that record.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::archive::Archive;
use crate::cells::readable;
use crate::game::read;
use crate::migrate::{SCHEMA, at_schema, known, version};
use crate::open::read_beside;
use crate::path::{beside, from_io, remove, rename};
use crate::put::put_rows;
use crate::record::{OF_GAME, OF_PACK, OF_PERSON, OF_SETTING, Record, Records};
use crate::table::Table;
use crate::{Store, StoreError};

/// The version of the shape of the file that is written, and the only one that is read: version 1 held
/// a database.
const FORMAT: u32 = 2;

/// The longest head that is read, in bytes, and the length of those that are written.
const MOST_HEAD: u64 = 4096;
const HEAD: usize = 256;

/// More records than a lifetime fills.
const MOST_RECORDS: u32 = 500_000;

/// More people than any household has: whoever sits down as somebody is chosen from among them.
const MOST_PEOPLE: u32 = 2_000;

/// The most that what is read of a backup beside its games may fill, in pages of memory: 128 MB.
const MOST_PAGES: u32 = 1 << 15;

/// What a backup says of itself.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BackupHead {
    /// The version of the shape of the file.
    ctyrhra_backup: u32,
    /// Version of the app that wrote it.
    pub app: String,
    /// The schema of the rows in its records.
    pub schema: u32,
    /// When it was made, in ms since 1970 UTC.
    pub made_at: i64,
    /// How many records it has.
    pub records: u64,
}

/// Why a file is no backup that can be taken in. Nothing was changed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BackupError {
    /// It is no backup at all.
    NoBackup,
    /// Nothing in it is what was written.
    Damaged,
    /// A newer version of the app wrote it: the version of the file or of its schema, and the
    /// newest of ours.
    Newer {
        /// The version of the file or of its schema.
        found: u32,
        /// The newest of ours.
        known: u32,
    },
    /// An older version of the app wrote it than any whose backups are taken in: the version of the
    /// file or of its schema, and the oldest that is taken in.
    Older {
        /// The version of the file or of its schema.
        found: u32,
        /// The oldest that is taken in.
        oldest: u32,
    },
    /// It could not be read or written here.
    Store(StoreError),
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged => Self::Damaged,
            StoreError::Newer { found, known } => Self::Newer { found, known },
            StoreError::Older { found, oldest } => Self::Older { found, oldest },
            other @ (StoreError::Unknown(_)
            | StoreError::UnknownPerson(_)
            | StoreError::ReadOnly
            | StoreError::Full
            | StoreError::Busy
            | StoreError::Stale
            | StoreError::InUse
            | StoreError::Gone
            | StoreError::Bug(_)) => Self::Store(other),
        }
    }
}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> Self {
        Self::Store(from_io(&error))
    }
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::from(error).into()
    }
}

impl BackupHead {
    /// Writes it to the beginning of a file, always as long.
    fn write(&self, to: &mut (impl Write + Seek)) -> io::Result<()> {
        let line = serde_json::to_string(self)?;
        to.seek(SeekFrom::Start(0))?;
        writeln!(to, "{line:width$}", width = HEAD - 1)
    }

    fn from_line(line: &[u8]) -> Result<Self, BackupError> {
        let head: Value = serde_json::from_slice(line).map_err(|_| BackupError::NoBackup)?;
        let format = head["ctyrhraBackup"].as_u64().ok_or(BackupError::NoBackup)?;
        match u32::try_from(format).unwrap_or(u32::MAX) {
            found @ ..FORMAT => return Err(BackupError::Older { found, oldest: FORMAT }),
            FORMAT => {}
            found => return Err(BackupError::Newer { found, known: FORMAT }),
        }
        let head: Self = serde_json::from_value(head).map_err(|_| BackupError::Damaged)?;
        known(head.schema)?;
        Ok(head)
    }
}

/// The file of a backup that was made, or that is coming in, beside the saves.
pub fn backup_file(saves: &Path) -> PathBuf {
    beside(saves, "backup")
}

/// Writes everything that is saved at `saves` into a backup at `to`. Whoever has the saves open can
/// go on writing. A game that is not what was written comes from the second copy, where there is
/// one; returns how many are in the backup as damaged as they are here.
///
/// # Errors
/// When the saves cannot be read or the file cannot be written; there is no file then.
pub fn write_backup(saves: &Path, to: &Path, app: &str, now: i64) -> Result<u32, StoreError> {
    let written = write(saves, to, app, now);
    if written.is_err() {
        // What is left of it is no backup.
        let _ = fs::remove_file(to);
    }
    written
}

fn write(saves: &Path, to: &Path, app: &str, now: i64) -> Result<u32, StoreError> {
    let here = read_beside(saves)?;
    // All of one moment.
    let db = here.db.unchecked_transaction()?;
    let schema = version(&db)?;
    let mut head = BackupHead {
        ctyrhra_backup: FORMAT,
        app: app.to_owned(),
        schema,
        made_at: now,
        records: 0,
    };
    let mut file = BufWriter::new(File::create(to)?);
    head.write(&mut file)?;
    let tables = Table::all(&db)?;
    let mut append = |record: &Record| {
        head.records += 1;
        record.append(&mut file)
    };
    for (parts, ids) in [
        (&OF_SETTING[..], "SELECT key FROM setting ORDER BY key"),
        (&OF_PACK, "SELECT sha256 FROM pack ORDER BY added_at, sha256"),
        (&OF_PERSON, "SELECT id FROM profile WHERE bot_level IS NULL ORDER BY created_at, id"),
    ] {
        for id in ids_of(&db, ids)? {
            append(&Record::of(&db, &tables, parts, &id)?)?;
        }
    }
    let mut second = None;
    let mut n_damaged = 0;
    for id in ids_of(&db, "SELECT id FROM game ORDER BY id")? {
        let record = Record::of(&db, &tables, &OF_GAME, &id);
        if read(&db, &id).is_ok_and(|(game, sums)| sums.fit(&game)) {
            append(&record?)?;
            continue;
        }
        let second = second.get_or_insert_with(|| Archive::beside(saves).records());
        if let Some(Some(record)) = second.get(&id) {
            append(record)?;
            continue;
        }
        n_damaged += 1;
        match record {
            Err(error) if error.is_of_disk() => return Err(error),
            Err(_) => {}
            Ok(record) => append(&record)?,
        }
    }
    head.write(&mut file)?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    Ok(n_damaged)
}

fn ids_of(db: &Connection, sql: &str) -> Result<Vec<String>, StoreError> {
    readable(db.prepare(sql)?.query_map([], |row| row.get(0))?)
}

/// A backup that is being taken in, and what was read of it. It is gone from the disk with this.
#[derive(Debug)]
pub struct Incoming {
    /// What the backup says of itself.
    pub head: BackupHead,
    /// What is not of a game, and the game that was read last; in memory.
    store: Store,
    /// The tables of this.
    tables: Vec<Table>,
    records: Records,
    /// The games that were read.
    games: BTreeSet<String>,
    /// How many of them somebody sat at, by profile.
    pub(crate) n_games: BTreeMap<String, u32>,
    /// How many records were read, and how many of them are such as this app writes.
    n_read: u32,
    n_sound: u64,
    file: PathBuf,
}

impl Incoming {
    /// Opens a backup, which lies beside the saves from now on.
    ///
    /// # Errors
    /// Why it cannot be taken in.
    pub fn open(backup: &Path, saves: &Path) -> Result<Self, BackupError> {
        let file = beside(saves, "incoming");
        remove(&file)?;
        rename(backup, &file)?;
        Self::begin(file.clone()).inspect_err(|_| {
            let _ = remove(&file);
        })
    }

    fn begin(file: PathBuf) -> Result<Self, BackupError> {
        let mut line = Vec::new();
        let begin = BufReader::new(File::open(&file)?);
        begin.take(MOST_HEAD).read_until(b'\n', &mut line)?;
        let head = BackupHead::from_line(&line)?;
        let records = Records::open(&file, line.len() as u64)?;
        let db = at_schema(SCHEMA)?;
        db.pragma_update(None, "foreign_keys", "OFF")?;
        db.pragma_update(None, "max_page_count", MOST_PAGES)?;
        let (tables, store) = (Table::all(&db)?, Store::on(db, None));
        let (games, n_games) = (BTreeSet::new(), BTreeMap::new());
        Ok(Self { head, store, tables, records, games, n_games, n_read: 0, n_sound: 0, file })
    }

    /// What was read of it: all that is not of a game, and the game that was read last.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Whether something stands beside the steps of the game that was read last: a note, or what was tried.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn has_remarks(&self) -> Result<bool, StoreError> {
        let any = "SELECT 1 FROM game WHERE note != '' UNION ALL SELECT 1 FROM exercise";
        Ok(self.store.db.prepare_cached(any)?.exists([])?)
    }

    /// How many records were read of it.
    pub const fn n_read(&self) -> u32 {
        self.n_read
    }

    /// How many records it lacks of those it says it has, once all were read.
    pub const fn n_damaged(&self) -> u64 {
        self.head.records.saturating_sub(self.n_sound)
    }

    /// Reads on to the next game. Returns its id and its place in the file.
    ///
    /// # Errors
    /// Why it cannot be taken in: nothing in it can be read, or a crowd is in it.
    pub fn next_game(&mut self) -> Result<Option<(String, u64)>, BackupError> {
        while self.n_read < MOST_RECORDS {
            let Some((place, record)) = self.records.next()? else { break };
            self.n_read += 1;
            let Some(record) = record else { continue };
            if let Some(id) = record.id_of(&OF_GAME) {
                if self.hold(&record) && self.games.insert(id.to_owned()) {
                    self.n_sound += 1;
                    self.count()?;
                    return Ok(Some((id.to_owned(), place)));
                }
            } else if self.add(&record)? {
                self.n_sound += 1;
            }
        }
        // Nothing of what it says it has is there.
        if self.n_sound == 0 && self.head.records > 0 {
            return Err(BackupError::Damaged);
        }
        Ok(None)
    }

    /// The record of a game that was read, and its tables.
    pub(crate) fn record_at(&mut self, place: u64) -> Result<Option<Record>, StoreError> {
        Ok(self.records.at(place)?)
    }

    /// Has the rows of this game in place of the one before. Returns whether it has them.
    fn hold(&self, record: &Record) -> bool {
        let clear = "DELETE FROM game; DELETE FROM seat; DELETE FROM move; DELETE FROM hint;
            DELETE FROM exercise;";
        self.store.db.execute_batch(clear).is_ok() && self.put(&OF_GAME, record)
    }

    fn put(&self, parts: &[(&str, &str)], record: &Record) -> bool {
        let db = &self.store.db;
        db.unchecked_transaction().map_err(StoreError::from).and_then(|step| {
            let is_put = put_rows(db, &self.tables, parts, record)?;
            if is_put {
                step.commit()?;
            }
            Ok(is_put)
        }) == Ok(true)
    }

    /// Adds what is not of a game to what is held. Returns whether it is such as this app writes.
    fn add(&self, record: &Record) -> Result<bool, BackupError> {
        let parts = [&OF_PERSON[..], &OF_PACK, &OF_SETTING];
        let Some(parts) = parts.iter().find(|it| record.rows(it[0].0).is_some()) else {
            return Ok(false);
        };
        let is_put = self.put(parts, record);
        let n = "SELECT count(*) FROM profile";
        if self.store.db.prepare_cached(n)?.query_row([], |row| row.get::<_, u32>(0))? > MOST_PEOPLE
        {
            return Err(BackupError::Damaged);
        }
        Ok(is_put)
    }

    /// Counts who sat at the game that was read last.
    fn count(&mut self) -> Result<(), StoreError> {
        let mut who = self.store.db.prepare_cached(
            "SELECT DISTINCT profile_id FROM seat JOIN game ON game.id = game_id
             WHERE profile_id IS NOT NULL AND lesson IS NULL",
        )?;
        for id in readable(who.query_map([], |row| row.get(0))?)? {
            *self.n_games.entry(id).or_default() += 1;
        }
        Ok(())
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        // What cannot be removed now is removed before the next one.
        let _ = remove(&self.file);
    }
}
