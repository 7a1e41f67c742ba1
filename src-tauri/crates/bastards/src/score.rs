//! Points: what the score sheet says and who wins (`SB-DOMINANCE`, `SB-END`).

use game::{Line, MAX_SEATS, Places, ScoreSheet, Seat, SeatSheet, Term};
use serde::Serialize;

use crate::ids::{Colour, Planet};
use crate::position::Bastards;

/// What a line of the score sheet is for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// Planets dominated after this round.
    Dominance {
        /// Which round.
        round: u8,
    },
    /// Pairs of diplomacy.
    Diplomacy,
    /// Coins that become points at the end.
    Coins,
}

/// What a term of a line counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Unit {
    /// Dominated planets.
    Planet,
    /// Pairs.
    Pair,
    /// Full sums of this many coins.
    Coins {
        /// How many make a point.
        each: u8,
    },
}

/// A place that earned points.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Field {
    /// A planet.
    Planet {
        /// Which.
        planet: Planet,
    },
}

impl Bastards {
    /// Points without coins.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        let state = self.seat(seat);
        let dominance: u32 = Self::pack()
            .scorings
            .iter()
            .zip(state.dominated)
            .map(|(&(_, each), planets)| u32::from(each) * planets.count_ones())
            .sum();
        state.diplomacy + dominance as u16
    }

    /// Points that the coins make at the end, and what is left of them.
    pub(crate) fn coins_into_points(&self, seat: Seat) -> (u16, u16) {
        let price = u16::from(Self::pack().prices.point);
        let coins = self.seat(seat).coins;
        (coins / price, coins % price)
    }

    /// Living creatures on planets and in the hold.
    pub(crate) fn n_living(&self, colour: Colour) -> u8 {
        let on_planets: u32 =
            self.planets().map(|planet| self.ground(planet).living(colour).count_ones()).sum();
        let in_hold: u8 = colour.seat().map_or(0, |seat| self.seat(seat).hold.iter().sum());
        on_planets as u8 + in_hold
    }

    pub(crate) fn sheet(&self) -> ScoreSheet<Source, Unit, Field> {
        ScoreSheet::new(Seat::all(self.facts.n_seats).map(|seat| self.seat_sheet(seat)).collect())
    }

    pub(crate) fn all_totals(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for seat in Seat::all(self.facts.n_seats) {
            let (bought, _) = self.coins_into_points(seat);
            totals[seat.index()] = i32::from(self.points(seat) + bought);
        }
        totals
    }

    fn seat_sheet(&self, seat: Seat) -> SeatSheet<Source, Unit, Field> {
        let state = self.seat(seat);
        let fields =
            |set: u16| Planet::of_set(set).map(|planet| Field::Planet { planet }).collect();
        let mut lines = Vec::new();
        for ((round, each), planets) in Self::pack().scorings.into_iter().zip(state.dominated) {
            if planets != 0 {
                let count = planets.count_ones() as i32;
                let term = Term { of: Unit::Planet, count, each: i32::from(each) };
                lines.push(Line::new(Source::Dominance { round }, vec![term], fields(planets)));
            }
        }
        if state.diplomacy > 0 {
            let term = Term { of: Unit::Pair, count: i32::from(state.diplomacy), each: 1 };
            lines.push(Line::new(Source::Diplomacy, vec![term], fields(state.diplomacy_on)));
        }
        let (bought, _) = self.coins_into_points(seat);
        if bought > 0 {
            let of = Unit::Coins { each: Self::pack().prices.point };
            let term = Term { of, count: i32::from(bought), each: 1 };
            lines.push(Line::new(Source::Coins, vec![term], Vec::new()));
        }
        SeatSheet::new(lines)
    }

    /// `SB-END`: most points, then most coins left, then most living creatures.
    pub(crate) fn final_places(&self) -> Places {
        Places::by_key(Seat::all(self.facts.n_seats).map(|seat| {
            let (bought, left) = self.coins_into_points(seat);
            (self.points(seat) + bought, left, self.n_living(Colour::of(seat)))
        }))
    }
}
