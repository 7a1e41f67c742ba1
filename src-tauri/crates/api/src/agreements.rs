//! What people agree on while a game goes on: somebody else sits down, or it ends as it stands.
//!
//! That is no step: the steps are by seat, and replay as before. What is kept is who sat there before
//! and after how many steps they left. Such a game counts neither for statistics nor for records and
//! ratings; but what is taken back before anybody acted leaves nothing. Nobody undoes a step of before:
//! it was not theirs, or they have seen since what others hold. Who goes on with a game that ended early
//! has seen all of it, and plays for practice.

use game::Seat;
use store::{NewGame, Origin, SavedGame};
use table::AnyTable;

use crate::app::{App, refused};
use crate::guard::guarded;
use crate::open_table::{Draft, OpenTable, check_seats, to_seat};
use crate::read::bad;
use crate::wire::{Agreement, ApiError, EndOf, SeatPlan, SubstituteOf, TableState};

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

    pub(crate) async fn end_early(&self, of: EndOf) -> Result<TableState, ApiError> {
        let EndOf { table, is_over, at } = of;
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        let mut agreements = open_table.agreements();
        if is_over {
            open_table.may_agree(Seat::FIRST, at)?;
            // Alone there is nobody to agree with.
            if open_table.seats.len() == 1 {
                return Err(bad("table"));
            }
            agreements.push(Agreement::End { at });
        } else if agreements.pop() != Some(Agreement::End { at }) {
            return Err(bad("table"));
        }
        let draft = guarded("end", || {
            let (seats, new) = (open_table.seats.clone(), agreed(&open_table.new, &agreements));
            open_table.draft_agreed(&open_table.table.ended(is_over), seats, new)
        })?;
        self.write(&mut open_table, draft).await?;
        self.schedule_bots(&mut open_table);
        guarded("end", || open_table.state(at as usize))
    }
}

impl OpenTable {
    /// What was agreed on, oldest first.
    pub(crate) fn agreements(&self) -> Vec<Agreement> {
        read(&self.new).unwrap_or_default()
    }

    /// Who sat where when the game began.
    pub(crate) fn began(&self) -> Vec<SeatPlan> {
        let mut seats = self.seats.clone();
        for it in self.agreements().into_iter().rev() {
            if let Agreement::Substitution { seat, was, .. } = it {
                seats[seat.index()] = sitting(&seats[seat.index()], was);
            }
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
        self.agreements().iter().all(|it| it.at() as usize <= table.at())
    }

    fn substituted(&self, seat: Seat, plan: Option<SeatPlan>, at: u32) -> Result<Draft, ApiError> {
        let mut agreements = self.agreements();
        let of_seat = |(n, it): (usize, &Agreement)| match it {
            Agreement::Substitution { seat: own, at, was } if *own == seat => {
                Some((n, *at as usize, was.clone()))
            }
            Agreement::Substitution { .. } | Agreement::End { .. } => None,
        };
        let last = agreements.iter().enumerate().rev().find_map(of_seat);
        let (old, mut seats) = (&self.seats[seat.index()], self.seats.clone());
        let before = last.as_ref().map(|(_, _, was)| was.clone());
        let plan = plan.or(before).ok_or_else(|| bad("plan"))?;
        let now = sitting(old, plan);
        seats[seat.index()] = now.clone();
        check_seats(&seats)?;
        match last {
            // Whoever sat down last did nothing: only who sat there before them is of interest.
            Some((n, at, was)) if !self.table.has_acted(seat, at) => {
                if sitting(&now, was) == now {
                    agreements.remove(n);
                }
            }
            _ => agreements.push(Agreement::Substitution { seat, at, was: old.clone() }),
        }
        let mut new = agreed(&self.new, &agreements);
        let handicap_at = new.seats[seat.index()].handicap_at;
        new.seats[seat.index()] = store::NewSeat { handicap_at, ..to_seat(&now) };
        let table = self.table.with_sitter(seat, now.sitter).map_err(refused)?;
        Ok(self.draft_agreed(&table, seats, new))
    }
}

/// The game with what was agreed on.
fn agreed(new: &NewGame, agreements: &[Agreement]) -> NewGame {
    let agreements = serde_json::to_string(agreements).expect("agreements are plain data");
    NewGame { agreements, ..new.clone() }
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
    let is_fit = |it: &Agreement| {
        let is_seat = match it {
            Agreement::Substitution { seat, .. } => seat.index() < n_seats,
            Agreement::End { .. } => true,
        };
        is_seat && it.at() as usize <= saved.at
    };
    read(&saved.new).is_some_and(|read| read.iter().all(is_fit))
}

/// Whether people agreed that a game is over as it stands.
pub(crate) fn is_ended(new: &NewGame) -> bool {
    matches!(read(new).unwrap_or_default().last(), Some(Agreement::End { .. }))
}

fn read(new: &NewGame) -> Option<Vec<Agreement>> {
    serde_json::from_str(&new.agreements).ok()
}
