//! Who holds the device: a state of the table that no way in goes around.

use bastards::Bastards;
use game::{Game, rng_from_seed};
use kraje::{Choosing, Kraje, Setup};
use table::{Holder, LogStep, Next, Plan, Sitter, Table, TableError};

use crate::rules::toy::{Action, Toy};
use crate::rules::walk::{plan, play_on, seat, table};

fn reloaded(seats: &str, seed: u64, table: &Table<Toy>) -> Table<Toy> {
    let kept: Vec<LogStep<Toy>> = table.steps().copied().collect();
    Table::resumed(plan(seats, true, seed), &kept, table.at()).unwrap().unwrap()
}

#[test]
fn a_game_with_secrets_begins_behind_the_curtain() {
    let table = table("pp", true, 1);
    assert_eq!(table.holder(), Holder::Nobody { next: seat(0) });
    assert_eq!(table.viewer(), None);
    let shown = table.shown(0);
    assert!(shown.view.is_none() && shown.actor.is_none());
    assert_eq!(table.take(seat(1)).unwrap_err(), TableError::NotOnTurn);
    assert_eq!(table.story().unwrap_err(), TableError::NotOnTurn);
    assert_eq!(table.earlier(0).unwrap_err(), TableError::NotOnTurn);
    assert_eq!(table.take(seat(0)).unwrap().holder(), Holder::Seat { seat: seat(0) });
}

#[test]
fn the_device_goes_round_in_a_simultaneous_turn() {
    let mut table = table("ppp", true, 2);
    for n in 0..3 {
        table = table.take(seat(n)).unwrap();
        assert_eq!(table.next(), Next::Act);
        let action = table.position().legal_actions(seat(n)).next().unwrap();
        table = table.act(seat(n), &[action], table.at(), 0).unwrap();
        if n < 2 {
            assert_eq!(table.holder(), Holder::Nobody { next: seat(n + 1) });
        }
    }
    // The last one saw the reveal; the first one bids next.
    assert_eq!(table.next(), Next::Pass);
    let table = table.pass(table.at()).unwrap();
    assert_eq!(table.holder(), Holder::Nobody { next: seat(0) });
}

/// PK-ROUND: in secret the device changes hands once in each half of a round, since whoever sees the
/// reveal goes on; openly never.
#[test]
fn open_choosing_needs_no_curtain() {
    let curtains = |choosing| {
        let plan = Plan {
            setup: Setup { choosing, ..Setup::for_seats(2) },
            rules: Kraje::RULES,
            seed: 4,
            sitters: vec![Sitter::Person; 2],
            script: Vec::new(),
            practice: false,
        };
        let mut table = Table::<Kraje>::new(plan).unwrap();
        let mut n_raised = 0;
        while table.next() != Next::Over {
            if let Holder::Nobody { next } = table.holder() {
                table = table.take(next).unwrap();
                n_raised += 1;
            }
            let at = table.at();
            table = if let Some(seat) = table.actor() {
                let action = table.position().legal_actions(seat).next().unwrap();
                table.act(seat, &[action], at, 0).unwrap()
            } else {
                table.pass(at).unwrap()
            };
        }
        n_raised
    };
    assert_eq!((curtains(Choosing::Secret), curtains(Choosing::Open)), (9, 0));
}

/// SB-SETTLE, SB-PLAN: of Space Bastards only settlers and plans are secret, until the last has
/// answered. Each secret costs a seat one curtain, also after an undo and a redo.
#[test]
fn the_curtain_hides_only_what_is_secret_now() {
    let plan = Plan {
        setup: bastards::Setup::standard(3),
        rules: Bastards::RULES,
        seed: 5,
        sitters: vec![Sitter::Person; 3],
        script: Vec::new(),
        practice: false,
    };
    let mut table = Table::<Bastards>::new(plan).unwrap();
    let (mut n_raised, mut n_secrets) = (0, 0);
    while table.next() != Next::Over {
        let is_secret = table.position().hides();
        let at = table.at();
        let Some(seat) = table.actor() else {
            assert!(is_secret, "what is open goes on by itself");
            table = match table.holder() {
                Holder::Nobody { next } => {
                    n_raised += 1;
                    table.take(next).unwrap()
                }
                Holder::Seat { .. } => panic!("an answer hands the device on by itself"),
                Holder::Open => panic!("a secret lies open"),
            };
            continue;
        };
        assert_eq!(table.holder() == Holder::Open, !is_secret);
        let action = table.position().legal_actions(seat).next().unwrap();
        n_secrets += usize::from(is_secret);
        let mut next = table.act(seat, &[action], at, 0).unwrap();
        if !is_secret && next.can_undo() {
            let again = next.undone(next.at()).unwrap();
            assert_eq!(again.holder(), Holder::Open);
            let again = again.redone(again.at()).unwrap();
            assert_eq!(again.holder(), next.holder(), "as if nothing had been taken back");
            next = again;
        }
        table = next;
    }
    assert!(n_raised <= n_secrets, "{n_raised} curtains for {n_secrets} secrets");
    assert!(n_raised >= 20, "{n_raised}");
}

/// Where the people trust each other the device goes from hand to hand: no curtain falls, and between
/// two people who act one bar at most asks whether the first is done.
#[test]
fn trust_needs_no_curtain() {
    for (seats, seed) in [("pp", 1), ("ppp", 2), ("pbp", 3), ("bppb", 4)] {
        let mut rng = rng_from_seed(seed);
        let mut table = table(seats, true, seed).with_trust(true);
        let (mut n_bars, mut n_handed) = (0, 0);
        let mut last = None;
        while !table.is_over() {
            let Holder::Seat { seat } = table.holder() else { panic!("{:?}", table.holder()) };
            assert_eq!(table.covered().holder(), table.holder(), "nothing is covered");
            let at = table.at();
            if let Some(actor) = table.actor() {
                assert_eq!(actor, seat);
                let is_other = last.is_some_and(|last| last != seat);
                assert!(n_bars <= 1, "{n_bars} bars between {last:?} and {seat}");
                n_handed += usize::from(is_other);
                (n_bars, last) = (0, Some(seat));
                let action = table.position().sample_action(seat, &mut rng).unwrap();
                let next = table.act(seat, &[action], at, 0).unwrap();
                if next.can_undo() {
                    let back = next.undone(next.at()).unwrap();
                    assert_eq!((back.holder(), back.next()), (table.holder(), Next::Act));
                    let again = back.redone(back.at()).unwrap();
                    assert_eq!((again.holder(), again.next()), (next.holder(), next.next()));
                }
                table = next;
            } else if let Some(bot) = table.bots_to_act().first() {
                let action = table.position().sample_action(bot, &mut rng).unwrap();
                table = table.act_as_bot(bot, action, 0).unwrap();
            } else {
                n_bars += 1;
                let is_due = table.next() == Next::Continue;
                table = if is_due { table.continued(at) } else { table.pass(at) }.unwrap();
            }
        }
        assert!(n_handed >= 4, "{n_handed}");
        assert!(table.has_trust());
    }
}

#[test]
fn trust_is_nothing_where_nothing_is_secret() {
    for has_secrets in [true, false] {
        let table = table("pp", has_secrets, 1).with_trust(true);
        assert_eq!((table.has_trust(), table.shown(0).trust), (has_secrets, has_secrets));
    }
}

#[test]
fn loading_raises_the_curtain_for_whoever_is_to_act() {
    for n_acts in 0..10 {
        let table = play_on(table("pp", true, 3), n_acts, 3);
        let again = reloaded("pp", 3, &table);
        let Holder::Nobody { next } = again.holder() else { panic!("no curtain") };
        let taken = again.take(next).unwrap();
        let confirms = taken.next() == Next::Continue && taken.can_undo();
        assert!(taken.next() == Next::Act || confirms, "{n_acts}: {:?}", taken.next());
    }
}

#[test]
fn covering_raises_the_curtain_and_the_same_person_lowers_it() {
    let table = play_on(table("pp", true, 4), 2, 4);
    let table = table.pass(table.at()).unwrap().take(seat(0)).unwrap();
    let action = table.position().legal_actions(seat(0)).next().unwrap();
    let acted = table.act(seat(0), &[action], table.at(), 0).unwrap();
    let covered = acted.covered();
    assert_eq!(covered.viewer(), None);
    assert_eq!(covered.holder(), Holder::Nobody { next: seat(0) });
    assert_eq!(covered.take(seat(1)).unwrap_err(), TableError::NotOnTurn);
    assert!(covered.take(seat(0)).unwrap().can_undo(), "nothing is lost by it");
}

#[test]
fn one_person_alone_never_sees_a_curtain() {
    for seats in ["p", "pb", "bpb"] {
        let table = table(seats, true, 5);
        let person = table.persons().first().unwrap();
        assert_eq!(table.holder(), Holder::Seat { seat: person });
        assert_eq!(table.covered().holder(), Holder::Seat { seat: person });
        assert_eq!(table.pass(table.at()).unwrap_err(), TableError::NotOnTurn);
    }
}

#[test]
fn without_secrets_the_table_is_open() {
    let table = table("pp", false, 6);
    assert_eq!(table.holder(), Holder::Open);
    assert_eq!(table.covered().holder(), Holder::Open);
    assert_eq!(table.actor(), Some(seat(0)));
}

#[test]
fn who_does_not_hold_the_device_does_not_act() {
    let table = table("pp", true, 7);
    let action = table.position().legal_actions(seat(0)).next().unwrap();
    let at = table.at();
    assert_eq!(table.act(seat(0), &[action], at, 0).unwrap_err(), TableError::NotOnTurn);
    let table = table.take(seat(0)).unwrap();
    let theirs = table.position().legal_actions(seat(1)).next().unwrap();
    assert_eq!(table.act(seat(1), &[theirs], at, 0).unwrap_err(), TableError::NotOnTurn);
    assert_eq!(table.foreseen(seat(1), &[theirs], at).unwrap_err(), TableError::NotOnTurn);
    assert_eq!(table.act_as_bot(seat(1), theirs, 0).unwrap_err(), TableError::NotOnTurn);
}

#[test]
fn bots_answer_after_the_persons_and_never_move_the_table_under_them() {
    let table = table("pb", true, 8);
    assert_eq!(table.thinkers().first(), Some(seat(1)), "it may think at once");
    assert!(table.bots_to_act().is_empty(), "but not act");
    let action = table.position().legal_actions(seat(0)).next().unwrap();
    let table = table.act(seat(0), &[action], table.at(), 0).unwrap();
    assert_eq!(table.bots_to_act().first(), Some(seat(1)));
}

#[test]
fn behind_the_curtain_a_bot_shows_first_whom_the_device_is_for() {
    let mut table = table("bpp", true, 11);
    assert_eq!((table.next(), table.holder()), (Next::Pass, Holder::Nobody { next: seat(1) }));
    table = play_on(table, 3, 11);
    assert_eq!(table.thinkers().first(), Some(seat(0)), "it bids first");
    let loaded = reloaded("bpp", 11, &table);
    assert_eq!(loaded.next(), Next::Wait);
    let Holder::Nobody { next } = loaded.holder() else { panic!("no curtain") };
    assert_eq!(loaded.take(next).unwrap_err(), TableError::NotOnTurn);
    let bid = Action::Bid { bid: 1 };
    let bid_twice =
        loaded.act_as_bot(seat(0), bid, 0).unwrap().act_as_bot(seat(0), bid, 0).unwrap();
    assert_eq!(bid_twice.holder(), Holder::Nobody { next: seat(1) });
    assert_eq!(bid_twice.next(), Next::Pass);
}

#[test]
fn everything_lies_open_when_the_game_is_over() {
    let table = play_on(table("pp", true, 9), usize::MAX, 9);
    assert_eq!((table.holder(), table.next()), (Holder::Open, Next::Over));
    assert!(table.shown(0).places.is_some() && table.final_sheet().is_some());
    let again = reloaded("pp", 9, &table);
    assert_eq!(again.holder(), Holder::Open);
}

#[test]
fn since_tells_what_others_did_after_ones_own_last_action() {
    let mut table = play_on(table("pp", false, 10), 2, 10);
    for _ in 0..2 {
        table = table.act(seat(0), &[Action::Bid { bid: 1 }], table.at(), 0).unwrap();
    }
    table = table.continued(table.at()).unwrap();
    assert_eq!(table.actor(), Some(seat(1)));
    let since = table.shown(table.at()).since;
    let by: Vec<_> = since.iter().map(|told| told.by).collect();
    assert_eq!(by, [Some(seat(0)), Some(seat(0)), None], "two bids and the die");
}
