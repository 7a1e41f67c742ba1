//! [`Review`]: what a review says, whole or as far as it has come. It is kept as it stands here.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::AnyAction;

use crate::course::Standing;
use crate::grade::{Estimate, Grade};
use crate::luck::{Draw, Ledger};

/// How many key moments there are at most.
const MOMENTS: usize = 3;

/// One decision of a person that was no matter of course, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// Number of the step, from 0.
    pub n: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: AnyAction,
    /// What looked better, if anything did.
    pub best: Option<AnyAction>,
    /// The points lost on it: of the lead over the best other seat, alone of the points.
    pub points: Estimate,
    /// The chance of being first lost on it, 0..=1; 0 for a seat alone.
    pub chance: Estimate,
    /// The futures in which both were compared.
    pub futures: u32,
    /// Whether it was looked at closely, in futures other than those the better one was chosen in.
    pub close: bool,
    /// What it is called.
    pub grade: Grade,
    /// Whether it cost as many points as the least inaccuracy does, beyond doubt; where the game was
    /// decided and no chance hung on it any more, it has no name for all that.
    pub worse: bool,
}

/// The decisions of one seat in a third of the game.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// How many were judged.
    pub decisions: u32,
    /// How many of them were not worse than another.
    pub good: u32,
    /// The points lost on the others, all together.
    pub lost: Estimate,
}

/// The decisions of one seat together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatReview {
    /// Whose.
    pub seat: Seat,
    /// How many were judged.
    pub decisions: u32,
    /// How many more came with advice: they are not told as anybody's own.
    pub advised: u32,
    /// How many of them were not worse than another, of 100.
    pub accuracy: u32,
    /// How many were, with a name or without.
    pub worse: u32,
    /// How many were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
    /// The points lost on those that were worse, all together.
    pub lost: Estimate,
    /// The same in the first, the middle and the last third of the game's steps.
    pub phases: Vec<Phase>,
    /// The third in which more was lost than in any other, beyond doubt.
    pub worst: Option<u8>,
}

/// What a review says, whole or as far as it has come.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// The version of the judge.
    pub judge: u32,
    /// What game it is of: a mark of its setup, its steps and its head starts.
    pub of: String,
    /// How many decisions there are to judge.
    pub cases: u32,
    /// Those looked at so far, in the order of the game.
    pub decisions: Vec<Judged>,
    /// How it stood where turns began, as far as that is known, the end at last.
    pub standings: Vec<Standing>,
    /// Which decisions are to be looked at closely, the most important first.
    pub order: Vec<u32>,
    /// How many of them were.
    pub looked: u32,
    /// How many positions and actions were judged in looking closely.
    pub nodes: u64,
    /// What chance brought up where it could have been something else, as far as it was reckoned.
    pub draws: Vec<Draw>,
    /// What the draws come to; there when all of them were reckoned.
    pub ledger: Option<Ledger>,
    /// How much of it is done, of 100.
    pub share: u32,
    /// Whether it is done.
    pub done: bool,
    /// The numbers of the steps on which most was lost, at most three, in the order of the game.
    pub moments: Vec<u32>,
    /// What the persons' decisions come to.
    pub seats: Vec<SeatReview>,
    /// After how many steps somebody was sure to win, where much of the game was left: no decision
    /// from there on could cost anybody a chance. `None` until the review is done.
    pub decided: Option<u32>,
}

impl Review {
    /// Sums up the decisions of each seat without those that came with advice.
    pub fn leave_out_advice(&mut self, is_advised: impl Fn(u32) -> bool, n_steps: usize) {
        let (advised, own): (Vec<_>, Vec<_>) =
            self.decisions.iter().cloned().partition(|it| is_advised(it.n));
        for it in &mut self.seats {
            let n = advised.iter().filter(|other| other.seat == it.seat).count() as u32;
            *it = SeatReview { advised: n, ..seat_review(&own, it.seat, n_steps) };
        }
    }

    /// What follows from the decisions as they stand.
    pub(crate) fn sum_up(&mut self, persons: &[Seat], is_solo: bool, n_steps: usize) {
        self.moments = moments(&self.decisions, is_solo);
        self.seats = persons.iter().map(|&it| seat_review(&self.decisions, it, n_steps)).collect();
        self.decided = self.decided_of(n_steps);
    }

    /// Where the game was decided, of a review that is done.
    fn decided_of(&self, n_steps: usize) -> Option<u32> {
        let end = self.standings.last().filter(|it| self.done && it.chances.len() > 1)?;
        let winner = end.chances.iter().position(|&it| it >= SURE)?;
        let is_sure = |it: &&Standing| it.chances[winner] >= SURE;
        let sure_from = self.standings.iter().rev().take_while(is_sure).last()?.at;
        let worse = self.decisions.iter().filter(|it| it.grade > Grade::Good);
        let at = worse.map(|it| it.n + 1).fold(sure_from, u32::max);
        let is_much_left = n_steps as f64 * (1.0 - MUCH) >= f64::from(at);
        is_much_left.then_some(at)
    }
}

/// The chance from which on a seat is sure to win.
const SURE: f64 = 0.99;
/// The part of a game that is much.
const MUCH: f64 = 0.1;

/// The steps on which most was lost, one of a turn.
fn moments(decisions: &[Judged], is_solo: bool) -> Vec<u32> {
    let loss = |it: &Judged| if is_solo { it.points.mean } else { it.chance.mean };
    let mut worst: Vec<&Judged> = decisions.iter().filter(|it| it.grade > Grade::Good).collect();
    worst.sort_by(|a, b| loss(b).total_cmp(&loss(a)).then(a.n.cmp(&b.n)));
    let mut chosen: Vec<&Judged> = Vec::new();
    for it in worst {
        let is_beside = |other: &&Judged| other.seat == it.seat && other.n.abs_diff(it.n) <= 2;
        if chosen.len() < MOMENTS && !chosen.iter().any(is_beside) {
            chosen.push(it);
        }
    }
    let mut steps: Vec<u32> = chosen.into_iter().map(|it| it.n).collect();
    steps.sort_unstable();
    steps
}

/// The thirds of a game.
const PHASES: usize = 3;

fn phases(decisions: &[Judged], seat: Seat, n_steps: usize) -> Vec<Phase> {
    let third = |n: u32| (PHASES * n as usize / n_steps.max(1)).min(PHASES - 1);
    let phase = |phase: usize| {
        let own = || decisions.iter().filter(|it| it.seat == seat && third(it.n) == phase);
        Phase {
            decisions: own().count() as u32,
            good: own().filter(|it| !it.worse).count() as u32,
            lost: lost(own()),
        }
    };
    (0..PHASES).map(phase).collect()
}

/// The points lost on those that were worse. Each was judged in futures of its own, so their errors
/// add up as those of independent ones.
fn lost<'a>(decisions: impl Iterator<Item = &'a Judged>) -> Estimate {
    let worse = decisions.filter(|it| it.worse);
    let (mean, variance) = worse.fold((0.0, 0.0_f64), |(mean, variance), it| {
        (mean + it.points.mean, variance + it.points.error.powi(2))
    });
    Estimate { mean, error: variance.sqrt() }.rounded(1)
}

/// The phase in which more was lost than in any other, beyond doubt.
fn worst(phases: &[Phase]) -> Option<u8> {
    let is_worst = |&n: &usize| {
        let others = phases.iter().enumerate().filter(|&(other, _)| other != n);
        let own = phases[n].lost;
        others.map(|(_, it)| it.lost).all(|it| {
            let error = own.error.hypot(it.error);
            Estimate { mean: own.mean - it.mean, error }.is_sure()
        })
    };
    (0..phases.len()).find(is_worst).map(|it| it as u8)
}

/// So many of so many decisions, of 100; all of it is only all of it.
fn accuracy(good: u32, n: u32) -> u32 {
    if good >= n { 100 } else { ((200 * good + n) / (2 * n)).min(99) }
}

fn seat_review(decisions: &[Judged], seat: Seat, n_steps: usize) -> SeatReview {
    let phases = phases(decisions, seat, n_steps);
    let own = || decisions.iter().filter(|it| it.seat == seat);
    let count = |grade| own().filter(|it| it.grade == grade).count() as u32;
    let n = own().count() as u32;
    let worse = own().filter(|it| it.worse).count() as u32;
    SeatReview {
        seat,
        decisions: n,
        advised: 0,
        accuracy: accuracy(n - worse, n),
        worse,
        inaccuracies: count(Grade::Inaccuracy),
        mistakes: count(Grade::Mistake),
        blunders: count(Grade::Blunder),
        lost: lost(own()),
        worst: worst(&phases),
        phases,
    }
}

#[cfg(test)]
mod tests {
    use hunters::{Action, Piece};

    use super::*;

    #[test]
    fn accuracy_is_rounded_and_all_of_it_is_only_all_of_it() {
        let all = [(80, 87), (1, 3), (2, 3), (0, 5), (199, 200), (200, 200), (0, 0)];
        assert_eq!(all.map(|(good, n)| accuracy(good, n)), [92, 33, 67, 0, 99, 100, 100]);
    }

    #[test]
    fn a_game_is_decided_where_its_winner_was_sure_to_the_end() {
        let standing = |at: u32, first: f64| Standing {
            at,
            chances: vec![first, 1.0 - first],
            points: vec![0.0; 2],
        };
        let chances = [(0, 0.5), (20, 0.995), (40, 0.8), (50, 0.99), (70, 1.0), (100, 1.0)];
        let mut it = Review {
            standings: chances.map(|(at, first)| standing(at, first)).to_vec(),
            done: true,
            ..Review::default()
        };
        assert_eq!(it.decided_of(100), Some(50));
        // What still counts as worse was not yet beyond the end of it.
        it.decisions = vec![judged(60, (3.0, 0.3), Grade::Mistake)];
        assert_eq!(it.decided_of(100), Some(61));
        it.decisions = vec![judged(95, (3.0, 0.3), Grade::Mistake)];
        assert_eq!(it.decided_of(100), None, "nothing is left to speak of");
        it.decisions.clear();
        it.done = false;
        assert_eq!(it.decided_of(100), None);
        it.done = true;
        it.standings.push(standing(100, 0.5));
        assert_eq!(it.decided_of(100), None, "two who share the first place");
    }

    fn judged(n: u32, lost: (f64, f64), grade: Grade) -> Judged {
        Judged {
            n,
            seat: Seat::FIRST,
            played: AnyAction::Hunters(Action::Occupy { piece: Piece::Pawn, zone: 0 }),
            best: None,
            points: Estimate { mean: lost.0, error: lost.1 },
            chance: Estimate::default(),
            futures: 9,
            close: true,
            grade,
            worse: grade > Grade::Good,
        }
    }

    #[test]
    fn points_lost_in_a_decided_game_count_though_they_have_no_name() {
        let lost = Judged { worse: true, ..judged(80, (5.0, 0.4), Grade::Good) };
        let it = seat_review(&[judged(0, (0.0, 0.0), Grade::Good), lost], Seat::FIRST, 90);
        assert_eq!((it.accuracy, it.worse, it.inaccuracies), (50, 1, 0));
        assert_eq!((it.lost.mean, it.phases[2].good, it.phases[0].good), (5.0, 0, 1));
    }

    #[test]
    fn what_was_advised_is_no_part_of_ones_accuracy() {
        let good = judged(4, (0.0, 0.0), Grade::Good);
        let mut it = Review {
            decisions: vec![judged(2, (3.0, 0.3), Grade::Mistake), good],
            ..Review::default()
        };
        it.sum_up(&[Seat::FIRST], false, 9);
        let told = |it: &Review| {
            let SeatReview { decisions, advised, accuracy, .. } = it.seats[0];
            (decisions, advised, accuracy)
        };
        assert_eq!(told(&it), (2, 0, 50));
        it.leave_out_advice(|n| n == 4, 9);
        assert_eq!(told(&it), (1, 1, 0));
    }

    #[test]
    fn thirds_of_a_game_are_told_apart() {
        let decisions = [
            judged(0, (1.0, 0.4), Grade::Inaccuracy),
            judged(29, (9.0, 0.4), Grade::Good),
            judged(30, (0.0, 0.0), Grade::Good),
            judged(89, (3.0, 0.3), Grade::Mistake),
            judged(88, (4.0, 0.4), Grade::Mistake),
        ];
        let it = seat_review(&decisions, Seat::FIRST, 90);
        let told: Vec<_> = it.phases.iter().map(|it| (it.decisions, it.good)).collect();
        assert_eq!(told, [(2, 1), (1, 1), (2, 0)]);
        let last = it.phases[2].lost;
        assert_eq!((last.mean, last.error), (7.0, 0.5));
        assert_eq!((it.worst, it.decisions, it.accuracy), (Some(2), 5, 40));
        // 1 and 2 points with such errors might as well be the other way round.
        let near =
            [judged(0, (1.0, 0.4), Grade::Inaccuracy), judged(89, (2.0, 0.9), Grade::Mistake)];
        assert_eq!(seat_review(&near, Seat::FIRST, 90).worst, None);
        assert_eq!(seat_review(&[], Seat::FIRST, 0).worst, None);
    }
}
