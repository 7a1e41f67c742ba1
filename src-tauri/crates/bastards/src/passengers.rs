//! Which creatures a flight has loaded, where, and where they are now (`SB-FLY`).
//!
//! A creature goes down on no planet that it came up from in the same flight, not even by way of
//! another planet: a flight is no way to re-lay what lies on a planet. Creatures of a race look
//! alike in the hold, but not on a planet, where each has its place.

use crate::ids::{Cell, Planet, Race};

/// As many as a colour has tokens; the pack check sees to that.
pub(crate) const MOST: usize = 32;

/// Creatures loaded in this flight.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Passengers {
    /// The first `n` of these; the others are never touched.
    all: [Passenger; MOST],
    n: u8,
}

/// One of them.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Passenger {
    pub(crate) race: Race,
    /// Planets it was loaded on, as a set.
    pub(crate) from: u16,
    pub(crate) place: Place,
}

/// Where it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Place {
    Hold,
    /// Unloaded, but not laid yet.
    Hand,
    Planet(Planet, Cell),
}

impl Default for Passengers {
    fn default() -> Self {
        let nobody = Passenger { race: Race::Toadling, from: 0, place: Place::Hold };
        Self { all: [nobody; MOST], n: 0 }
    }
}

impl Passengers {
    pub(crate) fn all(&self) -> &[Passenger] {
        &self.all[..usize::from(self.n)]
    }

    fn all_mut(&mut self) -> &mut [Passenger] {
        &mut self.all[..usize::from(self.n)]
    }

    /// How many of a race in the hold came up from this planet, so that they may not go down there.
    #[inline]
    pub(crate) fn n_barred(&self, planet: Planet, race: Race) -> u8 {
        let is_barred = |it: &&Passenger| {
            it.race == race && it.place == Place::Hold && it.from & planet.bit() != 0
        };
        self.all().iter().filter(is_barred).count() as u8
    }

    /// The creature with this anchor comes up.
    pub(crate) fn load(&mut self, planet: Planet, cell: Cell, race: Race) {
        let place = Place::Planet(planet, cell);
        if let Some(known) = self.all_mut().iter_mut().find(|it| it.place == place) {
            known.from |= planet.bit();
            known.place = Place::Hold;
            return;
        }
        self.all[usize::from(self.n)] = Passenger { race, from: planet.bit(), place: Place::Hold };
        self.n += 1;
    }

    /// One of a race goes down. Of several that may, one that was loaded in this flight leaves
    /// first, on the most planets if they differ: that keeps most open for the others.
    pub(crate) fn unload(&mut self, planet: Planet, race: Race) {
        let may_leave = |it: &&mut Passenger| {
            it.race == race && it.place == Place::Hold && it.from & planet.bit() == 0
        };
        let leaves = self.all_mut().iter_mut().filter(may_leave);
        if let Some(it) = leaves.max_by_key(|it| it.from.count_ones()) {
            it.place = Place::Hand;
        }
    }

    /// What was unloaded is laid.
    pub(crate) fn lay(&mut self, planet: Planet, cell: Cell) {
        if let Some(it) = self.all_mut().iter_mut().find(|it| it.place == Place::Hand) {
            it.place = Place::Planet(planet, cell);
        }
    }
}
