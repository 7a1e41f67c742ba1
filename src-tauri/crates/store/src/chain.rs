//! The checksum of a game: a chain over how it was set up, who plays, and step after step, so that
//! a step more costs one link. The first eight bytes of SHA-256: it is there for damage, and not
//! against anybody who writes files.

use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

use crate::game::read;
use crate::{Move, NewGame, NewSeat, SavedGame, StoreError};

/// The agreements of a game in which there were none.
pub const NONE_AGREED: &str = "[]";

/// The checksums of a game as they stand on disk.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Sums {
    /// Of how it was set up and who plays.
    pub(crate) base: i64,
    /// Of all of it.
    pub(crate) chain: i64,
    /// Of each step and all before it.
    pub(crate) moves: Vec<i64>,
}

/// A sum over some parts, each with its length.
fn sum(parts: &[&[u8]]) -> i64 {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update((part.len() as u64).to_le_bytes());
        sha.update(part);
    }
    sha.finalize().iter().take(8).fold(0, |sum, &byte| sum << 8 | i64::from(byte))
}

/// The beginning of the chain: how a game was set up, and who plays.
pub(crate) fn base(new: &NewGame) -> i64 {
    let (rules, seed) = (new.rules.to_le_bytes(), new.seed.to_le_bytes());
    let mut parts: Vec<&[u8]> =
        vec![new.game.as_bytes(), &rules, new.setup.as_bytes(), &seed, new.script.as_bytes()];
    // A person is told from a bot of no name.
    let levels = new.seats.iter().map(|seat| seat.bot_level.as_deref().unwrap_or("\0").as_bytes());
    parts.extend(levels);
    // A game without head starts has the sum it had before there were any.
    let handicaps: Vec<Vec<u8>> = (0_u8..).zip(&new.seats).filter_map(handicap).collect();
    parts.extend(handicaps.iter().map(Vec::as_slice));
    // Likewise one in which nothing was agreed on.
    parts.extend((new.agreements != NONE_AGREED).then_some(new.agreements.as_bytes()));
    sum(&parts)
}

/// The head start of a seat, when one was ever agreed on.
fn handicap((idx, seat): (u8, &NewSeat)) -> Option<Vec<u8>> {
    let (points, at) = (seat.handicap, seat.handicap_at);
    let is_any = points != 0 || at != 0;
    is_any.then(|| [&[idx][..], &points.to_le_bytes(), &at.to_le_bytes()].concat())
}

/// The next link: a step after all before it.
pub(crate) fn link(before: i64, step: &Move) -> i64 {
    let by = [step.seat.unwrap_or(u8::MAX), u8::from(step.joined)];
    sum(&[&before.to_le_bytes(), &by, step.what.as_bytes()])
}

/// The end of the chain: the last link, and how many of the steps are taken.
pub(crate) fn end(last: i64, n_moves: usize, at: usize) -> i64 {
    sum(&[&last.to_le_bytes(), &(n_moves as u64).to_le_bytes(), &(at as u64).to_le_bytes()])
}

impl Sums {
    /// Of a game as it is.
    fn of(game: &SavedGame) -> Self {
        let base = base(&game.new);
        let mut last = base;
        let mut moves = Vec::with_capacity(game.moves.len());
        for step in &game.moves {
            last = link(last, step);
            moves.push(last);
        }
        Self { base, chain: end(last, game.moves.len(), game.at), moves }
    }

    /// Whether the game is the one these were made of.
    pub(crate) fn fit(&self, game: &SavedGame) -> bool {
        *self == Self::of(game)
    }
}

/// The last link before the step of this number.
///
/// # Errors
/// [`StoreError::Stale`] where there is no such game, or when it cannot be read.
pub(crate) fn before(db: &Connection, id: &str, ply: usize) -> Result<i64, StoreError> {
    let last = match ply.checked_sub(1) {
        None => db
            .prepare_cached("SELECT base FROM game WHERE id = ?1")?
            .query_row([id], |row| row.get(0)),
        Some(ply) => db
            .prepare_cached("SELECT chain FROM move WHERE game_id = ?1 AND ply = ?2")?
            .query_row(params![id, ply], |row| row.get(0)),
    };
    last.optional()?.ok_or(StoreError::Stale)
}

/// Leaves a damaged game no end of its chain, as no other game does, and the steps that are there.
pub(crate) fn mark(db: &Connection, id: &str) -> Result<(), StoreError> {
    db.execute(
        "UPDATE game SET chain = NULL,
            at = min(at, (SELECT count(*) FROM move WHERE game_id = id)) WHERE id = ?1",
        [id],
    )?;
    Ok(())
}

/// Makes the checksums of a game anew.
pub(crate) fn seal(db: &Connection, id: &str) -> Result<(), StoreError> {
    let (game, _) = read(db, id)?;
    let Sums { base, chain, moves } = Sums::of(&game);
    db.prepare_cached("UPDATE game SET base = ?2, chain = ?3 WHERE id = ?1")?
        .execute(params![id, base, chain])?;
    let mut set =
        db.prepare_cached("UPDATE move SET chain = ?3 WHERE game_id = ?1 AND ply = ?2")?;
    for (ply, link) in moves.iter().enumerate() {
        set.execute(params![id, ply, link])?;
    }
    Ok(())
}
