//! The pages of statistics and records.

use api::App;
use api::wire::{
    AddPerson, Against, Feat, GameRow, GamesFilter, Household, PlaysOf, PlaysPart, Portrait,
    Records, RecordsOf, Reply, Request, Statistics, StatisticsOf,
};

use crate::desk::{Folder, of, plan};
use crate::result::{play, result};

/// A house with two people who played some games of Podivné kraje, one of them practice.
async fn house(folder: &Folder) -> (App, String, String) {
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let adam = person(&app, "Adam").await;
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let mut new = plan("kraje", "pp", Some(seed));
        new.seats[0].profile = Some(eva.clone());
        new.seats[1].profile = Some(adam.clone());
        new.practice = Some(seed == "6");
        play(&app, new).await;
    }
    let mut solo = plan("kraje", "p", Some("7"));
    solo.seats[0].profile = Some(eva.clone());
    play(&app, solo).await;
    (app, eva, adam)
}

async fn person(app: &App, name: &str) -> String {
    let add = AddPerson { name: name.into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(add)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    people.added.unwrap()
}

fn of_person(person: &str) -> StatisticsOf {
    StatisticsOf { person: person.into(), kind: None, days: None, against: None }
}

async fn statistics(app: &App, of: StatisticsOf) -> Statistics {
    let reply = app.handle(Request::Statistics(of)).await.unwrap();
    let Reply::Statistics(statistics) = reply else { panic!("no statistics: {reply:?}") };
    statistics
}

async fn portrait(app: &App, of: StatisticsOf) -> Portrait {
    statistics(app, of).await.portrait.unwrap()
}

async fn plays(app: &App, of: StatisticsOf, part: PlaysPart) -> Vec<GameRow> {
    let mut rows = Vec::new();
    let mut after = None;
    loop {
        let part = Some(PlaysOf { of: of.clone(), part: part.clone() });
        let filter = GamesFilter { part, after, most: Some(2), ..GamesFilter::default() };
        let reply = app.handle(Request::Games(filter)).await.unwrap();
        let Reply::Games(games) = reply else { panic!("no games: {reply:?}") };
        rows.extend(games.games);
        after = games.next;
        if after.is_none() {
            return rows;
        }
    }
}

async fn records(app: &App) -> Records {
    let reply = app.handle(Request::Records(RecordsOf::default())).await.unwrap();
    let Reply::Records(records) = reply else { panic!("no records: {reply:?}") };
    records
}

#[tokio::test]
async fn a_person_has_statistics_by_kind_of_game() {
    let folder = Folder::new();
    let (app, eva, adam) = house(&folder).await;
    let told = statistics(&app, of_person(&eva)).await;
    let kinds: Vec<_> = told.kinds.iter().map(|it| (it.kind.seats, it.games)).collect();
    assert_eq!(kinds, [(2, 5), (1, 1)], "without practice, most played first");
    let own = told.portrait.unwrap();
    let other = portrait(&app, of_person(&adam)).await;
    assert_eq!((own.games, own.wins.of, own.wins.mark), (5, 5, Some(0.5)));
    assert!((own.wins.times + other.wins.times - 5.0).abs() < 1e-9, "one win a game");
    assert_eq!(own.places.iter().sum::<u32>(), 5);
    let by_source: f64 = own.by_source.iter().map(|it| it.mean).sum();
    assert!((by_source - own.scores.mean).abs() < 1e-9);
    let ([met], [back]) = (&own.heads.meetings[..], &other.heads.meetings[..]) else { panic!() };
    assert_eq!((&met.profile, told.met[0].name.as_str()), (&adam, "Adam"));
    assert!((met.mean_margin + back.mean_margin).abs() < 1e-9);
    let solo = StatisticsOf { kind: Some(told.kinds[1].kind.clone()), ..of_person(&eva) };
    let solo = statistics(&app, solo).await;
    assert_eq!(solo.portrait.unwrap().by_rank.iter().sum::<u32>(), 1);
    assert_eq!(solo.ranks.len(), 6);
}

#[tokio::test]
async fn every_number_opens_its_games() {
    let folder = Folder::new();
    let (app, eva, adam) = house(&folder).await;
    let own = portrait(&app, of_person(&eva)).await;
    assert_eq!(plays(&app, of_person(&eva), PlaysPart::All).await.len(), 5);
    for bin in &own.scores.bins {
        let part = PlaysPart::Scores { from: bin.from, to: bin.to };
        assert_eq!(plays(&app, of_person(&eva), part).await.len(), bin.count as usize);
    }
    for (place, times) in (1..).zip(&own.places) {
        let games = plays(&app, of_person(&eva), PlaysPart::Place { place }).await;
        assert_eq!(games.len(), *times as usize);
    }
    let met = Against::Player { profile: adam };
    let met = StatisticsOf { against: Some(met), ..of_person(&eva) };
    assert_eq!(plays(&app, met, PlaysPart::All).await.len(), 5);
    let bots = StatisticsOf { against: Some(Against::Bots), ..of_person(&eva) };
    assert_eq!(plays(&app, bots.clone(), PlaysPart::All).await, []);
    let found = statistics(&app, bots).await;
    assert_eq!(found.portrait, None);
    assert_eq!(found.met, statistics(&app, of_person(&eva)).await.met, "whoever is asked about");
    assert_eq!(found.met.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Adam"]);
    let lately = StatisticsOf { days: Some(1), ..of_person(&eva) };
    let games = plays(&app, lately, PlaysPart::All).await;
    assert!(games.is_sorted_by(|a, b| a.changed_at >= b.changed_at), "newest first");
}

#[tokio::test]
async fn ratings_part_who_wins_from_who_loses() {
    let folder = Folder::new();
    let (app, eva, adam) = house(&folder).await;
    let wins = portrait(&app, of_person(&eva)).await.wins.times;
    let own = statistics(&app, of_person(&eva)).await.rating.unwrap();
    let other = statistics(&app, of_person(&adam)).await.rating.unwrap();
    assert_eq!((own.games, own.line.len()), (5, 5), "neither practice nor a game for one");
    assert!(own.is_provisional && own.deviation < 245.0);
    assert!((own.points - 1000.0 + other.points - 1000.0).abs() < 1.0, "what one wins, one loses");
    assert_eq!(own.points > other.points, wins > 2.5);
}

#[tokio::test]
async fn records_are_those_of_the_games_and_verified() {
    let folder = Folder::new();
    let (app, eva, _) = house(&folder).await;
    let found = records(&app).await;
    let two = found.kinds.iter().find(|it| it.kind.seats == 2).unwrap();
    assert_eq!(two.games, 5);
    let best = two.records.iter().find(|it| it.feat == Feat::Score).unwrap();
    assert!(two.records.iter().all(|it| it.is_verified && it.holder.profile.is_some()));
    let own = portrait(&app, of_person(&eva)).await.scores.best;
    assert!(best.value >= f64::from(own));
    let one = found.kinds.iter().find(|it| it.kind.seats == 1).unwrap();
    assert_eq!(one.ranks.iter().map(|it| it.times).sum::<u32>(), 1);
    assert!(one.ranks.iter().all(|it| it.table.is_some() == (it.times > 0)));
}

#[tokio::test]
async fn a_game_tells_which_records_it_broke() {
    let folder = Folder::new();
    let app = folder.open();
    let mut best = None;
    for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        let state = play(&app, plan("kraje", "p", Some(seed))).await;
        let told = result(&app, of(&state)).await.unwrap();
        let score = told.seats[0].result.score;
        let broken = told.records.iter().find(|it| it.feat == Feat::Score);
        assert_eq!(broken.is_some(), best.is_some_and(|best| score > best), "{score} {best:?}");
        if let Some(record) = broken {
            assert_eq!(record.before, best.map(f64::from));
            assert_eq!(record.beaten.as_ref().unwrap().name, "Seat 0", "who held it before");
            assert_eq!(record.holder.name, "Seat 0", "a guest by the name of the seat");
        }
        best = best.max(Some(score));
    }
}

#[tokio::test]
async fn a_game_tells_what_it_brought_its_people() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let (mut best, mut streak, mut points) = (None, 0, 1000.0);
    for (n, seed) in (1..).zip(["1", "2", "3", "4", "5"]) {
        let mut new = plan("kraje", "pp", Some(seed));
        new.seats[0].profile = Some(eva.clone());
        let state = play(&app, new).await;
        let told = result(&app, of(&state)).await.unwrap();
        assert_eq!(told.seats[1].honours, None, "a guest has no past");
        let own = &told.seats[0];
        let honours = own.honours.unwrap();
        streak = if own.result.place == 1 { streak + 1 } else { 0 };
        assert_eq!((honours.games, honours.best, honours.streak), (n, best, streak));
        let rating = honours.rating.unwrap();
        assert!((rating.before - points).abs() < 1e-9, "it begins where the last one ended");
        let has_won = own.result.place == 1 && told.seats[1].result.place > 1;
        assert_eq!(rating.after > rating.before, has_won, "game {n}");
        (best, points) = (best.max(Some(own.result.score)), rating.after);
    }
    let mut solo = plan("kraje", "p", Some("6"));
    solo.seats[0].profile = Some(eva.clone());
    let told = result(&app, of(&play(&app, solo).await)).await.unwrap();
    let honours = told.seats[0].honours.unwrap();
    assert_eq!((honours.games, honours.best, honours.streak), (1, None, 0), "another kind");
    assert_eq!(honours.rating, None, "alone nobody is rated");
    let mut practice = plan("kraje", "pp", Some("7"));
    practice.seats[0].profile = Some(eva);
    practice.practice = Some(true);
    let told = result(&app, of(&play(&app, practice).await)).await.unwrap();
    assert_eq!(told.seats[0].honours, None, "practice brings nothing");
}

#[tokio::test]
async fn the_household_counts_everything_that_counts() {
    let folder = Folder::new();
    let (app, _, _) = house(&folder).await;
    let house = || async {
        let reply = app.handle(Request::Household).await.unwrap();
        let Reply::Household(house) = reply else { panic!("no household: {reply:?}") };
        house
    };
    let told: Household = house().await;
    assert_eq!((told.games, told.days, told.current.unwrap().days), (6, 1, 1));
    let people: Vec<_> = told.people.iter().map(|it| (it.player.name.as_str(), it.games)).collect();
    assert_eq!(people, [("Eva", 6), ("Adam", 5)]);
    assert_eq!((told.calendar.len(), told.calendar[0].day), (1, told.today));
    assert!(told.closest.is_some() && told.this_day.is_empty());
    app.handle(Request::Rebuild).await.unwrap();
    assert_eq!(house().await, told, "made again from the steps, it is the same");
}
