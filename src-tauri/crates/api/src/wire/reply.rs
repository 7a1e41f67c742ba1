//! [`Reply`]: what comes back.

use bots::Why;
use game::{PackCard, Seat};
use serde::Serialize;
use store::GameStatus;
use table::{
    AnyAction, AnyCatalogue, AnyEvent, AnyOffer, AnySetup, AnySheet, AnyView, Earlier, GameId,
    Level, Preview, Shown, Sitter, Told, When,
};

use super::{
    Agreement, Backup, BackupPart, Best, Components, Course, Day, ExerciseState, Exercises,
    Fairness, ForkedFrom, Fortune, GameResult, GameStory, Games, Help, Household, Imported,
    KeyMoment, LessonState, Lessons, Life, LoggedPlays, MergePreview, ParLeft, People, Picture,
    ProfileId, Puzzles, RealPlay, Records, RestoreLook, Restored, ReviewState, SameDeal, Settings,
    Shared, Statistics, TableId, TextFile, Trouble,
};

/// Makes [`Reply`] of the answers there are, and each answer a reply.
macro_rules! replies {
    ($($Name:ident($Answer:ty),)*) => {
        /// What comes back. Which request is answered with what, [`crate::Request`] says; so on the
        /// wire an answer needs no name.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "there is one at a time")]
        #[allow(missing_docs, reason = "a variant is what it holds")]
        pub enum Reply { $($Name($Answer),)* }

        $(impl From<$Answer> for Reply {
            fn from(answer: $Answer) -> Self {
                Self::$Name(answer)
            }
        })*
    };
}

replies! {
    Done(()),
    Hello(Hello),
    Catalogue(Catalogue),
    Table(TableState),
    Day(Day),
    Course(Course),
    Fairness(Fairness),
    SameDeal(SameDeal),
    Fortune(Fortune),
    Pace(Pace),
    Even(Even),
    Review(ReviewState),
    Story(GameStory),
    KeyMoment(KeyMoment),
    Shared(Shared),
    Imported(Imported),
    Preview(Preview),
    Previews(Previews),
    Hint(Hint),
    Hints(Hints),
    Log(Log),
    Position(Earlier),
    Games(Games),
    Picture(Picture),
    Row(GameRow),
    RealPlay(RealPlay),
    LoggedPlays(LoggedPlays),
    Backup(Backup),
    BackupPart(BackupPart),
    RestoreLook(RestoreLook),
    Restored(Restored),
    TextFile(TextFile),
    Settings(Settings),
    Packs(Packs),
    People(People),
    MergePreview(MergePreview),
    Result(GameResult),
    Statistics(Statistics),
    Life(Life),
    Household(Household),
    Records(Records),
    Best(Best),
    Components(Components),
    Lessons(Lessons),
    Exercises(Exercises),
    Puzzles(Puzzles),
    ParLeft(ParLeft),
}

/// What the ratings of who sits there say of a game before it: the head starts that would make chances
/// equal, by what points are worth in the game, and how people fare against bots.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Even {
    /// Seat by seat; empty where there is nothing to propose: somebody is a guest or hardly known,
    /// or nobody is told apart from anybody.
    pub seats: Vec<EvenSeat>,
    /// How those people whose rating is known fare against each level there is, with so many seats
    /// and no head starts; empty where nobody is known.
    pub chances: Vec<Chance>,
}

/// How somebody fares against a level.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Chance {
    /// Where they sit.
    pub seat: Seat,
    /// Against which level.
    pub level: Level,
    /// The share of games in which they end ahead of it, 0..=1; with two seats that
    /// is to win.
    pub ahead: f64,
}

/// What is proposed for a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EvenSeat {
    /// The head start, in points.
    pub points: u16,
    /// The chance of being first with the head starts as they are, in percent; of all seats, 100.
    pub now: u8,
    /// The same with the head starts that are proposed.
    pub after: u8,
}

/// What a screen has to know first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hello {
    /// The app itself.
    pub app: App,
    /// The games of the house.
    pub games: Vec<GameCard>,
    /// The settings.
    pub settings: Settings,
    /// What is wrong with the saved games, for the player to know.
    pub trouble: Vec<Trouble>,
}

/// The app itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct App {
    /// Its version.
    pub version: String,
}

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameCard {
    /// Which.
    pub game: GameId,
    /// Version of its rules.
    pub rules: u16,
    /// The fewest seats.
    pub least_seats: u8,
    /// The most seats.
    pub most_seats: u8,
    /// The kinds of sources of points, in the order they are read out.
    pub sources: Vec<String>,
    /// The bots that play it, weakest first.
    pub levels: Vec<Level>,
    /// How often levels come first against the level below, where that was measured.
    pub ladder: Vec<Rung>,
    /// What levels miss, where that was measured.
    pub slips: Vec<LevelSlips>,
}

/// How fast this device thinks.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Pace {
    /// How many times longer bots think here than where their levels were measured; 1 at least.
    pub longer: f32,
}

/// How often a bot comes first among bots of the level below it, as measured.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Rung {
    /// With how many seats.
    pub seats: u8,
    /// The level.
    pub level: Level,
    /// The level of all other seats.
    pub below: Level,
    /// In how many games that was measured.
    pub games: u32,
    /// Its part of the first places, 0..=1.
    pub firsts: f64,
    /// The lower end of the 95 % interval of `firsts`.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The part of the first places that an equal would have.
    pub even: f64,
}

/// What a level misses, as measured: what can be punished.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelSlips {
    /// With how many seats.
    pub seats: u8,
    /// The level.
    pub level: Level,
    /// In how many games that was measured.
    pub games: u32,
    /// An action counts that costs so many points or more.
    pub points: f64,
    /// How many such actions a game has, the mean.
    pub each: f64,
    /// What it misses in half of the games or more, or else what it misses most.
    pub kinds: Vec<SlipKind>,
}

/// What most of a loss is made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SlipKind {
    /// Points that would have been on the sheet at once.
    Lying,
    /// What was still to come of something.
    Unforeseen,
    /// What another seat has of it.
    Given,
}

/// The components of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// The components.
    pub catalogue: AnyCatalogue,
}

/// A table as its holder may see it. The screen of a game knows it in the types of that game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct TableState<View = AnyView, Offer = AnyOffer, Sheet = AnySheet, Event = AnyEvent> {
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// Version of the rules it is played by.
    pub rules: u16,
    /// How it was set up.
    pub setup: AnySetup,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// What was agreed on while it goes on, oldest first.
    pub agreements: Vec<Agreement>,
    /// What its holder sees of it.
    #[serde(flatten)]
    pub shown: Shown<View, Offer, Sheet, Event>,
    /// Whether somebody asked for a hint in this game.
    pub assisted: bool,
    /// The day whose game it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The game this one goes on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<ForkedFrom>,
    /// Where the lesson stands that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonState>,
    /// The exercise that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exercise: Option<ExerciseState>,
    /// SHA-256 of `salt:seed` in hex, fixed from the start, so that the seed can be checked later.
    pub seed_hash: String,
    /// The seed's code, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The salt of `seedHash`, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SeatState {
    /// Which.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// Its colour and symbol, in the screen's own words.
    pub mark: String,
    /// Who plays it.
    pub sitter: Sitter,
    /// The profile of the person; absent for bots and guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// How much help they want.
    pub help: Help,
    /// The points it has before the first step; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<u16>,
    /// After how many steps that was agreed on, or taken back; absent from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap_at: Option<u32>,
    /// In which turn or round that was; absent from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap_when: Option<When>,
    /// Whether it is to act.
    pub on_turn: bool,
    /// Whether its bot thinks right now.
    pub is_thinking: bool,
}

/// What a strong player would do, and what that would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hint {
    /// The actions, in order: the first is one of those on offer, and more than one where they are
    /// decided together.
    pub actions: Vec<AnyAction>,
    /// What they would change, as to `preview`.
    pub preview: Preview,
    /// What speaks for them beside that.
    pub why: Why,
}

/// The best that can be done, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hints {
    /// At least one; fewer than three where little may be done, or little else is nearly as good.
    pub hints: Vec<Hint>,
}

/// What each of several decisions would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Previews {
    /// One for each, in the order they were asked for.
    pub previews: Vec<Preview>,
}

/// Everything that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Log {
    /// The events, oldest first.
    pub entries: Vec<Told>,
}

/// A saved game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct GameRow {
    /// Its table.
    pub table: TableId,
    /// Which game; absent when this version of the app does not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Version of the rules it is played by.
    pub rules: u16,
    /// Where it stands.
    pub status: GameStatus,
    /// Why it cannot be opened, when it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<Trouble>,
    /// Who sits where.
    pub seats: Vec<RowSeat>,
    /// The seats on turn.
    pub on_turn: Vec<Seat>,
    /// How many steps were taken.
    pub at: u32,
    /// Whether it is practice.
    pub practice: bool,
    /// Whether the people at the table trust each other: no curtain falls.
    pub trust: bool,
    /// When it began, in ms since 1970 UTC.
    pub started_at: i64,
    /// When it last changed, in ms since 1970 UTC.
    pub changed_at: i64,
    /// When it ended, in ms since 1970 UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<i64>,
    /// Whether the players left it out of statistics, records and ratings.
    pub is_excluded: bool,
    /// Whether it came from another device.
    pub is_imported: bool,
    /// Whether it did and nobody of this one sat there, so that it does not count.
    pub is_foreign: bool,
    /// Whether it was played at a real table: nothing is known of it but what stands here.
    pub is_real: bool,
    /// Whether somebody asked for a hint.
    pub assisted: bool,
    /// The day whose game it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// Where it was played; empty where nobody wrote that down.
    pub location: String,
    /// What the players wrote about it.
    pub note: String,
    /// What was agreed on while it went on.
    pub agreements: Vec<Agreement>,
    /// For how many days it can still be taken out of the bin; absent for games elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_left: Option<u32>,
}

/// A seat of a saved game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct RowSeat {
    /// What it is called.
    pub name: String,
    /// Its colour and symbol.
    pub mark: String,
    /// Who plays it; absent when this version of the app does not know the bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sitter: Option<Sitter>,
    /// The profile of the person; absent for bots and guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// The points it has before the first step; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<u16>,
    /// Its final points, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// Its final place, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

/// The packs of components of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Packs {
    /// The packs, the game's own first.
    pub packs: Vec<Pack>,
}

/// A pack of components.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Pack {
    /// What it says of itself.
    pub card: PackCard,
    /// Where it is from.
    pub origin: PackOrigin,
}

/// Where a pack is from.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PackOrigin {
    /// It came with the app.
    BuiltIn,
    /// The players added it.
    Added,
}
