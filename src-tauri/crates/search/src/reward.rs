//! [`Rewards`]: what an end is worth to each seat.

use game::{Game, MAX_SEATS, Places, Seat};

use crate::odds::{WinModel, firsts};
use crate::{Evaluator, Worth};

/// Makes points into rewards for each seat: by its lead and place −1..1, by odds 0..1.
#[derive(Clone, Debug)]
pub(crate) struct Rewards {
    n_seats: u8,
    scale: f32,
    places: f32,
    /// The part of each seat's lead that is taken for granted.
    granted: Worth,
    /// What a lead means, and where all are level the points that are worth a sure win.
    odds: Option<(WinModel, f32)>,
}

impl Rewards {
    /// Rewards of a search from `root`. `scale`: the lead, in points, worth half of a sure win;
    /// `places`: the share of the place in the reward, 0..1; `anchor`: the share of the root's lead
    /// that is subtracted as a baseline, 0..1.
    pub(crate) fn new(n_seats: u8, (scale, places, anchor): (f32, f32, f32), root: &Worth) -> Self {
        let anchor = if n_seats == 1 { 1.0 } else { anchor };
        let mut granted = [0.0; MAX_SEATS];
        for seat in Seat::all(n_seats) {
            granted[seat.index()] = anchor * lead(root, seat, n_seats);
        }
        let places = if n_seats > 2 { places } else { 0.0 };
        Self { n_seats, scale: scale.max(f32::EPSILON), places, granted, odds: None }
    }

    /// The same by each seat's chance of being first, where this part of the game is left at the
    /// root; nothing is taken for granted.
    pub(crate) fn by_odds(mut self, odds: WinModel, left: f64) -> Self {
        let even = 1.0 / f64::from(self.n_seats);
        self.odds = Some((odds, (odds.spread(left) / (even * (1.0 - even))) as f32));
        self
    }

    /// The rewards for an end worth so much; the places too when the game is over there.
    pub(crate) fn of<G: Game>(
        &self,
        evaluator: &impl Evaluator<G>,
        position: &G,
        worth: &Worth,
    ) -> Worth {
        if let Some((odds, _)) = self.odds {
            let chances = match position.places() {
                Some(places) => firsts(&places),
                None => odds.chances(worth, self.n_seats, evaluator.left(position)),
            };
            return chances.map(|chance| chance as f32);
        }
        let places = if self.places > 0.0 { position.places() } else { None };
        let mut rewards = [0.0; MAX_SEATS];
        for seat in Seat::all(self.n_seats) {
            let ahead = lead(worth, seat, self.n_seats) - self.granted[seat.index()];
            let by_lead = (ahead / self.scale).tanh();
            rewards[seat.index()] = if self.places > 0.0 {
                let by_place = self.by_place(worth, places.as_ref(), seat);
                by_lead + self.places * (by_place - by_lead)
            } else {
                by_lead
            };
        }
        rewards
    }

    /// So many points as reward, near a lead that is taken for granted; by odds, where all are level.
    pub(crate) fn of_points(&self, points: f32) -> f32 {
        points / self.odds.map_or(self.scale, |(_, scale)| scale)
    }

    /// 1 ahead of everybody, −1 behind everybody.
    fn by_place(&self, worth: &Worth, places: Option<&Places>, seat: Seat) -> f32 {
        let others = Seat::all(self.n_seats).filter(|&other| other != seat);
        let against = |other: Seat| match places {
            Some(places) => f32::from(
                i8::from(places.of(seat) < places.of(other))
                    - i8::from(places.of(seat) > places.of(other)),
            ),
            // Not over: what is nearly level may still turn.
            None => (4.0 * (worth[seat.index()] - worth[other.index()]) / self.scale).tanh(),
        };
        others.map(against).sum::<f32>() / f32::from(self.n_seats - 1)
    }
}

/// The points of a seat less those of the best other one; alone, its points.
pub fn lead(worth: &Worth, seat: Seat, n_seats: u8) -> f32 {
    let others = Seat::all(n_seats).filter(|&other| other != seat);
    let best = others.map(|other| worth[other.index()]).reduce(f32::max);
    worth[seat.index()] - best.unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_over_the_best_other() {
        let worth = [10.0, 4.0, 7.0, 0.0, 0.0];
        let leads: Vec<f32> = Seat::all(3).map(|seat| lead(&worth, seat, 3)).collect();
        assert_eq!(leads, [3.0, -6.0, -3.0]);
        assert_eq!(lead(&worth, Seat::FIRST, 1).to_bits(), 10.0_f32.to_bits());
    }
}
