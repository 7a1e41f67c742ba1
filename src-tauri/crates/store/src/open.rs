//! Opening the file of saved games, whatever state it is in.
//!
//! A sound file is brought to the newest schema. A damaged one is put aside under a name with the
//! date, and what can be read of it is carried over into a new one. A file that is newer than the
//! app, or cannot be written, is opened for reading and never changed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};

use rusqlite::{Connection, OpenFlags};

use crate::migrate::{MIGRATIONS, migrate, version};
use crate::rescue::rescue;
use crate::{Store, StoreError};

/// How the opening went.
#[derive(Debug)]
pub enum Opened {
    /// The file is sound, or new.
    Sound(Store),
    /// The file was damaged and a new one was begun.
    SetAside {
        /// The new file.
        store: Store,
        /// Where the damaged one is kept.
        kept_as: PathBuf,
        /// How many games were carried over.
        rescued: u32,
    },
    /// The file can be read but not written; why.
    Unwritable(Store, StoreError),
    /// There is nothing to read and nowhere to write; why. The games of an empty store in memory
    /// last as long as the app runs, but nothing can be written into it.
    Nothing(Store, StoreError),
}

impl Opened {
    /// The store, whatever its state.
    pub fn into_store(self) -> Store {
        match self {
            Self::Sound(store)
            | Self::SetAside { store, .. }
            | Self::Unwritable(store, _)
            | Self::Nothing(store, _) => store,
        }
    }
}

/// Opens the file of saved games, and makes it when there is none.
pub fn open(path: &Path) -> Opened {
    match sound(path) {
        Ok(store) => Opened::Sound(store),
        Err(StoreError::Damaged) => begin_anew(path).unwrap_or_else(|why| for_reading(path, why)),
        Err(why) => for_reading(path, why),
    }
}

fn sound(path: &Path) -> Result<Store, StoreError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
    }
    let mut db = Connection::open(path)?;
    // A newer file is not even switched to another journal.
    let found = version(&db)?;
    if found as usize > MIGRATIONS.len() {
        return Err(StoreError::Newer { found, known: MIGRATIONS.len() as u32 });
    }
    db.busy_timeout(Duration::from_secs(2))?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    if found > 0 {
        check(&db)?;
    }
    let backup = beside(path, &format!("schema-{found}-{}", today(&db)));
    migrate(&mut db, MIGRATIONS, &backup)?;
    Ok(Store::on(db, None))
}

/// Whether the file is sound as far as the database can tell.
fn check(db: &Connection) -> Result<(), StoreError> {
    let verdict: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
}

fn begin_anew(path: &Path) -> Result<Opened, StoreError> {
    let now = today(&Connection::open_in_memory()?);
    let kept_as = beside(path, &format!("damaged-{now}"));
    if kept_as.exists() {
        // Twice within a second: the second one waits for the next start.
        return Err(StoreError::Damaged);
    }
    for end in ["-wal", "-shm", ""] {
        match fs::rename(with_end(path, end), with_end(&kept_as, end)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(from_io(&error)),
            Ok(()) | Err(_) => {}
        }
    }
    let mut store = sound(path)?;
    let rescued = rescue(&kept_as, &mut store.db);
    Ok(Opened::SetAside { store, kept_as, rescued })
}

fn for_reading(path: &Path, why: StoreError) -> Opened {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let readable = |uri: &str| {
        let db = Connection::open_with_flags(uri, flags).ok()?;
        db.busy_timeout(Duration::from_secs(2)).ok()?;
        // Without the tables of our schema there is nothing to read.
        db.prepare("SELECT id, at, revision FROM game").ok()?;
        Some(db)
    };
    let plain = uri(path);
    // Where the log beside the file cannot be opened, the file alone is better than nothing.
    let db = readable(&plain).or_else(|| readable(&format!("{plain}?immutable=1")));
    if let Some(db) = db {
        return Opened::Unwritable(Store::on(db, Some(why.clone())), why);
    }
    let db = Connection::open_in_memory().expect("memory can always be opened");
    db.execute_batch(&MIGRATIONS.concat()).expect("the tests run these very migrations");
    Opened::Nothing(Store::on(db, Some(why.clone())), why)
}

fn from_io(error: &io::Error) -> StoreError {
    let is_full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
    if is_full { StoreError::Full } else { StoreError::ReadOnly }
}

/// The time for file names, in UTC.
fn today(db: &Connection) -> String {
    let now = "SELECT strftime('%Y-%m-%d-%H%M%S', 'now')";
    db.query_row(now, [], |row| row.get(0)).expect("the database tells the time")
}

/// A name beside the file: `games.db` and `x` make `games-x.db`.
fn beside(path: &Path, what: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{what}.{end}"))
}

/// The path with something put to its very end.
fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}

/// The path as a URI, for options after a question mark.
fn uri(path: &Path) -> String {
    let mut uri = "file:".to_owned();
    for c in path.to_string_lossy().chars() {
        match c {
            '%' => uri.push_str("%25"),
            '?' => uri.push_str("%3f"),
            '#' => uri.push_str("%23"),
            c => uri.push(c),
        }
    }
    uri
}
