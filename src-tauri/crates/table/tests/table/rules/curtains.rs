//! How much a table asks of as many people as can play who share a device: curtains, and taps.

use bastards::{Action, Bastards, Settling, Setup};
use game::{Game, HouseRng, Seat, Viewer, rng_from_seed};
use hunters::{Hands, Hunters, Variant};
use kraje::{Choosing, Kraje};
use okanagan::Okanagan;
use rand::RngExt;
use table::{AnyTable, Holder, Next, Period, Plan, Sitter, Table};

/// Games, each with a deal of its own.
const GAMES: u64 = 12;

/// What people did.
#[derive(Copy, Clone, Default, Debug)]
struct Effort {
    curtains: u32,
    taps: u32,
}

fn set<G: Game>(setup: G::Setup, trust: bool, seed: u64) -> Table<G> {
    let seats = G::new(&setup).unwrap().n_seats();
    let plan = Plan {
        setup,
        rules: G::RULES,
        seed,
        sitters: vec![Sitter::Person; seats.into()],
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

/// Does the next thing that is asked for, `act` where it is an action.
fn go_on<G: Game>(
    table: &mut Table<G>,
    effort: &mut Effort,
    act: impl FnOnce(&G, Seat) -> (G::Action, u32),
) {
    let at = table.at();
    *table = if let Some(seat) = table.actor() {
        let (action, taps) = act(table.position(), seat);
        effort.taps += taps;
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

/// Plays to the end of this round. Returns what that took.
fn play(round: u8, table: &mut Table<Bastards>, rng: &mut HouseRng) -> Effort {
    let mut effort = Effort::default();
    while table.next() != Next::Over && now(table) == round {
        go_on(table, &mut effort, |position, seat| {
            let action = choice(position, seat, rng);
            (action, taps(action))
        });
    }
    effort
}

/// The curtains and taps of a whole game, a round of all its seats. An action is two taps: what is
/// aimed at, and ✔.
fn of_a_round<G: Game>(setup: &G::Setup, to_any: impl Fn(Box<Table<G>>) -> AnyTable) -> [f64; 2] {
    let (mut effort, mut rounds) = (Effort::default(), 0.0);
    for seed in 0..GAMES {
        let mut rng = rng_from_seed(seed);
        let mut table = set::<G>(setup.clone(), false, seed);
        while table.next() != Next::Over {
            go_on(&mut table, &mut effort, |position, seat| {
                (position.sample_action(seat, &mut rng).unwrap(), 2)
            });
        }
        let seats = f64::from(table.position().n_seats());
        let periods = to_any(Box::new(table)).periods();
        let n = periods.starts.len() as f64;
        rounds += if periods.of == Period::Turn { n / seats } else { n };
    }
    [effort.curtains, effort.taps].map(|it| f64::from(it) / rounds)
}

/// The most curtains and the mean of taps of some games, before the first round and a round.
fn efforts(settling: Settling, trust: bool) -> [(u32, u32); 2] {
    let (mut before, mut rounds) = (Vec::new(), Vec::new());
    for seed in 0..GAMES {
        let mut rng = rng_from_seed(seed);
        let mut table = set(Setup { settling, ..Setup::standard(5) }, trust, seed);
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

#[test]
fn as_many_as_can_play_are_asked_for_a_curtain_only_where_something_is_secret() {
    let normal = hunters::Setup { hands: Hands::Open, ..hunters::Setup::new(5) };
    let strategic = hunters::Setup { variant: Variant::Strategic, ..hunters::Setup::new(5) };
    let open = kraje::Setup { choosing: Choosing::Open, ..kraje::Setup::for_seats(2) };
    // The most curtains and taps that a round may ask for.
    let efforts = [
        (of_a_round::<Hunters>(&normal, AnyTable::Hunters), [0.0, 25.0]),
        (of_a_round::<Hunters>(&strategic, AnyTable::Hunters), [5.1, 35.0]),
        (of_a_round::<Okanagan>(&okanagan::Setup::new(4), AnyTable::Okanagan), [7.0, 55.0]),
        (of_a_round::<Kraje>(&kraje::Setup::for_seats(2), AnyTable::Kraje), [2.5, 11.0]),
        (of_a_round::<Kraje>(&open, AnyTable::Kraje), [0.0, 11.0]),
    ];
    for (effort, most) in efforts {
        let is_within = effort.iter().zip(most).all(|(&it, most)| it <= most);
        assert!(is_within, "{effort:?} of at most {most:?}: {efforts:?}");
    }
}
