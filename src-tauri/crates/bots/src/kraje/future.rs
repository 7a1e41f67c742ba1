//! [`Future`]: how a game may go on: the cards a seat will choose from, and what the other seat
//! will end with.

use game::{Game, Seat};
use kraje::{CardId, CardSet, Kraje, Realm};
use rand::seq::SliceRandom;
use search::Dice;

use super::after;
use super::outlook::{Ahead, Outlook};

/// How the game goes on for a seat after the card it is about to place.
#[derive(Clone, Debug, Default)]
pub(super) struct Future {
    /// What it will choose from, placement by placement.
    pub(super) hands: Vec<Hand>,
    /// What the other seat ends with; 0 without one.
    pub(super) other: f32,
}

/// What a realm gets its next card from.
#[derive(Copy, Clone, Debug)]
pub(super) struct Hand {
    pub(super) cards: CardSet,
    pub(super) ahead: Ahead,
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
            let ahead = Ahead::after_next(position, other);
            let mut cards = position.hand(other);
            if position.chooses_openly()
                && let Some(action) = position.committed(other)
            {
                cards.remove(action.card());
                return (after(&realm, action, outlook), cards);
            }
            let left = place(outlook, &mut realm, Hand { cards, ahead });
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

    /// PK-SOLO: two cards from the bottom, one from below the top, and the next top, which nobody
    /// places.
    fn alone(&self) -> Future {
        let mut hands = Vec::new();
        let mut deck = self.deck.as_slice();
        let mut n_cards = self.position.n_to_place() - 1;
        let mut hand = |n_drawn: usize, n_skipped: usize| {
            let cards = draw(&mut deck, n_drawn);
            draw(&mut deck, n_skipped);
            n_cards = n_cards.saturating_sub(1);
            hands.push(Hand { cards, ahead: Ahead { n_cards, unseen: set_of(deck) } });
            n_cards > 0
        };
        let mut goes_on = self.position.n_to_place() > 1;
        if goes_on && !self.position.is_second_pick() {
            goes_on = hand(1, 1);
        }
        while goes_on {
            goes_on = hand(2, 0) && hand(1, 1);
        }
        Future { hands, other: 0.0 }
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
        let mut deck = self.deck.as_slice();
        let mut n_cards = self.position.n_to_place() - 1;
        let mut passing = (!self.position.is_second_pick()).then_some((own_left, passed));
        loop {
            if let Some((own_left, passed)) = passing {
                n_cards -= 1;
                let ahead = Ahead { n_cards, unseen: set_of(deck) };
                let hand = |cards| Hand { cards, ahead };
                hands.push(hand(passed));
                place(self.outlook, &mut own, hand(passed));
                place(self.outlook, &mut other, hand(own_left));
            }
            if n_cards == 0 {
                break;
            }
            let dealt = [draw(&mut deck, 2), draw(&mut deck, 2)];
            n_cards -= 1;
            let hand = |cards, beside| Hand {
                cards,
                ahead: Ahead { n_cards, unseen: set_of(deck).with(beside) },
            };
            let (own_hand, other_hand) = (hand(dealt[0], dealt[1]), hand(dealt[1], dealt[0]));
            hands.push(own_hand);
            let own_left = place(self.outlook, &mut own, own_hand);
            let other_left = place(self.outlook, &mut other, other_hand);
            passing = Some((own_left, other_left));
        }
        Future { hands, other: other.total(self.outlook.pack, self.outlook.shared) as f32 }
    }
}

impl Future {
    /// What a realm ends with in this future if it is played by what is expected of realms.
    pub(super) fn own(&self, outlook: &Outlook<'_>, realm: Realm) -> f32 {
        self.end(outlook, realm).total(outlook.pack, outlook.shared) as f32
    }

    /// The realm as it is in the end.
    pub(super) fn end(&self, outlook: &Outlook<'_>, mut realm: Realm) -> Realm {
        for &hand in &self.hands {
            place(outlook, &mut realm, hand);
        }
        realm
    }
}

/// Places the best of these cards in the best way, or discards the first one when the realm is
/// stuck; gives back what is left of the hand.
fn place(outlook: &Outlook<'_>, realm: &mut Realm, hand: Hand) -> CardSet {
    let mut left = hand.cards;
    match outlook.best(realm, hand.cards, hand.ahead) {
        Some(placement) => {
            realm.place(outlook.pack, placement);
            left.remove(placement.card);
        }
        None => {
            if let Some(card) = hand.cards.first() {
                left.remove(card);
            }
        }
    }
    left
}

/// The next cards of a deck, as many as there are.
fn draw(deck: &mut &[CardId], n: usize) -> CardSet {
    let (drawn, left) = deck.split_at(n.min(deck.len()));
    *deck = left;
    set_of(drawn)
}

fn set_of(cards: &[CardId]) -> CardSet {
    let mut set = CardSet::EMPTY;
    for &card in cards {
        set.insert(card);
    }
    set
}
