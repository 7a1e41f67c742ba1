//! Who holds the device, and what hands it on: pass, take, cover.

use game::{Game, Seat, SeatSet, Turn, Viewer};

use crate::{Holder, Next, Table, TableError};

/// Where the device is, at a table with secrets and more than one person.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Hand {
    /// In the hands of this seat's person.
    Of(Seat),
    /// Behind the curtain.
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
        } else if self.has_curtain() {
            match self.hand {
                Hand::Of(seat) => Holder::Seat { seat },
                Hand::Down { to } => Holder::Nobody { next: to.unwrap_or_else(|| self.taker()) },
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
        let mut table = table.settled()?;
        if table.next() == Next::Pass {
            table.hand = Hand::Down { to: None };
        }
        Ok(table)
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

    /// Whether the device is handed over behind a curtain now: between several persons, and once to
    /// the last one who is left.
    fn has_curtain(&self) -> bool {
        let is_left = matches!(self.hand, Hand::Down { to: Some(_) });
        self.fixed.has_secrets && self.position.hides() && (is_left || self.persons().len() > 1)
    }

    /// The same table; where it lies open nobody holds the device, so that the next secret begins
    /// behind the curtain.
    pub(crate) fn laid_open(self) -> Self {
        let hand = if self.has_curtain() { self.hand } else { Hand::Down { to: None } };
        Self { hand, ..self }
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
