//! Hand-over leaks nothing: no reply ever holds a card that its holder may not know.

use std::collections::BTreeSet;

use api::App;
use api::wire::{PositionAt, Request, TableState};
use game::{Game, Seat, Step, Viewer, rng_from_seed};
use kraje::{Action, CardId, Kraje};
use serde_json::Value;
use table::{Holder, Next};

use crate::desk::{Folder, decision, next_request, of, plan, saved, story, table};

/// The position as it is on disk: the truth that no screen sees.
fn truth(folder: &Folder, state: &TableState) -> Kraje {
    let saved = saved(&folder.file(), &state.table);
    let setup = serde_json::from_str(&saved.new.setup).unwrap();
    let mut position = Kraje::new(&setup).unwrap();
    for it in &saved.moves[..saved.at] {
        let step = match it.seat {
            Some(seat) => Step::Act {
                seat: Seat::new(seat).unwrap(),
                action: serde_json::from_str(&it.what).unwrap(),
            },
            None => Step::Chance(serde_json::from_str(&it.what).unwrap()),
        };
        position.play(step, &mut ()).unwrap();
    }
    position
}

/// The cards of other seats, in the hand or put down in secret, that `seat` cannot be sure of:
/// somewhere else in some position that it cannot tell from this one.
fn hidden_from(position: &Kraje, seat: Option<Seat>) -> BTreeSet<CardId> {
    let cards_of = |position: &Kraje, other: Seat| {
        let view = position.view(Viewer::Everything);
        let other = &view.seats[other.index()];
        let put_down = other.committed.map(|action| match action {
            Action::Place(it) => it.card,
            Action::Discard { card } => card,
        });
        other.hand.iter().copied().chain(put_down).collect::<BTreeSet<CardId>>()
    };
    let others = Seat::all(position.n_seats()).filter(|&it| Some(it) != seat);
    let mut rng = rng_from_seed(1);
    let mut hidden = BTreeSet::new();
    for other in others {
        let really = cards_of(position, other);
        for _ in 0..40 {
            let Some(seat) = seat else {
                hidden.extend(&really);
                break;
            };
            let maybe = cards_of(&position.imagine(seat, &mut rng), other);
            hidden.extend(really.difference(&maybe));
        }
    }
    hidden
}

/// Every number in a reply that stands for a card.
fn cards_in(value: &Value, key: &str, found: &mut BTreeSet<CardId>) {
    match value {
        Value::Number(n) if ["card", "cards", "hand", "deckTop", "discarded"].contains(&key) => {
            found.extend(n.as_u64().map(|n| CardId(n as u8)));
        }
        Value::Array(items) => items.iter().for_each(|item| cards_in(item, key, found)),
        Value::Object(fields) => {
            // What nobody knows the place of is a set that says nothing about places.
            for (key, value) in fields.iter().filter(|(key, _)| *key != "unseen") {
                cards_in(value, key, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

pub(crate) async fn check(app: &App, folder: &Folder, state: &TableState) -> usize {
    let seat = match state.shown.holder {
        Holder::Open => return 0,
        Holder::Seat { seat } => Some(seat),
        Holder::Nobody { .. } => None,
    };
    let hidden = hidden_from(&truth(folder, state), seat);
    let mut replies = vec![serde_json::to_value(state).unwrap()];
    let mut requests = vec![Request::Log(story(state, None))];
    let at = |at| Request::Position(PositionAt { table: state.table.clone(), at, seat: None });
    requests.extend((0..=state.shown.at).map(at));
    if let (Some(offer), Some(_)) = (&state.shown.offer, state.shown.actor) {
        requests.push(Request::Preview(decision(state, &offer.actions()[..1])));
    }
    for request in requests {
        match app.handle(request).await {
            Ok(reply) => replies.push(serde_json::to_value(reply).unwrap()),
            Err(error) => {
                assert!(seat.is_none(), "{error:?}");
                replies.push(serde_json::to_value(error).unwrap());
            }
        }
    }
    for reply in &replies {
        let mut found = BTreeSet::new();
        cards_in(reply, "", &mut found);
        let leaked: Vec<_> = found.intersection(&hidden).collect();
        assert!(leaked.is_empty(), "{seat:?} must not see {leaked:?} in {reply}");
    }
    if seat.is_none() {
        assert!(
            state.shown.view.is_none()
                && state.shown.offer.is_none()
                && state.shown.sheet.is_none()
        );
        assert!(state.shown.events.is_empty() && state.shown.since.is_empty());
    }
    hidden.len()
}

#[tokio::test]
async fn no_reply_holds_a_card_that_its_holder_may_not_know() {
    let folder = Folder::new();
    let app = folder.open();
    for seed in 0..4 {
        let mut rng = rng_from_seed(seed);
        let mut state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
        let mut n_hidden = 0;
        while state.shown.next != Next::Over {
            n_hidden += check(&app, &folder, &state).await;
            if rand::RngExt::random_range(&mut rng, 0..4) == 0 {
                state = table(&app, Request::Cover(of(&state))).await.unwrap();
                n_hidden += check(&app, &folder, &state).await;
            }
            if rand::RngExt::random_range(&mut rng, 0..4) == 0 {
                state = table(&app, Request::Open(of(&state))).await.unwrap();
                n_hidden += check(&app, &folder, &state).await;
            }
            state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
        }
        assert!(n_hidden > 20, "there was something to hide");
    }
}
