//! [`Network`]: what a realm is expected to end with, by a small network that was fitted to how games
//! ended (`lab learn --game kraje`).
//!
//! One hidden layer, after Tesauro's TD-Gammon (1995). What it is told of a realm is a sum of a part
//! that is the same wherever the next card comes to lie and of a few numbers that are not, so the
//! first is added up once for all places of a card, as in Nasu's NNUE (2018).

use arrayvec::ArrayVec;
use kraje::{CardSet, ConditionNo, Face, N_CARDS, Pack, Realm, Rule, Symbol};
use serde::{Deserialize, Serialize};

use super::knowledge::{N_SYMBOLS, REALM_CARDS, index};

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// One number for each unit of the hidden layer.
type Layer = [f32; HIDDEN];

/// What a network is told of a realm: numbers, by what they are of.
pub(super) mod input {
    use super::{N_CARDS, N_SYMBOLS};

    /// Whether a condition lies in the realm, by its number.
    pub(in super::super) const OWN: usize = 0;
    /// What it is worth now, in tens of points.
    pub(in super::super) const OWN_VALUE: usize = OWN + N_CARDS;
    /// Whether a condition is the shared one.
    pub(in super::super) const SHARED: usize = OWN_VALUE + N_CARDS;
    /// What it is worth now, in tens of points.
    pub(in super::super) const SHARED_VALUE: usize = SHARED + N_CARDS;
    /// Fields with a symbol, in fives.
    pub(in super::super) const SYMBOLS: usize = SHARED_VALUE + N_CARDS;
    /// All fields, in twenties.
    pub(in super::super) const FIELDS: usize = SYMBOLS + N_SYMBOLS;
    /// The number of own conditions, one-hot and capped at `MOST_OWN`.
    pub(in super::super) const N_OWN: usize = FIELDS + 1;
    /// The most own conditions that are told apart.
    pub(in super::super) const MOST_OWN: usize = 4;
    /// What the shared condition would be worth in a realm without one of its own.
    pub(in super::super) const IDLE: usize = N_OWN + MOST_OWN + 1;
    /// What is copied by who copies, in tens of points.
    pub(in super::super) const COPIED: usize = IDLE + 1;
    /// Whether a card may still come.
    pub(in super::super) const UNSEEN: usize = COPIED + 1;
    /// Numbers in all.
    pub(in super::super) const COUNT: usize = UNSEEN + N_CARDS;
}

/// What numbers in tens of points, fives and twenties are in.
const TEN: f32 = 10.0;
const FIVE: f32 = 5.0;
const TWENTY: f32 = 20.0;

/// Weights in the file are whole thousandths.
const THOUSANDTHS: f32 = 1000.0;

/// What a realm with so many cards still to come is expected to end with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub(super) struct Network {
    /// For each number it is told, what it adds to the units.
    columns: Box<[Layer; input::COUNT]>,
    /// The biases of the units.
    start: Layer,
    /// What the units are worth, in tens of points.
    out: Layer,
    /// The bias of the output, in tens of points.
    constant: f32,
}

/// A network in its file: the columns, `start`, `out` and `constant` one after the other.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Stored(Vec<i32>);

/// Weights of a network.
const N_WEIGHTS: usize = (input::COUNT + 2) * HIDDEN + 1;

impl Network {
    /// The network of these weights, in the order of its file; `None` when they are not as many.
    pub(super) fn of(weights: &[f32]) -> Option<Self> {
        let (layers, &[constant]) = weights.as_chunks::<HIDDEN>() else { return None };
        let (columns, &[start, out]) = layers.split_at_checked(input::COUNT)? else { return None };
        let columns = Box::new(columns.try_into().ok()?);
        Some(Self { columns, start, out, constant })
    }

    /// Its weights in the order of its file.
    pub(super) fn weights(&self) -> Vec<f32> {
        let mut weights = self.columns.as_flattened().to_vec();
        weights.extend(self.start);
        weights.extend(self.out);
        weights.push(self.constant);
        weights
    }

    /// A sum that nothing was told to yet.
    pub(super) const fn sum(&self) -> Sum<'_> {
        Sum { network: self, units: self.start }
    }
}

impl TryFrom<Stored> for Network {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Self, String> {
        let weights: Vec<f32> = stored.0.iter().map(|&it| it as f32 / THOUSANDTHS).collect();
        Self::of(&weights)
            .ok_or_else(|| format!("a network has {N_WEIGHTS} weights, and not {}", weights.len()))
    }
}

impl From<Network> for Stored {
    fn from(network: Network) -> Self {
        let weights = network.weights();
        Self(weights.iter().map(|it| (it * THOUSANDTHS).round() as i32).collect())
    }
}

/// What a network has been told so far.
#[derive(Clone)]
pub(super) struct Sum<'a> {
    network: &'a Network,
    units: Layer,
}

impl Sum<'_> {
    pub(super) fn add(&mut self, input: usize, amount: f32) {
        let column = &self.network.columns[input];
        self.units.iter_mut().zip(column).for_each(|(unit, weight)| *unit += amount * weight);
    }

    /// The points a realm of which all this is so is expected to end with.
    pub(super) fn points(&self) -> f32 {
        let mut parts = [0.0_f32; 8];
        let (units, out) = (self.units.as_chunks::<8>().0, self.network.out.as_chunks::<8>().0);
        for (units, out) in units.iter().zip(out) {
            for (part, (unit, weight)) in parts.iter_mut().zip(units.iter().zip(out)) {
                *part += unit.max(0.0) * weight;
            }
        }
        TEN * (self.network.constant + parts.iter().sum::<f32>())
    }
}

/// How many fields there are in all and of each symbol, a byte each: a realm has fewer than 256.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(super) struct Counts(u64);

impl Counts {
    /// One field.
    pub(super) const FIELD: Self = Self(1 << (8 * N_SYMBOLS));

    /// A symbol on a field.
    pub(super) const fn symbol(symbol: Symbol) -> Self {
        Self(1 << (8 * symbol as usize))
    }

    /// The fields of a face.
    pub(super) fn of_face(face: &Face) -> Self {
        let of_field = |symbols: &[Symbol]| {
            symbols.iter().fold(Self::FIELD, |all, &it| all + Self::symbol(it))
        };
        let fields = face.grid.iter().flatten().map(|field| of_field(&field.symbols));
        fields.fold(Self::default(), |all, it| all + it)
    }

    /// The fields of a realm.
    pub(super) fn of_realm(realm: &Realm) -> Self {
        let fields = Self(Self::FIELD.0 * realm.all_fields().count() as u64);
        let of_symbol = |it| Self(Self::symbol(it).0 * realm.fields_with(it).count() as u64);
        Symbol::ALL.into_iter().fold(fields, |all, it| all + of_symbol(it))
    }

    pub(super) fn tell(self, mut say: impl FnMut(usize, f32)) {
        let bytes = self.0.to_le_bytes();
        for (nth, &n) in bytes[..N_SYMBOLS].iter().enumerate() {
            if n > 0 {
                say(input::SYMBOLS + nth, f32::from(n) / FIVE);
            }
        }
        say(input::FIELDS, f32::from(bytes[N_SYMBOLS]) / TWENTY);
    }
}

impl std::ops::Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// The conditions that count for a realm, and what may still come.
pub(super) struct Sight<'a> {
    pack: &'a Pack,
    own: ArrayVec<ConditionNo, REALM_CARDS>,
    shared: Option<ConditionNo>,
    unseen: CardSet,
}

impl<'a> Sight<'a> {
    /// Of a realm, with one more condition of its own where there is one.
    pub(super) fn new(
        pack: &'a Pack,
        realm: &Realm,
        more: Option<ConditionNo>,
        shared: Option<ConditionNo>,
        unseen: CardSet,
    ) -> Self {
        let own = realm.conditions().iter().map(|own| own.no).chain(more).collect();
        Self { pack, own, shared, unseen }
    }

    /// What is so wherever the cards lie.
    pub(super) fn tell(&self, mut say: impl FnMut(usize, f32)) {
        for &no in &self.own {
            say(input::OWN + index(no), 1.0);
        }
        if let Some(no) = self.shared {
            say(input::SHARED + index(no), 1.0);
        }
        say(input::N_OWN + self.own.len().min(input::MOST_OWN), 1.0);
        for card in self.unseen.iter() {
            say(input::UNSEEN + usize::from(card.0) - 1, 1.0);
        }
    }

    /// What the conditions are worth in a realm now.
    pub(super) fn tell_values(&self, realm: &Realm, mut say: impl FnMut(usize, f32)) {
        let (mut copies, mut least) = (false, i32::MAX);
        let mut value_of = |no: ConditionNo| {
            let rule = &self.pack.condition(no).rule;
            if matches!(rule, Rule::LandOfPlenty { .. }) {
                copies = true;
                return 0.0;
            }
            let value = realm.value(rule);
            least = least.min(value);
            value as f32 / TEN
        };
        for &no in &self.own {
            say(input::OWN_VALUE + index(no), value_of(no));
        }
        if let Some(no) = self.shared {
            let value = value_of(no);
            say(input::SHARED_VALUE + index(no), value);
            if self.own.is_empty() {
                say(input::IDLE, value);
            }
        }
        if copies && least < i32::MAX {
            say(input::COPIED, least as f32 / TEN);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Seat, Step, Title, Turn, rng_from_seed};
    use kraje::{Kraje, Side};
    use rand::RngExt;

    use super::super::knowledge::Knowledge;
    use super::super::outlook::{Ahead, Outlook};
    use super::*;
    use crate::{Data, Opponents, by_chance};

    fn at_random(seed: u64) -> Vec<f32> {
        let mut rng = rng_from_seed(seed);
        (0..N_WEIGHTS).map(|_| ((rng.random::<f32>() - 0.5) * 400.0).round() / 1000.0).collect()
    }

    /// An evaluator that judges games for two by networks of such weights.
    fn knowledge() -> Knowledge {
        let own: Data<Kraje> = Data::read(Kraje::DATA).unwrap();
        let weights: Vec<Vec<f32>> = (1..8).map(at_random).collect();
        own.evaluator().with_realm_networks(2, &weights).unwrap()
    }

    /// Positions of a game of chance for two.
    fn positions() -> Vec<Kraje> {
        by_chance::positions(Kraje::new(&Kraje::standard(2)).unwrap(), 7)
    }

    #[test]
    fn a_file_has_whole_thousandths() {
        let weights = at_random(3);
        let text = serde_json::to_string(&Network::of(&weights).unwrap()).unwrap();
        assert!(!text.contains('.'), "{text}");
        let read: Network = serde_json::from_str(&text).unwrap();
        for (read, was) in read.weights().iter().zip(&weights) {
            assert!((read - was).abs() < 1e-6, "{read} and {was}");
        }
        let short = serde_json::from_str::<Network>("[1,2,3]").unwrap_err().to_string();
        assert!(short.contains("weights, and not 3"), "{short}");
    }

    #[test]
    fn a_place_is_worth_what_the_realm_with_the_card_there_is() {
        let knowledge = knowledge();
        let mut n_met = 0;
        for position in positions() {
            let (Turn::Seats(seats), outlook) =
                (position.turn(), Outlook::new(&knowledge, &position))
            else {
                continue;
            };
            let seat = seats.first().unwrap();
            let (realm, ahead) = (position.realm(seat), Ahead::after_next(&position, seat));
            let mut nth = 0;
            outlook.each(realm, position.hand(seat), ahead, |placement, value| {
                nth += 1;
                // One in seven is enough, of both sides.
                if nth % 7 != 0 {
                    return;
                }
                let mut after = realm.clone();
                after.place(position.pack(), placement);
                let alone = outlook.value(&after, ahead);
                assert!((alone - value).abs() < 0.01, "{placement:?}: {value} and {alone}");
                n_met += usize::from(placement.side != Side::Plain);
            });
        }
        assert!(n_met > 100, "{n_met} conditions");
    }

    #[test]
    fn what_is_still_to_come_hangs_on_nothing_hidden() {
        let mut rng = rng_from_seed(5);
        for position in positions() {
            for seat in Seat::all(2) {
                let sure = Ahead::after_next(&position, seat);
                for _ in 0..4 {
                    let imagined = game::Seen::new(&position, seat).imagine(&mut rng);
                    assert_eq!(Ahead::after_next(&imagined, seat), sure);
                }
            }
        }
    }

    #[test]
    fn who_has_placed_the_first_card_is_not_ahead_of_who_is_about_to() {
        let own: Data<Kraje> = Data::read(Kraje::DATA).unwrap();
        let mut n_met = 0;
        for mut position in positions() {
            let Turn::Seats(seats) = position.turn() else { continue };
            if !position.realm(Seat::FIRST).is_empty() || seats.iter().count() < 2 {
                continue;
            }
            n_met += 1;
            let before = search::Evaluator::value(&**own.evaluator(), &position);
            let mut best = (f32::NEG_INFINITY, None);
            let (realm, hand) = (position.realm(Seat::FIRST), position.hand(Seat::FIRST));
            let ahead = Ahead::after_next(&position, Seat::FIRST);
            let outlook = Outlook::new(own.evaluator(), &position);
            outlook.each(realm, hand, ahead, |placement, value| {
                if value > best.0 {
                    best = (value, Some(placement));
                }
            });
            let action = kraje::Action::Place(best.1.unwrap());
            position.play(Step::Act { seat: Seat::FIRST, action }, &mut ()).unwrap();
            let after = search::Evaluator::value(&**own.evaluator(), &position);
            for seat in [0, 1] {
                let [before, after] = [before[seat], after[seat]];
                assert!((before - after).abs() < 0.01, "{seat}: {before} and {after}");
            }
        }
        assert!(n_met > 0, "a game begins with both asked");
    }

    #[test]
    fn there_are_networks_for_every_number_of_seats() {
        let own: Data<Kraje> = Data::read(Kraje::DATA).unwrap();
        for n_seats in Kraje::LEAST_SEATS..=Kraje::MOST_SEATS {
            assert!(own.evaluator().networks(n_seats).is_some(), "{n_seats}");
        }
    }
}
