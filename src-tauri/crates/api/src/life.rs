//! The page of one person over all games, and the games its numbers are made of.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use statistics::{Fortune, Lived, Mean};
use store::{AT_A_TABLE, CountedFilter, DayDeal, LifeGame, Store, StoreError};
use table::GameId;

use crate::app::App;
use crate::clock::now;
use crate::par;
use crate::plays::Faces;
use crate::rating::PROVISIONAL;
use crate::real::real_sum;
use crate::wire::{
    ApiError, CountedOf, CountedWith, DealPlay, DealsOf, GamePlays, KindLife, Life, LifeOf, LuckOf,
    ParOf, PuzzleShare, RatingNow, TableId,
};

/// The most deals of days told of one by one.
const MOST_DEALS: usize = 400;

/// What games are alike in that are of one kind, whoever was told what is good.
type KindKey = (GameId, String, u8);

impl App {
    /// The page of one person over all games.
    pub(crate) async fn life(&self, of: LifeOf) -> Result<Life, ApiError> {
        self.catch_up().await?;
        self.rate().await?;
        self.sum_reviews().await?;
        self.key_deals().await?;
        self.inner.db.run(move |store| life(store, &of)).await
    }

    /// The ids of finished games that count, newest first.
    pub(crate) async fn counted(&self, of: CountedOf) -> Result<Vec<TableId>, ApiError> {
        self.catch_up().await?;
        self.sum_reviews().await?;
        self.key_deals().await?;
        self.inner.db.run(move |store| counted(store, of)).await
    }
}

fn counted(store: &Store, of: CountedOf) -> Result<Vec<TableId>, StoreError> {
    let CountedOf { person, game, variant, seats, from, to, with } = of;
    let filter = CountedFilter {
        profile: person.clone(),
        game: game.map(|game| game.name().to_owned()),
        variant: variant.map(|variant| variant.join(" ")),
        n_seats: seats,
        from,
        to,
    };
    let mut ids = store.counted(&filter)?;
    let Some((with, person)) = with.zip(person) else { return Ok(ids) };
    let those: BTreeSet<TableId> = match with {
        CountedWith::Par => pars(store, &person)?.into_iter().map(|(id, ..)| id).collect(),
        CountedWith::Accuracy => {
            let reviewed = store.reviewed(&person, None)?.into_iter();
            reviewed.filter(|it| it.sum.decisions > 0).map(|it| it.game_id).collect()
        }
        CountedWith::Luck => {
            let reviewed = store.reviewed(&person, None)?.into_iter();
            reviewed.filter(|it| it.sum.luck.is_some()).map(|it| it.game_id).collect()
        }
    };
    ids.retain(|id| those.contains(id));
    Ok(ids)
}

fn life(store: &mut Store, of: &LifeOf) -> Result<Life, StoreError> {
    let LifeOf { person, game } = of;
    let today = store.today(now())?;
    let reviewed = store.reviewed(person, None)?;
    let own = reviewed.iter().filter(|it| it.sum.decisions > 0);
    let accuracies: BTreeMap<&str, u32> =
        own.map(|it| (it.game_id.as_str(), it.sum.accuracy)).collect();
    let mut kinds: Vec<KindKey> = Vec::new();
    let mut games: Vec<Lived> = Vec::new();
    for row in store.life(person)? {
        let Some(game) = GameId::named(&row.game) else { continue };
        let kind = kind_of(&mut kinds, game, &row);
        games.push(Lived {
            kind,
            day: row.day,
            score: row.score,
            think_ms: row.think_ms,
            is_assisted: row.is_assisted,
            accuracy: accuracies.get(row.game_id.as_str()).copied(),
            table: row.game_id,
        });
    }
    let whole = statistics::LifeSum::of(&games, kinds.len(), today);
    let by_game = by_game(&kinds, &whole);
    let life = if let Some(chosen) = game {
        games.retain(|it| kinds[it.kind].0 == *chosen);
        statistics::LifeSum::of(&games, kinds.len(), today)
    } else {
        whole
    };
    let is_asked = |of: GameId| game.is_none_or(|game| game == of);
    let deals: Vec<(GameId, DayDeal)> = store
        .day_deals(person)?
        .into_iter()
        .filter_map(|it| Some((GameId::named(&it.game)?, it)))
        .filter(|it| is_asked(it.0))
        .collect();
    Ok(Life {
        player: Faces::here(store)?.player(person),
        today,
        by_game,
        real: real_sum(
            store
                .real_plays(Some(person))?
                .iter()
                .filter(|it| game.is_none_or(|game| game.name() == it.game)),
        ),
        kinds: kinds_of(kinds, &life),
        ratings: ratings(store, person)?.into_iter().filter(|it| is_asked(it.game)).collect(),
        pars: par_sums(pars(store, person)?).filter(|it| is_asked(it.game)).collect(),
        lucks: lucks(&reviewed).filter(|it| is_asked(it.game)).collect(),
        puzzles: puzzles(store, person)?.into_iter().filter(|it| is_asked(it.game)).collect(),
        deals: deal_sums(&deals, today),
        latest_deals: deals.iter().rev().take(MOST_DEALS).map(deal_play).collect(),
        life,
    })
}

/// The number of a game's kind; a new one where it is the first.
fn kind_of(kinds: &mut Vec<KindKey>, game: GameId, row: &LifeGame) -> usize {
    let is_of = |it: &KindKey| it.0 == game && it.2 == row.n_seats && it.1 == row.variant;
    kinds.iter().position(is_of).unwrap_or_else(|| {
        kinds.push((game, row.variant.clone(), row.n_seats));
        kinds.len() - 1
    })
}

fn by_game(kinds: &[KindKey], life: &statistics::LifeSum) -> Vec<GamePlays> {
    let sum = |&game: &GameId| {
        let own = || kinds.iter().zip(&life.kinds).filter(|(kind, _)| kind.0 == game);
        GamePlays {
            game,
            games: own().map(|(_, it)| it.games).sum(),
            think_ms: own().map(|(_, it)| it.think_ms as f64).sum(),
        }
    };
    let mut sums: Vec<GamePlays> = GameId::ALL.iter().map(sum).filter(|it| it.games > 0).collect();
    sums.sort_by_key(|it| Reverse(it.games));
    sums
}

fn kinds_of(kinds: Vec<KindKey>, life: &statistics::LifeSum) -> Vec<KindLife> {
    let kind = |((game, variant, seats), it): (KindKey, &statistics::KindSum)| KindLife {
        game,
        seats,
        games: it.games,
        best: it.best.clone().filter(|_| variant != AT_A_TABLE),
        variant: variant.split_whitespace().map(str::to_owned).collect(),
    };
    let all = kinds.into_iter().zip(&life.kinds).map(kind);
    let mut all: Vec<KindLife> = all.filter(|it| it.games > 0).collect();
    all.sort_by_key(|it| Reverse(it.games));
    all
}

fn ratings(store: &Store, person: &str) -> Result<Vec<RatingNow>, StoreError> {
    let rating = |it: store::RatingNow| {
        Some(RatingNow {
            game: GameId::named(&it.game)?,
            points: it.rating,
            deviation: it.deviation,
            is_provisional: it.deviation > PROVISIONAL,
            games: it.n_games,
        })
    };
    Ok(store.ratings_now(person)?.into_iter().filter_map(rating).collect())
}

/// A person's games whose par is known, the oldest first, and by how much their result is above it.
fn pars(store: &Store, person: &str) -> Result<Vec<(TableId, GameId, f64)>, StoreError> {
    let over = |it: store::ParGame| {
        let (game, known) = (GameId::named(&it.game)?, par::known(&it.body)?);
        Some((it.game_id, game, known.over(it.own)))
    };
    Ok(store.par_games(par::KIND, person)?.into_iter().filter_map(over).collect())
}

fn par_sums(pars: Vec<(TableId, GameId, f64)>) -> impl Iterator<Item = ParOf> {
    let of = move |&game: &GameId| {
        let own: Vec<f64> = pars.iter().filter(|it| it.1 == game).map(|it| it.2).collect();
        Some(ParOf { game, over: Mean::of(&own)? })
    };
    GameId::ALL.iter().filter_map(of)
}

fn lucks(reviewed: &[store::ReviewedGame]) -> impl Iterator<Item = LuckOf> {
    let of = |&game: &GameId| {
        let own = reviewed.iter().filter(|it| it.game == game.name());
        let own: Vec<f64> = own.filter_map(|it| it.sum.luck).collect();
        let told = Fortune::of(&own)?;
        Some(LuckOf {
            game,
            games: own.len() as u32,
            luck: review::rounded(told.all.sum, 1),
            usually: review::rounded(told.all.usually, 1),
            fair: told.fair,
        })
    };
    GameId::ALL.iter().filter_map(of)
}

fn puzzles(store: &Store, person: &str) -> Result<Vec<PuzzleShare>, StoreError> {
    let of = |it: store::PuzzleTally| {
        let game = GameId::named(&it.game)?;
        Some(PuzzleShare { game, tried: it.n_tried, solved: it.n_solved })
    };
    Ok(store.puzzle_tallies(person)?.into_iter().filter_map(of).collect())
}

fn deal_sums(deals: &[(GameId, DayDeal)], today: i32) -> Vec<DealsOf> {
    let of = |&game: &GameId| {
        let own = deals.iter().filter(|it| it.0 == game);
        let mut days: Vec<i64> = own.map(|it| it.1.day).collect();
        days.dedup();
        let (streak, longest) = statistics::forgiving(days.iter().copied(), today.into());
        DealsOf { game, days: days.len() as u32, streak, longest }
    };
    GameId::ALL.iter().map(of).filter(|it| it.days > 0).collect()
}

fn deal_play((game, it): &(GameId, DayDeal)) -> DealPlay {
    DealPlay {
        table: it.game_id.clone(),
        game: *game,
        day: it.day as i32,
        score: it.score,
        place: it.place,
        seats: it.n_seats,
        practice: it.is_practice,
    }
}
