//! The page of one person over all games, and the games its numbers open.

use api::App;
use api::wire::{
    AddPerson, CountedOf, CountedWith, GamesFilter, HintOf, Life, LifeOf, Reply, Request,
};
use game::rng_from_seed;
use rusqlite::Connection;
use table::{GameId, KeptTable, Sitter};

use crate::begin::play as day_game;
use crate::desk::{Folder, next_request, of, plan, saved, table};
use crate::result::{play, play_on, result};
use crate::review::{played_by, reviewed};

pub(crate) async fn person(app: &App, name: &str) -> String {
    let add = AddPerson { name: name.into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(add)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    people.added.unwrap()
}

async fn life(app: &App, person: &str, game: Option<GameId>) -> Life {
    let asked = Request::Life(LifeOf { person: person.into(), game });
    let Reply::Life(life) = app.handle(asked).await.unwrap() else { panic!("no life") };
    life
}

/// The games of a number, page by page.
async fn opened(app: &App, counted: CountedOf) -> Vec<String> {
    let (mut ids, mut after) = (Vec::new(), None);
    loop {
        let counted = Some(counted.clone());
        let filter = GamesFilter { counted, after, most: Some(2), ..GamesFilter::default() };
        let reply = app.handle(Request::Games(filter)).await.unwrap();
        let Reply::Games(games) = reply else { panic!("no games: {reply:?}") };
        ids.extend(games.games.into_iter().map(|it| it.table));
        after = games.next;
        if after.is_none() {
            return ids;
        }
    }
}

fn own(person: &str) -> CountedOf {
    CountedOf { person: Some(person.into()), ..CountedOf::default() }
}

#[tokio::test]
async fn a_life_adds_up_and_opens_its_games() {
    let folder = Folder::new();
    let app = folder.open();
    let (eva, adam) = (person(&app, "Eva").await, person(&app, "Adam").await);
    for seed in ["1", "2", "3"] {
        let mut new = plan("kraje", "pp", Some(seed));
        new.seats[0].profile = Some(eva.clone());
        new.seats[1].profile = Some(adam.clone());
        new.practice = Some(seed == "3");
        play(&app, new).await;
    }
    let mut best = None;
    for seed in ["4", "5", "6"] {
        let mut solo = plan("kraje", "p", Some(seed));
        solo.seats[0].profile = Some(eva.clone());
        let state = play(&app, solo).await;
        let score = result(&app, of(&state)).await.unwrap().seats[0].result.score;
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, state.table));
        }
    }
    let Request::PlayDay(mut deal) = day_game(GameId::Bastards, "2026-11-22", "Eva") else {
        panic!("no day's game")
    };
    deal.seats[0].profile = Some(eva.clone());
    let deal = play_on(&app, Request::PlayDay(deal), 3).await;

    let told = life(&app, &eva, None).await;
    let all = told.life.all.unwrap();
    assert_eq!((all.games, told.life.calendar.iter().map(|it| it.games).sum()), (6, 6));
    let thought: f64 = told.by_game.iter().map(|it| it.think_ms).sum();
    assert!((thought - all.think_ms as f64).abs() < 0.5, "{thought} {all:?}");
    let by_game: Vec<_> = told.by_game.iter().map(|it| (it.game, it.games)).collect();
    assert_eq!(by_game, [(GameId::Kraje, 5), (GameId::Bastards, 1)], "without practice");
    assert_eq!(told.life.current, told.life.longest);
    assert_eq!(told.life.h_index, 2, "3 alone, 2 of two, 1 of Space Bastards");
    let kinds: Vec<_> = told.kinds.iter().map(|it| (it.game, it.seats, it.games)).collect();
    assert_eq!(kinds, [(GameId::Kraje, 1, 3), (GameId::Kraje, 2, 2), (GameId::Bastards, 2, 1)]);
    let found = told.kinds[0].best.clone().unwrap();
    assert_eq!(Some((found.score, found.table)), best);
    let ratings: Vec<_> =
        told.ratings.iter().map(|it| (it.game, it.games, it.is_provisional)).collect();
    assert_eq!(ratings, [(GameId::Bastards, 1, true), (GameId::Kraje, 2, true)]);
    let [deals] = told.deals[..] else { panic!("{:?}", told.deals) };
    assert_eq!((deals.game, deals.days), (GameId::Bastards, 1));
    assert_eq!(told.latest_deals[0].table, deal.table);
    assert_eq!((told.latest_deals[0].day, told.latest_deals[0].seats), (20_779, 2));
    assert_eq!((&told.pars[..], &told.lucks[..], &told.puzzles[..]), (&[][..], &[][..], &[][..]));

    // Every number opens as many games.
    assert_eq!(opened(&app, own(&eva)).await.len(), 6);
    let today = CountedOf { from: Some(told.today - 1), to: Some(told.today), ..own(&eva) };
    assert_eq!(opened(&app, today).await.len(), 6);
    let before = CountedOf { to: Some(told.today - 2), ..own(&eva) };
    assert_eq!(opened(&app, before).await, Vec::<String>::new());
    for it in &told.kinds {
        let (game, variant) = (Some(it.game), Some(it.variant.clone()));
        let kind = CountedOf { game, variant, seats: Some(it.seats), ..own(&eva) };
        assert_eq!(opened(&app, kind).await.len(), it.games as usize);
    }
    let house = CountedOf { game: Some(GameId::Kraje), ..CountedOf::default() };
    assert_eq!(opened(&app, house).await.len(), 5);
    assert_eq!(opened(&app, own(&adam)).await.len(), 2);

    let chosen = life(&app, &eva, Some(GameId::Bastards)).await;
    assert_eq!(chosen.life.all.unwrap().games, 1);
    assert_eq!((&chosen.by_game, chosen.kinds.len()), (&told.by_game, 1));
    assert_eq!((chosen.ratings.len(), chosen.deals), (1, told.deals));
    let nobody = life(&app, "nobody", None).await;
    assert_eq!((nobody.life.all, nobody.kinds.len(), nobody.life.h_index), (None, 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn accuracy_is_what_the_reviews_say_without_advice() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let mut tables = vec![played_by(&app, "1", Some(&eva)).await];
    // A game with hints, which stay out of it.
    let mut rng = rng_from_seed(3);
    let mut new = plan("kraje", "p", Some("2"));
    new.seats[0].profile = Some(eva.clone());
    let mut state = table(&app, Request::NewTable(new)).await.unwrap();
    let mut n = 0;
    while let Some(request) = next_request(&state, &mut rng) {
        if let (Some(seat), true) = (state.shown.actor, n % 3 == 0) {
            let (table, at) = (state.table.clone(), state.shown.at);
            app.handle(Request::Hint(HintOf { table, seat, at })).await.unwrap();
        }
        n += 1;
        state = table(&app, request).await.unwrap();
    }
    tables.push(state);
    assert_eq!(life(&app, &eva, None).await.life.all.unwrap().accuracy, None);
    let mut accuracies = Vec::new();
    for (n, state) in tables.iter().enumerate() {
        let seat = reviewed(&app, state).await.review.unwrap().seats.remove(0);
        assert_eq!(seat.advised > 0, n == 1);
        accuracies.push(f64::from(seat.accuracy));
        let told = life(&app, &eva, None).await;
        let mean = accuracies.iter().sum::<f64>() / accuracies.len() as f64;
        for stretch in [told.life.all.unwrap(), told.life.months[0], told.life.years[0]] {
            let accuracy = stretch.accuracy.unwrap();
            assert_eq!((accuracy.games, accuracy.mean), (n as u32 + 1, mean));
        }
        assert_eq!((told.lucks[0].game, told.lucks[0].games), (GameId::Kraje, n as u32 + 1));
        for with in [CountedWith::Accuracy, CountedWith::Luck] {
            let with = Some(with);
            assert_eq!(opened(&app, CountedOf { with, ..own(&eva) }).await.len(), n + 1);
        }
    }
    app.handle(Request::Rebuild).await.unwrap();
    let again = life(&app, &eva, None).await.life.all.unwrap().accuracy.unwrap();
    assert_eq!(again.games, 2, "made again from the steps, it is the same");
}

#[tokio::test]
async fn results_are_held_against_par() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let mut over = Vec::new();
    for (seed, known) in [("1", true), ("2", true), ("3", false)] {
        let mut solo = plan("kraje", "p", Some(seed));
        solo.seats[0].profile = Some(eva.clone());
        let state = play(&app, solo).await;
        let score = result(&app, of(&state)).await.unwrap().seats[0].result.score;
        let new = saved(&folder.file(), &state.table).new;
        let deal = KeptTable {
            setup: new.setup,
            rules: new.rules,
            seed: new.seed,
            sitters: vec![Sitter::Person],
            script: new.script,
            practice: true,
            steps: Vec::new(),
            at: 0,
        };
        // Of the third the expert has not played all games yet.
        let results = if known { [40; 8].as_slice() } else { &[40; 7] };
        let body = format!(r#"{{"version":6,"results":{results:?}}}"#);
        let key = review::mark(GameId::Kraje, &deal, &[]);
        Connection::open(folder.file())
            .unwrap()
            .execute("INSERT INTO reckoned VALUES ('par', ?1, ?2, 1)", [key, body])
            .unwrap();
        let told = result(&app, of(&state)).await.unwrap();
        assert_eq!(told.par.map(|it| it.over), known.then_some(score - 40));
        over.extend(known.then_some(f64::from(score - 40)));
    }
    let told = life(&app, &eva, None).await.pars;
    let [of] = told[..] else { panic!("{told:?}") };
    assert_eq!((of.game, of.over.games), (GameId::Kraje, 2));
    assert!((of.over.mean - f64::midpoint(over[0], over[1])).abs() < 1e-12);
    let error = (over[0] - over[1]).abs() / 2.0;
    assert!((of.over.error.unwrap() - error).abs() < 1e-9, "{of:?} {over:?}");
    let with = Some(CountedWith::Par);
    assert_eq!(opened(&app, CountedOf { with, ..own(&eva) }).await.len(), 2);
}
