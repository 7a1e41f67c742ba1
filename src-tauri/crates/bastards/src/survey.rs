//! What a player needs to think ahead: the parts of a position without a view or a score sheet.
//! Players are handed positions imagined for them ([`game::Game::imagine`]), so nothing here can
//! leak.

use game::Seat;

use crate::flight::Wings;
use crate::ids::{Colour, Counts, N_COLOURS, Node, Planet, Race, Relation};
use crate::pack::TrackField;
use crate::position::{Bastards, Flight, Phase};

/// Dominance that is still to be counted.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Scoring {
    /// After how many more rounds with actions, the one under way included.
    pub rounds: u8,
    /// After how many more flights of each ship, the one of the field under way included.
    pub flights: u8,
    /// Points for each planet.
    pub each: u8,
}

impl Bastards {
    /// The inhabited planets.
    pub fn inhabited_planets(&self) -> impl Iterator<Item = Planet> + use<> {
        self.planets()
    }

    /// Living creatures on a planet by colour, with those in hand that are about to be laid there.
    pub fn creatures_on(&self, planet: Planet) -> [u8; N_COLOURS] {
        let ground = self.ground(planet);
        let mut creatures = [0; N_COLOURS];
        for colour in Colour::all() {
            creatures[colour.index()] = ground.living(colour).count_ones() as u8;
        }
        if let Some(laying) = &self.facts.laying
            && laying.planet == planet
            && !laying.corpses
        {
            for (n, left) in creatures.iter_mut().zip(&laying.left) {
                *n += left.iter().sum::<u8>();
            }
        }
        creatures
    }

    /// Creatures in the hold of a seat's ship.
    pub fn n_in_hold(&self, seat: Seat) -> u8 {
        self.seat(seat).hold.iter().sum()
    }

    /// What is in the hold of a seat's ship, by race.
    pub const fn hold_of(&self, seat: Seat) -> Counts {
        self.seat(seat).hold
    }

    /// Where the ship of a seat is; `None` before its first flight.
    pub const fn ship_of(&self, seat: Seat) -> Option<Node> {
        self.seat(seat).ship
    }

    /// Living creatures of a seat on a planet, by race.
    pub fn races_on(&self, planet: Planet, seat: Seat) -> Counts {
        let ground = self.ground(planet);
        Race::ALL.map(|race| ground.count(Colour::of(seat), race))
    }

    /// Whether a creature of this race finds room on a planet as it is now.
    pub fn has_room(&self, planet: Planet, race: Race) -> bool {
        Self::pack().shape(race).fits(self.ground(planet).free)
    }

    /// Whether ships may not take on this race, because migration's relation is about it; only a
    /// flight by that card may.
    pub fn is_locked(&self, race: Race) -> bool {
        self.pair(Relation::Migration).contains(&race)
    }

    /// Whether it is this seat whose ship flies now; it may be laying what it has unloaded.
    pub fn is_flying(&self, seat: Seat) -> bool {
        self.wings().is_some_and(|wings: Wings<'_>| wings.seat == seat)
    }

    /// What the flight under way has used up: steps, whether anything was in the hold, and whether
    /// the last move was through the teleport.
    pub fn flown(&self) -> Option<(u8, bool, bool)> {
        let &Flight { steps, was_loaded, jumped } = self.wings()?.flight;
        Some((steps, was_loaded, jumped))
    }

    /// Whether a seat flies once more, or still, before the clock moves on.
    pub fn flies_later(&self, seat: Seat) -> bool {
        let Phase::Fly { seat: now, .. } = self.facts.phase else { return true };
        let place = |it: Seat| {
            (it.index() + usize::from(self.facts.n_seats) - self.facts.start.index())
                % usize::from(self.facts.n_seats)
        };
        place(seat) >= place(now)
    }

    /// Whether the ships fly, one after the other; a migration is not that.
    pub const fn is_time_to_fly(&self) -> bool {
        matches!(self.facts.phase, Phase::Fly { .. })
    }

    /// Points so far, without coins.
    pub fn points_so_far(&self, seat: Seat) -> u16 {
        self.points(seat)
    }

    /// The coins of a seat.
    pub const fn coins_of(&self, seat: Seat) -> u16 {
        self.seat(seat).coins
    }

    /// Whether a seat has the card of a relation in hand.
    pub const fn has_card(&self, seat: Seat, relation: Relation) -> bool {
        self.in_hand(seat) & relation.bit() != 0
    }

    /// The countings of dominance that are still to come.
    pub fn scorings_to_come(&self) -> impl Iterator<Item = Scoring> {
        // On a field that is being played out its own round is still to be counted.
        let from = usize::from(self.facts.clock);
        let (mut rounds, mut flights) = (0, 0);
        self.track().iter().skip(from).filter_map(move |field| match *field {
            TrackField::Round { dominance, .. } => {
                (rounds, flights) = (rounds + 1, flights + 1);
                (dominance > 0).then_some(Scoring { rounds, flights, each: dominance })
            }
            TrackField::ShipOnly => {
                flights += 1;
                None
            }
            TrackField::Start => None,
        })
    }

    /// How many rounds it is until the cards played come back, the one under way included; `None`
    /// when they do not any more.
    pub fn rounds_until_cards_return(&self) -> Option<u8> {
        let mut rounds = 0;
        for field in self.track().iter().skip(usize::from(self.facts.clock)) {
            if let TrackField::Round { returns_cards, .. } = *field {
                rounds += 1;
                if returns_cards {
                    return Some(rounds);
                }
            }
        }
        None
    }

    /// Whether cards are being chosen.
    pub const fn is_planning(&self) -> bool {
        matches!(self.facts.phase, Phase::Plan)
    }

    /// The most pairs a seat can make by trade or diplomacy, if everybody agrees.
    pub fn pairs_of(&self, seat: Seat, relation: Relation) -> u8 {
        self.planets().map(|planet| self.most_pairs(seat, relation, planet)).sum()
    }

    /// Where a seat can have a child by love.
    pub fn births_of(&self, seat: Seat, mut take: impl FnMut(Planet)) {
        self.each_birth(seat, |planet, _| take(planet));
    }

    /// Whom a seat can hit by shooting or eating, with the number of creatures.
    pub fn strikes_of(
        &self,
        seat: Seat,
        relation: Relation,
        mut take: impl FnMut(Planet, Colour, u8),
    ) {
        let [_, victim]: [Race; 2] = self.pair(relation);
        self.each_victim(seat, relation, |planet, colour| {
            take(planet, colour, self.ground(planet).count(colour, victim));
        });
    }
}
