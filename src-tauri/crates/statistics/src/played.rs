//! [`Played`]: a finished game as statistics see it, and which of them somebody asks about.

/// Who sat somewhere, numbered by the caller.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Who(pub u32);

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number among the games handed over, so that results lead back to games.
    pub id: u32,
    /// When it ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// The day it ended where it was played, in days since 1970.
    pub day: i32,
    /// How long it lasted with all pauses, in ms.
    pub lasted_ms: i64,
    /// The seats in their order.
    pub seats: Vec<Sat>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct Sat {
    /// Who sat there; nothing for a guest.
    pub who: Option<Who>,
    /// Whether that is a bot.
    pub is_bot: bool,
    /// Whether the seat was told what is good.
    pub is_assisted: bool,
    /// Whether it was the first that had to act alone.
    pub is_starter: bool,
    /// Whether its row was derived by playing the steps again.
    pub is_verified: bool,
    /// Its points.
    pub score: i32,
    /// Its place, from 1.
    pub place: u8,
    /// How many seats share its place.
    pub n_tied: u8,
    /// Its distance to the best other seat; nothing in a game for one.
    pub margin: Option<i32>,
    /// Its points by source, in the order of the game.
    pub points: Vec<i32>,
    /// The rank its points reach in a game for one, counted from the best, which is 0.
    pub rank: Option<u8>,
    /// Its largest single source: its number in the order of the game, and its points.
    pub feature: Option<(u8, i32)>,
    /// The most it gained at one stroke.
    pub stroke: Option<i32>,
    /// After how many steps that was complete.
    pub stroke_at: Option<u32>,
    /// How long it thought, in ms.
    pub think_ms: u64,
    /// How many actions it took.
    pub n_acts: u32,
    /// Its rating before the game and the deviation, when it was rated.
    pub rating: Option<(f64, f64)>,
}

impl Sat {
    /// Its part of the win: all of it, or as much as each gets who shares it.
    pub fn win(&self) -> f64 {
        if self.place == 1 { 1.0 / f64::from(self.n_tied.max(1)) } else { 0.0 }
    }
}

/// Against whom.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Sitters {
    /// Whoever.
    #[default]
    All,
    /// No bots at the table.
    People,
    /// At least one bot at the table.
    Bots,
    /// This one among others at the table.
    With(Who),
}

/// Which games of one person.
#[derive(Clone, PartialEq, Debug)]
pub struct Selection {
    /// Whose games.
    pub who: Who,
    /// Whether those with or without help for that person; nothing for both.
    pub is_assisted: Option<bool>,
    /// From this day on, in days since 1970.
    pub from: Option<i32>,
    /// To this day.
    pub to: Option<i32>,
    /// Against whom.
    pub sitters: Sitters,
}

/// A part of the selected games: what one number on a page is made of.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub enum Part {
    /// All of them.
    #[default]
    All,
    /// Those won, alone or shared.
    Won,
    /// Those with this place.
    Place(u8),
    /// Those with a score from this to that one, both among them.
    Scores(i32, i32),
    /// Those the person started, or did not.
    Started(bool),
    /// Those of the longest streak of wins.
    LongestStreak,
    /// Those of the present streak of wins.
    CurrentStreak,
    /// Those that reached this rank in a game for one.
    Rank(u8),
}

impl Selection {
    /// The seat of the person when the game is one of those asked about.
    pub fn seat<'a>(&self, game: &'a Played) -> Option<&'a Sat> {
        let is_in_time = self.from.is_none_or(|from| game.day >= from)
            && self.to.is_none_or(|to| game.day <= to);
        let own = game.seats.iter().find(|seat| seat.who == Some(self.who))?;
        let mut others = game.seats.iter().filter(|seat| !std::ptr::eq(*seat, own));
        let is_against = match self.sitters {
            Sitters::All => true,
            Sitters::People => others.all(|seat| !seat.is_bot),
            Sitters::Bots => others.any(|seat| seat.is_bot),
            Sitters::With(who) => others.any(|seat| seat.who == Some(who)),
        };
        let is_helped = self.is_assisted.is_none_or(|wanted| own.is_assisted == wanted);
        (is_in_time && is_against && is_helped).then_some(own)
    }

    /// The games asked about with the person's seat, in the order given.
    pub fn of<'a>(&self, games: &'a [Played]) -> Vec<(&'a Played, &'a Sat)> {
        games.iter().filter_map(|game| Some((game, self.seat(game)?))).collect()
    }

    /// The games of a part, oldest first; `games` are ordered by their end.
    pub fn part(&self, games: &[Played], part: Part) -> Vec<u32> {
        let own = self.of(games);
        let wins = || own.iter().map(|(_, seat)| seat.place == 1);
        let streak = match part {
            Part::LongestStreak => crate::streak::longest(wins()),
            Part::CurrentStreak => crate::streak::current(wins()),
            Part::All
            | Part::Won
            | Part::Place(_)
            | Part::Scores(..)
            | Part::Started(_)
            | Part::Rank(_) => 0..own.len(),
        };
        let is_part = |seat: &Sat| match part {
            Part::All | Part::LongestStreak | Part::CurrentStreak => true,
            Part::Won => seat.place == 1,
            Part::Place(place) => seat.place == place,
            Part::Scores(from, to) => (from..=to).contains(&seat.score),
            Part::Started(started) => seat.is_starter == started,
            Part::Rank(rank) => seat.rank == Some(rank),
        };
        own[streak].iter().filter(|(_, seat)| is_part(seat)).map(|(game, _)| game.id).collect()
    }
}
