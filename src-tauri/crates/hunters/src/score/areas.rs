//! What one area is worth, whoever gets it, and what the hunting trap and the canoe have scored.

use arrayvec::ArrayVec;

use crate::position::Hunters;
use crate::setup::ForestScore;
use crate::tally::{
    AUROCHS, DEER, FIRES, FISH, LAKES, MAMMOTHS, MUSHROOMS, PITS, RAFTS, TIGERS, ZONES,
};
use crate::worth::{Unit, Worth};
use crate::zone::{Animal, AreaKind, Zone};

impl Hunters {
    /// What a forest or river is worth when it closes as it is.
    pub(crate) fn closed_worth(&self, zone: u16) -> Worth {
        match self.pack.zones[zone as usize].kind {
            AreaKind::Forest => self.forest_worth(zone),
            AreaKind::River => self.river_worth(zone),
            AreaKind::Meadow | AreaKind::System => unreachable!("only forests and rivers close"),
        }
    }

    /// `HG-FOREST`, `HG-MUSHROOM`
    fn forest_worth(&self, zone: u16) -> Worth {
        let tally = self.board.areas.land_of(zone);
        let mut worth = Worth::default();
        match self.facts.rules.forest_score {
            ForestScore::Zones => worth.add(Unit::ForestZone, tally.get(ZONES), 2),
            ForestScore::Tiles => {
                worth.add(Unit::ForestTile, u32::from(self.tiles_of(zone).len()), 2);
            }
        }
        worth.add(Unit::Mushrooms, tally.get(MUSHROOMS), 3);
        worth
    }

    /// `HG-RIVER`
    fn river_worth(&self, zone: u16) -> Worth {
        let mut worth = Worth::default();
        worth.add(Unit::RiverTile, u32::from(self.tiles_of(zone).len()), 1);
        worth.add(Unit::Fish, self.river_fish(zone), 1);
        worth
    }

    /// Fish of a river and of the lakes at its ends; a lake at both ends counts once.
    fn river_fish(&self, zone: u16) -> u32 {
        let areas = &self.board.areas;
        let mut fish = areas.land_of(zone).get(FISH);
        let mut lakes = ArrayVec::<Zone, 2>::new();
        for member in areas.lands.members(zone as usize) {
            let facts = &self.pack.zones[member];
            if let Some(lake) = facts.lake_zone()
                && !lakes.contains(&lake)
            {
                fish += u32::from(facts.lake_fish);
                lakes.push(lake);
            }
        }
        fish
    }

    /// `HG-MEADOW`, with fire and pit trap, as the meadow is now.
    pub(crate) fn meadow_worth(&self, zone: u16) -> Worth {
        let tally = self.board.areas.land_of(zone);
        let tigers = if tally.get(FIRES) > 0 { 0 } else { tally.get(TIGERS) };
        let mut worth = Worth::default();
        let mut twice = [0; 4];
        if tally.get(PITS) > 0 {
            // HG-PIT-TRAP: a second count for the animals in its range.
            let live = self.pit_range_in(zone) & !(self.facts.scored | self.facts.eaten);
            for animal in [Animal::Mammoth, Animal::Aurochs, Animal::Deer] {
                twice[animal as usize] = (live & self.pack.all(animal)).count_ones();
            }
        }
        let deer_twice = twice[Animal::Deer as usize];
        let deer = tally.get(DEER) - deer_twice;
        // Deer outside the range are eaten first.
        let eaten = tigers.min(deer);
        let eaten_twice = (tigers - eaten).min(deer_twice);
        worth.add(Unit::Deer, deer, 1);
        worth.add(Unit::EatenDeer, eaten, -1);
        worth.add(Unit::Deer, deer_twice, 2);
        worth.add(Unit::EatenDeer, eaten_twice, -2);
        for (animal, part, unit, points) in [
            (Animal::Aurochs, AUROCHS, Unit::Aurochs, 2),
            (Animal::Mammoth, MAMMOTHS, Unit::Mammoth, 3),
        ] {
            let twice = twice[animal as usize];
            worth.add(unit, tally.get(part) - twice, points);
            worth.add(unit, twice, 2 * points);
        }
        worth
    }

    /// `HG-SYSTEM` with `HG-RAFT`, as the system of a water is now.
    pub(crate) fn system_worth(&self, water: u8) -> Worth {
        let tally = self.board.areas.water_of(water);
        let mut worth = Worth::default();
        worth.add(Unit::Fish, tally.get(FISH), 1);
        worth.add(Unit::Lake, tally.get(LAKES) * tally.get(RAFTS), 1);
        worth
    }

    /// What the hunting trap has scored.
    pub(crate) fn trap_worth(&self) -> Worth {
        let count = |animal| (self.facts.scored & self.pack.all(animal)).count_ones();
        let mut worth = Worth::default();
        worth.add(Unit::Deer, count(Animal::Deer), 1);
        worth.add(Unit::Aurochs, count(Animal::Aurochs), 2);
        worth.add(Unit::Mammoth, count(Animal::Mammoth), 3);
        worth
    }

    /// What the canoe has scored.
    pub(crate) fn canoe_worth(&self) -> Worth {
        let mut worth = Worth::default();
        worth.add(Unit::Lake, self.facts.canoe_lakes.count_ones(), 2);
        worth
    }
}
