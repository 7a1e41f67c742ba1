//! [`Clock`]: CPU time of this thread, which other work on the machine does not lengthen.

use std::time::{Duration, Instant};

/// A running clock.
pub(crate) struct Clock {
    start: Duration,
}

impl Clock {
    pub(crate) fn start() -> Self {
        Self { start: now() }
    }

    /// CPU time since the start, in seconds.
    pub(crate) fn seconds(&self) -> f64 {
        now().saturating_sub(self.start).as_secs_f64()
    }
}

#[cfg(unix)]
fn now() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}

/// Where there is no clock of CPU time, the time of day must do.
#[cfg(not(unix))]
fn now() -> Duration {
    std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default()
}

/// A running clock on the wall.
pub(crate) struct Watch {
    start: Instant,
}

impl Watch {
    pub(crate) fn start() -> Self {
        Self { start: Instant::now() }
    }

    /// Time of day since the start, in seconds.
    pub(crate) fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }
}
