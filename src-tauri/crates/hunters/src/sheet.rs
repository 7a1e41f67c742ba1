//! The score sheet: every line with its equation and its fields, rebuilt from the table. Closed
//! areas never change and remember who won them, so nothing has to be written down as it happens.

use game::{Line, ScoreSheet, Seat, SeatSet, SeatSheet, Sheet};

use crate::pack::{NONE, WaterSet};
use crate::scoring::{Source, Worth};
use crate::state::Hunters;
use crate::view::AreaKind;
use crate::zone::{Power, Zone};

/// The whole sheet. Nothing on it is secret.
pub(crate) fn write(game: &Hunters) -> Sheet<Hunters> {
    let mut lines: Vec<(Source, Worth, SeatSet)> = Vec::new();
    // Only closed areas have winners, and those never grow, so each is found at its root alone.
    for (zone, tally) in game.board.areas.land.iter().enumerate() {
        if !tally.has_winners() {
            continue;
        }
        let zone = zone as u16;
        let at = game.lowest_zone(zone);
        let source = match game.pack.zones[zone as usize].kind {
            AreaKind::Forest => Source::Forest { at },
            AreaKind::River => Source::River { at },
            AreaKind::Meadow | AreaKind::System => unreachable!("only forests and rivers close"),
        };
        lines.push((source, game.closed_worth(zone), tally.winners()));
    }
    let placer = |power| {
        let zone = game.zone_on_table(power)?;
        game.board.at(game.pack.zones[zone as usize].zone.tile).by
    };
    for (power, source, worth) in [
        (Power::HuntingTrap, Source::HuntingTrap, game.trap_worth()),
        (Power::Logboat, Source::Canoe, game.canoe_worth()),
    ] {
        if let Some(seat) = placer(power) {
            lines.push((source, worth, SeatSet::only(seat)));
        }
    }
    game.each_majority(|majority| {
        let worth = game.majority_worth(majority);
        lines.push((game.source_of(majority), worth, majority.winners));
    });
    lines.sort_by_key(|line| line.0);
    let sheet_of = |seat: Seat| {
        let theirs = lines.iter().filter(|(_, _, winners)| winners.contains(seat));
        SeatSheet::new(
            theirs
                .map(|(source, worth, _)| {
                    Line::new(*source, worth.terms().to_vec(), game.fields_of(*source))
                })
                .collect(),
        )
    };
    ScoreSheet::new(Seat::all(game.facts.rules.n_seats).map(sheet_of).collect())
}

impl Hunters {
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
                let scored = crate::act::bits(self.facts.scored);
                scored.map(|animal| self.pack.animals[animal].at).collect()
            }
            Source::Canoe => {
                let lakes = crate::act::bits(self.facts.canoe_lakes);
                lakes.filter_map(|water| self.lake_of(water)).collect()
            }
        };
        fields.sort_unstable();
        fields.dedup();
        fields
    }

    /// The zones of a forest, meadow or river; for a river the lakes at its ends, too.
    fn zones_of(&self, zone: u16) -> Vec<Zone> {
        let mut zones = Vec::new();
        for member in self.board.areas.lands.members(zone as usize) {
            let facts = &self.pack.zones[member];
            zones.push(facts.zone);
            if facts.lake != NONE {
                zones.push(Zone { tile: facts.zone.tile, zone: facts.lake });
            }
        }
        zones
    }

    /// The rivers and lakes of a system.
    fn system_zones(&self, water: u8) -> Vec<Zone> {
        let mut zones = Vec::new();
        for river in self.rivers_of(water) {
            let facts = &self.pack.zones[river as usize];
            zones.push(facts.zone);
            if facts.lake != NONE {
                zones.push(Zone { tile: facts.zone.tile, zone: facts.lake });
            }
        }
        zones
    }

    /// The waters with a lake in the system of a water.
    pub(crate) fn lakes_of(&self, water: u8) -> WaterSet {
        let waters = self.board.areas.waters.members(water as usize);
        let lakes = waters.filter(|&water| self.lake_of(water).is_some());
        lakes.fold(0, |lakes, water| lakes | 1 << water)
    }

    /// The lake of a water on its tile.
    fn lake_of(&self, water: usize) -> Option<Zone> {
        let river = *self.pack.waters[water].first()?;
        let facts = &self.pack.zones[river as usize];
        (facts.lake != NONE).then_some(Zone { tile: facts.zone.tile, zone: facts.lake })
    }

    /// The numbers of the rivers of a system.
    pub(crate) fn rivers_of(&self, water: u8) -> impl Iterator<Item = u16> + '_ {
        let waters = self.board.areas.waters.members(water as usize);
        waters.flat_map(|water| self.pack.waters[water].iter().copied())
    }

    /// The river zone a system is named by.
    pub(crate) fn lowest_river(&self, water: u8) -> Zone {
        let lowest = self.rivers_of(water).min().expect("every water has a river");
        self.pack.zones[lowest as usize].zone
    }
}
