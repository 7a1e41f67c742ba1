//! The rules of Carcassonne: Hunters and Gatherers. `RULES.md` beside this crate holds the tagged
//! clauses, the rulings and the notation of steps and states.
//!
//! From the bottom up; a file depends on those before it only:
//! - the words: `zone` (tiles, zones and what is on them), `worth` (what points are for), `phase`
//!   (what is due), `action`, `offer`, `event`; `bits`, `tile_set` and `tally` are ways to keep
//!   many of them in one number;
//! - the components: `catalogue` as they are drawn, `pack` as the rules use them; `setup`;
//! - the table: `areas`, `frontier`, `board`, `pieces`;
//! - `position`, and `members`, what its areas consist of;
//! - what the rules say of a position: `legal`, `score`, then `apply`, then `imagine`;
//! - `view`, `survey` and `laws` for those who look at it; `contract`, all of it as a `Game`, and
//!   `title`, what its box says.

mod action;
mod apply;
mod areas;
mod bits;
mod board;
mod catalogue;
mod contract;
mod event;
mod frontier;
mod imagine;
mod laws;
mod legal;
mod members;
mod offer;
mod pack;
#[cfg(test)]
mod packs;
mod phase;
mod pieces;
mod position;
mod score;
mod setup;
mod survey;
mod tally;
mod tile_set;
mod title;
mod view;
mod worth;
mod zone;

pub use action::{Action, Chance, Reason};
pub use catalogue::{
    Catalogue, CatalogueTile, CatalogueZone, ForestKind, Side, TileKind, ZoneKind,
};
pub use event::Event;
pub use offer::{Offer, Placements, Spot};
pub use pack::{PackError, TileError, catalogue};
pub use phase::Phase;
pub use position::Hunters;
pub use setup::{CanoeRule, ForestScore, Hands, MenhirRule, Setup, Variant};
pub use survey::{Changed, Land, LandId, MOST_OPEN_SQUARES};
pub use view::{
    AnimalMark, Area, Content, Gap, Kind, Mark, Outlook, PieceView, Placed, SeatView, View,
};
pub use worth::{Counted, Source, Unit};
pub use zone::{Animal, AreaKind, Piece, Power, Terrain, TileId, Zone};
