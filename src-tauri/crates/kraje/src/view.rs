//! [`View`]: all that one viewer may know of a position, built by allow-list.

use serde::Serialize;

use crate::card::{CardId, ConditionNo, End, Symbol};
use crate::moves::Placement;
use crate::scoring::Rank;

/// All that one viewer may know of a position.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeView"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// What the game waits for.
    pub stage: Stage,
    /// The round, `1..=4`; after the end 4.
    pub round: u8,
    /// The placement within the round, 1 or 2.
    pub pick: u8,
    /// The card whose condition is shared; nothing before it is revealed.
    pub shared: Option<SharedCondition>,
    /// Cards in the deck, the top one included.
    pub deck_count: u8,
    /// The card on top of the deck, whose plain side everybody sees; nothing while it is not yet
    /// turned up.
    pub deck_top: Option<CardId>,
    /// Cards of which the viewer cannot know where they are (in the deck below the top, or in a
    /// hand hidden from it), ascending.
    pub unseen: Vec<CardId>,
    /// Cards out of the game, ascending (PK-SOLO).
    pub discarded: Vec<CardId>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// How the game ended; nothing before the end.
    pub outcome: Option<Outcome>,
}

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeStage"))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Chance reveals the shared condition.
    Shared,
    /// Chance turns up the plain side of the deck's top card.
    Top,
    /// Chance deals from the bottom of the deck.
    Deal,
    /// Chance gives the next card from the top of the deck (PK-SOLO).
    Take,
    /// Seats place cards.
    Place,
    /// Nothing: the game is over.
    Over,
}

/// The shared condition with its card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeSharedCondition"))]
#[serde(rename_all = "camelCase")]
pub struct SharedCondition {
    /// The card.
    pub card: CardId,
    /// Its condition.
    pub condition: ConditionNo,
}

/// What a viewer may know of a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeSeatView"))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// How many cards it holds, without the one it has committed.
    pub hand_count: u8,
    /// Those of them that the viewer may know, ascending: all or none. From the first reveal of a
    /// round on, both seats know what they passed to each other.
    pub hand: Vec<CardId>,
    /// Whether it has chosen in secret and waits for the other.
    pub has_committed: bool,
    /// The cards of its realm in the order they were placed. A committed card is last in it for
    /// those who may know it, and not there for others.
    pub placed: Vec<Placement>,
    /// Every field of the realm as seen from above, row by row.
    pub fields: Vec<FieldView>,
    /// The conditions in the realm in the order they were placed.
    pub conditions: Vec<ConditionNo>,
}

/// A field of a realm as seen from above.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeFieldView"))]
#[serde(rename_all = "camelCase")]
pub struct FieldView {
    /// Column; grows to the east.
    pub x: i8,
    /// Row; grows to the south.
    pub y: i8,
    /// Which card it belongs to: index in `placed`, which says the side, too.
    pub from: u8,
    /// Its symbols; none on an empty field and on a condition field.
    pub symbols: Vec<Symbol>,
    /// The edges its river runs to, as the card lies; left out without a river.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<End>>"))]
    pub ends: Vec<End>,
    /// The condition it shows a part of; left out on other fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub condition: Option<ConditionNo>,
}

/// How a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeOutcome"))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The rank of a solo game (PK-RATING); nothing in a game for two.
    pub rank: Option<Rank>,
    /// Whether all tie-breaks are even too, so that a deciding game may follow (PK-TIE).
    pub full_tie: bool,
}
