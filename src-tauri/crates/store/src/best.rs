//! The best results of one kind of games: read along the index of what they are best in, so that it
//! costs the same after years of playing.

use rusqlite::types::Value;
use rusqlite::{Row, params, params_from_iter};

use crate::cells::{if_readable, readable};
use crate::result::{COLUMNS, result_row};
use crate::{KindGames, ResultRow, Store, StoreError};

/// What results are best in: one for each feat of `statistics`, which decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Peak {
    /// The highest score.
    Score,
    /// The largest distance to the second of a game won.
    Margin,
    /// The highest score that did not win.
    LosingScore,
    /// The largest single source of points.
    Feature,
    /// The most points at one stroke.
    Stroke,
    /// The shortest thinking of who won.
    Fastest,
}

impl Peak {
    /// All of them.
    pub(crate) const ALL: [Self; 6] =
        [Self::Score, Self::Margin, Self::LosingScore, Self::Feature, Self::Stroke, Self::Fastest];

    /// Where it is read: an index, its condition and its order.
    const fn read(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Score => ("result_score", "1", "score DESC"),
            Self::Margin => ("result_margin", "place = 1 AND margin > 0", "margin DESC"),
            Self::LosingScore => ("result_losing", "place > 1", "score DESC"),
            Self::Feature => ("result_feature", "feature IS NOT NULL", "feature DESC"),
            Self::Stroke => ("result_stroke", "stroke IS NOT NULL", "stroke DESC"),
            Self::Fastest => ("result_fastest", "place = 1 AND think_ms > 0", "think_ms"),
        }
    }
}

/// Among which results of people that count the best is looked for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Among {
    /// The kind of games.
    pub kind: KindGames,
    /// Of seats that were told what is good, or of the others.
    pub is_assisted: bool,
    /// Best in what.
    pub peak: Peak,
    /// Only with at least so many points.
    pub floor: Option<i64>,
    /// Only of this profile.
    pub profile: Option<String>,
    /// Only of games without a bot, or only of games with one.
    pub is_people_only: Option<bool>,
    /// Only what was reached before that.
    pub before: Option<Reached>,
}

/// When a result was reached, and where.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Reached {
    /// When its game ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// The game.
    pub game_id: String,
    /// The seat.
    pub idx: u8,
}

/// What a game ended with for one seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FinalSheet {
    /// The seat.
    pub idx: u8,
    /// How the game was set up, as JSON.
    pub setup: String,
    /// The sheet of all seats, as JSON.
    pub sheet: String,
}

impl Among {
    /// All results of a kind, by their scores.
    pub const fn of(kind: KindGames, is_assisted: bool) -> Self {
        Self {
            kind,
            is_assisted,
            peak: Peak::Score,
            floor: None,
            profile: None,
            is_people_only: None,
            before: None,
        }
    }

    /// A query for the best of them first, those that were first before others that are as good.
    fn select(&self, what: &str, most: usize) -> (String, Vec<Value>) {
        let (mut index, is_of, order) = self.peak.read();
        let KindGames { game, variant, n_seats, .. } = &self.kind;
        let mut values: Vec<Value> = vec![
            game.clone().into(),
            variant.clone().into(),
            i64::from(*n_seats).into(),
            self.is_assisted.into(),
        ];
        let mut narrow = String::new();
        if let Some(floor) = self.floor {
            narrow += " AND score >= ?";
            values.push(floor.into());
        }
        if let Some(profile) = &self.profile {
            // Of the many results of a kind, few may be theirs.
            index = "result_of_profile";
            narrow += " AND profile_id = ?";
            values.push(profile.clone().into());
        }
        if let Some(Reached { ended_at, game_id, .. }) = &self.before {
            narrow += " AND (ended_at, game_id) < (?, ?)";
            values.extend([(*ended_at).into(), game_id.clone().into()]);
        }
        if let Some(is_people_only) = self.is_people_only {
            let is = if is_people_only { "=" } else { "!=" };
            narrow += " AND (SELECT play.n_clean + play.n_assisted FROM play
                WHERE play.game_id = result.game_id) ";
            narrow += is;
            narrow += " n_seats";
        }
        let query = format!(
            "SELECT {what} FROM result INDEXED BY {index}
             WHERE game = ? AND variant = ? AND n_seats = ? AND is_assisted = ?
                AND is_counted = 1 AND is_bot = 0 AND {is_of}{narrow}
             ORDER BY {order}, ended_at, game_id LIMIT {most}"
        );
        (query, values)
    }
}

impl Store {
    /// The best of these results, best first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn best(&self, among: &Among, most: usize) -> Result<Vec<ResultRow>, StoreError> {
        let (query, values) = among.select(COLUMNS, most);
        let mut query = self.db.prepare_cached(&query)?;
        readable(query.query_map(params_from_iter(values), result_row)?)
    }

    /// When and where the best of these results were reached, best first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn reached(&self, among: &Among, most: usize) -> Result<Vec<Reached>, StoreError> {
        let (query, values) = among.select("ended_at, game_id, idx", most);
        let mut query = self.db.prepare_cached(&query)?;
        let reached = |row: &Row<'_>| {
            Ok(Reached { ended_at: row.get(0)?, game_id: row.get(1)?, idx: row.get(2)? })
        };
        readable(query.query_map(params_from_iter(values), reached)?)
    }

    /// The score that half of the people of these games reached: the middle one, the higher of two.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn usual_score(
        &self,
        kind: &KindGames,
        is_assisted: bool,
    ) -> Result<Option<i64>, StoreError> {
        let of = "FROM result INDEXED BY result_score
            WHERE game = ?1 AND variant = ?2 AND n_seats = ?3 AND is_assisted = ?4
                AND is_counted = 1 AND is_bot = 0";
        let KindGames { game, variant, n_seats, .. } = kind;
        let mut query = self.db.prepare_cached(&format!(
            "SELECT score {of} ORDER BY score DESC LIMIT 1
             OFFSET (SELECT max(count(*) - 1, 0) / 2 {of})"
        ))?;
        let found = query.query_row(params![game, variant, n_seats, is_assisted], |row| row.get(0));
        Ok(if_readable(found)?)
    }

    /// The profiles that have results of a kind of games that count, most games first, and how many.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn players(
        &self,
        kind: &KindGames,
        is_assisted: bool,
    ) -> Result<Vec<(String, u32)>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT id, (SELECT count(*) FROM result INDEXED BY result_of_profile
                WHERE profile_id = profile.id AND is_counted = 1 AND game = ?1 AND variant = ?2
                    AND n_seats = ?3 AND is_assisted = ?4) AS n
             FROM profile WHERE bot_level IS NULL AND merged_into IS NULL AND n > 0
             ORDER BY n DESC, id",
        )?;
        let KindGames { game, variant, n_seats, .. } = kind;
        let rows = query.query_map(params![game, variant, n_seats, is_assisted], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
        readable(rows)
    }

    /// The final sheets of a profile's games of one kind that count, newest first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn final_sheets(
        &self,
        kind: &KindGames,
        is_assisted: bool,
        profile: &str,
        most: usize,
    ) -> Result<Vec<FinalSheet>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT result.idx, setup, final_sheet FROM result INDEXED BY result_of_profile
             JOIN game ON game.id = game_id
             WHERE profile_id = ?5 AND is_counted = 1 AND result.game = ?1 AND result.variant = ?2
                AND n_seats = ?3 AND is_assisted = ?4 AND final_sheet IS NOT NULL
             ORDER BY result.ended_at DESC LIMIT ?6",
        )?;
        let KindGames { game, variant, n_seats, .. } = kind;
        let values = params![game, variant, n_seats, is_assisted, profile, most];
        let sheet = |row: &Row<'_>| {
            Ok(FinalSheet { idx: row.get(0)?, setup: row.get(1)?, sheet: row.get(2)? })
        };
        readable(query.query_map(values, sheet)?)
    }

    /// How a finished game was set up and the sheet it ended with, both as JSON.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn setup_and_sheet(&self, id: &str) -> Result<Option<(String, String)>, StoreError> {
        let mut query = self
            .db
            .prepare_cached("SELECT setup, final_sheet FROM game WHERE id = ?1 AND ended_at > 0")?;
        Ok(if_readable(query.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))))?)
    }
}
