//! The database thread: one of its own, so that nothing else ever waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use store::{Opened, PutBack, Store, StoreError};
use tokio::sync::oneshot;

use crate::guard::{bug, guarded};
use crate::wire::{ApiError, Trouble};

enum Job {
    Run(Box<dyn FnOnce(&mut Store) + Send>),
    /// Close the file; what is dropped after that.
    Close(oneshot::Sender<()>),
}

/// Runs jobs on the store, one after the other.
#[derive(Debug)]
pub(crate) struct DbThread {
    /// Always there, but for the moment of dropping.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    path: PathBuf,
}

/// What becomes of the file of saved games, besides what was asked for.
pub(crate) enum StoreEvent<'a> {
    /// It was opened, and this is wrong with it.
    Opened(Vec<Trouble>, &'a mut Store),
    /// It was taken away, and put back.
    PutBack(PutBack),
    /// It was taken away, and cannot be put back.
    Lost(StoreError),
}

impl Drop for DbThread {
    /// Waits until everything is done and the file is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was already answered with an error.
            let _ = thread.join();
        }
    }
}

/// How long the file of saved games is left alone while something is to be done about it.
const LOOK_SOON: Duration = Duration::from_secs(2);

/// How long it is left alone otherwise when nothing is asked of it.
const LOOK_SELDOM: Duration = Duration::from_secs(30);

/// What the thread works with: the file it keeps.
struct Worker<F> {
    path: PathBuf,
    store: Store,
    tell: F,
    /// Whether the file was taken away and cannot be put back, and this was said.
    is_lost: bool,
}

impl<F: FnMut(StoreEvent<'_>)> Worker<F> {
    fn open(path: PathBuf, mut tell: F) -> Self {
        let opened = store::open(&path);
        let trouble = trouble_of(&opened);
        let mut store = opened.into_store();
        tell(StoreEvent::Opened(trouble, &mut store));
        Self { path, store, tell, is_lost: false }
    }

    fn run(mut self, todo: &Receiver<Job>) {
        loop {
            let next = match self.pause() {
                Some(pause) => todo.recv_timeout(pause),
                None => todo.recv().map_err(RecvTimeoutError::from),
            };
            match next {
                Ok(Job::Run(job)) => {
                    self.look();
                    job(&mut self.store);
                }
                Ok(Job::Close(_closed)) => {
                    self.look();
                    return drop(self);
                }
                Err(RecvTimeoutError::Timeout) => self.look(),
                // Whoever closes a file that nobody finds any more loses it.
                Err(RecvTimeoutError::Disconnected) => return self.look(),
            }
        }
    }

    /// How long nothing needs a look; `None` where nothing does. Nobody takes a file from an app of a
    /// phone.
    fn pause(&self) -> Option<Duration> {
        let is_due = self.is_lost || self.is_locked_out();
        let seldom =
            cfg!(not(any(target_os = "android", target_os = "ios"))).then_some(LOOK_SELDOM);
        if is_due { Some(LOOK_SOON) } else { seldom }
    }

    /// Whether another program keeps the file from being opened for writing.
    fn is_locked_out(&self) -> bool {
        let is_locked = matches!(self.store.refusal(), Some(StoreError::InUse | StoreError::Busy));
        self.store.is_for_reading() && is_locked
    }

    /// Sees to it that what is written next lands where the next start looks for it.
    fn look(&mut self) {
        if self.is_locked_out() {
            if let Ok(opened) = store::open_again(&self.path, &mut self.store) {
                let trouble = trouble_of(&opened);
                self.store = opened.into_store();
                (self.tell)(StoreEvent::Opened(trouble, &mut self.store));
            }
            return;
        }
        match self.store.keep_in_place() {
            Ok(None) => self.is_lost = false,
            Ok(Some(put_back)) => {
                self.is_lost = false;
                (self.tell)(StoreEvent::PutBack(put_back));
            }
            Err(why) if !self.is_lost => {
                self.is_lost = true;
                (self.tell)(StoreEvent::Lost(why));
            }
            Err(_) => {}
        }
    }
}

impl DbThread {
    /// Opens the file of saved games on a new thread, which hands what becomes of it to `tell`,
    /// first of all how the opening went.
    pub(crate) fn open(path: PathBuf, tell: impl FnMut(StoreEvent<'_>) + Send + 'static) -> Self {
        let (jobs, todo) = channel::<Job>();
        let file = path.clone();
        let run = move || Worker::open(file, tell).run(&todo);
        let thread = thread::Builder::new().name("disk".into()).spawn(run);
        Self { jobs: Some(jobs), thread: Some(thread.expect("a thread can be started")), path }
    }

    /// Where the file of saved games lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Closes the file, once all is done that was asked for before. Nothing runs after that.
    pub(crate) async fn close(&self) {
        let (closing, closed) = oneshot::channel();
        if let Some(jobs) = &self.jobs
            && jobs.send(Job::Close(closing)).is_ok()
        {
            // It is dropped, not sent, when the file is closed.
            let _ = closed.await;
        }
    }

    /// Runs a job on the thread.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (answer, answered) = oneshot::channel();
        let job = move |store: &mut Store| {
            let done = guarded("disk", || job(store));
            // Nobody waits any more when the request was given up.
            let _ = answer.send(done);
        };
        let sent = self.jobs.as_ref().map(|jobs| jobs.send(Job::Run(Box::new(job))));
        sent.and_then(Result::ok).ok_or_else(|| bug("disk", "the database thread is gone"))?;
        let done = answered.await.map_err(|_| bug("disk", "the database thread is gone"))?;
        let done = done?;
        if matches!(done, Err(StoreError::Damaged)) {
            store::suspect(&self.path);
        }
        done.map_err(refused)
    }
}

/// The error for what the disk refuses.
pub(crate) fn refused(error: StoreError) -> ApiError {
    match error {
        StoreError::Unknown(table) => ApiError::UnknownTable { table },
        StoreError::UnknownPerson(profile) => ApiError::UnknownPerson { profile },
        StoreError::Damaged => ApiError::Damaged { table: None, n: None },
        StoreError::Newer { found, known } => ApiError::Newer { found, known },
        StoreError::Older { found, oldest } => ApiError::Older { found, oldest },
        StoreError::ReadOnly => ApiError::ReadOnly,
        StoreError::Full => ApiError::DiskFull,
        StoreError::Busy | StoreError::Gone => ApiError::Busy,
        StoreError::Stale => ApiError::Stale { at: 0 },
        StoreError::InUse => ApiError::InUse,
        StoreError::Bug(message) => bug("disk", &message),
    }
}

fn trouble_of(opened: &Opened) -> Vec<Trouble> {
    let why = match opened {
        Opened::Sound(_) => return Vec::new(),
        Opened::SetAside { kept_as, rescued, .. } => {
            let kept_as = kept_as.to_string_lossy().into_owned();
            return vec![Trouble::SetAside { kept_as, rescued: *rescued }];
        }
        Opened::Unwritable(_, why) | Opened::Nothing(_, why) => why,
    };
    vec![trouble_for(why)]
}

/// What the player should know when the file cannot be written.
pub(crate) fn trouble_for(why: &StoreError) -> Trouble {
    match why {
        StoreError::Newer { found, known } => Trouble::Newer { found: *found, known: *known },
        StoreError::Older { found, oldest } => Trouble::Older { found: *found, oldest: *oldest },
        StoreError::Full => Trouble::DiskFull,
        StoreError::InUse | StoreError::Busy => Trouble::InUse,
        StoreError::Unknown(_)
        | StoreError::UnknownPerson(_)
        | StoreError::Damaged
        | StoreError::Stale
        | StoreError::ReadOnly
        | StoreError::Gone
        | StoreError::Bug(_) => Trouble::ReadOnly,
    }
}
