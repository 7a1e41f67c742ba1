//! Exercises: decisions of one's own on which much was lost come back, from what the seat knew then, until
//! they are solved twice.
//!
//! The table of an exercise is a game cut where the decision was made, with the person at their seat
//! and nobody else who holds the device: it hands out what that seat knew and nothing more. It is
//! never on disk and never goes on; an answer is judged as the review judged the decision, and what is
//! kept is when the exercise comes back.

use game::Seat;
use review::{Grade, Judged, PuzzleKind, Review, Settings};
use search::Stop;
use statistics::Practice;
use store::{KeptExercise, Origin, Store, Tried};
use table::{AnyAction, AnyTable, GameId, KeptTable, Level, Sitter};
use tokio::sync::MutexGuard;
use tokio::task::spawn_blocking;

use crate::app::{App, preview_of};
use crate::clock::now;
use crate::guard::{bug, guarded};
use crate::hint::whole;
use crate::open_table::OpenTable;
use crate::read::bad;
use crate::review::Case;
use crate::wire::{
    ApiError, ComesBack, Exercise, ExerciseAnswer, ExerciseState, Exercises, ExercisesOf,
    KeyMoment, Practise, SeatPlan, TableId, TableState,
};

/// So many of a person's last reviewed games are asked.
const MOST_GAMES: u32 = 60;

/// So many exercises are told at once.
const MOST_TOLD: usize = 12;

/// The exercise that a table is.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) source: Source,
    /// The whole game.
    pub(crate) kept: KeptTable,
    pub(crate) heads: Vec<u16>,
    /// Whether it is tried before it comes back.
    pub(crate) is_early: bool,
    /// What is known of the decision.
    pub(crate) judged: Judged,
    pub(crate) best: AnyAction,
    pub(crate) answer: Option<Box<ExerciseAnswer>>,
}

/// Where an exercise is from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// A game of one's own.
    Own(TableId),
    /// The puzzle of a day, and what it asks for.
    Day(String, PuzzleKind),
}

impl Given {
    /// Of the table that was laid for it.
    pub(crate) fn state(&self, table: &AnyTable) -> ExerciseState {
        let (of, day, asks) = match &self.source {
            Source::Own(table) => (Some(table.clone()), None, None),
            Source::Day(day, kind) => (None, Some(day.clone()), Some(*kind)),
        };
        let n = self.judged.n;
        let when = table.periods().of_step(n);
        let (is_early, answer) = (self.is_early, self.answer.clone());
        ExerciseState { of, day, asks, n, when, is_early, answer }
    }
}

impl App {
    /// The exercises of a person: what is left of the day's portion, those that loom largest first; or
    /// those of one game that were not tried on this day, in its order.
    pub(crate) async fn exercises(
        &self,
        ExercisesOf { profile, table }: ExercisesOf,
    ) -> Result<Exercises, ApiError> {
        let read = move |store: &mut Store| {
            Ok((store.exercises(&profile, MOST_GAMES)?, store.day_begins(now())?))
        };
        let (all, midnight) = self.inner.db.run(read).await?;
        let portion = self.settings_now().await?.portion.most();
        let now = now();
        let is_of_today = |it: &KeptExercise| it.tried.is_some_and(|tried| tried.at >= midnight);
        let of_judge = |it: &KeptExercise| {
            Settings::of(&it.game).is_some_and(|settings| settings.judge == it.judge)
        };
        let known: Vec<KeptExercise> = all.into_iter().filter(of_judge).collect();
        let n_today = known.iter().filter(|it| is_of_today(it)).count();
        let (mut due, mut later, mut solved) = (Vec::new(), 0, 0);
        for it in known {
            let practice = practice(it.tried, it.ended_at);
            let is_asked = match &table {
                Some(table) => it.id == *table && !is_of_today(&it),
                None => practice.is_due(now),
            };
            if practice.is_done() {
                solved += 1;
            } else if is_asked {
                due.push(it);
            } else {
                later += 1;
            }
        }
        if table.is_some() {
            due.sort_by_key(|it| it.ply);
        } else {
            due.sort_by(|a, b| b.lost.0.total_cmp(&a.lost.0).then(b.lost.1.total_cmp(&a.lost.1)));
            let left = portion.saturating_sub(n_today).min(due.len());
            later += due.drain(left..).count() as u32;
        }
        let n_due = due.len() as u32;
        let told = due.into_iter().filter_map(|it| {
            Some(Exercise {
                game: GameId::named(&it.game)?,
                seat: Seat::new(u8::try_from(it.seat).ok()?)?,
                n: it.ply,
                ended_at: it.ended_at,
                times: it.tried.map_or(0, |tried| tried.times),
                tries: it.tried.map_or(0, |tried| tried.tries),
                table: it.id,
            })
        });
        Ok(Exercises { exercises: told.take(MOST_TOLD).collect(), due: n_due, later, solved })
    }

    /// Opens the position of an exercise, as its seat knew it.
    pub(crate) async fn practise(&self, asked: Practise) -> Result<TableState, ApiError> {
        // Boxed: the future of `handle` is as large as its largest arm.
        let open_table = Box::pin(self.given(asked)).await?;
        let at = open_table.table.at();
        self.seat(open_table, at).await
    }

    /// The table of an exercise.
    async fn given(
        &self,
        Practise { table: id, n, seat }: Practise,
    ) -> Result<OpenTable, ApiError> {
        let parent = self.look_up(&id).await?;
        let case = Case::new(&parent)?;
        let review = self.kept_review(&case, &id).await?.ok_or_else(|| bad("table"))?;
        let judged = exercise_of(&review, n, seat).ok_or_else(|| bad("n"))?;
        let best = judged.best.ok_or_else(|| bad("n"))?;
        let seats: Vec<SeatPlan> = parent
            .seats
            .iter()
            .enumerate()
            .map(|(i, plan)| {
                let is_own = i == seat.index();
                // Whoever else sat there holds nothing: no curtain, no hand of theirs.
                let sitter = match plan.sitter {
                    _ if is_own => Sitter::Person,
                    bot @ Sitter::Bot { .. } => bot,
                    Sitter::Person => Sitter::Bot { level: Level::Newcomer },
                };
                let profile = plan.profile.clone().filter(|_| is_own);
                SeatPlan { sitter, profile, ..plan.clone() }
            })
            .collect();
        let game = case.table.game();
        let table = cut((game, &case.kept), n, &seats, seat)?.ok_or_else(|| bad("n"))?;
        let (mut open_table, ..) = OpenTable::lay(&table, seats, Origin::default(), now())?;
        let asked = id.clone();
        let read = move |store: &mut Store| {
            let ended_at = store.ended_at(&asked)?.unwrap_or(0);
            Ok(practice(store.tried(&asked, n, seat.index() as u8)?, ended_at))
        };
        let is_early = !self.inner.db.run(read).await?.is_due(now());
        let (source, kept, heads) = (Source::Own(id), case.kept, case.heads);
        open_table.exercise =
            Some(Box::new(Given { source, kept, heads, is_early, judged, best, answer: None }));
        Ok(open_table)
    }

    /// Keeps what came of trying a decision of one's own; tells when it comes back.
    async fn keep_tried(
        &self,
        (id, n, seat): (TableId, u32, Seat),
        is_solved: bool,
    ) -> Result<ComesBack, ApiError> {
        let write = move |store: &mut Store| {
            let seat = seat.index() as u8;
            let ended_at = store.ended_at(&id)?.unwrap_or(0);
            let at = now();
            let after = practice(store.tried(&id, n, seat)?, ended_at).after(is_solved, at);
            let Practice { due, times, tries } = after;
            store.keep_tried(&id, n, seat, Tried { due, times, tries, at })?;
            Ok(ComesBack { is_done: after.is_done(), due: after.due })
        };
        self.inner.db.run(write).await
    }

    /// What an answer to an exercise is worth. The first action is the answer, and what comes with it is
    /// judged with it; nothing is played.
    pub(crate) async fn answered(
        &self,
        open_table: &mut MutexGuard<'_, OpenTable>,
        seat: Seat,
        actions: &[AnyAction],
        at: u32,
    ) -> Result<TableState, ApiError> {
        let given = open_table.exercise.clone().ok_or(ApiError::NotOnTurn)?;
        let answer = *actions.first().ok_or_else(|| bad("actions"))?;
        if given.answer.is_some() || seat != given.judged.seat {
            return Err(ApiError::NotOnTurn);
        }
        // Whatever is refused anywhere else is refused here.
        preview_of(open_table, seat, actions, at)?;
        let is_alone = actions.len() == 1;
        let is_known = is_alone && (answer == given.judged.played || answer == given.best);
        let (table, known) = (open_table.table.clone(), (*given).clone());
        let (answered, care) = (actions.to_vec(), self.inner.effort.care);
        let judging = spawn_blocking(move || {
            guarded("practise", || {
                let stop = Stop::new();
                let better = whole(&table, seat, known.best, &stop);
                let why = bots::reasons(&table, seat, &better, Some(&answered), &stop);
                let better = (better, why);
                let asked = (known.judged.n, &answered[..], known.best);
                if is_known {
                    return (Some(known.judged), better);
                }
                let work = (care, &stop);
                let judged = review::answered(table.game(), &known.kept, &known.heads, asked, work);
                (judged, better)
            })
        });
        let judging = judging.await.map_err(|_| bug("practise", "the thread is gone"))?;
        let (judged, (better, why)) = judging?;
        let judged = judged.ok_or_else(|| bad("n"))?;
        // Of a way that begins well the end may be bad.
        let is_best = answer == given.best && (is_alone || !judged.worse);
        let is_solved = is_best || judged.grade == Grade::Good;
        let n = given.judged.n;
        let (back, (solver, is_first)) = match given.source.clone() {
            Source::Own(id) => {
                (Some(self.keep_tried((id, n, seat), is_solved).await?), (None, false))
            }
            Source::Day(day, _) => {
                let who = open_table.seats[seat.index()].profile.clone();
                (None, self.keep_puzzle_try((open_table.table.game(), day), who, is_solved).await?)
            }
        };
        let preview = |actions: &[AnyAction]| preview_of(open_table, seat, actions, at);
        let moment = KeyMoment {
            n,
            seat,
            offer: open_table.table.shown(at as usize).offer.ok_or(ApiError::NotOnTurn)?,
            played: preview(actions)?,
            actions: actions.to_vec(),
            foreseen: preview(&better)?,
            better,
            why,
        };
        let lost = (!is_best).then_some((judged.points, judged.chance));
        let answer = ExerciseAnswer {
            is_solved,
            is_best,
            points: lost.map(|it| it.0),
            chance: lost.map(|it| it.1).filter(|_| open_table.seats.len() > 1),
            back,
            solver,
            is_first,
            moment,
        };
        if let Some(given) = &mut open_table.exercise {
            given.answer = Some(Box::new(answer));
        }
        guarded("act", || open_table.state(open_table.table.at()))
    }
}

/// A game cut before step `n`, with these people: `seat` is asked, and nobody else holds anything.
/// `None` where it cannot be played so far.
pub(crate) fn cut(
    (game, kept): (GameId, &KeptTable),
    n: u32,
    seats: &[SeatPlan],
    seat: Seat,
) -> Result<Option<AnyTable>, ApiError> {
    let Some(steps) = kept.steps.get(..n as usize) else { return Ok(None) };
    let cut = KeptTable {
        at: n as usize,
        steps: steps.to_vec(),
        sitters: seats.iter().map(|it| it.sitter).collect(),
        practice: true,
        ..kept.clone()
    };
    let table = guarded("practise", || AnyTable::resumed(game, &cut))?;
    // A sole person already holds the device, and `take` is refused without secrets.
    Ok(table.ok().map(|table| table.take(seat).unwrap_or(table)))
}

/// A decision that a review calls a mistake or worse, with something better to it.
fn exercise_of(review: &Review, n: u32, seat: Seat) -> Option<Judged> {
    let of = |it: &&Judged| it.n == n && it.seat == seat && it.grade >= Grade::Mistake;
    review.decisions.iter().find(of).cloned()
}

fn practice(tried: Option<Tried>, ended_at: i64) -> Practice {
    tried.map_or(Practice::fresh(ended_at), |Tried { due, times, tries, .. }| Practice {
        due,
        times,
        tries,
    })
}
