//! What a player needs to think ahead: the parts of a position without a view or a score sheet.
//! Players are handed positions imagined for them ([`game::Game::imagine`]), so nothing here can
//! leak.

use game::Seat;

use crate::ids::{Colour, N_COLOURS, Planet, Race, Relation};
use crate::pack::TrackField;
use crate::position::{Bastards, Phase};

/// Dominance that is still to be counted.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Scoring {
    /// After how many more rounds with actions, the one under way included.
    pub rounds: u8,
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
        let mut rounds = 0;
        Self::pack().track.iter().skip(from).filter_map(move |field| match *field {
            TrackField::Round { dominance, .. } => {
                rounds += 1;
                (dominance > 0).then_some(Scoring { rounds, each: dominance })
            }
            TrackField::Start | TrackField::ShipOnly => None,
        })
    }

    /// How many rounds it is until the cards played come back, the one under way included; `None`
    /// when they do not any more.
    pub fn rounds_until_cards_return(&self) -> Option<u8> {
        let mut rounds = 0;
        for field in Self::pack().track.iter().skip(usize::from(self.facts.clock)) {
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
