//! Roll-outs of the most promising actions at toys whose best move is known, and their promises:
//! repeatable on any number of threads, stoppable, bound by nodes and by futures.

use crate::tale::{Counting, Scene, Tale};
use game::{Game, Seat, Seen, Step, rng_from_seed};
use search::{
    Evaluator, Limits, OnePly, Player, Points, Progress, Rollout, RolloutSettings, Stop, Weakness,
    WinModel, Worth,
};

/// Sees the points of an action that ends the game, and hopes for 8 points anywhere else.
struct Hopeful;

impl Evaluator<Tale> for Hopeful {
    fn value(&self, position: &Tale) -> Worth {
        match position.told.scenes[position.at] {
            Scene::Over(_) => Evaluator::<Tale>::value(&Points, position),
            Scene::One { .. } | Scene::Both { .. } | Scene::Chance { .. } => {
                let mut worth = [0.0; game::MAX_SEATS];
                worth[0] = 8.0;
                worth
            }
        }
    }

    fn prior(&self, position: &Tale, seat: Seat, actions: &[u8], out: &mut Vec<f32>) {
        for &action in actions {
            let mut next = position.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            let worth = self.value(&next);
            out.push(worth[seat.index()] - worth[1 - seat.index()]);
        }
    }
}

fn settings(rounds: u32) -> RolloutSettings {
    RolloutSettings { rounds, promise: 0.0, ..RolloutSettings::default() }
}

fn one(seat: usize, next: &[usize]) -> Scene {
    Scene::One { seat, next: next.to_vec() }
}

/// The second choice looks good until the other seat answers.
fn trap() -> Tale {
    let scenes = vec![
        one(0, &[1, 2]),
        Scene::Over([3, 0]),
        one(1, &[3, 4]),
        Scene::Over([20, 0]),
        Scene::Over([0, 10]),
    ];
    Tale::new(scenes, Vec::new())
}

/// The first choice ends it with what is sure; after the second chance decides between two ends, by
/// four ways of which so many lead to the first.
fn lottery(sure: [i32; 2], ends: [[i32; 2]; 2], n_first: usize) -> Tale {
    let next = (0..4).map(|way| if way < n_first { 3 } else { 4 }).collect();
    let [a, b] = ends.map(Scene::Over);
    let scenes = vec![one(0, &[1, 2]), Scene::Over(sure), Scene::Chance { next }, a, b];
    Tale::new(scenes, Vec::new())
}

/// One way of four wins 16 points, three bring nothing. The first choice brings 5 at once, so that
/// the second is worse by one, on the mean.
fn gamble() -> Tale {
    lottery([5, 0], [[16, 0], [0, 0]], 1)
}

fn choice(tale: &Tale, rounds: u32, limits: Limits<'_>, seed: u64) -> u8 {
    let player = Rollout::new(Hopeful, settings(rounds));
    player.choose(Seen::new(tale, Seat::FIRST), limits, &mut rng_from_seed(seed)).unwrap()
}

#[test]
fn an_answer_is_foreseen_as_far_as_the_rounds_go() {
    let stop = Stop::new();
    for seed in 0..20 {
        assert_eq!(choice(&trap(), 0, Limits::new(400, &stop), seed), 1, "it hopes for 8");
        assert_eq!(choice(&trap(), 1, Limits::new(400, &stop), seed), 0, "it sees the answer");
    }
}

/// Strays so far that a seat may do anything.
struct Moody;

impl Evaluator<Tale> for Moody {
    fn value(&self, position: &Tale) -> Worth {
        Hopeful.value(position)
    }

    fn prior(&self, position: &Tale, seat: Seat, actions: &[u8], out: &mut Vec<f32>) {
        Hopeful.prior(position, seat, actions, out);
    }

    fn whim(&self, _: &Tale, _: Seat) -> f32 {
        1_000.0
    }
}

#[test]
fn who_has_whims_may_do_what_it_likes_less() {
    let stop = Stop::new();
    // The first choice ends it level; the answer to the second brings 20 to 0 or 0 to 10.
    let mut scenes = trap().told.scenes.clone();
    scenes[1] = Scene::Over([0, 0]);
    let tale = Tale::new(scenes, Vec::new());
    let choice = |whims, seed| {
        let player = Rollout::new(Moody, RolloutSettings { whims, ..settings(1) });
        let limits = Limits::new(2_000, &stop);
        player.choose(Seen::new(&tale, Seat::FIRST), limits, &mut rng_from_seed(seed)).unwrap()
    };
    for seed in 0..20 {
        assert_eq!(choice(false, seed), 0, "whoever does what it likes best springs the trap");
        assert_eq!(choice(true, seed), 1, "half of the time it does not");
    }
}

#[test]
fn what_chance_may_bring_is_weighed() {
    let stop = Stop::new();
    let right = (0..40).filter(|&seed| choice(&gamble(), 1, Limits::new(4_000, &stop), seed) == 0);
    // Futures are drawn, so that luck may still mislead it now and then.
    assert!(right.count() >= 30);
}

#[test]
fn any_number_of_threads_makes_the_same_choice() {
    let stop = Stop::new();
    let mut chosen = [0; 2];
    for seed in 0..40 {
        // So few nodes that luck decides.
        let limits = Limits::new(20, &stop);
        let choices =
            [1, 2, 5].map(|threads| choice(&gamble(), 1, limits.on_threads(threads), seed));
        assert_eq!(choices, [choices[0]; 3], "seed {seed}");
        chosen[usize::from(choices[0])] += 1;
    }
    assert!(chosen[0] > 0 && chosen[1] > 0, "luck decided nothing: {chosen:?}");
}

#[test]
fn called_back_it_looks_at_nothing_more() {
    for stop_at in [1, 2, 9] {
        let stop = Stop::new();
        let evaluator = Counting::new(Hopeful, stop_at, &stop);
        let player = Rollout::new(&evaluator, settings(1));
        let tale = gamble();
        let limits = Limits::new(u32::MAX, &stop);
        let chosen = player.choose(Seen::new(&tale, Seat::FIRST), limits, &mut rng_from_seed(1));
        assert!(chosen.is_some());
        assert_eq!(evaluator.asked(), stop_at);
    }
}

#[test]
fn nodes_and_futures_bind_it_and_progress_is_told() {
    // Both ways are worth the same, so that neither ever drops out.
    let flat =
        Tale::new(vec![one(0, &[1, 2]), Scene::Over([4, 0]), Scene::Over([4, 0])], Vec::new());
    let asked = |nodes: u32, futures: usize| {
        let (stop, never, progress) = (Stop::new(), Stop::new(), Progress::new());
        let evaluator = Counting::new(Hopeful, u32::MAX, &never);
        let player = Rollout::new(&evaluator, RolloutSettings { futures, ..settings(1) });
        let limits = Limits::new(nodes, &stop).telling(&progress);
        player.choose(Seen::new(&flat, Seat::FIRST), limits, &mut rng_from_seed(1)).unwrap();
        (evaluator.asked(), progress.share())
    };
    // The toy says of itself that it has secrets, so four positions are imagined to begin with;
    // each future asks once for each of the two ways, which is its only node.
    assert_eq!(asked(100, 1_000), (4 + 100, 1.0));
    assert_eq!(asked(1_000, 50), (4 + 100, 0.098));
}

#[test]
fn by_odds_a_sure_small_win_is_better_than_a_likely_large_one() {
    let tale = lottery([1, 0], [[40, 0], [0, 1]], 3);
    let choice = |odds, seed| {
        let player = Rollout::new(Hopeful, RolloutSettings { odds, ..settings(1) });
        let (stop, start) = (Stop::new(), Seen::new(&tale, Seat::FIRST));
        player.choose(start, Limits::new(4_000, &stop), &mut rng_from_seed(seed)).unwrap()
    };
    for seed in 0..20 {
        assert_eq!(choice(None, seed), 1, "the lead counts");
        assert_eq!(choice(Some(WinModel { early: 30.0, late: 3.0 }), seed), 0, "the place counts");
    }
}

/// Expects the points by which scenes are named, at this part of the game.
struct Expecting {
    left: f64,
}

impl Evaluator<Tale> for Expecting {
    fn value(&self, position: &Tale) -> Worth {
        let mut worth = [0.0; game::MAX_SEATS];
        worth[0] = (position.at % 100) as f32;
        worth
    }

    fn left(&self, _: &Tale) -> f64 {
        self.left
    }
}

#[test]
fn by_odds_a_lead_counts_by_how_much_of_the_game_is_left() {
    // Ten points ahead; or forty or none by chance, which are twenty on the mean. Then nothing moves.
    let mut scenes = vec![Scene::Over([0, 0]); 401];
    scenes[0] = one(0, &[10, 1]);
    scenes[1] = Scene::Chance { next: vec![40, 100] };
    for start in [10, 40, 100] {
        for (at, seat) in [(start, 1), (start + 100, 0), (start + 200, 1)] {
            scenes[at] = one(seat, &[at + 100, at + 100]);
        }
    }
    let tale = Tale::new(scenes, Vec::new());
    let odds = Some(WinModel { early: 200.0, late: 2.0 });
    let stop = Stop::new();
    for seed in 0..20 {
        for (left, best) in [(1.0, 1), (0.0, 0)] {
            let player = Rollout::new(Expecting { left }, RolloutSettings { odds, ..settings(1) });
            let (start, limits) = (Seen::new(&tale, Seat::FIRST), Limits::new(4_000, &stop));
            let chosen = player.choose(start, limits, &mut rng_from_seed(seed)).unwrap();
            assert_eq!(chosen, best, "{left} of the game left");
        }
    }
}

/// Hopes as well, but calls some actions of some seats folly.
struct Warned(&'static [(usize, u8)]);

impl Evaluator<Tale> for Warned {
    fn value(&self, position: &Tale) -> Worth {
        Hopeful.value(position)
    }

    fn prior(&self, position: &Tale, seat: Seat, actions: &[u8], out: &mut Vec<f32>) {
        Hopeful.prior(position, seat, actions, out);
    }

    fn is_folly(&self, _: &Tale, seat: Seat, action: u8) -> bool {
        self.0.contains(&(seat.index(), action))
    }
}

/// The second choice brings three times as much as the first, and is left alone by whoever is warned.
#[test]
fn folly_is_not_chosen_where_there_is_anything_else() {
    let tale = Tale::new(vec![one(0, &[1, 2]), Scene::Over([3, 0]), Scene::Over([9, 0])], vec![]);
    let stop = Stop::new();
    let warnings: [(&[(usize, u8)], u8); 3] = [(&[], 1), (&[(0, 1)], 0), (&[(0, 0), (0, 1)], 1)];
    for (folly, wise) in warnings {
        let players: [&dyn Player<Tale>; 2] = [
            &OnePly::new(Warned(folly), Weakness::default(), 0),
            &Rollout::new(Warned(folly), settings(1)),
        ];
        for player in players {
            let seen = Seen::new(&tale, Seat::FIRST);
            let chosen = player.choose(seen, Limits::new(100, &stop), &mut rng_from_seed(1));
            assert_eq!(chosen, Some(wise), "warned of {folly:?}");
        }
    }
}

/// In a future whoever is warned leaves folly alone as well: the other seat does not take the nine
/// points that it calls folly, so that the way there is good.
#[test]
fn nobody_commits_folly_in_a_future() {
    let scenes = vec![
        one(0, &[1, 2]),
        Scene::Over([3, 0]),
        one(1, &[3, 4]),
        Scene::Over([8, 0]),
        Scene::Over([0, 9]),
    ];
    let tale = Tale::new(scenes, vec![]);
    let stop = Stop::new();
    let choice = |folly| {
        let player = Rollout::new(Warned(folly), settings(2));
        let seen = Seen::new(&tale, Seat::FIRST);
        player.choose(seen, Limits::new(400, &stop), &mut rng_from_seed(1))
    };
    assert_eq!(choice(&[]), Some(0));
    assert_eq!(choice(&[(1, 1)]), Some(1));
}

/// Two ways of two own steps each: the second promises twenty points and lets the other answer.
#[test]
fn of_plans_the_one_is_chosen_after_which_futures_are_best() {
    let scenes = vec![
        one(0, &[1, 2]),
        one(0, &[3, 4]),
        one(0, &[4, 5]),
        Scene::Over([3, 0]),
        Scene::Over([0, 0]),
        one(1, &[6, 7]),
        Scene::Over([20, 0]),
        Scene::Over([0, 10]),
    ];
    let tale = Tale::new(scenes, vec![]);
    let stop = Stop::new();
    let choice = |rounds, plans: &[(&[u8], f32)]| {
        let plans = plans.iter().map(|&(plan, points)| (plan.to_vec(), points)).collect();
        let seen = Seen::new(&tale, Seat::FIRST);
        let player = Rollout::new(Hopeful, settings(rounds));
        player.choose_plan(&seen, plans, Limits::new(400, &stop), &mut rng_from_seed(1))
    };
    let plans: [(&[u8], f32); 3] = [(&[1, 1], 20.0), (&[0, 0], 3.0), (&[0, 1], 0.0)];
    assert_eq!(choice(0, &plans), Some(vec![1, 1]), "it hopes for 8 where the other is to answer");
    assert_eq!(choice(1, &plans), Some(vec![0, 0]), "it sees the answer");
    assert_eq!(choice(1, &plans[..1]), Some(vec![1, 1]), "there is no other");
    assert_eq!(choice(1, &[]), None);
}

/// Has no opinion before it sees the end.
struct Patient;

impl Evaluator<Tale> for Patient {
    fn value(&self, position: &Tale) -> Worth {
        Hopeful.value(position)
    }
}

/// The second way is a point better whatever the other seat does, which has one more thing to do
/// after the first: by draws it does the same after both where it can, and the first future shows
/// it; by dice luck has to even out first.
#[test]
fn by_lots_seats_do_the_same_after_every_candidate() {
    const BRINGS: [i32; 7] = [0, 4, 9, 15, 2, 30, 0];
    let mut scenes = vec![one(0, &[1, 2]), one(1, &[3, 4, 5, 6, 7, 8, 9])];
    scenes.push(one(1, &[10, 11, 12, 13, 14, 15]));
    scenes.extend(BRINGS.map(|points| Scene::Over([points, 0])));
    scenes.extend(BRINGS[..6].iter().map(|points| Scene::Over([points + 1, 0])));
    let tale = Tale::new(scenes, Vec::new());
    let stop = Stop::new();
    let n_right = |draws| {
        let settings = RolloutSettings { draws, ..settings(1) };
        let choice = |seed| {
            let player = Rollout::new(Patient, settings);
            let seen = Seen::new(&tale, Seat::FIRST);
            player.choose(seen, Limits::new(20, &stop), &mut rng_from_seed(seed))
        };
        (0..40).filter(|&seed| choice(seed) == Some(1)).count()
    };
    assert_eq!(n_right(true), 40);
    assert!((10..36).contains(&n_right(false)), "{} by dice", n_right(false));
}

/// The other seat answers within the turn: who counts whole turns sees it without any round.
#[test]
fn a_whole_turn_goes_on_while_others_decide_in_it() {
    let stop = Stop::new();
    let choice = |whole_turns| {
        let player = Rollout::new(Patient, RolloutSettings { whole_turns, ..settings(0) });
        let mut tale = trap();
        tale.active = Some(Seat::FIRST);
        let seen = Seen::new(&tale, Seat::FIRST);
        player.choose(seen, Limits::new(400, &stop), &mut rng_from_seed(1))
    };
    assert_eq!(choice(false), Some(1), "it hopes for 8 where the other is to answer");
    assert_eq!(choice(true), Some(0), "it sees an answer, whichever comes");
}
