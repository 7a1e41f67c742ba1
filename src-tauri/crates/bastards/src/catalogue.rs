//! [`Catalogue`]: everything a screen needs to draw the components; the same for all games.

use game::PackRef;
use serde::Serialize;

use crate::ids::{Bits, Cell, N_RELATIONS, Node, Planet, Race, Relation};
use crate::pack::{Name, NodeKind, Pack, Prices, TrackField, pack};

/// All components, for drawing and for the setup screen.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// Which pack.
    pub pack: PackRef,
    /// The races.
    pub races: Vec<RaceEntry>,
    /// The planets.
    pub planets: Vec<PlanetEntry>,
    /// The path fields.
    pub nodes: Vec<NodeEntry>,
    /// Path fields one step apart.
    pub edges: Vec<[Node; 2]>,
    /// Path fields joined without a step.
    pub teleports: Vec<[Node; 2]>,
    /// Cells of a ship's hold.
    pub ship: Vec<Cell>,
    /// The relations in the printed order.
    pub relations: Vec<RelationEntry>,
    /// The round track.
    pub track: Vec<TrackField>,
    /// The orders of priority a game can have, the standard one first.
    pub scenarios: Vec<ScenarioEntry>,
    /// The planets inhabited at a table of 2, 3, 4 and 5 seats unless the setup says otherwise;
    /// their number is fixed.
    pub presets: Vec<PresetEntry>,
    /// Everything that costs or limits.
    pub prices: Prices,
}

/// A race.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct RaceEntry {
    /// Which.
    pub race: Race,
    /// What it is called, in the plural.
    pub name: Name,
    /// Tokens of each colour.
    pub count: u8,
    /// Race cards.
    pub cards: u8,
    /// Its cells in each orientation, as (column, row) from the anchor; columns may be negative.
    pub turns: Vec<Vec<[i8; 2]>>,
}

/// A planet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PlanetEntry {
    /// Which.
    pub planet: Planet,
    /// What it is called.
    pub name: Name,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Path fields where one loads and unloads.
    pub docks: Vec<Node>,
}

/// A path field.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct NodeEntry {
    /// Which.
    pub node: Node,
    /// What kind.
    pub kind: NodeKind,
    /// The planet it belongs to.
    pub planet: Option<Planet>,
    /// Where it is drawn: tenths of a percent of the map's width from the left.
    pub x: i16,
    /// Tenths of a percent of the map's height from the top.
    pub y: i16,
}

/// A relation and its card.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct RelationEntry {
    /// Which.
    pub relation: Relation,
    /// What it is called.
    pub name: Name,
}

/// An order of priority.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct ScenarioEntry {
    /// Its id in the pack.
    pub id: String,
    /// The order.
    #[cfg_attr(feature = "bindings", ts(as = "Vec<Relation>"))]
    pub order: [Relation; N_RELATIONS],
}

/// Inhabited planets for one number of seats.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PresetEntry {
    /// Number of seats.
    pub seats: u8,
    /// The planets.
    pub planets: Vec<Planet>,
}

impl Catalogue {
    /// The catalogue of the compiled-in pack.
    pub fn new() -> Self {
        Self::of(pack())
    }

    fn of(pack: &'static Pack) -> Self {
        let file = &pack.file;
        let node = |id: &String| Node::by_id(id).expect("the pack check found every id");
        Self {
            pack: pack.reference.clone(),
            races: Race::ALL.into_iter().map(|race| race_entry(pack, race)).collect(),
            planets: pack
                .planets()
                .map(|planet| {
                    let entry = &file.planets[planet.index()];
                    PlanetEntry {
                        planet,
                        name: entry.name.clone(),
                        cells: Cell::of_set(pack.planets[planet.index()].cells),
                        docks: entry.docks.iter().map(node).collect(),
                    }
                })
                .collect(),
            nodes: pack
                .nodes()
                .map(|node| {
                    let entry = &file.board.nodes[node.index()];
                    let [x, y] = entry.xy.map(|it| (it * 10.0).round() as i16);
                    NodeEntry { node, kind: entry.kind, planet: pack.planet_at(node), x, y }
                })
                .collect(),
            edges: file.board.edges.iter().map(|ends| ends.each_ref().map(node)).collect(),
            teleports: file.board.teleports.iter().map(|ends| ends.each_ref().map(node)).collect(),
            ship: Cell::of_set(pack.ship),
            relations: Relation::ALL
                .into_iter()
                .zip(&file.actions)
                .map(|(relation, it)| RelationEntry { relation, name: it.name.clone() })
                .collect(),
            track: pack.track.clone(),
            scenarios: file
                .scenarios
                .iter()
                .map(|it| ScenarioEntry {
                    id: it.id.clone(),
                    order: it.order.as_slice().try_into().expect("the pack check counted them"),
                })
                .collect(),
            presets: (2..=5)
                .map(|seats| PresetEntry {
                    seats,
                    planets: Planet::of_set(pack.preset(seats)).collect(),
                })
                .collect(),
            prices: pack.prices,
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

fn race_entry(pack: &Pack, race: Race) -> RaceEntry {
    let entry = &pack.file.races[race.index()];
    let shape = pack.shape(race);
    // Read off with the anchor in the middle of a row, where nothing wraps round.
    let cell = |cell: u8| [(cell % 8) as i8 - 4, (cell / 8) as i8];
    RaceEntry {
        race,
        name: entry.name.clone(),
        count: entry.count,
        cards: pack.cards_per_race,
        turns: shape
            .turns()
            .map(|turn| Bits(shape.cells(turn, Cell(4))).map(cell).collect())
            .collect(),
    }
}
