//! The day's puzzles: who tried which one, and what came of the first try.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreError};

/// What came of a person's first try of a day's puzzle.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PuzzleTry {
    /// The profile of who they are now.
    pub profile: String,
    /// The number of the day, as [`crate::DayGame::number`] counts.
    pub number: i64,
    /// Whether it was solved.
    pub is_solved: bool,
    /// Whether that was after the day.
    pub is_late: bool,
}

/// How the puzzle of a game and a day is called.
fn name_of(game: &str, day: &str) -> String {
    format!("{game}:{day}")
}

impl Store {
    /// The first tries of the day's puzzles of one game: one a person and day, by day. Of merged
    /// people the earlier try counts. Rows that cannot be read are left out.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn puzzle_tries(&self, game: &str) -> Result<Vec<PuzzleTry>, StoreError> {
        let mut asked = self.db.prepare_cached(
            "WITH RECURSIVE whose (now, id) AS (
               SELECT id, id FROM profile WHERE merged_into IS NULL UNION
               SELECT whose.now, profile.id FROM whose
                 JOIN profile ON profile.merged_into = whose.id),
             tried AS (
               SELECT whose.now AS who, substr(puzzle, length(?1) + 2) AS day, at, solved, is_late
               FROM puzzle_result JOIN whose ON whose.id = profile_id
               WHERE puzzle GLOB ?1 || ':????-??-??')
             SELECT who, CAST(julianday(day) + 0.5 AS INTEGER) AS number, solved, is_late, min(at)
             FROM tried WHERE date(day) = day GROUP BY who, day ORDER BY number, min(at), who",
        )?;
        let rows = asked.query_map([game], |row| {
            let read = || -> rusqlite::Result<PuzzleTry> {
                let (profile, number) = (row.get(0)?, row.get(1)?);
                Ok(PuzzleTry { profile, number, is_solved: row.get(2)?, is_late: row.get(3)? })
            };
            Ok(read().ok())
        })?;
        let all: Vec<Option<PuzzleTry>> = rows.collect::<Result<_, _>>()?;
        Ok(all.into_iter().flatten().collect())
    }

    /// Keeps what came of trying the puzzle of a game and a day. Only the first try counts; of later
    /// ones it is kept that there were some. Returns whether this one was the first.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`], or when it cannot be written.
    pub fn keep_puzzle_try(
        &mut self,
        (game, day): (&str, &str),
        profile: &str,
        is_solved: bool,
        now: i64,
    ) -> Result<bool, StoreError> {
        let puzzle = name_of(game, day);
        let step = self.writing()?;
        let is_known: Option<bool> = step
            .prepare_cached("SELECT 1 FROM profile WHERE id = ?1 AND bot_level IS NULL")?
            .query_row([profile], |row| row.get(0))
            .optional()?;
        if is_known.is_none() {
            return Err(StoreError::UnknownPerson(profile.to_owned()));
        }
        let again = step
            .prepare_cached(
                "UPDATE puzzle_result SET tries = min(tries, 1000000) + 1
                 WHERE puzzle = ?1 AND profile_id IN (
                   WITH RECURSIVE theirs (id) AS (VALUES (?2) UNION
                     SELECT profile.id FROM theirs JOIN profile ON merged_into = theirs.id)
                   SELECT id FROM theirs)",
            )?
            .execute(params![puzzle, profile])?;
        if again == 0 {
            step.prepare_cached(
                "INSERT INTO puzzle_result (puzzle, profile_id, at, tries, solved, is_late)
                 VALUES (?1, ?2, ?3, 1, ?4,
                   ?5 < date(?3 / 1000, 'unixepoch', 'localtime'))",
            )?
            .execute(params![puzzle, profile, now, is_solved, day])?;
        }
        step.commit()?;
        Ok(again == 0)
    }
}
