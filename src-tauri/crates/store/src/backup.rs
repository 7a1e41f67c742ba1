//! Backups: everything in one file, and taking such a file in.
//!
//! A backup is a line of JSON that says what it is ([`BackupHead`]), and after it a snapshot of the
//! whole database, compressed (zlib). Taken in, the snapshot becomes a database of its own beside
//! the saves, is brought to the newest schema by the same migrations, and is then looked at and
//! copied from game by game. A backup is a stranger's file: nothing of it is believed before it is
//! checked, here as far as a database can tell, by the caller as far as the rules can.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rusqlite::{Connection, OpenFlags};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::archive::Archive;
use crate::budget::Budget;
use crate::cells::readable;
use crate::game::read;
use crate::migrate::{known, version};
use crate::path::{beside, from_io, remove, spelled};
use crate::stranger::open_stranger;
use crate::{Store, StoreError};

/// The version of the shape of the file that is written, and the newest that is read.
const FORMAT: u32 = 1;

/// The longest head, in bytes.
const MOST_HEAD: u64 = 4096;

/// The largest snapshot that is taken in, in bytes: many times what a lifetime fills.
const MOST_BYTES: u64 = 16 << 30;

/// What a backup says of itself.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BackupHead {
    /// Version of the app that wrote it.
    pub app: String,
    /// The schema of its snapshot.
    pub schema: u32,
    /// When it was made, in ms since 1970 UTC.
    pub made_at: i64,
    /// How many bytes the snapshot has.
    pub n_bytes: u64,
    /// SHA-256 of the snapshot, in hex.
    pub sha256: String,
}

/// Why a file is no backup that can be taken in. Nothing was changed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BackupError {
    /// It is no backup at all.
    NoBackup,
    /// It is not whole, or not what was written.
    Damaged,
    /// A newer version of the app wrote it: the version of the file or of its schema, and the
    /// newest of ours.
    Newer {
        /// The version of the file or of its schema.
        found: u32,
        /// The newest of ours.
        known: u32,
    },
    /// An older version of the app wrote it than any whose backups are taken in: its schema, and the
    /// oldest that is.
    Older {
        /// Its schema.
        found: u32,
        /// The oldest schema that is taken in.
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

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::from(error).into()
    }
}

impl BackupHead {
    fn to_line(&self) -> String {
        let Self { app, schema, made_at, n_bytes, sha256 } = self;
        let head = json!({
            "ctyrhraBackup": FORMAT, "app": app, "schema": schema, "madeAt": made_at,
            "bytes": n_bytes, "sha256": sha256,
        });
        format!("{head}\n")
    }

    fn from_line(line: &[u8]) -> Result<Self, BackupError> {
        let head: Value = serde_json::from_slice(line).map_err(|_| BackupError::NoBackup)?;
        let number = |name: &str| head.get(name).and_then(Value::as_u64);
        let small = |name: &str| number(name).and_then(|it| u32::try_from(it).ok());
        let text = |name: &str| head.get(name).and_then(Value::as_str).map(str::to_owned);
        let format = small("ctyrhraBackup").ok_or(BackupError::NoBackup)?;
        if format > FORMAT {
            return Err(BackupError::Newer { found: format, known: FORMAT });
        }
        let found = || {
            Some(Self {
                app: text("app")?,
                schema: small("schema")?,
                made_at: head.get("madeAt")?.as_i64()?,
                n_bytes: number("bytes").filter(|&n| n <= MOST_BYTES)?,
                sha256: text("sha256")?,
            })
        };
        let found = found().ok_or(BackupError::Damaged)?;
        known(found.schema)?;
        Ok(found)
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
    let snapshot = beside(saves, "snapshot");
    let written = snapshot_of(saves, &snapshot).and_then(|schema| {
        let n_damaged = mend(&snapshot, &Archive::beside(saves))?;
        pack(&snapshot, to, schema, app, now).map_err(|it| from_io(&it))?;
        Ok(n_damaged)
    });
    let removed = remove(&snapshot);
    if written.is_err() {
        // What is left of it is no backup.
        let _ = fs::remove_file(to);
    }
    removed.and(written)
}

/// Looks at every game of a snapshot, and puts back those that are not what was written. Returns how
/// many of them there is nothing to put back for.
fn mend(snapshot: &Path, archive: &Archive) -> Result<u32, StoreError> {
    let mut db = Connection::open(spelled(snapshot))?;
    db.set_prepared_statement_cache_capacity(16);
    let damaged = damaged(&db)?;
    if damaged.is_empty() {
        return Ok(0);
    }
    let n_back = archive.put_back_some(&mut db, &damaged)?;
    Ok(damaged.len() as u32 - n_back)
}

/// The games that are not what was written.
fn damaged(db: &Connection) -> Result<Vec<String>, StoreError> {
    let mut games = db.prepare("SELECT id FROM game ORDER BY id")?;
    let ids: Vec<String> = readable(games.query_map([], |row| row.get(0))?)?;
    let is_sound = |id: &String| read(db, id).is_ok_and(|(game, sums)| sums.fit(&game));
    Ok(ids.into_iter().filter(|id| !is_sound(id)).collect())
}

fn snapshot_of(saves: &Path, to: &Path) -> Result<u32, StoreError> {
    remove(to)?;
    let db = Connection::open_with_flags(spelled(saves), OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    db.busy_timeout(std::time::Duration::from_secs(5))?;
    crate::migrate::copy(&db, to)?;
    version(&db)
}

/// Packs a snapshot: first the stream, then the head that says what it is.
fn pack(snapshot: &Path, to: &Path, schema: u32, app: &str, made_at: i64) -> io::Result<()> {
    let head =
        |n_bytes, sha256| BackupHead { app: app.to_owned(), schema, made_at, n_bytes, sha256 };
    let (n_bytes, sha256) = digest(&mut File::open(snapshot)?)?;
    let mut out = BufWriter::new(File::create(to)?);
    out.write_all(head(n_bytes, sha256).to_line().as_bytes())?;
    let mut packed = ZlibEncoder::new(out, Compression::new(4));
    io::copy(&mut File::open(snapshot)?, &mut packed)?;
    let file = packed.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
    file.sync_all()
}

fn digest(file: &mut File) -> io::Result<(u64, String)> {
    let mut sha = Sha256::new();
    let mut block = vec![0; 1 << 16];
    let mut n_bytes = 0;
    loop {
        let n = file.read(&mut block)?;
        if n == 0 {
            file.seek(SeekFrom::Start(0))?;
            return Ok((n_bytes, HEXLOWER.encode(&sha.finalize())));
        }
        sha.update(&block[..n]);
        n_bytes += n as u64;
    }
}

/// A backup that is being taken in: its database, unpacked beside the saves and brought to the
/// newest schema. It is gone from the disk with this.
#[derive(Debug)]
pub struct Incoming {
    /// What the backup says of itself.
    pub head: BackupHead,
    /// What it holds. `None` only while this is dropped.
    store: Option<Store>,
    budget: Budget,
    file: PathBuf,
}

impl Incoming {
    /// Unpacks a backup beside the saves and checks whatever can be checked of it without knowing
    /// the games.
    ///
    /// # Errors
    /// Why it cannot be taken in.
    pub fn unpack(backup: &Path, saves: &Path) -> Result<Self, BackupError> {
        let file = beside(saves, "incoming");
        discard(&file)?;
        let unpacked = unpack(backup, &file).and_then(|head| {
            let (store, budget) = open_stranger(&file)?;
            Ok(Self { head, store: Some(store), budget, file: file.clone() })
        });
        if unpacked.is_err() {
            discard(&file)?;
        }
        unpacked
    }

    /// What it holds. What is asked of it then has a budget of its own.
    pub fn store(&self) -> &Store {
        self.budget.renew();
        self.store.as_ref().expect("it is there until this is dropped")
    }

    /// Where its database lies.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        self.store = None;
        // What cannot be removed now is removed before the next one.
        let _ = discard(&self.file);
    }
}

fn discard(file: &Path) -> Result<(), StoreError> {
    for end in ["-wal", "-shm", "-journal", ""] {
        remove(&crate::path::with_end(file, end))?;
    }
    Ok(())
}

fn unpack(backup: &Path, to: &Path) -> Result<BackupHead, BackupError> {
    let read = |error: io::Error| BackupError::Store(from_io(&error));
    let mut packed = BufReader::new(File::open(backup).map_err(read)?);
    let mut line = Vec::new();
    packed.by_ref().take(MOST_HEAD).read_until(b'\n', &mut line).map_err(read)?;
    let head = BackupHead::from_line(&line)?;
    let mut out = File::create(to).map_err(read)?;
    // One byte more than there should be: a stream that says less than it holds is not copied.
    let mut stream = ZlibDecoder::new(packed).take(head.n_bytes + 1);
    let mut block = vec![0; 1 << 16];
    let mut sha = Sha256::new();
    let mut n_bytes = 0;
    loop {
        // A stream that breaks off or is none cannot be told from one that was changed.
        let n = stream.read(&mut block).map_err(|_| BackupError::Damaged)?;
        if n == 0 {
            break;
        }
        sha.update(&block[..n]);
        n_bytes += n as u64;
        out.write_all(&block[..n]).map_err(read)?;
    }
    if n_bytes != head.n_bytes || HEXLOWER.encode(&sha.finalize()) != head.sha256 {
        return Err(BackupError::Damaged);
    }
    Ok(head)
}
