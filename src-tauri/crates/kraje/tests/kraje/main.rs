//! The tests of `kraje` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod conformance;
mod crowded;
mod examples;
mod odds;
mod pack;
mod packs;
mod reference;
mod rules;
mod slow;
mod survey;
