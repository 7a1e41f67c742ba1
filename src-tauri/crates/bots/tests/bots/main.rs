//! The tests of `bots` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod bastards;
mod evaluators;
mod kraje;
mod levels;
mod par;
#[path = "../../../bastards/tests/bastards/script/mod.rs"]
mod script;
