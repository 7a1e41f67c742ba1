//! Random walks over everything one can do at a table.

use game::{Game, HouseRng, Seat, rng_from_seed};
use rand::RngExt;
use table::{Holder, Level, Plan, Sitter, Table};

use crate::rules::toy::{Action, Setup, Toy};

/// A table: one letter a seat, `p` for a person and `b` for a bot.
pub(crate) fn table(seats: &str, has_secrets: bool, seed: u64) -> Table<Toy> {
    Table::new(plan(seats, has_secrets, seed)).unwrap()
}

/// The plan of such a table.
pub(crate) fn plan(seats: &str, has_secrets: bool, seed: u64) -> Plan<Toy> {
    let sitter = |c| match c {
        'p' => Sitter::Person,
        _ => Sitter::Bot { level: Level::Random },
    };
    Plan {
        setup: Setup { seats: seats.len() as u8, has_secrets },
        rules: Toy::RULES,
        seed,
        sitters: seats.chars().map(sitter).collect(),
        script: Vec::new(),
        practice: false,
    }
}

/// The seat of this number.
pub(crate) fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap()
}

/// One thing at random that somebody at the table can do, tried. `None` when it was refused.
pub(crate) fn stir(table: &Table<Toy>, rng: &mut HouseRng) -> Option<Table<Toy>> {
    let at = table.at();
    match rng.random_range(0..12) {
        0 => table.undone(at).ok(),
        1 => table.redone(at).ok(),
        2 => table.pass(at).ok(),
        3 => Some(table.covered()),
        4 => table.continued(at).ok(),
        5 | 6 => match table.holder() {
            Holder::Nobody { next } => table.take(next).ok(),
            Holder::Seat { .. } | Holder::Open => None,
        },
        7 => {
            let seat = table.bots_to_act().first()?;
            let action = table.position().sample_action(seat, rng)?;
            table.act_as_bot(seat, action, 1).ok()
        }
        _ => {
            let seat = table.actor()?;
            let first = table.position().sample_action(seat, rng)?;
            let after = table.position().foresee(seat, first, &mut ());
            let then = after.sample_action(seat, rng).filter(|_| rng.random());
            let actions: Vec<Action> = std::iter::once(first).chain(then).collect();
            table.act(seat, &actions, at, 1).ok()
        }
    }
}

/// Plays on in order until the game is over or `n_acts` actions were taken.
pub(crate) fn play_on(mut table: Table<Toy>, n_acts: usize, seed: u64) -> Table<Toy> {
    let mut rng = rng_from_seed(seed);
    let mut left = n_acts;
    while left > 0 && !table.is_over() {
        let at = table.at();
        if let Holder::Nobody { next } = table.holder()
            && let Ok(taken) = table.take(next)
        {
            table = taken;
        } else if let Some(seat) = table.actor() {
            let action = table.position().sample_action(seat, &mut rng).unwrap();
            table = table.act(seat, &[action], at, 1).unwrap();
            left -= 1;
        } else if let Some(seat) = table.bots_to_act().first() {
            let action = table.position().sample_action(seat, &mut rng).unwrap();
            table = table.act_as_bot(seat, action, 1).unwrap();
            left -= 1;
        } else {
            table = table.pass(at).unwrap();
        }
    }
    table
}
