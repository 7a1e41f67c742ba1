//! [`Prospect`]: what each relation would do for a seat now, for the screen.

use game::Seat;
use serde::Serialize;

use crate::ids::{Colour, Planet, Race, Relation, Side};
use crate::mutation::{self, Mutation};
use crate::position::{Bastards, Phase};

/// What playing a relation's card would do for a seat as things stand.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Prospect {
    /// Which relation.
    pub relation: Relation,
    /// Where it would do something, and what.
    pub places: Vec<ProspectPlace>,
    /// The most it would bring without strengthening: coins or points of trade or diplomacy,
    /// births, victims of a blow, creatures that change; free steps of a migration.
    pub total: u8,
}

/// What a relation would do on one planet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProspectPlace {
    /// Where.
    pub planet: Planet,
    /// Whose creatures: the victims, the changed; one's own for births and pairs.
    pub colour: Colour,
    /// What: the child, the victim, what changes; `null` for pairs.
    pub race: Option<Race>,
    /// Victims, pairs or changed creatures; 1 for a birth.
    pub count: u8,
}

impl Bastards {
    /// What each relation would do for `seat` now, in order of priority; empty while the race
    /// cards are dealt.
    pub fn prospects(&self, seat: Seat) -> Vec<Prospect> {
        if self.facts.phase == Phase::Deal {
            return Vec::new();
        }
        self.facts.order.iter().map(|&relation| self.prospect(seat, relation)).collect()
    }

    /// What a relation would do for `seat` now, once the race cards are dealt.
    pub fn prospect(&self, seat: Seat, relation: Relation) -> Prospect {
        let own = Colour::of(seat);
        let mut places = Vec::new();
        let mut total = 0;
        match relation {
            Relation::Love => {
                self.each_birth(seat, |planet, race| {
                    let race = Some(race);
                    places.push(ProspectPlace { planet, colour: own, race, count: 1 });
                });
                total = u8::from(!places.is_empty());
            }
            Relation::Shooting | Relation::Eating => {
                let [_, race] = self.pair(relation);
                self.each_victim(seat, relation, |planet, colour| {
                    let count = self.ground(planet).count(colour, race);
                    places.push(ProspectPlace { planet, colour, race: Some(race), count });
                });
                total = most_at_once(&places);
            }
            Relation::Trade | Relation::Diplomacy => {
                for planet in self.planets() {
                    let count = self.most_pairs(seat, relation, planet);
                    if count > 0 {
                        places.push(ProspectPlace { planet, colour: own, race: None, count });
                        total += count;
                    }
                }
            }
            Relation::Migration => total = Self::pack().prices.free_steps,
            Relation::Mutation => {
                let [a, b] = self.pair(relation);
                let sides = if a == b { &Side::BOTH[..1] } else { &Side::BOTH[..] };
                for planet in self.planets() {
                    for &from in sides {
                        if mutation::can_begin(self, planet, own, from) {
                            let mutation = Mutation::new(self, planet, own, from);
                            let (race, count) = (Some(mutation.from), mutation.n_changes(self));
                            places.push(ProspectPlace { planet, colour: own, race, count });
                        }
                    }
                }
                total = most_at_once(&places);
            }
            Relation::Change => {}
        }
        Prospect { relation, places, total }
    }

    /// The most pairs a seat can make on a planet if everybody agrees. A creature paired with a
    /// stranger saves one of one's own, so strangers come first.
    pub(crate) fn most_pairs(&self, seat: Seat, relation: Relation, planet: Planet) -> u8 {
        let [a, b] = self.pair(relation);
        let ground = self.ground(planet);
        let own = |race| ground.count(Colour::of(seat), race);
        let all = |race| ground.of_race(race).count_ones() as u8;
        if a == b {
            let mixed = own(a).min(all(a) - own(a));
            return mixed + (own(a) - mixed) / 2;
        }
        let with_b = own(a).min(all(b) - own(b));
        let with_a = own(b).min(all(a) - own(a));
        with_b + with_a + (own(a) - with_b).min(own(b) - with_a)
    }
}

/// The most creatures that one blow hits, or one mutation changes.
fn most_at_once(places: &[ProspectPlace]) -> u8 {
    places.iter().map(|it| it.count).max().unwrap_or(0)
}
