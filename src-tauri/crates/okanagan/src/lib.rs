//! The rules of Okanagan: build on the tiles you lay, share what closed areas yield, and let the
//! weakest have the action. `RULES.md` has the clauses that the code cites.

mod action;
mod bits;
mod board;
mod bonus;
mod catalogue;
mod chance;
mod closing;
mod effect;
mod event;
mod goals;
#[cfg(test)]
mod golden;
mod imagine;
mod laws;
mod look;
mod moves;
mod offer;
mod pack;
mod pack_check;
mod pack_fault;
mod pack_file;
mod position;
mod scoring;
mod setup;
mod stacks;
mod survey;
mod tile;
mod title;
mod turn;
mod view;

pub use action::{Action, Chance, Reason};
pub use catalogue::{BuildingEntry, Catalogue, GoalEntry, RewardEntry, SegmentEntry, TileEntry};
pub use event::{Closing, Event};
pub use offer::{Offer, Placements, TakeFrom};
pub use pack::{Face, GoalCard, Pack, Segment, Stock};
pub use pack_fault::{Counted, Figure, GoalFault, PackFault, TileFault};
pub use position::Okanagan;
pub use scoring::{EXPLORER_POINTS, Field, NUGGET_POINTS, Source, Unit};
pub use setup::{LEAST_SEATS, MOST_SEATS, Setup};
pub use survey::{Gap, Land, Sharing, TileSet};
pub use tile::{Back, Building, Goal, Reward, Shape, Spot, Terrain, Tile, Tokens};
pub use view::{
    Alike, AreaView, BuildingView, EvaluationView, GoalView, HeldView, PendingArea, Picker,
    PileView, PlayerView, Prospect, Stage, Standing, TileOnBoard, View,
};
