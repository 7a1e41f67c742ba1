//! What is in the box of Okanagan. Players may add a pack of their own.

use game::{PackCard, Seat, Title, other_pack};

use crate::catalogue::Catalogue;
use crate::figures::{LEAST_SEATS, MOST_SEATS};
use crate::pack::{Pack, PackFault};
use crate::position::Okanagan;
use crate::score::Source;
use crate::setup::Setup;

impl Title for Okanagan {
    type Catalogue = Catalogue;
    type Fault = PackFault;

    const LEAST_SEATS: u8 = LEAST_SEATS;
    const MOST_SEATS: u8 = MOST_SEATS;
    const SOURCES: &'static [&'static str] = &["explorer", "goal", "nuggets"];

    const VARIANTS: &'static [&'static str] = &["rounds"];

    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("goals", include_str!("../lessons/01-goals.json")),
        ("build", include_str!("../lessons/02-build.json")),
        ("rewards", include_str!("../lessons/03-rewards.json")),
        ("influence", include_str!("../lessons/04-influence.json")),
        ("order", include_str!("../lessons/05-order.json")),
        ("nugget", include_str!("../lessons/06-nugget.json")),
        ("finish", include_str!("../lessons/07-finish.json")),
    ];

    const SMALL: &'static [(&'static str, &'static str)] = &[
        ("OK-STOCK", include_str!("../lessons/small/OK-STOCK.json")),
        ("OK-B1", include_str!("../lessons/small/OK-B1.json")),
        ("OK-B2", include_str!("../lessons/small/OK-B2.json")),
        ("OK-B3", include_str!("../lessons/small/OK-B3.json")),
        ("OK-B5", include_str!("../lessons/small/OK-B5.json")),
        ("OK-B6", include_str!("../lessons/small/OK-B6.json")),
        ("OK-B7", include_str!("../lessons/small/OK-B7.json")),
        ("OK-B8", include_str!("../lessons/small/OK-B8.json")),
        ("OK-B9", include_str!("../lessons/small/OK-B9.json")),
        ("OK-B10", include_str!("../lessons/small/OK-B10.json")),
        ("OK-ROUND2", include_str!("../lessons/small/OK-ROUND2.json")),
    ];

    fn source(source: &Source) -> &'static str {
        match source {
            Source::Explorer => "explorer",
            Source::Goal { .. } => "goal",
            Source::Nuggets => "nuggets",
        }
    }

    // Who starts makes no other game.
    fn variant(setup: &Setup) -> Vec<String> {
        let Setup { seats: _, pack, first: _, rounds } = setup;
        let rounds = rounds.map(|last| format!("rounds:{last}"));
        rounds.into_iter().chain(other_pack::<Self>(pack)).collect()
    }

    fn standard(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn begun_by(setup: Setup, seat: Seat) -> Setup {
        Setup { first: Some(seat), ..setup }
    }

    /// Buildings of which no area is closed yet.
    fn lasting(&self) -> Vec<(Seat, u16)> {
        let pieces = self.board.pieces().iter().enumerate();
        let waiting = pieces.filter_map(|(number, piece)| {
            let (seat, spot) = piece.built?;
            let touched = self.pack.face(piece.tile).touched(spot)?;
            let is_open = |&it: &u8| self.board.area(self.board.area_number(number, it)).open > 0;
            touched.iter().all(is_open).then_some((seat, number as u16))
        });
        waiting.collect()
    }

    fn keeps_its_laws(&self) -> Result<(), String> {
        self.keeps_its_parts()
    }

    fn own_pack() -> PackCard {
        Pack::original().reference().into()
    }

    fn add_pack(text: &str) -> Result<PackCard, Vec<PackFault>> {
        Pack::load(text).map(|pack| pack.reference().into())
    }

    fn add_pack_again(text: &str) -> Result<PackCard, Vec<PackFault>> {
        Pack::load_again(text).map(|pack| pack.reference().into())
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let pack = sha256.map_or_else(|| Some(Pack::original()), Pack::with_sha256)?;
        Some(Catalogue::of(pack))
    }
}
