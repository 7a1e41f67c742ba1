//! [`Frame`]: whether groups and ways of a realm are followed in whole planes or in patches of them.

use crate::cells::Cells;
use crate::patch::Patch;
use crate::plane::Plane;

/// Where cells are looked at.
pub(crate) trait Frame {
    /// What a plane of a realm is in it.
    type Cells: Cells;

    /// A plane of the realm, as it is looked at.
    fn cut(&self, plane: &Plane) -> Self::Cells;

    /// The plane of the realm of which this was cut.
    fn paste(&self, cells: Self::Cells) -> Plane;
}

/// The frame of a whole plane.
pub(crate) struct Whole;

impl Frame for Whole {
    type Cells = Plane;

    #[inline]
    fn cut(&self, plane: &Plane) -> Plane {
        *plane
    }

    #[inline]
    fn paste(&self, cells: Plane) -> Plane {
        cells
    }
}

/// The frame of a realm that a [`Patch`] holds.
pub(crate) struct Small {
    /// The westmost column of the realm.
    west: u32,
}

impl Small {
    /// Around these fields of a realm; `None` when they reach too far.
    #[inline]
    pub(crate) fn around(fields: &Plane) -> Option<Self> {
        let columns = fields.0.iter().fold(0, |all, row| all | row);
        let west = columns.trailing_zeros().min(u32::BITS - 1);
        let beyond = fields.0[1 + Patch::ROWS..].iter().fold(0, |all, row| all | row);
        (beyond == 0 && columns >> west < 1 << Patch::COLUMNS).then_some(Self { west })
    }
}

impl Frame for Small {
    type Cells = Patch;

    #[inline]
    fn cut(&self, plane: &Plane) -> Patch {
        Patch::cut(plane, self.west)
    }

    #[inline]
    fn paste(&self, cells: Patch) -> Plane {
        cells.paste(self.west)
    }
}
