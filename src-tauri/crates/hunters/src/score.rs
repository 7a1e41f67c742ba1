//! Points: what everybody has so far and would get for meadows and systems now, as a sheet with
//! equations and fields, fast as totals, and as places.
//!
//! The sheet is rebuilt from the table. Closed areas never change and remember who won them, so
//! nothing has to be written down as it happens.

use arrayvec::ArrayVec;
use game::{Line, MAX_SEATS, Places, ScoreSheet, SeatSet, SeatSheet, Sheet};

use crate::bits::ones;
use crate::position::Hunters;
use crate::worth::{Source, Worth};
use crate::zone::{AreaKind, Power, Zone};

mod areas;

/// A meadow or system that somebody has pieces in.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Majority {
    pub(crate) area: Counts,
    pub(crate) winners: SeatSet,
}

/// What counts at the end.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Counts {
    /// The meadow of this zone.
    Meadow(u16),
    /// The system of this water.
    System(u8),
}

impl Hunters {
    /// The whole sheet. Nothing on it is secret.
    pub(crate) fn sheet(&self) -> Sheet<Self> {
        let mut lines: Vec<(Source, Worth, SeatSet)> = Vec::new();
        // Only closed areas have winners, and those never grow, so each is found at its root alone.
        for (zone, tally) in self.board.areas.land.iter().enumerate() {
            if tally.has_winners() {
                let zone = zone as u16;
                lines.push((self.source_of_closed(zone), self.closed_worth(zone), tally.winners()));
            }
        }
        let placer = |power| {
            let zone = self.zone_on_table(power)?;
            self.board.at(self.pack.zones[zone as usize].zone.tile).by
        };
        for (power, source, worth) in [
            (Power::HuntingTrap, Source::HuntingTrap, self.trap_worth()),
            (Power::Logboat, Source::Canoe, self.canoe_worth()),
        ] {
            if let Some(seat) = placer(power) {
                lines.push((source, worth, SeatSet::only(seat)));
            }
        }
        self.each_majority(|majority| {
            let worth = self.majority_worth(majority);
            lines.push((self.source_of(majority), worth, majority.winners));
        });
        lines.sort_by_key(|line| line.0);
        let line = |(source, worth, _): &(Source, Worth, SeatSet)| {
            Line::new(*source, worth.terms().to_vec(), self.fields_of(*source))
        };
        let sheet_of = |seat| {
            let theirs = lines.iter().filter(|(_, _, winners)| winners.contains(seat));
            SeatSheet::new(theirs.map(line).collect())
        };
        ScoreSheet::new(self.seats().map(sheet_of).collect())
    }

    /// Points so far and what meadows and systems would give now.
    pub(crate) fn all_totals(&self) -> [i32; MAX_SEATS] {
        let mut totals = self.facts.points.map(i32::from);
        self.each_majority(|majority| {
            let points = self.majority_worth(majority).points();
            for seat in majority.winners.iter() {
                totals[seat.index()] += points;
            }
        });
        totals
    }

    /// Most points win; equals tie (`HG-END`).
    pub(crate) fn final_places(&self) -> Places {
        let totals = self.all_totals();
        Places::by_key(self.seats().map(|seat| totals[seat.index()]))
    }

    /// What a closed forest or river counts as.
    pub(crate) fn source_of_closed(&self, zone: u16) -> Source {
        let at = self.lowest_zone(zone);
        match self.pack.zones[zone as usize].kind {
            AreaKind::Forest => Source::Forest { at },
            AreaKind::River => Source::River { at },
            AreaKind::Meadow | AreaKind::System => unreachable!("only forests and rivers close"),
        }
    }

    pub(crate) fn source_of(&self, majority: Majority) -> Source {
        match majority.area {
            Counts::Meadow(zone) => Source::Meadow { at: self.lowest_zone(zone) },
            Counts::System(water) => Source::System { at: self.lowest_river(water) },
        }
    }

    pub(crate) fn majority_worth(&self, majority: Majority) -> Worth {
        match majority.area {
            Counts::Meadow(zone) => self.meadow_worth(zone),
            Counts::System(water) => self.system_worth(water),
        }
    }

    /// Every meadow with hunters and every system with huts, each once.
    pub(crate) fn each_majority(&self, mut take: impl FnMut(Majority)) {
        let Self { pack, facts, board } = self;
        let mut meadows = ArrayVec::<usize, 25>::new();
        let mut systems = ArrayVec::<usize, 15>::new();
        for seat in self.seats() {
            for zone in facts.pieces.pawns(seat) {
                let root = board.areas.lands.root(zone as usize);
                if pack.zones[zone as usize].kind == AreaKind::Meadow && !meadows.contains(&root) {
                    meadows.push(root);
                    let winners = board.areas.land[root].leaders();
                    take(Majority { area: Counts::Meadow(root as u16), winners });
                }
            }
            for zone in facts.pieces.huts(seat) {
                let root = board.areas.waters.root(pack.zones[zone as usize].water as usize);
                if !systems.contains(&root) {
                    systems.push(root);
                    let winners = board.areas.water[root].leaders();
                    take(Majority { area: Counts::System(root as u8), winners });
                }
            }
        }
    }

    /// The zones that earned the points of a source, ascending.
    pub(crate) fn fields_of(&self, source: Source) -> Vec<Zone> {
        let mut fields: Vec<Zone> = match source {
            Source::Forest { at } | Source::River { at } | Source::Meadow { at } => {
                let zone = self.pack.number(at).expect("areas are named by a zone of theirs");
                self.zones_of(zone)
            }
            Source::System { at } => {
                let zone = self.pack.number(at).expect("systems are named by a river of theirs");
                self.system_zones(self.pack.zones[zone as usize].water)
            }
            Source::HuntingTrap => {
                let scored = ones(self.facts.scored);
                scored.map(|animal| self.pack.animals[animal].at).collect()
            }
            Source::Canoe => {
                let lakes = ones(self.facts.canoe_lakes);
                lakes.filter_map(|water| self.lake_of(water)).collect()
            }
        };
        fields.sort_unstable();
        fields.dedup();
        fields
    }
}
