//! What is in the box of Space Bastards. Its components are fixed.

use game::{OnePack, PackCard, Seat, Title, other_pack};

use crate::catalogue::Catalogue;
use crate::ids::Relation;
use crate::pack::pack;
use crate::position::Bastards;
use crate::score::Source;
use crate::setup::{Settling, Setup};

impl Title for Bastards {
    type Catalogue = Catalogue;
    type Fault = OnePack;

    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 5;
    const SOURCES: &'static [&'static str] = &["dominance", "diplomacy", "coins"];

    const VARIANTS: &'static [&'static str] = &["order", "planets", "rounds", "dealt"];

    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("love", include_str!("../lessons/01-love.json")),
        ("shooting", include_str!("../lessons/02-shooting.json")),
        ("eating", include_str!("../lessons/03-eating.json")),
        ("trade", include_str!("../lessons/04-trade.json")),
        ("diplomacy", include_str!("../lessons/05-diplomacy.json")),
        ("migration", include_str!("../lessons/06-migration.json")),
        ("mutation", include_str!("../lessons/07-mutation.json")),
        ("change", include_str!("../lessons/08-change.json")),
        ("two", include_str!("../lessons/09-two.json")),
        ("finish", include_str!("../lessons/10-finish.json")),
    ];

    const SMALL: &'static [(&'static str, &'static str)] = &[
        ("SB-SCENARIO", include_str!("../lessons/small/SB-SCENARIO.json")),
        ("SB-SETTLE", include_str!("../lessons/small/SB-SETTLE.json")),
        ("SB-TWO", include_str!("../lessons/small/SB-TWO.json")),
    ];

    fn source(source: &Source) -> &'static str {
        match source {
            Source::Dominance { .. } => "dominance",
            Source::Diplomacy => "diplomacy",
            Source::Coins => "coins",
        }
    }

    // Who starts makes no other game.
    fn variant(setup: &Setup) -> Vec<String> {
        let Setup { seats, order, planets, pack: stamp, first: _, rounds, settling } = setup;
        let is_usual = *order == Self::Setup::standard(*seats).order;
        let order = order.map(Relation::id).join(",");
        let mut planets: Vec<&str> = planets.iter().map(|planet| planet.id()).collect();
        planets.sort_unstable();
        let words = [
            (!is_usual).then(|| format!("order:{order}")),
            (!planets.is_empty()).then(|| format!("planets:{}", planets.join(","))),
            rounds.map(|last| format!("rounds:{last}")),
            (*settling == Settling::Dealt).then(|| "dealt".to_owned()),
        ];
        words.into_iter().flatten().chain(other_pack::<Self>(stamp)).collect()
    }

    fn standard(seats: u8) -> Setup {
        Setup::standard(seats)
    }

    fn begun_by(setup: Setup, seat: Seat) -> Setup {
        Setup { first: Some(seat), ..setup }
    }

    /// Planets that a seat dominates.
    fn lasting(&self) -> Vec<(Seat, u16)> {
        let held = self.planets().filter_map(|planet| {
            let leader = self.facts.grounds[planet.index()].leader()?;
            let seat = Seat::new(leader.index() as u8)?;
            (seat.index() < usize::from(self.facts.n_seats))
                .then_some((seat, planet.index() as u16))
        });
        held.collect()
    }

    fn own_pack() -> PackCard {
        pack().reference().into()
    }

    fn add_pack(_: &str) -> Result<PackCard, Vec<OnePack>> {
        Err(vec![OnePack::OnePack])
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let own = Catalogue::new();
        sha256.is_none_or(|it| it == own.pack.sha256).then_some(own)
    }
}
