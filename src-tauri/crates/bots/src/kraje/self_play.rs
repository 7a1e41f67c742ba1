//! Games that are played to learn from: what a network is told of the realms in them, and what they
//! ended with.

use std::sync::Arc;

use game::{Game, HouseRng, Seat, Seen, Step, Title};
use kraje::{Action, Kraje};
use rand::RngExt;
use search::{Limits, Player};

use super::knowledge::{Knowledge, REALM_CARDS};
use super::network::{HIDDEN, Network, input};
use super::outlook::{Ahead, Outlook};
use crate::bot::{Bot, Budget};
use crate::playing::{Bots, play};

/// A realm after a card was placed, and what it ended with.
pub struct RealmLesson {
    /// The cards it still got, at least one.
    pub n_cards: usize,
    /// The numbers a network is told, by their place among them; all others are 0.
    pub told: Vec<(u16, f32)>,
    /// The points it ended with.
    pub points: f32,
}

/// How large networks are.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NetworkSize {
    /// The numbers it is told.
    pub inputs: usize,
    /// The units of its hidden layer.
    pub hidden: usize,
    /// One for each number of cards still to come, from one.
    pub stages: usize,
}

/// How large the networks of realms are. The weights of one are, in this order, for each input what it
/// adds to the units, the units to begin with, what each is worth, and a constant; all in tens of
/// points.
pub const REALM_NETWORKS: NetworkSize =
    NetworkSize { inputs: input::COUNT, hidden: HIDDEN, stages: REALM_CARDS - 1 };

impl Knowledge {
    /// The weights of the networks for games with so many seats; `None` where there are none.
    pub fn realm_networks(&self, n_seats: u8) -> Option<Vec<Vec<f32>>> {
        Some(self.networks(n_seats)?.iter().map(Network::weights).collect())
    }

    /// The same with networks of these weights for games with so many seats; `None` when they are not
    /// as many as [`REALM_NETWORKS`] says.
    #[must_use]
    pub fn with_realm_networks(&self, n_seats: u8, weights: &[Vec<f32>]) -> Option<Self> {
        let networks: Option<Vec<Network>> = weights.iter().map(|it| Network::of(it)).collect();
        Some(self.with(n_seats, networks?.try_into().ok()?))
    }
}

/// Plays a game dealt from this seed by what is known so far, and tells what is to be learned from it.
///
/// Up to one of its choices, drawn by lot, pupils choose by whim, more or less so from game to game;
/// what comes after it follows what they know. So realms are met that good players would not make, and
/// what is said of each is what good play made of it. With `is_test` there are no whims.
///
/// # Errors
/// When the game does not come to its end.
pub fn realm_lessons(
    knowledge: &Arc<Knowledge>,
    n_seats: u8,
    seed: u64,
    is_test: bool,
) -> Result<Vec<RealmLesson>, String> {
    let start = Kraje::new(&Kraje::standard(n_seats)).map_err(|why| why.to_string())?;
    let lot = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    let whims = (!is_test).then(|| Whims {
        until: (lot % REALM_CARDS as u64) as usize,
        strength: STRENGTHS[(lot / REALM_CARDS as u64) as usize % STRENGTHS.len()],
    });
    let pupil = |_| Bot::<Kraje> {
        player: Box::new(SelfPlayer { knowledge: Arc::clone(knowledge), whims }),
        budget: Budget { nodes: u32::MAX, ms: None },
    };
    let mut met: Vec<(Seat, RealmLesson)> = Vec::new();
    let mut before = start.clone();
    let bots = Bots::of(Seat::all(n_seats).map(pupil), seed);
    let (end, _) = play(start, bots, seed, |step, position| {
        if let Step::Act { seat, action } = step {
            let is_learned = whims.is_none_or(|it| placed(&before) >= it.until);
            let ahead = Ahead::after_next(&before, seat);
            if is_learned && ahead.n_cards > 0 {
                let mut realm = before.realm(seat).clone();
                if let Action::Place(placement) = action {
                    realm.place(before.pack(), placement);
                }
                let mut told = Vec::new();
                let outlook = Outlook::new(knowledge, &before);
                outlook.tell(&realm, ahead, |input, amount| told.push((input as u16, amount)));
                met.push((seat, RealmLesson { n_cards: ahead.n_cards, told, points: 0.0 }));
            }
        }
        // Who chooses at once with another has not seen the other's card.
        if !matches!(step, Step::Act { seat, .. } if position.committed(seat).is_some()) {
            before.clone_from(position);
        }
        Ok(())
    })
    .map_err(|why| why.to_string())?;
    let totals = end.totals();
    let ended = |(seat, lesson): (Seat, RealmLesson)| RealmLesson {
        points: totals[seat.index()] as f32,
        ..lesson
    };
    Ok(met.into_iter().map(ended).collect())
}

/// How strong whims are, in points.
const STRENGTHS: [f32; 4] = [0.3, 1.0, 2.5, 6.0];

/// What pupils do against what they know.
#[derive(Copy, Clone)]
struct Whims {
    /// The choice of the game, from 0, that is the last by whim.
    until: usize,
    strength: f32,
}

/// The cards that each seat has placed or discarded.
fn placed(position: &Kraje) -> usize {
    REALM_CARDS - position.n_to_place()
}

/// Places what promises most, or what it fancies.
struct SelfPlayer {
    knowledge: Arc<Knowledge>,
    whims: Option<Whims>,
}

impl Player<Kraje> for SelfPlayer {
    fn choose(&self, seen: Seen<'_, Kraje>, _: Limits<'_>, rng: &mut HouseRng) -> Option<Action> {
        let position = seen.imagine(rng);
        let seat = seen.seat();
        let strength = self.whims.filter(|it| placed(&position) <= it.until).map(|it| it.strength);
        let outlook = Outlook::new(&self.knowledge, &position);
        let ahead = Ahead::after_next(&position, seat);
        let mut best = None;
        outlook.each(position.realm(seat), position.hand(seat), ahead, |placement, value| {
            // Gumbel's noise makes of the best one that is drawn by softmax.
            let whim = strength.map_or(0.0, |it| -it * (-rng.random::<f32>().ln()).ln());
            let value = value + whim;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, placement));
            }
        });
        best.map(|(_, it)| Action::Place(it)).or_else(|| seen.legal_actions().next())
    }
}
