//! A database that somebody else wrote, before any of it is believed: its schema is ours, it can be
//! read whole, and its texts, times and references are such as this app could have written.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, params, params_from_iter};

use crate::budget::Budget;
use crate::cells::LATEST;
use crate::label::{clean_label, clean_note};
use crate::migrate::{MIGRATIONS, known, migrate, version};
use crate::open::{check, verify};
use crate::path::spelled;
use crate::{MOST_LABEL, MOST_NOTE, Store, StoreError};

/// The longest name of a thing the app knows: an id, a level, a version, a colour.
const MOST_WORD: usize = 64;

/// The longest value of a setting, in bytes.
const MOST_SETTING: usize = 4096;

/// The largest pack of components, in bytes, and whatever else is written as JSON.
const MOST_TEXT: usize = 4 << 20;

/// More people than any household has: whoever sits down as somebody is chosen from among them.
const MOST_PEOPLE: u32 = 2_000;

/// Opens a database that a stranger wrote, brings it to the newest schema and its texts and times
/// within bounds. It need not outlive the app. Queries on it have a budget.
pub(crate) fn open_stranger(path: &Path) -> Result<(Store, Budget), StoreError> {
    let mut db = Connection::open(spelled(path))?;
    // Nothing that its schema says is carried out before it is known to be ours.
    db.pragma_update(None, "trusted_schema", "OFF")?;
    let n_bytes = fs::metadata(path).map_or(0, |it| it.len());
    let budget = Budget::watch(&mut db, n_bytes)?;
    known(version(&db)?)?;
    check(&db, n_bytes)?;
    budget.renew();
    verify(&db)?;
    let n: u32 = db.query_row("SELECT count(*) FROM profile", [], |row| row.get(0))?;
    if n > MOST_PEOPLE {
        return Err(StoreError::Damaged);
    }
    db.pragma_update(None, "synchronous", "OFF")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    budget.renew();
    migrate(&mut db, MIGRATIONS, None)?;
    let step = db.transaction()?;
    drop_derived(&step)?;
    for bound in [bound_words, bound_texts, bound_numbers, bound_links] {
        budget.renew();
        bound(&step)?;
    }
    step.commit()?;
    Ok((Store::on(db, None), budget))
}

/// Takes out what is derived here anew, and what derives it.
fn drop_derived(db: &Connection) -> Result<(), StoreError> {
    let mut query = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")?;
    let triggers: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for trigger in triggers {
        db.execute_batch(&format!("DROP TRIGGER {trigger}"))?;
    }
    for table in ["result", "play", "score_event", "review", "reviewed", "deal", "reckoned"] {
        db.execute(&format!("DELETE FROM {table}"), [])?;
    }
    Ok(())
}

/// Whether a text is a word such as the app gives things: some signs that can be seen, without a
/// blank. `length` ends at a NUL, so that a text that hides something behind one has another.
fn is_word(column: &str) -> String {
    format!(
        "(octet_length({column}) BETWEEN 1 AND {MOST_WORD}
           AND length({column}) = octet_length({column}) AND {column} NOT GLOB '*[^!-~]*')"
    )
}

/// Takes out what has no name that the app could have given it.
fn bound_words(db: &Connection) -> Result<(), StoreError> {
    for (table, column) in [
        ("profile", "id"),
        ("game", "id"),
        ("game", "game"),
        ("game", "salt"),
        ("setting", "key"),
        ("pack", "game"),
        ("pack", "sha256"),
        ("pack", "id"),
        ("pack", "version"),
        ("puzzle_result", "puzzle"),
    ] {
        // What hangs on a game or a person goes with it, or loses its reference below.
        db.pragma_update(None, "defer_foreign_keys", "ON")?;
        db.execute(&format!("DELETE FROM {table} WHERE NOT {}", is_word(column)), [])?;
    }
    for (table, column, blank) in [
        ("profile", "bot_level", "'?'"),
        ("profile", "help_level", "NULL"),
        ("profile", "text_size", "NULL"),
        ("seat", "bot_level", "'?'"),
        ("seat", "bot_version", "NULL"),
        ("seat", "help_level", "NULL"),
        ("game", "app_version", "'?'"),
        ("game", "day", "NULL"),
    ] {
        let is_word = is_word(column);
        db.execute(
            &format!(
                "UPDATE {table} SET {column} = {blank} WHERE {column} IS NOT NULL AND NOT {is_word}"
            ),
            [],
        )?;
    }
    db.execute("DELETE FROM setting WHERE octet_length(value) > ?1", [MOST_SETTING])?;
    db.execute(
        "DELETE FROM pack WHERE octet_length(text) > ?1 OR octet_length(name) > ?2",
        [MOST_TEXT, MOST_NOTE],
    )?;
    db.execute("DELETE FROM puzzle_result WHERE octet_length(detail) > ?1", [MOST_SETTING])?;
    // A game is played again; how long what it says may be is all that is asked here.
    db.execute(
        "DELETE FROM game WHERE octet_length(setup) > ?1 OR octet_length(script) > ?1
            OR octet_length(final_sheet) > ?1 OR octet_length(on_turn) > ?2
            OR octet_length(agreements) > ?2
            OR (SELECT count(*) > ?2 OR sum(octet_length(what)) > ?1 FROM move WHERE game_id = id)",
        params![MOST_TEXT, 100_000],
    )?;
    Ok(())
}

/// Cuts names and notes to what the app itself takes, and takes out what cannot be seen in them.
fn bound_texts(db: &Connection) -> Result<(), StoreError> {
    for (table, keys, column, most) in [
        ("profile", "id", "name", MOST_LABEL),
        ("profile", "id", "mark", MOST_LABEL),
        ("seat", "game_id, idx", "name", MOST_LABEL),
        ("seat", "game_id, idx", "mark", MOST_LABEL),
        ("game", "id", "note", MOST_NOTE),
        ("game", "id", "place", MOST_NOTE),
    ] {
        // No more is read than could be kept, whatever lies there.
        let mut query = db.prepare(&format!(
            "SELECT octet_length({column}), substr(CAST({column} AS BLOB), 1, ?1), {keys}
             FROM {table} WHERE octet_length({column}) > 0"
        ))?;
        let n_keys = keys.split(',').count();
        let mut rows = query.query([8 * most])?;
        let mut changed = Vec::new();
        while let Some(row) = rows.next()? {
            let (n_bytes, bytes): (usize, Vec<u8>) = (row.get(0)?, row.get(1)?);
            let text = String::from_utf8_lossy(&bytes);
            let clean = if most == MOST_NOTE { clean_note(&text) } else { clean_label(&text) };
            let clean: String = clean.chars().take(most).collect();
            if clean.as_bytes() != bytes || n_bytes != bytes.len() {
                let key: Vec<rusqlite::types::Value> =
                    (2..2 + n_keys).map(|i| row.get(i)).collect::<Result<_, _>>()?;
                changed.push((clean, key));
            }
        }
        let same: Vec<String> = keys.split(", ").map(|key| format!("{key} = ?")).collect();
        let mut update =
            db.prepare(&format!("UPDATE {table} SET {column} = ? WHERE {}", same.join(" AND ")))?;
        for (clean, key) in changed {
            update.execute(params_from_iter(std::iter::once(clean.into()).chain(key)))?;
        }
    }
    // A person without a name could be neither told from others nor chosen.
    for table in ["profile", "seat"] {
        let unnamed = "SET name = '?' WHERE name = '' AND bot_level IS NULL";
        db.execute(&format!("UPDATE {table} {unnamed}"), [])?;
    }
    Ok(())
}

/// Brings times and counts to what the app itself writes.
fn bound_numbers(db: &Connection) -> Result<(), StoreError> {
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
        ("game", "learned_at"),
    ] {
        db.execute(
            &format!(
                "UPDATE {table} SET {column} = max(0, min({column}, ?1))
                 WHERE {column} NOT BETWEEN 0 AND ?1"
            ),
            [LATEST],
        )?;
    }
    db.execute("UPDATE game SET tz_offset = 0 WHERE tz_offset NOT BETWEEN -1440 AND 1440", [])?;
    db.execute("UPDATE game SET ended_tz = NULL WHERE ended_tz NOT BETWEEN -1440 AND 1440", [])?;
    db.execute("UPDATE game SET revision = 0 WHERE revision NOT BETWEEN 0 AND 1000000000", [])?;
    db.execute(
        "UPDATE game SET practice = practice != 0, excluded = excluded != 0, trust = trust != 0
         WHERE practice NOT IN (0, 1) OR excluded NOT IN (0, 1) OR trust NOT IN (0, 1)",
        [],
    )?;
    db.execute("UPDATE seat SET rating_before = NULL, rating_after = NULL, rating_rd = NULL", [])?;
    db.execute("UPDATE seat SET handicap = 0 WHERE handicap NOT BETWEEN 0 AND ?1", [u16::MAX])?;
    db.execute(
        "UPDATE seat SET handicap_at = 0 WHERE handicap_at NOT BETWEEN 0 AND ?1",
        [u32::MAX],
    )?;
    db.execute("UPDATE move SET think_ms = 0 WHERE think_ms NOT BETWEEN 0 AND ?1", [u32::MAX])?;
    db.execute(
        "UPDATE exercise SET due = max(0, min(due, ?1)), tried_at = max(0, min(tried_at, ?1))
         WHERE due NOT BETWEEN 0 AND ?1 OR tried_at NOT BETWEEN 0 AND ?1",
        [LATEST],
    )?;
    db.execute(
        "DELETE FROM exercise WHERE times NOT BETWEEN 0 AND ?1 OR tries NOT BETWEEN 0 AND ?1
            OR ply NOT BETWEEN 0 AND ?1 OR seat NOT BETWEEN 0 AND ?2",
        [u32::MAX, u32::from(u8::MAX)],
    )?;
    db.execute("UPDATE move SET undone = 0 WHERE undone NOT BETWEEN 0 AND ?1", [u16::MAX])?;
    Ok(())
}

/// Cuts references to what is not there, and those that lead back to where they begin.
fn bound_links(db: &Connection) -> Result<(), StoreError> {
    db.execute(
        "WITH RECURSIVE reached (id) AS (SELECT id FROM profile WHERE merged_into IS NULL UNION
           SELECT profile.id FROM profile JOIN reached ON merged_into = reached.id)
         UPDATE profile SET merged_into = NULL
         WHERE merged_into IS NOT NULL AND id NOT IN reached",
        [],
    )?;
    for column in ["profile_id", "played_as"] {
        db.execute(
            &format!(
                "UPDATE seat SET {column} = NULL
                 WHERE {column} IS NOT NULL AND {column} NOT IN (SELECT id FROM profile)"
            ),
            [],
        )?;
    }
    db.execute(
        "UPDATE game SET parent = NULL, fork_at = NULL
         WHERE parent IS NOT NULL AND parent NOT IN (SELECT id FROM game AS it)",
        [],
    )?;
    Ok(())
}
