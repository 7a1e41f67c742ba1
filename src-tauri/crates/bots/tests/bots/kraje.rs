//! The planner of Podivné kraje is worth its time: it does far better than taking what scores most
//! at once, alone and against somebody who does.

use bots::Bot;
use game::{Dealer, Game, HouseRng, Seat, Seen, Step, Turn, rng_from_seed};
use kraje::{Choosing, Kraje, Setup};
use search::{Limits, Stop};
use table::Level;

/// Few, so that the test is fast.
const NODES: u32 = 60_000;

fn bot(level: Level, n_seats: u8) -> Bot<Kraje> {
    let mut bot = bots::player::<Kraje>(level, n_seats, 1);
    bot.budget.nodes = NODES;
    bot.budget.ms = None;
    bot
}

/// The totals of a usual game with these bots, in seat order.
fn play(levels: &[Level], seed: u64) -> Vec<i32> {
    play_by(&Setup::for_seats(levels.len() as u8), levels, seed)
}

fn play_by(setup: &Setup, levels: &[Level], seed: u64) -> Vec<i32> {
    let n_seats = levels.len() as u8;
    let bots: Vec<Bot<Kraje>> = levels.iter().map(|&level| bot(level, n_seats)).collect();
    let mut rngs: Vec<HouseRng> = levels.iter().map(|_| rng_from_seed(!seed)).collect();
    let mut position = Kraje::new(setup).unwrap();
    let (dealer, never) = (Dealer::new(seed), Stop::new());
    let mut n_drawn = 0;
    loop {
        let step = match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                n_drawn += 1;
                Step::Chance(dealer.draw(&position, n_drawn - 1).unwrap())
            }
            Turn::Seats(seats) => {
                let seat: Seat = seats.first().unwrap();
                let sight = Seen::new(&position, seat);
                let rng = &mut rngs[seat.index()];
                let action = bots[seat.index()].choose(sight, &never, rng).unwrap();
                Step::Act { seat, action }
            }
        };
        position.play(step, &mut ()).unwrap();
    }
    position.totals()[..levels.len()].to_vec()
}

#[test]
#[ignore = "test --all"]
fn alone_the_planner_makes_more_of_the_same_deals() {
    let sum = |level| (0..8).map(|seed| play(&[level], seed)[0]).sum::<i32>();
    let (planner, greedy) = (sum(Level::Master), sum(Level::Greedy));
    assert!(planner > greedy + 8 * 5, "{planner} against {greedy} in 8 games");
}

#[test]
#[ignore = "test --all"]
fn the_planner_wins_against_who_takes_what_scores_most() {
    let n_won = (0..6)
        .map(|seed| {
            let first = play(&[Level::Master, Level::Greedy], seed);
            let second = play(&[Level::Greedy, Level::Master], seed);
            usize::from(first[0] > first[1]) + usize::from(second[1] > second[0])
        })
        .sum::<usize>();
    assert!(n_won >= 9, "won {n_won} of 12");
}

#[test]
fn the_planner_wins_where_both_choose_openly() {
    let n_won = (0..2)
        .flat_map(|seed| {
            [0, 1].map(|leader| {
                let setup = Setup {
                    choosing: Choosing::Open,
                    first: Seat::new(leader),
                    ..Setup::for_seats(2)
                };
                let totals = play_by(&setup, &[Level::Master, Level::Greedy], seed);
                usize::from(totals[0] > totals[1])
            })
        })
        .sum::<usize>();
    assert!(n_won >= 3, "won {n_won} of 4");
}

#[test]
fn of_a_first_card_every_side_is_suggested_once() {
    let mut position = Kraje::new(&Setup::for_seats(2)).unwrap();
    let dealer = Dealer::new(3);
    let mut n_drawn = 0;
    while position.turn() == Turn::Chance {
        n_drawn += 1;
        let step = Step::Chance(dealer.draw(&position, n_drawn - 1).unwrap());
        position.play(step, &mut ()).unwrap();
    }
    let stop = Stop::new();
    let seen = Seen::new(&position, Seat::FIRST);
    let ranked = bots::ranked::<Kraje>(&seen, Limits::new(20_000, &stop), &mut rng_from_seed(1));
    let mut sides: Vec<_> = ranked
        .iter()
        .map(|(action, _)| match action {
            kraje::Action::Place(it) => (it.card, it.side),
            kraje::Action::Discard { .. } => panic!("nothing has to go"),
        })
        .collect();
    assert_eq!(sides.len(), 4, "two cards with two sides");
    sides.sort();
    sides.dedup();
    assert_eq!(sides.len(), 4);
    let legal = position.legal_actions(Seat::FIRST).count();
    assert!(legal > 4, "and more ways to turn them: {legal}");
}
