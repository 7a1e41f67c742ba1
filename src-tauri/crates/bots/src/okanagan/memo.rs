//! [`Memo`]: what positions that are one action away from the same one have in common.
//!
//! An action changes the areas of the tile placed last and the chances of those beside its new
//! neighbours. All else is read once for all actions of a look.

use std::cell::{Cell, OnceCell};

use ::okanagan::{Action, Gap, Land, Okanagan, TileSet, Tokens};
use arrayvec::ArrayVec;
use game::{Game, MAX_SEATS, Seat};
use search::Worth;

use super::knowledge::{Knowledge, n_placements};
use super::learned::Traits;
use super::sets::Sets;

/// The most areas there can be with something to share.
const MOST_LANDS: usize = 96;

pub(super) type Prospects = ArrayVec<Prospect, MOST_LANDS>;

/// The most areas a tile has.
const LAST: usize = 4;

/// An area that will be shared out, maybe.
pub(super) struct Prospect {
    pub(super) number: u8,
    pub(super) land: Land,
    pub(super) chance: f32,
    /// Its index in the shares of the memo.
    share: usize,
}

/// A gap as it is remembered.
struct KnownGap {
    gap: Gap,
    /// The chance that a tile comes there.
    chance: f32,
    /// The areas that are open there, each once.
    beside: ArrayVec<u8, LAST>,
}

/// The worth of an area to each seat, and what it was worked out from.
#[derive(Copy, Clone)]
struct Share {
    version: u32,
    chance: f32,
    worth: Worth,
}

impl Share {
    fn is_of(&self, version: u32, chance: f32) -> bool {
        self.version == version && self.chance.to_bits() == chance.to_bits()
    }
}

/// What is remembered of positions that are one action away from the same one.
#[derive(Default)]
pub(crate) struct Memo {
    /// The tiles to come and the buildings still to be built, in all of those positions: they say
    /// how likely areas close, and what counts how much.
    to_come: Option<(TileSet, f32)>,
    gaps: Vec<KnownGap>,
    /// The open areas with somebody in them.
    lands: Vec<(u8, Land)>,
    /// What each of them was worth last, and after them each area of the tile placed last.
    shares: Vec<Cell<Option<Share>>>,
    /// How likely areas close, where no tile was placed.
    chances: OnceCell<[f32; 256]>,
    weights: OnceCell<Traits>,
    /// The action, where it has placed a tile.
    placed: Option<Action>,
    sets: ArrayVec<Sets, MAX_SEATS>,
    supply: Tokens,
    /// How often the sets of a seat have changed.
    versions: [u32; MAX_SEATS],
    /// How often the supply has.
    supply_version: u32,
}

/// The tiles and buildings to come.
fn to_come(position: &Okanagan) -> (TileSet, f32) {
    (position.tiles_to_come(), n_placements(position))
}

/// The chance that a tile comes to a square, by how many fit.
fn comes(knowledge: &Knowledge, (tiles, n_placements): (TileSet, f32), gap: &Gap) -> f32 {
    let n_tiles = (tiles.count_ones() as f32).max(1.0);
    let n_fitting = (gap.fitting & tiles).count_ones();
    1.0 - (-knowledge.reach * n_placements / n_tiles * n_fitting as f32).exp()
}

impl Memo {
    /// Notes an action of which `after` is the position.
    pub(super) fn note(
        &mut self,
        knowledge: &Knowledge,
        after: &Okanagan,
        before: &Okanagan,
        action: Action,
    ) {
        self.placed = matches!(action, Action::Place { .. }).then_some(action);
        let to_come = to_come(after);
        if self.to_come != Some(to_come) {
            self.survey(knowledge, before, to_come);
        }
    }

    /// Reads what is not known of a position yet.
    pub(super) fn bring_to(&mut self, knowledge: &Knowledge, position: &Okanagan, left: f32) {
        let to_come = to_come(position);
        if self.to_come != Some(to_come) {
            self.placed = None;
            self.survey(knowledge, position, to_come);
        }
        // The areas of the tile placed last may be others, or have changed.
        self.shares[self.lands.len()..].fill(Cell::new(None));
        if self.supply != *position.supply() {
            self.supply = *position.supply();
            self.supply_version += 1;
        }
        for seat in Seat::all(position.n_seats()) {
            let i = seat.index();
            if self.sets.get(i).is_some_and(|it| it.are_of(position, seat)) {
                continue;
            }
            let sets = Sets::of(position, seat, knowledge, left);
            self.versions[i] += 1;
            match self.sets.get_mut(i) {
                Some(known) => *known = sets,
                None => self.sets.push(sets),
            }
        }
    }

    fn survey(&mut self, knowledge: &Knowledge, board: &Okanagan, to_come: (TileSet, f32)) {
        self.to_come = Some(to_come);
        // What tokens are good for hangs on the buildings to come.
        self.sets.clear();
        self.chances = OnceCell::new();
        self.weights = OnceCell::new();
        self.gaps.clear();
        self.gaps.extend(board.gaps().map(|gap| KnownGap {
            chance: comes(knowledge, to_come, &gap),
            beside: each_once(gap.beside.into_iter().flatten()),
            gap,
        }));
        let is_shared = |(_, land): &(u8, Land)| land.open > 0 && land.influence != [0; 4];
        self.lands.clear();
        self.lands.extend(board.lands().filter(is_shared));
        self.shares.clear();
        self.shares.resize(self.lands.len() + LAST, Cell::new(None));
    }

    pub(super) fn sets(&self) -> &[Sets] {
        &self.sets
    }

    /// The weights of what is learned, which are the same in all those positions.
    pub(super) fn weights(&self, reckon: impl FnOnce() -> Traits) -> &Traits {
        self.weights.get_or_init(reckon)
    }

    /// How likely areas close, by their numbers, as long as they are open.
    fn closing(&self, knowledge: &Knowledge, position: &Okanagan) -> [f32; 256] {
        let mut chances = [1.0_f32; 256];
        let mut anew = ArrayVec::<_, 5>::new();
        if let (Some(Action::Place { at, .. }), Some(to_come)) = (self.placed, self.to_come) {
            anew.push(at);
            for gap in position.gaps_beside(at) {
                anew.push(gap.at);
                let chance = comes(knowledge, to_come, &gap);
                for number in each_once(gap.beside.into_iter().flatten()) {
                    chances[usize::from(number)] *= chance;
                }
            }
        }
        for known in self.gaps.iter().filter(|it| !anew.contains(&it.gap.at)) {
            let now = known.beside.iter().map(|&number| position.number_now(number));
            for (n, number) in now.clone().enumerate() {
                if now.clone().take(n).all(|other| other != number) {
                    chances[usize::from(number)] *= known.chance;
                }
            }
        }
        chances
    }

    /// The areas with somebody in them or on the tile placed last, that may close or have just
    /// closed.
    pub(super) fn prospects(&self, knowledge: &Knowledge, position: &Okanagan) -> Prospects {
        let own;
        let chances = if self.placed.is_none() {
            self.chances.get_or_init(|| self.closing(knowledge, position))
        } else {
            own = self.closing(knowledge, position);
            &own
        };
        let chance = |number: u8| chances[usize::from(number)];
        let mut prospects = ArrayVec::new();
        let last = each_once(position.last_areas());
        for (nth, &(number, land)) in self.lands.iter().enumerate() {
            if !last.contains(&position.number_now(number)) {
                prospects.push(Prospect { number, land, chance: chance(number), share: nth });
            }
        }
        let pending: ArrayVec<u8, LAST> = position.pending().collect();
        let now = position.sharing().map(|it| it.area);
        for (number, share) in last.into_iter().zip(self.lands.len()..) {
            let land = position.land(number);
            let is_due = || pending.contains(&number) || now == Some(number);
            if land.open > 0 || is_due() {
                let chance = if land.open > 0 { chance(number) } else { 1.0 };
                prospects.push(Prospect { number, land, chance, share });
            }
        }
        prospects
    }

    /// What an area is worth to each seat, worked out where that is not remembered.
    pub(super) fn share(&self, prospect: &Prospect, reckon: impl FnOnce() -> Worth) -> Worth {
        let remembered = &self.shares[prospect.share];
        let there = prospect.land.influence.iter().zip(&self.versions).filter(|&(&n, _)| n > 0);
        let version = there.map(|(_, version)| version).sum::<u32>() + self.supply_version;
        let chance = prospect.chance;
        match remembered.get() {
            Some(share) if share.is_of(version, chance) => share.worth,
            _ => {
                let worth = reckon();
                remembered.set(Some(Share { version, chance, worth }));
                worth
            }
        }
    }
}

/// Areas of a place, each once.
fn each_once(numbers: impl Iterator<Item = u8>) -> ArrayVec<u8, LAST> {
    let mut each = ArrayVec::new();
    for number in numbers {
        if !each.contains(&number) {
            each.push(number);
        }
    }
    each
}
