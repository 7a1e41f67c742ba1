//! Which actions are legal, and why the others are not; what chance may bring up. Listed, drawn at
//! random, and grouped for a screen.

use arrayvec::ArrayVec;
use game::Seat;
use rand::{Rng, RngExt};
use tiling::{Dir, Pos, Rotation};

use crate::action::{Action, Chance, Reason};
use crate::bits::nth_one;
use crate::frontier::{Row, slots_of};
use crate::offer::{Offer, Placements, Spot};
use crate::pack::MOST_TILES;
use crate::phase::Phase;
use crate::position::{Hunters, Pile};
use crate::tile_set::TileSet;
use crate::zone::{AreaKind, Piece, TileId, Zone};

/// The most squares beside tiles, and so the most spots for one tile.
const MOST_SPOTS: usize = 2 * MOST_TILES + 2;

/// The squares where one tile fits, ascending, with a bit for each rotation.
struct Spots(ArrayVec<(Pos, u8), MOST_SPOTS>);

impl Spots {
    fn of(game: &Hunters, tile: TileId) -> Self {
        let frontier = &game.board.frontier;
        let rows = frontier.fits(&game.pack.tiles[tile.index()]);
        let mut any: Row = rows[0];
        for row in &rows[1..] {
            for (word, more) in any.iter_mut().zip(row) {
                *word |= more;
            }
        }
        let mut spots: ArrayVec<(Pos, u8), MOST_SPOTS> = slots_of(any)
            .map(|slot| {
                let fits = |turns: usize| (rows[turns][slot / 64] >> (slot % 64) & 1) as u8;
                let turns = fits(0) | fits(1) << 1 | fits(2) << 2 | fits(3) << 3;
                (frontier.square(slot), turns)
            })
            .collect();
        spots.sort_unstable_by_key(|&(pos, _)| pos);
        Self(spots)
    }
}

/// The rotations in a mask, ascending.
fn rotations(mask: u8) -> impl Iterator<Item = Rotation> {
    Rotation::ALL.into_iter().filter(move |turns| mask >> turns.index() & 1 != 0)
}

/// The zones in a byte of choices, ascending.
fn zones(mask: u16) -> impl Iterator<Item = u8> {
    (0..8).filter(move |bit| mask >> bit & 1 != 0)
}

impl Hunters {
    fn placements(&self) -> impl Iterator<Item = Action> + '_ {
        self.hand(self.facts.seat).iter().flat_map(move |tile| {
            Spots::of(self, tile).0.into_iter().flat_map(move |(Pos { x, y }, mask)| {
                rotations(mask).map(move |turns| Action::Place { tile, x, y, turns })
            })
        })
    }

    fn take_backs(&self) -> impl Iterator<Item = Action> + '_ {
        let pawns = self.facts.pieces.pawns(self.facts.seat).map(|zone| {
            let Zone { tile, zone } = self.pack.zones[zone as usize].zone;
            Action::TakeBack { tile, zone }
        });
        pawns.chain([Action::Keep])
    }

    fn occupations(&self) -> impl Iterator<Item = Action> + use<> {
        let choices = self.facts.choices;
        let pawns = zones(choices & 0xff).map(|zone| Action::Occupy { piece: Piece::Pawn, zone });
        let huts = zones(choices >> 8).map(|zone| Action::Occupy { piece: Piece::Hut, zone });
        pawns.chain(huts).chain([Action::Pass])
    }

    /// The legal actions of a seat, ascending.
    pub(crate) fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let phase = if self.facts.seat == seat { self.facts.phase } else { Phase::Over };
        let places = (phase == Phase::Place).then(|| self.placements());
        let backs = (phase == Phase::TakeBack).then(|| self.take_backs());
        let pieces = (phase == Phase::Occupy).then(|| self.occupations());
        places
            .into_iter()
            .flatten()
            .chain(backs.into_iter().flatten())
            .chain(pieces.into_iter().flatten())
    }

    /// One of the legal actions of a seat at random.
    pub(crate) fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if self.facts.seat != seat {
            return None;
        }
        match self.facts.phase {
            Phase::Place => self.sample_placement(rng),
            Phase::TakeBack => {
                let n_pawns = self.facts.pieces.pawns(seat).count();
                self.take_backs().nth(rng.random_range(0..=n_pawns))
            }
            Phase::Occupy => {
                let choices = self.facts.choices;
                let n = rng.random_range(0..=choices.count_ones());
                if n == choices.count_ones() {
                    return Some(Action::Pass);
                }
                let bit = nth_one(u64::from(choices), n) as u8;
                let piece = if bit < 8 { Piece::Pawn } else { Piece::Hut };
                Some(Action::Occupy { piece, zone: bit % 8 })
            }
            Phase::First
            | Phase::Deal
            | Phase::Replace
            | Phase::Bonus
            | Phase::Refill
            | Phase::Over => None,
        }
    }

    /// Counts the placements of the hand and draws one, without listing them.
    fn sample_placement(&self, rng: &mut impl Rng) -> Option<Action> {
        let hand = self.hand(self.facts.seat);
        let frontier = &self.board.frontier;
        let fits = |tile: TileId| frontier.fits(&self.pack.tiles[tile.index()]);
        let count = |rows: &[Row; 4]| -> u32 {
            rows.as_flattened().iter().map(|word| word.count_ones()).sum()
        };
        // The usual hand is one tile; matching it twice would cost as much again.
        let single = (hand.len() == 1).then(|| fits(hand.nth(0)));
        let total = match &single {
            Some(rows) => count(rows),
            None => hand.iter().map(|tile| count(&fits(tile))).sum(),
        };
        if total == 0 {
            return None;
        }
        let mut left = rng.random_range(0..total);
        for tile in hand.iter() {
            let rows = single.unwrap_or_else(|| fits(tile));
            for (row, turns) in rows.iter().zip(Rotation::ALL) {
                for (word, &bits) in row.iter().enumerate() {
                    let n = bits.count_ones();
                    if left < n {
                        let slot = word * 64 + nth_one(bits, left) as usize;
                        let Pos { x, y } = frontier.square(slot);
                        return Some(Action::Place { tile, x, y, turns });
                    }
                    left -= n;
                }
            }
        }
        unreachable!("a number below the total falls into some row")
    }

    /// The legal actions of a seat, grouped.
    pub(crate) fn offer_of(&self, seat: Seat) -> Offer {
        if !self.on_turn().has(seat) {
            return Offer::Nothing;
        }
        match self.facts.phase {
            Phase::Place => Offer::Place {
                tiles: self
                    .hand(seat)
                    .iter()
                    .map(|tile| Placements {
                        tile,
                        spots: Spots::of(self, tile)
                            .0
                            .into_iter()
                            .map(|(Pos { x, y }, mask)| Spot {
                                x,
                                y,
                                turns: rotations(mask).collect(),
                            })
                            .collect(),
                    })
                    .collect(),
            },
            Phase::TakeBack => {
                let pawns = self.facts.pieces.pawns(seat);
                Offer::TakeBack {
                    pawns: pawns.map(|zone| self.pack.zones[zone as usize].zone).collect(),
                }
            }
            Phase::Occupy => Offer::Occupy {
                tile: self.facts.current,
                pawns: zones(self.facts.choices & 0xff).collect(),
                huts: zones(self.facts.choices >> 8).collect(),
            },
            Phase::First
            | Phase::Deal
            | Phase::Replace
            | Phase::Bonus
            | Phase::Refill
            | Phase::Over => Offer::Nothing,
        }
    }

    /// Why the seat on turn may not do this; `None` when it may.
    pub(crate) fn objection_to(&self, seat: Seat, action: Action) -> Option<Reason> {
        let due = match action {
            Action::Place { .. } => Phase::Place,
            Action::TakeBack { .. } | Action::Keep => Phase::TakeBack,
            Action::Occupy { .. } | Action::Pass => Phase::Occupy,
        };
        match action {
            _ if due != self.facts.phase => Some(Reason::NotNow),
            Action::Place { tile, x, y, turns } => {
                self.objection_to_placement(seat, tile, Pos::new(x, y), turns)
            }
            Action::TakeBack { tile, zone } => {
                let number = self.pack.number(Zone { tile, zone });
                let is_there = number
                    .is_some_and(|number| self.facts.pieces.pawns(seat).any(|it| it == number));
                (!is_there).then_some(Reason::NoOwnPawn)
            }
            Action::Occupy { piece, zone } => self.objection_to_piece(seat, piece, zone),
            Action::Keep | Action::Pass => None,
        }
    }

    fn objection_to_placement(
        &self,
        seat: Seat,
        tile: TileId,
        pos: Pos,
        turns: Rotation,
    ) -> Option<Reason> {
        if !self.hand(seat).contains(tile) {
            return Some(Reason::NotHeld);
        }
        let frontier = &self.board.frontier;
        let Some(slot) = frontier.slot(pos) else {
            let is_taken = self.board.lying.iter().flatten().any(|lying| lying.pos == pos);
            return Some(if is_taken { Reason::Taken } else { Reason::NotBeside });
        };
        let sides = &self.pack.tiles[tile.index()].sides;
        let differs =
            |dir: &Dir| !frontier.takes(slot, *dir, sides[dir.unturned(turns).index()].terrain);
        Dir::ALL.into_iter().find(differs).map(|side| Reason::SidesDiffer { side })
    }

    fn objection_to_piece(&self, seat: Seat, piece: Piece, zone: u8) -> Option<Reason> {
        let shift = match piece {
            Piece::Pawn => 0,
            Piece::Hut => 8,
        };
        if zone < 8 && self.facts.choices >> (shift + zone) & 1 != 0 {
            return None;
        }
        let Some(number) = self.pack.number(Zone { tile: self.facts.current, zone }) else {
            return Some(Reason::NoSuchZone);
        };
        let facts = &self.pack.zones[number as usize];
        let areas = &self.board.areas;
        Some(match piece {
            Piece::Pawn if !self.facts.pieces.has_pawn_left(seat) => Reason::SupplyEmpty,
            Piece::Pawn => Reason::Occupied,
            Piece::Hut if facts.kind != AreaKind::River => Reason::NoSuchZone,
            Piece::Hut if !self.facts.pieces.has_hut_left(seat) => Reason::SupplyEmpty,
            Piece::Hut if areas.water_of(facts.water).has_pieces() => Reason::Occupied,
            Piece::Hut => Reason::NoSuchZone,
        })
    }

    /// `HG-OCCUPY`: pawns in the low byte, huts in the high one, a bit for each zone.
    pub(crate) fn possible_pieces(&self) -> u16 {
        let seat = self.facts.seat;
        let (pack, areas) = (self.pack, &self.board.areas);
        let tile = &pack.tiles[self.facts.current.index()];
        let mut choices = 0;
        if self.facts.pieces.has_pawn_left(seat) {
            for (bit, zone) in tile.zones().enumerate() {
                choices |= u16::from(!areas.land_of(zone).has_pieces()) << bit;
            }
        }
        if self.facts.pieces.has_hut_left(seat) {
            let mut systems = ArrayVec::<usize, 8>::new();
            for (bit, zone) in tile.zones().enumerate() {
                let facts = &pack.zones[zone as usize];
                if facts.kind != AreaKind::River {
                    continue;
                }
                // One choice for each system, named by its lowest river zone on the tile.
                let root = areas.waters.root(facts.water as usize);
                if !systems.contains(&root) {
                    systems.push(root);
                    choices |= u16::from(!areas.water[root].has_pieces()) << (8 + bit);
                }
            }
        }
        choices
    }

    /// What chance may bring up now, ascending; all alike.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = Chance> + use<> {
        let n_seats = self.facts.rules.n_seats;
        let (n_seats, land, bonus) = match self.pile_drawn() {
            Some(Pile::Seats) => (n_seats, TileSet::EMPTY, TileSet::EMPTY),
            Some(Pile::Land) => (0, self.facts.bag, TileSet::EMPTY),
            Some(Pile::Bonus) => (0, TileSet::EMPTY, self.facts.pile),
            None => (0, TileSet::EMPTY, TileSet::EMPTY),
        };
        let first = Seat::all(n_seats).map(|seat| Chance::First { seat });
        let land = land.iter().map(|tile| Chance::Land { tile });
        first.chain(land).chain(bonus.iter().map(|tile| Chance::Bonus { tile }))
    }

    /// One of them at random.
    pub(crate) fn sample_outcome(&self, rng: &mut impl Rng) -> Option<Chance> {
        let any = |tiles: TileSet, rng: &mut _| tiles.nth(draw(tiles.len(), rng));
        Some(match self.pile_drawn()? {
            Pile::Seats => {
                let seat = Seat::new(draw(self.facts.rules.n_seats, rng) as u8)?;
                Chance::First { seat }
            }
            Pile::Land => Chance::Land { tile: any(self.facts.bag, rng) },
            Pile::Bonus => Chance::Bonus { tile: any(self.facts.pile, rng) },
        })
    }
}

// Drawn as a number of 32 bits, as shared seeds want it.
fn draw(n: u8, rng: &mut impl Rng) -> u32 {
    rng.random_range(0..u32::from(n))
}
