//! Ratings: brought up to date with the games that ended, in their order.

use std::collections::BTreeMap;

use statistics::{NEWCOMER, Rated, Rating, rated};
use store::{RateKey, SeatRating, SeatToRate, Store, StoreError, ToRate};
use table::{GameId, Level};

use crate::app::App;
use crate::wire::{ApiError, RatingAt, RatingLine};

/// How many games are rated before others may use the disk.
const RATED_AT_ONCE: usize = 400;

/// Wider ratings say too little to be more than provisional.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// The most points of a line that a screen can tell apart.
const MOST_POINTS: usize = 120;

impl App {
    /// Rates all games that wait for it.
    pub(crate) async fn rate(&self) -> Result<(), ApiError> {
        let mut after = None;
        loop {
            let from = after.take();
            after = self.inner.lane.run(move |store| rate_some(store, from.as_ref())).await?;
            if after.is_none() {
                return Ok(());
            }
        }
    }
}

/// Rates some of the games that wait for it. Returns after which of them the others come, if any.
fn rate_some(store: &mut Store, after: Option<&RateKey>) -> Result<Option<RateKey>, StoreError> {
    let batch = store.to_rate(after, RATED_AT_ONCE)?;
    let mut known = Known::default();
    let mut kept = Vec::with_capacity(batch.games.len());
    for game in batch.games {
        let ratings = known.rate(store, &game)?;
        kept.push((game.game_id, ratings));
    }
    if !kept.is_empty() {
        store.keep_ratings(&kept)?;
    }
    Ok(batch.after)
}

/// What is known while games are rated one after another.
#[derive(Default)]
struct Known {
    /// By game and profile.
    ratings: BTreeMap<(String, String), Rating>,
    /// By game, profile and seats: measured strengths of bots.
    anchors: BTreeMap<(String, String, usize), Option<Rating>>,
}

impl Known {
    /// The ratings of one game, seat by seat. Not rated are games of whose results some cannot be
    /// read (no seat of them is told here), games that do not count, games for one, those in which somebody was told what is good, and those in which one profile sat
    /// twice. A guest plays as somebody of whom nothing is known.
    fn rate(&mut self, store: &Store, game: &ToRate) -> Result<Vec<SeatRating>, StoreError> {
        if !game.is_whole {
            return Ok(Vec::new());
        }
        let n_seats = game.seats.len();
        let profiles: Vec<&String> =
            game.seats.iter().filter_map(|it| it.profile.as_ref()).collect();
        let is_twice = profiles.iter().enumerate().any(|(n, it)| profiles[..n].contains(it));
        let is_assisted = game.seats.iter().any(|seat| seat.is_assisted);
        if !game.is_counted || n_seats < 2 || is_assisted || is_twice {
            return Ok(vec![None; n_seats]);
        }
        let mut seats = Vec::with_capacity(n_seats);
        for seat in &game.seats {
            seats.push(self.seat(store, game, seat)?);
        }
        let mut ratings = Vec::with_capacity(n_seats);
        for ((seat, before), after) in game.seats.iter().zip(&seats).zip(rated(&seats)) {
            if let Some(profile) = &seat.profile {
                self.ratings.insert((game.game.clone(), profile.clone()), after);
            }
            let points = [before.rating.points, after.points, after.deviation];
            ratings.push(seat.profile.as_ref().map(|_| points));
        }
        Ok(ratings)
    }

    fn seat(
        &mut self,
        store: &Store,
        game: &ToRate,
        seat: &SeatToRate,
    ) -> Result<Rated, StoreError> {
        let Some(profile) = &seat.profile else {
            return Ok(Rated { rating: NEWCOMER, place: seat.place, is_anchor: false });
        };
        let n_seats = game.seats.len();
        let key = (game.game.clone(), profile.clone(), n_seats);
        let anchor =
            self.anchors.entry(key).or_insert_with(|| anchor(&game.game, profile, n_seats));
        if let Some(rating) = *anchor {
            return Ok(Rated { rating, place: seat.place, is_anchor: true });
        }
        let key = (game.game.clone(), profile.clone());
        let rating = match self.ratings.get(&key) {
            Some(rating) => *rating,
            None => store
                .rating_before(profile, &game.game, game.ended_at)?
                .map_or(NEWCOMER, |(points, deviation)| Rating { points, deviation }),
        };
        Ok(Rated { rating, place: seat.place, is_anchor: false })
    }
}

/// The measured strength of a bot's level; `None` for people and for levels not measured yet.
pub(crate) fn anchor(game: &str, profile: &str, n_seats: usize) -> Option<Rating> {
    let level = Level::named(profile.strip_prefix("bot:")?)?;
    let strength = bots::strength(GameId::named(game)?, level, n_seats as u8)?;
    Some(Rating { points: strength.points, deviation: strength.deviation })
}

/// How a rating went; nothing before the first rated game.
pub(crate) fn line(kept: Vec<store::RatingAt>) -> Option<RatingLine> {
    let games = kept.len() as u32;
    let to_wire = |it: store::RatingAt| RatingAt {
        table: it.game_id,
        at: it.at,
        points: it.rating,
        deviation: it.deviation,
    };
    let all: Vec<RatingAt> = kept.into_iter().map(to_wire).collect();
    let last = all.last()?;
    let (points, deviation) = (last.points, last.deviation);
    // While a rating was wide it jumped about: its peaks then are no feats.
    let is_known = |it: &&RatingAt| it.deviation <= PROVISIONAL;
    let known: Vec<&RatingAt> = all.iter().filter(is_known).collect();
    let known = if known.is_empty() { all.iter().collect() } else { known };
    let by_points = |a: &&&RatingAt, b: &&&RatingAt| a.points.total_cmp(&b.points);
    let highest = (*known.iter().max_by(by_points)?).clone();
    let lowest = (*known.iter().min_by(by_points)?).clone();
    Some(RatingLine {
        points,
        deviation,
        is_provisional: deviation > PROVISIONAL,
        games,
        highest,
        lowest,
        line: thinned(all),
    })
}

/// The first, the last and evenly chosen ones between.
fn thinned(all: Vec<RatingAt>) -> Vec<RatingAt> {
    let n = all.len();
    if n <= MOST_POINTS {
        return all;
    }
    let is_kept = |i: usize| {
        let slot = |i: usize| i * (MOST_POINTS - 1) / (n - 1);
        i == 0 || slot(i) != slot(i - 1)
    };
    all.into_iter().enumerate().filter(|(i, _)| is_kept(*i)).map(|(_, it)| it).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(i: usize, deviation: f64) -> store::RatingAt {
        let rating = 1000.0 + ((i * 37) % 100) as f64;
        store::RatingAt { game_id: i.to_string(), at: i as i64, rating, deviation }
    }

    #[test]
    fn a_line_keeps_its_ends_and_few_points_between() {
        let line = line((0..5_000).map(|i| at(i, 80.0)).collect()).unwrap();
        assert_eq!(line.games, 5_000);
        assert_eq!(line.line.len(), MOST_POINTS);
        assert_eq!((line.line[0].at, line.line[MOST_POINTS - 1].at), (0, 4_999));
        assert!(!line.is_provisional);
    }

    #[test]
    fn bots_play_with_the_strength_of_the_ladder() {
        let of = |profile: &str| anchor("hunters", profile, 2);
        let strength = bots::strength(GameId::Hunters, Level::Rival, 2).unwrap();
        let rating = of("bot:rival").unwrap();
        assert_eq!((rating.points, rating.deviation), (strength.points, strength.deviation));
        assert!(rating.points > of("bot:guest").unwrap().points, "the guest is weaker");
        for nobody in ["bot:greedy", "bot:random", "bot:nobody", "rival", "bot"] {
            assert_eq!(of(nobody), None, "{nobody}");
        }
        assert_eq!(anchor("no such game", "bot:rival", 2), None);
    }

    #[test]
    fn peaks_count_once_the_rating_is_known() {
        let mut kept: Vec<_> = (0..10).map(|i| at(i, 90.0)).collect();
        kept[0].rating = 2_000.0;
        kept[0].deviation = 200.0;
        let line = line(kept).unwrap();
        assert!(line.highest.points < 1_100.0 && line.lowest.points >= 1_000.0);
        assert_eq!(super::line(Vec::new()), None);
    }
}
