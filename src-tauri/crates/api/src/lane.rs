//! The lane to the disk: one thread of its own, so that nothing else ever waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

use store::{Opened, Store, StoreError};
use tokio::sync::oneshot;

use crate::guard::{bug, guarded};
use crate::wire::{ApiError, Trouble};

type Job = Box<dyn FnOnce(&mut Store) + Send>;

/// Runs what has to do with the disk, one after the other.
#[derive(Debug)]
pub(crate) struct Lane {
    /// Always there, but for the moment of dropping.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    path: PathBuf,
}

impl Drop for Lane {
    /// Waits until everything is done and the file is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was already answered with an error.
            let _ = thread.join();
        }
    }
}

impl Lane {
    /// Opens the file of saved games on a new thread, which hands what is wrong with it to
    /// `opened` first.
    pub(crate) fn open(
        path: PathBuf,
        opened: impl FnOnce(Vec<Trouble>, &mut Store) + Send + 'static,
    ) -> Self {
        let (jobs, todo) = channel::<Job>();
        let file = path.clone();
        let run = move || {
            let found = store::open(&file);
            let trouble = trouble_of(&found);
            let mut store = found.into_store();
            opened(trouble, &mut store);
            for job in todo {
                job(&mut store);
            }
        };
        let thread = thread::Builder::new().name("disk".into()).spawn(run);
        Self { jobs: Some(jobs), thread: Some(thread.expect("a thread can be started")), path }
    }

    /// Where the file of saved games lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Runs something on the lane.
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
        let sent = self.jobs.as_ref().map(|jobs| jobs.send(Box::new(job)));
        sent.and_then(Result::ok).ok_or_else(|| bug("disk", "the lane is gone"))?;
        let done = answered.await.map_err(|_| bug("disk", "the lane is gone"))?;
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
        StoreError::Unknown => ApiError::UnknownTable { table: String::new() },
        StoreError::UnknownPerson => ApiError::UnknownPerson { profile: String::new() },
        StoreError::Damaged => ApiError::Damaged { table: None, n: None },
        StoreError::Newer { found, known } => ApiError::Newer { found, known },
        StoreError::ReadOnly => ApiError::ReadOnly,
        StoreError::Full => ApiError::DiskFull,
        StoreError::Busy => ApiError::Busy,
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
    vec![match why {
        StoreError::Newer { found, known } => Trouble::Newer { found: *found, known: *known },
        StoreError::Full => Trouble::DiskFull,
        StoreError::Unknown
        | StoreError::UnknownPerson
        | StoreError::Damaged
        | StoreError::ReadOnly
        | StoreError::Busy
        | StoreError::Bug(_) => Trouble::ReadOnly,
    }]
}
