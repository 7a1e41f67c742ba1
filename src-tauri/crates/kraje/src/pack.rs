//! [`Pack`]: the cards and conditions a game is played with, checked whole when they load.
//!
//! The engine knows rules only by their ids and takes every number and symbol from here, so a
//! later edition, or the printed cards typed in by their owner, need no new code.

mod check;
mod fault;
mod file;

use std::fmt;

use game::{PackRef, PackShelf, Packed};
use serde::Serialize;

pub use fault::{Facing, FieldAt, PackError, PackFault};

use crate::card::{Card, CardId, ConditionNo, N_CARDS, Rotation, Side};
use crate::catalogue::Catalogue;
use crate::face::FacePlanes;
use crate::rule::Condition;

/// A checked pack. Packs live as long as the program, so that a position can point to its own.
pub struct Pack {
    catalogue: Catalogue,
    /// Every card as bit planes: card, side, rotation.
    faces: Vec<FacePlanes>,
}

/// The rank of a solo game, from the best down (PK-RATING).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Rank {
    /// "Neuvěřitelný", 50 points and more.
    Incredible,
    /// "Úžasný", 40 to 49.
    Amazing,
    /// "Podivuhodný", 30 to 39.
    Wondrous,
    /// "Zapeklitý", 20 to 29.
    Tricky,
    /// "Zmatený", 10 to 19.
    Confused,
    /// "Ztracený", below 10.
    Lost,
}

impl Rank {
    /// All ranks, from the best down.
    pub const ALL: [Self; 6] =
        [Self::Incredible, Self::Amazing, Self::Wondrous, Self::Tricky, Self::Confused, Self::Lost];
}

/// The text of the pack the app comes with.
const ORIGINAL: &str = include_str!("../data/cards.json");

/// All packs.
static SHELF: PackShelf<Pack> =
    PackShelf::new(|| Pack::checked(ORIGINAL).expect("the tests load this very text"));

impl Packed for Pack {
    fn reference(&self) -> &PackRef {
        &self.catalogue.pack
    }
}

impl Pack {
    /// The pack the app comes with.
    pub fn original() -> &'static Self {
        SHELF.own()
    }

    /// Checks the text of a pack and keeps it for the rest of the run, so that setups can name it.
    /// The same text loads only once.
    ///
    /// # Errors
    /// Everything that is wrong with it; nothing is kept then.
    pub fn load(text: &str) -> Result<&'static Self, PackError> {
        Ok(SHELF.keep(Self::checked(text)?, text))
    }

    /// The loaded pack with this id, version and hash.
    pub fn find(reference: &PackRef) -> Option<&'static Self> {
        SHELF.find(reference)
    }

    /// The loaded pack whose text has this SHA-256, in lower-case hexadecimal.
    pub(crate) fn with_sha256(sha256: &str) -> Option<&'static Self> {
        SHELF.with_sha256(sha256)
    }

    fn checked(text: &str) -> Result<Self, PackError> {
        let catalogue = check::check(file::read(text)?, text)?;
        Ok(Self { faces: faces(&catalogue.cards), catalogue })
    }

    /// Which pack this is.
    pub const fn reference(&self) -> &PackRef {
        &self.catalogue.pack
    }

    /// The cards, ascending.
    pub fn cards(&self) -> &[Card] {
        &self.catalogue.cards
    }

    /// One card. The id is one of this pack.
    pub fn card(&self, id: CardId) -> &Card {
        &self.catalogue.cards[usize::from(id.0) - 1]
    }

    /// The conditions, ascending.
    pub fn conditions(&self) -> &[Condition] {
        &self.catalogue.conditions
    }

    /// One condition. The number is one of this pack.
    pub fn condition(&self, no: ConditionNo) -> &Condition {
        &self.catalogue.conditions[usize::from(no.0) - 1]
    }

    /// What each condition in the own realm costs (PK-SCORE).
    pub const fn penalty(&self) -> i32 {
        self.catalogue.condition_penalty
    }

    /// The rank of a solo game with this total (PK-RATING).
    pub fn rank(&self, total: i32) -> Rank {
        let index = self.catalogue.rank_floors.iter().take_while(|&&floor| total < floor).count();
        Rank::ALL[index]
    }

    /// The pack as the screen needs it.
    pub const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// A side of a card turned, as bit planes.
    pub(crate) fn face(&self, card: CardId, side: Side, rotation: Rotation) -> &FacePlanes {
        let index = usize::from(card.0 - 1) * 8
            + usize::from(side == Side::Plain) * 4
            + usize::from(rotation.quarters());
        &self.faces[index]
    }
}

/// All turned sides of all cards as bit planes, in the order of [`Pack::face`].
fn faces(cards: &[Card]) -> Vec<FacePlanes> {
    let mut faces = Vec::with_capacity(N_CARDS * 8);
    for card in cards {
        for side in Side::ALL {
            for rotation in Rotation::ALL {
                faces.push(FacePlanes::of(card.face(side), rotation));
            }
        }
    }
    faces
}

// Packs are kept once each, so two of them are the same exactly when they lie in the same place.
impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Pack {}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pack {} {}", self.reference().id, self.reference().version)
    }
}
