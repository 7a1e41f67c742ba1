//! Checking a pack against the rulebook while it is read; nothing here is asked for during a game.

use arrayvec::ArrayVec;
use tiling::{Dir, Rotation};

use crate::pack::{Face, GoalCard, MAX_PLACED, N_NUGGETS, Segment, Stock, TOKENS_OF_A_TYPE};
use crate::pack_fault::{Counted, Figure, GoalFault, PackFault, TileFault};
use crate::pack_file::{EdgeName, GoalEntry, GoalKind, PackFile, TileEntry};
use crate::setup::{LEAST_SEATS, MOST_SEATS};
use crate::tile::{
    Back, Building, Goal, N_GOALS, N_REWARDS, N_TILES, Reward, Shape, Terrain, Tile,
};

fn count(of: Counted, given: usize, wanted: usize) -> Result<(), PackFault> {
    if given == wanted {
        Ok(())
    } else {
        Err(PackFault::Count { of, given: given as u32, wanted: wanted as u32 })
    }
}

/// Everything with a number in the rulebook that is neither a tile nor a goal.
pub(crate) fn check_figures(file: &PackFile) -> Result<(), PackFault> {
    let figure = |holds: bool, of| if holds { Ok(()) } else { Err(PackFault::Figure { of }) };
    figure(file.terrains.iter().map(|entry| entry.id).eq(Terrain::ALL), Figure::Terrains)?;
    figure(file.shapes == Shape::ALL, Figure::Shapes)?;
    count(Counted::Rewards, file.reward_types.len(), N_REWARDS)?;
    for (entry, reward) in file.reward_types.iter().zip(Reward::all()) {
        figure(
            entry.id == reward
                && entry.terrain == reward.terrain()
                && entry.shape == reward.shape(),
            Figure::Rewards,
        )?;
        count(Counted::TokensOfAType, entry.count as usize, TOKENS_OF_A_TYPE as usize)?;
    }
    figure(
        file.buildings.iter().map(|entry| entry.id).eq(Building::ALL)
            && file.buildings.iter().all(|entry| entry.influence == entry.id.influence()),
        Figure::Buildings,
    )?;
    let buildings: usize = file.buildings.iter().map(|entry| entry.count as usize).sum();
    count(Counted::Buildings, MOST_SEATS as usize * buildings, 48)?;
    figure(file.shared_goal.distinct_terrains == 4 && file.shared_goal.vp == 4, Figure::Explorer)?;
    figure(
        file.nugget_majority.vp == crate::scoring::NUGGET_POINTS.map(|points| points as u8)
            && file.nugget_majority.require_positive,
        Figure::Nuggets,
    )?;
    let nuggets: u32 =
        file.nugget_cards.iter().map(|entry| entry.value as u32 * entry.count as u32).sum();
    count(Counted::Nuggets, nuggets as usize, N_NUGGETS as usize)
}

pub(crate) fn read_stocks(file: &PackFile) -> Result<[[Stock; 2]; 3], PackFault> {
    let mut stocks = [[Stock::default(); 2]; 3];
    for seats in LEAST_SEATS..=MOST_SEATS {
        let rounds = file.supply.get(&seats).map_or(&[][..], Vec::as_slice);
        count(Counted::Rounds, rounds.len(), 2)?;
        let stock = &mut stocks[(seats - LEAST_SEATS) as usize];
        for (into, entry) in stock.iter_mut().zip(rounds) {
            *into = [entry.farm, entry.warehouse, entry.silo];
        }
        for (kind, building) in file.buildings.iter().enumerate() {
            if stock.iter().map(|round| round[kind]).sum::<u8>() > building.count {
                return Err(PackFault::Figure { of: Figure::Stock });
            }
        }
        let placed: usize = stock.iter().flatten().map(|&n| n as usize).sum();
        if 1 + placed * seats as usize > MAX_PLACED || stock.contains(&[0; 3]) {
            return Err(PackFault::Figure { of: Figure::Stock });
        }
    }
    Ok(stocks)
}

/// The landscape and the back of every tile.
type Tiles = ([Face; N_TILES], [Option<Back>; N_TILES]);

pub(crate) fn read_tiles(file: &PackFile) -> Result<Tiles, PackFault> {
    count(Counted::Tiles, 1 + file.tiles.len(), N_TILES)?;
    let mut faces = ArrayVec::new();
    let mut backs = [None; N_TILES];
    for (i, entry) in [&file.start_tile].into_iter().chain(&file.tiles).enumerate() {
        let tile = entry.id;
        if tile.index() != i {
            return Err(PackFault::Tile { tile, fault: TileFault::Order });
        }
        if entry.back.is_some() == (tile == Tile::START) {
            return Err(PackFault::Tile { tile, fault: TileFault::Back });
        }
        backs[i] = entry.back;
        faces.push(read_face(entry)?);
    }
    Ok((faces.into_inner().expect("counted above"), backs))
}

pub(crate) fn read_goals(file: &PackFile) -> Result<[GoalCard; N_GOALS], PackFault> {
    count(Counted::Goals, file.goals.len(), N_GOALS)?;
    let mut goals = ArrayVec::<_, N_GOALS>::new();
    for (i, entry) in file.goals.iter().enumerate() {
        let goal = Goal::new(i as u8 + 1).expect("counted above");
        if entry.id != goal.number() {
            return Err(PackFault::Goal { goal, fault: GoalFault::Order });
        }
        if file.goals[..i].iter().any(|other| other.set == entry.set) {
            return Err(PackFault::Goal { goal, fault: GoalFault::Twice });
        }
        goals.push(read_goal(goal, entry)?);
    }
    for kind in [GoalKind::Single, GoalKind::TerrainPair, GoalKind::ShapeTriple] {
        let n = file.goals.iter().filter(|goal| goal.kind == kind).count();
        count(Counted::GoalsOfAKind, n, N_GOALS / 3)?;
    }
    Ok(goals.into_inner().expect("counted above"))
}

fn read_face(entry: &TileEntry) -> Result<Face, PackFault> {
    let refuse = |fault| Err(PackFault::Tile { tile: entry.id, fault });
    if !(2..=4).contains(&entry.areas.len()) {
        return refuse(TileFault::Segments);
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
            return refuse(TileFault::Segment);
        }
        for &edge in &area.edges {
            let edge = match edge {
                EdgeName::N => 0,
                EdgeName::E => 1,
                EdgeName::S => 2,
                EdgeName::W => 3,
            };
            if segment_at[edge] != u8::MAX || edges[edge] != area.terrain {
                return refuse(TileFault::Edges);
            }
            segment_at[edge] = i as u8;
        }
        segments.push(Segment { terrain: area.terrain, n_edges: area.edges.len() as u8, icons });
    }
    if segment_at.contains(&u8::MAX) {
        return refuse(TileFault::Edges);
    }
    let n_segments = segments.len() as u8;
    if !entry.silo.iter().copied().eq(0..n_segments) {
        return refuse(TileFault::Silo);
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
        return refuse(TileFault::Borders);
    }

    let shown = Rotation::ALL.map(|rotation| {
        Dir::ALL.into_iter().fold(0, |shown, dir| {
            let terrain = edges[dir.unturned(rotation).index()];
            shown | 1 << (4 * dir.index() + terrain as usize)
        })
    });
    Ok(Face { segments, borders: entry.borders.iter().copied().collect(), segment_at, shown })
}

fn read_goal(goal: Goal, entry: &GoalEntry) -> Result<GoalCard, PackFault> {
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
        Err(PackFault::Goal { goal, fault: GoalFault::Kind })
    }
}
