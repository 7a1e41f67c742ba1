//! The shelf: the closed list of the games in the house.
//!
//! Everything below knows one game, everything above knows none by name: this file is where a
//! name becomes a type. A game is put on the shelf by one line in [`crate::shelf`]'s list.

use game::{Refusal, ScoreSheet};
use serde::{Deserialize, Serialize};

use crate::preview::Changes;

/// Makes the unions over the games of the shelf.
macro_rules! shelf {
    ($($(#[$doc:meta])* $Name:ident => $Game:ident,)*) => {
        /// A game of the house.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        pub enum GameId { $($(#[$doc])* $Name,)* }

        shelf!(@union "A setup of some game." AnySetup [Eq, Deserialize] $($Name => $Game::Setup,)*);
        shelf!(@union "An action of some game." AnyAction [Eq, Copy, Deserialize] $($Name => $Game::Action,)*);
        shelf!(@union "A chance outcome of some game." AnyChance [Eq, Copy, Deserialize]);
        shelf!(@union "A view of some game." AnyView [] $($Name => $Game::View,)*);
        shelf!(@union "An offer of some game." AnyOffer [] $($Name => $Game::Offer,)*);
        shelf!(@union "An event of some game." AnyEvent [Eq] $($Name => $Game::Event,)*);
        shelf!(@union "The score sheet of some game." AnySheet [Eq] $($Name => ScoreSheet<$Game::Source, $Game::Unit, $Game::Field>,)*);
        shelf!(@union "What an action would change on the sheets of some game." AnyChanges [Eq] $($Name => Changes<$Game::Source, $Game::Unit, $Game::Field>,)*);
        shelf!(@union "Why some game refuses an action." AnyRefusal [Eq, Copy] $($Name => Refusal<$Game::Reason>,)*);
        shelf!(@union "The components of some game." AnyCatalogue [] $($Name => $Game::Catalogue,)*);
    };
    (@union $doc:literal $Any:ident [$($also:ident),*] $($Name:ident => $Type:ty,)*) => {
        #[doc = concat!(" ", $doc)]
        #[derive(Clone, PartialEq, Debug, Serialize, $($also),*)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(tag = "game", rename_all = "camelCase")]
        #[allow(missing_docs, reason = "the variants are the games")]
        pub enum $Any { $($Name($Type),)* }
    };
}

shelf! {
    /// Podivné kraje.
    Kraje => kraje,
}
