//! The same deal compared: what everybody here made of it.

use game::Seat;
use store::{DealSeat, Store, StoreError};

use crate::app::App;
use crate::par::{Deal, Known};
use crate::plays::Faces;
use crate::wire::{ApiError, DealResult, OfTable, Player, SameDeal};

impl App {
    /// What everybody here made of the deal of a finished game.
    pub(crate) async fn same_deal(&self, OfTable { table }: OfTable) -> Result<SameDeal, ApiError> {
        self.catch_up().await?;
        self.inner.db.run(move |store| same_deal(store, &table)).await
    }
}

fn same_deal(store: &mut Store, id: &str) -> Result<SameDeal, StoreError> {
    let seats = store.same_deal(id)?;
    let faces = Faces::here(store)?;
    let is_own = |it: &DealSeat| it.game_id == id;
    let own: Vec<&str> = seats
        .iter()
        .filter(|it| is_own(it) && it.bot_level.is_none())
        .filter_map(|it| it.profile.as_deref())
        .collect();
    let is_of_own = |it: &DealSeat| it.profile.as_deref().is_some_and(|it| own.contains(&it));
    let n_seats = seats.iter().filter(|it| is_own(it)).count();
    let mut games: Vec<&str> = seats.iter().map(|it| it.game_id.as_str()).collect();
    games.sort_unstable();
    games.dedup();
    let results = seats.iter().filter_map(|it| {
        Some(DealResult {
            table: it.game_id.clone(),
            seat: Seat::new(it.idx)?,
            player: player(&faces, it),
            score: it.score,
            place: it.place,
            at: it.ended_at,
            is_this: is_own(it),
            is_own: is_of_own(it),
            is_practice: it.is_practice,
            is_imported: it.is_imported,
            is_assisted: it.is_assisted,
            is_ahead: it.is_ahead,
        })
    });
    // Par is points only for who plays alone.
    let par = if n_seats == 1 {
        // A damaged game has points, and perhaps no par.
        let deal = store.game(id).ok().and_then(|it| Deal::of(&it.new));
        deal.map(|it| it.par(store)).transpose()?.flatten()
    } else {
        None
    };
    Ok(SameDeal {
        games: games.len() as u32,
        results: results.collect(),
        par: par.map(Known::mean),
    })
}

fn player(faces: &Faces, it: &DealSeat) -> Player {
    match (&it.bot_level, &it.profile) {
        (Some(level), _) => Player {
            profile: None,
            name: it.name.clone(),
            mark: it.mark.clone(),
            level: Some(level.clone()),
        },
        (None, Some(profile)) => faces.player(profile),
        (None, None) => {
            Player { profile: None, name: it.name.clone(), mark: it.mark.clone(), level: None }
        }
    }
}
