//! [`Review`]: what a review says, whole or as far as it has come. It is kept as it stands here.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::AnyAction;

use crate::course::Standing;
use crate::grade::{Estimate, Grade};
use crate::luck::{Draw, Ledger};

/// How many key moments there are at most.
const MOMENTS: usize = 3;

/// How much of a review from before there were ledgers is done, of 100.
const OLD_SHARE: u32 = 70;

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
    /// How many of them were good, of 100.
    pub accuracy: u32,
    /// How many were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
    /// The points lost on those that were not good, all together.
    pub lost: Estimate,
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
    #[serde(default)]
    pub draws: Vec<Draw>,
    /// What the draws come to; there when all of them were reckoned.
    #[serde(default)]
    pub ledger: Option<Ledger>,
    /// How much of it is done, of 100.
    pub share: u32,
    /// Whether it is done.
    pub done: bool,
    /// The numbers of the steps on which most was lost, at most three, in the order of the game.
    pub moments: Vec<u32>,
    /// What the persons' decisions come to.
    pub seats: Vec<SeatReview>,
}

impl Review {
    /// The same as far as it is: one from before there were ledgers is not done.
    #[must_use]
    pub fn to_be_gone_on_with(mut self) -> Self {
        if self.done && self.ledger.is_none() {
            (self.done, self.share) = (false, OLD_SHARE);
        }
        self
    }

    /// What follows from the decisions as they stand.
    pub(crate) fn sum_up(&mut self, persons: &[Seat], is_solo: bool) {
        self.moments = moments(&self.decisions, is_solo);
        self.seats = persons.iter().map(|&seat| seat_review(&self.decisions, seat)).collect();
    }
}

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

fn seat_review(decisions: &[Judged], seat: Seat) -> SeatReview {
    let own = || decisions.iter().filter(|it| it.seat == seat);
    let count = |grade| own().filter(|it| it.grade == grade).count() as u32;
    let n = own().count() as u32;
    let worse = || own().filter(|it| it.grade > Grade::Good);
    // Each was judged in futures of its own, so their errors add up as those of independent ones.
    let lost = Estimate {
        mean: worse().map(|it| it.points.mean).sum(),
        error: worse().map(|it| it.points.error.powi(2)).sum::<f64>().sqrt(),
    };
    SeatReview {
        seat,
        decisions: n,
        accuracy: (100 * count(Grade::Good)).checked_div(n).unwrap_or(100),
        inaccuracies: count(Grade::Inaccuracy),
        mistakes: count(Grade::Mistake),
        blunders: count(Grade::Blunder),
        lost: lost.rounded(1),
    }
}
