//! What is in the box of Carcassonne: Hunters and Gatherers. Its tiles are fixed.

use hunters::{Catalogue, Hunters, LEAST_SEATS, MOST_SEATS, catalogue};

use super::{Boxed, OnePack, PackCard};

impl Boxed for Hunters {
    type Catalogue = Catalogue;
    type Fault = OnePack;

    const LEAST_SEATS: u8 = LEAST_SEATS;
    const MOST_SEATS: u8 = MOST_SEATS;

    fn own_pack() -> PackCard {
        let pack = catalogue().pack.clone();
        PackCard { id: pack.id, version: pack.version, sha256: pack.sha256, name: None }
    }

    fn add_pack(_: &str) -> Result<PackCard, Vec<OnePack>> {
        Err(vec![OnePack::OnePack])
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let own = catalogue();
        sha256.is_none_or(|it| it == own.pack.sha256).then(|| own.clone())
    }
}
