//! What a table hands out: only ever what its holder may know, and nothing behind the curtain.

use game::{Game, Places, Seat, Seen, Sheet, Turn, Viewer};

use crate::preview::{Changes, changes};
use crate::table::Entry;
use crate::{Holder, Next, Table, TableError};

/// An event told to a viewer, with the step it belongs to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Told<E> {
    /// Number of the step, from 0.
    pub n: usize,
    /// Who took it; `None` for chance.
    pub by: Option<Seat>,
    /// What happened, as far as the viewer may know.
    pub event: E,
}

/// A table as its holder may see it.
#[allow(clippy::struct_excessive_bools, reason = "four independent facts, not one state")]
#[derive(Clone, PartialEq, Debug)]
pub struct Shown<G: Game> {
    /// Number of steps taken.
    pub at: usize,
    /// Who is to act.
    pub turn: Turn,
    /// Who holds the device.
    pub holder: Holder,
    /// What the table waits for.
    pub next: Next,
    /// The seat that acts on this device now.
    pub actor: Option<Seat>,
    /// What the holder sees; nothing behind the curtain.
    pub seen: Option<ShownSecrets<G>>,
    /// Whether the holder may take back an action.
    pub can_undo: bool,
    /// Whether taking it back makes the game practice.
    pub undo_makes_practice: bool,
    /// Whether the holder may take again what was taken back.
    pub can_redo: bool,
    /// Whether this is practice.
    pub practice: bool,
    /// The final places, when the game is over.
    pub places: Option<Places>,
}

/// What is kept from everybody but the holder.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownSecrets<G: Game> {
    /// What the holder sees.
    pub view: G::View,
    /// What the actor may do.
    pub offer: Option<G::Offer>,
    /// The score sheet as the holder may know it.
    pub sheet: Sheet<G>,
    /// What happened in the steps asked for.
    pub events: Vec<Told<G::Event>>,
    /// What happened after the holder's own last action.
    pub since: Vec<Told<G::Event>>,
}

/// An earlier position as the holder may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Earlier<G: Game> {
    /// Who was to act.
    pub turn: Turn,
    /// The position.
    pub view: G::View,
    /// Its score sheet.
    pub sheet: Sheet<G>,
    /// What the step before it brought about.
    pub events: Vec<Told<G::Event>>,
}

/// What actions would do.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Foreseen<G: Game> {
    /// What they would change on the score sheets.
    pub changes: Changes<G::Source, G::Unit, G::Field>,
    /// What would happen.
    pub events: Vec<G::Event>,
    /// Whether something would come to light, so that they could not be taken back.
    pub reveals: bool,
}

impl<G: Game> Table<G> {
    /// The table as its holder may see it, with the events of all steps from number `from` on.
    pub fn shown(&self, from: usize) -> Shown<G> {
        let actor = self.actor();
        let seen = self.viewer().map(|viewer| ShownSecrets {
            view: self.position.view(viewer),
            offer: actor.map(|seat| self.position.offer(seat)),
            sheet: self.position.score(viewer),
            events: self.told(from, self.at(), viewer),
            since: self.since(viewer),
        });
        Shown {
            at: self.at(),
            turn: self.turn(),
            holder: self.holder(),
            next: self.next(),
            actor,
            seen,
            can_undo: self.can_undo(),
            undo_makes_practice: self.undo_makes_practice(),
            can_redo: self.can_redo(),
            practice: self.practice,
            places: self.position.places(),
        }
    }

    /// Everything that happened, as the holder may know it.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] behind the curtain.
    pub fn story(&self) -> Result<Vec<Told<G::Event>>, TableError<G::Reason>> {
        let viewer = self.viewer().ok_or(TableError::NotOnTurn)?;
        Ok(self.told(0, self.at(), viewer))
    }

    /// The position after the first `at` steps, as the holder may know it.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] behind the curtain, [`TableError::Stale`] beyond the log.
    pub fn earlier(&self, at: usize) -> Result<Earlier<G>, TableError<G::Reason>> {
        self.earlier_for(at, self.viewer().ok_or(TableError::NotOnTurn)?)
    }

    /// The position after the first `at` steps, as `viewer` knew it.
    pub(crate) fn earlier_for(
        &self,
        at: usize,
        viewer: Viewer,
    ) -> Result<Earlier<G>, TableError<G::Reason>> {
        if at > self.at() {
            return Err(TableError::Stale { at: self.at() });
        }
        let position = self.position_after(at);
        Ok(Earlier {
            turn: position.turn(),
            view: position.view(viewer),
            sheet: position.score(viewer),
            events: self.told(at.saturating_sub(1), at, viewer),
        })
    }

    /// What these actions of the holder, one after another, would change, as far as it can know:
    /// what something comes to light by, or what the rules have no place for after the others, is
    /// where foresight ends.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] when the seat may not act now, [`TableError::Illegal`] with the
    /// rules' reason against the first of them.
    pub fn foreseen(
        &self,
        seat: Seat,
        first: G::Action,
        then: &[G::Action],
    ) -> Result<Foreseen<G>, TableError<G::Reason>> {
        self.check_hand(seat)?;
        if let Some(why) = self.position.refusal(seat, first) {
            return Err(TableError::Illegal(why));
        }
        let viewer = Viewer::Seat(seat);
        let mut events = Vec::new();
        let mut reveals = self.position.reveals(seat, first);
        let mut after = self.position.foresee(seat, first, &mut events);
        for &action in then {
            if reveals || after.refusal(seat, action).is_some() {
                break;
            }
            reveals = after.reveals(seat, action);
            after = after.foresee(seat, action, &mut events);
        }
        let events = events.iter().filter_map(|event| G::tell(event, viewer)).collect();
        let changes = changes(&self.position.score(viewer), &after.score(viewer));
        Ok(Foreseen { changes, events, reveals })
    }

    /// What the bot of `seat` sees.
    pub const fn seen(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(&self.position, seat)
    }

    /// The final score sheet, when the game is over.
    pub fn final_sheet(&self) -> Option<Sheet<G>> {
        self.is_over().then(|| self.position.score(Viewer::Everything))
    }

    /// The events of steps `from..to`, as the viewer may know them.
    fn told(&self, from: usize, to: usize, viewer: Viewer) -> Vec<Told<G::Event>> {
        let told = |(n, entry): (usize, &Entry<G>)| {
            let by = entry.kept.by();
            let events = entry.events.iter().filter_map(|event| G::tell(event, viewer));
            events.map(|event| Told { n, by, event }).collect::<Vec<_>>()
        };
        let steps = self.log.iter().enumerate().take(to).skip(from);
        steps.flat_map(told).collect()
    }

    /// What happened after the last action of the seat that looks, or that acts at an open table.
    fn since(&self, viewer: Viewer) -> Vec<Told<G::Event>> {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => self.actor(),
            Viewer::Everything => None,
        };
        let Some(own) = own else { return Vec::new() };
        let last = self.log.iter().rposition(|entry| entry.kept.by() == Some(own));
        self.told(last.map_or(0, |n| n + 1), self.at(), viewer)
    }
}
