//! What players see ahead, against the view and the rules themselves, in random games.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

use game::{Game, Seat, Step, Turn, Viewer, rng_from_seed};
use okanagan::{Acting, Action, Exchange, Land, Okanagan, Setup, Stage, Tile};
use tiling::{Dir, Rotation};

fn look_at(game: &Okanagan) {
    let view = game.view(Viewer::Everything);
    let lands: Vec<_> = game.lands().collect();
    assert_eq!(lands.len(), view.areas.len());
    for ((number, land), area) in lands.iter().zip(&view.areas) {
        assert_eq!((*number, land.terrain), (area.id, area.terrain as u8));
        assert_eq!((land.open, land.icons), (area.open_edges, area.icons));
        for standing in &area.standings {
            assert_eq!(land.influence[standing.seat.index()], standing.influence);
        }
    }
    // Every open edge lies at a gap.
    let mut open = [0; 256];
    for gap in game.gaps() {
        gap.beside.into_iter().flatten().for_each(|area| open[area as usize] += 1);
    }
    assert!(lands.iter().all(|&(number, land)| open[number as usize] == land.open));

    for seat in Seat::all(game.n_seats()) {
        let player = &view.players[seat.index()];
        assert_eq!((game.stock(seat), game.stock_to_come()), (player.stock, player.stock_to_come));
        assert_eq!((*game.tokens_of(seat), game.nuggets_of(seat)), (player.tokens, player.nuggets));
        let hand: Vec<_> = game.pack().goals_in(game.goals_of(seat)).collect();
        assert_eq!(hand, player.goals.iter().flatten().map(|it| it.goal).collect::<Vec<_>>());
    }
    assert_eq!(*game.supply(), view.supply);
    for (n, pile) in (0..).zip(&view.piles) {
        assert_eq!(game.top_of(n), pile.back);
    }
    for (n, open) in (0..).zip(&view.open) {
        assert_eq!(game.open_tile(n), *open);
    }
    let to_come = 61 - view.board.len() - view.removed.len();
    assert_eq!(game.tiles_to_come().count_ones() as usize, to_come);

    if let Some(evaluation) = &view.evaluation {
        let pending: Vec<u8> = evaluation.pending.iter().map(|it| it.area).collect();
        assert_eq!(game.pending().collect::<Vec<_>>(), pending);
        assert_eq!(game.sharing().map(|it| it.area), evaluation.area);
        if let Some(sharing) = game.sharing() {
            assert_eq!(sharing.order, evaluation.order);
            let picker = sharing.heap.map(|(_, picker, n)| (sharing.order[picker], n));
            assert_eq!(picker, evaluation.picker.map(|it| (it.seat, it.picks)));
            if game.turn() == Turn::Chance {
                // Something comes to light in between.
                return;
            }
            let acting = acting_at(view.stage);
            assert_eq!(sharing.acting, acting);
            look_at_exchanges(game);
        }
    } else {
        assert_eq!(game.sharing(), None);
    }
}

fn acting_at(stage: Stage) -> Acting {
    let is_exchange =
        matches!(stage, Stage::TradeTake { .. } | Stage::SwapGive | Stage::SwapTake { .. });
    if is_exchange || matches!(stage, Stage::Gain { .. }) {
        Acting::Exchanging
    } else if matches!(stage, Stage::TradeGive { .. }) {
        Acting::MayExchange
    } else if matches!(stage, Stage::OrderTied | Stage::Bonus) {
        Acting::ToChoose
    } else if stage == Stage::Heap {
        Acting::Done
    } else {
        assert!(matches!(stage, Stage::ChangeGoals | Stage::Tribute), "{stage:?}");
        Acting::UnderWay
    }
}

/// An exchange is what comes of the actions that are legal now and after them.
fn look_at_exchanges(game: &Okanagan) {
    let Some(seat) = game.turn().seats().first() else { return };
    let mut exchanges = Vec::new();
    game.each_exchange(|it| exchanges.push(it));
    let after = |action| {
        let mut next = game.clone();
        next.apply(Step::Act { seat, action }, &mut ());
        next
    };
    let expected = match game.sharing().unwrap().acting {
        Acting::Exchanging | Acting::MayExchange => game
            .legal_actions(seat)
            .filter(|&action| action != Action::Stop)
            .map(|action| {
                let next = after(action);
                let is_half = next.sharing().is_some_and(|it| it.acting == Acting::Exchanging)
                    && next.turn() == game.turn()
                    && next.tokens_of(seat) == game.tokens_of(seat);
                if is_half { next.legal_actions(seat).count() } else { 1 }
            })
            .sum(),
        Acting::ToChoose | Acting::UnderWay | Acting::Done => 0,
    };
    assert_eq!(exchanges.len(), expected, "{exchanges:?}");
    let others = || Seat::all(game.n_seats()).filter(|&it| it != seat);
    for Exchange { given, taken } in exchanges {
        assert!(given.is_none_or(|it| game.tokens_of(seat)[it.index()] > 0));
        let mut there = std::iter::once(game.supply()).chain(others().map(|it| game.tokens_of(it)));
        assert!(there.any(|tokens| tokens[taken.index()] > 0));
    }
}

/// Whether the held tile fits at a gap, by trying each way to turn it.
fn try_gaps(game: &Okanagan, seat: Seat, tile: Tile) {
    let legal: Vec<Action> = game.legal_actions(seat).collect();
    for gap in game.gaps() {
        let place = |rotation| Action::Place { at: gap.at, rotation };
        let fits = Rotation::ALL.into_iter().any(|rotation| legal.contains(&place(rotation)));
        assert_eq!(gap.fitting >> tile.index() & 1 == 1, fits);
    }
}

#[test]
fn players_see_ahead_what_is_there() {
    let (mut n_gaps, mut n_pending) = (0, 0);
    for seed in 0..40 {
        let mut game = Okanagan::new(&Setup::new(2 + seed as u8 % 3)).unwrap();
        let mut rng = rng_from_seed(seed);
        loop {
            look_at(&game);
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&mut rng).unwrap()),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(Viewer::Seat(seat));
                    if view.stage == Stage::Place {
                        n_gaps += game.gaps().count();
                        let held = view.players[seat.index()].held.unwrap();
                        try_gaps(&game, seat, held.tile.unwrap());
                    }
                    if view.stage == Stage::Build {
                        n_pending += game.pending().count();
                        let is_closed = |(number, land): (u8, Land)| {
                            land.open == 0 || game.pending().all(|it| it != number)
                        };
                        assert!(game.lands().all(is_closed));
                        let segments = game.pack().face(game.last_tile()).segments.len();
                        assert_eq!(game.last_areas().count(), segments);
                    }
                    Step::Act { seat, action: game.sample_action(seat, &mut rng).unwrap() }
                }
            };
            game.apply(step, &mut ());
        }
    }
    assert!(n_gaps > 1000 && n_pending > 100, "{n_gaps} gaps, {n_pending} closed areas");
}

/// T16 has lake to the north and east, prairie to the south, forest to the west: around the start
/// tile it fits at all places but the west, where mountains lie.
#[test]
fn a_gap_knows_the_tiles_that_fit() {
    let game = Okanagan::new(&Setup::new(2)).unwrap();
    let t16 = Tile::new(16).unwrap();
    let fits: Vec<bool> = game.gaps().map(|gap| gap.fitting >> t16.index() & 1 == 1).collect();
    let sides: Vec<Dir> = game
        .gaps()
        .map(|gap| Dir::ALL.into_iter().find(|&dir| gap.beside[dir.index()].is_some()).unwrap())
        .collect();
    assert_eq!(sides, [Dir::South, Dir::West, Dir::North, Dir::East]);
    assert_eq!(fits, [true, true, true, false]);
    // Forest lies on fifteen corners, on thirty single edges, and on the start tile.
    assert_eq!(game.gaps().next().unwrap().fitting.count_ones(), 15 + 30 + 1);
}
