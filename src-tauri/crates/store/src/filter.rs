//! Which saved games a list shows, and in what order.

use std::collections::BTreeMap;

use rusqlite::types::{Value, ValueRef};
use serde::{Deserialize, Serialize};

use crate::result::ENDED_TZ;
use crate::{GameStatus, PageKey, Store, StoreError, folded};

/// Which saved games. What is absent does not matter.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct ListFilter {
    /// Only this game, by its name.
    pub game: Option<String>,
    /// Only finished games of this variant.
    pub variant: Option<String>,
    /// Only in this state.
    pub status: Option<GameStatus>,
    /// Only games in which all of these profiles sat.
    pub people: Vec<String>,
    /// Only from this day on, in days since 1970: that on which the game ended where it was played,
    /// or, here, last changed or was binned.
    pub from: Option<i32>,
    /// Only up to this day, which is among them.
    pub to: Option<i32>,
    /// Only where every word of this stands in a name, the note or the place, small letters without
    /// marks in both.
    pub text: Option<String>,
    /// What its words stand for beside that.
    pub called: Vec<Called>,
    /// Only what all of this is true of.
    pub traits: Vec<GameTrait>,
}

/// A word that is sought and what it stands for: names that the saves do not know, since they differ
/// by language.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Called {
    /// The word as it was written.
    pub word: String,
    /// Games, by their names.
    pub games: Vec<String>,
    /// Levels of bots.
    pub levels: Vec<String>,
}

/// Something true of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameTrait {
    /// It is for one.
    Solo,
    /// It is practice.
    Practice,
    /// Somebody asked for a hint.
    Assisted,
    /// It is the game of a day.
    OfDay,
    /// Several seats played, and one of the people asked for came first, alone or with others; where
    /// nobody is asked for, any person.
    Won,
    /// It came from another device.
    Imported,
    /// It was played at a real table.
    Real,
}

/// In what order games are listed. Those of which it says nothing come last.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GamesOrder {
    /// By when they ended, last changed or were put into the bin, the latest first.
    #[default]
    Newest,
    /// The same, the earliest first.
    Oldest,
    /// By the points of the first person asked for, or else of the best seat, the most first.
    MostPoints,
    /// The same, the fewest first.
    FewestPoints,
    /// By how far that seat is ahead of the best other one, the furthest first.
    Widest,
    /// The same, the least first.
    Closest,
    /// By how long people thought, the longest first.
    Longest,
    /// The same, the shortest first.
    Shortest,
}

impl GamesOrder {
    /// Whether the least comes first.
    const fn is_rising(self) -> bool {
        matches!(self, Self::Oldest | Self::FewestPoints | Self::Closest | Self::Shortest)
    }
}

/// A part of the list: the games of one state, in an order of their own.
pub(crate) struct Part {
    pub(crate) status: GameStatus,
    index: &'static str,
    state: &'static str,
    time: &'static str,
}

/// The parts in the order they are listed.
pub(crate) const PARTS: [Part; 3] = [
    Part {
        status: GameStatus::Running,
        index: "game_running",
        state: "ended_at IS NULL AND abandoned_at IS NULL AND lesson IS NULL",
        time: "changed_at",
    },
    Part {
        status: GameStatus::Finished,
        index: "game_finished",
        state: "ended_at IS NOT NULL AND abandoned_at IS NULL AND lesson IS NULL",
        time: "ended_at",
    },
    Part {
        status: GameStatus::Abandoned,
        index: "game_binned",
        state: "abandoned_at IS NOT NULL AND lesson IS NULL",
        time: "abandoned_at",
    },
];

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Conditions that all have to hold, with their values in the order of their places.
pub(crate) struct Clauses {
    pub(crate) sql: String,
    pub(crate) values: Vec<Value>,
}

impl Clauses {
    pub(crate) fn and(&mut self, clause: &str, values: impl IntoIterator<Item = Value>) {
        self.sql.push_str(" AND ");
        self.sql.push_str(clause);
        self.values.extend(values);
    }
}

impl Part {
    /// The table and the conditions of a filter; `found` are the rows that have its text, as JSON.
    pub(crate) fn matching(&self, filter: &ListFilter, found: Option<&str>) -> Clauses {
        let Self { index, state, .. } = self;
        let sql = format!("FROM game INDEXED BY {index} WHERE {state}");
        let mut clauses = Clauses { sql, values: Vec::new() };
        if let Some(game) = &filter.game {
            clauses.and("game = ?", [game.clone().into()]);
        }
        self.in_days(filter, &mut clauses);
        if let Some(found) = found {
            let is_found = "game.rowid IN (SELECT value FROM json_each(?))";
            clauses.and(is_found, [found.to_owned().into()]);
        }
        if let Some(variant) = &filter.variant {
            clauses.and("ended_at IS NOT NULL AND variant = ?", [variant.clone().into()]);
        }
        for profile in &filter.people {
            let sat = "EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND profile_id = ?)";
            clauses.and(sat, [profile.clone().into()]);
        }
        for is in &filter.traits {
            is.hold(filter, &mut clauses);
        }
        clauses
    }

    /// The days of a filter. The index leads to their surroundings, wherever the games were played.
    fn in_days(&self, filter: &ListFilter, clauses: &mut Clauses) {
        let time = self.time;
        let day = match self.status {
            GameStatus::Finished => format!("(ended_at / 60000 + {ENDED_TZ}) / 1440"),
            GameStatus::Running | GameStatus::Abandoned => format!(
                "CAST(strftime('%s', {time} / 1000, 'unixepoch', 'localtime') AS INTEGER) / 86400"
            ),
        };
        if let Some(from) = filter.from {
            let near = (i64::from(from) - 1) * DAY_MS;
            clauses.and(&format!("{time} >= ? AND {day} >= ?"), [near.into(), from.into()]);
        }
        if let Some(to) = filter.to {
            let near = (i64::from(to) + 2) * DAY_MS;
            clauses.and(&format!("{time} < ? AND {day} <= ?"), [near.into(), to.into()]);
        }
    }

    /// The query for the games of this part that fit, in an order, those after a key: of each its
    /// row, its number in that order, and its id.
    pub(crate) fn ordered(
        &self,
        filter: &ListFilter,
        order: GamesOrder,
        found: Option<&str>,
        after: Option<&PageKey>,
    ) -> Clauses {
        let (key, mut values) = self.key(order, filter);
        let (way, beyond) = if order.is_rising() { ("ASC", '>') } else { ("DESC", '<') };
        let mut fitting = self.matching(filter, found);
        if let Some(after) = after {
            let is_after = format!("(sort, id) {beyond} (?, ?)");
            fitting.and(&is_after, [after.at.into(), after.id.clone().into()]);
        }
        values.extend(fitting.values);
        let sql = fitting.sql;
        let sql = format!("SELECT rowid, {key} AS sort, id {sql} ORDER BY sort {way}, id {way}");
        Clauses { sql, values }
    }

    /// The number by which an order puts the games of this part, with its values.
    fn key(&self, order: GamesOrder, filter: &ListFilter) -> (String, Vec<Value>) {
        let last = if order.is_rising() { i64::MAX } else { i64::MIN + 1 };
        let of_seat = |what: &str| match filter.people.first() {
            None => (format!("(SELECT max({what}) FROM seat WHERE game_id = game.id)"), Vec::new()),
            Some(profile) => (
                format!(
                    "(SELECT max({what}) FROM seat WHERE profile_id = ? AND game_id = game.id)"
                ),
                vec![profile.clone().into()],
            ),
        };
        let (key, values) = match order {
            GamesOrder::Newest | GamesOrder::Oldest => return (self.time.to_owned(), Vec::new()),
            GamesOrder::MostPoints | GamesOrder::FewestPoints => of_seat("score"),
            GamesOrder::Widest | GamesOrder::Closest => of_seat("margin"),
            GamesOrder::Longest | GamesOrder::Shortest => {
                ("(SELECT nullif(think_ms, 0) FROM play WHERE game_id = game.id)".into(), vec![])
            }
        };
        (format!("coalesce({key}, {last})"), values)
    }
}

impl GameTrait {
    fn hold(self, filter: &ListFilter, clauses: &mut Clauses) {
        let several = "EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND idx = 1)";
        match self {
            Self::Solo => clauses.and(&format!("NOT {several}"), []),
            Self::Practice => clauses.and("practice = 1", []),
            Self::Assisted => {
                clauses.and("EXISTS (SELECT 1 FROM hint WHERE game_id = game.id)", []);
            }
            Self::OfDay => {
                let own = "game.rowid IN (SELECT rowid FROM game WHERE day IS NOT NULL)";
                clauses.and(own, []);
            }
            Self::Won => {
                let own = match filter.people.len() {
                    0 => "bot_level IS NULL".to_owned(),
                    n => format!("profile_id IN ({})", vec!["?"; n].join(", ")),
                };
                let won = format!(
                    "{several} AND EXISTS
                        (SELECT 1 FROM seat WHERE game_id = game.id AND rank = 1 AND {own})"
                );
                clauses.and(&won, filter.people.iter().map(|it| it.clone().into()));
            }
            Self::Imported => clauses.and("imported_at IS NOT NULL", []),
            Self::Real => clauses.and("rules = 0", []),
        }
    }
}

/// The bytes of a cell that is a text.
const fn text(cell: ValueRef<'_>) -> Option<&[u8]> {
    if let ValueRef::Text(bytes) = cell { Some(bytes) } else { None }
}

/// Which of the words that are sought a text has, bit by bit. Names come again and again.
struct Sought {
    words: Vec<String>,
    known: BTreeMap<Vec<u8>, u32>,
    /// The games and the levels that words stand for.
    games: BTreeMap<Vec<u8>, u32>,
    levels: BTreeMap<Vec<u8>, u32>,
}

impl Sought {
    /// The first words of a text; more than bits are not sought.
    fn of(words: &str, called: &[Called]) -> Self {
        let words = folded(words);
        let words = words.split(' ').filter(|it| !it.is_empty()).map(str::to_owned);
        let words: Vec<String> = words.take(16).collect();
        let (mut games, mut levels) = (BTreeMap::new(), BTreeMap::new());
        for it in called {
            let word = folded(&it.word);
            for (i, _) in words.iter().enumerate().filter(|(_, own)| **own == word) {
                let add = |known: &mut BTreeMap<Vec<u8>, u32>, name: &String| {
                    *known.entry(name.clone().into_bytes()).or_default() |= 1 << i;
                };
                it.games.iter().for_each(|name| add(&mut games, name));
                it.levels.iter().for_each(|name| add(&mut levels, name));
            }
        }
        Self { words, known: BTreeMap::new(), games, levels }
    }

    const fn all(&self) -> u32 {
        (1 << self.words.len()) - 1
    }

    fn of_text(&self, text: &str) -> u32 {
        let text = folded(text);
        let has = |(i, word): (usize, &String)| u32::from(text.contains(word)) << i;
        self.words.iter().enumerate().map(has).sum()
    }

    /// The same of a cell; what is no text has no words.
    fn of_cell(&mut self, cell: ValueRef<'_>) -> u32 {
        let Some(bytes) = text(cell).filter(|it| !it.is_empty()) else { return 0 };
        if let Some(&known) = self.known.get(bytes) {
            return known;
        }
        let found = self.of_text(&String::from_utf8_lossy(bytes));
        self.known.insert(bytes.to_owned(), found);
        found
    }
}

impl Store {
    /// The rows of the games that have all words of a text in their names, notes and places, or are
    /// what these stand for, as JSON; `None` where it has no word.
    pub(crate) fn with_text(
        &self,
        words: &str,
        called: &[Called],
    ) -> Result<Option<String>, StoreError> {
        let mut sought = Sought::of(words, called);
        if sought.words.is_empty() {
            return Ok(None);
        }
        let mut people: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
        let mut profiles = self.db.prepare_cached("SELECT id, name FROM profile")?;
        let mut rows = profiles.query([])?;
        while let Some(row) = rows.next()? {
            if let Some(id) = text(row.get_ref(0)?) {
                people.insert(id.to_owned(), sought.of_cell(row.get_ref(1)?));
            }
        }
        // The games in whose names there is any of it, by their ids.
        let mut named: Vec<(Vec<u8>, u32)> = Vec::new();
        let mut seats = self.db.prepare_cached(
            "SELECT game_id, iif(bot_level IS NULL, profile_id, NULL), name, bot_level FROM seat
             ORDER BY game_id, idx",
        )?;
        let mut rows = seats.query([])?;
        while let Some(row) = rows.next()? {
            let person = text(row.get_ref(1)?).and_then(|it| people.get(it));
            let has = if let Some(&has) = person {
                has
            } else {
                let level = text(row.get_ref(3)?).and_then(|it| sought.levels.get(it));
                level.copied().unwrap_or(0) | sought.of_cell(row.get_ref(2)?)
            };
            let Some(id) = text(row.get_ref(0)?).filter(|_| has != 0) else { continue };
            match named.last_mut().filter(|last| last.0 == id) {
                Some(last) => last.1 |= has,
                None => named.push((id.to_owned(), has)),
            }
        }
        let mut games = self.db.prepare_cached("SELECT rowid, id, note, place, game FROM game")?;
        let mut rows = games.query([])?;
        let mut found: Vec<i64> = Vec::new();
        while let Some(row) = rows.next()? {
            let at = text(row.get_ref(1)?)
                .and_then(|id| named.binary_search_by(|it| it.0.as_slice().cmp(id)).ok());
            let in_names = at.map_or(0, |at| named[at].1);
            let game = text(row.get_ref(4)?).and_then(|it| sought.games.get(it));
            let in_names = in_names | game.copied().unwrap_or(0);
            let has = in_names | sought.of_cell(row.get_ref(2)?) | sought.of_cell(row.get_ref(3)?);
            if has == sought.all() {
                found.push(row.get(0)?);
            }
        }
        Ok(Some(serde_json::to_string(&found).expect("numbers are plain data")))
    }
}
