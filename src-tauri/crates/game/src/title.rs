//! [`Title`]: a game as it is published: how many may play, what is in its box, what its points are
//! for. Together with [`Game`], all that the house needs of an engine.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::{Game, PackRef, Seat};

/// A game as it is published. Each engine says it in its `title.rs`.
pub trait Title: Game {
    /// All components of a pack, for drawing them.
    type Catalogue: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// One thing that is wrong with the text of a pack; [`OnePack`] where no other can be added.
    type Fault: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The fewest seats.
    const LEAST_SEATS: u8;
    /// The most seats.
    const MOST_SEATS: u8;
    /// The kinds of sources of points, in the order they are read out.
    const SOURCES: &'static [&'static str];
    /// The ranks that the points of a game for one reach, from the best down; none where the game
    /// has no ranks.
    const SOLO_RANKS: &'static [&'static str] = &[];

    /// What the words of a [`variant`](Title::variant) begin with, beside that of another pack.
    const VARIANTS: &'static [&'static str] = &[];

    /// The lessons that teach it, in the order they are best taken: what each is called, and its
    /// text. What such a text says, `table::lesson` tells.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];

    /// Small positions, in each of which one clause of the rules is tried: the clause, and the
    /// text, which is that of a lesson.
    const SMALL: &'static [(&'static str, &'static str)] = &[];

    /// The kind of a source, one of [`Title::SOURCES`]. Never changes: statistics are kept by it.
    fn source(source: &Self::Source) -> &'static str;

    /// The rank, one of [`Title::SOLO_RANKS`], that these points reach.
    fn solo_rank(_: &Self::Setup, _: i32) -> Option<&'static str> {
        None
    }

    /// What makes games with this setup unlike others, beside the seats: words without spaces in
    /// a fixed order, each one of [`Title::VARIANTS`] or it and more after a colon; none for the game as it comes. Only games of one variant are compared.
    fn variant(setup: &Self::Setup) -> Vec<String>;

    /// The setup of the usual game for this many seats, with the game's own pack.
    fn standard(seats: u8) -> Self::Setup;

    /// The same setup with this seat to begin; unchanged where all begin at once.
    fn begun_by(setup: Self::Setup, seat: Seat) -> Self::Setup;

    /// What seats wait for in this position, or hold, each by its seat and a number that stays the
    /// same as long as it lasts: a forest that is not closed, a card that brings nothing yet. Which
    /// of them lasted longest belongs to the story of a game.
    fn lasting(&self) -> Vec<(Seat, u16)> {
        Vec::new()
    }

    /// What holds at every position beside the contract: no piece is lost, none is twice on the
    /// board. For the conformance kit.
    ///
    /// # Errors
    /// The law that is broken.
    fn keeps_its_laws(&self) -> Result<(), String> {
        Ok(())
    }

    /// The pack that comes with the app.
    fn own_pack() -> PackCard;

    /// Checks the text of another pack and keeps it for the rest of the run, so that setups can
    /// name it.
    ///
    /// # Errors
    /// Everything that is wrong with it; nothing is kept then.
    fn add_pack(text: &str) -> Result<PackCard, Vec<Self::Fault>>;

    /// Like [`add_pack`](Title::add_pack) for a pack that was added before, perhaps by a version
    /// of the app that looked less closely: games were begun with it, and are played on.
    ///
    /// # Errors
    /// As [`add_pack`](Title::add_pack), but for what earlier versions let through.
    fn add_pack_again(text: &str) -> Result<PackCard, Vec<Self::Fault>> {
        Self::add_pack(text)
    }

    /// The components of the pack whose text has this SHA-256; without one, of the game's own.
    /// `None` when there is no such pack.
    fn catalogue(sha256: Option<&str>) -> Option<Self::Catalogue>;
}

/// What a pack says of itself.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct PackCard {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its text in lower-case hexadecimal. Names the pack in requests.
    pub sha256: String,
    /// What it calls itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl From<&PackRef> for PackCard {
    fn from(pack: &PackRef) -> Self {
        let PackRef { id, version, sha256 } = pack.clone();
        Self { id, version, sha256, name: None }
    }
}

/// The fault of any further pack of a game that has only its own.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum OnePack {
    /// This game is played with its own components only.
    OnePack,
}

/// The word of a [`Title::variant`] for another pack than the app's own.
pub fn other_pack<G: Title>(pack: &PackRef) -> Option<String> {
    let sha256 = pack.sha256.as_str();
    let short = sha256.get(..12).unwrap_or(sha256);
    (sha256 != G::own_pack().sha256).then(|| format!("pack:{short}"))
}
