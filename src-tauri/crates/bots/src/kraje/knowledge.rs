//! [`Knowledge`]: what a realm is expected to end with.
//!
//! A sum of plain things: what a condition is worth now, how many fields there are of each symbol,
//! how many fields and conditions. How much each of them is good for hangs on how many cards are
//! still to come and on which conditions count, own and shared; so the weights of a symbol are the
//! sum of a general one and of one for each condition that counts.

use arrayvec::ArrayVec;
use kraje::{ConditionNo, N_CARDS, Pack, Realm, Rule, Symbol};
use serde::{Deserialize, Serialize};

use super::network::Network;
use crate::learns::BySeats;

/// Symbols there are.
pub(super) const N_SYMBOLS: usize = Symbol::ALL.len();

/// Cards of a realm at the end.
pub(super) const REALM_CARDS: usize = 8;

/// The weights, in points of the final total.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {
    /// What was thought by hand: by the number of cards still to be placed, from one.
    stages: Box<[Stage; REALM_CARDS - 1]>,
    /// What was learned: where there is some for a number of seats, it judges instead.
    #[serde(default)]
    learned: BySeats<Networks>,
}

/// By the number of cards still to be placed, from one.
type Networks = Box<[Network; REALM_CARDS - 1]>;

/// The weights for one number of cards still to be placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Stage {
    /// The bias.
    start: f32,
    /// For each field, conditions included.
    field: f32,
    /// For each own condition.
    condition: f32,
    /// For each field with a symbol.
    symbols: [f32; N_SYMBOLS],
    /// For each own condition, by its number.
    own: [Row; N_CARDS],
    /// For the shared condition, by its number.
    shared: [Row; N_CARDS],
}

/// What a condition adds to the sum: nine numbers in the file.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "[f32; 2 + N_SYMBOLS]", into = "[f32; 2 + N_SYMBOLS]")]
struct Row {
    /// By being there.
    there: f32,
    /// For each point it is worth now.
    point: f32,
    /// For each field with a symbol.
    symbols: [f32; N_SYMBOLS],
}

impl From<[f32; 2 + N_SYMBOLS]> for Row {
    fn from(row: [f32; 2 + N_SYMBOLS]) -> Self {
        Self { there: row[0], point: row[1], symbols: std::array::from_fn(|i| row[2 + i]) }
    }
}

impl From<Row> for [f32; 2 + N_SYMBOLS] {
    fn from(row: Row) -> Self {
        let mut all = [row.there; 2 + N_SYMBOLS];
        all[1] = row.point;
        all[2..].copy_from_slice(&row.symbols);
        all
    }
}

/// The weights that hold while certain conditions count.
#[derive(Clone)]
pub(super) struct Weighing<'a> {
    pub(super) constant: f32,
    pub(super) field: f32,
    pub(super) symbols: [f32; N_SYMBOLS],
    /// What counts, with the weight of a point.
    rules: ArrayVec<(&'a Rule, f32), { REALM_CARDS + 1 }>,
}

impl Knowledge {
    /// The weights for so many cards still to be placed, at least one.
    pub(super) fn stage(&self, n_left: usize) -> &Stage {
        &self.stages[n_left.clamp(1, REALM_CARDS - 1) - 1]
    }

    /// What was learned of games with so many seats, by the number of cards still to be placed, from
    /// one; `None` where the hand judges.
    pub(super) fn networks(&self, n_seats: u8) -> Option<&[Network]> {
        self.learned.of(n_seats).map(|it| &it[..])
    }

    /// The same without what was learned.
    pub(super) fn by_hand(&self) -> Self {
        Self { stages: self.stages.clone(), learned: BySeats::default() }
    }

    /// The same with these networks for games with so many seats, by the number of cards still to be
    /// placed, from one.
    pub(super) fn with(&self, seats: u8, stages: [Network; REALM_CARDS - 1]) -> Self {
        let learned = self.learned.with(seats, Box::new(stages));
        Self { stages: self.stages.clone(), learned }
    }
}

impl Stage {
    /// The weights for a realm with its conditions.
    pub(super) fn weighing<'a>(
        &self,
        pack: &'a Pack,
        realm: &Realm,
        shared: Option<ConditionNo>,
    ) -> Weighing<'a> {
        let mut weighing = Weighing {
            constant: self.start,
            field: self.field,
            symbols: self.symbols,
            rules: ArrayVec::new(),
        };
        for own in realm.conditions() {
            weighing = self.weighing_with(&weighing, pack, own.no);
        }
        if let Some(no) = shared {
            weighing.add(&self.shared[index(no)], &pack.condition(no).rule);
        }
        weighing
    }

    /// The weights with one more own condition.
    pub(super) fn weighing_with<'a>(
        &self,
        weighing: &Weighing<'a>,
        pack: &'a Pack,
        no: ConditionNo,
    ) -> Weighing<'a> {
        let mut more = weighing.clone();
        more.constant += self.condition;
        more.add(&self.own[index(no)], &pack.condition(no).rule);
        more
    }
}

pub(super) fn index(no: ConditionNo) -> usize {
    usize::from(no.0) - 1
}

impl<'a> Weighing<'a> {
    fn add(&mut self, row: &Row, rule: &'a Rule) {
        self.constant += row.there;
        self.symbols.iter_mut().zip(row.symbols).for_each(|(sum, weight)| *sum += weight);
        self.rules.push((rule, row.point));
    }

    /// What the conditions' present values are good for. One that copies has the least value of
    /// the others.
    pub(super) fn of_conditions(&self, realm: &Realm) -> f32 {
        let (mut sum, mut copied, mut least) = (0.0, 0.0, f32::INFINITY);
        for &(rule, weight) in &self.rules {
            if matches!(rule, Rule::LandOfPlenty { .. }) {
                copied += weight;
                continue;
            }
            let value = realm.value(rule) as f32;
            least = least.min(value);
            sum += weight * value;
        }
        if least.is_finite() { sum + copied * least } else { sum }
    }

    /// What a whole realm is expected to end with.
    pub(super) fn of_realm(&self, realm: &Realm) -> f32 {
        let fields = self.field * realm.all_fields().count() as f32;
        let symbols = Symbol::ALL.iter().zip(self.symbols);
        let symbols: f32 =
            symbols.map(|(&it, weight)| weight * realm.fields_with(it).count() as f32).sum();
        self.constant + fields + symbols + self.of_conditions(realm)
    }
}
