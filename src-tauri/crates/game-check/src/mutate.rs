//! [`Mutator`]: values like a given one, with a few changes that mostly keep its shape.

use std::collections::BTreeMap;

use rand::{Rng, RngExt};
use serde_json::{Map, Value};

use crate::scene::draw;

/// Makes values that are nearly like an original: numbers and names changed, parts left out,
/// doubled, exchanged for parts that stand elsewhere at a place of the same kind.
pub struct Mutator {
    original: Value,
    /// All that stands at a place of this kind, such as `/tiles/*/back`.
    kinds: BTreeMap<String, Vec<Value>>,
}

impl Mutator {
    /// Of this original.
    pub fn of(original: Value) -> Self {
        let mut kinds: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for Place { pointer, kind } in places(&original) {
            let value = original.pointer(&pointer).expect("it was found there").clone();
            kinds.entry(kind).or_default().push(value);
        }
        Self { original, kinds }
    }

    /// The original.
    pub fn original(&self) -> &Value {
        &self.original
    }

    /// The original with so many changes.
    pub fn changed(&self, n_changes: usize, rng: &mut impl Rng) -> Value {
        let mut value = self.original.clone();
        for _ in 0..n_changes {
            self.change(&mut value, rng);
        }
        value
    }

    /// Changes a value of the original's shape somewhere.
    pub fn change(&self, value: &mut Value, rng: &mut impl Rng) {
        let mut all = places(value);
        let place = all.swap_remove(rng.random_range(0..all.len()));
        let here = value.pointer_mut(&place.pointer).expect("it was found there");
        let same = self.kinds.get(&place.kind).map_or(&[][..], Vec::as_slice);
        if rng.random_range(0..3) == 0
            && let Some(other) = one_of(same, rng)
        {
            *here = other.clone();
            return;
        }
        match here {
            Value::Null => *here = Value::from(rng.random_range(0..9)),
            Value::Bool(it) => *it = !*it,
            Value::Number(it) => *here = number(it.as_i64().unwrap_or(0), rng),
            Value::String(it) => {
                if let Some(Value::String(other)) = one_of(same, rng)
                    && rng.random_range(0..4) > 0
                {
                    it.clone_from(other);
                } else {
                    let odd = ["", "\u{202e}", "#", ".", "x", "1", "\u{0}", "čtyři"];
                    it.push_str(odd[rng.random_range(0..odd.len())]);
                }
            }
            Value::Array(items) => change_list(items, rng),
            Value::Object(fields) => change_fields(fields, rng),
        }
    }
}

/// A place in a value.
struct Place {
    /// As [`Value::pointer`] takes it.
    pointer: String,
    /// The same with a star for every number in a list.
    kind: String,
}

fn places(value: &Value) -> Vec<Place> {
    fn walk(value: &Value, pointer: String, kind: String, found: &mut Vec<Place>) {
        match value {
            Value::Array(items) => {
                for (i, item) in items.iter().enumerate() {
                    walk(item, format!("{pointer}/{i}"), format!("{kind}/*"), found);
                }
            }
            Value::Object(fields) => {
                for (key, field) in fields {
                    let key = key.replace('~', "~0").replace('/', "~1");
                    walk(field, format!("{pointer}/{key}"), format!("{kind}/{key}"), found);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
        found.push(Place { pointer, kind });
    }
    let mut found = Vec::new();
    walk(value, String::new(), String::new(), &mut found);
    found
}

fn one_of<'a, T>(items: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[rng.random_range(0..items.len())])
}

/// A number near this one, or one where counts are known to go wrong.
fn number(it: i64, rng: &mut impl Rng) -> Value {
    let near =
        [it.wrapping_add(1), it.wrapping_sub(1), it.wrapping_mul(2), rng.random_range(0..24)];
    let odd = [0, -1, 255, 256, 65_535, 1 << 31, (1 << 32) - 1, 1 << 53, i64::MAX, i64::MIN];
    let numbers: &[i64] = if rng.random_range(0..4) > 0 { &near } else { &odd };
    draw(numbers, rng).map_or(Value::Null, Value::from)
}

fn change_list(items: &mut Vec<Value>, rng: &mut impl Rng) {
    let n = items.len();
    if n == 0 {
        return items.push(Value::from(0));
    }
    let (a, b) = (rng.random_range(0..n), rng.random_range(0..n));
    match rng.random_range(0..8) {
        0..3 => items.swap(a, b),
        3..5 => drop(items.remove(a)),
        5..7 => items.insert(a, items[b].clone()),
        _ => items.clear(),
    }
}

fn change_fields(fields: &mut Map<String, Value>, rng: &mut impl Rng) {
    let keys: Vec<String> = fields.keys().cloned().collect();
    let Some(key) = one_of(&keys, rng) else {
        fields.insert("more".to_owned(), Value::from(1));
        return;
    };
    match rng.random_range(0..4) {
        0 => drop(fields.remove(key)),
        1 => drop(fields.insert("more".to_owned(), Value::from(1))),
        2 => {
            let value = fields.remove(key).unwrap_or_default();
            fields.insert(format!("{key}s"), value);
        }
        _ => {
            let other = one_of(&keys, rng).and_then(|other| fields.get(other)).cloned();
            fields.insert(key.clone(), other.unwrap_or_default());
        }
    }
}

#[cfg(test)]
mod tests {
    use game::rng_from_seed;
    use serde_json::json;

    use super::*;

    #[test]
    fn changes_reach_every_part_and_every_way() {
        let mutator = Mutator::of(json!({"a": [1, {"b": "x"}, {"b": "y"}], "c": true, "d": {}}));
        let mut rng = rng_from_seed(1);
        let made: Vec<Value> = (0..2000).map(|_| mutator.changed(1, &mut rng)).collect();
        let is_made = |wanted: &Value| made.contains(wanted);
        for wanted in [
            json!({"a": [1, {"b": "y"}, {"b": "y"}], "c": true, "d": {}}),
            json!({"a": [2, {"b": "x"}, {"b": "y"}], "c": true, "d": {}}),
            json!({"a": [1, {"b": "x"}, {"b": "y"}], "c": false, "d": {}}),
            json!({"a": [1, {"b": "x"}, {"b": "y"}], "c": true, "d": {"more": 1}}),
            json!({"a": [{"b": "x"}, 1, {"b": "y"}], "c": true, "d": {}}),
            json!({"a": [{"b": "x"}, {"b": "y"}], "c": true, "d": {}}),
            json!({"c": true, "d": {}}),
            json!({"a": [], "c": true, "d": {}}),
        ] {
            assert!(is_made(&wanted), "never {wanted}");
        }
        let mut again = rng_from_seed(1);
        assert_eq!(mutator.changed(1, &mut again), made[0], "a seed says which changes");
    }
}
