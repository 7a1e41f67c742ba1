//! What is in the box of Okanagan. Players may add a pack of their own.

use okanagan::{Catalogue, LEAST_SEATS, MOST_SEATS, Okanagan, Pack, PackFault};

use super::{Boxed, PackCard};

impl Boxed for Okanagan {
    type Catalogue = Catalogue;
    type Fault = PackFault;

    const LEAST_SEATS: u8 = LEAST_SEATS;
    const MOST_SEATS: u8 = MOST_SEATS;

    fn own_pack() -> PackCard {
        card(Pack::original())
    }

    fn add_pack(text: &str) -> Result<PackCard, Vec<PackFault>> {
        Pack::load(text).map(card).map_err(|fault| vec![fault])
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let pack = sha256.map_or_else(|| Some(Pack::original()), Pack::with_sha256)?;
        Some(Catalogue::of(pack))
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
