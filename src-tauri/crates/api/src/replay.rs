//! Looking at a game again, going on from anywhere in it, and the proof that nothing was arranged.

use game::{Seat, Viewer};
use store::Origin;
use table::{AnyTable, Draw};

use crate::app::{App, refused};
use crate::clock::now;
use crate::fresh::new_seed;
use crate::guard::guarded;
use crate::open_table::{OpenTable, check_seats};
use crate::read::bad;
use crate::seed;
use crate::wire::{
    ApiError, Course, Earlier, FairDraw, Fairness, Fork, Log, OfTable, PositionAt, StoryOf,
    TableState,
};

impl App {
    /// An earlier position of an open table: as the holder may know it, or, once the game is over,
    /// as a seat knew it then.
    pub(crate) async fn position(&self, of: PositionAt) -> Result<Earlier, ApiError> {
        let PositionAt { table, at, seat } = of;
        let open_table = self.table_of(&table).await?;
        let open_table = open_table.lock().await;
        let look = || match seat {
            None => open_table.table.earlier(at as usize),
            Some(seat) => open_table.table.seen_then(at as usize, Viewer::Seat(seat)),
        };
        check_eyes(&open_table, seat)?;
        let is_beyond = at as usize > open_table.table.at();
        let earlier = guarded("position", look)?;
        earlier.map_err(|why| if is_beyond { bad("at") } else { refused(why) })
    }

    /// Everything that happened, as the holder may know it, or, once the game is over, as a seat
    /// heard of it.
    pub(crate) async fn log(&self, of: StoryOf) -> Result<Log, ApiError> {
        let open_table = self.table_of(&of.table).await?;
        let open_table = open_table.lock().await;
        check_eyes(&open_table, of.seat)?;
        let story = || match of.seat {
            None => open_table.table.story(),
            Some(seat) => open_table.table.heard_then(Viewer::Seat(seat)),
        };
        let story = guarded("log", story)?.map_err(refused)?;
        Ok(Log { entries: story })
    }

    /// How the points came about so far, as the holder may know it, or, once the game is over, as
    /// a seat knew it.
    pub(crate) async fn course(&self, of: StoryOf) -> Result<Course, ApiError> {
        let open_table = self.table_of(&of.table).await?;
        let open_table = open_table.lock().await;
        check_eyes(&open_table, of.seat)?;
        let course = || match of.seat {
            None => open_table.table.course_so_far(),
            Some(seat) => open_table.table.course_then(Viewer::Seat(seat)),
        };
        let course = guarded("course", course)?.map_err(refused)?;
        let table::Course { moments, leads, swings } = course;
        Ok(Course {
            moments,
            leads,
            swings,
            periods: open_table.table.periods(),
            may_fork: may_fork(&open_table.table),
        })
    }

    /// Begins a practice game that goes on from a position of another. While that one goes on and
    /// keeps secrets, a fork would give them away; while it goes on without, what is still to come
    /// is dealt from another seed.
    pub(crate) async fn fork(&self, fork: Fork) -> Result<TableState, ApiError> {
        let Fork { table, at, seats } = fork;
        let parent = self.look_up(&table).await?;
        let is_over = parent.table.is_over();
        if !may_fork(&parent.table) {
            return Err(ApiError::Running);
        }
        if at as usize > parent.table.at() {
            return Err(bad("at"));
        }
        check_seats(&seats)?;
        let plan = table::Fork {
            at: at as usize,
            seed: if is_over { parent.table.seed() } else { new_seed() },
            sitters: seats.iter().map(|seat| seat.sitter).collect(),
        };
        let forked = guarded("fork", || parent.table.forked(plan))?.map_err(|_| bad("seats"))?;
        let origin = Origin { parent: Some((table, at as usize)), ..Origin::default() };
        let now = now();
        let (open_table, game, draft) = OpenTable::lay(&forked, seats, origin, now)?;
        self.inner.db.run(move |store| store.begin(&game, &draft.change(now))).await?;
        let at = open_table.table.at();
        self.seat(open_table, at).await
    }

    /// The proof that a finished game was dealt from its seed.
    pub(crate) async fn fairness(
        &self,
        OfTable { table: id }: OfTable,
    ) -> Result<Fairness, ApiError> {
        let open_table = self.look_up(&id).await?;
        if !open_table.table.is_over() {
            return Err(ApiError::Running);
        }
        let draws = guarded("fairness", || open_table.table.draws())?;
        let by: Vec<Option<Seat>> =
            open_table.table.kept().steps.into_iter().map(|step| step.by).collect();
        let draw = |it: Draw| FairDraw {
            n: it.n as u32,
            pile: it.pile,
            nth: it.nth,
            after: by[..it.n].iter().rev().copied().flatten().next(),
            holds: it.holds,
        };
        let seed = open_table.table.seed();
        Ok(Fairness {
            hash: seed::hash(&open_table.new.salt, seed),
            seed: seed::code(seed),
            salt: open_table.new.salt.clone(),
            draws: draws.into_iter().map(draw).collect(),
        })
    }
}

/// Ok when the game may be looked at with these eyes: a seat's own once it is over, and of a seat
/// that is there.
fn check_eyes(open_table: &OpenTable, seat: Option<Seat>) -> Result<(), ApiError> {
    if seat.is_some() && !open_table.table.is_over() {
        return Err(ApiError::Running);
    }
    if seat.is_some_and(|seat| seat.index() >= open_table.seats.len()) {
        return Err(bad("seat"));
    }
    Ok(())
}

/// Whether positions of a game may be played on from: while it keeps secrets, that would give them away.
fn may_fork(table: &AnyTable) -> bool {
    table.is_over() || !table.has_secrets()
}
