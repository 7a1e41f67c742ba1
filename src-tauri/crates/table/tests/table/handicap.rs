//! Head starts: what they count for, and what they leave alone.

use game::SeatResult;

use crate::played::{played, setups};
use table::{AnyTable, MOST_HANDICAP};

fn every_game() -> impl Iterator<Item = AnyTable> {
    let for_several = |it: &AnyTable| it.sitters().len() > 1;
    setups().into_iter().map(|setup| played(setup, 3)).filter(for_several)
}

/// What the last seat needs to be level with the best, or 1 when it is the best.
fn to_level(table: &AnyTable) -> u16 {
    let totals = table.ending().unwrap().totals;
    let missing = totals.iter().max().unwrap() - totals.last().unwrap();
    u16::try_from(missing.clamp(1, MOST_HANDICAP.into())).unwrap()
}

fn given_to_last(table: &AnyTable, points: u16) -> AnyTable {
    let mut handicaps = vec![0; table.sitters().len()];
    *handicaps.last_mut().unwrap() = points;
    table.with_handicaps(&handicaps)
}

#[test]
fn a_head_start_counts_from_the_first_moment_to_the_last() {
    for table in every_game() {
        let (before, after) = (table.summary().unwrap(), given_to_last(&table, 7));
        let (ending, summary) = (after.ending().unwrap(), after.summary().unwrap());
        for (n, (old, new)) in before.seats.iter().zip(&summary.seats).enumerate() {
            let given = if n + 1 == before.seats.len() { 7 } else { 0 };
            assert_eq!((new.score, ending.totals[n]), (old.score + given, old.score + given));
            assert_eq!(new.place, ending.places.as_slice()[n]);
            let rest = SeatResult { score: old.score, place: old.place, ..new.clone() };
            assert_eq!(rest, *old, "what was won at the table is what it was");
        }
        let pairs = before.course.moments.iter().zip(&summary.course.moments);
        for (old, new) in pairs {
            assert_eq!(new.totals.last().unwrap() - old.totals.last().unwrap(), 7);
        }
        assert_eq!(summary.course.swings, before.course.swings);
        assert_eq!((before.variant.as_str(), summary.variant.as_str()), ("", "handicap"));
        let sheet = serde_json::to_value(ending.sheet).unwrap();
        assert_eq!(sheet["seats"].as_array().unwrap().last().unwrap()["handicap"], 7);
        assert_eq!(sheet["seats"][0].get("handicap"), None);
    }
}

#[test]
fn places_are_by_points_with_head_starts_and_among_equals_by_the_rules() {
    for table in every_game() {
        let by_rules = table.ending().unwrap();
        let after = given_to_last(&table, to_level(&table)).ending().unwrap();
        let seats = 0..after.totals.len();
        for (a, b) in seats.clone().flat_map(|a| seats.clone().map(move |b| (a, b))) {
            let (places, old) = (after.places.as_slice(), by_rules.places.as_slice());
            let is_before = places[a] < places[b];
            if after.totals[a] == after.totals[b] {
                assert_eq!(is_before, old[a] < old[b]);
            } else {
                assert_eq!(is_before, after.totals[a] > after.totals[b]);
            }
        }
    }
}

#[test]
fn steps_replay_as_before_and_a_head_start_can_be_taken_back() {
    for table in every_game() {
        let after = given_to_last(&table, MOST_HANDICAP + 1);
        assert_eq!(after.handicaps().last(), Some(&MOST_HANDICAP));
        assert_eq!(after.kept(), table.kept());
        assert_eq!(after.compacted(), table.compacted());
        let back = after.with_handicaps(&[]);
        assert_eq!((back.ending(), back.summary()), (table.ending(), table.summary()));
    }
}
