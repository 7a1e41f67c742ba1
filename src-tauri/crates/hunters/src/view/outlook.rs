//! What can still come: the kinds of tiles a viewer has not seen, and which of them fill each empty
//! square beside the table. Matched like the legal placements, 64 squares at a time; equal answers
//! are told once, because on a full table many squares ask for the same sides.

use game::Viewer;
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
        let mut kinds: Vec<Kind> = Vec::new();
        for tile in self.unseen_by(viewer).iter() {
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
        let fills = known.into_iter().map(bits).collect();
        Outlook { kinds, gaps, fills }
    }
}
