//! Puzzles: the same twice, found in every game, and proved: the best move is legal, ahead of what was
//! played and of what scores most at once, and nothing tried is better.

#![allow(clippy::unwrap_used, reason = "this is a test")]

use std::sync::Arc;

use bots::{Bots, Opponents};
use game::{Game, Seat, Seen, Step};
use review::{Grade, Judged, Puzzle, answered, puzzle};
use search::Stop;
use table::{AnyAction, GameId, Level, Sitter, for_game};

fn found(game: GameId, seed: u64) -> Puzzle {
    puzzle(game, seed, &Arc::new(Stop::new())).unwrap()
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
        let asked = (it.judged.n, answer, best);
        answered(game, &kept, &heads, asked, &Stop::new()).unwrap()
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

#[test]
fn whoever_stops_it_has_none() {
    let stop = Arc::new(Stop::new());
    stop.stop();
    assert_eq!(puzzle(GameId::Kraje, 1, &stop), None);
}

#[test]
fn the_decision_of_its_seat_is_asked() {
    for &game in GameId::ALL {
        let it = found(game, 3);
        assert!((it.judged.n as usize) < it.steps.len());
        assert!(it.steps[it.judged.n as usize].0 == Some(it.judged.seat));
    }
}

/// `PUZZLES=N cargo test -p review --test puzzles cost -- --ignored --nocapture`: how long they take.
#[test]
#[ignore = "it measures"]
#[allow(clippy::print_stdout, reason = "it measures")]
fn cost() {
    let n = std::env::var("PUZZLES").map_or(20, |it| it.parse().unwrap());
    for &game in GameId::ALL {
        let (mut n_found, mut took) = (0, Vec::new());
        for seed in 0..n {
            let began = std::time::Instant::now();
            n_found += u32::from(puzzle(game, seed, &Arc::new(Stop::new())).is_some());
            took.push(began.elapsed().as_secs_f64());
        }
        took.sort_by(f64::total_cmp);
        let mean = took.iter().sum::<f64>() / n as f64;
        println!(
            "{}: {n_found} of {n} found, {mean:.1} s each, at most {:.1} s",
            game.name(),
            took[took.len() - 1]
        );
    }
}
