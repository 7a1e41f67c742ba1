//! The slow implementation. It shares nothing with the engine but the names of things.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use game::HouseRng;
use kraje::{ConditionNo, End, Pack, Rule, Symbol};
use rand::RngExt;

type Cell = (i32, i32);

/// A field.
#[derive(Clone)]
pub(crate) struct Square {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) symbols: Vec<Symbol>,
    pub(crate) ends: Vec<End>,
    pub(crate) condition: Option<ConditionNo>,
}

/// The fields of a realm.
pub(crate) struct Land {
    squares: BTreeMap<Cell, Square>,
}

const SIDES: [(End, Cell); 4] =
    [(End::N, (0, -1)), (End::E, (1, 0)), (End::S, (0, 1)), (End::W, (-1, 0))];

fn facing(end: End) -> End {
    match end {
        End::N => End::S,
        End::E => End::W,
        End::S => End::N,
        End::W => End::E,
    }
}

impl Land {
    pub(crate) fn new(squares: Vec<Square>) -> Self {
        Self { squares: squares.into_iter().map(|square| ((square.x, square.y), square)).collect() }
    }

    fn has(&self, cell: Cell) -> bool {
        self.squares.contains_key(&cell)
    }

    fn shows(&self, cell: Cell, symbol: Symbol) -> bool {
        self.squares.get(&cell).is_some_and(|square| square.symbols.contains(&symbol))
    }

    fn has_end(&self, cell: Cell, end: End) -> bool {
        self.squares.get(&cell).is_some_and(|square| square.ends.contains(&end))
    }

    fn is_condition(&self, cell: Cell) -> bool {
        self.squares.get(&cell).is_some_and(|square| square.condition.is_some())
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.has(cell) && !self.is_condition(cell)
    }

    /// Fields with a symbol.
    fn all(&self, symbol: Symbol) -> Vec<Cell> {
        self.squares.keys().copied().filter(|&cell| self.shows(cell, symbol)).collect()
    }

    /// Steps within the realm from a field to every field.
    fn distances(&self, from: Cell) -> BTreeMap<Cell, u32> {
        let mut distances = BTreeMap::from([(from, 0)]);
        let mut queue = VecDeque::from([from]);
        while let Some(cell) = queue.pop_front() {
            for next in touching(cell) {
                if self.has(next) && !distances.contains_key(&next) {
                    distances.insert(next, distances[&cell] + 1);
                    queue.push_back(next);
                }
            }
        }
        distances
    }

    /// The sizes of the groups that `cells` fall into when `is_joined` joins two of them.
    fn group_sizes(cells: &[Cell], is_joined: impl Fn(Cell, Cell) -> bool) -> Vec<usize> {
        let mut left: BTreeSet<Cell> = cells.iter().copied().collect();
        let mut sizes = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut group = vec![first];
            let mut at = 0;
            while at < group.len() {
                let cell = group[at];
                let joined: Vec<Cell> =
                    left.iter().copied().filter(|&other| is_joined(cell, other)).collect();
                for other in joined {
                    left.remove(&other);
                    group.push(other);
                }
                at += 1;
            }
            sizes.push(group.len());
        }
        sizes
    }

    /// PK-PLACE: where the north-west field of a card of this size may lie, row by row.
    pub(crate) fn spots(&self, (width, height): (i32, i32)) -> Vec<Cell> {
        if self.squares.is_empty() {
            return vec![(0, 0)];
        }
        let mut spots = Vec::new();
        for y in -20..=20 {
            for x in -20..=20 {
                let covered: Vec<Cell> =
                    (0..width * height).map(|n| (x + n % width, y + n / width)).collect();
                if covered.iter().any(|&cell| self.has(cell))
                    && !covered.iter().any(|&cell| self.is_condition(cell))
                {
                    spots.push((x, y));
                }
            }
        }
        spots
    }

    /// The conditions, ascending.
    pub(crate) fn conditions(&self) -> Vec<ConditionNo> {
        let all: BTreeSet<ConditionNo> =
            self.squares.values().filter_map(|square| square.condition).collect();
        all.into_iter().collect()
    }

    /// The realm in the notation of `Realm::from_text`.
    pub(crate) fn to_text(&self) -> String {
        let xs = || self.squares.keys().map(|cell| cell.0);
        let ys = || self.squares.keys().map(|cell| cell.1);
        let mut text = String::new();
        for y in ys().min().unwrap()..=ys().max().unwrap() {
            for x in xs().min().unwrap()..=xs().max().unwrap() {
                let word = self.squares.get(&(x, y)).map_or(".".to_owned(), |square| {
                    if let Some(no) = square.condition {
                        return no.0.to_string();
                    }
                    let symbols = square.symbols.iter().map(|&symbol| {
                        let at = Symbol::ALL.iter().position(|&it| it == symbol).unwrap();
                        ["R", "F", "M", "V", "D", "W", "C"][at]
                    });
                    let ends = square.ends.iter().map(|&end| {
                        let at = End::ALL.iter().position(|&it| it == end).unwrap();
                        ["n", "e", "s", "w"][at]
                    });
                    let letters: String = symbols.chain(ends).collect();
                    if letters.is_empty() { "o".to_owned() } else { letters }
                });
                text += &word;
                text.push(' ');
            }
            text.push('\n');
        }
        text
    }

    /// A random realm with holes, two conditions or none, and up to two symbols a field.
    pub(crate) fn random(rng: &mut HouseRng) -> Self {
        let (width, height) = (rng.random_range(2..=9), rng.random_range(1..=8));
        let mut squares = Vec::new();
        for n in 0..width * height {
            // The corner stays, so that the drawing is nowhere empty; and a hole in six.
            if n > 0 && rng.random_range(0..6) == 0 {
                continue;
            }
            let mut symbols: Vec<Symbol> =
                (0..rng.random_range(0..3)).map(|_| Symbol::ALL[rng.random_range(0..7)]).collect();
            symbols.sort_unstable();
            symbols.dedup();
            let mut ends = Vec::new();
            if symbols.contains(&Symbol::River) {
                ends = End::ALL.into_iter().filter(|_| rng.random()).collect();
                if ends.is_empty() {
                    ends.push(End::ALL[rng.random_range(0..4)]);
                }
            }
            let square = Square { x: n % width, y: n / width, symbols, ends, condition: None };
            squares.push(square);
        }
        let mut land = Self::new(squares);
        for _ in 0..rng.random_range(0..4) {
            let (x, y) = (rng.random_range(0..width - 1), rng.random_range(0..height));
            let no = ConditionNo(rng.random_range(1..=18));
            let cells = [(x, y), (x + 1, y)];
            if land.conditions().contains(&no) || cells.iter().any(|&cell| land.is_condition(cell))
            {
                continue;
            }
            for (x, y) in cells {
                let condition = Some(no);
                let square = Square { x, y, symbols: Vec::new(), ends: Vec::new(), condition };
                land.squares.insert((x, y), square);
            }
        }
        land
    }
}

fn touching((x, y): Cell) -> [Cell; 4] {
    SIDES.map(|(_, (east, south))| (x + east, y + south))
}

fn around((x, y): Cell) -> Vec<Cell> {
    let all = (-1..=1).flat_map(|south| (-1..=1).map(move |east| (x + east, y + south)));
    all.filter(|&cell| cell != (x, y)).collect()
}

/// The points of one condition; none for one that copies.
pub(crate) fn value(rule: &Rule, land: &Land) -> i32 {
    let cells = || land.squares.keys().copied();
    let count = match rule {
        Rule::MightyRiver { min_group, .. } => {
            let rivers = land.all(Symbol::River);
            let sizes = Land::group_sizes(&rivers, |one, other| {
                SIDES.iter().any(|&(end, (east, south))| {
                    (one.0 + east, one.1 + south) == other
                        && land.has_end(one, end)
                        && land.has_end(other, facing(end))
                })
            });
            largest(&sizes, *min_group)
        }
        Rule::NobleWoodlands { symbol, min_group, .. } => {
            let sizes =
                Land::group_sizes(&land.all(*symbol), |one, other| touching(one).contains(&other));
            sizes.into_iter().filter(|&size| size >= *min_group as usize).sum()
        }
        Rule::BarrierRange { symbol, .. } => {
            let is_border = |&cell: &Cell| touching(cell).iter().any(|&next| !land.has(next));
            land.all(*symbol).iter().filter(|cell| is_border(cell)).count()
        }
        Rule::ThrivingVillages { symbol, .. } => {
            let kinds = land.all(*symbol).into_iter().map(|cell| {
                let near: BTreeSet<Symbol> = around(cell)
                    .into_iter()
                    .filter_map(|next| land.squares.get(&next))
                    .flat_map(|square| square.symbols.clone())
                    .filter(|other| other != symbol)
                    .collect();
                near.len()
            });
            kinds.sum()
        }
        Rule::CircleOfLife { symbols, .. } => {
            symbols.iter().map(|&symbol| land.all(symbol).len()).min().unwrap()
        }
        Rule::AncientRelics { symbol, not_near, not_same_line, .. } => {
            let all = land.all(*symbol);
            let is_alone = |&&cell: &&Cell| {
                all.iter().filter(|&&other| other != cell).all(|&other| {
                    let is_line = cell.0 == other.0 || cell.1 == other.1;
                    !(*not_near && around(cell).contains(&other) || *not_same_line && is_line)
                })
            };
            all.iter().filter(is_alone).count()
        }
        Rule::RoaringFalls { symbol, .. } => river_edges(land, *symbol, true),
        Rule::ShadedStreams { symbol, .. } => river_edges(land, *symbol, false),
        Rule::ValleyGuardians { from, to, distance, .. } => {
            let pairs = land.all(*from).into_iter().map(|cell| {
                let distances = land.distances(cell);
                let targets = land.all(*to).into_iter();
                targets.filter(|target| distances.get(target) == Some(distance)).count()
            });
            pairs.sum()
        }
        Rule::MercilessHunters { symbol, from, min_distance, .. } => {
            let is_far = |&cell: &Cell| {
                let distances = land.distances(cell);
                from.iter().all(|&feared| {
                    land.all(feared)
                        .into_iter()
                        .filter(|&other| feared != *symbol || other != cell)
                        .all(|other| distances.get(&other).is_none_or(|d| d >= min_distance))
                })
            };
            land.all(*symbol).iter().filter(|cell| is_far(cell)).count()
        }
        Rule::ForestSpirit { symbol, near, min, .. } => {
            let n_near = |&cell: &Cell| {
                around(cell).into_iter().filter(|&next| land.shows(next, *near)).count()
            };
            land.all(*symbol).iter().filter(|cell| n_near(cell) >= *min as usize).count()
        }
        Rule::CityCentre { centre, count, max_distance, .. } => {
            let reached = land.all(*centre).into_iter().map(|cell| {
                let distances = land.distances(cell);
                let targets = land.all(*count).into_iter();
                targets
                    .filter(|target| distances.get(target).is_some_and(|d| d <= max_distance))
                    .count()
            });
            reached.max().unwrap_or(0)
        }
        Rule::DistantOutposts { .. } => {
            let length = |(x, y): Cell, (east, south): Cell| {
                (0..99).take_while(|n| land.is_open((x + n * east, y + n * south))).count()
            };
            cells().flat_map(|cell| [length(cell, (1, 0)), length(cell, (0, 1))]).max().unwrap()
        }
        Rule::CloseNeighbours { .. } => {
            let side = |(x, y): Cell| {
                (1..99)
                    .take_while(|&side| {
                        (0..side * side).all(|n| land.is_open((x + n % side, y + n / side)))
                    })
                    .count()
            };
            cells().map(|cell| side(cell).pow(2)).max().unwrap()
        }
        Rule::GreatPrairie { min_group, .. } => {
            let empty: Vec<Cell> = cells()
                .filter(|&cell| land.is_open(cell) && land.squares[&cell].symbols.is_empty())
                .collect();
            let sizes = Land::group_sizes(&empty, |one, other| touching(one).contains(&other));
            largest(&sizes, *min_group)
        }
        Rule::LandOfPlenty { .. } => 0,
        Rule::CountCells { symbols, .. } => {
            cells().filter(|&cell| symbols.iter().any(|&symbol| land.shows(cell, symbol))).count()
        }
    };
    count as i32 * rule.each()
}

fn largest(sizes: &[usize], min_group: u32) -> usize {
    sizes.iter().copied().filter(|&size| size >= min_group as usize).max().unwrap_or(0)
}

/// River fields beside fields of a symbol, across edges with or without an end.
fn river_edges(land: &Land, symbol: Symbol, is_flowing: bool) -> usize {
    let edges = land.all(Symbol::River).into_iter().flat_map(|cell| {
        SIDES.map(|(end, (east, south))| {
            land.has_end(cell, end) == is_flowing
                && land.shows((cell.0 + east, cell.1 + south), symbol)
        })
    });
    edges.filter(|&is_met| is_met).count()
}

/// The total of a realm (PK-SCORE, PK-C16).
pub(crate) fn total(
    pack: &Pack,
    land: &Land,
    own: &[ConditionNo],
    shared: Option<ConditionNo>,
) -> i32 {
    if own.is_empty() {
        return 0;
    }
    let copies_shared = |no: ConditionNo| {
        let Rule::LandOfPlenty { include_shared } = pack.condition(no).rule else { return None };
        Some(include_shared)
    };
    let plain = |no: ConditionNo| value(&pack.condition(no).rule, land);
    let worth = |no: ConditionNo| {
        let Some(include_shared) = copies_shared(no) else { return plain(no) };
        let shared = shared.filter(|_| include_shared);
        let others = own.iter().copied().chain(shared);
        others.filter(|&other| copies_shared(other).is_none()).map(plain).min().unwrap_or(0)
    };
    let conditions: i32 = own.iter().copied().chain(shared).map(worth).sum();
    conditions - pack.penalty() * own.len() as i32
}
