//! [`Draws`] and [`Odds`]: the chance that something wanted is among what a seat draws next.
//!
//! A seat that cannot tell the unseen pieces apart draws any of them alike, whether they lie in the
//! bag or in a hand it does not see. So its next `n` draws are any `n` of the `unseen` ones, and the
//! chance that at least one of them is wanted follows from drawing without putting back (the
//! hypergeometric distribution): `1 − (u−w)/u · (u−w−1)/(u−1) · …` with `n` factors. How many draws
//! a seat still has is the engine's business. What other seats choose to keep or to play is not
//! taken for a sign of what they hold.

use serde::Serialize;

/// What a seat can still draw, as far as it knows.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Draws {
    /// How many pieces it has not seen and may draw, each alike.
    pub unseen: u8,
    /// How many of them it draws the next time.
    pub next: u8,
    /// How many it draws until the end of the game, the next ones among them.
    pub all: u8,
}

/// The chance that a wanted piece comes, in whole percent. 0 and 100 are said of what is certain
/// only.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Odds {
    /// The next time.
    pub next: u8,
    /// Until the end of the game.
    pub all: u8,
}

impl Draws {
    /// The chance that one or more of so many wanted pieces come.
    pub fn odds(self, wanted: u8) -> Odds {
        let percent = |drawn| percent(none(self.unseen, wanted, drawn));
        Odds { next: percent(self.next), all: percent(self.all) }
    }

    /// The same where the next draw is one out of a lot that the seat can tell from the rest, as by
    /// the backs of tiles: so many wanted ones of so many. The draws after it are any of what is
    /// left. Without a lot the next draw is like the others.
    pub fn odds_from(self, lot: Option<(u8, u8)>, wanted: u8) -> Odds {
        let Some((of_lot, lot)) = lot.filter(|&(_, lot)| lot > 0 && self.next > 0) else {
            return self.odds(wanted);
        };
        let next = none(lot, of_lot, 1);
        let later = none(self.unseen.saturating_sub(1), wanted, self.all.saturating_sub(1));
        Odds { next: percent(next), all: percent(next * later) }
    }
}

/// The chance that of `unseen` pieces `drawn` are drawn and none of the `wanted` is among them.
/// Exactly 0 or 1 where it is certain, and nowhere else.
fn none(unseen: u8, wanted: u8, drawn: u8) -> f64 {
    let (wanted, drawn) = (wanted.min(unseen), drawn.min(unseen));
    if u16::from(wanted) + u16::from(drawn) > u16::from(unseen) {
        return 0.0;
    }
    (0..drawn).map(|n| f64::from(unseen - wanted - n) / f64::from(unseen - n)).product()
}

/// The chance that something comes, in whole percent, by the chance that it does not. Certainty apart.
fn percent(none: f64) -> u8 {
    match ((1.0 - none) * 100.0).round() as u8 {
        0 if none < 1.0 => 1,
        100.. if none > 0.0 => 99,
        percent => percent,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In how many ways `n` of `of` can be chosen.
    fn ways(of: u8, n: u8) -> u128 {
        (0..u128::from(n)).fold(1, |ways, i| ways * (u128::from(of) - i) / (i + 1))
    }

    #[test]
    fn it_is_the_share_of_all_ways_to_draw() {
        for unseen in 1..=60 {
            for wanted in 0..=unseen {
                for drawn in 0..=unseen {
                    let all = ways(unseen, drawn);
                    let left = unseen - wanted;
                    let without = if drawn > left { 0 } else { ways(left, drawn) };
                    let none = none(unseen, wanted, drawn);
                    let counted = without as f64 / all as f64;
                    assert!((none - counted).abs() < 1e-12, "{unseen} {wanted} {drawn}");
                    assert_eq!(none >= 1.0, without == all, "{unseen} {wanted} {drawn}");
                    assert_eq!(none <= 0.0, without == 0, "{unseen} {wanted} {drawn}");
                }
            }
        }
    }

    #[test]
    fn a_lot_that_is_told_apart_counts_for_the_next_draw() {
        let draws = Draws { unseen: 20, next: 1, all: 3 };
        assert_eq!(draws.odds_from(None, 4), draws.odds(4));
        assert_eq!(draws.odds_from(Some((0, 0)), 4), draws.odds(4));
        // 1 - 1/2 * (15/19 * 14/18), as 4 of 19 are left when the first is none.
        assert_eq!(draws.odds_from(Some((2, 4)), 4), Odds { next: 50, all: 69 });
        assert_eq!(draws.odds_from(Some((0, 4)), 4), Odds { next: 0, all: 39 });
        assert_eq!(draws.odds_from(Some((4, 4)), 4), Odds { next: 100, all: 100 });
        assert_eq!(draws.odds_from(Some((0, 4)), 0), Odds { next: 0, all: 0 });
        // A lot like the whole is as if there were none.
        assert_eq!(draws.odds_from(Some((4, 20)), 4), draws.odds(4));
    }

    #[test]
    fn certainty_is_said_only_of_what_is_certain() {
        let odds = |unseen, next, all, wanted| Draws { unseen, next, all }.odds(wanted);
        assert_eq!(odds(200, 1, 100, 1), Odds { next: 1, all: 50 });
        assert_eq!(odds(100, 1, 99, 2), Odds { next: 2, all: 100 });
        assert_eq!(odds(100, 1, 60, 20), Odds { next: 20, all: 99 });
        assert_eq!(odds(10, 0, 3, 0), Odds { next: 0, all: 0 });
        assert_eq!(odds(0, 0, 0, 0), Odds { next: 0, all: 0 });
        assert_eq!(odds(3, 4, 9, 1), Odds { next: 100, all: 100 });
    }
}
