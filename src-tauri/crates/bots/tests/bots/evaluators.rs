//! What is known of each game is worth knowing: looking one turn ahead with it beats taking what
//! scores most at once.

use std::ops::Range;

use bots::{Bot, Opponents};
use game::{Dealer, Game, HouseRng, Seat, Seen, Step, Turn, rng_from_seed};
use search::{Limits, Stop};
use table::Level;

/// The points that the one who knows is ahead of the best other, over so many deals with the seats
/// gone round. The others take what scores most.
fn lead_of_who_knows<G: Opponents>(start: &G, seeds: Range<u64>) -> i32 {
    let n_seats = start.n_seats();
    let games = seeds.flat_map(|seed| Seat::all(n_seats).map(move |own| (seed, own)));
    games.map(|(seed, own)| lead(start.clone(), seed, own)).sum()
}

fn lead<G: Opponents>(start: G, seed: u64, own: Seat) -> i32 {
    let n_seats = start.n_seats();
    let seats = || Seat::all(n_seats);
    let bot = |seat: Seat| {
        let level = if seat == own { Level::Rival } else { Level::Greedy };
        bots::player(level, n_seats, seed + seat.index() as u64)
    };
    let totals = end(start, seed, &seats().map(bot).collect::<Vec<_>>()).totals();
    let others = seats().filter(|&seat| seat != own).map(|seat| totals[seat.index()]);
    totals[own.index()] - others.max().unwrap()
}

/// The end of the game with this seed between these bots.
fn end<G: Opponents>(mut position: G, seed: u64, bots: &[Bot<G>]) -> G {
    let mut rngs: Vec<HouseRng> = bots.iter().map(|_| rng_from_seed(!seed)).collect();
    let (dealer, never) = (Dealer::new(seed), Stop::new());
    let mut n_drawn = [0; 256];
    loop {
        let step = match position.turn() {
            Turn::Over => return position,
            Turn::Chance => {
                let n_drawn = &mut n_drawn[usize::from(position.pile())];
                *n_drawn += 1;
                Step::Chance(dealer.draw(&position, *n_drawn - 1).unwrap())
            }
            Turn::Seats(asked) => {
                let seat = asked.first().unwrap();
                let bot = &bots[seat.index()];
                let limits = Limits::new(bot.budget.nodes, &never);
                let sight = Seen::new(&position, seat);
                let action = bot.player.choose(sight, limits, &mut rngs[seat.index()]).unwrap();
                Step::Act { seat, action }
            }
        };
        position.apply(step, &mut ());
    }
}

#[test]
#[ignore = "test --all"]
fn who_knows_what_areas_become_wins_at_hunters_and_gatherers() {
    let start = hunters::Hunters::new(&hunters::Setup::new(2)).unwrap();
    let lead = lead_of_who_knows(&start, 0..3);
    assert!(lead > 6 * 30, "{lead} points in 6 games");
}

#[test]
#[ignore = "test --all"]
fn who_knows_what_goals_need_wins_at_okanagan() {
    let start = okanagan::Okanagan::new(&okanagan::Setup::new(2)).unwrap();
    let lead = lead_of_who_knows(&start, 0..12);
    assert!(lead > 24, "{lead} points in 24 games");
}

#[test]
#[ignore = "test --all"]
fn who_knows_what_planets_bring_wins_at_space_bastards() {
    let start = bastards::Bastards::new(&bastards::Setup::standard(3)).unwrap();
    let lead = lead_of_who_knows(&start, 0..3);
    assert!(lead > 0, "{lead} points in 9 games");
}
