//! Rulings of `RULES.md` worked out by hand, where the printed rules leave a question open.

use crate::script::{C, L, S, Script, Settler, T, U, colour, fly, lay, load, node, planet, seat};
use bastards::{Action, Bastards, Chance, Reason, Relation, Settling, Setup, Side, StageView};
use game::{Game, Step, Turn, Viewer, rng_from_seed};
use std::collections::VecDeque;

use Relation::{Change, Diplomacy, Eating, Love, Migration, Mutation, Shooting, Trade};

/// Two seats and the neutral colour on p2, four columns and three rows, ready for round 1.
fn on_crate(pairs: &[(Relation, [bastards::Race; 2])], settlers: &[Settler]) -> Script {
    let mut script = Script::dealt(2, pairs);
    script.settle("p2", settlers);
    script.settle_rest(&[L, C, U]);
    script
}

/// Three of seat 0 in different rows of p2 that love has made two of in one round.
const CORNERS: [Settler; 3] = [(T, 0, 0, 0), (S, 1, 0, 0), (T, 0, 1, 0)];

fn mutate(of: u8, from: Side) -> Action {
    Action::Mutate { planet: planet("p2"), colour: colour(of), from }
}

/// Flies to a field that another ship stands on, with seat 1 there already.
fn two_ships(first: &str, second: &str) -> Script {
    let mut script = on_crate(&[(Migration, [U, L])], &CORNERS);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    script.acts(1, &[Action::Put { node: node(second) }, Action::Done]);
    script.act(0, Action::Put { node: node(first) });
    script
}

#[test]
fn a_last_step_onto_a_ship_is_refused() {
    // From x6 to d2 are three steps by way of d8 and x5; the other ship stands on d2.
    let mut script = two_ships("x6", "d2");
    script.acts(0, &[fly("d8"), fly("x5")]);
    assert_eq!(script.refused(0, fly("d2")), Reason::NowhereToEnd, "no step is left after it");
    script.act(0, Action::Done);
    let mut nearer = two_ships("d8", "d2");
    nearer.acts(0, &[fly("x5"), fly("d2"), fly("x4")]);
    assert_eq!(nearer.view().seats[0].ship, Some(node("x4")), "passed with the third step");
}

#[test]
fn loading_that_leaves_no_way_off_a_ship_is_refused() {
    // With an empty hold the ship comes to d2, where the other stands, and has a third step to
    // leave it; a creature on board would cost that step.
    let mut script = two_ships("d8", "d2");
    script.acts(0, &[fly("x5"), fly("d2")]);
    assert_eq!(script.refused(0, load(0, 0)), Reason::NowhereToEnd);
    assert!(script.may(0, fly("x5")));
    let mut earlier = two_ships("x5", "d2");
    earlier.acts(0, &[fly("d2"), load(0, 0)]);
    assert_eq!(earlier.refused(0, Action::Done), Reason::ShipThere);
    earlier.acts(0, &[fly("x4"), Action::Done]);
    assert_eq!(earlier.view().seats[0].hold.len(), 1, "with a step to spare it is fine");
}

#[test]
fn down_and_up_again_is_fine_but_not_up_and_down() {
    let mut script = on_crate(&[(Migration, [U, L])], &CORNERS);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    script.act(1, Action::Done);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0)]);
    assert_eq!(script.refused(0, Action::Unload { race: T }), Reason::UpAndDown);
    script.act(0, Action::Done);
    script.plan(&[&[Shooting], &[Shooting]]);
    script.finish_actions();
    // It is the start player's flight now, and the toadling was loaded in an earlier one.
    assert_eq!(script.on_turn(), [0]);
    script.acts(0, &[Action::Unload { race: T }, lay(3, 2, 0), load(3, 2)]);
    assert_eq!(script.refused(0, Action::Unload { race: T }), Reason::UpAndDown, "nor once more");
    script.act(0, Action::Done);
}

#[test]
fn a_migration_flies_no_farther_with_an_empty_hold() {
    let mut script = on_crate(&[(Migration, [U, L])], &CORNERS);
    script.plan(&[&[Love, Migration], &[Trade]]);
    let put = Action::Put { node: node("x1") };
    script.until(0, put);
    script.act(0, put);
    for (to, coins) in [("d1", 3), ("x8", 2), ("d7", 1), ("x7", 0)] {
        script.act(0, fly(to));
        assert_eq!(script.coins(0), coins, "the first is free, the others cost one");
    }
    assert_eq!(script.refused(0, fly("d4")), Reason::Coins { needed: 1 }, "no coins, no step");
}

#[test]
fn a_mutation_of_a_race_into_itself_lays_anew() {
    let mut script = on_crate(&[(Mutation, [T, T])], &CORNERS);
    script.plan(&[&[Mutation], &[Trade]]);
    assert_eq!(script.refused(0, mutate(0, Side::Right)), Reason::SameCard, "one way is enough");
    script.acts(0, &[mutate(0, Side::Left), lay(3, 2, 0)]);
    assert_eq!(script.count("p2", 0, T), 1);
    let cells: Vec<_> = script.tokens("p2").iter().map(|it| (it.colour, it.cell)).collect();
    assert!(cells.contains(&(colour(0), bastards::Cell::at(3, 2))), "moved to the other corner");
}

#[test]
fn neutral_creatures_change_for_coins_too() {
    let mut script = on_crate(&[(Mutation, [T, S])], &CORNERS);
    script.plan(&[&[Mutation], &[Trade]]);
    let supply = script.view().neutral.unwrap().supply;
    script.acts(0, &[mutate(5, Side::Left), lay(2, 2, 0)]);
    assert_eq!((script.count("p2", 5, T), script.count("p2", 5, S)), (0, 1));
    let now = script.view().neutral.unwrap().supply;
    assert_eq!((now[0], now[2]), (supply[0] + 1, supply[2] - 1), "from the neutral supply");
    assert_eq!(script.coins(0), 3);
}

#[test]
fn a_refused_pair_is_used_up_for_coins_too() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_crate(&[(Trade, [T, S]), (Diplomacy, [C, C])], &settlers);
    script.plan(&[&[Trade], &[Migration]]);
    let with = |it| Action::Pair { planet: planet("p2"), left: colour(0), right: colour(it) };
    script.act(0, with(1));
    script.act(1, Action::Refuse);
    assert_eq!((script.coins(0), script.coins(1)), (5, 5), "nobody gets anything");
    assert!(!script.may(0, with(5)), "the toadling stood in the refused pair");
}

#[test]
fn where_all_are_locked_nobody_has_to_change() {
    let mut script = Script::dealt(5, &[]);
    script.settle_rest(&[L, C, U, S, T]);
    script.plan(&[&[Change], &[Change], &[Trade], &[Trade], &[Trade]]);
    while !matches!(script.view().stage, StageView::Resolve { relation: Change, .. }) {
        let on_turn = script.on_turn()[0];
        let last = script.position.legal_actions(seat(on_turn)).last().unwrap();
        script.act(on_turn, last);
    }
    let lock = |relation| Action::Lock { relation };
    script.acts(0, &[lock(Love), lock(Shooting), lock(Eating)]);
    script.acts(1, &[lock(Trade), lock(Diplomacy), lock(Migration)]);
    assert_eq!(script.refused(2, Action::Done), Reason::MustChange, "mutation is open");
    script.act(2, lock(Mutation));
    assert_eq!(script.locked().len(), 7);
    let stage = script.position.view(Viewer::Public).stage;
    assert!(matches!(stage, StageView::Fly { .. }), "seats 3 and 4 are passed over: {stage:?}");
}

#[test]
fn a_first_flight_may_wait() {
    let mut script = on_crate(&[(Migration, [U, L])], &CORNERS);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    script.act(1, Action::Done);
    script.act(0, Action::Done);
    assert_eq!((script.view().seats[0].ship, script.view().seats[1].ship), (None, None));
    script.plan(&[&[Shooting], &[Shooting]]);
    script.finish_actions();
    assert!(script.may(0, Action::Put { node: node("c3") }), "any later flight is the first");
}

/// `SB-SETTLE`, ruling (dealt): what chance deals is settled as if the players had named the planets
/// in order, sent these tokens, and always laid and exchanged the first thing they may.
#[test]
fn settlers_that_are_dealt_settle_as_chosen_ones_would() {
    let smallest = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"].map(planet).to_vec();
    for (seats, planets) in [(2, vec![]), (3, vec![]), (4, vec![]), (5, vec![]), (5, smallest)] {
        for seed in 0..8 {
            let first = Some(seat(1));
            let chosen = Setup { first, planets: planets.clone(), ..Setup::standard(seats) };
            let mut dealt =
                Bastards::new(&Setup { settling: Settling::Dealt, ..chosen.clone() }).unwrap();
            let mut rng = rng_from_seed(seed);
            let mut outcomes = Vec::new();
            while dealt.turn() == Turn::Chance {
                let outcome = dealt.sample_chance(&mut rng).unwrap();
                dealt.play(Step::Chance(outcome), &mut ()).unwrap();
                outcomes.push(outcome);
            }
            let mut outcomes = VecDeque::from(outcomes);
            let mut position = Bastards::new(&chosen).unwrap();
            let mut namer = 1;
            loop {
                let stage = position.view(Viewer::Everything).stage;
                let step = match (position.turn(), stage) {
                    (_, StageView::Plan { .. }) => break,
                    (Turn::Chance, _) => Step::Chance(outcomes.pop_front().unwrap()),
                    (Turn::Seats(seats), StageView::Choose { .. }) => {
                        let order = seat(namer % chosen.seats).round(chosen.seats);
                        let seat = order.into_iter().find(|it| seats.contains(*it)).unwrap();
                        let Some(Chance::Settler { race }) = outcomes.pop_front() else {
                            panic!("no settler")
                        };
                        Step::Act { seat, action: Action::Choose { race } }
                    }
                    (Turn::Seats(seats), stage) => {
                        let seat = seats.first().unwrap();
                        if let StageView::Name { seat } = stage {
                            namer = seat.index() as u8;
                        }
                        let action = position.legal_actions(seat).next().unwrap();
                        Step::Act { seat, action }
                    }
                    (Turn::Over, _) => panic!("over before it began"),
                };
                position.play(step, &mut ()).unwrap();
            }
            assert_eq!(outcomes, []);
            let views = [&dealt, &position].map(|it| it.view(Viewer::Everything));
            assert_eq!(views[0], views[1], "{seats} seats, seed {seed}");
            assert_eq!(dealt.starter(), first);
        }
    }
}
