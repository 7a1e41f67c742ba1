//! A finished game as a row of choices, each one of so many: as little as has to be told so that
//! another device, which knows the rules, can play it again and check every step.
//!
//! An action is its place among the legal ones of its seat, in ascending order; where several
//! seats may act, which of them it was is a choice before. Chance need not be told at all as long
//! as it brought up what the seed says.

use game::{Dealer, Game, Step, Turn};

use crate::any::plan_of;
use crate::shelf::{OnShelf, for_game, on_table};
use crate::{AnyPlan, AnyTable, LogStep, PlanError, Table};

/// One of so many.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    /// Which, from 0.
    pub index: u32,
    /// Of how many.
    pub of: u32,
}

/// A finished game as choices.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Compacted {
    /// Whether chance always brought up what the seed says. If not, its outcomes are among the
    /// choices.
    pub is_dealt: bool,
    /// The choices, in the order of the game.
    pub choices: Vec<Choice>,
}

/// Why a game cannot be played again from its choices.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum CompactError {
    /// It cannot even begin.
    Plan(PlanError),
    /// The choices do not lead on from this step: they end, or choose what is not there.
    Step {
        /// Its number, from 0.
        n: usize,
    },
}

/// The most steps of a game that is told: what is longer is no game of this house.
const MOST_STEPS: usize = 10_000;

impl AnyTable {
    /// The game as choices; `None` while it goes on.
    pub fn compacted(&self) -> Option<Compacted> {
        on_table!(self, table => table.compacted())
    }

    /// The game played again from its choices, to its end. `next` hands out the index of the next
    /// choice, given of how many.
    ///
    /// # Errors
    /// When it cannot begin, or the choices do not lead to an end.
    pub fn replayed(
        plan: AnyPlan,
        is_dealt: bool,
        mut next: impl FnMut(u32) -> Option<u32>,
    ) -> Result<Self, CompactError> {
        for_game!(plan.setup.game(), G => replayed::<G>(plan, is_dealt, &mut next))
    }
}

impl<G: Game> Table<G> {
    fn compacted(&self) -> Option<Compacted> {
        if !self.is_over() {
            return None;
        }
        let is_dealt = self.draws().iter().all(|draw| draw.holds);
        let mut position = self.fixed.start.clone();
        let mut choices = Vec::new();
        for entry in &self.log {
            tell(&position, entry.kept.step, is_dealt, &mut choices);
            position.apply(entry.kept.step, &mut ());
        }
        Some(Compacted { is_dealt, choices })
    }
}

/// Puts what has to be told of a step to the choices.
fn tell<G: Game>(position: &G, step: Step<G>, is_dealt: bool, choices: &mut Vec<Choice>) {
    match step {
        Step::Act { seat, action } => {
            if let Turn::Seats(seats) = position.turn() {
                choices.extend(choice(seats.iter(), &seat));
            }
            choices.extend(choice(position.legal_actions(seat), &action));
        }
        Step::Chance(outcome) if !is_dealt => {
            choices.extend(choice(position.chance_outcomes().map(|(it, _)| it), &outcome));
        }
        Step::Chance(_) => {}
    }
}

/// Which of all it is; nothing where there is no other.
fn choice<T: PartialEq>(all: impl Iterator<Item = T>, one: &T) -> Option<Choice> {
    let (mut index, mut of) = (0, 0);
    for it in all {
        if it == *one {
            index = of;
        }
        of += 1;
    }
    (of > 1).then_some(Choice { index, of })
}

/// The one that was chosen of all.
fn chosen<T>(all: impl Iterator<Item = T>, next: &mut impl FnMut(u32) -> Option<u32>) -> Option<T> {
    let mut all: Vec<T> = all.collect();
    let index = if all.len() > 1 { next(all.len() as u32)? as usize } else { 0 };
    (index < all.len()).then(|| all.swap_remove(index))
}

fn replayed<G: OnShelf>(
    plan: AnyPlan,
    is_dealt: bool,
    next: &mut impl FnMut(u32) -> Option<u32>,
) -> Result<AnyTable, CompactError> {
    let plan = plan_of::<G>(plan).map_err(CompactError::Plan)?;
    let mut table = Table::laid(plan).map_err(CompactError::Plan)?;
    while !table.is_over() {
        let n = table.at();
        let told = step(&table, is_dealt, next).filter(|_| n < MOST_STEPS);
        let step = told.ok_or(CompactError::Step { n })?;
        let kept = LogStep { step, think_ms: 0, undone: 0, joined: false };
        table.push(kept).map_err(|_| CompactError::Step { n })?;
    }
    Ok(G::put_table(table))
}

/// The next step; `None` where the choices end.
fn step<G: Game>(
    table: &Table<G>,
    is_dealt: bool,
    next: &mut impl FnMut(u32) -> Option<u32>,
) -> Option<Step<G>> {
    let position = table.position();
    match position.turn() {
        Turn::Seats(seats) => {
            let seat = chosen(seats.iter(), next)?;
            let action = chosen(position.legal_actions(seat), next)?;
            Some(Step::Act { seat, action })
        }
        Turn::Chance if is_dealt => {
            Dealer::new(table.seed()).draw(position, table.n_drawn()).map(Step::Chance)
        }
        Turn::Chance => {
            chosen(position.chance_outcomes().map(|(it, _)| it), next).map(Step::Chance)
        }
        Turn::Over => None,
    }
}
