//! Par: what the expert makes of a deal on average, worked out in idle time or when asked for, for the solo games of those
//! who play alone and for the day's games, and told with their results. It counts nowhere.

use std::sync::Arc;

use bots::to_par;
use search::Stop;
use serde::{Deserialize, Serialize};
use store::{NONE_AGREED, NewGame, Store, StoreError};
use table::{AnyPlan, AnyTable, GameId, KeptTable, Sitter};
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::begin::day_seed;
use crate::clock::now;
use crate::guard::guarded;
use crate::hint::StopsWhenDropped;
use crate::open_table::from_seat;
use crate::read::bad;
use crate::result::sound_game;
use crate::wire::{ApiError, OfTable, Par, ParLeft, TableId};

/// What pars are kept as.
pub(crate) const KIND: &str = "par";

/// The version of what is kept: rises when the expert plays otherwise.
const VERSION: u32 = 6;

/// So many games the expert plays.
const GAMES: usize = 8;

/// A deal that has a par.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    game: GameId,
    kept: KeptTable,
}

/// What the expert has made of a deal so far.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Made {
    version: u32,
    results: Vec<i32>,
}

impl Made {
    /// Whether this version of the app made it.
    fn is_sound(&self) -> bool {
        self.version == VERSION && self.results.len() <= GAMES
    }

    fn par(&self) -> Option<Known> {
        let n = self.results.len();
        if n < GAMES {
            return None;
        }
        let mean = self.results.iter().map(|&it| f64::from(it)).sum::<f64>() / n as f64;
        let squares = self.results.iter().map(|&it| (f64::from(it) - mean).powi(2)).sum::<f64>();
        Some(Known { mean, error: (squares / (n as f64 - 1.0) / n as f64).sqrt() })
    }
}

/// A par that is known.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Known {
    mean: f64,
    error: f64,
}

/// The par that what was reckoned of a deal comes to, when it is known.
pub(crate) fn known(body: &str) -> Option<Known> {
    let made: Made = serde_json::from_str(body).ok()?;
    made.par().filter(|_| made.is_sound())
}

impl Known {
    /// The mean.
    pub(crate) fn mean(self) -> f64 {
        review::rounded(self.mean, 1)
    }

    /// By how many points a result is above it.
    pub(crate) fn over(self, own: i32) -> f64 {
        f64::from(own) - self.mean
    }

    /// What a person's result is to it.
    pub(crate) fn to(self, own: i32) -> Par {
        Par {
            mean: self.mean(),
            error: review::rounded(self.error, 1),
            games: GAMES as u32,
            over: (f64::from(own) - self.mean).round() as i32,
        }
    }
}

impl Deal {
    /// The deal of a game that has a par: of one for a person alone, and of a day's game. Nobody was
    /// ahead from the start, and nothing but the seed said what came.
    pub(crate) fn of(new: &NewGame) -> Option<Self> {
        let game = GameId::named(&new.game)?;
        let sitters: Option<Vec<Sitter>> =
            new.seats.iter().map(|it| Some(from_seat(it)?.sitter)).collect();
        let sitters = sitters?;
        let n_persons = sitters.iter().filter(|it| it.is_person()).count();
        let is_even = new.seats.iter().all(|it| it.handicap == 0);
        let is_even = is_even && new.agreements == NONE_AGREED;
        let has_par = sitters.len() == 1 || new.origin.day.is_some();
        let is_whole = new.origin.parent.is_none() && new.origin.lesson.is_none();
        let is_known = n_persons == 1 && is_even && has_par && is_whole && new.script == "[]";
        (is_known && game.has_rules(new.rules)).then(|| Self {
            game,
            kept: KeptTable {
                setup: new.setup.clone(),
                rules: new.rules,
                seed: new.seed,
                sitters,
                script: new.script.clone(),
                practice: true,
                steps: Vec::new(),
                at: 0,
            },
        })
    }

    /// The deal of a day's game, as these play it.
    pub(crate) fn of_day(game: GameId, day: &str, sitters: Vec<Sitter>) -> Option<Self> {
        let plan = AnyPlan {
            rules: game.rules(),
            setup: game.standard(sitters.len() as u8),
            seed: day_seed(game, day),
            sitters,
            script: Vec::new(),
            practice: true,
        };
        let table = guarded("par", || AnyTable::new(plan)).ok()?.ok()?;
        let kept = table.kept();
        Some(Self { game, kept: KeptTable { steps: Vec::new(), at: 0, ..kept } })
    }

    /// What tells it from any other.
    fn key(&self) -> String {
        review::mark(self.game, &self.kept, &[])
    }

    fn made(&self, store: &Store) -> Result<Made, StoreError> {
        let kept = store.reckoned(KIND, &self.key())?;
        let made: Option<Made> = kept.and_then(|body| serde_json::from_str(&body).ok());
        let made = made.filter(Made::is_sound);
        Ok(made.unwrap_or_else(|| Made { version: VERSION, results: Vec::new() }))
    }

    /// Its par, when that is known.
    pub(crate) fn par(&self, store: &Store) -> Result<Option<Known>, StoreError> {
        Ok(self.made(store)?.par())
    }

    /// How many games the expert has yet to play for its par.
    pub(crate) fn left(&self, store: &Store) -> Result<u32, StoreError> {
        Ok((GAMES - self.made(store)?.results.len()) as u32)
    }
}

/// How many finished games are looked at before others may use the disk.
const KEYED_AT_ONCE: usize = 50;

impl App {
    /// Lets the expert play one more game of a deal for whoever waits for its par, and tells how many are
    /// left. It ends when nobody waits any more.
    pub(crate) async fn to_par(&self, OfTable { table: id }: OfTable) -> Result<ParLeft, ApiError> {
        let asked = id.clone();
        let ended_at = self.inner.db.run(move |store| store.ended_at(&asked)).await?;
        // What the expert makes of a deal would tell something of what is still to come.
        ended_at.ok_or(ApiError::Running)?;
        let waiting = StopsWhenDropped(Arc::new(Stop::new()));
        self.play_to_par(id.clone(), Arc::clone(&waiting.0)).await;
        let read = move |store: &mut Store| {
            Deal::of(&store.game(&id)?.new).map(|deal| deal.left(store)).transpose()
        };
        let left = self.inner.db.run(read).await?;
        left.map(|left| ParLeft { left }).ok_or_else(|| bad("table"))
    }

    /// Looks up once of each finished game that may have a par what that is kept as.
    pub(crate) async fn key_deals(&self) -> Result<(), ApiError> {
        while self.inner.db.run(key_some).await? {}
        Ok(())
    }

    /// Lets the expert play one more game of the deal of a finished game, if its par is not known.
    /// Returns whether there is nothing left to play, or stopped on the way.
    pub(crate) async fn play_to_par(&self, id: TableId, stop: Arc<Stop>) -> bool {
        let read = move |store: &mut Store| -> Result<_, StoreError> {
            let Some(deal) = Deal::of(&store.game(&id)?.new) else { return Ok(None) };
            let made = deal.made(store)?;
            Ok((made.results.len() < GAMES).then_some((deal, made)))
        };
        let Ok(Some((deal, mut made))) = self.inner.db.run(read).await else { return true };
        let (n, played) = (made.results.len() as u32, deal.clone());
        let playing =
            spawn_blocking(move || guarded("par", || to_par(played.game, &played.kept, n, &stop)));
        let Ok(Ok(Some(result))) = playing.await else { return true };
        made.results.push(result);
        let is_done = made.results.len() >= GAMES;
        let body = serde_json::to_string(&made).expect("numbers are plain data");
        let key = deal.key();
        let keep = move |store: &mut Store| store.keep_reckoned((KIND, &key), &body, now());
        self.inner.db.run(keep).await.is_err() || is_done
    }
}

/// Looks at some of them. Returns whether there are more.
fn key_some(store: &mut Store) -> Result<bool, StoreError> {
    let ids = store.deals_to_key(KEYED_AT_ONCE)?;
    let is_more = ids.len() == KEYED_AT_ONCE;
    let key = |id: String| {
        let deal = sound_game(store, &id)?.and_then(|it| Deal::of(&it.new));
        Ok((id, deal.map(|it| it.key()).unwrap_or_default()))
    };
    let keys: Vec<(String, String)> =
        ids.into_iter().map(key).collect::<Result<_, StoreError>>()?;
    // Where nothing can be written, what is there is told.
    let is_kept = keys.is_empty() || store.keep_deals(&keys).is_ok();
    Ok(is_more && is_kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_par_is_known_when_all_games_are_played() {
        let made = |results: &[i32]| Made { version: VERSION, results: results.to_vec() };
        assert_eq!(made(&[10; GAMES - 1]).par(), None);
        assert_eq!(made(&[10; GAMES]).par(), Some(Known { mean: 10.0, error: 0.0 }));
        let known = made(&[8, 12, 8, 12, 8, 12, 8, 12]).par().unwrap();
        // The variance is 32 / 7, the error of the mean of eight its root over the root of 8.
        assert!((known.error - (4.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(known.to(14), Par { mean: 10.0, error: 0.8, games: 8, over: 4 });
        assert_eq!(known.to(7).over, -3);
    }
}
