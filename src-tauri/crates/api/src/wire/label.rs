//! Reading names and notes: what nobody could see in them does not come in.

use serde::{Deserialize, Deserializer};

pub(crate) fn label<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|text| store::clean_label(&text))
}

pub(crate) fn label_if_any<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Option::<String>::deserialize(from).map(|text| text.map(|text| store::clean_label(&text)))
}

pub(crate) fn note<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|text| store::clean_note(&text))
}

pub(crate) fn note_if_any<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Option::<String>::deserialize(from).map(|text| text.map(|text| store::clean_note(&text)))
}
