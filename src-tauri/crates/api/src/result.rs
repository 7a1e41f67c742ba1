//! What finished games leave behind: derived when they end, made again when that is behind, and
//! told as the page of a game.

use std::collections::BTreeSet;

use game::Seat;
use store::{FinalResult, ResultFilter, ResultRow, SavedGame, Store, StoreError};
use table::{AnyTable, Course, GameId, Summary};

use crate::app::App;
use crate::guard::guarded;
use crate::honours::{day_done, honours};
use crate::open_table::OpenTable;
use crate::par::{Deal, Known};
use crate::plays::{Faces, pools};
use crate::read::bad;
use crate::records::record;
use crate::wire::{ApiError, DayDone, GameResult, Honours, OfTable, Record, ResultSeat, TableId};

/// How many games are summed up before others may use the disk.
const SUMMED_AT_ONCE: usize = 50;

/// What a game leaves behind, when it is over: the one way this is derived, at its end and ever
/// after.
pub(crate) fn final_result(table: &AnyTable) -> Option<FinalResult> {
    let summary = table.summary()?;
    result_of(table, &summary)
}

fn result_of(table: &AnyTable, summary: &Summary) -> Option<FinalResult> {
    let ending = table.ending()?;
    Some(FinalResult {
        sheet: serde_json::to_string(&ending.sheet).expect("a sheet is plain data"),
        variant: summary.variant.clone(),
        seats: summary.seats.clone(),
    })
}

/// Sums up some of the finished games whose results are missing or behind: those that ended before
/// results were kept, that came from another file, or that are to be made again. Returns after which
/// of them the others come, if any.
fn sum_some(store: &mut Store, after: i64) -> Result<Option<i64>, StoreError> {
    let (ids, last) = store.to_sum(after, SUMMED_AT_ONCE)?;
    let mut summed = Vec::with_capacity(ids.len());
    for id in ids {
        let result = sound_game(store, &id)?.and_then(replayed);
        summed.push((id, result));
    }
    if !summed.is_empty() {
        store.sum(&summed)?;
    }
    Ok(last)
}

/// What a saved game leaves behind, by playing its steps again; `None` when this version of the
/// app cannot.
fn replayed(saved: SavedGame) -> Option<FinalResult> {
    let open_table = OpenTable::resume(saved).ok()?;
    guarded("sum", || final_result(&open_table.table)).ok().flatten()
}

/// Plays a finished game again and holds its results against that. Returns whether they were
/// something else; they are what it tells now.
fn mend_result(store: &mut Store, id: &TableId) -> Result<bool, StoreError> {
    let found = match sound_game(store, id) {
        // Results of a game that nobody finds.
        Err(StoreError::Unknown(_)) => None,
        found => found?,
    };
    let told =
        found.map_or(Told::Damaged, |saved| replayed(saved).map_or(Told::Nothing, Told::Result));
    hold_against(store, id, told)
}

/// What a saved game tells of its end when it is played again.
enum Told {
    Result(FinalResult),
    /// This version of the app cannot tell.
    Nothing,
    /// Nobody finds the game, or it is damaged.
    Damaged,
}

/// Holds the results on disk against what the game tells. Returns whether they were something else;
/// they are what it tells now.
fn hold_against(store: &mut Store, id: &TableId, told: Told) -> Result<bool, StoreError> {
    let filter = ResultFilter { game_id: Some(id.clone()), ..ResultFilter::default() };
    let kept = store.results(&filter)?;
    let is_sound = match &told {
        Told::Result(result) => kept.iter().map(|row| &row.result).eq(&result.seats),
        // It is shown as not played again.
        Told::Nothing => kept.iter().all(|row| !row.is_verified),
        Told::Damaged => kept.is_empty(),
    };
    if is_sound {
        return Ok(false);
    }
    match told {
        Told::Result(result) => store.sum(&[(id.clone(), Some(result))])?,
        Told::Nothing => store.sum(&[(id.clone(), None)])?,
        Told::Damaged => store.disown_result(id)?,
    }
    Ok(true)
}

/// A saved game, from the second copy where the first is damaged; `None` where both are.
pub(crate) fn sound_game(store: &mut Store, id: &str) -> Result<Option<SavedGame>, StoreError> {
    let found = match store.game(id) {
        Err(StoreError::Damaged) if store.put_back(id) == Ok(true) => store.game(id),
        found => found,
    };
    match found {
        Ok(saved) => Ok(Some(saved)),
        Err(StoreError::Damaged) => Ok(None),
        Err(error) => Err(error),
    }
}

impl App {
    /// Plays finished games again, each once while the app runs, and mends the results of those
    /// that tell something else. Returns whether there were any.
    pub(crate) async fn mend_results(&self, ids: Vec<TableId>) -> Result<bool, ApiError> {
        let is_new = |id: &TableId| !self.inner.proven.lock().is_ok_and(|it| it.contains(id));
        let ids: BTreeSet<TableId> = ids.into_iter().filter(is_new).collect();
        let mut is_mended = false;
        for id in ids {
            let one = id.clone();
            is_mended |= self.inner.db.run(move |store| mend_result(store, &one)).await?;
            if let Ok(mut proven) = self.inner.proven.lock() {
                proven.insert(id);
            }
        }
        Ok(is_mended)
    }

    /// Sums up all finished games whose results are missing or behind.
    pub(crate) async fn catch_up(&self) -> Result<(), ApiError> {
        let mut after = Some(0);
        while let Some(from) = after {
            after = self.inner.db.run(move |store| sum_some(store, from)).await?;
        }
        Ok(())
    }

    /// The page of a finished game.
    pub(crate) async fn result(
        &self,
        OfTable { table: id }: OfTable,
    ) -> Result<GameResult, ApiError> {
        let open_table = self.look_up(&id).await?;
        let told = guarded("result", || {
            let summary = open_table.table.summary()?;
            Some((result_of(&open_table.table, &summary)?, summary.course))
        });
        let (told, course) = told?.ok_or_else(|| bad("table"))?;
        self.catch_up().await?;
        self.rate().await?;
        let (game, asked) = (open_table.table.game(), id.clone());
        let deal = Deal::of(&open_table.new);
        let find = move |store: &mut Store| {
            let par = deal.as_ref().map(|it| it.par(store)).transpose()?.flatten();
            let par_left = deal.map(|it| it.left(store)).transpose()?.filter(|&left| left > 0);
            Ok(Kept { par, par_left, ..kept(store, game, asked, told)? })
        };
        let mut kept = self.inner.db.run(find).await?;
        self.name_strokes(kept.records.iter_mut()).await?;
        let is_whole = kept.rows.len() == open_table.seats.len();
        if !is_whole || kept.rows.iter().enumerate().any(|(i, row)| usize::from(row.idx) != i) {
            return Err(ApiError::Damaged { table: Some(id), n: None });
        }
        Ok(page(&open_table, course, kept))
    }
}

/// What is on disk of a finished game.
#[derive(Default)]
struct Kept {
    /// Its results, seat by seat.
    rows: Vec<ResultRow>,
    /// The records it broke among the games of its kind that had ended.
    records: Vec<Record>,
    /// What it brought whom; empty where it does not count.
    honours: Vec<Option<Honours>>,
    /// Whether it is from another device and nobody of this one sat there.
    is_foreign: bool,
    /// What its players wrote down of it.
    note: String,
    /// Of which day it was the game.
    day: Option<DayDone>,
    /// What the expert makes of the same deal.
    par: Option<Known>,
    /// How many games it has yet to play for that.
    par_left: Option<u32>,
}

/// The same, held against what the game tells.
fn kept(
    store: &mut Store,
    game: GameId,
    id: TableId,
    told: FinalResult,
) -> Result<Kept, StoreError> {
    hold_against(store, &id, Told::Result(told))?;
    let day = day_done(store, game, &id)?;
    let is_foreign = store.why_uncounted(&id)?.is_some_and(|why| why == "imported");
    let note =
        store.games_with(std::slice::from_ref(&id))?.pop().map_or_else(String::new, |it| it.note);
    let filter = ResultFilter { game_id: Some(id), ..ResultFilter::default() };
    let rows = store.results(&filter)?;
    let mut kept = Kept { rows, is_foreign, note, day, ..Kept::default() };
    let Some(first) = kept.rows.first().filter(|row| row.is_counted) else { return Ok(kept) };
    let kind = ResultFilter {
        game: Some(first.game.clone()),
        variant: Some(first.variant.clone()),
        n_seats: Some(first.n_seats),
        game_id: None,
    };
    let mut earlier = store.results(&kind)?;
    let end = earlier.iter().rposition(|row| row.game_id == first.game_id);
    earlier.truncate(end.map_or(0, |end| end + 1));
    let faces = Faces::here(store)?;
    let Some(pool) = pools(earlier).pop() else { return Ok(kept) };
    let broken = statistics::broken(&pool.games);
    let told = broken.into_iter().map(|it| record(store, &pool, &faces, it));
    kept.records = told.collect::<Result<_, _>>()?;
    kept.honours = honours(&pool, &kept.rows);
    Ok(kept)
}

fn page(open_table: &OpenTable, course: Course, found: Kept) -> GameResult {
    let Kept { rows, records, honours, is_foreign, note, day, par, par_left } = found;
    let game = open_table.table.game();
    let first = &rows[0];
    let (variant, ended_at) = (first.variant.clone(), first.ended_at);
    let (lasted_ms, is_counted) = (first.lasted_ms, first.is_counted);
    let own = rows.iter().find(|row| !row.is_bot).map(|row| row.margin.unwrap_or(row.result.score));
    let seats = rows.into_iter().zip(&open_table.seats).map(|(row, plan)| ResultSeat {
        seat: Seat::new(row.idx).expect("a table has few seats"),
        name: plan.name.clone(),
        mark: plan.mark.clone(),
        sitter: plan.sitter,
        profile: row.profile.filter(|_| !row.is_bot),
        handicap: plan.handicap,
        margin: row.margin,
        n_hints: row.n_hints,
        honours: honours.get(usize::from(row.idx)).copied().flatten(),
        result: row.result,
    });
    let Course { moments, leads, swings } = course;
    GameResult {
        table: open_table.id.clone(),
        game,
        variant: variant.split_whitespace().map(str::to_owned).collect(),
        seats: seats.collect(),
        sources: game.sources().iter().map(|&kind| kind.to_owned()).collect(),
        periods: open_table.table.periods(),
        course: moments,
        leads,
        swings,
        records,
        day,
        par: par.zip(own).map(|(par, own)| par.to(own)),
        par_left,
        ended_at,
        lasted_ms,
        is_counted,
        is_foreign,
        note,
    }
}
