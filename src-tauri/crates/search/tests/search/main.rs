//! The tests of `search` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod players;
mod rollouts;
mod tale;
#[path = "../../../game-check/tests/toy/mod.rs"]
mod toy;
