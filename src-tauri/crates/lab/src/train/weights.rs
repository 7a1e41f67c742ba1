//! [`Weights`]: the numbers of a game's guide in one row, whatever their names are.

use bots::Opponents;
use serde_json::{Map, Value};

/// What every weight is when nothing is known: a little of everything.
const NOTHING: f64 = 0.1;

/// The digits after the point that a data file keeps.
const GRAIN: f64 = 1000.0;

/// A data file whose guide's numbers can be changed.
#[derive(Clone)]
pub(super) struct Weights {
    file: Map<String, Value>,
    values: Vec<f64>,
}

impl Weights {
    /// Reads a data file.
    ///
    /// # Errors
    /// When it is no object with a guide.
    pub(super) fn read(text: &str) -> Result<Self, Box<dyn std::error::Error>> {
        let mut file: Map<String, Value> = serde_json::from_str(text)?;
        // Where the guide has learned since, what is found here is what stands beside that.
        if let Some(hand) = file.get("guide").and_then(|guide| guide.get("hand")).cloned() {
            file.insert("guide".to_owned(), hand);
        }
        let mut values = Vec::new();
        each(&mut file.get("guide").cloned().ok_or("no guide")?, &mut |it| {
            values.push(it);
            it
        });
        Ok(Self { file, values })
    }

    /// Forgets what they were.
    pub(super) fn forget(&mut self) {
        self.values.fill(NOTHING);
    }

    /// The numbers.
    pub(super) fn values(&self) -> &[f64] {
        &self.values
    }

    /// The same file with other numbers.
    pub(super) fn with(&self, values: Vec<f64>) -> Self {
        Self { file: self.file.clone(), values }
    }

    /// The guide with these numbers.
    ///
    /// # Errors
    /// When the game does not take them.
    pub(super) fn guide<G: Opponents>(&self) -> Result<G::Guide, String> {
        serde_json::from_value(self.as_value()).map_err(|why| why.to_string())
    }

    /// The data file with these numbers.
    pub(super) fn text(&self) -> String {
        let mut file = self.file.clone();
        file.insert("guide".to_owned(), self.as_value());
        Value::Object(file).to_string()
    }

    /// The data file with these numbers as they are kept, and with how they were found.
    pub(super) fn named(&self, how: &str) -> String {
        let kept = self.values.iter().map(|it| (it * GRAIN).round() / GRAIN).collect();
        let mut file = self.file.clone();
        file.insert("guide".to_owned(), self.with(kept).as_value());
        file.insert("tuned".to_owned(), how.into());
        format!("{:#}\n", Value::Object(file))
    }

    fn as_value(&self) -> Value {
        let mut guide = self.file["guide"].clone();
        let mut values = self.values.iter();
        each(&mut guide, &mut |was| values.next().copied().unwrap_or(was));
        guide
    }
}

/// Every number, in the order of the file, becomes what `new` makes of it.
fn each(value: &mut Value, new: &mut impl FnMut(f64) -> f64) {
    match value {
        Value::Number(number) => *value = new(number.as_f64().unwrap_or(0.0)).into(),
        Value::Array(all) => all.iter_mut().for_each(|it| each(it, new)),
        Value::Object(all) => all.values_mut().for_each(|it| each(it, new)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_file_come_back_where_they_were() {
        let text = r#"{"guide":{"a":1.5,"b":[2.0,{"c":-3.0}]},"levels":[],"tuned":"by hand"}"#;
        let mut weights = Weights::read(text).unwrap();
        assert_eq!(weights.values(), [1.5, 2.0, -3.0]);
        assert_eq!(weights.text(), text);
        weights = weights.with(vec![0.25, 1.0 / 3.0, 9.0]);
        let kept: Value = serde_json::from_str(&weights.named("by itself")).unwrap();
        assert_eq!(kept["guide"]["b"][0], 0.333);
        assert_eq!(kept["guide"]["b"][1]["c"], 9.0);
        assert_eq!(kept["tuned"], "by itself");
        weights.forget();
        assert_eq!(weights.values(), [NOTHING; 3]);
    }
}
