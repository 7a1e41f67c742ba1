//! Head starts that change while a game goes on.
//!
//! People find out during a game that one of them has no chance, or that they gave too much. So a
//! head start may be changed until the game ends. It is no step: it holds from the beginning, the
//! steps replay as before, and an undo leaves it alone. What would be unfair is to change it without
//! a trace: after how many steps it was agreed on stays with the game, and the game counts neither
//! for records nor for ratings, so that nobody gains by it outside of this table. The day's game is
//! the same for everybody and has none, nor has a lesson, and a game that is over stays as it ended.

use store::{NewGame, Origin};
use table::MOST_HANDICAP;

use crate::app::App;
use crate::guard::guarded;
use crate::read::bad;
use crate::sitting::Sitting;
use crate::wire::{ApiError, HandicapOf, TableState};

impl App {
    pub(crate) async fn set_handicap(&self, of: HandicapOf) -> Result<TableState, ApiError> {
        let HandicapOf { table, seat, points, at } = of;
        let sitting = self.sitting(&table).await?;
        let mut sitting = sitting.lock().await;
        check(&sitting, seat.index(), points)?;
        if at as usize != sitting.table.at() {
            return Err(ApiError::Stale { at: sitting.table.at() as u32 });
        }
        let mut seats = sitting.seats.clone();
        seats[seat.index()].handicap = (points != 0).then_some(points);
        let mut new = NewGame::clone(&sitting.new);
        new.seats[seat.index()].handicap = points;
        new.seats[seat.index()].handicap_at = at;
        let draft = guarded("setHandicap", || sitting.draft_handicaps(seats, new))?;
        self.write(&mut sitting, draft).await?;
        guarded("setHandicap", || sitting.state(sitting.table.at()))
    }
}

fn check(sitting: &Sitting, seat: usize, points: u16) -> Result<(), ApiError> {
    if seat >= sitting.seats.len() {
        return Err(bad("seat"));
    }
    let Origin { day, lesson, .. } = &sitting.new.origin;
    let is_given = day.is_some() || lesson.is_some() || sitting.exercise.is_some();
    if sitting.table.is_over() || sitting.seats.len() == 1 || is_given {
        return Err(bad("table"));
    }
    if points > MOST_HANDICAP {
        return Err(bad("points"));
    }
    Ok(())
}
