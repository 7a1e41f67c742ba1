//! The time on the wall, which no engine knows.

use std::time::{SystemTime, UNIX_EPOCH};

/// The time, in ms since 1970 UTC.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
