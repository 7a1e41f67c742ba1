//! Head starts that change while a game goes on.
//!
//! People find out during a game that one of them has no chance, or that they gave too much. So a
//! head start may be changed until the game ends. It is no step: it holds from the beginning, the
//! steps replay as before, and an undo leaves it alone. What would be unfair is to change it without
//! a trace: after how many steps it was agreed on stays with the game, and the game is compared with
//! its like only and not rated, so that nobody gains by it over those who had none. The day's game is
//! the same for everybody and has none, nor has a lesson, and a game that is over stays as it ended.

use store::NewGame;
use table::MOST_HANDICAP;

use crate::app::App;
use crate::guard::guarded;
use crate::read::bad;
use crate::wire::{ApiError, HandicapOf, TableState};

impl App {
    pub(crate) async fn set_handicap(&self, of: HandicapOf) -> Result<TableState, ApiError> {
        let HandicapOf { table, seat, points, at } = of;
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        open_table.may_agree(seat, at)?;
        // Alone there is nobody to be ahead of.
        if open_table.seats.len() == 1 {
            return Err(bad("table"));
        }
        if points > MOST_HANDICAP {
            return Err(bad("points"));
        }
        let mut seats = open_table.seats.clone();
        seats[seat.index()].handicap = (points != 0).then_some(points);
        let mut new = NewGame::clone(&open_table.new);
        new.seats[seat.index()].handicap = points;
        new.seats[seat.index()].handicap_at = at;
        let draft =
            guarded("setHandicap", || open_table.draft_agreed(&open_table.table, seats, new))?;
        self.write(&mut open_table, draft).await?;
        guarded("setHandicap", || open_table.state(open_table.table.at()))
    }
}
