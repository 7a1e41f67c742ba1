//! What fits a free square: of the open tiles, and with what chance one from a pile.

#![allow(clippy::unwrap_used)] // a test that finds nothing there has failed

use game::{Draws, Game, Seat, Step, Turn, Viewer, rng_from_seed};
use okanagan::{Okanagan, Setup, Stage, Tile, View};

/// Random games for two to four, position by position.
fn walk(games: u64, mut saw: impl FnMut(u64, &Okanagan)) {
    for n in 0..games {
        let mut game = Okanagan::new(&Setup::new(2 + (n % 3) as u8)).unwrap();
        let mut rng = rng_from_seed(n);
        loop {
            saw(n, &game);
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&mut rng).unwrap()),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    Step::Act { seat, action: game.sample_action(seat, &mut rng).unwrap() }
                }
            };
            game.apply(step, &mut ());
        }
    }
}

/// The tiles whose landscape a viewer has not seen.
fn unseen(view: &View) -> Vec<Tile> {
    let seen = |tile: Tile| {
        view.board.iter().any(|it| it.tile == tile)
            || view.open.contains(&Some(tile))
            || view.removed.contains(&tile)
            || view.players.iter().any(|it| it.held.is_some_and(|held| held.tile == Some(tile)))
    };
    (0..=u8::MAX).map_while(Tile::new).filter(|&tile| !seen(tile)).collect()
}

#[test]
fn a_seat_draws_once_for_each_turn_that_comes() {
    /// How many draws were foretold for a seat, and how many it had had by then.
    #[derive(Clone)]
    struct Foretold {
        seat: usize,
        all: u8,
        before: u8,
    }
    /// Of one game, with the draws each seat had in the end.
    #[derive(Clone, Default)]
    struct Told {
        said: Vec<Foretold>,
        had: [u8; 4],
    }
    let mut games: Vec<Told> = Vec::new();
    walk(6, |game, position| {
        games.resize(game as usize + 1, Told::default());
        let Told { said, had } = &mut games[game as usize];
        let view = position.view(Viewer::Public);
        if matches!(view.stage, Stage::Draw) {
            had[view.active.index()] += 1;
        }
        if !matches!(view.stage, Stage::Place | Stage::Build) {
            return;
        }
        for seat in Seat::all(position.n_seats()) {
            let draws = position.view(Viewer::Seat(seat)).draws;
            let all = draws.map_or(0, |it| it.all);
            let seat = seat.index();
            said.push(Foretold { seat, all, before: had[seat] });
        }
    });
    for Told { said, had } in games {
        for Foretold { seat, all, before } in said {
            // Who has built all may still draw a tile that is never laid.
            let came = had[seat] - before;
            assert!(came == all || came == all + 1, "{came} draws, said {all}");
        }
    }
}

#[test]
fn gaps_say_what_fits_of_all_that_a_seat_has_not_seen() {
    let mut n_gaps = 0;
    walk(6, |_, game| {
        for seat in Seat::all(game.n_seats()) {
            let view = game.view(Viewer::Seat(seat));
            let unseen = unseen(&view);
            let Some(draws) = view.draws else {
                assert_eq!(view.gaps, []);
                continue;
            };
            assert_eq!(usize::from(draws.unseen), unseen.len());
            for gap in &view.gaps {
                let found = game.gaps().find(|it| it.at == gap.at).unwrap();
                let fits = |tile: &Tile| found.fitting >> tile.index() & 1 != 0;
                assert_eq!(usize::from(gap.left), unseen.iter().filter(|it| fits(it)).count());
                for (place, tile) in view.open.iter().enumerate() {
                    let is_said = gap.open.contains(&(place as u8));
                    assert_eq!(is_said, tile.as_ref().is_some_and(fits));
                }
                for (pile, said) in view.piles.iter().zip(gap.piles) {
                    let alike = |tile: &&Tile| game.pack().back(**tile) == pile.back;
                    let alike: Vec<_> = unseen.iter().filter(alike).collect();
                    let wanted = alike.iter().filter(|it| fits(it)).count() as u8;
                    let lot = Draws { unseen: alike.len() as u8, next: 1, all: 1 };
                    assert_eq!(said, pile.back.map(|_| lot.odds(wanted).next));
                }
                assert_eq!(Some(gap.odds.next), gap.piles.into_iter().flatten().max());
                assert!(gap.odds.next <= gap.odds.all);
                n_gaps += 1;
            }
        }
    });
    assert!(n_gaps > 1_000);
}

#[test]
fn what_a_seat_cannot_see_changes_none_of_its_odds() {
    let mut n_other = 0;
    walk(6, |n, game| {
        for seat in Seat::all(game.n_seats()) {
            let other = game.imagine(seat, &mut rng_from_seed(n));
            let of = |it: &Okanagan| {
                let view = it.view(Viewer::Seat(seat));
                (view.draws, view.gaps)
            };
            assert_eq!(of(game), of(&other));
            n_other += u32::from(*game != other);
        }
        for nobody in [Viewer::Public, Viewer::Everything] {
            let view = game.view(nobody);
            assert_eq!((view.draws, view.gaps), (None, vec![]), "who looks on draws nothing");
        }
    });
    assert!(n_other > 200, "{n_other}");
}
