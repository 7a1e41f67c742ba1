//! What a finished game brought those who played it, beyond its points: a best of their own, games
//! won in a row, a rating that moved, and another day of the day's games.

use statistics::{Selection, Streak};
use store::{GameStatus, ResultRow, Store, StoreError, Who};
use table::GameId;

use crate::begin::{Pars, player};
use crate::plays::Pool;
use crate::rating::PROVISIONAL;
use crate::wire::{DayDone, Honours, RatingMove};

/// What the last of these games brought each of its seats.
pub(crate) fn honours(pool: &Pool, last: &[ResultRow]) -> Vec<Option<Honours>> {
    last.iter().map(|row| of_seat(pool, row)).collect()
}

fn of_seat(Pool { games, n_seats, .. }: &Pool, row: &ResultRow) -> Option<Honours> {
    let person = row.profile.clone().filter(|_| !row.is_bot)?;
    let is_assisted = Some(row.is_assisted);
    let own = Selection { person, is_assisted, ..Selection::default() }.of(games);
    let earlier = &own[..own.len().saturating_sub(1)];
    let streak = Streak::of(own.iter().map(|(_, seat)| seat.has_won()));
    Some(Honours {
        games: own.len() as u32,
        best: earlier.iter().map(|(_, seat)| seat.result.score).max(),
        streak: if *n_seats > 1 { streak.current } else { 0 },
        rating: row.rating.map(|[before, after, deviation]| RatingMove {
            before,
            after,
            is_provisional: deviation > PROVISIONAL,
        }),
    })
}

/// Of which day a finished game was the day's game, and how its player stood on that day.
pub(crate) fn day_done(
    store: &Store,
    game: GameId,
    id: &str,
) -> Result<Option<DayDone>, StoreError> {
    let played = store.day_games(game.name())?;
    let is_own = |it: &&store::DayGame| it.id == id && it.status == GameStatus::Finished;
    let Some(own) = played.iter().find(is_own).cloned() else { return Ok(None) };
    let who = Who::of(&own.player.seat);
    let theirs: Vec<_> = played
        .into_iter()
        .filter(|it| it.number <= own.number && Who::of(&it.player.seat).is(&who))
        .collect();
    Ok(player(&theirs, own.number, &Pars::new()).map(|player| DayDone { day: own.day, player }))
}
