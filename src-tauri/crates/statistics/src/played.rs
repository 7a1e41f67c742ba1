//! [`Played`]: a finished game as statistics see it, and which of them somebody asks about.

use game::SeatResult;
use serde::{Deserialize, Serialize};

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its table's id.
    pub table: String,
    /// When it ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// The day it ended where it was played, in days since 1970.
    pub day: i32,
    /// The seats in their order.
    pub seats: Vec<Sat>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sat {
    /// The profile of who sat there; nothing for a guest.
    pub profile: Option<String>,
    /// Whether that is a bot.
    pub is_bot: bool,
    /// Whether the seat was told what is good.
    pub is_assisted: bool,
    /// Whether its row was derived by playing the steps again.
    pub is_verified: bool,
    /// How many seats share its place.
    pub n_tied: u8,
    /// Its distance to the best other seat; nothing in a game for one.
    pub margin: Option<i32>,
    /// What the game left behind of it.
    pub result: SeatResult,
}

impl Sat {
    /// Whether it came first, alone or with others.
    pub const fn has_won(&self) -> bool {
        self.result.place == 1
    }

    /// Its part of the win: all of it, or as much as each gets who shares it.
    pub fn win(&self) -> f64 {
        if self.has_won() { 1.0 / f64::from(self.n_tied.max(1)) } else { 0.0 }
    }
}

/// Against whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Against {
    /// No bots at the table.
    People,
    /// At least one bot at the table.
    Bots,
    /// This one among others.
    Player {
        /// Whoever it is, a bot too.
        profile: String,
    },
}

/// Which games of one person.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Selection {
    /// The profile of whose games.
    pub person: String,
    /// Whether those with or without help for that person; nothing for both.
    pub is_assisted: Option<bool>,
    /// From this day on, in days since 1970.
    pub from: Option<i32>,
    /// Against whom; nothing for whoever.
    pub against: Option<Against>,
}

/// A part of the selected games: what one number on a page is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum PlaysPart {
    /// All of them.
    All,
    /// Those won, alone or shared.
    Won,
    /// Those with this place.
    Place {
        /// From 1.
        place: u8,
    },
    /// Those with a score from this to that one, both among them.
    Scores {
        /// The least.
        from: i32,
        /// The greatest.
        to: i32,
    },
    /// Those the person began, or did not.
    Began {
        /// Which.
        began: bool,
    },
    /// Those of the longest streak of wins.
    LongestStreak,
    /// Those of the present streak of wins.
    CurrentStreak,
    /// Those that reached this rank of a game for one.
    Rank {
        /// Which.
        rank: String,
    },
}

impl Selection {
    /// The seat of the person when the game is one of those asked about.
    pub fn seat<'a>(&self, game: &'a Played) -> Option<&'a Sat> {
        let is_own = |seat: &&Sat| seat.profile.as_ref() == Some(&self.person);
        let own = game.seats.iter().find(is_own)?;
        let mut others = game.seats.iter().filter(|seat| !std::ptr::eq(*seat, own));
        let is_against = match &self.against {
            None => true,
            Some(Against::People) => others.all(|seat| !seat.is_bot),
            Some(Against::Bots) => others.any(|seat| seat.is_bot),
            Some(Against::Player { profile }) => {
                others.any(|seat| seat.profile.as_ref() == Some(profile))
            }
        };
        let is_in_time = self.from.is_none_or(|from| game.day >= from);
        let is_helped = self.is_assisted.is_none_or(|wanted| own.is_assisted == wanted);
        (is_in_time && is_against && is_helped).then_some(own)
    }

    /// The games asked about with the person's seat, in the order given.
    pub fn of<'a>(&self, games: &'a [Played]) -> Vec<(&'a Played, &'a Sat)> {
        games.iter().filter_map(|game| Some((game, self.seat(game)?))).collect()
    }

    /// The tables of a part, oldest first; `games` are ordered by their end.
    pub fn part(&self, games: &[Played], part: &PlaysPart) -> Vec<String> {
        let own = self.of(games);
        let wins = || own.iter().map(|(_, seat)| seat.has_won());
        let streak = match part {
            PlaysPart::LongestStreak => crate::streak::longest(wins()),
            PlaysPart::CurrentStreak => crate::streak::current(wins()),
            PlaysPart::All
            | PlaysPart::Won
            | PlaysPart::Place { .. }
            | PlaysPart::Scores { .. }
            | PlaysPart::Began { .. }
            | PlaysPart::Rank { .. } => 0..own.len(),
        };
        let is_part = |result: &SeatResult| match part {
            PlaysPart::All | PlaysPart::LongestStreak | PlaysPart::CurrentStreak => true,
            PlaysPart::Won => result.place == 1,
            PlaysPart::Place { place } => result.place == *place,
            PlaysPart::Scores { from, to } => (from..=to).contains(&&result.score),
            PlaysPart::Began { began } => result.is_starter == *began,
            PlaysPart::Rank { rank } => result.rank.as_ref() == Some(rank),
        };
        let games = own[streak].iter().filter(|(_, seat)| is_part(&seat.result));
        games.map(|(game, _)| game.table.clone()).collect()
    }
}
