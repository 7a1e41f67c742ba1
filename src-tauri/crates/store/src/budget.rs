//! How long the database may work on what a stranger wrote: a query that does not come to its end is
//! stopped, by its steps and not by the clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;

use crate::StoreError;

/// The steps of the database's machine between two looks at the budget.
const STEPS: i32 = 10_000;

/// The looks that every query has.
const LEAST: u64 = 5_000;

/// The bytes for which there is one more look: reading a file whole takes about a tenth of them.
const BYTES_A_LOOK: u64 = 4096;

/// What queries on a connection may take from now on.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    left: Arc<AtomicU64>,
    whole: u64,
}

impl Budget {
    /// Watches over a connection on which a file of this size is in sight. Whatever takes too long
    /// ends as if the file were damaged.
    pub(crate) fn watch(db: &mut Connection, n_bytes: u64) -> Result<Self, StoreError> {
        let whole = LEAST + n_bytes / BYTES_A_LOOK;
        let left = Arc::new(AtomicU64::new(whole));
        let counted = Arc::clone(&left);
        let is_spent = move || {
            let spend = |left: u64| left.checked_sub(1);
            counted.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spend).is_err()
        };
        db.progress_handler(STEPS, Some(is_spent))?;
        Ok(Self { left, whole })
    }

    /// Lets the next query have all of it.
    pub(crate) fn renew(&self) {
        self.left.store(self.whole, Ordering::Relaxed);
    }

    /// Lets a connection work as long as it likes again.
    pub(crate) fn end(db: &mut Connection) -> Result<(), StoreError> {
        db.progress_handler(STEPS, None::<fn() -> bool>)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_end_is_stopped_and_the_next_query_runs() {
        let mut db = Connection::open_in_memory().unwrap();
        let budget = Budget::watch(&mut db, 0).unwrap();
        let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT count(*) FROM n";
        let count = |db: &Connection, sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0));
        let stopped = StoreError::from(count(&db, endless).unwrap_err());
        assert_eq!(stopped, StoreError::Damaged);
        budget.renew();
        assert_eq!(count(&db, &endless.replace("FROM n)", "FROM n LIMIT 9)")).unwrap(), 9);
        Budget::end(&mut db).unwrap();
    }
}
