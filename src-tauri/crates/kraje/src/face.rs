//! [`FacePlanes`]: a turned side of a card as bit planes, and which plane is for what.

use arrayvec::ArrayVec;

use crate::card::{End, Face, Rotation, Symbol};

/// Planes of a realm: a symbol each, an end each, then these two.
pub(crate) const N_PLANES: usize = 13;
pub(crate) const ENDS: usize = 7;
pub(crate) const FIELDS: usize = 11;
pub(crate) const CONDITIONS: usize = 12;

/// A turned side of a card as the rows of each plane, the north-west field in bit 0 of row 0.
#[derive(Clone, Debug)]
pub(crate) struct FacePlanes {
    pub(crate) planes: [[u32; 4]; N_PLANES],
    /// The condition fields, row by row, as `(x, y)` from the north-west field.
    pub(crate) condition: Option<[(i8, i8); 2]>,
}

/// The planes that a field belongs to.
pub(crate) fn planes_of(
    symbols: &[Symbol],
    ends: &[End],
    is_condition: bool,
) -> impl Iterator<Item = usize> {
    let symbols = symbols.iter().map(|&symbol| symbol as usize);
    let ends = ends.iter().map(|&end| ENDS + end as usize);
    symbols.chain(ends).chain([FIELDS]).chain(is_condition.then_some(CONDITIONS))
}

impl FacePlanes {
    pub(crate) fn of(face: &Face, rotation: Rotation) -> Self {
        let mut planes = [[0; 4]; N_PLANES];
        let mut condition = ArrayVec::<_, 2>::new();
        let (width, height) = Face::size(rotation);
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column)))
        {
            let field = face.turned_field(rotation, row, column);
            let ends: Vec<End> = field.ends.iter().map(|end| end.turned(rotation)).collect();
            for plane in planes_of(&field.symbols, &ends, field.condition) {
                planes[plane][row] |= 1 << column;
            }
            if field.condition {
                condition.push((column as i8, row as i8));
            }
        }
        Self { planes, condition: condition.into_inner().ok() }
    }
}
