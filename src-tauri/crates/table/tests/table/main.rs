//! The tests of `table` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod compact;
mod handicap;
mod lessons;
mod periods;
mod played;
mod rules;
mod summary;
mod words;
