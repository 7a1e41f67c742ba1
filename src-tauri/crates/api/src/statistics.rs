//! The pages of statistics: of a person, and of the household.

use statistics::{HeadToHead, Part, Selection, Sitters};
use store::{ResultFilter, Store, StoreError};
use table::GameId;

use crate::app::App;
use crate::clock::now;
use crate::plays::{Faces, Plays, Pool};
use crate::rating;
use crate::wire::{
    Against, ApiError, DayPlays, GamePlays, Household, Kind, KindPlays, Meeting, Notable,
    PersonPlays, PlaysOf, PlaysPart, Portrait, ScoreAt, ScoreBin, Scores, Share, SourceMean,
    Statistics, StatisticsOf, TableId,
};

/// The most games whose scores are drawn one by one.
const MOST_SCORES: usize = 120;

/// The most games told of that ended on this day of earlier years.
const MOST_OF_THIS_DAY: usize = 6;

/// What the disk holds for the page of a person.
struct Kept {
    kinds: Vec<KindPlays>,
    kind: Option<Kind>,
    plays: Plays,
    faces: Faces,
    line: Vec<store::RatingAt>,
    today: i32,
}

impl App {
    /// The page of a person.
    pub(crate) async fn statistics(&self, of: StatisticsOf) -> Result<Statistics, ApiError> {
        let mut kept = self.kept(&of).await?;
        let kind = kept.kind.clone();
        let selection = selection(&mut kept, &of);
        let portrait = kept.plays.pools.first().and_then(|pool| {
            let found = statistics::Portrait::of(&pool.games, &selection, n_ranks(pool))?;
            Some(portrait(found, &kept.plays, &kept.faces))
        });
        let met = kept.plays.pools.first().map(|pool| {
            let everyone = Selection { sitters: Sitters::All, from: None, ..selection };
            let heads = HeadToHead::of(&everyone.of(&pool.games));
            let player = |it: &statistics::Meeting| kept.faces.player(kept.plays.profile(it.who));
            heads.meetings.iter().map(player).collect()
        });
        let names = |all: &[&str]| all.iter().map(|&it| it.to_owned()).collect();
        let game = kind.as_ref().map(|kind| kind.game);
        Ok(Statistics {
            player: kept.faces.player(&of.person),
            kinds: kept.kinds,
            sources: game.map(|game| names(game.sources())).unwrap_or_default(),
            ranks: game.map(|game| names(game.solo_ranks())).unwrap_or_default(),
            kind,
            met: met.unwrap_or_default(),
            portrait,
            rating: rating::line(kept.line),
        })
    }

    /// The ids of the games that one number on a person's page is made of, newest first.
    pub(crate) async fn part(&self, of: PlaysOf) -> Result<Vec<TableId>, ApiError> {
        let PlaysOf { of, part } = of;
        let mut kept = self.kept(&of).await?;
        let selection = selection(&mut kept, &of);
        let part = to_part(&part);
        let games = kept.plays.pools.first().map(|pool| selection.part(&pool.games, part));
        let games = games.unwrap_or_default().into_iter().rev();
        Ok(games.map(|game| kept.plays.table(game)).collect())
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
    let (mut plays, mut line) = (Plays::default(), Vec::new());
    if let Some(Kind { game, variant, seats, .. }) = &kind {
        let filter = ResultFilter {
            game: Some(game.name().to_owned()),
            variant: Some(variant.join(" ")),
            n_seats: Some(*seats),
            ..ResultFilter::default()
        };
        plays = Plays::of(store.results(&filter)?);
        line = store.rating_line(&of.person, game.name())?;
    }
    let (faces, today) = (Faces::of(store.people()?), store.today(now())?);
    Ok(Kept { kinds, kind, plays, faces, line, today })
}

fn selection(kept: &mut Kept, of: &StatisticsOf) -> Selection {
    let sitters = match &of.against {
        None => Sitters::All,
        Some(Against::People) => Sitters::People,
        Some(Against::Bots) => Sitters::Bots,
        Some(Against::Player { profile }) => Sitters::With(kept.plays.number(profile)),
    };
    Selection {
        who: kept.plays.number(&of.person),
        is_assisted: kept.kind.as_ref().map(|kind| kind.assisted),
        from: of.days.map(|days| kept.today - i32::from(days) + 1),
        to: None,
        sitters,
    }
}

const fn to_part(part: &PlaysPart) -> Part {
    match *part {
        PlaysPart::All => Part::All,
        PlaysPart::Won => Part::Won,
        PlaysPart::Place { place } => Part::Place(place),
        PlaysPart::Scores { from, to } => Part::Scores(from, to),
        PlaysPart::Began { began } => Part::Started(began),
        PlaysPart::LongestStreak => Part::LongestStreak,
        PlaysPart::CurrentStreak => Part::CurrentStreak,
        PlaysPart::Rank { rank } => Part::Rank(rank),
    }
}

/// How many ranks the games of a pool reach.
fn n_ranks(pool: &Pool) -> usize {
    if pool.n_seats == 1 { pool.game.solo_ranks().len() } else { 0 }
}

fn portrait(it: statistics::Portrait, plays: &Plays, faces: &Faces) -> Portrait {
    let profile = |who| plays.profile(who).to_owned();
    let first_score = it.course.scores.len().saturating_sub(MOST_SCORES);
    let bin = |it: &statistics::Bin| ScoreBin { from: it.from, to: it.to, games: it.count };
    Portrait {
        games: it.games,
        wins: share(it.wins),
        places: it.places,
        scores: Scores {
            best: it.scores.best,
            best_table: plays.table(it.best),
            worst: it.scores.worst,
            worst_table: plays.table(it.worst),
            mean: it.scores.mean,
            median: it.scores.median,
            deviation: it.scores.deviation,
            bins: it.scores.bins.iter().map(bin).collect(),
        },
        winning_mean: it.winning_mean,
        by_source: it
            .sources
            .iter()
            .map(|it| SourceMean { mean: it.mean, most: it.most })
            .collect(),
        current_streak: it.streak.current,
        longest_streak: it.streak.longest,
        by_rank: it.ranks,
        began: share(it.starting.first),
        followed: share(it.starting.later),
        rival: it.heads.rival().map(profile),
        nemesis: it.heads.nemesis().map(profile),
        meetings: it
            .heads
            .meetings
            .iter()
            .map(|it| Meeting {
                player: faces.player(plays.profile(it.who)),
                games: it.games,
                better: it.better,
                same: it.same,
                worse: it.worse,
                above: share(it.above),
                mean_margin: it.mean_margin,
            })
            .collect(),
        think_ms: it.times.total_ms as f64,
        game_ms: it.times.mean_ms,
        act_ms: it.times.act_ms,
        course: it.course.scores[first_score..]
            .iter()
            .map(|&(game, at, score, place)| ScoreAt { table: plays.table(game), at, score, place })
            .collect(),
        first_at: it.span.0,
        last_at: it.span.1,
    }
}

fn share(it: statistics::Share) -> Share {
    let interval = it.interval();
    Share {
        times: it.times,
        of: it.of,
        rate: it.rate(),
        mark: it.mark(),
        low: interval.map(|it| it.0),
        high: interval.map(|it| it.1),
    }
}

/// The page of the household. Games this version of the app does not know count all the same.
fn house(store: &mut Store) -> Result<Household, StoreError> {
    let today = store.today(now())?;
    let found = store.house(today, MOST_OF_THIS_DAY)?;
    let faces = Faces::of(store.people()?);
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
    let (current_days, longest_days) = statistics::day_streak(found.days.iter().map(|it| it.0));
    Ok(Household {
        games: found.days.iter().map(|it| it.1).sum(),
        think_ms: found.days.iter().map(|it| it.2 as f64).sum(),
        days: found.days.len() as u32,
        current_days,
        longest_days,
        people: found.people.iter().map(plays).collect(),
        bots: found.bots.iter().map(plays).collect(),
        by_game: found
            .games
            .iter()
            .filter_map(|(game, games)| {
                Some(GamePlays { game: GameId::named(game)?, games: *games })
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
