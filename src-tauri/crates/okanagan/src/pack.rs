//! [`Pack`]: the components, read from `data/pack.json` and checked whole.
//!
//! Everything the engine asks for at every step (which edges a turned tile shows, which tiles share
//! a back) is worked out here once.

use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use sha2::{Digest, Sha256};
use tiling::{Dir, Rotation};

use crate::pack_file::{EdgeName, GoalEntry, GoalKind, PackFile, TileEntry};
use crate::setup::{LEAST_SEATS, MOST_SEATS, PackName, hexadecimal};
use crate::tile::{
    Back, Building, Goal, N_GOALS, N_REWARDS, N_TILES, Reward, Shape, Terrain, Tile,
};

/// Tokens of each type (OK-terms: 144 in all).
pub(crate) const TOKENS_OF_A_TYPE: u8 = 12;
/// Gold nugget cards.
pub(crate) const N_NUGGETS: u8 = 17;
/// The most tiles that can lie on the table: the start tile and one for every building that can
/// be built (four players with ten each).
pub(crate) const MAX_PLACED: usize = 41;
/// Number of different backs there can be.
pub(crate) const N_BACKS: usize = 23;

/// One player's buildings, indexed by `Building as usize`.
pub type Stock = [u8; 3];

/// The components of the game with the tables worked out from them.
#[derive(Debug)]
pub struct Pack {
    name: PackName,
    faces: [Face; N_TILES],
    /// The back of each tile; the start tile has none.
    backs: [Option<Back>; N_TILES],
    /// The tiles of each back, as bits.
    with_back: [u64; N_BACKS],
    goals: [GoalCard; N_GOALS],
    /// By number of seats (from the fewest), then by round.
    stocks: [[Stock; 2]; 3],
    has_twins: bool,
}

/// The landscape of a tile.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its segments, two to four.
    pub segments: ArrayVec<Segment, 4>,
    /// Its borders: pairs of segments that touch and differ in terrain (OK-BUILD).
    pub borders: ArrayVec<(u8, u8), 4>,
    /// The segment behind each edge of the tile as drawn.
    pub(crate) segment_at: [u8; 4],
    /// For each rotation the terrains it shows: four bits for each direction, one set in each.
    pub(crate) shown: [u16; 4],
}

/// A part of a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Segment {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many edges of the tile it has.
    pub n_edges: u8,
    /// Its reward icons by shape; the colour is the terrain's.
    pub icons: [u8; 3],
}

/// A goal card: points for every time one's tokens cover its set (OK-VP).
#[derive(Clone, Debug)]
pub struct GoalCard {
    /// The set; a type may stand in it several times.
    pub set: ArrayVec<Reward, 4>,
    /// Points each time.
    pub points: u8,
}

/// Why a pack is refused.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PackError {
    /// The file is not JSON of the right shape.
    Json(String),
    /// The file is of another schema.
    Schema(String),
    /// The pack does not have as many of something as the rulebook.
    Count {
        /// Of what.
        of: &'static str,
        /// How many the pack has.
        given: usize,
        /// How many the rulebook says.
        wanted: usize,
    },
    /// A figure differs from the rulebook's.
    Figure(&'static str),
    /// A tile contradicts itself.
    Tile {
        /// Which.
        tile: Tile,
        /// What is wrong.
        fault: &'static str,
    },
    /// A goal card contradicts its kind.
    Goal {
        /// Number of the card.
        goal: u8,
        /// What is wrong.
        fault: &'static str,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(why) => write!(f, "the file cannot be read: {why}"),
            Self::Schema(given) => write!(f, "unknown schema {given}"),
            Self::Count { of, given, wanted } => write!(f, "{given} {of} instead of {wanted}"),
            Self::Figure(what) => write!(f, "{what} is not the rulebook's"),
            Self::Tile { tile, fault } => write!(f, "tile {tile}: {fault}"),
            Self::Goal { goal, fault } => write!(f, "goal {goal}: {fault}"),
        }
    }
}

impl Error for PackError {}

static ORIGINAL: LazyLock<Pack> = LazyLock::new(|| {
    Pack::parse(include_str!("../data/pack.json")).expect("a test checks the built-in pack")
});

impl Pack {
    /// The built-in pack.
    pub fn original() -> &'static Self {
        &ORIGINAL
    }

    /// Reads and checks a whole pack.
    ///
    /// # Errors
    /// What is wrong with it, where it is not a pack for this rulebook.
    pub fn parse(text: &str) -> Result<Self, PackError> {
        let file: PackFile =
            serde_json::from_str(text).map_err(|why| PackError::Json(why.to_string()))?;
        if file.schema != "ctyrhra/okanagan@1" {
            return Err(PackError::Schema(file.schema));
        }
        check_figures(&file)?;
        let stocks = read_stocks(&file)?;

        count("tiles", 1 + file.tiles.len(), N_TILES)?;
        let mut faces = ArrayVec::<Face, N_TILES>::new();
        let mut backs = [None; N_TILES];
        let mut with_back = [0; N_BACKS];
        for (i, entry) in [&file.start_tile].into_iter().chain(&file.tiles).enumerate() {
            let tile = entry.id;
            let refuse = |fault| Err(PackError::Tile { tile, fault });
            if tile.index() != i {
                return refuse("out of order: ids are T00 to T60");
            }
            if entry.back.is_some() == (tile == Tile::START) {
                return refuse("every tile but the start tile has a back");
            }
            if let Some(back) = entry.back {
                with_back[back.index()] |= 1 << i;
            }
            backs[i] = entry.back;
            faces.push(read_face(entry)?);
        }

        count("goals", file.goals.len(), N_GOALS)?;
        let goals: Result<ArrayVec<_, N_GOALS>, _> = file.goals.iter().map(read_goal).collect();
        for (i, entry) in file.goals.iter().enumerate() {
            let refuse = |fault| Err(PackError::Goal { goal: entry.id, fault });
            if entry.id as usize != i + 1 {
                return refuse("out of order: ids are 1 to 36");
            }
            if file.goals[..i].iter().any(|other| other.set == entry.set) {
                return refuse("two cards have the same set");
            }
        }
        for kind in [GoalKind::Single, GoalKind::TerrainPair, GoalKind::ShapeTriple] {
            let n = file.goals.iter().filter(|goal| goal.kind == kind).count();
            count("goals of a kind", n, N_GOALS / 3)?;
        }

        Ok(Self {
            name: PackName {
                id: file.pack.id,
                version: file.pack.version,
                sha256: hexadecimal(&Sha256::digest(text.as_bytes())),
            },
            has_twins: faces.iter().any(Face::has_twins),
            faces: faces.into_inner().expect("counted above"),
            backs,
            with_back,
            goals: goals?.into_inner().expect("counted above"),
            stocks,
        })
    }

    /// Which pack this is.
    pub const fn name(&self) -> &PackName {
        &self.name
    }

    /// The landscape of a tile.
    pub const fn face(&self, tile: Tile) -> &Face {
        &self.faces[tile.index()]
    }

    /// The back of a tile; `None` for the start tile.
    pub const fn back(&self, tile: Tile) -> Option<Back> {
        self.backs[tile.index()]
    }

    /// A goal card.
    pub const fn goal(&self, goal: Goal) -> &GoalCard {
        &self.goals[goal.index()]
    }

    /// The buildings of each player (OK-STOCK). `round` is 0 or 1.
    pub const fn stock(&self, n_seats: u8, round: u8) -> Stock {
        self.stocks[(n_seats - LEAST_SEATS) as usize][round as usize]
    }

    /// The tiles with this back, as bits.
    pub(crate) const fn tiles_with(&self, back: Back) -> u64 {
        self.with_back[back.index()]
    }

    /// Whether any tile has two segments of one terrain, so that they can become one area.
    pub(crate) const fn has_twins(&self) -> bool {
        self.has_twins
    }
}

impl Face {
    /// The segment behind the edge that points this way once the tile is turned.
    pub(crate) const fn segment_towards(&self, dir: Dir, rotation: Rotation) -> u8 {
        self.segment_at[dir.unturned(rotation).index()]
    }

    /// The segments a building on this spot touches; `None` where there is no such spot.
    pub fn touched(&self, spot: crate::tile::Spot) -> Option<ArrayVec<u8, 4>> {
        use crate::tile::Spot;
        match spot {
            Spot::Farm { segment } => {
                ((segment as usize) < self.segments.len()).then(|| [segment].into_iter().collect())
            }
            Spot::Warehouse { border } => {
                self.borders.get(border as usize).map(|&(a, b)| [a, b].into_iter().collect())
            }
            Spot::Silo => Some((0..self.segments.len() as u8).collect()),
        }
    }

    fn has_twins(&self) -> bool {
        self.segments
            .iter()
            .enumerate()
            .any(|(i, a)| self.segments[..i].iter().any(|b| a.terrain == b.terrain))
    }
}

impl Back {
    /// A number for each back there can be.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Gain1Shape { shape } => shape as usize,
            Self::Gain2Type { terrain, shape } => 3 + Reward::new(terrain, shape).index(),
            Self::PickFirst => 15,
            Self::Nugget => 16,
            Self::Goals2 => 17,
            Self::Refresh3 => 18,
            Self::Tribute => 19,
            Self::SwapPlayer => 20,
            Self::SwapSameColour => 21,
            Self::SwapSameShape => 22,
        }
    }

    /// All backs there can be, ascending, each at its [`index`](Self::index).
    pub(crate) const ALL: [Self; N_BACKS] = {
        let mut all = [Self::PickFirst; N_BACKS];
        let mut i = 0;
        while i < 3 {
            all[i] = Self::Gain1Shape { shape: Shape::ALL[i] };
            i += 1;
        }
        while i < 15 {
            all[i] = Self::Gain2Type {
                terrain: Terrain::ALL[(i - 3) / 3],
                shape: Shape::ALL[(i - 3) % 3],
            };
            i += 1;
        }
        all[16] = Self::Nugget;
        all[17] = Self::Goals2;
        all[18] = Self::Refresh3;
        all[19] = Self::Tribute;
        all[20] = Self::SwapPlayer;
        all[21] = Self::SwapSameColour;
        all[22] = Self::SwapSameShape;
        all
    };
}

fn count(of: &'static str, given: usize, wanted: usize) -> Result<(), PackError> {
    if given == wanted { Ok(()) } else { Err(PackError::Count { of, given, wanted }) }
}

/// Everything with a number in the rulebook that is neither a tile nor a goal.
fn check_figures(file: &PackFile) -> Result<(), PackError> {
    let figure = |holds: bool, what| if holds { Ok(()) } else { Err(PackError::Figure(what)) };
    figure(file.terrains.iter().map(|entry| entry.id).eq(Terrain::ALL), "list of terrains")?;
    figure(file.shapes == Shape::ALL, "list of shapes")?;
    count("reward types", file.reward_types.len(), N_REWARDS)?;
    for (entry, reward) in file.reward_types.iter().zip(Reward::all()) {
        figure(
            entry.id == reward
                && entry.terrain == reward.terrain()
                && entry.shape == reward.shape(),
            "order of reward types",
        )?;
        count("tokens of a type", entry.count as usize, TOKENS_OF_A_TYPE as usize)?;
    }
    figure(
        file.buildings.iter().map(|entry| entry.id).eq(Building::ALL)
            && file.buildings.iter().all(|entry| entry.influence == entry.id.influence()),
        "list of buildings",
    )?;
    let buildings: usize = file.buildings.iter().map(|entry| entry.count as usize).sum();
    count("buildings", MOST_SEATS as usize * buildings, 48)?;
    figure(
        file.shared_goal.distinct_terrains == 4 && file.shared_goal.vp == 4,
        "the explorer card",
    )?;
    figure(
        file.nugget_majority.vp == crate::scoring::NUGGET_POINTS.map(|points| points as u8)
            && file.nugget_majority.require_positive,
        "the worth of nuggets",
    )?;
    let nuggets: u32 =
        file.nugget_cards.iter().map(|entry| entry.value as u32 * entry.count as u32).sum();
    count("nuggets", nuggets as usize, N_NUGGETS as usize)
}

fn read_stocks(file: &PackFile) -> Result<[[Stock; 2]; 3], PackError> {
    let mut stocks = [[Stock::default(); 2]; 3];
    for seats in LEAST_SEATS..=MOST_SEATS {
        let rounds = file.supply.get(&seats).map_or(&[][..], Vec::as_slice);
        count("stocks for a number of seats", rounds.len(), 2)?;
        let stock = &mut stocks[(seats - LEAST_SEATS) as usize];
        for (into, entry) in stock.iter_mut().zip(rounds) {
            *into = [entry.farm, entry.warehouse, entry.silo];
        }
        for (kind, building) in file.buildings.iter().enumerate() {
            if stock.iter().map(|round| round[kind]).sum::<u8>() > building.count {
                return Err(PackError::Figure("the number of buildings of a player"));
            }
        }
        let placed: usize = stock.iter().flatten().map(|&n| n as usize).sum();
        if 1 + placed * seats as usize > MAX_PLACED || stock.contains(&[0; 3]) {
            return Err(PackError::Figure("the stock of a round"));
        }
    }
    Ok(stocks)
}

fn read_face(entry: &TileEntry) -> Result<Face, PackError> {
    let refuse = |fault| Err(PackError::Tile { tile: entry.id, fault });
    if !(2..=4).contains(&entry.areas.len()) {
        return refuse("a tile has two to four segments");
    }
    let mut segment_at = [u8::MAX; 4];
    let mut segments = ArrayVec::new();
    let edges = [entry.edges.n, entry.edges.e, entry.edges.s, entry.edges.w];
    for (i, area) in entry.areas.iter().enumerate() {
        let mut icons = [0; 3];
        for &shape in &area.rewards {
            icons[shape as usize] += 1;
        }
        if area.edges.is_empty() || area.rewards.len() > 4 {
            return refuse("a segment has an edge and at most four rewards");
        }
        for &edge in &area.edges {
            let edge = match edge {
                EdgeName::N => 0,
                EdgeName::E => 1,
                EdgeName::S => 2,
                EdgeName::W => 3,
            };
            if segment_at[edge] != u8::MAX || edges[edge] != area.terrain {
                return refuse("edges and segments contradict each other");
            }
            segment_at[edge] = i as u8;
        }
        segments.push(Segment { terrain: area.terrain, n_edges: area.edges.len() as u8, icons });
    }
    if segment_at.contains(&u8::MAX) {
        return refuse("an edge belongs to no segment");
    }
    let n_segments = segments.len() as u8;
    if !entry.silo.iter().copied().eq(0..n_segments) {
        return refuse("the silo belongs to every segment");
    }

    // All segments meet in the middle, so going round the edges meets every border.
    let pair = |a: u8, b: u8| (a.min(b), a.max(b));
    let mut expected: Vec<(u8, u8)> = (0..4)
        .map(|edge| pair(segment_at[edge], segment_at[(edge + 1) % 4]))
        .filter(|&(a, b)| segments[a as usize].terrain != segments[b as usize].terrain)
        .collect();
    expected.sort_unstable();
    expected.dedup();
    let mut given: Vec<(u8, u8)> = entry.borders.iter().map(|&(a, b)| pair(a, b)).collect();
    given.sort_unstable();
    if given != expected {
        return refuse("the borders are not those between neighbouring segments");
    }

    let shown = Rotation::ALL.map(|rotation| {
        Dir::ALL.into_iter().fold(0, |shown, dir| {
            let terrain = edges[dir.unturned(rotation).index()];
            shown | 1 << (4 * dir.index() + terrain as usize)
        })
    });
    Ok(Face { segments, borders: entry.borders.iter().copied().collect(), segment_at, shown })
}

fn read_goal(entry: &GoalEntry) -> Result<GoalCard, PackError> {
    let refuse = |fault| Err(PackError::Goal { goal: entry.id, fault });
    let first = match entry.set.first() {
        Some(first) => *first,
        None => return refuse("the set is empty"),
    };
    let one_colour = entry.set.iter().all(|reward| reward.terrain() == first.terrain());
    let one_shape = entry.set.iter().all(|reward| reward.shape() == first.shape());
    let fits = match entry.kind {
        GoalKind::Single => entry.set.len() == 1 && entry.vp == 3,
        GoalKind::TerrainPair => entry.set.len() == 2 && one_colour && entry.vp == 5,
        GoalKind::ShapeTriple => entry.set.len() == 3 && one_shape && entry.vp == 7,
    };
    let ascending = entry.set.windows(2).all(|pair| pair[0] < pair[1]);
    if fits && ascending {
        Ok(GoalCard { set: entry.set.iter().copied().collect(), points: entry.vp })
    } else {
        refuse("the set or the points are not those of its kind")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backs_stand_in_their_order_by_their_numbers() {
        assert!(Back::ALL.is_sorted());
        for (i, back) in Back::ALL.into_iter().enumerate() {
            assert_eq!(back.index(), i);
        }
    }
}
