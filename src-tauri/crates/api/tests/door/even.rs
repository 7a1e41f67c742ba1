//! Head starts proposed before a game, by ratings and by what points are worth.

use api::App;
use api::wire::{AddPerson, ApiError, Even, EvenOf, EvenSeat, Reply, Request, SeatPlan};
use table::{GameId, Level, Sitter};

use crate::desk::{Folder, plan};
use crate::result::play;

/// Whoever sits down: somebody by profile, nobody for a guest.
fn person(profile: Option<&str>, handicap: u16) -> SeatPlan {
    SeatPlan {
        name: "Somebody".into(),
        mark: "sun".into(),
        sitter: Sitter::Person,
        profile: profile.map(str::to_owned),
        help: None,
        handicap: (handicap > 0).then_some(handicap),
    }
}

async fn told(app: &App, game: GameId, seats: Vec<SeatPlan>) -> Result<Even, ApiError> {
    let Reply::Even(even) = app.handle(Request::Even(EvenOf { game, seats })).await? else {
        panic!("no proposal")
    };
    Ok(even)
}

async fn ask(app: &App, game: GameId, seats: Vec<SeatPlan>) -> Result<Vec<EvenSeat>, ApiError> {
    Ok(told(app, game, seats).await?.seats)
}

async fn proposed(app: &App, seats: &[&str]) -> Vec<EvenSeat> {
    let seats = seats.iter().map(|profile| person(Some(profile), 0)).collect();
    ask(app, GameId::Kraje, seats).await.unwrap()
}

/// Two people who played so many games of Podivné kraje, and their ratings as they shall be.
async fn house(folder: &Folder, games: u32, ratings: [(f64, f64); 2]) -> (App, [String; 2]) {
    house_of("kraje", folder, games, ratings).await
}

/// The same in any game.
pub(crate) async fn house_of(
    game: &str,
    folder: &Folder,
    games: u32,
    ratings: [(f64, f64); 2],
) -> (App, [String; 2]) {
    let app = folder.open();
    let mut people = Vec::new();
    for name in ["Eva", "Adam"] {
        let add = AddPerson { name: name.into(), mark: "sun".into() };
        let reply = app.handle(Request::AddPerson(add)).await.unwrap();
        let Reply::People(list) = reply else { panic!("no people: {reply:?}") };
        people.push(list.added.unwrap());
    }
    for seed in 1..=games {
        let mut new = plan(game, "pp", Some(&api::seed::code(seed.into())));
        for (seat, profile) in new.seats.iter_mut().zip(&people) {
            seat.profile = Some(profile.clone());
        }
        play(&app, new).await;
    }
    // All are rated now.
    proposed(&app, &[&people[0], &people[1]]).await;
    drop(app);
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    for (profile, (points, deviation)) in people.iter().zip(ratings) {
        db.execute(
            "UPDATE result SET rating = ?2, rating_before = ?2, deviation = ?3 WHERE profile_id = ?1",
            rusqlite::params![profile, points, deviation],
        )
        .unwrap();
    }
    drop(db);
    let [eva, adam] = <[String; 2]>::try_from(people).unwrap();
    (folder.open(), [eva, adam])
}

#[tokio::test]
async fn who_is_weaker_is_offered_a_head_start_that_makes_it_even() {
    let folder = Folder::new();
    let (app, [eva, adam]) = house(&folder, 1, [(1_250.0, 60.0), (1_050.0, 60.0)]).await;
    let seats = proposed(&app, &[&eva, &adam]).await;
    let [strong, weak] = seats[..] else { panic!("two sit down: {seats:?}") };
    assert_eq!((strong.now, weak.now), (76, 24), "200 points are 76 : 24");
    assert_eq!(strong.points, 0);
    let spread = review::Settings::of("kraje").unwrap().odds.early;
    let fair = spread * 200.0 * std::f64::consts::LN_10 / 400.0;
    assert!((f64::from(weak.points) - fair).abs() <= 0.5, "{weak:?} {fair}");
    assert!(weak.after.abs_diff(50) <= 2 && strong.after + weak.after == 100, "{seats:?}");
    // The other way round it is the same the other way round.
    assert_eq!(proposed(&app, &[&adam, &eva]).await, [weak, strong]);
    // What is set already counts.
    let set = vec![person(Some(&eva), 0), person(Some(&adam), weak.points)];
    let then = ask(&app, GameId::Kraje, set).await.unwrap();
    assert_eq!((then[1].now, then[1].points, then[1].after), (weak.after, weak.points, weak.after));
}

#[tokio::test]
async fn nothing_is_proposed_for_who_is_not_known_or_not_told_apart() {
    let folder = Folder::new();
    let (app, [eva, adam]) = house(&folder, 1, [(1_250.0, 60.0), (1_050.0, 60.0)]).await;
    let of = |seats: Vec<SeatPlan>| ask(&app, GameId::Kraje, seats);
    let known = || person(Some(&eva), 0);
    assert_eq!(of(vec![known(), person(None, 0)]).await.unwrap(), [], "a guest");
    assert_eq!(of(vec![known(), person(Some("who"), 0)]).await.unwrap(), [], "never rated");
    assert_eq!(of(vec![known(), known()]).await.unwrap(), [], "one twice");
    assert_eq!(of(vec![known()]).await.unwrap(), [], "alone nobody is ahead of anybody");
    let other = vec![known(), person(Some(&adam), 0)];
    assert_eq!(ask(&app, GameId::Hunters, other).await.unwrap(), [], "never played that");
    let bad = of(Vec::new()).await.unwrap_err();
    assert_eq!(bad, ApiError::BadRequest { r#where: "seats".into() });
    let bot = SeatPlan { sitter: Sitter::Bot { level: Level::Newcomer }, ..person(None, 0) };
    let seats = of(vec![known(), bot]).await.unwrap();
    assert!(seats[1].points > 0, "how strong a bot is was measured: {seats:?}");

    for (ratings, why) in [
        ([(1_100.0, 60.0), (1_100.0, 60.0)], "equals"),
        ([(1_100.0, 60.0), (1_040.0, 60.0)], "nearly equals"),
        ([(1_500.0, 200.0), (1_000.0, 60.0)], "hardly known"),
    ] {
        let folder = Folder::new();
        let (app, [eva, adam]) = house(&folder, 1, ratings).await;
        assert_eq!(proposed(&app, &[&eva, &adam]).await, [], "{why}");
    }
}

/// The chances against levels are those of two ratings, whoever else sits there.
#[tokio::test]
async fn who_is_known_is_told_how_they_fare_against_each_level() {
    let folder = Folder::new();
    let (app, [eva, adam]) = house(&folder, 1, [(1_100.0, 60.0), (1_000.0, 200.0)]).await;
    let bot = SeatPlan { sitter: Sitter::Bot { level: Level::Rival }, ..person(None, 0) };
    let chances = |seats| async { told(&app, GameId::Kraje, seats).await.unwrap().chances };
    let of_eva = chances(vec![bot.clone(), person(Some(&eva), 0)]).await;
    let levels: Vec<Level> = of_eva.iter().map(|it| it.level).collect();
    assert_eq!(levels, Level::LADDER);
    assert!(of_eva.iter().all(|it| it.seat.index() == 1));
    assert!(of_eva.is_sorted_by(|weak, strong| weak.ahead > strong.ahead), "{of_eva:?}");
    let rival = bots::strength(GameId::Kraje, Level::Rival, 2).unwrap();
    let ahead = 1.0 / (1.0 + 10_f64.powf((rival.points - 1_100.0) / 400.0));
    assert!((of_eva[3].ahead - ahead).abs() < 0.001, "{of_eva:?} {ahead}");
    assert_eq!(chances(vec![bot.clone(), person(Some(&adam), 0)]).await, [], "hardly known");
    assert_eq!(chances(vec![bot, person(None, 0)]).await, [], "a guest");
    let both = chances(vec![person(Some(&adam), 0), person(Some(&eva), 9)]).await;
    assert_eq!(both, of_eva, "of those who are known");
}

#[tokio::test]
async fn with_games_enough_points_are_worth_what_they_were_in_them() {
    let folder = Folder::new();
    let (app, [eva, adam]) = house(&folder, 40, [(1_200.0, 60.0), (1_000.0, 60.0)]).await;
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    let mut query = db.prepare("SELECT margin FROM result WHERE idx = 0").unwrap();
    let margins = query.query_map([], |row| row.get::<_, f64>(0)).unwrap();
    let margins: Vec<f64> = margins.map(Result::unwrap).collect();
    let gap = 200.0 * std::f64::consts::LN_10 / 400.0;
    let one = std::f64::consts::PI.powi(2) / 3.0 + gap * gap;
    let mean = margins.iter().map(|it| it * it).sum::<f64>() / margins.len() as f64;
    let seats = proposed(&app, &[&eva, &adam]).await;
    assert_eq!(seats[1].points, ((mean / one).sqrt() * gap).round() as u16);
    assert!(seats[1].after.abs_diff(50) <= 3, "{seats:?}");
}
