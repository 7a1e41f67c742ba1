//! Opening the file of saved games, whatever state it is in.
//!
//! A sound file is brought to the newest schema. A damaged one is put aside under a name with the
//! date, and what can be read of it is carried over into a new one. A file that is newer than the
//! app, or cannot be written, is opened for reading and never changed.
//!
//! Reading a file whole takes time in proportion to it. A small one is therefore checked whole
//! before it is used, a large one by its size and its schema, and whole only when something about
//! it was found to be wrong; [`check_whole`] does that beside the work.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::archive::Archive;
use crate::migrate::{MIGRATIONS, SCHEMA, at_schema, known, migrate, up_to, version};
use crate::owner::Owner;
use crate::path::{beside, from_io, remove, rename, spelled, uri, with_end};
use crate::raw::is_header_sound;
use crate::rescue::{Damaged, mark_damaged};
use crate::schema::schema;
use crate::tidy::{copy_before_migration, tidy};
use crate::watch::Watch;
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

    const fn store_mut(&mut self) -> &mut Store {
        match self {
            Self::Sound(store)
            | Self::SetAside { store, .. }
            | Self::Unwritable(store, _)
            | Self::Nothing(store, _) => store,
        }
    }
}

/// Files up to this size, in bytes, are checked whole before they are used: that takes some
/// milliseconds.
const CHECKED_AT_ONCE: u64 = 8 << 20;

/// How long the start waits for an app that is just ending.
const PATIENCE: Duration = Duration::from_secs(2);

/// Opens the file of saved games, and makes it when there is none.
pub fn open(path: &Path) -> Opened {
    open_owning(path, PATIENCE)
}

/// Opens the file again that could not be written when `before` was opened, without waiting.
///
/// # Errors
/// Why it still cannot be written; `before` stays as it was.
pub fn open_again(path: &Path, before: &mut Store) -> Result<Opened, StoreError> {
    let owner = match before.owner.take() {
        Some(owner) => owner,
        None => Owner::become_of(path, Duration::ZERO)?,
    };
    // Windows puts no file aside that is open, and lets nobody take it away meanwhile.
    if cfg!(windows) {
        before.db = Connection::open_in_memory()?;
    }
    match open_checking(path, CHECKED_AT_ONCE) {
        Opened::Unwritable(store, why) | Opened::Nothing(store, why) => {
            if cfg!(windows) {
                before.db = store.db;
            }
            before.owner = Some(owner);
            Err(why)
        }
        mut opened @ (Opened::Sound(_) | Opened::SetAside { .. }) => {
            opened.store_mut().owner = Some(owner);
            Ok(opened)
        }
    }
}

fn open_owning(path: &Path, patience: Duration) -> Opened {
    if let Some(folder) = path.parent() {
        // Where this fails, so does what follows.
        let _ = fs::create_dir_all(folder);
    }
    match Owner::become_of(path, patience) {
        Ok(owner) => {
            let mut opened = open_checking(path, CHECKED_AT_ONCE);
            opened.store_mut().owner = Some(owner);
            opened
        }
        Err(why) => for_reading(path, why),
    }
}

/// The same for who is the owner, with files up to this size checked whole.
pub(crate) fn open_checking(path: &Path, at_once: u64) -> Opened {
    match sound(path, at_once) {
        Ok(store) => Opened::Sound(store),
        Err(StoreError::Damaged) => begin_anew(path).unwrap_or_else(|why| for_reading(path, why)),
        Err(why) => for_reading(path, why),
    }
}

/// Reads the whole file beside whoever else has it open. Where it finds damage, it leaves word for
/// the next opening, which then puts the file aside.
///
/// # Errors
/// [`StoreError::Damaged`], or what kept it from being read.
pub fn check_whole(path: &Path) -> Result<(), StoreError> {
    let checked = read_beside(path).and_then(|it| verify(&it.db));
    if checked == Err(StoreError::Damaged) {
        suspect(path);
    }
    checked
}

/// The saves for reading only, beside whoever else has them open.
///
/// # Errors
/// When the file cannot be opened.
pub fn read_beside(path: &Path) -> Result<Store, StoreError> {
    let db = Connection::open_with_flags(uri(path), FOR_READING)?;
    db.busy_timeout(Duration::from_secs(2))?;
    Ok(Store::on(db, Some(StoreError::ReadOnly)))
}

/// Leaves word that the next opening must check the file whole.
pub fn suspect(path: &Path) {
    // Where not even this can be written, the next opening is as this one was.
    let _ = fs::write(beside(path, SUSPECT), "");
}

/// The end of the name of an empty file that says: check the saved games whole.
const SUSPECT: &str = "suspect";

pub(crate) const FOR_READING: OpenFlags =
    OpenFlags::SQLITE_OPEN_READ_ONLY.union(OpenFlags::SQLITE_OPEN_URI);

/// The file when it is sound, or new, and brought to the newest schema.
pub(crate) fn sound(path: &Path, at_once: u64) -> Result<Store, StoreError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
    }
    if !path.exists() {
        // The app ended after the damaged file was put aside.
        rename(&beside(path, RESCUED), path)?;
    }
    if !is_header_sound(path) {
        return Err(StoreError::Damaged);
    }
    let mut db = Connection::open(spelled(path))?;
    // What the schema says is carried out only where it is known to be ours.
    db.pragma_update(None, "trusted_schema", "OFF")?;
    // A file of another version of the app is not even switched to another journal.
    let found = match known(version(&db)?) {
        // Another version has another schema; with ours the number alone is wrong.
        Err(_) if schema(&db)? == schema(&at_schema(SCHEMA)?)? => return Err(StoreError::Damaged),
        found => found?,
    };
    if db.is_readonly(rusqlite::MAIN_DB)? {
        // The database opens such a file without a word, and refuses the first change.
        return Err(StoreError::ReadOnly);
    }
    db.busy_timeout(Duration::from_secs(2))?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    // Without it, Apple's systems stop at the cache of the drive.
    db.pragma_update(None, "fullfsync", "ON")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    let is_suspect = beside(path, SUSPECT).exists();
    let n_bytes = fs::metadata(path).map_or(0, |it| it.len());
    check(&db, n_bytes + fs::metadata(with_end(path, "-wal")).map_or(0, |it| it.len()))?;
    let is_whole = is_suspect || n_bytes <= at_once;
    if is_whole {
        verify(&db)?;
    }
    if is_suspect {
        remove(&beside(path, SUSPECT))?;
    }
    let backup = copy_before_migration(path, found, &today(&db));
    migrate(&mut db, MIGRATIONS, Some(&backup))?;
    tidy(path);
    let (archive, watch) = (Some(Archive::beside(path)), Watch::begin(path));
    Ok(Store { is_checked: is_whole, archive, watch, ..Store::on(db, None) })
}

/// Whether the file is sound as far as its size and its schema tell.
pub(crate) fn check(db: &Connection, n_bytes: u64) -> Result<(), StoreError> {
    let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    let is_cut = pragma("page_count")? * pragma("page_size")? > n_bytes && n_bytes > 0;
    // The check of the database believes its schema; a flipped bit there is seen only by us.
    let expected = at_schema(version(db)?)?;
    let is_sound = !is_cut && schema(db)? == schema(&expected)?;
    if is_sound { Ok(()) } else { Err(StoreError::Damaged) }
}

/// Whether the file is sound as far as the database can tell by reading all of it.
pub(crate) fn verify(db: &Connection) -> Result<(), StoreError> {
    // All of one moment, whatever is written beside this.
    let db = db.unchecked_transaction()?;
    let verdict: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    // A tree whose first page was put in the place of another leads nowhere, and is none that the
    // check knows of; but its pages are there.
    let n_used: u64 = db.query_row("SELECT count(*) FROM dbstat", [], |row| row.get(0))?;
    let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    let (n_pages, n_free) = (pragma("page_count")?, pragma("freelist_count")?);
    // Of a file beyond 1 GB the page of its locks holds nothing.
    let n_locks = u64::from(n_pages * pragma("page_size")? > 1 << 30);
    let is_sound = verdict == "ok" && n_used + n_free + n_locks == n_pages;
    if is_sound { Ok(()) } else { Err(StoreError::Damaged) }
}

/// Puts a damaged file aside and what can be read of it into its place. The new file is made
/// beside the damaged one and takes its place only when it is whole, so that whatever happens on
/// the way, the next start finds either of them.
fn begin_anew(path: &Path) -> Result<Opened, StoreError> {
    let now = today(&Connection::open_in_memory()?);
    // Twice within a second they are numbered.
    let kept_as = (1..1_000)
        .map(|n| if n == 1 { now.clone() } else { format!("{now}-{n}") })
        .map(|name| beside(path, &format!("damaged-{name}")))
        .find(|it| !it.exists())
        .ok_or(StoreError::Damaged)?;
    let (making, made) = (beside(path, "rescuing"), beside(path, RESCUED));
    remove(&making)?;
    remove(&made)?;
    let rescued = make_anew(path, &making)?;
    rename(&making, &made)?;
    let aside = |end: &str| rename(&with_end(path, end), &with_end(&kept_as, end));
    if let Err(why) = ["-wal", "-shm", ""].into_iter().try_for_each(aside) {
        // Another program holds it. Without its log, less of it could be read the next time.
        rename(&with_end(&kept_as, "-wal"), &with_end(path, "-wal"))?;
        return Err(why);
    }
    settle(&made, path)?;
    remove(&beside(path, SUSPECT))?;
    // What was written just now needs no reading to be known.
    Ok(Opened::SetAside { store: sound(path, 0)?, kept_as, rescued })
}

/// Lets a whole file take the place of the saves. It stays there through a power cut.
pub(crate) fn settle(made: &Path, path: &Path) -> Result<(), StoreError> {
    sync(made)?;
    rename(made, path)?;
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        fs::File::open(folder).and_then(|it| it.sync_all()).map_err(|error| from_io(&error))?;
    }
    Ok(())
}

/// Waits until a file is on disk. Some systems do that only for who may write into it.
pub(crate) fn sync(file: &Path) -> Result<(), StoreError> {
    let file = fs::File::options().write(true).open(file);
    file.and_then(|it| it.sync_all()).map_err(|error| from_io(&error))
}

/// The end of the name of a file with all that was rescued, until it takes its place.
pub(crate) const RESCUED: &str = "rescued";

/// Makes a new file of what can be read of the damaged one. It is on disk when this returns. Returns
/// how many games in it are whole.
pub(crate) fn make_anew(damaged: &Path, new: &Path) -> Result<u32, StoreError> {
    let mut db = Connection::open(spelled(new))?;
    // Nobody looks for this file before it is finished.
    db.pragma_update(None, "synchronous", "OFF")?;
    db.pragma_update(None, "journal_mode", "MEMORY")?;
    if let Some(damaged) = Damaged::open(damaged)? {
        migrate(&mut db, up_to(damaged.schema), None)?;
        damaged.rescue(&mut db)?;
    }
    migrate(&mut db, MIGRATIONS, None)?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    Archive::beside(damaged).fill(&mut db)?;
    let n_whole = mark_damaged(&db)?;
    drop(db);
    sync(new)?;
    Ok(n_whole)
}

fn for_reading(path: &Path, why: StoreError) -> Opened {
    let readable = |uri: &str| {
        if matches!(why, StoreError::Older { .. }) {
            return None;
        }
        let db = Connection::open_with_flags(uri, FOR_READING).ok()?;
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
    let sql: String = MIGRATIONS.iter().map(|it| it.1).collect();
    db.execute_batch(&sql).expect("the tests run these very migrations");
    Opened::Nothing(Store::on(db, Some(why.clone())), why)
}

/// The time for file names, in UTC.
pub(crate) fn today(db: &Connection) -> String {
    let now = "SELECT strftime('%Y-%m-%d-%H%M%S', 'now')";
    db.query_row(now, [], |row| row.get(0)).expect("the database tells the time")
}
