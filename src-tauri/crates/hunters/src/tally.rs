//! [`Tally`]: the summary of an area in one word.
//!
//! Every figure of an area is a sum over its zones, so joining two areas is one addition. Which
//! fields the upper half has depends on the kind of the area; a pack whose tiles would overflow a
//! field is refused when it loads.

use game::{MAX_SEATS, Seat, SeatSet};

use crate::zone::Animal;

/// A field of a tally: its lowest bit and its width.
#[derive(Copy, Clone)]
pub(crate) struct Part {
    shift: u32,
    bits: u32,
}

impl Part {
    const fn new(shift: u32, bits: u32) -> Self {
        Self { shift, bits }
    }

    /// The field of a meadow that counts this animal.
    pub(crate) const fn of(animal: Animal) -> Self {
        match animal {
            Animal::Mammoth => MAMMOTHS,
            Animal::Aurochs => AUROCHS,
            Animal::Deer => DEER,
            Animal::Tiger => TIGERS,
        }
    }

    /// The greatest figure it holds.
    pub(crate) const fn most(self) -> u32 {
        (1 << self.bits) - 1
    }
}

/// Open sides; all kinds.
pub(crate) const OPEN: Part = Part::new(20, 8);
/// Seats that got its points, one bit each; closed forests and rivers.
const WON: Part = Part::new(28, 5);
/// 1 once a closed forest or river is settled.
const DONE: Part = Part::new(33, 1);
/// Zones of a forest.
pub(crate) const ZONES: Part = Part::new(34, 8);
/// Menhirs of a forest.
pub(crate) const MENHIRS: Part = Part::new(42, 8);
/// Zones of a forest with mushrooms.
pub(crate) const MUSHROOMS: Part = Part::new(50, 8);
/// Fish of a river (those in the water itself) or of a system (all).
pub(crate) const FISH: Part = Part::new(34, 10);
/// Lakes of a system.
pub(crate) const LAKES: Part = Part::new(44, 8);
/// Rafts of a system.
pub(crate) const RAFTS: Part = Part::new(52, 2);
/// Deer of a meadow neither eaten nor scored.
pub(crate) const DEER: Part = Part::new(34, 8);
/// Tigers of a meadow that have not eaten.
pub(crate) const TIGERS: Part = Part::new(42, 6);
/// Aurochs of a meadow not scored.
pub(crate) const AUROCHS: Part = Part::new(48, 6);
/// Mammoths of a meadow not scored.
pub(crate) const MAMMOTHS: Part = Part::new(54, 6);
/// Fires of a meadow.
pub(crate) const FIRES: Part = Part::new(60, 2);
/// Pit traps of a meadow.
pub(crate) const PITS: Part = Part::new(62, 2);

/// Pieces of one seat: pawns, or huts on a system.
const SEAT_BITS: u32 = 4;
const PIECES: u64 = (1 << (SEAT_BITS * MAX_SEATS as u32)) - 1;

/// What an area adds up to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Tally(u64);

impl Tally {
    pub(crate) const ZERO: Self = Self(0);

    pub(crate) const fn get(self, part: Part) -> u32 {
        (self.0 >> part.shift) as u32 & part.most()
    }

    #[must_use]
    pub(crate) const fn plus(self, part: Part, n: u32) -> Self {
        Self(self.0 + ((n as u64) << part.shift))
    }

    #[must_use]
    pub(crate) const fn minus(self, part: Part, n: u32) -> Self {
        Self(self.0 - ((n as u64) << part.shift))
    }

    /// Both areas as one.
    #[must_use]
    pub(crate) const fn joined(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    pub(crate) const fn has_pieces(self) -> bool {
        self.0 & PIECES != 0
    }

    pub(crate) const fn pieces_of(self, seat: usize) -> u32 {
        (self.0 >> (SEAT_BITS * seat as u32)) as u32 & 15
    }

    #[must_use]
    pub(crate) const fn with_piece(self, seat: Seat) -> Self {
        Self(self.0 + (1 << (SEAT_BITS * seat.index() as u32)))
    }

    #[must_use]
    pub(crate) const fn without_piece(self, seat: Seat) -> Self {
        Self(self.0 - (1 << (SEAT_BITS * seat.index() as u32)))
    }

    /// The seats with the most pieces (`HG-TIE`); none where there are none.
    pub(crate) fn leaders(self) -> SeatSet {
        let mut most = 1;
        let mut leaders = SeatSet::EMPTY;
        for seat in Seat::all(MAX_SEATS as u8) {
            let n = self.pieces_of(seat.index());
            if n > most {
                (most, leaders) = (n, SeatSet::only(seat));
            } else if n == most {
                leaders = leaders.with(seat);
            }
        }
        leaders
    }

    pub(crate) const fn is_closed(self) -> bool {
        self.get(OPEN) == 0
    }

    pub(crate) const fn is_done(self) -> bool {
        self.get(DONE) != 0
    }

    /// The closed area after its points went to `winners` and its pieces home.
    #[must_use]
    pub(crate) fn done(self, winners: SeatSet) -> Self {
        let mut tally = Self(self.0 & !PIECES).plus(DONE, 1);
        for seat in winners.iter() {
            tally = tally.plus(WON, 1 << seat.index());
        }
        tally
    }

    /// Whether anybody got the points of a closed area.
    pub(crate) const fn has_winners(self) -> bool {
        self.get(WON) != 0
    }

    /// Who got the points of a closed area.
    pub(crate) fn winners(self) -> SeatSet {
        let won = self.get(WON);
        Seat::all(MAX_SEATS as u8).filter(|seat| won >> seat.index() & 1 != 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_pieces_lead_and_equals_share() {
        let [a, b, c] = [0, 1, 4].map(|i| Seat::new(i).unwrap());
        let tally = Tally::ZERO.with_piece(a).with_piece(b).with_piece(c).with_piece(c);
        assert_eq!(tally.leaders(), SeatSet::only(c));
        assert_eq!(tally.with_piece(a).leaders(), SeatSet::only(a).with(c));
        assert_eq!(Tally::ZERO.leaders(), SeatSet::EMPTY);
        let done = tally.plus(OPEN, 200).minus(OPEN, 200).done(SeatSet::only(c));
        assert!(done.is_closed() && done.is_done() && !done.has_pieces());
        assert_eq!(done.winners(), SeatSet::only(c));
    }
}
