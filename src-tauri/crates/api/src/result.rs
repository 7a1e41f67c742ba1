//! What finished games leave behind: derived when they end, made again when that is behind, and
//! told as the page of a game.

use std::collections::BTreeMap;

use game::Seat;
use store::{FinalResult, ResultFilter, ResultRow, SavedGame, SeatResult, Store, StoreError};
use table::{AnyTable, Course, SeatSummary};

use crate::app::App;
use crate::guard::{bug, guarded};
use crate::plays::{Faces, Plays};
use crate::read::bad;
use crate::records::record;
use crate::sitting::Sitting;
use crate::wire::{
    ApiError, CourseLead, CourseMoment, CourseSwing, Feature, GameResult, OfTable, Record,
    ResultSeat, Stroke, TableId,
};

/// How many games are summed up before others may use the disk.
const SUMMED_AT_ONCE: usize = 50;

/// What a game leaves behind, when it is over: the one way this is derived, at its end and ever
/// after.
pub(crate) fn final_result(table: &AnyTable) -> Option<FinalResult> {
    let (ending, summary) = (table.ending()?, table.summary()?);
    Some(FinalResult {
        sheet: serde_json::to_string(&ending.sheet).expect("a sheet is plain data"),
        variant: summary.variant,
        seats: (0..)
            .zip(&summary.seats)
            .map(|(i, seat)| seat_result(seat, Seat::new(i) == Some(summary.starter)))
            .collect(),
    })
}

fn seat_result(seat: &SeatSummary, is_starter: bool) -> SeatResult {
    let sources: BTreeMap<&str, i32> = seat.sources.iter().map(|it| (it.kind, it.points)).collect();
    SeatResult {
        is_starter,
        score: seat.score,
        place: seat.place,
        solo_rank: seat.rank.map(str::to_owned),
        sources: serde_json::to_string(&sources).expect("names and numbers are plain data"),
        feature: seat.feature.map(|it| (it.kind.to_owned(), it.points)),
        stroke: seat.stroke.map(|it| (it.points, it.at as u32)),
        think_ms: seat.think_ms,
        n_acts: seat.n_acts,
        n_undone: seat.undone,
    }
}

/// Sums up some of the finished games whose results are missing or behind: those that ended before
/// results were kept, that came from another file, or that are to be made again. Returns whether
/// there were any.
fn sum_some(store: &mut Store) -> Result<bool, StoreError> {
    let ids = store.to_sum(SUMMED_AT_ONCE)?;
    let is_behind = !ids.is_empty();
    let mut summed = Vec::with_capacity(ids.len());
    for id in ids {
        let result = match store.game(&id) {
            Ok(saved) => replayed(saved),
            Err(StoreError::Damaged) => None,
            Err(error) => return Err(error),
        };
        summed.push((id, result));
    }
    if is_behind {
        store.sum(&summed)?;
    }
    Ok(is_behind)
}

/// What a saved game leaves behind, by playing its steps again; `None` when this version of the
/// app cannot.
fn replayed(saved: SavedGame) -> Option<FinalResult> {
    let sitting = Sitting::resume(saved).ok()?;
    guarded("sum", || final_result(&sitting.table)).ok().flatten()
}

impl App {
    /// Sums up all finished games whose results are missing or behind.
    pub(crate) async fn catch_up(&self) -> Result<(), ApiError> {
        while self.inner.lane.run(sum_some).await? {}
        Ok(())
    }

    /// The page of a finished game.
    pub(crate) async fn result(
        &self,
        OfTable { table: id }: OfTable,
    ) -> Result<GameResult, ApiError> {
        let sitting = self.look_up(&id).await?;
        let summary = guarded("result", || sitting.table.summary())?.ok_or_else(|| bad("table"))?;
        self.catch_up().await?;
        let (rows, records) = self.inner.lane.run(move |store| rows_and_records(store, id)).await?;
        if rows.len() != sitting.seats.len() {
            return Err(bug("result", "a finished game without its results"));
        }
        Ok(page(&sitting, summary.course, &rows, records))
    }
}

/// The results of a game, and the records it broke among the games of its kind that had ended.
fn rows_and_records(
    store: &mut Store,
    id: TableId,
) -> Result<(Vec<ResultRow>, Vec<Record>), StoreError> {
    let filter = ResultFilter { game_id: Some(id), ..ResultFilter::default() };
    let rows = store.results(&filter)?;
    let Some(first) = rows.first().filter(|row| row.is_counted) else {
        return Ok((rows, Vec::new()));
    };
    let kind = ResultFilter {
        game: Some(first.game.clone()),
        variant: Some(first.variant.clone()),
        n_seats: Some(first.n_seats),
        game_id: None,
    };
    let mut earlier = store.results(&kind)?;
    let end = earlier.iter().rposition(|row| row.game_id == first.game_id);
    earlier.truncate(end.map_or(0, |end| end + 1));
    let (plays, faces) = (Plays::of(earlier), Faces::of(store.people()?));
    let Some(pool) = plays.pools.first() else { return Ok((rows, Vec::new())) };
    let broken = statistics::broken(&pool.games);
    let told = broken.iter().map(|it| record(store, &plays, pool, &faces, it));
    let told = told.collect::<Result<_, _>>()?;
    Ok((rows, told))
}

fn page(sitting: &Sitting, course: Course, rows: &[ResultRow], records: Vec<Record>) -> GameResult {
    let game = sitting.table.game();
    let sources: Vec<String> = game.sources().iter().map(|&kind| kind.to_owned()).collect();
    let seats = rows.iter().zip(&sitting.seats).map(|(row, plan)| {
        let kept: BTreeMap<String, i32> =
            serde_json::from_str(&row.result.sources).unwrap_or_default();
        ResultSeat {
            seat: Seat::new(row.idx).expect("a table has few seats"),
            name: plan.name.clone(),
            mark: plan.mark.clone(),
            sitter: plan.sitter,
            is_starter: row.result.is_starter,
            score: row.result.score,
            place: row.result.place,
            margin: row.margin,
            rank: row.result.solo_rank.clone(),
            points: sources.iter().map(|kind| kept.get(kind).copied().unwrap_or(0)).collect(),
            feature: row.result.feature.clone().map(|(kind, points)| Feature { kind, points }),
            stroke: row.result.stroke.map(|(points, at)| Stroke { points, at }),
            think_ms: u32::try_from(row.result.think_ms).unwrap_or(u32::MAX),
            acts: row.result.n_acts,
            undone: row.result.n_undone,
            hints: row.n_hints,
        }
    });
    let Course { moments, leads, swings } = course;
    let first = &rows[0];
    GameResult {
        table: sitting.id.clone(),
        game,
        variant: first.variant.split_whitespace().map(str::to_owned).collect(),
        seats: seats.collect(),
        sources,
        course: moments.into_iter().map(moment).collect(),
        leads: leads.into_iter().map(lead).collect(),
        swings: swings.into_iter().map(swing).collect(),
        records,
        ended_at: first.ended_at,
        lasted_ms: first.lasted_ms,
        is_counted: first.is_counted,
    }
}

pub(crate) fn moment(it: table::Moment) -> CourseMoment {
    CourseMoment { at: it.at as u32, by: it.by, totals: it.totals }
}

pub(crate) const fn lead(it: table::Lead) -> CourseLead {
    CourseLead { at: it.at as u32, seat: it.seat }
}

pub(crate) const fn swing(it: table::Swing) -> CourseSwing {
    CourseSwing { at: it.at as u32, seat: it.seat, size: it.size }
}
