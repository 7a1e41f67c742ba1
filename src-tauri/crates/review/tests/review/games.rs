//! The review of real games: blind to what a seat could not know, the same on any number of threads
//! and after interruptions; and a ledger of luck that adds up and finds no luck where there is none.

use bots::{Data, Opponents};
use game::{Dealer, Game, Seat, SeatSet, Step, Title, Turn, rng_from_seed};
use review::{Care, Review, Settings, Work};
use search::Stop;
use table::{AnyAction, GameId, for_game};

fn settings(game: GameId) -> Settings {
    Settings::with(game.name(), Care::Hasty).unwrap().clone()
}

fn any<G: Game>(action: G::Action) -> AnyAction {
    let mut value = serde_json::to_value(action).unwrap();
    let game = serde_json::to_value(GameId::named(G::NAME).unwrap()).unwrap();
    value.as_object_mut().unwrap().insert("game".to_owned(), game);
    serde_json::from_value(value).unwrap()
}

/// A game played at random.
fn played<G: Opponents>(setup: &G::Setup, seed: u64) -> (G, Vec<Step<G>>) {
    let start = G::new(setup).unwrap();
    let (mut position, mut steps) = (start.clone(), Vec::new());
    let mut rng = rng_from_seed(seed);
    let mut n_drawn = 0;
    loop {
        let step = match position.turn() {
            Turn::Over => return (start, steps),
            Turn::Chance => {
                n_drawn += 1;
                Step::Chance(Dealer::new(seed).draw(&position, n_drawn).unwrap())
            }
            Turn::Seats(asked) => {
                let seat = asked.first().unwrap();
                Step::Act { seat, action: position.sample_action(seat, &mut rng).unwrap() }
            }
        };
        position.apply(step, &mut ());
        steps.push(step);
    }
}

fn review<G: Opponents>(
    game: GameId,
    (start, steps): (&G, &[Step<G>]),
    persons: SeatSet,
    earlier: Option<Review>,
    (n_threads, stop): (usize, &Stop),
    tell: impl FnMut(&Review),
) -> Review {
    let (data, settings) = (Data::<G>::own(), settings(game));
    let known = ("mark".to_owned(), earlier);
    let game = (start, steps, 5);
    let work = Work::new((&**data.evaluator(), &settings), game, (persons, &[]), known, any::<G>);
    work.run(n_threads, stop, tell)
}

/// What is found of decisions in two positions that the deciding seat cannot tell apart.
fn is_blind<G: Opponents>(game: GameId, setup: &G::Setup) {
    let (start, steps) = played::<G>(setup, 11);
    let mut position = start;
    let mut rng = rng_from_seed(3);
    let stride = steps.len() / 40 + 1;
    let (mut n_compared, mut n_other) = (0, 0);
    for (n, &step) in steps.iter().enumerate() {
        if let Step::Act { seat, .. } = step
            && n % stride == 0
            && n_compared < 16
            && position.legal_actions(seat).nth(1).is_some()
        {
            let other = position.imagine(seat, &mut rng);
            let judged = |position: &G| {
                let game_so_far = (position, &[step][..]);
                let persons = SeatSet::only(seat);
                let stop = Stop::new();
                review(game, game_so_far, persons, None, (1, &stop), |_| {}).decisions
            };
            assert_eq!(judged(&position), judged(&other), "{}, step {n}", game.name());
            n_compared += 1;
            n_other += usize::from(position != other);
        }
        position.apply(step, &mut ());
    }
    assert!(n_compared > 3, "{}", game.name());
    if position.has_secrets() {
        assert!(n_other > 0, "{}: nothing lay hidden in any of them", game.name());
    }
}

/// Podivné kraje by the house rule of open choosing.
fn open() -> kraje::Setup {
    kraje::Setup { choosing: kraje::Choosing::Open, ..kraje::Setup::for_seats(2) }
}

#[test]
fn what_a_seat_could_not_know_changes_nothing() {
    for &game in GameId::ALL {
        let (_, most) = game.seats();
        for seats in [2, most] {
            for_game!(game, G => is_blind::<G>(game, &G::standard(seats)));
        }
    }
    is_blind::<kraje::Kraje>(GameId::Kraje, &open());
}

fn is_repeatable<G: Opponents>(game: GameId) {
    let (start, mut steps) = played::<G>(&G::standard(2), 4);
    // The end of a game is a game, and shorter.
    let mut begin = start;
    for step in steps.drain(..steps.len() * 3 / 4) {
        begin.apply(step, &mut ());
    }
    let persons = SeatSet::only(Seat::FIRST);
    let whole = |n_threads| {
        review(game, (&begin, &steps), persons, None, (n_threads, &Stop::new()), |_| {})
    };
    let alone = whole(1);
    assert!(alone.done && alone.decisions.len() == alone.cases as usize);
    assert!(alone.cases > 1 && alone.standings.len() > 2, "{}", game.name());
    assert_eq!(alone, whole(3), "{}: threads", game.name());
    let mut kept: Option<Review> = None;
    for n_threads in (1..=2).cycle().take(2_000) {
        let stop = Stop::new();
        let some = review(game, (&begin, &steps), persons, kept.take(), (n_threads, &stop), |_| {
            stop.stop();
        });
        // As it comes back from the disk.
        let text = serde_json::to_string(&some).unwrap();
        kept = Some(serde_json::from_str(&text).unwrap());
        if some.done {
            break;
        }
    }
    assert_eq!(kept.as_ref(), Some(&alone), "{}: interruptions", game.name());
}

#[test]
fn threads_and_interruptions_change_nothing() {
    for &game in GameId::ALL {
        for_game!(game, G => is_repeatable::<G>(game));
    }
}

#[test]
fn a_review_of_something_else_is_not_gone_on_with() {
    let game = GameId::Kraje;
    let (start, steps) = played::<kraje::Kraje>(&kraje::Setup::for_seats(1), 4);
    let persons = SeatSet::only(Seat::FIRST);
    let whole =
        |earlier| review(game, (&start, &steps[..]), persons, earlier, (1, &Stop::new()), |_| {});
    let good = whole(None);
    assert!(good.done);
    let forged = |change: &dyn Fn(&mut Review)| {
        let mut it = good.clone();
        change(&mut it);
        it
    };
    for other in [
        forged(&|it| it.of = "another".to_owned()),
        forged(&|it| it.judge += 1),
        forged(&|it| it.order = vec![9_999]),
        forged(&|it| it.decisions.truncate(it.decisions.len() - 1)),
        forged(&|it| it.decisions[0].n += 1),
        forged(&|it| it.looked = 9_999),
        forged(&|it| it.draws.truncate(it.draws.len() - 1)),
        forged(&|it| it.draws[0].n += 1),
        forged(&|it| it.draws[0].luck.clear()),
        forged(&|it| (it.draws, it.ledger) = (Vec::new(), None)),
    ] {
        assert_eq!(whole(Some(other)), good);
    }
}

/// Only the draws, with these head starts.
fn drawn<G: Opponents>(
    game: GameId,
    (start, steps, seed): (&G, &[Step<G>], u64),
    heads: &[u16],
) -> Review {
    let (data, settings) = (Data::<G>::own(), settings(game));
    let known = ("mark".to_owned(), None);
    let nobody = (SeatSet::EMPTY, heads);
    let work =
        Work::new((&**data.evaluator(), &settings), (start, steps, seed), nobody, known, any::<G>);
    work.run(1, &Stop::new(), |_| {})
}

fn adds_up<G: Opponents>(game: GameId, setup: &G::Setup, heads: &[u16]) {
    let (start, steps) = played::<G>(setup, 21);
    let seats = start.n_seats();
    let review = drawn(game, (&start, &steps, 21), heads);
    let ledger = review.ledger.as_ref().unwrap();
    let mut end = start.clone();
    let mut n_drawn = 0;
    for &step in &steps {
        let is_draw = matches!(step, Step::Chance(_)) && end.chance_outcomes().nth(1).is_some();
        n_drawn += usize::from(is_draw);
        end.apply(step, &mut ());
    }
    assert_eq!(review.draws.len(), n_drawn, "every draw has its luck");
    assert!(n_drawn > 3, "{}", game.name());
    let is = |one: f64, other: f64| (one - other).abs() < 1e-9;
    for (i, it) in ledger.seats.iter().enumerate() {
        let head = f64::from(heads.get(i).copied().unwrap_or(0));
        assert!(is(it.total, f64::from(end.totals()[i]) + head) && is(it.head, head), "{it:?}");
        let sum = ledger.usual + it.head + it.luck + it.decisions;
        assert!(is(it.total, sum), "{} {seats}: {it:?}", game.name());
        // What is told of the whole is what is told of the draws, but for the last digit.
        let luck: f64 = review.draws.iter().map(|draw| draw.luck[i].points.mean).sum();
        assert!((it.luck - luck).abs() < 0.51, "{} {seats}: {it:?}, {luck}", game.name());
        let Some(lead) = it.lead else { continue };
        let other = &ledger.seats[lead.over.index()];
        assert!(is(lead.by, it.total - other.total), "{lead:?}");
        assert!(is(lead.by, lead.head + lead.luck + lead.decisions), "{lead:?}");
        assert!(is(lead.luck, it.luck - other.luck), "{lead:?}");
    }
    let best = ledger.seats.iter().map(|it| it.lead.map_or(0.0, |lead| lead.by));
    assert!(best.reduce(f64::max).unwrap() >= 0.0, "somebody is not behind");
}

#[test]
fn luck_and_decisions_are_the_result_to_the_point() {
    for &game in GameId::ALL {
        let (least, most) = game.seats();
        for seats in [least, 2, most] {
            for_game!(game, G => adds_up::<G>(game, &G::standard(seats), &[]));
        }
        for_game!(game, G => adds_up::<G>(game, &G::standard(2), &[0, 7]));
    }
    adds_up::<kraje::Kraje>(GameId::Kraje, &open(), &[]);
}

/// A seat's luck in many games is none.
fn is_fair<G: Opponents>(game: GameId) {
    let lead = |seed| {
        let (start, steps) = played::<G>(&G::standard(2), seed);
        let review = drawn(game, (&start, &steps, seed), &[]);
        review.draws.iter().map(|it| it.luck[0].lead.mean).sum::<f64>()
    };
    let all: Vec<f64> = (100..140).map(lead).collect();
    let n = all.len() as f64;
    let mean = all.iter().sum::<f64>() / n;
    let error = (all.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n * (n - 1.0))).sqrt();
    assert!(error > 0.0 && mean.abs() < 3.0 * error, "{}: {mean} ± {error}", game.name());
}

#[test]
fn the_luck_of_many_games_is_none() {
    for &game in GameId::ALL {
        for_game!(game, G => is_fair::<G>(game));
    }
}
