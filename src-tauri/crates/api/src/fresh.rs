//! What nobody can foresee: new seeds, salts and ids.

use data_encoding::HEXLOWER;
use uuid::Builder;

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

/// A new id that says nothing of its time: a version 4 UUID.
pub(crate) fn random_id() -> String {
    Builder::from_random_bytes(bytes()).into_uuid().to_string()
}

/// A new id: a version 7 UUID.
pub(crate) fn new_id(now: i64) -> String {
    Builder::from_unix_timestamp_millis(now.unsigned_abs(), &bytes()).into_uuid().to_string()
}
