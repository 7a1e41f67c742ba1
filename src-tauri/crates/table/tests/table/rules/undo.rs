//! Undo and redo: by replay, never past another's act or a revealed fact.

use game::{Game, Refusal, Step, rng_from_seed};
use proptest::prelude::*;
use table::{Holder, LogStep, Next, Table, TableError};

use crate::rules::toy::{Action, Toy};
use crate::rules::walk::{plan, play_on, seat, stir, table};

fn steps(table: &Table<Toy>) -> Vec<Step<Toy>> {
    table.steps().take(table.at()).map(|it| it.step).collect()
}

proptest! {
    #[test]
    fn whatever_is_done_the_log_replays_to_the_same_table(
        seats in prop::sample::select(vec!["p", "pp", "pb", "ppp", "bpb", "pbp", "bb"]),
        has_secrets: bool,
        practice: bool,
        seed: u64,
    ) {
        let plan = || table::Plan { practice, ..plan(seats, has_secrets, seed) };
        let mut rng = rng_from_seed(seed);
        let mut table = Table::new(plan()).unwrap();
        for _ in 0..60 {
            let Some(next) = stir(&table, &mut rng) else { continue };
            table = next;
            let kept: Vec<LogStep<Toy>> = table.steps().copied().collect();
            let again = Table::resumed(plan(), &kept, table.at()).unwrap().unwrap();
            prop_assert_eq!(again.position(), table.position());
            prop_assert!(again.steps().eq(table.steps()));
        }
        // Whoever never took anything back got the same draws.
        let straight = steps(&table).into_iter().fold(
            Table::new(self::plan(&"b".repeat(seats.len()), has_secrets, seed)).unwrap(),
            |table, step| match step {
                Step::Act { seat, action } => table.act_as_bot(seat, action, 0).unwrap(),
                Step::Chance(_) => table,
            },
        );
        prop_assert_eq!(&steps(&straight)[..table.at()], &steps(&table)[..]);
    }

    #[test]
    fn a_preview_says_whether_the_act_could_not_be_taken_back(
        seats in prop::sample::select(vec!["p", "pp", "pb", "bpb", "pbp"]),
        has_secrets: bool,
        seed: u64,
        n_acts in 0_usize..14,
    ) {
        let table = play_on(table(seats, has_secrets, seed), n_acts, seed);
        let mut rng = rng_from_seed(seed);
        if let Some(seat) = table.actor() {
            let action = table.position().sample_action(seat, &mut rng).unwrap();
            let preview = table.foreseen(seat, &[action], table.at()).unwrap();
            let mut after = table.act(seat, &[action], table.at(), 0).unwrap();
            while let Some(bot) = after.bots_to_act().first() {
                let action = after.position().sample_action(bot, &mut rng).unwrap();
                after = after.act_as_bot(bot, action, 0).unwrap();
            }
            let is_free = after.can_undo() && !after.undo_makes_practice();
            prop_assert_eq!(preview.reveals, !is_free);
        }
    }

    #[test]
    fn undo_and_redo_come_back_to_the_same_position(
        seats in prop::sample::select(vec!["p", "pp", "pb", "bpb", "pbp"]),
        has_secrets: bool,
        seed: u64,
        n_acts in 1_usize..14,
    ) {
        let table = play_on(table(seats, has_secrets, seed), n_acts, seed);
        if let Ok(back) = table.undone(table.at()) {
            let by = back.steps().nth(back.at()).unwrap().by().unwrap();
            prop_assert!(table.persons().contains(by));
            // Who answered in secret has handed the device on, and gets it back.
            let back = back.take(by).unwrap_or(back);
            let forth = back.redone(back.at()).unwrap();
            prop_assert_eq!(forth.position(), table.position());
            prop_assert_eq!(forth.at(), table.at());
            prop_assert!(!forth.can_redo());
        }
    }
}

#[test]
fn alone_one_goes_back_as_far_as_one_likes_and_plays_for_practice_then() {
    let mut table = play_on(table("pb", true, 1), usize::MAX, 1);
    assert!(table.is_over() && !table.is_practice());
    assert!(table.undo_makes_practice());
    while table.can_undo() {
        table = table.undone(table.at()).unwrap();
        assert_eq!(table.actor(), Some(seat(0)));
    }
    assert!(table.is_practice());
    assert_eq!(table.steps().take(table.at()).find_map(LogStep::by), None);
    while table.can_redo() {
        table = table.redone(table.at()).unwrap();
    }
    assert!(table.is_over());
}

#[test]
fn alone_a_step_back_with_nothing_since_is_not_practice() {
    let table = play_on(table("p", true, 3), 2, 3);
    let table = table.act(seat(0), &[Action::Bid { bid: 1 }], table.at(), 0);
    // The first bid brings nothing up, the second brings up the die.
    let once = play_on(self::table("p", true, 3), 1, 3);
    let once = once.act(seat(0), &[Action::Bid { bid: 1 }], once.at(), 0).unwrap();
    assert!(once.can_undo() && !once.undo_makes_practice());
    assert!(!once.undone(once.at()).unwrap().is_practice());
    assert!(table.unwrap().undo_makes_practice());
}

#[test]
fn with_others_undo_stops_at_what_came_to_light_and_at_what_others_did() {
    let table = table("pp", true, 5);
    let (one, two) = (seat(0), seat(1));
    let first = table.take(one).unwrap();
    let action = first.position().legal_actions(one).next().unwrap();
    let answered = first.act(one, &[action], first.at(), 0).unwrap();
    assert_eq!(answered.holder(), Holder::Nobody { next: two }, "handed on by it");
    assert!(answered.can_undo(), "nobody has seen it");
    let back = answered.undone(answered.at()).unwrap();
    assert_eq!(back.holder(), Holder::Nobody { next: one }, "and back again, behind the curtain");
    assert_eq!(back.take(one).unwrap().redone(back.at()).unwrap().holder(), answered.holder());
    let second = answered.take(two).unwrap();
    assert!(!second.can_undo(), "it was another's");
    let action = second.position().legal_actions(two).next().unwrap();
    let revealed = second.act(two, &[action], second.at(), 0).unwrap();
    assert!(!revealed.can_undo(), "the answers are revealed");
    assert_eq!(revealed.undone(revealed.at()).unwrap_err(), TableError::NothingToUndo);
}

#[test]
fn with_others_chance_waits_until_the_turn_is_confirmed() {
    let table = play_on(table("pp", false, 7), 2, 7);
    let first = table.act(seat(0), &[Action::Bid { bid: 2 }], table.at(), 0).unwrap();
    assert_eq!(first.next(), Next::Act);
    let second = first.act(seat(0), &[Action::Bid { bid: 2 }], first.at(), 0).unwrap();
    assert_eq!((second.next(), second.at()), (Next::Continue, first.at() + 1));
    let back = second.undone(second.at()).unwrap().undone(first.at()).unwrap();
    assert_eq!(back.position(), table.position());
    assert_eq!(back.steps().nth(back.at()).unwrap().undone, 1);
    let rolled = second.continued(second.at()).unwrap();
    assert_eq!(rolled.at(), second.at() + 1);
    assert!(!rolled.can_undo(), "the die is cast");
}

#[test]
fn at_an_open_table_the_next_person_waits_for_the_confirmation_and_takes_nothing_back() {
    let bid = |table: &Table<Toy>, n: u8| {
        table.act(seat(n), &[Action::Bid { bid: 0 }], table.at(), 0).unwrap()
    };
    let table = play_on(table("ppp", false, 7), 3, 7);
    let ended = bid(&bid(&table, 0), 0);
    assert_eq!((ended.next(), ended.actor()), (Next::Continue, None), "nothing is rolled");
    assert!(ended.undone(ended.at()).unwrap().undone(ended.at() - 1).is_ok(), "still one's own");
    let second = ended.continued(ended.at()).unwrap();
    assert_eq!((second.at(), second.actor()), (ended.at(), Some(seat(1))));
    assert!(!second.can_undo(), "another's turn, confirmed");
    let back = bid(&second, 1).undone(second.at() + 1).unwrap();
    assert_eq!(back.actor(), Some(seat(1)));
    assert!(!back.can_undo(), "the turn that was taken back came after another's");
    let kept: Vec<LogStep<Toy>> = back.steps().copied().collect();
    let again = Table::resumed(plan("ppp", false, 7), &kept, back.at()).unwrap().unwrap();
    assert!(!again.can_undo(), "nor after a restart");
}

#[test]
fn with_others_bots_wait_for_the_confirmation_too() {
    let table = play_on(table("ppb", true, 9), 3, 9);
    let mut table = table.pass(table.at()).unwrap().take(seat(0)).unwrap();
    for _ in 0..2 {
        table = table.act(seat(0), &[Action::Bid { bid: 1 }], table.at(), 0).unwrap();
    }
    table = table.continued(table.at()).unwrap();
    assert_eq!(table.next(), Next::Pass);
    table = table.pass(table.at()).unwrap().take(seat(1)).unwrap();
    for _ in 0..2 {
        assert!(table.bots_to_act().is_empty());
        table = table.act(seat(1), &[Action::Bid { bid: 1 }], table.at(), 0).unwrap();
    }
    assert_eq!(table.next(), Next::Continue);
    table = table.continued(table.at()).unwrap();
    assert_eq!((table.next(), table.bots_to_act().first()), (Next::Wait, Some(seat(2))));
}

#[test]
fn practice_among_several_takes_chance_back_but_nobody_elses_act() {
    let plan = table::Plan { practice: true, ..plan("pp", false, 11) };
    let table = play_on(Table::new(plan).unwrap(), 3, 11);
    let rolled = table.act(seat(0), &[Action::Bid { bid: 2 }], table.at(), 0).unwrap();
    let rolled = rolled.continued(rolled.at()).unwrap();
    assert!(rolled.can_undo());
    assert_eq!(rolled.undone(rolled.at()).unwrap().position(), table.position());
    let bid = rolled.act(seat(1), &[Action::Bid { bid: 0 }], rolled.at(), 0).unwrap();
    let back = bid.undone(bid.at()).unwrap();
    assert_eq!(back.at(), rolled.at());
}

#[test]
fn another_action_forgets_what_was_taken_back() {
    let table = play_on(table("p", false, 13), 1, 13);
    let one = table.act(seat(0), &[Action::Bid { bid: 1 }], table.at(), 0).unwrap();
    let back = one.undone(one.at()).unwrap();
    let other = back.act(seat(0), &[Action::Bid { bid: 2 }], back.at(), 0).unwrap();
    assert!(!other.can_redo());
    assert_eq!(other.redone(other.at()).unwrap_err(), TableError::NothingToUndo);
}

#[test]
fn a_stale_hand_changes_nothing() {
    let table = play_on(table("p", false, 15), 1, 15);
    let at = table.at();
    let bid = Action::Bid { bid: 1 };
    let next = table.act(seat(0), &[bid], at, 0).unwrap();
    let stale = TableError::Stale { at: next.at() };
    assert_eq!(next.act(seat(0), &[bid], at, 0).unwrap_err(), stale);
    assert_eq!(next.undone(at).unwrap_err(), stale);
    assert_eq!(next.redone(at).unwrap_err(), stale);
    assert_eq!(next.pass(at).unwrap_err(), stale);
    assert_eq!(next.continued(at).unwrap_err(), stale);
}

#[test]
fn what_the_rules_forbid_is_refused_with_their_reason() {
    let table = play_on(table("pp", false, 17), 2, 17);
    let refused = table.act(seat(0), &[Action::Bid { bid: 9 }], table.at(), 0).unwrap_err();
    assert!(matches!(refused, TableError::Illegal { n: 0, why: Refusal::Rule(_) }));
    let refused = table.act(seat(1), &[Action::Bid { bid: 0 }], table.at(), 0).unwrap_err();
    assert_eq!(refused, TableError::NotOnTurn);
    assert_eq!(table.holder(), Holder::Open);
}

#[test]
fn a_script_comes_up_first_and_must_be_possible() {
    use crate::rules::toy::{Chance, FIRST_CARD};
    let deal = |n| Chance::Deal { card: FIRST_CARD + n };
    let scripted = |script| table::Plan { script, ..plan("pp", true, 19) };
    let table = Table::new(scripted(vec![deal(3), deal(5)])).unwrap();
    let first = table.steps().next().unwrap();
    assert_eq!(first.step, Step::Chance(deal(3)));
    assert!(table.is_practice());
    let twice = Table::new(scripted(vec![deal(3), deal(3)])).unwrap_err();
    assert_eq!(twice, table::PlanError::Script { n: 1 });
}

#[test]
fn a_log_that_breaks_the_rules_is_named_at_its_first_bad_step() {
    let table = play_on(table("pp", false, 21), 5, 21);
    let mut kept: Vec<LogStep<Toy>> = table.steps().copied().collect();
    kept.swap(1, 5);
    let bad = Table::resumed(plan("pp", false, 21), &kept, kept.len()).unwrap().unwrap_err();
    assert_eq!(bad.n, 1);
}
