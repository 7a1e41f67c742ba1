//! The pages of statistics: of a person, and of the household.

use statistics::{HeadToHead, Portrait, Selection};
use store::{ResultFilter, Store, StoreError};
use table::GameId;

use crate::app::App;
use crate::clock::now;
use crate::plays::{Faces, Pool, pools};
use crate::rating;
use crate::real::real_sum;
use crate::wire::{
    ApiError, DayPlays, GamePlays, Household, Kind, KindPlays, Notable, PersonPlays, PlaysOf,
    Statistics, StatisticsOf, TableId,
};

/// The most games told of that ended on this day of earlier years.
const MOST_OF_THIS_DAY: usize = 6;

/// What the disk holds for the page of a person.
struct Kept {
    kinds: Vec<KindPlays>,
    kind: Option<Kind>,
    /// The games of that kind.
    pool: Option<Pool>,
    faces: Faces,
    line: Vec<store::RatingAt>,
    today: i32,
}

impl App {
    /// The page of a person.
    pub(crate) async fn statistics(&self, of: StatisticsOf) -> Result<Statistics, ApiError> {
        let Kept { kinds, kind, pool, faces, line, today } = self.kept(&of).await?;
        let selection = selection(&of, kind.as_ref(), today);
        let game = kind.as_ref().map(|kind| kind.game);
        let sources = game.map_or(&[][..], GameId::sources);
        let ranks = game.map_or(&[][..], GameId::solo_ranks);
        let games = pool.map(|pool| pool.games).unwrap_or_default();
        let portrait = Portrait::of(&games, &selection, sources, ranks);
        let everyone = Selection { against: None, from: None, ..selection };
        let met = HeadToHead::of(&everyone.of(&games)).meetings;
        let names = |all: &[&str]| all.iter().map(|&it| it.to_owned()).collect();
        Ok(Statistics {
            player: faces.player(&of.person),
            kinds,
            sources: names(sources),
            ranks: names(ranks),
            kind,
            met: met.iter().map(|it| faces.player(&it.profile)).collect(),
            portrait,
            rating: rating::line(line),
        })
    }

    /// The ids of the games that one number on a person's page is made of, newest first.
    pub(crate) async fn part(&self, of: PlaysOf) -> Result<Vec<TableId>, ApiError> {
        let PlaysOf { of, part } = of;
        let Kept { kind, pool, today, .. } = self.kept(&of).await?;
        let games = pool.map(|pool| pool.games).unwrap_or_default();
        let mut tables = selection(&of, kind.as_ref(), today).part(&games, &part);
        tables.reverse();
        Ok(tables)
    }

    /// The page of the household.
    pub(crate) async fn household(&self) -> Result<Household, ApiError> {
        self.catch_up().await?;
        self.rate().await?;
        let house = self.inner.db.run(house).await?;
        Ok(house)
    }

    /// Lets everything that is derived of finished games be made again from their steps.
    pub(crate) async fn rebuild(&self) -> Result<(), ApiError> {
        self.inner.db.run(Store::forget_results).await?;
        self.catch_up().await?;
        self.rate().await?;
        Ok(())
    }

    async fn kept(&self, of: &StatisticsOf) -> Result<Kept, ApiError> {
        self.catch_up().await?;
        self.rate().await?;
        let of = of.clone();
        self.inner.db.run(move |store| kept(store, &of)).await
    }
}

fn kept(store: &mut Store, of: &StatisticsOf) -> Result<Kept, StoreError> {
    let to_kind = |it: store::KindPlays| {
        let variant = it.variant.split_whitespace().map(str::to_owned).collect();
        let game = GameId::named(&it.game)?;
        let kind = Kind { game, variant, seats: it.n_seats, assisted: it.is_assisted };
        Some(KindPlays { kind, games: it.games, last_at: it.last_at })
    };
    let kinds: Vec<KindPlays> =
        store.kinds_of(&of.person)?.into_iter().filter_map(to_kind).collect();
    let kind = of.kind.clone().or_else(|| kinds.first().map(|it| it.kind.clone()));
    let (mut pool, mut line) = (None, Vec::new());
    if let Some(Kind { game, variant, seats, .. }) = &kind {
        let filter = ResultFilter {
            game: Some(game.name().to_owned()),
            variant: Some(variant.join(" ")),
            n_seats: Some(*seats),
            ..ResultFilter::default()
        };
        pool = pools(store.results(&filter)?).pop();
        line = store.rating_line(&of.person, game.name())?;
    }
    let (faces, today) = (Faces::here(store)?, store.today(now())?);
    Ok(Kept { kinds, kind, pool, faces, line, today })
}

fn selection(of: &StatisticsOf, kind: Option<&Kind>, today: i32) -> Selection {
    Selection {
        person: of.person.clone(),
        is_assisted: kind.map(|kind| kind.assisted),
        from: of.days.map(|days| today - i32::from(days) + 1),
        against: of.against.clone(),
    }
}

/// The page of the household. Games this version of the app does not know count all the same.
fn house(store: &mut Store) -> Result<Household, StoreError> {
    let today = store.today(now())?;
    let found = store.house(today, MOST_OF_THIS_DAY)?;
    let faces = Faces::here(store)?;
    let notable = |found: Option<(String, f64)>| match found {
        Some((table, value)) => notable(store, &faces, table, value),
        None => Ok(None),
    };
    let this_day =
        found.this_day.into_iter().map(|(table, day)| notable(Some((table, f64::from(day)))));
    let plays = |it: &(String, u32, i64)| PersonPlays {
        player: faces.player(&it.0),
        games: it.1,
        last_at: it.2,
    };
    let (current, longest_streak) = statistics::day_streak(found.days.iter().map(|it| it.0), today);
    Ok(Household {
        games: found.days.iter().map(|it| it.1).sum(),
        think_ms: found.days.iter().map(|it| it.2 as f64).sum(),
        days: found.days.len() as u32,
        real: real_sum(store.real_plays(None)?.iter()),
        current,
        longest_streak,
        people: found.people.iter().map(plays).collect(),
        bots: found.bots.iter().map(plays).collect(),
        by_game: found
            .games
            .iter()
            .filter_map(|&(ref game, games, think_ms)| {
                let think_ms = think_ms as f64;
                Some(GamePlays { game: GameId::named(game)?, games, think_ms })
            })
            .collect(),
        this_day: this_day.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect(),
        closest: notable(found.closest.map(|(table, margin)| (table, margin as f64)))?,
        longest: notable(found.longest.map(|(table, ms)| (table, ms as f64)))?,
        upset: notable(found.upset)?,
        calendar: found.days.iter().map(|&(day, games, _)| DayPlays { day, games }).collect(),
        today,
    })
}

/// A game worth a mention; nothing when this version of the app does not know it.
fn notable(
    store: &Store,
    faces: &Faces,
    table: TableId,
    value: f64,
) -> Result<Option<Notable>, StoreError> {
    let filter = ResultFilter { game_id: Some(table.clone()), ..ResultFilter::default() };
    let rows = store.results(&filter)?;
    let Some(game) = rows.first().and_then(|row| GameId::named(&row.game)) else {
        return Ok(None);
    };
    let players = rows.iter().filter_map(|row| row.profile.as_deref());
    let players = players.map(|profile| faces.player(profile)).collect();
    Ok(Some(Notable { table, game, value, players }))
}
