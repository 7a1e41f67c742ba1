//! What areas are worth, and the sheet that says so: [`Source`], [`Unit`] and the equations.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, Seat, SeatSet, Sheet, Sink, Term};
use serde::Serialize;

use crate::effect::{Counted, Event};
use crate::pack::{AnimalSet, NONE};
use crate::setup::ForestScore;
use crate::sheet;
use crate::state::Hunters;
use crate::tally::{
    AUROCHS, DEER, FIRES, FISH, LAKES, MAMMOTHS, MUSHROOMS, PITS, RAFTS, TIGERS, ZONES,
};
use crate::tile_set::TileSet;
use crate::view::AreaKind;
use crate::zone::{Animal, Power, Zone};

/// What a line of the sheet is for. Areas are named by their lowest zone.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// A closed forest (`HG-FOREST`).
    Forest {
        /// Its lowest zone.
        at: Zone,
    },
    /// A closed river (`HG-RIVER`).
    River {
        /// Its lowest zone.
        at: Zone,
    },
    /// The animals scored by the hunting trap (`HG-HUNTING-TRAP`).
    HuntingTrap,
    /// The lakes scored by the canoe (`HG-CANOE`).
    Canoe,
    /// A meadow as it is now (`HG-MEADOW`).
    Meadow {
        /// Its lowest zone.
        at: Zone,
    },
    /// A river system as it is now (`HG-SYSTEM`).
    System {
        /// Its lowest zone.
        at: Zone,
    },
}

/// What a term of a line counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// A zone of a forest.
    ForestZone,
    /// A tile of a forest (house rule).
    ForestTile,
    /// A zone of a forest with mushrooms.
    Mushrooms,
    /// A tile of a river.
    RiverTile,
    /// A fish.
    Fish,
    /// A lake.
    Lake,
    /// A deer.
    Deer,
    /// A deer that a tiger eats.
    EatenDeer,
    /// An aurochs.
    Aurochs,
    /// A mammoth.
    Mammoth,
}

/// The most terms of one equation: those of a meadow, each animal inside and outside a pit trap.
pub(crate) const MOST_TERMS: usize = 8;

/// An equation: how many of what at how many points each. Terms of nothing are left out.
#[derive(Clone, Default, Debug)]
pub(crate) struct Worth(ArrayVec<Term<Unit>, MOST_TERMS>);

impl Worth {
    fn add(&mut self, of: Unit, count: u32, each: i32) {
        if count > 0 {
            self.0.push(Term { of, count: count as i32, each });
        }
    }

    pub(crate) fn points(&self) -> i32 {
        self.0.iter().map(|term| term.count * term.each).sum()
    }

    pub(crate) fn terms(&self) -> &[Term<Unit>] {
        &self.0
    }

    /// The terms as they are told.
    pub(crate) fn counted(&self) -> ArrayVec<Counted, MOST_TERMS> {
        self.0.iter().map(|&Term { of, count, each }| Counted(of, count, each)).collect()
    }
}

impl Hunters {
    /// What a forest or river is worth when it closes as it is.
    pub(crate) fn closed_worth(&self, zone: u16) -> Worth {
        match self.pack.zones[zone as usize].kind {
            AreaKind::Forest => self.forest_worth(zone),
            AreaKind::River => self.river_worth(zone),
            AreaKind::Meadow | AreaKind::System => unreachable!("only forests and rivers close"),
        }
    }

    /// `HG-FOREST`
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
    pub(crate) fn river_fish(&self, zone: u16) -> u32 {
        let areas = &self.board.areas;
        let mut fish = areas.land_of(zone).get(FISH);
        let mut lakes = ArrayVec::<Zone, 2>::new();
        for member in areas.lands.members(zone as usize) {
            let facts = &self.pack.zones[member];
            let lake = Zone { tile: facts.zone.tile, zone: facts.lake };
            if facts.lake != NONE && !lakes.contains(&lake) {
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

    /// Puts the event of points that came in.
    pub(crate) fn report(
        &self,
        source: Source,
        worth: &Worth,
        winners: SeatSet,
        events: &mut impl Sink<Event>,
    ) {
        events.put(|| Event::Scored {
            source,
            points: worth.points(),
            terms: worth.counted().to_vec(),
            seats: winners.iter().collect(),
            fields: self.fields_of(source),
        });
    }

    /// The event of an area that closed without a piece; worked out only if somebody listens.
    pub(crate) fn report_lazily(
        &self,
        source: impl Fn(Zone) -> Source,
        zone: u16,
        events: &mut impl Sink<Event>,
    ) {
        events.put(|| {
            let mut event = Vec::new();
            let source = source(self.lowest_zone(zone));
            self.report(source, &self.closed_worth(zone), SeatSet::EMPTY, &mut event);
            event.pop().expect("a report is one event")
        });
    }

    /// The events that count the meadows and systems when the game is over.
    pub(crate) fn count_end(&self, events: &mut impl Sink<Event>) {
        self.each_majority(|majority| {
            let winners = majority.winners;
            events.put(|| {
                let mut event = Vec::new();
                let source = self.source_of(majority);
                self.report(source, &self.majority_worth(majority), winners, &mut event);
                event.pop().expect("a report is one event")
            });
        });
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
        for seat in Seat::all(facts.rules.n_seats) {
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

    pub(crate) fn whole_sheet(&self) -> Sheet<Self> {
        sheet::write(self)
    }
}

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
