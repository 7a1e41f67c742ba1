//! [`Knowledge`]: what areas, pieces and bonus turns of Hunters and Gatherers are good for.

use ::hunters::{AreaKind, Hunters, Land, Piece};
use game::{Game, MAX_SEATS, Seat};
use search::Worth;
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

/// How many land tiles there are to begin with.
const ALL_TILES: f32 = 78.0;

/// What a position is worth to each seat, as far as it has been added up.
pub(super) struct Estimate<'a> {
    knowledge: &'a Knowledge,
    worth: Worth,
    /// Pawns that are or will be in the supply again.
    pawns: Worth,
    huts: Worth,
    /// Turns each seat has still to come.
    n_turns: f32,
    /// The part of the tiles still to come.
    pub(super) left: f32,
}

/// What an area is good for to those who lead in it.
pub(super) struct Outlook {
    pub(super) points: f32,
    /// The chance that pawns in it come back.
    returns: f32,
}

impl Knowledge {
    pub(super) fn outlook(&self, land: &Land, left: f32) -> Outlook {
        let worth = f32::from(land.worth);
        let open = f32::from(land.open);
        match land.kind {
            AreaKind::Meadow => {
                let grows = self.meadow_growth * open - self.tiger * f32::from(land.tigers);
                let grows = if land.open > 0 { left * grows } else { 0.0 };
                Outlook { points: (worth + grows).max(0.0), returns: 0.0 }
            }
            AreaKind::System => {
                Outlook { points: worth + left * self.system_growth * open, returns: 0.0 }
            }
            AreaKind::Forest | AreaKind::River => {
                let (reach, growth) = if land.kind == AreaKind::Forest {
                    (self.forest_reach, self.forest_growth)
                } else {
                    (self.river_reach, self.river_growth)
                };
                let misses = 1.0 - reach;
                let chance: f32 =
                    land.fits.iter().map(|&n| 1.0 - misses.powi(i32::from(n))).product();
                let mut points = worth + growth * land.fits.len() as f32;
                if land.menhirs > 0 {
                    points += self.menhir;
                }
                Outlook { points: chance * points, returns: chance }
            }
        }
    }
}

impl<'a> Estimate<'a> {
    /// Adds up a position.
    pub(super) fn of(knowledge: &'a Knowledge, position: &Hunters) -> Self {
        let n_seats = position.n_seats();
        let n_to_come = f32::from(position.n_to_come());
        let mut it = Self {
            knowledge,
            worth: [0.0; MAX_SEATS],
            pawns: [0.0; MAX_SEATS],
            huts: [0.0; MAX_SEATS],
            n_turns: n_to_come / f32::from(n_seats),
            left: n_to_come / ALL_TILES,
        };
        for seat in Seat::all(n_seats) {
            let (n_pawns, n_huts) = position.supply_of(seat);
            it.worth[seat.index()] = f32::from(position.points_of(seat));
            it.pawns[seat.index()] = f32::from(n_pawns);
            it.huts[seat.index()] = f32::from(n_huts);
        }
        if let Some(seat) = position.awaits_bonus() {
            it.worth[seat.index()] += knowledge.bonus_turn;
        }
        position.each_occupied(|land| {
            let outlook = knowledge.outlook(land, it.left);
            let most = land.most();
            for (seat, &n) in land.pieces.iter().enumerate() {
                if n > 0 && n == most {
                    it.worth[seat] += outlook.points;
                }
                it.pawns[seat] += f32::from(n) * outlook.returns;
            }
        });
        it
    }

    /// The points each seat is expected to end with. Who has just placed a tile puts the best piece
    /// on it.
    pub(super) fn worth(&self, position: &Hunters) -> Worth {
        let mut worth = self.worth;
        for seat in Seat::all(position.n_seats()) {
            let i = seat.index();
            worth[i] += self.supply(self.pawns[i], self.huts[i]);
        }
        if let Some(seat) = position.actor() {
            let mut most = 0.0_f32;
            position.each_vacancy(|piece, _, land| most = most.max(self.gain(seat, piece, land)));
            worth[seat.index()] += most;
        }
        worth
    }

    /// What so many pieces in the supply are good for.
    pub(super) fn supply(&self, pawns: f32, huts: f32) -> f32 {
        let Knowledge { first_pawn, more_pawns, hut, pawn_turns, hut_turns, .. } = *self.knowledge;
        let of_pawns = first_pawn * pawns.min(1.0) + more_pawns * (pawns - 1.0).max(0.0);
        of_pawns * (self.n_turns / pawn_turns).min(1.0)
            + hut * huts * (self.n_turns / hut_turns).min(1.0)
    }

    /// What a seat gains by a piece in an area where none of the kind is.
    fn gain(&self, seat: Seat, piece: Piece, land: &Land) -> f32 {
        let i = seat.index();
        let outlook = self.knowledge.outlook(land, self.left);
        let (pawns, huts) = match piece {
            Piece::Pawn => (self.pawns[i] - 1.0 + outlook.returns, self.huts[i]),
            Piece::Hut => (self.pawns[i], self.huts[i] - 1.0),
        };
        outlook.points + self.supply(pawns, huts) - self.supply(self.pawns[i], self.huts[i])
    }
}
