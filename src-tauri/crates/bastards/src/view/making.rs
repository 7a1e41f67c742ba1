//! Makes the [`View`] of a viewer.

use game::{Draws, Odds, Seat, Viewer};

use super::{
    AskedView, ExchangeView, FlightView, HeldView, InHandView, LayingView, LiftingView,
    NeutralView, PassengerView, PlanetView, Progress, RelationView, SeatView, SecretView,
    StageView, TokenView, UnpairedView, View,
};
use crate::hold;
use crate::ids::{Cell, Colour, Planet, Race, Relation, Side};
use crate::mutation::Mutation;
use crate::passengers::Place;
use crate::position::{
    Bastards, Flight, Pairs, Phase, Resolve, Secret, Settle, SettleStage, Stage,
};

impl Bastards {
    pub(crate) fn viewed_by(&self, viewer: Viewer) -> View {
        let track = self.track();
        let is_drawn = !matches!(self.facts.phase, Phase::Deal | Phase::First);
        View {
            round: self.round_of_clock(),
            clock: self.facts.clock,
            ends: track
                .last()
                .and_then(|field| field.round())
                .filter(|_| track.len() < Self::pack().track.len()),
            start: is_drawn.then_some(self.facts.start),
            relations: self.facts.order.iter().map(|&it| self.relation_view(it)).collect(),
            offer: self.offered_races(),
            planets: Self::pack().planets().map(|planet| self.planet_view(planet)).collect(),
            seats: Seat::all(self.facts.n_seats).map(|seat| self.seat_view(seat)).collect(),
            neutral: self.has_neutral().then(|| NeutralView {
                supply: self.facts.supply[Colour::NEUTRAL.index()],
                cards: self.neutral_races().collect(),
                odds: self.neutral_odds(viewer),
                living: self.n_living(Colour::NEUTRAL),
            }),
            stage: self.stage_view(),
            laying: self.laying_view(),
            secrets: Seat::all(self.facts.n_seats)
                .filter(|&seat| viewer.knows(seat))
                .filter_map(|seat| self.secret_view(seat))
                .collect(),
            prospects: match viewer {
                Viewer::Seat(seat) if seat.index() < self.facts.n_seats as usize => {
                    self.prospects(seat)
                }
                Viewer::Seat(_) | Viewer::Public | Viewer::Everything => Vec::new(),
            },
        }
    }

    /// The chance that a certain neutral card is turned over: one for each planet to be settled, as
    /// far as the cards go until they are shuffled again (`SB-TWO`).
    fn neutral_odds(&self, viewer: Viewer) -> Option<Odds> {
        let unseen = self.neutral_races().count() as u8;
        let is_due = matches!(self.facts.phase, Phase::Choose { .. } | Phase::Draw { .. });
        let n_left = (self.facts.inhabited & !self.facts.settled).count_ones() as u8;
        let all = (n_left + u8::from(is_due)).min(unseen);
        let is_coming = matches!(viewer, Viewer::Seat(_)) && unseen > 0 && all > 0;
        is_coming.then(|| Draws { unseen, next: 1, all }.odds(1))
    }

    fn relation_view(&self, relation: Relation) -> RelationView {
        let mut pair = [None; 2];
        if relation != Relation::Change {
            for side in Side::BOTH {
                let place = 2 * relation.index() + side.index();
                let is_dealt = place < self.facts.n_dealt as usize;
                pair[side.index()] = is_dealt.then(|| self.pair(relation)[side.index()]);
            }
        }
        RelationView { relation, pair, locked: self.facts.locks & relation.bit() != 0 }
    }

    fn planet_view(&self, planet: Planet) -> PlanetView {
        let ground = self.ground(planet);
        PlanetView {
            planet,
            radioactive: self.facts.inhabited & planet.bit() == 0,
            settled: self.facts.settled & planet.bit() != 0,
            free: Cell::of_set(ground.free),
            tokens: Cell::of_set(ground.anchors())
                .into_iter()
                .filter_map(|cell| {
                    let token = ground.token(cell)?;
                    let covered = ground.cells(Self::pack(), token.race, cell.bit());
                    Some(TokenView {
                        cell,
                        colour: token.colour,
                        race: token.race,
                        turn: token.turn,
                        corpse: token.corpse,
                        cells: Cell::of_set(covered),
                    })
                })
                .collect(),
            leader: ground.leader(),
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let pack = Self::pack();
        let state = self.seat(seat);
        let hold = hold::layout(&pack.shapes, pack.ship, state.hold)
            .into_iter()
            .map(|(race, cell, turn)| {
                let cells = Cell::of_set(pack.shape(race).cells(turn, cell));
                HeldView { race, cell, turn, cells }
            })
            .collect();
        SeatView {
            coins: state.coins,
            points: self.points(seat),
            supply: self.facts.supply[seat.index()],
            set_aside: state.set_aside,
            living: self.n_living(Colour::of(seat)),
            hold,
            ship: state.ship,
            reach: self.ordinary_reach(seat),
            open: Relation::of_set(state.open).collect(),
            hand: Relation::of_set(self.in_hand(seat)).collect(),
            played: Relation::of_set(state.played).collect(),
            answered: state.secret != Secret::Nothing,
        }
    }

    fn secret_view(&self, seat: Seat) -> Option<SecretView> {
        match self.seat(seat).secret {
            Secret::Nothing => None,
            Secret::Settler(race) => Some(SecretView { seat, race: Some(race), cards: Vec::new() }),
            Secret::Cards(chosen) => {
                Some(SecretView { seat, race: None, cards: Relation::of_set(chosen).collect() })
            }
        }
    }

    fn laying_view(&self) -> Option<LayingView> {
        let laying = self.facts.laying.as_ref()?;
        let mut tokens = Vec::new();
        for race in Self::pack().large_first {
            for colour in Colour::all() {
                let n = laying.left[colour.index()][race.index()];
                tokens.extend((0..n).map(|_| InHandView { colour, race }));
            }
        }
        Some(LayingView {
            seat: laying.seat,
            planet: laying.planet,
            corpses: laying.corpses,
            tokens,
        })
    }

    fn stage_view(&self) -> StageView {
        let waiting = || self.unanswered().iter().collect();
        match &self.facts.phase {
            Phase::Deal => StageView::Deal,
            Phase::First => StageView::First,
            Phase::Name { seat } => StageView::Name { seat: *seat },
            &Phase::Choose { namer, planet } => {
                StageView::Choose { namer, planet, waiting: waiting() }
            }
            &Phase::Draw { namer, planet, ref sent } => {
                let sent = sent[..self.facts.n_seats as usize].to_vec();
                StageView::Neutral { namer, planet, sent }
            }
            Phase::Settle(settle) => self.settle_view(settle),
            Phase::Plan => StageView::Plan { waiting: waiting() },
            Phase::Resolve(resolve) => self.resolve_view(resolve),
            Phase::Fly { seat, flight } => {
                StageView::Fly { seat: *seat, flight: self.flight_view(*flight) }
            }
            Phase::Over => StageView::Over,
        }
    }

    fn settle_view(&self, settle: &Settle) -> StageView {
        let at = |at: u8| self.settler(settle.namer, at).expect("a colour that settles");
        StageView::Settle {
            namer: settle.namer,
            planet: settle.planet,
            sent: settle.sent.to_vec(),
            colour: at(settle.at),
            exchange: match settle.stage {
                SettleStage::Lay => None,
                SettleStage::Exchange { by, .. } => at(by).seat().map(|seat| ExchangeView {
                    seat,
                    races: Race::ALL.into_iter().filter(|it| self.may_exchange(*it)).collect(),
                }),
            },
        }
    }

    fn resolve_view(&self, resolve: &Resolve) -> StageView {
        let progress = match &resolve.stage {
            &Stage::Love { births } => Progress::Love { births },
            &Stage::Strike { blows } => Progress::Strike { blows },
            Stage::Pairs(pairs) => self.pairs_view(pairs),
            Stage::Migrate(flight) => Progress::Migration { flight: self.flight_view(*flight) },
            &Stage::Mutate { mutated, relaid, lifting } => Progress::Mutation {
                mutated,
                relaid,
                lifting: lifting.map(|up| {
                    let mutation = Mutation::new(self, up.planet, up.colour, up.from);
                    LiftingView {
                        planet: up.planet,
                        colour: up.colour,
                        from: mutation.from,
                        to: mutation.to,
                        left: up.n_all - up.n_up,
                    }
                }),
            },
            Stage::Change(change) => Progress::Change {
                changed: change.done,
                flipped: change.flipped,
                locks: change.locks,
                fresh: change.fresh,
                following: self.change_order().skip(resolve.turn as usize + 1).collect(),
            },
        };
        let relation = self.facts.order[resolve.at as usize];
        StageView::Resolve { relation, seat: resolve.seat, progress }
    }

    fn flight_view(&self, flight: Flight) -> FlightView {
        FlightView {
            steps: flight.steps,
            left: self.wings().map_or(0, |wings| wings.steps_left()),
            empty: !flight.was_loaded,
            jumped: flight.jumped,
            passengers: self.passengers.all().filter_map(passenger_view).collect(),
        }
    }

    fn pairs_view(&self, pairs: &Pairs) -> Progress {
        let unpaired = self.planets().map(|planet| {
            let [left, right] = pairs.left[planet.index()];
            UnpairedView { planet, left, right }
        });
        Progress::Pairs {
            unpaired: unpaired.filter(|it| it.left != [0; 6] || it.right != [0; 6]).collect(),
            asked: pairs.asked.map(|it| AskedView {
                partner: it.partner,
                planet: it.planet,
                left: it.colours[0],
                right: it.colours[1],
            }),
        }
    }
}

/// A creature, if it was loaded in this flight.
fn passenger_view((race, place, from): (Race, Place, u16)) -> Option<PassengerView> {
    let (planet, cell) = match place {
        Place::Planet(planet, cell) => (Some(planet), Some(cell)),
        Place::Hold | Place::Hand => (None, None),
    };
    let from: Vec<Planet> = Planet::of_set(from).collect();
    (!from.is_empty()).then_some(PassengerView { race, from, planet, cell })
}
