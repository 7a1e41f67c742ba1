//! [`Outlook`]: judges realms, and all ways to place cards in one.

use std::cell::Cell;

use game::{Game, Seat};
use kraje::{
    CardId, CardSet, ConditionNo, Face, Kraje, Pack, Placement, Realm, Rotation, Side, Spot, Symbol,
};

use super::knowledge::Knowledge;
use super::network::{Counts, Network, Sight};

/// What a realm still gets, as far as its owner knows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Ahead {
    /// So many cards.
    pub(super) n_cards: usize,
    /// They are among these.
    pub(super) unseen: CardSet,
}

impl Ahead {
    /// What the realm of a seat gets after the next card, seen before that one is chosen. Of a
    /// position imagined for that seat it is the same however its hidden cards lie.
    pub(super) fn after_next(position: &Kraje, seat: Seat) -> Self {
        let mut unseen = position.deck();
        // The first card of a round is chosen before anything is known of the other hand; the second
        // one is what the other seat left over, and it got what was left over here.
        if position.n_seats() > 1 && !position.is_second_pick() {
            unseen = unseen.with(position.hand(seat.next(2)));
        }
        Self { n_cards: position.n_to_place().saturating_sub(1), unseen }
    }
}

/// Judges realms of one game with what is known of them.
pub(super) struct Outlook<'a> {
    networks: Option<&'a [Network]>,
    pub(super) pack: &'static Pack,
    pub(super) shared: Option<ConditionNo>,
    /// Realms judged so far.
    n_judged: Cell<u64>,
}

impl<'a> Outlook<'a> {
    /// Of the game of a position.
    pub(super) fn new(knowledge: &'a Knowledge, position: &Kraje) -> Self {
        Self {
            networks: knowledge.networks(position.n_seats()),
            pack: position.pack(),
            shared: position.shared(),
            n_judged: Cell::new(0),
        }
    }

    /// What was learned of realms that still get so many cards; `None` of those that get none, of
    /// which the rules say all, and where nothing was.
    fn network(&self, n_cards: usize) -> Option<&'a Network> {
        self.networks?.get(n_cards.checked_sub(1)?)
    }

    /// How many realms were judged so far.
    pub(super) const fn n_judged(&self) -> u64 {
        self.n_judged.get()
    }

    /// The total a realm is expected to end with when it still gets all this.
    pub(super) fn value(&self, realm: &Realm, ahead: Ahead) -> f32 {
        self.n_judged.set(self.n_judged.get() + 1);
        let Some(network) = self.network(ahead.n_cards) else {
            return realm.total(self.pack, self.shared) as f32;
        };
        let mut sum = network.sum();
        self.tell(realm, ahead, |input, amount| sum.add(input, amount));
        sum.points()
    }

    /// All that a network is told of a realm.
    pub(super) fn tell(&self, realm: &Realm, ahead: Ahead, mut say: impl FnMut(usize, f32)) {
        let sight = Sight::new(self.pack, realm, None, self.shared, ahead.unseen);
        sight.tell(&mut say);
        Counts::of_realm(realm).tell(&mut say);
        sight.tell_values(realm, say);
    }

    /// Judges every way to place one of these cards, after which the realm still gets all this.
    pub(super) fn each(
        &self,
        realm: &Realm,
        cards: CardSet,
        ahead: Ahead,
        mut judged: impl FnMut(Placement, f32),
    ) {
        let Some(network) = self.network(ahead.n_cards) else {
            for (card, side) in faces(cards) {
                self.each_spot(realm, card, side, |placement, after| {
                    judged(placement, after.total(self.pack, self.shared) as f32);
                });
            }
            return;
        };
        let ground = Ground::new(realm);
        for (card, side) in faces(cards) {
            let more = (side != Side::Plain).then(|| self.pack.card(card).condition);
            let sight = Sight::new(self.pack, realm, more, self.shared, ahead.unseen);
            let mut known = network.sum();
            sight.tell(|input, amount| known.add(input, amount));
            let all = ground.all + Counts::of_face(self.pack.card(card).face(side));
            all.tell(|input, amount| known.add(input, amount));
            self.each_spot(realm, card, side, |placement, after| {
                // A card covers few of the fields it could have left in sight.
                let mut sum = known.clone();
                ground.under(placement).tell(|input, amount| sum.add(input, -amount));
                sight.tell_values(after, |input, amount| sum.add(input, amount));
                judged(placement, sum.points());
            });
        }
    }

    /// The best way to place one of these cards, of equals the first; `None` when the realm is
    /// stuck.
    pub(super) fn best(&self, realm: &Realm, cards: CardSet, ahead: Ahead) -> Option<Placement> {
        let mut best = None;
        self.each(realm, cards, ahead, |placement, value| {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((placement, value));
            }
        });
        best.map(|(placement, _)| placement)
    }

    /// Shows the realm with this side up at every open spot.
    fn each_spot(
        &self,
        realm: &Realm,
        card: CardId,
        side: Side,
        mut saw: impl FnMut(Placement, &Realm),
    ) {
        let mut after = realm.clone();
        for rotation in Rotation::ALL {
            for Spot(x, y) in realm.open_spots(rotation) {
                let placement = Placement { card, side, rotation, y, x };
                after.clone_from(realm);
                after.place(self.pack, placement);
                self.n_judged.set(self.n_judged.get() + 1);
                saw(placement, &after);
            }
        }
    }
}

/// The sides of these cards.
fn faces(cards: CardSet) -> impl Iterator<Item = (CardId, Side)> {
    cards.iter().flat_map(|card| Side::ALL.map(|side| (card, side)))
}

/// Rows and columns of a [`Ground`]: all that a card can cover, see [`kraje::Spot`].
const SIDE: usize = 36;
/// The row and column of 0.
const ORIGIN: i8 = 17;

/// What there is to each field of a realm, whatever the conditions say of its place.
struct Ground {
    fields: [[Counts; SIDE]; SIDE],
    all: Counts,
}

impl Ground {
    fn new(realm: &Realm) -> Self {
        let empty = Counts::default();
        let mut ground = Self { fields: [[empty; SIDE]; SIDE], all: empty };
        for at in realm.all_fields() {
            ground.add(Spot(at.x, at.y), Counts::FIELD);
        }
        for symbol in Symbol::ALL {
            for at in realm.fields_with(symbol) {
                ground.add(Spot(at.x, at.y), Counts::symbol(symbol));
            }
        }
        ground
    }

    fn add(&mut self, Spot(x, y): Spot, what: Counts) {
        self.fields[(y + ORIGIN) as usize][(x + ORIGIN) as usize] += what;
        self.all += what;
    }

    /// What a card there would cover.
    fn under(&self, placement: Placement) -> Counts {
        let (width, height) = Face::size(placement.rotation);
        let (row, column) = ((placement.y + ORIGIN) as usize, (placement.x + ORIGIN) as usize);
        let mut sum = Counts::default();
        for fields in &self.fields[row..row + height] {
            fields[column..column + width].iter().for_each(|&it| sum += it);
        }
        sum
    }
}
