//! The rules of the table, tried on a toy game.

mod decision;
mod hand;
mod secrets;
mod substitution;
mod toy;
mod undo;
mod walk;
