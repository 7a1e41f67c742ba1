//! How conditions are counted: one small function per rule id, all with whole-plane operations.
//!
//! The same functions serve the fast totals and the sheet: what earned the points goes into a
//! [`Light`], and where nobody looks (`()`) the planes are not even made.

use crate::card::{End, Symbol};
use crate::plane::Plane;
use crate::realm::Realm;
use crate::rule::Rule;

/// Takes the fields that earned points.
pub(crate) trait Light {
    /// Adds the fields that `make` makes.
    fn put(&mut self, make: impl FnOnce() -> Plane);
}

impl Light for () {
    #[inline]
    fn put(&mut self, _: impl FnOnce() -> Plane) {}
}

impl Light for Plane {
    fn put(&mut self, make: impl FnOnce() -> Plane) {
        *self |= make();
    }
}

/// How many things a rule counts in a realm. [`Rule::LandOfPlenty`] counts none: what it copies is a
/// matter of the other conditions (`scoring.rs`).
#[inline]
pub(crate) fn count(rule: &Rule, realm: &Realm, light: &mut impl Light) -> i32 {
    match *rule {
        Rule::MightyRiver { min_group, .. } => mighty_river(realm, min_group, light),
        Rule::NobleWoodlands { symbol, min_group, .. } => {
            noble_woodlands(realm, symbol, min_group, light)
        }
        Rule::BarrierRange { symbol, .. } => barrier_range(realm, symbol, light),
        Rule::ThrivingVillages { symbol, .. } => thriving_villages(realm, symbol, light),
        Rule::CircleOfLife { symbols, .. } => circle_of_life(realm, symbols, light),
        Rule::AncientRelics { symbol, not_near, not_same_line, .. } => {
            ancient_relics(realm, symbol, Apart { not_near, not_same_line }, light)
        }
        Rule::RoaringFalls { symbol, .. } => roaring_falls(realm, symbol, light),
        Rule::ShadedStreams { symbol, .. } => shaded_streams(realm, symbol, light),
        Rule::ValleyGuardians { from, to, distance, .. } => {
            valley_guardians(realm, from, to, distance, light)
        }
        Rule::MercilessHunters { symbol, ref from, min_distance, .. } => {
            merciless_hunters(realm, symbol, from, min_distance, light)
        }
        Rule::ForestSpirit { symbol, near, min, .. } => {
            forest_spirit(realm, symbol, near, min, light)
        }
        Rule::CityCentre { centre, count, max_distance, .. } => {
            city_centre(realm, centre, count, max_distance, light)
        }
        Rule::DistantOutposts { .. } => distant_outposts(realm, light),
        Rule::CloseNeighbours { .. } => close_neighbours(realm, light),
        Rule::GreatPrairie { min_group, .. } => great_prairie(realm, min_group, light),
        Rule::LandOfPlenty { .. } => 0,
        Rule::CountCells { ref symbols, .. } => count_cells(realm, symbols, light),
    }
}

/// Puts a plane into the light and counts it.
#[inline]
fn counted(plane: &Plane, light: &mut impl Light) -> i32 {
    light.put(|| *plane);
    plane.count()
}

/// The largest group that growing by `grow` makes of `all`, or of equally large ones the first,
/// row by row.
fn largest_group(all: Plane, min_group: u32, grow: impl Fn(Plane) -> Plane) -> Plane {
    let mut left = all;
    let mut best = Plane::EMPTY;
    let mut best_count = (min_group as i32 - 1).max(0);
    while left.count() > best_count {
        let Some(mut group) = left.first() else { break };
        loop {
            let next = grow(group);
            if next == group {
                break;
            }
            group = next;
        }
        let count = group.count();
        if count > best_count {
            (best, best_count) = (group, count);
        }
        left = left.without(&group);
    }
    best
}

/// PK-C1. Rivers are joined where both have an end on their common edge.
fn mighty_river(realm: &Realm, min_group: u32, light: &mut impl Light) -> i32 {
    // Fields joined to the one east of them, and to the one south of them.
    let eastward = *realm.end(End::E) & realm.end(End::W).west();
    let southward = *realm.end(End::S) & realm.end(End::N).north();
    let chain = largest_group(*realm.symbol(Symbol::River), min_group, |group| {
        group
            | (group & eastward).east()
            | (group.west() & eastward)
            | (group & southward).south()
            | (group.north() & southward)
    });
    counted(&chain, light)
}

/// PK-C2. Every group that is large enough counts, not only the largest.
fn noble_woodlands(realm: &Realm, symbol: Symbol, min_group: u32, light: &mut impl Light) -> i32 {
    let all = *realm.symbol(symbol);
    let grouped = match min_group {
        0 | 1 => all,
        2 => all & all.touching(),
        3.. => {
            let mut left = all;
            let mut grouped = Plane::EMPTY;
            while let Some(seed) = left.first() {
                let group = seed.within(&all, u32::MAX);
                left = left.without(&group);
                if group.count() >= min_group as i32 {
                    grouped |= group;
                }
            }
            grouped
        }
    };
    counted(&grouped, light)
}

/// PK-C3. On the border: beside a cell that is no field, in a hole too.
fn barrier_range(realm: &Realm, symbol: Symbol, light: &mut impl Light) -> i32 {
    let fields = realm.fields();
    let inner = fields.north() & fields.south() & fields.east() & fields.west();
    counted(&realm.symbol(symbol).without(&inner), light)
}

/// PK-C4.
fn thriving_villages(realm: &Realm, symbol: Symbol, light: &mut impl Light) -> i32 {
    let mut n_kinds = 0;
    for cell in realm.symbol(symbol).cells() {
        for other in Symbol::ALL.into_iter().filter(|&other| other != symbol) {
            let others = realm.symbol(other);
            let [north, same, south] = others.around_cell(cell);
            if north | same | south != 0 {
                n_kinds += 1;
                light.put(|| {
                    let own = Plane::cell(cell.0, cell.1);
                    own | (*others & own.around())
                });
            }
        }
    }
    n_kinds
}

/// PK-C5. Of the symbol there is more of, the first fields row by row make the pairs.
fn circle_of_life(realm: &Realm, symbols: [Symbol; 2], light: &mut impl Light) -> i32 {
    let [ones, others] = symbols.map(|symbol| realm.symbol(symbol));
    let n_pairs = ones.count().min(others.count());
    for all in [ones, others] {
        light.put(|| {
            all.cells()
                .take(n_pairs as usize)
                .fold(Plane::EMPTY, |paired, (row, column)| paired | Plane::cell(row, column))
        });
    }
    n_pairs
}

/// What keeps two fields of PK-C6 apart.
#[derive(Copy, Clone)]
struct Apart {
    not_near: bool,
    not_same_line: bool,
}

/// PK-C6.
fn ancient_relics(realm: &Realm, symbol: Symbol, apart: Apart, light: &mut impl Light) -> i32 {
    let all = realm.symbol(symbol);
    let mut alone = *all;
    if apart.not_near {
        alone = alone.without(&all.around());
    }
    if apart.not_same_line {
        // Columns with one of them, and with more than one.
        let (_, crowded) =
            all.0.iter().fold((0, 0), |(once, twice), row| (once | row, twice | (once & row)));
        for (kept, row) in alone.0.iter_mut().zip(all.0) {
            let is_crowded_row = row & row.wrapping_sub(1) != 0;
            *kept &= if is_crowded_row { 0 } else { !crowded };
        }
    }
    counted(&alone, light)
}

/// PK-C7. Counts each river field with each field it flows into; whether that field has an end on
/// the edge does not matter.
fn roaring_falls(realm: &Realm, symbol: Symbol, light: &mut impl Light) -> i32 {
    let flowing = End::ALL.map(|end| *realm.end(end));
    flows(&flowing, realm.symbol(symbol), light)
}

/// PK-C8. As PK-C7 with the edges where a river has no end.
fn shaded_streams(realm: &Realm, symbol: Symbol, light: &mut impl Light) -> i32 {
    let rivers = realm.symbol(Symbol::River);
    let passing = End::ALL.map(|end| rivers.without(realm.end(end)));
    flows(&passing, realm.symbol(symbol), light)
}

/// The edges north, east, south and west of these rivers that have a target beyond.
#[inline]
fn flows(rivers: &[Plane; 4], targets: &Plane, light: &mut impl Light) -> i32 {
    let [north, east, south, west] = rivers;
    let met = [
        *north & targets.south(),
        *east & targets.west(),
        *south & targets.north(),
        *west & targets.east(),
    ];
    light.put(|| {
        let [north, east, south, west] = met;
        let rivers = north | east | south | west;
        let reached = north.north() | east.east() | south.south() | west.west();
        rivers | reached
    });
    met.iter().map(Plane::count).sum()
}

/// The single cells of a plane.
fn singles(plane: &Plane) -> impl Iterator<Item = Plane> {
    plane.cells().map(|(row, column)| Plane::cell(row, column))
}

/// PK-C9. Condition fields are part of the ways.
fn valley_guardians(
    realm: &Realm,
    from: Symbol,
    to: Symbol,
    distance: u32,
    light: &mut impl Light,
) -> i32 {
    let targets = *realm.symbol(to);
    singles(realm.symbol(from))
        .map(|start| {
            let fields = realm.fields();
            let mut ring = start.within(fields, distance);
            if let Some(nearer) = distance.checked_sub(1) {
                ring = ring.without(&start.within(fields, nearer));
            }
            let met = ring & targets;
            let n_pairs = met.count();
            if n_pairs > 0 {
                light.put(|| start | met);
            }
            n_pairs
        })
        .sum()
}

/// PK-C10. With none of the others in the realm a field counts; a symbol to keep away from on the
/// very same field is at distance 0.
fn merciless_hunters(
    realm: &Realm,
    symbol: Symbol,
    from: &[Symbol],
    min_distance: u32,
    light: &mut impl Light,
) -> i32 {
    let others = from.iter().filter(|&&other| other != symbol);
    let others = others.fold(Plane::EMPTY, |all, &other| all | *realm.symbol(other));
    let alike = if from.contains(&symbol) { *realm.symbol(symbol) } else { Plane::EMPTY };
    let mut n_far = 0;
    for start in singles(realm.symbol(symbol)) {
        let is_far = min_distance.checked_sub(1).is_none_or(|near| {
            let feared = others | alike.without(&start);
            (start.within(realm.fields(), near) & feared).is_empty()
        });
        if is_far {
            light.put(|| start);
            n_far += 1;
        }
    }
    n_far
}

/// PK-C11.
fn forest_spirit(
    realm: &Realm,
    symbol: Symbol,
    near: Symbol,
    min: u32,
    light: &mut impl Light,
) -> i32 {
    let near = realm.symbol(near);
    let mut n_content = 0;
    for cell in realm.symbol(symbol).cells() {
        let [north, same, south] = near.around_cell(cell);
        if (north | same << 3 | south << 6).count_ones() >= min {
            light.put(|| {
                let own = Plane::cell(cell.0, cell.1);
                own | (*near & own.around())
            });
            n_content += 1;
        }
    }
    n_content
}

/// PK-C12. Of equally good centres the first, row by row.
fn city_centre(
    realm: &Realm,
    centre: Symbol,
    count: Symbol,
    max_distance: u32,
    light: &mut impl Light,
) -> i32 {
    let targets = *realm.symbol(count);
    let mut best = 0;
    let mut lit = Plane::EMPTY;
    for start in singles(realm.symbol(centre)) {
        let met = start.within(realm.fields(), max_distance) & targets;
        let n_met = met.count();
        if n_met > best {
            (best, lit) = (n_met, start | met);
        }
    }
    light.put(|| lit);
    best
}

/// The fields that are not part of a condition.
fn open_fields(realm: &Realm) -> Plane {
    realm.fields().without(realm.condition_fields())
}

/// PK-C13. Of equally long lines a row before a column, then the first.
fn distant_outposts(realm: &Realm, light: &mut impl Light) -> i32 {
    let open = open_fields(realm);
    // Where lines of the length so far end in the east, and in the south.
    let (mut rows, mut columns) = (open, open);
    let mut ends = (Plane::EMPTY, Plane::EMPTY);
    let mut length = 0;
    while !(rows | columns).is_empty() {
        ends = (rows, columns);
        length += 1;
        rows = rows.east() & open;
        columns = columns.south() & open;
    }
    light.put(|| {
        let (end, back): (_, fn(&Plane) -> Plane) = match ends.0.first() {
            Some(end) => (Some(end), Plane::west),
            None => (ends.1.first(), Plane::north),
        };
        let mut line = end.unwrap_or(Plane::EMPTY);
        for _ in 1..length {
            line |= back(&line);
        }
        line
    });
    length
}

/// PK-C14. Of equally large squares the first.
fn close_neighbours(realm: &Realm, light: &mut impl Light) -> i32 {
    // The north-west corners of full squares of the side so far.
    let mut corners = open_fields(realm);
    let mut last = Plane::EMPTY;
    let mut side = 0;
    while !corners.is_empty() {
        last = corners;
        side += 1;
        let two = corners & corners.west();
        corners = two & two.north();
    }
    light.put(|| {
        let mut square = last.first().unwrap_or(Plane::EMPTY);
        for _ in 1..side {
            square |= square.east();
            square |= square.south();
        }
        square
    });
    side * side
}

/// PK-C15.
fn great_prairie(realm: &Realm, min_group: u32, light: &mut impl Light) -> i32 {
    let empty = realm.empty_fields();
    let group = largest_group(empty, min_group, |group| (group | group.touching()) & empty);
    counted(&group, light)
}

/// PK-C17, PK-C18. A field with two of the symbols counts once.
fn count_cells(realm: &Realm, symbols: &[Symbol], light: &mut impl Light) -> i32 {
    let all = symbols.iter().fold(Plane::EMPTY, |all, &symbol| all | *realm.symbol(symbol));
    counted(&all, light)
}
