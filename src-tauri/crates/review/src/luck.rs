//! [`Ledger`]: how much of a result was drawn, and how much was decided.
//!
//! The luck of a draw is what the position is worth after it, less the mean over all that could have
//! come: both with the same luck later on, each thing that could have come as often as it is likely.
//! So the luck of a draw is 0 on the mean whatever the evaluator thinks of positions: an evaluator that errs
//! finds less of the luck, but invents none (M. Zinkevich and others, Optimal Unbiased Estimators for
//! Evaluating Agent Performance, 2006). What such a game usually brings is the mean of whole games
//! that the evaluator plays from its start. All the rest of a result is what the seats decided:
//!
//! result = what is usual + head start + luck of all draws + decisions,
//!
//! to the point, for every seat. The luck that the evaluator cannot see counts among the decisions.
//!
//! This is a view from above: it knows all hands. It says what was drawn, and judges nobody.

use game::{Game, Seat, Step, rng_from_seed};
use rand::Rng as _;
use search::{Determinization, Evaluator, Limits, Simulator, Stop};
use serde::{Deserialize, Serialize};

use crate::grade::Estimate;
use crate::settings::Settings;

/// What is chosen among many draws must be this sure, in standard errors.
const CLEAR: f64 = 3.0;

/// What gave or cost less than this many points is nothing to point at, however sure it is.
const WORTH: f64 = 0.5;

/// With an error of the lead below this many points a ledger tells tenths of points.
const FINE: f64 = 0.5;

/// The luck of one seat in one draw.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// In points.
    pub points: Estimate,
    /// In points of the lead over the best other seat at the end; alone the points.
    pub lead: Estimate,
}

/// Something chance brought up where it could have been something else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Number of the step, from 0.
    pub n: u32,
    /// The luck of each seat.
    pub luck: Vec<Lot>,
}

/// A draw that stands out, for one seat.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Standout {
    /// Number of the step, from 0.
    pub n: u32,
    /// Whose luck it was, good or bad.
    pub seat: Seat,
    /// In points.
    pub points: Estimate,
}

/// What the lead over the best other seat is made of. Its parts add up to the whole exactly.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lead {
    /// Over whom.
    pub over: Seat,
    /// The lead in points; below 0 where the other one is ahead.
    pub by: f64,
    /// What head starts give.
    pub head: f64,
    /// What the draws gave.
    pub luck: f64,
    /// What was decided.
    pub decisions: f64,
    /// The standard error of luck and of decisions.
    pub error: f64,
}

/// What the result of one seat is made of. Its parts add up to the whole exactly.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatLedger {
    /// Whose.
    pub seat: Seat,
    /// Its points at the end, head start and all.
    pub total: f64,
    /// Its head start.
    pub head: f64,
    /// What the draws gave.
    pub luck: f64,
    /// The standard error of that.
    pub error: f64,
    /// What was decided, by this seat and by others.
    pub decisions: f64,
    /// What its lead is made of; a seat alone has none.
    pub lead: Option<Lead>,
}

/// How much of a result was drawn, and how much was decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// The places behind the point that its figures have.
    pub places: u8,
    /// What such a game usually brings a seat.
    pub usual: f64,
    /// How sure that is: its standard error.
    pub usual_error: f64,
    /// The seats, in their order.
    pub seats: Vec<SeatLedger>,
    /// The draw that gave a seat most, if one did beyond doubt.
    pub luckiest: Option<Standout>,
    /// The draw that cost a seat most, if one did beyond doubt.
    pub dearest: Option<Standout>,
}

impl Ledger {
    /// What the draws gave a seat beside the mean of the others; alone what they gave. Unlike the lead
    /// over whoever came out best, this is 0 on the mean: luck itself has no say in who is compared.
    pub fn edge(&self, seat: usize) -> Option<f64> {
        let own = self.seats.get(seat)?.luck;
        let others = self.seats.iter().enumerate().filter(|&(other, _)| other != seat);
        let (n, sum) = others.fold((0.0, 0.0), |(n, sum), (_, it)| (n + 1.0, sum + it.luck));
        Some(if n > 0.0 { own - sum / n } else { own })
    }
}

/// A position where chance brought something up, and could have brought up something else.
#[derive(Clone, Debug)]
pub(crate) struct Lottery<G: Game> {
    pub(crate) n: usize,
    pub(crate) position: G,
    pub(crate) came: G::Chance,
    pub(crate) seed: u64,
}

/// How a game ended: the points of each seat, and by how much of them it had started ahead.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) totals: Vec<f64>,
    pub(crate) heads: Vec<f64>,
}

impl Outcome {
    /// The best other seat at the end; the first of equal ones.
    fn rival(&self, seat: usize) -> Option<usize> {
        let others = (0..self.totals.len()).filter(|&other| other != seat);
        others.reduce(|best, it| if self.totals[it] > self.totals[best] { it } else { best })
    }
}

/// The luck of a draw. `None` when stopped on the way.
pub(crate) fn drawn<G: Game>(
    it: &Lottery<G>,
    evaluator: &impl Evaluator<G>,
    settings: &Settings,
    outcome: &Outcome,
    stop: &Stop,
) -> Option<Draw> {
    let n_seats = usize::from(it.position.n_seats());
    let ways: Vec<(G::Chance, u32)> = it.position.chance_outcomes().collect();
    let weight: u64 = ways.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let futures = settings.draws.max(2) as u64;
    let mut simulator = Simulator::new(evaluator, settings.considers, Limits::new(u32::MAX, stop));
    let mut rng = rng_from_seed(it.seed);
    // Each thing comes in as many futures as it is likely, give or take one.
    let begin = rng.next_u64() % weight;
    let mut samples = vec![Vec::new(); n_seats];
    for n in 0..futures {
        rng.set_stream(n + 1);
        let luck = rng.next_u64();
        let other = at_weight(&ways, (begin + n * weight / futures) % weight)?;
        if other == it.came {
            for it in &mut samples {
                it.push(0.0);
            }
            continue;
        }
        let mut worth = |way| {
            let mut start = it.position.clone();
            start.apply(Step::Chance(way), &mut ());
            Some(simulator.end(&Determinization { start, luck }, None, settings.draw_rounds)?.worth)
        };
        let (came, other) = (worth(it.came)?, worth(other)?);
        for (seat, samples) in samples.iter_mut().enumerate() {
            samples.push(f64::from(came[seat] - other[seat]));
        }
    }
    let lead = |seat: usize| match outcome.rival(seat) {
        None => samples[seat].clone(),
        Some(rival) => samples[seat].iter().zip(&samples[rival]).map(|(a, b)| a - b).collect(),
    };
    let lot = |seat: usize| Lot {
        points: Estimate::of(&samples[seat]).rounded(3),
        lead: Estimate::of(&lead(seat)).rounded(3),
    };
    Some(Draw { n: it.n as u32, luck: (0..n_seats).map(lot).collect() })
}

/// What comes at this place when all ways lie beside each other, each as broad as it weighs.
fn at_weight<C: Copy>(ways: &[(C, u32)], place: u64) -> Option<C> {
    let mut left = place;
    for &(way, weight) in ways {
        if left < u64::from(weight) {
            return Some(way);
        }
        left -= u64::from(weight);
    }
    None
}

/// What a game from this start usually brings a seat: the mean of whole games that the evaluator plays,
/// and of the seats, which all begin alike. `None` when stopped on the way.
pub(crate) fn usual<G: Game>(
    (start, seed): (&G, u64),
    evaluator: &impl Evaluator<G>,
    settings: &Settings,
    stop: &Stop,
) -> Option<Estimate> {
    let n_seats = usize::from(start.n_seats());
    let mut simulator = Simulator::new(evaluator, settings.considers, Limits::new(u32::MAX, stop));
    let mut means = Vec::new();
    for n in 0..settings.usual.max(2) {
        let mut rng = rng_from_seed(seed);
        rng.set_stream(n as u64);
        let future = Determinization { start: start.clone(), luck: rng.next_u64() };
        let end = simulator.end(&future, None, u32::MAX)?;
        let sum: f64 = end.worth[..n_seats].iter().map(|&it| f64::from(it)).sum();
        means.push(sum / n_seats as f64);
    }
    Some(Estimate::of(&means))
}

/// What all draws of a game come to.
pub(crate) fn ledger(draws: &[Draw], usual: Estimate, outcome: &Outcome) -> Ledger {
    let n_seats = outcome.totals.len();
    let sum = |of: &dyn Fn(&Draw) -> Estimate| {
        // Each was reckoned in futures of its own.
        let error = draws.iter().map(|it| of(it).error.powi(2)).sum::<f64>().sqrt();
        Estimate { mean: draws.iter().map(|it| of(it).mean).sum(), error }
    };
    let leads: Vec<Estimate> = (0..n_seats).map(|seat| sum(&|it| it.luck[seat].lead)).collect();
    let places = i32::from(leads.iter().all(|it| it.error < FINE));
    let scale = 10_f64.powi(places);
    // Reckoned in whole parts, so that they add up.
    let parts = |it: f64| (it * scale).round() as i64;
    let points = |parts: i64| parts as f64 / scale;
    // Never told smaller than it is.
    let error = |it: f64| (it * scale).ceil() / scale;
    let all: Vec<(i64, i64)> = (0..n_seats)
        .map(|seat| {
            let luck = parts(sum(&|it| it.luck[seat].points).mean);
            let rest = parts(outcome.totals[seat]) - parts(outcome.heads[seat]);
            (luck, rest - parts(usual.mean) - luck)
        })
        .collect();
    let of_lead = |seat: usize| {
        let over = outcome.rival(seat)?;
        Some(Lead {
            over: Seat::new(over as u8)?,
            by: outcome.totals[seat] - outcome.totals[over],
            head: outcome.heads[seat] - outcome.heads[over],
            luck: points(all[seat].0 - all[over].0),
            decisions: points(all[seat].1 - all[over].1),
            error: error(leads[seat].error),
        })
    };
    let seats = Seat::all(n_seats as u8).map(|seat| {
        let i = seat.index();
        SeatLedger {
            seat,
            total: outcome.totals[i],
            head: outcome.heads[i],
            luck: points(all[i].0),
            error: error(sum(&|it| it.luck[i].points).error),
            decisions: points(all[i].1),
            lead: of_lead(i),
        }
    });
    Ledger {
        places: places as u8,
        usual: points(parts(usual.mean)),
        usual_error: error(usual.error),
        seats: seats.collect(),
        luckiest: stroke(draws, 1.0),
        dearest: stroke(draws, -1.0),
    }
}

/// The draw that gave (1) or cost (−1) a seat most, when that is clear and worth a word.
fn stroke(draws: &[Draw], sign: f64) -> Option<Standout> {
    let all = draws.iter().flat_map(|it| {
        it.luck.iter().enumerate().filter_map(|(seat, lot)| {
            Some(Standout { n: it.n, seat: Seat::new(seat as u8)?, points: lot.points })
        })
    });
    let most = |it: &Standout| sign * it.points.mean;
    let clear = all.filter(|it| most(it) > CLEAR * it.points.error && most(it) >= WORTH);
    clear.reduce(|best, it| if most(&it) > most(&best) { it } else { best })
}
