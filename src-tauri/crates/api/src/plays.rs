//! [`pools`]: the results on disk as statistics see them.

use std::collections::BTreeMap;

use game::Seat;
use statistics::{Played, Sat};
use store::{ResultRow, Store, StoreError};
use table::GameId;

use crate::wire::{Kind, Player, ProfileId};

/// Games of one game, variant and number of seats, oldest first.
#[derive(Debug)]
pub(crate) struct Pool {
    pub(crate) game: GameId,
    pub(crate) variant: String,
    pub(crate) n_seats: u8,
    pub(crate) games: Vec<Played>,
}

impl Pool {
    /// What kind of games these are for somebody with or without help.
    pub(crate) fn kind(&self, assisted: bool) -> Kind {
        let variant = self.variant.split_whitespace().map(str::to_owned).collect();
        Kind { game: self.game, variant, seats: self.n_seats, assisted }
    }
}

/// The games of these results that count, by kind; the seats of one game stand together and games of
/// one kind too. Games of which not every seat is there tell nothing.
pub(crate) fn pools(rows: Vec<ResultRow>) -> Vec<Pool> {
    let mut pools: Vec<Pool> = Vec::new();
    let is_whole: Vec<bool> = rows
        .chunk_by(|a, b| a.game_id == b.game_id)
        .flat_map(|game| std::iter::repeat_n(is_whole(game), game.len()))
        .collect();
    for (row, is_whole) in rows.into_iter().zip(is_whole) {
        let Some(game) = GameId::named(&row.game) else { continue };
        if row.is_counted && is_whole {
            add(&mut pools, game, row);
        }
    }
    pools
}

fn add(pools: &mut Vec<Pool>, game: GameId, row: ResultRow) {
    let ResultRow { game_id: table, variant, n_seats, ended_at, day, .. } = row;
    let is_of =
        |pool: &Pool| pool.game == game && pool.variant == variant && pool.n_seats == n_seats;
    if !pools.last().is_some_and(is_of) {
        pools.push(Pool { game, variant, n_seats, games: Vec::new() });
    }
    let games = &mut pools.last_mut().expect("one was pushed").games;
    if games.last().is_none_or(|it| it.table != table) {
        games.push(Played { table, ended_at, day, seats: Vec::with_capacity(n_seats.into()) });
    }
    games.last_mut().expect("one was pushed").seats.push(Sat {
        profile: row.profile,
        is_bot: row.is_bot,
        is_assisted: row.is_assisted,
        is_verified: row.is_verified,
        n_tied: row.n_tied,
        margin: row.margin,
        result: row.result,
    });
}

/// Whether these are the results of all seats of a game, in their order.
fn is_whole(game: &[ResultRow]) -> bool {
    game.iter().enumerate().all(|(i, row)| {
        usize::from(row.idx) == i
            && usize::from(row.n_seats) == game.len()
            && row.is_counted == game[0].is_counted
            && Seat::new(row.idx).is_some()
    })
}

/// Who is who.
#[derive(Debug, Default)]
pub(crate) struct Faces(BTreeMap<ProfileId, Player>);

impl Faces {
    /// The people of this device.
    pub(crate) fn here(store: &Store) -> Result<Self, StoreError> {
        let face = |(id, name, mark): (String, String, String)| {
            (id.clone(), Player { profile: Some(id), name, mark, level: None })
        };
        Ok(Self(store.faces()?.into_iter().map(face).collect()))
    }

    /// The player of a profile.
    pub(crate) fn player(&self, profile: &str) -> Player {
        let blank = |level: Option<&str>| Player {
            profile: Some(profile.to_owned()),
            name: String::new(),
            mark: String::new(),
            level: level.map(str::to_owned),
        };
        self.0.get(profile).cloned().unwrap_or_else(|| blank(profile.strip_prefix("bot:")))
    }
}
