//! [`Beat`]: what there is to tell of a finished game, as codes and figures.
//!
//! A beat is only there where figures carry it: a lead that changed hands, a chance that moved by more
//! than the estimates can be off, a draw that stands out. What is known of every game, its course and
//! its end, makes a story by itself; a review adds what it found.

use game::Seat;
use serde::Serialize;
use table::{BestStroke, Course, Lasting};

use crate::course::Standing;
use crate::grade::{Estimate, Grade};
use crate::luck::{Ledger, Standout};
use crate::report::{Judged, Review};
use crate::settings::Settings;

/// What lasted fewer turns than this is nothing to tell of.
const LONG: u32 = 4;

/// Whoever was behind by this part of what they ended with has come back.
const BEHIND: f64 = 0.1;

/// Who wins by this part of what they ended with wins by far.
const FAR: f64 = 0.25;

/// A stroke that brought this part of all one's points was a great one.
const GREAT: f64 = 0.25;

/// All that a story is told from.
#[derive(Copy, Clone, Debug)]
pub struct Facts<'a> {
    /// How the points came about.
    pub course: &'a Course,
    /// The place of each seat, from 1.
    pub places: &'a [u8],
    /// The most that each seat gained at one stroke.
    pub strokes: &'a [Option<BestStroke>],
    /// What lasted longest.
    pub lasting: Option<Lasting>,
    /// Its review, if it is done.
    pub review: Option<&'a Review>,
    /// How that was judged.
    pub settings: &'a Settings,
}

/// How a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Finish {
    /// There was nobody else.
    Alone,
    /// Several share the first place.
    Shared,
    /// The first two have as many points; something else decided.
    Level,
    /// By less than what a single step had moved the seats apart.
    Narrow,
    /// By more than that.
    Clear,
    /// By a good part of all that the winner has.
    Far,
}

/// What part luck had in a lead.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LuckPart {
    /// It was won with bad luck.
    Against,
    /// Without the luck it would not have been won.
    Carried,
    /// What was decided made more of it than what was drawn.
    Decided,
}

/// One thing to tell. Steps are counted as everywhere: `at` is after how many of them, `n` the number
/// of one from 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Beat {
    /// How it ended.
    Ending {
        /// How.
        how: Finish,
        /// Who came first.
        seats: Vec<Seat>,
        /// With how many points.
        points: i32,
        /// How many more than the best of the others.
        by: i32,
    },
    /// Who had been in the lead.
    Lead {
        /// Who was in the end.
        seat: Seat,
        /// Since when without a break.
        at: u32,
        /// How often it had changed hands.
        changes: u32,
        /// Whether it had been shared again since it was last taken.
        is_tied: bool,
        /// The part of the steps that were behind then, of 100.
        share: u8,
    },
    /// A winner had been far behind.
    Comeback {
        /// Who.
        seat: Seat,
        /// By how many points at most.
        by: i32,
        /// When.
        at: u32,
    },
    /// In one turn a chance moved by more than it can be off by.
    Turn {
        /// Whose.
        seat: Seat,
        /// When.
        at: u32,
        /// What it had been, 0..=1.
        before: f64,
        /// What it was then.
        after: f64,
    },
    /// Nobody gained more at one stroke.
    Stroke {
        /// Who did.
        seat: Seat,
        /// How much.
        points: i32,
        /// The part of all the seat's points in the end, 0..=1, where it is a great one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "bindings", ts(optional))]
        share: Option<f64>,
        /// When.
        at: u32,
    },
    /// No decision cost more.
    Slip {
        /// Whose it was.
        seat: Seat,
        /// Which step.
        n: u32,
        /// What it is called.
        grade: Grade,
        /// The points it cost.
        points: Estimate,
        /// What it cost of the chance of being first.
        chance: Estimate,
    },
    /// No decision was worse than another beyond doubt.
    Clean,
    /// No draw gave or cost more.
    Draw {
        /// Whose luck it was.
        seat: Seat,
        /// Which step.
        n: u32,
        /// In points; below 0 what it cost.
        points: Estimate,
    },
    /// What part luck had in the winner's lead.
    Luck {
        /// Which.
        how: LuckPart,
        /// Who won.
        seat: Seat,
        /// Over whom.
        over: Seat,
        /// By how many points.
        by: f64,
        /// What was drawn of it.
        luck: f64,
        /// What was decided.
        decisions: f64,
        /// The standard error of both.
        error: f64,
    },
    /// What lasted longest.
    Lasting {
        /// Whose it was.
        seat: Seat,
        /// Since when.
        from: u32,
        /// When it was over.
        at: u32,
        /// How many own turns that took.
        turns: u32,
        /// Whether it was never over.
        is_open: bool,
        /// The points that its end brought.
        brought: i32,
    },
}

impl Beat {
    /// After how many steps it happened, for those in the middle of a game.
    const fn at(&self) -> Option<u32> {
        match *self {
            Self::Comeback { at, .. }
            | Self::Turn { at, .. }
            | Self::Stroke { at, .. }
            | Self::Lasting { at, .. } => Some(at),
            Self::Slip { n, .. } | Self::Draw { n, .. } => Some(n + 1),
            Self::Ending { .. } | Self::Lead { .. } | Self::Clean | Self::Luck { .. } => None,
        }
    }
}

/// What there is to tell of a finished game: how it ended and who led, what happened on the way in its
/// order, and what it hung on.
pub fn story(facts: &Facts<'_>) -> Vec<Beat> {
    let mut on_the_way: Vec<Beat> = [
        comeback(facts),
        facts.review.and_then(|it| turn(&it.standings, facts.settings.standings)),
        stroke(facts),
        facts.review.and_then(slip),
        facts.review.and_then(|it| draw(it.ledger.as_ref()?, facts.settings)),
        lasting(facts),
    ]
    .into_iter()
    .flatten()
    .collect();
    on_the_way.sort_by_key(Beat::at);
    let mut beats: Vec<Beat> = ending(facts).into_iter().chain(lead(facts)).collect();
    beats.append(&mut on_the_way);
    beats.extend(facts.review.and_then(clean));
    beats.extend(facts.review.and_then(|it| luck(facts, it.ledger.as_ref()?)));
    beats
}

impl Facts<'_> {
    fn totals(&self) -> &[i32] {
        self.course.moments.last().map_or(&[], |it| &it.totals)
    }

    fn winners(&self) -> Vec<Seat> {
        let first = (0..).zip(self.places).filter(|&(_, &place)| place == 1);
        first.filter_map(|(i, _)| Seat::new(i)).collect()
    }

    /// The only one who came first, where somebody else was there.
    fn winner(&self) -> Option<Seat> {
        let winners = self.winners();
        (winners.len() == 1 && self.places.len() > 1).then(|| winners[0])
    }

    fn n_steps(&self) -> u32 {
        self.course.moments.last().map_or(0, |it| it.at)
    }
}

fn ending(facts: &Facts<'_>) -> Option<Beat> {
    let (totals, seats) = (facts.totals(), facts.winners());
    let points = *totals.get(seats.first()?.index())?;
    let others = (0..).zip(totals).filter(|&(i, _)| !seats.iter().any(|it| it.index() == i));
    let by = others.map(|(_, total)| points - total).min().unwrap_or(0);
    let most = facts.course.swings.iter().map(|it| it.size).max().unwrap_or(0);
    let how = match seats.len() {
        _ if totals.len() == 1 => Finish::Alone,
        2.. => Finish::Shared,
        // Where points are not all that decides, the first may even have fewer.
        _ if by <= 0 => Finish::Level,
        _ if by < most => Finish::Narrow,
        _ if f64::from(by) >= FAR * f64::from(points) => Finish::Far,
        _ => Finish::Clear,
    };
    Some(Beat::Ending { how, seats, points, by })
}

fn lead(facts: &Facts<'_>) -> Option<Beat> {
    let leads = &facts.course.leads;
    let last = leads.last()?;
    if facts.winner() != Some(last.seat) {
        return None;
    }
    // A lead that was lost again to a tie begins anew after it.
    let is_alone = |it: &&table::CourseMoment| {
        let own = it.totals[last.seat.index()];
        it.totals.iter().filter(|&&total| total >= own).count() == 1
    };
    let since = facts.course.moments.iter().rev().take_while(is_alone).last()?;
    let share = (100 * since.at / facts.n_steps().max(1)) as u8;
    let (at, changes, is_tied) = (since.at, leads.len() as u32 - 1, since.at > last.at);
    Some(Beat::Lead { seat: last.seat, at, changes, is_tied, share })
}

fn comeback(facts: &Facts<'_>) -> Option<Beat> {
    let seat = facts.winner()?;
    let behind = |it: &table::CourseMoment| {
        let most = it.totals.iter().max().copied().unwrap_or(0);
        (most - it.totals[seat.index()], it.at)
    };
    let all = facts.course.moments.iter().map(behind);
    let (by, at) = all.reduce(|most, it| if it.0 > most.0 { it } else { most })?;
    let own = f64::from(facts.totals()[seat.index()]);
    (by > 1 && f64::from(by) >= BEHIND * own).then_some(Beat::Comeback { seat, by, at })
}

/// The turn in which a seat's chance rose most, if by more than both estimates can be off together: a
/// mean of so many futures whose chances lie in 0..=1 is off by no more than the root of p (1 − p) / n.
fn turn(standings: &[Standing], futures: usize) -> Option<Beat> {
    let n_seats = standings.first()?.chances.len();
    if n_seats < 2 {
        return None;
    }
    let of_end = standings.len() - 1;
    let variance = |i: usize, seat: usize| {
        let p = standings[i].chances[seat];
        // How it ended is no estimate.
        if i == of_end { 0.0 } else { p * (1.0 - p) / (n_seats * futures.max(1)) as f64 }
    };
    let mut most: Option<(f64, Beat)> = None;
    for i in 1..standings.len() {
        for seat in 0..n_seats {
            let (before, after) = (standings[i - 1].chances[seat], standings[i].chances[seat]);
            let error = (variance(i - 1, seat) + variance(i, seat)).sqrt();
            let gain = Estimate { mean: after - before, error };
            if gain.is_sure() && most.as_ref().is_none_or(|(most, _)| gain.mean > *most) {
                let (seat, at) = (Seat::new(seat as u8)?, standings[i].at);
                most = Some((gain.mean, Beat::Turn { seat, at, before, after }));
            }
        }
    }
    most.filter(|&(gain, _)| gain >= crate::settings::CHANCE[2]).map(|(_, beat)| beat)
}

/// A stroke that brought less than a mistake costs is not worth a word.
fn stroke(facts: &Facts<'_>) -> Option<Beat> {
    let all = (0..).zip(facts.strokes).filter_map(|(i, it)| Some((Seat::new(i)?, (*it)?)));
    let (seat, BestStroke { points, at, is_own }) =
        all.reduce(|most, it| if it.1.points > most.1.points { it } else { most })?;
    let is_much = f64::from(points) >= facts.settings.points[1];
    let total = facts.totals().get(seat.index()).copied().unwrap_or(0);
    // Whose points ever fell afterwards may have lost some of these: they were provisional.
    let later = facts.course.moments.iter().filter(|it| it.at >= at);
    let mut totals = later.filter_map(|it| it.totals.get(seat.index()));
    let is_kept = totals.next().is_some_and(|then| totals.all(|total| total >= then));
    let share = is_kept.then(|| f64::from(points) / f64::from(total.max(1)));
    let share = share.filter(|&share| share >= GREAT);
    (is_much && is_own).then_some(Beat::Stroke { seat, points, share, at })
}

fn slip(review: &Review) -> Option<Beat> {
    let is_solo = review.standings.first().is_some_and(|it| it.chances.len() == 1);
    let loss = |it: &Judged| if is_solo { it.points.mean } else { it.chance.mean };
    let told = review.decisions.iter().filter(|it| review.moments.contains(&it.n));
    // By its name first: what is called a mistake is not told as dearer than a blunder.
    let weight = |it: &Judged| (it.grade, loss(it));
    let &Judged { n, seat, grade, points, chance, .. } =
        told.reduce(|most, it| if weight(it) > weight(most) { it } else { most })?;
    Some(Beat::Slip { seat, n, grade, points, chance })
}

fn clean(review: &Review) -> Option<Beat> {
    (review.moments.is_empty() && !review.decisions.is_empty()).then_some(Beat::Clean)
}

/// A draw that moved no more than an inaccuracy does is not worth a word.
fn draw(ledger: &Ledger, settings: &Settings) -> Option<Beat> {
    let all = [ledger.dearest, ledger.luckiest].into_iter().flatten();
    let much = |it: &Standout| it.points.mean.abs();
    let most = all.reduce(|most, it| if much(&it) > much(&most) { it } else { most })?;
    let Standout { n, seat, points } = most;
    (much(&most) >= settings.points[0]).then_some(Beat::Draw { seat, n, points })
}

fn luck(facts: &Facts<'_>, ledger: &Ledger) -> Option<Beat> {
    let seat = facts.winner()?;
    let lead = ledger.seats.iter().find(|it| it.seat == seat)?.lead?;
    let sure = |mean: f64, errors: f64| Estimate { mean, error: errors * lead.error }.is_sure();
    let how = if sure(-lead.luck, 1.0) {
        LuckPart::Against
    } else if lead.head == 0.0 && sure(-lead.decisions, 1.0) {
        LuckPart::Carried
    // What is not luck is decided: where one of them is off, the other is off the other way.
    } else if sure(lead.decisions - lead.luck, 2.0) {
        LuckPart::Decided
    } else {
        return None;
    };
    if lead.by <= 0.0 {
        return None;
    }
    let (over, by, error) = (lead.over, lead.by, lead.error);
    let (luck, decisions) = (lead.luck, lead.decisions);
    Some(Beat::Luck { how, seat, over, by, luck, decisions, error })
}

fn lasting(facts: &Facts<'_>) -> Option<Beat> {
    let Lasting { seat, from, to, turns, is_open, brought } = facts.lasting?;
    let (from, at) = (from as u32, to as u32);
    (turns >= LONG).then_some(Beat::Lasting { seat, from, at, turns, is_open, brought })
}

#[cfg(test)]
mod tests;
