//! Carrying over what can be read of a damaged file, game by game.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, Row, ToSql, params_from_iter, types::Value};

/// The tables of one game, with the column that names it.
const GAME_TABLES: [(&str, &str); 5] = [
    ("game", "id"),
    ("seat", "game_id"),
    ("move", "game_id"),
    ("score_event", "game_id"),
    ("analysis", "game_id"),
];

/// Tables of their own.
const OTHER_TABLES: [&str; 5] = ["profile", "pack", "setting", "rating", "puzzle_result"];

// `NOT INDEXED` everywhere: a damaged index must not stand before a table that is whole.

/// Copies everything readable of the damaged file into a new one. Returns how many games came
/// over, each of them whole: a game that lost a row stays behind.
pub(crate) fn rescue(damaged: &Path, new: &mut Connection) -> u32 {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let Ok(old) = Connection::open_with_flags(damaged, flags) else { return 0 };
    for table in OTHER_TABLES {
        for row in rows(&old, &format!("SELECT * FROM {table} NOT INDEXED"), None) {
            // Rows that do not fit any more are lost, and nothing else is.
            let _ = put(new, table, &row);
        }
    }
    let mut n_rescued = 0;
    let ids: Vec<Value> = rows(&old, "SELECT id FROM game NOT INDEXED", None)
        .into_iter()
        .flat_map(|row| row.1)
        .collect();
    for id in ids {
        let Ok(step) = new.transaction() else { return n_rescued };
        if carry(&old, &step, &id).is_ok() && step.commit().is_ok() {
            n_rescued += 1;
        }
    }
    n_rescued
}

/// A row: the names of its columns and its values.
type Cells = (Vec<String>, Vec<Value>);

/// Copies one game. Its steps must be without a gap.
fn carry(old: &Connection, new: &Connection, id: &Value) -> rusqlite::Result<()> {
    for (table, column) in GAME_TABLES {
        let query = format!("SELECT * FROM {table} NOT INDEXED WHERE {column} = ?1");
        for row in rows(old, &query, Some(id)) {
            put(new, table, &row)?;
        }
    }
    let whole = "SELECT 1 FROM game WHERE id = ?1 \
        AND at <= (SELECT count(*) FROM move WHERE game_id = ?1) \
        AND (SELECT count(*) FROM move WHERE game_id = ?1) = \
            (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game_id = ?1) \
        AND EXISTS (SELECT 1 FROM seat WHERE game_id = ?1)";
    new.query_row(whole, [id], |_| Ok(()))
}

/// The readable rows of a query, up to the first unreadable one.
fn rows(db: &Connection, query: &str, id: Option<&Value>) -> Vec<Cells> {
    let Ok(mut query) = db.prepare(query) else { return Vec::new() };
    let names: Vec<String> = query.column_names().map(str::to_owned).collect();
    let cells = |row: &Row<'_>| (0..names.len()).map(|i| row.get(i)).collect();
    let read = query.query_map(params_from_iter(id), cells);
    let read: Vec<Vec<Value>> =
        read.map(|it| it.map_while(Result::ok).collect()).unwrap_or_default();
    read.into_iter().map(|values| (names.clone(), values)).collect()
}

fn put(db: &Connection, table: &str, (names, values): &Cells) -> rusqlite::Result<()> {
    let kept: Vec<(&String, &Value)> =
        names.iter().zip(values).filter(|(name, _)| *name != "status").collect();
    let columns: Vec<&str> = kept.iter().map(|(name, _)| name.as_str()).collect();
    let marks = vec!["?"; kept.len()].join(", ");
    let columns = columns.join(", ");
    let values = kept.iter().map(|(_, value)| value as &dyn ToSql);
    db.execute(
        &format!("INSERT INTO {table} ({columns}) VALUES ({marks})"),
        params_from_iter(values),
    )?;
    Ok(())
}
