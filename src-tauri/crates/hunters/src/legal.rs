//! Which actions are legal: listed, drawn at random, grouped for a screen, and refused with the
//! reason.

use arrayvec::ArrayVec;
use game::Seat;
use rand::{Rng, RngExt};
use tiling::{Dir, Pos, Rotation};

use crate::frontier::{Row, slots_of};
use crate::moves::{Action, Offer, Placements, Reason, Spot};
use crate::pack::MOST_TILES;
use crate::state::Hunters;
use crate::tile_set::nth_bit;
use crate::view::{AreaKind, Phase};
use crate::zone::{Piece, TileId, Zone};

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

    pub(crate) fn list_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
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

    pub(crate) fn draw_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if self.facts.seat != seat {
            return None;
        }
        match self.facts.phase {
            Phase::Place => self.draw_placement(rng),
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
                let bit = nth_bit(u64::from(choices), n) as u8;
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
    fn draw_placement(&self, rng: &mut impl Rng) -> Option<Action> {
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
                        let slot = word * 64 + nth_bit(bits, left) as usize;
                        let Pos { x, y } = frontier.square(slot);
                        return Some(Action::Place { tile, x, y, turns });
                    }
                    left -= n;
                }
            }
        }
        unreachable!("a number below the total falls into some row")
    }

    pub(crate) fn offer_to(&self, seat: Seat) -> Offer {
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

    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Option<Reason> {
        let due = match action {
            Action::Place { .. } => Phase::Place,
            Action::TakeBack { .. } | Action::Keep => Phase::TakeBack,
            Action::Occupy { .. } | Action::Pass => Phase::Occupy,
        };
        match action {
            _ if due != self.facts.phase => Some(Reason::NotNow),
            Action::Place { tile, x, y, turns } => {
                self.refuse_placement(seat, tile, Pos::new(x, y), turns)
            }
            Action::TakeBack { tile, zone } => {
                let number = self.pack.number(Zone { tile, zone });
                let is_there = number
                    .is_some_and(|number| self.facts.pieces.pawns(seat).any(|it| it == number));
                (!is_there).then_some(Reason::NoOwnPawn)
            }
            Action::Occupy { piece, zone } => self.refuse_piece(seat, piece, zone),
            Action::Keep | Action::Pass => None,
        }
    }

    fn refuse_placement(
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

    fn refuse_piece(&self, seat: Seat, piece: Piece, zone: u8) -> Option<Reason> {
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
}

/// All actions of an offer, ascending.
pub(crate) fn unfold(offer: &Offer) -> Vec<Action> {
    match offer {
        Offer::Nothing => Vec::new(),
        Offer::Place { tiles } => {
            let mut actions = Vec::new();
            for &Placements { tile, ref spots } in tiles {
                for &Spot { x, y, ref turns } in spots {
                    actions.extend(turns.iter().map(|&turns| Action::Place { tile, x, y, turns }));
                }
            }
            actions
        }
        Offer::TakeBack { pawns } => {
            let backs = pawns.iter().map(|&Zone { tile, zone }| Action::TakeBack { tile, zone });
            backs.chain([Action::Keep]).collect()
        }
        Offer::Occupy { tile: _, pawns, huts } => {
            let with = |piece| move |&zone: &u8| Action::Occupy { piece, zone };
            let pieces =
                pawns.iter().map(with(Piece::Pawn)).chain(huts.iter().map(with(Piece::Hut)));
            pieces.chain([Action::Pass]).collect()
        }
    }
}
