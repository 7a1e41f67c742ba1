//! A second opinion: areas found by flooding the table from scratch, and their worth counted one
//! animal and one fish at a time, from nothing but the public view and catalogue.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use hunters::{
    Animal, AreaKind, Catalogue, ForestKind, ForestScore, Mark, Piece, Placed, Power, Setup,
    TileId, View, Zone, ZoneKind, catalogue,
};

/// Everything that hangs together with one zone.
pub(crate) struct Flooded {
    pub(crate) kind: AreaKind,
    pub(crate) zones: BTreeSet<Zone>,
    pub(crate) open: usize,
}

/// The tiles of a view, by square.
pub(crate) struct Flood<'a> {
    view: &'a View,
    setup: &'a Setup,
    catalogue: &'static Catalogue,
    squares: BTreeMap<(i8, i8), &'a Placed>,
}

const AROUND: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

impl<'a> Flood<'a> {
    pub(crate) fn new(view: &'a View, setup: &'a Setup) -> Self {
        let squares = view.placed.iter().map(|tile| ((tile.x, tile.y), tile)).collect();
        Self { view, setup, catalogue: catalogue(), squares }
    }

    pub(crate) fn is(&self, zone: Zone) -> &'static ZoneKind {
        let zones = &self.catalogue.tiles[zone.tile.index()].zones;
        &zones.iter().find(|it| it.zone == zone.zone).unwrap().is
    }

    fn square(&self, tile: TileId) -> &'a Placed {
        self.view.placed.iter().find(|placed| placed.id == tile).unwrap()
    }

    /// What a zone touches: for each of its sides the zone across, or `None` where nothing lies.
    fn across(&self, zone: Zone) -> Vec<Option<Zone>> {
        let here = self.square(zone.tile);
        let mut found = Vec::new();
        for (world, (dx, dy)) in AROUND.into_iter().enumerate() {
            let side = |tile: &Placed, world: usize| {
                let side = (world + 4 - tile.turns.index()) % 4;
                &self.catalogue.tiles[tile.id.index()].sides[side].zones
            };
            let along = side(here, world);
            for (nth, _) in along.iter().enumerate().filter(|(_, it)| **it == zone.zone) {
                let there = self.squares.get(&(here.x + dx, here.y + dy));
                found.push(there.map(|tile| {
                    let theirs = side(tile, (world + 2) % 4);
                    assert_eq!(theirs.len(), along.len(), "sides that touch match");
                    Zone { tile: tile.id, zone: theirs[along.len() - 1 - nth] }
                }));
            }
        }
        found
    }

    fn flood(&self, from: Zone, kind: AreaKind) -> Flooded {
        let mut zones = BTreeSet::from([from]);
        let mut edge = vec![from];
        let mut open = 0;
        while let Some(zone) = edge.pop() {
            let mut next = Vec::new();
            for across in self.across(zone) {
                match across {
                    Some(other) => next.push(other),
                    None => open += 1,
                }
            }
            if kind == AreaKind::System {
                next.extend(self.on_the_tile(zone));
            }
            edge.extend(next.into_iter().filter(|&it| zones.insert(it)));
        }
        Flooded { kind, zones, open }
    }

    /// Rivers of a lake and the lake of a river.
    fn on_the_tile(&self, zone: Zone) -> Vec<Zone> {
        let tile = zone.tile;
        match self.is(zone) {
            ZoneKind::River { lake, .. } => lake.iter().map(|&zone| Zone { tile, zone }).collect(),
            ZoneKind::Lake { .. } => self.catalogue.tiles[tile.index()]
                .zones
                .iter()
                .filter(
                    |it| matches!(it.is, ZoneKind::River { lake, .. } if lake == Some(zone.zone)),
                )
                .map(|it| Zone { tile, zone: it.zone })
                .collect(),
            ZoneKind::Forest { .. } | ZoneKind::Meadow { .. } => Vec::new(),
        }
    }

    /// All areas of the table, each once.
    pub(crate) fn areas(&self) -> Vec<Flooded> {
        let mut areas: Vec<Flooded> = Vec::new();
        for placed in &self.view.placed {
            for zone in &self.catalogue.tiles[placed.id.index()].zones {
                let at = Zone { tile: placed.id, zone: zone.zone };
                let kinds: &[AreaKind] = match zone.is {
                    ZoneKind::Forest { .. } => &[AreaKind::Forest],
                    ZoneKind::Meadow { .. } => &[AreaKind::Meadow],
                    ZoneKind::River { .. } => &[AreaKind::River, AreaKind::System],
                    ZoneKind::Lake { .. } => &[AreaKind::System],
                };
                for &kind in kinds {
                    if !areas.iter().any(|it| it.kind == kind && it.zones.contains(&at)) {
                        areas.push(self.flood(at, kind));
                    }
                }
            }
        }
        areas
    }

    pub(crate) fn n_tiles(area: &Flooded) -> usize {
        area.zones.iter().map(|zone| zone.tile).collect::<BTreeSet<_>>().len()
    }

    /// The pieces in an area that count for it, by seat.
    pub(crate) fn pieces(&self, area: &Flooded) -> Vec<u8> {
        let wanted = if area.kind == AreaKind::System { Piece::Hut } else { Piece::Pawn };
        let mut counts = vec![0; self.view.seats.len()];
        for piece in &self.view.pieces {
            if piece.piece == wanted && area.zones.contains(&piece.at) {
                counts[piece.seat.index()] += 1;
            }
        }
        counts
    }

    pub(crate) fn leaders(counts: &[u8]) -> Vec<Seat> {
        let most = counts.iter().copied().max().unwrap_or(0);
        let seats = (0..counts.len()).filter(|&seat| most > 0 && counts[seat] == most);
        seats.map(|seat| Seat::new(seat as u8).unwrap()).collect()
    }

    pub(crate) fn worth(&self, area: &Flooded) -> usize {
        match area.kind {
            AreaKind::Forest => {
                let has = |wanted| {
                    let is_one = |zone: &&Zone| matches!(self.is(**zone), ZoneKind::Forest { kind } if *kind == wanted);
                    area.zones.iter().filter(is_one).count()
                };
                let each = match self.setup.forest_score {
                    ForestScore::Zones => area.zones.len(),
                    ForestScore::Tiles => Self::n_tiles(area),
                };
                2 * each + 3 * has(ForestKind::Mushrooms)
            }
            AreaKind::River => {
                let lakes: BTreeSet<Zone> =
                    area.zones.iter().flat_map(|&zone| self.on_the_tile(zone)).collect();
                Self::n_tiles(area) + self.fish(&area.zones) + self.fish(&lakes)
            }
            AreaKind::Meadow => self.meadow(area),
            AreaKind::System => {
                let is_raft = |zone: &Zone| {
                    matches!(self.is(*zone), ZoneKind::Lake { power: Some(Power::Raft), .. })
                };
                let n_lakes = area.zones.iter().filter(|zone| self.is_lake(**zone)).count();
                let raft = if area.zones.iter().any(is_raft) { n_lakes } else { 0 };
                self.fish(&area.zones) + raft
            }
        }
    }

    pub(crate) fn is_lake(&self, zone: Zone) -> bool {
        matches!(self.is(zone), ZoneKind::Lake { .. })
    }

    fn fish(&self, zones: &BTreeSet<Zone>) -> usize {
        let fish = zones.iter().map(|&zone| match self.is(zone) {
            ZoneKind::River { fish, .. } | ZoneKind::Lake { fish, .. } => usize::from(*fish),
            ZoneKind::Forest { .. } | ZoneKind::Meadow { .. } => 0,
        });
        fish.sum()
    }

    /// The animals of a meadow with what the view says became of them.
    pub(crate) fn animals(&self, area: &Flooded) -> Vec<(Zone, u8, Animal, Option<Mark>)> {
        let mut found = Vec::new();
        for &zone in &area.zones {
            let ZoneKind::Meadow { animals, .. } = self.is(zone) else { continue };
            for (nth, &animal) in (0u8..).zip(animals) {
                let is_it = |mark: &&hunters::AnimalMark| mark.at == zone && mark.nth == nth;
                let mark = self.view.animals.iter().find(is_it).map(|it| it.mark);
                found.push((zone, nth, animal, mark));
            }
        }
        found
    }

    pub(crate) fn has_power(&self, area: &Flooded, wanted: Power) -> Option<Zone> {
        area.zones.iter().copied().find(
            |&zone| matches!(self.is(zone), ZoneKind::Meadow { power, .. } if *power == Some(wanted)),
        )
    }

    /// Whether two tiles are the same or touch, corners included.
    pub(crate) fn is_near(&self, a: TileId, b: TileId) -> bool {
        let (a, b) = (self.square(a), self.square(b));
        (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1
    }

    fn meadow(&self, area: &Flooded) -> usize {
        let pit = self.has_power(area, Power::PitTrap);
        let factor = |zone: Zone| match pit {
            Some(pit) if self.is_near(pit.tile, zone.tile) => 2,
            Some(_) | None => 1,
        };
        let animals = self.animals(area);
        let is_live = |mark: Option<Mark>| matches!(mark, None | Some(Mark::Doubled));
        let live = |wanted| {
            let of_kind = animals
                .iter()
                .filter(move |(_, _, animal, mark)| *animal == wanted && is_live(*mark));
            of_kind.map(|(zone, ..)| factor(*zone))
        };
        for &(zone, _, animal, mark) in &animals {
            let is_doubled = factor(zone) == 2 && animal != Animal::Tiger;
            assert!(!is_live(mark) || (mark == Some(Mark::Doubled)) == is_doubled);
        }
        let mut deer: Vec<usize> = live(Animal::Deer).collect();
        deer.sort_unstable();
        let n_tigers = live(Animal::Tiger).count();
        let n_eaten = if self.has_power(area, Power::WildFire).is_some() { 0 } else { n_tigers };
        deer.into_iter().skip(n_eaten).sum::<usize>()
            + live(Animal::Aurochs).map(|it| 2 * it).sum::<usize>()
            + live(Animal::Mammoth).map(|it| 3 * it).sum::<usize>()
    }
}
