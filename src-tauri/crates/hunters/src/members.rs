//! What areas consist of: their tiles, zones, lakes and animals, and the zones they are named by.

use crate::pack::{AnimalSet, WaterSet};
use crate::position::Hunters;
use crate::tile_set::TileSet;
use crate::zone::{Power, Zone};

impl Hunters {
    /// The different tiles of a forest, meadow or river.
    pub(crate) fn tiles_of(&self, zone: u16) -> TileSet {
        let mut tiles = TileSet::EMPTY;
        for member in self.board.areas.lands.members(zone as usize) {
            tiles.insert(self.pack.zones[member].zone.tile);
        }
        tiles
    }

    /// The animals of a meadow, and those among them on a trap's tile and the eight around it.
    pub(crate) fn animals_around(&self, trap: u16) -> (AnimalSet, AnimalSet) {
        let centre = self.board.at(self.pack.zones[trap as usize].zone.tile).pos;
        let (mut all, mut near) = (0, 0);
        for member in self.board.areas.lands.members(trap as usize) {
            let facts = &self.pack.zones[member];
            all |= facts.animals;
            if self.board.at(facts.zone.tile).pos.is_within_one(centre) {
                near |= facts.animals;
            }
        }
        (all, near)
    }

    /// The animals in the pit trap's range where the trap lies in the meadow of `zone`.
    pub(crate) fn pit_range_in(&self, zone: u16) -> AnimalSet {
        let lands = &self.board.areas.lands;
        let here = self
            .zone_on_table(Power::PitTrap)
            .filter(|&trap| lands.root(trap as usize) == lands.root(zone as usize));
        here.map_or(0, |trap| self.animals_around(trap).1)
    }

    /// The zone of a power whose tile is on the table.
    pub(crate) fn zone_on_table(&self, power: Power) -> Option<u16> {
        self.pack.tiles.iter().zip(&self.board.lying).find_map(|(tile, lying)| {
            let (its, zone) = tile.power?;
            (its == power && lying.is_some()).then_some(zone)
        })
    }

    /// The zone an area is named by.
    pub(crate) fn lowest_zone(&self, zone: u16) -> Zone {
        let lowest = self.board.areas.lands.members(zone as usize).min();
        self.pack.zones[lowest.expect("an area has members")].zone
    }

    /// The zones of a forest, meadow or river; for a river the lakes at its ends, too.
    pub(crate) fn zones_of(&self, zone: u16) -> Vec<Zone> {
        self.with_lakes(self.board.areas.lands.members(zone as usize))
    }

    /// The rivers and lakes of a system.
    pub(crate) fn system_zones(&self, water: u8) -> Vec<Zone> {
        self.with_lakes(self.rivers_of(water).map(usize::from))
    }

    /// Zones, and the lakes that rivers among them end at.
    fn with_lakes(&self, numbers: impl Iterator<Item = usize>) -> Vec<Zone> {
        let mut zones = Vec::new();
        for number in numbers {
            let facts = &self.pack.zones[number];
            zones.push(facts.zone);
            if let Some(lake) = facts.lake_zone() {
                zones.push(lake);
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
    pub(crate) fn lake_of(&self, water: usize) -> Option<Zone> {
        let river = *self.pack.waters[water].first()?;
        self.pack.zones[river as usize].lake_zone()
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
