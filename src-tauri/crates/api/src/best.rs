//! The best results of one kind of games, and how its record came about.

use game::Seat;
use statistics::milestones;
use store::{
    AT_A_TABLE, Among, KindGames, Peak, Reached, ResultFilter, ResultRow, Store, StoreError,
};

use crate::app::App;
use crate::plays::Faces;
use crate::read::bad;
use crate::records::sitter;
use crate::sheets::line_of;
use crate::wire::{ApiError, Best, BestOf, Feat, Kind, Placed, Record};

/// How many of the best are told.
const BEST: usize = 10;

/// How many times that a record was broken are told, the last ones.
const MILESTONES: usize = 50;

/// More results than any file has.
const ALL: usize = u32::MAX as usize;

impl App {
    /// The best results of one kind of games.
    pub(crate) async fn best(&self, of: BestOf) -> Result<Best, ApiError> {
        if of.kind.variant == [AT_A_TABLE] {
            return Err(bad("kind.variant"));
        }
        self.catch_up().await?;
        loop {
            let asked = of.clone();
            let mut best = self.inner.db.run(move |store| best(store, &asked)).await?;
            let told = best.top.iter().map(|it| &it.record).chain(&best.history);
            // What a game that is mended now leaves behind may be none of the best.
            if !self.mend_results(told.map(|it| it.table.clone()).collect()).await? {
                let top = best.top.iter_mut().map(|it| &mut it.record);
                self.name_strokes(top.chain(&mut best.history)).await?;
                return Ok(best);
            }
        }
    }
}

/// A kind as the store has it.
pub(crate) fn kind_games(kind: &Kind) -> KindGames {
    KindGames {
        game: kind.game.name().to_owned(),
        variant: kind.variant.join(" "),
        n_seats: kind.seats,
        clean: 0,
        assisted: 0,
    }
}

const fn peak(feat: Feat) -> Peak {
    match feat {
        Feat::Score => Peak::Score,
        Feat::Margin => Peak::Margin,
        Feat::LosingScore => Peak::LosingScore,
        Feat::Feature => Peak::Feature,
        Feat::Stroke => Peak::Stroke,
        Feat::Fastest => Peak::Fastest,
    }
}

fn best(store: &mut Store, of: &BestOf) -> Result<Best, StoreError> {
    let BestOf { kind, feat, person, people_only } = of;
    let games = kind_games(kind);
    let floor = store.usual_score(&games, kind.assisted)?;
    let players = store.players(&games, kind.assisted)?;
    let all = |feat: Feat| Among {
        peak: peak(feat),
        floor: floor.filter(|_| feat == Feat::Fastest),
        ..Among::of(games.clone(), kind.assisted)
    };
    let mut feats = Vec::new();
    for feat in Feat::ALL {
        if !store.reached(&all(feat), 1)?.is_empty() {
            feats.push(feat);
        }
    }
    let among = Among { profile: person.clone(), is_people_only: *people_only, ..all(*feat) };
    let faces = Faces::here(store)?;
    let told = |row: ResultRow| record(store, &faces, *feat, row);
    let top = store.best(&among, BEST)?.into_iter().filter_map(|row| told(row).transpose());
    let top = placed(top.collect::<Result<Vec<_>, _>>()?);
    let reached = store.reached(&among, ALL)?;
    let when = |it: &Reached| (it.ended_at, it.game_id.clone());
    let mut history = Vec::new();
    for it in milestones(&reached, when).into_iter().take(MILESTONES + 1) {
        let filter = ResultFilter { game_id: Some(it.game_id.clone()), ..ResultFilter::default() };
        let row = store.results(&filter)?.into_iter().find(|row| row.idx == it.idx);
        history.extend(row.map(told).transpose()?.flatten());
    }
    let before: Vec<_> = history.iter().skip(1).map(|it| (it.value, it.holder.clone())).collect();
    for (record, (value, holder)) in history.iter_mut().zip(before) {
        (record.before, record.beaten) = (Some(value), Some(holder));
    }
    history.truncate(MILESTONES);
    Ok(Best {
        feats,
        top,
        history,
        people: players.iter().map(|(id, _)| faces.player(id)).collect(),
        floor: floor.and_then(|it| i32::try_from(it).ok()),
    })
}

/// What a seat reached, with everything a screen says of it; nothing of a seat that no table has.
fn record(
    store: &Store,
    faces: &Faces,
    feat: Feat,
    row: ResultRow,
) -> Result<Option<Record>, StoreError> {
    let ResultRow { game_id: table, idx, ended_at: at, profile, is_verified, .. } = row;
    let (result, Some(seat)) = (row.result, Seat::new(idx)) else { return Ok(None) };
    let value = match feat {
        Feat::Score | Feat::LosingScore => f64::from(result.score),
        Feat::Margin => row.margin.map_or(0.0, f64::from),
        Feat::Feature => result.feature.as_ref().map_or(0.0, |it| f64::from(it.points)),
        Feat::Stroke => result.stroke.map_or(0.0, |it| f64::from(it.points)),
        Feat::Fastest => result.think_ms as f64,
    };
    let feature = result.feature.as_ref().filter(|_| feat == Feat::Feature);
    Ok(Some(Record {
        feat,
        value,
        source: feature.map(|it| it.kind.clone()),
        line: feature.map(|of| line_of(store, &table, idx, of)).transpose()?.flatten(),
        holder: sitter(store, faces, profile.as_deref(), &table, idx)?,
        seat,
        at,
        step: result.stroke.filter(|_| feat == Feat::Stroke).map(|it| it.at),
        is_verified,
        before: None,
        beaten: None,
        table,
    }))
}

/// The places of what is ordered from the best down.
fn placed(records: Vec<Record>) -> Vec<Placed> {
    let mut places: Vec<Placed> = Vec::with_capacity(records.len());
    for (n, record) in (1..).zip(records) {
        let place = match places.last() {
            Some(better) if better.record.value.total_cmp(&record.value).is_eq() => better.place,
            _ => n,
        };
        places.push(Placed { place, record });
    }
    places
}
