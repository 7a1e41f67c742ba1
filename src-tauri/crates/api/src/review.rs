//! The review of a finished game: made beside the work, kept as it comes on, gone on with later.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use review::{Facts, Judged, Review, Settings, mark, reviewed, rounded};
use search::Stop;
use serde_json::Value;
use statistics::usual;
use table::{AnyAction, AnyTable, GameId, KeptTable, Level, Sitter};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::app::{App, Inner};
use crate::bot::threads;
use crate::guard::{bug, guarded};
use crate::hint::whole;
use crate::open_table::{OpenTable, handicaps};
use crate::read::bad;
use crate::wire::{
    Agreement, ApiError, Bag, GameStory, KeyMoment, MomentOf, OfTable, Preview, Push, ReviewState,
    TableId,
};

/// How long nothing is written or told after something was.
const BETWEEN: Duration = Duration::from_millis(700);

/// A review that is being made. It ends when dropped.
#[derive(Debug)]
pub(crate) struct Reviewing {
    table: TableId,
    stop: Arc<Stop>,
    /// What it says so far.
    known: Option<Review>,
    /// Whether nobody asked for it.
    is_idle_job: bool,
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// A finished game as the judge wants it.
pub(crate) struct Case {
    pub(crate) table: AnyTable,
    pub(crate) kept: KeptTable,
    pub(crate) heads: Vec<u16>,
    /// The steps for which a hint was asked.
    pub(crate) hinted: BTreeSet<usize>,
    /// The profile of whoever sits there.
    pub(crate) profiles: Vec<Option<String>>,
}

impl Case {
    pub(crate) fn new(open_table: &OpenTable) -> Result<Self, ApiError> {
        if !open_table.table.is_over() {
            return Err(ApiError::Running);
        }
        let (table, heads) = (open_table.table.clone(), handicaps(&open_table.seats));
        let mut kept = guarded("review", || table.kept())?;
        let mut profiles: Vec<_> =
            open_table.seats.iter().map(|seat| seat.profile.clone()).collect();
        // Whose decisions those of a seat are that changed hands nobody can tell.
        for it in open_table.agreements() {
            if let Agreement::Substitution { seat, .. } = it {
                kept.sitters[seat.index()] = Sitter::Bot { level: Level::Newcomer };
                profiles[seat.index()] = None;
            }
        }
        Ok(Self { table, kept, heads, hinted: open_table.hinted.clone(), profiles })
    }

    /// What is kept, when it is of this game and this judge: anything else is made anew.
    fn read(&self, body: Option<&str>) -> Option<Review> {
        let review: Review = serde_json::from_str(body?).ok()?;
        let of = mark(self.table.game(), &self.kept, &self.heads);
        let judge = Settings::of(self.table.game().name())?.judge;
        let is_same = review.judge == judge && review.of == of;
        is_same.then_some(review)
    }

    /// Tells what such a game usually brings as it was reckoned once for all games of its kind: a
    /// review plays only a few for that.
    fn tell_usual(&self, review: &mut Review) {
        let (game, n_seats) = (self.table.game().name(), self.kept.sitters.len() as u8);
        let is_of_kind = self.table.setup().variant().is_empty();
        let usual = usual(game, n_seats).filter(|_| is_of_kind);
        let (Some(ledger), Some(usual)) = (&mut review.ledger, usual) else { return };
        let places = i32::from(ledger.places);
        let points = rounded(usual.points, places);
        let more = points - ledger.usual;
        // The parts of a result add up to it.
        for seat in &mut ledger.seats {
            seat.decisions = rounded(seat.decisions - more, places);
        }
        (ledger.usual, ledger.usual_error) = (points, usual.error);
    }

    /// A decision on which much was lost, with what can be said and shown of it.
    fn moment(&self, decision: &Judged) -> Option<KeyMoment> {
        let Judged { n, seat, best, .. } = *decision;
        let at = n as usize;
        // As nobody but this seat holds the device: where several choose at once, the device might be
        // on its way to another one, and there would be nothing to show.
        let mut sitters = vec![Sitter::Bot { level: Level::Newcomer }; self.kept.sitters.len()];
        *sitters.get_mut(seat.index())? = Sitter::Person;
        let kept = KeptTable { at, sitters, ..self.kept.clone() };
        let then = AnyTable::resumed(self.table.game(), &kept).ok()?.with_handicaps(&self.heads);
        let offer = then.shown(at).offer?;
        let actions = self.played(&then, decision);
        let better = whole(&then, seat, best?, &Stop::new());
        let foreseen = |actions: &[AnyAction]| {
            let preview = then.foreseen(seat, actions, at).ok()?;
            Some(Preview { offer: None, ..preview })
        };
        let (played, foreseen) = (foreseen(&actions)?, foreseen(&better)?);
        let why = bots::reasons(&then, seat, &better, Some(&actions), &Stop::new());
        Some(KeyMoment { n, seat, offer, actions, played, better, foreseen, why })
    }

    /// What was played there, with the rest of what it was a part of.
    fn played(&self, then: &AnyTable, decision: &Judged) -> Vec<AnyAction> {
        let Judged { n, seat, played, .. } = *decision;
        let (mut ahead, mut actions) = (then.clone(), vec![played]);
        for step in self.kept.steps.iter().skip(n as usize + 1) {
            let last = actions[actions.len() - 1];
            if step.by != Some(seat) || !ahead.is_part(seat, last).unwrap_or(false) {
                break;
            }
            let Ok(after) = ahead.act(seat, &[last], ahead.at(), 0) else { break };
            ahead = after;
            let Some(next) = kept_action(self.table.game(), &step.what) else { break };
            actions.push(next);
        }
        actions
    }

    fn state(
        &self,
        table: TableId,
        is_running: bool,
        (mut review, bags): (Option<Review>, Vec<Bag>),
    ) -> ReviewState {
        let is_advised = |n: u32| self.hinted.contains(&(n as usize));
        if let Some(review) = &mut review {
            review.leave_out_advice(is_advised, self.kept.at);
            self.tell_usual(review);
        }
        let moments = review.iter().flat_map(|it| it.moments.iter().copied());
        let advised = moments.filter(|&n| is_advised(n)).collect();
        ReviewState { table, is_running, review, advised, doubt: review::DOUBT, bags }
    }
}

/// An action as it is on disk.
fn kept_action(game: GameId, what: &str) -> Option<AnyAction> {
    let mut action: Value = serde_json::from_str(what).ok()?;
    action.as_object_mut()?.insert("game".into(), game.name().into());
    serde_json::from_value(action).ok()
}

impl App {
    /// What the review of a finished game says so far.
    pub(crate) async fn review(&self, OfTable { table }: OfTable) -> Result<ReviewState, ApiError> {
        let case = Case::new(&self.look_up(&table).await?)?;
        let (is_running, known) = self.reviewed_so_far(&table);
        let known = match known {
            Some(known) => Some(known),
            None => self.kept_review(&case, &table).await?,
        };
        let is_told = known.as_ref().is_some_and(|it| it.done);
        let bags = if is_told { self.bags(&case).await? } else { Vec::new() };
        Ok(case.state(table, is_running, (known, bags)))
    }

    /// A decision that its review judged: what was decided, and what would have been better.
    pub(crate) async fn key_moment(
        &self,
        MomentOf { table, n }: MomentOf,
    ) -> Result<KeyMoment, ApiError> {
        let case = Case::new(&self.look_up(&table).await?)?;
        let known = match self.reviewed_so_far(&table).1 {
            Some(known) => Some(known),
            None => self.kept_review(&case, &table).await?,
        };
        let decisions = known.map_or_else(Vec::new, |it| it.decisions);
        let decision = decisions.into_iter().find(|it| it.n == n).ok_or_else(|| bad("n"))?;
        let finding = spawn_blocking(move || guarded("review", || case.moment(&decision)));
        let found = finding.await.map_err(|_| bug("review", "the thread is gone"))??;
        found.ok_or_else(|| bad("n"))
    }

    /// What there is to tell of a finished game: of its course, and of its review if that is done.
    pub(crate) async fn story(
        &self,
        OfTable { table: id }: OfTable,
    ) -> Result<GameStory, ApiError> {
        let open_table = self.look_up(&id).await?;
        let case = Case::new(&open_table)?;
        let review = self.kept_review(&case, &id).await?.filter(|it| it.done);
        let beats = guarded("story", || {
            let (table, game) = (&case.table, case.table.game().name());
            let (summary, ending) = (table.summary()?, table.ending()?);
            let facts = Facts {
                course: &summary.course,
                places: ending.places.as_slice(),
                strokes: &summary.strokes,
                lasting: table.lasting(),
                review: review.as_ref(),
                settings: Settings::of(game)?,
            };
            Some(review::story(&facts))
        })?;
        let is_reviewed = review.is_some();
        Ok(GameStory { table: id, is_reviewed, beats: beats.unwrap_or_default() })
    }

    /// Begins a review, or goes on with it.
    pub(crate) async fn start_review(
        &self,
        OfTable { table }: OfTable,
    ) -> Result<ReviewState, ApiError> {
        let case = Case::new(&self.look_up(&table).await?)?;
        let kept = self.kept_review(&case, &table).await?;
        let is_done = kept.as_ref().is_some_and(|it| it.done);
        if is_done || self.reviewed_so_far(&table).0 {
            return self.review(OfTable { table }).await;
        }
        let state = case.state(table.clone(), true, (kept.clone(), Vec::new()));
        self.begin_review((table, case), kept, threads() as usize, false);
        Ok(state)
    }

    /// Begins a review that nobody asked for, or goes on with it.
    pub(crate) async fn start_idle_job(&self, table: TableId) -> Result<(), ApiError> {
        let case = Case::new(&self.look_up(&table).await?)?;
        let kept = self.kept_review(&case, &table).await?;
        self.begin_review((table, case), kept, 1, true);
        Ok(())
    }

    fn begin_review(
        &self,
        (table, case): (TableId, Case),
        kept: Option<Review>,
        n_threads: usize,
        is_idle_job: bool,
    ) {
        let stop = Arc::new(Stop::new());
        let running = Reviewing {
            table: table.clone(),
            stop: Arc::clone(&stop),
            known: kept.clone(),
            is_idle_job,
        };
        // Another one ends where it stands.
        *self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner) = Some(running);
        let (tell, told) = unbounded_channel();
        let (heard, effort) = (Arc::clone(&stop), self.inner.effort);
        spawn_blocking(move || {
            let Case { table, kept: steps, heads, .. } = case;
            let work = (effort.care, n_threads, &*stop);
            // Nobody listens any more when the app has gone.
            let mut tell = |it: &Review| drop(tell.send(it.clone()));
            // A game that no judge can read has no review: the screen hears that it ended.
            let _ = guarded("review", || {
                reviewed(table.game(), &steps, &heads, kept, work, &mut tell).map(drop)
            });
        });
        tokio::spawn(keep(Arc::downgrade(&self.inner), table, (heard, is_idle_job), told));
    }

    /// Whether any review is being made.
    pub(crate) fn is_reviewing(&self) -> bool {
        self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Ends the review that nobody asked for.
    pub(crate) fn leave_idle_job(&self) {
        let mut reviewing = self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner);
        drop(reviewing.take_if(|it| it.is_idle_job));
    }

    /// Ends the review that is being made where it stands, whoever asked for it. Returns which game's
    /// it was.
    pub(crate) async fn leave_review(&self) -> Result<Option<TableId>, ApiError> {
        let left = self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(left) = left else { return Ok(None) };
        if let Some(known) = &left.known {
            self.keep_review(&left.table, known).await?;
        }
        Ok((!left.is_idle_job).then(|| left.table.clone()))
    }

    /// Ends a review where it stands.
    pub(crate) async fn stop_review(&self, of: OfTable) -> Result<ReviewState, ApiError> {
        // What was known and not yet written is written here: the next question is about it.
        if let Some(known) = self.ended_review(|it| it.table == of.table) {
            self.keep_review(&of.table, &known).await?;
        }
        self.review(of).await
    }

    /// Whoever plays wants the device for that: a review ends where it stands.
    pub(crate) fn leave_reviews(&self, table: &AnyTable) {
        if !table.is_over() {
            *self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }

    /// Ends the review that is being made, if it is the one. Returns what it says.
    fn ended_review(&self, is_one: impl Fn(&Reviewing) -> bool) -> Option<Review> {
        let mut reviewing = self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner);
        reviewing.take_if(|it| is_one(it))?.known.take()
    }

    /// What the review that this ends says now.
    fn keep_in_mind(&self, stop: &Arc<Stop>, review: Review) {
        let mut reviewing = self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = reviewing.as_mut().filter(|it| Arc::ptr_eq(&it.stop, stop)) {
            own.known = Some(review);
        }
    }

    /// Whether the review of this game is being made, and what it says so far.
    fn reviewed_so_far(&self, table: &str) -> (bool, Option<Review>) {
        let reviewing = self.inner.reviewing.lock().unwrap_or_else(PoisonError::into_inner);
        let own = reviewing.as_ref().filter(|it| it.table == table);
        (own.is_some(), own.and_then(|it| it.known.clone()))
    }

    pub(crate) async fn kept_review(
        &self,
        case: &Case,
        table: &str,
    ) -> Result<Option<Review>, ApiError> {
        let id = table.to_owned();
        let body = self.inner.db.run(move |store| store.review(&id)).await?;
        Ok(case.read(body.as_deref()))
    }

    async fn keep_review(&self, table: &str, review: &Review) -> Result<(), ApiError> {
        let id = table.to_owned();
        let body = serde_json::to_string(review).expect("a review is plain data");
        self.inner.db.run(move |store| store.keep_review(&id, &body)).await
    }
}

/// Keeps what a review says, and tells the screen that there is more of it.
async fn keep(
    app: Weak<Inner>,
    table: TableId,
    (stop, is_idle_job): (Arc<Stop>, bool),
    mut told: UnboundedReceiver<Review>,
) {
    let mut share = 0;
    while let Some(mut review) = told.recv().await {
        while let Ok(newer) = told.try_recv() {
            review = newer;
        }
        let Some(inner) = app.upgrade() else { return };
        let here = App { inner };
        share = review.share;
        // A full disk costs what was found, not the review: it is made again another time.
        let _ = here.keep_review(&table, &review).await;
        here.keep_in_mind(&stop, review);
        if !is_idle_job {
            say(&here, &table, share, true);
        }
        drop(here);
        sleep(BETWEEN).await;
    }
    let Some(inner) = app.upgrade() else { return };
    let here = App { inner };
    here.ended_review(|it| Arc::ptr_eq(&it.stop, &stop));
    if !is_idle_job {
        say(&here, &table, share, false);
    }
}

fn say(app: &App, table: &str, share: u32, is_running: bool) {
    let _ = app.inner.pushes.send(Push::Review { table: table.to_owned(), share, is_running });
}
