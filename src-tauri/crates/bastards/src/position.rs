//! [`Bastards`]: a position, flat and small.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, Seat, SeatSet, SetupError, Turn};

use crate::action::Chance;
use crate::ground::Ground;
use crate::ids::{
    Bits, Colour, Counts, MAX_PLANETS, N_COLOURS, N_PAIRS, N_RACES, N_RELATIONS, Node, Planet,
    Race, Relation, Side,
};
use crate::pack::{N_SCORINGS, Pack, TrackField, pack};
use crate::passengers::Passengers;
use crate::setup::{Settling, Setup};

/// The set of all races.
pub(crate) const ALL_RACES: u8 = (1 << N_RACES) - 1;

/// The most seats.
pub(crate) const SEATS: usize = 5;

/// A position of Space Bastards.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Bastards {
    /// All but the passengers, copied as one block of memory.
    pub(crate) facts: Facts,
    /// Creatures that are or were in the hold in the flight under way; none at other times.
    pub(crate) passengers: Passengers,
}

/// What lies on the table and what is going on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Facts {
    pub(crate) n_seats: u8,
    pub(crate) order: [Relation; N_RELATIONS],
    /// Planets without a radioactive token.
    pub(crate) inhabited: u16,
    /// Planets settled so far.
    pub(crate) settled: u16,
    /// Who is to be the start player; drawn when nobody is named (`SB-START`).
    pub(crate) first: Option<Seat>,
    /// Who holds the start player's token; seat 0 until it is known.
    pub(crate) start: Seat,
    /// Field of the track the clock stands on.
    pub(crate) clock: u8,
    /// How many fields of the track are played.
    pub(crate) n_fields: u8,
    /// Who says which tokens settle where.
    pub(crate) settling: Settling,
    /// Race cards of the relations; toadlings until dealt.
    pub(crate) pairs: [[Race; 2]; N_PAIRS],
    /// How many places of `pairs` are dealt.
    pub(crate) n_dealt: u8,
    /// Race cards not dealt; after the deal, the offer.
    pub(crate) cards: [u8; N_RACES],
    /// Races of the neutral cards not turned over, as a set.
    pub(crate) neutral_cards: u8,
    /// Locked relations, as a set.
    pub(crate) locks: u8,
    pub(crate) grounds: [Ground; MAX_PLANETS],
    /// Tokens not on the board, in a hold, set aside or being laid.
    pub(crate) supply: [[u8; N_RACES]; N_COLOURS],
    pub(crate) seats: [SeatState; SEATS],
    pub(crate) phase: Phase,
    /// Tokens in hand, to be laid before anything else happens.
    pub(crate) laying: Option<Laying>,
}

/// What belongs to one seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) coins: u16,
    /// Points from pairs of diplomacy, and the planets they were made on.
    pub(crate) diplomacy: u16,
    pub(crate) diplomacy_on: u16,
    /// Planets dominated at each of the scorings.
    pub(crate) dominated: [u16; N_SCORINGS],
    /// Tokens set aside for settling.
    pub(crate) set_aside: [u8; N_RACES],
    pub(crate) hold: Counts,
    pub(crate) ship: Option<Node>,
    /// Cards out of hand, as a set.
    pub(crate) played: u8,
    /// Those of them played this round and turned up.
    pub(crate) open: u8,
    /// What lies face down.
    pub(crate) secret: Secret,
}

/// A secret answer of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) enum Secret {
    /// Not answered, or nothing asked.
    #[default]
    Nothing,
    /// A token to settle with.
    Settler(Race),
    /// Action cards, as a set.
    Cards(u8),
}

/// What is going on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Phase {
    /// Chance deals the race cards.
    Deal,
    /// Chance draws the start player.
    First,
    /// A seat names a planet.
    Name { seat: Seat },
    /// All choose a settler in secret.
    Choose { namer: Seat, planet: Planet },
    /// Chance says what the next colour sends: the neutral one, or any where settlers are dealt.
    Draw { namer: Seat, planet: Planet, sent: [Option<Race>; N_COLOURS] },
    /// The settlers are laid.
    Settle(Settle),
    /// All choose cards in secret.
    Plan,
    /// The cards are resolved.
    Resolve(Resolve),
    /// The ships fly.
    Fly {
        /// Whose ship.
        seat: Seat,
        flight: Flight,
    },
    /// The game is over.
    Over,
}

/// Settlers on their way to a planet.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Settle {
    pub(crate) namer: Seat,
    pub(crate) planet: Planet,
    /// What each colour sends; nobody where there is none.
    pub(crate) sent: [Option<Race>; N_COLOURS],
    /// Whose settler is laid, in order from the namer.
    pub(crate) at: u8,
    /// How many were asked to send a smaller one so that it fits: first its owner, then those
    /// before, in reverse order.
    pub(crate) asked: u8,
    pub(crate) stage: SettleStage,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum SettleStage {
    /// Tokens are in hand.
    Lay,
    /// The seat at this place in the order chooses which of these races to send instead.
    Exchange { by: u8, races: u8 },
}

/// Cards being resolved.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Resolve {
    /// Which relation, in order of priority.
    pub(crate) at: u8,
    /// Whose turn within it, in its own order.
    pub(crate) turn: u8,
    pub(crate) seat: Seat,
    pub(crate) stage: Stage,
}

/// How far a seat's action is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Stage {
    /// Love, with the births so far.
    Love { births: u8 },
    /// Shooting or eating, with the blows so far.
    Strike { blows: u8 },
    /// Trade or diplomacy.
    Pairs(Pairs),
    /// Migration.
    Migrate(Flight),
    /// Mutation.
    Mutate { mutated: bool, relaid: bool, lifting: Option<Lifting> },
    /// Change of relations.
    Change(Change),
}

/// Creatures not yet paired.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Pairs {
    /// By planet, side and colour; where both sides show one race, only the left one counts.
    pub(crate) left: [[[u8; N_COLOURS]; 2]; MAX_PLANETS],
    pub(crate) asked: Option<Asked>,
}

/// A pair that waits for an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Asked {
    pub(crate) planet: Planet,
    pub(crate) colours: [Colour; 2],
    pub(crate) partner: Seat,
}

/// Creatures to be taken up because not all can change.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Lifting {
    pub(crate) planet: Planet,
    pub(crate) colour: Colour,
    pub(crate) from: Side,
    /// How many are up, and how many are to go up in all.
    pub(crate) n_up: u8,
    pub(crate) n_all: u8,
}

/// What a seat has done in a change of relations.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Change {
    /// Whether a card was swapped or a relation locked for free.
    pub(crate) done: bool,
    pub(crate) flipped: bool,
    /// Paid locks.
    pub(crate) locks: u8,
    /// The relation whose card was swapped: locked to others, but its sides may still be swapped.
    pub(crate) fresh: Option<Relation>,
}

/// A flight under way.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Flight {
    pub(crate) steps: u8,
    /// Whether anything was in the hold at any time of it.
    pub(crate) was_loaded: bool,
    /// Whether the last move was through the teleport.
    pub(crate) jumped: bool,
}

/// Tokens in hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Laying {
    /// Who lays them.
    pub(crate) seat: Seat,
    pub(crate) planet: Planet,
    pub(crate) corpses: bool,
    pub(crate) n_left: u8,
    /// By colour and race.
    pub(crate) left: [[u8; N_RACES]; N_COLOURS],
}

impl Laying {
    /// Nothing in hand yet.
    pub(crate) const fn new(seat: Seat, planet: Planet) -> Self {
        let left = [[0; N_RACES]; N_COLOURS];
        Self { seat, planet, corpses: false, n_left: 0, left }
    }

    pub(crate) const fn add(&mut self, colour: Colour, race: Race, n: u8) {
        self.left[colour.index()][race.index()] += n;
        self.n_left += n;
    }

    /// The token to be laid now: the largest, then by race and colour.
    #[inline]
    pub(crate) fn next(&self, pack: &Pack) -> (Colour, Race) {
        for race in pack.large_first {
            for colour in Colour::all() {
                if self.left[colour.index()][race.index()] > 0 {
                    return (colour, race);
                }
            }
        }
        unreachable!("a laying without tokens is over");
    }

    /// All tokens in hand by race.
    pub(crate) fn by_race(&self) -> Counts {
        let mut counts = [0; N_RACES];
        for of_colour in &self.left {
            for (count, n) in counts.iter_mut().zip(of_colour) {
                *count += n;
            }
        }
        counts
    }
}

impl Bastards {
    pub(crate) fn start(setup: &Setup) -> Result<Self, SetupError> {
        let inhabited = setup.inhabited()?;
        let pack = Self::pack();
        let mut grounds = [Ground::default(); MAX_PLANETS];
        for planet in Planet::of_set(inhabited) {
            grounds[planet.index()] = Ground::empty(pack.planets[planet.index()].cells);
        }
        let set_aside = [pack.prices.hand_per_race; N_RACES];
        let mut supply = [[0; N_RACES]; N_COLOURS];
        let mut seats = [SeatState::default(); SEATS];
        for seat in Seat::all(setup.seats) {
            let state = &mut seats[seat.index()];
            state.coins = u16::from(pack.prices.start);
            state.set_aside = set_aside;
            for race in Race::ALL {
                supply[seat.index()][race.index()] =
                    pack.n_tokens[race.index()] - set_aside[race.index()];
            }
        }
        let has_neutral = setup.seats == 2;
        if has_neutral {
            supply[Colour::NEUTRAL.index()] = pack.n_tokens;
        }
        let facts = Facts {
            n_seats: setup.seats,
            order: setup.order,
            inhabited,
            settled: 0,
            first: setup.first,
            start: Seat::FIRST,
            clock: 0,
            n_fields: setup.n_fields()?,
            settling: setup.settling,
            pairs: [[Race::Toadling; 2]; N_PAIRS],
            n_dealt: 0,
            cards: [pack.cards_per_race; N_RACES],
            neutral_cards: if has_neutral { ALL_RACES } else { 0 },
            locks: 0,
            grounds,
            supply,
            seats,
            phase: Phase::Deal,
            laying: None,
        };
        Ok(Self { facts, passengers: Passengers::default() })
    }

    /// The pack it is played with.
    #[inline]
    pub(crate) fn pack() -> &'static Pack {
        pack()
    }

    /// The fields of the track that are played.
    pub(crate) fn track(&self) -> &'static [TrackField] {
        &Self::pack().track[..usize::from(self.facts.n_fields)]
    }

    /// The round that is played or was the last one (`SB-TRACK`); 0 before the first.
    pub(crate) fn round_of_clock(&self) -> u8 {
        let so_far = &self.track()[..=usize::from(self.facts.clock)];
        so_far.iter().rev().find_map(|field| field.round()).unwrap_or(0)
    }

    /// The two races of a relation that holds a pair.
    #[inline]
    pub(crate) const fn pair(&self, relation: Relation) -> [Race; 2] {
        self.facts.pairs[relation.index()]
    }

    #[inline]
    pub(crate) const fn seat(&self, seat: Seat) -> &SeatState {
        &self.facts.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.facts.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn ground(&self, planet: Planet) -> &Ground {
        &self.facts.grounds[planet.index()]
    }

    /// Whether `seat` has the coins.
    #[inline]
    pub(crate) const fn can_pay(&self, seat: Seat, coins: u8) -> bool {
        self.seat(seat).coins >= coins as u16
    }

    /// Cards in hand of a seat, as a set.
    #[inline]
    pub(crate) const fn in_hand(&self, seat: Seat) -> u8 {
        !self.seat(seat).played
    }

    /// Whether the neutral colour plays (`SB-TWO`).
    pub(crate) const fn has_neutral(&self) -> bool {
        self.facts.n_seats == 2
    }

    /// The colours at the table.
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let neutral = self.has_neutral().then_some(Colour::NEUTRAL);
        Seat::all(self.facts.n_seats).map(Colour::of).chain(neutral)
    }

    /// The inhabited planets.
    #[inline]
    pub(crate) fn planets(&self) -> impl Iterator<Item = Planet> + use<> {
        Planet::of_set(self.facts.inhabited)
    }

    /// Fields where ships of others than `seat` stand, as a set.
    #[inline]
    pub(crate) fn other_ships(&self, seat: Seat) -> u32 {
        let mut taken = 0;
        for other in Seat::all(self.facts.n_seats) {
            if other != seat
                && let Some(node) = self.seat(other).ship
            {
                taken |= node.bit();
            }
        }
        taken
    }

    /// The planet that `seat`'s ship can load from, if it is at one.
    #[inline]
    pub(crate) fn docked(&self, seat: Seat) -> Option<Planet> {
        let planet = Self::pack().planet_at(self.seat(seat).ship?)?;
        (self.facts.inhabited & planet.bit() != 0).then_some(planet)
    }

    /// The colours that settle, in the order of laying: clockwise from the namer, the neutral one
    /// last.
    pub(crate) fn settler(&self, namer: Seat, at: u8) -> Option<Colour> {
        if at < self.facts.n_seats {
            let index = (namer.index() as u8 + at) % self.facts.n_seats;
            return Colour::new(index);
        }
        (at == self.facts.n_seats && self.has_neutral()).then_some(Colour::NEUTRAL)
    }

    /// The first colour, in the order of laying, of which is not known yet what it sends.
    pub(crate) fn next_drawn(
        &self,
        namer: Seat,
        sent: [Option<Race>; N_COLOURS],
    ) -> Option<Colour> {
        let settlers = (0..=self.facts.n_seats).filter_map(|at| self.settler(namer, at));
        settlers.into_iter().find(|colour| sent[colour.index()].is_none())
    }

    /// The seats that have to answer in secret.
    pub(crate) fn unanswered(&self) -> SeatSet {
        Seat::all(self.facts.n_seats)
            .filter(|&seat| self.seat(seat).secret == Secret::Nothing)
            .filter(|&seat| self.facts.phase != Phase::Plan || self.in_hand(seat) != 0)
            .collect()
    }

    /// The order of a change of relations (`SB-CHANGE`): who played it, clockwise from the start
    /// player, then the others clockwise from the first of those.
    pub(crate) fn change_order(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let played = |&seat: &Seat| self.seat(seat).open & Relation::Change.bit() != 0;
        let first =
            self.facts.start.round(self.facts.n_seats).find(played).unwrap_or(self.facts.start);
        let players = first.round(self.facts.n_seats).filter(played);
        players.chain(first.round(self.facts.n_seats).filter(move |seat| !played(seat)))
    }

    /// Who is to act.
    #[inline]
    pub(crate) fn on_turn(&self) -> Turn {
        if let Some(laying) = &self.facts.laying {
            return Turn::of(laying.seat);
        }
        match &self.facts.phase {
            Phase::Deal | Phase::First | Phase::Draw { .. } => Turn::Chance,
            Phase::Name { seat } | Phase::Fly { seat, .. } => Turn::of(*seat),
            Phase::Choose { .. } | Phase::Plan => Turn::Seats(self.unanswered()),
            Phase::Settle(settle) => match settle.stage {
                SettleStage::Lay => Turn::Seats(SeatSet::EMPTY),
                SettleStage::Exchange { by, .. } => {
                    let seat = self.settler(settle.namer, by).and_then(Colour::seat);
                    Turn::of(seat.expect("only seats exchange"))
                }
            },
            Phase::Resolve(Resolve {
                stage: Stage::Pairs(Pairs { asked: Some(it), .. }), ..
            }) => Turn::of(it.partner),
            Phase::Resolve(resolve) => Turn::of(resolve.seat),
            Phase::Over => Turn::Over,
        }
    }

    pub(crate) fn outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + use<> {
        let mut all: ArrayVec<(Chance, u32), { MAX_SEATS + N_RACES }> = ArrayVec::new();
        if self.facts.laying.is_none() {
            if self.facts.phase == Phase::Deal {
                let left = |race: &Race| self.facts.cards[race.index()] > 0;
                all.extend(Race::ALL.into_iter().filter(left).map(|race| {
                    (Chance::Card { race }, u32::from(self.facts.cards[race.index()]))
                }));
            }
            if self.facts.phase == Phase::First {
                all.extend(Seat::all(self.facts.n_seats).map(|seat| (Chance::Start { seat }, 1)));
            }
            if let Phase::Draw { namer, sent, .. } = self.facts.phase {
                match self.next_drawn(namer, sent).and_then(Colour::seat) {
                    Some(seat) => {
                        let n = |race: Race| u32::from(self.seat(seat).set_aside[race.index()]);
                        let left = Race::ALL.into_iter().filter(|&race| n(race) > 0);
                        all.extend(left.map(|race| (Chance::Settler { race }, n(race))));
                    }
                    None => {
                        all.extend(self.neutral_races().map(|race| (Chance::Neutral { race }, 1)));
                    }
                }
            }
        }
        all.into_iter()
    }

    /// The races of the neutral cards not turned over.
    pub(crate) fn neutral_races(&self) -> impl Iterator<Item = Race> + use<> {
        Bits(u64::from(self.facts.neutral_cards)).map(|bit| Race::ALL[bit as usize])
    }

    /// The race cards on offer, sorted.
    pub(crate) fn offered_races(&self) -> Vec<Race> {
        let of =
            |race: Race| std::iter::repeat_n(race, usize::from(self.facts.cards[race.index()]));
        Race::ALL.into_iter().flat_map(of).collect()
    }

    /// Whether `seat` turned up this card this round.
    pub(crate) const fn has_played(&self, seat: Seat, card: Relation) -> bool {
        self.seat(seat).open & card.bit() != 0
    }

    /// A flight that has not begun, with whom the ship has aboard.
    pub(crate) fn new_flight(&mut self, seat: Seat) -> Flight {
        let hold = self.seat(seat).hold;
        self.passengers = Passengers::aboard(hold);
        Flight { was_loaded: hold != [0; N_RACES], ..Flight::default() }
    }
}
