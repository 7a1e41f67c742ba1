//! [`Leash`]: how far a player may think, and [`Stop`], which calls it back.

use std::sync::atomic::{AtomicBool, Ordering};
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

/// How far a player may think.
#[derive(Copy, Clone, Debug)]
pub struct Leash<'a> {
    nodes: u32,
    deadline: Option<Instant>,
    stop: &'a Stop,
}

impl<'a> Leash<'a> {
    /// At most so many positions judged, and an end when asked. Positions, not milliseconds, so
    /// that the same leash means the same choice everywhere.
    pub const fn new(nodes: u32, stop: &'a Stop) -> Self {
        Self { nodes, deadline: None, stop }
    }

    /// The same, but no longer than this from now on; how far it comes then hangs on the machine.
    pub fn within(self, time: Duration) -> Self {
        Self { deadline: Instant::now().checked_add(time), ..self }
    }

    /// The most positions to judge.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Whether to come to an end at once: somebody asked, or the time is over.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|end| Instant::now() >= end)
    }
}
