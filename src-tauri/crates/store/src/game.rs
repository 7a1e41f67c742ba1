//! Saved games: what is kept of them, and how they are begun, written on, listed and opened.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use crate::cells::{Cells, readable};
use crate::chain::{self, Sums};
use crate::error::of_game;
use crate::result::{wipe_results, write_results};
use crate::{FinalResult, Store, StoreError, list, people};

/// What is fixed when a game begins.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Version of the app.
    pub app_version: String,
    /// What fixes the start, as JSON.
    pub setup: String,
    /// Where chance comes from.
    pub seed: u64,
    /// What the hash of the seed is salted with.
    pub salt: String,
    /// What chance brings up before the seed decides, as JSON.
    pub script: String,
    /// Whether the people at the table trust each other: no curtain falls.
    pub trust: bool,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// What was agreed on while it goes on, as JSON: who sat where before, an early end.
    pub agreements: String,
    /// Where it is from.
    pub origin: Origin,
}

/// Where a game is from; nothing for one that was simply begun.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Origin {
    /// The day whose game it is: `2026-11-22`.
    pub day: Option<String>,
    /// The game it was forked from, and after how many steps.
    pub parent: Option<(String, usize)>,
    /// The lesson it is.
    pub lesson: Option<String>,
}

/// A seat of a game that begins.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewSeat {
    /// What it is called.
    pub name: String,
    /// Its colour and symbol.
    pub mark: String,
    /// The level of the bot that plays it; nothing for a person.
    pub bot_level: Option<String>,
    /// The profile of the person that plays it; nothing for a bot or a guest.
    pub profile: Option<String>,
    /// How much help the person wanted, in the caller's words; nothing when not said.
    pub help: Option<String>,
    /// The points it has before the first step.
    pub handicap: u16,
    /// After how many steps that was agreed on; 0 from the start.
    pub handicap_at: u32,
}

impl NewSeat {
    /// The level of the bot, or the profile of the person.
    fn sitter(&self) -> (Option<&str>, Option<&str>) {
        (self.bot_level.as_deref(), self.profile.as_deref())
    }
}

/// A step.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Move {
    /// Whose; nothing for chance.
    pub seat: Option<u8>,
    /// The action, or what chance brought up, as JSON.
    pub what: String,
    /// How long the seat thought, in ms.
    pub think_ms: u32,
    /// How often a step at this place was taken back.
    pub undone: u16,
    /// Whether somebody asked for a hint before it.
    pub hint_used: bool,
    /// Whether it was decided together with the step before it.
    pub joined: bool,
}

/// What a change of a game leaves.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Change<'a> {
    /// How many of the steps on disk stay.
    pub keep: usize,
    /// The steps after them.
    pub moves: &'a [Move],
    /// How many of all steps are taken.
    pub at: usize,
    /// Whether the game is practice now.
    pub practice: bool,
    /// The seats on turn.
    pub on_turn: Vec<u8>,
    /// How it ended, when it is over.
    pub ending: Option<FinalResult>,
    /// Whether nothing is left of the lesson it is.
    pub is_learned: bool,
    /// The game with other people, head starts or agreements than on disk; nothing when none changed.
    pub agreed: Option<&'a NewGame>,
    /// The time, in ms since 1970 UTC.
    pub now: i64,
}

/// A saved game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SavedGame {
    /// What was fixed when it began.
    pub new: NewGame,
    /// Whether it is practice.
    pub practice: bool,
    /// The steps taken and, after them, those taken back.
    pub moves: Vec<Move>,
    /// How many of them are taken.
    pub at: usize,
    /// The number of the last change.
    pub revision: u64,
    /// Where it stands.
    pub status: GameStatus,
    /// The steps before which somebody asked for a hint, taken or not.
    pub hinted: Vec<usize>,
}

/// Where a saved game stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameStatus {
    /// It goes on.
    Running,
    /// It was played to its end.
    Finished,
    /// It is in the bin; it can be restored.
    Abandoned,
}

impl FromSql for GameStatus {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            "abandoned" => Ok(Self::Abandoned),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

impl Store {
    /// Begins a game. It is on disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] when a seat names one, or when it cannot be written; nothing
    /// is kept then.
    pub fn begin(&mut self, game: &NewGame, change: &Change<'_>) -> Result<(), StoreError> {
        let step = self.writing()?;
        lay(&step, game, change.now)?;
        write(&step, &game.id, 0, change)?;
        step.commit()?;
        if change.ending.is_some() {
            self.archive(&game.id);
        }
        Ok(())
    }

    /// Writes what changed of a game. It is on disk when this returns. `revision` is the number
    /// of the last change one has seen; returns the number of this one.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when somebody else changed the game, and whatever keeps it from being
    /// written; the game on disk is then as it was.
    pub fn change(
        &mut self,
        id: &str,
        revision: u64,
        change: &Change<'_>,
    ) -> Result<u64, StoreError> {
        let step = self.writing()?;
        write(&step, id, revision, change)?;
        step.commit()?;
        if change.ending.is_some() {
            self.archive(id);
        }
        Ok(revision + 1)
    }

    /// Writes a game whole, whatever is left of it on disk: the app has it in memory, and the file
    /// lost some of it. It is on disk when this returns. Returns the number of this change.
    ///
    /// # Errors
    /// When it cannot be written; what is on disk stays.
    pub fn write_whole(&mut self, game: &NewGame, change: &Change<'_>) -> Result<u64, StoreError> {
        let step = self.writing()?;
        let found = step
            .prepare_cached(
                "SELECT revision, (SELECT count(*) FROM seat WHERE game_id = id) FROM game
                 WHERE id = ?1",
            )?
            .query_row([&game.id], |row| Ok((row.get::<_, u64>(0)?, row.get::<_, usize>(1)?)))
            .optional()?;
        match found {
            None => lay(&step, game, change.now)?,
            Some((_, n_seats)) if n_seats == game.seats.len() => {}
            Some(_) => {
                step.execute("DELETE FROM seat WHERE game_id = ?1", [&game.id])?;
                sit_down(&step, game, change.now)?;
            }
        }
        let revision = found.map_or(0, |it| it.0);
        write(&step, &game.id, revision, &Change { agreed: Some(game), ..change.clone() })?;
        step.commit()?;
        Ok(revision + 1)
    }

    /// A saved game.
    ///
    /// # Errors
    /// [`StoreError::Unknown`], [`StoreError::Damaged`] also when it is not what was written, or
    /// when it cannot be read.
    pub fn game(&self, id: &str) -> Result<SavedGame, StoreError> {
        let (game, sums) = read(&self.db, id)?;
        if sums.fit(&game) { Ok(game) } else { Err(StoreError::Damaged) }
    }

    /// Marks a game: a seat asks for a hint before a step. It is on disk when this returns, and
    /// stays there whatever becomes of the step.
    ///
    /// # Errors
    /// [`StoreError::Unknown`], or when it cannot be written.
    pub fn hint(&mut self, id: &str, ply: usize, seat: u8) -> Result<(), StoreError> {
        let step = self.writing()?;
        let known = "SELECT 1 FROM game WHERE id = ?1";
        of_game(step.prepare_cached(known)?.query_row([id], |_| Ok(())), id)?;
        keep_hint(&step, id, ply, seat)?;
        step.commit()
    }
}

/// A saved game as it stands on disk, with its checksums.
pub(crate) fn read(db: &Connection, id: &str) -> Result<(SavedGame, Sums), StoreError> {
    let mut sums = Sums::default();
    let game = db
        .prepare_cached(
            "SELECT id, game, rules, app_version, setup, seed, salt, script, practice, at,
                revision, status, day, parent, fork_at, base, chain, lesson, agreements, trust
             FROM game WHERE id = ?1",
        )?
        .query_row([id], |row| {
            sums.base = row.get(15)?;
            sums.chain = row.get(16)?;
            saved(row)
        });
    let mut game = of_game(game, id)?;
    game.new.seats = db
        .prepare_cached(list::SEATS)?
        .query_map([id], |row| {
            // Who played is not to be guessed; how it ended is told by the steps.
            row.get::<_, Option<String>>(2)?;
            Ok(list::seat(&mut Cells::of(row)).seat)
        })?
        .collect::<Result<_, _>>()?;
    let mut moves = db.prepare_cached(
        "SELECT seat, what, think_ms, undone, ply, hint_used > 0, joined, chain FROM move
         WHERE game_id = ?1 ORDER BY ply",
    )?;
    let mut moves = moves.query([id])?;
    while let Some(row) = moves.next()? {
        if row.get::<_, usize>(4)? != game.moves.len() {
            return Err(StoreError::Damaged);
        }
        sums.moves.push(row.get(7)?);
        // What is said beside a step can be done without.
        let mut beside = Cells::of(row);
        game.moves.push(Move {
            seat: row.get(0)?,
            what: row.get(1)?,
            think_ms: beside.get(2),
            undone: beside.get(3),
            hint_used: row.get(5)?,
            joined: row.get(6)?,
        });
    }
    if game.at > game.moves.len() {
        return Err(StoreError::Damaged);
    }
    let mut hinted =
        db.prepare_cached("SELECT DISTINCT ply FROM hint WHERE game_id = ?1 ORDER BY ply")?;
    game.hinted = readable(hinted.query_map([id], |row| row.get(0))?)?;
    Ok((game, sums))
}

/// Writes what is fixed when a game begins.
pub(crate) fn lay(db: &Connection, game: &NewGame, now: i64) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO game (id, game, rules, app_version, setup, seed, salt, script,
            started_at, tz_offset, changed_at, at, day, parent, fork_at, lesson, agreements,
            trust)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
            (strftime('%s', ?9 / 1000, 'unixepoch', 'localtime')
                - strftime('%s', ?9 / 1000, 'unixepoch')) / 60, ?9, 0, ?10, ?11, ?12, ?13, ?14, ?15)",
    )?
    .execute(params![
        game.id,
        game.game,
        game.rules,
        game.app_version,
        game.setup,
        game.seed.cast_signed(),
        game.salt,
        game.script,
        now,
        game.origin.day,
        game.origin.parent.as_ref().map(|parent| &parent.0),
        game.origin.parent.as_ref().map(|parent| parent.1),
        game.origin.lesson,
        game.agreements,
        game.trust,
    ])?;
    sit_down(db, game, now)
}

/// Writes who sits where, and the beginning of the chain that follows from it.
fn sit_down(db: &Connection, game: &NewGame, now: i64) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE game SET base = ?2 WHERE id = ?1")?
        .execute(params![game.id, chain::base(game)])?;
    (0..).zip(&game.seats).try_for_each(|(idx, seat)| write_seat(db, game, (idx, seat), now))
}

fn write_seat(
    db: &Connection,
    game: &NewGame,
    (idx, seat): (u8, &NewSeat),
    now: i64,
) -> Result<(), StoreError> {
    let (played_as, profile) = who_sits(db, seat.sitter(), now)?;
    if let Some(profile) = &profile {
        people::plays(db, profile, now)?;
    }
    db.prepare_cached(
        "INSERT INTO seat (game_id, idx, name, mark, bot_level, bot_version, start_order,
            help_level, played_as, profile_id, handicap, handicap_at)
         VALUES (?1, ?2, ?3, ?4, ?5, iif(?5 IS NULL, NULL, ?6), ?2, ?7, ?8, ?9, ?10, ?11)",
    )?
    .execute(params![
        game.id,
        idx,
        seat.name,
        seat.mark,
        seat.bot_level,
        game.app_version,
        seat.help,
        played_as,
        profile,
        seat.handicap,
        seat.handicap_at,
    ])?;
    Ok(())
}

/// The profile of who sits down, and the one that stands for it now; nothing for a guest.
pub(crate) fn who_sits(
    db: &Connection,
    (level, profile): (Option<&str>, Option<&str>),
    now: i64,
) -> Result<(Option<String>, Option<String>), StoreError> {
    Ok(match (level, profile) {
        (Some(level), _) => {
            let bot = people::bot(db, level, now)?;
            (Some(bot.clone()), Some(bot))
        }
        (None, Some(id)) => {
            let who =
                people::who_is(db, id)?.ok_or_else(|| StoreError::UnknownPerson(id.to_owned()))?;
            (Some(id.to_owned()), Some(who))
        }
        (None, None) => (None, None),
    })
}

/// Writes what was agreed on while a game goes on. Where the same person sits as on disk, what is
/// kept of them stays: `played_as` is who that was before people were merged.
fn write_agreed(db: &Connection, game: &NewGame, now: i64) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE game SET agreements = ?2 WHERE id = ?1")?
        .execute(params![game.id, game.agreements])?;
    for (idx, seat) in game.seats.iter().enumerate() {
        db.prepare_cached(
            "UPDATE seat SET handicap = ?3, handicap_at = ?4 WHERE game_id = ?1 AND idx = ?2",
        )?
        .execute(params![game.id, idx, seat.handicap, seat.handicap_at])?;
        let (played_as, profile) = who_sits(db, seat.sitter(), now)?;
        db.prepare_cached(
            "UPDATE seat SET name = ?3, bot_level = ?4, bot_version = iif(?4 IS NULL, NULL, ?5),
                help_level = ?6, played_as = ?7, profile_id = ?8
             WHERE game_id = ?1 AND idx = ?2 AND (bot_level IS NOT ?4 OR profile_id IS NOT ?8
                OR ?8 IS NULL AND name != ?3)",
        )?
        .execute(params![
            game.id,
            idx,
            seat.name,
            seat.bot_level,
            game.app_version,
            seat.help,
            played_as,
            profile,
        ])?;
    }
    Ok(())
}

/// Writes what changed of a game.
pub(crate) fn write(
    db: &Connection,
    id: &str,
    revision: u64,
    change: &Change<'_>,
) -> Result<(), StoreError> {
    let sheet = change.ending.as_ref().map(|ending| &ending.sheet);
    let mut last = chain::before(db, id, change.keep)?;
    let links: Vec<i64> = change
        .moves
        .iter()
        .map(|step| {
            last = chain::link(last, step);
            last
        })
        .collect();
    let end = chain::end(last, change.keep + change.moves.len(), change.at);
    let n = db
        .prepare_cached(
            "UPDATE game SET at = ?3, practice = ?4, on_turn = ?5,
                changed_at = max(?6, started_at), final_sheet = ?7,
                ended_at = iif(?7 IS NULL, NULL, coalesce(ended_at, max(?6, started_at))),
                ended_tz = iif(?7 IS NULL, NULL, coalesce(ended_tz,
                    (strftime('%s', coalesce(ended_at, max(?6, started_at)) / 1000, 'unixepoch',
                        'localtime') - coalesce(ended_at, max(?6, started_at)) / 1000) / 60)),
                learned_at = iif(?9, coalesce(learned_at, max(?6, started_at)), learned_at),
                chain = ?8, revision = revision + 1
             WHERE id = ?1 AND revision = ?2",
        )?
        .execute(params![
            id,
            revision,
            change.at,
            change.practice,
            json_list(&change.on_turn),
            change.now,
            sheet,
            end,
            change.is_learned,
        ])?;
    if n == 0 {
        return Err(StoreError::Stale);
    }
    if let Some(game) = change.agreed {
        write_agreed(db, game, change.now)?;
    }
    db.prepare_cached("DELETE FROM move WHERE game_id = ?1 AND ply >= ?2")?
        .execute(params![id, change.keep])?;
    let mut insert = db.prepare_cached(
        "INSERT INTO move (game_id, ply, seat, what, think_ms, undone, hint_used, joined, chain)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for ((ply, it), link) in (change.keep..).zip(change.moves).zip(links) {
        let Move { seat, what, think_ms, undone, hint_used, joined } = it;
        insert.execute(params![id, ply, seat, what, think_ms, undone, hint_used, joined, link])?;
        if let (true, Some(seat)) = (*hint_used, *seat) {
            keep_hint(db, id, ply, seat)?;
        }
    }
    if change.agreed.is_some() {
        // The chain begins with who plays.
        chain::seal(db, id)?;
    }
    match &change.ending {
        Some(ending) => write_results(db, id, ending),
        None => wipe_results(db, id),
    }
}

fn keep_hint(db: &Connection, id: &str, ply: usize, seat: u8) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO hint (game_id, ply, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )?
    .execute(params![id, ply, seat])?;
    Ok(())
}

fn saved(row: &Row<'_>) -> rusqlite::Result<SavedGame> {
    Ok(SavedGame {
        new: NewGame {
            id: row.get(0)?,
            game: row.get(1)?,
            rules: row.get(2)?,
            app_version: row.get(3)?,
            setup: row.get(4)?,
            seed: row.get::<_, i64>(5)?.cast_unsigned(),
            salt: row.get(6)?,
            script: row.get(7)?,
            trust: row.get(19)?,
            seats: Vec::new(),
            agreements: row.get(18)?,
            origin: Origin {
                day: row.get(12)?,
                parent: row.get::<_, Option<String>>(13)?.zip(row.get(14)?),
                lesson: row.get(17)?,
            },
        },
        practice: row.get(8)?,
        moves: Vec::new(),
        at: row.get(9)?,
        revision: row.get(10)?,
        status: row.get(11)?,
        hinted: Vec::new(),
    })
}

fn json_list(seats: &[u8]) -> String {
    serde_json::to_string(seats).expect("a list of numbers is JSON")
}
