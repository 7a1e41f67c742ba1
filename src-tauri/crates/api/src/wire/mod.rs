//! Everything that crosses the door, as data: the UI's TypeScript types are made from these.

mod agreements;
mod backup;
mod deal;
mod error;
mod exercises;
mod label;
mod lessons;
mod life;
mod list;
mod people;
mod push;
mod real;
mod records;
mod replay;
mod reply;
mod request;
mod result;
mod review;
mod seed;
mod settings;
mod share;
mod statistics;

pub use crate::doors::Request;
pub use ::review::{Beat, Estimate, Finish, Judged, LuckPart};
pub use ::statistics::{Against, DayPlays, Fair, Feat, PlaysPart, Portrait};
pub use ::store::{GameStatus, GameTrait, GamesOrder};
pub use agreements::{Agreement, EndOf, SubstituteOf};
pub use backup::{
    Backup, BackupFault, BackupPart, BackupPartOf, ExportForm, ExportPlays, Newcomer, RefusedGame,
    Restore, RestoreLook, Restored, SamePerson, TextFile,
};
pub use deal::{DealResult, SameDeal};
pub use error::{ApiError, Bug};
pub use exercises::{
    ComesBack, Exercise, ExerciseAnswer, ExerciseState, Exercises, ExercisesOf, Practise,
};
pub use lessons::{GameLessons, Learn, Lesson, LessonAnswer, LessonState, Lessons, LessonsOf};
pub use life::{
    CountedOf, CountedWith, DealPlay, DealsOf, KindLife, Life, LifeOf, LuckOf, ParOf, PuzzleShare,
    RatingNow,
};
pub use list::{CalledSo, ChangeGame, Games, GamesFilter, Picture};
pub use people::{
    AddPerson, ChangePerson, GuestPlays, Help, MergePeople, MergePreview, Merged, OfPerson, People,
    Person, ProfileId,
};
pub use push::{Push, Trouble};
pub use real::{LogPlays, LoggedPlays, RealPlay, RealSeat, RealSum};
pub use records::{
    Best, BestOf, ComponentPoints, Components, ComponentsOf, KindRecords, Placed, RankReached,
    Record, Records, RecordsOf, SheetLine,
};
pub use replay::{Course, FairDraw, Fairness, Fork, ForkedFrom};
pub use reply::{
    App, Catalogue, Chance, Even, EvenSeat, GameCard, GameRow, Hello, Hint, Hints, LevelSlips, Log,
    Pace, Pack, PackOrigin, Packs, Previews, Reply, RowSeat, Rung, SeatState, SlipKind, TableState,
};
pub use request::{
    AddPack, At, CatalogueOf, Decision, Decisions, EvenOf, HandicapOf, HintOf, NewTable, OfGame,
    OfTable, PositionAt, SeatPlan, SettingsOf, Sight, StoryOf, Take,
};
pub use result::{DayDone, GameResult, Honours, Par, ParLeft, RatingMove, ResultSeat};
pub use review::{Bag, Fortune, FortuneAt, FortuneOf, GameStory, KeyMoment, MomentOf, ReviewState};
pub use seed::{
    Again, AgainHow, Day, DayBest, DayCard, DayOf, DayOpponent, DayPlay, DayPlayer, DayReason,
    DaySolver, PlayDay, PuzzleDay, PuzzleOfDay, PuzzleStand, Puzzles, PuzzlesOf,
};
pub use settings::{
    Confirm, DayLevel, Hand, Idle, Language, Motion, Portion, Settings, SettingsChange, TextSize,
    Theme,
};
pub use share::{ClaimSeat, Import, Imported, ShareFault, Shared};
pub use statistics::{
    GamePlays, Household, Kind, KindPlays, Notable, PersonPlays, Player, PlaysOf, RatingAt,
    RatingLine, Statistics, StatisticsOf,
};
pub use table::{Earlier, Preview, Shown, Told};

/// The id of a table: a version 7 UUID, so that ids sort by age; of a game at a real table another one.
pub type TableId = String;
