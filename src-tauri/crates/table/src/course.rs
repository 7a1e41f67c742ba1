//! [`Course`]: how the points came about over a game. It is made of what lies hidden too, so it is
//! for finished games only.

use game::{Game, MAX_SEATS, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{Table, TableError};

/// How many of the largest swings are marked.
const MARKED_SWINGS: usize = 3;

/// How the points came about over a finished game.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Course {
    /// The start, every step that changed somebody's points, and the end.
    pub moments: Vec<CourseMoment>,
    /// Where somebody took the lead alone, the first lead among them; none in a game for one.
    pub leads: Vec<CourseLead>,
    /// The moments of the largest swings between the seats, at most three, in the order of the
    /// game.
    pub swings: Vec<CourseSwing>,
}

/// The points after a step.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct CourseMoment {
    /// How many steps were taken.
    pub at: u32,
    /// Who took the last of them; `null` for chance and before the first.
    pub by: Option<Seat>,
    /// What every seat would have had if the game had ended there.
    pub totals: Vec<i32>,
}

/// A seat took the lead.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct CourseLead {
    /// After how many steps.
    pub at: u32,
    /// Who leads from there on.
    pub seat: Seat,
}

/// A step that moved the seats apart or together.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct CourseSwing {
    /// After how many steps.
    pub at: u32,
    /// Who gained most by it.
    pub seat: Seat,
    /// By how much that was more than what the seat gained that gained least; in a game for one,
    /// the gain.
    pub size: i32,
}

/// The most points a seat gained at one stroke.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BestStroke {
    /// The gain.
    pub points: i32,
    /// After how many steps it was complete.
    pub at: u32,
    /// Whether the seat took the last of them, or gave an answer that came to light with it.
    pub is_own: bool,
}

impl<G: Game> Table<G> {
    /// How the points came about so far.
    pub(crate) fn course(&self) -> Course {
        self.course_by(G::totals)
    }

    /// How the points came about so far, as the holder may know it.
    ///
    /// # Errors
    /// [`TableError::NotOnTurn`] behind the curtain.
    pub(crate) fn course_so_far(&self) -> Result<Course, TableError<G::Reason>> {
        Ok(self.course_for(self.viewer().ok_or(TableError::NotOnTurn)?))
    }

    /// How the points came about so far, as the viewer may know it.
    pub(crate) fn course_for(&self, viewer: Viewer) -> Course {
        match viewer {
            Viewer::Everything => self.course(),
            Viewer::Public | Viewer::Seat(_) => {
                self.course_by(|position| known_totals(position, viewer))
            }
        }
    }

    fn course_by(&self, totals: impl Fn(&G) -> [i32; MAX_SEATS]) -> Course {
        let moments = self.moments(totals);
        Course { leads: leads(&moments), swings: swings(&moments), moments }
    }

    /// The start, every step that changed somebody's points, and the last step.
    fn moments(&self, totals_of: impl Fn(&G) -> [i32; MAX_SEATS]) -> Vec<CourseMoment> {
        let n_seats = usize::from(self.fixed.start.n_seats());
        let mut position = self.fixed.start.clone();
        let moment = |at, by, totals: [i32; MAX_SEATS]| CourseMoment {
            at,
            by,
            totals: totals[..n_seats].to_vec(),
        };
        let totals_of = |position: &G| self.ahead(totals_of(position));
        let mut last = totals_of(&position);
        let mut moments = vec![moment(0, None, last)];
        for (n, entry) in self.log.iter().enumerate() {
            let asked = position.turn().seats();
            position.apply(entry.kept.step, &mut ());
            // What came of an answer is seen when all have answered.
            let totals = if awaits_others(asked, &position) { last } else { totals_of(&position) };
            if totals != last || n + 1 == self.log.len() {
                moments.push(moment(n as u32 + 1, entry.kept.by(), totals));
                last = totals;
            }
        }
        moments
    }

    /// The best stroke of every seat. A stroke is a run of one seat's actions with nobody else's
    /// and no chance between them; it may bring points to others too. Answers that come to light
    /// together are a stroke of all who gave them.
    pub(crate) fn strokes(&self) -> Vec<Option<BestStroke>> {
        let n_seats = usize::from(self.fixed.start.n_seats());
        let mut best = vec![None; n_seats];
        let mut position = self.fixed.start.clone();
        let mut before = position.totals();
        let (mut by, mut waits) = (None, false);
        for (n, entry) in self.log.iter().enumerate() {
            if entry.kept.by() != by && !waits {
                before = position.totals();
            }
            by = entry.kept.by();
            let (asked, waited) = (position.turn().seats(), waits);
            position.apply(entry.kept.step, &mut ());
            waits = awaits_others(asked, &position);
            if by.is_none() || waits {
                continue;
            }
            let totals = position.totals();
            for (seat, best) in best.iter_mut().enumerate() {
                let points = totals[seat] - before[seat];
                if points > best.map_or(0, |it: BestStroke| it.points) {
                    let is_own = waited || by.is_some_and(|by| by.index() == seat);
                    *best = Some(BestStroke { points, at: n as u32 + 1, is_own });
                }
            }
            if waited {
                by = None;
            }
        }
        best
    }
}

/// Whether the seats that were asked together have not all answered yet: some still are, and nobody
/// else.
pub(crate) fn awaits_others<G: Game>(asked: SeatSet, now: &G) -> bool {
    let still = now.turn().seats();
    !still.is_empty() && still.len() < asked.len() && still.iter().all(|it| asked.contains(it))
}

/// What every seat would have as far as the viewer can know.
fn known_totals<G: Game>(position: &G, viewer: Viewer) -> [i32; MAX_SEATS] {
    let mut totals = [0; MAX_SEATS];
    for (total, sheet) in totals.iter_mut().zip(position.score(viewer).seats()) {
        *total = sheet.total();
    }
    totals
}

fn leads(moments: &[CourseMoment]) -> Vec<CourseLead> {
    let mut leads: Vec<CourseLead> = Vec::new();
    for moment in moments.iter().filter(|moment| moment.totals.len() > 1) {
        let best = moment.totals.iter().max();
        let mut leaders =
            (0..).zip(&moment.totals).filter(|&(_, total)| Some(total) == best).map(|(i, _)| i);
        let (Some(first), None) = (leaders.next(), leaders.next()) else { continue };
        let seat = Seat::new(first).expect("a table has few seats");
        if leads.last().is_none_or(|last| last.seat != seat) {
            leads.push(CourseLead { at: moment.at, seat });
        }
    }
    leads
}

fn swings(moments: &[CourseMoment]) -> Vec<CourseSwing> {
    let mut swings: Vec<CourseSwing> = moments.windows(2).filter_map(swing).collect();
    swings.sort_by_key(|swing| (std::cmp::Reverse(swing.size), swing.at));
    swings.truncate(MARKED_SWINGS);
    swings.sort_by_key(|swing| swing.at);
    swings
}

/// The swing between two moments that follow each other; `None` where all gained alike.
fn swing(pair: &[CourseMoment]) -> Option<CourseSwing> {
    let [before, after] = pair else { return None };
    let gains = || after.totals.iter().zip(&before.totals).map(|(after, before)| after - before);
    let (seat, most) = (0..).zip(gains()).max_by_key(|&(i, gain)| (gain, u8::MAX - i))?;
    let least = if after.totals.len() > 1 { gains().min()? } else { 0 };
    let seat = Seat::new(seat)?;
    (most > least).then_some(CourseSwing { at: after.at, seat, size: most - least })
}

#[cfg(test)]
mod tests {
    use game::{Step, Turn, rng_from_seed};

    use super::*;

    fn moments(totals: &[&[i32]]) -> Vec<CourseMoment> {
        let moment =
            |(at, totals): (u32, &&[i32])| CourseMoment { at, by: None, totals: totals.to_vec() };
        (0..).zip(totals).map(moment).collect()
    }

    #[test]
    fn answers_given_together_count_when_all_are_given() {
        let mut position = kraje::Kraje::new(&kraje::Setup::for_seats(2)).unwrap();
        let mut rng = rng_from_seed(1);
        let mut waited = Vec::new();
        while position.turn() != Turn::Over {
            let asked = position.turn().seats();
            let step = match asked.first() {
                None => Step::Chance(position.sample_chance(&mut rng).unwrap()),
                Some(seat) => {
                    Step::Act { seat, action: position.sample_action(seat, &mut rng).unwrap() }
                }
            };
            position.apply(step, &mut ());
            if !asked.is_empty() {
                waited.push(awaits_others(asked, &position));
            }
        }
        assert!(waited.len() == 16 && waited.chunks(2).all(|it| it == [true, false]), "{waited:?}");
    }

    #[test]
    fn a_lead_is_taken_alone_and_kept_through_ties() {
        let course = moments(&[&[0, 0], &[3, 0], &[3, 3], &[4, 3], &[4, 6], &[6, 6], &[9, 6]]);
        let seats: Vec<_> = leads(&course).iter().map(|it| (it.at, it.seat.index())).collect();
        assert_eq!(seats, [(1, 0), (4, 1), (6, 0)]);
        assert_eq!(leads(&moments(&[&[0], &[5]])), [], "nobody to lead before");
    }

    #[test]
    fn the_three_largest_swings_are_marked_in_their_order() {
        let course = moments(&[&[0, 0], &[1, 0], &[1, 9], &[4, 9], &[9, 14], &[9, 16], &[15, 16]]);
        let found: Vec<_> =
            swings(&course).iter().map(|it| (it.at, it.seat.index(), it.size)).collect();
        assert_eq!(found, [(2, 1, 9), (3, 0, 3), (6, 0, 6)]);
    }

    #[test]
    fn a_loss_of_one_is_a_swing_towards_the_others() {
        let found = swings(&moments(&[&[5, 5, 5], &[5, 2, 5]]));
        assert_eq!(found.iter().map(|it| (it.seat.index(), it.size)).collect::<Vec<_>>(), [(0, 3)]);
    }
}
