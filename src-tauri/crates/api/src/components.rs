//! What the components of a game brought somebody, read from the final sheets of their games.

use std::collections::BTreeMap;

use serde_json::Value;
use store::{Store, StoreError};

use crate::app::App;
use crate::best::kind_games;
use crate::sheets::{KeptLine, KeptSheet, pack_of};
use crate::wire::{ApiError, ComponentPoints, Components, ComponentsOf, SheetLine};

/// So many games are looked at, the newest ones: what each brings is known well by then.
const MOST_GAMES: usize = 2000;

/// What one component brought so far.
struct Brought {
    source: Value,
    games: u32,
    points: i64,
    most: i32,
}

impl App {
    /// What the components of a game brought somebody.
    pub(crate) async fn components(&self, of: ComponentsOf) -> Result<Components, ApiError> {
        self.catch_up().await?;
        self.inner.db.run(move |store| components(store, &of)).await
    }
}

fn components(store: &mut Store, of: &ComponentsOf) -> Result<Components, StoreError> {
    let ComponentsOf { kind, person } = of;
    let sheets = store.final_sheets(&kind_games(kind), kind.assisted, person, MOST_GAMES)?;
    let pack = sheets.first().and_then(|it| pack_of(&it.setup));
    let mut all: BTreeMap<String, Brought> = BTreeMap::new();
    let mut games = 0;
    for kept in &sheets {
        let Ok(sheet) = serde_json::from_str::<KeptSheet>(&kept.sheet) else { continue };
        let Some(own) = sheet.seats.into_iter().nth(kept.idx.into()) else { continue };
        games += 1;
        for (source, points) in by_component(own.lines) {
            let brought = all.entry(source.to_string()).or_insert_with(|| Brought {
                source,
                games: 0,
                points: 0,
                most: points,
            });
            brought.games += 1;
            brought.points += i64::from(points);
            brought.most = brought.most.max(points);
        }
    }
    let line = |it: Brought| ComponentPoints {
        line: SheetLine { source: it.source, pack: pack.clone() },
        games: it.games,
        mean: it.points as f64 / f64::from(it.games),
        most: it.most,
    };
    let mut lines: Vec<_> = all.into_values().map(line).collect();
    lines.sort_by(|a, b| b.mean.total_cmp(&a.mean).then(b.games.cmp(&a.games)));
    Ok(Components { games, lines })
}

/// The points of each component that lines of a sheet name. What one brought and what it cost are
/// lines of their own; it is told by the first.
fn by_component(lines: Vec<KeptLine>) -> Vec<(Value, i32)> {
    let mut found: Vec<(Value, Value, i32)> = Vec::new();
    for KeptLine { source, points } in lines {
        let Some(component) = component(&source) else { continue };
        match found.iter_mut().find(|it| it.0 == component) {
            Some(it) => it.2 = it.2.saturating_add(points),
            None => found.push((component, source, points)),
        }
    }
    found.into_iter().map(|(_, source, points)| (source, points)).collect()
}

/// Which component a source names beside its kind; nothing where it names none, or a place of its
/// game, which no other game has.
fn component(source: &Value) -> Option<Value> {
    let mut fields = source.as_object()?.clone();
    fields.remove("type");
    (!fields.is_empty() && !fields.contains_key("at")).then_some(Value::Object(fields))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_component_costs_is_taken_from_what_it_brings() {
        let line = |source: Value, points| KeptLine { source, points };
        let lines = vec![
            line(json!({ "type": "shared", "condition": 3 }), 4),
            line(json!({ "type": "own", "condition": 7 }), 9),
            line(json!({ "type": "own", "condition": 8 }), 0),
            line(json!({ "type": "penalty", "condition": 7 }), -2),
            line(json!({ "type": "forest", "at": 12 }), 30),
            line(json!({ "type": "nuggets" }), 5),
        ];
        let brought: Vec<_> =
            by_component(lines).into_iter().map(|it| (it.0["condition"].clone(), it.1)).collect();
        assert_eq!(brought, [(json!(3), 4), (json!(7), 7), (json!(8), 0)]);
    }
}
