//! Finished games told as choices and played again, their draws proved, their past looked at and
//! gone on from: random games of the whole house.

use crate::played::{played, setups};
use game::{Seat, Turn, Viewer};
use table::{AnyPlan, AnyTable, CompactError, Fork, KeptError, Level, Refused, Sitter};

fn every_game() -> impl Iterator<Item = AnyTable> {
    setups().into_iter().flat_map(|setup| (0..3).map(move |seed| played(setup.clone(), seed)))
}

fn plan(table: &AnyTable) -> AnyPlan {
    AnyPlan {
        setup: table.setup(),
        rules: table.rules(),
        seed: table.seed(),
        sitters: table.sitters().to_vec(),
        script: Vec::new(),
        practice: false,
    }
}

/// The steps of a table, without how long they took.
fn steps(table: &AnyTable) -> Vec<(Option<Seat>, String)> {
    table.kept().steps.into_iter().map(|step| (step.by, step.what)).collect()
}

#[test]
fn a_game_is_played_again_from_its_choices() {
    for table in every_game() {
        let told = table.compacted().unwrap();
        assert!(told.is_dealt);
        assert!(told.choices.iter().all(|choice| choice.index < choice.of && choice.of > 1));
        let mut choices = told.choices.iter();
        let next = |of| choices.next().filter(|it| it.of == of).map(|it| it.index);
        let again = AnyTable::replayed(plan(&table), true, next).unwrap();
        assert_eq!(choices.len(), 0);
        assert_eq!(steps(&again), steps(&table));
        assert_eq!(again.ending(), table.ending());
    }
}

#[test]
fn chance_that_was_not_dealt_is_told_too() {
    for setup in setups() {
        let table = played(setup, 5);
        let other = AnyPlan { seed: 6, ..plan(&table) };
        let kept = table.kept();
        let kept = table::KeptTable { seed: other.seed, ..kept };
        let table = AnyTable::resumed(table.game(), &kept).unwrap();
        let told = table.compacted().unwrap();
        assert!(!told.is_dealt && table.draws().iter().any(|draw| !draw.holds));
        let mut choices = told.choices.iter();
        let again =
            AnyTable::replayed(other, false, |_| choices.next().map(|it| it.index)).unwrap();
        assert_eq!(steps(&again), steps(&table));
    }
}

#[test]
fn choices_that_do_not_fit_lead_nowhere() {
    for table in every_game() {
        let told = table.compacted().unwrap().choices;
        let cut = AnyTable::replayed(plan(&table), true, {
            let mut left = told[..told.len() - 1].iter();
            move |_| left.next().map(|it| it.index)
        });
        assert!(matches!(cut, Err(CompactError::Step { .. })));
        let wild = AnyTable::replayed(plan(&table), true, Some);
        assert_eq!(wild.unwrap_err(), CompactError::Step { n: first_act(&table) });
    }
}

/// The first step that was a choice of several.
fn first_act(table: &AnyTable) -> usize {
    let kept = table.kept();
    let n = kept.steps.iter().position(|step| step.by.is_some());
    n.unwrap()
}

#[test]
fn the_draws_follow_from_the_seed_and_from_no_other() {
    for table in every_game() {
        let draws = table.draws();
        let n_chance = steps(&table).iter().filter(|(by, _)| by.is_none()).count();
        assert_eq!(draws.len(), n_chance);
        assert!(draws.iter().all(|draw| draw.holds));
    }
}

#[test]
fn the_past_is_seen_from_every_seat_once_the_game_is_over() {
    for table in every_game() {
        let half = table.at() / 2;
        let above = table.seen_then(half, Viewer::Everything).unwrap();
        assert_eq!(above.sheet, table.earlier(half).unwrap().sheet);
        for seat in Seat::all(table.sitters().len() as u8) {
            let seen = table.seen_then(half, Viewer::Seat(seat)).unwrap();
            assert_eq!(seen.turn, above.turn);
        }
        assert!(matches!(
            table.seen_then(table.at() + 1, Viewer::Everything),
            Err(Refused::Stale { .. })
        ));
        let running = forked(&table, half);
        if !running.is_over() {
            assert_eq!(running.seen_then(0, Viewer::Everything), Err(Refused::NotOnTurn));
        }
    }
}

fn forked(table: &AnyTable, at: usize) -> AnyTable {
    let sitters = vec![Sitter::Bot { level: Level::Random }; table.sitters().len()];
    table.forked(Fork { at, seed: table.seed(), sitters }).unwrap()
}

#[test]
fn a_game_goes_on_from_anywhere_and_deals_as_it_did() {
    for table in every_game() {
        let kept = steps(&table);
        for at in [0, 1, table.at() / 3, table.at() - 1, table.at()] {
            let fork = forked(&table, at);
            assert!(fork.kept().practice);
            let steps = steps(&fork);
            // What chance brings up next is what it brought up then.
            assert!(steps.len() >= at && kept.starts_with(&steps));
            assert_ne!(fork.turn(), Turn::Chance);
        }
        let beyond = Fork { at: table.at() + 1, seed: 0, sitters: table.sitters().to_vec() };
        let n = table.at();
        assert_eq!(table.forked(beyond).unwrap_err(), KeptError::Step { n });
        let nobody = Fork { at: 0, seed: 0, sitters: Vec::new() };
        assert_eq!(table.forked(nobody).unwrap_err(), KeptError::Setup);
    }
}
