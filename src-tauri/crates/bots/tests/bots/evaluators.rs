//! What is known of each game is worth knowing: looking one turn ahead with it beats taking what
//! scores most at once.

use std::ops::Range;

use bots::{Bot, Data, Opponents};
use game::{Dealer, Game, HouseRng, Seat, Seen, Step, Turn, rng_from_seed};
use search::{Limits, Stop};
use table::Level;

/// The points that the one who knows is ahead of the best other, over so many deals with the seats
/// gone round. The others take what scores most, or play by a data file.
fn lead_of_who_knows<G: Opponents>(start: &G, seeds: Range<u64>, others: Option<&Data<G>>) -> i32 {
    let n_seats = start.n_seats();
    let games = seeds.flat_map(|seed| Seat::all(n_seats).map(move |own| (seed, own)));
    games.map(|(seed, own)| lead(start.clone(), seed, own, others)).sum()
}

fn lead<G: Opponents>(start: G, seed: u64, own: Seat, others: Option<&Data<G>>) -> i32 {
    let n_seats = start.n_seats();
    let seats = || Seat::all(n_seats);
    let bot = |seat: Seat| {
        let character = seed + seat.index() as u64;
        match others {
            _ if seat == own => bots::player(Level::Rival, n_seats, character),
            None => bots::player(Level::Greedy, n_seats, character),
            Some(data) => data.bot(Level::Rival, n_seats, character),
        }
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
    let lead = lead_of_who_knows(&start, 0..3, None);
    assert!(lead > 6 * 30, "{lead} points in 6 games");
}

#[test]
#[ignore = "test --all"]
fn who_knows_what_goals_need_wins_at_okanagan() {
    let start = okanagan::Okanagan::new(&okanagan::Setup::new(2)).unwrap();
    let lead = lead_of_who_knows(&start, 0..12, None);
    assert!(lead > 24, "{lead} points in 24 games");
}

#[test]
#[ignore = "test --all"]
fn who_knows_what_planets_bring_wins_at_space_bastards() {
    let start = bastards::Bastards::new(&bastards::Setup::standard(3)).unwrap();
    let lead = lead_of_who_knows(&start, 0..3, None);
    assert!(lead > 0, "{lead} points in 9 games");
}

#[test]
#[ignore = "test --all"]
fn who_knows_more_beats_the_frozen_ranking_players() {
    let text = include_str!("../../data/hunters-ranking.json");
    let ranking = Data::<hunters::Hunters>::read(text).unwrap();
    let start = hunters::Hunters::new(&hunters::Setup::new(2)).unwrap();
    let lead = lead_of_who_knows(&start, 10..13, Some(&ranking));
    assert!(lead > 0, "{lead} points in 6 games of hunters");

    let text = include_str!("../../data/okanagan-ranking.json");
    let ranking = Data::<okanagan::Okanagan>::read(text).unwrap();
    let start = okanagan::Okanagan::new(&okanagan::Setup::new(2)).unwrap();
    let lead = lead_of_who_knows(&start, 10..22, Some(&ranking));
    assert!(lead > 0, "{lead} points in 24 games of okanagan");
}

/// The totals of one game between the levels of November 2026, the expert first, then the rival.
fn totals_of_2026<G: Opponents>(text: &str) -> Vec<i32> {
    let data = Data::<G>::read(text).unwrap();
    let bot = |(level, character)| data.bot(level, 2, character);
    let bots: Vec<Bot<G>> = [(Level::Expert, 1), (Level::Rival, 2)].map(bot).into();
    end(G::new(&G::standard(2)).unwrap(), 2026, &bots).totals()[..2].to_vec()
}

/// Strength is measured against these levels in years to come. Whoever changes what an evaluator looks
/// at has to give them the evaluator that they had.
#[test]
#[ignore = "test --all"]
fn the_levels_of_november_2026_play_as_ever() {
    use {bastards::Bastards, hunters::Hunters, kraje::Kraje, okanagan::Okanagan};
    let found = [
        totals_of_2026::<Kraje>(include_str!("../../data/kraje-2026-11.json")),
        totals_of_2026::<Hunters>(include_str!("../../data/hunters-2026-11.json")),
        totals_of_2026::<Okanagan>(include_str!("../../data/okanagan-2026-11.json")),
        totals_of_2026::<Bastards>(include_str!("../../data/bastards-2026-11.json")),
    ];
    assert_eq!(found, [[49, 26], [128, 139], [43, 39], [11, 11]]);
}
