//! [`Pack`]: the components of the game, read from `data/bastards.json` and checked whole.
//!
//! The engine plays with one pack, compiled in. It is parsed once; everything that a random game
//! touches (grids, shapes, neighbours) is turned into bit masks here.

mod check;
mod fault;
mod file;

use std::sync::LazyLock;

use game::PackRef;
use serde::Serialize;

pub use fault::PackError;
pub use file::{Name, NodeKind};

use crate::hold::Packable;
use crate::ids::{MAX_NODES, N_RACES, N_RELATIONS, Node, Planet, Race, Relation};
use crate::shape::Shape;

static PACK: LazyLock<Pack> = LazyLock::new(|| {
    Pack::parse(include_str!("../data/bastards.json")).expect("the tests parse this very text")
});

/// The compiled-in pack.
#[inline]
pub fn pack() -> &'static Pack {
    #[cfg(test)]
    if let Some(other) = IN_PLAY.get() {
        return other;
    }
    &PACK
}

#[cfg(test)]
thread_local! {
    /// The pack that this test plays with instead.
    static IN_PLAY: std::cell::Cell<Option<&'static Pack>> = const { std::cell::Cell::new(None) };
}

/// From now on this thread's games are played with this pack.
#[cfg(test)]
pub(crate) fn play_with(pack: &'static Pack) {
    IN_PLAY.set(Some(pack));
}

/// How often dominance counts (`SB-TRACK`).
pub(crate) const N_SCORINGS: usize = 3;

/// The rounds after which dominance counts, with the points for each planet.
pub(crate) type Scorings = [(u8, u8); N_SCORINGS];

/// All components and numbers.
#[derive(Clone, Debug)]
pub struct Pack {
    pub(crate) reference: PackRef,
    pub(crate) file: file::PackFile,
    pub(crate) shapes: [Shape; N_RACES],
    /// Tokens of each race that a colour has.
    pub(crate) n_tokens: [u8; N_RACES],
    pub(crate) cards_per_race: u8,
    pub(crate) planets: Vec<PlanetPlan>,
    pub(crate) nodes: Vec<NodePlan>,
    /// Path fields one step away, as sets.
    pub(crate) next: [u32; MAX_NODES],
    /// Path field at the other end of a teleport.
    pub(crate) beyond: [Option<Node>; MAX_NODES],
    /// All path fields, as a set.
    pub(crate) all_nodes: u32,
    pub(crate) ship: u64,
    pub(crate) packable: Packable,
    /// Races in the order in which a pile of tokens is laid: the largest first.
    pub(crate) large_first: [Race; N_RACES],
    pub(crate) track: Vec<TrackField>,
    pub(crate) scorings: Scorings,
    pub(crate) prices: Prices,
    pub(crate) standard_order: [Relation; N_RELATIONS],
}

/// A planet's grid.
#[derive(Clone, Debug)]
pub(crate) struct PlanetPlan {
    pub(crate) id: String,
    pub(crate) cells: u64,
}

/// A path field.
#[derive(Clone, Debug)]
pub(crate) struct NodePlan {
    pub(crate) id: String,
    /// The planet where one loads and unloads here.
    pub(crate) planet: Option<Planet>,
}

/// A field of the round track (`SB-TRACK`).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TrackField {
    /// Where the clock starts.
    Start,
    /// A round with actions.
    Round {
        /// Its number, from 1.
        number: u8,
        /// Points for each dominated planet at its end; 0: not counted.
        dominance: u8,
        /// Whether the cards return to hand at its end.
        returns_cards: bool,
    },
    /// Only the ships fly.
    ShipOnly,
}

impl TrackField {
    /// The number of the round, if it is one with actions.
    pub(crate) const fn round(self) -> Option<u8> {
        match self {
            Self::Round { number, .. } => Some(number),
            Self::Start | Self::ShipOnly => None,
        }
    }
}

/// Everything that costs or limits.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Prices {
    /// Coins at the start.
    pub start: u8,
    /// Coins for playing two cards.
    pub second_card: u8,
    /// Coins for one point at the end.
    pub point: u8,
    /// Coins for a second birth.
    pub love: u8,
    /// Coins for a second shooting.
    pub shooting: u8,
    /// Coins for a second meal.
    pub eating: u8,
    /// Coins for a step of a migration beyond the free ones.
    pub step: u8,
    /// Free steps of a migration.
    pub free_steps: u8,
    /// The most paid steps of a migration.
    pub paid_steps: u8,
    /// Coins for changing another colour's tokens.
    pub mutate_other: u8,
    /// Coins for re-laying corpses.
    pub relay_corpses: u8,
    /// Coins for swapping left and right.
    pub flip: u8,
    /// Coins for one more lock.
    pub lock: u8,
    /// The most further locks.
    pub locks: u8,
    /// Steps of a flight.
    pub steps_loaded: u8,
    /// Steps of a flight with an empty hold.
    pub steps_empty: u8,
    /// Tokens of each race set aside for settling.
    pub hand_per_race: u8,
}

impl Pack {
    /// Reads and checks a pack.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn parse(text: &str) -> Result<Self, PackError> {
        let file: file::PackFile = serde_json::from_str(text)
            .map_err(|why| PackError::Unreadable { line: why.line(), what: why.to_string() })?;
        check::check(file, text)
    }

    /// Which pack this is.
    pub const fn reference(&self) -> &PackRef {
        &self.reference
    }

    #[inline]
    pub(crate) const fn shape(&self, race: Race) -> &Shape {
        &self.shapes[race.index()]
    }

    /// All planets.
    pub fn planets(&self) -> impl Iterator<Item = Planet> + use<> {
        (0..self.planets.len() as u8).map(Planet)
    }

    /// All path fields.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.nodes.len() as u8).map(Node)
    }

    /// The planet of a path field.
    #[inline]
    pub(crate) fn planet_at(&self, node: Node) -> Option<Planet> {
        self.nodes[node.index()].planet
    }

    /// The planets inhabited unless the setup says otherwise, as a set.
    pub(crate) fn preset(&self, n_seats: u8) -> u16 {
        let ids = self.file.setup.preset.get(&n_seats).map_or(&[][..], Vec::as_slice);
        ids.iter().fold(0, |set, id| {
            let index = self.planets.iter().position(|it| it.id == *id);
            index.map_or(set, |index| set | 1 << index)
        })
    }
}
