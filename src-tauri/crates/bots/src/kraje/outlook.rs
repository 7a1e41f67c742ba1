//! [`Outlook`]: judges realms, and all ways to place cards in one.

use std::cell::Cell;

use kraje::{
    CardId, CardSet, ConditionNo, Face, Pack, Placement, Realm, Rotation, Side, Spot, Symbol,
};

use super::knowledge::{Knowledge, Weighing};

/// Judges realms of one game with what is known of them.
pub(super) struct Outlook<'a> {
    pub(super) knowledge: &'a Knowledge,
    pub(super) pack: &'static Pack,
    pub(super) shared: Option<ConditionNo>,
    /// Realms judged so far.
    n_judged: Cell<u64>,
}

impl<'a> Outlook<'a> {
    pub(super) const fn new(
        knowledge: &'a Knowledge,
        pack: &'static Pack,
        shared: Option<ConditionNo>,
    ) -> Self {
        Self { knowledge, pack, shared, n_judged: Cell::new(0) }
    }

    /// How many realms were judged so far.
    pub(super) const fn n_judged(&self) -> u64 {
        self.n_judged.get()
    }

    /// The total a realm is expected to end with when it still gets so many cards.
    pub(super) fn value(&self, realm: &Realm, n_left: usize) -> f32 {
        self.n_judged.set(self.n_judged.get() + 1);
        if n_left == 0 {
            return realm.total(self.pack, self.shared) as f32;
        }
        let stage = self.knowledge.stage(n_left);
        stage.weighing(self.pack, realm, self.shared).of_realm(realm)
    }

    /// Judges every way to place one of these cards, after which the realm still gets so many.
    pub(super) fn each(
        &self,
        realm: &Realm,
        cards: CardSet,
        n_left: usize,
        mut judged: impl FnMut(Placement, f32),
    ) {
        if n_left == 0 {
            for (card, side) in faces(cards) {
                self.each_spot(realm, card, side, |placement, after| {
                    judged(placement, after.total(self.pack, self.shared) as f32);
                });
            }
            return;
        }
        let stage = self.knowledge.stage(n_left);
        let plain = stage.weighing(self.pack, realm, self.shared);
        let plain_ground = Ground::new(realm, &plain);
        for (card, side) in faces(cards) {
            let face = self.pack.card(card).face(side);
            let mut judge = |weighing: &Weighing<'_>, ground: &Ground| {
                let constant = weighing.constant + ground.all + worth_of(face, weighing);
                self.each_spot(realm, card, side, |placement, after| {
                    let covered = ground.under(placement);
                    judged(placement, constant - covered + weighing.of_conditions(after));
                });
            };
            if side == Side::Plain {
                judge(&plain, &plain_ground);
            } else {
                let no = self.pack.card(card).condition;
                let more = stage.weighing_with(&plain, self.pack, no);
                judge(&more, &Ground::new(realm, &more));
            }
        }
    }

    /// The best way to place one of these cards, of equals the first; `None` when the realm is
    /// stuck.
    pub(super) fn best(&self, realm: &Realm, cards: CardSet, n_left: usize) -> Option<Placement> {
        let mut best = None;
        self.each(realm, cards, n_left, |placement, value| {
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

/// What the fields of a face are good for.
fn worth_of(face: &Face, weighing: &Weighing<'_>) -> f32 {
    let of_field = |symbols: &[Symbol]| {
        weighing.field + symbols.iter().map(|&it| weighing.symbols[it as usize]).sum::<f32>()
    };
    face.grid.iter().flatten().map(|field| of_field(&field.symbols)).sum()
}

/// Rows and columns of a [`Ground`]: all that a card can cover, see [`kraje::Spot`].
const SIDE: usize = 36;
/// The row and column of 0.
const ORIGIN: i8 = 17;

/// What each field of a realm is good for, whatever the conditions say of its place.
struct Ground {
    fields: [[f32; SIDE]; SIDE],
    all: f32,
}

impl Ground {
    fn new(realm: &Realm, weighing: &Weighing<'_>) -> Self {
        let mut ground = Self { fields: [[0.0; SIDE]; SIDE], all: 0.0 };
        for at in realm.all_fields() {
            ground.add(Spot(at.x, at.y), weighing.field);
        }
        for symbol in Symbol::ALL {
            for at in realm.fields_with(symbol) {
                ground.add(Spot(at.x, at.y), weighing.symbols[symbol as usize]);
            }
        }
        ground
    }

    fn add(&mut self, Spot(x, y): Spot, worth: f32) {
        self.fields[(y + ORIGIN) as usize][(x + ORIGIN) as usize] += worth;
        self.all += worth;
    }

    /// What a card there would cover.
    fn under(&self, placement: Placement) -> f32 {
        let (width, height) = Face::size(placement.rotation);
        let (row, column) = ((placement.y + ORIGIN) as usize, (placement.x + ORIGIN) as usize);
        let rows = &self.fields[row..row + height];
        rows.iter().map(|fields| fields[column..column + width].iter().sum::<f32>()).sum()
    }
}
