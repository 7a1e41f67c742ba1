//! How conditions are counted: one small function per rule id, all with operations on whole sets of
//! cells. What goes from field to field is followed in a [`Frame`], which is a patch where the realm
//! fits one.
//!
//! The same functions serve the fast totals and the sheet: what earned the points goes into a
//! [`Light`], and where nobody looks (`()`) the planes are not even made.

use crate::card::{End, Symbol};
use crate::cells::Cells;
use crate::frame::{Frame, Small, Whole};
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
/// matter of the other conditions (`score.rs`).
#[inline]
pub(crate) fn count(rule: &Rule, realm: &Realm, light: &mut impl Light) -> i32 {
    match Small::around(realm.fields()) {
        Some(small) => count_in(&small, rule, realm, light),
        None => count_in(&Whole, rule, realm, light),
    }
}

fn count_in(frame: &impl Frame, rule: &Rule, realm: &Realm, light: &mut impl Light) -> i32 {
    match *rule {
        Rule::MightyRiver { min_group, .. } => mighty_river(frame, realm, min_group, light),
        Rule::NobleWoodlands { symbol, min_group, .. } => {
            noble_woodlands(frame, realm, symbol, min_group, light)
        }
        Rule::BarrierRange { symbol, .. } => barrier_range(realm, symbol, light),
        Rule::ThrivingVillages { symbol, .. } => thriving_villages(realm, symbol, light),
        Rule::CircleOfLife { symbols, .. } => circle_of_life(realm, symbols, light),
        Rule::AncientRelics { symbol, not_near, not_same_line, .. } => {
            ancient_relics(realm, symbol, Apart { not_near, not_same_line }, light)
        }
        Rule::RoaringFalls { symbol, .. } => roaring_falls(frame, realm, symbol, light),
        Rule::ShadedStreams { symbol, .. } => shaded_streams(frame, realm, symbol, light),
        Rule::ValleyGuardians { from, to, distance, .. } => {
            valley_guardians(frame, realm, (from, to), distance, light)
        }
        Rule::MercilessHunters { symbol, ref from, min_distance, .. } => {
            merciless_hunters(frame, realm, symbol, from, min_distance, light)
        }
        Rule::ForestSpirit { symbol, near, min, .. } => {
            forest_spirit(realm, symbol, near, min, light)
        }
        Rule::CityCentre { centre, count, max_distance, .. } => {
            city_centre(frame, realm, (centre, count), max_distance, light)
        }
        Rule::DistantOutposts { .. } => distant_outposts(realm, light),
        Rule::CloseNeighbours { .. } => close_neighbours(realm, light),
        Rule::GreatPrairie { min_group, .. } => great_prairie(frame, realm, min_group, light),
        Rule::LandOfPlenty { .. } => 0,
        Rule::CountCells { ref symbols, .. } => count_cells(realm, symbols, light),
    }
}

/// Puts cells into the light and counts them.
#[inline]
fn counted<F: Frame>(frame: &F, cells: F::Cells, light: &mut impl Light) -> i32 {
    light.put(|| frame.paste(cells));
    cells.count()
}

/// The largest group that growing by `grow` makes of `all`, or of equally large ones the first,
/// row by row.
fn largest_group<C: Cells>(all: C, min_group: u32, grow: impl Fn(C) -> C) -> C {
    let mut left = all;
    let mut best = C::EMPTY;
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
fn mighty_river(frame: &impl Frame, realm: &Realm, min_group: u32, light: &mut impl Light) -> i32 {
    let end = |end| frame.cut(realm.end(end));
    // Fields joined to the one east of them, and to the one south of them.
    let eastward = end(End::E) & end(End::W).west();
    let southward = end(End::S) & end(End::N).north();
    let chain = largest_group(frame.cut(realm.symbol(Symbol::River)), min_group, |group| {
        group
            | (group & eastward).east()
            | (group.west() & eastward)
            | (group & southward).south()
            | (group.north() & southward)
    });
    counted(frame, chain, light)
}

/// PK-C2. Every group that is large enough counts, not only the largest.
fn noble_woodlands<F: Frame>(
    frame: &F,
    realm: &Realm,
    symbol: Symbol,
    min_group: u32,
    light: &mut impl Light,
) -> i32 {
    let all = frame.cut(realm.symbol(symbol));
    let grouped = match min_group {
        0 | 1 => all,
        2 => all & all.touching(),
        3.. => {
            let mut left = all;
            let mut grouped = F::Cells::EMPTY;
            while let Some(seed) = left.first() {
                let group = seed.within(&all, u32::MAX);
                left = left.without(&group);
                if group.count() >= min_group as i32 {
                    grouped = grouped | group;
                }
            }
            grouped
        }
    };
    counted(frame, grouped, light)
}

/// PK-C3. On the border: beside a cell that is no field, in a hole too.
fn barrier_range(realm: &Realm, symbol: Symbol, light: &mut impl Light) -> i32 {
    let fields = realm.fields();
    let inner = fields.north() & fields.south() & fields.east() & fields.west();
    counted(&Whole, realm.symbol(symbol).without(&inner), light)
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
    counted(&Whole, alone, light)
}

/// PK-C7. Counts each river field with each field it flows into; whether that field has an end on
/// the edge does not matter.
fn roaring_falls(frame: &impl Frame, realm: &Realm, symbol: Symbol, light: &mut impl Light) -> i32 {
    let flowing = End::ALL.map(|end| frame.cut(realm.end(end)));
    flows(frame, flowing, frame.cut(realm.symbol(symbol)), light)
}

/// PK-C8. As PK-C7 with the edges where a river has no end.
fn shaded_streams(
    frame: &impl Frame,
    realm: &Realm,
    symbol: Symbol,
    light: &mut impl Light,
) -> i32 {
    let rivers = frame.cut(realm.symbol(Symbol::River));
    let passing = End::ALL.map(|end| rivers.without(&frame.cut(realm.end(end))));
    flows(frame, passing, frame.cut(realm.symbol(symbol)), light)
}

/// The edges north, east, south and west of these rivers that have a target beyond.
#[inline]
fn flows<F: Frame>(
    frame: &F,
    rivers: [F::Cells; 4],
    targets: F::Cells,
    light: &mut impl Light,
) -> i32 {
    let [north, east, south, west] = rivers;
    let met = [
        north & targets.south(),
        east & targets.west(),
        south & targets.north(),
        west & targets.east(),
    ];
    light.put(|| {
        let [north, east, south, west] = met;
        let rivers = north | east | south | west;
        let reached = north.north() | east.east() | south.south() | west.west();
        frame.paste(rivers | reached)
    });
    met.iter().map(Cells::count).sum()
}

/// PK-C9. Condition fields are part of the ways.
fn valley_guardians(
    frame: &impl Frame,
    realm: &Realm,
    (from, to): (Symbol, Symbol),
    distance: u32,
    light: &mut impl Light,
) -> i32 {
    let [fields, starts, targets] =
        [realm.fields(), realm.symbol(from), realm.symbol(to)].map(|plane| frame.cut(plane));
    starts
        .singles()
        .map(|start| {
            let ring = match distance.checked_sub(1) {
                Some(nearer) => {
                    let nearer = start.within(&fields, nearer);
                    (nearer.touching() & fields).without(&nearer)
                }
                None => start,
            };
            let met = ring & targets;
            let n_pairs = met.count();
            if n_pairs > 0 {
                light.put(|| frame.paste(start | met));
            }
            n_pairs
        })
        .sum()
}

/// PK-C10. With none of the others in the realm a field counts; a symbol to keep away from on the
/// very same field is at distance 0.
fn merciless_hunters<F: Frame>(
    frame: &F,
    realm: &Realm,
    symbol: Symbol,
    from: &[Symbol],
    min_distance: u32,
    light: &mut impl Light,
) -> i32 {
    let cut = |symbol| frame.cut(realm.symbol(symbol));
    let fields = frame.cut(realm.fields());
    let all = cut(symbol);
    let nothing = F::Cells::EMPTY;
    let others = from.iter().filter(|&&other| other != symbol);
    let others = others.fold(nothing, |all, &other| all | cut(other));
    let alike = if from.contains(&symbol) { all } else { nothing };
    let mut n_far = 0;
    for start in all.singles() {
        let is_far = min_distance.checked_sub(1).is_none_or(|near| {
            let feared = others | alike.without(&start);
            (start.within(&fields, near) & feared).is_empty()
        });
        if is_far {
            light.put(|| frame.paste(start));
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
    frame: &impl Frame,
    realm: &Realm,
    (centre, count): (Symbol, Symbol),
    max_distance: u32,
    light: &mut impl Light,
) -> i32 {
    let [fields, centres, targets] =
        [realm.fields(), realm.symbol(centre), realm.symbol(count)].map(|plane| frame.cut(plane));
    let mut best = 0;
    let mut lit = None;
    for start in centres.singles() {
        let met = start.within(&fields, max_distance) & targets;
        let n_met = met.count();
        if n_met > best {
            (best, lit) = (n_met, Some(start | met));
        }
    }
    if let Some(lit) = lit {
        light.put(|| frame.paste(lit));
    }
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
fn great_prairie(frame: &impl Frame, realm: &Realm, min_group: u32, light: &mut impl Light) -> i32 {
    let empty = frame.cut(&realm.empty_fields());
    let group = largest_group(empty, min_group, |group| (group | group.touching()) & empty);
    counted(frame, group, light)
}

/// PK-C17, PK-C18. A field with two of the symbols counts once.
fn count_cells(realm: &Realm, symbols: &[Symbol], light: &mut impl Light) -> i32 {
    let all = symbols.iter().fold(Plane::EMPTY, |all, &symbol| all | *realm.symbol(symbol));
    counted(&Whole, all, light)
}

#[cfg(test)]
mod tests {
    use game::{Game, Seat, Step, Turn, rng_from_seed};

    use super::*;
    use crate::{Kraje, Pack, Setup};

    /// Realms of a game of chance for two, after every step.
    fn realms(seed: u64) -> Vec<Realm> {
        let mut rng = rng_from_seed(seed);
        let mut position = Kraje::new(&Setup::for_seats(2)).unwrap();
        let mut realms = Vec::new();
        loop {
            let step = match position.turn() {
                Turn::Over => return realms,
                Turn::Chance => position.sample_chance(&mut rng).map(Step::Chance),
                Turn::Seats(seats) => seats.first().and_then(|seat| {
                    let action = position.sample_action(seat, &mut rng)?;
                    Some(Step::Act { seat, action })
                }),
            };
            position.apply(step.unwrap(), &mut ());
            realms.extend(Seat::all(2).map(|seat| position.realm(seat).clone()));
        }
    }

    #[test]
    fn a_patch_counts_and_lights_what_the_whole_plane_does() {
        let pack = Pack::original();
        let (mut n_small, mut n_wide) = (0, 0);
        for realm in (0..40).flat_map(realms) {
            let Some(small) = Small::around(realm.fields()) else {
                n_wide += 1;
                continue;
            };
            n_small += 1;
            for condition in pack.conditions() {
                let (mut by_patch, mut by_plane) = (Plane::EMPTY, Plane::EMPTY);
                let counts = (
                    count_in(&small, &condition.rule, &realm, &mut by_patch),
                    count_in(&Whole, &condition.rule, &realm, &mut by_plane),
                );
                assert_eq!(counts.0, counts.1, "{:?}", condition.rule);
                assert_eq!(by_patch, by_plane, "{:?}", condition.rule);
            }
        }
        assert!(n_small > 100 && n_wide > 0);
    }
}
