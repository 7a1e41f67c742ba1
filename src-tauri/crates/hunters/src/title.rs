//! What is in the box of Carcassonne: Hunters and Gatherers. Its tiles are fixed.

use game::{OnePack, PackCard, Seat, Title, other_pack};

use crate::catalogue::Catalogue;
use crate::pack::catalogue;
use crate::position::Hunters;
use crate::setup::{
    CanoeRule, ForestScore, Hands, LEAST_SEATS, MOST_SEATS, MenhirRule, Setup, Variant,
};
use crate::worth::Source;
use crate::zone::AreaKind;

impl Title for Hunters {
    type Catalogue = Catalogue;
    type Fault = OnePack;

    const LEAST_SEATS: u8 = LEAST_SEATS;
    const MOST_SEATS: u8 = MOST_SEATS;
    const SOURCES: &'static [&'static str] =
        &["forest", "river", "huntingTrap", "canoe", "meadow", "system"];

    const VARIANTS: &'static [&'static str] =
        &["strategic", "openHands", "anyMenhir", "forestTiles", "noCanoe", "stack"];

    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("forest", include_str!("../lessons/01-forest.json")),
        ("river", include_str!("../lessons/02-river.json")),
        ("meadow", include_str!("../lessons/03-meadow.json")),
        ("trap", include_str!("../lessons/04-trap.json")),
        ("canoe", include_str!("../lessons/05-canoe.json")),
        ("fire", include_str!("../lessons/06-fire.json")),
        ("raft", include_str!("../lessons/07-raft.json")),
        ("shaman", include_str!("../lessons/08-shaman.json")),
        ("finish", include_str!("../lessons/09-finish.json")),
    ];

    fn source(source: &Source) -> &'static str {
        match source {
            Source::Forest { .. } => "forest",
            Source::River { .. } => "river",
            Source::HuntingTrap => "huntingTrap",
            Source::Canoe => "canoe",
            Source::Meadow { .. } => "meadow",
            Source::System { .. } => "system",
        }
    }

    // Who begins makes no other game.
    fn variant(setup: &Setup) -> Vec<String> {
        let Setup { seats: _, variant, hands, menhir, forest_score, canoe, first: _, pack, stack } =
            setup;
        let words = [
            (*variant == Variant::Strategic).then_some("strategic"),
            (*hands == Hands::Open).then_some("openHands"),
            (*menhir == MenhirRule::Any).then_some("anyMenhir"),
            (*forest_score == ForestScore::Tiles).then_some("forestTiles"),
            (*canoe == CanoeRule::Out).then_some("noCanoe"),
        ];
        let words = words.into_iter().flatten().map(str::to_owned);
        let stack: Vec<_> = stack.iter().map(|tile| tile.0.to_string()).collect();
        let stack = (!stack.is_empty()).then(|| format!("stack:{}", stack.join(",")));
        words.chain(stack).chain(other_pack::<Self>(pack)).collect()
    }

    fn standard(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn begun_by(setup: Setup, seat: Seat) -> Setup {
        Setup { first: Some(seat), ..setup }
    }

    /// Forests that are not closed, each by a hunter in it.
    fn lasting(&self) -> Vec<(Seat, u16)> {
        let pieces = &self.facts.pieces;
        let of = |seat| pieces.pawns(seat).map(move |zone| (seat, zone));
        let all = Seat::all(self.facts.rules.n_seats).flat_map(of);
        all.filter(|&(_, zone)| self.pack.zones[zone as usize].kind == AreaKind::Forest).collect()
    }

    fn keeps_its_laws(&self) -> Result<(), String> {
        self.keeps_its_parts()
    }

    fn own_pack() -> PackCard {
        (&catalogue().pack).into()
    }

    fn add_pack(_: &str) -> Result<PackCard, Vec<OnePack>> {
        Err(vec![OnePack::OnePack])
    }

    fn catalogue(sha256: Option<&str>) -> Option<Catalogue> {
        let own = catalogue();
        sha256.is_none_or(|it| it == own.pack.sha256).then(|| own.clone())
    }
}
