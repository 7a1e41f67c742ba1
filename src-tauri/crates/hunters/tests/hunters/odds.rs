//! The chance that a tile for a gap comes: from what a seat knows, and with as many draws as the
//! seat has.

use game::{Draws, Game, Odds, Seat, Step, Turn, Viewer, rng_from_seed};
use hunters::{Chance, Gap, Hands, Hunters, Outlook, Phase, Setup, TileKind, Variant, catalogue};

/// Random games of all kinds, position by position, with the step that comes next.
fn walk(games: u64, mut saw: impl FnMut(u64, &Hunters, Option<Step<Hunters>>)) {
    for n in 0..games {
        let variant = if n % 3 == 2 { Variant::Strategic } else { Variant::Normal };
        let hands = if n % 4 == 3 { Hands::Open } else { Hands::Hidden };
        let setup = Setup { variant, hands, ..Setup::new(2 + (n % 4) as u8) };
        let mut position = Hunters::new(&setup).unwrap();
        let mut rng = rng_from_seed(n);
        loop {
            let step = match position.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(position.sample_chance(&mut rng).unwrap()),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    Step::Act { seat, action: position.sample_action(seat, &mut rng).unwrap() }
                }
            };
            saw(n, &position, Some(step));
            position.apply(step, &mut ());
        }
        saw(n, &position, None);
    }
}

fn outlook(position: &Hunters, viewer: Viewer) -> Outlook {
    position.view(viewer).outlook
}

#[test]
fn a_seat_has_as_many_draws_as_the_bag_holds_for_it() {
    let mut games = Vec::new();
    // Of each seat in each game: how many draws were foretold, how many it had had, and how many
    // tiles had been removed by then.
    walk(12, |game, position, step| {
        if games.len() <= game as usize {
            games.push((Vec::new(), [0_u8; 5], 0));
        }
        let (said, drawn, removed) = &mut games[game as usize];
        let view = position.view(Viewer::Public);
        *removed = view.removed.len();
        for seat in Seat::all(position.n_seats()) {
            if let Some(draws) = outlook(position, Viewer::Seat(seat)).draws {
                assert_eq!(draws.next, draws.all.min(1));
                said.push((seat.index(), draws.all, drawn[seat.index()], *removed));
            }
        }
        if view.phase == Phase::Refill && matches!(step, Some(Step::Chance(Chance::Land { .. }))) {
            drawn[view.seat.index()] += 1;
        }
    });
    let mut n_true = 0;
    for (said, drawn, removed) in games {
        for (seat, all, before, gone) in said {
            let came = drawn[seat] - before;
            if gone == removed {
                assert_eq!(came, all, "nothing came between");
                n_true += 1;
            } else {
                assert!(came <= all, "each removed tile is one less to draw");
            }
        }
    }
    assert!(n_true > 200, "{n_true} positions without a tile removed later");
}

#[test]
fn odds_count_the_land_tiles_that_fill_a_gap() {
    let mut n_gaps = 0;
    walk(8, |_, position, _| {
        for seat in Seat::all(position.n_seats()) {
            let view = position.view(Viewer::Seat(seat));
            let Some(draws) = view.outlook.draws else { continue };
            let is_land =
                |tile: hunters::TileId| catalogue().tiles[tile.index()].kind == TileKind::Land;
            let unseen = view.unseen.iter().filter(|&&tile| is_land(tile)).count();
            assert_eq!(usize::from(draws.unseen), unseen);
            let Outlook { kinds, gaps, fills, odds, .. } = &view.outlook;
            for Gap { fills: which, .. } in gaps {
                let of = fills[usize::from(*which)].iter().map(|&it| kinds[usize::from(it)]);
                let n: u8 = of.filter(|it| is_land(it.tile)).map(|it| it.left).sum();
                let expected = (n > 0).then(|| draws.odds(n));
                assert_eq!(odds[usize::from(*which)], expected);
                n_gaps += 1;
            }
        }
    });
    assert!(n_gaps > 1_000);
}

#[test]
fn what_a_seat_cannot_see_changes_none_of_its_odds() {
    let mut n_other = 0;
    walk(8, |game, position, step| {
        for seat in Seat::all(position.n_seats()) {
            let own = Viewer::Seat(seat);
            let other = position.imagine(seat, &mut rng_from_seed(game));
            assert_eq!(outlook(position, own), outlook(&other, own));
            n_other += u32::from(*position != other);
        }
        if step.is_none() {
            assert_eq!(outlook(position, Viewer::Seat(Seat::FIRST)).draws, None, "it is over");
        }
        for nobody in [Viewer::Public, Viewer::Everything] {
            let outlook = outlook(position, nobody);
            assert_eq!((outlook.draws, outlook.odds), (None, vec![]), "who looks on draws nothing");
        }
    });
    assert!(n_other > 200, "{n_other} positions that differ in what is hidden");
}

#[test]
fn before_the_first_tile_is_laid_the_figures_are_these() {
    // 79 tiles, one lies, two are in hands: 76 in the bag, and the other hand may hold any.
    let mut position = Hunters::new(&Setup { first: Some(Seat::FIRST), ..Setup::new(2) }).unwrap();
    while position.turn() == Turn::Chance {
        let outcome = position.chance_outcomes().next().unwrap().0;
        position.apply(Step::Chance(outcome), &mut ());
    }
    for seat in Seat::all(2) {
        let draws = outlook(&position, Viewer::Seat(seat)).draws;
        assert_eq!(draws, Some(Draws { unseen: 77, next: 1, all: 38 }));
        assert_eq!(draws.unwrap().odds(7), Odds { next: 9, all: 99 });
    }
}
