//! What a story tells of games whose course is known.

use table::{CourseLead, CourseMoment, CourseSwing};

use super::*;
use crate::luck::{Lead, SeatLedger};

fn seat(i: u8) -> Seat {
    Seat::new(i).unwrap()
}

fn moment(at: u32, totals: &[i32]) -> CourseMoment {
    CourseMoment { at, by: None, totals: totals.to_vec() }
}

/// Zero leads, falls behind, and wins 20 to 18 in the last but one of ten steps.
fn course() -> Course {
    Course {
        moments: vec![
            moment(0, &[0, 0]),
            moment(2, &[6, 0]),
            moment(4, &[6, 12]),
            moment(6, &[11, 18]),
            moment(9, &[20, 18]),
            moment(10, &[20, 18]),
        ],
        leads: vec![
            CourseLead { at: 2, seat: seat(0) },
            CourseLead { at: 4, seat: seat(1) },
            CourseLead { at: 9, seat: seat(0) },
        ],
        swings: vec![CourseSwing { at: 4, seat: seat(1), size: 12 }],
    }
}

fn facts<'a>(
    course: &'a Course,
    strokes: &'a [Option<BestStroke>],
    review: Option<&'a Review>,
) -> Facts<'a> {
    let settings = Settings::of("hunters").unwrap();
    let (from, to, turns) = (1, 7, 5);
    let lasting = Lasting { seat: seat(1), from, to, turns, is_open: false, brought: 6 };
    Facts { course, places: &[1, 2], strokes, lasting: Some(lasting), review, settings }
}

const STROKES: [Option<BestStroke>; 2] = [
    Some(BestStroke { points: 9, at: 9, is_own: true }),
    Some(BestStroke { points: 12, at: 4, is_own: true }),
];

#[test]
fn a_lead_that_was_shared_again_begins_after_that() {
    let mut course = course();
    let leads = course.leads.len() as u32;
    for (at, totals) in [(11, [20, 20]), (12, [24, 20])] {
        course.moments.push(moment(at, &totals));
    }
    let told = story(&facts(&course, &[], None));
    let lead = told.iter().find(|it| matches!(it, Beat::Lead { .. }));
    let (at, changes, share) = (12, leads - 1, 100);
    assert_eq!(lead, Some(&Beat::Lead { seat: seat(0), at, changes, is_tied: true, share }));
    course.moments.push(moment(13, &[24, 24]));
    let told = story(&facts(&course, &[], None));
    assert!(!told.iter().any(|it| matches!(it, Beat::Lead { .. })), "level at the end: {told:?}");
}

#[test]
fn what_others_brought_about_is_nobodys_stroke() {
    let course = course();
    let brought = STROKES.map(|it| it.map(|it| BestStroke { is_own: false, ..it }));
    let is_told = |strokes: &[Option<BestStroke>]| {
        story(&facts(&course, strokes, None)).iter().any(|it| matches!(it, Beat::Stroke { .. }))
    };
    assert!(is_told(&STROKES) && !is_told(&brought));
}

#[test]
fn points_that_were_lost_again_are_no_share_of_the_end() {
    let share = |totals: &[i32]| {
        let mut course = course();
        course.moments.insert(3, moment(5, totals));
        let told = story(&facts(&course, &STROKES, None));
        let share =
            |it: &Beat| if let Beat::Stroke { share, .. } = it { Some(*share) } else { None };
        told.iter().find_map(share)
    };
    assert_eq!(share(&[7, 12]), Some(Some(12.0 / 18.0)));
    assert_eq!(share(&[7, 11]), Some(None));
}

#[test]
fn a_game_without_a_review_is_told_by_its_course() {
    let (course, strokes) = (course(), STROKES);
    let told = story(&facts(&course, &strokes, None));
    let (zero, one) = (seat(0), seat(1));
    assert_eq!(
        told,
        [
            // By 2, and a single step had moved them apart by 12.
            Beat::Ending { how: Finish::Narrow, seats: vec![zero], points: 20, by: 2 },
            Beat::Lead { seat: zero, at: 9, changes: 2, is_tied: false, share: 90 },
            Beat::Stroke { seat: one, points: 12, share: Some(12.0 / 18.0), at: 4 },
            Beat::Comeback { seat: zero, by: 7, at: 6 },
            Beat::Lasting { seat: one, from: 1, at: 7, turns: 5, is_open: false, brought: 6 },
        ]
    );
}

#[test]
fn how_it_ended_is_what_the_points_say() {
    let ended = |totals: &[i32], places: &[u8], most: i32| {
        let mut course = course();
        course.moments.push(moment(11, totals));
        course.swings[0].size = most;
        let facts = Facts { places, ..facts(&course, &[], None) };
        let Some(Beat::Ending { how, seats, points, by }) = story(&facts).into_iter().next() else {
            panic!("there is no end")
        };
        (how, seats.len(), points, by)
    };
    assert_eq!(ended(&[41], &[1], 9), (Finish::Alone, 1, 41, 0));
    assert_eq!(ended(&[40, 40, 7], &[1, 1, 3], 9), (Finish::Shared, 2, 40, 33));
    assert_eq!(ended(&[40, 40], &[2, 1], 9), (Finish::Level, 1, 40, 0));
    assert_eq!(ended(&[40, 35], &[1, 2], 9), (Finish::Narrow, 1, 40, 5));
    assert_eq!(ended(&[40, 31], &[1, 2], 9), (Finish::Clear, 1, 40, 9));
    assert_eq!(ended(&[40, 30], &[1, 2], 9), (Finish::Far, 1, 40, 10));
}

fn standing(at: u32, chance: f64) -> Standing {
    let points = vec![0.0, 0.0];
    Standing { at, chances: vec![chance, 1.0 - chance], points }
}

#[test]
fn a_turn_is_told_only_beyond_what_the_estimates_can_be_off_by() {
    let at = |standings: &[Standing], futures| match turn(standings, futures) {
        Some(Beat::Turn { seat, at, .. }) => Some((seat.index(), at)),
        _ => None,
    };
    // Of 2 × 8 futures each: 0.5 is off by 0.125, 0.7 by 0.115, both together by 0.17.
    let small = [standing(0, 0.5), standing(5, 0.7), standing(9, 0.72)];
    assert_eq!(at(&small, 8), None);
    // Of 2 × 200 futures both together are off by no more than 0.034.
    assert_eq!(at(&small, 200), Some((0, 5)));
    let large = [standing(0, 0.9), standing(5, 0.3), standing(9, 0.1), standing(10, 0.0)];
    assert_eq!(at(&large, 8), Some((1, 5)));
    // The last is how it ended, and as sure as that.
    let last = [standing(0, 0.5), standing(5, 0.6), standing(9, 1.0)];
    assert_eq!(at(&last, 8), Some((0, 9)));
    assert_eq!(at(&[standing(0, 0.5)], 8), None);
    assert_eq!(at(&[], 8), None);
}

fn ledger(luck: f64, decisions: f64, error: f64) -> Ledger {
    let lead = Lead { over: seat(1), by: luck + decisions, head: 0.0, luck, decisions, error };
    let own = SeatLedger {
        seat: seat(0),
        total: 20.0,
        head: 0.0,
        luck,
        error,
        decisions,
        lead: Some(lead),
    };
    Ledger {
        places: 0,
        usual: 10.0,
        usual_error: 1.0,
        seats: vec![own],
        luckiest: Some(Standout {
            n: 3,
            seat: seat(0),
            points: Estimate { mean: 4.0, error: 0.5 },
        }),
        dearest: Some(Standout {
            n: 7,
            seat: seat(1),
            points: Estimate { mean: -6.0, error: 0.5 },
        }),
    }
}

#[test]
fn luck_is_blamed_or_praised_only_beyond_doubt() {
    let (course, strokes) = (course(), STROKES);
    let part = |luck_, decisions, error| {
        let told = luck(&facts(&course, &strokes, None), &ledger(luck_, decisions, error));
        told.map(|it| {
            let Beat::Luck { how, .. } = it else { panic!("{it:?}") };
            how
        })
    };
    assert_eq!(part(-5.0, 7.0, 2.0), Some(LuckPart::Against));
    assert_eq!(part(7.0, -5.0, 2.0), Some(LuckPart::Carried));
    assert_eq!(part(1.0, 10.0, 2.0), Some(LuckPart::Decided));
    assert_eq!(part(1.0, 10.0, 3.0), None, "they are apart by 9, and off by 6 together");
    assert_eq!(part(-3.0, 5.0, 2.0), None, "8 apart, and just that could be chance");
}

#[test]
fn a_review_adds_what_it_found_in_the_order_of_the_game() {
    let (course, strokes) = (course(), STROKES);
    let played = table::AnyAction::Hunters(hunters::Action::Pass);
    let judged = |n, lost| Judged {
        n,
        seat: seat(1),
        played,
        best: Some(played),
        points: Estimate { mean: 5.0, error: 1.0 },
        chance: Estimate { mean: lost, error: 0.02 },
        futures: 64,
        close: true,
        grade: Grade::Mistake,
        worse: true,
    };
    let review = Review {
        decisions: vec![judged(1, 0.3), judged(5, 0.12), judged(8, 0.2)],
        moments: vec![5, 8],
        standings: vec![standing(0, 0.5), standing(10, 1.0)],
        ledger: Some(ledger(-5.0, 7.0, 2.0)),
        done: true,
        ..Review::default()
    };
    let told = story(&facts(&course, &strokes, Some(&review)));
    let names: Vec<String> = told
        .iter()
        .map(|it| serde_json::to_value(it).unwrap()["type"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(
        names,
        ["ending", "lead", "stroke", "comeback", "lasting", "draw", "slip", "turn", "luck"]
    );
    // The dearest of the key moments, and the draw that moved most.
    assert!(told.iter().any(|it| matches!(it, Beat::Slip { n: 8, .. })));
    assert!(told.iter().any(|it| matches!(it, Beat::Draw { n: 7, .. })));
    // A blunder goes before a mistake that may have cost more of the chance.
    let mut blunder = review.clone();
    blunder.decisions[1].grade = Grade::Blunder;
    let told = story(&facts(&course, &strokes, Some(&blunder)));
    assert!(told.iter().any(|it| matches!(it, Beat::Slip { n: 5, .. })));
    let clean = Review { moments: Vec::new(), ..review };
    assert!(story(&facts(&course, &strokes, Some(&clean))).contains(&Beat::Clean));
}
