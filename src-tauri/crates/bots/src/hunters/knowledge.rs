//! [`Knowledge`]: what areas, pieces and bonus turns of Hunters and Gatherers are good for, as thought
//! by hand: for what is said of a decision. Players judge by what was learned.

use ::hunters::{AreaKind, Land};
use serde::{Deserialize, Serialize};

/// The weights. All are points, but for those that say otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {
    /// The chance that one fitting tile still to come is put into an open square of a forest, 0..1.
    forest_reach: f32,
    /// The same for a river.
    river_reach: f32,
    /// What a forest that closes has grown by then, for each open square.
    forest_growth: f32,
    /// The same for a river.
    river_growth: f32,
    /// What a menhir in an open forest is good for to whoever leads there.
    menhir: f32,
    /// What a meadow grows by for each open side until the end, when all tiles are still to come.
    meadow_growth: f32,
    /// The same for a river system.
    system_growth: f32,
    /// What a tiger without prey will cost a meadow that is still open.
    tiger: f32,
    /// The first pawn in the supply.
    first_pawn: f32,
    /// Each further pawn in the supply.
    more_pawns: f32,
    /// A hut in the supply.
    hut: f32,
    /// Turns to come from which a pawn in the supply counts in full.
    pawn_turns: f32,
    /// Turns to come from which a hut in the supply counts in full.
    hut_turns: f32,
    /// A bonus turn about to begin.
    pub(super) bonus_turn: f32,
}

impl Knowledge {
    /// What an area is good for to those who lead in it, with such a part of the tiles still to come.
    pub(super) fn outlook(&self, land: &Land, left: f32) -> f32 {
        let worth = f32::from(land.worth);
        let open = f32::from(land.open);
        match land.kind {
            AreaKind::Meadow if land.open == 0 => worth.max(0.0),
            AreaKind::Meadow => {
                let grows = self.meadow_growth * open - self.tiger * f32::from(land.tigers);
                (worth + left * grows).max(0.0)
            }
            AreaKind::System => worth + left * self.system_growth * open,
            AreaKind::Forest => {
                let menhirs = if land.menhirs > 0 { self.menhir } else { 0.0 };
                closes(land, self.forest_reach) * (closed(land, self.forest_growth) + menhirs)
            }
            AreaKind::River => closes(land, self.river_reach) * closed(land, self.river_growth),
        }
    }

    /// What so many pieces in the supply are good for, with so many turns of the seat to come.
    pub(super) fn supply(&self, n_turns: f32, (pawns, huts): (u8, u8)) -> f32 {
        let (pawns, huts) = (f32::from(pawns), f32::from(huts));
        let of_pawns = self.first_pawn * pawns.min(1.0) + self.more_pawns * (pawns - 1.0).max(0.0);
        of_pawns * (n_turns / self.pawn_turns).min(1.0)
            + self.hut * huts * (n_turns / self.hut_turns).min(1.0)
    }
}

/// The chance that an area closes, where this is the chance that one fitting tile still to come is
/// put into an open square.
fn closes(land: &Land, reach: f32) -> f32 {
    land.fits.iter().map(|&n| 1.0 - (1.0 - reach).powi(i32::from(n))).product()
}

/// The points of an area when it closes, having grown so much for each open square.
fn closed(land: &Land, growth: f32) -> f32 {
    f32::from(land.worth) + growth * land.fits.len() as f32
}
