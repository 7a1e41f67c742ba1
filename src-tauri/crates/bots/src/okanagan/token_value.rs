//! [`TokenValue`]: what the tokens of a seat are worth, and what each further one would be.

use ::okanagan::{EXPLORER_POINTS, Okanagan, Reward, Tokens};
use arrayvec::ArrayVec;
use game::Seat;

use super::knowledge::Knowledge;
use super::sets::Sets;

/// How many types of tokens there are.
pub(super) const TYPES: usize = 12;
/// How many colours.
pub(super) const COLOURS: usize = 4;
/// The types of tokens of one colour.
pub(super) const SHAPES: usize = TYPES / COLOURS;

/// The tokens of a seat against its goals and the explorer card.
pub(super) struct TokenValue {
    /// Points of whole sets, and what begun ones are good for.
    pub(super) worth: f32,
    /// What one more token of each type would add.
    pub(super) gains: [f32; TYPES],
    /// What several would add together, where that is known.
    pub(super) sets: Option<Sets>,
}

impl TokenValue {
    /// With `left`, the part of the game still to come, 0..1.
    pub(super) fn of(position: &Okanagan, seat: Seat, knowledge: &Knowledge, left: f32) -> Self {
        Self::holding(position.tokens_of(seat), position, seat, knowledge, left)
    }

    /// The same, were these its tokens.
    pub(super) fn holding(
        tokens: &Tokens,
        position: &Okanagan,
        seat: Seat,
        knowledge: &Knowledge,
        left: f32,
    ) -> Self {
        if knowledge.knows_sets {
            let sets = Sets::of(tokens, position, seat, knowledge, left);
            return Self { worth: sets.worth(), gains: sets.gains, sets: Some(sets) };
        }
        let mut token_value =
            Self { worth: 0.0, gains: [knowledge.token * left; TYPES], sets: None };
        let n_tokens: u8 = tokens.iter().sum();
        token_value.worth += knowledge.token * left * f32::from(n_tokens);
        token_value.explore(tokens, knowledge, left);
        for goal in position.pack().goals_in(position.goals_of(seat)) {
            let card = position.pack().goal(goal);
            token_value.pursue(&card.set, f32::from(card.points), tokens, knowledge, left);
        }
        token_value
    }

    /// Takes up to so many tokens off a heap, whose first type has this number, those with the greatest
    /// gain first; what they are worth, and how many they are.
    pub(super) fn take(&self, heap: &mut [f32], first: usize, most: f32) -> (f32, f32) {
        if let Some(sets) = &self.sets {
            return sets.take(heap, first, most);
        }
        let gains = &self.gains[first..first + heap.len()];
        let (mut left, mut worth) = (most, 0.0);
        while left > 0.0 {
            let there = (0..heap.len()).filter(|&reward| heap[reward] > 0.0);
            let Some(best) = there.max_by(|&a, &b| gains[a].total_cmp(&gains[b])) else { break };
            let n = left.min(heap[best]);
            worth += n * gains[best];
            heap[best] -= n;
            left -= n;
        }
        (worth, most - left)
    }

    /// The explorer card: sets of four colours.
    fn explore(&mut self, tokens: &Tokens, knowledge: &Knowledge, left: f32) {
        let mut of_colour = [0_u32; COLOURS];
        for reward in Reward::all() {
            of_colour[reward.terrain() as usize] += u32::from(tokens[reward.index()]);
        }
        let n_sets = of_colour.into_iter().min().unwrap_or(0);
        let n_missing = of_colour.iter().filter(|&&n| n == n_sets).count() as f32;
        let points = EXPLORER_POINTS as f32;
        let begun = (COLOURS as f32 - n_missing) / COLOURS as f32;
        self.worth += points * (n_sets as f32 + begun * knowledge.begun * left);
        for reward in Reward::all() {
            let is_missing = of_colour[reward.terrain() as usize] == n_sets;
            self.gains[reward.index()] += if !is_missing {
                points / COLOURS as f32 * knowledge.spare * left
            } else if n_missing <= 1.0 {
                points * (1.0 - 0.75 * knowledge.begun * left)
            } else {
                points / COLOURS as f32 * knowledge.begun * left
            };
        }
    }

    /// A goal card.
    fn pursue(
        &mut self,
        set: &[Reward],
        points: f32,
        tokens: &Tokens,
        knowledge: &Knowledge,
        left: f32,
    ) {
        let size = set.len() as f32;
        // The types of the set, each once, with how many of it a set has.
        let mut needed = ArrayVec::<(usize, u8), TYPES>::new();
        for reward in set.iter().map(|reward| reward.index()) {
            match needed.iter_mut().find(|(known, _)| *known == reward) {
                Some((_, n)) => *n += 1,
                None => needed.push((reward, 1)),
            }
        }
        let times = |&(reward, n): &(usize, u8)| tokens[reward] / n;
        let n_covered = needed.iter().map(times).min().unwrap_or(0);
        let missing =
            |(reward, n): (usize, u8)| (n * (n_covered + 1)).saturating_sub(tokens[reward]);
        let n_missing = f32::from(needed.iter().map(|&each| missing(each)).sum::<u8>());
        let begun = (size - n_missing) / size;
        self.worth += points * (f32::from(n_covered) + begun * knowledge.begun * left);
        for &each in &needed {
            self.gains[each.0] += if missing(each) == 0 {
                points / size * knowledge.spare * left
            } else if n_missing <= 1.0 {
                points * (1.0 - begun * knowledge.begun * left)
            } else {
                points / size * knowledge.begun * left
            };
        }
    }
}
