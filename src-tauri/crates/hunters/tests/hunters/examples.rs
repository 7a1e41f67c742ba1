//! The worked examples of the rules page (`data/examples.json`): each is played step by step, and
//! the sheet, the marks of animals and what is said to fit nowhere are what the engine says.

#![allow(clippy::unwrap_used, clippy::wildcard_enum_match_arm, reason = "this is a test")]

#[allow(dead_code, reason = "shared with the tests of the rules")]
use std::collections::BTreeMap;

use crate::table::{Move, Table, Then, two};
use game::{Game, Refusal, Viewer};
use hunters::{Action, ForestScore, Hands, Phase, Piece, Reason, Setup, TileId};
use serde::Deserialize;
use serde_json::{Value, json};
use tiling::Rotation;

#[derive(Deserialize)]
struct Page {
    examples: Vec<Example>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Example {
    section: String,
    key: String,
    #[serde(default)]
    forest_score: ForestScore,
    moves: Vec<Laid>,
    tried: Option<Tried>,
    /// The sources the picture is about.
    #[serde(default)]
    tells: Vec<String>,
    #[serde(default)]
    marks: Vec<Value>,
    counts: Vec<Value>,
    /// What is held then, one tile a seat.
    #[serde(default)]
    hands: Vec<[u8; 1]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laid {
    by: u8,
    tile: u8,
    x: i8,
    y: i8,
    turns: u8,
    put: Option<Put>,
}

#[derive(Deserialize)]
struct Put {
    piece: Piece,
    zone: u8,
}

/// A tile where it does not fit.
#[derive(Deserialize)]
struct Tried {
    tile: u8,
    x: i8,
    y: i8,
    turns: u8,
    /// The side that differs.
    differs: Value,
}

impl Example {
    fn played(&self) -> Table {
        let mut moves: Vec<Move> = Vec::new();
        for laid in &self.moves {
            let then = match laid.put {
                None => Then::Pass,
                Some(Put { piece: Piece::Pawn, zone }) => Then::Pawn(zone),
                Some(Put { piece: Piece::Hut, zone }) => Then::Hut(zone),
            };
            moves.push((laid.tile, (laid.x, laid.y, laid.turns), then));
        }
        if let Some(Tried { tile, .. }) = self.tried {
            // It comes into a hand; where it would lie does not matter.
            moves.push((tile, (0, 0, 0), Then::Stop));
        }
        // They are dealt to those who have not moved yet; who has just moved draws last.
        let next_seat = self.moves.last().map_or(0, |laid| usize::from(laid.by) + 1);
        for n in 0..self.hands.len() {
            let [tile] = self.hands[(next_seat + n) % self.hands.len()];
            moves.push((tile, (0, 0, 0), Then::Stop));
        }
        let hands = if self.hands.is_empty() { two().hands } else { Hands::Hidden };
        let setup = Setup { forest_score: self.forest_score, hands, ..two() };
        Table::play_first(&setup, &moves, self.moves.len())
    }
}

/// Every line of the sheet, with all who have it, in the words of the file.
fn counts(table: &Table) -> Vec<Value> {
    let sheet = table.game.score(Viewer::Public);
    let mut lines: BTreeMap<_, (Vec<u8>, Value)> = BTreeMap::new();
    for seat in [0, 1] {
        for line in sheet.of(crate::table::seat(seat)).lines() {
            let fields: Vec<_> = line.fields().iter().map(|at| json!([at.tile, at.zone])).collect();
            let terms: Vec<_> =
                line.terms().iter().map(|it| json!([it.of, it.count, it.each])).collect();
            let source = serde_json::to_value(line.source()).unwrap()["type"].clone();
            let told = json!({ "source": source, "points": line.points(), "terms": terms,
                "fields": fields });
            lines.entry(*line.source()).or_insert((Vec::new(), told)).0.push(seat);
        }
    }
    let with_seats = |(seats, mut told): (Vec<u8>, Value)| {
        told["seats"] = json!(seats);
        told
    };
    lines.into_values().map(with_seats).collect()
}

#[test]
fn every_example_is_what_the_engine_says() {
    let page: Page = serde_json::from_str(include_str!("../../data/examples.json")).unwrap();
    assert!(page.examples.len() > 10);
    let mut wrong = Vec::new();
    for example in &page.examples {
        let name = format!("{}-{}", example.section, example.key);
        let table = example.played();
        let view = table.game.view(Viewer::Everything);
        assert!(matches!(view.phase, Phase::Place | Phase::Bonus), "{name} stops in mid-tile");
        for laid in &example.moves {
            let lies = view.placed.iter().find(|it| it.id == TileId(laid.tile)).unwrap();
            assert_eq!(
                lies.by,
                Some(crate::table::seat(laid.by)),
                "{name}: who lays {}",
                laid.tile
            );
        }
        let marks = serde_json::to_value(&view.animals).unwrap();
        let found = json!({ "marks": marks, "counts": counts(&table) });
        if found != json!({ "marks": example.marks, "counts": example.counts }) {
            wrong.push(format!("ACTUAL {name} {found}"));
        }
        let is_counted = |source: &&String| {
            found["counts"].as_array().unwrap().iter().any(|it| it["source"] == **source)
        };
        assert!(example.tells.iter().all(|source| is_counted(&source)), "{name} tells of nothing");
        for (seat, tiles) in (0..).map(crate::table::seat).zip(&example.hands) {
            // The first seat sees its own and no other's.
            let seen = table.game.view(Viewer::Seat(crate::table::seat(0)));
            let held = tiles.map(TileId).to_vec();
            let sight = (seat == crate::table::seat(0)).then(|| held.clone());
            assert_eq!(seen.seats[seat.index()].hand, sight, "{name}");
            assert_eq!(view.seats[seat.index()].hand, Some(held), "{name}");
        }
        if let Some(Tried { tile, x, y, turns, differs }) = &example.tried {
            let turns = Rotation::quarters(*turns);
            let place = Action::Place { tile: TileId(*tile), x: *x, y: *y, turns };
            let seat = table.game.turn().seats().first().unwrap();
            let Some(Refusal::Rule(Reason::SidesDiffer { side })) = table.game.refusal(seat, place)
            else {
                panic!("{name}: {tile} should differ on one side");
            };
            assert_eq!(serde_json::to_value(side).unwrap(), *differs, "{name}");
        }
    }
    assert!(wrong.is_empty(), "the file says something else:\n{}\n", wrong.join("\n"));
}
