//! [`Realm`]: the fields of one player seen from above, as bit planes.
//!
//! # Why it never overflows
//! The first card lies at `[0, 0]` and is at most 3 long, so its fields have both numbers within
//! `0..=2`. Every later card covers a field of the realm, so it reaches at most 2 beyond it, and
//! there are 7 later cards. Therefore
//! - both numbers of every field lie within `-14..=16`: 31 columns, which a `u32` holds with
//!   column `x + 14` as bits `0..=30`;
//! - a realm is at most `3 + 7 × 2 = 17` rows tall. Row 1 of the planes is always the northmost
//!   row of the realm (older rows move down when a card lies further north), row 0 is empty, so
//!   fields lie in rows `1..=17` and there is an empty row on both sides. 20 rows are five
//!   vectors of four, and a card written as four rows from row 16 still fits.

use crate::card::{CardId, ConditionNo, End, REALM_CARDS, Rotation, Side, Symbol};
use crate::cells::Cells;
use crate::face::{CONDITIONS, ENDS, FIELDS, N_PLANES, planes_of};
use crate::pack::Pack;
use crate::place::{Field, Placement, Spot};
use crate::plane::{Plane, ROWS};

/// The column of `x == 0`.
const ORIGIN: i8 = 14;

/// The fields of one player seen from above.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Realm {
    planes: [Plane; N_PLANES],
    /// The y of row 1; 0 while the realm is empty.
    north: i8,
    // Plain arrays, so that a realm is copied as one block of memory. What lies beyond the numbers
    // never changes.
    n_conditions: u8,
    n_placed: u8,
    conditions: [OwnCondition; REALM_CARDS],
    placed: [Placement; REALM_CARDS],
}

/// A condition in a realm.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct OwnCondition {
    /// Which.
    pub no: ConditionNo,
    /// Its two fields, row by row.
    pub fields: [Field; 2],
}

/// What a field of a realm shows.
#[derive(Clone, Default)]
pub(crate) struct Shown {
    pub(crate) symbols: Vec<Symbol>,
    pub(crate) ends: Vec<End>,
    pub(crate) condition: Option<ConditionNo>,
}

/// The places open to a card: bit planes of where its north-west field may go. Row 0 is two rows
/// north of the realm, since a card may reach that far beyond it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Spots {
    upright: Plane,
    sideways: Plane,
    /// The y of row 0.
    north: i8,
}

impl Realm {
    /// No field yet.
    pub const EMPTY: Self = Self {
        planes: [Plane::EMPTY; N_PLANES],
        north: 0,
        n_conditions: 0,
        n_placed: 0,
        conditions: [OwnCondition { no: ConditionNo(0), fields: [Field { y: 0, x: 0 }; 2] };
            REALM_CARDS],
        placed: [Placement {
            card: CardId(0),
            side: Side::Plain,
            rotation: Rotation::NONE,
            y: 0,
            x: 0,
        }; REALM_CARDS],
    };

    /// A realm of these fields and conditions, both row by row; `None` when there are more
    /// conditions than a realm can have.
    pub(crate) fn of_fields(
        fields: &[(Field, Shown)],
        conditions: &[(ConditionNo, [Field; 2])],
    ) -> Option<Self> {
        let mut realm = Self { north: fields.first()?.0.y, ..Self::EMPTY };
        for (field, shown) in fields {
            let cell = Plane::cell((field.y - realm.north) as usize + 1, (field.x + ORIGIN) as u32);
            for plane in planes_of(&shown.symbols, &shown.ends, shown.condition.is_some()) {
                realm.planes[plane] |= cell;
            }
        }
        for (slot, &(no, fields)) in conditions.iter().enumerate() {
            *realm.conditions.get_mut(slot)? = OwnCondition { no, fields };
            realm.n_conditions += 1;
        }
        Some(realm)
    }

    /// Whether it has no field yet. Row 1 is the northmost row of a realm, so it is never empty
    /// unless all are.
    pub const fn is_empty(&self) -> bool {
        self.fields().0[1] == 0
    }

    /// The cards in the order they were placed.
    pub fn placed(&self) -> &[Placement] {
        &self.placed[..usize::from(self.n_placed)]
    }

    /// The conditions in it, in the order they were placed.
    pub fn conditions(&self) -> &[OwnCondition] {
        &self.conditions[..usize::from(self.n_conditions)]
    }

    /// Puts a card on top (PK-PLACE). The caller knows that it may lie there.
    pub fn place(&mut self, pack: &Pack, placement: Placement) {
        let Placement { card, side, rotation, x, y } = placement;
        let face = pack.face(card, side, rotation);
        if self.is_empty() {
            self.north = y;
        } else if y < self.north {
            self.move_down((self.north - y) as usize);
            self.north = y;
        }
        let row = (y - self.north) as usize + 1;
        let column = (x + ORIGIN) as u32;
        let keep = face.planes[FIELDS].map(|bits| !(bits << column));
        for (plane, bits) in self.planes.iter_mut().zip(&face.planes) {
            let rows: &mut [u32; 4] =
                (&mut plane.0[row..row + 4]).try_into().expect("a slice of four is four long");
            *rows = std::array::from_fn(|i| rows[i] & keep[i] | bits[i] << column);
        }
        if let Some(fields) = face.condition {
            let no = pack.card(card).condition;
            let fields = fields.map(|(east, south)| Field { y: y + south, x: x + east });
            self.conditions[usize::from(self.n_conditions)] = OwnCondition { no, fields };
            self.n_conditions += 1;
        }
        self.placed[usize::from(self.n_placed)] = placement;
        self.n_placed += 1;
    }

    /// How many fields a card would lie on.
    pub(crate) fn covered(&self, pack: &Pack, placement: Placement) -> u8 {
        let face = pack.face(placement.card, placement.side, placement.rotation);
        let n_fields: u32 = face.planes[FIELDS].iter().map(|row| row.count_ones()).sum();
        let mut after = self.clone();
        after.place(pack, placement);
        (self.fields().count() + n_fields as i32 - after.fields().count()) as u8
    }

    fn move_down(&mut self, n_rows: usize) {
        for plane in &mut self.planes {
            plane.0.copy_within(1..ROWS - n_rows, 1 + n_rows);
            plane.0[1..=n_rows].fill(0);
        }
    }

    /// Where the next card may go (PK-PLACE), as whole-board operations: a spot is open when the
    /// card there covers a field and no condition field.
    pub(crate) fn spots(&self) -> Spots {
        if self.is_empty() {
            let only = Plane::cell(2, ORIGIN as u32);
            return Spots { upright: only, sideways: only, north: self.north - 2 };
        }
        let [fields, conditions] = [self.fields(), self.condition_fields()];
        // Anchors whose two, or three, columns meet the plane.
        let two = |plane: &Plane| *plane | plane.west();
        let three = |plane: &Plane| *plane | plane.west() | plane.west().west();
        // Row i of spots is an anchor in row i - 1: upright it covers rows i - 1 to i + 1,
        // sideways rows i - 1 and i.
        let tall = |plane: Plane| plane | plane.north() | plane.south();
        let low = |plane: Plane| plane | plane.south();
        Spots {
            upright: tall(two(fields)).without(&tall(two(conditions))),
            sideways: low(three(fields)).without(&low(three(conditions))),
            north: self.north - 2,
        }
    }

    /// The fields a symbol shows on.
    pub(crate) const fn symbol(&self, symbol: Symbol) -> &Plane {
        &self.planes[symbol as usize]
    }

    /// The river fields with an end on this edge.
    pub(crate) const fn end(&self, end: End) -> &Plane {
        &self.planes[ENDS + end as usize]
    }

    /// All fields.
    pub(crate) const fn fields(&self) -> &Plane {
        &self.planes[FIELDS]
    }

    /// The fields that show a part of a condition.
    pub(crate) const fn condition_fields(&self) -> &Plane {
        &self.planes[CONDITIONS]
    }

    /// The fields without symbol and condition.
    pub(crate) fn empty_fields(&self) -> Plane {
        let taken = Symbol::ALL
            .iter()
            .fold(*self.condition_fields(), |taken, &symbol| taken | *self.symbol(symbol));
        self.fields().without(&taken)
    }

    /// The fields of a plane of this realm, row by row.
    pub(crate) fn fields_of(&self, plane: Plane) -> impl Iterator<Item = Field> {
        let north = self.north;
        plane
            .cells()
            .map(move |(row, column)| Field { y: north + row as i8 - 1, x: column as i8 - ORIGIN })
    }

    /// Every field with what it shows, row by row.
    pub(crate) fn shown_fields(&self) -> impl Iterator<Item = (Field, Shown)> {
        self.fields().cells().zip(self.fields_of(*self.fields())).map(|((row, column), field)| {
            let has = |plane: &Plane| plane.0[row] >> column & 1 == 1;
            let symbols = Symbol::ALL.into_iter().filter(|&symbol| has(self.symbol(symbol)));
            let ends = End::ALL.into_iter().filter(|&end| has(self.end(end)));
            let condition = self.conditions().iter().find(|own| own.fields.contains(&field));
            let shown = Shown {
                symbols: symbols.collect(),
                ends: ends.collect(),
                condition: condition.map(|own| own.no),
            };
            (field, shown)
        })
    }
}

impl Spots {
    /// No spot at all.
    pub(crate) const NONE: Self = Self { upright: Plane::EMPTY, sideways: Plane::EMPTY, north: 0 };

    /// Whether no card fits anywhere: which card it is does not matter (PK-STUCK).
    pub(crate) fn is_empty(&self) -> bool {
        self.upright.is_empty() && self.sideways.is_empty()
    }

    /// The spots for a card turned like this.
    const fn plane(&self, rotation: Rotation) -> &Plane {
        if rotation.is_sideways() { &self.sideways } else { &self.upright }
    }

    /// Row by row.
    pub(crate) fn of(&self, rotation: Rotation) -> impl Iterator<Item = Spot> + use<> {
        let north = self.north;
        self.plane(rotation)
            .cells()
            .map(move |(row, column)| Spot(column as i8 - ORIGIN, north + row as i8))
    }

    /// How many there are for upright and for sideways cards.
    pub(crate) fn counts(&self) -> [u32; 2] {
        [&self.upright, &self.sideways].map(|plane| plane.count() as u32)
    }

    /// Whether a card turned like this may go there.
    pub(crate) fn has(&self, rotation: Rotation, spot: Spot) -> bool {
        self.of(rotation).any(|open| open == spot)
    }

    /// The spot of this index, row by row, among those for a card turned like this.
    pub(crate) fn nth(&self, rotation: Rotation, index: u32) -> Option<Spot> {
        let mut left = index;
        for (row, &bits) in self.plane(rotation).0.iter().enumerate() {
            let count = bits.count_ones();
            if left < count {
                let bits = (0..left).fold(bits, |bits, _| bits & (bits - 1));
                let x = bits.trailing_zeros() as i8 - ORIGIN;
                return Some(Spot(x, self.north + row as i8));
            }
            left -= count;
        }
        None
    }
}
