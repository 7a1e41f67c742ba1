//! Carrying over what can be read of a damaged file, game by game.
//!
//! The names in a damaged schema mean nothing: columns are told by their place in the schema that
//! the file was written with, and only then is the new file brought to the newest one.

use std::collections::BTreeSet;
use std::path::Path;

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OpenFlags, Row, ToSql, params_from_iter};

use crate::StoreError;
use crate::migrate::{MIGRATIONS, at_schema, version};

/// The readable values of a row, in the order of the table's columns.
type Cells = Vec<Value>;

/// A table of the schema.
pub(crate) struct Table {
    name: String,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    /// Whether it is kept, and not made of others.
    is_kept: bool,
}

impl Table {
    /// The tables of a sound database.
    fn all(db: &Connection) -> Result<Vec<Self>, StoreError> {
        let mut query = db.prepare(
            "SELECT name FROM pragma_table_list
             WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
        )?;
        let names: Vec<String> =
            query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        names.into_iter().map(|name| Self::named(db, name)).collect()
    }

    /// The table of this name.
    pub(crate) fn named(db: &Connection, name: String) -> Result<Self, StoreError> {
        let mut query = db.prepare("SELECT name, hidden FROM pragma_table_xinfo(?1)")?;
        let column = |row: &Row<'_>| Ok(Column { name: row.get(0)?, is_kept: row.get(1) == Ok(0) });
        let columns = query.query_map([&name], column)?.collect::<Result<_, _>>()?;
        Ok(Self { name, columns })
    }

    /// The names of its columns that are kept, and not made of others.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().filter(|it| it.is_kept).map(|it| it.name.as_str())
    }

    fn has(&self, column: &str) -> bool {
        self.columns.iter().any(|it| it.name == column)
    }

    fn put(&self, db: &Connection, row: &[Value]) -> rusqlite::Result<()> {
        let kept = || self.columns.iter().zip(row).filter(|(column, _)| column.is_kept);
        let names: Vec<&str> = kept().map(|(column, _)| column.name.as_str()).collect();
        let marks = vec!["?"; names.len()].join(", ");
        let insert = format!("INSERT INTO {} ({}) VALUES ({marks})", self.name, names.join(", "));
        let values = kept().map(|(_, value)| value as &dyn ToSql);
        db.prepare_cached(&insert)?.execute(params_from_iter(values))?;
        Ok(())
    }
}

/// The schema a damaged file was written with, as far as that can be told: the one it names if
/// its tables are as wide as that one's, else the newest one that fits, else the newest.
pub(crate) fn schema_of(damaged: &Path) -> u32 {
    let newest = MIGRATIONS.len() as u32;
    let Some(old) = for_reading(damaged) else { return newest };
    let named = version(&old).unwrap_or(newest);
    std::iter::once(named)
        .chain((1..=newest).rev())
        .filter(|version| (1..=newest).contains(version))
        .find(|&version| fits(&old, version).unwrap_or(false))
        .unwrap_or(newest)
}

fn fits(old: &Connection, version: u32) -> Result<bool, StoreError> {
    let tables = Table::all(&at_schema(version)?)?;
    let is_as_wide = |table: &Table| {
        let found = old.prepare(&format!("SELECT * FROM {}", table.name));
        found.is_ok_and(|found| found.column_count() == table.columns.len())
    };
    Ok(tables.iter().all(is_as_wide))
}

/// Copies everything readable of the damaged file into an empty one of the same schema. Returns
/// how many games came over, each of them whole: a game that lost a row stays behind.
pub(crate) fn rescue(damaged: &Path, new: &mut Connection) -> Result<u32, StoreError> {
    let Some(old) = for_reading(damaged) else { return Ok(0) };
    let tables = Table::all(new)?;
    // What a row refers to may come after it, or not at all.
    new.pragma_update(None, "foreign_keys", "OFF")?;
    for table in tables.iter().filter(|table| table.name != "game" && !table.has("game_id")) {
        each_row(&old, table, |row| {
            // Rows that do not fit any more, or came over already, are left; nothing else is.
            let _ = table.put(new, &row);
        });
    }
    let n_rescued = carry_games(&old, new, &tables)?;
    drop_dangling(new, &tables)?;
    new.pragma_update(None, "foreign_keys", "ON")?;
    Ok(n_rescued)
}

fn for_reading(damaged: &Path) -> Option<Connection> {
    let old = Connection::open_with_flags(damaged, OpenFlags::SQLITE_OPEN_READ_ONLY).ok()?;
    // Makes the database go on with what it understands of the schema. Nothing is written.
    let _ = old.pragma_update(None, "writable_schema", "ON");
    Some(old)
}

fn carry_games(
    old: &Connection,
    new: &mut Connection,
    tables: &[Table],
) -> Result<u32, StoreError> {
    let Some(games) = tables.iter().find(|table| table.name == "game") else { return Ok(0) };
    let id_at = games.columns.iter().position(|column| column.name == "id").unwrap_or(0);
    let mut tried = BTreeSet::new();
    let mut n_rescued = 0;
    let mut failed = None;
    each_row(old, games, |row| {
        let Some(Value::Text(id)) = row.get(id_at).cloned() else { return };
        if failed.is_some() || !tried.insert(id.clone()) {
            return;
        }
        match carry(old, new, tables, games, &id, &row) {
            Ok(()) => n_rescued += 1,
            // A disk that takes nothing must not pass for games that cannot be read.
            Err(error) => match StoreError::from(error) {
                error @ (StoreError::Full | StoreError::ReadOnly) => failed = Some(error),
                StoreError::Unknown
                | StoreError::UnknownPerson
                | StoreError::Damaged
                | StoreError::Newer { .. }
                | StoreError::Busy
                | StoreError::Bug(_) => {}
            },
        }
    });
    failed.map_or(Ok(n_rescued), Err)
}

/// Copies one game. Its steps must be without a gap.
fn carry(
    old: &Connection,
    new: &mut Connection,
    tables: &[Table],
    games: &Table,
    id: &str,
    row: &[Value],
) -> rusqlite::Result<()> {
    let step = new.transaction()?;
    games.put(&step, row)?;
    // Results are made again from the steps.
    let is_carried =
        |table: &&Table| table.has("game_id") && !["result", "play"].contains(&&*table.name);
    for table in tables.iter().filter(is_carried) {
        let query = format!("SELECT * FROM {} NOT INDEXED WHERE game_id = ?1", table.name);
        rows(old, table, &query, Some(id), |row| table.put(&step, &row))?;
    }
    let whole = "SELECT 1 FROM game WHERE id = ?1 \
        AND at <= (SELECT count(*) FROM move WHERE game_id = ?1) \
        AND (SELECT count(*) FROM move WHERE game_id = ?1) = \
            (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game_id = ?1) \
        AND EXISTS (SELECT 1 FROM seat WHERE game_id = ?1)";
    step.query_row(whole, [id], |_| Ok(()))?;
    step.commit()
}

/// Every readable row of a table: from the front up to the first damage, and from the back.
fn each_row(old: &Connection, table: &Table, mut take: impl FnMut(Cells)) {
    // A damaged index must not stand before a table that is whole.
    for order in ["", "ORDER BY rowid DESC"] {
        let query = format!("SELECT * FROM {} NOT INDEXED {order}", table.name);
        let _ = rows(old, table, &query, None, |row| {
            take(row);
            Ok(())
        });
    }
}

/// The readable rows of a query, up to the first unreadable one.
fn rows(
    old: &Connection,
    table: &Table,
    query: &str,
    id: Option<&str>,
    mut take: impl FnMut(Cells) -> rusqlite::Result<()>,
) -> rusqlite::Result<()> {
    let Ok(mut query) = old.prepare(query) else { return Ok(()) };
    if query.column_count() != table.columns.len() {
        return Ok(());
    }
    let Ok(mut found) = query.query(params_from_iter(id)) else { return Ok(()) };
    while let Ok(Some(row)) = found.next() {
        let cells: Option<Cells> =
            (0..table.columns.len()).map(|i| cell(row.get_ref(i).ok()?)).collect();
        if let Some(cells) = cells {
            take(cells)?;
        }
    }
    Ok(())
}

/// A value; `None` for a text that is none.
fn cell(value: ValueRef<'_>) -> Option<Value> {
    Some(match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(it) => Value::Integer(it),
        ValueRef::Real(it) => Value::Real(it),
        ValueRef::Text(it) => Value::Text(std::str::from_utf8(it).ok()?.to_owned()),
        ValueRef::Blob(it) => Value::Blob(it.to_vec()),
    })
}

/// Takes out what refers to rows that did not come over: the reference where there need be none,
/// else the row.
fn drop_dangling(new: &Connection, tables: &[Table]) -> Result<(), StoreError> {
    let mut links = new.prepare(
        "SELECT link.\"from\", link.\"table\", link.\"to\", col.\"notnull\"
         FROM pragma_foreign_key_list(?1) AS link
         JOIN pragma_table_info(?1) AS col ON col.name = link.\"from\"",
    )?;
    for Table { name, .. } in tables {
        let found: Vec<(String, String, String, bool)> = links
            .query_map([name], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
            .collect::<Result<_, _>>()?;
        for (from, other, to, is_needed) in found {
            let dangling = format!(
                "WHERE {from} IS NOT NULL AND NOT EXISTS
                   (SELECT 1 FROM {other} AS there WHERE there.{to} = {name}.{from})"
            );
            let mend = if is_needed {
                format!("DELETE FROM {name} {dangling}")
            } else {
                format!("UPDATE {name} SET {from} = NULL {dangling}")
            };
            new.execute(&mend, [])?;
        }
    }
    Ok(())
}
