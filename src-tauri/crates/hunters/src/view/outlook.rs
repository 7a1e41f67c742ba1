//! What can still come: the kinds of tiles a viewer has not seen, and which of them fill each empty
//! square beside the table. Matched like the legal placements, 64 squares at a time; equal answers
//! are told once, because on a full table many squares ask for the same sides.

use game::{Draws, Odds, Viewer};
use serde::Serialize;

use crate::frontier::slots_of;
use crate::phase::Phase;
use crate::position::Hunters;
use crate::zone::TileId;

/// What can still come, as far as a viewer knows.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Outlook {
    /// The kinds not seen, ascending.
    pub kinds: Vec<Kind>,
    /// The empty squares beside tiles, by column, then row; none when the game is over.
    pub gaps: Vec<Gap>,
    /// What fills a gap, as ascending indices into `kinds`; `Gap::fills` points in here.
    pub fills: Vec<Vec<u8>>,
    /// The land tiles this viewer can still draw; nothing for who draws none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub draws: Option<Draws>,
    /// For each of `fills` the chance that such a land tile comes to this viewer; nothing where only
    /// bonus tiles fill the gap, or none. Empty for who draws none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<Option<Odds>>>"))]
    pub odds: Vec<Option<Odds>>,
}

/// Tiles of one kind that the viewer has not seen.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Kind {
    /// The lowest id among tiles that are the same but for rotation.
    pub tile: TileId,
    /// How many of this kind are left.
    pub left: u8,
}

/// An empty square beside a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Gap {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// Which of `Outlook::fills`.
    pub fills: u16,
}

impl Hunters {
    /// What can still come, as far as `viewer` knows.
    pub(super) fn outlook(&self, viewer: Viewer) -> Outlook {
        let unseen = self.unseen_by(viewer);
        let mut kinds: Vec<Kind> = Vec::new();
        for tile in unseen.iter() {
            let twin = self.pack.catalogue.tiles[tile.index()].twin;
            match kinds.iter_mut().find(|kind| kind.tile == twin) {
                Some(kind) => kind.left += 1,
                None => kinds.push(Kind { tile: twin, left: 1 }),
            }
        }
        kinds.sort_unstable_by_key(|kind| kind.tile);

        if self.facts.phase == Phase::Over {
            return Outlook { kinds, ..Outlook::default() };
        }
        let frontier = &self.board.frontier;
        let mut squares: Vec<_> =
            slots_of(frontier.live()).map(|slot| (frontier.square(slot), slot)).collect();
        squares.sort_unstable_by_key(|&(pos, _)| pos);
        // A bit of a square's mask for each kind that fits it in any rotation.
        let mut masks = vec![0_u128; squares.len()];
        for (kind, its) in kinds.iter().enumerate() {
            let rows = frontier.fits(&self.pack.tiles[its.tile.index()]);
            for (mask, &(_, slot)) in masks.iter_mut().zip(&squares) {
                let fits = rows.iter().any(|row| row[slot / 64] >> (slot % 64) & 1 != 0);
                *mask |= u128::from(fits) << kind;
            }
        }

        let mut known: Vec<u128> = Vec::new();
        let gaps = squares
            .iter()
            .zip(masks)
            .map(|(&(pos, _), mask)| {
                let fills = known.iter().position(|&other| other == mask).unwrap_or_else(|| {
                    known.push(mask);
                    known.len() - 1
                });
                Gap { x: pos.x, y: pos.y, fills: fills as u16 }
            })
            .collect();
        let bits =
            |mask: u128| (0..kinds.len() as u8).filter(|&kind| mask >> kind & 1 != 0).collect();
        let fills: Vec<Vec<u8>> = known.into_iter().map(bits).collect();
        let draws = self.draws(viewer);
        // Land tiles only: bonus tiles come from closing forests, not from the bag.
        let is_land = |kind: &u8| {
            let tile = kinds[usize::from(*kind)].tile;
            self.pack.land.contains(tile)
        };
        let odds = |draws: Draws| {
            let odds = |fills: &Vec<u8>| {
                let land = fills.iter().filter(|it| is_land(it));
                let n = land.map(|&kind| kinds[usize::from(kind)].left).sum();
                (n > 0).then(|| draws.odds(n))
            };
            fills.iter().map(odds).collect()
        };
        let odds = draws.map_or_else(Vec::new, odds);
        Outlook { kinds, gaps, fills, draws, odds }
    }

    /// The land tiles that a seat can still draw. Everybody draws one at the end of the own turn as
    /// long as the bag lasts (`HG-HAND`), the seat whose turn it is first; that tiles are removed
    /// and replaced is not foreseen.
    fn draws(&self, viewer: Viewer) -> Option<Draws> {
        let Viewer::Seat(seat) = viewer else { return None };
        let is_dealt = !matches!(self.facts.phase, Phase::First | Phase::Deal | Phase::Over);
        let (n, seat) = (self.facts.rules.n_seats, seat.index() as u8);
        let before = (n + seat - self.facts.seat.index() as u8) % n;
        let all = self.facts.bag.len().saturating_sub(before).div_ceil(n);
        let unseen = self.unseen_by(viewer).and(self.pack.land).len();
        is_dealt.then_some(Draws { unseen, next: all.min(1), all })
    }
}
