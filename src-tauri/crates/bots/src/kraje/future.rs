//! [`Future`]: how a game may go on: the cards a seat will choose from, and what the other seat
//! will end with.

use game::{Game, Seat};
use kraje::{CardId, CardSet, Kraje, Realm};
use rand::seq::SliceRandom;
use search::Dice;

use super::outlook::Outlook;

/// How the game goes on for a seat after the card it is about to place.
#[derive(Clone, Debug, Default)]
pub(super) struct Future {
    /// The cards it will choose from, placement by placement.
    pub(super) hands: Vec<CardSet>,
    /// What the other seat ends with; 0 without one.
    pub(super) other: f32,
}

/// One way the hidden cards may lie.
pub(super) struct Guess<'a> {
    outlook: &'a Outlook<'a>,
    position: &'a Kraje,
    seat: Seat,
    /// The cards of the deck in the order they come up.
    deck: Vec<CardId>,
    /// The other seat's realm after its present card, and the card that it does not place.
    other: Option<(Realm, CardSet)>,
}

impl<'a> Guess<'a> {
    /// Guesses an order of the deck. The position was imagined for `seat`.
    pub(super) fn new(
        outlook: &'a Outlook<'a>,
        position: &'a Kraje,
        seat: Seat,
        dice: &mut Dice,
    ) -> Self {
        let mut deck: Vec<CardId> = position.deck().iter().collect();
        deck.shuffle(dice);
        let other = (position.n_seats() > 1).then(|| {
            let other = seat.next(2);
            let mut realm = position.realm(other).clone();
            let left = place(outlook, &mut realm, position.hand(other), position.n_to_place() - 1);
            (realm, left)
        });
        Self { outlook, position, seat, deck, other }
    }

    /// Whether there is another seat to win against.
    pub(super) const fn is_contest(&self) -> bool {
        self.other.is_some()
    }

    /// How the game goes on when the seat places `card`, its realm then being `realm`.
    pub(super) fn after(&self, card: CardId, realm: &Realm) -> Future {
        let mut left = self.position.hand(self.seat);
        left.remove(card);
        match &self.other {
            None => self.alone(),
            Some((other, passed)) => self.beside(realm.clone(), left, other.clone(), *passed),
        }
    }

    fn alone(&self) -> Future {
        Future { hands: self.hands_alone(), other: 0.0 }
    }

    /// PK-SOLO: two cards from the bottom, one from below the top, and the next top, which nobody
    /// places.
    pub(super) fn hands_alone(&self) -> Vec<CardSet> {
        let mut hands = Vec::new();
        let mut deck = self.deck.iter().copied();
        let mut draw = |n: usize| deck.by_ref().take(n).collect::<Vec<_>>();
        if !self.position.is_second_pick() {
            hands.push(set_of(&draw(1)));
            draw(1);
        }
        while hands.len() + 1 < self.position.n_to_place() {
            hands.push(set_of(&draw(2)));
            hands.push(set_of(&draw(1)));
            draw(1);
        }
        hands
    }

    /// PK-ROUND: both place by what they expect of their realms, and pass the other card on.
    fn beside(
        &self,
        mut own: Realm,
        own_left: CardSet,
        mut other: Realm,
        passed: CardSet,
    ) -> Future {
        let mut hands = Vec::new();
        let mut deck = self.deck.chunks_exact(2);
        let mut n_left = self.position.n_to_place() - 1;
        let mut passing = (!self.position.is_second_pick()).then_some((own_left, passed));
        loop {
            if let Some((own_left, passed)) = passing {
                n_left -= 1;
                hands.push(passed);
                place(self.outlook, &mut own, passed, n_left);
                place(self.outlook, &mut other, own_left, n_left);
            }
            if n_left == 0 {
                break;
            }
            let mut deal = || deck.next().map_or(CardSet::EMPTY, set_of);
            let (own_hand, other_hand) = (deal(), deal());
            n_left -= 1;
            hands.push(own_hand);
            let own_left = place(self.outlook, &mut own, own_hand, n_left);
            let other_left = place(self.outlook, &mut other, other_hand, n_left);
            passing = Some((own_left, other_left));
        }
        Future { hands, other: self.outlook.value(&other, 0) }
    }
}

impl Future {
    /// What a realm ends with in this future if it is played by what is expected of realms.
    pub(super) fn own(&self, outlook: &Outlook<'_>, mut realm: Realm) -> f32 {
        for (nth, &hand) in self.hands.iter().enumerate() {
            place(outlook, &mut realm, hand, self.hands.len() - nth - 1);
        }
        outlook.value(&realm, 0)
    }
}

/// Places the best of these cards in the best way, or discards the first one when the realm is
/// stuck; gives back what is left of the hand.
fn place(outlook: &Outlook<'_>, realm: &mut Realm, hand: CardSet, n_left: usize) -> CardSet {
    let mut left = hand;
    match outlook.best(realm, hand, n_left) {
        Some(placement) => {
            realm.place(outlook.pack, placement);
            left.remove(placement.card);
        }
        None => {
            if let Some(card) = hand.first() {
                left.remove(card);
            }
        }
    }
    left
}

fn set_of(cards: &[CardId]) -> CardSet {
    let mut set = CardSet::EMPTY;
    for &card in cards {
        set.insert(card);
    }
    set
}
