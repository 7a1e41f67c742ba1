//! The door from outside: everything a screen can ask, in order and out of order.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod agreements;
mod backup;
mod begin;
mod best;
#[cfg(feature = "bindings")]
mod bindings;
mod broken;
mod crowd;
mod deal;
mod decision;
mod desk;
mod errors;
mod even;
mod exercises;
mod handicap;
mod help;
mod hours;
mod kill;
mod lessons;
mod levels;
mod life;
mod list;
mod nonsense;
mod odd;
mod opponent;
mod pairs;
mod par;
mod people;
mod play;
mod puzzle;
mod real;
mod replay;
mod result;
mod review;
mod schemas;
mod secrets;
mod statistics;
mod taken;
mod trust;
