//! The pack of tiles that comes with the program.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::PackId;

static JSON: &str = include_str!("../data/tiles.json");

static ID: LazyLock<PackId> = LazyLock::new(|| PackId {
    id: "hunters-2020".into(),
    version: "1".into(),
    sha256: format!("{:x}", Sha256::digest(JSON)),
});

impl PackId {
    /// The pack that comes with the program.
    pub fn built_in() -> Self {
        ID.clone()
    }
}
