//! [`Tally`]: what a passed check has looked at.

use std::fmt;

/// What a check has looked at.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Tally {
    /// Random games played.
    pub games: u64,
    /// Positions checked in them.
    pub positions: u64,
    /// Positions among them at which views were compared.
    pub looks: u64,
    /// Positions imagined and compared.
    pub imagined: u64,
    /// Steps of the longest game.
    pub longest: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.positions += other.positions;
        self.looks += other.looks;
        self.imagined += other.imagined;
        self.longest = self.longest.max(other.longest);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, positions, looks, imagined, longest } = self;
        write!(
            f,
            "{games} games, {positions} positions, {looks} looked at from every seat, \
             {imagined} imagined, longest {longest} steps"
        )
    }
}
