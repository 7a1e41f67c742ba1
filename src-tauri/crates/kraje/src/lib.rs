//! The rules of Podivné kraje (Confusing Lands), for one and two. `RULES.md` beside this crate
//! has the tagged clauses that code and tests cite.
//!
//! Files depend on those before them only:
//! - words: `card`, `place`, `rule`, `action`, `offer`, `event`; sets and bit boards: `hand`,
//!   `cells`, `plane`, `patch`, `frame`, `face`;
//! - components: `catalogue`, `pack` with its file, check and faults, and `setup`, which names one;
//! - `realm`, what one player has built, `notation`, the same as text, and `conditions`, what is
//!   counted in it;
//! - `position`, and what can be asked of it or done to it: `legal`, `score`, `apply`, `imagine`,
//!   `view`, `survey`;
//! - `contract` and `title`: the engine's side of [`game::Game`] and [`game::Title`].

mod action;
mod apply;
mod card;
mod catalogue;
mod cells;
mod conditions;
mod contract;
mod event;
mod face;
mod frame;
mod hand;
mod imagine;
mod legal;
mod notation;
mod offer;
mod pack;
mod patch;
mod place;
mod plane;
mod position;
mod realm;
mod rule;
mod score;
mod setup;
mod survey;
mod title;
mod view;

pub use action::{Action, Chance, Reason};
pub use card::{Card, CardField, CardId, ConditionNo, End, Face, N_CARDS, Rotation, Side, Symbol};
pub use catalogue::Catalogue;
pub use event::Event;
pub use hand::CardSet;
pub use notation::NotationError;
pub use offer::Offer;
pub use pack::{Facing, FieldAt, Pack, PackError, PackFault, Rank};
pub use place::{Field, Placement, Spot};
pub use position::{Kraje, Stage};
pub use realm::{OwnCondition, Realm};
pub use rule::{Condition, Name, Rule};
pub use score::{Source, Unit, condition_line, sheet};
pub use setup::{Choosing, Setup};
pub use view::{Coming, FieldView, Outcome, SeatView, SharedCondition, View};
