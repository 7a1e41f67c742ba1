//! The list of saved games: its pages, the pictures of its tables, the bin, and what the players
//! say of a game.

use game::Seat;
use store::{
    BINNED_FOR_MS, BY_THE_BOX, Called, GameStatus, ListFilter, Page, PageKey, Remark, Store,
    StoreError,
};
use table::GameId;

use crate::app::App;
use crate::clock::now;
use crate::guard::guarded;
use crate::open_table::from_seat;
use crate::read::bad;
use crate::wire::{
    ApiError, CalledSo, ChangeGame, GameRow, Games, GamesFilter, OfTable, Picture, RowSeat,
    SeatPlan, TableId, Trouble,
};

/// How many games a page has unless it is said, and at most.
const USUAL: u16 = 50;
const MOST: u16 = 200;

/// How many characters can be sought.
const MOST_SOUGHT: usize = 100;

/// How many words can stand for something.
const MOST_CALLED: usize = 16;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl App {
    /// A page of the saved games.
    pub(crate) async fn games(&self, filter: GamesFilter) -> Result<Games, ApiError> {
        let most = usize::from(filter.most.unwrap_or(USUAL).clamp(1, MOST));
        if let Some(part) = filter.part {
            return self.games_of_number(self.part(part).await?, filter.after, most).await;
        }
        if let Some(counted) = filter.counted {
            return self.games_of_number(self.counted(counted).await?, filter.after, most).await;
        }
        let after = match &filter.after {
            Some(text) => Some(from_key(text).ok_or_else(|| bad("after"))?),
            None => None,
        };
        if filter.text.as_ref().is_some_and(|text| text.chars().count() > MOST_SOUGHT) {
            return Err(bad("text"));
        }
        if filter.called.as_ref().is_some_and(|words| words.len() > MOST_CALLED) {
            return Err(bad("called"));
        }
        let order = filter.order.unwrap_or_default();
        let filter = to_filter(filter);
        let read = move |store: &mut Store| store.list(&filter, order, after.as_ref(), most);
        let Page { rows, next, total } = self.inner.db.run(read).await?;
        let trouble = self.trouble();
        let games = rows.into_iter().map(|row| to_row(row, &trouble)).collect();
        Ok(Games { games, total, next: next.as_ref().map(to_key) })
    }

    /// A page of the games that one number of statistics is made of, by their ids.
    async fn games_of_number(
        &self,
        mut ids: Vec<TableId>,
        after: Option<String>,
        most: usize,
    ) -> Result<Games, ApiError> {
        let total = if after.is_none() { Some(ids.len() as u32) } else { None };
        if let Some(after) = after {
            let place = ids.iter().position(|id| *id == after).ok_or_else(|| bad("after"))?;
            ids.drain(..=place);
        }
        let next = if ids.len() > most { ids.get(most - 1).cloned() } else { None };
        ids.truncate(most);
        let rows = self.inner.db.run(move |store| store.games_with(&ids)).await?;
        let trouble = self.trouble();
        let games = rows.into_iter().map(|row| to_row(row, &trouble)).collect();
        Ok(Games { games, total, next })
    }

    /// What lies open on the table of a saved game.
    pub(crate) async fn picture(
        &self,
        OfTable { table: id }: OfTable,
    ) -> Result<Picture, ApiError> {
        let open_table = self.look_up(&id).await?;
        let view = guarded("picture", || open_table.table.in_public())?;
        let setup = open_table.table.setup();
        Ok(Picture { table: id, setup, view })
    }

    /// Changes what the players say of a game.
    pub(crate) async fn change_game(&self, change: ChangeGame) -> Result<GameRow, ApiError> {
        let ChangeGame { table, note, is_excluded } = change;
        if note.as_ref().is_some_and(|note| note.chars().count() > store::MOST_NOTE) {
            return Err(bad("note"));
        }
        let id = table.clone();
        let note = note.map(|note| note.trim().to_owned());
        let write = move |store: &mut Store| {
            store.remark(&id, &Remark { note, is_excluded })?;
            store.games_with(std::slice::from_ref(&id))?.pop().ok_or(StoreError::Unknown(id))
        };
        let row = self.inner.db.run(write).await?;
        Ok(to_row(row, &self.trouble()))
    }

    /// Puts a game into the bin.
    pub(crate) async fn abandon(&self, OfTable { table: id }: OfTable) -> Result<(), ApiError> {
        let asked = id.clone();
        self.inner.db.run(move |store| store.abandon(&asked, now())).await?;
        self.inner.tables.lock().await.close(&id);
        Ok(())
    }

    /// Takes a game out of the bin.
    pub(crate) async fn restore(&self, OfTable { table: id }: OfTable) -> Result<(), ApiError> {
        self.inner.db.run(move |store| store.restore(&id, now())).await
    }
}

/// The end of a page as a text.
fn to_key(key: &PageKey) -> String {
    let part = match key.status {
        GameStatus::Running => 'r',
        GameStatus::Finished => 'f',
        GameStatus::Abandoned => 'a',
    };
    format!("{part}{}.{}", key.at, key.id)
}

/// The end of a page that a text is; `None` when it is none.
fn from_key(text: &str) -> Option<PageKey> {
    let status = match text.chars().next()? {
        'r' => GameStatus::Running,
        'f' => GameStatus::Finished,
        'a' => GameStatus::Abandoned,
        _ => return None,
    };
    let (at, id) = text[1..].split_once('.')?;
    Some(PageKey { status, at: at.parse().ok()?, id: id.to_owned() })
}

fn to_row(row: store::GameRow, trouble: &[Trouble]) -> GameRow {
    let game = GameId::named(&row.game);
    let known = trouble.iter().find(|trouble| match trouble {
        Trouble::BadLog { table, .. } | Trouble::Unplayable { table, .. } => *table == row.id,
        Trouble::SetAside { .. }
        | Trouble::Damaged
        | Trouble::Newer { .. }
        | Trouble::Older { .. }
        | Trouble::ReadOnly
        | Trouble::InUse
        | Trouble::PutBack { .. }
        | Trouble::DiskFull
        | Trouble::BadRow { .. }
        | Trouble::BotFailed { .. } => false,
    });
    let missing = match game {
        None => Some("game"),
        Some(_) if row.rules == BY_THE_BOX => None,
        Some(game) if !game.has_rules(row.rules) => Some("rules"),
        Some(_) => None,
    };
    let unplayable = missing
        .map(|missing| Trouble::Unplayable { table: row.id.clone(), missing: missing.to_owned() });
    let damaged = match (row.is_damaged, row.is_whole) {
        (true, _) => Some(Trouble::BadLog { table: row.id.clone(), n: row.at as u32 }),
        (false, is_whole) => (!is_whole).then(|| Trouble::BadRow { table: row.id.clone() }),
    };
    let days_left = row.binned_at.map(|since| {
        let left = (since + BINNED_FOR_MS - now()).max(0);
        u32::try_from((left + DAY_MS - 1) / DAY_MS).unwrap_or(u32::MAX)
    });
    GameRow {
        trouble: known.cloned().or(damaged).or(unplayable),
        game,
        rules: row.rules,
        status: row.status,
        seats: row.seats.iter().map(to_seat).collect(),
        on_turn: row.on_turn.iter().filter_map(|&seat| Seat::new(seat)).collect(),
        at: row.at as u32,
        practice: row.practice,
        trust: row.trust,
        started_at: row.started_at,
        changed_at: row.changed_at,
        ended_at: row.ended_at,
        is_excluded: row.is_excluded,
        is_imported: row.is_imported,
        is_foreign: row.is_foreign,
        is_real: row.rules == BY_THE_BOX,
        location: row.place,
        assisted: row.is_assisted,
        day: row.day,
        note: row.note,
        agreements: serde_json::from_str(&row.agreements).unwrap_or_default(),
        days_left,
        table: row.id,
    }
}

fn to_filter(filter: GamesFilter) -> ListFilter {
    ListFilter {
        game: filter.game.map(|game| game.name().to_owned()),
        variant: filter.variant.map(|words| words.join(" ")),
        status: filter.status,
        people: filter.people.unwrap_or_default(),
        from: filter.from,
        to: filter.to,
        text: filter.text,
        called: filter.called.unwrap_or_default().into_iter().map(to_called).collect(),
        traits: filter.traits.unwrap_or_default(),
    }
}

fn to_called(CalledSo { word, games, levels }: CalledSo) -> Called {
    let games = games.into_iter().map(|it| it.name().to_owned()).collect();
    let levels = levels.into_iter().map(|it| it.name().to_owned()).collect();
    Called { word, games, levels }
}

fn to_seat(seat: &store::RowSeat) -> RowSeat {
    let plan = from_seat(&seat.seat);
    RowSeat {
        name: seat.seat.name.clone(),
        mark: seat.seat.mark.clone(),
        sitter: plan.map(|SeatPlan { sitter, .. }| sitter),
        profile: seat.seat.profile.clone(),
        handicap: (seat.seat.handicap != 0).then_some(seat.seat.handicap),
        total: seat.score,
        place: seat.rank,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_reads_back_and_others_are_refused() {
        for status in [GameStatus::Running, GameStatus::Finished, GameStatus::Abandoned] {
            let key = PageKey { status, at: 1_700_000_000_123, id: "0193-a.b".into() };
            assert_eq!(from_key(&to_key(&key)), Some(key));
        }
        for none in ["", "x1.a", "r", "r.a", "é1.a", "fx.a"] {
            assert_eq!(from_key(none), None, "{none}");
        }
    }
}
