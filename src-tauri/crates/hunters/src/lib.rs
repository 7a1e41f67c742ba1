//! The rules of Carcassonne: Hunters and Gatherers. `RULES.md` beside this crate holds the tagged
//! clauses, the rulings and the notation of steps and states.

mod catalogue;
mod effect;
mod moves;
mod pack;
mod scoring;
mod setup;
mod view;
mod zone;

pub use catalogue::{
    Catalogue, CatalogueTile, CatalogueZone, ForestKind, Side, TileKind, ZoneKind,
};
pub use effect::{Counted, Event};
pub use moves::{Action, Chance, Offer, Placements, Reason, Spot};
pub use scoring::{Source, Unit};
pub use setup::{ForestScore, Hands, LEAST_SEATS, MOST_SEATS, MenhirRule, PackId, Setup, Variant};
pub use view::{
    AnimalMark, Area, AreaKind, Content, Mark, Phase, PieceView, Placed, SeatView, View,
};
pub use zone::{Animal, Piece, Power, Terrain, TileId, Zone};
