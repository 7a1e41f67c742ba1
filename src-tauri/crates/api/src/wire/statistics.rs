//! What finished games tell about people: the page of a person, and the page of the household.

use serde::{Deserialize, Serialize};
use table::GameId;

use super::{ProfileId, TableId};

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

/// Against whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Against {
    /// No bots at the table.
    People,
    /// At least one bot at the table.
    Bots,
    /// This one among others.
    Player {
        /// Whoever it is, a bot too.
        profile: ProfileId,
    },
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

/// A part of a person's games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum PlaysPart {
    /// All of them.
    All,
    /// Those won, alone or shared.
    Won,
    /// Those with this place.
    Place {
        /// From 1.
        place: u8,
    },
    /// Those with a score from this to that one, both among them.
    Scores {
        /// The least.
        from: i32,
        /// The greatest.
        to: i32,
    },
    /// Those the person began, or did not.
    Began {
        /// Which.
        began: bool,
    },
    /// Those of the longest streak of wins.
    LongestStreak,
    /// Those of the present streak of wins.
    CurrentStreak,
    /// Those that reached this rank of a game for one.
    Rank {
        /// Its number from the best, which is 0.
        rank: u8,
    },
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

/// What the games of one kind tell about one person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Portrait {
    /// How many games.
    pub games: u32,
    /// Wins, a shared one as the part it is.
    pub wins: Share,
    /// How often each place was reached, the first place first.
    pub places: Vec<u32>,
    /// The scores.
    pub scores: Scores,
    /// The mean of the scores that won these games.
    pub winning_mean: f64,
    /// Points by source, in the order of `sources`.
    pub by_source: Vec<SourceMean>,
    /// The present streak of wins.
    pub current_streak: u32,
    /// The longest streak of wins.
    pub longest_streak: u32,
    /// How often each of `ranks` was reached; empty where there are none.
    pub by_rank: Vec<u32>,
    /// Wins of games the person began.
    pub began: Share,
    /// Wins of the other games.
    pub followed: Share,
    /// How the person fared against everybody met, most games first.
    pub meetings: Vec<Meeting>,
    /// Who was beaten most often, by profile; of people met five times or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<ProfileId>,
    /// Who won most often, by profile; of people met five times or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nemesis: Option<ProfileId>,
    /// How long the person thought in all these games, in ms.
    pub think_ms: f64,
    /// The mean for a game, in ms.
    pub game_ms: f64,
    /// The mean for an action, in ms.
    pub act_ms: f64,
    /// The latest games, oldest first, at most 120.
    pub course: Vec<ScoreAt>,
    /// When the first and the last game ended, in ms since 1970 UTC.
    pub first_at: i64,
    /// When the last game ended.
    pub last_at: i64,
}

/// How often something happened.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Share {
    /// How often; a shared win is a part of one.
    pub times: f64,
    /// Out of how many games.
    pub of: u32,
    /// The share, 0 to 1; absent without games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
    /// The share that equal chances give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<f64>,
    /// The lower end of the 95 % interval (Wilson).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// Its upper end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
}

/// How scores are spread.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Scores {
    /// The best.
    pub best: i32,
    /// The game in which it was first reached.
    pub best_table: TableId,
    /// The worst.
    pub worst: i32,
    /// The game in which it was first reached.
    pub worst_table: TableId,
    /// The mean.
    pub mean: f64,
    /// The middle one.
    pub median: f64,
    /// The standard deviation; absent for a single game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deviation: Option<f64>,
    /// The histogram, without gaps.
    pub bins: Vec<ScoreBin>,
}

/// A bar of a histogram.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScoreBin {
    /// The least score in it.
    pub from: i32,
    /// The greatest.
    pub to: i32,
    /// How many games.
    pub games: u32,
}

/// Points from one source.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SourceMean {
    /// The mean for a game.
    pub mean: f64,
    /// The most in a game.
    pub most: i32,
}

/// How somebody fared against one other.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Meeting {
    /// Against whom.
    pub player: Player,
    /// Games both sat at.
    pub games: u32,
    /// Games with a better place than the other.
    pub better: u32,
    /// Games with the same place.
    pub same: u32,
    /// Games with a worse place than the other.
    pub worse: u32,
    /// How often the place was better; the same one is half of that.
    pub above: Share,
    /// The mean of how many points more than the other.
    pub mean_margin: f64,
}

/// The score of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScoreAt {
    /// The game.
    pub table: TableId,
    /// When it ended, in ms since 1970 UTC.
    pub at: i64,
    /// The score.
    pub score: i32,
    /// The place, from 1.
    pub place: u8,
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
    /// The present streak of days with a game.
    pub current_days: u32,
    /// The longest.
    pub longest_days: u32,
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
}

/// How much was played on a day.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DayPlays {
    /// In days since 1970.
    pub day: i32,
    /// How many games ended.
    pub games: u32,
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
