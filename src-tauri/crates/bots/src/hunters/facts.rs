//! What can be said for a decision in Hunters and Gatherers.

use ::hunters::{Action, AreaKind, Hunters, Land, Piece};
use game::{Game, MAX_SEATS, Seat};
use serde::Serialize;

use super::learned;
use crate::{Case, Fact};

/// What can be said for a decision, with its figures.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum HuntersTopic {
    /// An area with pieces of one's own.
    Area {
        /// What it is.
        kind: AreaKind,
        /// One's own pieces there.
        own: u8,
        /// The most that any other seat has there.
        most: u8,
        /// Points for whoever has most: of a forest or river if it closes as it is, of a meadow or
        /// system if the game ended now.
        points: u16,
        /// Sides where it can still grow; 0 = closed.
        open: u8,
        /// Of a forest or river: empty squares that must be filled to close it.
        gaps: u8,
        /// Of a forest or river: the tiles to come that fit the hardest of them.
        fits: u8,
    },
    /// An area that another seat has to itself.
    Theirs {
        /// Whose.
        seat: Seat,
        /// What it is.
        kind: AreaKind,
        /// Points, as above.
        points: u16,
        /// Sides where it can still grow.
        open: u8,
        /// Empty squares that must be filled to close it.
        gaps: u8,
        /// The tiles to come that fit the hardest of them.
        fits: u8,
    },
    /// Pawns in the supply.
    Pawns {
        /// How many.
        left: u8,
        /// How many of them have come back in this turn, as far as is known.
        back: u8,
    },
    /// Huts in the supply.
    Huts {
        /// How many.
        left: u8,
    },
    /// A turn with a bonus tile comes next.
    Bonus,
}

/// Subjects; areas have one for each kind, and standing or owner.
const PAWNS: u16 = 0;
const HUTS: u16 = 1;
const BONUS: u16 = 2;
const AREAS: u16 = 16;
const THEIRS: u16 = 32;

/// The part of an area's points that is left for whoever is behind there.
const BEHIND: f32 = 0.1;

/// What another seat has hurts so much less than one's own is good.
const OTHERS: f32 = 0.5;

pub(super) fn facts(case: &Case<'_, Hunters>) -> Vec<Fact<HuntersTopic>> {
    let after = case.after(0);
    let knowledge = case.evaluator.hand();
    let left = learned::left(&after);
    let seat = case.seat;
    let mut facts = Vec::new();
    after.each_occupied(|_, land| {
        let land = &land();
        let worth = knowledge.outlook(land, left);
        // What has just closed is counted already.
        let is_over = land.open == 0 && matches!(land.kind, AreaKind::Forest | AreaKind::River);
        facts.extend((!is_over).then(|| of_area(land, seat, after.n_seats(), worth)).flatten());
    });
    // The best of a kind stands for it.
    facts.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let (pawns, huts) = after.supply_of(seat);
    let n_turns = f32::from(after.n_to_come()) / f32::from(after.n_seats());
    let worth = knowledge.supply(n_turns, (pawns, 0));
    let puts = matches!(case.actions.first(), Some(Action::Occupy { piece: Piece::Pawn, .. }));
    let back = (pawns + u8::from(puts)).saturating_sub(case.before.supply_of(seat).0);
    facts.push(Fact { topic: HuntersTopic::Pawns { left: pawns, back }, subject: PAWNS, worth });
    let worth = knowledge.supply(n_turns, (0, huts));
    facts.push(Fact { topic: HuntersTopic::Huts { left: huts }, subject: HUTS, worth });
    if after.awaits_bonus() == Some(seat) {
        let worth = knowledge.bonus_turn;
        facts.push(Fact { topic: HuntersTopic::Bonus, subject: BONUS, worth });
    }
    facts
}

fn of_area(land: &Land, seat: Seat, n_seats: u8, worth: f32) -> Option<Fact<HuntersTopic>> {
    let (kind, points, open) = (land.kind, land.worth, land.open);
    let gaps = land.fits.len() as u8;
    let fits = land.fits.iter().copied().min().unwrap_or(0);
    let own = land.pieces[seat.index()];
    let others = Seat::all(n_seats).filter(|&it| it != seat);
    let first = others.max_by_key(|it| land.pieces[it.index()]);
    let most = first.map_or(0, |it| land.pieces[it.index()]);
    if own > 0 {
        let leads = own >= most;
        let topic = HuntersTopic::Area { kind, own, most, points, open, gaps, fits };
        let subject = AREAS + 2 * kind as u16 + u16::from(!leads);
        return Some(Fact { topic, subject, worth: if leads { worth } else { BEHIND * worth } });
    }
    let first = first.filter(|_| most > 0)?;
    let topic = HuntersTopic::Theirs { seat: first, kind, points, open, gaps, fits };
    let subject = THEIRS + (MAX_SEATS * kind as usize + first.index()) as u16;
    Some(Fact { topic, subject, worth: -OTHERS * worth })
}
