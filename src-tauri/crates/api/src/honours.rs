//! What a finished game brought those who played it, beyond its points: a best of their own, games
//! won in a row, a rating that moved, and another day of the day's games.

use statistics::{Selection, Sitters, Streak};
use store::{ResultRow, Status, Store, StoreError, Who};
use table::GameId;

use crate::begin::player;
use crate::plays::{Plays, Pool};
use crate::rating::PROVISIONAL;
use crate::wire::{DayDone, Honours, RatingMove};

/// What the last of these games, all of one kind, brought each of its seats.
pub(crate) fn honours(plays: &mut Plays, last: &[ResultRow]) -> Vec<Option<Honours>> {
    last.iter().map(|row| of_seat(plays, row)).collect()
}

fn of_seat(plays: &mut Plays, row: &ResultRow) -> Option<Honours> {
    let profile = row.profile.as_ref().filter(|_| !row.is_bot)?;
    let who = plays.number(profile);
    let Pool { games, n_seats, .. } = plays.pools.first()?;
    let is_assisted = Some(row.is_assisted);
    let selection = Selection { who, is_assisted, from: None, to: None, sitters: Sitters::All };
    let own = selection.of(games);
    let earlier = &own[..own.len().saturating_sub(1)];
    let streak = Streak::of(own.iter().map(|(_, seat)| seat.place == 1));
    Some(Honours {
        games: own.len() as u32,
        best: earlier.iter().map(|(_, seat)| seat.score).max(),
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
    let is_own = |it: &&store::DayGame| it.id == id && it.status == Status::Finished;
    let Some(own) = played.iter().find(is_own).cloned() else { return Ok(None) };
    let who = Who::of(&own.player.seat);
    let theirs: Vec<_> = played
        .into_iter()
        .filter(|it| it.number <= own.number && Who::of(&it.player.seat).is(&who))
        .collect();
    Ok(player(&theirs, own.number, None).map(|player| DayDone { day: own.day, player }))
}
