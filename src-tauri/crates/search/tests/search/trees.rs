//! The tree search at toys whose best move is known, and its promises: repeatable, stoppable,
//! stronger with more.

use crate::tale::{Counting, Scene, Tale};
use game::{Game, Seat, Seen, rng_from_seed};
use rand::RngExt;
use search::{Bias, Ismcts, Limits, OnePly, Player, Points, Progress, Settings, Stop};

const SECOND: usize = 1;

fn settings() -> Settings {
    Settings {
        horizon: 50,
        explore: 0.8,
        scale: 30.0,
        ripens: 1,
        bias: Bias::None,
        ..Settings::default()
    }
}

fn choice(tale: &Tale, seat: Seat, nodes: u32, seed: u64) -> u8 {
    let stop = Stop::new();
    let search = Ismcts::new(Points, settings());
    let limits = Limits::new(nodes, &stop);
    search.choose(Seen::new(tale, seat), limits, &mut rng_from_seed(seed)).unwrap()
}

fn one(seat: usize, next: &[usize]) -> Scene {
    Scene::One { seat, next: next.to_vec() }
}

/// The second choice looks good until the other seat answers: 10 on the mean, −10 when answered well.
fn trap() -> Tale {
    Tale::new(
        vec![
            one(0, &[1, 2]),
            Scene::Over([3, 0]),
            one(SECOND, &[3, 4, 5]),
            Scene::Over([20, 0]),
            Scene::Over([20, 0]),
            Scene::Over([0, 10]),
        ],
        Vec::new(),
    )
}

/// Chance hides one of two scenes, which seat 0 cannot tell apart. It may leave with 2 points, or
/// go on and guess: right brings 10, wrong costs 10. Whoever searches each scene for itself thinks
/// to know the answer, and goes on.
fn guess() -> Tale {
    Tale::new(
        vec![
            Scene::Chance { next: vec![1, 2] },
            one(0, &[3, 4]),
            one(0, &[3, 5]),
            Scene::Over([2, 0]),
            one(0, &[6, 7]),
            one(0, &[7, 6]),
            Scene::Over([10, 0]),
            Scene::Over([0, 10]),
        ],
        vec![vec![1, 2], vec![4, 5]],
    )
}

/// Two at once, with these points for seat 0 less those for seat 1.
fn at_once(rows: [[i32; 2]; 2]) -> Tale {
    let mut scenes = vec![Scene::Both { next: vec![vec![1, 2], vec![3, 4]] }];
    scenes.extend(rows.iter().flatten().map(|&points| Scene::Over([points, 0])));
    Tale::new(scenes, Vec::new())
}

#[test]
fn an_answer_is_foreseen() {
    let limit_ends = Stop::new();
    let greedy = OnePly::new(Points, search::Weakness::default(), 0);
    for seed in 0..20 {
        assert_eq!(choice(&trap(), Seat::FIRST, 200, seed), 0);
    }
    // The toy is a trap indeed: who looks at every answer as equally likely takes the other.
    let mut fooled = trap();
    fooled.at = 2;
    let seen = Seen::new(&fooled, Seat::new(1).unwrap());
    let limits = Limits::new(200, &limit_ends);
    assert_eq!(greedy.choose(seen, limits, &mut rng_from_seed(1)), Some(2));
}

#[test]
fn what_is_hidden_is_not_searched_as_if_known() {
    let mut tale = guess();
    for at in [1, 2] {
        tale.at = at;
        for seed in 0..20 {
            assert_eq!(choice(&tale, Seat::FIRST, 400, seed), 0, "scene {at}, seed {seed}");
        }
    }
}

#[test]
fn at_once_a_better_row_is_taken() {
    for seed in 0..20 {
        let better = at_once([[1, 2], [22, 12]]);
        assert_eq!(choice(&better, Seat::FIRST, 300, seed), 1);
        assert_eq!(choice(&better, Seat::new(1).unwrap(), 300, seed), 1);
    }
}

/// In this game of pennies the first seat should show heads in 1 of 3 cases; nobody may be sure.
#[test]
fn at_once_without_a_best_answer_both_are_given() {
    let pennies = at_once([[20, -10], [-10, 5]]);
    let heads = (0..200).filter(|&seed| choice(&pennies, Seat::FIRST, 500, seed) == 0).count();
    assert!((25..=110).contains(&heads), "{heads} of 200");
}

/// A game of so many turns in which every way has other points.
fn maze(seed: u64) -> Tale {
    let (wide, deep) = (3, 5);
    let mut rng = rng_from_seed(seed);
    let mut scenes = Vec::new();
    let mut first = 0;
    for depth in 0..deep {
        let n = 3_usize.pow(depth);
        for i in 0..n {
            let next: Vec<usize> = (0..wide).map(|k| first + n + i * wide + k).collect();
            scenes.push(one(depth as usize % 2, &next));
        }
        first += n;
    }
    let ends = wide.pow(deep);
    scenes.extend((0..ends).map(|_| Scene::Over([rng.random_range(0..40), 0])));
    Tale::new(scenes, Vec::new())
}

/// The points that the first seat gets from a scene on when both play best.
fn best_points(tale: &Tale, at: usize) -> i32 {
    match &tale.told.scenes[at] {
        Scene::Over(points) => points[0] - points[1],
        Scene::One { seat, next } => {
            let values = next.iter().map(|&next| best_points(tale, next));
            if *seat == 0 { values.max().unwrap() } else { values.min().unwrap() }
        }
        Scene::Both { .. } | Scene::Chance { .. } => panic!("a maze is open"),
    }
}

#[test]
fn more_play_outs_do_not_play_weaker() {
    // The mean of what a choice gives away.
    let loss = |nodes: u32| {
        let lost = (0..60).map(|seed| {
            let tale = maze(seed);
            let chosen = choice(&tale, Seat::FIRST, nodes, seed);
            let mut next = tale.clone();
            next.apply(game::Step::Act { seat: Seat::FIRST, action: chosen }, &mut ());
            best_points(&tale, 0) - best_points(&tale, next.at)
        });
        f64::from(lost.sum::<i32>()) / 60.0
    };
    let losses = [20, 200, 2_000].map(loss);
    assert!(losses[0] > losses[1] && losses[1] >= losses[2] && losses[2] < 0.6, "{losses:?}");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_choice() {
    for seed in 0..20 {
        let tale = maze(seed);
        assert_eq!(choice(&tale, Seat::FIRST, 50, seed), choice(&tale, Seat::FIRST, 50, seed));
    }
    let pennies = at_once([[20, -10], [-10, 5]]);
    let choices: Vec<u8> = (0..40).map(|seed| choice(&pennies, Seat::FIRST, 200, seed)).collect();
    assert!(choices.contains(&0) && choices.contains(&1), "the seed decides nothing");
}

#[test]
fn several_threads_find_the_same() {
    let stop = Stop::new();
    let search = Ismcts::new(Points, settings());
    for seed in 0..10 {
        let tale = trap();
        let limits = Limits::new(600, &stop).on_threads(3);
        let chosen = search.choose(Seen::new(&tale, Seat::FIRST), limits, &mut rng_from_seed(seed));
        assert_eq!(chosen, Some(0));
    }
}

#[test]
fn called_back_it_looks_at_nothing_more() {
    let tale = maze(1);
    for stop_at in [1, 2, 40] {
        let stop = Stop::new();
        let evaluator = Counting::new(Points, stop_at, &stop);
        let search = Ismcts::new(&evaluator, settings());
        let seen = Seen::new(&tale, Seat::FIRST);
        let chosen = search.choose(seen, Limits::new(u32::MAX, &stop), &mut rng_from_seed(1));
        assert!(chosen.is_some());
        // The play-out that was going on is brought to its end.
        assert!(evaluator.asked() <= stop_at + 1);
    }
}

#[test]
fn nodes_are_play_outs_and_progress_is_told() {
    let (stop, never, progress) = (Stop::new(), Stop::new(), Progress::new());
    // All ways are worth the same, so that the search has no reason to end early.
    let flat = at_once([[4, 4], [4, 4]]);
    let evaluator = Counting::new(Points, u32::MAX, &never);
    let search = Ismcts::new(&evaluator, settings());
    let limits = Limits::new(320, &stop).telling(&progress);
    search.choose(Seen::new(&flat, Seat::FIRST), limits, &mut rng_from_seed(1)).unwrap();
    // One for each play-out and one for the root.
    assert_eq!(evaluator.asked(), 321);
    assert!(progress.share() > 0.9, "{}", progress.share());
}

#[test]
fn a_sure_leader_ends_the_search() {
    let (stop, never) = (Stop::new(), Stop::new());
    let sure =
        Tale::new(vec![one(0, &[1, 2]), Scene::Over([20, 0]), Scene::Over([0, 20])], Vec::new());
    let evaluator = Counting::new(Points, u32::MAX, &never);
    let search = Ismcts::new(&evaluator, settings());
    let limits = Limits::new(10_000, &stop);
    let chosen = search.choose(Seen::new(&sure, Seat::FIRST), limits, &mut rng_from_seed(1));
    assert_eq!(chosen, Some(0));
    assert!(evaluator.asked() < 7_000);
}
