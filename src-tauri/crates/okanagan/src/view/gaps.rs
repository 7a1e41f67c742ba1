//! What fits the free squares beside the table: of the open tiles, and how likely one from a pile.

use game::{Draws, Odds, Seat, Viewer};
use serde::Serialize;
use tiling::Pos;

use crate::phase::Phase;
use crate::position::Okanagan;
use crate::stacks::{Known, N_PILES};
use crate::tile::TileSet;

/// A free square beside a tile, for a seat that still draws tiles.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct GapView {
    /// Where.
    pub at: Pos,
    /// The places of the open tiles that fit.
    pub open: Vec<u8>,
    /// For each pile the chance that its top tile fits, in percent, by its back; nothing for a pile
    /// that is empty.
    pub piles: [Option<u8>; N_PILES],
    /// How many fit of the tiles this viewer has not seen.
    pub left: u8,
    /// The chance that such a tile comes from the piles: the next time out of the pile where it is
    /// most likely, then any tile.
    pub odds: Odds,
}

impl Okanagan {
    /// How many tiles a seat still draws, each of those it has not seen alike. It builds once a turn,
    /// and a tile for each of its turns that come is drawn at the end of the one before (OK-DRAW).
    pub(super) fn draws_of(&self, viewer: Viewer) -> Option<Draws> {
        let Viewer::Seat(seat) = viewer else { return None };
        if self.starter.is_none() || matches!(self.phase, Phase::Over { .. }) {
            return None;
        }
        let turns = self.to_place(seat);
        let is_placed = self.active == seat && matches!(self.phase, Phase::Build);
        let has_tile = is_placed || self.stacks.held_by(seat).is_some();
        let unseen = self.unknown_to(seat).count_ones() as u8;
        let in_piles: u8 = self.stacks.piles.iter().map(crate::stacks::Pile::len).sum();
        let all = (turns - turns.min(u8::from(has_tile))).min(in_piles);
        (all > 0).then_some(Draws { unseen, next: 1, all })
    }

    /// The free squares, by column, then row.
    pub(super) fn gap_views(&self, viewer: Viewer) -> Vec<GapView> {
        let (Viewer::Seat(seat), Some(draws)) = (viewer, self.draws_of(viewer)) else {
            return Vec::new();
        };
        let unknown = self.unknown_to(seat);
        let gap = |(place, &at): (usize, &Pos)| {
            let fitting = self.pack.fitting(self.board.room_at(place));
            let fits = |tiles: TileSet| (tiles & fitting).count_ones() as u8;
            let lots = self.stacks.piles.each_ref().map(|pile| {
                let alike = unknown & self.pack.tiles_with(pile.back()?);
                Some((fits(alike), alike.count_ones() as u8))
            });
            let chance = |(wanted, of): (u8, u8)| f64::from(wanted) / f64::from(of.max(1));
            let best = lots.iter().flatten().copied();
            let best = best.max_by(|&a, &b| chance(a).total_cmp(&chance(b)));
            let percent = |(wanted, unseen)| Draws { unseen, next: 1, all: 1 }.odds(wanted).next;
            let is_open = |place: &u8| {
                self.stacks.open[usize::from(*place)].is_some_and(|it| fits(1 << it.index()) > 0)
            };
            GapView {
                at,
                open: (0..N_PILES as u8).filter(is_open).collect(),
                piles: lots.map(|it| it.map(percent)),
                left: fits(unknown),
                odds: draws.odds_from(best, fits(unknown)),
            }
        };
        let mut gaps: Vec<GapView> = self.board.places().iter().enumerate().map(gap).collect();
        gaps.sort_unstable_by_key(|it| it.at);
        gaps
    }

    /// The tiles whose landscape a seat has not seen: in the piles, or drawn from one by another.
    fn unknown_to(&self, seat: Seat) -> TileSet {
        let others = Seat::all(self.n_seats).filter(|&other| other != seat);
        let hidden = others.filter_map(|it| self.stacks.held_by(it));
        let hidden = hidden.filter(|it| it.known == Known::ToHolder);
        hidden.fold(self.stacks.unseen, |all, held| all | 1 << held.tile.index())
    }
}
