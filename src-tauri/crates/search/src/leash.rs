//! [`Leash`]: how far a player may think, and [`Stop`], which calls it back.

use std::sync::atomic::{AtomicBool, Ordering};

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
    stop: &'a Stop,
}

impl<'a> Leash<'a> {
    /// At most so many positions looked at, and an end when asked. Positions, not milliseconds,
    /// so that the same leash means the same choice everywhere.
    pub const fn new(nodes: u32, stop: &'a Stop) -> Self {
        Self { nodes, stop }
    }

    /// The most positions to look at.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Whether to come to an end at once.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }
}
