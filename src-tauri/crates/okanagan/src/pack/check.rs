//! Checking a pack against the rulebook while it is read; nothing here is asked for during a game.

use arrayvec::ArrayVec;
use serde::Deserialize;
use serde_json::Value;
use tiling::{Dir, Rotation};

use super::Origin;
use super::fault::{Counted, Figure, GoalFault, PackFault, TileFault};
use super::file::{BuildingEntry, EdgeName, GoalEntry, GoalKind, PackFile, RewardEntry, TileEntry};
use crate::back::Back;
use crate::figures::{
    EXPLORER_POINTS, LEAST_SEATS, MAX_PLACED, MOST_SEATS, N_NUGGETS, NUGGET_POINTS,
    TOKENS_OF_A_TYPE,
};
use crate::goals::{Goal, GoalCard, N_GOALS};
use crate::reward::{N_REWARDS, Reward, Shape, Terrain};
use crate::tile::{Building, Face, N_TILES, Segment, Stock, Tile};

/// The faults found so far: a pack is read to its end, so that all of them can be mended at once.
pub(crate) struct Faults {
    origin: Origin,
    found: Vec<PackFault>,
}

impl Faults {
    /// None so far in a pack from there.
    pub(crate) const fn of(origin: Origin) -> Self {
        Self { origin, found: Vec::new() }
    }

    /// All that was found, where anything was.
    pub(crate) fn found(self) -> Result<(), Vec<PackFault>> {
        if self.found.is_empty() { Ok(()) } else { Err(self.found) }
    }

    /// Takes down a fault; the same one is told once.
    pub(crate) fn put(&mut self, fault: PackFault) {
        let is_let_through = self.origin == Origin::Added && fault.was_let_through();
        if !is_let_through && !self.found.contains(&fault) {
            self.found.push(fault);
        }
    }

    fn count(&mut self, of: Counted, given: usize, wanted: usize) {
        if given != wanted {
            self.put(PackFault::Count { of, given: given as u32, wanted: wanted as u32 });
        }
    }

    fn figure(&mut self, of: Figure, holds: bool) {
        if !holds {
            self.put(PackFault::Figure { of });
        }
    }
}

/// Everything with a number in the rulebook that is neither a tile nor a goal.
pub(crate) fn check_figures(file: &PackFile, faults: &mut Faults) {
    faults.figure(Figure::Terrains, file.terrains.iter().map(|entry| entry.id).eq(Terrain::ALL));
    faults.figure(Figure::Shapes, file.shapes == Shape::ALL);
    faults.count(Counted::Rewards, file.reward_types.len(), N_REWARDS);
    let is_listed = |(entry, reward): (&RewardEntry, Reward)| {
        (entry.id, entry.terrain, entry.shape) == (reward, reward.terrain(), reward.shape())
    };
    faults.figure(Figure::Rewards, file.reward_types.iter().zip(Reward::all()).all(is_listed));
    for entry in &file.reward_types {
        faults.count(Counted::TokensOfAType, entry.count as usize, TOKENS_OF_A_TYPE as usize);
    }
    let has_its_influence = |entry: &BuildingEntry| entry.influence == entry.id.influence();
    faults.figure(
        Figure::Buildings,
        file.buildings.iter().map(|entry| entry.id).eq(Building::ALL)
            && file.buildings.iter().all(has_its_influence),
    );
    let buildings: usize = file.buildings.iter().map(|entry| entry.count as usize).sum();
    faults.count(Counted::Buildings, MOST_SEATS as usize * buildings, 48);
    faults.figure(
        Figure::Explorer,
        file.shared_goal.distinct_terrains == 4
            && i32::from(file.shared_goal.vp) == EXPLORER_POINTS,
    );
    faults.figure(
        Figure::Nuggets,
        file.nugget_majority.vp.iter().map(|&points| i32::from(points)).eq(NUGGET_POINTS)
            && file.nugget_majority.require_positive,
    );
    let nuggets: usize =
        file.nugget_cards.iter().map(|entry| entry.value as usize * entry.count as usize).sum();
    faults.count(Counted::Nuggets, nuggets, N_NUGGETS as usize);
}

pub(crate) fn read_stocks(file: &PackFile, faults: &mut Faults) -> [[Stock; 2]; 3] {
    let mut stocks = [[Stock::default(); 2]; 3];
    for seats in LEAST_SEATS..=MOST_SEATS {
        let rounds = file.supply.get(&seats).map_or(&[][..], Vec::as_slice);
        faults.count(Counted::Rounds, rounds.len(), 2);
        let stock = &mut stocks[(seats - LEAST_SEATS) as usize];
        for (into, entry) in stock.iter_mut().zip(rounds) {
            *into = [entry.farm, entry.warehouse, entry.silo];
        }
        let of_kind = |kind: usize| stock.iter().map(|round| round[kind] as usize).sum::<usize>();
        let is_there = |(kind, building): (usize, &BuildingEntry)| {
            kind >= Building::ALL.len() || of_kind(kind) <= building.count as usize
        };
        let placed: usize = stock.iter().flatten().map(|&n| n as usize).sum();
        faults.figure(
            Figure::Stock,
            file.buildings.iter().enumerate().all(is_there)
                && placed * (seats as usize) < MAX_PLACED
                && !stock.contains(&[0; 3]),
        );
    }
    stocks
}

/// The landscape and the back of every tile.
type Tiles = ([Face; N_TILES], [Option<Back>; N_TILES]);

/// `None` where a tile is missing or contradicts itself.
pub(crate) fn read_tiles(file: &PackFile, faults: &mut Faults) -> Option<Tiles> {
    faults.count(Counted::Tiles, 1 + file.tiles.len(), N_TILES);
    let mut faces = ArrayVec::<Face, N_TILES>::new();
    let mut backs = [None; N_TILES];
    for (i, entry) in [&file.start_tile].into_iter().chain(&file.tiles).take(N_TILES).enumerate() {
        let tile = entry.id;
        let is_start = i == Tile::START.index();
        let place = if is_start { "startTile".to_owned() } else { format!("tiles[{}]", i - 1) };
        backs[i] =
            entry.back.as_ref().and_then(|it| read_back(it, &format!("{place}.back"), faults));
        let mut refuse = |fault| faults.put(PackFault::Tile { tile, fault });
        if tile.index() != i {
            refuse(TileFault::Order);
        }
        if entry.back.is_some() == is_start {
            refuse(TileFault::Back);
        }
        match read_face(entry) {
            Ok(face) => {
                // Nobody builds on the start tile.
                if face.borders.is_empty() && !is_start {
                    refuse(TileFault::NoBorder);
                }
                faces.push(face);
            }
            Err(fault) => refuse(fault),
        }
    }
    faults.figure(Figure::Icons, most_icons(&faces) <= u8::MAX.into());
    Some((faces.into_inner().ok()?, backs))
}

/// The bonus action on a back; it says nothing that this action does not have.
fn read_back(given: &Value, at: &str, faults: &mut Faults) -> Option<Back> {
    let back = match Back::deserialize(given) {
        Ok(back) => back,
        Err(why) => {
            faults.put(PackFault::Json { at: at.to_owned(), detail: why.to_string() });
            return None;
        }
    };
    let known = serde_json::to_value(back).expect("a back is plain data");
    let keys = given.as_object().into_iter().flat_map(|given| given.keys());
    for key in keys.filter(|key| known.get(key).is_none()) {
        faults.put(PackFault::Unknown { at: format!("{at}.{key}") });
    }
    Some(back)
}

/// How often the commonest reward is shown: no area can show a type more often than that.
fn most_icons(faces: &[Face]) -> u32 {
    let shown = |reward: Reward| {
        let segments = faces.iter().flat_map(|face| &face.segments);
        let of_its_colour = segments.filter(|segment| segment.terrain == reward.terrain());
        of_its_colour.map(|segment| u32::from(segment.icons[reward.shape() as usize])).sum()
    };
    Reward::all().map(shown).max().unwrap_or(0)
}

/// `None` where a card is missing or not one of the rulebook's kinds.
pub(crate) fn read_goals(file: &PackFile, faults: &mut Faults) -> Option<[GoalCard; N_GOALS]> {
    faults.count(Counted::Goals, file.goals.len(), N_GOALS);
    let mut goals = ArrayVec::<GoalCard, N_GOALS>::new();
    for (i, entry) in file.goals.iter().take(N_GOALS).enumerate() {
        let goal = Goal::new(i as u8 + 1).expect("there are so many at the most");
        let mut refuse = |fault| faults.put(PackFault::Goal { goal, fault });
        if entry.id != goal.number() {
            refuse(GoalFault::Order);
        }
        if file.goals[..i].iter().any(|other| other.set == entry.set) {
            refuse(GoalFault::Twice);
        }
        match read_goal(entry) {
            Ok(card) => goals.push(card),
            Err(fault) => refuse(fault),
        }
    }
    for kind in [GoalKind::Single, GoalKind::TerrainPair, GoalKind::ShapeTriple] {
        let n = file.goals.iter().filter(|goal| goal.kind == kind).count();
        faults.count(Counted::GoalsOfAKind, n, N_GOALS / 3);
    }
    goals.into_inner().ok()
}

/// The landscape of a tile, or the first contradiction in it.
fn read_face(entry: &TileEntry) -> Result<Face, TileFault> {
    if !(2..=4).contains(&entry.areas.len()) {
        return Err(TileFault::Segments);
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
            return Err(TileFault::Segment);
        }
        for &edge in &area.edges {
            let edge = match edge {
                EdgeName::N => 0,
                EdgeName::E => 1,
                EdgeName::S => 2,
                EdgeName::W => 3,
            };
            if segment_at[edge] != u8::MAX || edges[edge] != area.terrain {
                return Err(TileFault::Edges);
            }
            segment_at[edge] = i as u8;
        }
        segments.push(Segment { terrain: area.terrain, n_edges: area.edges.len() as u8, icons });
    }
    if segment_at.contains(&u8::MAX) {
        return Err(TileFault::Edges);
    }
    let n_segments = segments.len() as u8;
    if !entry.silo.iter().copied().eq(0..n_segments) {
        return Err(TileFault::Silo);
    }
    if !has_its_borders(entry, &segments, segment_at) {
        return Err(TileFault::Borders);
    }

    let shown = Rotation::ALL.map(|rotation| {
        Dir::ALL.into_iter().fold(0, |shown, dir| {
            let terrain = edges[dir.unturned(rotation).index()];
            shown | 1 << (4 * dir.index() + terrain as usize)
        })
    });
    Ok(Face { segments, borders: entry.borders.iter().copied().collect(), segment_at, shown })
}

/// All segments meet in the middle, so going round the edges meets every border.
fn has_its_borders(entry: &TileEntry, segments: &[Segment], segment_at: [u8; 4]) -> bool {
    let pair = |a: u8, b: u8| (a.min(b), a.max(b));
    let mut expected: Vec<(u8, u8)> = (0..4)
        .map(|edge| pair(segment_at[edge], segment_at[(edge + 1) % 4]))
        .filter(|&(a, b)| segments[a as usize].terrain != segments[b as usize].terrain)
        .collect();
    expected.sort_unstable();
    expected.dedup();
    let mut given: Vec<(u8, u8)> = entry.borders.iter().map(|&(a, b)| pair(a, b)).collect();
    given.sort_unstable();
    given == expected
}

fn read_goal(entry: &GoalEntry) -> Result<GoalCard, GoalFault> {
    let one_colour = entry.set.windows(2).all(|pair| pair[0].terrain() == pair[1].terrain());
    let one_shape = entry.set.windows(2).all(|pair| pair[0].shape() == pair[1].shape());
    let is_of_its_kind = match entry.kind {
        GoalKind::Single => entry.set.len() == 1 && entry.vp == 3,
        GoalKind::TerrainPair => entry.set.len() == 2 && one_colour && entry.vp == 5,
        GoalKind::ShapeTriple => entry.set.len() == 3 && one_shape && entry.vp == 7,
    };
    if is_of_its_kind && entry.set.is_sorted_by(|a, b| a < b) {
        Ok(GoalCard { set: entry.set.iter().copied().collect(), points: entry.vp })
    } else {
        Err(GoalFault::Kind)
    }
}
