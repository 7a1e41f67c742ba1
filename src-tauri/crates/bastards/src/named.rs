//! Planets and path fields outside: the ids of `data/bastards.json`, so that saves and traces stay
//! readable and a pack may list them in any order.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Node, Planet};
use crate::pack::pack;

impl Planet {
    /// The planet with this id; `None` when the pack has none.
    pub fn by_id(id: &str) -> Option<Self> {
        pack().planets.iter().position(|it| it.id == id).map(|index| Self(index as u8))
    }

    /// Its id in the pack and in JSON.
    pub fn id(self) -> &'static str {
        &pack().planets[self.index()].id
    }
}

impl Node {
    /// The path field with this id; `None` when the pack has none.
    pub fn by_id(id: &str) -> Option<Self> {
        pack().nodes.iter().position(|it| it.id == id).map(|index| Self(index as u8))
    }

    /// Its id in the pack and in JSON.
    pub fn id(self) -> &'static str {
        &pack().nodes[self.index()].id
    }
}

macro_rules! named_in_json {
    ($name:ident, $unknown:literal) => {
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id = std::borrow::Cow::<'de, str>::deserialize(from)?;
                Self::by_id(&id).ok_or_else(|| D::Error::custom($unknown))
            }
        }
    };
}

named_in_json!(Planet, "no such planet");
named_in_json!(Node, "no such path field");
