//! The rules of Space Bastards, 2–5 players.
//!
//! `RULES.md` holds the clauses with their tags and rulings, `data/bastards.json` the components.
//! A position is flat: planets are bitboards, a hold is a count, and every decision is one small
//! [`Action`].
//!
//! From the bottom up; a file depends on those before it only:
//! - the words: `ids` (races, relations, planets, cells), `action`, `offer`, `event`;
//! - `shape`, `packing` and `hold`: what lies where, and what fits together;
//! - the components: `pack` with its file, check and faults, `named`, the ids of its planets and
//!   path fields, `catalogue`, how it is drawn, and `setup`;
//! - the table: `ground`, one planet, `passengers`, who flies along, and `position`;
//! - `flight` and `mutation`, the two that need thought;
//! - what the rules say of a position: `legal`, `score`, `apply`, `imagine`;
//! - `prospect`, `view` and `survey` for those who look at it; `contract`, all of it as a
//!   [`game::Game`], and `title`, what its box says.

mod action;
mod apply;
mod catalogue;
mod contract;
mod event;
mod flight;
mod ground;
mod hold;
mod ids;
mod imagine;
mod legal;
mod mutation;
mod named;
mod offer;
mod pack;
mod packing;
#[cfg(test)]
mod packs;
mod passengers;
mod position;
mod prospect;
mod score;
mod setup;
mod shape;
mod survey;
mod title;
mod view;

pub use action::{Action, Chance, Reason};
pub use catalogue::{
    Catalogue, NodeEntry, PlanetEntry, PresetEntry, RaceEntry, RelationEntry, ScenarioEntry,
};
pub use event::{Dominated, Event};
pub use ids::{Cell, Colour, Node, Planet, Race, Relation, Side, Turned};
pub use offer::{
    Birth, MutationOffer, Offer, OfferPrices, PairOffer, Placement, Reach, StepOffer, SwapOffer,
    UnloadOffer, Victims,
};
pub use pack::{Name, NodeKind, Pack, PackError, Prices, TrackField, pack};
pub use position::Bastards;
pub use prospect::{Prospect, ProspectPlace};
pub use score::{Field, Source, Unit};
pub use setup::{Settling, Setup};
pub use survey::Scoring;
pub use view::{
    AskedView, ExchangeView, FlightView, HeldView, InHandView, LayingView, LiftingView,
    NeutralView, PassengerView, PlanetView, Progress, RelationView, SeatView, SecretView,
    StageView, TokenView, UnpairedView, View,
};
