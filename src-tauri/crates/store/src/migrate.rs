//! Migrations: SQL files run in order, each in a transaction together with the new version.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;
use crate::path::{remove, rename, spelled};

/// The migrations, each with the schema that it makes: the first of an empty file, the others of one
/// with the schema before.
pub(crate) const MIGRATIONS: &[Migration] = &[
    (13, include_str!("../migrations/0013_base.sql")),
    (14, include_str!("../migrations/0014_ended_where.sql")),
    (15, include_str!("../migrations/0015_agreements.sql")),
    (16, include_str!("../migrations/0016_trust.sql")),
    (17, include_str!("../migrations/0017_head_starts.sql")),
    (18, include_str!("../migrations/0018_training.sql")),
    (19, include_str!("../migrations/0019_best.sql")),
    (20, include_str!("../migrations/0020_lives.sql")),
    (21, include_str!("../migrations/0021_counted.sql")),
    (22, include_str!("../migrations/0022_real_tables.sql")),
];

pub(crate) type Migration = (u32, &'static str);

/// The oldest schema that is opened.
pub const OLDEST_SCHEMA: u32 = MIGRATIONS[0].0;

/// The newest schema this version knows.
pub const SCHEMA: u32 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// How the name of a copy ends that is still being made.
pub(crate) const PART: &str = "part";

/// The schema of a file.
pub(crate) fn version(db: &Connection) -> Result<u32, StoreError> {
    Ok(db.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// The schema, where it is one that this version opens.
///
/// # Errors
/// [`StoreError::Older`] and [`StoreError::Newer`].
pub(crate) fn known(schema: u32) -> Result<u32, StoreError> {
    within(schema, MIGRATIONS)
}

/// The same number, where these migrations know it.
fn within(found: u32, migrations: &[Migration]) -> Result<u32, StoreError> {
    let (oldest, known) = (migrations[0].0, migrations[migrations.len() - 1].0);
    match found {
        0 => Ok(found),
        _ if found < oldest => Err(StoreError::Older { found, oldest }),
        _ if found > known => Err(StoreError::Newer { found, known }),
        _ => Ok(found),
    }
}

/// The migrations up to this schema.
pub(crate) fn up_to(schema: u32) -> &'static [Migration] {
    &MIGRATIONS[..MIGRATIONS.partition_point(|it| it.0 <= schema)]
}

/// An empty database in memory, of some schema.
pub(crate) fn at_schema(version: u32) -> Result<Connection, StoreError> {
    let db = Connection::open_in_memory()?;
    for (_, sql) in up_to(version) {
        db.execute_batch(sql)?;
    }
    Ok(db)
}

/// Brings a file to the newest schema. A file that holds something is copied to `backup` first,
/// when there is one.
pub(crate) fn migrate(
    db: &mut Connection,
    migrations: &[Migration],
    backup: Option<&Path>,
) -> Result<(), StoreError> {
    let found = within(version(db)?, migrations)?;
    let is_behind = found > 0 && migrations.iter().any(|it| it.0 > found);
    if let Some(backup) = backup
        && is_behind
    {
        // Made under another name: a copy that the end of the app cut short is not taken for one.
        let part = backup.with_extension(PART);
        remove(&part)?;
        copy(db, &part)?;
        rename(&part, backup)?;
    }
    for &(n, sql) in migrations {
        let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another app may have done it while this one waited for its turn.
        if version(&step)? >= n {
            continue;
        }
        step.execute_batch(sql)?;
        step.pragma_update(None, "user_version", n)?;
        step.commit()?;
    }
    Ok(())
}

/// Copies the whole database into a new file, which then holds all of it or does not exist.
pub(crate) fn copy(db: &Connection, to: &Path) -> Result<(), StoreError> {
    let to = spelled(to);
    let to = to.to_str().ok_or(StoreError::ReadOnly)?;
    db.execute("VACUUM INTO ?1", [to])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: Migration = (5, "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);");
    const NEXT: Migration = (6, "ALTER TABLE a ADD COLUMN y TEXT;");
    const BAD: Migration =
        (6, "CREATE TABLE b (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1);");

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_later_migration_keeps_the_rows_and_a_copy_of_the_file_before_it() {
        let folder = folder("later");
        let (file, backup) = (folder.join("a.db"), folder.join("backup.db"));
        let mut db = Connection::open(&file).unwrap();
        migrate(&mut db, &[BASE], Some(&backup)).unwrap();
        assert!(!backup.exists(), "a new file needs none");
        migrate(&mut db, &[BASE, NEXT], Some(&backup)).unwrap();
        assert_eq!(version(&db).unwrap(), 6);
        assert_eq!(db.query_row("SELECT x FROM a", [], |row| row.get(0)), Ok(1));
        let old = Connection::open(&backup).unwrap();
        assert_eq!(version(&old).unwrap(), 5);
        assert_eq!(old.query_row("SELECT x FROM a", [], |row| row.get(0)), Ok(1));
        drop((db, old));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_migration_that_fails_leaves_the_file_as_it_was() {
        let folder = folder("fails");
        let mut db = Connection::open(folder.join("a.db")).unwrap();
        migrate(&mut db, &[BASE], None).unwrap();
        migrate(&mut db, &[BASE, BAD], Some(&folder.join("2.db"))).unwrap_err();
        assert_eq!(version(&db).unwrap(), 5);
        db.query_row("SELECT count(*) FROM b", [], |_| Ok(())).unwrap_err();
        drop(db);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_newer_and_an_older_file_are_not_touched() {
        let mut db = Connection::open_in_memory().unwrap();
        for (found, why) in [
            (7, StoreError::Newer { found: 7, known: 6 }),
            (4, StoreError::Older { found: 4, oldest: 5 }),
        ] {
            db.pragma_update(None, "user_version", found).unwrap();
            assert_eq!(migrate(&mut db, &[BASE, NEXT], None), Err(why));
            assert_eq!(version(&db).unwrap(), found);
        }
    }
}
