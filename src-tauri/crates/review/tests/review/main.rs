//! The tests of `review` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod games;
mod judge;
mod puzzles;
#[path = "../../../search/tests/search/tale/mod.rs"]
mod tale;
