//! What is in the box of Podivné kraje. Players may add the printed cards as a pack of their own.

use game::{PackCard, Seat, Title, other_pack};

use crate::catalogue::Catalogue;
use crate::pack::{Pack, PackFault, Rank};
use crate::position::Kraje;
use crate::score::{Source, Values};
use crate::setup::{Choosing, LEAST_SEATS, MOST_SEATS, Setup};

impl Title for Kraje {
    type Catalogue = Catalogue;
    type Fault = PackFault;

    const LEAST_SEATS: u8 = LEAST_SEATS;
    const MOST_SEATS: u8 = MOST_SEATS;
    const SOURCES: &'static [&'static str] = &["own", "penalty", "shared"];
    const SOLO_RANKS: &'static [&'static str] =
        &["incredible", "amazing", "wondrous", "tricky", "confused", "lost"];

    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("overlap", include_str!("../lessons/01-overlap.json")),
        ("sides", include_str!("../lessons/02-sides.json")),
        ("shared", include_str!("../lessons/03-shared.json")),
        ("rivers", include_str!("../lessons/04-rivers.json")),
        ("neighbours", include_str!("../lessons/05-neighbours.json")),
        ("distance", include_str!("../lessons/06-distance.json")),
        ("shape", include_str!("../lessons/07-shape.json")),
        ("counting", include_str!("../lessons/08-counting.json")),
        ("secret", include_str!("../lessons/09-secret.json")),
        ("solo", include_str!("../lessons/10-solo.json")),
    ];

    const SMALL: &'static [(&'static str, &'static str)] = &[
        ("PK-C6", include_str!("../lessons/small/PK-C6.json")),
        ("PK-C7", include_str!("../lessons/small/PK-C7.json")),
        ("PK-C8", include_str!("../lessons/small/PK-C8.json")),
        ("PK-C9", include_str!("../lessons/small/PK-C9.json")),
        ("PK-C15", include_str!("../lessons/small/PK-C15.json")),
        ("PK-C18", include_str!("../lessons/small/PK-C18.json")),
        ("PK-STUCK", include_str!("../lessons/small/PK-STUCK.json")),
    ];

    const VARIANTS: &'static [&'static str] = &["openChoosing"];

    fn source(source: &Source) -> &'static str {
        match source {
            Source::Own { .. } => "own",
            Source::Penalty { .. } => "penalty",
            Source::Shared { .. } | Source::SharedIdle { .. } => "shared",
        }
    }

    fn solo_rank(setup: &Setup, total: i32) -> Option<&'static str> {
        if setup.seats != 1 {
            return None;
        }
        Some(match Pack::with_sha256(&setup.pack.sha256)?.rank(total) {
            Rank::Incredible => "incredible",
            Rank::Amazing => "amazing",
            Rank::Wondrous => "wondrous",
            Rank::Tricky => "tricky",
            Rank::Confused => "confused",
            Rank::Lost => "lost",
        })
    }

    // Who begins makes no other game.
    fn variant(setup: &Setup) -> Vec<String> {
        let Setup { seats: _, pack, choosing, first: _ } = setup;
        let open = (*choosing == Choosing::Open).then(|| "openChoosing".to_owned());
        open.into_iter().chain(other_pack::<Self>(pack)).collect()
    }

    fn standard(seats: u8) -> Setup {
        Setup::for_seats(seats)
    }

    fn begun_by(setup: Setup, seat: Seat) -> Setup {
        let first = (setup.choosing == Choosing::Open).then_some(seat);
        Setup { first, ..setup }
    }

    /// Conditions that bring nothing yet.
    fn lasting(&self) -> Vec<(Seat, u16)> {
        let of = |seat: Seat| {
            let realm = &self.realms[seat.index()];
            let values = Values::of(self.pack, realm, self.shared());
            let own: Vec<_> = realm.conditions().iter().zip(values.own).collect();
            let idle = own.into_iter().filter(|&(_, value)| value == 0);
            idle.map(move |(own, _)| (seat, u16::from(own.no.0)))
        };
        Seat::all(self.n_seats).flat_map(of).collect()
    }

    fn own_pack() -> PackCard {
        Pack::original().reference().into()
    }

    fn add_pack(text: &str) -> Result<PackCard, Vec<PackFault>> {
        Pack::load(text)
            .map(|pack| pack.reference().into())
            .map_err(|error| error.faults().to_vec())
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let pack = sha256.map_or_else(|| Some(Pack::original()), Pack::with_sha256)?;
        Some(pack.catalogue().clone())
    }
}
