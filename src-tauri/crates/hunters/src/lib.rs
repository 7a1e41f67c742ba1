//! The rules of Carcassonne: Hunters and Gatherers. `RULES.md` beside this crate holds the tagged
//! clauses, the rulings and the notation of steps and states.

mod act;
mod areas;
mod board;
mod catalogue;
mod effect;
mod frontier;
mod gaps;
mod hidden;
mod laws;
mod legal;
mod look;
mod moves;
mod pack;
mod pack_file;
#[cfg(test)]
mod pack_tests;
mod pieces;
mod play;
mod scoring;
mod setup;
mod sheet;
mod state;
mod survey;
mod tally;
mod tile_set;
mod title;
mod turn;
mod view;
mod zone;

pub use catalogue::{
    Catalogue, CatalogueTile, CatalogueZone, ForestKind, Side, TileKind, ZoneKind,
};
pub use effect::{Counted, Event};
pub use gaps::{Gap, Kind, Outlook};
pub use moves::{Action, Chance, Offer, Placements, Reason, Spot};
pub use pack::catalogue;
pub use pack_file::{PackError, TileError};
pub use scoring::{Source, Unit};
pub use setup::{ForestScore, Hands, LEAST_SEATS, MOST_SEATS, MenhirRule, Setup, Variant};
pub use state::Hunters;
pub use survey::{Land, MOST_OPEN_SQUARES};
pub use view::{
    AnimalMark, Area, AreaKind, Content, Mark, Phase, PieceView, Placed, SeatView, View,
};
pub use zone::{Animal, Piece, Power, Terrain, TileId, Zone};
