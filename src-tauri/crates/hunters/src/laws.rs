//! Conservation laws: what a position must still add up to after any play. Tests and the lab ask
//! them of random games.

use game::Seat;

use crate::pieces::{N_HUTS, N_PAWNS};
use crate::state::Hunters;
use crate::tile_set::TileSet;
use crate::view::AreaKind;
use crate::zone::TileId;

impl Hunters {
    /// Checks that no tile, pawn or hut came from nowhere or is in two places, and that areas count
    /// exactly the pieces in them.
    ///
    /// # Errors
    /// The law that is broken.
    pub fn keeps_its_parts(&self) -> Result<(), String> {
        let facts = &self.facts;
        let mut seen = TileSet::EMPTY;
        let on_table =
            self.on_table().fold(TileSet::EMPTY, |set, tile| set.or(TileSet(1 << tile.0)));
        let places = [on_table, facts.bag, facts.pile];
        for place in places.iter().chain(&facts.hands) {
            if !place.and(seen).is_empty() {
                return Err(format!("tiles {:?} are in two places", place.and(seen)));
            }
            seen = seen.or(*place);
        }
        let all = TileSet((1 << self.pack.tiles.len()) - 1);
        if !seen.but(all).is_empty() || seen.len() + self.n_removed() != all.len() {
            return Err("tiles came from nowhere".to_owned());
        }
        for seat in Seat::all(facts.rules.n_seats) {
            let pawns: Vec<u16> = facts.pieces.pawns(seat).collect();
            let huts: Vec<u16> = facts.pieces.huts(seat).collect();
            if pawns.len() > N_PAWNS || huts.len() > N_HUTS {
                return Err(format!("seat {seat} has more pieces than it owns"));
            }
            for &zone in pawns.iter().chain(&huts) {
                let tile = self.pack.zones[zone as usize].zone.tile;
                if self.board.lying[tile.index()].is_none() || tile == self.pack.start {
                    return Err(format!("seat {seat} has a piece on tile {tile:?}"));
                }
            }
            self.counts_pieces(seat, &pawns, &huts)?;
        }
        Ok(())
    }

    /// Tiles that left the game.
    pub(crate) fn n_removed(&self) -> u8 {
        let held = |tile: TileId| self.facts.hands.iter().any(|hand| hand.contains(tile));
        let is_gone = |&tile: &usize| {
            let tile = TileId(tile as u8);
            self.board.lying[tile.index()].is_none()
                && !held(tile)
                && !self.facts.bag.contains(tile)
                && !self.facts.pile.contains(tile)
        };
        (0..self.pack.tiles.len()).filter(is_gone).count() as u8
    }

    fn counts_pieces(&self, seat: Seat, pawns: &[u16], huts: &[u16]) -> Result<(), String> {
        let areas = &self.board.areas;
        for zone in (0..self.pack.zones.len()).filter(|&zone| areas.lands.is_root(zone)) {
            let there = |&&pawn: &&u16| areas.lands.root(pawn as usize) == zone;
            let n_there = pawns.iter().filter(there).count() as u32;
            if areas.land[zone].pieces_of(seat.index()) != n_there {
                return Err(format!("the area of zone {zone} miscounts the pawns of seat {seat}"));
            }
        }
        for (zone, facts) in self.pack.zones.iter().enumerate() {
            if facts.kind != AreaKind::River {
                continue;
            }
            let root = areas.waters.root(facts.water as usize);
            let there = |&&hut: &&u16| {
                areas.waters.root(self.pack.zones[hut as usize].water as usize) == root
            };
            let n_there = huts.iter().filter(there).count() as u32;
            if areas.water[root].pieces_of(seat.index()) != n_there {
                return Err(format!("the system of zone {zone} miscounts the huts of seat {seat}"));
            }
        }
        Ok(())
    }
}
