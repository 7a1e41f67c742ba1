//! The opponent of the day's games. The deal is everybody's; whom one plays it against hangs on how
//! one plays, or is chosen in the settings, and is told with the result.

use store::{Store, StoreError};
use table::{GameId, Level};

use crate::rating::{PROVISIONAL, anchor};
use crate::wire::{DayOpponent, DayReason};

/// Against whom somebody of whom nothing is known plays: the weakest but one. The weakest has just
/// learnt the rules and is no match for somebody who comes back every day; whoever is beaten by this
/// one soon has a rating, and with it another opponent.
const FIRST: Level = Level::Guest;

/// Against whom this person would play the day's game of a kind now; nobody in a game for one.
pub(crate) fn opponent(
    store: &Store,
    game: GameId,
    profile: Option<&str>,
    chosen: Option<Level>,
) -> Result<Option<DayOpponent>, StoreError> {
    let (n_seats, _) = game.seats();
    if n_seats < 2 {
        return Ok(None);
    }
    let (level, reason) = match (chosen, profile) {
        (Some(level), _) => (level, DayReason::Chosen),
        (None, Some(profile)) => fitting(store, game, profile)?,
        (None, None) => (FIRST, DayReason::Unknown),
    };
    Ok(Some(DayOpponent { level, rating: points(game, level), reason }))
}

/// The level that fits somebody best. While their rating is provisional it may be far off, and whom
/// they chose last says more.
fn fitting(store: &Store, game: GameId, profile: &str) -> Result<(Level, DayReason), StoreError> {
    let kept = store.rating_before(profile, game.name(), (i64::MAX, ""))?;
    if let Some((own, _)) = kept.filter(|&(_, deviation)| deviation <= PROVISIONAL) {
        let measured = Level::LADDER.into_iter().filter_map(|it| Some((it, points(game, it)?)));
        let far = |(_, points): &(Level, f64)| (points - own).abs();
        let nearest = measured.min_by(|a, b| far(a).total_cmp(&far(b)));
        if let Some((level, _)) = nearest {
            return Ok((level, DayReason::Nearest));
        }
    }
    let last = store.last_bot(profile, game.name())?;
    let last = last.as_deref().and_then(Level::named).filter(|it| Level::LADDER.contains(it));
    Ok(last.map_or((FIRST, DayReason::Unknown), |level| (level, DayReason::Last)))
}

/// How strong a level is at the table of a day's game, in points of the rating.
fn points(game: GameId, level: Level) -> Option<f64> {
    let (n_seats, _) = game.seats();
    anchor(game.name(), &format!("bot:{}", level.name()), n_seats.into()).map(|it| it.points)
}
