//! The rules of Podivné kraje (Confusing Lands), for one and two. `RULES.md` beside this crate
//! has the tagged clauses that code and tests cite.

mod card;
mod catalogue;
mod conditions;
mod contract;
mod event;
mod hand;
mod moves;
mod notation;
mod pack;
mod plane;
mod realm;
mod rule;
mod scoring;
mod setup;
mod survey;
mod title;
mod turn;
mod view;

pub use card::{Card, CardField, CardId, ConditionNo, End, Face, N_CARDS, Rotation, Side, Symbol};
pub use catalogue::Catalogue;
pub use event::Event;
pub use hand::CardSet;
pub use moves::{Action, Offer, Placement, Reason, Spot};
pub use notation::NotationError;
pub use pack::{Facing, FieldAt, Pack, PackError, PackFault};
pub use realm::{OwnCondition, Realm};
pub use rule::{Condition, Name, Rule};
pub use scoring::{Field, Rank, Source, Unit, condition_line, sheet};
pub use setup::Setup;
pub use turn::{Chance, Kraje};
pub use view::{FieldView, Outcome, SeatView, SharedCondition, Stage, View};
