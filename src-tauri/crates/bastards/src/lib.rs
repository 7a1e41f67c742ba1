//! The rules of Space Bastards, 2–5 players.
//!
//! `RULES.md` holds the clauses with their tags and rulings, `data/bastards.json` the components.
//! A position is flat: planets are bitboards, a hold is a count, and every decision is one small
//! [`Action`].

mod action;
mod catalogue;
mod effect;
mod event;
mod flight;
mod ground;
mod hold;
mod ids;
mod moves;
mod mutation;
mod offer;
mod offered;
mod pack;
mod pack_check;
mod pack_file;
mod packing;
mod passengers;
mod position;
mod prospect;
mod refusal;
mod resolve;
mod round;
mod rules;
mod scoring;
mod settle;
mod setup;
mod shape;
mod survey;
mod title;
mod view;
mod viewed;

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
pub use pack::{Pack, PackError, Prices, TrackField, pack};
pub use pack_file::{Name, NodeKind};
pub use position::Bastards;
pub use prospect::{Prospect, ProspectPlace};
pub use scoring::{Field, Source, Unit};
pub use setup::Setup;
pub use survey::Scoring;
pub use view::{
    AskedView, ExchangeView, FlightView, HeldView, InHandView, LayingView, LiftingView,
    NeutralView, PassengerView, PlanetView, Progress, RelationView, SeatView, SecretView,
    StageView, TokenView, UnpairedView, View,
};
