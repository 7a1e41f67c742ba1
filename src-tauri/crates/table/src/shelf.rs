//! The shelf: the closed list of the games in the house.
//!
//! Everything below knows one game, everything above knows none by name: this file is where a
//! name becomes a type. A game is put on the shelf by one line at the end.

use game::{Refusal, Sheet, Title};
use serde::{Deserialize, Serialize};

use crate::{Advise, Changes, Table};

/// The changes that an action of game `G` makes.
pub(crate) type ChangesOf<G> =
    Changes<<G as game::Game>::Source, <G as game::Game>::Unit, <G as game::Game>::Field>;

/// A game on the shelf: how its types go into the unions over all games, and come out again.
pub(crate) trait OnShelf: Title {
    /// Which game it is.
    const ID: GameId;

    fn put_table(it: Table<Self>) -> AnyTable;
    fn put_setup(it: Self::Setup) -> AnySetup;
    fn put_action(it: Self::Action) -> AnyAction;
    fn put_view(it: Self::View) -> AnyView;
    fn put_offer(it: Self::Offer) -> AnyOffer;
    fn put_event(it: Self::Event) -> AnyEvent;
    fn put_sheet(it: Sheet<Self>) -> AnySheet;
    fn put_changes(it: ChangesOf<Self>) -> AnyChanges;
    fn put_refusal(it: Refusal<Self::Reason>) -> AnyRefusal;
    fn put_catalogue(it: Self::Catalogue) -> AnyCatalogue;
    fn put_fault(it: Self::Fault) -> AnyFault;

    fn find_table(any: &AnyTable) -> Option<&Table<Self>>;
    fn find_setup(any: AnySetup) -> Option<Self::Setup>;
    fn find_action(any: AnyAction) -> Option<Self::Action>;
    fn find_chance(any: AnyChance) -> Option<Self::Chance>;
}

/// Makes the unions over the games of the shelf. The lone `$` lets it make macros in turn.
macro_rules! shelf {
    (($d:tt) $($(#[$doc:meta])* $Name:ident => $Game:ty,)*) => {
        /// A game of the house.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        pub enum GameId { $($(#[$doc])* $Name,)* }

        impl GameId {
            /// All games of the house.
            pub const ALL: &[Self] = &[$(Self::$Name,)*];
        }

        /// Somebody who chooses actions in every game of the house. Whoever can [`Advise`] in
        /// each of them is one.
        pub trait Advisor: $(Advise<$Game> +)* {}

        impl<T: $(Advise<$Game> +)*> Advisor for T {}

        /// A table of some game.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "the variants are the games")]
        pub enum AnyTable { $($Name(Box<Table<$Game>>),)* }

        shelf!(@union "A setup of some game." AnySetup [Eq, Deserialize] $($Name => <$Game as game::Game>::Setup,)*);
        shelf!(@union "An action of some game." AnyAction [Eq, Copy, Deserialize] $($Name => <$Game as game::Game>::Action,)*);
        shelf!(@union "A chance outcome of some game." AnyChance [Eq, Copy, Deserialize] $($Name => <$Game as game::Game>::Chance,)*);
        shelf!(@union "A view of some game." AnyView [] $($Name => <$Game as game::Game>::View,)*);
        shelf!(@union "An offer of some game." AnyOffer [] $($Name => <$Game as game::Game>::Offer,)*);
        shelf!(@union "An event of some game." AnyEvent [Eq] $($Name => <$Game as game::Game>::Event,)*);
        shelf!(@union "The score sheet of some game." AnySheet [Eq] $($Name => Sheet<$Game>,)*);
        shelf!(@union "What an action would change on the sheets of some game." AnyChanges [Eq] $($Name => ChangesOf<$Game>,)*);
        shelf!(@union "Why some game refuses an action." AnyRefusal [Eq, Copy] $($Name => Refusal<<$Game as game::Game>::Reason>,)*);
        shelf!(@union "The components of some game." AnyCatalogue [] $($Name => <$Game as Title>::Catalogue,)*);
        shelf!(@union "What is wrong with a pack of some game." AnyFault [] $($Name => <$Game as Title>::Fault,)*);

        $(shelf!(@game $Name => $Game);)*

        impl AnyOffer {
            /// All actions in it, ascending.
            pub fn actions(&self) -> Vec<AnyAction> {
                match self {
                    $(Self::$Name(it) => {
                        let actions = <$Game as game::Game>::offered(it);
                        actions.into_iter().map(AnyAction::$Name).collect()
                    })*
                }
            }
        }

        /// The types of the games by their names on the shelf, for [`for_game`].
        ///
        /// [`for_game`]: crate::for_game
        pub mod games { $(pub use $Game as $Name;)* }

        /// Does the same to whatever table it is.
        macro_rules! on_table {
            ($d any:expr, $d table:ident => $d body:expr) => {
                match $d any { $($crate::AnyTable::$Name($d table) => $d body,)* }
            };
        }

        /// Does the same for whatever game a [`GameId`](crate::GameId) names; `G` is its type in
        /// the body: `for_game!(id, G => G::NAME)`. Whoever needs a list of the games takes
        /// `GameId::ALL` and this.
        #[macro_export]
        macro_rules! for_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id { $($crate::GameId::$Name => { type $d G = $crate::games::$Name; $d body })* }
            };
        }

        pub(crate) use {for_game, on_table};
    };
    (@union $doc:literal $Any:ident [$($also:ident),*] $($Name:ident => $Type:ty,)*) => {
        #[doc = concat!(" ", $doc)]
        #[derive(Clone, PartialEq, Debug, Serialize, $($also),*)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(tag = "game", rename_all = "camelCase")]
        #[allow(missing_docs, reason = "the variants are the games")]
        pub enum $Any { $($Name($Type),)* }

        impl $Any {
            /// Which game's it is.
            pub const fn game(&self) -> GameId {
                match self { $(Self::$Name(_) => GameId::$Name,)* }
            }
        }
    };
    (@game $Name:ident => $Game:ty) => {
        #[allow(irrefutable_let_patterns, reason = "as long as there is only one game")]
        impl OnShelf for $Game {
            const ID: GameId = GameId::$Name;

            fn put_table(it: Table<Self>) -> AnyTable { AnyTable::$Name(Box::new(it)) }
            fn put_setup(it: Self::Setup) -> AnySetup { AnySetup::$Name(it) }
            fn put_action(it: Self::Action) -> AnyAction { AnyAction::$Name(it) }
            fn put_view(it: Self::View) -> AnyView { AnyView::$Name(it) }
            fn put_offer(it: Self::Offer) -> AnyOffer { AnyOffer::$Name(it) }
            fn put_event(it: Self::Event) -> AnyEvent { AnyEvent::$Name(it) }
            fn put_sheet(it: Sheet<Self>) -> AnySheet { AnySheet::$Name(it) }
            fn put_changes(it: ChangesOf<Self>) -> AnyChanges { AnyChanges::$Name(it) }
            fn put_refusal(it: Refusal<Self::Reason>) -> AnyRefusal { AnyRefusal::$Name(it) }
            fn put_catalogue(it: Self::Catalogue) -> AnyCatalogue { AnyCatalogue::$Name(it) }
            fn put_fault(it: Self::Fault) -> AnyFault { AnyFault::$Name(it) }

            fn find_table(any: &AnyTable) -> Option<&Table<Self>> {
                if let AnyTable::$Name(it) = any { Some(it) } else { None }
            }
            fn find_setup(any: AnySetup) -> Option<Self::Setup> {
                if let AnySetup::$Name(it) = any { Some(it) } else { None }
            }
            fn find_action(any: AnyAction) -> Option<Self::Action> {
                if let AnyAction::$Name(it) = any { Some(it) } else { None }
            }
            fn find_chance(any: AnyChance) -> Option<Self::Chance> {
                if let AnyChance::$Name(it) = any { Some(it) } else { None }
            }
        }
    };
}

shelf! { ($)
    /// Podivné kraje.
    Kraje => kraje::Kraje,
    /// Carcassonne: Hunters and Gatherers.
    Hunters => hunters::Hunters,
    /// Okanagan: Valley of the Lakes.
    Okanagan => okanagan::Okanagan,
    /// Space Bastards.
    Bastards => bastards::Bastards,
}
