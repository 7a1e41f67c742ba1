//! [`Greedy`]: takes what is best for it at the end of its own turn. A frozen yardstick: its choices
//! stay as they are, so that figures measured against it in different years can be compared.

use game::{Game, HouseRng, Seat, SeatSet, Seen, Step, Turn};
use rand::RngExt;

use crate::{Limits, Player};

/// How many positions are imagined where something is hidden.
const IMAGINED: u32 = 6;

/// The most steps others are played on to the end of a simultaneous question.
const MOST_ANSWERS: u32 = 1_000;

/// Looks one turn ahead: every action, followed by its own best actions as long as nobody else and
/// no chance comes between, judged by its points less those of the best other seat. What it cannot
/// see it imagines, several times over; what others answer at the same time it takes for random.
/// Equals are drawn by lot.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Greedy;

impl<G: Game> Player<G> for Greedy {
    fn choose(
        &self,
        seen: Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<G::Action> {
        let actions: Vec<G::Action> = seen.legal_actions().collect();
        if actions.len() <= 1 {
            return actions.first().copied();
        }
        let is_open = !seen.has_secrets() && seen.turn() == Turn::of(seen.seat());
        let n_imagined = if is_open { 1 } else { IMAGINED };
        let share = limits.nodes() / n_imagined / actions.len() as u32;
        let mut values = vec![0; actions.len()];
        for n in 0..n_imagined {
            let imagined = answered(seen.imagine(rng), seen.seat(), rng);
            // Every action meets the same imagined position and the same answers, so that they
            // differ by their own merit only.
            let mut sums = values.clone();
            for (i, (value, &action)) in sums.iter_mut().zip(&actions).enumerate() {
                if limits.is_stopped() {
                    let n_known = if n == 0 { i } else { actions.len() };
                    let known = if n == 0 { sums } else { values };
                    return best(&actions[..n_known.max(1)], &known, rng);
                }
                let next = after(&imagined, seen.seat(), action);
                *value += value_of_turn(&next, seen.seat(), share, limits);
            }
            values = sums;
        }
        best(&actions, &values, rng)
    }
}

/// One of the actions of greatest value, by lot.
fn best<A: Copy>(actions: &[A], values: &[i32], rng: &mut HouseRng) -> Option<A> {
    let greatest = values.iter().take(actions.len()).max()?;
    let equals = || actions.iter().zip(values).filter(|&(_, value)| value == greatest);
    let drawn = rng.random_range(0..equals().count());
    equals().nth(drawn).map(|(&action, _)| action)
}

/// The position when all others have answered, at random, what `seat` is asked too. Answers can be
/// given in any order, so theirs may come first.
pub(crate) fn answered<G: Game>(mut position: G, seat: Seat, rng: &mut HouseRng) -> G {
    for _ in 0..MOST_ANSWERS {
        let asked = position.turn().seats();
        let other = asked.without(seat).first().filter(|_| asked.contains(seat));
        let Some(other) = other else { break };
        let Some(action) = position.sample_action(other, rng) else { break };
        position.apply(Step::Act { seat: other, action }, &mut ());
    }
    position
}

/// The position after this action of `seat`.
pub(crate) fn after<G: Game>(position: &G, seat: Seat, action: G::Action) -> G {
    let mut next = position.clone();
    next.apply(Step::Act { seat, action }, &mut ());
    next
}

/// What the position is worth to `seat` at the end of its turn, if it goes on as well as so many
/// nodes let it see.
fn value_of_turn<G: Game>(position: &G, seat: Seat, nodes: u32, limits: Limits<'_>) -> i32 {
    let goes_on = position.turn() == Turn::Seats(SeatSet::only(seat));
    if nodes == 0 || !goes_on || limits.is_stopped() {
        return value(position, seat);
    }
    let n_actions = position.legal_actions(seat).count() as u32;
    // With more actions than nodes a part is looked at, evenly spread over all.
    let stride = n_actions.div_ceil(nodes).max(1);
    let share = nodes.saturating_sub(n_actions) / n_actions.max(1);
    let actions = position.legal_actions(seat).step_by(stride as usize);
    let values =
        actions.map(|action| value_of_turn(&after(position, seat, action), seat, share, limits));
    values.max().unwrap_or_else(|| value(position, seat))
}

/// The points of `seat` less those of the best other seat.
fn value<G: Game>(position: &G, seat: Seat) -> i32 {
    let totals = position.totals();
    let others = Seat::all(position.n_seats()).filter(|&other| other != seat);
    let best_other = others.map(|other| totals[other.index()]).max();
    totals[seat.index()] - best_other.unwrap_or(0)
}
