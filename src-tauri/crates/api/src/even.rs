//! What ratings say of a game before it: head starts that would make chances equal, and how people fare
//! against bots.
//!
//! What points are worth is read off the games played here, as soon as there are enough of that game
//! with so many seats; until then off games of bots, to which the review fits what a lead at the
//! beginning means for the chance of being first (`lab odds`). Proposed is something only where all are
//! known: a guest or somebody whose rating is provisional could be anybody.

use game::Seat;
use statistics::{Rating, ahead, even, percents, spread_of};
use store::{Store, StoreError};
use table::{GameId, Level, MOST_HANDICAP, Sitter};

use crate::app::App;
use crate::rating::{PROVISIONAL, anchor};
use crate::read::bad;
use crate::wire::{ApiError, Chance, Even, EvenOf, EvenSeat, SeatPlan};

/// From as many games on those played here say what points are worth.
const ENOUGH_GAMES: usize = 40;
/// Older ones than so many are not looked at: people change.
const MOST_GAMES: usize = 200;

impl App {
    /// What the ratings of these people say of their game.
    pub(crate) async fn even(&self, of: EvenOf) -> Result<Even, ApiError> {
        let (least, most) = of.game.seats();
        if !(usize::from(least)..=usize::from(most)).contains(&of.seats.len()) {
            return Err(bad("seats"));
        }
        self.catch_up().await?;
        self.rate().await?;
        let read = move |store: &mut Store| {
            Ok(Even { seats: proposed(store, &of)?, chances: chances(store, &of)? })
        };
        self.inner.db.run(read).await
    }
}

/// How people whose rating is known fare against the levels.
fn chances(store: &Store, EvenOf { game, seats }: &EvenOf) -> Result<Vec<Chance>, StoreError> {
    let bot = |level: Level| anchor(game.name(), &format!("bot:{}", level.name()), seats.len());
    let levels = Level::LADDER.into_iter().filter_map(|level| Some((level, bot(level)?)));
    let levels: Vec<(Level, Rating)> = levels.collect();
    let mut chances = Vec::new();
    for (n, plan) in seats.iter().enumerate().filter(|(_, plan)| plan.sitter.is_person()) {
        let known = rating(store, *game, plan, seats.len())?;
        let Some(own) = known.filter(|it| it.deviation <= PROVISIONAL) else { continue };
        let Some(seat) = Seat::new(n as u8) else { continue };
        chances.extend(levels.iter().map(|&(level, rating)| Chance {
            seat,
            level,
            ahead: review::rounded(ahead(own, rating), 3),
        }));
    }
    Ok(chances)
}

fn proposed(store: &mut Store, of: &EvenOf) -> Result<Vec<EvenSeat>, StoreError> {
    let EvenOf { game, seats } = of;
    let mut ratings = Vec::with_capacity(seats.len());
    for (n, seat) in seats.iter().enumerate() {
        let is_twice =
            seat.profile.is_some() && seats[..n].iter().any(|it| it.profile == seat.profile);
        let known = rating(store, *game, seat, seats.len())?;
        match known.filter(|it| !is_twice && it.deviation <= PROVISIONAL) {
            Some(known) => ratings.push(known),
            None => return Ok(Vec::new()),
        }
    }
    let Some(spread) = spread(store, *game, seats.len())? else { return Ok(Vec::new()) };
    let given: Vec<u16> = seats.iter().map(|it| it.handicap.unwrap_or(0)).collect();
    let Some(even) = even(&ratings, &given, spread, MOST_HANDICAP) else {
        return Ok(Vec::new());
    };
    let chances = percents(&even.now).into_iter().zip(percents(&even.then));
    let seats = even.points.into_iter().zip(chances);
    Ok(seats.map(|(points, (now, after))| EvenSeat { points, now, after }).collect())
}

/// How strong somebody is in a game; nothing for guests and who was never rated in it.
fn rating(
    store: &Store,
    game: GameId,
    seat: &SeatPlan,
    n_seats: usize,
) -> Result<Option<Rating>, StoreError> {
    match (seat.sitter, &seat.profile) {
        (Sitter::Bot { level }, _) => {
            Ok(anchor(game.name(), &format!("bot:{}", level.name()), n_seats))
        }
        (Sitter::Person, None) => Ok(None),
        (Sitter::Person, Some(profile)) => {
            let kept = store.rating_before(profile, game.name(), (i64::MAX, ""))?;
            Ok(kept.map(|(points, deviation)| Rating { points, deviation }))
        }
    }
}

/// How final margins are spread in a game of so many.
fn spread(store: &Store, game: GameId, n_seats: usize) -> Result<Option<f64>, StoreError> {
    let played = store.rated_scores(game.name(), n_seats, MOST_GAMES)?;
    let is_enough = played.len() >= ENOUGH_GAMES;
    let found = is_enough.then(|| spread_of(played.iter().map(Vec::as_slice))).flatten();
    Ok(found.or_else(|| review::Settings::of(game.name()).map(|it| it.odds.early)))
}
