//! What finished games tell about people: pure functions of results, without disk, clock or words.
//!
//! Unlike things are never pooled: the caller hands over games of one kind (game, variant, number
//! of seats) and this crate sorts them by person and by help. What it tells crosses the door as it is.

mod even;
mod fortune;
mod head;
mod life;
mod mean;
mod person;
mod played;
mod practice;
mod rating;
mod record;
mod share;
mod spread;
mod streak;
mod usual;

pub use even::{Even, ahead, even, percents, spread_of};
pub use fortune::{Fair, Fortune, Sum};
pub use head::{HeadToHead, Meeting};
pub use life::{DayPlays, KindSum, LifeSum, Lived, Stretch, TopScore};
pub use mean::Mean;
pub use person::{Portrait, ScoreAt, SourceMean, Starting, Times};
pub use played::{Against, Played, PlaysPart, Sat, Selection};
pub use practice::{Practice, TIMES};
pub use rating::{NEWCOMER, Rated, Rating, rated};
pub use record::{Beaten, Feat, Record, broken, milestones, records};
pub use share::Share;
pub use spread::{Bin, Spread};
pub use streak::{DaySpan, Streak, day_streak, forgiving};
pub use usual::{Usual, usual};
