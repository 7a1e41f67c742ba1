//! How Space Bastards is flown: for something, or not at all.

use std::collections::BTreeSet;

use crate::script::{C, L, S, Script, T, U, lay, node, planet, seat};
use bastards::Relation::{Change, Eating, Love, Migration, Shooting, Trade};
use bastards::{Action, Bastards, Setup};
use bots::Bot;
use game::{Dealer, Game, HouseRng, Seat, Seen, Step, Turn, rng_from_seed};
use search::{Limits, Stop};
use table::Level;

/// The levels whose flights are looked at: by overlooking some of it, by what looks best, by what looks
/// best to who learned, and by what comes of it in futures.
const LEVELS: [Level; 4] = [Level::Regular, Level::Rival, Level::Expert, Level::Master];

/// Positions that are enough for a few futures.
const FEW: u32 = 3_000;

/// What a level does.
fn choice(bot: &Bot<Bastards>, position: &Bastards, own: Seat, rng: &mut HouseRng) -> Action {
    let stop = Stop::new();
    let limits = Limits::new(bot.budget.nodes, &stop);
    bot.player.choose(Seen::new(position, own), limits, rng).unwrap()
}

/// Pear and Heart, two steps from each other, with one creature of each of the three colours; seat
/// 0 has had two more children on Pear and docks there, and its ship flies before the planets are
/// counted for the first time. There is nothing else to be done in the whole round.
fn three_on_pear() -> Script {
    let mut script = Script::dealt(2, &[(Love, [S, T]), (Migration, [L, L])]);
    script.settle("p4", &[(T, 1, 1, 0), (S, 1, 0, 0), (S, 2, 1, 0)]);
    script.settle("p5", &[(C, 1, 0, 0), (U, 1, 1, 0), (C, 2, 1, 0)]);
    script.settle_rest(&[L, C, U]);
    script.plan(&[&[Love], &[Migration]]);
    let child = Action::Love { planet: planet("p4"), race: T };
    script.acts(0, &[child, lay(0, 2, 0), child, lay(1, 2, 0)]);
    let put = Action::Put { node: node("d4") };
    script.until(0, put);
    script.act(0, put);
    script.finish_round();
    for (a, b) in [(Trade, Shooting), (Change, Eating)] {
        script.plan(&[&[a], &[b]]);
        script.finish_round();
    }
    script.plan(&[&[Shooting], &[Trade]]);
    script.finish_actions();
    while script.on_turn() != [0] {
        script.act(1, Action::Done);
    }
    script
}

/// Lets a level end the flight of a seat; what it did.
fn flown(script: &mut Script, level: Level, index: u8) -> Vec<Action> {
    let bot = bots::player::<Bastards>(level, script.position.n_seats(), 1);
    let mut done = Vec::new();
    while script.position.is_flying(seat(index)) {
        let action = choice(&bot, &script.position, seat(index), &mut rng_from_seed(1));
        script.act(index, action);
        done.push(action);
    }
    done
}

#[test]
fn a_creature_is_brought_where_it_wins_a_planet_and_costs_none() {
    let mut script = three_on_pear();
    let on = |script: &Script, id| script.position.creatures_on(planet(id))[0];
    assert_eq!((on(&script, "p4"), on(&script, "p5")), (3, 1));
    let done = flown(&mut script, Level::Rival, 0);
    assert_eq!((on(&script, "p4"), on(&script, "p5")), (2, 2), "{done:?}");
}

#[test]
fn who_carries_creatures_that_would_win_a_planet_unloads_them() {
    let mut script = three_on_pear();
    let t = script.tokens("p4").into_iter().find(|it| it.colour.index() == 0 && it.race == T);
    let aboard = Action::Load { cell: t.unwrap().cell };
    script.acts(0, &[aboard, crate::script::fly("x6"), crate::script::fly("d5")]);
    let done = flown(&mut script, Level::Rival, 0);
    assert_eq!(done.first(), Some(&Action::Unload { race: T }), "{done:?}");
    assert_eq!(script.position.n_in_hold(seat(0)), 0);
}

/// Plays a game of one level by few positions, with the generators of the lab, and shows every
/// decision before it is taken.
fn play(level: Level, n_seats: u8, seed: u64, mut saw: impl FnMut(&Bastards, Seat, Action)) {
    let mut position = Bastards::new(&Setup::standard(n_seats)).unwrap();
    let bot = |it| {
        let mut bot = bots::player(level, n_seats, bots::character(seed, it));
        bot.budget.nodes = bot.budget.nodes.min(FEW);
        bot
    };
    let bots: Vec<_> = Seat::all(n_seats).map(bot).collect();
    let rng = |it: Seat| {
        let mut rng = rng_from_seed(seed);
        rng.set_stream(1 << 63 | it.index() as u64);
        rng
    };
    let mut rngs: Vec<HouseRng> = Seat::all(n_seats).map(rng).collect();
    let dealer = Dealer::new(seed);
    let mut n_drawn = [0; 256];
    loop {
        let steps = match position.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let n_drawn = &mut n_drawn[usize::from(position.pile())];
                *n_drawn += 1;
                vec![Step::Chance(dealer.draw(&position, *n_drawn - 1).unwrap())]
            }
            Turn::Seats(asked) => {
                let mut answer = |own: Seat| {
                    let rng = &mut rngs[own.index()];
                    let action = choice(&bots[own.index()], &position, own, rng);
                    saw(&position, own, action);
                    Step::Act { seat: own, action }
                };
                asked.iter().map(&mut answer).collect()
            }
        };
        for step in steps {
            position.apply(step, &mut ());
        }
    }
}

#[test]
fn no_flight_comes_back_to_where_it_was() {
    for level in LEVELS {
        for (n_seats, seed) in [(2, 3), (3, 4), (5, 5)] {
            let mut been = BTreeSet::new();
            let mut n_flown = 0;
            play(level, n_seats, seed, |position, own, action| {
                if !position.is_flying(own) || matches!(action, Action::Lay { .. }) {
                    return;
                }
                // Where the ship is, what is aboard and what lives where.
                let planets = position.inhabited_planets();
                let lives: Vec<_> = planets.map(|it| position.races_on(it, own)).collect();
                let here = (position.ship_of(own), position.hold_of(own), lives);
                assert!(been.insert(here.clone()), "{level:?} {n_seats} {seed}: {here:?} again");
                n_flown += u32::from(matches!(action, Action::Fly { .. }));
                if action == Action::Done {
                    been.clear();
                }
            });
            assert!(n_flown > 0, "{level:?} {n_seats} {seed}: no ship has flown");
        }
    }
}

/// In the last flight of a game nothing is left to be reached for.
#[test]
fn an_empty_flight_is_not_begun_when_nothing_can_come_of_it() {
    for level in LEVELS {
        for seed in 0..3 {
            let (mut flies, mut cargo) = ([false; 3], [false; 3]);
            play(level, 3, seed, |position, own, action| {
                let is_last = position.scorings_to_come().count() == 1
                    && position.scorings_to_come().all(|it| it.rounds == 1);
                if is_last && position.is_time_to_fly() {
                    let i = own.index();
                    flies[i] |= matches!(action, Action::Put { .. } | Action::Fly { .. });
                    cargo[i] |= matches!(action, Action::Load { .. } | Action::Unload { .. });
                }
            });
            assert!(
                flies.iter().zip(cargo).all(|(&flies, cargo)| cargo || !flies),
                "{level:?} {seed}"
            );
        }
    }
}
