//! Rounds, the end, points and places.

use game::{Game, Places, Seat, Step, Turn, Viewer};
use okanagan::{Action, Event, Okanagan, PlayerView, Setup, Source, Stage};

use crate::rules::table::{BORDER_0, BORDER_1, Table, give, seat, take};
use crate::rules::walk::{evenly, walk, walk_from};

#[test]
fn ok_round2() {
    let mut n_seen = 0;
    for seats in 2..=4 {
        walk(seats, 20, evenly, |moment| {
            if !moment.events.contains(&Event::SecondRound) {
                return;
            }
            n_seen += 1;
            let before = moment.before.view(Viewer::Everything);
            let built = before.board.iter().filter(|tile| tile.building.is_some()).count() as u8;
            let of_one = [6, 6, 5][seats as usize - 2];
            assert_eq!(built, seats * of_one, "all of the first round is built");
            let draws = matches!(
                moment.step,
                Step::Act { action: Action::DrawOpen { .. } | Action::DrawPile { .. }, .. }
            );
            assert!(draws, "the turn ends with its drawing");
            // Two cards are drawn by each, then all decide at once.
            let mut position = moment.after.clone();
            while let Turn::Chance = position.turn() {
                let outcome = position.chance_outcomes().next().unwrap().0;
                position.apply(Step::Chance(outcome), &mut ());
            }
            assert_eq!(position.turn().seats().len(), seats as usize);
            let view = position.view(Viewer::Everything);
            assert_eq!((view.round, view.stage), (2, Stage::KeepGoals));
            let second = [[2, 2, 2], [1, 2, 2], [1, 2, 2]][seats as usize - 2];
            for player in &view.players {
                assert_eq!((player.stock, player.stock_to_come), (second, [0; 3]));
                assert_eq!(player.to_place, second.iter().sum::<u8>());
                assert_eq!((player.n_goals, player.to_discard), (5, 2));
            }
            let next = Seat::new((before.active.index() as u8 + 1) % seats).unwrap();
            assert_eq!(view.active, next, "and the turns go on clockwise");
        });
    }
    assert_eq!(n_seen, 60);
}

#[test]
fn ok_end() {
    let mut n_seen = 0;
    for seats in 2..=4 {
        walk(seats, 20, evenly, |moment| {
            let is_over = moment.after.turn() == Turn::Over;
            assert_eq!(moment.events.contains(&Event::Over), is_over);
            if !is_over {
                let view = moment.after.view(Viewer::Public);
                assert!(view.players.iter().all(|player| player.goals.is_none()));
                return;
            }
            n_seen += 1;
            let view = moment.after.view(Viewer::Public);
            assert!(view.players.iter().all(|player| player.stock == [0; 3]));
            assert!(view.players.iter().all(|player| player.goals.is_some()), "revealed");
            // The last draw of the game is skipped: only the last player has no tile.
            let holders = view.players.iter().filter(|player| player.held.is_some()).count();
            assert_eq!(holders, seats as usize - 1);
            assert_eq!(view.players[view.active.index()].held, None);
            let Step::Act { seat, action } = moment.step else { panic!("chance ended the game") };
            assert!(moment.before.reveals(seat, action), "so it is never taken back");
            let foreseen = moment.before.foresee(seat, action, &mut ());
            assert_eq!(foreseen.view(Viewer::Public).players[0].goals, None, "nor looked into");
        });
    }
    assert_eq!(n_seen, 60);
}

/// A short game is over when everything of its first round is built and evaluated; the last draw is
/// skipped as it always is, and there is nothing to come that anybody could count on.
#[test]
fn ok_end_of_a_short_game() {
    let mut n_seen = 0;
    for seats in 2..=4 {
        let setup = Setup { rounds: Some(1), ..Setup::new(seats) };
        walk_from(&setup, 20, evenly, |moment| {
            assert!(!moment.events.contains(&Event::SecondRound));
            let view = moment.after.view(Viewer::Public);
            assert_eq!((view.round, view.ends), (1, Some(1)));
            assert!(view.players.iter().all(|player| player.stock_to_come == [0; 3]));
            let to_build = |player: &PlayerView| player.stock.iter().sum::<u8>();
            assert!(view.players.iter().all(|player| player.to_place == to_build(player)));
            if moment.after.turn() != Turn::Over {
                assert!(view.players.iter().all(|player| player.goals.is_none()));
                return;
            }
            n_seen += 1;
            assert!(view.players.iter().all(|player| player.stock == [0; 3]));
            assert!(view.players.iter().all(|player| player.n_goals == 3), "and are revealed");
            assert!(view.players.iter().all(|player| player.goals.is_some()));
            let built = view.board.iter().filter(|tile| tile.building.is_some()).count();
            assert_eq!(built, usize::from(seats) * [6, 6, 5][seats as usize - 2]);
            assert_eq!(view.players[view.active.index()].held, None);
        });
    }
    assert_eq!(n_seen, 60);
    assert_eq!(Okanagan::new(&Setup::new(2)).unwrap().view(Viewer::Public).ends, None);
}

/// The sides of the start tile are closed: seat 0 has two forest hexagons, a prairie hexagon and a
/// prairie square, seat 1 a lake hexagon, a lake circle and two mountain hexagons. Then seat 0
/// closes the forest of T32 and T20 alone and swaps a forest hexagon for a lake one and the
/// prairie hexagon for a mountain one.
#[test]
fn ok_vp() {
    // Seat 0: forest hexagons (2); forest, lake, mountain hexagons (30); both prairies (19).
    // Seat 1: lake hexagon with lake circle (18); mountain hexagons (11); lake squares (4).
    let kept = [[2, 19, 30], [4, 11, 18]];
    let tops: [&[u8]; 3] = [&[40, 16, 22, 20], &[43, 15], &[46]];
    let mut table = Table::with_goals([17, 32], tops, &kept);
    for (x, y, quarters) in [(0, -1, 0), (1, 0, 1), (0, 1, 2), (-1, 0, 3)] {
        table.lay(x, y, quarters, BORDER_0);
        table.go(Action::Rewards);
        table.go(Action::DrawPile { pile: 0 });
    }
    let points = |table: &Table, viewer| {
        let sheet = table.game.score(viewer);
        let lines = |seat: u8| sheet.of(seat_of(seat)).lines().to_vec();
        [0, 1].map(|seat| {
            lines(seat).iter().map(|it| (*it.source(), it.points())).collect::<Vec<_>>()
        })
    };
    let goal = |number| Source::Goal { goal: okanagan::Goal::new(number).unwrap() };
    let (explorer, nuggets) = (Source::Explorer, Source::Nuggets);
    assert_eq!(
        points(&table, Viewer::Everything),
        [
            vec![(explorer, 0), (goal(2), 6), (goal(19), 5), (goal(30), 0), (nuggets, 0)],
            vec![(explorer, 0), (goal(4), 0), (goal(11), 6), (goal(18), 5), (nuggets, 0)],
        ]
    );

    table.lay(1, -1, 3, BORDER_1);
    table.go(Action::Bonus { pile: 1 });
    for (given, taken) in
        [("forest.hexagon", "lake.hexagon"), ("prairie.hexagon", "mountain.hexagon")]
    {
        table.go(give(given));
        table.go(take(taken));
    }
    // One token of each colour; the forest hexagon counts on three cards.
    assert_eq!(
        points(&table, Viewer::Seat(seat(0))),
        [
            vec![(explorer, 4), (goal(2), 3), (goal(19), 0), (goal(30), 7), (nuggets, 0)],
            vec![(explorer, 0), (nuggets, 0)],
        ],
        "others' goals are not counted while they are hidden"
    );
    assert_eq!(table.game.totals()[..2], [14, 11]);
    let view = table.game.view(Viewer::Seat(seat(0)));
    let worth: Vec<_> =
        view.players[0].goals.iter().flatten().map(|it| (it.covered, it.points)).collect();
    assert_eq!(worth, [(1, 3), (0, 0), (1, 7)]);
}

fn seat_of(index: u8) -> Seat {
    seat(index)
}

/// Nuggets as they come: alone first (10), tied first (10 each, nobody second), then one ahead
/// (10) of two seconds (5 each), the last without a card.
#[test]
fn ok_vp_nuggets() {
    let tops: [&[u8]; 3] = [&[40, 20], &[47, 1, 4, 23, 43, 45], &[46]];
    let mut table = Table::new([17, 32, 16, 22], tops);
    let points = |table: &Table| {
        let sheet = table.game.score(Viewer::Public);
        [0, 1, 2, 3].map(|i| sheet.of(seat(i)).lines().last().unwrap().points())
    };
    let mut close = |(x, y, quarters), build, act| {
        table.lay(x, y, quarters, build);
        table.go(act);
        let points = points(&table);
        table.go(Action::DrawPile { pile: 0 });
        points
    };
    let nugget = Action::Bonus { pile: 1 };
    assert_eq!(close((0, -1, 0), BORDER_0, nugget), [10, 0, 0, 0]);
    assert_eq!(close((1, 0, 1), BORDER_0, nugget), [10, 10, 0, 0]);
    assert_eq!(close((0, 1, 2), BORDER_0, nugget), [10, 10, 10, 0]);
    assert_eq!(close((-1, 0, 3), BORDER_0, Action::Rewards), [10, 10, 10, 0]);
    assert_eq!(close((1, -1, 3), BORDER_1, nugget), [10, 5, 5, 0]);
}

/// Most points; then most tokens; then shared victory.
#[test]
fn ok_tie() {
    let (mut n_by_tokens, mut n_shared) = (0, 0);
    walk(2, 600, evenly, |moment| {
        let Some(places) = moment.after.places() else { return };
        let points = moment.after.totals();
        let view = moment.after.view(Viewer::Public);
        let tokens = [0, 1].map(|i: usize| view.players[i].tokens.iter().sum::<u8>());
        let wanted: &[u8] = match (points[0].cmp(&points[1]), tokens[0].cmp(&tokens[1])) {
            (std::cmp::Ordering::Greater, _) => &[1, 2],
            (std::cmp::Ordering::Less, _) => &[2, 1],
            (std::cmp::Ordering::Equal, by_tokens) => match by_tokens {
                std::cmp::Ordering::Greater => &[1, 2],
                std::cmp::Ordering::Less => &[2, 1],
                std::cmp::Ordering::Equal => &[1, 1],
            },
        };
        assert_eq!(places.as_slice(), wanted);
        if points[0] == points[1] {
            n_by_tokens += u32::from(tokens[0] != tokens[1]);
            n_shared += u32::from(tokens[0] == tokens[1]);
        }
    });
    assert!(n_by_tokens > 0 && n_shared > 0, "{n_by_tokens} by tokens, {n_shared} shared");
    assert_eq!(Places::by_key([(9, 4), (9, 4), (9, 3)]).as_slice(), [1, 1, 3]);
}
