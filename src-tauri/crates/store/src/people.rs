//! People: who plays here, by profiles that outlast names. Nothing here removes a game or a
//! profile: people are hidden, or merged into one another and split again.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::cells::{Cells, readable};
use crate::{Store, StoreError};

/// What a person can be told by and likes.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Traits {
    /// What they are called.
    pub name: String,
    /// Their colour and symbol.
    pub mark: String,
    /// How much help they want, in the caller's words; nothing when they never said.
    pub help: Option<String>,
    /// How large they like texts, in the caller's words; nothing when they never said.
    pub text_size: Option<String>,
    /// Whether they are left out where people are chosen.
    pub is_hidden: bool,
}

/// A person, with what they have played.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// The id of their profile.
    pub id: String,
    /// What they can be told by.
    pub traits: Traits,
    /// How many games they have sat at, running and abandoned ones too.
    pub n_games: u32,
    /// How many of them are finished and count.
    pub n_counted: u32,
    /// When a game with them last began, in ms since 1970 UTC.
    pub played_at: Option<i64>,
    /// Those merged into them, with their names.
    pub merged: Vec<(String, String)>,
}

/// What making two people one would do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct MergeOf {
    /// How many games of the one would become the other's.
    pub n_moved: u32,
    /// How many games the other would have then.
    pub n_after: u32,
    /// In how many games both sit.
    pub n_together: u32,
}

/// How much guests have played alone on this device.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct GuestPlays {
    /// How many games they have sat at.
    pub n_games: u32,
    /// How many lessons they are through with.
    pub n_lessons: u32,
}

/// The seats of guests who sat alone or with bots at a game that was played here.
const GUESTS_ALONE: &str = "profile_id IS NULL AND bot_level IS NULL
    AND EXISTS (SELECT 1 FROM game WHERE game.id = seat.game_id AND imported_at IS NULL
        AND rules != 0)
    AND NOT EXISTS (SELECT 1 FROM seat AS other WHERE other.game_id = seat.game_id
        AND other.idx != seat.idx AND other.bot_level IS NULL)";

/// The profile of the bots of a level.
fn bot_profile(level: &str) -> String {
    format!("bot:{level}")
}

/// Whether a profile is that of a level's bots.
pub(crate) fn is_bot_profile(id: &str) -> bool {
    id.starts_with("bot:")
}

impl Store {
    /// The people, hidden ones too, who played last first; not bots, nor people merged into others.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn people(&self) -> Result<Vec<Person>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT id, name, mark, help_level, text_size, gone_at IS NOT NULL, played_at,
                (SELECT count(*) FROM (SELECT DISTINCT game_id FROM seat WHERE profile_id = profile.id))
                    - (SELECT count(DISTINCT game_id) FROM game
                        CROSS JOIN seat ON seat.game_id = game.id
                        WHERE lesson IS NOT NULL AND profile_id = profile.id),
                (SELECT count(DISTINCT game_id) FROM result INDEXED BY result_life
                    WHERE profile_id = profile.id AND is_counted = 1)
             FROM profile WHERE bot_level IS NULL AND merged_into IS NULL
             ORDER BY played_at DESC NULLS LAST, created_at DESC, id",
        )?;
        let mut people = readable(query.query_map([], person)?)?;
        let mut merged = self.db.prepare_cached(
            "SELECT merged_into, id, name FROM profile WHERE merged_into IS NOT NULL
             ORDER BY created_at, id",
        )?;
        let other = |row: &Row<'_>| Ok((row.get(0)?, (row.get(1)?, Cells::of(row).text(2))));
        let mut by_person: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for (into, other) in readable(merged.query_map([], other)?)? {
            by_person.entry(into).or_default().push(other);
        }
        for person in &mut people {
            person.merged = by_person.remove(&person.id).unwrap_or_default();
        }
        Ok(people)
    }

    /// What the people can be told by: profile, name, and colour and symbol.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn faces(&self) -> Result<Vec<(String, String, String)>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT id, name, mark FROM profile WHERE bot_level IS NULL AND merged_into IS NULL",
        )?;
        let face = |row: &Row<'_>| {
            let mut cells = Cells::of(row);
            Ok((row.get(0)?, cells.text(1), cells.text(2)))
        };
        readable(query.query_map([], face)?)
    }

    /// Adds a person.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add_person(&mut self, id: &str, traits: &Traits, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        step.execute(
            "INSERT INTO profile (id, name, mark, created_at) VALUES (?1, '', '', ?2)",
            params![id, now],
        )?;
        write(&step, id, traits, now)?;
        step.commit()
    }

    /// Changes a person; `change` gets their traits as they are.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`], or when it cannot be written.
    pub fn change_person(
        &mut self,
        id: &str,
        change: impl FnOnce(Traits) -> Traits,
        now: i64,
    ) -> Result<(), StoreError> {
        let step = self.writing()?;
        let traits = step
            .query_row(
                "SELECT id, name, mark, help_level, text_size, gone_at IS NOT NULL, played_at, 0, 0
                 FROM profile WHERE id = ?1 AND bot_level IS NULL AND merged_into IS NULL",
                [id],
                person,
            )
            .optional()?
            .ok_or_else(|| StoreError::UnknownPerson(id.to_owned()))?
            .traits;
        write(&step, id, &change(traits), now)?;
        step.commit()
    }

    /// Makes two people one: all games of `id` count for `into` from now on.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] when either is not there, is a bot or is merged already, or
    /// when both are the same; or when it cannot be written.
    pub fn merge_people(&mut self, id: &str, into: &str, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        both_there(&step, id, into)?;
        step.execute(
            "UPDATE profile SET merged_into = ?2, changed_at = ?3 WHERE id = ?1",
            params![id, into, now],
        )?;
        step.execute(
            "UPDATE profile SET played_at = max(coalesce(played_at, 0),
                coalesce((SELECT played_at FROM profile WHERE id = ?1), 0)) WHERE id = ?2",
            [id, into],
        )?;
        follow_merges(&step, id)?;
        step.commit()
    }

    /// What [`Store::merge_people`] would do.
    ///
    /// # Errors
    /// As there.
    pub fn merge_of(&self, id: &str, into: &str) -> Result<MergeOf, StoreError> {
        both_there(&self.db, id, into)?;
        let found = self
            .db
            .prepare_cached(
                "SELECT count(DISTINCT iif(profile_id = ?1, game_id, NULL)), count(DISTINCT game_id),
                    (SELECT count(*) FROM seat AS one JOIN seat AS other USING (game_id)
                     WHERE one.profile_id = ?1 AND other.profile_id = ?2)
                 FROM seat JOIN game ON game.id = game_id
                 WHERE profile_id IN (?1, ?2) AND lesson IS NULL",
            )?
            .query_row([id, into], |row| {
                Ok(MergeOf { n_moved: row.get(0)?, n_after: row.get(1)?, n_together: row.get(2)? })
            })?;
        Ok(found)
    }

    /// How much guests have played alone on this device.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn guest_plays(&self) -> Result<GuestPlays, StoreError> {
        let count = format!(
            "SELECT count(*) FILTER (WHERE lesson IS NULL),
                count(DISTINCT iif(learned_at IS NULL, NULL, game.game || '/' || lesson))
             FROM seat JOIN game ON game.id = game_id WHERE {GUESTS_ALONE}"
        );
        let plays = self
            .db
            .prepare_cached(&count)?
            .query_row([], |row| Ok(GuestPlays { n_games: row.get(0)?, n_lessons: row.get(1)? }))?;
        Ok(plays)
    }

    /// Gives a person the seats of [`Store::guest_plays`], in games and lessons.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`], or when it cannot be written.
    pub fn take_guest_plays(&mut self, id: &str, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        there(&step, id)?;
        step.execute(
            &format!("UPDATE seat SET profile_id = ?1, played_as = ?1 WHERE {GUESTS_ALONE}"),
            [id],
        )?;
        step.execute(
            "UPDATE profile SET changed_at = ?2, played_at = (SELECT max(started_at) FROM game
                JOIN seat ON seat.game_id = game.id WHERE profile_id = ?1 AND lesson IS NULL)
             WHERE id = ?1",
            params![id, now],
        )?;
        step.commit()
    }

    /// Takes a merging back: the games of `id` are theirs again.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] when nobody of that id is merged into another, or when it
    /// cannot be written.
    pub fn split_person(&mut self, id: &str, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        let n = step.execute(
            "UPDATE profile SET merged_into = NULL, changed_at = ?2
             WHERE id = ?1 AND merged_into IS NOT NULL",
            params![id, now],
        )?;
        if n == 0 {
            return Err(StoreError::UnknownPerson(id.to_owned()));
        }
        follow_merges(&step, id)?;
        step.commit()
    }
}

/// Two different people, who are not merged into others.
pub(crate) fn both_there(db: &Connection, id: &str, into: &str) -> Result<(), StoreError> {
    if id == into {
        return Err(StoreError::UnknownPerson(id.to_owned()));
    }
    there(db, id)?;
    there(db, into)
}

/// A person, who is not merged into another.
pub(crate) fn there(db: &Connection, id: &str) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT 1 FROM profile WHERE id = ?1 AND bot_level IS NULL AND merged_into IS NULL",
    )?;
    if query.exists([id])? { Ok(()) } else { Err(StoreError::UnknownPerson(id.to_owned())) }
}

/// Gives the seats of a profile, and of all that were merged into it, to whom they belong now.
pub(crate) fn follow_merges(db: &Connection, id: &str) -> Result<(), StoreError> {
    db.execute(
        "WITH RECURSIVE
           below (id) AS (VALUES (?1) UNION
             SELECT profile.id FROM profile JOIN below ON merged_into = below.id),
           above (id) AS (VALUES (?1) UNION
             SELECT merged_into FROM profile JOIN above USING (id) WHERE merged_into IS NOT NULL)
         UPDATE seat SET profile_id =
           (SELECT id FROM above JOIN profile USING (id) WHERE merged_into IS NULL)
         WHERE played_as IN below",
        [id],
    )?;
    Ok(())
}

/// The person a profile stands for now; `None` when there is none, or it is a bot.
pub(crate) fn who_is(db: &Connection, id: &str) -> Result<Option<String>, StoreError> {
    let found = db
        .prepare_cached(
            "WITH RECURSIVE above (id) AS (VALUES (?1) UNION
               SELECT merged_into FROM profile JOIN above USING (id) WHERE merged_into IS NOT NULL)
             SELECT id FROM above JOIN profile USING (id)
             WHERE merged_into IS NULL AND bot_level IS NULL",
        )?
        .query_row([id], |row| row.get(0));
    Ok(found.optional()?)
}

/// Sees to it that the bots of a level have a profile; returns its id.
pub(crate) fn bot(db: &Connection, level: &str, now: i64) -> Result<String, StoreError> {
    let id = bot_profile(level);
    db.prepare_cached(
        "INSERT INTO profile (id, name, mark, bot_level, created_at, changed_at)
         VALUES (?1, '', '', ?2, ?3, ?3) ON CONFLICT DO NOTHING",
    )?
    .execute(params![id, level, now])?;
    Ok(id)
}

/// A game with this profile has begun.
pub(crate) fn plays(db: &Connection, id: &str, now: i64) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE profile SET played_at = max(coalesce(played_at, 0), ?2) WHERE id = ?1",
    )?
    .execute(params![id, now])?;
    Ok(())
}

fn write(db: &Connection, id: &str, traits: &Traits, now: i64) -> Result<(), StoreError> {
    db.execute(
        "UPDATE profile SET name = ?2, mark = ?3, help_level = ?4, text_size = ?5,
            gone_at = iif(?6, coalesce(gone_at, ?7), NULL), changed_at = ?7 WHERE id = ?1",
        params![id, traits.name, traits.mark, traits.help, traits.text_size, traits.is_hidden, now],
    )?;
    Ok(())
}

/// A person; what cannot be read of them is blank, and can be given anew.
fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    let mut cells = Cells::of(row);
    Ok(Person {
        id: row.get(0)?,
        traits: Traits {
            name: cells.text(1),
            mark: cells.text(2),
            help: cells.get(3),
            text_size: cells.get(4),
            is_hidden: cells.get(5),
        },
        played_at: cells.time_if_any(6),
        n_games: cells.get(7),
        n_counted: cells.get(8),
        merged: Vec::new(),
    })
}
