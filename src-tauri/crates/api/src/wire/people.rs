//! People: profiles of those who play here.

use serde::{Deserialize, Serialize};

use super::TextSize;
use super::label::{label, label_if_any};

/// The id of a profile: a UUID of a person, `bot:` and the level of a bot.
pub type ProfileId = String;

/// The people of this device: who played last first, hidden ones too.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct People {
    /// One a person.
    pub people: Vec<Person>,
    /// The person just added.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub added: Option<ProfileId>,
    /// What guests have played alone; told only while a single person is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guest: Option<GuestPlays>,
}

/// Games and lessons of guests who played alone or with bots, without imported ones.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GuestPlays {
    /// How many games, of whatever state.
    pub games: u32,
    /// How many lessons they are through with.
    pub lessons: u32,
}

/// A person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// Their profile.
    pub profile: ProfileId,
    /// What they are called.
    pub name: String,
    /// Their colour and symbol, in the screen's own words.
    pub mark: String,
    /// How much help they want unless they say otherwise before a game.
    pub help: Help,
    /// How large they like texts, on a device where they are smaller.
    pub text_size: TextSize,
    /// Whether they are left out where people are chosen.
    pub is_hidden: bool,
    /// How many games they have sat at, of whatever state.
    pub games: u32,
    /// How many of them are finished and count in statistics.
    pub counted: u32,
    /// When a game with them last began, in ms since 1970 UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_at: Option<i64>,
    /// Those whose games were made theirs, and can be split off again.
    pub merged: Vec<Merged>,
}

/// Somebody who was merged into another person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Merged {
    /// Their profile.
    pub profile: ProfileId,
    /// What they were called.
    pub name: String,
}

/// How much help somebody wants at the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Help {
    /// None: not even legal places are marked.
    Purist,
    /// Legal places are marked, and a draft tells what it changes.
    #[default]
    Normal,
    /// Whatever the app can tell.
    Learner,
}

/// A person to add.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddPerson {
    /// What they are called; at most 40 characters.
    #[serde(deserialize_with = "label")]
    pub name: String,
    /// Their colour and symbol, in the screen's own words; at most 40 characters.
    pub mark: String,
}

/// A change of a person; what is absent stays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangePerson {
    /// Who.
    pub profile: ProfileId,
    /// What they are called; at most 40 characters.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "label_if_any")]
    pub name: Option<String>,
    /// Their colour and symbol; at most 40 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// How much help they want.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Help>,
    /// How large they like texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_size: Option<TextSize>,
    /// Whether they are left out where people are chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_hidden: Option<bool>,
}

/// Two people to make one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MergePeople {
    /// Whose games become the other's.
    pub profile: ProfileId,
    /// Whose they become.
    pub into: ProfileId,
}

/// What making two people one would do.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MergePreview {
    /// How many games of the one would become the other's, of whatever state.
    pub games: u32,
    /// How many the other would have then.
    pub after: u32,
    /// In how many games both sit: nobody plays against themselves, so these were hardly played by
    /// one person.
    pub together: u32,
}

/// Which person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfPerson {
    /// Their profile.
    pub profile: ProfileId,
}
