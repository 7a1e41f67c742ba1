//! What players are told of a position to think ahead is so: counted anew from the view of
//! everything, the catalogue and the printed rules, at every position of random games.

use std::sync::LazyLock;

use bastards::{
    Bastards, Catalogue, Cell, Colour, PlanetView, Race, Relation, Scoring, Setup, StageView,
    TrackField, View,
};
use game::{Dealer, Game, Seat, Step, Turn, Viewer, rng_from_seed};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// `SB-DOMINANCE`: after which rounds it is counted, and for how much a planet.
const COUNTINGS: [(u8, u8); 3] = [(4, 1), (8, 1), (12, 2)];
/// `SB-DOMINANCE`: after which round the cards come back.
const RETURN: u8 = 6;

/// Shows every position of a random game.
fn walk(setup: &Setup, seed: u64, mut saw: impl FnMut(&Bastards)) {
    let mut position = Bastards::new(setup).unwrap();
    let mut rng = rng_from_seed(seed);
    for n in 0.. {
        let step = match position.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(Dealer::new(seed).draw(&position, n).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                Step::Act { seat, action: position.sample_action(seat, &mut rng).unwrap() }
            }
        };
        position.apply(step, &mut ());
        saw(&position);
    }
}

/// `SB-FLY`: what is told to be in reach can be flown to, step by step, and every step that may be
/// made now leads to something in reach.
#[test]
fn sb_fly_what_is_in_reach_can_be_flown() {
    let (mut n_ways, mut n_past) = (0, 0);
    for (seats, seed) in [(2, 7), (3, 8), (5, 9), (5, 10)] {
        walk(&Setup::standard(seats), seed, |position| {
            let Turn::Seats(asked) = position.turn() else { return };
            for seat in asked.iter() {
                let offer = position.offer(seat);
                for it in &offer.fly {
                    assert!(offer.reach.iter().any(|to| to.node == it.node), "{:?}", it.node);
                }
                for to in &offer.reach {
                    let mut way = vec![to.node];
                    let mut before = to.before;
                    while let Some(step) = offer.reach.iter().find(|it| it.node == before) {
                        way.push(step.node);
                        before = step.before;
                    }
                    let mut then = position.clone();
                    for &node in way.iter().rev() {
                        let action = bastards::Action::Fly { node };
                        assert_eq!(then.refusal(seat, action), None, "{way:?}");
                        then.apply(Step::Act { seat, action }, &mut ());
                    }
                    n_ways += 1;
                    n_past += u32::from(!to.free);
                }
            }
        });
    }
    assert!(n_ways > 1000 && n_past > 20, "{n_ways} ways, {n_past} end past a ship");
}

/// Living creatures of a race and a colour that lie on a planet.
fn count(planet: &PlanetView, race: Race, is_wanted: impl Fn(Colour) -> bool) -> u8 {
    let lives = planet.tokens.iter().filter(|it| !it.corpse && it.race == race);
    lives.filter(|it| is_wanted(it.colour)).count() as u8
}

fn settled(view: &View) -> impl Iterator<Item = &PlanetView> {
    view.planets.iter().filter(|it| !it.radioactive)
}

fn pair(view: &View, relation: Relation) -> [Race; 2] {
    let found = view.relations.iter().find(|it| it.relation == relation).unwrap();
    found.pair.map(Option::unwrap)
}

/// The most pairs on a planet, all ways tried: own with others', others' with own, own with own.
fn most_pairs(planet: &PlanetView, [a, b]: [Race; 2], own: Colour) -> u8 {
    let of = |race| [count(planet, race, |it| it == own), count(planet, race, |it| it != own)];
    let ([own_a, other_a], [own_b, other_b]) = (of(a), of(b));
    let mut most = 0;
    if a == b {
        for mixed in 0..=own_a.min(other_a) {
            most = most.max(mixed + (own_a - mixed) / 2);
        }
        return most;
    }
    for left in 0..=own_a.min(other_b) {
        for right in 0..=own_b.min(other_a) {
            most = most.max(left + right + (own_a - left).min(own_b - right));
        }
    }
    most
}

/// Whether a token of this race fits among free cells.
fn fits(race: Race, free: &[Cell]) -> bool {
    let entry = CATALOGUE.races.iter().find(|it| it.race == race).unwrap();
    entry.turns.iter().any(|cells| {
        let lies = |x: i8, y: i8| {
            cells.iter().all(|&[dx, dy]| {
                let (x, y) = (x + dx, y + dy);
                let is_on_grid = (0..8).contains(&x) && (0..8).contains(&y);
                is_on_grid && free.contains(&Cell::at(x as u8, y as u8))
            })
        };
        (0..8).any(|x| (0..8).any(|y| lies(x, y)))
    })
}

/// `SB-LOVE`: where there are parents, a child in the supply and room for it.
fn has_birth(view: &View, planet: &PlanetView, seat: Seat) -> bool {
    let pair = pair(view, Relation::Love);
    let own = Colour::of(seat);
    let [left, right] = pair.map(|race| count(planet, race, |_| true));
    let [own_left, own_right] = pair.map(|race| count(planet, race, |it| it == own));
    let are_two = if pair[0] == pair[1] { left >= 2 } else { left > 0 && right > 0 };
    let race_no = |race| CATALOGUE.races.iter().position(|it| it.race == race).unwrap();
    let has_child =
        |race| view.seats[seat.index()].supply[race_no(race)] > 0 && fits(race, &planet.free);
    are_two && own_left + own_right > 0 && pair.into_iter().any(has_child)
}

fn compare_creatures(position: &Bastards, view: &View) {
    let inhabited: Vec<_> = settled(view).map(|it| it.planet).collect();
    assert_eq!(position.inhabited_planets().collect::<Vec<_>>(), inhabited);
    for planet in settled(view) {
        let mut counted = [0; 6];
        for token in planet.tokens.iter().filter(|it| !it.corpse) {
            counted[token.colour.index()] += 1;
        }
        let laying = view.laying.iter().filter(|it| it.planet == planet.planet && !it.corpses);
        for token in laying.flat_map(|it| &it.tokens) {
            counted[token.colour.index()] += 1;
        }
        assert_eq!(position.creatures_on(planet.planet), counted, "{view:?}");
    }
    for (seat, it) in Seat::all(position.n_seats()).zip(&view.seats) {
        assert_eq!(usize::from(position.n_in_hold(seat)), it.hold.len());
        assert_eq!((position.coins_of(seat), position.points_so_far(seat)), (it.coins, it.points));
        for relation in Relation::ALL {
            assert_eq!(position.has_card(seat, relation), it.hand.contains(&relation));
        }
    }
}

/// What could be done with each card; returns how much there is.
fn compare_deeds(position: &Bastards, view: &View) -> usize {
    let mut n = 0;
    for seat in Seat::all(position.n_seats()) {
        let own = Colour::of(seat);
        for relation in [Relation::Trade, Relation::Diplomacy] {
            let pair = pair(view, relation);
            let counted: u8 = settled(view).map(|it| most_pairs(it, pair, own)).sum();
            assert_eq!(
                position.pairs_of(seat, relation),
                counted,
                "{seat:?} {relation:?} {view:?}"
            );
            n += usize::from(counted);
        }
        for relation in [Relation::Shooting, Relation::Eating] {
            let [attacker, victim] = pair(view, relation);
            let mut counted = Vec::new();
            for planet in settled(view) {
                let colours = Colour::all().filter(|&it| it != own);
                for colour in colours {
                    let hit = count(planet, victim, |it| it == colour);
                    if hit > 0 && count(planet, attacker, |it| it == own) > 0 {
                        counted.push((planet.planet, colour, hit));
                    }
                }
            }
            let mut told = Vec::new();
            position.strikes_of(seat, relation, |planet, colour, n| {
                told.push((planet, colour, n));
            });
            assert_eq!(told, counted, "{seat:?} {relation:?} {view:?}");
            n += counted.len();
        }
        let counted: Vec<_> =
            settled(view).filter(|it| has_birth(view, it, seat)).map(|it| it.planet).collect();
        let mut told = Vec::new();
        position.births_of(seat, |planet| told.push(planet));
        // Both races may be born on the same planet; it is told for each.
        told.dedup();
        assert_eq!(told, counted, "{seat:?} {view:?}");
        n += counted.len();
    }
    n
}

fn compare_times(position: &Bastards, view: &View) {
    let field = &CATALOGUE.track[usize::from(view.clock)];
    let is_under_way = matches!(field, TrackField::Round { .. });
    let until = |round: u8| round + u8::from(is_under_way) - view.round;
    let counted = COUNTINGS
        .into_iter()
        .filter(|&(round, _)| if is_under_way { round >= view.round } else { round > view.round });
    let flies = |field: &&TrackField| !matches!(field, TrackField::Start);
    let flights = |round: u8| {
        let is_it = |field: &TrackField| matches!(*field, TrackField::Round { number, .. } if number == round);
        let last = CATALOGUE.track.iter().position(is_it).unwrap();
        CATALOGUE.track[usize::from(view.clock)..=last].iter().filter(flies).count() as u8
    };
    let scoring = |(round, each)| Scoring { rounds: until(round), flights: flights(round), each };
    let counted: Vec<Scoring> = counted.map(scoring).collect();
    assert_eq!(position.scorings_to_come().collect::<Vec<_>>(), counted, "round {}", view.round);
    let is_to_come = if is_under_way { RETURN >= view.round } else { RETURN > view.round };
    let returns = is_to_come.then(|| until(RETURN));
    assert_eq!(position.rounds_until_cards_return(), returns, "round {}", view.round);
}

#[test]
fn players_are_told_what_is_there() {
    for seats in 2..=5 {
        let (mut n_positions, mut n_deeds) = (0, 0);
        for (scenario, seed) in CATALOGUE.scenarios.iter().zip(7..) {
            walk(&Setup::scenario(seats, &scenario.id).unwrap(), seed, |position| {
                let view = position.view(Viewer::Everything);
                assert_eq!(position.is_planning(), matches!(view.stage, StageView::Plan { .. }));
                compare_creatures(position, &view);
                if matches!(view.stage, StageView::Deal | StageView::Over) {
                    return;
                }
                n_positions += 1;
                n_deeds += compare_deeds(position, &view);
                compare_times(position, &view);
            });
        }
        assert!(n_positions > 400 && n_deeds > 400, "{seats} seats: {n_positions}, {n_deeds}");
    }
}
