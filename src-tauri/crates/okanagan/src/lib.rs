//! The rules of Okanagan: build on the tiles you lay, share what closed areas yield, and let the
//! weakest have the action. `RULES.md` has the clauses that the code cites.
//!
//! From the bottom up; a file depends on those before it only:
//! - the words: `figures`, `reward`, `back`, `tile`, `goals` (the cards and their deck), `phase`
//!   (what is due), `action`, `offer`, `event`; `bits` keeps many of them in one number;
//! - the components: `pack`, `catalogue` as they are drawn; `setup`;
//! - the table: `board`, and `stacks`, the tiles that are not on it;
//! - `position`;
//! - what the rules say of a position: `legal`, `score`, then `apply`, then `imagine`;
//! - `view`, `survey` and `laws` for those who look at it; `contract`, all of it as a `Game`, and
//!   `title`, what its box says.

mod action;
mod apply;
mod back;
mod bits;
mod board;
mod catalogue;
mod contract;
mod event;
mod figures;
mod goals;
#[cfg(test)]
mod golden;
mod imagine;
mod laws;
mod legal;
mod offer;
mod pack;
mod phase;
mod position;
mod reward;
mod score;
mod setup;
mod stacks;
mod survey;
mod tile;
mod title;
mod view;

pub use action::{Action, Chance, Reason};
pub use back::Back;
pub use catalogue::{BuildingEntry, Catalogue, GoalEntry, RewardEntry, SegmentEntry, TileEntry};
pub use event::{Closing, Event};
pub use figures::{EXPLORER_POINTS, NUGGET_POINTS};
pub use goals::{Goal, GoalCard};
pub use offer::{Offer, Placements, TakeFrom};
pub use pack::{Counted, Figure, GoalFault, Pack, PackFault, TileFault};
pub use phase::Alike;
pub use position::Okanagan;
pub use reward::{Reward, Shape, Terrain, Tokens};
pub use score::{Field, Source, Unit};
pub use setup::Setup;
pub use survey::{Acting, Exchange, Gap, Land, Sharing};
pub use tile::{Building, Face, Segment, Spot, Stock, Tile, TileSet};
pub use view::{
    AreaView, BuildingView, EvaluationView, GapView, GoalView, HeldView, PendingArea, Picker,
    PileView, PlayerView, Prospect, Stage, Standing, TileOnBoard, View,
};
