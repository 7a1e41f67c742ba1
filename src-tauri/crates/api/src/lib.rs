//! The door: one request in, one reply out, one stream of pushes, for every shell.

pub mod wire;
