//! Coins and points against the events of random games: nothing comes from nowhere, and the
//! events tell all of it.

use bastards::{Bastards, Colour, Event, Relation, Setup};
use game::{Game, HouseRng, Seat, Step, Turn, Viewer, rng_from_seed};

/// What a seat should have by what was told.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Account {
    coins: i32,
    points: i32,
}

fn draw(position: &Bastards, rng: &mut HouseRng) -> Option<Step<Bastards>> {
    match position.turn() {
        Turn::Chance => position.sample_chance(rng).map(Step::Chance),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            position.sample_action(seat, rng).map(|action| Step::Act { seat, action })
        }
        Turn::Over => None,
    }
}

fn enter(event: &Event, accounts: &mut [Account]) {
    if let Event::Paid { seat, coins } = event {
        accounts[seat.index()].coins -= i32::from(*coins);
    }
    if let Event::Paired { seat, relation, left, right, .. } = event {
        let others = [left, right].into_iter().filter_map(|it| it.seat());
        for winner in std::iter::once(*seat).chain(others.filter(|it| it != seat)) {
            if *relation == Relation::Trade {
                accounts[winner.index()].coins += 1;
            } else {
                accounts[winner.index()].points += 1;
            }
        }
    }
    if let Event::Dominance { each, winners, .. } = event {
        for winner in winners {
            accounts[winner.seat.index()].points += i32::from(*each);
        }
    }
}

#[test]
fn coins_and_points_are_accounted_for() {
    for seats in 2..=5u8 {
        let mut rng = rng_from_seed(u64::from(seats));
        for _ in 0..60 {
            let mut position = Bastards::new(&Setup::standard(seats)).unwrap();
            let mut accounts = vec![Account { coins: 5, points: 0 }; usize::from(seats)];
            let mut events = Vec::new();
            while let Some(step) = draw(&position, &mut rng) {
                position.apply(step, &mut events);
                for event in events.drain(..) {
                    enter(&event, &mut accounts);
                }
                let totals = position.totals();
                for seat in Seat::all(seats) {
                    let Account { coins, points } = accounts[seat.index()];
                    assert_eq!(totals[seat.index()], points + coins / 5, "{step:?}");
                }
            }
            let view = position.view(Viewer::Everything);
            let now: Vec<Account> = view
                .seats
                .iter()
                .map(|it| Account { coins: it.coins.into(), points: it.points.into() })
                .collect();
            assert_eq!(now, accounts);
            crate::laws::laws(&position).unwrap();
        }
    }
}

/// The dominance that is counted is the one that lies on the table.
#[test]
fn dominance_is_counted_from_what_lies_there() {
    let mut rng = rng_from_seed(7);
    let mut n_counted = 0;
    for _ in 0..40 {
        let mut position = Bastards::new(&Setup::standard(3)).unwrap();
        let mut events = Vec::new();
        while let Some(step) = draw(&position, &mut rng) {
            position.apply(step, &mut events);
            for event in events.drain(..) {
                if let Event::Dominance { winners, .. } = event {
                    n_counted += 1;
                    // The last flight ended with this step, so nothing has moved since.
                    for planet in position.view(Viewer::Public).planets {
                        let winner = winners.iter().find(|it| it.planet == planet.planet);
                        let leader = planet.leader.and_then(Colour::seat);
                        assert_eq!(winner.map(|it| it.seat), leader);
                    }
                }
            }
        }
    }
    assert_eq!(n_counted, 3 * 40);
}
