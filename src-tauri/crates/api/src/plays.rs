//! [`Plays`]: the results on disk as statistics see them, with what leads from numbers back to
//! games and people.

use std::collections::BTreeMap;

use game::Seat;
use statistics::{Played, Sat, Who};
use store::{Person, ResultRow};
use table::GameId;

use crate::wire::{Kind, Player, ProfileId, TableId};

/// Finished games that count, by kind.
#[derive(Debug, Default)]
pub(crate) struct Plays {
    /// The pools, in the order of the results.
    pub(crate) pools: Vec<Pool>,
    /// The ids of the games, by [`Played::id`].
    pub(crate) tables: Vec<TableId>,
    people: Vec<ProfileId>,
    numbers: BTreeMap<ProfileId, Who>,
}

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

impl Plays {
    /// The results, seats of one game together and games of one kind together. Games of which not
    /// every seat is there tell nothing.
    pub(crate) fn of(rows: Vec<ResultRow>) -> Self {
        let mut plays = Self::default();
        let is_whole: Vec<bool> = rows
            .chunk_by(|a, b| a.game_id == b.game_id)
            .flat_map(|game| std::iter::repeat_n(is_whole(game), game.len()))
            .collect();
        for (row, is_whole) in rows.into_iter().zip(is_whole) {
            let Some(game) = GameId::named(&row.game) else { continue };
            if row.is_counted && is_whole {
                plays.add(game, row);
            }
        }
        plays
    }

    fn add(&mut self, game: GameId, row: ResultRow) {
        let is_of = |pool: &Pool| {
            pool.game == game && pool.variant == row.variant && pool.n_seats == row.n_seats
        };
        if !self.pools.last().is_some_and(is_of) {
            let (variant, n_seats) = (row.variant.clone(), row.n_seats);
            self.pools.push(Pool { game, variant, n_seats, games: Vec::new() });
        }
        let who = row.profile.as_ref().map(|profile| self.number(profile));
        let sat = sat(game, &row, who);
        let pool = self.pools.last_mut().expect("one was pushed");
        if self.tables.last() != Some(&row.game_id) {
            pool.games.push(Played {
                id: self.tables.len() as u32,
                ended_at: row.ended_at,
                day: row.day,
                lasted_ms: row.lasted_ms,
                seats: Vec::with_capacity(row.n_seats.into()),
            });
            self.tables.push(row.game_id);
        }
        pool.games.last_mut().expect("one was pushed").seats.push(sat);
    }

    /// The number of a profile.
    pub(crate) fn number(&mut self, profile: &str) -> Who {
        if let Some(&who) = self.numbers.get(profile) {
            return who;
        }
        let who = Who(self.people.len() as u32);
        self.people.push(profile.to_owned());
        self.numbers.insert(profile.to_owned(), who);
        who
    }

    pub(crate) fn profile(&self, who: Who) -> &str {
        &self.people[who.0 as usize]
    }

    pub(crate) fn table(&self, game: u32) -> TableId {
        self.tables[game as usize].clone()
    }
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

fn sat(game: GameId, row: &ResultRow, who: Option<Who>) -> Sat {
    let result = &row.result;
    let kept: BTreeMap<&str, i32> = serde_json::from_str(&result.sources).unwrap_or_default();
    let number = |kinds: &[&str], kind: &str| kinds.iter().position(|it| *it == kind);
    let sources = game.sources();
    Sat {
        who,
        is_bot: row.is_bot,
        is_assisted: row.is_assisted,
        is_starter: result.is_starter,
        is_verified: row.is_verified,
        score: result.score,
        place: result.place,
        n_tied: row.n_tied,
        margin: row.margin,
        points: sources.iter().map(|kind| kept.get(kind).copied().unwrap_or(0)).collect(),
        rank: result
            .solo_rank
            .as_deref()
            .and_then(|rank| number(game.solo_ranks(), rank))
            .map(|it| it as u8),
        feature: result
            .feature
            .as_ref()
            .and_then(|(kind, points)| Some((number(sources, kind)? as u8, *points))),
        stroke: result.stroke.map(|it| it.0),
        stroke_at: result.stroke.map(|it| it.1),
        think_ms: result.think_ms,
        n_acts: result.n_acts,
        rating: row.rating.map(|[before, _, deviation]| (before, deviation)),
    }
}

/// Who is who.
#[derive(Debug, Default)]
pub(crate) struct Faces(BTreeMap<ProfileId, Player>);

impl Faces {
    pub(crate) fn of(people: Vec<Person>) -> Self {
        let face = |person: Person| {
            let player = Player {
                profile: Some(person.id.clone()),
                name: person.traits.name,
                mark: person.traits.mark,
                level: None,
            };
            (person.id, player)
        };
        Self(people.into_iter().map(face).collect())
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
