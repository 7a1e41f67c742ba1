//! The judge at toys whose best move is known: an obvious blunder is one, an equal choice is none, and
//! nobody is blamed for what they could not know.

use crate::tale::{Scene, Tale};
use game::{Game as _, Seat, SeatSet, Step};
use hunters::{Action, Piece};
use review::{Grade, Review, Settings, Work};
use search::{Evaluator, Points, Stop, Worth};
use table::AnyAction;

fn settings() -> Settings {
    serde_json::from_str(
        r#"{ "judge": 1, "rounds": 1, "considers": 8, "imagines": 2, "candidates": 4, "looks": 6,
             "finalists": 3, "trials": 16, "futures": 64, "nodes": 1000000, "standings": 2,
             "drawRounds": 2, "draws": 64, "usual": 64,
             "points": [2, 4, 8], "odds": { "early": 10, "late": 2 } }"#,
    )
    .unwrap()
}

/// An action of the toy among those of all games.
fn any(action: u8) -> AnyAction {
    AnyAction::Hunters(Action::Occupy { piece: Piece::Pawn, zone: action })
}

fn one(seat: usize, next: &[usize]) -> Scene {
    Scene::One { seat, next: next.to_vec() }
}

fn reviewed(scenes: Vec<Scene>, alike: Vec<Vec<usize>>, steps: &[Step<Tale>]) -> Review {
    let start = Tale::new(scenes, alike);
    let settings = settings();
    let persons = SeatSet::only(Seat::FIRST);
    let known = (String::new(), None);
    let work = Work::new((&Points, &settings), (&start, steps, 7), (persons, &[]), known, any);
    work.run(1, &Stop::new(), |_| {})
}

const fn act(action: u8) -> Step<Tale> {
    Step::Act { seat: Seat::FIRST, action }
}

/// Seat 0 chooses between these ends.
fn choice(ends: &[[i32; 2]], played: u8) -> Review {
    let next: Vec<usize> = (1..=ends.len()).collect();
    let ends = ends.iter().map(|&points| Scene::Over(points));
    let scenes = std::iter::once(one(0, &next)).chain(ends).collect();
    reviewed(scenes, Vec::new(), &[act(played)])
}

#[test]
fn an_obvious_blunder_is_one() {
    let review = choice(&[[10, 0], [0, 10], [9, 0]], 1);
    let it = &review.decisions[0];
    assert_eq!((it.grade, it.best), (Grade::Blunder, Some(any(0))));
    // From 10 behind to 10 ahead, and from last to first, in every future.
    assert_eq!((it.points.mean, it.points.error), (20.0, 0.0));
    assert_eq!((it.chance.mean, it.chance.error), (1.0, 0.0));
    assert_eq!(review.moments, [0]);
    assert_eq!((review.seats[0].accuracy, review.seats[0].blunders), (0, 1));
    assert!(review.done && review.share == 100);
}

#[test]
fn the_best_move_and_one_as_good_have_no_name() {
    for played in [0, 2] {
        let review = choice(&[[10, 0], [0, 10], [10, 0]], played);
        assert_eq!(review.decisions[0].grade, Grade::Good, "{played}");
        assert!(review.moments.is_empty() && review.seats[0].accuracy == 100);
    }
}

#[test]
fn points_on_which_nothing_hung_are_no_mistake() {
    let review = choice(&[[50, 100], [30, 100]], 1);
    let it = &review.decisions[0];
    assert_eq!((it.grade, it.chance.mean), (Grade::Good, 0.0));
    assert!(review.moments.is_empty());
    // They were lost all the same, and whoever plays for them wants to know.
    assert!(it.close && it.worse && it.points.mean > 19.0);
    assert_eq!((review.seats[0].accuracy, review.seats[0].inaccuracies), (0, 0));
}

#[test]
fn a_gamble_is_judged_by_its_odds_and_not_by_its_outcome() {
    // One way of four wins 40, three lose 20: worse than 5 for sure, by 10 on the mean.
    let scenes = || {
        let luck = Scene::Chance { next: vec![3, 4, 4, 4] };
        vec![one(0, &[1, 2]), Scene::Over([5, 0]), luck, Scene::Over([40, 0]), Scene::Over([0, 20])]
    };
    let judged = |came: u8| reviewed(scenes(), Vec::new(), &[act(1), Step::Chance(came)]);
    let (won, lost) = (judged(0), judged(1));
    assert_eq!(won.decisions[0].points, lost.decisions[0].points, "luck is not a decision");
    let it = &won.decisions[0];
    assert!((it.points.mean - 10.0).abs() < 3.0 * it.points.error, "{it:?}");
    assert!((it.chance.mean - 0.75).abs() < 3.0 * it.chance.error, "{it:?}");
}

#[test]
fn a_loss_that_futures_cannot_tell_from_luck_has_no_name() {
    // On the mean it costs half a point, and it wins or loses 30.
    let luck = Scene::Chance { next: vec![3, 4] };
    let ends = [Scene::Over([30, 0]), Scene::Over([0, 30])];
    let scenes = vec![one(0, &[1, 2]), Scene::Over([1, 1]), luck].into_iter().chain(ends).collect();
    let review = reviewed(scenes, Vec::new(), &[act(1), Step::Chance(1)]);
    assert_eq!(review.decisions[0].grade, Grade::Good, "{:?}", review.decisions);
}

#[test]
fn nobody_is_blamed_for_what_lay_hidden() {
    // Which of two scenes it is nobody knows; what is right in one is wrong in the other.
    let judged = |truth: u8| {
        let hidden = Scene::Chance { next: vec![1, 2] };
        let ends = [Scene::Over([10, 0]), Scene::Over([0, 10])];
        let scenes = vec![hidden, one(0, &[3, 4]), one(0, &[4, 3])].into_iter().chain(ends);
        reviewed(scenes.collect(), vec![vec![1, 2]], &[Step::Chance(truth), act(1)])
    };
    let (right, wrong) = (judged(1), judged(0));
    assert_eq!(right.decisions, wrong.decisions);
    assert_eq!(right.decisions[0].grade, Grade::Good);
}

/// Knows the second way of a scene to be the one to go on with, and likes all alike.
struct Planner;

impl Evaluator<Tale> for Planner {
    fn value(&self, position: &Tale) -> Worth {
        Points.value(position)
    }

    fn row(&self, position: &Tale, seat: Seat, out: &mut Vec<u8>) -> u32 {
        out.extend(position.legal_actions(seat).nth(1).map(|_| 1));
        1
    }
}

#[test]
fn what_is_thought_of_as_one_is_played_on_as_one() {
    // A small defeat at once, or a win for whoever knows how to go on.
    let scenes = vec![
        one(0, &[1, 2]),
        one(0, &[3, 4]),
        Scene::Over([8, 10]),
        Scene::Over([0, 10]),
        Scene::Over([20, 0]),
    ];
    let start = Tale::new(scenes, Vec::new());
    let (settings, persons) = (settings(), SeatSet::only(Seat::FIRST));
    let game = (&start, &[act(1)][..], 7);
    let known = (String::new(), None);
    let work = Work::new((&Planner, &settings), game, (persons, &[]), known, any);
    let it = &work.run(1, &Stop::new(), |_| {}).decisions[0];
    assert_eq!((it.grade, it.best), (Grade::Blunder, Some(any(0))));
    assert_eq!((it.points.mean, it.points.error), (22.0, 0.0));
}

#[test]
fn what_had_to_be_done_is_no_decision() {
    let scenes = vec![one(0, &[1]), one(1, &[2, 3]), Scene::Over([1, 0]), Scene::Over([0, 1])];
    let other = Step::Act { seat: Seat::new(1).unwrap(), action: 1 };
    let review = reviewed(scenes, Vec::new(), &[act(0), other]);
    assert_eq!((review.cases, review.decisions.len()), (0, 0), "and others are not judged");
    assert!(review.done);
    let end = review.standings.last().unwrap();
    assert_eq!((end.at, &*end.chances, &*end.points), (2, &[0.0, 1.0][..], &[0.0, 1.0][..]));
}

#[test]
fn a_head_start_counts_for_what_was_lost() {
    // 10 points ahead from the start, what would lose the game else does not.
    let start =
        Tale::new(vec![one(0, &[1, 2]), Scene::Over([5, 0]), Scene::Over([0, 5])], Vec::new());
    let settings = settings();
    let chance = |heads: &[u16]| {
        let persons = SeatSet::only(Seat::FIRST);
        let known = (String::new(), None);
        let game = (&start, &[act(1)][..], 7);
        let work = Work::new((&Points, &settings), game, (persons, heads), known, any);
        work.run(1, &Stop::new(), |_| {}).decisions[0].chance.mean
    };
    assert_eq!((chance(&[0, 0]), chance(&[20, 0])), (1.0, 0.0));
}

#[test]
fn what_was_decided_does_not_hang_on_what_was_drawn() {
    // 5 for sure, or a gamble: one way of four wins 40, three bring the other 20.
    let scenes = || {
        let luck = Scene::Chance { next: vec![3, 4, 4, 4] };
        vec![one(0, &[1, 2]), Scene::Over([5, 0]), luck, Scene::Over([40, 0]), Scene::Over([0, 20])]
    };
    let ledger = |came: u8| {
        let review = reviewed(scenes(), Vec::new(), &[act(1), Step::Chance(came)]);
        assert_eq!(review.draws.len(), 1);
        review.ledger.unwrap()
    };
    let (won, lost) = (ledger(0), ledger(1));
    let parts = |it: &review::Ledger| {
        let lead = it.seats[0].lead.unwrap();
        (lead.by, lead.luck, lead.decisions)
    };
    // 40 instead of 10 on the mean, and the other nothing instead of 15; and so on.
    assert_eq!(parts(&won), (40.0, 45.0, -5.0));
    assert_eq!(parts(&lost), (-20.0, -15.0, -5.0));
    assert_eq!((won.seats[0].luck, won.seats[1].luck), (30.0, -15.0));
    assert!((won.seats[1].lead.unwrap().by + 40.0).abs() < 1e-9);
    let best = won.luckiest.unwrap();
    assert_eq!((best.n, best.seat, best.points.mean), (1, Seat::FIRST, 30.0));
    assert_eq!(won.dearest.unwrap().seat, Seat::new(1).unwrap());
}

#[test]
fn a_draw_that_moved_nothing_worth_a_word_does_not_stand_out() {
    // One way of four brings a point, and it is known to the last digit that the others cost a quarter.
    let ledger = |came: u8| {
        let luck = Scene::Chance { next: vec![2, 3, 3, 3] };
        let scenes = vec![one(0, &[1, 3]), luck, Scene::Over([1, 0]), Scene::Over([0, 0])];
        reviewed(scenes, Vec::new(), &[act(0), Step::Chance(came)]).ledger.unwrap()
    };
    let luckiest = ledger(0).luckiest.unwrap().points.mean;
    assert!((luckiest - 0.75).abs() < 1e-9, "{luckiest}");
    assert_eq!((ledger(1).luckiest, ledger(1).dearest), (None, None));
}

#[test]
fn where_only_one_thing_can_come_there_is_no_luck() {
    let sure = Scene::Chance { next: vec![2] };
    let scenes = vec![one(0, &[1, 3]), sure, Scene::Over([9, 4]), Scene::Over([0, 0])];
    let review = reviewed(scenes, Vec::new(), &[act(0), Step::Chance(0)]);
    let ledger = review.ledger.unwrap();
    let lead = ledger.seats[0].lead.unwrap();
    assert_eq!((review.draws.len(), lead.luck, lead.decisions), (0, 0.0, 5.0));
    assert_eq!((lead.error, ledger.luckiest, ledger.dearest), (0.0, None, None));
}
