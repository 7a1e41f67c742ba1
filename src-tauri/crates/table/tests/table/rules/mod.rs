//! The rules of the table, tried on a toy game.

mod agreements;
mod curtains;
mod decision;
mod hand;
mod secrets;
mod toy;
mod undo;
mod walk;
