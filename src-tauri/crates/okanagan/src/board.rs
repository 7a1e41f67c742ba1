//! [`Board`]: the tiles on the table, the areas they make and the places where a tile may go.
//!
//! Flat and small, since every search simulation copies it. Terrains are sets of four bits, so
//! whether a tile fits beside all its neighbours is one AND; the places beside the tiles are kept
//! in a row for that and found through the grid.

use arrayvec::ArrayVec;
use game::Seat;
use tiling::{Dir, Grid, Joined, Pos, Regions, Rotation, cells_for};

use crate::action::Reason;
use crate::figures::{MAX_PLACED, MOST_SEATS};
use crate::pack::Pack;
use crate::reward::Terrain;
use crate::tile::{Building, Spot, Tile};

/// Segments are numbered through all pieces, four for each whether it has them or not.
const N_SEGMENTS: usize = 4 * MAX_PLACED;
/// Free squares beside tiles: two for each tile and two more is the most, in a straight row.
const MAX_PLACES: usize = 2 * MAX_PLACED + 2;
/// The same, filled up so that eight places are matched at a time.
const PLACES: usize = MAX_PLACES.next_multiple_of(8);
const CELLS: usize = cells_for(MAX_PLACED);

/// In the grid: a square with no tile and none beside it.
const NOTHING: u8 = u8::MAX;
/// In the grid: this bit and the number of a place; without it, the number of a piece.
const PLACE: u8 = 0x80;

/// The table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Board {
    n_pieces: u8,
    n_places: u8,
    pieces: [Piece; MAX_PLACED],
    grid: Grid<u8, CELLS>,
    regions: Regions<N_SEGMENTS>,
    /// What is known of each area, at its root.
    areas: [Area; N_SEGMENTS],
    /// The free squares beside tiles.
    places: [Pos; PLACES],
    /// What may lie there: for each direction the set of terrains, 0 beyond the last place.
    room: [u16; PLACES],
}

/// A tile on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Piece {
    pub(crate) tile: Tile,
    pub(crate) at: Pos,
    pub(crate) rotation: Rotation,
    pub(crate) built: Option<(Seat, Spot)>,
}

/// An area: segments of one terrain that hang together.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) terrain: Terrain,
    /// Edges with nothing beside them; 0 = closed.
    pub(crate) open: u8,
    /// Reward icons by shape.
    pub(crate) icons: [u8; 3],
    /// By seat (OK-INFLUENCE).
    pub(crate) influence: [u8; MOST_SEATS as usize],
}

/// Which rotations of a tile fit at which place, as bits.
pub(crate) struct Fits([u8; PLACES]);

impl Area {
    const NONE: Self = Self { terrain: Terrain::Forest, open: 0, icons: [0; 3], influence: [0; 4] };
}

impl Board {
    /// The start tile alone in the middle.
    pub(crate) fn new(pack: &Pack) -> Self {
        let piece =
            Piece { tile: Tile::START, at: Pos::ORIGIN, rotation: Rotation::NONE, built: None };
        let mut board = Self {
            n_pieces: 0,
            n_places: 0,
            pieces: [piece; MAX_PLACED],
            grid: Grid::filled(NOTHING),
            regions: Regions::new(),
            areas: [Area::NONE; N_SEGMENTS],
            places: [Pos::ORIGIN; PLACES],
            room: [0; PLACES],
        };
        board.place(pack, Tile::START, Pos::ORIGIN, Rotation::NONE);
        board
    }

    /// The tiles on the table in the order they were placed.
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces[..self.n_pieces as usize]
    }

    /// The tile placed last.
    pub(crate) fn last(&self) -> &Piece {
        &self.pieces[self.n_pieces as usize - 1]
    }

    /// The free squares beside tiles.
    pub(crate) fn places(&self) -> &[Pos] {
        &self.places[..self.n_places as usize]
    }

    /// The number of the area that holds this segment of a piece; the same for all its segments.
    pub(crate) fn area_number(&self, piece: usize, segment: u8) -> u8 {
        self.regions.root(4 * piece + segment as usize) as u8
    }

    /// The area with this number.
    pub(crate) fn area(&self, number: u8) -> &Area {
        &self.areas[number as usize]
    }

    /// The area of this segment of the tile placed last.
    pub(crate) fn last_area(&self, segment: u8) -> &Area {
        self.area(self.area_number(self.n_pieces as usize - 1, segment))
    }

    /// All areas with their numbers.
    pub(crate) fn areas<'a>(&'a self, pack: &'a Pack) -> impl Iterator<Item = (u8, &'a Area)> {
        self.pieces().iter().enumerate().flat_map(move |(piece, on)| {
            (0..pack.face(on.tile).segments.len())
                .map(move |segment| 4 * piece + segment)
                .filter(|&number| self.regions.is_root(number))
                .map(|number| (number as u8, &self.areas[number]))
        })
    }

    /// How many tiles the area with this number lies on.
    pub(crate) fn n_tiles(&self, number: u8) -> u8 {
        let tiles = self
            .regions
            .members(number as usize)
            .fold(0u64, |tiles, segment| tiles | 1 << (segment / 4));
        tiles.count_ones() as u8
    }

    /// What may lie at a free place: for each direction the set of terrains.
    pub(crate) fn room_at(&self, place: usize) -> u16 {
        self.room[place]
    }

    /// The number of the tile at a square on the table or beside it; `None` where none lies.
    pub(crate) fn piece_at(&self, at: Pos) -> Option<usize> {
        let there = self.grid[Grid::<u8, CELLS>::cell(at)];
        (there & PLACE == 0).then_some(there as usize)
    }

    /// The number of the free place at a square; `None` where no tile can lie.
    pub(crate) fn place_at(&self, at: Pos) -> Option<usize> {
        let there = self.grid[Grid::<u8, CELLS>::cell(at)];
        let place = (there != NOTHING && there & PLACE != 0).then_some((there & !PLACE) as usize);
        // Squares far out share cells of the grid with near ones.
        place.filter(|&place| self.places[place] == at)
    }

    /// The number that an area has since it grew; the same where it did not.
    pub(crate) fn number_now(&self, number: u8) -> u8 {
        self.regions.root(number.into()) as u8
    }

    /// Where this tile fits (OK-PLACE).
    pub(crate) fn fits(&self, pack: &Pack, tile: Tile) -> Fits {
        let shown = pack.face(tile).shown;
        let mut fits = [0; PLACES];
        for (fit, room) in fits.iter_mut().zip(&self.room) {
            let [a, b, c, d] = shown.map(|shown| u8::from(shown & !room == 0));
            *fit = a | b << 1 | c << 2 | d << 3;
        }
        Fits(fits)
    }

    /// Why this tile may not lie there; `None` when it may (OK-PLACE).
    pub(crate) fn refusal(
        &self,
        pack: &Pack,
        tile: Tile,
        at: Pos,
        rotation: Rotation,
    ) -> Option<Reason> {
        let Some(place) = self.place_at(at) else {
            let taken = self.pieces().iter().any(|piece| piece.at == at);
            return Some(if taken { Reason::Occupied } else { Reason::NoNeighbour });
        };
        let room = self.room[place];
        let shown = pack.face(tile).shown[rotation.index()];
        let wrong =
            Dir::ALL.into_iter().find(|dir| (shown & !room) >> (4 * dir.index()) & 0xF != 0)?;
        let terrain =
            |set: u16| Terrain::ALL[(set >> (4 * wrong.index())).trailing_zeros() as usize];
        Some(Reason::EdgeMismatch { side: wrong, there: terrain(room), here: terrain(shown) })
    }

    /// Places a tile where it fits, or the first one (OK-PLACE).
    pub(crate) fn place(&mut self, pack: &Pack, tile: Tile, at: Pos, rotation: Rotation) {
        let face = pack.face(tile);
        let piece = self.n_pieces as usize;
        self.n_pieces += 1;
        self.pieces[piece] = Piece { tile, at, rotation, built: None };
        for (i, segment) in face.segments.iter().enumerate() {
            self.areas[4 * piece + i] = Area {
                terrain: segment.terrain,
                open: segment.n_edges,
                icons: segment.icons,
                influence: [0; 4],
            };
        }

        let cell = Grid::<u8, CELLS>::cell(at);
        let there = std::mem::replace(&mut self.grid[cell], piece as u8);
        if there != NOTHING {
            self.take_place((there & !PLACE) as usize);
        }
        for dir in Dir::ALL {
            let mine = 4 * piece + face.segment_towards(dir, rotation) as usize;
            let beside = Grid::<u8, CELLS>::beside(cell, dir);
            let there = self.grid[beside];
            if there & PLACE == 0 {
                let back = dir.opposite();
                let neighbour = &self.pieces[there as usize];
                let segment = pack.face(neighbour.tile).segment_towards(back, neighbour.rotation);
                self.touch(pack, mine, 4 * there as usize + segment as usize);
            } else {
                let place = if there == NOTHING {
                    let place = self.n_places;
                    self.n_places += 1;
                    self.grid[beside] = PLACE | place;
                    self.places[place as usize] = at.step(dir);
                    self.room[place as usize] = u16::MAX;
                    place
                } else {
                    there & !PLACE
                };
                let shown = face.shown[rotation.index()] >> (4 * dir.index()) & 0xF;
                let side = 4 * dir.opposite().index();
                let room = &mut self.room[place as usize];
                *room = *room & !(0xF << side) | shown << side;
            }
        }
    }

    /// Strikes out a place that is taken; the last one moves into its number.
    fn take_place(&mut self, place: usize) {
        self.n_places -= 1;
        let last = self.n_places as usize;
        if place != last {
            self.places[place] = self.places[last];
            self.room[place] = self.room[last];
            self.grid[Grid::<u8, CELLS>::cell(self.places[place])] = PLACE | place as u8;
        }
        self.places[last] = Pos::ORIGIN;
        self.room[last] = 0;
    }

    /// Two segments touch: their edges are no longer open, and their areas are one.
    fn touch(&mut self, pack: &Pack, a: usize, b: usize) {
        let (a, b) = (self.regions.root(a), self.regions.root(b));
        self.areas[a].open -= 1;
        self.areas[b].open -= 1;
        let counted_twice =
            if pack.has_twins() && a != b { self.silos_of_both(pack, a, b) } else { [0; 4] };
        let Some(Joined { kept, gone }) = self.regions.join(a, b) else { return };
        let gone = std::mem::replace(&mut self.areas[gone], Area::NONE);
        let kept = &mut self.areas[kept];
        kept.open += gone.open;
        for (kept, gone) in kept.icons.iter_mut().zip(gone.icons) {
            *kept += gone;
        }
        for (seat, influence) in kept.influence.iter_mut().enumerate() {
            *influence += gone.influence[seat] - counted_twice[seat];
        }
    }

    /// The influence of silos that touch both areas: it must not count twice once they are one
    /// (OK-INFLUENCE). A warehouse stands between different terrains, so it touches one of them.
    #[cold]
    fn silos_of_both(&self, pack: &Pack, a: usize, b: usize) -> [u8; 4] {
        let mut influence = [0; 4];
        for (piece, on) in self.pieces().iter().enumerate() {
            if let Some((seat, Spot::Silo)) = on.built {
                let touches = |area: usize| {
                    (0..pack.face(on.tile).segments.len())
                        .any(|segment| self.regions.root(4 * piece + segment) == area)
                };
                if touches(a) && touches(b) {
                    influence[seat.index()] += Building::Silo.influence();
                }
            }
        }
        influence
    }

    /// Builds on the tile placed last (OK-BUILD); the spot is one it has.
    pub(crate) fn build(&mut self, pack: &Pack, seat: Seat, spot: Spot) {
        let piece = self.n_pieces as usize - 1;
        self.pieces[piece].built = Some((seat, spot));
        let touched =
            pack.face(self.pieces[piece].tile).touched(spot).expect("the tile has the spot");
        let influence = spot.building().influence();
        let mut joined = ArrayVec::<usize, 4>::new();
        for segment in touched {
            let area = self.regions.root(4 * piece + segment as usize);
            if !joined.contains(&area) {
                joined.push(area);
                self.areas[area].influence[seat.index()] += influence;
            }
        }
    }

    /// The areas that the tile placed last has closed, each by its lowest segment on that tile,
    /// as bits (OK-CLOSE).
    pub(crate) fn closed_by_last(&self, pack: &Pack) -> u8 {
        let piece = self.n_pieces as usize - 1;
        let mut closed = 0;
        let mut seen = ArrayVec::<u8, 4>::new();
        for segment in 0..pack.face(self.pieces[piece].tile).segments.len() as u8 {
            let area = self.area_number(piece, segment);
            if self.area(area).open == 0 && !seen.contains(&area) {
                seen.push(area);
                closed |= 1 << segment;
            }
        }
        closed
    }
}

impl Fits {
    /// How many placements there are.
    pub(crate) fn count(&self) -> u32 {
        // By hand rather than by `count_ones`: this way many places are counted at a time.
        self.0
            .iter()
            .map(|fit| (fit & 1) + (fit >> 1 & 1) + (fit >> 2 & 1) + (fit >> 3))
            .map(u32::from)
            .sum()
    }

    /// Whether it fits nowhere.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, fit| all | fit) == 0
    }

    /// The rotations that fit at this place, as bits.
    pub(crate) fn at(&self, place: usize) -> u8 {
        self.0[place]
    }

    /// The place and rotation of placement number `n`.
    pub(crate) fn nth(&self, mut n: u32) -> Option<(usize, Rotation)> {
        for (place, &fit) in self.0.iter().enumerate() {
            let here = fit.count_ones();
            if n < here {
                let rotation = Rotation::ALL
                    .into_iter()
                    .filter(|rotation| fit >> rotation.index() & 1 != 0)
                    .nth(n as usize)?;
                return Some((place, rotation));
            }
            n -= here;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Origin;

    /// The built-in pack with something changed.
    fn pack_with(change: impl FnOnce(&mut serde_json::Value)) -> Pack {
        let text = include_str!("../data/pack.json");
        let mut file = serde_json::from_str(text).unwrap();
        change(&mut file);
        Pack::checked(&file.to_string(), Origin::New).unwrap()
    }

    /// OK-INFLUENCE: a silo that touches an area by two segments counts once when they become one
    /// area.
    #[test]
    fn ok_influence_of_a_silo_that_touches_twice() {
        // The start tile has forest to the north and, in another segment, to the east.
        let pack = pack_with(|file| {
            let start = &mut file["startTile"];
            start["edges"]["E"] = "forest".into();
            start["areas"][1]["terrain"] = "forest".into();
            start["borders"] = serde_json::json!([[1, 2], [2, 3], [3, 0]]);
        });
        let mut board = Board::new(&pack);
        board.build(&pack, Seat::FIRST, Spot::Silo);
        let influence = |board: &Board, segment| {
            let area = board.area(board.area_number(0, segment));
            (area.influence[0], area.open)
        };
        assert_eq!((influence(&board, 0), influence(&board, 1)), ((1, 1), (1, 1)));

        // A ring of forests round the corner: north, north-east, and the east closes it.
        let tile = |number| Tile::new(number).unwrap();
        board.place(&pack, tile(1), Pos::new(0, -1), Rotation::quarters(1));
        board.place(&pack, tile(2), Pos::new(1, -1), Rotation::quarters(2));
        assert_eq!((influence(&board, 0), influence(&board, 1)), ((1, 1), (1, 1)));
        board.place(&pack, tile(3), Pos::new(1, 0), Rotation::quarters(3));
        assert_eq!((influence(&board, 0), influence(&board, 1)), ((1, 0), (1, 0)));
        assert_eq!(board.closed_by_last(&pack), 1, "one area, though it closed both");
    }

    /// The same where the segments are one area already when the silo is built.
    #[test]
    fn ok_influence_of_a_silo_in_a_ring() {
        let pack = pack_with(|file| {
            let tile = &mut file["tiles"][3];
            tile["areas"] = serde_json::json!([
                { "terrain": "forest", "edges": ["N"], "rewards": ["square"] },
                { "terrain": "forest", "edges": ["E"], "rewards": ["circle"] },
                { "terrain": "prairie", "edges": ["S"], "rewards": ["square"] },
                { "terrain": "lake", "edges": ["W"], "rewards": ["square"] },
            ]);
            tile["borders"] = serde_json::json!([[1, 2], [2, 3], [3, 0]]);
            tile["silo"] = serde_json::json!([0, 1, 2, 3]);
        });
        let mut board = Board::new(&pack);
        for (number, x, y, quarters) in [(1, 1, 0, 1), (2, 2, 0, 2), (3, 1, 1, 0), (4, 2, 1, 3)] {
            let tile = Tile::new(number).unwrap();
            let (at, rotation) = (Pos::new(x, y), Rotation::quarters(quarters));
            assert_eq!(board.refusal(&pack, tile, at, rotation), None);
            board.place(&pack, tile, at, rotation);
        }
        board.build(&pack, Seat::FIRST, Spot::Silo);
        let area = board.last_area(0);
        assert_eq!((area.influence, area.open), ([1, 0, 0, 0], 0));
        assert_eq!(area.icons, [2 + 1 + 1, 1 + 1, 1 + 1], "T01, T02, T03 and both of T04");
        assert_eq!(board.closed_by_last(&pack) & 0b11, 0b01, "one area");
    }
}
