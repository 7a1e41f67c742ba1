//! What takes a long game to come about: exhausted tokens, piles, nuggets and goals, tiles that fit
//! nowhere, no tile at all. Random games that lean that way are played until it has been seen often
//! enough, and every time the ruling is worked out from the view.

use game::{Game, Seat, Step, Turn, Viewer};
use okanagan::{Action, Back, Chance, Event, Reason, Stage, Tokens, View};

use crate::rules::table::place;
use crate::rules::walk::{
    evenly, to_fresh_tiles, to_gains, to_goals, to_misfits, to_nuggets, walk,
};

fn everything(position: &okanagan::Okanagan) -> View {
    position.view(Viewer::Everything)
}

/// A heap has what the area shows, as far as the supply has it; a type that has run out is gone.
#[test]
fn ok_rewards_run_out() {
    let mut n_short = 0;
    walk(4, 20, to_gains, |moment| {
        let heaps = moment.events.iter().filter_map(|event| {
            if let Event::HeapLaid { heap } = event { Some(*heap) } else { None }
        });
        let Some(heap) = heaps.into_iter().next() else { return };
        let view = everything(moment.before);
        let mut supply = view.supply;
        for event in moment.events.iter().take_while(|it| !matches!(it, Event::HeapLaid { .. })) {
            if let Event::Gained { reward, count, .. } = event {
                supply[reward.index()] -= count;
            }
            if let Event::Traded { given, taken, .. } = event {
                supply[given.index()] += u8::from(supply[given.index()] > 0);
                supply[taken.index()] -= 1;
            }
        }
        let Some(evaluated) = view.evaluation.as_ref().and_then(|it| it.area) else { return };
        let area = view.areas.iter().find(|area| area.id == evaluated).unwrap();
        let mut wanted: Tokens = [0; 12];
        for (shape, icons) in area.icons.into_iter().enumerate() {
            let reward = 3 * area.terrain as usize + shape;
            wanted[reward] = icons.min(supply[reward]);
            n_short += u32::from(icons > supply[reward]);
        }
        assert_eq!(heap, wanted);
    });
    assert!(n_short > 3, "{n_short} supplies ran out");
}

/// An empty pile offers neither tile nor action, and its open place is filled from the largest.
#[test]
fn ok_draw_empty_pile() {
    let (mut n_empty, mut n_filled) = (0, 0);
    walk(4, 60, to_fresh_tiles, |moment| {
        let view = everything(moment.before);
        for pile in 0..3u8 {
            if view.piles[pile as usize].size > 0 {
                continue;
            }
            assert_eq!(view.piles[pile as usize].back, None);
            if let Some(seat) = moment.before.turn().seats().first()
                && matches!(view.stage, Stage::Draw | Stage::Bonus)
            {
                n_empty += 1;
                for action in [Action::DrawPile { pile }, Action::Bonus { pile }] {
                    assert!(moment.before.refusal(seat, action).is_some());
                    assert!(moment.before.legal_actions(seat).all(|it| it != action));
                }
            }
        }
        if let Stage::OpenTile { place, pile } = view.stage
            && place != pile
        {
            n_filled += 1;
            let sizes = view.piles.each_ref().map(|it| it.size);
            assert_eq!(sizes[place as usize], 0, "its own pile is empty");
            let largest = sizes.iter().max().unwrap();
            let first = sizes.iter().position(|size| size == largest).unwrap();
            assert_eq!(first, pile as usize, "the first of the largest");
        }
    });
    assert!(n_empty > 50 && n_filled > 10, "{n_empty} empty, {n_filled} filled");
}

/// A tile that fits nowhere is shown and removed, and another of the six is taken at once.
#[test]
fn ok_place_fits_nowhere() {
    let mut n_seen = 0;
    for seats in [2, 4] {
        walk(seats, 200, to_misfits, |moment| {
            let Step::Act { seat, action: Action::Misfit } = moment.step else { return };
            n_seen += 1;
            let (before, after) = (everything(moment.before), everything(moment.after));
            let tile = before.players[seat.index()].held.unwrap().tile.unwrap();
            for x in -42..=42 {
                for y in -42..=42 {
                    for quarters in 0..4 {
                        let refusal = moment.before.refusal(seat, place(x, y, quarters));
                        assert!(refusal.is_some(), "it fits at {x}, {y}");
                    }
                }
            }
            assert_eq!(moment.before.legal_actions(seat).count(), 1);
            assert!(after.removed.contains(&tile));
            if after.open.iter().flatten().next().is_some() {
                assert_eq!((after.stage, moment.after.turn()), (Stage::Redraw, Turn::of(seat)));
                let draws: Vec<_> = moment.after.legal_actions(seat).collect();
                assert!(
                    draws.iter().all(|it| {
                        matches!(it, Action::DrawOpen { .. } | Action::DrawPile { .. })
                    })
                );
            }
        });
    }
    assert!(n_seen > 0, "every tile fitted");
}

/// The deck is shuffled anew from the discards when a card is to be drawn and none is left.
#[test]
fn ok_b5_empty_deck() {
    let mut n_seen = 0;
    walk(4, 20, to_goals, |moment| {
        if moment.events.contains(&Event::GoalsReshuffled) {
            n_seen += 1;
            let (before, after) = (everything(moment.before), everything(moment.after));
            assert!(matches!(after.stage, Stage::DealGoal { .. }));
            let was_last = matches!(moment.step, Step::Chance(Chance::Goal { .. }));
            assert_eq!(before.goals_in_deck, u8::from(was_last));
            let in_hands: u8 = after.players.iter().map(|player| player.n_goals).sum();
            assert_eq!((after.goals_in_deck, after.goals_discarded), (36 - in_hands, 0));
            assert_eq!(moment.after.chance_outcomes().count(), 36 - in_hands as usize);
        }
    });
    assert!(n_seen > 5, "{n_seen}");
}

/// With no nugget card left the action gives nothing.
#[test]
fn ok_b4_no_nugget_left() {
    let mut n_seen = 0;
    walk(4, 60, to_nuggets, |moment| {
        let before = everything(moment.before);
        let used = moment
            .events
            .iter()
            .any(|event| matches!(event, Event::BonusUsed { back: Back::Nugget, .. }));
        if used && before.nuggets_left == 0 {
            n_seen += 1;
            let nuggets =
                |view: &View| view.players.iter().map(|it| it.nuggets).collect::<Vec<_>>();
            assert_eq!(nuggets(&before), nuggets(&everything(moment.after)));
        }
    });
    assert!(n_seen > 0, "there was always a nugget left");
}

/// With nothing on offer a player plays on without a tile and is passed over; the game ends when
/// nobody has one.
#[test]
fn ok_draw_nothing_on_offer() {
    let (mut n_without, mut n_ended) = (0, 0);
    walk(4, 60, to_fresh_tiles, |moment| {
        let after = everything(moment.after);
        for event in moment.events {
            if let Event::Skipped { seat } = event {
                assert_eq!(after.players[seat.index()].held, None);
                assert!(after.open.iter().all(Option::is_none));
                assert!(after.piles.iter().all(|pile| pile.size == 0));
            }
        }
        let is_on = after.stage == Stage::Place && after.active != Seat::FIRST;
        n_without += u32::from(is_on && after.players[0].held.is_none());
        let is_built = after.players.iter().all(|it| it.stock == [0; 3]);
        if moment.after.turn() == Turn::Over && !(is_built && after.round == 2) {
            n_ended += 1;
            assert!(after.players.iter().all(|player| player.held.is_none()));
            assert!(after.players.iter().all(|player| player.goals.is_some()));
            assert!(moment.after.places().is_some());
            let any = Action::DrawPile { pile: 0 };
            let over = moment.after.refusal(Seat::FIRST, any);
            assert_eq!(over, Some(game::Refusal::Over));
        }
    });
    assert!(n_without > 0 && n_ended > 0, "{n_without} without, {n_ended} ended early");
}

/// Whatever the dealt tile, a wrong phase is said to be one.
#[test]
fn ok_draw_not_now() {
    walk(2, 2, evenly, |moment| {
        if everything(moment.before).stage == Stage::Place
            && let Some(seat) = moment.before.turn().seats().first()
        {
            let refusal = moment.before.refusal(seat, Action::DrawPile { pile: 0 });
            assert_eq!(refusal, Some(game::Refusal::Rule(Reason::NotNow)));
        }
    });
}
