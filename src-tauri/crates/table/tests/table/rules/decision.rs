//! Decisions of several actions: all of it or nothing, one undo.

use game::{Game, Refusal};
use table::{LogStep, Next, Plan, Table, TableError};

use crate::rules::toy::{Action, Toy};
use crate::rules::walk::{plan, play_on, seat, table};

const TWO: Action = Action::Bid { bid: 2 };

fn reloaded(plan: Plan<Toy>, table: &Table<Toy>) -> Table<Toy> {
    let kept: Vec<LogStep<Toy>> = table.steps().copied().collect();
    Table::resumed(plan, &kept, table.at()).unwrap().unwrap()
}

/// Two people, and seat 0 bids next, twice before the die.
fn before_the_bids() -> Table<Toy> {
    play_on(table("pp", false, 7), 2, 7)
}

#[test]
fn one_undo_takes_back_a_decision_also_after_a_restart_and_redo_takes_it_again() {
    let before = before_the_bids();
    let both = before.act(seat(0), &[TWO, TWO], before.at(), 9).unwrap();
    assert_eq!((both.next(), both.at()), (Next::Continue, before.at() + 2));
    for table in [both.clone(), reloaded(plan("pp", false, 7), &both)] {
        let back = table.undone(table.at()).unwrap();
        assert_eq!((back.position(), back.at()), (before.position(), before.at()));
        for back in [back.clone(), reloaded(plan("pp", false, 7), &back)] {
            let again = back.redone(back.at()).unwrap();
            assert_eq!((again.position(), again.at()), (both.position(), both.at()));
            assert!(!again.can_redo());
            assert_eq!(again.undone(again.at()).unwrap().at(), before.at());
        }
        let undone: Vec<u16> = back.steps().skip(back.at()).map(|step| step.undone).collect();
        assert_eq!(undone, [1, 0], "it counts once");
    }
}

#[test]
fn what_was_decided_one_by_one_comes_back_one_by_one() {
    let before = before_the_bids();
    let one = before.act(seat(0), &[TWO], before.at(), 0).unwrap();
    let two = one.act(seat(0), &[TWO], one.at(), 0).unwrap();
    let back = two.undone(two.at()).unwrap();
    assert_eq!(back.at(), one.at());
    let back = back.undone(back.at()).unwrap();
    assert_eq!(back.at(), before.at());
    let forth = back.redone(back.at()).unwrap();
    assert_eq!((forth.at(), forth.can_redo()), (one.at(), true));
}

#[test]
fn alone_an_undo_goes_past_chance_to_before_the_whole_decision() {
    let before = play_on(table("p", false, 13), 1, 13);
    let both = before.act(seat(0), &[TWO, TWO], before.at(), 0).unwrap();
    assert!(both.at() > before.at() + 2, "the die was cast");
    assert!(both.undo_makes_practice());
    let back = both.undone(both.at()).unwrap();
    assert_eq!((back.position(), back.at()), (before.position(), before.at()));
    let again = back.redone(back.at()).unwrap();
    assert_eq!((again.position(), again.at()), (both.position(), both.at()));
}

#[test]
fn a_refused_action_leaves_those_before_it_undone_and_says_which_it_was() {
    let before = before_the_bids();
    let act = |actions: &[Action]| before.act(seat(0), actions, before.at(), 0).unwrap_err();
    let no_bid = act(&[TWO, Action::Bid { bid: 9 }]);
    assert!(matches!(no_bid, TableError::Illegal { n: 1, why: Refusal::Rule(_) }), "{no_bid:?}");
    // After both bids the die comes first.
    assert_eq!(act(&[TWO; 3]), TableError::Illegal { n: 2, why: Refusal::ChanceFirst });
}

#[test]
fn what_comes_to_light_ends_a_decision_and_tells_nothing_before() {
    // The last answer turns all of them up.
    let table = play_on(table("p", true, 5), 0, 5);
    let answer = table.position().legal_actions(seat(0)).next().unwrap();
    for then in [answer, TWO, Action::Bid { bid: 9 }] {
        let refused = table.act(seat(0), &[answer, then], table.at(), 0).unwrap_err();
        assert_eq!(refused, TableError::Unforeseen { n: 1 }, "whatever it is");
    }
    let answered = table.act(seat(0), &[answer], table.at(), 0).unwrap();
    assert_eq!(answered.at(), table.at() + 1);
}

#[test]
fn a_log_cannot_join_what_was_no_decision() {
    let table = play_on(table("p", false, 17), 3, 17);
    let mut kept: Vec<LogStep<Toy>> = table.steps().copied().collect();
    for step in &mut kept {
        step.joined = true;
    }
    let forged = Table::resumed(plan("p", false, 17), &kept, table.at()).unwrap().unwrap();
    let joined: Vec<bool> = forged.steps().map(|step| step.joined).collect();
    // Two cards, the answer that turns itself up, two bids and the die.
    assert_eq!(joined, [false, false, false, false, true, false]);
    let back = forged.undone(forged.at()).unwrap();
    assert_eq!(back.at(), 3);
}
