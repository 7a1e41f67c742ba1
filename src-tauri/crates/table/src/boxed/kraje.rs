//! What is in the box of Podivné kraje. Players may add the printed cards as a pack of their own.

use kraje::{Catalogue, Kraje, Pack, PackFault};

use super::{Boxed, PackCard};

impl Boxed for Kraje {
    type Catalogue = Catalogue;
    type Fault = PackFault;

    const LEAST_SEATS: u8 = 1;
    const MOST_SEATS: u8 = 2;

    fn own_pack() -> PackCard {
        card(Pack::original())
    }

    fn add_pack(text: &str) -> Result<PackCard, Vec<PackFault>> {
        Pack::load(text).map(card).map_err(|error| error.faults().to_vec())
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let pack = sha256.map_or_else(|| Some(Pack::original()), Pack::with_sha256)?;
        Some(pack.catalogue())
    }
}

fn card(pack: &Pack) -> PackCard {
    let pack = pack.reference();
    PackCard {
        id: pack.id.clone(),
        version: pack.version.clone(),
        sha256: pack.sha256.clone(),
        name: None,
    }
}
