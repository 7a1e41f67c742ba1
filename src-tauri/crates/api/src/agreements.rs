//! What people agree on while a game goes on: somebody else sits down.
//!
//! That is no step: the steps are by seat, and replay as before. What is kept is who sat there before
//! and after how many steps they left. Such a game counts neither for statistics nor for records and
//! ratings; but what is taken back before anybody acted leaves nothing. Nobody undoes a step of before:
//! it was not theirs, or they have seen since what others hold.

use game::Seat;
use store::{NewGame, Origin, SavedGame};

use crate::app::{App, refused};
use crate::guard::guarded;
use crate::open_table::{Draft, OpenTable, check_seats, to_seat};
use crate::read::bad;
use crate::wire::{Agreement, ApiError, SeatPlan, SubstituteOf, TableState};
use table::AnyTable;

impl App {
    pub(crate) async fn substitute(&self, of: SubstituteOf) -> Result<TableState, ApiError> {
        let SubstituteOf { table, seat, plan, at } = of;
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        open_table.may_agree(seat, at)?;
        let draft = guarded("substitute", || open_table.substituted(seat, plan, at))??;
        self.write(&mut open_table, draft).await?;
        // What they were thinking about may be another's now.
        open_table.bots.clear();
        self.schedule_bots(&mut open_table);
        guarded("substitute", || open_table.state(at as usize))
    }
}

impl OpenTable {
    /// What was agreed on, oldest first.
    pub(crate) fn agreements(&self) -> Vec<Agreement> {
        serde_json::from_str(&self.new.agreements).unwrap_or_default()
    }

    /// Who sat where when the game began.
    pub(crate) fn began(&self) -> Vec<SeatPlan> {
        let mut seats = self.seats.clone();
        for Agreement::Substitution { seat, was, .. } in self.agreements().into_iter().rev() {
            seats[seat.index()] = sitting(&seats[seat.index()], was);
        }
        seats
    }

    /// Whether people may agree on something about a seat now. The day's game is the same for
    /// everybody, as a lesson is, and a game that is over stays as it ended.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_agree(&self, seat: Seat, at: u32) -> Result<(), ApiError> {
        if seat.index() >= self.seats.len() {
            return Err(bad("seat"));
        }
        let Origin { day, lesson, .. } = &self.new.origin;
        if self.table.is_over() || day.is_some() || lesson.is_some() || self.exercise.is_some() {
            return Err(bad("table"));
        }
        if at as usize != self.table.at() {
            return Err(ApiError::Stale { at: self.table.at() as u32 });
        }
        Ok(())
    }

    /// Whether no step is missing there that was taken before an agreement.
    pub(crate) fn may_go_back_to(&self, table: &AnyTable) -> bool {
        let before = |it: &Agreement| match it {
            Agreement::Substitution { at, .. } => *at as usize <= table.at(),
        };
        self.agreements().iter().all(before)
    }

    fn substituted(&self, seat: Seat, plan: Option<SeatPlan>, at: u32) -> Result<Draft, ApiError> {
        let mut agreements = self.agreements();
        let last = agreements.iter().rposition(|it| match it {
            Agreement::Substitution { seat: other, .. } => *other == seat,
        });
        let (old, mut seats) = (&self.seats[seat.index()], self.seats.clone());
        let last = last.map(|n| (n, agreements[n].clone()));
        let plan = match (plan, &last) {
            (Some(plan), _) => plan,
            (None, Some((_, Agreement::Substitution { was, .. }))) => was.clone(),
            (None, None) => return Err(bad("plan")),
        };
        let now = sitting(old, plan);
        seats[seat.index()] = now.clone();
        check_seats(&seats)?;
        match last {
            // Whoever sat down last did nothing: only who sat there before them is of interest.
            Some((n, Agreement::Substitution { at, was, .. }))
                if !self.table.has_acted(seat, at as usize) =>
            {
                if sitting(&now, was) == now {
                    agreements.remove(n);
                }
            }
            _ => agreements.push(Agreement::Substitution { seat, at, was: old.clone() }),
        }
        let mut new = NewGame::clone(&self.new);
        new.agreements = serde_json::to_string(&agreements).expect("agreements are plain data");
        let handicap_at = new.seats[seat.index()].handicap_at;
        new.seats[seat.index()] = store::NewSeat { handicap_at, ..to_seat(&now) };
        let table = self.table.with_sitter(seat, now.sitter).map_err(refused)?;
        Ok(self.draft_agreed(&table, seats, new))
    }
}

/// Somebody on this seat: its mark and its head start stay.
fn sitting(seat: &SeatPlan, plan: SeatPlan) -> SeatPlan {
    let SeatPlan { name, sitter, profile, help, .. } = plan;
    let name = store::clean_label(&name);
    SeatPlan { name, sitter, profile, help, mark: seat.mark.clone(), handicap: seat.handicap }
}

/// Whether what was agreed on in a saved game can be read, and is about its seats and steps.
pub(crate) fn are_agreements(saved: &SavedGame) -> bool {
    let n_seats = saved.new.seats.len();
    let read: Result<Vec<Agreement>, _> = serde_json::from_str(&saved.new.agreements);
    let is_fit = |it: &Agreement| match it {
        Agreement::Substitution { seat, at, .. } => {
            seat.index() < n_seats && *at as usize <= saved.at
        }
    };
    read.is_ok_and(|read| read.iter().all(is_fit))
}
