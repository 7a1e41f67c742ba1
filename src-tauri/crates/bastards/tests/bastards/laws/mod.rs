//! Laws that hold at every position, worked out from the view of everything and the catalogue
//! only, so that they share no code with the engine.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use bastards::{Bastards, Catalogue, Cell, Colour, PlanetView, Race, StageView, View};
use game::{Game, Viewer};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// All of them.
pub(crate) fn laws(position: &Bastards) -> Result<(), String> {
    let view = position.view(Viewer::Everything);
    cells_never_overlap(&view)?;
    tokens_are_conserved(&view)?;
    cards_are_conserved(&view)?;
    dominance_agrees(&view)?;
    ships_keep_apart(&view)?;
    living_agree(&view)
}

fn index(race: Race) -> usize {
    CATALOGUE.races.iter().position(|it| it.race == race).expect("a race of the catalogue")
}

/// `SB-PLANETS`: every cell of a planet is free or under one token; a radioactive one is empty.
fn cells_never_overlap(view: &View) -> Result<(), String> {
    for (planet, entry) in view.planets.iter().zip(&CATALOGUE.planets) {
        let mut cells: Vec<Cell> = planet.free.clone();
        for token in &planet.tokens {
            let n_cells = CATALOGUE.races[index(token.race)].turns[0].len();
            if token.cells.len() != n_cells || token.cells.first() != Some(&token.cell) {
                return Err(format!("{token:?} on {:?} has another shape", planet.planet));
            }
            cells.extend(&token.cells);
        }
        cells.sort_unstable();
        if planet.radioactive {
            if !cells.is_empty() {
                return Err(format!("{:?} is radioactive, but not empty", planet.planet));
            }
        } else if cells != entry.cells {
            return Err(format!("cells of {:?}: {cells:?}", planet.planet));
        }
    }
    for seat in &view.seats {
        let cells: Vec<Cell> = seat.hold.iter().flat_map(|it| it.cells.clone()).collect();
        let apart: BTreeSet<Cell> = cells.iter().copied().collect();
        if apart.len() != cells.len() || !apart.iter().all(|it| CATALOGUE.ship.contains(it)) {
            return Err(format!("the hold {:?} does not lie flat", seat.hold));
        }
    }
    Ok(())
}

/// `SB-START`: every colour's tokens are in the supply, set aside, in hand, in a hold or on a
/// planet, as many as it began with.
fn tokens_are_conserved(view: &View) -> Result<(), String> {
    let mut counts = [[0u32; 5]; 6];
    for (seat, counts) in view.seats.iter().zip(&mut counts) {
        for (race, count) in counts.iter_mut().enumerate() {
            *count += u32::from(seat.supply[race]) + u32::from(seat.set_aside[race]);
        }
        for held in &seat.hold {
            counts[index(held.race)] += 1;
        }
    }
    if let Some(neutral) = &view.neutral {
        for (race, count) in counts[5].iter_mut().enumerate() {
            *count += u32::from(neutral.supply[race]);
        }
    }
    for token in view.planets.iter().flat_map(|it| &it.tokens) {
        counts[token.colour.index()][index(token.race)] += 1;
    }
    for token in view.laying.iter().flat_map(|it| &it.tokens) {
        counts[token.colour.index()][index(token.race)] += 1;
    }
    for (colour, counts) in counts.iter().enumerate() {
        let plays = colour < view.seats.len() || colour == 5 && view.neutral.is_some();
        for (entry, &count) in CATALOGUE.races.iter().zip(counts) {
            let wanted = if plays { u32::from(entry.count) } else { 0 };
            if count != wanted {
                return Err(format!("colour {colour} has {count} tokens of {:?}", entry.race));
            }
        }
    }
    Ok(())
}

/// `SB-RELATIONS`, `SB-PLAN`: four race cards of each race; eight action cards of each seat.
fn cards_are_conserved(view: &View) -> Result<(), String> {
    let mut counts = [0u32; 5];
    let of_relations = view.relations.iter().flat_map(|it| it.pair).flatten();
    for race in of_relations.chain(view.offer.iter().copied()) {
        counts[index(race)] += 1;
    }
    if counts != [4; 5] {
        return Err(format!("race cards: {counts:?}"));
    }
    if view.relations.iter().filter(|it| it.locked).any(|it| it.pair[0].is_none()) {
        return Err("a relation without cards is locked".to_owned());
    }
    for seat in &view.seats {
        let mut cards = seat.hand.clone();
        cards.extend(&seat.played);
        cards.sort_unstable();
        if cards.len() != 8 || !cards.is_sorted_by(|a, b| a < b) {
            return Err(format!("action cards: {cards:?}"));
        }
        // Cards returned at the end of a round are in hand again before the next begins.
        let shown = matches!(view.stage, StageView::Resolve { .. } | StageView::Fly { .. });
        if shown && !seat.open.iter().all(|it| seat.played.contains(it)) {
            return Err(format!("{:?} lies open, but was not played", seat.open));
        }
    }
    Ok(())
}

/// `SB-DOMINANCE`: the leader of every planet, counted token by token.
fn dominance_agrees(view: &View) -> Result<(), String> {
    for planet in &view.planets {
        let leader = leader(planet);
        if planet.leader != leader {
            return Err(format!(
                "{:?} leads on {:?}, not {leader:?}",
                planet.leader, planet.planet
            ));
        }
    }
    Ok(())
}

fn leader(planet: &PlanetView) -> Option<Colour> {
    let n = |colour: Colour| {
        planet.tokens.iter().filter(|it| !it.corpse && it.colour == colour).count()
    };
    let most = Colour::all().map(n).max()?;
    let mut leaders = Colour::all().filter(|&colour| n(colour) == most);
    let first = leaders.next()?;
    (most > 0 && leaders.next().is_none()).then_some(first)
}

/// `SB-FLY`: two ships are on one field only while one of them passes.
fn ships_keep_apart(view: &View) -> Result<(), String> {
    let mut flying = None;
    if let StageView::Fly { seat, .. } | StageView::Resolve { seat, .. } = view.stage {
        flying = Some(seat.index());
    }
    let standing = view.seats.iter().enumerate().filter(|(i, _)| Some(*i) != flying);
    let nodes: Vec<_> = standing.filter_map(|(_, seat)| seat.ship).collect();
    let apart: BTreeSet<_> = nodes.iter().collect();
    if apart.len() == nodes.len() { Ok(()) } else { Err(format!("ships at {nodes:?}")) }
}

fn living_agree(view: &View) -> Result<(), String> {
    for (i, seat) in view.seats.iter().enumerate() {
        let tokens = view.planets.iter().flat_map(|it| &it.tokens);
        let on_planets = tokens.filter(|it| it.colour.index() == i && !it.corpse).count();
        if usize::from(seat.living) != on_planets + seat.hold.len() {
            return Err(format!("seat {i} has {} living creatures", seat.living));
        }
    }
    Ok(())
}
