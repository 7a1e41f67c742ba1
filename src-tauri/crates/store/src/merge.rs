//! Taking in what a backup holds: nothing here is lost, nothing comes twice.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::budget::Budget;
use crate::cells::if_readable;
use crate::path::spelled;
use crate::people::follow_merges;
use crate::table::Table;
use crate::{BY_THE_BOX, Store, StoreError, folded};

/// What a game of a backup is to the saves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Standing {
    /// It is not here.
    New,
    /// It is here and was played on further there.
    Further,
    /// It is here with all that is there.
    Known,
    /// It is here and went another way; what is here stays.
    Other,
}

/// A person of a backup who is not here.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Newcomer {
    /// The profile.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their colour and symbol.
    pub mark: String,
    /// How many games they sat at.
    pub n_games: u32,
    /// Who here is called the same.
    pub namesake: Option<String>,
}

impl Store {
    /// Every game of the other store with what it is here, oldest first.
    ///
    /// # Errors
    /// When one of the stores cannot be read.
    pub fn compare(&self, other: &Self) -> Result<Vec<(String, Standing)>, StoreError> {
        let mut here = self.db.prepare_cached("SELECT revision, at FROM game WHERE id = ?1")?;
        let mut there = other.db.prepare_cached("SELECT id, revision, at FROM game ORDER BY id")?;
        let mut rows = there.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            // What has no readable id cannot be asked for.
            let Ok(id) = row.get::<_, String>(0) else { continue };
            let theirs: (i64, i64) = (row.get(1)?, row.get(2)?);
            let ours: Option<(i64, i64)> =
                here.query_row([&id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
            let standing = match ours {
                None => Standing::New,
                Some(ours) if ours == theirs => Standing::Known,
                Some(ours) => self.standing(other, &id, theirs > ours)?,
            };
            found.push((id, standing));
        }
        Ok(found)
    }

    /// What a game that is in both is here, by the steps that were taken.
    fn standing(&self, other: &Self, id: &str, is_newer: bool) -> Result<Standing, StoreError> {
        // Another deal, other people or other rules make another game of the same steps.
        let made = (made_of(&self.db, id)?, made_of(&other.db, id)?);
        let (Some(ours), Some(theirs)) = made else { return Ok(Standing::Other) };
        if is_logged(&ours) && is_logged(&theirs) && ours[0] == theirs[0] {
            return Ok(if is_newer { Standing::Further } else { Standing::Known });
        }
        if !is_same(&ours, &theirs) {
            return Ok(Standing::Other);
        }
        let has_agreed = is_newer && ours.last() != theirs.last();
        let (ours, theirs) = (taken(&self.db, id)?, taken(&other.db, id)?);
        Ok(if has_agreed && ours == theirs {
            Standing::Further
        } else if ours.starts_with(&theirs) {
            Standing::Known
        } else if theirs.starts_with(&ours) {
            Standing::Further
        } else {
            Standing::Other
        })
    }

    /// The people of the other store who are not here, those who played most first.
    ///
    /// # Errors
    /// When one of the stores cannot be read.
    pub fn newcomers(&self, other: &Self) -> Result<Vec<Newcomer>, StoreError> {
        let mut here = BTreeMap::new();
        for person in self.people()? {
            here.entry(folded(&person.traits.name)).or_insert(person.id);
        }
        let merged = |id: &str| {
            self.db
                .prepare_cached("SELECT 1 FROM profile WHERE id = ?1")?
                .query_row([id], |_| Ok(()))
                .optional()
        };
        let mut found = Vec::new();
        for person in other.people()? {
            if merged(&person.id)?.is_some() {
                continue;
            }
            found.push(Newcomer {
                namesake: here.get(&folded(&person.traits.name)).cloned(),
                id: person.id,
                name: person.traits.name,
                mark: person.traits.mark,
                n_games: person.n_games,
            });
        }
        found.sort_by_key(|it| std::cmp::Reverse(it.n_games));
        Ok(found)
    }

    /// Takes in the people of a backup's database, and makes those in `into` one with people here.
    /// That can be taken back like any merging.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] when one of those is not here, or when it cannot be written;
    /// nothing is taken in then.
    pub fn take_people(
        &mut self,
        file: &Path,
        into: &BTreeMap<String, String>,
        now: i64,
    ) -> Result<(), StoreError> {
        self.beside(file, |db| {
            // Who was merged may come before the person they were merged into.
            db.pragma_update(None, "defer_foreign_keys", "ON")?;
            let columns = names(db, "profile")?;
            let sql = format!(
                "INSERT INTO main.profile ({columns}) SELECT {columns} FROM other.profile AS it
                 WHERE NOT EXISTS (SELECT 1 FROM main.profile WHERE id = it.id)"
            );
            db.execute(&sql, [])?;
            for (id, into) in into {
                let n: u32 = db.query_row(
                    "SELECT count(*) FROM main.profile
                     WHERE id IN (?1, ?2) AND bot_level IS NULL AND merged_into IS NULL
                        AND (id = ?2 OR id IN (SELECT id FROM other.profile))",
                    [id, into],
                    |row| row.get(0),
                )?;
                if n != 2 {
                    return Err(StoreError::UnknownPerson(into.clone()));
                }
                db.execute(
                    "UPDATE main.profile SET merged_into = ?2, changed_at = ?3 WHERE id = ?1",
                    params![id, into, now],
                )?;
                follow_merges(db, id)?;
            }
            Ok(())
        })
    }

    /// Takes in games of a backup's database as they are there; a game that is here is played on as
    /// there. The caller has played again those that are `true`; the others come without points,
    /// and not at all where they are here already. Returns those that could not be taken in, whose
    /// rows do not fit together.
    ///
    /// # Errors
    /// When it cannot be written; nothing is taken in then.
    pub fn take_games(
        &mut self,
        file: &Path,
        ids: &[(String, bool)],
    ) -> Result<Vec<String>, StoreError> {
        let refused = self.beside(file, |db| {
            let mut refused = Vec::new();
            for (id, is_played) in ids {
                db.execute_batch("SAVEPOINT one_game")?;
                match take_game(db, id, *is_played) {
                    Ok(()) => db.execute_batch("RELEASE one_game")?,
                    Err(error) if error.is_of_disk() => return Err(error),
                    Err(_) => {
                        db.execute_batch("ROLLBACK TO one_game; RELEASE one_game")?;
                        refused.push(id.clone());
                    }
                }
            }
            Ok(refused)
        })?;
        for (id, is_played) in ids {
            if *is_played && !refused.contains(id) && self.times(id).is_ok() {
                self.archive(id);
            }
        }
        Ok(refused)
    }

    /// Takes in what players wrote about games that are here and have no note, settings that were
    /// never made here, exercises that were tried, and results of puzzles. The caller knows which settings are some.
    ///
    /// # Errors
    /// When it cannot be written; nothing is taken in then.
    pub fn take_rest(
        &mut self,
        file: &Path,
        settings: &BTreeMap<String, String>,
    ) -> Result<(), StoreError> {
        self.beside(file, |db| {
            db.execute(
                "UPDATE main.game SET note = (SELECT note FROM other.game AS it WHERE it.id = game.id)
                 WHERE note = '' AND id IN (SELECT id FROM other.game WHERE note != '')",
                [],
            )?;
            for (key, value) in settings {
                db.execute(
                    "INSERT OR IGNORE INTO main.setting (key, value) VALUES (?1, ?2)",
                    [key, value],
                )?;
            }
            // What was tried there and not here.
            db.execute(
                "INSERT OR IGNORE INTO main.exercise SELECT * FROM other.exercise
                 WHERE game_id IN (SELECT id FROM main.game)",
                [],
            )?;
            db.execute(
                "INSERT OR IGNORE INTO main.puzzle_result SELECT * FROM other.puzzle_result
                 WHERE profile_id IN (SELECT id FROM main.profile)",
                [],
            )?;
            Ok(())
        })
    }

    /// Does something in one transaction with another database in sight as `other`.
    fn beside<T>(
        &mut self,
        file: &Path,
        run: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let name = spelled(file);
        let name = name.to_str().ok_or(StoreError::ReadOnly)?;
        self.db.execute("ATTACH ?1 AS other", [name])?;
        let n_bytes = fs::metadata(file).map_or(0, |it| it.len());
        Budget::watch(&mut self.db, n_bytes)?;
        let done = self.writing().and_then(|step| {
            let done = run(&step)?;
            step.commit()?;
            Ok(done)
        });
        Budget::end(&mut self.db)?;
        // Statements on it may not outlive it.
        self.db.flush_prepared_statement_cache();
        self.db.execute_batch("DETACH other")?;
        done
    }
}

/// What a game is made of beside its steps; last who began it, nothing where others may have sat down,
/// and what was agreed on.
fn made_of(db: &Connection, id: &str) -> Result<Option<Vec<Value>>, StoreError> {
    let game = "SELECT game, rules, setup, seed, salt, script, day,
        iif(agreements = '[]', (SELECT group_concat(coalesce(bot_level, ''), '/' ORDER BY idx)
          FROM seat WHERE game_id = id), NULL), agreements FROM game WHERE id = ?1";
    let all = |row: &Row<'_>| (0..9).map(|i| row.get(i)).collect();
    Ok(if_readable(db.prepare_cached(game)?.query_row([id], all))?)
}

/// Whether two games are made of the same, whatever was agreed on.
fn is_same(ours: &[Value], theirs: &[Value]) -> bool {
    let [ours @ .., began, _] = ours else { return false };
    let [theirs @ .., other, _] = theirs else { return false };
    ours == theirs && (began == other || [began, other].contains(&&Value::Null))
}

/// Whether a game was played at a real table: what was written down last of it stands.
fn is_logged(made: &[Value]) -> bool {
    made.get(1) == Some(&Value::Integer(BY_THE_BOX.into()))
}

/// The steps of a game that were taken.
fn taken(db: &Connection, id: &str) -> Result<Vec<(Option<i64>, String)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT seat, what FROM move WHERE game_id = ?1
            AND ply < (SELECT at FROM game WHERE id = ?1) ORDER BY ply",
    )?;
    let steps = query.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(steps.collect::<Result<_, _>>()?)
}

/// The names of the columns of a table, without those made of others.
fn names(db: &Connection, table: &str) -> Result<String, StoreError> {
    Ok(Table::named(db, table.to_owned())?.kept().collect::<Vec<_>>().join(", "))
}

fn take_game(db: &Connection, id: &str, is_played: bool) -> Result<(), StoreError> {
    let here: Option<(String, bool)> = db
        .prepare_cached("SELECT note, excluded FROM main.game WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let columns = names(db, "game")?;
    // A game whose parent stays behind is one of its own.
    let theirs = columns
        .replace(" parent,", " (SELECT id FROM main.game AS it WHERE it.id = theirs.parent),");
    let theirs = format!("SELECT {theirs} FROM other.game AS theirs WHERE id = ?1");
    if let Some((note, is_excluded)) = here {
        if !is_played {
            // What can be played here is never given up for what may not be.
            return Err(StoreError::Damaged);
        }
        for table in
            ["result", "score_event", "review", "reviewed", "exercise", "hint", "move", "seat"]
        {
            db.execute(&format!("DELETE FROM main.{table} WHERE game_id = ?1"), [id])?;
        }
        db.execute(&format!("UPDATE main.game SET ({columns}) = ({theirs}) WHERE id = ?1"), [id])?;
        // What is said of it here stands.
        db.execute(
            "UPDATE main.game SET summed = 0, note = iif(?2 = '', note, ?2),
                excluded = max(excluded, ?3) WHERE id = ?1",
            params![id, note, is_excluded],
        )?;
    } else {
        db.execute(&format!("INSERT INTO main.game ({columns}) {theirs}"), [id])?;
    }
    let columns = names(db, "seat")?;
    db.execute(
        &format!(
            "INSERT INTO main.seat ({columns}) SELECT {columns} FROM other.seat WHERE game_id = ?1"
        ),
        [id],
    )?;
    if !is_played {
        let unknown = "UPDATE main.seat SET score = NULL, rank = NULL, is_tied = NULL,
            margin = NULL WHERE game_id = ?1";
        db.execute(unknown, [id])?;
    }
    // People may be others here than there.
    let mut players = db.prepare_cached(
        "SELECT DISTINCT played_as FROM main.seat WHERE game_id = ?1 AND played_as IS NOT NULL
            AND bot_level IS NULL",
    )?;
    let players: Vec<String> =
        players.query_map([id], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for player in players {
        let who = crate::people::who_is(db, &player)?;
        db.execute(
            "UPDATE main.seat SET profile_id = ?3 WHERE game_id = ?1 AND played_as = ?2",
            params![id, player, who],
        )?;
    }
    for table in ["move", "hint", "exercise"] {
        let columns = names(db, table)?;
        db.execute(
            &format!(
                "INSERT INTO main.{table} ({columns}) SELECT {columns} FROM other.{table}
                 WHERE game_id = ?1"
            ),
            [id],
        )?;
    }
    Ok(())
}
