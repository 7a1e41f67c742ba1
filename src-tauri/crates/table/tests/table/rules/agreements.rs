//! What people agree on while a game goes on. Somebody else sits down: steps and secrets stay whose they
//! were. It ends early: what is there counts.

use game::{Game, Viewer, rng_from_seed};
use table::{Holder, Level, Next, Sitter, Table, TableError};

use crate::rules::toy::Toy;
use crate::rules::walk::{play_on, seat, table};

const BOT: Sitter = Sitter::Bot { level: Level::Random };

fn sit(table: &Table<Toy>, n: u8, sitter: Sitter) -> Table<Toy> {
    table.with_sitter(seat(n), sitter).unwrap()
}

/// Acts for a seat, whoever sits there.
fn act(table: &Table<Toy>, n: u8) -> Table<Toy> {
    let action = table.position().legal_actions(seat(n)).next().unwrap();
    if table.sitters()[usize::from(n)].is_person() {
        table.act(seat(n), &[action], table.at(), 1).unwrap()
    } else {
        table.act_as_bot(seat(n), action, 1).unwrap()
    }
}

#[test]
fn a_bot_takes_over_plays_on_and_gives_the_seat_back() {
    let begun = table("pp", true, 1).take(seat(0)).unwrap();
    let with_bot = sit(&begun, 1, BOT);
    assert_eq!(with_bot.holder(), Holder::Seat { seat: seat(0) });
    assert_eq!(with_bot.steps().count(), begun.steps().count(), "nothing happened in the game");
    assert_eq!(with_bot.bots_to_act().first(), None, "it answers after the person");
    let answered = act(&act(&with_bot, 0), 1);
    assert_eq!((answered.holder(), answered.next()), (Holder::Seat { seat: seat(0) }, Next::Act));
    let back = sit(&answered, 1, Sitter::Person);
    assert_eq!((back.holder(), back.next()), (Holder::Seat { seat: seat(0) }, Next::Act));
    let round = play_on(back, 2, 3);
    let round = round.pass(round.at()).unwrap();
    assert_eq!(round.holder(), Holder::Nobody { next: seat(1) }, "the curtain is there again");
    assert!(play_on(round, 99, 3).is_over());
}

#[test]
fn who_leaves_does_not_see_what_the_last_person_holds() {
    let table = sit(&table("pp", true, 2).take(seat(0)).unwrap(), 0, BOT);
    assert_eq!((table.holder(), table.viewer()), (Holder::Nobody { next: seat(1) }, None));
    // The bot may answer only after her, and what is covered is not uncovered by that.
    assert_eq!(table.next(), Next::Pass);
    let taken = table.take(seat(1)).unwrap();
    assert_eq!(taken.viewer(), Some(Viewer::Seat(seat(1))));
    assert_eq!(taken.covered().holder(), taken.holder(), "there is nobody else any more");

    let mut open = play_on(crate::rules::walk::table("pp", true, 2), 2, 5);
    // Seat 0 bids: it leaves and the bot bids for it, behind the curtain.
    while open.holder() != (Holder::Seat { seat: seat(0) }) {
        open = match open.holder() {
            Holder::Nobody { next } => open.take(next).unwrap(),
            Holder::Seat { .. } | Holder::Open => open.pass(open.at()).unwrap(),
        };
    }
    let left = act(&sit(&open, 0, BOT), 0);
    assert_eq!((left.holder(), left.viewer()), (Holder::Nobody { next: seat(1) }, None));
}

#[test]
fn of_several_whoever_is_next_takes_the_device_of_one_who_leaves() {
    let table = table("ppp", true, 3).take(seat(0)).unwrap();
    let left = sit(&table, 0, BOT);
    assert_eq!(left.holder(), Holder::Nobody { next: seat(1) });
    let covered = table.covered();
    assert_eq!(sit(&covered, 1, BOT).holder(), Holder::Nobody { next: seat(0) });
    assert_eq!(sit(&covered, 0, BOT).holder(), Holder::Nobody { next: seat(1) });
}

#[test]
fn another_person_takes_the_seat_behind_the_curtain() {
    let table = table("pp", true, 4).take(seat(0)).unwrap();
    assert_eq!(sit(&table, 0, Sitter::Person).holder(), Holder::Nobody { next: seat(0) });
    assert_eq!(sit(&table, 1, Sitter::Person).holder(), Holder::Seat { seat: seat(0) });
}

#[test]
fn an_open_table_stays_open() {
    let table = table("pp", false, 5);
    let with_bot = sit(&table, 1, BOT);
    assert_eq!(with_bot.holder(), Holder::Seat { seat: seat(0) });
    assert_eq!(sit(&with_bot, 1, Sitter::Person).holder(), Holder::Open);
}

#[test]
fn nobody_waits_for_a_word_of_somebody_who_left() {
    let mut table = play_on(table("pp", true, 6), 3, 1);
    while table.next() != Next::Continue {
        table = play_on(table, 1, 1);
    }
    let Holder::Seat { seat } = table.holder() else { panic!("somebody acted") };
    let left = table.with_sitter(seat, BOT).unwrap();
    assert!(left.at() > table.at(), "chance brought up what was waited for");
}

#[test]
fn a_person_is_left_and_a_game_that_is_over_stays() {
    let table = sit(&table("pp", true, 7), 1, BOT);
    assert_eq!(table.with_sitter(seat(0), BOT).unwrap_err(), TableError::NotOnTurn);
    let over = play_on(table, 99, 1);
    assert_eq!(over.with_sitter(seat(1), Sitter::Person).unwrap_err(), TableError::NotOnTurn);
}

/// However people come and go, what a seat sees is what it saw before.
#[test]
fn secrets_stay_with_the_seat() {
    use rand::RngExt;
    for seed in 0..30 {
        let (mut table, mut rng) = (table("ppp", true, seed), rng_from_seed(seed));
        while !table.is_over() {
            let n = rng.random_range(0..3);
            let sitter = if rng.random() { BOT } else { Sitter::Person };
            let before = table.holder();
            table = table.with_sitter(seat(n), sitter).unwrap_or(table);
            if let (Holder::Seat { seat: old }, Holder::Seat { seat: new }) =
                (before, table.holder())
            {
                assert_eq!(old, new, "nobody gets the device without a curtain");
            }
            table = play_on(table, 1, seed);
        }
    }
}

#[test]
fn a_game_that_ends_early_is_over_as_it_stands() {
    let table = play_on(table("ppb", true, 8), 4, 1);
    let ended = table.ended(true);
    assert_eq!((ended.next(), ended.holder()), (Next::Over, Holder::Open));
    assert_eq!(ended.viewer(), Some(Viewer::Everything));
    assert_eq!((ended.actor(), ended.bots_to_act().first()), (None, None));
    assert_eq!((ended.can_undo(), ended.can_redo()), (false, false));
    let totals = ended.position().totals();
    let places = ended.places().unwrap();
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
        let (a, b) = (seat(a), seat(b));
        let by_points = totals[b.index()].cmp(&totals[a.index()]);
        assert_eq!(places.of(a).cmp(&places.of(b)), by_points);
    }
    let goes_on = ended.ended(false);
    assert!(goes_on.is_practice() && !ended.is_practice(), "everything has been seen");
    assert_eq!(goes_on.viewer(), None, "and lies behind the curtain again");
    assert!(play_on(goes_on, 99, 1).is_over());
}

#[test]
fn what_was_taken_back_before_the_end_stays_so() {
    let table = play_on(table("pp", false, 9), 3, 1);
    let back = table.undone(table.at()).unwrap();
    assert!(back.can_redo() && !back.ended(true).can_redo());
}
