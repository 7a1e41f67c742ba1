//! The rules of Podivné kraje (Confusing Lands), for one and two. `RULES.md` beside this crate
//! has the tagged clauses that code and tests cite.

pub mod card;
pub mod catalogue;
mod event;
mod moves;
mod rule;
mod scoring;
mod setup;
mod view;

pub use card::{CardId, ConditionNo, End, Rotation, Side, Symbol};
pub use catalogue::Catalogue;
pub use event::Event;
pub use moves::{Action, Offer, Placement, Reason, Spot};
pub use rule::{Condition, Name, Rule};
pub use scoring::{Field, Rank, Source, Unit};
pub use setup::{PackRef, Setup};
pub use view::{FieldView, Outcome, SeatView, SharedCondition, Stage, View};
