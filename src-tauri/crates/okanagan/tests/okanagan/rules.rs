//! One test for each clause of RULES.md, named after its tag. Positions are dealt by hand
//! (`rules/table.rs`) and small enough to check by hand.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

mod bonus;
mod closing;
mod ends;
mod placing;
mod rare;
mod table;
mod walk;
