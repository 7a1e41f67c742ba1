//! The pages of records, and the records that a game broke.

use game::Seat;
use statistics::{Played, Sat};
use store::{KindGames, Store, StoreError};
use table::GameId;

use crate::app::App;
use crate::plays::{Faces, Pool, pools};
use crate::sheets::line_of;
use crate::wire::{ApiError, Feat, KindRecords, Player, RankReached, Record, Records, RecordsOf};

impl App {
    /// The records.
    pub(crate) async fn records(&self, of: RecordsOf) -> Result<Records, ApiError> {
        self.catch_up().await?;
        loop {
            let mut kinds = self.kinds_with_records(of.game).await?;
            let holders = kinds.iter().flat_map(|it| &it.records).map(|it| it.table.clone());
            // What a game that is mended now leaves behind may be no record, and another one is.
            if !self.mend_results(holders.collect()).await? {
                self.name_strokes(kinds.iter_mut().flat_map(|it| &mut it.records)).await?;
                return Ok(Records { kinds });
            }
        }
    }

    async fn kinds_with_records(&self, game: Option<GameId>) -> Result<Vec<KindRecords>, ApiError> {
        let read = move |store: &mut Store| {
            let faces = Faces::here(store)?;
            let mut kinds = Vec::new();
            for kind in store.kinds(game.map(GameId::name))? {
                for (is_assisted, games) in [(false, kind.clean), (true, kind.assisted)] {
                    if games > 0 {
                        kinds.extend(kind_records(store, &kind, &faces, is_assisted, games)?);
                    }
                }
            }
            kinds.sort_by_key(|it| (it.kind.game, std::cmp::Reverse(it.games)));
            Ok(kinds)
        };
        self.inner.db.run(read).await
    }
}

/// The records of one kind; nothing of a game that this version of the app does not know.
fn kind_records(
    store: &Store,
    of: &KindGames,
    faces: &Faces,
    is_assisted: bool,
    games: u32,
) -> Result<Option<KindRecords>, StoreError> {
    // The few games that matter, in their order: what is a record among them is one among all.
    let floor = store.usual_score(of, is_assisted)?;
    let rows = store.record_rows(of, is_assisted, floor)?;
    let Some(pool) = pools(rows).pop() else { return Ok(None) };
    let floor = floor.and_then(|it| i32::try_from(it).ok());
    let found = statistics::records(&pool.games, is_assisted, floor);
    let records = found.into_iter().map(|it| record(store, &pool, faces, it));
    Ok(Some(KindRecords {
        kind: pool.kind(is_assisted),
        games,
        records: records.collect::<Result<_, _>>()?,
        ranks: ranks(store, of, &pool, is_assisted)?,
        floor,
    }))
}

fn ranks(
    store: &Store,
    of: &KindGames,
    pool: &Pool,
    is_assisted: bool,
) -> Result<Vec<RankReached>, StoreError> {
    if pool.n_seats != 1 {
        return Ok(Vec::new());
    }
    let found = store.ranks(of, is_assisted)?;
    let reached = |rank: &&str| {
        let it = found.iter().find(|it| it.rank == *rank);
        RankReached {
            rank: (*rank).to_owned(),
            times: it.map_or(0, |it| it.times),
            table: it.map(|it| it.first.clone()),
        }
    };
    Ok(pool.game.solo_ranks().iter().map(reached).collect())
}

/// A record with everything a screen says of it.
pub(crate) fn record(
    store: &Store,
    pool: &Pool,
    faces: &Faces,
    it: statistics::Record,
) -> Result<Record, StoreError> {
    let (game, sat) = seat_of(pool, &it.table, it.seat);
    let result = &sat.result;
    let beaten = it.before.as_ref().map(|it| {
        let profile = seat_of(pool, &it.table, it.seat).1.profile.as_deref();
        sitter(store, faces, profile, &it.table, it.seat)
    });
    let feature = result.feature.as_ref().filter(|_| it.feat == Feat::Feature);
    Ok(Record {
        feat: it.feat,
        value: it.value as f64,
        source: feature.map(|it| it.kind.clone()),
        line: feature.map(|of| line_of(store, &it.table, it.seat, of)).transpose()?.flatten(),
        holder: sitter(store, faces, sat.profile.as_deref(), &it.table, it.seat)?,
        seat: Seat::new(it.seat).expect("a table has few seats"),
        at: game.ended_at,
        step: result.stroke.filter(|_| it.feat == Feat::Stroke).map(|it| it.at),
        is_verified: sat.is_verified,
        before: it.before.map(|before| before.value as f64),
        beaten: beaten.transpose()?,
        table: it.table,
    })
}

fn seat_of<'a>(pool: &'a Pool, table: &str, seat: u8) -> (&'a Played, &'a Sat) {
    let game = pool.games.iter().find(|it| it.table == table).expect("a game of the pool");
    (game, &game.seats[usize::from(seat)])
}

/// Who sat on a seat: a person of this device, or a guest by the seat's name.
pub(crate) fn sitter(
    store: &Store,
    faces: &Faces,
    profile: Option<&str>,
    table: &str,
    seat: u8,
) -> Result<Player, StoreError> {
    if let Some(profile) = profile {
        return Ok(faces.player(profile));
    }
    let named = match store.seat_name(table, seat) {
        // Whose result it is is not known; what was reached is.
        Err(StoreError::Unknown(_)) => Ok(Default::default()),
        named => named,
    };
    let (name, mark) = named?;
    Ok(Player { profile: None, name, mark, level: None })
}
