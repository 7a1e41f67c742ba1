//! The tests of `bastards` as one program, which compiles what they share once.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod clauses;
mod conformance;
mod examples;
mod golden;
mod laws;
mod ledger;
mod pack;
mod rules;
mod rulings;
mod script;
mod survey;
mod together;
