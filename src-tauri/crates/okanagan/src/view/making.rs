//! Making a [`View`]: what each viewer may know, piece by piece.

use game::{Seat, Viewer};

use super::{
    AreaView, BuildingView, EvaluationView, GoalView, HeldView, PendingArea, Picker, PileView,
    PlayerView, Prospect, Stage, Standing, TileOnBoard, View,
};
use crate::bits::ones;
use crate::board::Area;
use crate::figures::{MOST_SEATS, N_ROUNDS};
use crate::goals::cards;
use crate::phase::{Need, Phase};
use crate::position::Okanagan;
use crate::reward::{Reward, Shape};
use crate::stacks::{Known, Pile};
use crate::tile::Tile;

impl Okanagan {
    /// What this viewer may know.
    pub(crate) fn viewed_by(&self, viewer: Viewer) -> View {
        let pack = self.pack;
        let board = self.board.pieces().iter().enumerate().map(|(i, piece)| TileOnBoard {
            tile: piece.tile,
            at: piece.at,
            rotation: piece.rotation,
            areas: (0..pack.face(piece.tile).segments.len() as u8)
                .map(|segment| self.board.area_number(i, segment))
                .collect(),
            building: piece.built.map(|(seat, spot)| BuildingView { seat, spot }),
        });
        View {
            round: self.round + 1,
            ends: (self.n_rounds < N_ROUNDS).then_some(self.n_rounds),
            starter: self.starter,
            active: self.active,
            stage: self.stage(),
            board: board.collect(),
            areas: self.board.areas(pack).map(|(id, area)| self.area_view(id, area)).collect(),
            piles: self.stacks.piles.each_ref().map(pile_view),
            open: self.stacks.open,
            removed: ones(self.stacks.removed).filter_map(Tile::new).collect(),
            supply: self.supply,
            nuggets_left: self.nuggets_left(),
            goals_in_deck: self.goals.deck.count_ones() as u8,
            goals_discarded: self.goals.n_discards(),
            draws: self.draws_of(viewer),
            gaps: self.gap_views(viewer),
            players: Seat::all(self.n_seats).map(|seat| self.player_view(seat, viewer)).collect(),
            evaluation: self.evaluation_view(),
        }
    }

    /// What is to be decided, or what chance is to bring up.
    fn stage(&self) -> Stage {
        match self.need {
            Need::Goal { seat } => Stage::DealGoal { seat },
            Need::Deal { seat } => Stage::DealTile { seat },
            Need::Drawn { seat, pile } => Stage::DrawTile { seat, pile },
            Need::Open { place, pile } => Stage::OpenTile { place, pile },
            Need::Back { pile } => Stage::ShowBack { pile },
            Need::Start => Stage::Start,
            Need::Nothing => match self.phase {
                Phase::KeepFirst | Phase::KeepSecond => Stage::KeepGoals,
                Phase::Place => Stage::Place,
                Phase::Redraw => Stage::Redraw,
                Phase::Build => Stage::Build,
                Phase::Choose => Stage::ChooseArea,
                Phase::Order => Stage::OrderTied,
                Phase::Bonus => Stage::Bonus,
                Phase::Gain { shape } => Stage::Gain { shape },
                Phase::Change => Stage::ChangeGoals,
                Phase::Tribute { .. } => Stage::Tribute,
                Phase::SwapGive => Stage::SwapGive,
                Phase::SwapTake { given } => Stage::SwapTake { given },
                Phase::TradeGive { same, left } => Stage::TradeGive { same, left },
                Phase::TradeTake { same, left, given } => Stage::TradeTake { same, left, given },
                Phase::Heap => Stage::Heap,
                Phase::Draw => Stage::Draw,
                Phase::Over { .. } => Stage::Over,
            },
        }
    }

    fn area_view(&self, id: u8, area: &Area) -> AreaView {
        let mut heap = area.icons;
        for (n, shape) in heap.iter_mut().zip(Shape::ALL) {
            *n = (*n).min(self.supply[Reward::new(area.terrain, shape).index()]);
        }
        AreaView {
            id,
            terrain: area.terrain,
            size: self.board.n_tiles(id),
            open_edges: area.open,
            icons: area.icons,
            heap,
            standings: standings(area.influence, heap.iter().sum()),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let pack = self.pack;
        let i = seat.index();
        let held = self.stacks.held_by(seat).map(|held| HeldView {
            back: pack.back(held.tile).expect("the start tile is never held"),
            tile: (held.known == Known::ToAll || viewer.knows(seat)).then_some(held.tile),
        });
        let goals = self.may_know_goals(viewer, seat).then(|| {
            let view = |goal| {
                let card = pack.goal(goal);
                let covered = card.covered(&self.tokens[i]);
                GoalView { goal, covered, points: covered * card.points }
            };
            self.goals.hand(seat).map(view).collect()
        });
        PlayerView {
            held,
            stock: self.stock[i],
            stock_to_come: self.stock_to_come(),
            to_place: self.to_place(seat),
            tokens: self.tokens[i],
            nuggets: self.nuggets[i],
            n_goals: self.goals.hands[i].count_ones() as u8,
            goals,
            to_discard: self.goals.to_discard[i],
            discards: viewer.knows(seat).then(|| cards(self.goals.discards[i]).collect()),
        }
    }

    fn evaluation_view(&self) -> Option<EvaluationView> {
        let area_of = |segment| self.board.area_number(self.board.pieces().len() - 1, segment);
        let eval = &self.eval;
        let acts = !matches!(self.phase, Phase::Choose | Phase::Order | Phase::Heap);
        self.phase.is_evaluating().then(|| EvaluationView {
            area: (self.phase != Phase::Choose).then(|| area_of(eval.segment)),
            pending: ones(eval.pending as u64)
                .map(|segment| PendingArea { segment, area: area_of(segment) })
                .collect(),
            order: eval.order().to_vec(),
            tied: eval.tied.iter().collect(),
            actor: acts.then_some(eval.actor),
            heap: eval.heap,
            picker: (self.phase == Phase::Heap)
                .then(|| Picker { seat: eval.order[eval.picker as usize], picks: eval.picks }),
        })
    }
}

fn pile_view(pile: &Pile) -> PileView {
    PileView { size: pile.len(), back: pile.back(), under: pile.under().to_vec() }
}

/// Who would get what of a heap of `n_heap` tokens (OK-CLOSE).
fn standings(influence: [u8; MOST_SEATS as usize], n_heap: u8) -> Vec<Standing> {
    let present: Vec<(Seat, u8)> = Seat::all(MOST_SEATS)
        .map(|seat| (seat, influence[seat.index()]))
        .filter(|&(_, own)| own > 0)
        .collect();
    let weakest = present.iter().map(|&(_, own)| own).min();
    let is_alone = present.len() == 1;
    let mut standings: Vec<Standing> = present
        .iter()
        .map(|&(seat, own)| {
            let stronger: u8 =
                present.iter().map(|&(_, other)| other).filter(|&other| other > own).sum();
            let n_tied = present.iter().filter(|&&(_, other)| other == own).count() as u8 - 1;
            let least = n_heap.saturating_sub(stronger + own * n_tied).min(own);
            let most = n_heap.saturating_sub(stronger).min(own);
            let action = if is_alone {
                Prospect::Instead
            } else if weakest != Some(own) {
                Prospect::No
            } else if n_tied > 0 {
                Prospect::IfLastOfTied
            } else {
                Prospect::Yes
            };
            Standing { seat, influence: own, takes_least: least, takes_most: most, action }
        })
        .collect();
    standings.sort_by_key(|standing| (u8::MAX - standing.influence, standing.seat));
    standings
}
