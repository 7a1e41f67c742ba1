//! Mutation: how many creatures can change, and which (`SB-MUTATE`).
//!
//! All change if room and supply allow; else as many as fit, and who changes them chooses which.
//! The others stay where they lie, so which are taken up decides what fits.

use crate::ids::{Bits, Cell, Colour, N_RACES, Planet, Race, Relation, Side};
use crate::packing;
use crate::position::{Bastards, Lifting};

/// A mutation as it could be: who, into what, and how many tokens there are for it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Mutation {
    planet: Planet,
    /// Anchors of the creatures that could change.
    pub(crate) anchors: u64,
    pub(crate) from: Race,
    pub(crate) to: Race,
    /// Tokens of the new race to be had, counting those that come back.
    n_tokens: u8,
}

impl Mutation {
    pub(crate) fn new(position: &Bastards, planet: Planet, colour: Colour, from: Side) -> Self {
        let pair = position.pair(Relation::Mutation);
        let (old, new) = (pair[from.index()], pair[1 - from.index()]);
        let anchors = position.ground(planet).creatures(colour, old);
        let supply = position.facts.supply[colour.index()][new.index()];
        let back = if old == new { anchors.count_ones() as u8 } else { 0 };
        Self { planet, anchors, from: old, to: new, n_tokens: supply + back }
    }

    /// How many change: the most that room and supply allow.
    pub(crate) fn n_changes(&self, position: &Bastards) -> u8 {
        let most = self.n_tokens.min(self.anchors.count_ones() as u8);
        let free = position.ground(self.planet).free;
        (1..=most).rev().find(|&n| self.fits(position, free, self.anchors, n, n)).unwrap_or(0)
    }

    /// Whether `n_more` of the creatures at `anchors` can be taken up so that `n_all` new ones fit
    /// on what is then free.
    fn fits(&self, position: &Bastards, free: u64, anchors: u64, n_more: u8, n_all: u8) -> bool {
        let pack = Bastards::pack();
        if n_more == 0 {
            let mut counts = [0; N_RACES];
            counts[self.to.index()] = n_all;
            return packing::fits(&pack.shapes, free, counts);
        }
        if anchors.count_ones() < u32::from(n_more) {
            return false;
        }
        let ground = position.ground(self.planet);
        let mut later = anchors;
        Bits(anchors).any(|anchor| {
            let bit = Cell(anchor).bit();
            later &= !bit;
            let freed = free | ground.cells(pack, self.from, bit);
            self.fits(position, freed, later, n_more - 1, n_all)
        })
    }
}

/// Whether at least one creature can change.
#[inline]
pub(crate) fn can_begin(position: &Bastards, planet: Planet, colour: Colour, from: Side) -> bool {
    let mutation = Mutation::new(position, planet, colour, from);
    if mutation.anchors == 0 || mutation.n_tokens == 0 {
        return false;
    }
    let pack = Bastards::pack();
    let ground = position.ground(planet);
    let shape = pack.shape(mutation.to);
    let fits_without =
        |anchors| shape.fits(ground.free | ground.cells(pack, mutation.from, anchors));
    fits_without(0)
        || Bits(mutation.anchors).any(|anchor| fits_without(Cell(anchor).bit()))
        || fits_without(mutation.anchors) && mutation.n_changes(position) > 0
}

/// Creatures that can be taken up next so that the number decided on still fits.
pub(crate) fn liftable(position: &Bastards, lifting: Lifting) -> u64 {
    let mutation = Mutation::new(position, lifting.planet, lifting.colour, lifting.from);
    let ground = position.ground(lifting.planet);
    let n_more = lifting.n_all - lifting.n_up - 1;
    Bits(mutation.anchors)
        .map(|anchor| Cell(anchor).bit())
        .filter(|&bit| {
            let freed = ground.free | ground.cells(Bastards::pack(), mutation.from, bit);
            mutation.fits(position, freed, mutation.anchors & !bit, n_more, lifting.n_all)
        })
        .fold(0, |set, bit| set | bit)
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::ground::Token;
    use crate::ids::Turned;
    use crate::setup::Setup;

    #[test]
    fn no_more_change_than_the_supply_has() {
        let mut position = Bastards::new(&Setup::standard(2)).expect("the standard setup");
        position.facts.pairs[Relation::Mutation.index()] = [Race::Toadling, Race::Spud];
        let colour = Colour::NEUTRAL;
        let token = Token { colour, race: Race::Toadling, turn: Turned(0), corpse: false };
        let crate_planet = Planet::by_id("p2").expect("a planet of the pack");
        let ground = &mut position.facts.grounds[crate_planet.index()];
        ground.lay(Bastards::pack(), token, Cell::at(0, 0));
        ground.lay(Bastards::pack(), token, Cell::at(2, 2));
        let n_changes = |position: &Bastards| {
            Mutation::new(position, crate_planet, colour, Side::Left).n_changes(position)
        };
        assert_eq!(n_changes(&position), 2);
        position.facts.supply[colour.index()][Race::Spud.index()] = 1;
        assert_eq!(n_changes(&position), 1, "ten cells are free, but one spud is left");
        position.facts.supply[colour.index()][Race::Spud.index()] = 0;
        assert!(!can_begin(&position, crate_planet, colour, Side::Left));
    }
}
