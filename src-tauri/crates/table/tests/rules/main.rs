//! The rules of the table, tried on a toy game.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod decision;
mod hand;
mod secrets;
mod toy;
mod undo;
mod walk;
