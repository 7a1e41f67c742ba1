//! Puzzles: the same twice, found in every game, and proved: the best move is legal, ahead of what was
//! played and of what scores most at once, and nothing tried is better.

use std::sync::Arc;

use bots::{Bots, Opponents};
use game::{Game, Seat, Seen, Step};
use review::{Care, Grade, Judged, Puzzle, PuzzleKind, answered, puzzle};
use search::Stop;
use table::{AnyAction, GameId, Level, Sitter, for_game};

fn found(game: GameId, seed: u64) -> Puzzle {
    puzzle(game, PuzzleKind::BestMove, seed, (Care::Whole, &Arc::new(Stop::new()))).unwrap()
}

/// One that asks for the most points.
fn found_most(seed: u64) -> Puzzle {
    let (game, kind) = (GameId::Kraje, PuzzleKind::MostPoints);
    puzzle(game, kind, seed, (Care::Whole, &Arc::new(Stop::new()))).unwrap()
}

/// The position that is asked about.
fn asked<G: Opponents>(of: &Puzzle) -> G {
    let setup = serde_json::from_str(&of.setup).unwrap();
    let mut position = G::new_under(&setup, of.rules).unwrap();
    for (by, what) in &of.steps[..of.judged.n as usize] {
        let step: Step<G> = match *by {
            Some(seat) => Step::Act { seat, action: serde_json::from_str(what).unwrap() },
            None => Step::Chance(serde_json::from_str(what).unwrap()),
        };
        position.play(step, &mut ()).unwrap();
    }
    position
}

fn any<G: Game>(action: G::Action) -> AnyAction {
    let mut value = serde_json::to_value(action).unwrap();
    let game = serde_json::to_value(GameId::named(G::NAME).unwrap()).unwrap();
    value.as_object_mut().unwrap().insert("game".to_owned(), game);
    serde_json::from_value(value).unwrap()
}

fn is_proved<G: Opponents>(game: GameId, seed: u64) {
    let it = found(game, seed);
    let (position, seat) = (asked::<G>(&it), it.judged.seat);
    assert_eq!(seat, Seat::FIRST);
    let legal: Vec<AnyAction> = Seen::new(&position, seat).legal_actions().map(any::<G>).collect();
    let best = it.judged.best.unwrap();
    assert!(legal.contains(&best) && legal.contains(&it.judged.played) && legal.len() > 4);
    let kept = it.kept(Level::Greedy);
    assert_eq!(kept.sitters.iter().filter(|it| **it == Sitter::Person).count(), 1);
    let heads = vec![0; kept.sitters.len()];
    let judged = |answer| -> Judged {
        let asked = (it.judged.n, &[answer][..], best);
        answered(game, &kept, &heads, asked, (Care::Whole, &Stop::new())).unwrap()
    };
    // An answer is judged as the puzzle was.
    assert_eq!(judged(it.judged.played), it.judged);
    assert!(it.judged.grade > Grade::Good && it.judged.points.mean > 2.0 * it.judged.points.error);
    let greedy = vec![Level::Greedy; usize::from(position.n_seats())];
    let at_once = Bots::<G>::new(&greedy, 1).choose(&position, seat).map(any::<G>).unwrap();
    assert_ne!(at_once, best);
    let stride = legal.len() / 8 + 1;
    for &other in legal.iter().step_by(stride).filter(|&&other| other != best) {
        let lost = judged(other).points;
        assert!(lost.mean > -3.0 * lost.error, "{other:?} is better than {best:?}: {lost:?}");
    }
}

#[test]
fn a_puzzle_is_proved_in_every_game() {
    for &game in GameId::ALL {
        for_game!(game, G => is_proved::<G>(game, 20_261_122));
    }
}

/// The way it goes on is part of an answer: of one that begins with the best move, too.
#[test]
fn an_answer_is_judged_with_all_that_comes_with_it() {
    let places = |it: &Puzzle| {
        matches!(it.judged.best, Some(AnyAction::Hunters(hunters::Action::Place { .. })))
    };
    let it = (0..50).map(|seed| found(GameId::Hunters, seed)).find(places).unwrap();
    let mut position = asked::<hunters::Hunters>(&it);
    let (seat, best) = (it.judged.seat, it.judged.best.unwrap());
    let AnyAction::Hunters(action) = best else { unreachable!("it is one of this game") };
    position.play(Step::Act { seat, action }, &mut ()).unwrap();
    let kept = it.kept(Level::Greedy);
    let heads = vec![0; kept.sitters.len()];
    let lost = |answer: &[AnyAction]| {
        let asked = (it.judged.n, answer, best);
        answered(GameId::Hunters, &kept, &heads, asked, (Care::Whole, &Stop::new()))
            .unwrap()
            .points
            .mean
    };
    let next = position.legal_actions(seat).map(any::<hunters::Hunters>);
    let ways: Vec<f64> = next.map(|next| lost(&[best, next])).collect();
    let (least, most) =
        ways.iter().fold((f64::MAX, f64::MIN), |(a, b), it| (a.min(*it), b.max(*it)));
    assert!(ways.len() > 1 && least < most, "all ways to go on are the same: {ways:?}");
    // What cannot be done then is not part of it.
    assert!((lost(&[best, best]) - lost(&[best])).abs() < 1e-9);
}

#[test]
fn a_puzzle_is_the_same_twice_and_another_for_another_seed() {
    for game in [GameId::Kraje, GameId::Bastards] {
        let one = found(game, 1);
        assert_eq!(one, found(game, 1));
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(serde_json::from_str::<Puzzle>(&text).unwrap(), one, "it is kept as text");
        assert_ne!(one.steps, found(game, 2).steps);
    }
}

/// Whatever is done is tried here anew, from what the seat imagines: nothing hidden has a say.
#[test]
fn the_most_points_are_proved_by_trying_everything() {
    for seed in 0..4 {
        let it = found_most(seed);
        let (position, seat) = (asked::<kraje::Kraje>(&it), it.judged.seat);
        let imagined = Seen::new(&position, seat).imagine(&mut game::rng_from_seed(seed));
        let brought = |action| -> (AnyAction, i32) {
            let mut end = imagined.clone();
            end.play(Step::Act { seat, action }, &mut ()).unwrap();
            assert!(end.places().is_some(), "it is the last decision");
            (any::<kraje::Kraje>(action), end.totals()[seat.index()])
        };
        let all: Vec<_> = imagined.legal_actions(seat).map(brought).collect();
        assert!(all.len() > 50, "{} is no choice", all.len());
        let most = all.iter().map(|it| it.1).max().unwrap();
        let best = it.judged.best.unwrap();
        let kept = it.kept(Level::Greedy);
        let mut n_accepted = 0;
        for &(answer, total) in &all {
            let asked = (it.judged.n, &[answer][..], best);
            let judged =
                answered(GameId::Kraje, &kept, &[0], asked, (Care::Whole, &Stop::new())).unwrap();
            let (lost, error) = (judged.points.mean, judged.points.error);
            assert_eq!((lost, error), (f64::from(most - total), 0.0), "to the point: {answer:?}");
            n_accepted += usize::from(judged.grade == Grade::Good);
            assert_eq!(judged.grade == Grade::Good, most - total <= 1);
            assert_eq!(answer == it.judged.played, judged == it.judged);
        }
        assert!((1..=4).contains(&n_accepted), "{n_accepted} are as good");
        assert!(it.judged.grade > Grade::Good);
        assert_eq!(it.kind, PuzzleKind::MostPoints);
    }
}

#[test]
fn what_is_asked_changes_from_day_to_day_and_old_days_stay() {
    let of = |game, day| PuzzleKind::of(game, day);
    let kraje: Vec<_> = (2_461_372..2_461_380).map(|day| of(GameId::Kraje, day)).collect();
    let (best, most) = (PuzzleKind::BestMove, PuzzleKind::MostPoints);
    assert_eq!(kraje, [best, best, best, best, most, best, most, best]);
    assert_eq!(of(GameId::Hunters, 2_461_376), best, "bags are never known");
    // One that was kept before there were kinds is one of the old kind.
    let old = found(GameId::Kraje, 1);
    let mut text = serde_json::to_value(&old).unwrap();
    text.as_object_mut().unwrap().remove("kind").unwrap();
    assert_eq!(serde_json::from_value::<Puzzle>(text).unwrap(), old);
    let most = found_most(1);
    assert_eq!(most, found_most(1));
    let text = serde_json::to_string(&most).unwrap();
    assert_eq!(serde_json::from_str::<Puzzle>(&text).unwrap(), most, "it is kept as text");
}

#[test]
fn whoever_stops_it_has_none() {
    let stop = Arc::new(Stop::new());
    stop.stop();
    for kind in [PuzzleKind::BestMove, PuzzleKind::MostPoints] {
        assert_eq!(puzzle(GameId::Kraje, kind, 1, (Care::Whole, &stop)), None);
    }
}

#[test]
fn the_decision_of_its_seat_is_asked() {
    for &game in GameId::ALL {
        let it = found(game, 3);
        assert!((it.judged.n as usize) < it.steps.len());
        assert!(it.steps[it.judged.n as usize].0 == Some(it.judged.seat));
    }
}

/// `PUZZLES=N cargo test -p review --test review by_hand_cost -- --ignored --nocapture`: how long they take.
#[test]
#[ignore = "it measures"]
#[allow(clippy::print_stdout, reason = "it measures")]
fn by_hand_cost() {
    let n = std::env::var("PUZZLES").map_or(20, |it| it.parse().unwrap());
    let all = GameId::ALL.iter().map(|&game| (game, PuzzleKind::BestMove));
    for (game, kind) in all.chain([(GameId::Kraje, PuzzleKind::MostPoints)]) {
        let (mut n_found, mut took) = (0, Vec::new());
        for seed in 0..n {
            let began = std::time::Instant::now();
            n_found += u32::from(
                puzzle(game, kind, seed, (Care::Whole, &Arc::new(Stop::new()))).is_some(),
            );
            took.push(began.elapsed().as_secs_f64());
        }
        took.sort_by(f64::total_cmp);
        let mean = took.iter().sum::<f64>() / n as f64;
        println!(
            "{} {kind:?}: {n_found} of {n} found, {mean:.1} s each, at most {:.1} s",
            game.name(),
            took[took.len() - 1]
        );
    }
}
