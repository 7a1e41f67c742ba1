//! What can be said for a decision in Okanagan.

use ::okanagan::{Action, Building, Goal, Okanagan, Terrain, TileSet};
use game::{Game, Seat};
use serde::Serialize;

use super::knowledge::{Estimate, nuggets};
use super::memo::Memo;
use crate::{Case, Fact};

/// What can be said for a decision, with its figures.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum OkanaganTopic {
    /// An area with influence of one's own.
    Area {
        /// Its terrain.
        terrain: Terrain,
        /// One's own influence there.
        own: u8,
        /// The most that any other seat has there.
        most: u8,
        /// Open edges; 0 = closed.
        open: u8,
        /// Reward icons in it.
        icons: u8,
    },
    /// A goal card in hand.
    Goal {
        /// Which.
        goal: Goal,
        /// Its sets that are whole.
        sets: u8,
        /// Tokens that the next one lacks.
        lacks: u8,
    },
    /// Sets of four colours.
    Explorer {
        /// Those that are whole.
        sets: u8,
        /// Colours that the next one lacks.
        lacks: u8,
    },
    /// Nuggets.
    Nuggets {
        /// How many.
        nuggets: u8,
        /// The most that any other seat has.
        most: u8,
    },
    /// Buildings of a kind that are still to be built in this round.
    Kept {
        /// Which.
        building: Building,
        /// How many.
        left: u8,
    },
    /// A goal card that stays in hand.
    Promise {
        /// Which.
        goal: Goal,
        /// What a set of it is worth.
        points: u8,
        /// The tokens that a set is made of.
        tokens: u8,
    },
    /// The tile that is drawn can close an area with influence of one's own.
    Closes {
        /// Its terrain.
        terrain: Terrain,
        /// One's own influence there.
        own: u8,
        /// The most that any other seat has there.
        most: u8,
        /// Reward icons in it.
        icons: u8,
    },
    /// No tile that lies open can close an area that one leads in, or is level in.
    NoneCloses,
    /// The tile that is drawn fits in so many places; of hidden ones on the mean.
    Fits {
        /// How many.
        places: u8,
        /// Whether it lies face down.
        is_hidden: bool,
        /// The most places that another tile fits in which lies open.
        others: u8,
    },
    /// Tokens, however they fit.
    Tokens {
        /// How many.
        tokens: u8,
    },
}

/// Subjects; areas have one for each terrain, goals one each.
const EXPLORER: u16 = 0;
const NUGGETS: u16 = 1;
const TOKENS: u16 = 2;
const FITS: u16 = 3;
const NONE: u16 = 7;
const KEPT: u16 = 4;
const CLOSES: u16 = 24;
const AREAS: u16 = 8;
const GOALS: u16 = 32;
const PROMISES: u16 = 96;

/// A place where a tile fits, in points.
const PLACE: f32 = 0.1;
/// That no open tile closes anything.
const NONE_CLOSES: f32 = 0.5;

/// The buildings in the order of a stock.
const BUILDINGS: [Building; 3] = [Building::Farm, Building::Warehouse, Building::Silo];

pub(super) fn facts(case: &Case<'_, Okanagan>) -> Vec<Fact<OkanaganTopic>> {
    let after = case.after(0);
    let mut memo = Memo::default();
    let estimate = Estimate::of(case.evaluator.hand(), &after, &mut memo);
    let seat = case.seat;
    let mut facts = Vec::new();
    match case.actions.first() {
        Some(Action::DiscardGoal { .. }) => of_promises(&after, seat, &mut facts),
        Some(&Action::DrawOpen { place }) => {
            of_tiles(case, case.before.open_tile(place).map(|it| 1 << it.index()), &mut facts);
        }
        Some(Action::DrawPile { .. }) => of_tiles(case, None, &mut facts),
        _ => {}
    }
    of_areas(&estimate, seat, &mut facts);
    let sets = &estimate.sets()[seat.index()];
    let goals = after.pack().goals_in(after.goals_of(seat));
    for (goal, (sets, lacks, worth)) in goals.zip(sets.of_goals()) {
        let topic = OkanaganTopic::Goal { goal, sets, lacks };
        facts.push(Fact { topic, subject: GOALS + u16::from(u8::from(goal)), worth });
    }
    let (whole, lacks, worth) = sets.of_explorer();
    let topic = OkanaganTopic::Explorer { sets: whole, lacks };
    facts.push(Fact { topic, subject: EXPLORER, worth });
    let tokens = after.tokens_of(seat).iter().sum::<u8>();
    let worth = sets.each_token() * f32::from(tokens);
    facts.push(Fact { topic: OkanaganTopic::Tokens { tokens }, subject: TOKENS, worth });
    let own = after.nuggets_of(seat);
    let others = Seat::all(after.n_seats()).filter(|&it| it != seat);
    let most = others.map(|it| after.nuggets_of(it)).max().unwrap_or(0);
    let worth = nuggets(&after)[seat.index()] + estimate.knowledge.nugget * f32::from(own);
    let topic = OkanaganTopic::Nuggets { nuggets: own, most };
    facts.push(Fact { topic, subject: NUGGETS, worth });
    let stock = after.stock(seat).into_iter().zip(estimate.knowledge.buildings);
    for ((building, (left, each)), n) in BUILDINGS.into_iter().zip(stock).zip(0..) {
        let topic = OkanaganTopic::Kept { building, left };
        facts.push(Fact { topic, subject: KEPT + n, worth: each * f32::from(left) });
    }
    facts
}

/// Whether a topic says something for whoever decides: an area that others lead does not, nor does
/// a single colour.
pub(super) const fn is_telling(topic: OkanaganTopic) -> bool {
    if let OkanaganTopic::Closes { own, most, .. } = topic {
        own >= most
    } else if let OkanaganTopic::Explorer { sets, lacks } = topic {
        sets > 0 || lacks < 3
    } else {
        true
    }
}

/// What the goal cards that stay in hand are worth.
fn of_promises(position: &Okanagan, seat: Seat, facts: &mut Vec<Fact<OkanaganTopic>>) {
    for goal in position.pack().goals_in(position.goals_of(seat)) {
        let card = position.pack().goal(goal);
        let (points, tokens) = (card.points, card.set.len() as u8);
        let topic = OkanaganTopic::Promise { goal, points, tokens };
        let worth = f32::from(points) / f32::from(tokens.max(1));
        facts.push(Fact { topic, subject: PROMISES + u16::from(u8::from(goal)), worth });
    }
}

/// What a tile that is drawn is good for: that one, or any of those that lie face down.
fn of_tiles(
    case: &Case<'_, Okanagan>,
    shown: Option<TileSet>,
    facts: &mut Vec<Fact<OkanaganTopic>>,
) {
    let before = case.before;
    let open = || (0..3).filter_map(|place| before.open_tile(place)).map(|it| 1 << it.index());
    let tiles = shown.unwrap_or_else(|| open().fold(before.tiles_to_come(), |all, it| all & !it));
    let places_of = |tiles: TileSet| -> u32 {
        before.gaps().map(|gap| (gap.fitting & tiles).count_ones()).sum()
    };
    let n_tiles = tiles.count_ones().max(1);
    let places = (places_of(tiles) as f32 / n_tiles as f32).round() as u8;
    let others = open().filter(|&it| it != tiles).map(places_of).max().unwrap_or(0) as u8;
    let is_hidden = shown.is_none();
    let closes = |tile| of_closing(case, tile).into_iter().any(|it| is_telling(it.topic));
    if let Some(tile) = shown {
        facts.extend(of_closing(case, tile));
    } else if others > 0 && !open().any(closes) {
        facts.push(Fact { topic: OkanaganTopic::NoneCloses, subject: NONE, worth: NONE_CLOSES });
        if places <= others {
            return;
        }
    }
    let topic = OkanaganTopic::Fits { places, is_hidden, others };
    facts.push(Fact { topic, subject: FITS, worth: PLACE * f32::from(places) });
}

/// The areas that a tile can close.
fn of_closing(case: &Case<'_, Okanagan>, tile: TileSet) -> Vec<Fact<OkanaganTopic>> {
    let &Case { before, seat, .. } = case;
    let mut facts = Vec::new();
    for gap in before.gaps().filter(|gap| gap.fitting & tile != 0) {
        for (number, land) in before.lands() {
            let beside = gap.beside.iter().filter(|&&it| it == Some(number)).count();
            let own = land.influence[seat.index()];
            if own == 0 || beside != usize::from(land.open) {
                continue;
            }
            let others = land.influence.iter().enumerate().filter(|&(n, _)| n != seat.index());
            let icons = land.icons.iter().sum();
            let topic = OkanaganTopic::Closes {
                terrain: Terrain::ALL[usize::from(land.terrain)],
                own,
                most: others.map(|(_, &n)| n).max().unwrap_or(0),
                icons,
            };
            let worth = f32::from(own.min(icons));
            facts.push(Fact { topic, subject: CLOSES + u16::from(land.terrain), worth });
        }
    }
    facts
}

fn of_areas(estimate: &Estimate<'_>, seat: Seat, facts: &mut Vec<Fact<OkanaganTopic>>) {
    let from = facts.len();
    for prospect in &estimate.prospects {
        let land = &prospect.land;
        let own = land.influence[seat.index()];
        if own == 0 {
            continue;
        }
        let shares = match estimate.position.sharing().filter(|it| it.area == prospect.number) {
            Some(sharing) => estimate.under_way(&sharing, land),
            None => estimate.shares(land),
        };
        let others = land.influence.iter().enumerate().filter(|&(n, _)| n != seat.index());
        let topic = OkanaganTopic::Area {
            terrain: Terrain::ALL[usize::from(land.terrain)],
            own,
            most: others.map(|(_, &n)| n).max().unwrap_or(0),
            open: land.open,
            icons: land.icons.iter().sum(),
        };
        let worth = prospect.chance * shares[seat.index()];
        facts.push(Fact { topic, subject: AREAS + u16::from(land.terrain), worth });
    }
    // The best of a terrain stands for it.
    facts[from..].sort_by(|a, b| b.worth.total_cmp(&a.worth));
}
