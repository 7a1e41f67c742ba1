//! Migrations: SQL files run in order, each in a transaction together with the new version.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;
use crate::path::{remove, rename};

/// The migrations; number n (from 1) brings a file to schema n.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_first.sql"),
    include_str!("../migrations/0002_origin.sql"),
    include_str!("../migrations/0003_people.sql"),
    include_str!("../migrations/0004_result.sql"),
    include_str!("../migrations/0005_hint.sql"),
    include_str!("../migrations/0006_keeping.sql"),
    include_str!("../migrations/0007_decision.sql"),
    include_str!("../migrations/0008_chain.sql"),
    include_str!("../migrations/0009_lesson.sql"),
    include_str!("../migrations/0010_handicap.sql"),
    include_str!("../migrations/0011_review.sql"),
    include_str!("../migrations/0012_exercise.sql"),
    include_str!("../migrations/0013_reckoned.sql"),
    include_str!("../migrations/0014_ended_where.sql"),
];

/// The newest schema this version knows.
pub const SCHEMA: u32 = MIGRATIONS.len() as u32;

/// How the name of a copy ends that is still being made.
pub(crate) const PART: &str = "part";

/// The schema of a file.
pub(crate) fn version(db: &Connection) -> Result<u32, StoreError> {
    Ok(db.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// An empty database in memory, of some schema.
pub(crate) fn at_schema(version: u32) -> Result<Connection, StoreError> {
    let db = Connection::open_in_memory()?;
    for sql in MIGRATIONS.iter().take(version as usize) {
        db.execute_batch(sql)?;
    }
    Ok(db)
}

/// Brings a file to the newest schema. A file that holds something is copied to `backup` first,
/// when there is one.
pub(crate) fn migrate(
    db: &mut Connection,
    migrations: &[&str],
    backup: Option<&Path>,
) -> Result<(), StoreError> {
    let (found, known) = (version(db)?, migrations.len() as u32);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if let Some(backup) = backup
        && (1..known).contains(&found)
    {
        // Made under another name: a copy that the end of the app cut short is not taken for one.
        let part = backup.with_extension(PART);
        remove(&part)?;
        copy(db, &part)?;
        rename(&part, backup)?;
    }
    for (n, sql) in (1..).zip(migrations).skip(found as usize) {
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
    let to = to.to_str().ok_or(StoreError::ReadOnly)?;
    db.execute("VACUUM INTO ?1", [to])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);";
    const TWO: &str = "ALTER TABLE a ADD COLUMN y TEXT;";
    const BAD: &str = "CREATE TABLE b (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1);";

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
        migrate(&mut db, &[ONE], Some(&backup)).unwrap();
        assert!(!backup.exists(), "a new file needs none");
        migrate(&mut db, &[ONE, TWO], Some(&backup)).unwrap();
        assert_eq!(version(&db).unwrap(), 2);
        assert_eq!(db.query_row("SELECT x FROM a", [], |row| row.get(0)), Ok(1));
        let old = Connection::open(&backup).unwrap();
        assert_eq!(version(&old).unwrap(), 1);
        assert_eq!(old.query_row("SELECT x FROM a", [], |row| row.get(0)), Ok(1));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_migration_that_fails_leaves_the_file_as_it_was() {
        let folder = folder("fails");
        let mut db = Connection::open(folder.join("a.db")).unwrap();
        migrate(&mut db, &[ONE], None).unwrap();
        migrate(&mut db, &[ONE, BAD], Some(&folder.join("2.db"))).unwrap_err();
        assert_eq!(version(&db).unwrap(), 1);
        db.query_row("SELECT count(*) FROM b", [], |_| Ok(())).unwrap_err();
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_newer_file_is_not_touched() {
        let mut db = Connection::open_in_memory().unwrap();
        db.pragma_update(None, "user_version", 7).unwrap();
        let refused = migrate(&mut db, &[ONE], None).unwrap_err();
        assert!(matches!(refused, StoreError::Newer { found: 7, known: 1 }));
    }
}
