//! The tests of `hunters` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, clippy::wildcard_enum_match_arm, reason = "all of this is test code")]

mod areas;
mod conformance;
mod examples;
mod flood;
mod odds;
mod rules;
mod survey;
mod table;
