//! [`Settings`]: what the players like.

use serde::{Deserialize, Serialize};
use table::Level;

/// What the players like. Every field has a default, and values a newer version of the app wrote
/// are kept though not understood.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// The language of the app.
    pub language: Language,
    /// Its colours.
    pub theme: Theme,
    /// When an action is asked to be confirmed.
    pub confirm: Confirm,
    /// How a turn ends when nothing is left to decide.
    pub turn_end: TurnEnd,
    /// How long what a bot did stays in sight before the next step.
    pub tempo: Tempo,
    /// How long what the app tells stays in sight.
    pub messages: Messages,
    /// How much moves on the screen.
    pub motion: Motion,
    /// How loud the table is.
    pub sound: Sound,
    /// Whether the device shakes, where it can.
    pub haptics: Haptics,
    /// Whether the screen stays lit while somebody has to decide.
    pub awake: Awake,
    /// Whether the view comes closer by itself where a finger can hardly aim.
    pub closer: Closer,
    /// Which hand reaches the buttons.
    pub hand: Hand,
    /// How large texts are.
    pub text_size: TextSize,
    /// What is done while nobody asks for anything.
    pub idle: Idle,
    /// How many exercises come a day.
    pub portion: Portion,
    /// Against whom the day's games are played.
    pub day_opponent: DayLevel,
}

/// Settings to change; what is absent stays.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SettingsChange {
    /// The language of the app.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Its colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// When an action is asked to be confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Confirm>,
    /// How a turn ends when nothing is left to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_end: Option<TurnEnd>,
    /// How long what a bot did stays in sight before the next step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tempo: Option<Tempo>,
    /// How long what the app tells stays in sight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub messages: Option<Messages>,
    /// How much moves on the screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<Motion>,
    /// How loud the table is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<Sound>,
    /// Whether the device shakes, where it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub haptics: Option<Haptics>,
    /// Whether the screen stays lit while somebody has to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awake: Option<Awake>,
    /// Whether the view comes closer by itself where a finger can hardly aim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closer: Option<Closer>,
    /// Which hand reaches the buttons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    /// How large texts are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_size: Option<TextSize>,
    /// What is done while nobody asks for anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
    /// How many exercises come a day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub portion: Option<Portion>,
    /// Against whom the day's games are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day_opponent: Option<DayLevel>,
}

/// The language of the app.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Language {
    /// The device's.
    #[default]
    Auto,
    /// Czech.
    Cs,
    /// English.
    En,
}

/// The colours of the app.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    /// The device's.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// The strongest contrast.
    Contrast,
}

/// When an action is asked to be confirmed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Confirm {
    /// Always.
    Always,
    /// When it cannot be taken back.
    #[default]
    Irreversible,
    /// Never.
    Off,
}

/// How a turn ends when nothing is left to decide.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnEnd {
    /// When somebody says so.
    Asked,
    /// By itself, after a moment in which it can be taken back.
    #[default]
    Timed,
    /// By itself, at once.
    AtOnce,
}

/// How long what a bot did stays in sight before the next step.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Tempo {
    /// Long enough to read it twice.
    Slow,
    /// Long enough to read it.
    #[default]
    Normal,
    /// Half of that.
    Quick,
    /// Not at all.
    AtOnce,
}

/// How long notices, cards turned up and the lines of a count stay in sight.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Messages {
    /// For the time it takes to read them.
    #[default]
    Timed,
    /// Until somebody taps.
    Kept,
}

/// How much moves on the screen.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Motion {
    /// As the device says.
    #[default]
    Auto,
    /// As little as possible.
    Less,
}

/// How loud the table is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Sound {
    /// Not heard at all.
    Off,
    /// For a room where somebody sleeps.
    Quiet,
    /// As it is meant.
    #[default]
    Normal,
    /// For a room full of people.
    Loud,
}

/// Whether the device shakes, where it can.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Haptics {
    /// A little, under the finger.
    #[default]
    On,
    /// Never.
    Off,
}

/// Whether the screen stays lit while somebody has to decide.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Awake {
    /// For a while after each touch.
    #[default]
    On,
    /// As long as the device would have it anyway.
    Off,
}

/// Whether the view comes closer by itself where a finger can hardly aim.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Closer {
    /// For as long as the step takes.
    #[default]
    On,
    /// Only where it could not be made otherwise.
    Off,
}

/// Which hand reaches the buttons.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Hand {
    /// The left.
    Left,
    /// The right.
    #[default]
    Right,
}

/// How large texts are.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TextSize {
    /// The device's.
    #[default]
    Normal,
    /// Larger by a quarter.
    Large,
    /// Larger by a half.
    Huge,
}

/// What is done while nobody asks for anything.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Idle {
    /// Finished games are reviewed.
    #[default]
    On,
    /// Nothing.
    Off,
}

/// How many exercises come a day.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Portion {
    /// At most five.
    Five,
    /// At most ten.
    #[default]
    Ten,
    /// At most twenty.
    Twenty,
    /// All that come back.
    All,
}

impl Portion {
    /// The most in a day.
    pub(crate) const fn most(self) -> usize {
        match self {
            Self::Five => 5,
            Self::Ten => 10,
            Self::Twenty => 20,
            Self::All => usize::MAX,
        }
    }
}

/// Against whom the day's games are played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DayLevel {
    /// Whoever is nearest to the person in strength.
    #[default]
    Auto,
    /// Always this level.
    #[serde(untagged)]
    Level(Level),
}

impl DayLevel {
    /// The level that was chosen once for all; `None` where each person has their own.
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Auto => None,
            Self::Level(level) => Some(level).filter(|it| Level::LADDER.contains(it)),
        }
    }
}
