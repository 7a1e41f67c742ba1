//! The pages of records, and the records that a game broke.

use game::Seat;
use store::{KindGames, Store, StoreError};
use table::GameId;

use crate::app::App;
use crate::plays::{Faces, Plays, Pool};
use crate::wire::{ApiError, Feat, KindRecords, Player, RankReached, Record, Records, RecordsOf};

impl App {
    /// The records.
    pub(crate) async fn records(&self, of: RecordsOf) -> Result<Records, ApiError> {
        self.catch_up().await?;
        loop {
            let kinds = self.kinds_with_records(of.game).await?;
            let holders = kinds.iter().flat_map(|it| &it.records).map(|it| it.table.clone());
            // What a game that is mended now leaves behind may be no record, and another one is.
            if !self.mend_results(holders.collect()).await? {
                return Ok(Records { kinds });
            }
        }
    }

    async fn kinds_with_records(&self, game: Option<GameId>) -> Result<Vec<KindRecords>, ApiError> {
        let read = move |store: &mut Store| {
            let faces = Faces::of(store.people()?);
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
    let plays = Plays::of(store.record_rows(of, is_assisted)?);
    let Some(pool) = plays.pools.first() else { return Ok(None) };
    let found = statistics::records(&pool.games, is_assisted);
    let records = found.iter().map(|it| record(store, &plays, pool, faces, it));
    Ok(Some(KindRecords {
        kind: pool.kind(is_assisted),
        games,
        records: records.collect::<Result<_, _>>()?,
        ranks: ranks(store, of, pool, is_assisted)?,
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
    plays: &Plays,
    pool: &Pool,
    faces: &Faces,
    it: &statistics::Record,
) -> Result<Record, StoreError> {
    let game = pool.games.iter().find(|game| game.id == it.game).expect("a game of the pool");
    let sat = &game.seats[usize::from(it.seat)];
    let table = plays.table(it.game);
    let beaten =
        it.before.map(|before| sitter(store, plays, pool, faces, before.game, before.seat));
    let sources = pool.game.sources();
    let is = |feat| it.feat == feat;
    let source = sat.feature.filter(|_| is(statistics::Feat::Feature));
    Ok(Record {
        feat: feat(it.feat),
        value: it.value as f64,
        source: source.and_then(|(kind, _)| Some((*sources.get(usize::from(kind))?).to_owned())),
        holder: sitter(store, plays, pool, faces, it.game, it.seat)?,
        seat: Seat::new(it.seat).expect("a table has few seats"),
        table,
        at: game.ended_at,
        step: sat.stroke_at.filter(|_| is(statistics::Feat::Stroke)),
        is_verified: sat.is_verified,
        before: it.before.map(|before| before.value as f64),
        beaten: beaten.transpose()?,
    })
}

/// Who sat on a seat of a game of the pool: a person of this device, or a guest by the seat's name.
fn sitter(
    store: &Store,
    plays: &Plays,
    pool: &Pool,
    faces: &Faces,
    game: u32,
    seat: u8,
) -> Result<Player, StoreError> {
    let found = pool.games.iter().find(|it| it.id == game).expect("a game of the pool");
    if let Some(who) = found.seats[usize::from(seat)].who {
        return Ok(faces.player(plays.profile(who)));
    }
    let named = match store.seat_name(&plays.table(game), seat) {
        // Whose result it is is not known; what was reached is.
        Err(StoreError::Unknown(_)) => Ok(Default::default()),
        named => named,
    };
    let (name, mark) = named?;
    Ok(Player { profile: None, name, mark, level: None })
}

const fn feat(feat: statistics::Feat) -> Feat {
    match feat {
        statistics::Feat::Score => Feat::Score,
        statistics::Feat::Margin => Feat::Margin,
        statistics::Feat::LosingScore => Feat::LosingScore,
        statistics::Feat::Feature => Feat::Feature,
        statistics::Feat::Stroke => Feat::Stroke,
        statistics::Feat::Fastest => Feat::Fastest,
    }
}
