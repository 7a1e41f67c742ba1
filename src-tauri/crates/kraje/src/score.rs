//! Points: what a line of the sheet is for, what the whole comes to and who wins (PK-SCORE,
//! PK-TIE).

use arrayvec::ArrayVec;
use game::{Line, MAX_SEATS, Places, ScoreSheet, Seat, SeatSheet, Term, Viewer};
use serde::Serialize;

use crate::card::{ConditionNo, REALM_CARDS, Symbol};
use crate::cells::Cells;
use crate::conditions::count;
use crate::pack::Pack;
use crate::place::Field;
use crate::plane::Plane;
use crate::position::Kraje;
use crate::realm::Realm;
use crate::rule::{Condition, Rule};

/// What a line of the sheet is for. Lines come in this order: the shared condition, the own
/// conditions as they were placed, then what each of these costs.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// The shared condition.
    Shared {
        /// Which.
        condition: ConditionNo,
    },
    /// The shared condition in a realm without a condition of its own: worth nothing (PK-SCORE).
    SharedIdle {
        /// Which.
        condition: ConditionNo,
    },
    /// A condition in the own realm.
    Own {
        /// Which.
        condition: ConditionNo,
    },
    /// What a condition in the own realm costs.
    Penalty {
        /// Which.
        condition: ConditionNo,
    },
}

/// What a term of a line counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Unit {
    /// Fields of whatever kind.
    Field,
    /// Empty fields.
    EmptyField,
    /// Fields with a symbol.
    SymbolField {
        /// The symbol.
        symbol: Symbol,
    },
    /// Kinds of symbols around a field, added up over the fields.
    Kind,
    /// Pairs of two fields.
    Pair,
    /// Places where a river flows into, or past, a field.
    Flow,
    /// The value of another condition.
    Copied {
        /// Which.
        condition: ConditionNo,
    },
    /// Conditions in the realm.
    Condition,
}

/// What the conditions of a realm are worth.
pub(crate) struct Values {
    /// The shared one; 0 in a realm without an own one, and before it is revealed.
    shared: i32,
    /// The own ones in the order they were placed.
    pub(crate) own: ArrayVec<i32, REALM_CARDS>,
    total: i32,
}

/// Which condition another one takes its value from.
#[derive(Copy, Clone)]
struct Copied {
    condition: ConditionNo,
    value: i32,
}

impl Values {
    /// Values a realm from scratch.
    pub(crate) fn of(pack: &Pack, realm: &Realm, shared: Option<ConditionNo>) -> Self {
        let mut values = Self { shared: 0, own: ArrayVec::new(), total: 0 };
        if realm.conditions().is_empty() {
            return values;
        }
        let mut is_copied = false;
        let mut value = |no: ConditionNo| {
            let rule = &pack.condition(no).rule;
            is_copied |= matches!(rule, Rule::LandOfPlenty { .. });
            count(rule, realm, &mut ()) * rule.each()
        };
        values.own = realm.conditions().iter().map(|own| value(own.no)).collect();
        values.shared = shared.map_or(0, value);
        if is_copied {
            values.copy_lowest(pack, realm, shared);
        }
        let own: i32 = values.own.iter().sum();
        values.total = values.shared + own - pack.penalty() * values.own.len() as i32;
        values
    }

    /// Fills in the conditions that copy another one (PK-C16).
    fn copy_lowest(&mut self, pack: &Pack, realm: &Realm, shared: Option<ConditionNo>) {
        for index in 0..self.own.len() {
            let no = realm.conditions()[index].no;
            if let Some(copied) = self.copied(pack, realm, shared, no) {
                self.own[index] = copied.value;
            }
        }
        if let Some(copied) = shared.and_then(|no| self.copied(pack, realm, shared, no)) {
            self.shared = copied.value;
        }
    }

    /// What condition `no` copies: the least valuable of the others, of equals the own one
    /// placed first, and the shared one last. Conditions that copy are never copied
    /// (ruling), so that two of them cannot wait for each other. Nothing where `no` copies nothing.
    fn copied(
        &self,
        pack: &Pack,
        realm: &Realm,
        shared: Option<ConditionNo>,
        no: ConditionNo,
    ) -> Option<Copied> {
        let Rule::LandOfPlenty { include_shared } = pack.condition(no).rule else { return None };
        let own = realm
            .conditions()
            .iter()
            .zip(&self.own)
            .map(|(own, &value)| Copied { condition: own.no, value });
        let shared = shared
            .filter(|_| include_shared)
            .map(|condition| Copied { condition, value: self.shared });
        own.chain(shared)
            .filter(|it| !matches!(pack.condition(it.condition).rule, Rule::LandOfPlenty { .. }))
            .min_by_key(|it| it.value)
    }

    /// The total, then the values of all conditions from the highest down (PK-TIE); who has fewer
    /// conditions has 0 for the rest.
    pub(crate) fn tie_key(&self) -> (i32, [i32; REALM_CARDS + 1]) {
        let mut falling = [0; REALM_CARDS + 1];
        falling[0] = self.shared;
        falling[1..=self.own.len()].copy_from_slice(&self.own);
        falling.sort_unstable_by(|a, b| b.cmp(a));
        (self.total, falling)
    }
}

impl Kraje {
    pub(crate) fn sheet(&self, viewer: Viewer) -> ScoreSheet<Source, Unit, Field> {
        let sheet_of = |realm: &Realm| sheet(self.pack, realm, self.shared());
        let seats = Seat::all(self.n_seats);
        ScoreSheet::new(seats.map(|seat| self.with_realm(viewer, seat, sheet_of)).collect())
    }

    pub(crate) fn all_totals(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for seat in Seat::all(self.n_seats) {
            let total = |realm: &Realm| realm.total(self.pack, self.shared());
            totals[seat.index()] = self.with_realm(Viewer::Everything, seat, total);
        }
        totals
    }

    pub(crate) fn final_places(&self) -> Places {
        let realms = self.realms.iter().take(usize::from(self.n_seats));
        Places::by_key(realms.map(|it| Values::of(self.pack, it, self.shared()).tie_key()))
    }
}

impl Realm {
    /// What it comes to on the score sheet (PK-SCORE).
    pub fn total(&self, pack: &Pack, shared: Option<ConditionNo>) -> i32 {
        Values::of(pack, self, shared).total
    }
}

/// The sheet of a realm: every condition with its equation and its fields (PK-SCORE).
pub fn sheet(
    pack: &Pack,
    realm: &Realm,
    shared: Option<ConditionNo>,
) -> SeatSheet<Source, Unit, Field> {
    let values = Values::of(pack, realm, shared);
    let line = |source: Source, no: ConditionNo| {
        let condition = pack.condition(no);
        if !matches!(condition.rule, Rule::LandOfPlenty { .. }) {
            return condition_line(source, condition, realm);
        }
        let Some(Copied { condition, value }) = values.copied(pack, realm, shared, no) else {
            return Line::new(source, Vec::new(), Vec::new());
        };
        let original = condition_line(source, pack.condition(condition), realm);
        let term = Term { of: Unit::Copied { condition }, count: 1, each: value };
        Line::new(source, vec![term], original.fields().to_vec())
    };
    let mut lines = Vec::new();
    if let Some(condition) = shared {
        lines.push(if realm.conditions().is_empty() {
            Line::new(Source::SharedIdle { condition }, Vec::new(), Vec::new())
        } else {
            line(Source::Shared { condition }, condition)
        });
    }
    for own in realm.conditions() {
        lines.push(line(Source::Own { condition: own.no }, own.no));
    }
    for own in realm.conditions() {
        let term = Term { of: Unit::Condition, count: 1, each: -pack.penalty() };
        lines.push(Line::new(
            Source::Penalty { condition: own.no },
            vec![term],
            own.fields.to_vec(),
        ));
    }
    SeatSheet::new(lines)
}

/// The line of one condition by itself. One that copies others ([`Rule::LandOfPlenty`]) has nothing
/// to copy here.
pub fn condition_line(
    source: Source,
    condition: &Condition,
    realm: &Realm,
) -> Line<Source, Unit, Field> {
    let mut light = Plane::EMPTY;
    let count = count(&condition.rule, realm, &mut light);
    let term = Term { of: Unit::of(&condition.rule), count, each: condition.rule.each() };
    Line::new(source, vec![term], realm.fields_of(light).collect())
}

impl Unit {
    /// What a rule counts.
    const fn of(rule: &Rule) -> Self {
        match *rule {
            Rule::MightyRiver { .. } => Self::SymbolField { symbol: Symbol::River },
            Rule::NobleWoodlands { symbol, .. }
            | Rule::BarrierRange { symbol, .. }
            | Rule::AncientRelics { symbol, .. }
            | Rule::MercilessHunters { symbol, .. }
            | Rule::ForestSpirit { symbol, .. }
            | Rule::CityCentre { count: symbol, .. } => Self::SymbolField { symbol },
            Rule::ThrivingVillages { .. } => Self::Kind,
            Rule::CircleOfLife { .. } | Rule::ValleyGuardians { .. } => Self::Pair,
            Rule::RoaringFalls { .. } | Rule::ShadedStreams { .. } => Self::Flow,
            Rule::DistantOutposts { .. }
            | Rule::CloseNeighbours { .. }
            | Rule::CountCells { .. } => Self::Field,
            Rule::GreatPrairie { .. } => Self::EmptyField,
            // Replaced by what is copied; see `sheet`.
            Rule::LandOfPlenty { .. } => Self::Condition,
        }
    }
}
