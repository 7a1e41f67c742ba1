//! Taking in what a backup holds: nothing here is lost, nothing comes twice.

use std::collections::BTreeMap;

use rusqlite::{Row, params};

use crate::backup::Incoming;
use crate::bounds::bounded;
use crate::cells::if_readable;
use crate::game::read;
use crate::people::{both_there, follow_merges};
use crate::put::put;
use crate::record::{OF_GAME, OF_PERSON, Record};
use crate::table::Table;
use crate::writing::Writing;
use crate::{BY_THE_BOX, NONE_AGREED, NewGame, SavedGame, Store, StoreError, folded};

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

/// How a game of a backup comes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Coming {
    /// As it is there: the caller has played it again.
    Played,
    /// Without points, and only where it is not here: nobody can play it again.
    Unplayed,
    /// It is here and stays: its note comes where it has none, and what was tried of it.
    Beside,
}

impl Store {
    /// What the game that was read last of a backup is here.
    ///
    /// # Errors
    /// When the saves cannot be read.
    pub fn standing(&self, incoming: &Incoming, id: &str) -> Result<Standing, StoreError> {
        const AT: &str = "SELECT revision, at FROM game WHERE id = ?1";
        let at = |store: &Self| -> Result<Option<(i64, i64)>, StoreError> {
            let at = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
            Ok(if_readable(store.db.prepare_cached(AT)?.query_row([id], at))?)
        };
        let there = incoming.store();
        let (Some(ours), theirs) = (at(self)?, at(there)?) else { return Ok(Standing::New) };
        if Some(ours) == theirs {
            return Ok(Standing::Known);
        }
        let is_newer = theirs > Some(ours);
        match (read(&self.db, id), read(&there.db, id)) {
            (Ok((ours, _)), Ok((theirs, _))) => Ok(compared(&ours, &theirs, is_newer)),
            (Err(error), _) | (_, Err(error)) if error.is_of_disk() => Err(error),
            _ => Ok(Standing::Other),
        }
    }

    /// The people of a backup who are not here, those who played most first.
    ///
    /// # Errors
    /// When the saves cannot be read.
    pub fn newcomers(&self, incoming: &Incoming) -> Result<Vec<Newcomer>, StoreError> {
        let mut here = BTreeMap::new();
        for person in self.people()? {
            here.entry(folded(&person.traits.name)).or_insert(person.id);
        }
        let mut found = Vec::new();
        for person in incoming.store().people()? {
            let known = "SELECT 1 FROM profile WHERE id = ?1";
            if self.db.prepare_cached(known)?.exists([&person.id])? {
                continue;
            }
            found.push(Newcomer {
                namesake: here.get(&folded(&person.traits.name)).cloned(),
                n_games: incoming.n_games.get(&person.id).copied().unwrap_or(0),
                id: person.id,
                name: person.traits.name,
                mark: person.traits.mark,
            });
        }
        found.sort_by_key(|it| std::cmp::Reverse(it.n_games));
        Ok(found)
    }

    /// Takes in the people of a backup, and makes those in `into` one with people here. That can be
    /// taken back like any merging.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] when one of those is not here, or when it cannot be written;
    /// nothing is taken in then.
    pub fn take_people(
        &mut self,
        incoming: &Incoming,
        into: &BTreeMap<String, String>,
        now: i64,
    ) -> Result<(), StoreError> {
        let there = &incoming.store().db;
        let step = self.writing()?;
        // Who was merged may come before the person they were merged into.
        step.pragma_update(None, "defer_foreign_keys", "ON")?;
        Table::named(&step, "profile".to_owned())?.copy(there, &step)?;
        // Whoever is merged into nobody, or in the end into themselves, is somebody of their own.
        step.execute(
            "WITH RECURSIVE reached (id) AS (SELECT id FROM profile WHERE merged_into IS NULL UNION
               SELECT profile.id FROM profile JOIN reached ON merged_into = reached.id)
             UPDATE profile SET merged_into = NULL
             WHERE merged_into IS NOT NULL AND id NOT IN reached",
            [],
        )?;
        for (id, into) in into {
            both_there(&step, id, into)?;
            if !there.prepare_cached("SELECT 1 FROM profile WHERE id = ?1")?.exists([id])? {
                return Err(StoreError::UnknownPerson(id.clone()));
            }
            step.execute(
                "UPDATE profile SET merged_into = ?2, changed_at = ?3 WHERE id = ?1",
                params![id, into, now],
            )?;
            follow_merges(&step, id)?;
        }
        step.commit()
    }

    /// Takes in games of a backup, by their places in it. Returns for each whether it came: one of which
    /// the rows do not fit together does not.
    ///
    /// # Errors
    /// When it cannot be written; nothing is taken in then.
    pub fn take_games(
        &mut self,
        incoming: &mut Incoming,
        games: &[(u64, Coming)],
    ) -> Result<Vec<bool>, StoreError> {
        let mut step = self.writing()?;
        let tables = Table::all_of(&step, &OF_GAME)?;
        let (mut came, mut over) = (Vec::with_capacity(games.len()), Vec::new());
        for &(place, coming) in games {
            let record = incoming.record_at(place)?;
            let Some((record, id)) = record.as_ref().and_then(|it| Some((it, it.id_of(&OF_GAME)?)))
            else {
                came.push(false);
                continue;
            };
            if coming == Coming::Beside {
                take_beside(&step, &tables, record, id)?;
                came.push(true);
                continue;
            }
            let is_put = put(&mut step, &tables, record, coming == Coming::Played)?;
            came.push(is_put);
            if is_put && coming == Coming::Played {
                over.push(id.to_owned());
            }
        }
        step.commit()?;
        for id in over.iter().filter(|id| self.times(id).is_ok()) {
            if let Some(archive) = &self.archive {
                archive.keep(&self.db, &tables, id);
            }
        }
        Ok(came)
    }

    /// Takes in settings that were never made here, and results of puzzles. The caller knows which
    /// settings are some.
    ///
    /// # Errors
    /// When it cannot be written; nothing is taken in then.
    pub fn take_rest(
        &mut self,
        incoming: &Incoming,
        settings: &BTreeMap<String, String>,
    ) -> Result<(), StoreError> {
        let step = self.writing()?;
        for (key, value) in settings {
            step.execute(
                "INSERT OR IGNORE INTO setting (key, value) VALUES (?1, ?2)",
                [key, value],
            )?;
        }
        Table::named(&step, OF_PERSON[1].0.to_owned())?.copy(&incoming.store().db, &step)?;
        step.commit()
    }
}

/// What a game that is in both is here, by the steps that were taken.
fn compared(ours: &SavedGame, theirs: &SavedGame, is_newer: bool) -> Standing {
    if ours.new.rules == BY_THE_BOX && theirs.new.rules == BY_THE_BOX {
        return match (ours.new.game == theirs.new.game, is_newer) {
            (false, _) => Standing::Other,
            (true, true) => Standing::Further,
            (true, false) => Standing::Known,
        };
    }
    // Another deal, other people or other rules make another game of the same steps.
    if !is_same(&ours.new, &theirs.new) {
        return Standing::Other;
    }
    let has_agreed = is_newer && ours.new.agreements != theirs.new.agreements;
    let taken = |game: &SavedGame| -> Vec<(Option<u8>, String)> {
        game.moves[..game.at].iter().map(|it| (it.seat, it.what.clone())).collect()
    };
    let (ours, theirs) = (taken(ours), taken(theirs));
    if has_agreed && ours == theirs {
        Standing::Further
    } else if ours.starts_with(&theirs) {
        Standing::Known
    } else if theirs.starts_with(&ours) {
        Standing::Further
    } else {
        Standing::Other
    }
}

/// Whether two games are made of the same, whatever was agreed on; who began one is known unless others
/// may have sat down since.
fn is_same(ours: &NewGame, theirs: &NewGame) -> bool {
    let has_agreed = [ours, theirs].iter().any(|it| it.agreements != NONE_AGREED);
    let began = |it: &NewGame| -> Vec<Option<String>> {
        it.seats.iter().filter(|_| !has_agreed).map(|seat| seat.bot_level.clone()).collect()
    };
    let made = |it: &NewGame| (it.game.clone(), it.rules, it.setup.clone(), it.seed);
    let dealt = |it: &NewGame| (it.salt.clone(), it.script.clone(), it.origin.day.clone());
    made(ours) == made(theirs) && dealt(ours) == dealt(theirs) && began(ours) == began(theirs)
}

/// Takes in what stands beside the steps of a game that is here.
fn take_beside(
    step: &Writing<'_>,
    tables: &[Table],
    record: &Record,
    id: &str,
) -> Result<(), StoreError> {
    let note = record.cell("game", "note").map(|it| bounded("game", "note", it.value()));
    step.prepare_cached(
        "UPDATE game SET note = ?2 WHERE id = ?1 AND note = '' AND typeof(?2) = 'text'",
    )?
    .execute(params![id, note.flatten()])?;
    let table = Table::of_name(tables, "exercise");
    let rows = record.rows("exercise").into_iter();
    for row in rows.flat_map(|it| table.bounded(it, ("game_id", id))).flatten() {
        table.try_put(step, &row)?;
    }
    Ok(())
}
