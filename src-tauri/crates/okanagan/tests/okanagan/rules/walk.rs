//! Random games with a leaning, for what takes a whole game to come about.

use std::sync::LazyLock;

use game::{Game, HouseRng, Seat, Step, Turn, Viewer, rng_from_seed};
use okanagan::{Action, Back, Catalogue, Event, Okanagan, Pack, Setup, Stage, Terrain, View};
use rand::RngExt;
use tiling::{Dir, Pos};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of(Pack::original()));

/// One step of a game with the positions before and after it.
pub(crate) struct Moment<'a> {
    pub(crate) before: &'a Okanagan,
    pub(crate) step: Step<Okanagan>,
    pub(crate) after: &'a Okanagan,
    pub(crate) events: &'a [Event],
}

/// What a game leans to: an action it would rather take than a random one.
pub(crate) type Lean = fn(&Okanagan, Seat) -> Option<Action>;

/// Plays one random game for each seed, leaning as told, and shows every step.
pub(crate) fn walk(seats: u8, seeds: u64, lean: Lean, see: impl FnMut(Moment<'_>)) {
    walk_from(&Setup::new(seats), seeds, lean, see);
}

/// The same with any setup.
pub(crate) fn walk_from(setup: &Setup, seeds: u64, lean: Lean, mut see: impl FnMut(Moment<'_>)) {
    for seed in 0..seeds {
        let mut rng = rng_from_seed(seed);
        let mut position = Okanagan::new(setup).unwrap();
        while let Some(step) = next(&position, lean, &mut rng) {
            let before = position.clone();
            let mut events = Vec::new();
            position.play(step, &mut events).unwrap();
            see(Moment { before: &before, step, after: &position, events: &events });
        }
    }
}

fn next(position: &Okanagan, lean: Lean, rng: &mut HouseRng) -> Option<Step<Okanagan>> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => position.sample_chance(rng).map(Step::Chance),
        Turn::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[rng.random_range(0..seats.len())];
            let action = lean(position, seat).or_else(|| position.sample_action(seat, rng));
            action.map(|action| Step::Act { seat, action })
        }
    }
}

/// No leaning.
pub(crate) fn evenly(_: &Okanagan, _: Seat) -> Option<Action> {
    None
}

/// Uses this action wherever it shows.
fn using(position: &Okanagan, wish: impl Fn(Back) -> bool) -> Option<Action> {
    let view = position.view(Viewer::Public);
    let pile = view.piles.iter().position(|pile| pile.back.is_some_and(&wish))?;
    (view.stage == Stage::Bonus).then_some(Action::Bonus { pile: pile as u8 })
}

/// Uses tokens from the supply.
pub(crate) fn to_gains(position: &Okanagan, seat: Seat) -> Option<Action> {
    using(position, |back| matches!(back, Back::Gain2Type { .. } | Back::Gain1Shape { .. }))
        .or_else(|| closing(position, seat))
}

/// Uses goal cards.
pub(crate) fn to_goals(position: &Okanagan, seat: Seat) -> Option<Action> {
    using(position, |back| back == Back::Goals2).or_else(|| closing(position, seat))
}

/// Removes open tiles.
pub(crate) fn to_fresh_tiles(position: &Okanagan, seat: Seat) -> Option<Action> {
    using(position, |back| back == Back::Refresh3).or_else(|| closing(position, seat))
}

/// Uses nuggets, and empties the piles down to them.
pub(crate) fn to_nuggets(position: &Okanagan, seat: Seat) -> Option<Action> {
    let view = position.view(Viewer::Public);
    let other = |pile: &okanagan::PileView| pile.back.is_some_and(|it| it != Back::Nugget);
    if view.stage == Stage::Draw
        && let Some(pile) = view.piles.iter().position(other)
    {
        return Some(Action::DrawPile { pile: pile as u8 });
    }
    using(position, |back| back == Back::Nugget)
        .or_else(|| using(position, |back| back == Back::Refresh3))
        .or_else(|| closing(position, seat))
}

/// Places where it closes most, so that there is much to evaluate.
fn closing(position: &Okanagan, seat: Seat) -> Option<Action> {
    best_place(position, seat, |view| {
        view.areas.iter().filter(|area| area.open_edges == 0).count() as i32
    })
}

/// Leaves as few places without a mountain beside them as can be, so that tiles with no mountain
/// find none.
pub(crate) fn to_misfits(position: &Okanagan, seat: Seat) -> Option<Action> {
    best_place(position, seat, |view| {
        let at = |at| view.board.iter().find(|tile| tile.at == at);
        let shows_mountain = |from: Pos, dir: Dir| {
            at(from.step(dir)).is_some_and(|tile| {
                let entry = &CATALOGUE.tiles[tile.tile.index()];
                let segment = entry.edges[dir.opposite().unturned(tile.rotation).index()];
                entry.segments[segment as usize].terrain == Terrain::Mountain
            })
        };
        let mut worth = 0;
        for tile in &view.board {
            for place in Dir::ALL.map(|dir| tile.at.step(dir)) {
                if at(place).is_none() && !Dir::ALL.iter().any(|&dir| shows_mountain(place, dir)) {
                    // Seen from each of its neighbours; the fewer, the easier a tile fits there.
                    let n = Dir::ALL.iter().filter(|&&dir| at(place.step(dir)).is_some()).count();
                    worth -= [0, 60, 4, 1, 1][n];
                }
            }
        }
        worth
    })
}

fn best_place(position: &Okanagan, seat: Seat, worth: impl Fn(&View) -> i32) -> Option<Action> {
    position.legal_actions(seat).filter(|it| matches!(it, Action::Place { .. })).max_by_key(
        |&action| {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            worth(&next.view(Viewer::Public))
        },
    )
}
