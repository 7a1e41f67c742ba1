//! [`View`]: all that one viewer may know of a position, built by allow-list.

use game::{Draws, Odds, Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::card::{CardId, ConditionNo, End, Face, HAND, ROUNDS, Symbol};
use crate::hand::CardSet;
use crate::pack::{Pack, Rank};
use crate::place::{Field, Placement};
use crate::position::{Kraje, Stage};
use crate::realm::Realm;
use crate::score::Values;

/// All that one viewer may know of a position.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// What the game waits for.
    pub stage: Stage,
    /// The round, `1..=4`; after the end 4.
    pub round: u8,
    /// The placement within the round, 1 or 2.
    pub pick: u8,
    /// The card whose condition is shared; nothing before it is revealed.
    pub shared: Option<SharedCondition>,
    /// Cards in the deck, the top one included.
    pub deck_count: u8,
    /// The card on top of the deck, whose plain side everybody sees; nothing while it is not yet
    /// turned up.
    pub deck_top: Option<CardId>,
    /// Cards of which the viewer cannot know where they are (in the deck below the top, or in a
    /// hand hidden from it), ascending.
    pub unseen: Vec<CardId>,
    /// Cards out of the game, ascending (PK-SOLO, PK-STUCK).
    pub discarded: Vec<CardId>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The chance that any one of the unseen cards comes to this viewer; nothing for who draws none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub coming: Option<Coming>,
    /// How the game ended; nothing before the end.
    pub outcome: Option<Outcome>,
}

/// How likely it is that a seat still gets a card that it has not seen.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Coming {
    /// How many cards it still gets.
    pub draws: Draws,
    /// The chance that one certain card is among them.
    pub each: Odds,
}

/// The shared condition with its card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SharedCondition {
    /// The card.
    pub card: CardId,
    /// Its condition.
    pub condition: ConditionNo,
}

/// What a viewer may know of a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// How many cards it holds, without the one it has committed.
    pub hand_count: u8,
    /// Those of them that the viewer may know, ascending: all or none. From the first reveal of a
    /// round on, both seats know what they passed to each other.
    pub hand: Vec<CardId>,
    /// Whether it has chosen in secret and waits for the other.
    pub has_committed: bool,
    /// What it has chosen, for those who may know it.
    pub committed: Option<Action>,
    /// The cards of its realm in the order they were placed. A card chosen in secret is last in it
    /// for those who may know it, and not there for others.
    pub placed: Vec<Placement>,
    /// Every field of the realm as seen from above, row by row.
    pub fields: Vec<FieldView>,
    /// The conditions in the realm in the order they were placed.
    pub conditions: Vec<ConditionNo>,
}

/// A field of a realm as seen from above.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FieldView {
    /// Column; grows to the east.
    pub x: i8,
    /// Row; grows to the south.
    pub y: i8,
    /// Which card it belongs to: index in `placed`, which says the side, too.
    pub from: u8,
    /// Its symbols; none on an empty field and on a condition field.
    pub symbols: Vec<Symbol>,
    /// The edges its river runs to, as the card lies; left out without a river.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<End>>"))]
    pub ends: Vec<End>,
    /// The condition it shows a part of; left out on other fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub condition: Option<ConditionNo>,
}

/// How a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The rank of a solo game (PK-RATING); nothing in a game for two.
    pub rank: Option<Rank>,
    /// Whether all tie-breaks are even too, so that a deciding game may follow (PK-TIE).
    pub full_tie: bool,
}

impl Kraje {
    /// Whether `viewer` may know the cards in the hand of `seat`: one's own always; in the second
    /// half of a round both seats know what they passed to each other, and alone the card was
    /// taken from the open top of the deck. In open choosing all hands lie open.
    fn knows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.knows(seat)
            || self.leader.is_some()
            || self.pick == 1 && (self.is_solo() || matches!(viewer, Viewer::Seat(_)))
    }

    pub(crate) fn viewed_by(&self, viewer: Viewer) -> View {
        let hidden_hands = Seat::all(self.n_seats)
            .filter(|&seat| !self.knows_hand(viewer, seat))
            .fold(CardSet::EMPTY, |hidden, seat| hidden.with(self.hands[seat.index()]));
        let unseen = self.deck.with(hidden_hands);
        // Chosen openly, it is out of the game before the round goes on.
        let open = self.committed.iter().flatten().filter(|_| !self.keeps_secrets());
        let out = open.filter_map(|&action| match action {
            Action::Discard { card } => Some(card),
            Action::Place(_) => None,
        });
        let discarded = out.fold(self.discarded, |mut all, card| {
            all.insert(card);
            all
        });
        View {
            stage: self.stage,
            round: self.round_played(),
            pick: self.pick + 1,
            shared: self
                .shared
                .map(|card| SharedCondition { card, condition: self.pack.card(card).condition }),
            deck_count: self.deck.len() as u8 + u8::from(self.deck_top.is_some()),
            deck_top: self.deck_top,
            unseen: unseen.iter().collect(),
            discarded: discarded.iter().collect(),
            seats: Seat::all(self.n_seats).map(|seat| self.seat_view(viewer, seat)).collect(),
            coming: self.coming(viewer, unseen.len() as u8),
            outcome: (self.stage == Stage::Over).then(|| self.outcome_of()),
        }
    }

    /// What a seat still gets of this many cards it has not seen. In every round three: the two of
    /// its hand, then the one that the other passes on (PK-ROUND) or that comes from the top
    /// (PK-SOLO). Which of its two the other seat keeps is not foreseen.
    fn coming(&self, viewer: Viewer, unseen: u8) -> Option<Coming> {
        let Viewer::Seat(seat) = viewer else { return None };
        let rounds = (ROUNDS - self.n_rounds).saturating_sub(1);
        let missing = HAND - self.hands[seat.index()].len() as u8;
        let (next, later) = match self.stage {
            Stage::Shared | Stage::Top | Stage::Over => return None,
            Stage::Deal if missing > 0 => (missing, 1),
            Stage::Deal | Stage::Take => (1, 0),
            // Openly, the other hand is seen already.
            Stage::Place => (u8::from(self.pick == 0 && self.leader.is_none()), 0),
        };
        let all = next + later + 3 * rounds;
        let next = if next == 0 { all.min(HAND) } else { next };
        let draws = Draws { unseen, next, all };
        Some(Coming { draws, each: draws.odds(1) })
    }

    fn seat_view(&self, viewer: Viewer, seat: Seat) -> SeatView {
        let committed = self.committed[seat.index()];
        let mut hand = self.hands[seat.index()];
        // Others may see that a card has left the hand, but not which.
        let hand_count = hand.len() as u8 - u8::from(committed.is_some());
        if let Some(action) = committed {
            if self.knows_committed(viewer, seat) {
                hand.remove(action.card());
            } else {
                // Of two cards nobody else knows any; of one nothing is left.
                hand = CardSet::EMPTY;
            }
        }
        let in_secret = committed.filter(|_| self.keeps_secrets());
        let is_known = self.knows_hand(viewer, seat);
        self.with_realm(viewer, seat, |realm| SeatView {
            hand_count,
            hand: if is_known { hand.iter().collect() } else { Vec::new() },
            has_committed: in_secret.is_some(),
            committed: in_secret.filter(|_| viewer.knows(seat)),
            placed: realm.placed().to_vec(),
            fields: fields_of(self.pack, realm),
            conditions: realm.conditions().iter().map(|own| own.no).collect(),
        })
    }

    fn outcome_of(&self) -> Outcome {
        let values = |seat: usize| Values::of(self.pack, &self.realms[seat], self.shared());
        if self.is_solo() {
            let rank = Some(self.pack.rank(self.all_totals()[0]));
            return Outcome { rank, full_tie: false };
        }
        Outcome { rank: None, full_tie: values(0).tie_key() == values(1).tie_key() }
    }
}

/// Every field of a realm with the card it belongs to, row by row.
fn fields_of(pack: &Pack, realm: &Realm) -> Vec<FieldView> {
    realm.fields_of(*realm.fields()).map(|Field { x, y }| field_view(pack, realm, x, y)).collect()
}

/// The field of the topmost card that covers the cell.
fn field_view(pack: &Pack, realm: &Realm, x: i8, y: i8) -> FieldView {
    let (from, placement, column, row) = realm
        .placed()
        .iter()
        .enumerate()
        .rev()
        .find_map(|(from, &placement)| {
            let (width, height) = Face::size(placement.rotation);
            let column = usize::try_from(x - placement.x).ok().filter(|&column| column < width)?;
            let row = usize::try_from(y - placement.y).ok().filter(|&row| row < height)?;
            Some((from, placement, column, row))
        })
        .expect("every field of a realm belongs to a card");
    let card = pack.card(placement.card);
    let field = card.face(placement.side).turned_field(placement.rotation, row, column);
    let mut ends: Vec<End> = field.ends.iter().map(|end| end.turned(placement.rotation)).collect();
    ends.sort_unstable();
    FieldView {
        x,
        y,
        from: from as u8,
        symbols: field.symbols.clone(),
        ends,
        condition: field.condition.then_some(card.condition),
    }
}
