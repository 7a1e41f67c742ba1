//! Builds the [`View`] of a position for one viewer.

use arrayvec::ArrayVec;
use game::{Seat, SeatSet, Viewer};

use super::{AnimalMark, Area, Content, Mark, PieceView, Placed, SeatView, View};
use crate::pack::{MOST_WATERS, MOST_ZONES, NONE};
use crate::phase::Phase;
use crate::position::Hunters;
use crate::tally::{FIRES, LAKES, MENHIRS, OPEN, PITS, RAFTS, TIGERS, Tally};
use crate::tile_set::TileSet;
use crate::worth::Worth;
use crate::zone::{Animal, AreaKind, Piece, Power, TileId};

/// What one area is, without its place in the list.
struct Areas {
    list: Vec<Area>,
    of_land: [u16; MOST_ZONES],
    of_water: [u16; MOST_WATERS],
}

const UNLISTED: u16 = u16::MAX;

impl Hunters {
    /// All `viewer` may know; built by allow-list.
    pub(crate) fn viewed_by(&self, viewer: Viewer) -> View {
        let Self { pack, facts, board } = self;
        let mut areas = Areas {
            list: Vec::new(),
            of_land: [UNLISTED; MOST_ZONES],
            of_water: [UNLISTED; MOST_WATERS],
        };
        let placed = self.on_table().map(|tile| self.placed(tile, &mut areas)).collect();
        let mut pieces = Vec::new();
        for seat in self.seats() {
            let pawns = facts.pieces.pawns(seat).map(|zone| (Piece::Pawn, zone));
            let huts = facts.pieces.huts(seat).map(|zone| (Piece::Hut, zone));
            pieces.extend(pawns.chain(huts).map(|(piece, zone)| PieceView {
                seat,
                piece,
                at: pack.zones[zone as usize].zone,
            }));
        }
        let removed = facts.rules.land.or(facts.rules.bonus).but(facts.bag).but(facts.pile);
        let removed = facts.hands.iter().fold(removed, |left, &hand| left.but(hand));
        let is_out = |tile: &TileId| board.lying[tile.index()].is_none();
        View {
            full_hand: facts.rules.full_hand,
            hands: facts.rules.hands,
            phase: facts.phase,
            seat: facts.seat,
            extra: facts.is_extra,
            current: matches!(facts.phase, Phase::TakeBack | Phase::Occupy)
                .then_some(facts.current),
            placed,
            areas: areas.list,
            pieces,
            seats: self.seats().map(|seat| self.seat_view(seat, viewer)).collect(),
            animals: self.marks(),
            unseen: self.unseen_by(viewer).iter().collect(),
            bag: facts.bag.len(),
            pile: facts.pile.len(),
            removed: removed.iter().filter(is_out).collect(),
            outlook: self.outlook(viewer),
        }
    }

    fn placed(&self, tile: TileId, areas: &mut Areas) -> Placed {
        let lying = self.board.at(tile);
        let mut in_areas = ArrayVec::new();
        for zone in self.pack.tiles[tile.index()].zones() {
            let root = self.board.areas.lands.root(zone as usize);
            if areas.of_land[root] == UNLISTED {
                let system = self.system_of(zone, areas);
                areas.of_land[root] = areas.list.len() as u16;
                areas.list.push(Area { system, ..self.land_area(zone) });
            }
            in_areas.push(areas.of_land[root]);
        }
        Placed {
            id: tile,
            x: lying.pos.x,
            y: lying.pos.y,
            turns: lying.turns,
            by: lying.by,
            areas: in_areas,
        }
    }

    /// The system a river is part of, listed where it is not yet.
    fn system_of(&self, zone: u16, areas: &mut Areas) -> Option<u16> {
        let water = self.pack.zones[zone as usize].water;
        if water == NONE {
            return None;
        }
        let root = self.board.areas.waters.root(water as usize);
        if areas.of_water[root] == UNLISTED {
            areas.of_water[root] = areas.list.len() as u16;
            areas.list.push(self.system_area(water));
        }
        Some(areas.of_water[root])
    }

    fn land_area(&self, zone: u16) -> Area {
        let tally = self.board.areas.land_of(zone);
        let kind = self.pack.zones[zone as usize].kind;
        let tiles = self.tiles_of(zone).len();
        let get = |content, part| (content, tally.get(part));
        let area = |worth: Worth, contents: &[_]| self.area(kind, tally, tiles, &worth, contents);
        match kind {
            AreaKind::Forest => area(self.closed_worth(zone), &[get(Content::Menhir, MENHIRS)]),
            AreaKind::River => area(self.closed_worth(zone), &[]),
            AreaKind::Meadow | AreaKind::System => area(
                self.meadow_worth(zone),
                &[
                    get(Content::Tiger, TIGERS),
                    get(Content::Fire, FIRES),
                    get(Content::PitTrap, PITS),
                ],
            ),
        }
    }

    fn system_area(&self, water: u8) -> Area {
        let tally = self.board.areas.water_of(water);
        let mut tiles = TileSet::EMPTY;
        for river in self.rivers_of(water) {
            tiles.insert(self.pack.zones[river as usize].zone.tile);
        }
        let get = |content, part| (content, tally.get(part));
        let contents = [get(Content::Lake, LAKES), get(Content::Raft, RAFTS)];
        let worth = self.system_worth(water);
        self.area(AreaKind::System, tally, tiles.len(), &worth, &contents)
    }

    fn area(
        &self,
        kind: AreaKind,
        tally: Tally,
        tiles: u8,
        worth: &Worth,
        contents: &[(Content, u32)],
    ) -> Area {
        let leaders: SeatSet = if tally.is_done() { tally.winners() } else { tally.leaders() };
        let pieces = |seat: Seat| tally.pieces_of(seat.index()) as u8;
        Area {
            kind,
            open: tally.get(OPEN) as u8,
            tiles,
            worth: worth.points() as u16,
            terms: worth.counted(),
            system: None,
            pieces: if tally.has_pieces() {
                self.seats().map(pieces).collect()
            } else {
                ArrayVec::new()
            },
            leaders: leaders.iter().collect(),
            contents: contents
                .iter()
                .filter(|&&(_, count)| count > 0)
                .map(|&(content, count)| (content, count as u8))
                .collect(),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let hand = self.hand(seat);
        let (pawns, huts) = self.supply_of(seat);
        SeatView {
            points: i32::from(self.facts.points[seat.index()]),
            pawns,
            huts,
            land: hand.and(self.pack.land).len(),
            bonus: hand.and(self.pack.bonus).len(),
            hand: self.shows_hand(seat, viewer).then(|| hand.iter().collect()),
        }
    }

    fn marks(&self) -> Vec<AnimalMark> {
        let facts = &self.facts;
        let near_pit =
            self.zone_on_table(Power::PitTrap).map_or(0, |trap| self.animals_around(trap).1);
        let doubled = near_pit & !facts.scored & !facts.eaten & !self.pack.all(Animal::Tiger);
        self.pack
            .animals
            .iter()
            .enumerate()
            .filter_map(|(animal, its)| {
                let is_in = |set: u128| set >> animal & 1 != 0;
                let mark = match () {
                    () if is_in(facts.scored) => Mark::Scored,
                    () if is_in(facts.eaten) => Mark::Eaten,
                    () if is_in(facts.fed) => Mark::Fed,
                    () if is_in(doubled) => Mark::Doubled,
                    () => return None,
                };
                Some(AnimalMark { at: its.at, nth: its.nth, mark })
            })
            .collect()
    }
}
