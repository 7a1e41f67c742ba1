//! What is done while nobody asks for anything, one thing at a time and on one thread: the day's puzzles
//! are made, finished games are reviewed, the newest first, and the expert plays to par. It ends at once
//! where it stands when somebody asks for something.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, Weak};
use std::time::{Duration, Instant};

use review::Settings;
use search::Stop;
use table::GameId;
use tokio::sync::watch;
use tokio::time::{timeout, timeout_at};

use crate::app::{App, Inner};
use crate::wire::{Idle, TableId};

/// How long nobody asks for anything before there is time to spare.
pub const IDLE_AFTER: Duration = Duration::from_mins(1);

/// How long something that was begun goes on at least before there is a look at what comes next.
const BETWEEN_LOOKS: Duration = Duration::from_secs(5);

/// How long it takes at most to see that the device is plugged in, where nobody tells.
const BETWEEN_PLUGS: Duration = Duration::from_mins(5);

/// So many of the last games are looked at.
const MOST_GAMES: u32 = 50;

/// What ends something that nobody asked for, at the latest with the app.
#[derive(Debug, Default)]
pub(crate) struct IdleJob(Arc<Stop>);

impl Drop for IdleJob {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// What has been done while nobody asked.
#[derive(Default)]
struct IdleJobs {
    /// The game of the last one, and when somebody had asked for something before it.
    last: Option<(TableId, Instant)>,
    /// The games that need not be tried again.
    tried: BTreeSet<TableId>,
    /// The games whose par is known, or that have none.
    pars: BTreeSet<TableId>,
    /// The day's puzzles that were made.
    puzzles: BTreeSet<(String, GameId)>,
    /// When somebody had asked for something before there was nothing left to do.
    done: Option<Instant>,
}

impl App {
    /// From now on does what can be done when nobody has asked for anything for so long.
    pub fn work_when_idle(&self, after: Duration) {
        self.work_when_plugged_in(after, || false);
    }

    /// The same, where the system says whether the device lives on its battery: then nothing is done.
    pub fn work_when_plugged_in(&self, after: Duration, is_on_battery: fn() -> bool) {
        let asked = self.inner.asked.subscribe();
        tokio::spawn(work(Arc::downgrade(&self.inner), asked, after, is_on_battery));
    }

    /// Somebody asks for something: whatever was done meanwhile ends where it stands.
    pub(crate) fn is_asked(&self) {
        self.inner.asked.send_replace(Instant::now());
        self.leave_idle_job();
        self.inner.idle_job.lock().unwrap_or_else(PoisonError::into_inner).0.stop();
    }

    /// What ends what is done unasked from now on.
    fn idle_stop(&self) -> Arc<Stop> {
        let stop = Arc::new(Stop::new());
        let mut idle_job = self.inner.idle_job.lock().unwrap_or_else(PoisonError::into_inner);
        *idle_job = IdleJob(Arc::clone(&stop));
        stop
    }

    fn asked(&self) -> Instant {
        *self.inner.asked.borrow()
    }

    /// Whether there is time to spare: nobody asks, no game goes on, somebody could see it, and nobody
    /// has forbidden it.
    async fn is_idle(&self, after: Duration) -> bool {
        if self.asked().elapsed() < after || self.is_reviewing() || !self.may_work() {
            return false;
        }
        let open = self.inner.tables.lock().await.all();
        let goes_on = |it: &Arc<tokio::sync::Mutex<crate::open_table::OpenTable>>| {
            // A table that somebody is busy with is no time to spare.
            it.try_lock().map_or(true, |it| !it.table.is_over())
        };
        if open.iter().any(goes_on) {
            return false;
        }
        self.settings_now().await.is_ok_and(|it| it.idle == Idle::On)
    }

    /// A puzzle of the day that was asked for last, which was not made yet.
    fn next_puzzle(&self, jobs: &IdleJobs) -> Option<(String, GameId)> {
        let day = self.inner.day.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
        let all = GameId::ALL.iter().map(|&game| (day.clone(), game));
        all.into_iter().find(|it| !jobs.puzzles.contains(it))
    }

    /// Makes the day's puzzles, then begins to review the newest game that has not been. Returns whether
    /// there may be more to do.
    async fn run_idle_job(&self, jobs: &mut IdleJobs) -> bool {
        let asked = self.asked();
        if let Some((game, before)) = jobs.last.take()
            && before == asked
        {
            // Nobody ended it: it is done, or cannot be.
            jobs.tried.insert(game);
        }
        if jobs.done == Some(asked) {
            return false;
        }
        // Whoever comes back wants no more than a moment for the day's puzzles.
        if let Some(game) = self.next_puzzle(jobs) {
            jobs.puzzles.insert(game.clone());
            let stop = self.idle_stop();
            let _ = self.puzzle_of(game.1, &game.0, Arc::clone(&stop)).await;
            if stop.is_stopped() {
                jobs.puzzles.remove(&game);
            }
            return true;
        }
        let found = self.inner.db.run(|store| store.last_reviews(MOST_GAMES)).await;
        let is_left = |it: &store::KeptReview| {
            let judge = Settings::of(&it.game).map(|it| it.judge);
            let is_done = it.is_done && it.judge == judge;
            !is_done && judge.is_some() && !jobs.tried.contains(&it.id)
        };
        let found = found.unwrap_or_default();
        // How a deal can be played is the last thing that anybody asks.
        let deals: Vec<TableId> = found.iter().map(|it| it.id.clone()).collect();
        match found.into_iter().find(is_left) {
            None => {
                let mut left = deals.into_iter().filter(|it| !jobs.pars.contains(it));
                let Some(id) = left.next() else {
                    jobs.done = Some(asked);
                    return false;
                };
                let stop = self.idle_stop();
                if self.play_to_par(id.clone(), Arc::clone(&stop)).await && !stop.is_stopped() {
                    jobs.pars.insert(id);
                }
            }
            Some(it) => {
                if self.start_idle_job(it.id.clone()).await.is_err() {
                    jobs.tried.insert(it.id);
                } else {
                    jobs.last = Some((it.id, asked));
                }
            }
        }
        true
    }
}

/// Does what there is to do each time nobody has asked for anything for so long, as long as there is
/// an app.
async fn work(
    app: Weak<Inner>,
    mut asked: watch::Receiver<Instant>,
    after: Duration,
    is_on_battery: fn() -> bool,
) {
    let mut jobs = IdleJobs::default();
    loop {
        let spare_at = *asked.borrow_and_update() + after;
        match timeout_at(spare_at.into(), asked.changed()).await {
            Ok(Ok(())) => continue,
            Ok(Err(_)) => return,
            Err(_) => {}
        }
        let pause = if is_on_battery() {
            Some(BETWEEN_PLUGS)
        } else {
            let Some(inner) = app.upgrade() else { return };
            let here = App { inner };
            let goes_on = here.is_idle(after).await && here.run_idle_job(&mut jobs).await;
            (goes_on || here.is_reviewing()).then(|| after.min(BETWEEN_LOOKS))
        };
        // What else keeps it from going on changes only when somebody asks for something.
        let changed = match pause {
            Some(pause) => timeout(pause, asked.changed()).await.unwrap_or(Ok(())),
            None => asked.changed().await,
        };
        if changed.is_err() {
            return;
        }
    }
}
