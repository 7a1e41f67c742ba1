//! The pages of records, and the records that a game broke.

use game::Seat;
use store::{ResultFilter, Store};

use crate::app::App;
use crate::plays::{Faces, Plays, Pool};
use crate::wire::{
    ApiError, Feat, KindRecords, Player, RankReached, Record, Records, RecordsOf, Reply,
};

impl App {
    /// The records.
    pub(crate) async fn records(&self, of: RecordsOf) -> Result<Reply, ApiError> {
        self.catch_up().await?;
        let read = move |store: &mut Store| {
            let game = of.game.map(|game| game.name().to_owned());
            let plays =
                Plays::of(store.results(&ResultFilter { game, ..ResultFilter::default() })?);
            let faces = Faces::of(store.people()?);
            let mut kinds = Vec::new();
            for pool in &plays.pools {
                for assisted in [false, true] {
                    kinds.extend(kind_records(store, &plays, pool, &faces, assisted)?);
                }
            }
            kinds.sort_by_key(|it| (it.kind.game, std::cmp::Reverse(it.games)));
            Ok(kinds)
        };
        let kinds = self.inner.lane.run(read).await?;
        Ok(Reply::Records(Records { kinds }))
    }
}

/// The records of one kind; nothing where no person played with or without help.
fn kind_records(
    store: &Store,
    plays: &Plays,
    pool: &Pool,
    faces: &Faces,
    assisted: bool,
) -> Result<Option<KindRecords>, store::StoreError> {
    let is_of = |seat: &statistics::Sat| !seat.is_bot && seat.is_assisted == assisted;
    let games = pool.games.iter().filter(|game| game.seats.iter().any(is_of)).count();
    if games == 0 {
        return Ok(None);
    }
    let found = statistics::records(&pool.games, assisted);
    let records = found.iter().map(|it| record(store, plays, pool, faces, it));
    Ok(Some(KindRecords {
        kind: pool.kind(assisted),
        games: games as u32,
        records: records.collect::<Result<_, _>>()?,
        ranks: ranks(plays, pool, assisted),
    }))
}

fn ranks(plays: &Plays, pool: &Pool, assisted: bool) -> Vec<RankReached> {
    if pool.n_seats != 1 {
        return Vec::new();
    }
    let reached = |n: usize, rank: &&str| {
        let own = pool.games.iter().filter(|game| {
            game.seats.iter().any(|it| it.is_assisted == assisted && it.rank == Some(n as u8))
        });
        let first = own.clone().next();
        RankReached {
            rank: (*rank).to_owned(),
            times: own.count() as u32,
            table: first.map(|game| plays.table(game.id)),
        }
    };
    pool.game.solo_ranks().iter().enumerate().map(|(n, rank)| reached(n, rank)).collect()
}

/// A record with everything a screen says of it.
pub(crate) fn record(
    store: &Store,
    plays: &Plays,
    pool: &Pool,
    faces: &Faces,
    it: &statistics::Record,
) -> Result<Record, store::StoreError> {
    let game = pool.games.iter().find(|game| game.id == it.game).expect("a game of the pool");
    let sat = &game.seats[usize::from(it.seat)];
    let table = plays.table(it.game);
    let holder = if let Some(who) = sat.who {
        faces.player(plays.profile(who))
    } else {
        let (name, mark) = store.seat_name(&table, it.seat)?;
        Player { profile: None, name, mark, level: None }
    };
    let sources = pool.game.sources();
    let is = |feat| it.feat == feat;
    let source = sat.feature.filter(|_| is(statistics::Feat::Feature));
    Ok(Record {
        feat: feat(it.feat),
        value: it.value as f64,
        source: source.and_then(|(kind, _)| Some((*sources.get(usize::from(kind))?).to_owned())),
        holder,
        seat: Seat::new(it.seat).expect("a table has few seats"),
        table,
        at: game.ended_at,
        step: sat.stroke_at.filter(|_| is(statistics::Feat::Stroke)),
        is_verified: sat.is_verified,
        before: it.before.map(|before| before as f64),
    })
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
