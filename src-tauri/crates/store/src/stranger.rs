//! A database that somebody else wrote, before any of it is believed: its schema is ours, it can be
//! read whole, and its texts and times are such as this app could have written.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, params};

use crate::migrate::{MIGRATIONS, migrate, version};
use crate::open::{check, quick_check};
use crate::{MOST_LABEL, MOST_NOTE, Store, StoreError};

/// The longest name of a thing the app knows: a level, a version, a colour.
const MOST_WORD: usize = 64;

/// The longest value of a setting, in characters.
const MOST_SETTING: usize = 4096;

/// The latest time that is believed, in ms since 1970 UTC: past the year 5000, and still a date
/// wherever one is written.
const LATEST: i64 = 100_000_000_000_000;

/// Opens a database that a stranger wrote, brings it to the newest schema and its texts and times
/// within bounds. It need not outlive the app.
pub(crate) fn open_stranger(path: &Path) -> Result<Store, StoreError> {
    let mut db = Connection::open(path)?;
    // Nothing that its schema says is carried out before it is known to be ours.
    db.pragma_update(None, "trusted_schema", "OFF")?;
    let found = version(&db)?;
    if found as usize > MIGRATIONS.len() {
        return Err(StoreError::Newer { found, known: MIGRATIONS.len() as u32 });
    }
    check(&db, fs::metadata(path).map_or(0, |it| it.len()))?;
    quick_check(&db)?;
    db.pragma_update(None, "synchronous", "OFF")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    migrate(&mut db, MIGRATIONS, None)?;
    let step = db.transaction()?;
    bound(&step)?;
    step.commit()?;
    Ok(Store::on(db, None))
}

/// Cuts whatever is longer or later than the app itself ever writes it. What a game is, its setup
/// and its steps, is left to those who play it again.
fn bound(db: &Connection) -> Result<(), StoreError> {
    // A person without a name could be neither told from others nor chosen.
    db.execute("UPDATE profile SET name = '?' WHERE trim(name) = '' AND bot_level IS NULL", [])?;
    for (table, column, most) in [
        ("profile", "name", MOST_LABEL),
        ("profile", "mark", MOST_LABEL),
        ("profile", "bot_level", MOST_WORD),
        ("profile", "help_level", MOST_WORD),
        ("profile", "text_size", MOST_WORD),
        ("seat", "name", MOST_LABEL),
        ("seat", "mark", MOST_LABEL),
        ("seat", "bot_level", MOST_WORD),
        ("seat", "bot_version", MOST_WORD),
        ("seat", "help_level", MOST_WORD),
        ("game", "game", MOST_WORD),
        ("game", "app_version", MOST_WORD),
        ("game", "salt", MOST_WORD),
        ("game", "day", MOST_WORD),
        ("game", "note", MOST_NOTE),
        ("game", "place", MOST_NOTE),
    ] {
        db.execute(
            &format!(
                "UPDATE {table} SET {column} = substr({column}, 1, ?1) WHERE length({column}) > ?1"
            ),
            [most],
        )?;
    }
    for (table, column) in [
        ("profile", "created_at"),
        ("profile", "changed_at"),
        ("profile", "gone_at"),
        ("profile", "played_at"),
        ("game", "started_at"),
        ("game", "changed_at"),
        ("game", "ended_at"),
        ("game", "abandoned_at"),
        ("game", "imported_at"),
    ] {
        db.execute(
            &format!(
                "UPDATE {table} SET {column} = max(0, min({column}, ?1))
                 WHERE {column} NOT BETWEEN 0 AND ?1"
            ),
            [LATEST],
        )?;
    }
    db.execute("UPDATE game SET tz_offset = 0 WHERE abs(tz_offset) > 1440", [])?;
    db.execute(
        "DELETE FROM setting WHERE length(key) > ?1 OR length(value) > ?2",
        params![MOST_WORD, MOST_SETTING],
    )?;
    Ok(())
}
