//! Every level of every game: its data file is in order, it plays whole games, and what it chooses
//! hangs on nothing hidden.

use std::sync::Arc;

use bots::{Data, Opponents};
use game::{Dealer, Game, Seat, Seen, Step, Title, Turn, rng_from_seed};
use search::{Limits, Player, Rollout, RolloutSettings, Stop};
use table::{GameId, Level, for_game};

/// So few that a test is fast, and enough for every kind of player to get going.
const NODES: u32 = 40;
/// Enough for roll-outs of several futures.
const ROLLOUT_NODES: u32 = 1_500;

fn setups_of_all(mut visit: impl Visit) {
    for &id in GameId::ALL {
        for_game!(id, G => for n in G::LEAST_SEATS..=G::MOST_SEATS {
            visit.game(G::new(&G::standard(n)).unwrap());
        });
    }
}

trait Visit {
    fn game<G: Opponents>(&mut self, start: G);
}

/// One choice of a level, by nodes alone.
fn choice<G: Opponents>(position: &G, seat: Seat, level: Level) -> Option<G::Action> {
    let bot = bots::player::<G>(level, position.n_seats(), 5);
    let stop = Stop::new();
    let limits = Limits::new(NODES, &stop);
    bot.player.choose(Seen::new(position, seat), limits, &mut rng_from_seed(9))
}

/// Plays a random game and shows every `n`th position at which somebody chooses.
fn walk<G: Game>(start: G, seed: u64, mut saw: impl FnMut(&G, Seat)) {
    let mut position = start;
    let mut rng = rng_from_seed(seed);
    let dealer = Dealer::new(seed);
    for n in 0.. {
        let step = match position.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(dealer.draw(&position, n).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                saw(&position, seat);
                let action = position.sample_action(seat, &mut rng).unwrap();
                Step::Act { seat, action }
            }
        };
        position.apply(step, &mut ());
    }
}

#[test]
fn every_level_has_a_plan_for_every_number_of_seats() {
    struct Plans;
    impl Visit for Plans {
        fn game<G: Opponents>(&mut self, start: G) {
            let data = Data::<G>::read(G::DATA).unwrap();
            let n_seats = start.n_seats();
            assert!(
                [Level::Expert, Level::Master].contains(&G::adviser(n_seats)),
                "advice is strong"
            );
            let plans = Level::LADDER.map(|level| data.plan(level, n_seats).unwrap());
            for plan in plans {
                assert!(plan.nodes > 0, "{} {plan:?}", G::NAME);
                let most = if plan.level == Level::Master { 3_000 } else { 1_000 };
                assert!(plan.ms <= most, "{} {plan:?}: slower than promised", G::NAME);
            }
        }
    }
    setups_of_all(Plans);
}

#[test]
fn a_data_file_with_a_fault_is_refused() {
    let own = kraje::Kraje::DATA;
    for (sound, faulty) in [
        ("\"onePly\"", "\"twoPly\""),
        ("\"sight\"", "\"foresight\""),
        ("\"nodes\"", "\"knots\""),
        ("\"kind\": \"onePly\"", "\"kind\": \"planner\", \"settings\": {\"no\": \"such\"}"),
    ] {
        assert!(own.contains(sound), "{sound}");
        let text = own.replacen(sound, faulty, 1);
        assert!(Data::<kraje::Kraje>::read(&text).is_err(), "{faulty}");
    }
}

#[test]
fn every_level_chooses_something_legal_and_always_the_same() {
    struct Choices;
    impl Visit for Choices {
        fn game<G: Opponents>(&mut self, start: G) {
            let mut n_choices = 0;
            walk(start, 3, |position, seat| {
                n_choices += 1;
                if n_choices % 37 != 0 {
                    return;
                }
                for level in Level::ALL {
                    let chosen = choice(position, seat, level).unwrap();
                    assert_eq!(position.refusal(seat, chosen), None, "{} {level:?}", G::NAME);
                    assert_eq!(choice(position, seat, level), Some(chosen));
                }
            });
        }
    }
    setups_of_all(Choices);
}

/// No peeking: a level chooses the same when what its seat cannot see is shuffled.
#[test]
fn no_choice_hangs_on_what_is_hidden() {
    struct Shuffles {
        n_compared: u32,
    }
    impl Visit for Shuffles {
        fn game<G: Opponents>(&mut self, start: G) {
            if !start.has_secrets() {
                return;
            }
            let mut rng = rng_from_seed(11);
            let mut n_choices = 0;
            walk(start, 8, |position, seat| {
                n_choices += 1;
                if n_choices % 23 != 0 {
                    return;
                }
                let other = position.imagine(seat, &mut rng);
                self.n_compared += u32::from(other != *position);
                for level in Level::ALL {
                    let chosen = choice(position, seat, level);
                    assert_eq!(chosen, choice(&other, seat, level), "{} {level:?}", G::NAME);
                }
            });
        }
    }
    let mut shuffles = Shuffles { n_compared: 0 };
    setups_of_all(&mut shuffles);
    assert!(shuffles.n_compared > 20, "only {} positions differed", shuffles.n_compared);
}

/// The same for roll-outs with the game's evaluator in every game, whichever levels play them, with
/// time enough for several futures; and on one thread they are functions of what they are given.
#[test]
fn no_rollout_hangs_on_what_is_hidden() {
    struct Shuffles {
        n_compared: u32,
    }
    impl Visit for Shuffles {
        fn game<G: Opponents>(&mut self, start: G) {
            let evaluator = Arc::clone(Data::<G>::own().evaluator());
            let rollout = Rollout::new(evaluator, RolloutSettings::default());
            let stop = Stop::new();
            let choose = |position: &G, seat: Seat| {
                let (seen, limits) = (Seen::new(position, seat), Limits::new(ROLLOUT_NODES, &stop));
                rollout.choose(seen, limits, &mut rng_from_seed(4)).unwrap()
            };
            let mut rng = rng_from_seed(12);
            let mut n_choices = 0;
            walk(start, 15, |position, seat| {
                n_choices += 1;
                if n_choices % 29 != 0 || position.legal_actions(seat).nth(1).is_none() {
                    return;
                }
                let chosen = choose(position, seat);
                assert_eq!(position.refusal(seat, chosen), None, "{}", G::NAME);
                assert_eq!(chosen, choose(position, seat), "{} twice", G::NAME);
                let other = position.imagine(seat, &mut rng);
                self.n_compared += u32::from(other != *position);
                assert_eq!(chosen, choose(&other, seat), "{}", G::NAME);
            });
        }
    }
    let mut shuffles = Shuffles { n_compared: 0 };
    setups_of_all(&mut shuffles);
    assert!(shuffles.n_compared > 20, "only {} positions differed", shuffles.n_compared);
}

impl<T: Visit> Visit for &mut T {
    fn game<G: Opponents>(&mut self, start: G) {
        (**self).game(start);
    }
}
