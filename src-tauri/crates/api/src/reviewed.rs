//! Reviews summed up seat by seat, each once: what the page of its game says, in a few numbers.

use review::{Review, Settings, mark};
use store::{SeatSum, Store, StoreError};
use table::GameId;

use crate::app::App;
use crate::guard::guarded;
use crate::open_table::OpenTable;
use crate::result::sound_game;
use crate::review::Case;
use crate::wire::ApiError;

/// How many reviews are summed up before others may use the disk.
const SUMMED_AT_ONCE: usize = 20;

impl App {
    /// Sums up the reviews that have come on since the last time.
    pub(crate) async fn sum_reviews(&self) -> Result<(), ApiError> {
        while self.inner.db.run(sum_some).await? {}
        Ok(())
    }
}

/// Rises with every judge: what another one said of decisions is told no longer.
fn version() -> u32 {
    GameId::ALL.iter().filter_map(|game| Settings::of(game.name())).map(|it| it.judge).sum()
}

/// Sums up some of them. Returns whether there are more.
fn sum_some(store: &mut Store) -> Result<bool, StoreError> {
    let ids = store.reviews_to_sum(version(), SUMMED_AT_ONCE)?;
    let is_more = ids.len() == SUMMED_AT_ONCE;
    let mut sums = Vec::with_capacity(ids.len());
    for id in ids {
        let seats = seats(store, &id)?;
        sums.push((id, seats));
    }
    // Where nothing can be written, what is there is told.
    let is_kept = sums.is_empty() || store.keep_reviewed(version(), &sums).is_ok();
    Ok(is_more && is_kept)
}

/// What the review of a game says of its seats; nothing before it is done, and of another game than is
/// on disk.
fn seats(store: &mut Store, id: &str) -> Result<Vec<SeatSum>, StoreError> {
    let body = store.review(id)?;
    let review: Option<Review> = body.and_then(|body| serde_json::from_str(&body).ok());
    let Some(review) = review.filter(|it| it.done) else { return Ok(Vec::new()) };
    let Some(saved) = sound_game(store, id)? else { return Ok(Vec::new()) };
    let Ok(open_table) = OpenTable::resume(saved) else { return Ok(Vec::new()) };
    let told = guarded("review", || Some(sums(&Case::new(&open_table).ok()?, review)));
    Ok(told.ok().flatten().unwrap_or_default())
}

fn sums(case: &Case, mut review: Review) -> Vec<SeatSum> {
    let game = case.table.game();
    if review.of != mark(game, &case.kept, &case.heads) {
        return Vec::new();
    }
    review.leave_out_advice(|n| case.hinted.contains(&(n as usize)), case.kept.at);
    let is_judged = Settings::of(game.name()).is_some_and(|it| it.judge == review.judge);
    let seat = |idx: usize| {
        let own = review.seats.iter().find(|it| it.seat.index() == idx && is_judged);
        SeatSum {
            decisions: own.map_or(0, |it| it.decisions),
            accuracy: own.map_or(0, |it| it.accuracy),
            luck: review.ledger.as_ref().and_then(|it| it.edge(idx)),
        }
    };
    (0..case.profiles.len()).map(seat).collect()
}
