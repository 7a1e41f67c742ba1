//! What crosses crates is tested from here; see `tests/` beside this folder.
