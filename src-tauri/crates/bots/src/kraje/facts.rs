//! What can be said for a placement in Podivné kraje: what conditions bring in the end, on average.

use ::kraje::{ConditionNo, Kraje, Source, sheet};
use rand::SeedableRng as _;
use search::Dice;
use serde::Serialize;

use super::after;
use super::future::Guess;
use super::outlook::Outlook;
use crate::{Case, Fact};

/// What can be said for a placement, with its figures.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum KrajeTopic {
    /// A condition in the realm, or the shared one.
    Condition {
        /// Which.
        condition: ConditionNo,
        /// What it brings in the end, on average, in halves of a point.
        points: f32,
    },
    /// Conditions that are still to be laid, less what they cost.
    Later {
        /// What they bring in the end, on average, in halves of a point.
        points: f32,
    },
}

/// In so many futures the realm is played on. Other decisions meet the same ones.
const FUTURES: u8 = 6;

/// The subject of what is still to be laid; conditions have their numbers.
const LATER: u16 = 0;

pub(super) fn facts(case: &Case<'_, Kraje>) -> Vec<Fact<KrajeTopic>> {
    let &Case { before, seat, evaluator, actions, .. } = case;
    let Some(&action) = actions.first() else { return Vec::new() };
    let outlook = Outlook::new(evaluator, before);
    let realm = after(before.realm(seat), action, &outlook);
    let is_known = |condition| {
        outlook.shared == Some(condition)
            || realm.conditions().iter().any(|own| own.no == condition)
    };
    let mut sums: Vec<(Option<ConditionNo>, i32)> = vec![(None, 0)];
    for seed in 0..FUTURES {
        let guess = Guess::new(&outlook, before, seat, &mut Dice::from_seed([seed; 32]));
        let end = guess.after(action.card(), &realm).end(&outlook, realm.clone());
        for line in sheet(outlook.pack, &end, outlook.shared).lines() {
            let (Source::Shared { condition }
            | Source::SharedIdle { condition }
            | Source::Own { condition }
            | Source::Penalty { condition }) = *line.source();
            let of = Some(condition).filter(|&it| is_known(it));
            match sums.iter_mut().find(|(known, _)| *known == of) {
                Some((_, sum)) => *sum += line.points(),
                None => sums.push((of, line.points())),
            }
        }
    }
    let fact = |(of, sum): (Option<ConditionNo>, i32)| {
        let worth = sum as f32 / f32::from(FUTURES);
        let points = (2.0 * worth).round() / 2.0;
        let topic = match of {
            Some(condition) => KrajeTopic::Condition { condition, points },
            None => KrajeTopic::Later { points },
        };
        Fact { topic, subject: of.map_or(LATER, |it| u16::from(it.0)), worth }
    };
    sums.into_iter().map(fact).collect()
}
