//! Players at the toy game of the conformance kit and at Podivné kraje: strength, secrecy,
//! repeatability and the limits.

use crate::toy::{Setup, Toy};
use game::{Dealer, Game, HouseRng, Seat, Seen, Step, Turn, rng_from_seed};
use kraje::Kraje;
use search::{Greedy, Limits, Player, Random, Stop};

const NODES: u32 = 2_000;

fn start() -> Toy {
    Toy::new(&Setup { n_seats: 2, n_cards: 4 }).unwrap()
}

fn choose<G: Game>(
    player: &dyn Player<G>,
    position: &G,
    seat: Seat,
    rng: &mut HouseRng,
) -> Option<G::Action> {
    let stop = Stop::new();
    player.choose(Seen::new(position, seat), Limits::new(NODES, &stop), rng)
}

/// Plays a game; `watch` sees every position.
fn play<G: Game>(
    start: G,
    seed: u64,
    players: [&dyn Player<G>; 2],
    mut watch: impl FnMut(&G),
) -> G {
    let mut position = start;
    let dealer = Dealer::new(seed);
    let mut n_drawn = [0; 4];
    let mut rng = rng_from_seed(seed);
    loop {
        watch(&position);
        let step = match position.turn() {
            Turn::Over => return position,
            Turn::Chance => {
                let n_drawn = &mut n_drawn[usize::from(position.pile())];
                *n_drawn += 1;
                Step::Chance(dealer.draw(&position, *n_drawn - 1).unwrap())
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = choose(players[seat.index()], &position, seat, &mut rng).unwrap();
                Step::Act { seat, action }
            }
        };
        position.play(step, &mut ()).unwrap();
    }
}

/// The share of games that greedy wins against random from this start, a draw being half a win.
/// Each seed is played twice with the seats swapped, which takes the luck of the deal out.
fn share_of_greedy<G: Game>(start: &G, n_pairs: u32) -> f64 {
    let mut half_wins = 0;
    for seed in 0..u64::from(n_pairs) {
        for own in 0..2 {
            let mut players: [&dyn Player<G>; 2] = [&Random, &Random];
            players[own] = &Greedy;
            let totals = play(start.clone(), seed, players, |_| {}).totals();
            half_wins += (totals[own] - totals[1 - own]).signum() + 1;
        }
    }
    f64::from(half_wins) / f64::from(4 * n_pairs)
}

#[test]
fn greedy_beats_random_at_cards() {
    let share = share_of_greedy(&start(), 150);
    assert!(share > 0.65, "greedy wins only {share:.3} of the games");
}

#[test]
fn greedy_beats_random_at_land() {
    let start = Kraje::new(&kraje::Setup::for_seats(2)).unwrap();
    let share = share_of_greedy(&start, 10);
    assert!(share > 0.95, "greedy wins only {share:.3} of the games");
}

#[test]
fn a_choice_hangs_on_nothing_hidden() {
    let mut n_compared = 0;
    for seed in 0..40 {
        let mut shuffles = rng_from_seed(seed);
        play(start(), seed, [&Random, &Random], |position| {
            for seat in position.turn().seats().iter() {
                let imagined = position.imagine(seat, &mut shuffles);
                for player in [&Greedy as &dyn Player<Toy>, &Random] {
                    let choice = |it: &Toy| choose(player, it, seat, &mut rng_from_seed(7));
                    assert_eq!(choice(position), choice(&imagined));
                }
                n_compared += u32::from(*position != imagined);
            }
        });
    }
    assert!(n_compared > 100, "only {n_compared} positions differed from the imagined ones");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for seed in 0..10 {
        assert_eq!(
            play(start(), seed, [&Greedy, &Greedy], |_| {}),
            play(start(), seed, [&Greedy, &Greedy], |_| {})
        );
    }
}

#[test]
fn a_player_stopped_at_once_gives_its_first_action() {
    let stop = Stop::new();
    stop.stop();
    let mut rng = rng_from_seed(1);
    play(start(), 3, [&Random, &Random], |position| {
        for seat in Seat::all(2) {
            let seen = Seen::new(position, seat);
            let choice = Greedy.choose(seen, Limits::new(u32::MAX, &stop), &mut rng);
            assert_eq!(choice, position.legal_actions(seat).next());
        }
    });
}
