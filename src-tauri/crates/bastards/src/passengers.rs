//! Which creatures are or were in the hold in this flight, where they were loaded, and where they
//! are now (`SB-FLY`).
//!
//! A creature goes down on no planet that it came up from in the same flight, not even by way of
//! another planet: a flight is no way to re-lay what lies on a planet. Creatures of a race look
//! alike in the hold, so when one of several goes down, which of them it was is left open: every way
//! that the rules allow is kept, and what any of them allows is allowed.

use std::sync::Arc;

use crate::ids::{Cell, Counts, Planet, Race};

/// Creatures that are or were in the hold in this flight; nothing where there are none. Positions
/// share them until one of them changes: searches copy positions far more often than ships load.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Passengers(Option<Arc<Known>>);

/// What is known of them.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
struct Known {
    /// What each is, and where.
    places: Vec<(Race, Place)>,
    /// The possible assignments: for each creature in the order of `places` the set of planets it may
    /// have been loaded on in this flight.
    ways: Vec<u16>,
}

/// Where a creature is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Place {
    Hold,
    /// Unloaded, but not laid yet.
    Hand,
    Planet(Planet, Cell),
}

impl Passengers {
    /// Those who begin a flight in the hold.
    pub(crate) fn aboard(hold: Counts) -> Self {
        let mut passengers = Self::default();
        if hold != Counts::default() {
            let of =
                |race: Race| std::iter::repeat_n((race, Place::Hold), hold[race.index()].into());
            passengers.change(|known| {
                known.places = Race::ALL.into_iter().flat_map(of).collect();
                known.ways = vec![0; known.places.len()];
            });
        }
        passengers
    }

    /// Each creature with its place and the planets it may have been loaded on, as a set.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Race, Place, u16)> {
        self.0.iter().flat_map(|known| {
            known.places.iter().enumerate().map(|(i, &(race, place))| {
                (race, place, known.each_way().fold(0, |all, from| all | from[i]))
            })
        })
    }

    /// Whether one of a race in the hold may go down on this planet.
    #[inline]
    pub(crate) fn may_leave(&self, planet: Planet, race: Race) -> bool {
        self.0.as_ref().is_some_and(|known| {
            known.each_way().any(|from| {
                let mut aboard = known.places.iter().zip(from);
                aboard
                    .any(|(&place, from)| place == (race, Place::Hold) && from & planet.bit() == 0)
            })
        })
    }

    /// The creature with this anchor comes up.
    pub(crate) fn load(&mut self, planet: Planet, cell: Cell, race: Race) {
        self.change(|known| known.load(planet, cell, race));
    }

    /// One of a race goes down; [`lay`](Self::lay) says where.
    pub(crate) fn unload(&mut self, planet: Planet, race: Race) {
        self.change(|known| known.unload(planet, race));
    }

    /// What was unloaded is laid. If it cannot have been loaded in this flight, it is now like any
    /// other that lies there.
    pub(crate) fn lay(&mut self, planet: Planet, cell: Cell) {
        self.change(|known| known.lay(planet, cell));
    }

    /// Changes what is known, in a copy of its own where it is shared.
    fn change(&mut self, change: impl FnOnce(&mut Known)) {
        let mut known = self.0.take().unwrap_or_default();
        change(Arc::make_mut(&mut known));
        self.0 = (!known.places.is_empty()).then_some(known);
    }
}

impl Known {
    fn each_way(&self) -> impl Iterator<Item = &[u16]> {
        self.ways.chunks_exact(self.places.len())
    }

    fn load(&mut self, planet: Planet, cell: Cell, race: Race) {
        let lies = (race, Place::Planet(planet, cell));
        let i = self.places.iter().position(|&it| it == lies).unwrap_or_else(|| {
            self.ways = match self.places.len() {
                0 => vec![0],
                n => self.ways.chunks_exact(n).flat_map(|it| [it, &[0]].concat()).collect(),
            };
            self.places.push(lies);
            self.places.len() - 1
        });
        self.places[i].1 = Place::Hold;
        for from in self.ways.chunks_exact_mut(self.places.len()) {
            from[i] |= planet.bit();
        }
        if self.ways.len() > self.places.len() {
            self.keep(self.each_way().map(<[u16]>::to_vec).collect(), race);
        }
    }

    fn unload(&mut self, planet: Planet, race: Race) {
        let is_aboard = |&i: &usize| self.places[i] == (race, Place::Hold);
        let aboard: Vec<usize> = (0..self.places.len()).filter(is_aboard).collect();
        let may_leave = |from: &[u16], i: usize| from[i] & planet.bit() == 0;
        let Some(&first) = aboard.first() else { return };
        let mut ways = Vec::new();
        for from in self.each_way() {
            for i in aboard.iter().copied().filter(|&i| may_leave(from, i)) {
                let mut way = from.to_vec();
                way.swap(first, i);
                ways.push(way);
            }
        }
        self.places[first].1 = Place::Hand;
        self.keep(ways, race);
    }

    fn lay(&mut self, planet: Planet, cell: Cell) {
        let Some(i) = self.places.iter().position(|it| it.1 == Place::Hand) else { return };
        if self.each_way().any(|from| from[i] != 0) {
            self.places[i].1 = Place::Planet(planet, cell);
            return;
        }
        let n = self.places.len();
        let others = self.ways.iter().enumerate().filter(|(at, _)| at % n != i);
        self.ways = others.map(|(_, &from)| from).collect();
        self.places.remove(i);
    }

    /// Keeps each way once: it makes no difference which place in the hold is whose.
    fn keep(&mut self, mut ways: Vec<Vec<u16>>, race: Race) {
        if ways.len() > 1 {
            let is_aboard = |i: &usize| self.places[*i] == (race, Place::Hold);
            let aboard: Vec<usize> = (0..self.places.len()).filter(is_aboard).collect();
            for from in &mut ways {
                let mut sorted: Vec<u16> = aboard.iter().map(|&i| from[i]).collect();
                sorted.sort_unstable();
                for (&i, it) in aboard.iter().zip(sorted) {
                    from[i] = it;
                }
            }
            ways.sort_unstable();
            ways.dedup();
        }
        self.ways = ways.concat();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What a flight does with toadlings: loads one from a cell, or unloads one onto a cell.
    #[derive(Copy, Clone, Debug)]
    enum Deed {
        Load(Planet, Cell),
        Unload(Planet, Cell),
    }

    /// A creature that somebody could follow all the time: planets it came up from, and where it
    /// is; `None` in the hold.
    type Followed = (u16, Option<(Planet, Cell)>);

    /// Whether the rest of the deeds can be done by creatures that are told apart, whoever leaves.
    fn can_be(creatures: &[Followed], deeds: &[Deed]) -> bool {
        let Some((&deed, rest)) = deeds.split_first() else { return true };
        let moved = |i: usize, it: Followed| {
            let mut next = creatures.to_vec();
            next[i] = it;
            can_be(&next, rest)
        };
        match deed {
            Deed::Load(planet, cell) => {
                match creatures.iter().position(|it| it.1 == Some((planet, cell))) {
                    Some(i) => moved(i, (creatures[i].0 | planet.bit(), None)),
                    None => can_be(&[creatures, &[(planet.bit(), None)]].concat(), rest),
                }
            }
            Deed::Unload(planet, cell) => {
                creatures.iter().enumerate().any(|(i, &(from, place))| {
                    place.is_none()
                        && from & planet.bit() == 0
                        && moved(i, (from, Some((planet, cell))))
                })
            }
        }
    }

    proptest! {
        /// Deeds drawn at random are done where the passengers allow it, and they allow exactly
        /// what some way to tell the creatures apart allows.
        #[test]
        fn what_some_assignment_of_the_twins_allows_is_allowed(
            n_aboard in 0u8..3,
            drawn in prop::collection::vec((any::<bool>(), 0u8..3, 0u8..4), 0..9),
        ) {
            let race = Race::Toadling;
            let mut hold = [0; 5];
            hold[race.index()] = n_aboard;
            let mut passengers = Passengers::aboard(hold);
            let start: Vec<Followed> = vec![(0, None); n_aboard.into()];
            let mut deeds: Vec<Deed> = Vec::new();
            let mut lying: Vec<(Planet, Cell)> = Vec::new();
            for (is_loading, planet, cell) in drawn {
                let (planet, cell) = (Planet(planet), Cell(cell));
                let is_taken = lying.contains(&(planet, cell));
                if is_loading {
                    passengers.load(planet, cell, race);
                    deeds.push(Deed::Load(planet, cell));
                    lying.retain(|it| *it != (planet, cell));
                } else if !is_taken {
                    deeds.push(Deed::Unload(planet, cell));
                    let may = passengers.may_leave(planet, race);
                    prop_assert_eq!(may, can_be(&start, &deeds), "{:?}", deeds);
                    if may {
                        passengers.unload(planet, race);
                        passengers.lay(planet, cell);
                        lying.push((planet, cell));
                    } else {
                        deeds.pop();
                    }
                }
            }
        }
    }
}
