//! The review of a finished game: every decision of every person, judged.
//!
//! A decision is judged by what its seat knew: futures are imagined from that seat's view
//! ([`game::Game::imagine`]), and what was played and what else could have been are played on in the
//! same futures, with the same luck (common random numbers). What is compared is their difference,
//! on two scales: points, as the lead over the best other seat, and the chance of being first.
//!
//! A cheap look at all decisions comes first, then the dearest ones are looked into, the most
//! important first. The best alternative is chosen in some futures and compared in others, so that
//! whatever was lucky to be chosen does not look better than it is. A decision is called worse than
//! good only when the loss is beyond two standard errors on both scales, and the milder scale says
//! how much worse.
//!
//! Beside the decisions stands the ledger of what chance brought up ([`Ledger`]). It is a view **from
//! above**: it knows all hands, because it tells what was drawn and judges nobody.
//!
//! Every judgement is a function of the game, the number of the step and the settings alone: the
//! same on any number of threads, and after an interruption.

mod case;
mod course;
mod future;
mod game_of;
mod grade;
mod judge;
mod luck;
mod puzzle;
mod report;
mod samples;
mod settings;
mod story;

pub use course::Standing;
pub use game_of::{Unreadable, answered, mark, reviewed, usual};
pub use grade::{DOUBT, Estimate, Grade, rounded};
pub use judge::Work;
pub use luck::{Draw, Lead, Ledger, Lot, SeatLedger, Standout};
pub use puzzle::{Puzzle, PuzzleKind, puzzle};
pub use report::{Judged, Phase, Review, SeatReview};
pub use samples::{Sample, samples};
pub use search::WinModel;
pub use settings::{Care, Settings};
pub use story::{Beat, Facts, Finish, LuckPart, story};
