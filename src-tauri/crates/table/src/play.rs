//! What moves a game on: actions, chance, the end of a turn.

use game::{Dealer, Game, Refusal, Seat, SeatSet, Step, Turn};

use crate::table::Entry;
use crate::{LogStep, Next, Table, TableError};

impl<G: Game> Table<G> {
    /// The table after a decision of a person, and after whatever chance brings up at once. The
    /// decision is one or several actions, one after the other: all are taken or none, and one
    /// undo takes all back. `at` is the number of steps the person has seen, `think_ms` how long
    /// it thought.
    ///
    /// # Errors
    /// [`TableError::Stale`] when the table has moved on (so that a double tap does nothing),
    /// [`TableError::NotOnTurn`] when the seat does not hold the device or is not to act,
    /// [`TableError::Illegal`] with the first action that the rules forbid after those before it
    /// and their reason (chance and other seats do not come in between, so it may be their turn),
    /// and [`TableError::Unforeseen`] when something would come to light before the last action:
    /// what cannot be known is not decided on, and the refusal of a later action tells nothing.
    pub fn act(
        &self,
        seat: Seat,
        actions: &[G::Action],
        at: usize,
        think_ms: u32,
    ) -> Result<Self, TableError<G::Reason>> {
        self.check_at(at)?;
        self.check_hand(seat)?;
        Ok(self.acted(seat, actions, think_ms)?.kept_by(seat, self))
    }

    /// The table after this action of a bot.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] while it is not [`Table::bots_to_act`]'s turn, and
    /// [`TableError::Illegal`] with the rules' reason.
    pub fn act_as_bot(
        &self,
        seat: Seat,
        action: G::Action,
        think_ms: u32,
    ) -> Result<Self, TableError<G::Reason>> {
        if !self.bots_to_act().contains(seat) {
            return Err(TableError::NotOnTurn);
        }
        self.acted(seat, &[action], think_ms)
    }

    /// The holder confirms the end of the turn: chance brings up what comes, bots play on.
    ///
    /// # Errors
    /// [`TableError::Stale`], and [`TableError::NotOnTurn`] when there is nothing to confirm.
    pub fn continued(&self, at: usize) -> Result<Self, TableError<G::Reason>> {
        self.check_at(at)?;
        if self.next() != Next::Continue {
            return Err(TableError::NotOnTurn);
        }
        let mut table = self.clone();
        table.is_confirmed = true;
        let table = table.settled()?;
        Ok(if table.trust { table.put_down() } else { table })
    }

    /// The bots that may think now: all that are on turn. In a simultaneous turn they think
    /// beside the persons.
    pub fn thinkers(&self) -> SeatSet {
        let turn = self.turn();
        self.bots().iter().filter(|&seat| turn.has(seat)).collect()
    }

    /// The bots that may act now. In a simultaneous turn they answer after the persons, so that
    /// nothing moves under a person's finger, and after a person's action that can still be taken
    /// back they wait for its confirmation.
    pub fn bots_to_act(&self) -> SeatSet {
        if self.waiting().is_empty() && !self.awaits_confirmation() {
            self.thinkers()
        } else {
            SeatSet::EMPTY
        }
    }

    /// Whether the holder has to confirm the end of the turn first: others sit at the table, the
    /// last action could still be taken back, and what comes next is chance's, a bot's or, in a
    /// game without secrets, another person's.
    pub(crate) fn awaits_confirmation(&self) -> bool {
        let turn = self.turn();
        let is_ended = |seat| {
            let is_next = !self.fixed.has_secrets && !self.has_early_answer() && !turn.has(seat);
            (self.is_others(turn) || is_next) && !self.is_handed_on(seat)
        };
        turn != Turn::Over
            && self.persons().len() > 1
            && self.log.last().is_some_and(|last| {
                let by = last.kept.by().filter(|&seat| self.persons().contains(seat));
                !last.reveals && by.is_some_and(is_ended)
            })
    }

    /// Whether the turn of the seat that acted last is over for good: it was confirmed, or the next
    /// person acted and took that back.
    pub(crate) fn is_handed_on(&self, last: Seat) -> bool {
        let next = self.tail.first().and_then(LogStep::by);
        self.is_confirmed || next.is_some_and(|next| next != last) && !self.has_early_answer()
    }

    /// Whether it is the turn of chance or bots alone.
    fn is_others(&self, turn: Turn) -> bool {
        match turn {
            Turn::Chance => true,
            Turn::Seats(seats) => !self.persons().iter().any(|seat| seats.contains(seat)),
            Turn::Over => false,
        }
    }

    /// Whether an action that leads to this turn is followed at once by what cannot be taken back:
    /// the end, or chance and bots that wait for nobody's confirmation.
    pub(crate) fn ends_with(&self, turn: Turn) -> bool {
        turn == Turn::Over || self.persons().len() == 1 && self.is_others(turn)
    }

    /// The table after all that chance brings up without asking anybody.
    pub(crate) fn settled(mut self) -> Result<Self, TableError<G::Reason>> {
        while self.turn() == Turn::Chance && !self.awaits_confirmation() {
            let n_chance = self.log.iter().filter(|entry| entry.pile.is_some()).count();
            let scripted = self.fixed.script.get(n_chance).copied();
            let outcome = scripted.unwrap_or_else(|| {
                Dealer::new(self.fixed.seed)
                    .draw(&self.position, self.n_drawn())
                    .expect("chance is on turn, so it has an outcome")
            });
            self.push(LogStep::chance(outcome)).map_err(|why| match scripted {
                Some(_) => TableError::Script { n: n_chance },
                None => TableError::Illegal { n: 0, why },
            })?;
        }
        Ok(self.laid_open())
    }

    /// The last action of any seat, with its number.
    pub(crate) fn last_act(&self) -> Option<(usize, &Entry<G>)> {
        self.log.iter().enumerate().rev().find(|(_, entry)| entry.kept.by().is_some())
    }

    /// # Errors
    /// [`TableError::Stale`] when `at` is not the present number of steps.
    pub(crate) fn check_at(&self, at: usize) -> Result<(), TableError<G::Reason>> {
        if at == self.at() { Ok(()) } else { Err(TableError::Stale { at: self.at() }) }
    }

    /// # Errors
    /// Unless the person of `seat` holds the device and is to act.
    pub(crate) fn check_hand(&self, seat: Seat) -> Result<(), TableError<G::Reason>> {
        if self.is_over() {
            return Err(TableError::Illegal { n: 0, why: Refusal::Over });
        }
        let may_act = self.next() == Next::Act && self.waiting().contains(seat);
        let holds = self.actor() == Some(seat) || self.holder() == crate::Holder::Open;
        if may_act && holds { Ok(()) } else { Err(TableError::NotOnTurn) }
    }

    /// The table after these actions of a seat, whoever plays it, and after what chance brings up.
    pub(crate) fn acted(
        &self,
        seat: Seat,
        actions: &[G::Action],
        think_ms: u32,
    ) -> Result<Self, TableError<G::Reason>> {
        let mut table = self.clone();
        let undone = table.tail.first().map_or(0, |step| step.undone);
        for (n, &action) in actions.iter().enumerate() {
            let step = Step::Act { seat, action };
            let kept = if n == 0 {
                LogStep { step, think_ms, undone, joined: false }
            } else if table.can_join(seat) {
                LogStep { step, think_ms: 0, undone: 0, joined: true }
            } else {
                return Err(TableError::Unforeseen { n });
            };
            table.push(kept).map_err(|why| TableError::Illegal { n, why })?;
        }
        table.tail.clear();
        table.is_confirmed = false;
        table.settled()
    }
}
