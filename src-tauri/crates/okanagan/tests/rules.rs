//! One test for each clause of RULES.md, named after its tag. Positions are dealt by hand
//! (`rules/table.rs`) and small enough to check by hand.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

#[path = "rules/bonus.rs"]
mod bonus;
#[path = "rules/closing.rs"]
mod closing;
#[path = "rules/ends.rs"]
mod ends;
#[path = "rules/placing.rs"]
mod placing;
#[path = "rules/rare.rs"]
mod rare;
#[path = "rules/table.rs"]
mod table;
#[path = "rules/walk.rs"]
mod walk;
