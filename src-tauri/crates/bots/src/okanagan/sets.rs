//! [`Sets`]: what tokens bring together, where each of them alone would be misjudged.

use ::okanagan::{EXPLORER_POINTS, Okanagan, Tokens};
use arrayvec::ArrayVec;
use game::Seat;

use super::knowledge::Knowledge;

/// How many types of tokens there are.
pub(super) const TYPES: usize = 12;
/// How many colours.
const COLOURS: usize = 4;
/// The types of tokens of one colour.
pub(super) const SHAPES: usize = TYPES / COLOURS;

/// The most cards anybody holds: three, and two more while goals are changed.
const MOST_CARDS: usize = 8;
/// Sets that are begun further ahead than that count for nothing more.
const MOST_AHEAD: usize = 8;

/// The tokens of a seat and its cards.
#[derive(Debug)]
pub(super) struct Sets {
    tokens: Tokens,
    /// The cards as a set of bits.
    goals: u64,
    cards: ArrayVec<Card, MOST_CARDS>,
    /// What a type's part of the next so many sets is good for as long as they are not whole; 1 = as
    /// much as if they were.
    ahead: [f32; MOST_AHEAD + 1],
    /// Any token.
    token: f32,
    worth: f32,
    /// What one more token of each type adds to goals.
    of_goals: [f32; TYPES],
    /// What one more of each colour adds beside that.
    of_colours: [f32; COLOURS],
}

/// A goal card.
#[derive(Debug)]
struct Card {
    /// The types of its set, each once, with how many of it a set has.
    needed: ArrayVec<(u8, u8), 4>,
    points: f32,
    /// Points for each token of a set.
    each: f32,
}

impl Card {
    fn worth(&self, tokens: &Tokens, ahead: &[f32; MOST_AHEAD + 1]) -> f32 {
        let n_covered = self.n_covered(tokens);
        let at = |sets: u8| ahead[usize::from(sets).min(MOST_AHEAD)];
        let begun = |&(reward, n): &(u8, u8)| {
            let left = tokens[usize::from(reward)] - n * n_covered;
            if n == 1 {
                return at(left);
            }
            let (sets, rest) = (left / n, f32::from(left % n));
            f32::from(n) * at(sets) + rest * (at(sets + 1) - at(sets))
        };
        let begun: f32 = self.needed.iter().map(begun).sum();
        self.points * f32::from(n_covered) + self.each * begun
    }

    /// How many whole sets these tokens are.
    fn n_covered(&self, tokens: &Tokens) -> u8 {
        // Most sets have one of each, and dividing is slow.
        let times = |&(reward, n): &(u8, u8)| {
            let there = tokens[usize::from(reward)];
            if n == 1 { there } else { there / n }
        };
        self.needed.iter().map(times).min().unwrap_or(0)
    }

    fn wants(&self, reward: usize) -> bool {
        self.needed.iter().any(|&(wanted, _)| usize::from(wanted) == reward)
    }
}

impl Sets {
    /// With `left`, the part of the game still to come, 0..1.
    pub(super) fn of(position: &Okanagan, seat: Seat, knowledge: &Knowledge, left: f32) -> Self {
        let mut cards = ArrayVec::new();
        for goal in position.pack().goals_in(position.goals_of(seat)).take(MOST_CARDS) {
            let card = position.pack().goal(goal);
            let mut needed = ArrayVec::<(u8, u8), 4>::new();
            for reward in card.set.iter().map(|reward| reward.index() as u8) {
                match needed.iter_mut().find(|(known, _)| *known == reward) {
                    Some((_, n)) => *n += 1,
                    None => needed.push((reward, 1)),
                }
            }
            let points = f32::from(card.points);
            cards.push(Card { needed, points, each: points / card.set.len() as f32 });
        }
        let Knowledge { begun, spare, token, .. } = *knowledge;
        let fades = if begun > 0.0 { spare / begun } else { 0.0 };
        let mut ahead = [0.0; MOST_AHEAD + 1];
        let mut next = begun * left;
        for n in 1..ahead.len() {
            ahead[n] = ahead[n - 1] + next;
            next *= fades;
        }
        let token = token * left;
        Self::with(*position.tokens_of(seat), position.goals_of(seat), cards, ahead, token)
    }

    /// Of these cards and tokens, of which any is good for so much.
    fn with(
        tokens: Tokens,
        goals: u64,
        cards: ArrayVec<Card, MOST_CARDS>,
        ahead: [f32; MOST_AHEAD + 1],
        token: f32,
    ) -> Self {
        let (of_goals, of_colours) = ([0.0; TYPES], [0.0; COLOURS]);
        let mut sets =
            Self { tokens, goals, cards, ahead, token, worth: 0.0, of_goals, of_colours };
        let held = n_of_colours(&tokens);
        sets.worth = sets.worth_of(&tokens);
        sets.of_goals = std::array::from_fn(|reward| sets.gain_of_goals(&tokens, reward));
        sets.of_colours = std::array::from_fn(|colour| sets.gain_of_colour(held, colour));
        sets
    }

    /// Whether a seat still has these tokens and cards.
    pub(super) fn are_of(&self, position: &Okanagan, seat: Seat) -> bool {
        self.tokens == *position.tokens_of(seat) && self.goals == position.goals_of(seat)
    }

    /// Points of whole sets, and what begun ones are good for.
    pub(super) const fn worth(&self) -> f32 {
        self.worth
    }

    /// The same, were these its tokens.
    pub(super) fn worth_of(&self, tokens: &Tokens) -> f32 {
        let goals: f32 = self.cards.iter().map(|card| card.worth(tokens, &self.ahead)).sum();
        let n_tokens: u8 = tokens.iter().sum();
        self.token * f32::from(n_tokens) + self.explored(n_of_colours(tokens)) + goals
    }

    /// Of each goal card in order: the whole sets, the tokens that the next one lacks, and what all that
    /// is good for.
    pub(super) fn of_goals(&self) -> impl Iterator<Item = (u8, u8, f32)> + '_ {
        self.cards.iter().map(|card| {
            let sets = card.n_covered(&self.tokens);
            let lacks = |&(reward, n): &(u8, u8)| {
                (n * (sets + 1)).saturating_sub(self.tokens[usize::from(reward)])
            };
            let lacks = card.needed.iter().map(lacks).sum();
            (sets, lacks, card.worth(&self.tokens, &self.ahead))
        })
    }

    /// The same of the explorer card.
    pub(super) fn of_explorer(&self) -> (u8, u8, f32) {
        let of_colours = n_of_colours(&self.tokens);
        let sets = of_colours.into_iter().min().unwrap_or(0);
        let lacks = of_colours.into_iter().filter(|&n| n == sets).count() as u8;
        (sets, lacks, self.explored(of_colours))
    }

    /// Any token, however it fits.
    pub(super) const fn each_token(&self) -> f32 {
        self.token
    }

    /// The explorer card: sets of four colours.
    fn explored(&self, of_colours: [u8; COLOURS]) -> f32 {
        let n_sets = of_colours.into_iter().min().unwrap_or(0);
        let begun = |n: u8| self.ahead[usize::from(n - n_sets).min(MOST_AHEAD)];
        let begun: f32 = of_colours.into_iter().map(begun).sum();
        let points = EXPLORER_POINTS as f32;
        points * (f32::from(n_sets) + begun / COLOURS as f32)
    }

    /// What one more token of this colour adds, whatever its shape.
    fn gain_of_colour(&self, held: [u8; COLOURS], colour: usize) -> f32 {
        let mut more = held;
        more[colour] += 1;
        self.token + self.explored(more) - self.explored(held)
    }

    /// What one more token of this type adds to goals.
    fn gain_of_goals(&self, tokens: &Tokens, reward: usize) -> f32 {
        let mut more = *tokens;
        more[reward] += 1;
        let wanting = self.cards.iter().filter(|card| card.wants(reward));
        wanting.map(|card| card.worth(&more, &self.ahead) - card.worth(tokens, &self.ahead)).sum()
    }

    /// Takes up to so many tokens off a heap, whose first type has this number, one after another
    /// whichever then adds most; what they are worth together, and how many they are. Of a part of a
    /// token so much of its worth counts.
    pub(super) fn take(&self, heap: &mut [f32], first: usize, most: f32) -> (f32, f32) {
        let (mut left, mut worth) = (most, 0.0);
        let mut tokens = self.tokens;
        let mut begun = [0.0_f32; TYPES];
        let (mut of_goals, mut of_colours) = (self.of_goals, self.of_colours);
        let mut held = n_of_colours(&tokens);
        while left > LEAST {
            let there = (0..heap.len()).filter(|&n| heap[n] > LEAST);
            let gain = |n: usize| of_colours[(first + n) / SHAPES] + of_goals[first + n];
            let Some(best) = there.max_by(|&a, &b| gain(a).total_cmp(&gain(b))) else { break };
            let n = left.min(heap[best]).min(1.0 - begun[best]);
            worth += n * gain(best);
            heap[best] -= n;
            left -= n;
            begun[best] += n;
            if begun[best] > 1.0 - LEAST {
                begun[best] = 0.0;
                let taken = first + best;
                tokens[taken] += 1;
                held[taken / SHAPES] += 1;
                if left <= LEAST {
                    break;
                }
                let there = (0..heap.len()).filter(|&n| heap[n] > LEAST).map(|n| first + n);
                let is_wanted = self.cards.iter().any(|card| card.wants(taken));
                let mut colour = COLOURS;
                for reward in there {
                    if reward / SHAPES != colour {
                        colour = reward / SHAPES;
                        of_colours[colour] = self.gain_of_colour(held, colour);
                    }
                    if is_wanted {
                        of_goals[reward] = self.gain_of_goals(&tokens, reward);
                    }
                }
            }
        }
        (worth, most - left)
    }
}

/// Less of a token is none.
const LEAST: f32 = 1e-4;

fn n_of_colours(tokens: &Tokens) -> [u8; COLOURS] {
    std::array::from_fn(|colour| tokens[SHAPES * colour..SHAPES * (colour + 1)].iter().sum())
}

#[cfg(test)]
mod tests {
    use ::okanagan::{Shape, Terrain};

    use super::*;

    const FOREST: usize = SHAPES * Terrain::Forest as usize;
    const LAKE: usize = SHAPES * Terrain::Lake as usize;
    const SQUARE: usize = Shape::Square as usize;
    const HEXAGON: usize = Shape::Hexagon as usize;

    /// A card of five points for a square and a hexagon of the lake; a begun set counts so much.
    fn sets(tokens: Tokens, begun: f32) -> Sets {
        let needed = [LAKE + SQUARE, LAKE + HEXAGON].map(|reward| (reward as u8, 1));
        let needed = needed.into_iter().collect();
        let mut ahead = [0.0; MOST_AHEAD + 1];
        for (n, it) in ahead.iter_mut().enumerate() {
            *it = n as f32 * begun;
        }
        let cards = [Card { needed, points: 5.0, each: 2.5 }].into_iter().collect();
        Sets::with(tokens, 0, cards, ahead, 0.0)
    }

    fn tokens(held: &[usize]) -> Tokens {
        let mut tokens = Tokens::default();
        for &reward in held {
            tokens[reward] += 1;
        }
        tokens
    }

    /// What taking up to so many of these squares, hexagons and circles of the lake adds.
    fn taken(sets: &Sets, mut heap: [f32; SHAPES], most: f32) -> (f32, f32) {
        sets.take(&mut heap, LAKE, most)
    }

    #[test]
    fn a_second_token_does_not_make_the_same_set_whole_again() {
        // A square is there: one hexagon makes five points, a second one nothing.
        let one_square = sets(tokens(&[LAKE + SQUARE]), 0.0);
        assert_eq!(taken(&one_square, [0.0, 1.0, 0.0], 2.0), (5.0, 1.0));
        assert_eq!(taken(&one_square, [0.0, 2.0, 0.0], 2.0), (5.0, 2.0));
        // A square of three colours is there: one token of the fourth makes four points, not two.
        let three_colours = tokens(&[FOREST, FOREST + 2 * SHAPES, FOREST + 3 * SHAPES]);
        assert_eq!(taken(&sets(three_colours, 0.0), [0.0, 0.0, 2.0], 2.0), (4.0, 2.0));
    }

    #[test]
    fn two_tokens_make_a_set_whole_that_neither_makes_alone() {
        let nothing = sets(Tokens::default(), 0.0);
        assert_eq!(nothing.of_goals[LAKE..LAKE + SHAPES], [0.0; SHAPES]);
        assert_eq!(nothing.of_colours[..], [0.0; COLOURS]);
        assert_eq!(taken(&nothing, [1.0, 1.0, 0.0], 2.0), (5.0, 2.0));
        assert_eq!(taken(&nothing, [1.0, 1.0, 0.0], 1.0), (0.0, 1.0));
        // Half the points of a part that is begun: 1.25 and a quarter of a point of the explorer's
        // four for the first (0.5), the rest to five and the same for the second.
        let hoping = sets(Tokens::default(), 0.5);
        let of_colour = 0.5;
        assert_eq!(taken(&hoping, [1.0, 0.0, 0.0], 1.0), (1.25 + of_colour, 1.0));
        assert_eq!(taken(&hoping, [1.0, 1.0, 0.0], 2.0), (5.0 + 2.0 * of_colour, 2.0));
    }
}
