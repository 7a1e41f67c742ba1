//! Laws that hold at every position, worked out from the view of everything and the catalogue
//! only, so that they share no code with the engine.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use game::{Game, Seat, Viewer};
use okanagan::{AreaView, Catalogue, Okanagan, Pack, Prospect, Spot, Standing, TileOnBoard, View};
use tiling::{Dir, Pos};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(Pack::original()));

/// 12 tokens of each type, 17 nuggets, 36 goals, 61 tiles, and every building somewhere.
pub(crate) fn components_are_conserved(position: &Okanagan) -> Result<(), String> {
    let view = position.view(Viewer::Everything);
    let heap = view.evaluation.as_ref().map_or([0; 12], |evaluation| evaluation.heap);
    for (i, entry) in CATALOGUE.rewards.iter().enumerate() {
        let held: u8 = view.players.iter().map(|player| player.tokens[i]).sum();
        if view.supply[i] + heap[i] + held != 12 {
            return Err(format!("tokens of {}", entry.reward));
        }
    }
    let nuggets: u8 = view.players.iter().map(|player| player.nuggets).sum();
    if view.nuggets_left + nuggets != 17 {
        return Err("nuggets".to_owned());
    }
    goals_are_conserved(&view)?;
    tiles_are_conserved(&view)?;
    buildings_are_conserved(&view)
}

fn goals_are_conserved(view: &View) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    let mut n_discards = 0;
    for player in &view.players {
        let goals = player.goals.as_ref().ok_or("the view of everything shows goals")?;
        let discards = player.discards.as_ref().ok_or("and discards")?;
        n_discards += discards.len();
        if goals.len() != player.n_goals as usize {
            return Err("number of goals in hand".to_owned());
        }
        for goal in goals.iter().map(|it| it.goal).chain(discards.iter().copied()) {
            if !seen.insert(goal) {
                return Err(format!("goal {} is in two places", goal.number()));
            }
        }
    }
    if n_discards != view.goals_discarded as usize || seen.len() + view.goals_in_deck as usize != 36
    {
        return Err("goals".to_owned());
    }
    Ok(())
}

fn tiles_are_conserved(view: &View) -> Result<(), String> {
    let board = view.board.iter().map(|it| it.tile);
    let held = view.players.iter().filter_map(|player| player.held.and_then(|held| held.tile));
    let open = view.open.iter().flatten().copied();
    let known: Vec<_> = board.chain(held).chain(open).chain(view.removed.clone()).collect();
    if known.iter().collect::<BTreeSet<_>>().len() != known.len() {
        return Err("a tile is in two places".to_owned());
    }
    let in_piles: usize = view.piles.iter().map(|pile| pile.size as usize).sum();
    let n_tiles = known.len() + in_piles;
    if view.starter.is_some() && n_tiles != 61 || n_tiles > 61 {
        return Err(format!("{n_tiles} tiles"));
    }
    // The backs all see belong to tiles nobody has placed, opened or drawn.
    for back in view.piles.iter().flat_map(|pile| pile.back.iter().chain(&pile.under)) {
        let n_seen = view.piles.iter().flat_map(|it| it.back.iter().chain(&it.under));
        let n_seen = n_seen.filter(|other| *other == back).count();
        let n_left = CATALOGUE.tiles.iter().filter(|entry| entry.back == Some(*back));
        if n_seen > n_left.filter(|entry| !known.contains(&entry.tile)).count() {
            return Err(format!("more backs {back:?} than tiles"));
        }
    }
    Ok(())
}

fn buildings_are_conserved(view: &View) -> Result<(), String> {
    let by_seats = match view.players.len() {
        2 => [3, 5, 4],
        3 => [2, 5, 4],
        _ => [2, 4, 4],
    };
    for (seat, player) in view.players.iter().enumerate() {
        for (kind, wanted) in by_seats.into_iter().enumerate() {
            let built = view
                .board
                .iter()
                .filter_map(|it| it.building)
                .filter(|it| it.seat.index() == seat && it.spot.building() as usize == kind);
            let n = built.count() + (player.stock[kind] + player.stock_to_come[kind]) as usize;
            if n != wanted {
                return Err(format!("seat {seat} has {n} buildings of kind {kind}"));
            }
        }
    }
    Ok(())
}

/// A segment on the table: number of the tile and of the segment.
type Place = (usize, u8);

/// Areas as found by flooding from segment to segment, each with its segments.
fn flood(view: &View) -> Vec<BTreeSet<Place>> {
    let at: BTreeMap<Pos, usize> =
        view.board.iter().enumerate().map(|(i, tile)| (tile.at, i)).collect();
    let mut areas: Vec<BTreeSet<Place>> = Vec::new();
    for (i, tile) in view.board.iter().enumerate() {
        for segment in 0..segments(tile) {
            if areas.iter().any(|area| area.contains(&(i, segment))) {
                continue;
            }
            let mut area = BTreeSet::new();
            let mut waiting = vec![(i, segment)];
            while let Some((i, segment)) = waiting.pop() {
                if !area.insert((i, segment)) {
                    continue;
                }
                for dir in edges(&view.board[i], segment) {
                    if let Some(&j) = at.get(&view.board[i].at.step(dir)) {
                        waiting.push((j, behind(&view.board[j], dir.opposite())));
                    }
                }
            }
            areas.push(area);
        }
    }
    areas
}

fn segments(tile: &TileOnBoard) -> u8 {
    CATALOGUE.tiles[tile.tile.index()].segments.len() as u8
}

fn behind(tile: &TileOnBoard, dir: Dir) -> u8 {
    CATALOGUE.tiles[tile.tile.index()].edges[dir.unturned(tile.rotation).index()]
}

fn edges(tile: &TileOnBoard, segment: u8) -> impl Iterator<Item = Dir> + '_ {
    Dir::ALL.into_iter().filter(move |&dir| behind(tile, dir) == segment)
}

/// Terrain, size, icons, open edges and influence of every area, from scratch; and edges match.
pub(crate) fn areas_agree_with_flooding(position: &Okanagan) -> Result<(), String> {
    let view = position.view(Viewer::Everything);
    let flooded = flood(&view);
    if flooded.len() != view.areas.len() {
        return Err(format!("{} areas, flooded {}", view.areas.len(), flooded.len()));
    }
    for area in &flooded {
        let &(i, segment) = area.first().ok_or("an area is not empty")?;
        let id = view.board[i].areas[segment as usize];
        let given = view.areas.iter().find(|it| it.id == id).ok_or("the area is listed")?;
        let scratch = from_scratch(&view, area)?;
        if (given.size, given.open_edges, given.icons) != (scratch.0, scratch.1, scratch.2) {
            return Err(format!("area {given:?}, flooded {scratch:?}"));
        }
        let influence = influence_of(given, view.players.len());
        if influence != scratch.3 {
            return Err(format!("influence {influence:?}, flooded {:?}", scratch.3));
        }
        for &(j, other) in area {
            if view.board[j].areas[other as usize] != id {
                return Err(format!("segment {other} of tile {j} is not in area {id}"));
            }
            let entry = &CATALOGUE.tiles[view.board[j].tile.index()];
            if entry.segments[other as usize].terrain != given.terrain {
                return Err(format!("terrain of segment {other} of tile {j}"));
            }
        }
    }
    Ok(())
}

fn influence_of(area: &AreaView, n_seats: usize) -> Vec<u8> {
    let mut influence = vec![0; n_seats];
    for standing in &area.standings {
        influence[standing.seat.index()] = standing.influence;
    }
    influence
}

type Scratch = (u8, u8, [u8; 3], Vec<u8>);

fn from_scratch(view: &View, area: &BTreeSet<Place>) -> Result<Scratch, String> {
    let tiles: BTreeSet<usize> = area.iter().map(|&(i, _)| i).collect();
    let mut open = 0;
    let mut icons = [0; 3];
    for &(i, segment) in area {
        let tile = &view.board[i];
        let beside = |dir| view.board.iter().any(|other| other.at == tile.at.step(dir));
        open += edges(tile, segment).filter(|&dir| !beside(dir)).count() as u8;
        for reward in &CATALOGUE.tiles[tile.tile.index()].segments[segment as usize].rewards {
            icons[reward.shape() as usize] += 1;
        }
    }
    let mut influence = vec![0; view.players.len()];
    for &i in &tiles {
        let Some(building) = view.board[i].building else { continue };
        let entry = &CATALOGUE.tiles[view.board[i].tile.index()];
        let (touched, worth) = match building.spot {
            Spot::Farm { segment } => (vec![segment], 3),
            Spot::Warehouse { border } => {
                let (a, b) = *entry.borders.get(border as usize).ok_or("the border exists")?;
                (vec![a, b], 2)
            }
            Spot::Silo => ((0..entry.segments.len() as u8).collect(), 1),
        };
        if touched.iter().any(|&segment| area.contains(&(i, segment))) {
            influence[building.seat.index()] += worth;
        }
    }
    Ok((tiles.len() as u8, open, icons, influence))
}

/// What an area says that closing it would give: the tokens go out by rank until the heap is
/// empty, for every order of the tied.
pub(crate) fn closing_gives_what_it_says(position: &Okanagan) -> Result<(), String> {
    let view = position.view(Viewer::Public);
    for area in &view.areas {
        let icons: u8 = area.heap.iter().sum();
        let mut orders = Vec::new();
        permute(&area.standings, &mut Vec::new(), &mut orders);
        for standing in &area.standings {
            let takes: Vec<u8> =
                orders.iter().map(|order| taken(order, icons, standing.seat)).collect();
            let (least, most) = (takes.iter().min(), takes.iter().max());
            if (least, most) != (Some(&standing.takes_least), Some(&standing.takes_most)) {
                return Err(format!("{standing:?} of {icons}, but {takes:?}"));
            }
            let n_last = orders
                .iter()
                .filter(|order| order.last().is_some_and(|last| last.0 == standing.seat))
                .count();
            let action = match n_last {
                _ if area.standings.len() == 1 => Prospect::Instead,
                0 => Prospect::No,
                n if n == orders.len() => Prospect::Yes,
                _ => Prospect::IfLastOfTied,
            };
            if action != standing.action {
                return Err(format!("{standing:?}, but {action:?}"));
            }
        }
    }
    Ok(())
}

/// All orders from the strongest down.
fn permute(left: &[Standing], order: &mut Vec<(Seat, u8)>, orders: &mut Vec<Vec<(Seat, u8)>>) {
    let Some(most) = left.iter().map(|it| it.influence).max() else {
        orders.push(order.clone());
        return;
    };
    for next in left.iter().filter(|it| it.influence == most) {
        let rest: Vec<Standing> = left.iter().filter(|it| it.seat != next.seat).copied().collect();
        order.push((next.seat, next.influence));
        permute(&rest, order, orders);
        order.pop();
    }
}

fn taken(order: &[(Seat, u8)], mut heap: u8, seat: Seat) -> u8 {
    for &(other, influence) in order {
        let takes = heap.min(influence);
        heap -= takes;
        if other == seat {
            return takes;
        }
    }
    0
}
