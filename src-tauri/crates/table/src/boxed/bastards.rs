//! What is in the box of Space Bastards. Its components are fixed.

use bastards::{Bastards, Catalogue, pack};

use super::{Boxed, OnePack, PackCard};

impl Boxed for Bastards {
    type Catalogue = Catalogue;
    type Fault = OnePack;

    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 5;

    fn own_pack() -> PackCard {
        let pack = pack().stamp().clone();
        PackCard { id: pack.id, version: pack.version, sha256: pack.sha256, name: None }
    }

    fn add_pack(_: &str) -> Result<PackCard, Vec<OnePack>> {
        Err(vec![OnePack::OnePack])
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let own = Catalogue::new();
        sha256.is_none_or(|it| it == own.pack.sha256).then_some(own)
    }
}
