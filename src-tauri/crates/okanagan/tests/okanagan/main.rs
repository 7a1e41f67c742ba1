//! The tests of `okanagan` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod conformance;
mod laws;
mod odds;
mod pack;
mod packs;
mod rules;
mod survey;
