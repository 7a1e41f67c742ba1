//! The rules of Space Bastards, 2–5 players.
//!
//! `RULES.md` holds the clauses with their tags and rulings, `data/bastards.json` the components.
//! A position is flat: planets are bitboards, a hold is a count, and every decision is one small
//! [`Action`].

#![expect(dead_code, reason = "the types land before the rules that use them")]

mod action;
mod catalogue;
mod event;
mod ground;
mod hold;
mod ids;
mod offer;
mod pack;
mod pack_check;
mod pack_file;
mod packing;
mod position;
mod prospect;
mod scoring;
mod setup;
mod shape;
mod view;

pub use action::{Action, Chance, Reason};
pub use catalogue::Catalogue;
pub use event::{Dominated, Event};
pub use ids::{Cell, Colour, Node, Planet, Race, Relation, Side, Turned};
pub use offer::{
    Birth, MutationOffer, Offer, OfferPrices, PairOffer, Placement, Reach, StepOffer, SwapOffer,
    UnloadOffer, Victims,
};
pub use pack::{Pack, PackError, PackStamp, Prices, TrackField, pack};
pub use pack_file::{Name, NodeKind};
pub use position::Bastards;
pub use prospect::{Prospect, ProspectPlace};
pub use scoring::{Field, Source, Unit};
pub use setup::Setup;
pub use view::{
    AskedView, ExchangeView, HeldView, InHandView, LayingView, LiftingView, NeutralView,
    PlanetView, RelationView, SeatView, SecretView, StageView, TokenView, View,
};
