//! A game in progress: log, undo, chance and hand-over for every game of the house.

mod holder;
mod preview;
mod shelf;
mod sitter;

pub use holder::{Holder, Next};
pub use preview::{Changes, LineChange, SeatChange};
pub use shelf::{
    AnyAction, AnyCatalogue, AnyChance, AnyChanges, AnyEvent, AnyOffer, AnyRefusal, AnySetup,
    AnySheet, AnyView, GameId,
};
pub use sitter::{Level, Sitter};
