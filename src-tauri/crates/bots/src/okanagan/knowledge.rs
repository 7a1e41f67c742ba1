//! [`Knowledge`]: what open areas, tokens, buildings and nuggets of Okanagan are good for.

use ::okanagan::{Acting, Action, Exchange, Land, NUGGET_POINTS, Okanagan, Sharing, Tokens};
use arrayvec::ArrayVec;
use game::{Game, MAX_SEATS, Seat};
use search::{Worth, lead};
use serde::{Deserialize, Serialize};

use super::memo::{Memo, Prospect, Prospects};
use super::sets::{SHAPES, Sets, TYPES};

/// The weights. All are points, but for those that say otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {
    /// How surely one fitting tile that will be placed closes an open edge; 0 = never.
    pub(super) reach: f32,
    /// Icons that an area grows by for each of its open edges until it closes.
    growth: f32,
    /// The share of an unfinished set's value that counts at the start of the game, 0..1.
    pub(super) begun: f32,
    /// The same for a token that a set has too many of.
    pub(super) spare: f32,
    /// Any token, when all is still to come.
    pub(super) token: f32,
    /// A bonus action.
    action: f32,
    /// A nugget beyond what its place brings now.
    pub(super) nugget: f32,
    /// What influence in an area is good for beyond the tokens, each.
    influence: f32,
    /// Buildings still to be built: farm, warehouse, silo.
    pub(super) buildings: [f32; 3],
}

/// What a seat gets when an area is shared out.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Portion {
    /// Its place among those in the area, from 0; `None` where it has nothing there.
    pub(super) place: Option<usize>,
    /// What the tokens it takes are worth to it.
    pub(super) tokens: f32,
    /// How many they are.
    pub(super) n_tokens: f32,
}

/// How many buildings are still to be built.
pub(super) fn n_placements(position: &Okanagan) -> f32 {
    let n_seats = position.n_seats();
    let n_in = |stock: [u8; 3]| stock.iter().sum::<u8>();
    let n_now: u8 = Seat::all(n_seats).map(|seat| n_in(position.stock(seat))).sum();
    f32::from(n_now + n_seats * n_in(position.stock_to_come()))
}

/// The part of all buildings that is still to be built.
pub(super) fn left(position: &Okanagan) -> f32 {
    (n_placements(position) / f32::from(12 * position.n_seats())).min(1.0)
}

/// A position taken apart.
pub(super) struct Estimate<'a> {
    pub(super) knowledge: &'a Knowledge,
    pub(super) position: &'a Okanagan,
    pub(super) memo: &'a Memo,
    pub(super) prospects: Prospects,
    /// The part of all buildings that is still to be built.
    pub(super) left: f32,
}

impl<'a> Estimate<'a> {
    pub(super) fn of(knowledge: &'a Knowledge, position: &'a Okanagan, memo: &'a mut Memo) -> Self {
        let left = left(position);
        memo.bring_to(knowledge, position, left);
        let memo = &*memo;
        Self { knowledge, position, memo, prospects: memo.prospects(knowledge, position), left }
    }

    /// The goals and tokens of all seats.
    pub(super) fn sets(&self) -> &[Sets] {
        self.memo.sets()
    }

    /// The points each seat is expected to end with. Who has just placed a tile builds the best on
    /// it.
    pub(super) fn worth(&self) -> Worth {
        let Self { knowledge, position, .. } = *self;
        let mut worth = [0.0; MAX_SEATS];
        let nuggets = nuggets(position);
        let sharing = position.sharing();
        for (seat, sets) in Seat::all(position.n_seats()).zip(self.sets()) {
            let stock = position.stock(seat);
            let buildings: f32 =
                stock.iter().zip(knowledge.buildings).map(|(&n, each)| f32::from(n) * each).sum();
            worth[seat.index()] = sets.worth()
                + buildings
                + nuggets[seat.index()]
                + knowledge.nugget * f32::from(position.nuggets_of(seat));
        }
        for prospect in &self.prospects {
            let now = sharing.as_ref().filter(|it| it.area == prospect.number);
            let shares = self.memo.share(prospect, || match now {
                Some(sharing) => self.under_way(sharing, &prospect.land),
                None => self.shares(&prospect.land),
            });
            for (worth, share) in worth.iter_mut().zip(shares) {
                *worth += prospect.chance * share;
            }
        }
        if let Some(seat) = self.builder() {
            let price = |kind: usize| knowledge.buildings[kind];
            let shares = |land: &Land, _| self.shares(land);
            worth[seat.index()] += self.best_building(seat, price, shares, |chance| chance);
        }
        worth
    }

    /// Who is about to build on the tile placed last.
    pub(super) fn builder(&self) -> Option<Seat> {
        let seat = self.position.turn().seats().first()?;
        let first = [Action::Farm { segment: 0 }, Action::Warehouse { border: 0 }, Action::Silo];
        let is_allowed = |action: Action| self.position.refusal(seat, action).is_none();
        first.into_iter().any(is_allowed).then_some(seat)
    }

    /// What the best building on the tile placed last adds to the lead of a seat, where one that is
    /// not built is good for so much, an area of such a chance to close is worth that to each seat,
    /// and what it adds there counts so many times.
    pub(super) fn best_building(
        &self,
        seat: Seat,
        price: impl Fn(usize) -> f32,
        worth_of: impl Fn(&Land, f32) -> Worth,
        counts: impl Fn(f32) -> f32,
    ) -> f32 {
        let Self { position, .. } = *self;
        let stock = position.stock(seat);
        let face = position.pack().face(position.last_tile());
        // Each kind of building with the influence it has on a segment.
        let gains: ArrayVec<[f32; 3], 4> = position
            .last_areas()
            .map(|number| {
                let prospect = self.prospects.iter().find(|it| it.number == number);
                prospect.map_or([0.0; 3], |it| {
                    let more = self.gains(it, seat, stock, &worth_of);
                    more.map(|gain| counts(it.chance) * gain)
                })
            })
            .collect();
        let gain = |segment: usize, kind: usize| gains.get(segment).map_or(0.0, |it| it[kind]);
        let n_segments = face.segments.len();
        let mut best = f32::NEG_INFINITY;
        if stock[FARM] > 0 {
            for segment in 0..n_segments {
                best = best.max(gain(segment, FARM) - price(FARM));
            }
        }
        if stock[WAREHOUSE] > 0 {
            for &(a, b) in &face.borders {
                let both = gain(a.into(), WAREHOUSE) + gain(b.into(), WAREHOUSE);
                best = best.max(both - price(WAREHOUSE));
            }
        }
        if stock[SILO] > 0 {
            let all: f32 = (0..n_segments).map(|segment| gain(segment, SILO)).sum();
            best = best.max(all - price(SILO));
        }
        if best.is_finite() { best } else { 0.0 }
    }

    /// What each kind of building that a seat has adds to its lead in an area it touches.
    fn gains(
        &self,
        prospect: &Prospect,
        seat: Seat,
        stock: [u8; 3],
        worth_of: &impl Fn(&Land, f32) -> Worth,
    ) -> [f32; 3] {
        let n_seats = self.position.n_seats();
        let chance = prospect.chance;
        let before = self.memo.share(prospect, || worth_of(&prospect.land, chance));
        let before = lead(&before, seat, n_seats);
        let mut gains = [0.0; 3];
        for ((gain, &n), influence) in gains.iter_mut().zip(&stock).zip(INFLUENCE) {
            if n > 0 {
                let mut more = prospect.land;
                more.influence[seat.index()] += influence;
                *gain = lead(&worth_of(&more, chance), seat, n_seats) - before;
            }
        }
        gains
    }

    /// What an area yields to each seat when it closes as it is, but for some growth.
    pub(super) fn shares(&self, land: &Land) -> Worth {
        self.shares_with(land, self.knowledge.action)
    }

    /// The same, with an action that brings so much.
    fn shares_with(&self, land: &Land, action: f32) -> Worth {
        let portions = self.portions(land);
        let n_there = portions.iter().filter(|it| it.place.is_some()).count();
        let mut shares = [0.0; MAX_SEATS];
        for (i, portion) in portions.iter().enumerate() {
            let Some(place) = portion.place else { continue };
            if land.open > 0 {
                shares[i] += self.knowledge.influence * f32::from(land.influence[i]);
            }
            if n_there == 1 {
                // Who is alone has the action or the rewards.
                shares[i] += portion.tokens.max(action);
            } else {
                shares[i] += portion.tokens;
                if place + 1 == n_there {
                    shares[i] += action;
                }
            }
        }
        shares
    }

    /// What each seat takes when an area closes as it is, but for some growth.
    pub(super) fn portions(&self, land: &Land) -> [Portion; MAX_SEATS] {
        let order = strongest_first(land);
        let first = SHAPES * land.terrain as usize;
        let supply = &self.position.supply()[first..first + SHAPES];
        let more = self.knowledge.growth * f32::from(land.open) / SHAPES as f32;
        let mut heap = [0.0; SHAPES];
        for ((heap, &icons), &supply) in heap.iter_mut().zip(&land.icons).zip(supply) {
            *heap = (f32::from(icons) + more).min(f32::from(supply));
        }
        let mut portions = [Portion::default(); MAX_SEATS];
        for (place, &seat) in order.iter().enumerate() {
            let most = f32::from(land.influence[seat.index()]);
            let (tokens, n_tokens) = self.sets()[seat.index()].take(&mut heap, first, most);
            portions[seat.index()] = Portion { place: Some(place), tokens, n_tokens };
        }
        portions
    }

    /// What the bonus action of the area that is being shared out still brings: of an exchange of
    /// tokens what the best one does.
    fn action_under_way(&self, sharing: &Sharing<'_>) -> f32 {
        let Self { knowledge, position, .. } = *self;
        let is_exchange = matches!(sharing.acting, Acting::Exchanging | Acting::MayExchange);
        let (true, Some(&seat)) = (is_exchange, sharing.order.last()) else {
            return knowledge.action;
        };
        let sets = &self.sets()[seat.index()];
        let mut best = f32::NEG_INFINITY;
        position.each_exchange(|Exchange { given, taken }| {
            let mut tokens = *position.tokens_of(seat);
            tokens[taken.index()] += 1;
            if let Some(given) = given {
                tokens[given.index()] -= 1;
            }
            best = best.max(sets.worth_of(&tokens) - sets.worth());
        });
        let best = if best.is_finite() { best } else { 0.0 };
        // Who may stop need not lose by it.
        if sharing.acting == Acting::MayExchange { best.max(0.0) } else { best }
    }

    /// The same for the area that is being shared out.
    pub(super) fn under_way(&self, sharing: &Sharing<'_>, land: &Land) -> Worth {
        let Some((tokens, picker, n)) = sharing.heap else {
            let action = self.action_under_way(sharing);
            if let ([alone], true) = (sharing.order, sharing.acting.is_under_way()) {
                let mut shares = [0.0; MAX_SEATS];
                shares[alone.index()] = action;
                return shares;
            }
            return self.shares_with(land, action);
        };
        let mut heap = as_heap(&tokens);
        let mut shares = [0.0; MAX_SEATS];
        for (place, &seat) in sharing.order.iter().enumerate().skip(picker) {
            let n = if place == picker { n } else { land.influence[seat.index()] };
            shares[seat.index()] += self.sets()[seat.index()].take(&mut heap, 0, f32::from(n)).0;
        }
        shares
    }
}

const FARM: usize = 0;
const WAREHOUSE: usize = 1;
const SILO: usize = 2;
/// The influence of a farm, a warehouse and a silo in an area they touch.
const INFLUENCE: [u8; 3] = [3, 2, 1];

fn as_heap(tokens: &Tokens) -> [f32; TYPES] {
    tokens.map(f32::from)
}

/// The seats in an area, the strongest first.
fn strongest_first(land: &Land) -> ArrayVec<Seat, MAX_SEATS> {
    let mut order: ArrayVec<Seat, MAX_SEATS> =
        Seat::all(4).filter(|seat| land.influence[seat.index()] > 0).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(land.influence[seat.index()]));
    order
}

/// Points for nuggets as they are now.
pub(super) fn nuggets(position: &Okanagan) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::all(position.n_seats()) {
        let own = position.nuggets_of(seat);
        let all = || Seat::all(position.n_seats());
        let n_ahead = all().filter(|&other| position.nuggets_of(other) > own).count();
        if own > 0 {
            worth[seat.index()] = NUGGET_POINTS[n_ahead] as f32;
        }
    }
    worth
}

#[cfg(test)]
mod tests {
    use game::Step;
    use okanagan::Setup;
    use search::Evaluator;

    use super::*;
    use crate::{Data, Opponents, by_chance};

    /// Positions of games of chance in which a seat may exchange a token with the supply or stop.
    fn exchanging() -> Vec<(Okanagan, Seat)> {
        let start = Okanagan::new(&Setup::new(2)).unwrap();
        let met = (0..30).flat_map(|seed| by_chance::positions(start.clone(), seed));
        let may_exchange =
            |it: &Okanagan| it.sharing().is_some_and(|it| it.acting == Acting::MayExchange);
        let asked = met.filter(may_exchange).filter_map(|position| {
            let seat = position.turn().seats().first()?;
            Some((position, seat))
        });
        asked.collect()
    }

    fn after(position: &Okanagan, seat: Seat, action: Action) -> Okanagan {
        let mut next = position.clone();
        next.apply(Step::Act { seat, action }, &mut ());
        next
    }

    #[test]
    fn an_exchange_is_judged_by_the_best_there_is() {
        let data: Data<Okanagan> = Data::read(Okanagan::DATA).unwrap();
        let evaluator = crate::Learns::<Okanagan>::blank(&**data.evaluator());
        let (mut n_better, mut n_not) = (0, 0);
        for (position, seat) in exchanging() {
            let worth = |position: &Okanagan| evaluator.value(position)[seat.index()];
            let stopped = worth(&after(&position, seat, Action::Stop));
            let before = worth(&position);
            // A token is given for one that is worth more to it: what is given first is no loss.
            let given = position.legal_actions(seat).filter(|&action| action != Action::Stop);
            let best = given.map(|action| worth(&after(&position, seat, action))).reduce(f32::max);
            if best.is_some_and(|it| it > stopped + 3.0) {
                n_better += 1;
                assert!(before > stopped + 1.0, "{before} and {stopped}");
            } else {
                n_not += 1;
            }
        }
        assert!(n_better > 5 && n_not > 5, "{n_better} and {n_not}");
    }
}
