//! The whole-pack check: what a pack must be before a game may be played with it.

use std::collections::BTreeSet;

use game::PackRef;

use super::fault::PackError;
use super::file::{ActionEntry, NodeKind, PackFile, TrackEntry};
use super::{NodePlan, Pack, PlanetPlan, Prices, Scorings, TrackField};
use crate::hold::Packable;
use crate::ids::{
    Cell, MAX_NODES, MAX_PLANETS, N_RACES, N_RELATIONS, Node, Planet, Race, Relation,
};
use crate::shape::{Shape, ShapeFault, is_connected};

/// The widest and tallest grid: one column stays free so that shapes cannot wrap round.
const MAX_SIDE: usize = 7;

/// The most tokens of a colour.
const MOST_TOKENS: usize = 32;

pub(super) fn check(file: PackFile, text: &str) -> Result<Pack, PackError> {
    if file.schema != "ctyrhra/bastards@1" {
        return Err(PackError::Schema { given: file.schema });
    }
    let shapes = shapes(&file)?;
    let planets = planets(&file)?;
    let ship = grid("ship", &file.ship.grid)?;
    for (race, shape) in Race::ALL.into_iter().zip(&shapes) {
        let places = planets.iter().map(|it| (it.id.as_str(), it.cells));
        for (place, cells) in places.chain([("ship", ship)]) {
            if !shape.fits(cells) {
                return Err(PackError::NoRoom { race: race.id(), place: place.to_owned() });
            }
        }
    }
    if ship.count_ones() > 8 {
        return Err(PackError::Grid { id: "ship".to_owned() });
    }
    let nodes = nodes(&file)?;
    let (next, beyond) = paths(&file, &nodes)?;
    let standard_order = scenarios(&file)?;
    let (track, scorings) = track(&file)?;
    let prices = prices(&file)?;
    counts(&file, &planets)?;
    let mut large_first = Race::ALL;
    large_first.sort_by_key(|race| (std::cmp::Reverse(shapes[race.index()].n_cells()), *race));
    Ok(Pack {
        reference: PackRef::of(&file.pack.id, &file.pack.version, text),
        n_tokens: std::array::from_fn(|race| file.races[race].count),
        cards_per_race: file.race_cards.per_race,
        packable: Packable::new(&shapes, ship),
        all_nodes: ((1u64 << nodes.len()) - 1) as u32,
        shapes,
        planets,
        nodes,
        next,
        beyond,
        ship,
        large_first,
        track,
        scorings,
        prices,
        standard_order,
        file,
    })
}

/// The cells (column, row) of a drawing with `#`.
fn drawn(id: &str, grid: &[String]) -> Result<Vec<(u8, u8)>, PackError> {
    let fault = || PackError::Grid { id: id.to_owned() };
    if grid.len() > MAX_SIDE || grid.iter().any(|row| row.len() > MAX_SIDE) {
        return Err(fault());
    }
    let mut cells = Vec::new();
    for (y, row) in grid.iter().enumerate() {
        for (x, mark) in row.bytes().enumerate() {
            match mark {
                b'#' => cells.push((x as u8, y as u8)),
                b'.' => {}
                _ => return Err(fault()),
            }
        }
    }
    Ok(cells)
}

fn grid(id: &str, rows: &[String]) -> Result<u64, PackError> {
    let cells = drawn(id, rows)?.iter().fold(0, |cells, &(x, y)| cells | Cell::at(x, y).bit());
    if cells == 0 || !is_connected(cells) {
        return Err(PackError::Grid { id: id.to_owned() });
    }
    Ok(cells)
}

fn shapes(file: &PackFile) -> Result<[Shape; N_RACES], PackError> {
    if !file.races.iter().map(|it| it.id.as_str()).eq(Race::ALL.map(Race::id)) {
        return Err(PackError::List { name: "races" });
    }
    let mut shapes = Vec::with_capacity(N_RACES);
    for race in &file.races {
        let shape = Shape::new(&drawn(&race.id, &race.shape)?).map_err(|why| match why {
            ShapeFault::Lopsided => PackError::Lopsided { id: race.id.clone() },
            ShapeFault::Empty | ShapeFault::TooLarge | ShapeFault::Scattered => {
                PackError::Grid { id: race.id.clone() }
            }
        })?;
        shapes.push(shape);
    }
    shapes.try_into().map_err(|_| PackError::List { name: "races" })
}

fn planets(file: &PackFile) -> Result<Vec<PlanetPlan>, PackError> {
    if file.planets.is_empty() || file.planets.len() > MAX_PLANETS {
        return Err(PackError::List { name: "planets" });
    }
    let mut ids = BTreeSet::new();
    let mut planets = Vec::new();
    for it in &file.planets {
        let cells = grid(&it.id, &it.grid)?;
        // A planet of at most 32 cells keeps every count in a byte and every list short.
        if cells.count_ones() != u32::from(it.cells) || it.cells > 32 {
            return Err(PackError::Grid { id: it.id.clone() });
        }
        if !ids.insert(&it.id) {
            return Err(PackError::Id { id: it.id.clone() });
        }
        planets.push(PlanetPlan { id: it.id.clone(), cells });
    }
    Ok(planets)
}

fn nodes(file: &PackFile) -> Result<Vec<NodePlan>, PackError> {
    if file.board.nodes.is_empty() || file.board.nodes.len() > MAX_NODES {
        return Err(PackError::List { name: "nodes" });
    }
    let mut nodes: Vec<NodePlan> = Vec::new();
    for it in &file.board.nodes {
        if nodes.iter().any(|earlier| earlier.id == it.id) {
            return Err(PackError::Id { id: it.id.clone() });
        }
        let mut docked = (0..)
            .map(Planet)
            .zip(&file.planets)
            .filter(|(_, planet)| planet.docks.contains(&it.id));
        let planet = docked.next().map(|(planet, _)| planet);
        if docked.next().is_some() || planet.is_some() != (it.kind == NodeKind::Dock) {
            return Err(PackError::Id { id: it.id.clone() });
        }
        nodes.push(NodePlan { id: it.id.clone(), planet });
    }
    for planet in &file.planets {
        if planet.docks.is_empty() {
            return Err(PackError::Id { id: planet.id.clone() });
        }
        for dock in &planet.docks {
            find(&nodes, dock)?;
        }
    }
    Ok(nodes)
}

fn find(nodes: &[NodePlan], id: &str) -> Result<Node, PackError> {
    let found = nodes.iter().position(|it| it.id == id);
    found.map(|index| Node(index as u8)).ok_or_else(|| PackError::Id { id: id.to_owned() })
}

type Paths = ([u32; MAX_NODES], [Option<Node>; MAX_NODES]);

fn paths(file: &PackFile, nodes: &[NodePlan]) -> Result<Paths, PackError> {
    let mut next = [0u32; MAX_NODES];
    let mut beyond = [None; MAX_NODES];
    for [a, b] in &file.board.edges {
        let (a, b) = (find(nodes, a)?, find(nodes, b)?);
        if a == b {
            return Err(PackError::Paths);
        }
        next[a.index()] |= b.bit();
        next[b.index()] |= a.bit();
    }
    for [a, b] in &file.board.teleports {
        let (here, there) = (find(nodes, a)?, find(nodes, b)?);
        for (from, to) in [(here, there), (there, here)] {
            let is_teleport = file.board.nodes[from.index()].kind == NodeKind::Teleport;
            if !is_teleport || from == to || beyond[from.index()].replace(to).is_some() {
                return Err(PackError::Paths);
            }
        }
    }
    // Connected by steps alone: a teleport may be a short cut, never the only way.
    let mut reached = 1u32;
    loop {
        let wider = Node::of_set(reached).fold(reached, |set, node| set | next[node.index()]);
        if wider == reached {
            break;
        }
        reached = wider;
    }
    let n_lonely_teleports = file
        .board
        .nodes
        .iter()
        .zip(beyond)
        .filter(|(node, beyond)| (node.kind == NodeKind::Teleport) != beyond.is_some());
    if reached.count_ones() as usize == nodes.len() && n_lonely_teleports.count() == 0 {
        Ok((next, beyond))
    } else {
        Err(PackError::Paths)
    }
}

fn scenarios(file: &PackFile) -> Result<[Relation; N_RELATIONS], PackError> {
    let mut ids = BTreeSet::new();
    for it in &file.scenarios {
        let order = <[Relation; N_RELATIONS]>::try_from(it.order.as_slice());
        if !order.is_ok_and(Relation::is_order) {
            return Err(PackError::Scenario { id: it.id.clone() });
        }
        if !ids.insert(&it.id) {
            return Err(PackError::Id { id: it.id.clone() });
        }
    }
    let first = file.scenarios.first().ok_or(PackError::List { name: "scenarios" })?;
    first.order.as_slice().try_into().map_err(|_| PackError::Scenario { id: first.id.clone() })
}

/// The track, and the rounds on it after which dominance counts.
fn track(file: &PackFile) -> Result<(Vec<TrackField>, Scorings), PackError> {
    let mut track = Vec::new();
    let mut n_rounds = 0;
    for (index, field) in file.track.iter().enumerate() {
        track.push(match *field {
            TrackEntry::Start {} if index == 0 => TrackField::Start,
            TrackEntry::Round { n, score_dominance, return_cards } if n == n_rounds + 1 => {
                n_rounds = n;
                TrackField::Round {
                    number: n,
                    dominance: score_dominance,
                    returns_cards: return_cards,
                }
            }
            TrackEntry::ShipOnly {} if index > 0 => TrackField::ShipOnly,
            TrackEntry::Start {} | TrackEntry::Round { .. } | TrackEntry::ShipOnly {} => {
                return Err(PackError::Track);
            }
        });
    }
    let scored = |field: &TrackField| match *field {
        TrackField::Round { number, dominance: each @ 1.., .. } => Some((number, each)),
        TrackField::Round { .. } | TrackField::Start | TrackField::ShipOnly => None,
    };
    let ends_scored = track.last().and_then(scored).is_some();
    let has_start = track.first() == Some(&TrackField::Start);
    let scorings: Vec<_> = track.iter().filter_map(scored).collect();
    match scorings.try_into() {
        Ok(scorings) if has_start && n_rounds == 12 && ends_scored => Ok((track, scorings)),
        _ => Err(PackError::Track),
    }
}

fn prices(file: &PackFile) -> Result<Prices, PackError> {
    if !file.actions.iter().map(|it| it.id).eq(Relation::ALL) {
        return Err(PackError::List { name: "actions" });
    }
    let n_strengthened: usize = file.actions.iter().map(|it| it.strengthen.len()).sum();
    let find = |relation: Relation, id: &str, most: u8| {
        let entries = &file.actions[relation.index()].strengthen;
        let entry = entries.iter().find(|it| it.id == id);
        let entry = entry.ok_or(PackError::List { name: "strengthen" })?;
        if entry.cost > 9 || entry.max == 0 || entry.max > most {
            return Err(PackError::Number { name: "strengthen" });
        }
        Ok(entry)
    };
    let step = find(Relation::Migration, "step", 9)?;
    let lock = find(Relation::Change, "extraLock", 6)?;
    let prices = Prices {
        start: file.setup.money,
        second_card: file.combo_cost,
        point: file.money_per_point,
        love: find(Relation::Love, "repeat", 1)?.cost,
        shooting: find(Relation::Shooting, "repeat", 1)?.cost,
        eating: find(Relation::Eating, "repeat", 1)?.cost,
        step: step.cost,
        free_steps: file.actions[Relation::Migration.index()].free_steps.unwrap_or(0),
        paid_steps: step.max,
        mutate_other: find(Relation::Mutation, "mutateOpponent", 1)?.cost,
        relay_corpses: find(Relation::Mutation, "rearrangeCorpses", 1)?.cost,
        flip: find(Relation::Change, "swapPair", 1)?.cost,
        lock: lock.cost,
        locks: lock.max,
        steps_loaded: file.ship.move_loaded,
        steps_empty: file.ship.move_empty,
        hand_per_race: file.setup.hand_per_race,
    };
    let is_migration = |it: &ActionEntry| it.id == Relation::Migration;
    if file.actions.iter().any(|it| it.free_steps.is_some() && !is_migration(it)) {
        return Err(PackError::Number { name: "freeSteps" });
    }
    if n_strengthened != 8 {
        return Err(PackError::List { name: "strengthen" });
    }
    if prices.point == 0 || prices.step == 0 || prices.free_steps > 9 {
        return Err(PackError::Number { name: "prices" });
    }
    if prices.steps_loaded > prices.steps_empty || prices.steps_empty > 9 {
        return Err(PackError::Number { name: "ship" });
    }
    Ok(prices)
}

fn counts(file: &PackFile, planets: &[PlanetPlan]) -> Result<(), PackError> {
    // Fourteen cards go to the relations, at least one stays on offer.
    if !(3..=10).contains(&file.race_cards.per_race) {
        return Err(PackError::Number { name: "raceCards" });
    }
    if file.setup.neutral_player_for != 2 {
        return Err(PackError::Number { name: "neutralPlayerFor" });
    }
    for race in &file.races {
        if race.count < file.setup.hand_per_race || race.count > 30 {
            return Err(PackError::Number { name: "count" });
        }
    }
    if file.races.iter().map(|it| usize::from(it.count)).sum::<usize>() > MOST_TOKENS {
        return Err(PackError::Number { name: "count" });
    }
    // Said for other tables it would not be played.
    let is_table = |n_seats: &u8| (2..=5).contains(n_seats);
    if !file.setup.planets.keys().chain(file.setup.preset.keys()).all(is_table) {
        return Err(PackError::List { name: "preset" });
    }
    // All planets may be chosen, and each takes one token of everybody.
    if planets.len() > usize::from(file.setup.hand_per_race) * N_RACES {
        return Err(PackError::Number { name: "handPerRace" });
    }
    for n_seats in 2..=5u8 {
        let setup = &file.setup;
        let (Some(&n), Some(preset)) = (setup.planets.get(&n_seats), setup.preset.get(&n_seats))
        else {
            return Err(PackError::List { name: "preset" });
        };
        let known: BTreeSet<_> =
            preset.iter().filter(|id| planets.iter().any(|it| it.id == **id)).collect();
        let n = usize::from(n);
        if known.len() != n || preset.len() != n || n == 0 {
            return Err(PackError::List { name: "preset" });
        }
        if planets.len() - n > usize::from(setup.radioactive_tokens) {
            return Err(PackError::Number { name: "radioactiveTokens" });
        }
    }
    Ok(())
}
