//! The check of a whole pack: every rule of the file format in one pass, every fault collected.

use game::PackRef;
use serde_json::json;

use super::fault::{Facing, FieldAt, PackError, PackFault};
use super::file::{CardText, ConditionText, FaceText, FieldText, PackText};
use crate::card::{
    Card, CardField, CardId, ConditionNo, End, Face, HAND, N_CARDS, REALM_CARDS, ROUNDS, Symbol,
};
use crate::catalogue::Catalogue;
use crate::rule::{Condition, Rule};

/// What the file calls its own format.
const SCHEMA: &str = "ctyrhra/kraje@1";

/// The ids of the rules the game knows. `rule.rs` derives them; a test compares.
const RULES: [&str; 17] = [
    "largestRiverChain",
    "groupedCells",
    "borderCells",
    "distinctSymbolsNear",
    "pairs",
    "isolated",
    "riverFlowsInto",
    "riverFlowsPast",
    "exactDistance",
    "farFrom",
    "enoughNear",
    "bestCentre",
    "longestLine",
    "largestSquare",
    "largestEmptyGroup",
    "copyLowest",
    "countCells",
];

/// Points and distances beyond this are typing errors; far within what sums can hold.
const MOST_POINTS: i32 = 1000;

/// Checks a pack; gives all its components.
pub(super) fn check(text: PackText, source: &str) -> Result<Catalogue, PackError> {
    let mut faults = Vec::new();
    frame(&text, &mut faults);
    let rank_floors = rank_floors(&text.solo_ranks, &mut faults);
    let conditions = conditions(text.conditions, &mut faults);
    let cards = cards(&text.cards, &mut faults);
    if !faults.is_empty() {
        return Err(PackError::new(faults));
    }
    Ok(Catalogue {
        pack: PackRef::of(text.pack.id, text.pack.version, source),
        cards,
        conditions,
        rank_floors,
        condition_penalty: text.setup.condition_penalty,
    })
}

/// Everything but conditions and cards.
fn frame(text: &PackText, faults: &mut Vec<PackFault>) {
    if text.schema != SCHEMA {
        faults.push(PackFault::Schema { given: text.schema.clone() });
    }
    if text.pack.id.is_empty() || text.pack.version.is_empty() {
        faults.push(PackFault::NoTitle);
    }
    for symbol in &text.symbols {
        if Symbol::named(symbol).is_none() {
            faults.push(PackFault::UnknownSymbol { at: None, symbol: symbol.clone() });
        }
    }
    let setup = &text.setup;
    let supported = [
        ("card", (text.card.rows, text.card.cols) == (3, 2)),
        ("setup.players", setup.players == [1, 2]),
        ("setup.hand", setup.hand == HAND),
        ("setup.rounds", setup.rounds == ROUNDS),
        ("setup.cardsPerPlayer", usize::from(setup.cards_per_player) == REALM_CARDS),
        ("setup.conditionPenalty", (0..=MOST_POINTS).contains(&setup.condition_penalty)),
    ];
    for (name, is_supported) in supported {
        if !is_supported {
            faults.push(PackFault::Unsupported { name });
        }
    }
}

fn rank_floors(ranks: &[(Option<i32>, String)], faults: &mut Vec<PackFault>) -> Vec<i32> {
    let floors: Vec<i32> = ranks.iter().map_while(|&(floor, _)| floor).collect();
    if ranks.len() != 6 || floors.len() != 5 || !floors.is_sorted_by(|a, b| a > b) {
        faults.push(PackFault::Ranks);
    }
    floors
}

fn conditions(texts: Vec<ConditionText>, faults: &mut Vec<PackFault>) -> Vec<Condition> {
    if texts.len() != N_CARDS {
        faults.push(PackFault::ConditionCount { given: texts.len() });
    }
    let mut seen = [false; N_CARDS];
    let mut conditions = Vec::new();
    for text in texts {
        let no = text.no;
        match seen.get_mut(usize::from(no).wrapping_sub(1)) {
            None => faults.push(PackFault::ConditionNumber { no }),
            Some(true) => faults.push(PackFault::ConditionTwice { no }),
            Some(is_seen) => *is_seen = true,
        }
        conditions.extend(condition(text, faults));
    }
    let missing = (1..).zip(seen).filter(|&(_, is_seen)| !is_seen);
    faults.extend(missing.map(|(no, _)| PackFault::ConditionMissing { no }));
    conditions.sort_by_key(|condition| condition.no);
    conditions
}

fn condition(text: ConditionText, faults: &mut Vec<PackFault>) -> Option<Condition> {
    let condition = text.no;
    if !RULES.contains(&text.rule.as_str()) {
        faults.push(PackFault::UnknownRule { condition, rule: text.rule });
        return None;
    }
    let rule = serde_json::from_value(json!({ "rule": text.rule, "params": text.params }));
    let rule: Rule = match rule {
        Ok(rule) => rule,
        Err(error) => {
            faults.push(PackFault::Params { condition, message: error.to_string() });
            return None;
        }
    };
    if let Some(message) = out_of_range(&rule) {
        faults.push(PackFault::Params { condition, message: message.into() });
    }
    Some(Condition { no: ConditionNo(condition), name: text.name, rule })
}

/// What is wrong with the numbers and symbols of a rule.
fn out_of_range(rule: &Rule) -> Option<&'static str> {
    let wrong = match rule {
        Rule::MightyRiver { min_group, .. }
        | Rule::NobleWoodlands { min_group, .. }
        | Rule::GreatPrairie { min_group, .. } => (*min_group == 0).then_some("minGroup is 0"),
        Rule::CircleOfLife { symbols: [one, other], .. } => {
            (one == other).then_some("a pair is of two symbols")
        }
        Rule::MercilessHunters { from, .. } => from.is_empty().then_some("from is empty"),
        Rule::CountCells { symbols, .. } => symbols.is_empty().then_some("symbols is empty"),
        Rule::ForestSpirit { min, .. } => {
            (!(1..=8).contains(min)).then_some("min is not within 1 to 8")
        }
        Rule::BarrierRange { .. }
        | Rule::ThrivingVillages { .. }
        | Rule::AncientRelics { .. }
        | Rule::RoaringFalls { .. }
        | Rule::ShadedStreams { .. }
        | Rule::ValleyGuardians { .. }
        | Rule::CityCentre { .. }
        | Rule::DistantOutposts { .. }
        | Rule::CloseNeighbours { .. }
        | Rule::LandOfPlenty { .. } => None,
    };
    wrong.or_else(|| {
        (!(0..=MOST_POINTS).contains(&rule.each())).then_some("pts is not within 0 to 1000")
    })
}

fn cards(texts: &[CardText], faults: &mut Vec<PackFault>) -> Vec<Card> {
    if texts.len() != N_CARDS {
        faults.push(PackFault::CardCount { given: texts.len() });
    }
    let mut seen = [false; N_CARDS];
    let mut scored = [false; N_CARDS];
    let mut cards = Vec::new();
    for text in texts {
        let card = text.id;
        match seen.get_mut(usize::from(card).wrapping_sub(1)) {
            None => faults.push(PackFault::CardNumber { card }),
            Some(true) => faults.push(PackFault::CardTwice { card }),
            Some(is_seen) => *is_seen = true,
        }
        let no = text.condition;
        match scored.get_mut(usize::from(no).wrapping_sub(1)) {
            None => faults.push(PackFault::ConditionNumber { no }),
            Some(true) => faults.push(PackFault::ConditionOnTwoCards { condition: no, card }),
            Some(is_scored) => *is_scored = true,
        }
        cards.extend(self::card(text, faults));
    }
    let missing = (1..).zip(seen).filter(|&(_, is_seen)| !is_seen);
    faults.extend(missing.map(|(card, _)| PackFault::CardMissing { card }));
    let idle = (1..).zip(scored).filter(|&(_, is_scored)| !is_scored);
    faults.extend(idle.map(|(condition, _)| PackFault::ConditionOnNoCard { condition }));
    cards.sort_by_key(|card| card.id);
    cards
}

fn card(text: &CardText, faults: &mut Vec<PackFault>) -> Option<Card> {
    let card = text.id;
    let front = face(card, Facing::Front, &text.front, faults)?;
    let back = face(card, Facing::Back, &text.back, faults)?;
    let (on_front, on_back) = (condition_fields(&front), condition_fields(&back));
    let (scoring, plain, places) = match (on_front.as_slice(), on_back.as_slice()) {
        (&[one, other], []) => (front, back, [one, other]),
        ([], &[one, other]) => (back, front, [one, other]),
        (_, _) => {
            let (front, back) = (on_front.len(), on_back.len());
            faults.push(PackFault::ConditionFields { card, front, back });
            return None;
        }
    };
    let [(row, column), (other_row, other_column)] = places;
    if row.abs_diff(other_row) + column.abs_diff(other_column) != 1 {
        faults.push(PackFault::ConditionApart { card });
    }
    Some(Card { id: CardId(card), condition: ConditionNo(text.condition), scoring, plain })
}

/// The condition fields of a face: row and column.
fn condition_fields(face: &Face) -> Vec<(usize, usize)> {
    let all = (0..3).flat_map(|row| (0..2).map(move |column| (row, column)));
    all.filter(|&(row, column)| face.grid[row][column].condition).collect()
}

fn face(card: u8, facing: Facing, text: &FaceText, faults: &mut Vec<PackFault>) -> Option<Face> {
    if text.grid.len() != 3 || text.grid.iter().any(|row| row.len() != 2) {
        faults.push(PackFault::Grid { card, facing });
        return None;
    }
    let mut face = Face::default();
    for (row, fields) in text.grid.iter().enumerate() {
        for (column, text) in fields.iter().enumerate() {
            let at = FieldAt { card, facing, row, column };
            face.grid[row][column] = field(at, text, faults);
        }
    }
    Some(face)
}

fn field(at: FieldAt, text: &FieldText, faults: &mut Vec<PackFault>) -> CardField {
    let mut symbols = Vec::new();
    for symbol in &text.s {
        match Symbol::named(symbol) {
            Some(symbol) => symbols.push(symbol),
            None => {
                faults.push(PackFault::UnknownSymbol { at: Some(at), symbol: symbol.clone() });
            }
        }
    }
    let mut ends = Vec::new();
    for end in &text.ends {
        match End::named(end) {
            Some(end) => ends.push(end),
            None => faults.push(PackFault::UnknownEnd { at, end: end.clone() }),
        }
    }
    let given = symbols.len() + ends.len();
    symbols.sort_unstable();
    symbols.dedup();
    ends.sort_unstable();
    ends.dedup();
    if symbols.len() + ends.len() != given {
        faults.push(PackFault::Doubled { at });
    }
    let has_river = symbols.contains(&Symbol::River);
    if text.condition && (!text.s.is_empty() || !text.ends.is_empty()) {
        faults.push(PackFault::ConditionNotBare { at });
    } else if has_river && text.ends.is_empty() {
        faults.push(PackFault::RiverWithoutEnd { at });
    } else if !has_river && !text.ends.is_empty() {
        faults.push(PackFault::EndWithoutRiver { at });
    }
    CardField { symbols, ends, condition: text.condition }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_rules_is_that_of_the_enum() {
        let unknown = json!({ "rule": "mostDragons", "params": {} });
        let complaint = serde_json::from_value::<Rule>(unknown).unwrap_err().to_string();
        let (_, list) = complaint.split_once("expected one of ").unwrap();
        let names: Vec<&str> = list.split(", ").map(|name| name.trim_matches('`')).collect();
        assert_eq!(names, RULES);
    }
}
