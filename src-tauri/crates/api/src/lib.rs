//! The door: one request in, one reply out, one stream of pushes, for every shell.

mod app;
mod backup;
mod begin;
#[cfg(feature = "bindings")]
pub mod bindings;
mod bot;
mod check;
mod clock;
mod doors;
mod even;
mod exercises;
mod export;
mod fresh;
mod guard;
mod handicap;
mod hint;
mod honours;
mod idle;
mod keep;
mod lane;
mod lessons;
mod letters;
mod list;
mod pace;
mod packs;
mod people;
mod plays;
mod rating;
mod read;
mod records;
mod replay;
mod result;
mod review;
mod rounds;
pub mod seed;
mod settings;
mod share;
mod sitting;
mod statistics;
mod tables;
mod warden;
pub mod wire;

pub use app::App;
pub use idle::IDLE_AFTER;
pub use keep::Played;
pub use read::read;
