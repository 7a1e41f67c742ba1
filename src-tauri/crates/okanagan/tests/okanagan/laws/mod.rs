//! Laws that hold at every position, worked out from the view of everything and the catalogue
//! only, so that they share no code with the engine.

use std::cell::RefCell;
use std::sync::LazyLock;

use game::{Game, Seat, Viewer};
use okanagan::{AreaView, Catalogue, Okanagan, Pack, Prospect, Spot, Standing, TileOnBoard, View};
use tiling::{Dir, Pos};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(Pack::original()));

/// The laws with the table they last held at: most positions in a row have the same.
#[derive(Default)]
pub(crate) struct Laws {
    passed: RefCell<(Vec<TileOnBoard>, Vec<AreaView>)>,
}

impl Laws {
    /// All of them.
    pub(crate) fn check(&self, position: &Okanagan) -> Result<(), String> {
        let view = position.view(Viewer::Everything);
        components_are_conserved(&view)?;
        let mut passed = self.passed.borrow_mut();
        if passed.0 != view.board {
            areas_agree_with_flooding(&view)?;
            passed.0.clone_from(&view.board);
        }
        if passed.1 != view.areas {
            for area in &view.areas {
                if !passed.1.contains(area) {
                    closing_gives_what_it_says(area)?;
                }
            }
            passed.1 = view.areas;
        }
        Ok(())
    }
}

/// 12 tokens of each type, but for those given back after it had run out, 17 nuggets, 36 goals, 61 tiles, and every building somewhere.
fn components_are_conserved(view: &View) -> Result<(), String> {
    let heap = view.evaluation.as_ref().map_or([0; 12], |evaluation| evaluation.heap);
    for (i, entry) in CATALOGUE.rewards.iter().enumerate() {
        let held: u8 = view.players.iter().map(|player| player.tokens[i]).sum();
        let there = view.supply[i] + heap[i] + held;
        if there > 12 || there < 12 && view.supply[i] > 0 {
            return Err(format!("tokens of {}", entry.reward));
        }
    }
    let nuggets: u8 = view.players.iter().map(|player| player.nuggets).sum();
    if view.nuggets_left + nuggets != 17 {
        return Err("nuggets".to_owned());
    }
    goals_are_conserved(view)?;
    tiles_are_conserved(view)?;
    buildings_are_conserved(view)
}

fn goals_are_conserved(view: &View) -> Result<(), String> {
    let mut is_seen = [false; 37];
    let mut n_discards = 0;
    for player in &view.players {
        let goals = player.goals.as_ref().ok_or("the view of everything shows goals")?;
        let discards = player.discards.as_ref().ok_or("and discards")?;
        n_discards += discards.len();
        if goals.len() != player.n_goals as usize {
            return Err("number of goals in hand".to_owned());
        }
        for goal in goals.iter().map(|it| it.goal).chain(discards.iter().copied()) {
            if std::mem::replace(&mut is_seen[goal.number() as usize], true) {
                return Err(format!("goal {} is in two places", goal.number()));
            }
        }
    }
    if n_discards != view.goals_discarded as usize
        || is_seen.iter().filter(|seen| **seen).count() + view.goals_in_deck as usize != 36
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
    let mut is_known = [false; 61];
    for tile in &known {
        if std::mem::replace(&mut is_known[tile.index()], true) {
            return Err(format!("{tile} is in two places"));
        }
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
        if n_seen > n_left.filter(|entry| !is_known[entry.tile.index()]).count() {
            return Err(format!("more backs {back:?} than tiles"));
        }
    }
    Ok(())
}

fn buildings_are_conserved(view: &View) -> Result<(), String> {
    let by_seats = match (view.players.len(), view.ends) {
        (2, None) => [3, 5, 4],
        (3, None) => [2, 5, 4],
        (_, None) => [2, 4, 4],
        // A short game has the buildings of its first round only.
        (2 | 3, Some(_)) => [1, 3, 2],
        (_, Some(_)) => [1, 2, 2],
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

/// An area as found by flooding from segment to segment.
#[derive(Debug)]
struct Flooded {
    /// Its segments: number of the tile and of the segment.
    segments: Vec<(usize, u8)>,
    open_edges: u8,
    icons: [u8; 3],
    influence: [u8; 4],
    /// Its tiles, as bits.
    tiles: u64,
}

/// Which tile lies on each square.
struct Table([[u8; 128]; 128]);

impl Table {
    fn of(view: &View) -> Self {
        let mut table = Self([[u8::MAX; 128]; 128]);
        for (i, tile) in view.board.iter().enumerate() {
            *table.square(tile.at) = i as u8;
        }
        table
    }

    fn square(&mut self, at: Pos) -> &mut u8 {
        &mut self.0[(at.x + 64) as usize][(at.y + 64) as usize]
    }
}

fn flood(view: &View) -> Vec<Flooded> {
    let mut table = Table::of(view);
    let mut is_flooded = [[false; 4]; 61];
    let mut areas = Vec::new();
    for (i, tile) in view.board.iter().enumerate() {
        for segment in 0..tile.areas.len() as u8 {
            if is_flooded[i][segment as usize] {
                continue;
            }
            let mut area = Flooded {
                segments: Vec::new(),
                open_edges: 0,
                icons: [0; 3],
                influence: [0; 4],
                tiles: 0,
            };
            let mut waiting = vec![(i, segment)];
            while let Some((i, segment)) = waiting.pop() {
                if std::mem::replace(&mut is_flooded[i][segment as usize], true) {
                    continue;
                }
                let tile = &view.board[i];
                area.take_in(i, segment, tile);
                for dir in Dir::ALL.into_iter().filter(|&dir| behind(tile, dir) == segment) {
                    match *table.square(tile.at.step(dir)) {
                        u8::MAX => area.open_edges += 1,
                        j => waiting
                            .push((j as usize, behind(&view.board[j as usize], dir.opposite()))),
                    }
                }
            }
            areas.push(area);
        }
    }
    areas
}

fn behind(tile: &TileOnBoard, dir: Dir) -> u8 {
    CATALOGUE.tiles[tile.tile.index()].edges[dir.unturned(tile.rotation).index()]
}

impl Flooded {
    fn take_in(&mut self, i: usize, segment: u8, tile: &TileOnBoard) {
        let entry = &CATALOGUE.tiles[tile.tile.index()];
        for reward in &entry.segments[segment as usize].rewards {
            self.icons[reward.shape() as usize] += 1;
        }
        self.segments.push((i, segment));
        let is_new = self.tiles >> i & 1 == 0;
        self.tiles |= 1 << i;
        let Some(building) = tile.building else { return };
        let seat = building.seat.index();
        match building.spot {
            Spot::Farm { segment: on } if on == segment => self.influence[seat] += 3,
            Spot::Warehouse { border } => {
                let (a, b) = entry.borders[border as usize];
                if a == segment || b == segment {
                    self.influence[seat] += 2;
                }
            }
            // Once, however many segments of the tile belong to the area.
            Spot::Silo if is_new => self.influence[seat] += 1,
            Spot::Farm { .. } | Spot::Silo => {}
        }
    }
}

/// Terrain, size, icons, open edges and influence of every area, from scratch.
fn areas_agree_with_flooding(view: &View) -> Result<(), String> {
    let flooded = flood(view);
    if flooded.len() != view.areas.len() {
        return Err(format!("{} areas, flooded {}", view.areas.len(), flooded.len()));
    }
    for area in &flooded {
        let &(i, segment) = area.segments.first().ok_or("an area is not empty")?;
        let id = view.board[i].areas[segment as usize];
        let given = view.areas.iter().find(|it| it.id == id).ok_or("the area is listed")?;
        let mut influence = [0; 4];
        for standing in &given.standings {
            influence[standing.seat.index()] = standing.influence;
        }
        let is_same = given.size as u32 == area.tiles.count_ones()
            && (given.open_edges, given.icons) == (area.open_edges, area.icons)
            && influence == area.influence;
        if !is_same {
            return Err(format!("{given:?}, but {area:?}"));
        }
        for &(j, other) in &area.segments {
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

/// What an area says that closing it would give: the tokens go out by rank until the heap is
/// empty, for every order of the tied.
fn closing_gives_what_it_says(area: &AreaView) -> Result<(), String> {
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
