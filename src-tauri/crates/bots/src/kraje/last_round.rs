//! [`LastRound`]: the last round for two, in which nothing is hidden any more, worked out.
//!
//! All cards but the open top of the deck are dealt by then (PK-ROUND), so each seat knows the other's
//! hand. Both choose a card at once, then each gets the one that the other left over: a small game of
//! two who choose at once, with known ends.

use game::{Game, HouseRng, Seat};
use kraje::{Action, CardId, CardSet, Kraje, Placement, Realm};
use rand::RngExt;
use search::Limits;

use super::outlook::{Ahead, Outlook};

/// How often fictitious play lets both answer what the other has done so far. Of the few lines that
/// are worth something the shares are within a few hundredths by then.
const ANSWERS: usize = 2_000;

/// The part of what an end is worth that its lead says, beside who has won.
const OF_LEAD: f32 = 0.1;

/// A first card placed.
#[derive(Copy, Clone, Debug)]
struct Line {
    placement: Placement,
    /// Which card of the hand it is.
    card: usize,
    /// The total in the end, by which card of its hand the other seat places.
    ends: [i32; 2],
}

impl Line {
    /// Whether it leaves over the same card as another and ends at least as well whatever comes.
    fn makes_needless(&self, other: &Self) -> bool {
        self.card == other.card && self.ends.iter().zip(&other.ends).all(|(a, b)| a >= b)
    }
}

/// First cards of a seat that are not tried yet.
struct Untried {
    realm: Realm,
    /// The cards that the other seat chooses from.
    others: [CardId; 2],
    /// By the card of the hand: the placements, the most promising last.
    placements: [Vec<Placement>; 2],
    /// What was tried and is not made needless by another.
    lines: Vec<Line>,
}

/// Both seats' ways to play the last round.
pub(super) struct LastRound {
    own: Vec<Line>,
    others: Vec<Line>,
    /// Whether the other seat sees what is chosen before it chooses (PK-ROUND).
    is_answered: bool,
}

impl LastRound {
    /// Works it out for a seat that is about to choose its first card of the last round, as far as
    /// the limits lets; `None` in any other position, and where a realm is stuck.
    pub(super) fn new(
        outlook: &Outlook<'_>,
        position: &Kraje,
        seat: Seat,
        limits: Limits<'_>,
    ) -> Option<Self> {
        if position.n_seats() != 2 || position.n_to_place() != 2 || position.is_second_pick() {
            return None;
        }
        let is_open = position.chooses_openly();
        let of = |seat| Untried::new(outlook, position, seat);
        let mut untried = [of(seat)?, of(seat.next(2))?];
        if is_open && let Some(action) = position.committed(seat.next(2)) {
            untried[1].keep_only(action);
        }
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for (it, card) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                // One of each must be there, or there is nothing to compare.
                let is_first = untried[it].lines.iter().all(|line| line.card != card);
                let is_over =
                    outlook.n_judged() >= u64::from(limits.nodes()) || limits.is_stopped();
                if is_first || !is_over {
                    goes_on |= untried[it].try_next(outlook, card);
                }
            }
        }
        let [own, others] = untried.map(|it| it.lines);
        let is_answered = is_open && position.committed(seat.next(2)).is_none();
        (!own.is_empty() && !others.is_empty()).then_some(Self { own, others, is_answered })
    }

    /// The placement to choose: the best after the other's best answer, where there is one; else
    /// drawn by the shares of the lines in an even game, so that nobody profits from foreseeing it.
    pub(super) fn choose(&self, decided: f32, rng: &mut HouseRng) -> Placement {
        if self.is_answered {
            return self.safest(decided).placement;
        }
        let shares = self.shares(decided);
        let mut left = rng.random::<f32>();
        let drawn = shares.iter().position(|share| {
            left -= share;
            left < 0.0
        });
        self.own[drawn.unwrap_or(0)].placement
    }

    /// The own line after which the other's best answer leaves the most.
    fn safest(&self, decided: f32) -> &Line {
        let least = |own: &Line| {
            let answers = self.others.iter().map(|other| worth(own, other, decided));
            answers.fold(f32::INFINITY, f32::min)
        };
        let worths: Vec<f32> = self.own.iter().map(least).collect();
        &self.own[first_most(&worths)]
    }

    /// How often each own line is played when neither side can do better by playing otherwise, by
    /// fictitious play (Brown 1951).
    fn shares(&self, decided: f32) -> Vec<f32> {
        let worth = |own: &Line, other: &Line| worth(own, other, decided);
        // What a line would have come to against all that the other side has played so far.
        let (mut own_sums, mut other_sums) =
            (vec![0.0; self.own.len()], vec![0.0; self.others.len()]);
        let mut n_played = vec![0_u32; self.own.len()];
        for _ in 0..ANSWERS {
            let own = first_most(&own_sums);
            let other = first_most(&other_sums);
            n_played[own] += 1;
            for (sum, line) in own_sums.iter_mut().zip(&self.own) {
                *sum += worth(line, &self.others[other]);
            }
            for (sum, line) in other_sums.iter_mut().zip(&self.others) {
                *sum -= worth(&self.own[own], line);
            }
        }
        n_played.iter().map(|&n| n as f32 / ANSWERS as f32).collect()
    }
}

/// What the end of two lines is worth to the first one's seat.
fn worth(own: &Line, other: &Line, decided: f32) -> f32 {
    worth_of(own.ends[other.card] - other.ends[own.card], decided)
}

impl Untried {
    /// Leaves only what was chosen.
    fn keep_only(&mut self, chosen: Action) {
        for placements in &mut self.placements {
            placements.retain(|&it| Action::Place(it) == chosen);
        }
    }

    fn new(outlook: &Outlook<'_>, position: &Kraje, seat: Seat) -> Option<Self> {
        let realm = position.realm(seat).clone();
        let hand = two(position.hand(seat))?;
        let others = two(position.hand(seat.next(2)))?;
        let ahead = Ahead::after_next(position, seat);
        let placements = hand.map(|card| {
            let mut all = Vec::new();
            outlook
                .each(&realm, only(card), ahead, |placement, value| all.push((value, placement)));
            all.sort_by(|(a, _), (b, _)| a.total_cmp(b));
            all.into_iter().map(|(_, it)| it).collect()
        });
        Some(Self { realm, others, placements, lines: Vec::new() })
    }

    /// Tries the most promising placement of a card; whether there was one.
    fn try_next(&mut self, outlook: &Outlook<'_>, card: usize) -> bool {
        let Some(placement) = self.placements[card].pop() else { return false };
        let mut realm = self.realm.clone();
        realm.place(outlook.pack, placement);
        let [first, second] = self.others.map(|passed| best_end(outlook, &realm, passed));
        // The other places its first card and passes on its second, or the other way round.
        let line = Line { placement, card, ends: [second, first] };
        if !self.lines.iter().any(|it| it.makes_needless(&line)) {
            self.lines.retain(|it| !line.makes_needless(it));
            self.lines.push(line);
        }
        true
    }
}

/// What a realm ends with when it gets this card as its last one.
fn best_end(outlook: &Outlook<'_>, realm: &Realm, card: CardId) -> i32 {
    let nothing = Ahead { n_cards: 0, unseen: CardSet::EMPTY };
    let mut most = None;
    outlook.each(realm, only(card), nothing, |_, total| {
        if most.is_none_or(|it| total > it) {
            most = Some(total);
        }
    });
    // A realm that is stuck stays as it is.
    most.map_or_else(|| realm.total(outlook.pack, outlook.shared), |it| it as i32)
}

/// What a lead in the end is worth: whether it is one, and a little of how large it is.
fn worth_of(lead: i32, decided: f32) -> f32 {
    let won = lead.signum() as f32;
    won + OF_LEAD * (lead as f32 / decided).tanh()
}

/// The first of the largest.
fn first_most(sums: &[f32]) -> usize {
    let better = |best: usize, it: usize| if sums[it] > sums[best] { it } else { best };
    (0..sums.len()).reduce(better).unwrap_or(0)
}

fn two(cards: CardSet) -> Option<[CardId; 2]> {
    let mut cards = cards.iter();
    let two = [cards.next()?, cards.next()?];
    cards.next().is_none().then_some(two)
}

fn only(card: CardId) -> CardSet {
    let mut set = CardSet::EMPTY;
    set.insert(card);
    set
}

#[cfg(test)]
mod tests {
    use game::{Seen, Step, Turn, rng_from_seed};
    use kraje::{Choosing, Setup, Side};
    use search::Stop;

    use super::*;
    use crate::{Data, Opponents, by_chance};

    /// A game of chance for two, up to the first choice of its last round.
    fn last_round(seed: u8) -> Kraje {
        last_round_of(&Setup::for_seats(2), seed)
    }

    fn last_round_of(setup: &Setup, seed: u8) -> Kraje {
        let start = Kraje::new(setup).unwrap();
        let is_last = |it: &Kraje| it.n_to_place() == 2 && it.turn() != Turn::Chance;
        by_chance::positions(start, seed).into_iter().find(is_last).unwrap()
    }

    fn line(card: usize, ends: [i32; 2]) -> Line {
        let (side, rotation) = (Side::Plain, kraje::Rotation::NONE);
        Line { placement: Placement { card: CardId(1), side, rotation, y: 0, x: 0 }, card, ends }
    }

    fn simultaneous(own: Vec<Line>, others: Vec<Line>) -> LastRound {
        LastRound { own, others, is_answered: false }
    }

    #[test]
    fn nothing_is_hidden_in_the_last_round() {
        let position = last_round(3);
        for seat in Seat::all(2) {
            for seed in 0..8 {
                let imagined = Seen::new(&position, seat).imagine(&mut rng_from_seed(seed));
                assert_eq!(imagined, position);
            }
        }
    }

    #[test]
    fn ends_are_what_the_game_comes_to() {
        let data: Data<Kraje> = Data::read(Kraje::DATA).unwrap();
        for seed in 1..4 {
            let position = last_round(seed);
            let stop = Stop::new();
            let outlook = Outlook::new(data.evaluator(), &position);
            let limits = Limits::new(20_000, &stop);
            let known = LastRound::new(&outlook, &position, Seat::FIRST, limits).unwrap();
            for (own, other) in
                known.own.iter().flat_map(|own| known.others.iter().map(move |it| (own, it)))
            {
                let mut next = position.clone();
                for (seat, line) in Seat::all(2).zip([own, other]) {
                    let action = Action::Place(line.placement);
                    next.play(Step::Act { seat, action }, &mut ()).unwrap();
                }
                let best = |seat| {
                    let total_with = |action| {
                        let mut realm = next.realm(seat).clone();
                        if let Action::Place(placement) = action {
                            realm.place(next.pack(), placement);
                        }
                        realm.total(next.pack(), next.shared())
                    };
                    next.legal_actions(seat).map(total_with).max().unwrap()
                };
                let other_seat = Seat::FIRST.next(2);
                assert_eq!(best(Seat::FIRST), own.ends[other.card]);
                assert_eq!(best(other_seat), other.ends[own.card]);
            }
        }
    }

    #[test]
    fn where_either_card_may_be_foreseen_both_are_played() {
        // Whoever passes the card that the other hoped for loses by it: what one wants to be equal the
        // other wants to differ.
        let own = vec![line(0, [10, 0]), line(1, [0, 10])];
        let others = vec![line(0, [5, 5]), line(1, [5, 5])];
        let shares = simultaneous(own, others).shares(25.0);
        assert!((shares[0] - 0.5).abs() < 0.05, "{shares:?}");
    }

    #[test]
    fn what_wins_whatever_the_other_does_is_played() {
        let own = vec![line(0, [30, 0]), line(1, [6, 6])];
        let others = vec![line(0, [5, 5]), line(1, [5, 5])];
        let shares = simultaneous(own, others).shares(25.0);
        assert!(shares[1] > 0.95, "{shares:?}");
    }

    #[test]
    fn who_chooses_openly_reckons_with_the_best_answer() {
        // The first line wins by far if the other places its first card, which it will not after it.
        let own = vec![line(0, [40, 0]), line(1, [6, 8])];
        let others = vec![line(0, [5, 5]), line(1, [5, 5])];
        let known = LastRound { own, others, is_answered: true };
        assert_eq!(known.safest(25.0).ends, [6, 8]);
    }

    #[test]
    fn what_was_chosen_openly_is_answered() {
        let data: Data<Kraje> = Data::read(Kraje::DATA).unwrap();
        let setup = Setup { choosing: Choosing::Open, ..Setup::for_seats(2) };
        let mut position = last_round_of(&setup, 2);
        let first = position.turn().seats().first().unwrap();
        let action = position.legal_actions(first).next().unwrap();
        position.play(Step::Act { seat: first, action }, &mut ()).unwrap();
        let outlook = Outlook::new(data.evaluator(), &position);
        let (stop, second) = (Stop::new(), first.next(2));
        let limits = Limits::new(20_000, &stop);
        let known = LastRound::new(&outlook, &position, second, limits).unwrap();
        let others: Vec<Action> =
            known.others.iter().map(|line| Action::Place(line.placement)).collect();
        assert_eq!((others, known.is_answered), (vec![action], false));
        // Nothing ends better by what is known of it.
        let chosen = known.choose(25.0, &mut rng_from_seed(1));
        let lead = |line: &Line| worth(line, &known.others[0], 25.0);
        let most = known.own.iter().map(lead).fold(f32::MIN, f32::max);
        let own = known.own.iter().find(|line| line.placement == chosen).unwrap();
        assert!(lead(own) >= most - 1e-6);
    }

    #[test]
    fn other_positions_are_not_its() {
        let data: Data<Kraje> = Data::read(Kraje::DATA).unwrap();
        let mut position = last_round(1);
        let stop = Stop::new();
        for seat in Seat::all(2) {
            let action = position.legal_actions(seat).next().unwrap();
            position.play(Step::Act { seat, action }, &mut ()).unwrap();
        }
        let outlook = Outlook::new(data.evaluator(), &position);
        let limits = Limits::new(20_000, &stop);
        assert!(LastRound::new(&outlook, &position, Seat::FIRST, limits).is_none());
    }
}
