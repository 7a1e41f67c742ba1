//! What can be said for a decision in Space Bastards.

use ::bastards::{Action, Bastards, Colour, Planet, Race, Relation};
use game::{Game, Seat, Step, Viewer};
use serde::Serialize;

use super::distances::board;
use super::knowledge::{COLOURS, EMPTY, Estimate, LOADED, ROUNDS};
use super::rounds_left;
use crate::{Case, Fact};

/// What can be said for a decision, with its figures.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BastardsTopic {
    /// How a planet stands.
    Planet {
        /// Which.
        planet: Planet,
        /// One's own creatures there.
        own: u8,
        /// The most that any other colour has there.
        most: u8,
        /// The same two as they are before.
        from: [u8; 2],
        /// After which round dominance is counted next.
        round: u8,
        /// The points it gives then.
        points: u8,
    },
    /// What the card that is played does now.
    Card {
        /// Which.
        relation: Relation,
        /// Where it does most, if it is on one planet.
        planet: Option<Planet>,
        /// Coins, points, victims, changed creatures or children at most; steps of the flight.
        total: u8,
    },
    /// The card that is played does nothing now, so that the others stay in hand.
    Spare {
        /// Which.
        relation: Relation,
        /// Whether the others can still be played before all cards come back, or the game ends.
        waits: bool,
    },
    /// A card stays in hand that would do little now.
    Kept {
        /// Which.
        relation: Relation,
        /// What it would do now.
        total: u8,
        /// Whether it can still be played before all cards come back, or the game ends.
        waits: bool,
    },
    /// Pairs that a card in hand can make.
    Pairs {
        /// Which.
        relation: Relation,
        /// How many.
        pairs: u8,
    },
    /// The card of love in hand can bring a child.
    Birth,
    /// The most creatures of others that a card in hand can hit at once.
    Strike {
        /// Which.
        relation: Relation,
        /// How many.
        victims: u8,
    },
    /// The most of one's own creatures that others can hit at once with cards in their hands.
    Threat {
        /// How many.
        victims: u8,
    },
    /// Relations whose cards show a race.
    Race {
        /// Which race.
        race: Race,
        /// How many relations.
        relations: u8,
    },
    /// Creatures of others that are hit now.
    Blow {
        /// Where.
        planet: Planet,
        /// How many.
        victims: u8,
    },
    /// What a pair brings.
    Agreed {
        /// Coins of one's own.
        coins: u16,
        /// Points of one's own.
        points: u16,
        /// Whether another seat has yet to agree.
        asks: bool,
    },
    /// Pairs that another seat can make with a card in its hand, at most.
    Theirs {
        /// Which card.
        relation: Relation,
        /// How many.
        pairs: u8,
    },
    /// One's own creatures on planets that the ship may take on.
    Loadable {
        /// How many.
        creatures: u8,
    },
    /// Planets that the ship can come to in one flight.
    Reach {
        /// How many.
        planets: u8,
    },
    /// The ship is at a planet.
    At {
        /// Which.
        planet: Planet,
        /// One's own creatures there that it may take on.
        creatures: u8,
    },
    /// To do more would bring nothing.
    Enough {
        /// Whether that is to fly on.
        is_flight: bool,
    },
    /// Coins.
    Coins {
        /// How many.
        coins: u16,
    },
    /// What the ship carries to where it can still be put down.
    Aboard {
        /// Creatures in the hold.
        creatures: u8,
        /// Flights until dominance is counted next.
        flights: u8,
        /// After which round that is.
        round: u8,
    },
    /// The ship is near creatures that would be worth more elsewhere.
    Fetches {
        /// Flights until dominance is counted next.
        flights: u8,
        /// After which round that is.
        round: u8,
    },
    /// Races of which another creature still finds room on a planet.
    Room {
        /// Which planet.
        planet: Planet,
        /// How many races.
        races: u8,
    },
}

/// What the cards whose effect is worked out bring when they are played well, in points.
const USUAL: [f32; 8] = [0.8, 0.9, 0.9, 0.7, 2.0, 0.6, 0.5, 0.4];

/// A pair of diplomacy with the card in hand, one of trade, a child, a victim, in points.
const PAIR: f32 = 0.5;
const COIN: f32 = 0.31;
const CHILD: f32 = 0.3;
const VICTIM: f32 = 0.35;
/// Room for another race.
const ROOM: f32 = 0.35;
/// A creature that can be loaded, a planet in reach.
const LOADABLE: f32 = 0.15;
const IN_REACH: f32 = 0.1;
/// A ship beside creatures that it may take on, and each of them.
const DOCKED: f32 = 0.2;
/// That nothing more is to be done here: said where nothing else is.
const ENOUGH: f32 = 0.31;

/// Subjects; planets have one each from the last on.
const CARD: u16 = 0;
const KEPT: u16 = 1;
const PAIRS: u16 = 2;
const BIRTH: u16 = 10;
const STRIKE: u16 = 11;
const THREAT: u16 = 19;
const COINS: u16 = 20;
const SHIP: u16 = 21;
const BLOW: u16 = 22;
const AGREED: u16 = 23;
const LOAD: u16 = 24;
const REACH: u16 = 25;
const STOP: u16 = 26;
const AT: u16 = 27;
const RACE: u16 = 28;
const THEIRS: u16 = 80;
const PLANETS: u16 = 32;
const ROOMS: u16 = 64;

type Facts = Vec<Fact<BastardsTopic>>;

pub(super) fn facts(case: &Case<'_, Bastards>) -> Facts {
    if case.before.is_planning() {
        return of_cards(case);
    }
    // Where all choose at once, what was chosen shows when all have.
    let is_secret = case.before.turn().seats().len() > 1;
    let after = case.after(u32::from(is_secret));
    let estimate = Estimate::of(case.evaluator, &after);
    let mut facts = Facts::new();
    of_action(case, &after, &mut facts);
    of_room(case, &after, &mut facts);
    // While settlers are sent, how planets stand hangs on what others choose.
    if !is_secret {
        of_planets(case, &estimate, &mut facts);
    }
    of_hand(case, &after, &mut facts);
    of_others(case.seat, &after, &mut facts);
    of_ship(case, &estimate, &mut facts);
    facts
}

/// What the action itself does.
fn of_action(case: &Case<'_, Bastards>, after: &Bastards, facts: &mut Facts) {
    let &Case { before, seat, actions, .. } = case;
    let Some(&first) = actions.first() else { return };
    if let Action::Shoot { planet, colour } | Action::Eat { planet, colour } = first {
        let of = |position: &Bastards| position.creatures_on(planet)[colour.index()];
        let victims = of(before).saturating_sub(of(after));
        let topic = BastardsTopic::Blow { planet, victims };
        facts.push(Fact { topic, subject: BLOW, worth: VICTIM * f32::from(victims) });
    } else if matches!(first, Action::Pair { .. } | Action::Accept) {
        let mut agreed = before.foresee(seat, first, &mut ());
        let asked = agreed.turn().seats().first().filter(|&it| it != seat);
        let accepts = |it: &Seat| agreed.legal_actions(*it).any(|it| it == Action::Accept);
        let asked = asked.filter(accepts);
        if let Some(other) = asked {
            agreed.apply(Step::Act { seat: other, action: Action::Accept }, &mut ());
        }
        let coins = agreed.coins_of(seat).saturating_sub(before.coins_of(seat));
        let points = agreed.points_so_far(seat).saturating_sub(before.points_so_far(seat));
        let topic = BastardsTopic::Agreed { coins, points, asks: asked.is_some() };
        let worth = f32::from(points) + case.evaluator.coin.max(ENOUGH) * f32::from(coins);
        facts.push(Fact { topic, subject: AGREED, worth });
    } else if let Action::Choose { race } = first {
        let relations = before.view(Viewer::Seat(seat)).relations;
        let relations = relations.iter().filter(|it| it.pair.contains(&Some(race))).count() as u8;
        let topic = BastardsTopic::Race { race, relations };
        facts.push(Fact { topic, subject: RACE, worth: ENOUGH * f32::from(relations) });
    } else if first == Action::Done {
        let topic = BastardsTopic::Enough { is_flight: before.is_flying(seat) };
        facts.push(Fact { topic, subject: STOP, worth: ENOUGH });
    }
}

/// Whether it is about where a creature lies.
fn is_laying(case: &Case<'_, Bastards>) -> bool {
    let first = case.before.legal_actions(case.seat).next();
    matches!(first, Some(Action::Lay { .. }))
}

/// What finds room where something is being laid.
fn of_room(case: &Case<'_, Bastards>, after: &Bastards, facts: &mut Facts) {
    if !is_laying(case) {
        return;
    }
    for planet in after.inhabited_planets() {
        let fits = |race: &&Race| after.has_room(planet, **race);
        let races = Race::ALL.iter().filter(fits).count() as u8;
        let topic = BastardsTopic::Room { planet, races };
        let subject = ROOMS + planet.index() as u16;
        facts.push(Fact { topic, subject, worth: ROOM * f32::from(races) });
    }
}

/// Whether a topic says something for whoever decides: a planet where nothing changes and nothing is
/// won, or where the lead shrinks, may still be worse elsewhere, but that does not sound like it.
pub(super) fn is_telling(topic: BastardsTopic) -> bool {
    let BastardsTopic::Planet { own, most, from: [had, others], .. } = topic else { return true };
    let ahead = |own: u8, most: u8| i16::from(own) - i16::from(most);
    let (then, now) = (ahead(own, most), ahead(had, others));
    then > now || (then == now && then > 0)
}

/// What the cards do that are played now, and which stay in hand.
fn of_cards(case: &Case<'_, Bastards>) -> Facts {
    let &Case { before, seat, actions, evaluator, .. } = case;
    let worth = Estimate::of(evaluator, before).cards(seat);
    let played = |relation| {
        actions.iter().any(|it| {
            matches!(*it, Action::Plan { card, second }
                if card == relation || second == Some(relation))
        })
    };
    let waits = before.rounds_until_cards_return() != Some(1) && rounds_left(before) > 1;
    let mut facts = Facts::new();
    for prospect in before.prospects(seat) {
        let (relation, total) = (prospect.relation, prospect.total);
        if !before.has_card(seat, relation) {
            continue;
        }
        let worth = worth[relation.index()];
        if !played(relation) {
            let is_last = !waits && total > 0;
            if is_last || matches!(relation, Relation::Migration | Relation::Change) {
                continue;
            }
            let topic = BastardsTopic::Kept { relation, total, waits };
            facts.push(Fact { topic, subject: KEPT, worth: USUAL[relation.index()] - worth });
        } else if total > 0 {
            let most = prospect.places.iter().max_by_key(|it| it.count).map(|it| it.planet);
            let is_one = !matches!(relation, Relation::Trade | Relation::Diplomacy);
            let planet = most.filter(|_| is_one);
            let topic = BastardsTopic::Card { relation, planet, total };
            facts.push(Fact { topic, subject: CARD, worth: worth.max(0.35) });
        } else if relation != Relation::Change {
            let topic = BastardsTopic::Spare { relation, waits };
            facts.push(Fact { topic, subject: CARD, worth: ENOUGH });
        }
    }
    facts
}

/// The next counting of dominance: after which round, the points of a planet, the flights before.
fn next_counting(position: &Bastards) -> Option<(u8, u8, u8)> {
    let mut to_come = position.scorings_to_come();
    let next = to_come.next()?;
    let last = to_come.last().map_or(next.rounds, |it| it.rounds);
    Some((ROUNDS as u8 + next.rounds - last, next.each, next.flights))
}

fn of_planets(case: &Case<'_, Bastards>, estimate: &Estimate<'_>, facts: &mut Facts) {
    let seat = case.seat;
    let Some((round, points, _)) = next_counting(estimate.position) else { return };
    let standing = |creatures: [u8; COLOURS]| {
        let others = Colour::all().filter(|&it| it != Colour::of(seat));
        let most = others.map(|it| creatures[it.index()]).max().unwrap_or(0);
        [creatures[seat.index()], most]
    };
    for &(planet, creatures) in &estimate.planets {
        let [own, most] = standing(creatures);
        let from = standing(case.before.creatures_on(planet));
        let topic = BastardsTopic::Planet { planet, own, most, from, round, points };
        let worth = estimate.standing(creatures, seat.index());
        facts.push(Fact { topic, subject: PLANETS + planet.index() as u16, worth });
    }
}

/// What cards in hands can do, and coins.
fn of_hand(case: &Case<'_, Bastards>, position: &Bastards, facts: &mut Facts) {
    let seat = case.seat;
    let has = |relation| position.has_card(seat, relation);
    for (relation, each) in [(Relation::Diplomacy, PAIR), (Relation::Trade, COIN)] {
        let pairs = if has(relation) { position.pairs_of(seat, relation) } else { 0 };
        if pairs > 0 {
            let topic = BastardsTopic::Pairs { relation, pairs };
            let subject = PAIRS + relation.index() as u16;
            facts.push(Fact { topic, subject, worth: each * f32::from(pairs) });
        }
    }
    let mut births = false;
    position.births_of(seat, |_| births = true);
    if births && has(Relation::Love) {
        facts.push(Fact { topic: BastardsTopic::Birth, subject: BIRTH, worth: CHILD });
    }
    for relation in [Relation::Shooting, Relation::Eating] {
        let mut victims = 0;
        if has(relation) {
            position.strikes_of(seat, relation, |_, _, n| victims = victims.max(n));
        }
        if victims > 0 {
            let topic = BastardsTopic::Strike { relation, victims };
            let subject = STRIKE + relation.index() as u16;
            facts.push(Fact { topic, subject, worth: VICTIM * f32::from(victims) });
        }
    }
    let coins = position.coins_of(seat);
    let worth = case.evaluator.coin * f32::from(coins);
    facts.push(Fact { topic: BastardsTopic::Coins { coins }, subject: COINS, worth });
}

/// What others can do with the cards in their hands.
fn of_others(seat: Seat, position: &Bastards, facts: &mut Facts) {
    let others = || Seat::all(position.n_seats()).filter(|&it| it != seat);
    let mut threat = 0;
    for relation in [Relation::Shooting, Relation::Eating] {
        for other in others().filter(|&it| position.has_card(it, relation)) {
            position.strikes_of(other, relation, |_, colour, n| {
                threat = threat.max(if colour == Colour::of(seat) { n } else { 0 });
            });
        }
    }
    let topic = BastardsTopic::Threat { victims: threat };
    facts.push(Fact { topic, subject: THREAT, worth: -VICTIM * f32::from(threat) });
    for relation in [Relation::Diplomacy, Relation::Trade] {
        let able = others().filter(|&it| position.has_card(it, relation));
        let pairs = able.map(|it| position.pairs_of(it, relation)).max().unwrap_or(0);
        let topic = BastardsTopic::Theirs { relation, pairs };
        let subject = THEIRS + relation.index() as u16;
        let each = if relation == Relation::Diplomacy { PAIR } else { COIN };
        facts.push(Fact { topic, subject, worth: -each * f32::from(pairs) });
    }
}

fn of_ship(case: &Case<'_, Bastards>, estimate: &Estimate<'_>, facts: &mut Facts) {
    let &Case { before, seat, .. } = case;
    let position = estimate.position;
    let loadable = |position: &Bastards, planet| {
        let races = position.races_on(planet, seat);
        let free = Race::ALL.into_iter().filter(|&it| !position.is_locked(it));
        free.map(|it| races[it.index()]).sum::<u8>()
    };
    // Whoever lays a creature does it for other reasons.
    if !before.is_flying(seat) && !is_laying(case) {
        let creatures = position.inhabited_planets().map(|it| loadable(position, it)).sum();
        let topic = BastardsTopic::Loadable { creatures };
        facts.push(Fact { topic, subject: LOAD, worth: LOADABLE * f32::from(creatures) });
    }
    if let Some(node) = position.ship_of(seat) {
        let steps = if position.n_in_hold(seat) > 0 { LOADED } else { EMPTY };
        let is_near = |planet: &Planet| board().to(node, *planet) <= steps;
        let planets = position.inhabited_planets().filter(is_near).count() as u8;
        let topic = BastardsTopic::Reach { planets };
        facts.push(Fact { topic, subject: REACH, worth: IN_REACH * f32::from(planets) });
        let here = position.inhabited_planets().find(|&it| board().to(node, it) == 0);
        // Nobody comes for what has just been unloaded.
        let there = |it| loadable(position, it).min(loadable(before, it));
        if let Some(planet) = here.filter(|&it| there(it) > 0) {
            let creatures = there(planet);
            let topic = BastardsTopic::At { planet, creatures };
            facts.push(Fact { topic, subject: AT, worth: DOCKED * f32::from(1 + creatures) });
        }
    }
    let Some((round, _, flights)) = next_counting(position) else { return };
    let flights = flights.saturating_sub(u8::from(!position.flies_later(seat)));
    if flights == 0 {
        return;
    }
    let creatures = position.n_in_hold(seat);
    let topic = if creatures > 0 {
        BastardsTopic::Aboard { creatures, flights, round }
    } else {
        BastardsTopic::Fetches { flights, round }
    };
    facts.push(Fact { topic, subject: SHIP, worth: estimate.ship(seat) });
}
