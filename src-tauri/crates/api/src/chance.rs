//! Time and randomness: the api's, never an engine's.

use std::time::{SystemTime, UNIX_EPOCH};

use data_encoding::HEXLOWER;
use uuid::Builder;

/// The time, in ms since 1970 UTC.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Bytes that nobody can foresee.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every system the app runs on gives randomness");
    bytes
}

/// A new seed.
pub(crate) fn new_seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A new salt.
pub(crate) fn new_salt() -> String {
    HEXLOWER.encode(&bytes::<16>())
}

/// A new id: a version 7 UUID.
pub(crate) fn new_id(now: i64) -> String {
    Builder::from_unix_timestamp_millis(now.unsigned_abs(), &bytes()).into_uuid().to_string()
}
