//! What players see ahead, against the view, in random games.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, Seat, Step, Turn, Viewer, rng_from_seed};
use hunters::{
    Action, AreaKind, Hunters, Land, MOST_OPEN_SQUARES, Phase, Piece, Setup, Terrain, TileId,
    TileKind, View, catalogue,
};
use tiling::{Dir, Pos, Rotation};

/// The terrains around an empty square, by direction.
type Around = [Option<Terrain>; 4];

fn around(view: &View, at: Pos) -> Around {
    Dir::ALL.map(|dir| {
        let there = at.step(dir);
        let placed = view.placed.iter().find(|it| Pos::new(it.x, it.y) == there)?;
        let side = dir.opposite().unturned(placed.turns);
        Some(catalogue().tiles[placed.id.index()].sides[side.index()].terrain)
    })
}

fn fits(tile: TileId, around: Around) -> bool {
    let sides = &catalogue().tiles[tile.index()].sides;
    Rotation::ALL.iter().any(|&turns| {
        Dir::ALL.iter().all(|dir| {
            let shown = sides[dir.unturned(turns).index()].terrain;
            around[dir.index()].is_none_or(|terrain| terrain == shown)
        })
    })
}

/// How many of the land tiles to come fit each empty square where an area goes on.
fn counted_fits(view: &View, area: u16) -> Vec<u8> {
    let gone = |tile: TileId| {
        view.removed.contains(&tile) || view.placed.iter().any(|placed| placed.id == tile)
    };
    let land = catalogue().tiles.iter().filter(|tile| tile.kind == TileKind::Land);
    let to_come: Vec<TileId> = land.map(|tile| tile.id).filter(|&tile| !gone(tile)).collect();
    let mut squares = BTreeSet::new();
    for placed in &view.placed {
        for (nth, side) in catalogue().tiles[placed.id.index()].sides.iter().enumerate() {
            let middle = side.zones[side.zones.len() / 2];
            let at = Pos::new(placed.x, placed.y).step(Dir::ALL[nth].turned(placed.turns));
            let is_free = view.placed.iter().all(|it| Pos::new(it.x, it.y) != at);
            if placed.areas[usize::from(middle)] == area && is_free {
                squares.insert(at);
            }
        }
    }
    let mut counts: Vec<u8> = squares
        .into_iter()
        .map(|at| to_come.iter().filter(|&&tile| fits(tile, around(view, at))).count() as u8)
        .collect();
    counts.sort_unstable();
    counts
}

/// What tells an area in a list: kind, pieces, worth, open sides.
type Told = (AreaKind, Vec<u8>, u16, u8, Vec<u8>);

fn told(land: &Land, n_seats: u8) -> Told {
    let mut fits = land.fits.to_vec();
    fits.sort_unstable();
    let pieces = land.pieces[..usize::from(n_seats)].to_vec();
    (land.kind, pieces, land.worth, land.open, fits)
}

fn look_at(game: &Hunters) {
    let view = game.view(Viewer::Everything);
    let mut wanted = BTreeMap::<Told, u32>::new();
    for (number, area) in view.areas.iter().enumerate() {
        if area.pieces.iter().all(|&n| n == 0) {
            continue;
        }
        let goes_on = matches!(area.kind, AreaKind::Forest | AreaKind::River);
        let fits = if goes_on { counted_fits(&view, number as u16) } else { Vec::new() };
        if fits.len() > MOST_OPEN_SQUARES {
            return;
        }
        let told = (area.kind, area.pieces.to_vec(), area.worth, area.open, fits);
        *wanted.entry(told).or_default() += 1;
    }
    let mut found = BTreeMap::<Told, u32>::new();
    game.each_occupied(|_, land| *found.entry(told(&land(), game.n_seats())).or_default() += 1);
    assert_eq!(found, wanted);

    for seat in Seat::all(game.n_seats()) {
        let its = &view.seats[seat.index()];
        assert_eq!(game.supply_of(seat), (its.pawns, its.huts));
        assert_eq!(i32::from(game.points_of(seat)), its.points);
    }
    let hands: usize = view.seats.iter().map(|seat| usize::from(seat.land)).sum();
    assert_eq!(usize::from(game.n_to_come()), hands + usize::from(view.bag));
    assert_eq!(game.awaits_bonus(), (view.phase == Phase::Bonus).then_some(view.seat));
}

/// What may be put on the tile is what the actions say, in areas where nobody is.
fn look_at_vacancies(game: &Hunters, seat: Seat) {
    let mut found: Vec<(Piece, u8)> = Vec::new();
    game.each_vacancy(|piece, zone, land| {
        assert_eq!(land.most(), 0);
        found.push((piece, zone));
    });
    let occupations = game.legal_actions(seat).filter_map(|action| match action {
        Action::Occupy { piece, zone } => Some((piece, zone)),
        Action::Place { .. } | Action::TakeBack { .. } | Action::Keep | Action::Pass => None,
    });
    found.sort_unstable_by_key(|&(piece, zone)| (piece as u8, zone));
    assert_eq!(found, occupations.collect::<Vec<_>>());
}

#[test]
fn what_players_see_ahead_is_what_lies_there() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        let mut game = Hunters::new(&Setup::new(seats)).unwrap();
        let mut rng = rng_from_seed(seed);
        loop {
            look_at(&game);
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&mut rng).unwrap()),
                Turn::Seats(asked) => {
                    let seat = asked.first().unwrap();
                    look_at_vacancies(&game, seat);
                    Step::Act { seat, action: game.sample_action(seat, &mut rng).unwrap() }
                }
            };
            game.play(step, &mut ()).unwrap();
        }
    }
}
