//! The tests of `lab` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod by_hand;
mod fuzz;
mod lab;
mod playthroughs;
