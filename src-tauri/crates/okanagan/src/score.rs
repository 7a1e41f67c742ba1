//! OK-VP: explorer card, goals and nuggets; as a sheet with equations, and fast as totals.

use game::{Line, MAX_SEATS, Places, ScoreSheet, Seat, SeatSheet, Sheet, Term, Viewer};
use serde::Serialize;

use crate::figures::{EXPLORER_POINTS, NUGGET_POINTS};
use crate::goals::{Goal, cards};
use crate::position::Okanagan;
use crate::reward::{Reward, Terrain, Tokens, types_in};

/// What points are for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// The explorer card, for all.
    Explorer,
    /// A goal card.
    Goal {
        /// Which.
        goal: Goal,
    },
    /// Gold nuggets.
    Nuggets,
}

/// What a term counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Unit {
    /// Sets of four tokens of four colours.
    ColourSet,
    /// Sets of the goal card.
    GoalSet,
    /// This place in the count of nuggets.
    NuggetPlace {
        /// 1 = most.
        place: u8,
        /// Nuggets the seat has.
        nuggets: u8,
    },
}

/// What earned points. They do not come from places on the map but from what lies before a
/// player.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Field {
    /// The tokens of a type.
    Tokens {
        /// Which.
        reward: Reward,
    },
    /// The nugget cards.
    Nuggets,
}

impl Okanagan {
    /// The sheet as this viewer may know it: goals of others only once they are revealed.
    pub(crate) fn sheet(&self, viewer: Viewer) -> Sheet<Self> {
        let seats = Seat::all(self.n_seats).map(|seat| {
            let mut lines = vec![self.explorer_line(seat)];
            if self.may_know_goals(viewer, seat) {
                lines.extend(self.goals.hand(seat).map(|goal| self.goal_line(seat, goal)));
            }
            lines.push(self.nugget_line(seat));
            SeatSheet::new(lines)
        });
        ScoreSheet::new(seats.collect())
    }

    /// The totals with all goals.
    pub(crate) fn all_totals(&self) -> [i32; MAX_SEATS] {
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(self.n_seats) {
            let tokens = &self.tokens[seat.index()];
            let goals = cards(self.goals.hands[seat.index()]).map(|goal| {
                let card = self.pack.goal(goal);
                card.covered(tokens) as i32 * card.points as i32
            });
            points[seat.index()] = EXPLORER_POINTS * colour_sets(tokens)
                + goals.sum::<i32>()
                + self.nugget_place(seat).map_or(0, nugget_points);
        }
        points
    }

    /// OK-TIE: points, then reward tokens.
    pub(crate) fn final_places(&self) -> Places {
        let totals = self.all_totals();
        let key = |seat: Seat| (totals[seat.index()], self.n_tokens(seat));
        Places::by_key(Seat::all(self.n_seats).map(key))
    }

    fn explorer_line(&self, seat: Seat) -> Line<Source, Unit, Field> {
        let tokens = &self.tokens[seat.index()];
        let count = colour_sets(tokens);
        let fields = if count > 0 { fields_of(types_in(tokens)) } else { Vec::new() };
        let terms = vec![Term { of: Unit::ColourSet, count, each: EXPLORER_POINTS }];
        Line::new(Source::Explorer, terms, fields)
    }

    fn goal_line(&self, seat: Seat, goal: Goal) -> Line<Source, Unit, Field> {
        let card = self.pack.goal(goal);
        let count = card.covered(&self.tokens[seat.index()]) as i32;
        let fields = if count > 0 { fields_of(card.set.iter().copied()) } else { Vec::new() };
        let terms = vec![Term { of: Unit::GoalSet, count, each: card.points as i32 }];
        Line::new(Source::Goal { goal }, terms, fields)
    }

    fn nugget_line(&self, seat: Seat) -> Line<Source, Unit, Field> {
        let nuggets = self.nuggets[seat.index()];
        let (terms, fields) = match self.nugget_place(seat) {
            None => (Vec::new(), Vec::new()),
            Some(place) => {
                let of = Unit::NuggetPlace { place, nuggets };
                (vec![Term { of, count: 1, each: nugget_points(place) }], vec![Field::Nuggets])
            }
        };
        Line::new(Source::Nuggets, terms, fields)
    }

    /// The place of a seat in the count of nuggets.
    #[inline]
    pub(crate) fn nugget_place(&self, seat: Seat) -> Option<u8> {
        nugget_place(&self.nuggets, seat)
    }
}

/// The place of a seat in the count of nuggets, from 1; tied seats share a place and the next ones
/// are skipped; who has none takes none (OK-VP).
fn nugget_place(nuggets: &[u8], seat: Seat) -> Option<u8> {
    let own = nuggets[seat.index()];
    let ahead = nuggets.iter().filter(|&&nuggets| nuggets > own).count();
    (own > 0).then_some(1 + ahead as u8)
}

fn nugget_points(place: u8) -> i32 {
    NUGGET_POINTS[place as usize - 1]
}

/// How many sets of four tokens of four colours there are.
fn colour_sets(tokens: &Tokens) -> i32 {
    let of_colour = |terrain: Terrain| {
        let first = 3 * terrain as usize;
        tokens[first..first + 3].iter().map(|&n| n as i32).sum::<i32>()
    };
    Terrain::ALL.into_iter().map(of_colour).min().unwrap_or(0)
}

fn fields_of(rewards: impl Iterator<Item = Reward>) -> Vec<Field> {
    rewards.map(|reward| Field::Tokens { reward }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OK-VP with ties, for two, three and four players.
    #[test]
    fn ok_vp_nugget_places() {
        for (nuggets, points) in [
            (&[3, 1][..], &[10, 5][..]),
            (&[2, 2], &[10, 10]),
            (&[0, 1], &[0, 10]),
            (&[0, 0], &[0, 0]),
            (&[1, 2, 3], &[2, 5, 10]),
            (&[2, 2, 1], &[10, 10, 2]),
            (&[3, 1, 1], &[10, 5, 5]),
            (&[2, 2, 2], &[10, 10, 10]),
            (&[4, 0, 0], &[10, 0, 0]),
            (&[4, 3, 2, 1], &[10, 5, 2, 0]),
            (&[4, 3, 3, 1], &[10, 5, 5, 0]),
            (&[4, 3, 2, 2], &[10, 5, 2, 2]),
            (&[4, 4, 3, 1], &[10, 10, 2, 0]),
            (&[4, 4, 4, 1], &[10, 10, 10, 0]),
            (&[1, 1, 1, 1], &[10, 10, 10, 10]),
            (&[2, 1, 1, 0], &[10, 5, 5, 0]),
            (&[2, 0, 1, 0], &[10, 0, 5, 0]),
        ] {
            let given: Vec<i32> = Seat::all(nuggets.len() as u8)
                .map(|seat| nugget_place(nuggets, seat).map_or(0, nugget_points))
                .collect();
            assert_eq!(given, points, "{nuggets:?}");
        }
    }

    /// OK-VP: points times how often the tokens cover the set.
    #[test]
    fn ok_vp_cards() {
        let tokens = [2, 3, 0, 1, 1, 0, 0, 5, 0, 0, 1, 0];
        let pack = crate::pack::Pack::original();
        let worth = |number| {
            let card = pack.goal(Goal::new(number).unwrap());
            card.covered(&tokens) * card.points
        };
        assert_eq!(worth(2), 9, "three forest hexagons");
        assert_eq!(worth(13), 10, "forest square and hexagon, two pairs");
        assert_eq!(worth(14), 0, "no forest circle");
        assert_eq!(worth(29), 7, "hexagons of forest, lake and prairie: one lake hexagon");
        assert_eq!(colour_sets(&tokens), 1, "5, 2, 5 and 1 of the four colours");
    }
}
