//! [`Table`]: a game in progress.
//!
//! A table is a value like the games on it: every change makes a new one, and the old one stands
//! until the new one is on disk. So a full disk, a refused step or a panic in an engine leaves
//! behind exactly what was there before. This file has the table, its log and its rebuilding;
//! `play.rs` has what moves a game on, `undo.rs` what moves it back, `hand.rs` who holds the
//! device, `show.rs` what is handed out.

use std::sync::Arc;

use game::{Game, MAX_SEATS, Refusal, Seat, SeatSet, SetupError, Step, Turn};
use serde::{Deserialize, Serialize};

use crate::course::awaits_others;
use crate::hand::Hand;
use crate::handicap::Handicaps;
use crate::{Sitter, TableError};

/// A game in progress: its log, who sits at it and who holds the device.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct Table<G: Game> {
    pub(crate) fixed: Arc<Fixed<G>>,
    pub(crate) practice: bool,
    pub(crate) position: G,
    pub(crate) log: Vec<Entry<G>>,
    /// Steps taken back, ready to be taken again. The first is always a person's.
    pub(crate) tail: Vec<LogStep<G>>,
    pub(crate) hand: Hand,
    /// Whether the device changes hands without a curtain, as the people at the table wish.
    pub(crate) trust: bool,
    /// Whether the holder confirmed the end of the turn after the last step.
    pub(crate) is_confirmed: bool,
    pub(crate) handicaps: Handicaps,
    pub(crate) sitters: Arc<[Sitter]>,
    /// Whether people agreed that it is over as it stands.
    pub(crate) is_ended: bool,
}

/// What does not change while a game goes on.
#[derive(Clone, Debug)]
pub(crate) struct Fixed<G: Game> {
    pub(crate) setup: G::Setup,
    pub(crate) seed: u64,
    pub(crate) script: Vec<G::Chance>,
    pub(crate) start: G,
    pub(crate) has_secrets: bool,
}

/// A step with what the log keeps of it.
#[derive(Serialize, Deserialize, Debug)]
#[serde(bound = "")]
pub struct LogStep<G: Game> {
    /// The step.
    pub step: Step<G>,
    /// How long the seat thought, in ms; 0 for chance.
    pub think_ms: u32,
    /// How often a step at this place of the log was taken back.
    pub undone: u16,
    /// Whether it was decided together with the step before it, so that an undo takes back both.
    pub joined: bool,
}

/// A step of the log with what follows from it.
#[derive(Clone, Debug)]
pub(crate) struct Entry<G: Game> {
    pub(crate) kept: LogStep<G>,
    pub(crate) events: Arc<[G::Event]>,
    /// Whether it brought something hidden to light.
    pub(crate) reveals: bool,
    /// Whether it answered what others were asked at the same time and have not answered yet.
    pub(crate) is_early: bool,
    /// The pile it was drawn from, when chance's.
    pub(crate) pile: Option<u8>,
}

// Written out because derives would ask for the bounds on `G`, not on its actions.
impl<G: Game> Copy for LogStep<G> {}

impl<G: Game> Clone for LogStep<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> PartialEq for LogStep<G> {
    fn eq(&self, other: &Self) -> bool {
        let kept = |it: &Self| (it.step, it.think_ms, it.undone, it.joined);
        kept(self) == kept(other)
    }
}

impl<G: Game> Eq for LogStep<G> {}

impl<G: Game> LogStep<G> {
    /// Whose step it is; `None` for chance.
    pub const fn by(&self) -> Option<Seat> {
        match self.step {
            Step::Act { seat, .. } => Some(seat),
            Step::Chance(_) => None,
        }
    }

    /// What chance brought up.
    pub(crate) const fn chance(outcome: G::Chance) -> Self {
        Self { step: Step::Chance(outcome), think_ms: 0, undone: 0, joined: false }
    }
}

/// How a game is to be played.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What fixes the start.
    pub setup: G::Setup,
    /// The version of the rules it is played under.
    pub rules: u16,
    /// Where chance comes from.
    pub seed: u64,
    /// Who plays each seat, in seat order.
    pub sitters: Vec<Sitter>,
    /// What chance brings up before the seed decides.
    pub script: Vec<G::Chance>,
    /// Whether this is practice.
    pub practice: bool,
}

/// Why a table cannot be set up.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PlanError {
    /// The game cannot start from the setup.
    Setup(SetupError),
    /// There are not as many sitters as seats.
    Sitters {
        /// The seats of the game.
        seats: u8,
    },
    /// Chance cannot bring up this entry of the script.
    Script {
        /// Its number, from 0.
        n: usize,
    },
}

/// A log that breaks the rules.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BadLog<R> {
    /// The first step that does.
    pub n: usize,
    /// How.
    pub why: Refusal<R>,
}

impl<G: Game> Table<G> {
    /// A new table; chance has already brought up what comes first.
    ///
    /// # Errors
    /// When the plan does not fit the game.
    pub fn new(plan: Plan<G>) -> Result<Self, PlanError> {
        let table = Self::laid(plan)?;
        table.settled().map_err(|error| match error {
            TableError::Script { n } => PlanError::Script { n },
            TableError::Stale { .. }
            | TableError::NotOnTurn
            | TableError::Illegal { .. }
            | TableError::Unforeseen { .. }
            | TableError::NothingToUndo => unreachable!("before the first step only chance acts"),
        })
    }

    /// The table after these steps, the first `at` of them taken and the others taken back. The
    /// curtain is up where there are secrets.
    ///
    /// # Errors
    /// When the plan does not fit the game, or the first step that breaks the rules.
    pub fn resumed(
        plan: Plan<G>,
        steps: &[LogStep<G>],
        at: usize,
    ) -> Result<Result<Self, BadLog<G::Reason>>, PlanError> {
        let mut table = Self::laid(plan)?;
        let (taken, tail) = steps.split_at(at.min(steps.len()));
        for (n, kept) in taken.iter().enumerate() {
            if let Err(why) = table.push(*kept) {
                return Ok(Err(BadLog { n, why }));
            }
        }
        table.tail = tail.to_vec();
        Ok(Ok(table))
    }

    /// The table before the first step.
    pub(crate) fn laid(plan: Plan<G>) -> Result<Self, PlanError> {
        let Plan { setup, rules, seed, sitters, script, practice } = plan;
        let start = G::new_under(&setup, rules).map_err(PlanError::Setup)?;
        if sitters.len() != usize::from(start.n_seats()) {
            return Err(PlanError::Sitters { seats: start.n_seats() });
        }
        let has_secrets = start.has_secrets();
        let practice = practice || !script.is_empty();
        let position = start.clone();
        let fixed = Fixed { setup, seed, script, start, has_secrets };
        Ok(Self {
            fixed: Arc::new(fixed),
            practice,
            position,
            log: Vec::new(),
            tail: Vec::new(),
            hand: Hand::Down { to: None },
            trust: false,
            is_confirmed: false,
            handicaps: [0; MAX_SEATS],
            sitters: sitters.into(),
            is_ended: false,
        })
    }

    /// Checks a step, takes it and writes it down. One that says it was decided together with the
    /// step before it, and cannot have been, stands alone.
    pub(crate) fn push(&mut self, mut kept: LogStep<G>) -> Result<(), Refusal<G::Reason>> {
        if let Some(why) = self.position.why_not(kept.step) {
            return Err(why);
        }
        kept.joined &= kept.by().is_some_and(|seat| self.can_join(seat));
        let (reveals, pile) = match kept.step {
            Step::Act { seat, action } => (self.position.reveals(seat, action), None),
            Step::Chance(_) => (true, Some(self.position.pile())),
        };
        let asked = self.turn().seats();
        let mut events = Vec::new();
        self.position.apply(kept.step, &mut events);
        let is_early = awaits_others(asked, &self.position);
        self.log.push(Entry { kept, events: events.into(), reveals, is_early, pile });
        Ok(())
    }

    /// Whether what this seat does next can be of one decision with the last step: its own, and
    /// nothing came to light by it.
    pub(crate) fn can_join(&self, seat: Seat) -> bool {
        self.log.last().is_some_and(|last| last.kept.by() == Some(seat) && !last.reveals)
    }

    /// Cuts the log to its first `at` steps. Returns what was cut.
    pub(crate) fn cut(&mut self, at: usize) -> Vec<LogStep<G>> {
        let cut = self.log.split_off(at);
        self.position = self.position_after(at);
        cut.into_iter().map(|entry| entry.kept).collect()
    }

    /// The position after the first `at` steps, at most all.
    pub(crate) fn position_after(&self, at: usize) -> G {
        let mut position = self.fixed.start.clone();
        for entry in self.log.iter().take(at) {
            position.apply(entry.kept.step, &mut ());
        }
        position
    }

    /// How the game was set up.
    pub fn setup(&self) -> &G::Setup {
        &self.fixed.setup
    }

    /// Where chance comes from.
    pub fn seed(&self) -> u64 {
        self.fixed.seed
    }

    /// What chance brings up before the seed decides.
    pub fn script(&self) -> &[G::Chance] {
        &self.fixed.script
    }

    /// The position. It holds secrets: hand out what [`Table::shown`] makes of it, nothing else.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Number of steps taken.
    pub const fn at(&self) -> usize {
        self.log.len()
    }

    /// The steps taken and, after them, those taken back.
    pub fn steps(&self) -> impl Iterator<Item = &LogStep<G>> {
        self.steps_from(0)
    }

    /// The same from step number `from` on, which is at most the number of all of them.
    pub(crate) fn steps_from(&self, from: usize) -> impl Iterator<Item = &LogStep<G>> {
        let (n_taken, n_back) = (from.min(self.at()), from.saturating_sub(self.at()));
        self.log[n_taken..].iter().map(|entry| &entry.kept).chain(&self.tail[n_back..])
    }

    /// Number of steps, those taken back among them.
    pub(crate) const fn n_steps(&self) -> usize {
        self.log.len() + self.tail.len()
    }

    /// How many first steps are those of the table that this one was made of. However long the
    /// log is, only what may have changed is compared.
    pub(crate) fn n_shared(&self, before: &Self) -> usize {
        // What was taken before a change and still is after it was not touched by it.
        let same = self.at().min(before.at());
        let pairs = self.steps_from(same).zip(before.steps_from(same));
        same + pairs.take_while(|(step, old)| step == old).count()
    }

    /// Who plays each seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Whether this is practice.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        if self.is_ended { Turn::Over } else { self.position.turn() }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// The seats that persons play.
    pub fn persons(&self) -> SeatSet {
        self.seats_where(Sitter::is_person)
    }

    /// The seats that bots play.
    pub fn bots(&self) -> SeatSet {
        self.seats_where(|sitter| !sitter.is_person())
    }

    /// The persons the game waits for.
    pub(crate) fn waiting(&self) -> SeatSet {
        let (turn, persons) = (self.turn(), self.persons());
        persons.iter().filter(|&seat| turn.has(seat)).collect()
    }

    fn seats_where(&self, is_one: impl Fn(Sitter) -> bool) -> SeatSet {
        let seats = Seat::all(self.position.n_seats());
        seats.filter(|seat| is_one(self.sitters[seat.index()])).collect()
    }
}
