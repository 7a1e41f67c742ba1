//! [`Summary`]: what a finished game leaves behind for statistics, ratings and records. It is
//! derived from setup and steps alone, so it can always be made again.

use game::{Line, Seat, Sheet, Title};

use crate::course::{Course, Stroke};
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
    /// The seats in their order.
    pub seats: Vec<SeatSummary>,
    /// The seat that began; see [`Table::starter`].
    pub starter: Seat,
    /// How the points came about.
    pub course: Course,
}

/// What a finished game leaves behind of one seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeatSummary {
    /// Its points, with its head start.
    pub score: i32,
    /// Its place, from 1; tied seats share one.
    pub place: u8,
    /// The rank its points reach in a game for one, one of [`GameId::solo_ranks`].
    pub rank: Option<&'static str>,
    /// Its points by kind of source, in the order of [`GameId::sources`]; what brought and cost
    /// nothing is left out.
    pub sources: Vec<SourcePoints>,
    /// The line of its sheet with the most points, when one has any.
    pub feature: Option<SourcePoints>,
    /// The most it gained at one stroke, when it ever gained anything.
    pub stroke: Option<Stroke>,
    /// How long it thought, in ms.
    pub think_ms: u64,
    /// How many actions it took.
    pub n_acts: u32,
    /// How often it took something back.
    pub undone: u32,
}

/// Points from one kind of source.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct SourcePoints {
    /// The kind, one of [`GameId::sources`].
    pub kind: &'static str,
    /// The points, below 0 where it cost some.
    pub points: i32,
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
    let seats = Seat::all(table.position().n_seats()).zip(table.strokes());
    let seats = seats.map(|(seat, stroke)| {
        let own = || table.log.iter().map(|it| &it.kept).filter(|it| it.by() == Some(seat));
        SeatSummary {
            score: sheet.of(seat).total(),
            rank: G::solo_rank(table.setup(), sheet.of(seat).counted()),
            place: places.of(seat),
            sources: sources::<G>(&sheet, seat),
            feature: feature::<G>(&sheet, seat),
            stroke,
            think_ms: own().map(|it| u64::from(it.think_ms)).sum(),
            n_acts: own().count() as u32,
            undone: own().map(|it| u32::from(it.undone)).sum(),
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
    Some(Summary { variant, seats, starter: table.starter(), course: table.course() })
}

fn sources<G: Title>(sheet: &Sheet<G>, seat: Seat) -> Vec<SourcePoints> {
    let points_of = |&kind: &&'static str| {
        let lines = sheet.of(seat).lines().iter().filter(|line| G::source(line.source()) == kind);
        SourcePoints { kind, points: lines.map(Line::points).sum() }
    };
    G::SOURCES.iter().map(points_of).filter(|it| it.points != 0).collect()
}

fn feature<G: Title>(sheet: &Sheet<G>, seat: Seat) -> Option<SourcePoints> {
    let lines = sheet.of(seat).lines().iter().filter(|line| line.points() > 0);
    // Of equal ones the first that is read out.
    let line =
        lines.reduce(|best, line| if line.points() > best.points() { line } else { best })?;
    Some(SourcePoints { kind: G::source(line.source()), points: line.points() })
}
