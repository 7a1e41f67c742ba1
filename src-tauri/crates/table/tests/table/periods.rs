//! Turns and rounds as players count them, tried on random games of the whole house.

use crate::played::{played, setups};
use game::Seat;
use table::{AnySetup, AnyTable, GameId, Period, When};

/// Who acted first in each turn or round.
fn first_seats(table: &AnyTable) -> Vec<usize> {
    let (steps, starts) = (table.kept().steps, table.periods().starts);
    let first = |&start: &u32| steps[start as usize..].iter().find_map(|step| step.by);
    starts.iter().filter_map(first).map(Seat::index).collect()
}

#[test]
fn rounds_are_those_of_the_rules() {
    for (game, n_rounds) in [(GameId::Kraje, 4), (GameId::Bastards, 12)] {
        let (least, most) = game.seats();
        for seats in least..=most {
            let table = played(game.standard(seats), 3);
            let periods = table.periods();
            assert_eq!((periods.of, periods.starts.len()), (Period::Round, n_rounds));
        }
    }
    let short = bastards::Setup { rounds: Some(4), ..bastards::Setup::standard(2) };
    assert_eq!(played(AnySetup::Bastards(short), 3).periods().starts.len(), 4);
}

#[test]
fn turns_go_round_the_table() {
    for seats in 2..=5 {
        let table = played(GameId::Hunters.standard(seats), 4);
        assert_eq!(table.periods().of, Period::Turn);
        let seats_by_turn = first_seats(&table);
        let goes_on = |pair: &[usize]| pair[1] == (pair[0] + 1) % usize::from(seats);
        assert!(seats_by_turn.windows(2).all(goes_on), "{seats_by_turn:?}");
        assert_eq!(seats_by_turn.len(), table.periods().starts.len());
    }
}

/// In each turn of Okanagan one building is built, whoever takes rewards in it; who begins is drawn, and
/// all choose goals before the first turn and between the rounds.
#[test]
fn what_others_decide_in_a_turn_is_a_part_of_it() {
    for (seats, n_buildings) in [(2, 2 * 12), (3, 3 * 11), (4, 4 * 10)] {
        for seed in 0..4 {
            let table = played(GameId::Okanagan.standard(seats), seed);
            let periods = table.periods();
            assert_eq!((periods.of, periods.starts.len()), (Period::Turn, n_buildings));
        }
    }
}

#[test]
fn each_begins_after_the_one_before_and_the_first_with_the_game() {
    for setup in setups() {
        let table = played(setup, 5);
        let periods = table.periods();
        assert_eq!(periods.starts[0], 0);
        assert!(periods.starts.is_sorted_by(|a, b| a < b));
        assert!((*periods.starts.last().unwrap() as usize) < table.at());
        for (&start, nth) in periods.starts.iter().zip(1..) {
            assert_eq!(periods.of_step(start), When { of: periods.of, nth });
            if let Some(before) = start.checked_sub(1) {
                assert_eq!(periods.of_step(before).nth, nth - 1);
            }
        }
    }
}
