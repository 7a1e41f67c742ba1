//! What a table hands out: only ever what its holder may know, and nothing behind the curtain.

use game::{Game, Places, Seat, Seen, Sheet, Turn, Viewer};
use serde::Serialize;

use crate::preview::changes;
use crate::shelf::ChangesOf;
use crate::table::Entry;
use crate::{AnyChanges, AnyEvent, AnyOffer, AnySheet, AnyView, Holder, Next, Table, TableError};

/// An event told to a viewer, with the step it belongs to. A step has as many as it brought about.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Told<Event = AnyEvent> {
    /// Number of the step, from 0.
    pub n: u32,
    /// Who took it; `None` for chance.
    pub by: Option<Seat>,
    /// What happened, as far as the viewer may know.
    pub event: Event,
}

/// A table as its holder may see it. Behind the curtain there is no view, offer, sheet or event.
#[allow(clippy::struct_excessive_bools, reason = "four independent facts, not one state")]
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Shown<View = AnyView, Offer = AnyOffer, Sheet = AnySheet, Event = AnyEvent> {
    /// Number of steps taken; goes with every request that changes the table.
    pub at: u32,
    /// Who is to act.
    pub turn: Turn,
    /// Who holds the device.
    pub holder: Holder,
    /// What the table waits for.
    pub next: Next,
    /// The seat whose offer this is: the one that acts on this device now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actor: Option<Seat>,
    /// What the holder sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// What `actor` may do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// The score sheet as the holder may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
    /// What this change of the table brought about; empty after opening.
    pub events: Vec<Told<Event>>,
    /// What happened after the holder's own last action, for "since your last turn".
    pub since: Vec<Told<Event>>,
    /// Whether the holder may take back an action.
    pub can_undo: bool,
    /// Whether taking it back makes the game practice.
    pub undo_makes_practice: bool,
    /// Whether the holder may take again what was taken back.
    pub can_redo: bool,
    /// Whether this game is practice: free undo, and no place in statistics.
    pub practice: bool,
    /// Whether the people at the table trust each other: no curtain falls.
    pub trust: bool,
    /// The final places, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
}

/// An earlier position as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Earlier<View = AnyView, Sheet = AnySheet, Event = AnyEvent> {
    /// After how many steps.
    pub at: u32,
    /// Who was to act.
    pub turn: Turn,
    /// The position.
    pub view: View,
    /// Its score sheet.
    pub sheet: Sheet,
    /// What the last step before it brought about.
    pub events: Vec<Told<Event>>,
}

/// What actions would do, as far as the acting seat can know.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Preview<Changes = AnyChanges, Event = AnyEvent, Offer = AnyOffer> {
    /// What they would change on the score sheets, seat by seat.
    pub changes: Changes,
    /// What would happen.
    pub events: Vec<Event>,
    /// Whether something would come to light, so that they could not be taken back: what was
    /// hidden, what chance or a bot answers at once, the end. The screen asks before such an action.
    pub reveals: bool,
    /// What the seat could do right after, in the same decision; nothing where it would not be its
    /// turn, or where something came to light.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub offer: Option<Offer>,
}

/// [`Shown`] in the types of game `G`.
pub type ShownOf<G> = Shown<<G as Game>::View, <G as Game>::Offer, Sheet<G>, <G as Game>::Event>;

/// [`Earlier`] in the types of game `G`.
pub type EarlierOf<G> = Earlier<<G as Game>::View, Sheet<G>, <G as Game>::Event>;

/// [`Preview`] in the types of game `G`.
pub type PreviewOf<G> = Preview<ChangesOf<G>, <G as Game>::Event, <G as Game>::Offer>;

impl<E> Told<E> {
    pub(crate) fn map<Event>(self, event: fn(E) -> Event) -> Told<Event> {
        Told { n: self.n, by: self.by, event: event(self.event) }
    }
}

impl<V, O, S, E> Shown<V, O, S, E> {
    pub(crate) fn map<View, Offer, Sheet, Event>(
        self,
        view: fn(V) -> View,
        offer: fn(O) -> Offer,
        sheet: fn(S) -> Sheet,
        event: fn(E) -> Event,
    ) -> Shown<View, Offer, Sheet, Event> {
        Shown {
            at: self.at,
            turn: self.turn,
            holder: self.holder,
            next: self.next,
            actor: self.actor,
            view: self.view.map(view),
            offer: self.offer.map(offer),
            sheet: self.sheet.map(sheet),
            events: mapped(self.events, event),
            since: mapped(self.since, event),
            can_undo: self.can_undo,
            undo_makes_practice: self.undo_makes_practice,
            can_redo: self.can_redo,
            practice: self.practice,
            trust: self.trust,
            places: self.places,
        }
    }
}

impl<V, S, E> Earlier<V, S, E> {
    pub(crate) fn map<View, Sheet, Event>(
        self,
        view: fn(V) -> View,
        sheet: fn(S) -> Sheet,
        event: fn(E) -> Event,
    ) -> Earlier<View, Sheet, Event> {
        let Self { at, turn, .. } = self;
        let (view, sheet) = (view(self.view), sheet(self.sheet));
        Earlier { at, turn, view, sheet, events: mapped(self.events, event) }
    }
}

impl<C, E, O> Preview<C, E, O> {
    pub(crate) fn map<Changes, Event, Offer>(
        self,
        changes: fn(C) -> Changes,
        event: fn(E) -> Event,
        offer: fn(O) -> Offer,
    ) -> Preview<Changes, Event, Offer> {
        let events = self.events.into_iter().map(event).collect();
        let offer = self.offer.map(offer);
        Preview { changes: changes(self.changes), events, reveals: self.reveals, offer }
    }
}

/// Events in other types.
pub(crate) fn mapped<E, Event>(told: Vec<Told<E>>, event: fn(E) -> Event) -> Vec<Told<Event>> {
    told.into_iter().map(|it| it.map(event)).collect()
}

impl<G: Game> Table<G> {
    /// The table as its holder may see it, with the events of all steps from number `from` on.
    pub fn shown(&self, from: usize) -> ShownOf<G> {
        let (viewer, actor) = (self.viewer(), self.actor());
        Shown {
            at: self.at() as u32,
            turn: self.turn(),
            holder: self.holder(),
            next: self.next(),
            actor,
            view: viewer.map(|viewer| self.position.view(viewer)),
            offer: viewer.and(actor).map(|seat| self.position.offer(seat)),
            sheet: viewer.map(|viewer| self.sheet_of(&self.position, viewer)),
            events: viewer.map_or_else(Vec::new, |it| self.told(from, self.at(), it)),
            since: viewer.map_or_else(Vec::new, |viewer| self.since(viewer)),
            can_undo: self.can_undo(),
            undo_makes_practice: self.undo_makes_practice(),
            can_redo: self.can_redo(),
            practice: self.practice,
            trust: self.trust,
            places: self.places(),
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
    pub fn earlier(&self, at: usize) -> Result<EarlierOf<G>, TableError<G::Reason>> {
        self.earlier_for(at, self.viewer().ok_or(TableError::NotOnTurn)?)
    }

    /// The position after the first `at` steps, as `viewer` knew it.
    pub(crate) fn earlier_for(
        &self,
        at: usize,
        viewer: Viewer,
    ) -> Result<EarlierOf<G>, TableError<G::Reason>> {
        if at > self.at() {
            return Err(TableError::Stale { at: self.at() });
        }
        let position = self.position_after(at);
        Ok(Earlier {
            at: at as u32,
            turn: position.turn(),
            view: position.view(viewer),
            sheet: self.sheet_of(&position, viewer),
            events: self.told(at.saturating_sub(1), at, viewer),
        })
    }

    /// What a decision of the holder would change, action by action, as far as it can know: what
    /// something comes to light by, or what the rules have no place for after the others, is where
    /// foresight ends. `at` is the number of steps it has seen.
    ///
    /// # Errors
    /// [`TableError::Stale`], [`TableError::NotOnTurn`] when the seat may not act now, and
    /// [`TableError::Illegal`] with the rules' reason against the first action.
    pub fn foreseen(
        &self,
        seat: Seat,
        actions: &[G::Action],
        at: usize,
    ) -> Result<PreviewOf<G>, TableError<G::Reason>> {
        self.check_at(at)?;
        self.check_hand(seat)?;
        let viewer = Viewer::Seat(seat);
        let mut after = self.position.clone();
        let mut events = Vec::new();
        let mut reveals = false;
        for (n, &action) in actions.iter().enumerate() {
            match after.refusal(seat, action) {
                Some(why) if n == 0 => return Err(TableError::Illegal { n, why }),
                Some(_) => break,
                None => {}
            }
            reveals = after.reveals(seat, action);
            after = after.foresee(seat, action, &mut events);
            if reveals {
                break;
            }
        }
        let events = events.iter().filter_map(|event| G::tell(event, viewer)).collect();
        let sheet = |position: &G| self.sheet_of(position, viewer);
        let changes = changes(&sheet(&self.position), &sheet(&after));
        reveals |= self.ends_with(after.turn());
        let goes_on = !reveals && after.turn().has(seat);
        let offer = goes_on.then(|| after.offer(seat));
        Ok(Preview { changes, events, reveals, offer })
    }

    /// What the bot of `seat` sees.
    pub const fn seen(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(&self.position, seat)
    }

    /// The final score sheet, when the game is over.
    pub fn final_sheet(&self) -> Option<Sheet<G>> {
        self.is_over().then(|| self.sheet_of(&self.position, Viewer::Everything))
    }

    /// The events of steps `from..to`, as the viewer may know them.
    pub(crate) fn told(&self, from: usize, to: usize, viewer: Viewer) -> Vec<Told<G::Event>> {
        let told = |(n, entry): (usize, &Entry<G>)| {
            let (n, by) = (n as u32, entry.kept.by());
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
