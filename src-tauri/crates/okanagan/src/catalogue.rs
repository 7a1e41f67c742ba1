//! [`Catalogue`]: the components as the screen needs them to draw.

use game::PackRef;
use serde::Serialize;

use crate::back::Back;
use crate::figures::{EXPLORER_POINTS, LEAST_SEATS, N_NUGGETS, NUGGET_POINTS, TOKENS_OF_A_TYPE};
use crate::goals::{Goal, cards};
use crate::pack::Pack;
use crate::reward::{Reward, Shape, Terrain};
use crate::tile::{Building, N_TILES, Stock, Tile};

/// The components of the game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// Which pack this is.
    pub pack: PackRef,
    /// The reward types in the order in which tokens are counted.
    pub rewards: Vec<RewardEntry>,
    /// Tokens there are of each type.
    pub tokens_of_a_type: u8,
    /// Nugget cards there are.
    pub nuggets: u8,
    /// Points for each set of four tokens of four colours.
    pub explorer_points: i32,
    /// Points for nuggets by place, the first place first.
    pub nugget_points: [i32; 4],
    /// The buildings in the order in which stocks are counted.
    pub buildings: Vec<BuildingEntry>,
    /// What a player builds in the first and in the second round, by number of players from two
    /// (OK-STOCK).
    pub stocks: [[Stock; 2]; 3],
    /// The tiles, the start tile first.
    pub tiles: Vec<TileEntry>,
    /// The goal cards.
    pub goals: Vec<GoalEntry>,
}

/// A reward type.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct RewardEntry {
    /// The type.
    pub reward: Reward,
    /// Its colour.
    pub terrain: Terrain,
    /// Its shape.
    pub shape: Shape,
}

/// A kind of building.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct BuildingEntry {
    /// The kind.
    pub building: Building,
    /// Its influence.
    pub influence: u8,
}

/// A tile.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TileEntry {
    /// Which.
    pub tile: Tile,
    /// The segment behind each edge, clockwise from north.
    pub edges: [u8; 4],
    /// The segments.
    pub segments: Vec<SegmentEntry>,
    /// The borders: pairs of segments.
    pub borders: Vec<(u8, u8)>,
    /// The bonus action on its back; the start tile has none.
    pub back: Option<Back>,
}

/// A segment of a tile.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SegmentEntry {
    /// Its terrain.
    pub terrain: Terrain,
    /// Its reward icons.
    pub rewards: Vec<Reward>,
}

/// A goal card.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct GoalEntry {
    /// Which.
    pub goal: Goal,
    /// The set it asks for.
    pub set: Vec<Reward>,
    /// Points for every time it is covered.
    pub points: u8,
}

impl Catalogue {
    /// The catalogue of a pack.
    pub fn of(pack: &Pack) -> Self {
        let tile_entry = |tile| {
            let face = pack.face(tile);
            TileEntry {
                tile,
                edges: face.segment_at,
                segments: face
                    .segments
                    .iter()
                    .map(|segment| SegmentEntry {
                        terrain: segment.terrain,
                        rewards: Shape::ALL
                            .into_iter()
                            .zip(segment.icons)
                            .flat_map(|(shape, n)| {
                                let reward = Reward::new(segment.terrain, shape);
                                std::iter::repeat_n(reward, n as usize)
                            })
                            .collect(),
                    })
                    .collect(),
                borders: face.borders.to_vec(),
                back: pack.back(tile),
            }
        };
        let goal_entry = |goal| {
            let card = pack.goal(goal);
            GoalEntry { goal, set: card.set.to_vec(), points: card.points }
        };
        Self {
            pack: pack.reference().clone(),
            rewards: Reward::all()
                .map(|reward| RewardEntry {
                    reward,
                    terrain: reward.terrain(),
                    shape: reward.shape(),
                })
                .collect(),
            tokens_of_a_type: TOKENS_OF_A_TYPE,
            nuggets: N_NUGGETS,
            explorer_points: EXPLORER_POINTS,
            nugget_points: NUGGET_POINTS,
            buildings: Building::ALL
                .into_iter()
                .map(|building| BuildingEntry { building, influence: building.influence() })
                .collect(),
            stocks: std::array::from_fn(|more| {
                [0, 1].map(|round| pack.stock(LEAST_SEATS + more as u8, round))
            }),
            tiles: (0..N_TILES as u8).filter_map(Tile::new).map(tile_entry).collect(),
            goals: cards(u64::MAX).map(goal_entry).collect(),
        }
    }
}
