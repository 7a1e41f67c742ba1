//! [`Pieces`]: which pieces are on the table. What is not here is in the owner's supply.

use game::{MAX_SEATS, Seat};

/// Pawns of each seat.
pub(crate) const N_PAWNS: usize = 5;
/// Huts of each seat.
pub(crate) const N_HUTS: usize = 3;
/// In the supply.
const HOME: u16 = u16::MAX;

/// Zone numbers of all pieces on the table, ascending for each seat, so that equal tables are
/// equal values.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Pieces {
    pawns: [[u16; N_PAWNS]; MAX_SEATS],
    huts: [[u16; N_HUTS]; MAX_SEATS],
}

impl Pieces {
    pub(crate) const NONE: Self =
        Self { pawns: [[HOME; N_PAWNS]; MAX_SEATS], huts: [[HOME; N_HUTS]; MAX_SEATS] };

    /// Where the pawns of a seat are, ascending.
    pub(crate) fn pawns(&self, seat: Seat) -> impl Iterator<Item = u16> + '_ {
        self.pawns[seat.index()].iter().copied().take_while(|&zone| zone != HOME)
    }

    /// Where the huts of a seat are, ascending.
    pub(crate) fn huts(&self, seat: Seat) -> impl Iterator<Item = u16> + '_ {
        self.huts[seat.index()].iter().copied().take_while(|&zone| zone != HOME)
    }

    pub(crate) const fn has_pawn_left(&self, seat: Seat) -> bool {
        self.pawns[seat.index()][N_PAWNS - 1] == HOME
    }

    pub(crate) const fn has_hut_left(&self, seat: Seat) -> bool {
        self.huts[seat.index()][N_HUTS - 1] == HOME
    }

    /// Puts a pawn from the supply.
    pub(crate) fn put_pawn(&mut self, seat: Seat, zone: u16) {
        put(&mut self.pawns[seat.index()], zone);
    }

    /// Puts a hut from the supply.
    pub(crate) fn put_hut(&mut self, seat: Seat, zone: u16) {
        put(&mut self.huts[seat.index()], zone);
    }

    /// Takes a pawn home.
    pub(crate) fn take_pawn(&mut self, seat: Seat, zone: u16) {
        let pawns = &mut self.pawns[seat.index()];
        let at = pawns.iter().position(|&it| it == zone).expect("the caller saw the pawn there");
        pawns.copy_within(at + 1.., at);
        pawns[N_PAWNS - 1] = HOME;
    }
}

fn put<const N: usize>(pieces: &mut [u16; N], zone: u16) {
    let mut at = N - 1;
    while at > 0 && pieces[at - 1] > zone {
        pieces[at] = pieces[at - 1];
        at -= 1;
    }
    pieces[at] = zone;
}
