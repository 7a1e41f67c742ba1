//! What finished games tell about people: the page of a person, and the page of the household.

use serde::{Deserialize, Serialize};
use statistics::{Against, DayPlays, DaySpan, PlaysPart, Portrait};
use table::GameId;

use super::{ProfileId, RealSum, TableId};

/// Games that can be compared: of one game, variant and number of seats, with or without help.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Kind {
    /// The game.
    pub game: GameId,
    /// What makes it unlike other games of its name; empty for the game as it comes.
    pub variant: Vec<String>,
    /// How many seats.
    pub seats: u8,
    /// Whether the person was told what is good.
    pub assisted: bool,
}

/// Which games of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatisticsOf {
    /// Whose.
    pub person: ProfileId,
    /// Of what kind; absent for the kind the person played most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Only of the last so many days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u16>,
    /// Only against these; absent for whoever.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Against>,
}

/// A part of a person's games: the games that one number on their page is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlaysOf {
    /// Which games.
    pub of: StatisticsOf,
    /// Which part of them.
    pub part: PlaysPart,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// The profile; absent for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// What they are called; empty for a bot.
    pub name: String,
    /// Their colour and symbol; empty for a bot.
    pub mark: String,
    /// A bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// What finished games tell about one person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Statistics {
    /// Who.
    pub player: Player,
    /// The kinds of games the person played, most games first.
    pub kinds: Vec<KindPlays>,
    /// The kind the rest is about; absent for somebody who finished nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// The kinds of sources of points of that game.
    pub sources: Vec<String>,
    /// The ranks of a game for one, the best first.
    pub ranks: Vec<String>,
    /// Everybody met in games of that kind, most games first, whoever is asked about.
    pub met: Vec<Player>,
    /// What the games asked about tell; absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
    /// The person's rating in that game over all its kinds; absent before it is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingLine>,
}

/// How much somebody played of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct KindPlays {
    /// Which kind.
    pub kind: Kind,
    /// How many games.
    pub games: u32,
    /// When the last of them ended, in ms since 1970 UTC.
    pub last_at: i64,
}

/// How strong somebody seems in a game, and how that went. 400 points more mean ten wins to one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RatingLine {
    /// The rating now.
    pub points: f64,
    /// One standard deviation.
    pub deviation: f64,
    /// Whether it is still too wide to say much.
    pub is_provisional: bool,
    /// How many games were rated.
    pub games: u32,
    /// The highest since it is not provisional, or ever.
    pub highest: RatingAt,
    /// The lowest likewise.
    pub lowest: RatingAt,
    /// The line, oldest first, at most 120 points of it.
    pub line: Vec<RatingAt>,
}

/// A rating at some time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RatingAt {
    /// After which game.
    pub table: TableId,
    /// When that ended, in ms since 1970 UTC.
    pub at: i64,
    /// The rating.
    pub points: f64,
    /// One standard deviation.
    pub deviation: f64,
}

/// What all games together tell.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Household {
    /// How many games were played to their end and count.
    pub games: u32,
    /// How long people thought, in ms.
    pub think_ms: f64,
    /// On how many days something was played.
    pub days: u32,
    /// How much of that was at real tables; absent for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub real: Option<RealSum>,
    /// The streak of days with a game that reaches today or yesterday.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<DaySpan>,
    /// The longest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_streak: Option<DaySpan>,
    /// The people, most games first.
    pub people: Vec<PersonPlays>,
    /// The bots by level, most games first.
    pub bots: Vec<PersonPlays>,
    /// How often each game was played, most often first.
    pub by_game: Vec<GamePlays>,
    /// The days with a game, oldest first, in days since 1970.
    pub calendar: Vec<DayPlays>,
    /// Today, in days since 1970.
    pub today: i32,
    /// The game of people that was decided by the fewest points; `value` is the margin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closest: Option<Notable>,
    /// The game in which people thought longest; `value` in ms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest: Option<Notable>,
    /// The win against the most higher rating; `value` in rating points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upset: Option<Notable>,
    /// Games on this day of earlier years; `value` is the day, in days since 1970.
    pub this_day: Vec<Notable>,
}

/// How much somebody played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PersonPlays {
    /// Who.
    pub player: Player,
    /// How many games.
    pub games: u32,
    /// When the last of them ended, in ms since 1970 UTC.
    pub last_at: i64,
}

/// How often a game was played.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GamePlays {
    /// Which.
    pub game: GameId,
    /// How often.
    pub games: u32,
    /// How long people thought in it, in ms.
    pub think_ms: f64,
}

/// A game worth a mention.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Notable {
    /// Its table.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// What makes it worth it.
    pub value: f64,
    /// Who sat there.
    pub players: Vec<Player>,
}
