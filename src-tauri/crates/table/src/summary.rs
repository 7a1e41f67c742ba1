//! [`Summary`]: what a finished game leaves behind for statistics, ratings and records. It is
//! derived from setup and steps alone, so it can always be made again.

use std::collections::BTreeMap;

use game::{Feature, Seat, SeatResult, Sheet, Stroke, Title};

use crate::course::{BestStroke, Course};
use crate::shelf::{OnShelf, for_game, on_table};
use crate::{AnySetup, AnyTable, GameId, Table};

/// The word of a variant for games whose secrets no curtain hid.
const TRUST: &str = "trust";

/// The same for games in which somebody had a head start. Saves say it by this word.
const HANDICAP: &str = "handicap";

/// What a finished game leaves behind.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Summary {
    /// What of the setup makes the game unlike others; see [`AnySetup::variant`].
    pub variant: String,
    /// The seats in their order; who began is [`Table::starter`].
    pub seats: Vec<SeatResult>,
    /// The best stroke of each.
    pub strokes: Vec<Option<BestStroke>>,
    /// How the points came about.
    pub course: Course,
}

impl GameId {
    /// The kinds of sources of points, in the order they are read out.
    pub fn sources(self) -> &'static [&'static str] {
        for_game!(self, G => <G as Title>::SOURCES)
    }

    /// The ranks that the points of a game for one reach, from the best down; none where the game
    /// has no ranks.
    pub fn solo_ranks(self) -> &'static [&'static str] {
        for_game!(self, G => <G as Title>::SOLO_RANKS)
    }
}

impl AnySetup {
    /// What makes games with this setup unlike others, beside game and seats: words separated by
    /// spaces, none for the game as it comes. Only games of one variant are compared.
    pub fn variant(&self) -> String {
        for_game!(self.game(), G => {
            let setup = <G as OnShelf>::find_setup(self.clone());
            <G as Title>::variant(&setup.expect("the game was chosen by the setup")).join(" ")
        })
    }
}

impl AnyTable {
    /// What the game leaves behind, when it is over.
    pub fn summary(&self) -> Option<Summary> {
        on_table!(self, table => summary(table))
    }
}

fn summary<G: OnShelf>(table: &Table<G>) -> Option<Summary> {
    let sheet = table.final_sheet()?;
    let places = table.places()?;
    let strokes = table.strokes();
    let seats = Seat::all(table.position().n_seats()).zip(&strokes);
    let seats = seats.map(|(seat, stroke)| {
        let own = || table.log.iter().map(|it| &it.kept).filter(|it| it.by() == Some(seat));
        SeatResult {
            is_starter: seat == table.starter(),
            score: sheet.of(seat).total(),
            rank: G::solo_rank(table.setup(), sheet.of(seat).counted()).map(str::to_owned),
            place: places.of(seat),
            points: points::<G>(&sheet, seat),
            feature: feature::<G>(&sheet, seat),
            stroke: stroke.map(|BestStroke { points, at, .. }| Stroke { points, at }),
            think_ms: own().map(|it| u64::from(it.think_ms)).sum(),
            n_acts: own().count() as u32,
            n_undone: own().map(|it| u32::from(it.undone)).sum(),
        }
    });
    let seats = seats.collect();
    let mut variant = G::variant(table.setup());
    if table.has_trust() {
        variant.push(TRUST.to_owned());
    }
    if table.handicaps().iter().any(|&points| points != 0) {
        variant.push(HANDICAP.to_owned());
    }
    let variant = variant.join(" ");
    Some(Summary { variant, seats, strokes, course: table.course() })
}

fn points<G: Title>(sheet: &Sheet<G>, seat: Seat) -> BTreeMap<String, i32> {
    let mut points = BTreeMap::new();
    for line in sheet.of(seat).lines() {
        *points.entry(G::source(line.source()).to_owned()).or_default() += line.points();
    }
    points.retain(|_, it| *it != 0);
    points
}

fn feature<G: Title>(sheet: &Sheet<G>, seat: Seat) -> Option<Feature> {
    let lines = sheet.of(seat).lines().iter().filter(|line| line.points() > 0);
    // Of equal ones the first that is read out.
    let line =
        lines.reduce(|best, line| if line.points() > best.points() { line } else { best })?;
    Some(Feature { kind: G::source(line.source()).to_owned(), points: line.points() })
}
