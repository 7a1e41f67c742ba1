//! A game in progress: log, undo, chance and hand-over for every game of the house.

mod again;
mod agreements;
mod any;
mod compact;
mod course;
mod draws;
mod error;
mod hand;
mod handicap;
mod holder;
mod lasting;
pub mod lesson;
mod past;
mod periods;
mod play;
mod preview;
mod shelf;
mod show;
mod sitter;
mod summary;
mod table;
mod undo;

pub use any::{Advise, AnyPlan, Ending, KeptError, KeptStep, KeptTable, Refused};
pub use compact::{Choice, CompactError, Compacted};
pub use course::{BestStroke, Course, CourseLead, CourseMoment, CourseSwing};
pub use draws::Draw;
pub use error::TableError;
pub use handicap::MOST_HANDICAP;
pub use holder::{Holder, Next};
pub use lasting::Lasting;
pub use lesson::{LessonCard, LessonPlace, Taught};
pub use past::Fork;
pub use periods::{Period, Periods, When};
pub use preview::{Changes, LineChange, SeatChange};
pub use shelf::{
    Advisor, AnyAction, AnyCatalogue, AnyChance, AnyChanges, AnyEvent, AnyFault, AnyOffer,
    AnyRefusal, AnySetup, AnySheet, AnyTable, AnyView, GameId, games,
};
pub use show::{Earlier, EarlierOf, Preview, PreviewOf, Shown, ShownOf, Told};
pub use sitter::{Level, Sitter};
pub use summary::Summary;
pub use table::{BadLog, LogStep, Plan, PlanError, Table};
