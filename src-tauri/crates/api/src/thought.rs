//! [`Thought`]: how long somebody thinks about a decision, without the time the app is out of sight.

use std::time::Duration;

use game::Seat;
use tokio::time::Instant;

/// The time that the person who is to act has looked at the table.
#[derive(Debug)]
pub(crate) struct Thought {
    /// Who was to act last.
    seat: Option<Seat>,
    so_far: Duration,
    /// Since when it has been going on; nothing while nobody is to act or the table is out of sight.
    since: Option<Instant>,
    is_out_of_sight: bool,
}

impl Thought {
    /// Begins with whoever is to act.
    pub(crate) fn new(actor: Option<Seat>) -> Self {
        let mut new =
            Self { seat: None, so_far: Duration::ZERO, since: None, is_out_of_sight: false };
        new.turn_to(actor, true);
        new
    }

    /// How long it has been going on, in ms.
    pub(crate) fn ms(&self) -> u32 {
        let all = self.so_far + self.since.map_or(Duration::ZERO, |since| since.elapsed());
        u32::try_from(all.as_millis()).unwrap_or(u32::MAX)
    }

    /// This person is to act from now on, or nobody on this device. It begins anew with somebody
    /// else, and with another decision.
    pub(crate) fn turn_to(&mut self, actor: Option<Seat>, is_another: bool) {
        self.pause();
        if is_another || (actor.is_some() && actor != self.seat) {
            self.so_far = Duration::ZERO;
        }
        if actor.is_some() {
            self.seat = actor;
        }
        self.since = actor.filter(|_| !self.is_out_of_sight).map(|_| Instant::now());
    }

    /// The table is out of sight from now on.
    pub(crate) fn leave(&mut self) {
        self.pause();
        self.is_out_of_sight = true;
    }

    /// The table is in sight again, with this person to act.
    pub(crate) fn come_back(&mut self, actor: Option<Seat>) {
        self.is_out_of_sight = false;
        self.turn_to(actor, false);
    }

    fn pause(&mut self) {
        let since = self.since.take();
        self.so_far += since.map_or(Duration::ZERO, |since| since.elapsed());
    }
}
