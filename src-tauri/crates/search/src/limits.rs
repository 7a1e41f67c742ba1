//! [`Limits`]: how far a player may think, [`Stop`], which calls it back, and [`Progress`], which tells
//! how far it has come.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Asks a player to come to an end; shared between threads (in an `Arc`, say).
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Nobody has asked yet.
    pub const fn new() -> Self {
        Self(AtomicBool::new(false))
    }

    /// Asks, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_stopped(&self) -> bool {
        // Relaxed: nothing else is handed over with it, and a few nodes later is early enough.
        self.0.load(Ordering::Relaxed)
    }
}

/// How far a player has come with thinking; shared between threads.
#[derive(Debug, Default)]
pub struct Progress(AtomicU32);

impl Progress {
    const WHOLE: f32 = 1_000.0;

    /// Nothing is done yet.
    pub const fn new() -> Self {
        Self(AtomicU32::new(0))
    }

    /// How much is done, 0..=1.
    pub fn share(&self) -> f32 {
        self.0.load(Ordering::Relaxed) as f32 / Self::WHOLE
    }

    fn tell(&self, share: f32) {
        self.0.store((share.clamp(0.0, 1.0) * Self::WHOLE) as u32, Ordering::Relaxed);
    }
}

/// How far a player may think.
#[derive(Copy, Clone, Debug)]
pub struct Limits<'a> {
    nodes: u32,
    time: Option<(Instant, Duration)>,
    threads: u32,
    stop: &'a Stop,
    progress: Option<&'a Progress>,
}

impl<'a> Limits<'a> {
    /// At most so many positions judged, and an end when asked. Positions, not milliseconds, so
    /// that the same limits means the same choice everywhere.
    pub const fn new(nodes: u32, stop: &'a Stop) -> Self {
        Self { nodes, time: None, threads: 1, stop, progress: None }
    }

    /// The same, but no longer than this from now on; how far it comes then hangs on the machine.
    pub fn within(self, time: Duration) -> Self {
        Self { time: Some((Instant::now(), time)), ..self }
    }

    /// The same, on so many threads where the player knows how; the nodes are shared out.
    pub const fn on_threads(self, threads: u32) -> Self {
        Self { threads: if threads == 0 { 1 } else { threads }, ..self }
    }

    /// The same, telling somebody how far it has come, where the player does so.
    pub const fn telling(self, progress: &'a Progress) -> Self {
        Self { progress: Some(progress), ..self }
    }

    /// The most positions to judge.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// How many threads may think.
    pub const fn threads(&self) -> u32 {
        self.threads
    }

    /// Whether to come to an end at once: somebody asked, or the time is over.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped() || self.time.is_some_and(|(began, time)| began.elapsed() >= time)
    }

    /// Tells how far it has come, when so many positions have been judged.
    pub fn tell_progress(&self, n_judged: u32) {
        let Some(progress) = self.progress else { return };
        let by_nodes = n_judged as f32 / self.nodes.max(1) as f32;
        let by_time = self.time.map_or(0.0, |(began, time)| {
            began.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-9)
        });
        progress.tell(by_nodes.max(by_time));
    }
}
