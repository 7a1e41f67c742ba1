//! [`Pack`]: the tiles of a pack as the rules use them: small tables by number, made once.

use arrayvec::ArrayVec;
use game::{PackRef, PackShelf, Packed};
use tiling::Fitting;

use crate::catalogue::{Catalogue, CatalogueTile, ForestKind, TileKind, ZoneKind};
use crate::tally::{
    AUROCHS, DEER, FIRES, FISH, LAKES, MAMMOTHS, MENHIRS, MUSHROOMS, OPEN, PITS, Part, RAFTS,
    TIGERS, Tally, ZONES,
};
use crate::tile_set::TileSet;
use crate::zone::{Animal, AreaKind, Power, Terrain, TileId, Zone};

mod check;
mod fault;
mod file;
#[cfg(test)]
mod tests;
mod twins;

pub use fault::{PackError, TileError};

/// The most tiles a pack may have.
pub(crate) const MOST_TILES: usize = 95;
/// The most zones a pack may have, lakes not counted.
pub(crate) const MOST_ZONES: usize = 384;
/// The most waters a pack may have: connected pieces of a river system on one tile.
pub(crate) const MOST_WATERS: usize = 72;
/// No lake, no water.
pub(crate) const NONE: u8 = u8::MAX;

pub(crate) static JSON: &str = include_str!("../data/tiles.json");

/// All packs: the one in the program, and those that tests make.
static SHELF: PackShelf<Pack> = PackShelf::new(|| {
    Pack::read("hunters-2020", "1", JSON).expect("the pack in the program is tested")
});

impl Packed for Pack {
    fn reference(&self) -> &PackRef {
        &self.catalogue.pack
    }
}

/// Which pack comes with the program.
pub(crate) fn built_in() -> PackRef {
    SHELF.own().catalogue.pack.clone()
}

/// The pack that comes with the program.
pub fn catalogue() -> &'static Catalogue {
    &SHELF.own().catalogue
}

/// A checked pack.
#[derive(Debug)]
pub(crate) struct Pack {
    pub(crate) catalogue: Catalogue,
    pub(crate) tiles: Vec<TileFacts>,
    pub(crate) zones: Vec<ZoneFacts>,
    /// The rivers of each water, ascending.
    pub(crate) waters: Vec<ArrayVec<u16, 4>>,
    /// Every animal of the pack, ascending by zone; its number here is its bit in animal sets.
    pub(crate) animals: Vec<AnimalFacts>,
    /// The animals of each kind, by [`Animal`].
    pub(crate) species: [AnimalSet; 4],
    /// The tile on the table from the start.
    pub(crate) start: TileId,
    pub(crate) land: TileSet,
    pub(crate) bonus: TileSet,
    /// What each zone alone adds up to.
    pub(crate) lands: [Tally; MOST_ZONES],
    /// What each water alone adds up to.
    pub(crate) water_tallies: [Tally; MOST_WATERS],
    /// Which tiles fit where.
    pub(crate) fitting: Fitting,
}

/// A set of animals of the pack, one bit each.
pub(crate) type AnimalSet = u128;

/// A set of waters of the pack, one bit each.
pub(crate) type WaterSet = u128;
const _: () = assert!(MOST_WATERS <= WaterSet::BITS as usize, "a bit for each");

/// A tile for the rules.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TileFacts {
    /// North, east, south, west before turning.
    pub(crate) sides: [TileSide; 4],
    /// Number of its zone 0; the others follow.
    pub(crate) first: u16,
    /// Zones, lakes not counted.
    pub(crate) n_zones: u8,
    /// What it can do, with the number of the zone or, for raft and canoe, of a river beside it.
    pub(crate) power: Option<(Power, u16)>,
}

/// One side of a tile, with zones by number: clockwise meadow, river, meadow, or the same zone
/// three times.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TileSide {
    pub(crate) terrain: Terrain,
    pub(crate) zones: [u16; 3],
}

/// A zone for the rules, lakes excepted.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ZoneFacts {
    pub(crate) zone: Zone,
    pub(crate) kind: AreaKind,
    /// For a river: the water it is part of.
    pub(crate) water: u8,
    /// For a river: the zone number of its lake on the tile.
    lake: u8,
    /// Fish in that lake.
    pub(crate) lake_fish: u8,
    /// For a meadow: its animals.
    pub(crate) animals: AnimalSet,
    /// For a forest.
    pub(crate) has_mushrooms: bool,
}

/// An animal of the pack.
#[derive(Copy, Clone, Debug)]
pub(crate) struct AnimalFacts {
    pub(crate) at: Zone,
    pub(crate) nth: u8,
}

impl Pack {
    /// The pack of this id.
    pub(crate) fn find(id: &PackRef) -> Option<&'static Self> {
        SHELF.find(id)
    }

    /// The tiles that can do this.
    pub(crate) fn with_power(&self, power: Power) -> TileSet {
        let mut set = TileSet::EMPTY;
        for (tile, facts) in self.tiles.iter().enumerate() {
            if facts.power.is_some_and(|(its, _)| its == power) {
                set.insert(TileId(tile as u8));
            }
        }
        set
    }

    /// Reads a pack, checks it and keeps it, so that setups can name it.
    #[cfg(test)]
    pub(crate) fn load(json: &str) -> Result<&'static Self, PackError> {
        Ok(SHELF.keep(Self::read("test", "1", json)?, json))
    }

    /// Reads and checks a pack.
    pub(crate) fn read(id: &str, version: &str, json: &str) -> Result<Self, PackError> {
        let catalogue = file::read(id, version, json)?;
        if catalogue.tiles.len() > MOST_TILES {
            return Err(PackError::TooMany("tiles"));
        }
        let mut pack = Self {
            catalogue: Catalogue { tiles: Vec::new(), ..catalogue },
            tiles: Vec::new(),
            zones: Vec::new(),
            waters: Vec::new(),
            animals: Vec::new(),
            species: [0; 4],
            start: TileId(0),
            land: TileSet::EMPTY,
            bonus: TileSet::EMPTY,
            lands: [Tally::ZERO; MOST_ZONES],
            water_tallies: [Tally::ZERO; MOST_WATERS],
            fitting: Fitting::of(Terrain::ALL.len(), std::iter::empty()),
        };
        for tile in &catalogue.tiles {
            pack.add(tile)?;
        }
        pack.catalogue.tiles = catalogue.tiles;
        pack.fitting = Fitting::of(Terrain::ALL.len(), pack.tiles.iter().map(TileFacts::terrains));
        pack.check_room()?;
        Ok(pack)
    }

    fn add(&mut self, tile: &CatalogueTile) -> Result<(), PackError> {
        match tile.kind {
            TileKind::Start => self.start = tile.id,
            TileKind::Land => self.land.insert(tile.id),
            TileKind::Bonus => self.bonus.insert(tile.id),
        }
        let first = self.zones.len();
        let n_zones = tile.zones.iter().filter(|zone| zone.zone < 8).count();
        if first + n_zones > MOST_ZONES {
            return Err(PackError::TooMany("zones"));
        }
        let mut power = None;
        let mut lake_waters = [NONE; 10];
        for zone in &tile.zones[..n_zones] {
            let number = self.zones.len();
            let n_open = tile
                .sides
                .iter()
                .flat_map(|side| &side.zones)
                .filter(|&&along| along == zone.zone)
                .count() as u32;
            let mut facts = ZoneFacts {
                zone: Zone { tile: tile.id, zone: zone.zone },
                kind: AreaKind::Forest,
                water: NONE,
                lake: NONE,
                lake_fish: 0,
                animals: 0,
                has_mushrooms: false,
            };
            let mut tally = Tally::ZERO.plus(OPEN, n_open);
            match &zone.is {
                ZoneKind::Forest { kind } => {
                    facts.has_mushrooms = *kind == ForestKind::Mushrooms;
                    tally = tally
                        .plus(ZONES, 1)
                        .plus(MENHIRS, u32::from(*kind == ForestKind::Menhir))
                        .plus(MUSHROOMS, u32::from(*kind == ForestKind::Mushrooms));
                }
                ZoneKind::Meadow { animals, art_animals: _, power: can } => {
                    facts.kind = AreaKind::Meadow;
                    for (nth, &animal) in animals.iter().enumerate() {
                        let bit = self.animals.len();
                        if bit == AnimalSet::BITS as usize {
                            return Err(PackError::TooMany("animals"));
                        }
                        self.animals.push(AnimalFacts { at: facts.zone, nth: nth as u8 });
                        facts.animals |= 1 << bit;
                        self.species[animal as usize] |= 1 << bit;
                        tally = tally.plus(Part::of(animal), 1);
                    }
                    tally = tally
                        .plus(FIRES, u32::from(*can == Some(Power::WildFire)))
                        .plus(PITS, u32::from(*can == Some(Power::PitTrap)));
                    power = can.map(|can| (can, number as u16)).or(power);
                }
                ZoneKind::River { fish, lake } => {
                    facts.kind = AreaKind::River;
                    let known = lake.map_or(NONE, |lake| lake_waters[lake as usize]);
                    let mut water_tally = Tally::ZERO;
                    if known == NONE {
                        if self.waters.len() == MOST_WATERS {
                            return Err(PackError::TooMany("waters"));
                        }
                        facts.water = self.waters.len() as u8;
                        self.waters.push(ArrayVec::new());
                    } else {
                        facts.water = known;
                        water_tally = self.water_tallies[known as usize];
                    }
                    if let Some(lake) = *lake {
                        let (lake_fish, can) = lake_of(tile, lake);
                        facts.lake = lake;
                        facts.lake_fish = lake_fish;
                        if known == NONE {
                            lake_waters[lake as usize] = facts.water;
                            water_tally = water_tally
                                .plus(LAKES, 1)
                                .plus(FISH, u32::from(lake_fish))
                                .plus(RAFTS, u32::from(can == Some(Power::Raft)));
                            power = can.map(|can| (can, number as u16)).or(power);
                        }
                    }
                    tally = tally.plus(FISH, u32::from(*fish));
                    water_tally = water_tally.plus(OPEN, n_open).plus(FISH, u32::from(*fish));
                    self.water_tallies[facts.water as usize] = water_tally;
                    self.waters[facts.water as usize].push(number as u16);
                }
                ZoneKind::Lake { .. } => {}
            }
            self.lands[number] = tally;
            self.zones.push(facts);
        }
        let sides = std::array::from_fn(|nth| {
            let side = &tile.sides[nth];
            let along =
                |at: usize| first as u16 + u16::from(side.zones[at.min(side.zones.len() - 1)]);
            TileSide { terrain: side.terrain, zones: [along(0), along(1), along(2)] }
        });
        let (first, n_zones) = (first as u16, n_zones as u8);
        self.tiles.push(TileFacts { sides, first, n_zones, power });
        Ok(())
    }

    /// Even one area of all its zones must not overflow a tally.
    fn check_room(&self) -> Result<(), PackError> {
        let sum = |kind: AreaKind, part: Part| -> u32 {
            let of_kind = self.zones.iter().enumerate().filter(|(_, zone)| zone.kind == kind);
            of_kind.map(|(number, _)| self.lands[number].get(part)).sum()
        };
        let water = |part| -> u32 { self.water_tallies.iter().map(|tally| tally.get(part)).sum() };
        // A zone that joins an area closes one of its own sides and one of the area's; 4 is room
        // for the first zone and for a joint half done.
        let open = |tallies: &[Tally]| -> u32 {
            4 + tallies.iter().map(|tally| tally.get(OPEN).saturating_sub(2)).sum::<u32>()
        };
        let checks = [
            ("open sides", open(&self.lands), OPEN),
            ("open sides", open(&self.water_tallies), OPEN),
            ("zones", sum(AreaKind::Forest, ZONES), ZONES),
            ("menhirs", sum(AreaKind::Forest, MENHIRS), MENHIRS),
            ("mushrooms", sum(AreaKind::Forest, MUSHROOMS), MUSHROOMS),
            ("fish", sum(AreaKind::River, FISH), FISH),
            ("deer", sum(AreaKind::Meadow, DEER), DEER),
            ("tigers", sum(AreaKind::Meadow, TIGERS), TIGERS),
            ("aurochs", sum(AreaKind::Meadow, AUROCHS), AUROCHS),
            ("mammoths", sum(AreaKind::Meadow, MAMMOTHS), MAMMOTHS),
            ("fish", water(FISH), FISH),
            ("lakes", water(LAKES), LAKES),
        ];
        match checks.into_iter().find(|(_, figure, part)| *figure > part.most()) {
            Some((what, ..)) => Err(PackError::TooMany(what)),
            None => Ok(()),
        }
    }

    /// The number of a zone; `None` for lakes and what is not there.
    pub(crate) fn number(&self, zone: Zone) -> Option<u16> {
        let tile = self.tiles.get(zone.tile.index())?;
        (zone.zone < tile.n_zones).then(|| tile.first + u16::from(zone.zone))
    }

    /// The animals of one kind.
    pub(crate) const fn all(&self, animal: Animal) -> AnimalSet {
        self.species[animal as usize]
    }
}

impl TileFacts {
    /// The numbers of its zones.
    pub(crate) fn zones(&self) -> std::ops::Range<u16> {
        self.first..self.first + u16::from(self.n_zones)
    }

    /// The numbers of the terrains its sides show before it is turned.
    fn terrains(&self) -> [u8; 4] {
        self.sides.map(|side| side.terrain as u8)
    }
}

impl ZoneFacts {
    /// The lake that a river ends at on its tile.
    pub(crate) const fn lake_zone(&self) -> Option<Zone> {
        if self.lake == NONE { None } else { Some(Zone { tile: self.zone.tile, zone: self.lake }) }
    }
}

fn lake_of(tile: &CatalogueTile, lake: u8) -> (u8, Option<Power>) {
    let found = tile.zones.iter().find_map(|zone| match zone.is {
        ZoneKind::Lake { fish, power } if zone.zone == lake => Some((fish, power)),
        ZoneKind::Lake { .. }
        | ZoneKind::Forest { .. }
        | ZoneKind::Meadow { .. }
        | ZoneKind::River { .. } => None,
    });
    found.expect("a river's lake was checked")
}
