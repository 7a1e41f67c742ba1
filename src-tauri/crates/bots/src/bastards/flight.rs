//! A flight searched as one plan: where to, and with what.
//!
//! Nobody else and no chance comes in before a flight is over, so the best of it can be found by
//! trying all of it. What a flight leaves behind is judged after its `done`; every action on the
//! way costs a little effort, so that nothing is done for nothing. Whoever asks again in the middle
//! of a flight finds the rest of the same plan: what is left of it is as good and shorter, and of
//! equals always the same one is taken.

use std::collections::BTreeSet;

use ::bastards::{Action, Bastards, Node};
use game::{Game, Seat, Step};
use search::own_plan;

/// What is looked for.
pub(super) struct Search<J> {
    /// Whose flight.
    pub(super) seat: Seat,
    /// How many positions on the way are looked at, the nearest first.
    pub(super) most: usize,
    /// What an action must bring to be worth it.
    pub(super) effort: f32,
    /// What the position after the flight is worth.
    pub(super) judge: J,
}

/// A flight that ends at a halt.
struct End {
    worth: f32,
    at: usize,
}

/// A position on the way.
struct Halt {
    position: Bastards,
    before: usize,
    actions: [Option<Action>; 2],
    n_actions: u8,
    /// Fields where the ship has been since it last loaded or unloaded anything.
    been: u32,
    /// Whether the ship was put where it is and has loaded nothing.
    is_put: bool,
}

impl<J: Fn(&Bastards) -> f32> Search<J> {
    /// All actions of the best flight from here on to its `done`, into `out`; the number of
    /// positions judged.
    pub(super) fn run(&self, start: &Bastards, out: &mut Vec<Action>) -> u32 {
        let (halts, ends) = self.all(start);
        // Of equals always the same one.
        let best = ends.iter().reduce(|best, it| if it.worth > best.worth { it } else { best });
        if let Some(best) = best {
            out.extend(flown(&halts, best.at));
        }
        ends.len() as u32
    }

    /// The best flights, each with what it is worth, the best first: so many at most, and no two that
    /// leave the same creatures in the same places.
    pub(super) fn best(&self, start: &Bastards, most: usize) -> Vec<(Vec<Action>, f32)> {
        let (halts, mut ends) = self.all(start);
        ends.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let mut met = BTreeSet::new();
        ends.retain(|end| met.insert(cargo(&halts[end.at].position, self.seat)));
        ends.truncate(most);
        ends.iter().map(|end| (flown(&halts, end.at), end.worth)).collect()
    }

    /// All that was looked at on the way, and what it is worth to end there.
    fn all(&self, start: &Bastards) -> (Vec<Halt>, Vec<End>) {
        let been = start.ship_of(self.seat).map_or(0, Node::bit);
        let mut halts = vec![Halt {
            position: start.clone(),
            before: 0,
            actions: [None; 2],
            n_actions: 0,
            been,
            is_put: false,
        }];
        let mut seen = BTreeSet::from([key(start, self.seat)]);
        let mut ends = Vec::new();
        let mut at = 0;
        while at < halts.len() {
            let legal: Vec<Action> = halts[at].position.legal_actions(self.seat).collect();
            for action in legal {
                if action == Action::Done {
                    let here = &halts[at];
                    // The next flight may load as well, and has as many steps.
                    let has_loaded_last = matches!(here.actions[0], Some(Action::Load { .. }));
                    if has_loaded_last && here.position.is_time_to_fly() {
                        continue;
                    }
                    let end = after(&here.position, self.seat, action);
                    let worth = (self.judge)(&end) - self.effort * f32::from(here.n_actions);
                    ends.push(End { worth, at });
                } else if halts.len() < self.most
                    && let Some(next) = self.next(&halts[at], at, action)
                    && seen.insert(key(&next.position, self.seat))
                {
                    halts.push(next);
                }
            }
            at += 1;
        }
        (halts, ends)
    }

    /// Where an action leads to, if it could be of use.
    fn next(&self, here: &Halt, before: usize, action: Action) -> Option<Halt> {
        let seat = self.seat;
        if let Action::Fly { node } = action
            && (here.been & node.bit() != 0 || here.is_put)
        {
            // Nothing was done where it has been, or it could have been put there at once.
            return None;
        }
        let mut position = after(&here.position, seat, action);
        let mut actions = [Some(action), None];
        let is_load = matches!(action, Action::Load { .. });
        let is_unload = matches!(action, Action::Unload { .. });
        if is_load {
            let flies_on = |it: Action| matches!(it, Action::Fly { .. });
            if !position.legal_actions(seat).any(flies_on) {
                return None;
            }
        } else if is_unload {
            let lay = position.legal_actions(seat).next()?;
            position = after(&position, seat, lay);
            actions[1] = Some(lay);
        }
        let there = position.ship_of(seat).map_or(0, Node::bit);
        let moves_cargo = is_load || is_unload;
        let is_put = matches!(action, Action::Put { .. }) && position.n_in_hold(seat) == 0;
        Some(Halt {
            position,
            before,
            actions,
            n_actions: here.n_actions + 1,
            been: if moves_cargo { there } else { here.been | there },
            is_put,
        })
    }
}

/// All actions on the way to a halt, and the `done` there.
fn flown(halts: &[Halt], mut at: usize) -> Vec<Action> {
    let mut flight = vec![Action::Done];
    while at > 0 {
        flight.extend(halts[at].actions.into_iter().rev().flatten());
        at = halts[at].before;
    }
    flight.reverse();
    flight
}

/// The same for positions of a flight that differ only in where creatures lie on their planets.
fn key(position: &Bastards, seat: Seat) -> u64 {
    own_plan(&(position.ship_of(seat), position.flown(), cargo(position, seat)))
}

/// The same for positions with the same of a seat's creatures on the same planets and aboard.
fn cargo(position: &Bastards, seat: Seat) -> u64 {
    let mut lives = [[0; 5]; 10];
    for planet in position.inhabited_planets() {
        lives[planet.index()] = position.races_on(planet, seat);
    }
    own_plan(&(position.hold_of(seat), lives))
}

/// The position after this action.
pub(super) fn after(position: &Bastards, seat: Seat, action: Action) -> Bastards {
    let mut next = position.clone();
    next.apply(Step::Act { seat, action }, &mut ());
    next
}
