//! Taking what a record says into the saves.

use rusqlite::{Connection, Transaction, params};

use crate::StoreError;
use crate::cells::if_readable;
use crate::game::{read, who_sits};
use crate::record::{OF_GAME, Record};
use crate::table::Table;

/// Writes a game in place of what is here of it, if it then is what was written: what is said of it here
/// stands. One that nobody played again comes without points, and not where it is here already. Returns
/// whether it was written.
///
/// # Errors
/// When the saves cannot be written.
pub(crate) fn put(
    step: &mut Transaction<'_>,
    tables: &[Table],
    record: &Record,
    is_played: bool,
) -> Result<bool, StoreError> {
    let one = step.savepoint()?;
    let is_put = match put_game(&one, tables, record, is_played) {
        Err(error) if error.is_of_disk() => return Err(error),
        done => done.unwrap_or(false),
    };
    if is_put {
        one.commit()?;
    }
    Ok(is_put)
}

fn put_game(
    db: &Connection,
    tables: &[Table],
    record: &Record,
    is_played: bool,
) -> Result<bool, StoreError> {
    let Some(id) = record.id_of(&OF_GAME) else { return Ok(false) };
    // It is written over what is here, so that what hangs on it by its id stays.
    let is_here = db.prepare_cached("SELECT 1 FROM game WHERE id = ?1")?.exists([id])?;
    if is_here && !is_played {
        return Ok(false);
    }
    let said = db
        .prepare_cached("SELECT note, excluded FROM game WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get::<_, String>(0)?, row.get::<_, bool>(1)?)));
    let said = if_readable(said)?;
    db.pragma_update(None, "defer_foreign_keys", "ON")?;
    db.prepare_cached("UPDATE game SET revision = -1 WHERE id = ?1")?.execute([id])?;
    for table in ["result", "score_event", "review", "reviewed", "hint", "move", "seat"] {
        db.prepare_cached(&format!("DELETE FROM {table} WHERE game_id = ?1"))?.execute([id])?;
    }
    if !put_rows(db, tables, &OF_GAME, record)? {
        return Ok(false);
    }
    let (note, is_excluded) = said.unwrap_or_default();
    db.prepare_cached(
        "UPDATE game SET summed = 0, note = iif(?2 = '', note, ?2), excluded = max(excluded, ?3)
         WHERE id = ?1",
    )?
    .execute(params![id, note, is_excluded])?;
    // A game whose parent is not here is one of its own.
    db.prepare_cached(
        "UPDATE game SET parent = NULL, fork_at = NULL
         WHERE id = ?1 AND parent NOT IN (SELECT it.id FROM game AS it)",
    )?
    .execute([id])?;
    sit_down(db, id)?;
    if !is_played {
        db.prepare_cached(
            "UPDATE seat SET score = NULL, rank = NULL, is_tied = NULL, margin = NULL
             WHERE game_id = ?1",
        )?
        .execute([id])?;
    }
    Ok(read(db, id).is_ok_and(|(game, sums)| sums.fit(&game)))
}

/// Says who sat there by the people of here: somebody may be somebody else here, and who is not here is
/// a guest.
fn sit_down(db: &Connection, id: &str) -> Result<(), StoreError> {
    let mut seats = db.prepare_cached(
        "SELECT idx, bot_level, played_as, started_at FROM seat JOIN game ON game.id = game_id
         WHERE game_id = ?1",
    )?;
    let seats: Vec<(i64, Option<String>, Option<String>, i64)> = seats
        .query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
        .collect::<Result<_, _>>()?;
    for (idx, level, player, began_at) in seats {
        let (player, who) = match who_sits(db, (level.as_deref(), player.as_deref()), began_at) {
            Err(StoreError::UnknownPerson(_)) => (None, None),
            known => known?,
        };
        db.prepare_cached(
            "UPDATE seat SET played_as = ?3, profile_id = ?4 WHERE game_id = ?1 AND idx = ?2",
        )?
        .execute(params![id, idx, player, who])?;
    }
    Ok(())
}

/// Writes the rows of a record as they are within bounds. Returns whether the one is there that others
/// refer to.
///
/// # Errors
/// When they do not fit together, or cannot be written.
pub(crate) fn put_rows(
    db: &Connection,
    tables: &[Table],
    parts: &[(&str, &str)],
    record: &Record,
) -> Result<bool, StoreError> {
    let Some(id) = record.id_of(parts) else { return Ok(false) };
    for &(name, key) in parts {
        let table = Table::of_name(tables, name);
        for row in record.rows(name).into_iter().flat_map(|rows| table.bounded(rows, (key, id))) {
            match row {
                Some(row) => table.put(db, &row)?,
                None if name == parts[0].0 => return Ok(false),
                None => {}
            }
        }
    }
    Ok(true)
}
