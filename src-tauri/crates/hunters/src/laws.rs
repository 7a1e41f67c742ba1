//! Conservation laws: what a position must still add up to after any play. Tests and the lab ask
//! them of random games.

use game::Seat;

use crate::areas::Areas;
use crate::pieces::{N_HUTS, N_PAWNS};
use crate::position::Hunters;
use crate::tile_set::TileSet;

impl Hunters {
    /// Checks that no tile, pawn or hut came from nowhere or is in two places, and that areas count
    /// exactly the pieces in them.
    ///
    /// # Errors
    /// The law that is broken.
    pub(crate) fn keeps_its_parts(&self) -> Result<(), String> {
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
        let strange = facts.bag.but(facts.rules.land).or(facts.pile.but(facts.rules.bonus));
        if !strange.is_empty() || !on_table.contains(self.pack.start) {
            return Err(format!("tiles {strange:?} are in the wrong pile, or the start tile left"));
        }
        // While a bonus tile is there to be played, a hand has one more.
        let most = facts.rules.full_hand + u8::from(facts.is_extra);
        if facts.hands.iter().any(|hand| hand.len() > most) {
            return Err("a hand has too many tiles".to_owned());
        }
        for seat in self.seats() {
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

    fn counts_pieces(&self, seat: Seat, pawns: &[u16], huts: &[u16]) -> Result<(), String> {
        let Areas { lands, land, waters, water } = &self.board.areas;
        for zone in (0..self.pack.zones.len()).filter(|&zone| lands.is_root(zone)) {
            let counted = land[zone].pieces_of(seat.index());
            let there = |&&pawn: &&u16| lands.root(pawn as usize) == zone;
            // Most areas hold nobody, and those that should are asked below.
            if counted > 0 && pawns.iter().filter(there).count() as u32 != counted {
                return Err(format!("the area of zone {zone} miscounts the pawns of seat {seat}"));
            }
        }
        for system in (0..self.pack.waters.len()).filter(|&it| waters.is_root(it)) {
            let counted = water[system].pieces_of(seat.index());
            let there =
                |&&hut: &&u16| waters.root(self.pack.zones[hut as usize].water as usize) == system;
            if counted > 0 && huts.iter().filter(there).count() as u32 != counted {
                return Err(format!("system {system} miscounts the huts of seat {seat}"));
            }
        }
        let is_counted = |&zone: &u16| self.board.areas.land_of(zone).pieces_of(seat.index()) > 0;
        let is_hut_counted = |&zone: &u16| {
            let water = self.pack.zones[zone as usize].water;
            self.board.areas.water_of(water).pieces_of(seat.index()) > 0
        };
        if !pawns.iter().all(is_counted) || !huts.iter().all(is_hut_counted) {
            return Err(format!("a piece of seat {seat} is counted nowhere"));
        }
        Ok(())
    }
}
