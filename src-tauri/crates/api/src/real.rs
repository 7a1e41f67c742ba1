//! Games that were played at a real table: kept as their players wrote them down, and told again.

use std::collections::BTreeMap;

use store::{LoggedPlay, LoggedSeat, NewLog, NewSeat, RealPlays, Store, StoreError};
use table::GameId;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::fresh::random_id;
use crate::open_table::is_label;
use crate::read::bad;
use crate::wire::{ApiError, LogPlays, LoggedPlays, OfTable, RealPlay, RealSeat, RealSum, TableId};

/// A UUID with its four dashes.
const UUID_LENGTH: usize = 36;

impl App {
    /// Keeps games that were played at a real table.
    pub(crate) async fn log_plays(&self, log: LogPlays) -> Result<LoggedPlays, ApiError> {
        let LogPlays { plays, is_import } = log;
        if plays.len() > LogPlays::MOST {
            return Err(bad("plays"));
        }
        let today = self.inner.db.run(|store| store.today(now())).await?;
        let logs = plays.into_iter().enumerate().map(|(i, play)| {
            let place = |what: &str| bad(&format!("plays[{i}].{what}"));
            new_log(play, is_import, today).map_err(|what| place(&what))
        });
        let logs: Vec<NewLog> = logs.collect::<Result<_, _>>()?;
        let keep = move |store: &mut Store| {
            let kept = store.log(&logs, env!("CARGO_PKG_VERSION"), now())?;
            let ids = logs.into_iter().zip(&kept).filter(|it| *it.1).map(|it| it.0.id);
            Ok((ids.collect::<Vec<TableId>>(), kept.iter().filter(|&&it| !it).count() as u32))
        };
        let (tables, known) = self.inner.db.run(keep).await?;
        Ok(LoggedPlays { tables, known })
    }

    /// What was written down of a game at a real table.
    pub(crate) async fn real_play(&self, OfTable { table }: OfTable) -> Result<RealPlay, ApiError> {
        let log = self.inner.db.run(move |store| store.logged(&table)).await?;
        let game = GameId::named(&log.game).ok_or(ApiError::UnknownGame)?;
        let LoggedPlay { day, minute, minutes, seats } = log.play;
        let seat = |(who, made): (NewSeat, LoggedSeat)| RealSeat {
            name: who.name,
            mark: who.mark,
            profile: who.profile,
            score: made.score,
            points: made.points,
            wins_ties: made.wins_ties,
        };
        Ok(RealPlay {
            table: Some(log.id),
            game,
            day,
            minute,
            minutes,
            location: log.place,
            note: log.note,
            seats: log.seats.into_iter().zip(seats).map(seat).collect(),
        })
    }
}

/// What is to be kept of a game; where it is wrong when it cannot be.
fn new_log(play: RealPlay, is_imported: bool, today: i32) -> Result<NewLog, String> {
    let RealPlay { table, game, day, minute, minutes, location, note, seats } = play;
    let of = |what: &str| Err(what.to_owned());
    if !(0..=today).contains(&day) {
        return of("day");
    }
    if location.chars().count() > store::MOST_LABEL {
        return of("location");
    }
    if note.chars().count() > store::MOST_NOTE {
        return of("note");
    }
    if table.is_none() && is_imported {
        return of("table");
    }
    let id = table.map(other_id).transpose()?.unwrap_or_else(random_id);
    let mut play = LoggedPlay { day, minute, minutes, seats: Vec::new() };
    let mut sat: Vec<NewSeat> = Vec::new();
    for (i, seat) in seats.into_iter().enumerate() {
        let at = |what: &str| Err(format!("seats[{i}].{what}"));
        let RealSeat { name, mark, profile, score, points, wins_ties } = seat;
        if !is_label(&name) {
            return at("name");
        }
        if !is_label(&mark) {
            return at("mark");
        }
        if profile.is_some() && sat.iter().any(|other| other.profile == profile) {
            return at("profile");
        }
        if !is_of(game, &points) {
            return at("points");
        }
        play.seats.push(LoggedSeat { score, points, wins_ties });
        let (bot_level, help, handicap, handicap_at) = (None, None, 0, 0);
        sat.push(NewSeat { name, mark, bot_level, profile, help, handicap, handicap_at });
    }
    if !is_fitting(game, &play) {
        return of("seats");
    }
    let (place, note) = (location, note.trim().to_owned());
    let game = game.name().to_owned();
    Ok(NewLog { id, game, play, seats: sat, place, note, is_imported })
}

/// The id of a game that was not played here, as it is written: games that were have ids of version 7.
fn other_id(id: String) -> Result<TableId, String> {
    let is_other = |it: Uuid| it.get_version_num() != 7;
    let is_one = id.len() == UUID_LENGTH && Uuid::parse_str(&id).is_ok_and(is_other);
    if is_one { Ok(id) } else { Err("table".to_owned()) }
}

/// Whether these are kinds of sources of a game.
fn is_of(game: GameId, points: &BTreeMap<String, i32>) -> bool {
    points.keys().all(|kind| game.sources().contains(&kind.as_str()))
}

/// Whether a game can have been played like this.
pub(crate) fn is_fitting(game: GameId, play: &LoggedPlay) -> bool {
    let (least, most) = game.seats();
    let n_seats = play.seats.len();
    (usize::from(least)..=usize::from(most)).contains(&n_seats)
        && play.is_sound()
        && play.seats.iter().all(|it| is_of(game, &it.points))
}

/// Whether what was written down of a saved game is such as this app keeps.
pub(crate) fn is_kept_play(store: &Store, id: &str) -> Result<bool, StoreError> {
    match store.logged(id) {
        Ok(log) => Ok(GameId::named(&log.game).is_some_and(|game| is_fitting(game, &log.play))),
        Err(StoreError::Damaged | StoreError::Unknown(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// All of these together; nothing of none.
pub(crate) fn real_sum<'a>(plays: impl Iterator<Item = &'a RealPlays>) -> Option<RealSum> {
    let sum = plays.fold((0, 0, 0), |(games, timed, ms), it| {
        (games + it.games, timed + it.timed, ms + it.lasted_ms)
    });
    let (games, timed, ms) = sum;
    (games > 0).then_some(RealSum { games, timed, lasted_ms: ms as f64 })
}
