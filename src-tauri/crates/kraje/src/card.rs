//! What a card is made of: symbols, ends of rivers, fields, sides, rotations. Plain facts as they
//! are named everywhere else in this crate, in the pack file and on the screen.

use serde::{Deserialize, Serialize};

/// How many cards a pack has.
pub const N_CARDS: usize = 18;

/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 4;
/// Cards dealt to a hand in a round.
pub(crate) const HAND: u8 = 2;
/// Cards of a realm at the end.
pub(crate) const REALM_CARDS: usize = 8;

/// The number of a card in its pack, `1..=18`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u8);

/// The number of a scoring condition in its pack, `1..=18`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ConditionNo(pub u8);

/// A symbol on a field.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Symbol {
    /// River; its field also has ends.
    River,
    /// Forest.
    Forest,
    /// Mountain.
    Mountain,
    /// Village.
    Village,
    /// Deer.
    Deer,
    /// Wolf.
    Wolf,
    /// Crystal.
    Crystal,
}

impl Symbol {
    /// All symbols, ascending.
    pub const ALL: [Self; 7] = [
        Self::River,
        Self::Forest,
        Self::Mountain,
        Self::Village,
        Self::Deer,
        Self::Wolf,
        Self::Crystal,
    ];

    /// The symbol of this name in a pack file.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "river" => Self::River,
            "forest" => Self::Forest,
            "mountain" => Self::Mountain,
            "village" => Self::Village,
            "deer" => Self::Deer,
            "wolf" => Self::Wolf,
            "crystal" => Self::Crystal,
            _ => return None,
        })
    }
}

/// An edge of a field that a river runs to. North is up on the screen.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub enum End {
    /// North, towards smaller y.
    N,
    /// East, towards greater x.
    E,
    /// South, towards greater y.
    S,
    /// West, towards smaller x.
    W,
}

impl End {
    /// All ends, clockwise from north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// This end after a turn clockwise.
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + rotation.quarters() as usize) % 4]
    }

    /// The end of this name in a pack file.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "N" => Self::N,
            "E" => Self::E,
            "S" => Self::S,
            "W" => Self::W,
            _ => return None,
        })
    }
}

/// A side of a card. The first of them has the condition.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// The side with the scoring condition on two neighbouring fields.
    Scoring,
    /// The side with six ordinary fields.
    Plain,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Scoring, Self::Plain];
}

/// How far a card is turned clockwise, in quarters: `0..=3`. With an even number the card stands
/// upright (2 wide, 3 tall), with an odd one it lies sideways (3 wide, 2 tall).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "0 | 1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// Not turned.
    pub const NONE: Self = Self(0);

    /// All four, ascending.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// This many quarters clockwise; whole turns fall away.
    pub const fn of(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Quarters clockwise, `0..=3`.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// Whether a card turned like this lies sideways.
    pub(crate) const fn is_sideways(self) -> bool {
        self.0 % 2 == 1
    }
}

impl TryFrom<u8> for Rotation {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Self, Self::Error> {
        if quarters < 4 { Ok(Self(quarters)) } else { Err("a rotation is 0, 1, 2 or 3 quarters") }
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> Self {
        rotation.0
    }
}

/// One field of a card, or of a realm.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct CardField {
    /// Its symbols, ascending; none on an empty field and on a condition field.
    pub symbols: Vec<Symbol>,
    /// The edges its river runs to, clockwise from north; none without a river.
    pub ends: Vec<End>,
    /// Whether it is part of the card's condition.
    pub condition: bool,
}

/// One side of a card, not turned: three rows of two fields, row 0 in the north.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Face {
    /// The fields, `grid[row][column]`.
    pub grid: [[CardField; 2]; 3],
}

impl Face {
    /// The field that lies `column` to the east and `row` to the south of the north-west field of
    /// the card when it is turned. `row` and `column` lie within the turned card.
    pub(crate) fn turned_field(&self, rotation: Rotation, row: usize, column: usize) -> &CardField {
        match rotation.quarters() {
            0 => &self.grid[row][column],
            1 => &self.grid[2 - column][row],
            2 => &self.grid[2 - row][1 - column],
            _ => &self.grid[column][1 - row],
        }
    }

    /// Width and height of a card turned like this.
    pub const fn size(rotation: Rotation) -> (usize, usize) {
        if rotation.is_sideways() { (3, 2) } else { (2, 3) }
    }
}

/// A card with both sides.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Card {
    /// Its number in the pack.
    pub id: CardId,
    /// The condition on its scoring side.
    pub condition: ConditionNo,
    /// The side with the condition.
    pub scoring: Face,
    /// The side with six ordinary fields.
    pub plain: Face,
}

impl Card {
    /// One side of it.
    pub const fn face(&self, side: Side) -> &Face {
        match side {
            Side::Scoring => &self.scoring,
            Side::Plain => &self.plain,
        }
    }
}
