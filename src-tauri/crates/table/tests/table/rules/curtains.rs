//! How much a table asks of five people who share a device at Space Bastards: curtains, and taps.

use bastards::{Action, Bastards, Settling, Setup};
use game::{Game, HouseRng, Seat, Viewer, rng_from_seed};
use rand::RngExt;
use table::{Holder, Next, Plan, Sitter, Table};

/// Games, each with a deal of its own.
const GAMES: u64 = 12;

/// What people did.
#[derive(Copy, Clone, Default, Debug)]
struct Effort {
    curtains: u32,
    taps: u32,
}

fn five(settling: Settling, trust: bool, seed: u64) -> Table<Bastards> {
    let plan = Plan {
        setup: Setup { settling, ..Setup::standard(5) },
        rules: Bastards::RULES,
        seed,
        sitters: vec![Sitter::Person; 5],
        script: Vec::new(),
        practice: false,
    };
    Table::new(plan).unwrap().with_trust(trust)
}

/// The taps of an action: what is aimed at and ✔; what is a button of its own is one.
const fn taps(action: Action) -> u32 {
    if matches!(action, Action::Done | Action::Accept | Action::Refuse) { 1 } else { 2 }
}

/// Something to do, as people do who come to the end of a turn: of two things one is to be done with
/// it, where that can be.
fn choice(position: &Bastards, seat: Seat, rng: &mut HouseRng) -> Action {
    let is_done = rng.random::<bool>() && position.legal_actions(seat).any(|it| it == Action::Done);
    if is_done { Action::Done } else { position.sample_action(seat, rng).unwrap() }
}

/// The round that is played; 0 before the first.
fn now(table: &Table<Bastards>) -> u8 {
    table.position().view(Viewer::Public).round
}

/// Plays to the end of this round. Returns what that took.
fn play(round: u8, table: &mut Table<Bastards>, rng: &mut HouseRng) -> Effort {
    let mut effort = Effort::default();
    while table.next() != Next::Over && now(table) == round {
        let at = table.at();
        *table = if let Some(seat) = table.actor() {
            let action = choice(table.position(), seat, rng);
            effort.taps += taps(action);
            table.act(seat, &[action], at, 0).unwrap()
        } else {
            effort.taps += 1;
            match (table.holder(), table.next()) {
                (Holder::Nobody { next }, _) => {
                    effort.curtains += 1;
                    table.take(next).unwrap()
                }
                (_, Next::Continue) => table.continued(at).unwrap(),
                _ => table.pass(at).unwrap(),
            }
        };
    }
    effort
}

/// The most curtains and the mean of taps of some games, before the first round and a round.
fn efforts(settling: Settling, trust: bool) -> [(u32, u32); 2] {
    let (mut before, mut rounds) = (Vec::new(), Vec::new());
    for seed in 0..GAMES {
        let mut rng = rng_from_seed(seed);
        let mut table = five(settling, trust, seed);
        before.push(play(0, &mut table, &mut rng));
        rounds.extend((1..=12).map(|round| play(round, &mut table, &mut rng)));
        assert!(table.is_over());
    }
    [before, rounds].map(|efforts| {
        let curtains = efforts.iter().map(|it| it.curtains).max().unwrap();
        let taps = efforts.iter().map(|it| it.taps).sum::<u32>() / efforts.len() as u32;
        (curtains, taps)
    })
}

#[test]
fn five_people_are_asked_for_few_curtains_and_taps() {
    let [settling, round] = efforts(Settling::Chosen, false);
    assert!(settling.0 <= 40 && settling.1 <= 240, "before the first round: {settling:?}");
    assert!(round.0 <= 6 && round.1 <= 45, "a round: {round:?}");
    let [dealt, after] = efforts(Settling::Dealt, false);
    assert!(dealt.0 <= 15 && dealt.1 <= 90, "the quick way: {dealt:?}");
    assert!(after.0 <= 6 && after.1 <= 45, "a round after it: {after:?}");
    let [trusted, open] = efforts(Settling::Chosen, true);
    assert_eq!((trusted.0, open.0), (0, 0), "no curtain");
    assert!(trusted.1 <= 200 && open.1 <= 40, "{trusted:?}, {open:?}");
}
