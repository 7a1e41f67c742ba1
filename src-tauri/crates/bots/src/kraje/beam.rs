//! Two references for Podivné kraje played alone, to measure the levels by: [`Beam`], which knows
//! what a player knows, and [`clairvoyant`], which knows the deck in its order.
//!
//! Both keep the realms that promise most at every depth, a **beam** of them. They are not meant to
//! be played against: nobody wants to wait for them.

use std::sync::Arc;

use game::{HouseRng, Seen};
use kraje::{Action, CardSet, Kraje, Placement, Realm};
use rand::SeedableRng;
use search::{Dice, Leash, Player};

use super::future::{Guess, Hand};
use super::is_twin;
use super::knowledge::Knowledge;
use super::outlook::{Ahead, Outlook};

/// How often a future is drawn again that was drawn before, for each that is wanted.
const REDRAWN: usize = 20;

/// Plays alone, without foresight, as well as a beam of so many realms can.
///
/// What it does at a choice is fixed, so that a share of what it reaches has a meaning:
///
/// 1. Every way to place every card in hand is judged by what the guide expects of the realm then;
///    the best `candidates` of them are looked into.
/// 2. `futures` orders of the cards still unseen are drawn, no two of them with the same hands to
///    come; where there are no more, all there are. All candidates meet the same ones.
/// 3. For each candidate and future, a beam `each` wide plays on to the end: at every card the
///    placements into all its realms are judged, and the best `each` kept; the end is the best
///    total among them.
/// 4. The candidate with the best mean end is placed; of equals, the one that promised more.
///
/// It is therefore `candidates · futures · each` realms wide. It can err in one way only that a
/// wider beam would not mend: within a future it plans as if it knew that future.
#[derive(Clone)]
pub struct Beam {
    knowledge: Arc<Knowledge>,
    width: BeamWidth,
}

/// How wide a [`Beam`] is: the product of the three.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BeamWidth {
    /// Placements looked into.
    pub candidates: usize,
    /// Orders of the unseen cards that each is tried in.
    pub futures: usize,
    /// Realms kept for a candidate in a future.
    pub each: usize,
}

impl BeamWidth {
    /// All realms of the beam.
    pub const fn all(self) -> usize {
        self.candidates * self.futures * self.each
    }
}

impl Beam {
    /// A beam with this guide.
    pub const fn new(knowledge: Arc<Knowledge>, width: BeamWidth) -> Self {
        Self { knowledge, width }
    }
}

impl Player<Kraje> for Beam {
    /// The leash can only call it back: how much it judges is fixed by its width. With another
    /// seat at the table it plays as if that seat did not place anything.
    fn choose(
        &self,
        seen: Seen<'_, Kraje>,
        leash: Leash<'_>,
        rng: &mut HouseRng,
    ) -> Option<Action> {
        let position = seen.imagine(rng);
        let outlook = Outlook::new(&self.knowledge, &position);
        let realm = position.realm(seen.seat());
        let mut found = Found::new(self.width.candidates);
        let ahead = Ahead::after_next(&position, seen.seat());
        found.see(&outlook, realm, 0, Hand { cards: position.hand(seen.seat()), ahead });
        let candidates = found.sorted();
        if candidates.iter().all(|it| it.step.is_none()) {
            return seen.legal_actions().next();
        }
        let futures = self.futures(&outlook, &position, &seen, rng);
        let mut best = None;
        for candidate in candidates {
            if leash.is_stopped() {
                break;
            }
            let realm = candidate.grown(&outlook, realm);
            let end = |hands: &Vec<Hand>| best_end(&outlook, &realm, hands, self.width.each);
            let mean = futures.iter().map(end).sum::<f32>() / futures.len() as f32;
            if best.is_none_or(|(most, _)| mean > most) {
                best = Some((mean, candidate.step));
            }
        }
        let step = best.and_then(|(_, step)| step).map(Action::Place);
        step.or_else(|| seen.legal_actions().next())
    }
}

impl Beam {
    /// The hands to come in so many different futures, one at least.
    fn futures(
        &self,
        outlook: &Outlook<'_>,
        position: &Kraje,
        seen: &Seen<'_, Kraje>,
        rng: &mut HouseRng,
    ) -> Vec<Vec<Hand>> {
        let mut dice = Dice::from_rng(rng);
        let mut futures: Vec<Vec<Hand>> = Vec::new();
        for _ in 0..REDRAWN * self.width.futures.max(1) {
            let hands = Guess::new(outlook, position, seen.seat(), &mut dice).hands_alone();
            if !futures.contains(&hands) {
                futures.push(hands);
            }
            if futures.len() >= self.width.futures {
                break;
            }
        }
        futures
    }
}

/// What somebody who knows the whole deck makes of it, as far as a beam so wide sees: the total of
/// the best end found, and its placements. `position` is at the first choice of a game for one,
/// `hands` what there is to choose from, choice by choice.
///
/// `line` are placements of a whole game already played on the same deal; they are never dropped
/// from the beam, so the end found is at least as good. Without one it may be empty.
pub fn clairvoyant(
    knowledge: &Knowledge,
    position: &Kraje,
    hands: &[CardSet],
    width: usize,
    line: &[Placement],
) -> (i32, Vec<Placement>) {
    let outlook = Outlook::new(knowledge, position);
    let mut kept = vec![Realm::EMPTY];
    let mut of_line = Realm::EMPTY;
    let mut line = line.iter().peekable();
    for (n, &cards) in hands.iter().enumerate() {
        // Who knows the deck knows what still comes.
        let unseen = hands[n + 1..].iter().fold(CardSet::EMPTY, |all, &it| all.with(it));
        let hand = Hand { cards, ahead: Ahead { n_cards: hands.len() - n - 1, unseen } };
        kept = widened(&outlook, &kept, hand, width);
        // Where it was stuck, a line has no placement for the hand.
        if let Some(&placement) = line.next_if(|it| cards.contains(it.card)) {
            of_line.place(outlook.pack, placement);
        }
        if !of_line.is_empty() && !kept.contains(&of_line) {
            kept.push(of_line.clone());
        }
    }
    let total = |realm: &Realm| realm.total(outlook.pack, outlook.shared);
    let best = kept.iter().max_by_key(|realm| total(realm));
    best.map_or((0, Vec::new()), |realm| (total(realm), realm.placed().to_vec()))
}

/// The best total that a beam so wide makes of a realm with these hands to come.
fn best_end(outlook: &Outlook<'_>, realm: &Realm, hands: &[Hand], width: usize) -> f32 {
    let total = |realm: &Realm| realm.total(outlook.pack, outlook.shared) as f32;
    let Some((&last, before)) = hands.split_last() else { return total(realm) };
    let mut kept = vec![realm.clone()];
    for &hand in before {
        kept = widened(outlook, &kept, hand, width);
    }
    // Of the last card only the total matters, so no realm is made of it.
    let end = |realm: &Realm| {
        let mut most = f32::NEG_INFINITY;
        outlook.each(realm, last.cards, last.ahead, |_, total| most = most.max(total));
        if most.is_finite() { most } else { total(realm) }
    };
    kept.iter().map(end).fold(f32::NEG_INFINITY, f32::max)
}

/// The most promising realms that come from these by one of the cards.
fn widened(outlook: &Outlook<'_>, realms: &[Realm], hand: Hand, width: usize) -> Vec<Realm> {
    let mut found = Found::new(width);
    for (realm, parent) in realms.iter().zip(0..) {
        found.see(outlook, realm, parent, hand);
    }
    let kept = found.sorted();
    kept.iter().map(|it| it.grown(outlook, &realms[it.parent as usize])).collect()
}

/// A realm that is kept: another one with a step.
#[derive(Copy, Clone, Debug)]
struct Kept {
    /// What it promises.
    value: f32,
    /// The index of the realm it comes from.
    parent: u32,
    /// What is placed; `None` where nothing fits (PK-STUCK).
    step: Option<Placement>,
}

impl Kept {
    fn grown(&self, outlook: &Outlook<'_>, parent: &Realm) -> Realm {
        let mut realm = parent.clone();
        if let Some(placement) = self.step {
            realm.place(outlook.pack, placement);
        }
        realm
    }
}

/// The best of all that were seen.
struct Found {
    width: usize,
    kept: Vec<Kept>,
    /// What is worth less is not among them.
    least: f32,
}

impl Found {
    fn new(width: usize) -> Self {
        Self { width: width.max(1), kept: Vec::new(), least: f32::NEG_INFINITY }
    }

    /// Sees every way to place one of these cards.
    fn see(&mut self, outlook: &Outlook<'_>, realm: &Realm, parent: u32, hand: Hand) {
        let mut is_stuck = true;
        outlook.each(realm, hand.cards, hand.ahead, |placement, value| {
            is_stuck = false;
            if !is_twin(realm, placement) {
                self.take(Kept { value, parent, step: Some(placement) });
            }
        });
        if is_stuck {
            let value = outlook.value(realm, hand.ahead);
            self.take(Kept { value, parent, step: None });
        }
    }

    fn take(&mut self, it: Kept) {
        if it.value < self.least {
            return;
        }
        self.kept.push(it);
        if self.kept.len() >= 4 * self.width {
            self.cut();
        }
    }

    /// Leaves no more than the width.
    fn cut(&mut self) {
        if self.kept.len() <= self.width {
            return;
        }
        self.kept.select_nth_unstable_by(self.width - 1, best_first);
        self.kept.truncate(self.width);
        self.least = self.kept[self.width - 1].value;
    }

    /// From the best down.
    fn sorted(mut self) -> Vec<Kept> {
        self.cut();
        self.kept.sort_unstable_by(best_first);
        self.kept
    }
}

/// The better one first; of equals the one that was seen first.
fn best_first(a: &Kept, b: &Kept) -> std::cmp::Ordering {
    b.value.total_cmp(&a.value).then(a.parent.cmp(&b.parent)).then(a.step.cmp(&b.step))
}
