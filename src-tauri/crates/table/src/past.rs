//! Earlier positions: looked at from any seat once the game is over, and played on from.

use game::{Game, Viewer};

use crate::any::{any_earlier, refused};
use crate::shelf::{OnShelf, on_table};
use crate::show::{EarlierOf, mapped};
use crate::{
    AnyTable, AnyView, Course, Earlier, KeptError, LogStep, Plan, Refused, Sitter, Table,
    TableError, Told,
};

/// Where another game leaves this one.
#[derive(Clone, Debug)]
pub struct Fork {
    /// After how many steps.
    pub at: usize,
    /// Where chance comes from after that.
    pub seed: u64,
    /// Who plays each seat from there on.
    pub sitters: Vec<Sitter>,
}

impl AnyTable {
    /// The position after `at` steps of a game that is over, as the viewer knew it.
    ///
    /// # Errors
    /// [`Refused::NotOnTurn`] while the game goes on, [`Refused::Stale`] beyond the log.
    pub fn seen_then(&self, at: usize, viewer: Viewer) -> Result<Earlier, Refused> {
        on_table!(self, table => seen_then(table, at, viewer))
    }

    /// Everything that happened in a game that is over, as the viewer heard of it.
    ///
    /// # Errors
    /// [`Refused::NotOnTurn`] while the game goes on.
    pub fn heard_then(&self, viewer: Viewer) -> Result<Vec<Told>, Refused> {
        on_table!(self, table => heard_then(table, viewer))
    }

    /// How the points came about in a game that is over, as the viewer knew it.
    ///
    /// # Errors
    /// [`Refused::NotOnTurn`] while the game goes on.
    pub fn course_then(&self, viewer: Viewer) -> Result<Course, Refused> {
        on_table!(self, table => course_then(table, viewer))
    }

    /// What lies open to everybody on the table now, whoever holds the device.
    pub fn in_public(&self) -> AnyView {
        on_table!(self, table => in_public(table))
    }

    /// How the points came about so far, as the holder may know it.
    ///
    /// # Errors
    /// [`Refused::NotOnTurn`] behind the curtain.
    pub fn course_so_far(&self) -> Result<Course, Refused> {
        on_table!(self, table => course_so_far(table))
    }

    /// Whether the seats hold secrets from each other.
    pub fn has_secrets(&self) -> bool {
        on_table!(self, table => table.fixed.has_secrets)
    }

    /// A practice game that goes on from an earlier position of this one.
    ///
    /// # Errors
    /// [`KeptError::Setup`] when there are not as many sitters as seats, [`KeptError::Step`]
    /// beyond the log.
    pub fn forked(&self, fork: Fork) -> Result<Self, KeptError> {
        on_table!(self, table => table.forked(fork).map(OnShelf::put_table))
    }
}

impl<G: Game> Table<G> {
    /// The position after `at` steps of a game that is over, as the viewer knew it.
    fn seen_then(&self, at: usize, viewer: Viewer) -> Result<EarlierOf<G>, TableError<G::Reason>> {
        if !self.is_over() {
            return Err(TableError::NotOnTurn);
        }
        self.earlier_for(at, viewer)
    }

    /// Everything that happened in a game that is over, as the viewer heard of it.
    fn heard_then(&self, viewer: Viewer) -> Result<Vec<Told<G::Event>>, TableError<G::Reason>> {
        if !self.is_over() {
            return Err(TableError::NotOnTurn);
        }
        Ok(self.told(0, self.at(), viewer))
    }

    /// How the points came about in a game that is over, as the viewer knew it.
    fn course_then(&self, viewer: Viewer) -> Result<Course, TableError<G::Reason>> {
        if !self.is_over() {
            return Err(TableError::NotOnTurn);
        }
        Ok(self.course_for(viewer))
    }

    fn forked(&self, fork: Fork) -> Result<Self, KeptError> {
        let Fork { at, seed, sitters } = fork;
        if at > self.at() {
            return Err(KeptError::Step { n: self.at() });
        }
        let plan = Plan {
            setup: self.setup().clone(),
            rules: self.position().rules(),
            seed,
            sitters,
            script: self.script().to_vec(),
            practice: true,
        };
        let steps: Vec<LogStep<G>> = self.steps().take(at).copied().collect();
        let table = Self::resumed(plan, &steps, at).map_err(|_| KeptError::Setup)?;
        let table = table.map_err(|bad| KeptError::Step { n: bad.n })?;
        let table = table.settled().map_err(|_| KeptError::Step { n: at })?;
        Ok(table.with_trust(self.trust))
    }
}

fn in_public<G: OnShelf>(table: &Table<G>) -> AnyView {
    G::put_view(table.position.view(Viewer::Public))
}

fn seen_then<G: OnShelf>(table: &Table<G>, at: usize, viewer: Viewer) -> Result<Earlier, Refused> {
    table.seen_then(at, viewer).map(any_earlier::<G>).map_err(refused::<G>)
}

fn course_so_far<G: OnShelf>(table: &Table<G>) -> Result<Course, Refused> {
    table.course_so_far().map_err(refused::<G>)
}

fn heard_then<G: OnShelf>(table: &Table<G>, viewer: Viewer) -> Result<Vec<Told>, Refused> {
    table.heard_then(viewer).map(|told| mapped(told, G::put_event)).map_err(refused::<G>)
}

fn course_then<G: OnShelf>(table: &Table<G>, viewer: Viewer) -> Result<Course, Refused> {
    table.course_then(viewer).map_err(refused::<G>)
}
