//! What moves a game back, and forward again.
//!
//! Undo goes to before one's own last decision, however many actions that was, and never past what
//! another did or what came to light: not for what was seen, nor for a better draw. At an open
//! table a turn stays the last one's until it is confirmed or the next person acts. Who plays alone
//! at the device may go further, and then plays for practice. An answer in secret that others still
//! have to give too hands the device on, and can be taken back until the next person answers.

use game::Game;

use crate::{Holder, LogStep, Table, TableError};

/// Where an undo goes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Back {
    /// The number of steps left.
    to: usize,
    /// Whether it goes past what another did or what came to light.
    makes_practice: bool,
}

impl<G: Game> Table<G> {
    /// The table before the holder's own last decision.
    ///
    /// # Errors
    /// [`TableError::Stale`], and [`TableError::NothingToUndo`].
    pub fn undone(&self, at: usize) -> Result<Self, TableError<G::Reason>> {
        self.check_at(at)?;
        let back = self.back().ok_or(TableError::NothingToUndo)?;
        let mut table = self.clone();
        let mut cut = table.cut(back.to);
        let mut by = None;
        if let Some(first) = cut.first_mut() {
            first.undone = first.undone.saturating_add(1);
            by = first.by();
        }
        cut.append(&mut table.tail);
        table.tail = cut;
        table.practice |= back.makes_practice;
        table.is_confirmed = false;
        let table = table.laid_open();
        Ok(match by {
            Some(seat) => table.given_back(seat),
            None => table,
        })
    }

    /// The table with the steps taken again that the last undo took back.
    ///
    /// # Errors
    /// [`TableError::Stale`], and [`TableError::NothingToUndo`].
    pub fn redone(&self, at: usize) -> Result<Self, TableError<G::Reason>> {
        self.check_at(at)?;
        let by = self.tail.first().and_then(LogStep::by).filter(|_| self.can_redo());
        let by = by.ok_or(TableError::NothingToUndo)?;
        let persons = self.persons();
        let is_persons = |step: &LogStep<G>| step.by().is_some_and(|seat| persons.contains(seat));
        let mut table = self.clone();
        let begins = |step: &LogStep<G>| is_persons(step) && !step.joined;
        let next = table.tail.iter().skip(1).position(begins);
        let rest = next.map_or_else(Vec::new, |next| table.tail.split_off(next + 1));
        for step in std::mem::replace(&mut table.tail, rest) {
            table.push(step).map_err(|why| TableError::Illegal { n: 0, why })?;
        }
        table.is_confirmed = false;
        Ok(table.settled()?.kept_by(by, self))
    }

    /// Whether the holder may take back a decision.
    pub fn can_undo(&self) -> bool {
        self.back().is_some()
    }

    /// Whether taking it back makes the game practice that was none.
    pub fn undo_makes_practice(&self) -> bool {
        !self.practice && self.back().is_some_and(|back| back.makes_practice)
    }

    /// Whether the holder may take again what was taken back.
    pub fn can_redo(&self) -> bool {
        let by = self.tail.first().and_then(LogStep::by);
        let Some(by) = by.filter(|_| !self.is_ended) else { return false };
        match self.holder() {
            Holder::Nobody { .. } => false,
            Holder::Seat { seat } => seat == by,
            Holder::Open => self.persons().contains(by),
        }
    }

    /// Where an undo would go.
    fn back(&self) -> Option<Back> {
        let persons = self.persons();
        if persons.len() == 1 {
            let last = self
                .log
                .iter()
                .rposition(|entry| entry.kept.by().is_some_and(|seat| persons.contains(seat)))?;
            let is_fresh = last + 1 == self.at() && !self.log[last].reveals && !self.is_over();
            return Some(Back { to: self.decision_of(last), makes_practice: !is_fresh });
        }
        let (last, entry) = self.last_act()?;
        let by = entry.kept.by()?;
        let is_own = match self.holder() {
            // Who answered in secret handed the device on by it.
            Holder::Nobody { .. } => entry.is_early && persons.contains(by),
            Holder::Seat { seat } => {
                seat == by || self.trust && entry.is_early && persons.contains(by)
            }
            Holder::Open => {
                !self.is_over()
                    && persons.contains(by)
                    && !(last + 1 == self.at() && self.is_handed_on(by))
            }
        };
        let is_fresh = last + 1 == self.at() || self.practice;
        let to = self.decision_of(last);
        (is_own && is_fresh && !entry.reveals).then_some(Back { to, makes_practice: false })
    }

    /// The first step of the decision that this step belongs to.
    fn decision_of(&self, n: usize) -> usize {
        self.log[..=n].iter().rposition(|entry| !entry.kept.joined).unwrap_or(0)
    }
}
