//! The day's puzzles: in each game one position, the same for everybody on that date, in which the best
//! move is clear and not the one that comes to mind first.
//!
//! A puzzle is an exercise out of a game that bots have played: its table, its judging and what is shown
//! after an answer are those of exercises. It is made off the thread when it is asked for first or in
//! idle time, and kept, so that it is made once a day and game.

use std::collections::BTreeMap;
use std::sync::Arc;

use review::{Puzzle, PuzzleKind, Settings, puzzle};
use search::Stop;
use store::{Origin, PuzzleTry, StoreError};
use table::{GameId, Level};
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::begin::{check_day, puzzle_seed, solvers};
use crate::clock::now;
use crate::exercises::{Given, Source, cut};
use crate::guard::{bug, guarded};
use crate::open_table::{OpenTable, check_seats};
use crate::read::bad;
use crate::wire::{
    ApiError, DaySolver, PlayDay, ProfileId, PuzzleDay, PuzzleOfDay, PuzzleStand, Puzzles,
    PuzzlesOf, TableState,
};

/// Who is put on the other seats of a puzzle's game. Nobody plays it on, and it never changes: a puzzle
/// is the same for everybody on its day, whoever plays that day's game against them.
const PUZZLE_LEVEL: Level = Level::Greedy;

/// What the puzzles are kept as.
const KIND: &str = "puzzle";

/// The days on a page of the archive: four weeks.
const MOST_DAYS: u8 = 28;

/// So many are in memory: those of today and of the day before.
const MOST: usize = 8;

/// The puzzles in memory, by game and day; `None` where there is none to be found.
#[derive(Debug, Default)]
pub(crate) struct KnownPuzzles {
    known: BTreeMap<(String, GameId), Option<Arc<Puzzle>>>,
}

impl App {
    /// Opens the puzzle of a day, as its seat knows it.
    pub(crate) async fn puzzle(&self, play: PlayDay) -> Result<TableState, ApiError> {
        check_day(&play)?;
        check_seats(&play.seats)?;
        // Boxed: the future of `handle` is as large as its largest arm.
        let open_table = Box::pin(self.set(play)).await?;
        let at = open_table.table.at();
        self.seat(open_table, at).await
    }

    /// The table of a puzzle.
    async fn set(&self, PlayDay { game, day, seats }: PlayDay) -> Result<OpenTable, ApiError> {
        let asked = day.clone();
        let number = self.inner.db.run(move |store| store.day_number(&asked)).await?;
        number.ok_or_else(|| bad("day"))?;
        let found = self.puzzle_of(game, &day, Arc::new(Stop::new())).await?;
        let found = found.ok_or(ApiError::NoPuzzle)?;
        let (kept, judged) = (found.kept(PUZZLE_LEVEL), found.judged.clone());
        let best = judged.best.ok_or(ApiError::NoPuzzle)?;
        let heads = vec![0; seats.len()];
        let table = cut((game, &kept), judged.n, &seats, judged.seat)?;
        let table = table.ok_or(ApiError::NoPuzzle)?;
        let (mut open_table, ..) = OpenTable::lay(&table, seats, Origin::default(), now())?;
        let source = Source::Day(day, found.kind);
        open_table.exercise = Some(Box::new(Given {
            source,
            kept,
            heads,
            is_early: false,
            judged,
            best,
            answer: None,
        }));
        Ok(open_table)
    }

    /// The puzzle of a game and a day: from memory, from the disk, or made now. `None` where there is
    /// none, or it was stopped on the way.
    pub(crate) async fn puzzle_of(
        &self,
        game: GameId,
        day: &str,
        stop: Arc<Stop>,
    ) -> Result<Option<Arc<Puzzle>>, ApiError> {
        let mut puzzles = self.inner.puzzles.lock().await;
        let key = (day.to_owned(), game);
        if let Some(found) = puzzles.known.get(&key) {
            return Ok(found.clone());
        }
        let name = format!("{}:{day}", game.name());
        let (asked, on) = (name.clone(), day.to_owned());
        let read = move |store: &mut store::Store| {
            Ok((store.day_number(&on)?, store.reckoned(KIND, &asked)?))
        };
        let (number, kept) = self.inner.db.run(read).await?;
        let kind = PuzzleKind::of(game, number.ok_or_else(|| bad("day"))?);
        let judge = Settings::of(game.name()).map(|it| it.judge);
        let kept: Option<Puzzle> = kept.and_then(|body| serde_json::from_str(&body).ok());
        let is_sound = |it: &Puzzle| {
            let whole = it.kept(PUZZLE_LEVEL);
            let played = guarded("puzzle", || table::AnyTable::resumed(game, &whole));
            let is_asked = (Some(it.judge), it.kind) == (judge, kind);
            is_asked && it.rules == game.rules() && matches!(played, Ok(Ok(_)))
        };
        let found = if let Some(kept) = kept.filter(is_sound) {
            Some(kept)
        } else {
            let (seed, heard) = (puzzle_seed(game, day), Arc::clone(&stop));
            let care = self.inner.effort.care;
            let made = spawn_blocking(move || {
                guarded("puzzle", || puzzle(game, kind, seed, (care, &heard)))
            });
            let made = made.await.map_err(|_| bug("puzzle", "the thread is gone"))??;
            if made.is_none() && stop.is_stopped() {
                return Ok(None);
            }
            if let Some(made) = &made {
                let body = serde_json::to_string(made).expect("a puzzle is plain data");
                let keep = move |store: &mut store::Store| {
                    store.keep_reckoned((KIND, &name), &body, now())
                };
                // Where it cannot be written it is made again another time.
                let _ = self.inner.db.run(keep).await;
            }
            made
        };
        let found = found.map(Arc::new);
        puzzles.known.insert(key, found.clone());
        while puzzles.known.len() > MOST {
            puzzles.known.pop_first();
        }
        Ok(found)
    }

    /// The puzzles of the last days, and how somebody fared with all they ever tried.
    pub(crate) async fn puzzles(
        &self,
        PuzzlesOf { profile, until }: PuzzlesOf,
    ) -> Result<Puzzles, ApiError> {
        let read = move |store: &mut store::Store| {
            let tries = GameId::ALL.iter().map(|game| store.puzzle_tries(game.name()));
            let tries: Vec<Vec<PuzzleTry>> = tries.collect::<Result<_, StoreError>>()?;
            Ok((store.days_until(&until, MOST_DAYS)?, tries))
        };
        let (days, mut tries) = self.inner.db.run(read).await?;
        if days.is_empty() {
            return Err(bad("until"));
        }
        for of_game in &mut tries {
            of_game.retain(|it| Some(&it.profile) == profile.as_ref());
        }
        let by_game = || GameId::ALL.iter().zip(&tries);
        let day = |(number, day): (i64, String)| PuzzleDay {
            day,
            puzzles: by_game()
                .map(|(&game, tries)| {
                    let found = tries.iter().find(|it| it.number == number);
                    let asks = PuzzleKind::of(game, number);
                    PuzzleOfDay { game, asks, solved: found.map(|it| it.is_solved) }
                })
                .collect(),
        };
        let mut stands = Vec::new();
        for (&game, tries) in by_game() {
            for asks in [PuzzleKind::BestMove, PuzzleKind::MostPoints] {
                let is_of = |it: &&PuzzleTry| PuzzleKind::of(game, it.number) == asks;
                let of_kind = || tries.iter().filter(is_of);
                let solved = of_kind().filter(|it| it.is_solved).count() as u32;
                let stand = PuzzleStand { game, asks, tried: of_kind().count() as u32, solved };
                stands.extend((stand.tried > 0).then_some(stand));
            }
        }
        Ok(Puzzles { days: days.into_iter().map(day).collect(), stands })
    }

    /// Keeps what came of trying a day's puzzle, and tells how they stand with them now and whether
    /// this was the first try. Of a guest nothing is kept.
    pub(crate) async fn keep_puzzle_try(
        &self,
        (game, day): (GameId, String),
        who: Option<ProfileId>,
        is_solved: bool,
    ) -> Result<(Option<DaySolver>, bool), ApiError> {
        let Some(who) = who else { return Ok((None, false)) };
        let write = move |store: &mut store::Store| -> Result<_, StoreError> {
            let puzzle = (game.name(), day.as_str());
            let is_first = store.keep_puzzle_try(puzzle, &who, is_solved, now())?;
            let number = store.day_number(&day)?.unwrap_or(0);
            let all = solvers(&store.puzzle_tries(game.name())?, number);
            Ok((all.into_iter().find(|it| it.profile == who), is_first))
        };
        self.inner.db.run(write).await
    }
}
