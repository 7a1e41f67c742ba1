//! Who holds the device, and what hands it on: pass, take, cover.
//!
//! Where the people trust each other there is no curtain: whoever would take the device has it.

use game::{Game, Seat, SeatSet, Turn, Viewer};

use crate::{Holder, Next, Table, TableError};

/// Where the device is, at a table with secrets and more than one person.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Hand {
    /// In the hands of this seat's person.
    Of(Seat),
    /// Behind the curtain; without one, with whoever is to take it.
    Down {
        /// Who is to take it; whoever is to act, when nobody is named.
        to: Option<Seat>,
    },
}

impl<G: Game> Table<G> {
    /// Who holds the device.
    pub fn holder(&self) -> Holder {
        let persons = self.persons();
        if self.is_over() {
            Holder::Open
        } else if self.is_held() {
            match self.hand {
                Hand::Of(seat) => Holder::Seat { seat },
                Hand::Down { to } => {
                    let next = to.unwrap_or_else(|| self.taker());
                    if self.trust { Holder::Seat { seat: next } } else { Holder::Nobody { next } }
                }
            }
        } else if let (1, Some(seat)) = (persons.len(), persons.first()) {
            Holder::Seat { seat }
        } else {
            Holder::Open
        }
    }

    /// Whose knowledge is shown; `None` behind the curtain.
    pub fn viewer(&self) -> Option<Viewer> {
        match self.holder() {
            Holder::Nobody { .. } => None,
            Holder::Seat { seat } => Some(Viewer::Seat(seat)),
            Holder::Open if self.is_over() => Some(Viewer::Everything),
            Holder::Open => Some(Viewer::Public),
        }
    }

    /// What the table waits for.
    pub fn next(&self) -> Next {
        if self.is_over() {
            return Next::Over;
        }
        let has_waiting = !self.waiting().is_empty();
        match self.holder() {
            Holder::Nobody { .. } if self.is_taker_open() => Next::Wait,
            Holder::Nobody { .. } => Next::Pass,
            Holder::Seat { .. } | Holder::Open if self.awaits_confirmation() => Next::Continue,
            Holder::Seat { seat } if self.turn().has(seat) => Next::Act,
            Holder::Seat { .. } if has_waiting => Next::Pass,
            Holder::Open if has_waiting => Next::Act,
            Holder::Seat { .. } | Holder::Open => Next::Wait,
        }
    }

    /// The seat that acts on this device now.
    pub fn actor(&self) -> Option<Seat> {
        if self.next() != Next::Act {
            return None;
        }
        match self.holder() {
            Holder::Nobody { .. } => None,
            Holder::Seat { seat } => Some(seat),
            Holder::Open => self.waiting().first(),
        }
    }

    /// The holder gives the device away. Confirms the end of the turn, too.
    ///
    /// # Errors
    /// [`TableError::Stale`], and [`TableError::NotOnTurn`] when there is nobody to give it to.
    pub fn pass(&self, at: usize) -> Result<Self, TableError<G::Reason>> {
        self.check_at(at)?;
        match self.next() {
            Next::Pass | Next::Continue => {}
            Next::Act | Next::Wait | Next::Over => return Err(TableError::NotOnTurn),
        }
        let mut table = self.clone();
        table.is_confirmed = true;
        let table = table.settled()?;
        Ok(if table.next() == Next::Pass || table.trust { table.put_down() } else { table })
    }

    /// The person of `seat` takes the device.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] when the device does not wait for that seat, or a bot has to show
    /// first whom it is for.
    pub fn take(&self, seat: Seat) -> Result<Self, TableError<G::Reason>> {
        if self.holder() != (Holder::Nobody { next: seat }) || self.is_taker_open() {
            return Err(TableError::NotOnTurn);
        }
        Ok(Self { hand: Hand::Of(seat), ..self.clone() }.laid_open())
    }

    /// The device goes out of sight; whoever held it takes it again.
    pub fn covered(&self) -> Self {
        let hand = match self.hand {
            Hand::Of(seat) => Hand::Down { to: Some(seat) },
            down @ Hand::Down { .. } => down,
        };
        Self { hand, ..self.clone() }
    }

    /// Whether the people at the table trust each other: no curtain falls.
    pub const fn has_trust(&self) -> bool {
        self.trust
    }

    /// The same table with this wish of the people at it; nothing where nothing is secret.
    #[must_use]
    pub fn with_trust(&self, trust: bool) -> Self {
        Self { trust: trust && self.fixed.has_secrets, ..self.clone() }
    }

    /// Whether the device is in one person's hands now, and others may not see what that person
    /// sees: between several persons, and once when it comes to the last one who is left.
    fn is_held(&self) -> bool {
        let is_left = matches!(self.hand, Hand::Down { to: Some(_) });
        self.fixed.has_secrets && self.position.hides() && (is_left || self.persons().len() > 1)
    }

    /// The same table, with the device for whoever is to act.
    pub(crate) fn put_down(self) -> Self {
        Self { hand: Hand::Down { to: None }, ..self }
    }

    /// The same table after an action of `seat` at the table before, which keeps the device; but an
    /// answer in secret that others still have to give too hands it on at once.
    pub(crate) fn kept_by(self, seat: Seat, before: &Self) -> Self {
        if !(self.is_held() && before.is_held()) {
            self
        } else if self.has_early_answer() && !self.waiting().is_empty() {
            self.put_down()
        } else {
            Self { hand: Hand::Of(seat), ..self }
        }
    }

    /// The same table after an undo, which gives the device back to whose decision it was.
    pub(crate) fn given_back(self, seat: Seat) -> Self {
        let is_elsewhere = self.is_held() && self.hand != Hand::Of(seat);
        let hand = if is_elsewhere { Hand::Down { to: Some(seat) } } else { self.hand };
        Self { hand, ..self }
    }

    /// Whether the last step answered what others are still asked.
    pub(crate) fn has_early_answer(&self) -> bool {
        self.log.last().is_some_and(|last| last.is_early)
    }

    /// The same table; where it lies open nobody holds the device, so that the next secret begins
    /// behind the curtain.
    pub(crate) fn laid_open(self) -> Self {
        if self.is_held() { self } else { self.put_down() }
    }

    /// Whether it is open who takes the device: nobody held it, and bots have to act first.
    fn is_taker_open(&self) -> bool {
        self.hand == Hand::Down { to: None }
            && self.waiting().is_empty()
            && !self.awaits_confirmation()
    }

    /// Who is to take the device from behind the curtain: the person whose turn is still to be
    /// confirmed, else whoever acted last and is still waited for, else the next clockwise of those
    /// the game waits for, else of all persons.
    fn taker(&self) -> Seat {
        let last = self.last_act().and_then(|(_, entry)| entry.kept.by());
        if self.awaits_confirmation()
            && let Some(seat) = last
        {
            return seat;
        }
        let n_seats = self.position.n_seats();
        let after = last.map_or(Seat::FIRST, |seat| seat.next(n_seats));
        let first_of = |set: SeatSet| after.round(n_seats).find(|&seat| set.contains(seat));
        let waiting = if self.turn() == Turn::Chance { SeatSet::EMPTY } else { self.waiting() };
        if let Some(seat) = last.filter(|&seat| waiting.contains(seat)) {
            // Half a decision, cut off by a reload, is finished by whoever began it.
            return seat;
        }
        first_of(waiting).or_else(|| first_of(self.persons())).unwrap_or(Seat::FIRST)
    }
}
